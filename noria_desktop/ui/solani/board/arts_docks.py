"""Every picture beside the sky as a value: scores and rounds, market, cards, the other seats, and what is asked.

As in ``arts`` every picture is centred on its sprite's place, and sizes are board units.
"""

from __future__ import annotations

import enum
from typing import ClassVar

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.state import Branches, Circles
from noria_desktop.games.solani.terms import Board, Bonus, CircleSpace, Line, Mask, Player, Row, Sector, Tile
from noria_desktop.ui.solani.board.arts import Light


@frozen
class BonusArt:
    """Bonus tile at the corner of its sector: mark, name, points, standing of each seat. Layer BOARD.

    ``width`` x ``height``.
    """

    bonus: Bonus
    sector: Sector
    points: int
    standing: tuple[Standing, ...]
    width: float
    height: float


@frozen
class Standing:
    """How a seat stands at a bonus tile."""

    seat: Seat
    value: int
    paid: bool
    """It would be paid now."""
    after: int | None = None
    """With the drop that is being considered."""


@frozen
class TrayArt:
    """Brass tray with the two holding spaces; ``width`` x ``height``. Layer BOARD.

    See ``measures.holding``; the tiles are pictures of their own.
    """

    width: float
    height: float


@frozen
class TrackArt:
    """Planet track: two brass rails, twelve stations and three anchors; ``width`` x ``height``. Layer BOARD.

    Stations lie at ``measures.station``; planets are pictures of their own.
    """

    width: float
    height: float
    radius: float
    """Of a planet on it."""
    lit: tuple[int, ...] = ()
    """Stars of the anchors that the cluster in hand can use."""


@frozen
class ThreadArt:
    """Trade thread from an anchor to a planet in reach; from the picture's centre to ``dx``, ``dy``. Layer MARK."""

    dx: float
    dy: float
    aimed: bool = False


@frozen
class RoundsArt:
    """Arc of the twelve rounds: waned moons behind, numbers ahead; ``width`` x ``height``. Layer BOARD."""

    width: float
    height: float
    round: int
    radius: float


@frozen
class SunArt:
    """The Sun on the present round; square of 4 ``radius``. Layer PIECE."""

    round: int | None
    """None: no number, as beside who holds it."""
    radius: float


@frozen
class MarketRowArt:
    """Line over a row of the market: its name and how many are in the bag; ``width`` x 18. Layer PANEL."""

    branches: bool
    bag: int
    width: float


@frozen
class QuartzArt:
    """A quartz, ``size`` high; one that was spent leaves its outline. Layer PIECE."""

    size: float
    spent: bool = False
    held: bool = False


@frozen
class TraceArt:
    """Where a tile of the others' last turn was (dots) or lies now (a ring); square of two radii and 8. Layer FLAG."""

    seat: Seat
    radius: float
    now: bool


@frozen
class BeadArt:
    """Number of a part of the others' last turn, in the colour of the seat: 20 x 20. Layer CALLOUT."""

    RADIUS: ClassVar[float] = 8.0

    seat: Seat
    number: int


@frozen
class SlotArt:
    """Frame of a market slot; a taken tile leaves a print and the badge of its taker; ``size`` square. Layer PANEL."""

    size: float
    cluster: Tile | None = None
    """Print of a cluster that was taken."""
    mask: Mask = 0
    """Print of a branch tile that was taken."""
    taker: Seat | None = None


@frozen
class DeckArt:
    """Line over a row of open features: number, cards left in its deck; ``width`` x ``height``. Layer PANEL."""

    row: Row
    count: int
    width: float
    height: float
    open: bool = False
    """The viewer may draw from it."""
    held: bool = False
    """In hand: on a ground of its own."""


@frozen
class CardArt:
    """An open feature card, or one that is owned; ``width`` x ``height``. Layer BOARD.

    Wide: tile, name, clause. As high as wide: the tile alone.
    """

    feature: Tile
    width: float
    height: float
    points: int | None = None
    """What it brings its owner now."""
    after: int | None = None
    """With the drop that is being considered."""
    placed: bool = True
    """False: owned, but its tile lies nowhere."""
    held: bool = False
    """In hand: on a ground of its own."""


@frozen
class LegendArt:
    """Key to the counters; ``width`` x ``height``. Layer BOARD."""

    width: float
    height: float


@frozen
class ScoreArt:
    """Score sheet: seats in columns, lines in rows, the total below; ``width`` x ``height``. Layer BOARD.

    The first column is the wide one, whose sky lies in the centre.
    """

    lines: tuple[Line, ...]
    columns: tuple[Column, ...]
    sun: Seat | None
    width: float
    height: float


@frozen
class Column:
    """A seat's points."""

    seat: Seat
    values: tuple[int | None, ...]
    """By line; None where a line means nothing to the seat."""
    total: int
    after: tuple[int | None, ...] = ()
    """With the drop that is being considered; () when none is."""
    total_after: int | None = None
    own: bool = False
    """Titled "You"."""
    winner: bool = False


@frozen
class SkyArt:
    """A whole sky as one small picture, ``size`` square. Layer BOARD."""

    seat: Seat
    board: Board
    circles: Circles
    branches: Branches
    dark: tuple[CircleSpace, ...]
    surrounded: tuple[bool, ...]
    lights: tuple[Light | None, ...]
    """What the nodes do at each circle; None where there is nothing to say."""
    size: float
    turn: bool = False
    """It is this seat's turn."""


class Doing(enum.Enum):
    """What a seat does just now."""

    WAITING = "waiting"
    PICKING = "picking"
    PLACING = "placing"
    FEATURE = "feature"
    """Choosing or placing a feature."""


@frozen
class SeatArt:
    """About another seat: badge, name, what is held, total; ``width`` x ``height``. Layer PANEL.

    Two lines below its sky; a column beside it, where it is higher than 84.
    """

    seat: Seat
    board: Board
    player: Player
    total: int
    circle: Tile | None
    """Held."""
    branch: Mask
    """Held, in its base rotation; 0: none."""
    doing: Doing
    width: float
    sun: bool = False
    height: float = 42.0


@frozen
class CollectionArt:
    """What Coyote has gathered: clusters, planets, features; ``width`` x ``height``. Layer BOARD."""

    clusters: tuple[Tile, ...]
    planets: tuple[Tile, ...]
    features: tuple[Tile, ...]
    width: float
    height: float


@frozen
class PlanArt:
    """What Coyote's rules would make of the market as it lies; ``width`` x ``height``. Layer BOARD."""

    rule: CoyoteRule | None
    """By which rule it would take its cluster; None: it has one, or there is none."""
    cluster: Tile | None
    planet: Tile | None
    """Taken in exchange."""
    branch: Mask
    """The branch tile it would take; 0: none."""
    leads: bool
    """It holds the Sun and has not begun."""
    branches_first: bool
    feature: Row | None
    """It takes a feature of this row at the end of the round."""
    width: float
    height: float


class Question(enum.Enum):
    """What the stage asks; the painter words it."""

    KEEP = "keep"
    """Which of the cards drawn stays."""


@frozen
class StageArt:
    """Night beside the sky, and a question at its top; ``width`` x ``height``. Layer FLAG."""

    question: Question
    width: float
    height: float


@frozen
class BigCardArt:
    """A feature card with both clauses in full; ``width`` x ``height``. Layer LABEL."""

    feature: Tile
    width: float
    height: float
    held: bool = False
