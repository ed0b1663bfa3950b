"""Named players: what ``--players`` and the hints can ask for.

``random`` plays every game. A game's own players stand in ``PLAYERS`` of ``noria_desktop.bots.<game>.players``,
which is imported only when one of them is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Policy, RandomPlayer
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import SEED_BITS, Rng

RANDOM = "random"


class UnknownPlayer(LookupError):
    """No player of that name plays this game."""


def player_names(game_id: str) -> tuple[str, ...]:
    """Every name that ``player`` knows for this game."""
    return (RANDOM, *(name for name in _players_of(game_id) if name != RANDOM))


def player(game_id: str, name: str) -> Policy:
    """A player of this game.

    Raises:
        UnknownPlayer: the game has no such player.
    """
    if name == RANDOM:
        return RandomPlayer()
    try:
        make = _players_of(game_id)[name]
    except KeyError:
        raise UnknownPlayer(name) from None
    return make()


def player_rng(seed: int, seat: Seat) -> Rng:
    """A player's own chance in a numbered game: never the game's, and another for every seat."""
    return Rng((int(seat) + 1) << SEED_BITS | seed)


def play_to_human(session: Session) -> None:
    """What is automatic and what programs decide, up to a human's decision or the end of the game.

    Programs think without a clock and with the chance they have at the table, so that the same game comes to the same
    place everywhere.

    Raises:
        UnknownPlayer: a seat has a program that is not there.
    """
    while session.turn.automatic or session.awaits_program:
        if session.turn.automatic:
            session.run_automatic()
            continue
        seat = session.turn.seat
        assert seat is not None
        program = player(session.rules.game_id, session.programs[seat])
        rng = Rng(player_rng(session.seed, seat).key, session.cursor)
        session.dispatch(program.choose(session.view(seat), session.legal, rng)[0].action)


def _players_of(game_id: str) -> Mapping[str, Callable[[], Policy]]:
    package = f"noria_desktop.bots.{game_id}"
    if not game_id.isidentifier() or find_spec(package) is None:
        return {}
    found: Mapping[str, Callable[[], Policy]] = import_module(f"{package}.players").PLAYERS
    return found
