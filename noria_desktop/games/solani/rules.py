"""Solani's rules behind the contract of every game."""

from __future__ import annotations

from attrs import frozen

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.solani import apply as verbs
from noria_desktop.games.solani import legal, observation, scoring
from noria_desktop.games.solani import setup as table
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.events import Event, seen_by
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.refusal import why_not
from noria_desktop.games.solani.state import Options, State

__all__ = [
    "RULES",
    "Action",
    "Event",
    "Options",
    "SolaniRules",
    "State",
    "Why",
    "seen_by",
    "why_not",
]


@frozen
class SolaniRules:
    """One to four skies, twelve rounds; a single player meets Coyote."""

    game_id: str = "solani"
    version: int = 1

    # These hand everything on; being the very functions, they spare each step of a simulation a call.
    setup = staticmethod(table.setup)
    turn = staticmethod(legal.turn)
    legal_actions = staticmethod(legal.legal_actions)
    apply_unchecked = staticmethod(verbs.apply_unchecked)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Carry out a legal action.

        Raises:
            IllegalAction: the action is not legal; its ``why`` is a ``reasons.Why``.
        """
        return verbs.apply(state, action)

    def observe(self, state: State, seat: Seat) -> State:
        """The table as a seat may see it; ``observation`` says what is hidden."""
        return observation.observe(state, seat)

    def scores(self, state: State) -> ScoreSheet:
        """Points as they stand, by line of the score sheet."""
        return scoring.scores(state)


RULES = SolaniRules()
"""The only copy that is ever needed."""
