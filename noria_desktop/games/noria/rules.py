"""Noria's rules behind the contract of every game: the expert base game in its solo mode.

The version stays 1 where more became legal and nothing else changed (the black market from the beginning of the action
phase, discs named in any order): whatever an older save played is played the same, so it is repeated whole.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Rules, Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.apply import apply_unchecked
from noria_desktop.games.noria.events import Event
from noria_desktop.games.noria.legal import legal_actions, turn
from noria_desktop.games.noria.refusal import why_not
from noria_desktop.games.noria.scoring import scores
from noria_desktop.games.noria.setup import setup
from noria_desktop.games.noria.state import Options, State


def observe(state: State, seat: Seat) -> State:
    """The same table, since nothing in it is hidden; only chance to come is."""
    return changed(state, rng=state.rng.masked())


RULES: Final[Rules[State, Action, Event, Options]] = Rules(
    game_id="noria",
    setup=setup,
    turn=turn,
    legal_actions=legal_actions,
    apply_unchecked=apply_unchecked,
    observe=observe,
    scores=scores,
    why_not=why_not,
)
