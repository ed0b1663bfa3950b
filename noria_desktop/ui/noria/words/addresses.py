"""The section of the rules that is about each thing one can point at: a press in vain leads there.

Anchors are those of ``resources/help/noria_*.md``, the same in every language.
"""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.ui.board.handles import Handle

ABOUT: Final = {
    "space": "actions",
    "centre": "actions",
    "ring_rim": "influence",
    "waiting": "administration",
    "market": "market",
    "island": "travel",
    "berth": "islands",
    "niche": "islands",
    "ambassador": "travel",
    "track": "investment",
    "car": "investment",
    "chamber": "politics",
    "upper_row": "politics",
    "lower_row": "chambers",
    "resource": "actions",
    "crate": "produce",
    "warehouses": "produce",
    "knowledge": "black-market",
    "factories": "travel",
    "bot_space": "bot-turn",
    "letter_row": "bot-turn",
    "why": "bot-turn",
    "phases": "turn",
    "score": "scoring",
}
"""By the kind of thing."""


def rule_about(thing: Handle, _view: Any) -> str:
    """The section about a thing; empty: the rule of what is decided now."""
    return ABOUT.get(thing.kind, "")
