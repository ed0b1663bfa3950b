"""Scythe's rules behind the contract of every game: one human against the Automa."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Rules
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.apply import apply_unchecked
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.legal import legal_actions, turn, why_not
from noria_desktop.games.scythe.observation import observe
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import Options, State

RULES: Final[Rules[State, Action, Event, Options]] = Rules(
    game_id="scythe",
    setup=setup,
    turn=turn,
    legal_actions=legal_actions,
    apply_unchecked=apply_unchecked,
    observe=observe,
    scores=scores,
    why_not=why_not,
)
