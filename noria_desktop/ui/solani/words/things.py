"""What each thing on the table is and what it is worth now: names for screen readers, hover cards.

Places of a sky that is only looked at bear its seat; all others speak of the sky in the centre.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Bonus, Kind, Line, Row, Tile
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.solani.board.handles import seat_of
from noria_desktop.ui.solani.board.viewpoint import viewer
from noria_desktop.ui.solani.words import things_sky as of_sky
from noria_desktop.ui.solani.words import things_table as of_table
from noria_desktop.ui.solani.words.names import listed, say

Sheet: TypeAlias = tuple[str, tuple[str, ...]]
"""Title and lines of a hover card."""


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then what is on it."""
    title, lines = inspect(handle, state)
    told = lines if handle.kind in WHOLE else lines[:2]
    return listed((title, *(line.rstrip(".。") for line in told))) if lines else title


WHOLE: Final = frozenset({"bonus", "score", "rounds", "coyote", "plan", "market_row"})
"""Things whose whole card is their name: every seat's value, not only the first."""


SHEETS: Final[dict[str, Callable[[str, Seat, State], Sheet]]] = {
    "circle": lambda key, seat, state: of_sky.circle_sheet(int(key), seat, state),
    "tile": lambda key, seat, state: of_sky.circle_sheet(int(key), seat, state),
    "counter": lambda key, seat, state: of_sky.circle_sheet(int(key), seat, state),
    "gap": lambda key, seat, state: of_sky.gap_sheet(int(key), seat, state),
    "laid": lambda key, seat, state: of_sky.gap_sheet(int(key), seat, state),
    "held": lambda key, seat, state: of_sky.held_sheet(Kind(key), seat, state),
    "own_cards": lambda key, seat, state: of_sky.cards_sheet(seat, state),
    "home": lambda key, seat, state: (say("Back to the sky of whoever plays"), ()),
    "cluster": lambda key, seat, state: of_table.cluster_sheet(int(key), state),
    "branch": lambda key, seat, state: of_table.branch_sheet(int(key), state),
    "quartz": lambda key, seat, state: of_table.quartz_sheet(state),
    "market_row": lambda key, seat, state: of_table.market_row_sheet(Kind(key), state),
    "station": lambda key, seat, state: of_table.station_sheet(int(key), state),
    "planet": lambda key, seat, state: of_table.station_sheet(int(key), state),
    "anchor": lambda key, seat, state: of_table.anchor_sheet(int(key), state),
    "deck": lambda key, seat, state: of_table.deck_sheet(Row(key), state),
    "bonus": lambda key, seat, state: of_table.bonus_sheet(Bonus(key), state),
    "score": lambda key, seat, state: of_table.score_sheet(None if key == "total" else Line(key), state),
    "coyote": lambda key, seat, state: of_table.collection_sheet(state),
    "plan": lambda key, seat, state: of_table.plan_sheet(state),
    "rounds": lambda key, seat, state: of_table.rounds_sheet(state),
    "sun": lambda key, seat, state: of_table.rounds_sheet(state),
    "legend": lambda key, seat, state: of_table.legend_sheet(),
    "sky": lambda key, seat, state: of_sky.sky_sheet(int(key), state),
    "feature": lambda key, seat, state: of_table.feature_sheet(Tile(key), state),
}
"""The hover card of each kind of thing, from its key and the seat whose sky it lies on."""


def inspect(handle: Handle, state: State) -> Sheet:
    """Title and lines of the hover card: the rule of the thing and its value now."""
    owner, key = seat_of(handle), handle.key.rpartition(".")[2]
    sheet = SHEETS.get(handle.kind)
    if sheet is None:
        return say("Part of the night sky"), ()
    return sheet(key, viewer(state) if owner is None else owner, state)
