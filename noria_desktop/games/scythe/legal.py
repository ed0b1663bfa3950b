"""What may be done now and who decides: asked of the chapter whose entry lies on top of the stack."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.decisions import Legal, Who
from noria_desktop.games.scythe.state import State

_LEGAL: Final[dict[type, Legal]] = {
    kind: decision.legal for kind, decision in DECISIONS.items() if decision.legal is not None
}
_TURNS: Final[dict[type, Turn]] = {
    kind: decision.turn for kind, decision in DECISIONS.items() if isinstance(decision.turn, Turn)
}
_WHO: Final[dict[type, Who]] = {
    kind: decision.turn
    for kind, decision in DECISIONS.items()
    if decision.turn is not None and not isinstance(decision.turn, Turn)
}


def turn(state: State) -> Turn:
    """Who decides what now."""
    entry = state.pending[-1]
    kind = type(entry)
    return _TURNS.get(kind) or _WHO[kind](state, entry)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action the rules allow now, in the order that its chapter documents."""
    entry = state.pending[-1]
    return _LEGAL[type(entry)](state, entry)
