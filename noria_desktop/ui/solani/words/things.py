"""What each thing on the table is and what it is worth now: names for screen readers, hover cards.

Places of a sky that is only looked at bear its seat; all others speak of the sky in the centre.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Bonus, Kind, Line, Row, Tile
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board.handles import seat_of
from noria_desktop.ui.solani.board.viewpoint import viewer
from noria_desktop.ui.solani.words import things_sky as of_sky
from noria_desktop.ui.solani.words import things_table as of_table
from noria_desktop.ui.solani.words.names import listed

Sheet: TypeAlias = tuple[str, tuple[str, ...]]
"""Title and lines of a hover card."""


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then what is on it."""
    title, lines = inspect(handle, state)
    return listed((title, *(line.rstrip(".。") for line in lines[:2]))) if lines else title


def inspect(handle: Handle, state: State) -> Sheet:
    """Title and lines of the hover card: the rule of the thing and its value now."""
    owner, key = seat_of(handle), handle.key.rpartition(".")[2]
    seat = viewer(state) if owner is None else owner
    match handle.kind:
        case "circle" | "tile" | "counter":
            return of_sky.circle_sheet(int(key), seat, state)
        case "gap" | "laid":
            return of_sky.gap_sheet(int(key), seat, state)
        case "held":
            return of_sky.held_sheet(Kind(key), seat, state)
        case "own_cards":
            return of_sky.cards_sheet(seat, state)
        case "sky":
            return of_sky.sky_sheet(int(handle.key), state)
        case "home":
            return translate("Solani", "Back to the sky of whoever plays"), ()
        case "cluster":
            return of_table.cluster_sheet(int(key), state)
        case "branch":
            return of_table.branch_sheet(int(key), state)
        case "station" | "planet":
            return of_table.station_sheet(int(key), state)
        case "anchor":
            return of_table.anchor_sheet(int(key), state)
        case "feature":
            return of_table.feature_sheet(Tile(handle.key), state)
        case "deck":
            return of_table.deck_sheet(Row(key), state)
        case "bonus":
            return of_table.bonus_sheet(Bonus(key), state)
        case "score":
            return of_table.score_sheet(None if key == "total" else Line(key), state)
        case "coyote":
            return of_table.collection_sheet(state)
        case "plan":
            return of_table.plan_sheet(state)
        case "rounds" | "sun":
            return of_table.rounds_sheet(state)
        case "legend":
            return of_table.legend_sheet()
        case _:
            return translate("Solani", "Part of the night sky"), ()
