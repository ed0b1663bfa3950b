"""Noria's rules behind the contract of every game."""

from __future__ import annotations

from noria_desktop.engine.contract import Seat, Step, Turn
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.noria import apply as verbs
from noria_desktop.games.noria import legal, scoring
from noria_desktop.games.noria import setup as table
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.events import Event
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.refusal import why_not
from noria_desktop.games.noria.state import Options, State

__all__ = ["RULES", "Action", "Event", "NoriaRules", "Options", "State", "Why", "why_not"]


@frozen
class NoriaRules:
    """The expert base game in its solo mode."""

    game_id: str = "noria"
    version: int = 1

    def setup(self, options: Options, seed: int) -> Step[State, Event]:
        """First state of the game with these options."""
        return table.setup(options, seed)

    def turn(self, state: State) -> Turn:
        """Who decides what now."""
        return legal.turn(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every action the rules allow now; ``legal`` says in which order."""
        return legal.legal_actions(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Carry out a legal action.

        Raises:
            IllegalAction: the action is not legal; its ``why`` is a ``reasons.Why``.
        """
        return verbs.apply(state, action)

    def apply_unchecked(self, state: State, action: Action) -> Step[State, Event]:
        """Carry out an action taken from ``legal_actions(state)``."""
        return verbs.apply_unchecked(state, action)

    def observe(self, state: State, seat: Seat) -> State:
        """The same table, since nothing in it is hidden; only chance to come is."""
        return changed(state, rng=state.rng.masked())

    def scores(self, state: State) -> ScoreSheet:
        """Points as they would be counted now."""
        return scoring.scores(state)


RULES = NoriaRules()
"""The only copy that is ever needed."""
