"""Every decision of Scythe, by the class of its entry on the stack.

Chapters that bring their own ``DECISIONS`` are listed in ``CHAPTERS``; a later one stands above an earlier one.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.games.scythe import (
    automa_turn,
    bottom_row,
    gaining,
    goods,
    payment,
    produce,
    top_row,
    turn,
)
from noria_desktop.games.scythe.actions import Finish
from noria_desktop.games.scythe.decisions import Decision, humans, popped
from noria_desktop.games.scythe.pending import Aftermath, Finished, Moving
from noria_desktop.games.scythe.terms import Phase, Prompt

_STANDING_IN: Final = (
    Decision(
        Moving,
        humans(Phase.MOVE, Prompt.MOVER),
        lambda state, entry: (Finish(),),
        {Finish: lambda table, entry, action: table.pending.__delitem__(-1)},
    ),
    Decision(Aftermath, resolve=popped),
)
"""Chapters that are still to come."""

_FINISHED: Final = Decision(Finished, Turn(None, Phase.GAME_OVER, Prompt.FINISHED), lambda state, entry: ())

CHAPTERS: Final[tuple[tuple[Decision, ...], ...]] = (
    _STANDING_IN,
    turn.DECISIONS,
    top_row.DECISIONS,
    produce.DECISIONS,
    bottom_row.DECISIONS,
    payment.DECISIONS,
    gaining.DECISIONS,
    goods.DECISIONS,
    automa_turn.DECISIONS,
    (_FINISHED,),
)

DECISIONS: Final[dict[type, Decision]] = {
    decision.entry: decision for chapter in CHAPTERS for decision in chapter
}
