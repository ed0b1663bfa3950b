"""Encounters. Source: rules.md 7; H6, H11, H13."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.games.scythe.actions import (
    Accept,
    Build,
    ChooseOption,
    ChooseResource,
    Decline,
    Deploy,
    Enlist,
    Finish,
    Upgrade,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.encounters import out_of_reach
from noria_desktop.games.scythe.events import (
    EncounterDrawn,
    EncounterEnded,
    GainLost,
    GameEnded,
    OptionChosen,
)
from noria_desktop.games.scythe.pending import ChoosingBottom, Encountering, Gaining, PlacingGoods
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Ability,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Gain,
    Phase,
    Prompt,
    Resource,
    Source,
    Star,
    Structure,
)
from tests.games.scythe.positions import (
    after,
    at,
    legal,
    moving,
    of_kind,
    on,
    play,
    position,
    refused,
)

KIND, BUY, FORCE = ChooseOption(0), ChooseOption(1), ChooseOption(2)


def meeting(card: int, place: str = "h11", **given: Any) -> State:
    """The moves are finished and the human's character stands on a token; this card is drawn."""
    fields: dict[str, Any] = {"character": place, "encounter_deck": (card,), "pending": moving(0)}
    return after(position(**(fields | given)), Finish())


def test_the_token_is_discarded_and_the_top_card_drawn() -> None:
    """Rules 7: only characters, after the whole Move action."""
    state = position(character="h11", encounter_deck=(9,), pending=moving(0))
    step = play(state, Finish())
    assert step.events == (EncounterDrawn(at("h11"), 9),)
    assert step.events[0].reveals
    assert at("h11") not in step.state.board.tokens
    assert len(step.state.decks.encounters) == 27
    assert step.state.pending[-1] == Encountering(9, at("h11"))
    assert RULES.turn(step.state).phase is Phase.ENCOUNTER


def test_a_mech_on_a_token_meets_nobody() -> None:
    state = position(mechs={Ability.SPEED: "h11"}, pending=moving(0))
    assert after(state, Finish()).pending == (ChoosingBottom(0),)


def test_options_whose_cost_can_be_paid_are_offered_the_free_one_always() -> None:
    """H13; card 1: buy for 2 coins, force for 2 popularity."""
    assert legal(meeting(1)) == (KIND, BUY, FORCE)
    poor = meeting(1, coins=1, popularity=1)
    assert legal(poor) == (KIND,)
    assert refused(poor, BUY) is Why.COINS_LACKING
    assert refused(poor, FORCE) is Why.POPULARITY_LACKING
    assert refused(poor, ChooseOption(3)) is Why.NO_SUCH_OPTION


@pytest.mark.parametrize("number", range(1, 29))
def test_every_card_has_its_free_option(number: int) -> None:
    assert KIND in legal(meeting(number, coins=0, popularity=0))


def test_the_cost_is_paid_then_gains_come_one_after_another() -> None:
    """H13; card 1: 2 coins, then 1 popularity, each taken or declined as a whole."""
    step = play(meeting(1), KIND)
    assert step.events == (OptionChosen(1, 0),)
    assert legal(step.state) == (Accept(), Decline())
    taken = after(step.state, Accept(), Accept())
    assert (taken.human.coins, taken.human.popularity) == (12, 8)
    declined = play(step.state, Decline(), Accept())
    assert (declined.state.human.coins, declined.state.human.popularity) == (10, 8)
    assert of_kind(declined.events, GainLost) == [GainLost(Source.ENCOUNTER, Gain.COINS, 2, declined=True)]


def test_the_card_goes_under_the_deck_and_the_turn_goes_on() -> None:
    """Rules 7."""
    step = play(meeting(1), KIND, Accept(), Accept())
    assert step.state.decks.used_encounters == (1,)
    assert step.events[-1] == EncounterEnded(1)
    assert step.state.pending == (ChoosingBottom(0),)


def test_tokens_and_workers_appear_on_the_encounters_territory() -> None:
    """Rules 7; card 3: 2 coins for a worker and 3 food."""
    state = after(meeting(3), BUY, Accept(), Accept())
    assert at("h11") in state.human.army.workers
    assert on(state, "h11") == (0, 0, 3, 0)
    assert state.human.coins == 8


def test_a_gain_of_which_none_is_left_is_simply_not_gained() -> None:
    """Rules 7: the option may still be chosen; here all eight workers are out."""
    step = play(meeting(3, workers="h04 h04 h04 h04 h05 h05 h05 h05", stars={Star.WORKERS: 1}), BUY, Accept())
    assert of_kind(step.events, GainLost) == [GainLost(Source.ENCOUNTER, Gain.WORKER, 1, declined=False)]
    assert on(step.state, "h11") == (0, 0, 3, 0)


def test_a_mech_is_put_on_the_encounters_territory() -> None:
    """Rules 7; card 5, 4 coins: which one is the human's choice, no own worker is needed."""
    state = after(meeting(5), BUY)
    assert RULES.turn(state).prompt is Prompt.DEPLOY
    assert legal(state) == (*[Deploy(slot, at("h11")) for slot in range(4)], Decline())
    state = after(state, Deploy(2, at("h11")))
    assert state.human.army.mechs == (None, None, at("h11"), None)
    assert state.human.coins == 6


def test_a_structure_is_gained_only_where_there_is_none() -> None:
    """Rules 7; card 9, 3 coins."""
    state = after(meeting(9), BUY)
    assert legal(state) == (*[Build(kind, at("h11")) for kind in Structure], Decline())
    assert after(state, Build(Structure.MILL, at("h11"))).human.works.structures[1] == at("h11")
    taken = play(meeting(9, structures={Structure.MINE: "h11"}), BUY)
    assert of_kind(taken.events, GainLost) == [GainLost(Source.ENCOUNTER, Gain.STRUCTURE, 1, declined=False)]
    assert taken.state.pending == (ChoosingBottom(0),)


def test_a_recruit_brings_its_one_time_bonus() -> None:
    """Rules 7; card 4, 3 coins: recruit and space are the human's choice; no ongoing bonus follows."""
    state = after(meeting(4, recruits={Bottom.BUILD: Bonus.COINS}), BUY)
    offered = legal(state)
    assert Enlist(Bottom.UPGRADE, Bonus.POWER) in offered
    assert not any(
        isinstance(action, Enlist) and (action.bottom is Bottom.BUILD or action.bonus is Bonus.COINS)
        for action in offered
    )
    assert len(offered) == 3 * 3 + 1
    assert after(state, Enlist(Bottom.ENLIST, Bonus.POWER)).human.power == 7


def test_an_upgrade_moves_a_cube() -> None:
    """Rules 7, 9.1; card 7, 2 coins."""
    state = after(meeting(7), BUY)
    choices = [action for action in legal(state) if isinstance(action, Upgrade)]
    slots = [part.slots > 0 for part in components().mats.players[state.human.mat.index].sections]
    assert len(choices) == 6 * sum(slots)
    state = after(state, choices[0])
    assert sum(state.human.works.cubes) == sum(state.human.works.slots) == 1
    assert state.human.works.cubes[Cube.MOVE_UNITS.index] is (choices[0].cube is Cube.MOVE_UNITS)


def test_tokens_of_free_choice_are_chosen_in_order() -> None:
    """H6; card 14, 2 coins: three tokens, oil, metal, food, wood and never back, all on the territory."""
    state = after(meeting(14), BUY, Accept())
    assert state.pending[-1] == PlacingGoods(Source.ENCOUNTER, 3, at("h11"))
    assert legal(state) == tuple(ChooseResource(kind) for kind in Resource)
    state = after(state, ChooseResource(Resource.METAL))
    assert legal(state) == tuple(ChooseResource(kind) for kind in list(Resource)[1:])
    assert refused(state, ChooseResource(Resource.OIL)) is not None
    # With wood the rest is settled too.
    state = after(state, ChooseResource(Resource.WOOD))
    assert on(state, "h11") == (0, 1, 0, 2)
    assert state.pending == (ChoosingBottom(0),)


# Meander ------------------------------------------------------------------------------------------------


def _polania(card: int, **given: Any) -> State:
    return meeting(card, faction=Faction.POLANIA, **given)


def test_polania_may_choose_a_second_different_option() -> None:
    """Rules 7; H13: or stop."""
    state = after(_polania(1), KIND, Accept(), Accept())
    assert RULES.turn(state).prompt is Prompt.SECOND_OPTION
    assert legal(state) == (BUY, FORCE, Finish())
    assert refused(state, KIND) is Why.OPTION_TAKEN
    assert after(state, Finish()).pending == (ChoosingBottom(0),)
    both = after(state, BUY, Accept())
    assert both.pending == (ChoosingBottom(0),)
    assert on(both, "h11") == (0, 0, 4, 0)


def test_the_gain_of_the_first_may_pay_for_the_second() -> None:
    """Rules 7; card 1 gives 2 coins for nothing, and costs 2 coins to buy."""
    broke = _polania(1, coins=0, popularity=0)
    assert legal(broke) == (KIND,)
    assert legal(after(broke, KIND, Accept(), Accept())) == (BUY, Finish())
    # Declined, there is nothing to pay with, and the encounter is over.
    assert after(broke, KIND, Decline(), Decline()).pending == (ChoosingBottom(0),)


def test_others_have_one_option() -> None:
    assert after(meeting(1), KIND, Accept(), Accept()).pending == (ChoosingBottom(0),)


# Stars --------------------------------------------------------------------------------------------------


def test_a_sixth_star_ends_the_game_before_the_second_option() -> None:
    """H13; the star is that of popularity 18, after all gains of the option (rules 10)."""
    state = _polania(
        1,
        popularity=17,
        stars={Star.UPGRADES: 1, Star.MECHS: 1, Star.STRUCTURES: 1, Star.RECRUITS: 1, Star.WORKERS: 1},
    )
    step = play(state, KIND, Accept(), Accept())
    assert len(of_kind(step.events, GameEnded)) == 1
    # The card is under the deck all the same.
    assert step.state.decks.used_encounters == (1,)


def test_gains_of_one_option_are_taken_together() -> None:
    """Rules 10: stars due by them are placed afterwards. Card 13, 2 coins: 2 power, then 2 popularity."""
    step = play(meeting(13, power=15, popularity=10), BUY, Accept())
    assert step.state.human.stars[Star.POWER.index] == 0
    assert isinstance(step.state.pending[-1], Gaining)
    assert after(step.state, Accept()).human.stars[Star.POWER.index] == 1


def test_eleven_encounters_never_run_out_of_cards() -> None:
    """Rules 6, last paragraph: 28 cards, 11 tokens."""
    assert len(components().map.encounters) < len(components().cards.encounters) == 28


def test_what_an_option_cannot_bring_is_known_before_it_is_chosen() -> None:
    """Card 3, buy: 1 worker, 3 food; with eight workers out only the food would come (rules.md 7, 8)."""
    crowd = meeting(3, workers=" ".join(["h11"] * 8))
    entry = crowd.pending[-1]
    assert isinstance(entry, Encountering)
    assert out_of_reach(crowd, entry, 1) == (0,)
    step = play(crowd, BUY)
    assert of_kind(step.events, GainLost) == [GainLost(Source.ENCOUNTER, Gain.WORKER, 1, declined=False)]
    few = meeting(3, workers="h11")
    assert out_of_reach(few, entry, 1) == ()
