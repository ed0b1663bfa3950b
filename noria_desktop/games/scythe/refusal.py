"""Saying why an action is refused: the first rule it breaks, checked in the order a player would.

Only called for actions that are not legal, so nothing here decides what is legal; ``legal`` does.
"""

from __future__ import annotations

from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State


def why_not(state: State, action: Action) -> Why | None:
    """The first rule that ``action`` breaks in this position; None when it is legal."""
    if action in legal_actions(state):
        return None
    entry = state.pending[-1]
    decision = DECISIONS[type(entry)]
    if type(action) not in decision.verbs:
        return decision.first
    refuse = decision.why.get(type(action))
    return refuse(state, entry, action) if refuse is not None else Why.NOT_NOW
