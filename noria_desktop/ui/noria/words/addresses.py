"""The section of the rules that is about each thing one can point at: a press in vain leads there.

Anchors are those of ``resources/help/noria_*.md``, the same in every language.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.noria.state import (
    BotTurn,
    ChoosingTrack,
    Finished,
    PlacingDiscs,
    State,
    TurningRings,
)
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
    "black_market": "black-market",
    "factories": "travel",
    "bot_space": "bot-turn",
    "bot_centre": "turn",
    "letter_row": "bot-turn",
    "why": "bot-turn",
    "phases": "turn",
    "score": "scoring",
}
"""By the kind of thing."""


READ: Final = frozenset({"phases", "score", "letter_row", "bot_space", "bot_centre"})
"""Only read, whatever is decided."""


def rule_about(thing: Handle, view: State) -> str:
    """The section about a thing; empty: the rule of what is decided now, which comes before anything that is pressed."""
    now = BotTurn | ChoosingTrack | Finished | PlacingDiscs | TurningRings
    if isinstance(view.pending, now) and thing.kind not in READ:
        return ""
    return ABOUT.get(thing.kind, "")
