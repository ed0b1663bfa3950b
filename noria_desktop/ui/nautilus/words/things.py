"""What each thing on the table is and what it is worth now: names for screen readers, hover cards.

``state`` is an observation, so nothing here can tell what the player may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Domain, Special
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.nautilus.words.names import listed, say, special_name
from noria_desktop.ui.nautilus.words.specials import card_rule
from noria_desktop.ui.nautilus.words.things_cards import (
    Sheet,
    anchored_space_sheet,
    card_sheet,
    fates_sheet,
    own_hand_sheet,
    own_special_sheet,
    pile_sheet,
    rival_hand_sheet,
    rival_special_sheet,
    space_sheet,
    special_sheet,
)
from noria_desktop.ui.nautilus.words.things_table import (
    column_of_card,
    column_sheet,
    gauge_sheet,
    outcome_sheet,
    plate_sheet,
    race_sheet,
    round_end_sheet,
    tracker_sheet,
)

WHOLE = frozenset({"plate", "token", "race", "fates", "round_end", "outcome", "space"})
"""Things of which every line is a fact that matters; of others the first two are."""


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then what is on it."""
    title, lines = inspect(handle, state)
    if handle.kind == "space" and state.table.spaces[int(handle.key)] is not None:
        lines = tuple(line for line in lines if line != card_rule(state.table.spaces[int(handle.key)] or 0))
    told = lines if handle.kind in WHOLE else lines[:2]
    return listed((title, *(line.rstrip(".。") for line in told))) if told else title


SHEETS: Final[dict[str, Callable[[str, State], Sheet]]] = {
    "space": lambda key, state: space_sheet(int(key), state),
    "anchored_space": lambda key, state: anchored_space_sheet(int(key), state),
    "card": lambda key, state: card_sheet(int(key), state),
    "rival_card": lambda key, state: rival_hand_sheet(state),
    "special": lambda key, state: special_sheet(Special(key), state),
    "own_special": lambda key, state: own_special_sheet(state),
    "rival_special": lambda key, state: rival_special_sheet(state),
    "hidden_special": lambda key, state: rival_special_sheet(state),
    "column": lambda key, state: column_sheet(int(key), state),
    "lean": lambda key, state: column_sheet(int(key), state),
    "seal": lambda key, state: column_sheet(int(key), state),
    "domain_card": lambda key, state: column_sheet(column_of_card(int(key), state), state),
    "own_hand": lambda key, state: own_hand_sheet(state),
    "rival_hand": lambda key, state: rival_hand_sheet(state),
    "pile": lambda key, state: pile_sheet(state),
    "gauge": lambda key, state: gauge_sheet(state),
    "plate": lambda key, state: plate_sheet(state, own=key != "rival"),
    "token": lambda key, state: plate_sheet(state, own=key != "rival"),
    "race": lambda key, state: race_sheet(Domain(key), state),
    "tracker": lambda key, state: tracker_sheet(state),
    "round_end": lambda key, state: round_end_sheet(state),
    "outcome": lambda key, state: outcome_sheet(int(key), state),
    "fates": lambda key, state: fates_sheet(state),
    "anchor": lambda key, state: (
        special_name(Special.ANCHOR),
        (say("No arrow moves this card for the rest of the round."),),
    ),
}
"""The hover card of each kind of thing, from its key."""


def inspect(handle: Handle, state: State) -> Sheet:
    """Title and lines of the hover card: the rule of the thing and its value now."""
    sheet = SHEETS.get(handle.kind)
    return (say("Part of the boat"), ()) if sheet is None else sheet(handle.key, state)
