"""Carrying out actions: the verb of the entry on top, then everything that follows without a decision.

Stars are placed as soon as the choice that earned them is done, and the sixth one ends the game at once. Source:
rules.md 10.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Step
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.ending import end_game, place_due_stars
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.pending import Finished, Pending
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import Stars, State
from noria_desktop.games.scythe.state_builder import StateBuilder

_AMID: Final = frozenset(kind for kind, decision in DECISIONS.items() if decision.amid)


def apply_unchecked(state: State, action: Action) -> Step[State, Event]:
    """Carry out an action taken from the legal ones."""
    table = StateBuilder(state)
    entry = table.pending[-1]
    DECISIONS[entry.__class__].verbs[action.__class__](table, entry, action)
    _come_to_rest(table, state.human.stars, state.automa.stars)
    return table.step()


def _come_to_rest(table: StateBuilder, human_stars: Stars, automa_stars: Stars) -> None:
    """Go on until somebody has to decide, or the game is over. The stars are those before the action."""
    while True:
        entry = table.pending[-1]
        kind = entry.__class__
        if kind is Finished:
            return
        if _AMID.isdisjoint(map(type, table.pending)):
            place_due_stars(table)
            placed = table.human.stars is not human_stars or table.automa.stars is not automa_stars
            if placed and is_over(table):
                _end(table, table.pending)
                return
        resolve = DECISIONS[kind].resolve
        if resolve is None or not resolve(table, entry):
            return


def _end(table: StateBuilder, pending: list[Pending]) -> None:
    """The game is over: what lies on the stack is abandoned, then the end is told."""
    for entry in reversed(pending):
        abandon = DECISIONS[type(entry)].abandon
        if abandon is not None:
            abandon(table, entry)
    end_game(table)
