"""Paying resource tokens and combat cards. Source: rules.md 1, 3, 8, 9, 13; H2, H4, H5."""

from __future__ import annotations

from itertools import product

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.games.scythe.actions import (
    ChooseSection,
    Decline,
    PayCard,
    PayToken,
    Skip,
    TakeBottom,
    UseFactoryCard,
)
from noria_desktop.games.scythe.events import CardPaid, FactoryCardUsed, GoodsPaid
from noria_desktop.games.scythe.pending import ChoosingBottom, Gaining
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import FACTORY_SECTION, Faction, Phase, Prompt, Source, Structure
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused, tokens


def at_upgrade(state: State) -> State:
    """The bottom row over which Upgrade costs 3 oil."""
    return after(state, ChooseSection(0), Skip())


def paying(state: State) -> State:
    return after(at_upgrade(state), TakeBottom())


def here(name: str) -> PayToken:
    return PayToken(at(name))


# When it can be paid (H4) -------------------------------------------------------------------------------


def test_tokens_anywhere_under_control_pay() -> None:
    """Rules 1: any resource on any territory you control, wherever the action happens."""
    state = position(workers="h05", character="h11", goods={"h05": "oil", "h11": "2 oil"}, encounters="")
    assert TakeBottom() in legal(at_upgrade(state))
    assert sum(map(sum, paying(state).board.goods)) == 0


@pytest.mark.parametrize(
    "goods",
    [
        {"h05": "2 oil"},
        {"h05": "2 oil, 5 metal"},
        {"h05": "2 oil", "h20": "oil"},
        {"h05": "2 oil", "h08": "oil"},
        {"h05": "2 oil", "base": "oil"},
    ],
    ids=["too few", "other kinds", "nobody's territory", "the Automa's territory", "home base"],
)
def test_it_is_not_offered_if_it_cannot_be_paid(goods: dict[str, str]) -> None:
    """Rules 1, 9; H4, H10: only tokens of the kind on controlled territories count."""
    state = at_upgrade(position(workers="h05", their_workers="h08", goods=goods))
    assert legal(state) == (Skip(),)
    assert refused(state, TakeBottom()) is Why.TOKENS_LACKING


def test_a_structure_alone_gives_control_of_tokens() -> None:
    """Rules 1: an own structure and no enemy unit."""
    mine = {Structure.MINE: "h20"}
    goods = {"h20": "3 oil"}
    assert TakeBottom() in legal(at_upgrade(position(structures=mine, goods=goods)))
    taken = position(structures=mine, goods=goods, their_workers="h20")
    assert TakeBottom() not in legal(at_upgrade(taken))


def test_cubes_make_it_cheaper() -> None:
    """Rules 9: the mat's tokens, minus one for each cube on its bracketed slots."""
    state = position(workers="h05", goods={"h05": "2 oil"}, slots=(1, 0, 0, 0))
    assert TakeBottom() in legal(at_upgrade(state))
    assert paying(state).board.goods[at("h05")] == tokens("")


# Where from (H5) ----------------------------------------------------------------------------------------


def test_what_is_no_choice_is_paid_at_once() -> None:
    """H5: if only one way exists it is done at once; every territory tells what it gave."""
    state = position(workers="h05 h08", goods={"h05": "oil", "h08": "2 oil"})
    step = play(at_upgrade(state), TakeBottom())
    assert RULES.turn(step.state).prompt is Prompt.UPGRADE
    assert of_kind(step.events, GoodsPaid) == [
        GoodsPaid(at("h05"), tokens("oil")),
        GoodsPaid(at("h08"), tokens("2 oil")),
    ]


def test_one_territory_is_no_choice() -> None:
    """H5: five tokens there, three are taken."""
    state = paying(position(workers="h05", goods={"h05": "5 oil"}))
    assert state.board.goods[at("h05")] == tokens("2 oil")
    assert RULES.turn(state).prompt is Prompt.UPGRADE


def test_tokens_are_paid_one_by_one_in_ascending_order() -> None:
    """H5: from territories in non-descending id order."""
    state = paying(position(workers="h05 h08 h10", goods={"h05": "2 oil", "h08": "2 oil", "h10": "2 oil"}))
    assert RULES.turn(state).prompt is Prompt.PAY
    assert RULES.turn(state).phase is Phase.BOTTOM
    state = after(state, here("h08"))
    assert legal(state) == (here("h08"), here("h10"))
    assert refused(state, here("h05")) is Why.ORDER_OF_PLACES
    state = after(state, here("h10"))
    assert RULES.turn(state).prompt is Prompt.UPGRADE
    assert [state.board.goods[at(name)][0] for name in ("h05", "h08", "h10")] == [2, 1, 0]


def test_never_so_that_the_rest_cannot_be_paid() -> None:
    """H5: 3 + 2 + 1 for 3: once h08 was chosen, two more from there on are possible; h10 cannot give them."""
    state = paying(position(workers="h05 h08 h10", goods={"h05": "3 oil", "h08": "2 oil", "h10": "oil"}))
    assert legal(state) == (here("h05"), here("h08"))
    assert refused(state, here("h10")) is Why.REST_UNPAYABLE


def test_a_token_that_must_come_from_somewhere_is_taken_from_there() -> None:
    """H5: 2 + 1 + 1 for 3: the later two give 2 at most, so one comes from h05; from where the others is a choice."""
    step = play(
        at_upgrade(position(workers="h05 h08 h10", goods={"h05": "2 oil", "h08": "oil", "h10": "oil"})),
        TakeBottom(),
    )
    assert of_kind(step.events, GoodsPaid) == [GoodsPaid(at("h05"), tokens("oil"))]
    assert legal(step.state) == (here("h05"), here("h08"))
    state = after(step.state, here("h08"))
    assert RULES.turn(state).prompt is Prompt.UPGRADE


def test_refusals_name_the_rule() -> None:
    """Bad input."""
    state = paying(position(workers="h05 h08 h10", goods={"h05": "3 oil", "h08": "3 oil"}))
    assert refused(state, here("h20")) is Why.NOT_CONTROLLED
    assert refused(state, here("h10")) is Why.NO_SUCH_TOKEN
    assert refused(state, PayCard(2)) is Why.NO_COERCION
    assert refused(state, Skip()) is Why.PAY_FIRST


def test_the_benefit_waits_until_all_is_paid() -> None:
    """Rules 3: first pay the whole cost, then take the benefit."""
    state = paying(position(workers="h05 h08", goods={"h05": "3 oil", "h08": "3 oil"}))
    kinds = [type(entry) for entry in state.pending[1:]]
    assert kinds[0] is Gaining
    assert state.human.coins == 10


def test_paying_all_the_same_when_nothing_is_to_be_gained() -> None:
    """Rules 9: pay, take coins and recruit bonus though the main benefit is used up: Upgrade brings 3 coins."""
    state = position(workers="h05", goods={"h05": "3 oil"})
    full = evolve(state.human.works, cubes=(True,) * 6, slots=(1, 2, 1, 2))
    state = evolve(state, human=evolve(state.human, works=full, stars=(1, *state.human.stars[1:])))
    state = paying(state)
    assert state.human.coins == 13
    assert sum(state.board.goods[at("h05")]) == 1


# Coercion (Crimea) --------------------------------------------------------------------------------------


def crimea(**fields: object) -> State:
    return position(Faction.CRIMEA, Faction.NORDIC, **fields)  # type: ignore[arg-type]


def test_a_combat_card_stands_for_one_token() -> None:
    """Rules 13, H5: once, before the first token, whatever its value; the player picks the card."""
    state = paying(crimea(workers="h05", goods={"h05": "3 oil"}, hand=(2, 2, 5)))
    assert legal(state) == (here("h05"), PayCard(2), PayCard(5))
    step = play(state, PayCard(5))
    assert step.events[0] == CardPaid(5, Source.COERCION)
    assert step.state.human.hand == (2, 2)
    assert step.state.decks.combat_discard[-1] == 5
    assert step.state.board.goods[at("h05")] == tokens("oil")
    assert step.state.human.coerced


def test_coercion_makes_an_action_payable() -> None:
    """Rules 13: 2 oil and a card pay for 3; with one value in hand there is nothing to choose (H5)."""
    state = at_upgrade(crimea(workers="h05", goods={"h05": "2 oil"}, hand=(3, 3)))
    assert TakeBottom() in legal(state)
    state = after(state, TakeBottom())
    assert state.human.hand == (3,)
    assert RULES.turn(state).prompt is Prompt.UPGRADE


def test_which_card_is_asked_when_it_must_be_one() -> None:
    """H5: two values, two ways."""
    state = paying(crimea(workers="h05", goods={"h05": "2 oil"}, hand=(3, 4)))
    assert legal(state) == (PayCard(3), PayCard(4))
    assert refused(state, here("h05")) is Why.REST_UNPAYABLE


def test_coercion_comes_before_the_first_token() -> None:
    """H5."""
    state = paying(crimea(workers="h05 h08", goods={"h05": "2 oil", "h08": "3 oil"}, hand=(3,)))
    state = after(state, here("h05"))
    assert legal(state) == (here("h05"), here("h08"))
    assert refused(state, PayCard(3)) is Why.CARD_BEFORE_TOKENS


def test_coercion_works_once_a_turn() -> None:
    """Rules 13."""
    state = crimea(workers="h05", goods={"h05": "2 oil"}, hand=(3,))
    state = at_upgrade(evolve(state, human=evolve(state.human, coerced=True)))
    assert legal(state) == (Skip(),)
    both = crimea(workers="h05 h08", goods={"h05": "3 oil", "h08": "oil"}, hand=(3,))
    both = paying(evolve(both, human=evolve(both.human, coerced=True)))
    assert refused(both, PayCard(3)) is Why.COERCED_ALREADY


def test_coercion_never_stands_for_two_tokens() -> None:
    """Rules 13: one token of a cost."""
    state = at_upgrade(crimea(workers="h05", goods={"h05": "oil"}, hand=(3, 4)))
    assert legal(state) == (Skip(),)


def test_nobody_else_pays_with_cards() -> None:
    """Rules 13."""
    state = at_upgrade(position(workers="h05", goods={"h05": "2 oil"}, hand=(3, 4)))
    assert legal(state) == (Skip(),)


# Combat cards as a cost (8) -----------------------------------------------------------------------------


def test_a_combat_card_as_cost_is_chosen() -> None:
    """Rules 8; H2: only a combat card as cost asks which value. Card 4: a card for 3 coins."""
    state = position(factory_card=4, hand=(2, 3, 3), coins=0)
    step = play(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0))
    assert of_kind(step.events, FactoryCardUsed) == [FactoryCardUsed(4, 0)]
    assert RULES.turn(step.state).prompt is Prompt.PAY_CARD
    assert legal(step.state) == (PayCard(2), PayCard(3))
    assert refused(step.state, PayCard(4)) is Why.NO_SUCH_CARD
    step = play(step.state, PayCard(3))
    assert step.events[0] == CardPaid(3, Source.FACTORY)
    assert step.state.human.hand == (2, 3)


def test_cards_of_one_value_are_no_choice() -> None:
    """H2."""
    state = position(factory_card=4, hand=(3, 3), coins=0)
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0))
    assert state.human.hand == (3,)


@pytest.mark.parametrize(
    ("card", "fields", "why"),
    [
        (4, {"hand": ()}, Why.CARDS_LACKING),
        (6, {"power": 0}, Why.POWER_LACKING),
        (2, {"popularity": 0}, Why.POPULARITY_LACKING),
        (9, {"coins": 1}, Why.COINS_LACKING),
    ],
)
def test_a_factory_card_must_be_payable_in_full(card: int, fields: dict[str, object], why: Why) -> None:
    """Rules 8, 1: cards 4 (a combat card), 6 (1 power), 2 (1 popularity), 9 (2 coins)."""
    state = after(position(factory_card=card, **fields), ChooseSection(FACTORY_SECTION))  # type: ignore[arg-type]
    assert legal(state) == (Skip(),)
    assert refused(state, UseFactoryCard(0)) is why


def test_a_factory_card_has_only_its_own_sides() -> None:
    """Bad input: card 2 has two sides."""
    state = after(position(factory_card=2), ChooseSection(FACTORY_SECTION))
    assert legal(state) == (UseFactoryCard(0), UseFactoryCard(1), Skip())
    assert refused(state, UseFactoryCard(2)) is Why.NO_SUCH_SIDE


def test_a_paid_card_may_bring_nothing() -> None:
    """Rules 8: the card may still be paid where its gain is lost: a mech (card 10) without own workers on the map."""
    state = position(factory_card=10, workers="base base", coins=2, power=16, stars={})
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0))
    assert state.human.coins == 0
    assert state.pending == (ChoosingBottom(FACTORY_SECTION),)
    assert Decline() not in legal(state)


# Every way of paying ------------------------------------------------------------------------------------


def ends_of_paying(state: State) -> list[tuple[int, ...]]:
    """Oil left on the four territories, once for every sequence of decisions that pays."""
    if RULES.turn(state).prompt is not Prompt.PAY:
        return [tuple(state.board.goods[at(name)][0] for name in FOUR)]
    return [end for action in legal(state) for end in ends_of_paying(after(state, action))]


FOUR = ("h02", "h05", "h08", "h10")


@settings(max_examples=40, deadline=None)
@given(lying=st.tuples(*[st.integers(0, 4)] * 4).filter(lambda lying: sum(lying) >= 3))
def test_every_way_of_paying_can_be_chosen_in_exactly_one_manner(lying: tuple[int, ...]) -> None:
    """H5: no dead end, and no two sequences that come to the same."""
    state = position(
        workers=" ".join(FOUR),
        goods={name: f"{number} oil" for name, number in zip(FOUR, lying, strict=True)},
        encounters="",
    )
    expected = [
        left for left in product(*(range(number + 1) for number in lying)) if sum(left) == sum(lying) - 3
    ]
    assert sorted(ends_of_paying(paying(state))) == sorted(expected)
