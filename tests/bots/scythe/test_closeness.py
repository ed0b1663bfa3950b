"""How nearly objectives are fulfilled. Source: rules.md 11; the cards by their numbers in the data."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.bots.scythe.closeness import closeness
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.objectives import fulfilled
from noria_desktop.games.scythe.terms import Ability
from tests.bots.scythe.test_look_ahead import game
from tests.games.scythe.positions import position


def near(card: int, **held: Any) -> float:
    state = position(objectives=(card,), **held)
    return closeness(state, card, human_territories(state))


def test_a_fulfilled_objective_is_as_near_as_can_be() -> None:
    """Against the rules' own judgement, all cards over some games."""
    for seed in (1, 3):
        for state, _ in game(seed)[::5]:
            mine = human_territories(state)
            for card in range(1, len(components().cards.objectives) + 1):
                found = closeness(state, card, mine)
                assert 0.0 <= found <= 1.0
                if fulfilled(state, card):
                    assert found == pytest.approx(1.0), card


def test_every_step_brings_it_nearer() -> None:
    """12: twenty coins. 1: three mountains, here h11, h24 and h26."""
    assert near(12, coins=0) < near(12, coins=10) < near(12, coins=19) < near(12, coins=20) == 1.0
    one, two, three = (near(1, workers=where) for where in ("h11 base", "h11 h24", "h11 h24 h26"))
    assert one < two < three == 1.0


def test_what_can_be_had_no_more_is_worth_nothing() -> None:
    """20: no mech at all; 22: no upgrade at all."""
    assert near(20, mechs={Ability.SPEED: "h12"}) == 0.0
    assert near(20) > 0.0
