"""What a card gives the Automa and offers the human. Source: automa.md 7, 8; R16, R17, R28, R31; seed 003."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.games.scythe.actions import Accept, Decline
from noria_desktop.games.scythe.events import (
    AutomaGained,
    AutomaUnitArrived,
    CombatCardsDrawn,
    CombatDeckShuffled,
    Gained,
    GainLost,
    GameEnded,
    OfferMade,
    StarPlaced,
    TrackerMoved,
    WorkersGained,
    seen_by,
)
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingOffer, Finished
from noria_desktop.games.scythe.record import GainEntry
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    AutomaGain,
    AutomaStage,
    Bonus,
    Bottom,
    Faction,
    Gain,
    Scheme,
    Source,
    Star,
    Unit,
)
from tests.games.scythe.automa_positions import (
    a_table,
    advanced,
    all_at,
    at,
    played,
    whole_turn,
    with_automa,
    with_card,
    with_human,
)

HOME = at("base_saxony")
ALL_RECRUITS = dict(zip(Bottom, Bonus, strict=True))


def gains(state: State, card: int, scheme: Scheme = Scheme.I) -> tuple[GainEntry, ...]:
    """What is recorded after the gains of a card."""
    record = advanced(with_card(state, card, scheme), 3).state.automa.record
    assert record is not None
    return record.gains


def stars(**numbers: int) -> tuple[int, ...]:
    """Stars by the names of their kinds."""
    return tuple(numbers.get(star.value, 0) for star in Star)


# Step 2b ------------------------------------------------------------------------------------------------


def test_a_worker_comes_to_the_home_base() -> None:
    """Seed 003, "オートマの物資取得(ステップ2B)": worker; card 19-I."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0)
    step = advanced(with_card(state, 19), 3)
    assert step.state.automa.workers.count(HOME) == 1
    assert WorkersGained(BOT, HOME, 1, Source.AUTOMA) in step.events
    assert gains(state, 19) == (GainEntry(AutomaGain.WORKER, 1, None, 1),)


def test_without_workers_on_the_mat_nothing_comes() -> None:
    """automa.md 7: all eight are out; R16: that is no star either."""
    state = a_table(Faction.SAXONY, workers="h34 h35 h41" + " base_saxony" * 4, token=0)
    state = advanced(with_card(state, 19), 3).state
    assert len(state.automa.workers) == 8
    assert sum(state.automa.stars) == 0
    assert gains(state, 19) == (GainEntry(AutomaGain.WORKER, 1, None, 0),)


def test_the_character_comes_before_mechs() -> None:
    """Seed 003, "キャラクター/メック": the character if it lies on the mat, else a mech; card 16-I."""
    state = a_table(Faction.SAXONY, character="-")
    step = advanced(with_card(state, 16), 3)
    assert (step.state.automa.character, step.state.automa.mechs) == (HOME, ())
    assert AutomaUnitArrived(Unit.CHARACTER) in step.events
    step = advanced(with_card(step.state, 16), 3)
    assert step.state.automa.mechs == (HOME,)
    assert AutomaUnitArrived(Unit.MECH) in step.events


def test_the_fourth_mech_brings_no_star_and_a_fifth_does_not_exist() -> None:
    """R16; automa.md 7: nothing if all are out."""
    state = a_table(Faction.SAXONY, mechs="h34 h35 h41")
    state = advanced(with_card(state, 16), 3).state
    assert len(state.automa.mechs) == 4
    assert sum(state.automa.stars) == 0
    assert gains(state, 16) == (GainEntry(AutomaGain.CHARACTER_OR_MECH, 1, None, 0),)


def test_coins_and_power() -> None:
    """Seed 003, "コイン", "戦力": card 15-I gives 3 power and a coin; Saxony began with 1 power and 5 coins."""
    step = advanced(with_card(a_table(Faction.SAXONY), 15), 3)
    assert (step.state.automa.power, step.state.automa.coins) == (4, 6)
    assert step.events.index(AutomaGained(gains(a_table(Faction.SAXONY), 15))) < step.events.index(
        Gained(BOT, Bonus.POWER, 3, Source.AUTOMA)
    )


def test_power_stops_at_sixteen_with_a_star() -> None:
    """automa.md 7; seed 003, "星とスキーマの切り替え": a star when the end of the track is first reached."""
    state = with_automa(a_table(Faction.SAXONY), power=14)
    step = advanced(with_card(state, 15), 3)
    assert step.state.automa.power == 16
    assert StarPlaced(BOT, Star.POWER, 1) in step.events
    assert gains(state, 15)[0] == GainEntry(AutomaGain.POWER, 3, None, 2)


def test_only_the_first_arrival_at_sixteen_counts() -> None:
    """automa.md 9.5: power was paid in a battle and comes back; no second star."""
    state = with_automa(a_table(Faction.SAXONY), power=14, stars=stars(power=1))
    state = advanced(with_card(state, 15), 3).state
    assert (state.automa.power, sum(state.automa.stars)) == (16, 1)


def test_the_sixth_star_stops_the_gains() -> None:
    """automa.md 5: the game stops at once; the coin after the power is not gained any more."""
    state = with_automa(a_table(Faction.SAXONY), power=13, stars=stars(tracker=5))
    step = advanced(with_card(state, 15), 3)
    assert step.state.pending == (Finished(),)
    assert step.state.automa.coins == 5
    assert step.state.automa.record is not None
    assert step.state.automa.record.gains == (GainEntry(AutomaGain.POWER, 3, None, 3),)
    assert isinstance(step.events[-1], GameEnded)


def test_a_combat_card_is_drawn_face_down() -> None:
    """Seed 003, "戦闘カード"; automa.md 7: its value is the human's to guess. Card 14-I."""
    state = with_automa(a_table(Faction.SAXONY), hand=())
    step = advanced(with_card(state, 14), 3)
    (drawn,) = [event for event in step.events if isinstance(event, CombatCardsDrawn)]
    assert step.state.automa.hand == drawn.cards == (state.decks.combat.cards[0],)
    assert seen_by(drawn, HUMAN) == CombatCardsDrawn(BOT, (None,), Source.AUTOMA)
    assert RULES.observe(step.state, HUMAN).automa.hand == (None,)


def test_an_empty_combat_deck_is_made_anew_of_the_discards() -> None:
    """R31: one deck and one discard pile for both sides."""
    state = with_automa(a_table(Faction.SAXONY), hand=())
    state = evolve(state, decks=evolve(state.decks, combat=Pile(()), combat_discard=(4, 2)))
    step = advanced(with_card(state, 14), 3)
    assert CombatDeckShuffled() in step.events
    assert step.state.automa.hand[0] in (2, 4)
    assert len(step.state.decks.combat) == 1
    assert step.state.decks.combat_discard == ()


def test_no_combat_card_when_there_is_none() -> None:
    """R31: both empty, nothing is drawn, and the record says so."""
    state = with_automa(a_table(Faction.SAXONY), hand=())
    state = evolve(state, decks=evolve(state.decks, combat=Pile(()), combat_discard=()))
    assert gains(state, 14) == (
        GainEntry(AutomaGain.WORKER, 1, None, 1),
        GainEntry(AutomaGain.COMBAT_CARD, 1, None, 0),
    )


@pytest.mark.parametrize(("faction", "coins"), [(Faction.CRIMEA, 7), (Faction.SAXONY, 6)])
def test_another_factions_gains_are_skipped(faction: Faction, coins: int) -> None:
    """Seed 003: bracketed symbols only for that faction; 2-I has a coin for Crimea and one for all."""
    state = a_table(faction, human=Faction.NORDIC)
    assert advanced(with_card(state, 2), 3).state.automa.coins == coins
    first, second = gains(state, 2)
    assert first == GainEntry(AutomaGain.COIN, 1, Faction.CRIMEA, coins - 6)
    assert second == GainEntry(AutomaGain.COIN, 1, None, 1)


# Step 2c ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "bottom", "bonus"),
    [
        (1, Bottom.UPGRADE, Bonus.POWER),
        (5, Bottom.DEPLOY, Bonus.COINS),
        (7, Bottom.BUILD, Bonus.POPULARITY),
        (14, Bottom.ENLIST, Bonus.COMBAT_CARDS),
    ],
)
def test_the_card_offers_what_a_recruit_unlocked(card: int, bottom: Bottom, bonus: Bonus) -> None:
    """Seed 003, "徴兵ボーナス(ステップ2C)"; R17: asked once, of the one bonus on the card; the Automa gets nothing."""
    state = with_human(a_table(Faction.SAXONY), recruits={bottom: Bonus.COINS})
    step = advanced(with_card(state, card), 4)
    assert OfferMade(bonus, unlocked=True) in step.events
    assert step.state.pending == (AutomaTurn(AutomaStage.TRACKER), ChoosingOffer(bonus))
    assert RULES.turn(step.state).seat == HUMAN
    assert RULES.legal_actions(step.state) == (Accept(), Decline())
    before, taken = step.state, played(step.state, Accept())
    assert evolve(taken.state.automa, record=None) == evolve(before.automa, record=None)
    if bonus is Bonus.COMBAT_CARDS:
        assert len(taken.state.human.hand) == len(before.human.hand) + 1
    else:
        assert taken.events == (Gained(HUMAN, bonus, 1, Source.OFFER),)
    assert taken.state.pending == (AutomaTurn(AutomaStage.TRACKER),)


def test_the_offer_may_be_declined() -> None:
    """R17: it is optional; the turn goes on with step 3."""
    state = with_human(a_table(Faction.SAXONY), recruits=ALL_RECRUITS)
    step = advanced(with_card(state, 5), 4)
    declined = played(step.state, Decline())
    assert declined.state.human == step.state.human
    assert declined.events == (GainLost(Source.OFFER, Gain.COINS, 1, declined=True),)
    assert declined.state.pending == (AutomaTurn(AutomaStage.TRACKER),)


def test_the_program_takes_it_if_the_player_says_so() -> None:
    """R17: by option, without a decision."""
    state = with_human(a_table(Faction.SAXONY, ask_offer=False), recruits=ALL_RECRUITS)
    step = advanced(with_card(state, 5), 4)
    assert step.state.human.coins == state.human.coins + 1
    assert step.state.pending == (AutomaTurn(AutomaStage.TRACKER),)


def test_without_that_recruit_nothing_is_offered() -> None:
    """automa.md 8: three other recruits do not help."""
    recruits = dict(ALL_RECRUITS)
    del recruits[Bottom.DEPLOY]
    state = with_human(a_table(Faction.SAXONY), recruits=recruits)
    step = advanced(with_card(state, 5), 4)
    assert OfferMade(Bonus.COINS, unlocked=False) in step.events
    assert step.state.pending == (AutomaTurn(AutomaStage.TRACKER),)
    assert step.state.human == state.human
    assert step.state.automa.record is not None
    assert not step.state.automa.record.offer_unlocked


@pytest.mark.parametrize(("card", "gain"), [(1, Gain.POWER), (7, Gain.POPULARITY)])
def test_what_brings_nothing_is_not_asked(card: int, gain: Gain) -> None:
    """automa.md 8: a full track, of power (1-I) or popularity (7-I); the human is told that the bonus is lost."""
    placed = stars(power=1, popularity=1)
    state = with_human(a_table(Faction.SAXONY), recruits=ALL_RECRUITS, stars=placed, power=16, popularity=18)
    step = advanced(with_card(state, card), 4)
    assert step.events[-1] == GainLost(Source.OFFER, gain, 1, declined=False)
    assert step.state.pending == (AutomaTurn(AutomaStage.TRACKER),)


def test_no_combat_cards_no_question() -> None:
    """R31: the Automa's own symbol on 14-I took the last card."""
    state = with_human(a_table(Faction.SAXONY), recruits=ALL_RECRUITS)
    state = evolve(state, decks=evolve(state.decks, combat=Pile((2,)), combat_discard=()))
    step = advanced(with_card(state, 14), 4)
    assert step.events[-1] == GainLost(Source.OFFER, Gain.COMBAT_CARDS, 1, declined=False)


def test_a_star_by_the_offer_comes_before_the_tracker() -> None:
    """R28: five stars each; the human's 18th popularity in step 2c ends the game, the last space is not reached."""
    state = a_table(Faction.SAXONY, token=20, stars=stars(tracker=5))
    state = with_human(
        state, recruits=ALL_RECRUITS, popularity=17, stars=stars(combat=2, mechs=1, recruits=2)
    )
    step = advanced(with_card(state, 7), 4)
    ended = played(step.state, Accept())
    assert StarPlaced(HUMAN, Star.POPULARITY, 6) in ended.events
    assert ended.state.pending == (Finished(),)
    assert ended.state.automa.token == 20


def test_the_automas_star_of_the_gains_comes_before_both() -> None:
    """R28: its power star in step 2b ends the game before the human is offered anything."""
    state = a_table(Faction.SAXONY, stars=stars(tracker=5), power=15)
    state = with_human(state, recruits=ALL_RECRUITS, power=15, stars=stars(combat=2, mechs=1, recruits=2))
    step = whole_turn(with_card(state, 1))
    assert step.state.pending == (Finished(),)
    assert StarPlaced(BOT, Star.POWER, 6) in step.events
    assert not any(isinstance(event, OfferMade | TrackerMoved) for event in step.events)


def test_a_card_without_an_offer_goes_on_to_the_tracker() -> None:
    """automa.md 8: most cards of scheme I show none; 3-I."""
    step = advanced(with_card(a_table(Faction.SAXONY), 3), 3)
    assert step.state.pending == (AutomaTurn(AutomaStage.TRACKER),)
    assert step.state.automa.workers != all_at("base_saxony")
