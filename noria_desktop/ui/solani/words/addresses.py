"""The section of the rules that is about each thing one can point at: a press in vain leads there.

Anchors are those of ``resources/help/solani_*.md``, the same in every language.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.state import State
from noria_desktop.ui.board.handles import Handle

ABOUT: Final = {
    "held": "placement",
    "circle": "placement",
    "gap": "placement",
    "cluster": "draft",
    "branch": "draft",
    "market_row": "quartz",
    "quartz": "quartz",
    "station": "trade",
    "anchor": "trade",
    "feature": "features",
    "deck": "features-draft",
    "own_cards": "dark-sky",
    "bonus": "bonus-tiles",
    "score": "scoring",
    "coyote": "coyote",
    "plan": "coyote",
    "rounds": "round",
    "legend": "tiles",
}
"""By the kind of thing."""


def rule_about(thing: Handle, _view: State) -> str:
    """The section about a thing; empty: the rule of what is decided now."""
    return ABOUT.get(thing.kind, "")
