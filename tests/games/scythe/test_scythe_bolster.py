"""Bolster and Gain, with what cubes and the Monument add. Source: rules.md 4; H2."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import ChooseSection, Skip, TakeTop
from noria_desktop.games.scythe.events import CombatCardsDrawn, CombatDeckShuffled, Gained, StarPlaced
from noria_desktop.games.scythe.pending import ChoosingBottom
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Cube, Source, Star, Structure, TopChoice
from tests.games.scythe.positions import after, legal, of_kind, play, position, refused

POWER, CARDS, GAIN = TakeTop(TopChoice.POWER), TakeTop(TopChoice.CARDS), TakeTop(TopChoice.GAIN)
MONUMENT = {Structure.MONUMENT: "h04"}


def at_bolster(state: State) -> State:
    return after(state, ChooseSection(0))


def at_gain(state: State) -> State:
    return after(state, ChooseSection(2))


@pytest.mark.parametrize(
    ("cubes", "gained"), [((), 2), ((Cube.BOLSTER_POWER,), 3), ((Cube.BOLSTER_CARDS,), 2)]
)
def test_a_coin_for_power(cubes: tuple[Cube, ...], gained: int) -> None:
    """Rules 4: 2 power, 3 once the cube of that box is gone."""
    state = after(at_bolster(position(power=5, coins=4, cubes=cubes)), POWER)
    assert (state.human.power, state.human.coins) == (5 + gained, 3)
    assert state.pending == (ChoosingBottom(0),)


@pytest.mark.parametrize(("cubes", "drawn"), [((), (4,)), ((Cube.BOLSTER_CARDS,), (4, 2))])
def test_a_coin_for_combat_cards(cubes: tuple[Cube, ...], drawn: tuple[int, ...]) -> None:
    """Rules 4: 1 card, 2 once the cube is gone; the hand stays ascending."""
    state = at_bolster(position(hand=(3,), combat_deck=(4, 2, 5), cubes=cubes))
    step = play(state, CARDS)
    assert step.state.human.hand == tuple(sorted((3, *drawn)))
    assert of_kind(step.events, CombatCardsDrawn) == [CombatCardsDrawn(HUMAN, drawn, Source.TOP)]


def test_bolster_costs_a_coin() -> None:
    """Rules 1, 4: a cost must be payable in full."""
    state = at_bolster(position(coins=0))
    assert legal(state) == (Skip(),)
    assert refused(state, CARDS) is Why.COINS_LACKING


def test_power_ends_at_sixteen() -> None:
    """Rules 1: anything gained beyond the top is lost."""
    step = play(at_bolster(position(power=15)), POWER)
    assert step.state.human.power == 16
    assert of_kind(step.events, Gained) == [Gained(HUMAN, Bonus.POWER, 1, Source.TOP)]


def test_bolster_may_come_to_nothing() -> None:
    """Rules 3; H2: power at 16, no combat card left: offered all the same, the coin is paid."""
    stars = {Star.POWER: 1}
    state = at_bolster(position(power=16, stars=stars, coins=1, combat_deck=(), combat_discard=()))
    assert legal(state) == (POWER, CARDS, Skip())
    for choice in (POWER, CARDS):
        assert after(state, choice).human.coins == 0


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    """Rules 6: empty combat deck: shuffle the discards; both empty: no draw."""
    state = at_bolster(position(cubes=(Cube.BOLSTER_CARDS,), combat_deck=(5,), combat_discard=(2,)))
    step = play(state, CARDS)
    assert step.state.human.hand == (2, 5)
    assert len(of_kind(step.events, CombatDeckShuffled)) == 1
    assert step.state.decks.combat_discard == ()


@pytest.mark.parametrize("choice", [POWER, CARDS])
def test_the_monument_adds_popularity(choice: TakeTop) -> None:
    """Rules 4: Monument built: also +1 popularity, on either side of Bolster."""
    step = play(at_bolster(position(structures=MONUMENT, popularity=7)), choice)
    assert step.state.human.popularity == 8
    assert Gained(HUMAN, Bonus.POPULARITY, 1, Source.STRUCTURE) in step.events


def test_the_monument_works_where_the_automa_stands() -> None:
    """Rules 4: Armory and Monument keep working when the territory is lost."""
    state = at_bolster(position(structures=MONUMENT, their_workers="h04", popularity=7))
    assert after(state, POWER).human.popularity == 8


def test_the_other_structures_do_not_add_to_bolster() -> None:
    """Rules 4: each structure has its own top-row action."""
    structures = {Structure.MINE: "h04", Structure.MILL: "h05", Structure.ARMORY: "h11"}
    state = after(at_bolster(position(structures=structures, power=5, popularity=7)), POWER)
    assert (state.human.power, state.human.popularity) == (7, 7)


def test_sixteen_power_is_a_star() -> None:
    """Rules 10: placed at once, and once only."""
    step = play(at_bolster(position(power=14)), POWER)
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.POWER, 1)]
    again = play(at_bolster(position(power=14, stars={Star.POWER: 1})), POWER)
    assert of_kind(again.events, StarPlaced) == []


def test_stars_of_one_choice_are_placed_together_in_their_order() -> None:
    """Rules 10: gains of one choice with its structure effect are taken together, then the stars."""
    events = play(at_bolster(position(power=14, popularity=17, structures=MONUMENT)), POWER).events
    names = [type(event).__name__ for event in events]
    assert names == ["TopTaken", "Gained", "Gained", "StarPlaced", "StarPlaced"]


@pytest.mark.parametrize(("cubes", "coins"), [((), 1), ((Cube.MOVE_COINS,), 2), ((Cube.MOVE_UNITS,), 1)])
def test_gain(cubes: tuple[Cube, ...], coins: int) -> None:
    """Rules 4: 1 coin instead of moving, 2 once the cube is gone; it costs nothing."""
    assert after(at_gain(position(coins=0, cubes=cubes)), GAIN).human.coins == coins
