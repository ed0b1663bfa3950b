"""Nautilus' rules behind the contract of every game: two players, six rounds at most, with or without hidden domain cards."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Rules
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.apply import apply_unchecked
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.legal import legal_actions, turn
from noria_desktop.games.nautilus.observation import observe
from noria_desktop.games.nautilus.refusal import why_not
from noria_desktop.games.nautilus.scoring import scores
from noria_desktop.games.nautilus.setup import setup
from noria_desktop.games.nautilus.state import Options, State

RULES: Final[Rules[State, Action, Event, Options]] = Rules(
    game_id="nautilus",
    setup=setup,
    turn=turn,
    legal_actions=legal_actions,
    apply_unchecked=apply_unchecked,
    observe=observe,
    scores=scores,
    why_not=why_not,
)
