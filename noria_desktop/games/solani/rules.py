"""Solani's rules behind the contract of every game: one to four skies, twelve rounds; a single player meets Coyote."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Rules
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.apply import apply_unchecked
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.legal import legal_actions, turn
from noria_desktop.games.solani.observation import observe
from noria_desktop.games.solani.refusal import why_not
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.setup import setup
from noria_desktop.games.solani.state import Options, State

RULES: Final[Rules[State, Action, Event, Options]] = Rules(
    game_id="solani",
    setup=setup,
    turn=turn,
    legal_actions=legal_actions,
    apply_unchecked=apply_unchecked,
    observe=observe,
    scores=scores,
    why_not=why_not,
)
