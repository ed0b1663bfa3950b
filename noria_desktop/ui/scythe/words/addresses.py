"""The section of the rules that is about each thing one can point at: a press in vain leads there.

Anchors are those of ``resources/help/scythe_*.md``, the same in every language.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.pending import (
    ChoosingCombat,
    ChoosingSection,
    Gaining,
    Paying,
    PlacingGoods,
    Producing,
    Retreating,
    RetreatingWorkers,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.handles import Handle

ABOUT: Final = {
    "place": "moving",
    "own": "moving",
    "rival": "combat",
    "token": "turn",
    "section": "turn",
    "top": "top-row",
    "side": "factory",
    "bottom": "bottom-row",
    "cube": "bottom-row",
    "berth": "bottom-row",
    "site": "bottom-row",
    "recruit": "bottom-row",
    "one_time": "bottom-row",
    "workers_left": "produce",
    "structure_tile": "score",
    "ability": "factions",
    "card": "combat",
    "objective": "objectives",
    "aboard": "moving",
    "less": "moving",
    "more": "moving",
    "fewer_power": "combat",
    "more_power": "combat",
    "dial": "combat",
    "dial_face": "combat",
    "arena": "combat",
    "opposite": "combat",
    "option": "encounters",
    "factory_card": "factory",
    "star": "end",
    "track": "mats",
    "plate": "mats",
    "score": "score",
    "influence": "control",
    "automa_card": "automa-turn",
    "last_orders": "automa-turn",
    "tracker": "automa-tracker",
}
"""By the kind of thing; places for what is collected follow what is decided."""


LATER: Final = frozenset({"own", "place", "token"})
"""Of these nothing is asked before the section of the turn is chosen."""


AT_PLACES: Final = (Producing, PlacingGoods, Paying, Gaining, ChoosingCombat, Retreating, RetreatingWorkers)
"""Decisions about territories to which no unit moves."""


def rule_about(thing: Handle, view: State) -> str:
    """The section about a thing; empty: the rule of what is decided now."""
    if thing.kind in LATER and isinstance(view.pending[-1], ChoosingSection):
        return ""
    if thing.kind == "place" and isinstance(view.pending[-1], AT_PLACES):
        return ""
    return ABOUT.get(thing.kind, "")
