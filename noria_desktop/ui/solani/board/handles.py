"""Names of everything on the table of the night sky; the same thing keeps its name for the whole game.

The first part names places one can point at: sources and targets of gestures, and what can be inspected.
Circles, gaps and holding spaces are those of the sky in the centre: the viewer's own, or that of ``seat`` while
it is only looked at. The second part names pictures that are not places themselves; those of a sky bear its
seat, so that two skies never share one.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.terms import (
    Bonus,
    BranchSpace,
    CircleSpace,
    Kind,
    Line,
    Row,
    Tile,
)
from noria_desktop.ui.board.handles import Handle, HandleKind

# Places -----------------------------------------------------------------------------------------------


def held(kind: Kind, seat: Seat | None = None) -> Handle:
    """A holding space under the sky in the centre, with its tile; a feature just won lies among the circles."""
    return Handle("held", _of(seat, kind.value))


def circle(space: CircleSpace, seat: Seat | None = None) -> Handle:
    """A circular space of the sky in the centre with what lies on it, 0 to 35 as in the rules."""
    return Handle("circle", _of(seat, space))


def gap(space: BranchSpace, seat: Seat | None = None) -> Handle:
    """A branch space of the sky in the centre with the tile that lies on it, 0 to 24."""
    return Handle("gap", _of(seat, space))


cluster: Final = HandleKind[int]("cluster")
"""A Star Cluster of the market, by its slot from the left."""

branch: Final = HandleKind[int]("branch")
"""A branch tile of the market, by its slot from the left."""

market_row: Final = HandleKind[Kind]("market_row")
"""The market of one type as a whole: what a quartz is spent on."""

quartz: Final = HandleKind[()]("quartz")
"""The quartz that the single player has left."""

station: Final = HandleKind[int]("station")
"""A space of the planet track with its planet, 0 to 11 from the west."""

anchor: Final = HandleKind[int]("anchor")
"""The sign on the planet track from which a cluster of 2, 3 or 4 stars reaches planets."""

feature: Final = HandleKind[Tile]("feature")
"""A feature card whose face is seen: in a row, on the stage or beside its owner's sky."""

deck: Final = HandleKind[Row]("deck")
"""A deck of feature cards."""


def own_cards(seat: Seat | None = None) -> Handle:
    """The place of the feature cards won by whose sky is in the centre."""
    return Handle("own_cards", _of(seat, "") if seat is not None else "")


bonus: Final = HandleKind[Bonus]("bonus")
"""A bonus tile at the corner of its sector."""


def score(line: Line | None) -> Handle:
    """A row of the score sheet; None is the total."""
    return Handle("score", line.value if line is not None else "total")


sky: Final = HandleKind[Seat]("sky")
"""Somebody else's sky, small; pressing it shows it in the centre."""

home: Final = HandleKind[()]("home")
"""The frame round somebody else's sky in the centre; pressing it goes back to the own one."""

coyote: Final = HandleKind[()]("coyote")
"""What Coyote has collected."""

plan: Final = HandleKind[()]("plan")
"""What Coyote's rules make of this round."""

rounds: Final = HandleKind[()]("rounds")
"""The track of the twelve rounds with the Sun."""

legend: Final = HandleKind[()]("legend")
"""The key to the counters."""


# Pictures ---------------------------------------------------------------------------------------------

tile: Final = HandleKind[Seat, CircleSpace]("tile")
"""What lies or is printed on a circular space of somebody's sky."""

laid: Final = HandleKind[Seat, BranchSpace]("laid")
"""A branch tile on somebody's sky."""

counter: Final = HandleKind[Seat, CircleSpace]("counter")
"""Nodes against stars under a circle."""

orbit: Final = HandleKind[Seat, int]("orbit")
"""The dotted line through planets that make a set, numbered within a sky."""

planet: Final = HandleKind[int]("planet")
"""The picture of a planet on the track."""

sun: Final = HandleKind[()]("sun")
"""The Sun on the track of rounds."""


def scenery(kind: str, key: str = "") -> Handle:
    """Things without information."""
    return Handle(f"scenery_{kind}", key)


def mark(kind: str, key: str = "") -> Handle:
    """Marks, chips and threads."""
    return Handle(f"mark_{kind}", key)


# Reading names ----------------------------------------------------------------------------------------


def feature_of(handle: Handle) -> Tile | None:
    """The feature whose card a handle names; None for other things."""
    return Tile(handle.key) if handle.kind == "feature" else None


def space_of(handle: Handle) -> int:
    """The space of a circle or gap, whoever's sky it is on."""
    return int(handle.key.rpartition(".")[2])


def seat_of(handle: Handle) -> Seat | None:
    """Whose circle, gap, holding space or cards it is; None for those of the viewer's own sky."""
    seat = handle.key.rpartition(".")[0]
    return Seat(int(seat)) if seat else None


def kind_of(handle: Handle) -> Kind | None:
    """The type of the tile that a handle of holding space or market names; None for other things."""
    if handle.kind == "held":
        return Kind(handle.key.rpartition(".")[2])
    return {"cluster": Kind.CIRCLE, "branch": Kind.BRANCH}.get(handle.kind)


def _of(seat: Seat | None, key: object) -> str:
    return str(key) if seat is None else f"{seat}.{key}"
