"""Sessions to test with: games played by a list of numbers, each choosing among the legal actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from noria_desktop.app.catalogue import GameKit, game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.engine.rng import Rng
from tests.toy_game import KIT as PEBBLES

IDENTITY = "0123456789abcdef0123456789abcdef"


def every_kit() -> tuple[GameKit, ...]:
    """The catalogue and the test game: whatever is listed is tested."""
    return (PEBBLES, *(kit(name) for name in game_ids()))


def begun(game: GameKit = PEBBLES, seed: int = 1, options: Any = None) -> Session:
    """A session at its set-up."""
    return Session(game, game.default_options() if options is None else options, seed, identity=IDENTITY)


def choose(session: Session, choices: Iterable[int]) -> Session:
    """Play these choices (modulo the number of legal actions), and all automatic beats between."""
    for choice in choices:
        session.run_automatic()
        if session.is_over:
            break
        session.dispatch(session.legal[choice % len(session.legal)])
    return session


def played(game: GameKit = PEBBLES, seed: int = 1, decisions: int = 10_000) -> Session:
    """A session after so many random human decisions, or the whole game."""
    session, rng = begun(game, seed), Rng(seed + 1)
    for _ in range(decisions):
        session.run_automatic()
        if session.is_over:
            break
        action, rng = rng.pick(session.legal)
        session.dispatch(action)
    return session
