"""Every decision of Scythe, by the class of its entry on the stack.

Chapters that bring their own ``DECISIONS`` are listed in ``CHAPTERS``; a later one stands above an earlier one.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.games.scythe import (
    aftermath,
    automa_turn,
    bottom_row,
    combat,
    declining,
    encounters,
    factory,
    gaining,
    goods,
    moving,
    payment,
    produce,
    retreat,
    top_row,
    turn,
)
from noria_desktop.games.scythe.decisions import Decision
from noria_desktop.games.scythe.pending import Finished
from noria_desktop.games.scythe.terms import Phase, Prompt

_FINISHED: Final = Decision(Finished, Turn(None, Phase.GAME_OVER, Prompt.FINISHED), ())

CHAPTERS: Final[tuple[tuple[Decision, ...], ...]] = (
    turn.DECISIONS,
    top_row.DECISIONS,
    produce.DECISIONS,
    bottom_row.DECISIONS,
    payment.DECISIONS,
    gaining.DECISIONS,
    declining.DECISIONS,
    goods.DECISIONS,
    moving.DECISIONS,
    aftermath.DECISIONS,
    combat.DECISIONS,
    retreat.DECISIONS,
    encounters.DECISIONS,
    factory.DECISIONS,
    automa_turn.DECISIONS,
    (_FINISHED,),
)

DECISIONS: Final[dict[type, Decision]] = {
    decision.entry: decision for chapter in CHAPTERS for decision in chapter
}
