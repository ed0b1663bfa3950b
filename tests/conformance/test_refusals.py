"""Rules that refuse: whatever well-typed action somebody sends, it is carried out or refused with a reason.

The actions are drawn from the types of their fields, so numbers may lie far outside the table. Source: the second law
of ``engine.contract``; the toy game of the tests has no words for its reasons.
"""

from __future__ import annotations

import enum
import random
import types
from collections.abc import Callable
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs
import pytest

from noria_desktop.app.catalogue import GameKit
from noria_desktop.engine.contract import IllegalAction
from tests.app.playing import every_table, played
from tests.toy_game import KIT as PEBBLES

PLIES = 25
"""Moments of a game that are tried, spread over it."""
ACTIONS = 80
"""Actions tried at each, all verbs in turn."""
NEAR, FAR = range(-1, 6), range(-3, 70)
"""Numbers that often mean something, and numbers that seldom do."""


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", every_table().values(), ids=every_table())
def test_a_well_typed_action_is_carried_out_or_refused_with_a_reason(game: GameKit, seed: int) -> None:
    """Law 2: legal ones give a step, all others ``IllegalAction``; never another error."""
    session, pick = played(game, seed), random.Random(seed)
    verbs = [drawing(verb) for verb in get_args(game.action_type)]
    last = len(session.log)
    refusals = 0
    for ply in sorted({last * number // PLIES for number in range(PLIES + 1)}):
        state = session.state_at(ply)
        legal = set(game.rules.legal_actions(state))
        for number in range(ACTIONS):
            action = verbs[number % len(verbs)](pick)
            if action in legal:
                assert game.rules.apply(state, action) == game.rules.apply_unchecked(state, action)
                continue
            with pytest.raises(IllegalAction) as caught:
                game.rules.apply(state, action)
            assert caught.value.action == action
            assert isinstance(caught.value.why, enum.Enum) or game is PEBBLES, (
                f"no reason why {action!r} is refused"
            )
            refusals += 1
    assert refusals


def drawing(kind: Any) -> Callable[[random.Random], Any]:
    """What makes a random value of a type out of those that actions are made of."""
    if kind is None or kind is types.NoneType:
        return lambda pick: None
    if kind is bool:
        return lambda pick: pick.random() < 0.5
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        members = tuple(kind)
        return lambda pick: pick.choice(members)
    if attrs.has(kind):
        hints = get_type_hints(kind)
        fields = [drawing(hints[field.name]) for field in attrs.fields(kind)]
        return lambda pick: kind(*[field(pick) for field in fields])
    if get_origin(kind) in (Union, types.UnionType):
        ways = [drawing(way) for way in get_args(kind)]
        return lambda pick: pick.choice(ways)(pick)
    if get_origin(kind) is tuple:
        return _row(get_args(kind))
    assert kind is int or getattr(kind, "__supertype__", None) is int, kind
    return lambda pick: pick.choice(NEAR if pick.random() < 0.7 else FAR)


def _row(kinds: tuple[Any, ...]) -> Callable[[random.Random], Any]:
    """What makes a tuple, of any length up to four where its type leaves that open."""
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        item = drawing(kinds[0])
        return lambda pick: tuple([item(pick) for _ in range(pick.randrange(5))])
    items = [drawing(kind) for kind in kinds]
    return lambda pick: tuple([item(pick) for item in items])
