"""What may be done now, who decides, and why something else may not be done.

Asked of the chapter whose entry lies on top of the stack. ``why_not`` is only called for actions that are not legal, so
it never decides what is: it says the first rule that one breaks, checked in the order a player would.
"""

from __future__ import annotations

from noria_desktop.engine.contract import Turn
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State


def turn(state: State) -> Turn:
    """Who decides what now."""
    entry = state.pending[-1]
    who = DECISIONS[type(entry)].turn
    assert who is not None, "such an entry never comes to rest on top"
    return who if isinstance(who, Turn) else who(state, entry)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action the rules allow now, in the order that its chapter documents."""
    entry = state.pending[-1]
    legal = DECISIONS[type(entry)].legal
    assert legal is not None, "such an entry never comes to rest on top"
    return legal if isinstance(legal, tuple) else legal(state, entry)


def why_not(state: State, action: Action) -> Why | None:
    """The first rule that ``action`` breaks in this position; None when it is legal."""
    if action in legal_actions(state):
        return None
    entry = state.pending[-1]
    decision = DECISIONS[type(entry)]
    if type(action) not in decision.verbs:
        return decision.first
    why = decision.why.get(type(action), Why.NOT_NOW)
    return why if isinstance(why, Why) else why(state, entry, action)
