"""The section of the rules that is about each thing one can point at: a press in vain leads there.

Anchors are those of ``resources/help/nautilus_*.md``, the same in every language.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.nautilus.state import Placing, State
from noria_desktop.ui.board.handles import Handle

ABOUT: Final = {
    "space": "placement",
    "anchored_space": "anchor",
    "card": "placement",
    "special": "specials",
    "column": "award",
    "own_hand": "placement",
    "rival_hand": "knowledge",
    "own_special": "specials",
    "rival_special": "specials",
    "pile": "deal",
    "gauge": "end",
    "plate": "end",
    "round_end": "award",
    "outcome": "award",
    "race": "domains",
    "tracker": "knowledge",
    "fates": "specials",
}
"""By the kind of thing."""


def rule_about(thing: Handle, view: State) -> str:
    """The section about a thing; empty: the rule of what is decided now, such as the arrow that must be followed."""
    if thing.kind in ("space", "card", "own_hand") and not isinstance(view.table.pending, Placing):
        return ""
    return ABOUT.get(thing.kind, "")
