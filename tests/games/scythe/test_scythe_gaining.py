"""Gains one after another, of the Factory card and of the bottom row. Source: rules.md 8, 9; H2, H4, H6, H13.

What encounters give is in the tests of encounters.
"""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.games.scythe.actions import (
    Accept,
    Build,
    ChoosePlace,
    ChooseResource,
    ChooseSection,
    Decline,
    Deploy,
    Enlist,
    Finish,
    PayCard,
    Produce,
    Skip,
    TakeBottom,
    Upgrade,
    UseFactoryCard,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import Gained, GainLost, GoodsGained
from noria_desktop.games.scythe.pending import ChoosingBottom, EndingTurn, Gaining, PlacingGoods, Producing
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Ability,
    Bonus,
    Bottom,
    Faction,
    Gain,
    Mat,
    Phase,
    Prompt,
    Resource,
    Source,
    Structure,
)
from tests.games.scythe.positions import after, at, legal, of_kind, on, play, position, refused

DONE = (ChoosingBottom(FACTORY_SECTION),)


def using(card: int, side: int = 0, **given: Any) -> State:
    """The top row of this Factory card is used; workers stand on h04 and h05."""
    state = position(factory_card=card, **({"workers": "h04 h05"} | given))
    return after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(side))


# The Factory card ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gain"),
    [(3, {"popularity": 2}), (4, {"coins": 3}), (5, {"popularity": 2}), (6, {"coins": 3})],
)
def test_cards_of_one_gain(card: int, gain: dict[str, int]) -> None:
    """Rules 8; H2: cards 3 and 4 cost a combat card, 5 and 6 a power. Each gain is taken or declined."""
    before = position(factory_card=card, hand=(2,)).human
    state = using(card, hand=(2,))
    assert legal(state) == (Accept(), Decline())
    assert RULES.turn(state).phase is Phase.TOP
    human = after(state, Accept()).human
    for name, amount in gain.items():
        assert getattr(human, name) == getattr(before, name) + amount
    assert (len(human.hand), human.power) == ((0, 5) if card in (3, 4) else (1, 4))


def test_a_combat_card_as_cost_is_the_players_choice() -> None:
    """Rules 8; H2: which value, before the gains."""
    state = using(4, hand=(2, 2, 5))
    assert RULES.turn(state).prompt is Prompt.PAY_CARD
    assert legal(state) == (PayCard(2), PayCard(5))
    state = after(state, PayCard(2))
    assert (state.human.hand, state.decks.combat_discard) == ((2, 5), (2,))
    assert isinstance(state.pending[-1], Gaining)


def test_produce_on_the_card_pays_only_the_cards_cost() -> None:
    """Rules 8: card 1, a coin and a combat card; two territories, no Mill, no power although four workers are out."""
    state = using(1, hand=(3,), workers="h04 h04 h05 h11", structures={Structure.MILL: "h12"})
    assert state.pending[-1] == Producing(2, mill=False)
    assert Produce(at("h12"), 1) not in legal(state)
    state = after(state, Produce(at("h04"), 2), Produce(at("h11"), 1))
    assert state.pending == DONE
    assert (on(state, "h04"), on(state, "h11")) == ((0, 0, 0, 2), (0, 1, 0, 0))
    assert (state.human.power, state.human.coins) == (5, 9)


def test_all_tokens_of_one_use_go_to_one_territory_with_a_worker() -> None:
    """Rules 8; H6: card 8, three tokens; first the territory, then kind by kind."""
    state = after(using(8, hand=(2,)), Accept())
    assert state.pending[-1] == PlacingGoods(Source.FACTORY, 3)
    assert RULES.turn(state).prompt is Prompt.GOODS_PLACE
    assert legal(state) == (ChoosePlace(at("h04")), ChoosePlace(at("h05")))
    assert refused(state, ChoosePlace(at("h11"))) is not None
    state = after(state, ChoosePlace(at("h05")))
    assert RULES.turn(state).prompt is Prompt.GOODS_KIND
    step = play(
        state, ChooseResource(Resource.OIL), ChooseResource(Resource.FOOD), ChooseResource(Resource.FOOD)
    )
    assert on(step.state, "h05") == (1, 0, 2, 0)
    assert len(of_kind(step.events, GoodsGained)) == 3
    assert step.state.pending == DONE


def test_the_only_territory_is_not_asked_for() -> None:
    """H6: first the territory where there is a choice."""
    state = after(using(8, hand=(2,), workers="h04 base"), Accept())
    assert state.pending[-1] == PlacingGoods(Source.FACTORY, 3, at("h04"))


def test_without_a_territory_that_gain_is_lost_but_the_card_may_be_paid() -> None:
    """Rules 8: all workers are on the home base (see also 4, Trade)."""
    state = position(factory_card=8, hand=(2,))
    step = play(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0))
    assert of_kind(step.events, GainLost) == [GainLost(Source.FACTORY, Gain.ANY_RESOURCE, 3, declined=False)]
    assert step.state.human.hand == ()
    assert step.state.pending == DONE


def test_a_mech_of_the_card_needs_a_controlled_territory_with_a_worker_and_no_lake() -> None:
    """Rules 8: card 10, two coins: a mech, then a power."""
    state = using(10, workers="h04 h17 base", mechs={Ability.SEAWORTHY: "h17"}, goods={"h04": "3 metal"})
    slots = {action.slot for action in legal(state) if isinstance(action, Deploy)}
    places = {action.place for action in legal(state) if isinstance(action, Deploy)}
    assert (slots, places) == ({0, 2, 3}, {at("h04")})
    step = play(state, Deploy(3, at("h04")), Accept())
    assert step.state.human.army.mechs[3] == at("h04")
    assert step.state.human.power == 6
    # No coins of the mat, no recruit bonus, no metal spent.
    assert step.state.human.coins == 8
    assert on(step.state, "h04") == (0, 3, 0, 0)


def test_factory_actions_never_trigger_recruits_or_structures() -> None:
    """Rules 8: the recruit of Build would bring popularity, the Monument too."""
    state = using(
        11,
        recruits={Bottom.BUILD: Bonus.POWER},
        structures={Structure.MONUMENT: "h11", Structure.ARMORY: "h12"},
    )
    step = play(state, Build(Structure.MILL, at("h04")), Accept())
    assert [event.source for event in of_kind(step.events, Gained)] == [Source.FACTORY]
    assert step.state.human.popularity == 8


def test_the_two_sides_of_a_card() -> None:
    """Rules 8: card 2, a popularity for a recruit or an upgrade; card 7 for a mech or a structure."""
    recruit, upgrade = using(2), using(2, 1)
    assert any(isinstance(action, Enlist) for action in legal(recruit))
    assert any(isinstance(action, Upgrade) for action in legal(upgrade))
    assert refused(recruit, Accept()) is Why.OTHER_GAIN
    mech, structure = using(7), using(7, 1)
    assert any(isinstance(action, Deploy) for action in legal(mech))
    assert any(isinstance(action, Build) for action in legal(structure))
    assert mech.human.popularity == 6


# The bottom row -----------------------------------------------------------------------------------------


def deploying(**given: Any) -> State:
    """Deploy is paid for with the metal on h04, where a worker stands; Industrial: 3 metal, 2 coins."""
    section = components().mats.players[Mat.INDUSTRIAL.index].sections[Bottom.DEPLOY.index]
    fields: dict[str, Any] = {"workers": "h04 base", "goods": {"h04": f"{section.cost} metal"}}
    state = position(**(fields | given))
    return after(state, ChooseSection(Bottom.DEPLOY.index), Skip(), TakeBottom())


def test_main_benefit_then_coins_and_recruit_bonus_by_themselves() -> None:
    """H4: the program takes both unless the player asked to be asked. The recruit of Deploy brings a coin."""
    coins = components().mats.players[Mat.INDUSTRIAL.index].sections[Bottom.DEPLOY.index].coins
    state = deploying(recruits={Bottom.DEPLOY: Bonus.POWER})
    assert RULES.turn(state).prompt is Prompt.DEPLOY
    step = play(state, Deploy(0, at("h04")))
    assert step.state.human.coins == 10 + coins + 1
    assert [event.source for event in of_kind(step.events, Gained)] == [Source.BOTTOM, Source.ONGOING]
    assert step.state.pending == (EndingTurn(),)


def test_each_of_them_is_asked_for_if_the_player_likes() -> None:
    """H4."""
    state = after(deploying(recruits={Bottom.DEPLOY: Bonus.POWER}, ask_gains=True), Deploy(0, at("h04")))
    assert legal(state) == (Accept(), Decline())
    state = after(state, Decline(), Accept())
    assert state.human.coins == 11


def test_the_main_benefit_may_be_declined() -> None:
    """Rules 9: main benefit, coins and recruit bonus each."""
    step = play(deploying(), Decline())
    assert step.state.human.army.mechs == (None,) * 4
    assert of_kind(step.events, GainLost) == [GainLost(Source.BOTTOM, Gain.MECH, 1, declined=True)]
    assert step.state.human.coins > 10


def test_the_action_is_taken_for_its_coins_when_the_main_benefit_is_used_up() -> None:
    """Rules 9: pay, take coins and recruit bonus."""
    mechs = dict.fromkeys(components().mats.factions[Faction.NORDIC.index].mechs, "h05")
    state = deploying(mechs=mechs)
    assert state.pending == (EndingTurn(),)
    assert state.human.coins > 10
    assert Finish() not in legal(state)
