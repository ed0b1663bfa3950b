"""Building positions of Nautilus from few words: what is filled in, and what is said about the impossible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.nautilus.actions import AnchorTarget, Place
from noria_desktop.games.nautilus.positions import position
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Awarding,
    Giving,
    KeepingSpecial,
    Looking,
    Opening,
    Options,
    Placing,
    Returning,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, Special

FIRST = Options(first_player=FirstPlayer.HUMAN)


@pytest.mark.parametrize("domain_cards", DomainCards)
@pytest.mark.parametrize("round_number", range(1, 7))
def test_a_round_of_a_game_that_is_not_decided_yet(round_number: int, domain_cards: DomainCards) -> None:
    for seed in range(10):
        options = Options(domain_cards=domain_cards)
        for pending in (None, Opening()):
            state = position(options, seed, round=round_number, pending=pending)
            assert sum(map(len, state.match.taken)) == 5 * (round_number - 1)
            assert RULES.legal_actions(state)


def test_an_order_of_laying_is_found() -> None:
    """Rules 6 and 7: the arrows of what is laid are followed on the way."""
    pick, found, faults = random.Random(4), 0, set()
    for seed in range(60):
        count = pick.randint(0, 10)
        goal = dict(zip(pick.sample(range(10), count), pick.sample(range(1, 15), count), strict=True))
        try:
            state = position(FIRST, seed, spaces=goal)
        except ImpossibleState as error:
            faults.add(error.place)
            continue
        found += 1
        assert {space: card for space, card in enumerate(state.table.spaces) if card is not None} == goal
        assert isinstance(state.table.pending, Awarding) == (count == 10)
        assert state.table.pending == Awarding() or state.table.pending == Placing((HUMAN, BOT)[count % 2])
    assert found > 45
    assert faults <= {"table.spaces"}


def test_hands_are_filled_up_and_what_is_named_stays() -> None:
    state = position(FIRST, spaces={0: 13, 8: 4}, hands=((2, 7), (1,)), row=(3, 9, 15, 21, 27))
    mine, theirs = state.table.hands
    assert {2, 7} <= set(mine)
    assert 1 in theirs
    assert (len(mine), len(theirs), len(state.deal.pile)) == (4, 4, 4)
    assert state.deal.row == (3, 9, 15, 21, 27)


def test_a_course_says_what_was_laid_and_in_which_order() -> None:
    state = position(FIRST, course=(Place(3, 0), Place(5, 9, True), AnchorTarget(0)))
    assert (state.table.spaces[0], state.table.spaces[9], state.table.anchored) == (3, 5, 0)
    assert state.deal.used == (Special.ANCHOR,)
    assert state.table.pending == Placing(HUMAN)


@pytest.mark.parametrize(
    "words",
    [
        {"pending": KeepingSpecial((Special.EYE, Special.BONE))},
        {"pending": UsingSpecial(HUMAN), "specials": (Special.EYE, None)},
        {"pending": Returning(HUMAN, (3, 4)), "used": (Special.SUBMARINE,)},
        {"pending": Giving(HUMAN, 7), "used": (Special.HARPOON,)},
        {"pending": Looking(BOT), "used": (Special.EYE,)},
        {"used": (Special.SUBMARINE,)},
    ],
)
def test_moments_before_the_first_placement(words: dict[str, Any]) -> None:
    state = position(FIRST, round=2, **words)
    assert state.table.pending == words.get("pending", state.table.pending)
    for action in RULES.legal_actions(state):
        RULES.apply(state, action)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ({"round": 7}, "match.round"),
        ({"spaces": {0: 3, 1: 3}}, "table.spaces[0]"),
        ({"spaces": {0: 16}}, "table.spaces[0]"),
        ({"hands": ((1, 2, 3, 4, 5, 6), ())}, "table.hands"),
        ({"hands": ((1,), (1,))}, "table.hands[1][0]"),
        ({"taken": ((1,), ())}, "match.taken"),
        ({"round": 2, "taken": ((1, 1), ())}, "match.taken[0][1]"),
        ({"specials": (Special.EYE, Special.EYE)}, "table.specials[1][0]"),
        ({"pending": Looking(HUMAN)}, "table.pending"),
        ({"course": (Place(3, 0), Place(4, 0))}, "table.course[1]"),
    ],
)
def test_the_first_impossible_place_is_named(words: dict[str, Any], place: str) -> None:
    with pytest.raises(ImpossibleState) as caught:
        position(FIRST, **words)
    assert caught.value.place == place
