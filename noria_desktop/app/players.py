"""Named players: what ``--players`` and the hints can ask for.

``random`` plays every game. A game's own players stand in ``PLAYERS`` of ``noria_desktop.bots.<game>.players``,
which is imported only when one of them is asked for; ``adviser`` is the one that advises. Packages may add others
(``app/installed``), which are looked for only under names that none of ours has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import attrs

from noria_desktop.app import installed
from noria_desktop.app.messages import one_line
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Policy, RandomPlayer
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.rng import Rng

BOTS: Final = "noria_desktop.bots"
RANDOM = "random"
ADVISER: Final = "adviser"
"""In every game, the player whose advice is asked."""
LONGEST_EFFORT: Final = 120
UNSTATED: Final = "unstated"
"""The effort of a player that does not say."""


class UnknownPlayer(LookupError):
    """No player of that name plays this game."""


def player_names(game_id: str) -> tuple[str, ...]:
    """Every name that ``player`` knows for this game, installed players last."""
    own = (RANDOM, *(name for name in _players_of(game_id) if name != RANDOM))
    return (*own, *(name for name in installed.names(game_id) if name not in own))


def player(game_id: str, name: str) -> Policy:
    """A player of this game.

    Raises:
        UnknownPlayer: the game has no such player.
        BrokenPlayer: it is installed and cannot be used.
    """
    if name == RANDOM:
        return RandomPlayer()
    own = _players_of(game_id)
    if name in own:
        return own[name]()
    found = installed.player(game_id, name)
    if found is None:
        raise UnknownPlayer(name)
    return found


def effort(game_id: str, name: str) -> str:
    """How much a player thinks for a decision, in its own units: its ``effort``, or the one of its game's adviser.

    Raises:
        UnknownPlayer: the game has no such player.
        BrokenPlayer: it is installed and cannot be used.
    """
    policy = player(game_id, name)
    stated: Any = getattr(policy, "effort", None)
    package = f"{BOTS}.{game_id}"
    if stated is None and find_spec(package) is not None:
        stated = _effort_of_adviser(import_module(f"{package}.adviser"), type(policy))
    if attrs.has(type(stated)):
        stated = ", ".join(
            f"{part.replace('_', ' ')} {value}" for part, value in attrs.asdict(stated).items()
        )
    return one_line(stated)[:LONGEST_EFFORT] if isinstance(stated, str) else UNSTATED


def _effort_of_adviser(advising: Any, kind: type) -> str | None:
    """What a game says of the players that advise or did so, if this is one of them."""
    versions = getattr(advising, "MEASURERS", {None: (advising.EFFORT, advising.adviser)})
    return next((effort for effort, make in versions.values() if type(make()) is kind), None)


_advising: list[str] = []
"""Who advises instead of the usual player, while the program runs."""


def let_advise(name: str | None) -> None:
    """From now on this player advises in every game that has it; None: the usual one everywhere."""
    _advising[:] = [] if name is None else [name]


def adviser_of(game_id: str, usual: str) -> str:
    """Who advises in a game, where it is not asked for by that name."""
    return next((name for name in _advising if name != usual and name in player_names(game_id)), usual)


def player_rng(view: Any, ply: int = 0) -> Rng:
    """A player's own chance at a moment, made of nothing but what its seat sees then.

    So its key tells nothing of the deal that the view does not show, and equal views give equal choices: what was taken
    back is decided the same way again (decision 32).

    Args:
        view: what the seat sees.
        ply: how many actions were played before.
    """
    seen = blake2b(_spelt(view).encode(), digest_size=KEY_BYTES, person=b"player")
    return Rng(int.from_bytes(seen.digest(), "big"), ply)


KEY_BYTES: Final = 8
"""A generator's key has so many bytes."""


def _spelt(value: Any) -> str:
    """A frozen value letter by letter, the same in every process and on every platform."""
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if attrs.has(type(value)):
        parts = (_spelt(getattr(value, name)) for name in _names(type(value)))
        return f"{type(value).__name__}({','.join(parts)})"
    if isinstance(value, Mapping):
        return "{" + ",".join(sorted(f"{_spelt(key)}:{_spelt(one)}" for key, one in value.items())) + "}"
    if isinstance(value, (set, frozenset)):
        return "{" + ",".join(sorted(map(_spelt, value))) + "}"
    if isinstance(value, (tuple, list)):
        return "(" + ",".join(map(_spelt, value)) + ")"
    return repr(value)


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    """The attributes of a class, in their order."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(one.name for one in attrs.fields(kind))
    return _NAMES[kind]


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
        view = session.view(seat)
        rng = player_rng(view, session.cursor)
        choice = program.choose(view, session.legal, rng)[0]
        session.dispatch(choice.action, choice=choice)


def _players_of(game_id: str) -> Mapping[str, Callable[[], Policy]]:
    package = f"{BOTS}.{game_id}"
    if not game_id.isidentifier() or find_spec(package) is None:
        return {}
    found: Mapping[str, Callable[[], Policy]] = import_module(f"{package}.players").PLAYERS
    return found
