"""Saying why an action is refused: the first rule it breaks, checked in the order a player would.

Only called for actions that are not legal, so nothing here decides what is legal; ``legal`` does.
"""

from __future__ import annotations

from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State


def why_not(state: State, action: Action) -> Why | None:
    """The first rule that ``action`` breaks in this position; None when it is legal."""
    if action in legal_actions(state):
        return None
    return Why.NOT_NOW
