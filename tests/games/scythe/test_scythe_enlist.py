"""Enlist: one-time and ongoing bonuses, and asking before taking them. Source: rules.md 8, 9, 9.4; H4."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import benefits
from noria_desktop.games.scythe.actions import (
    Accept,
    ChooseSection,
    Decline,
    Enlist,
    Skip,
    TakeBottom,
    UseFactoryCard,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import CombatCardsDrawn, Enlisted, Gained, GainLost, StarPlaced
from noria_desktop.games.scythe.pending import EndingTurn
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Bonus,
    Bottom,
    Gain,
    Mat,
    Prompt,
    Source,
    Star,
)
from tests.games.scythe.positions import after, legal, of_kind, play, position, refused

POWER, COINS, POPULARITY, CARDS = Bonus
THREE = {Bottom.UPGRADE: POWER, Bottom.DEPLOY: COINS, Bottom.BUILD: POPULARITY}


def enlisting(**fields: object) -> State:
    """Industrial mat: Enlist for 4 food brings no coins."""
    state = position(workers="h02", goods={"h02": "4 food"}, **fields)  # type: ignore[arg-type]
    return after(state, ChooseSection(3), Skip(), TakeBottom())


def test_any_recruit_to_any_free_space() -> None:
    """Rules 9.4; order by recruit, then by space."""
    state = enlisting(recruits={Bottom.DEPLOY: COINS})
    assert RULES.turn(state).prompt is Prompt.ENLIST
    assert legal(state) == (
        *(
            Enlist(bottom, bonus)
            for bottom in (Bottom.UPGRADE, Bottom.BUILD, Bottom.ENLIST)
            for bonus in (POWER, POPULARITY, CARDS)
        ),
        Decline(),
    )
    assert refused(state, Enlist(Bottom.DEPLOY, POWER)) is Why.ALREADY_ENLISTED
    assert refused(state, Enlist(Bottom.BUILD, COINS)) is Why.SPACE_TAKEN


@pytest.mark.parametrize(
    ("bonus", "power", "coins", "popularity", "cards"),
    [(POWER, 7, 10, 7, 0), (COINS, 5, 12, 7, 0), (POPULARITY, 5, 10, 9, 0), (CARDS, 5, 10, 7, 2)],
)
def test_the_one_time_bonus_comes_at_once(
    bonus: Bonus, power: int, coins: int, popularity: int, cards: int
) -> None:
    """Rules 9.4: 2 power, 2 coins, 2 popularity or 2 combat cards."""
    step = play(enlisting(), Enlist(Bottom.BUILD, bonus))
    human = step.state.human
    assert (human.power, human.coins, human.popularity, len(human.hand)) == (power, coins, popularity, cards)
    assert human.works.recruits == (None, None, bonus, None)
    assert step.events[0] == Enlisted(Bottom.BUILD, bonus, Source.BOTTOM)


def test_the_enlist_recruit_brings_its_card_from_the_next_time_on() -> None:
    """Rules 9 [C]: what counts was uncovered before the action; one constant in the data."""
    assert not components().mats.own_recruit_counts_at_once
    step = play(enlisting(), Enlist(Bottom.ENLIST, COINS))
    assert step.state.human.hand == ()
    again = play(enlisting(recruits={Bottom.ENLIST: COINS}), Enlist(Bottom.BUILD, POWER))
    drawn = of_kind(again.events, CombatCardsDrawn)
    assert [(len(event.cards), event.source) for event in drawn] == [(1, Source.ONGOING)]


def test_the_other_reading_is_one_constant_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 9 [C]: the opposite reading is possible; then the card comes at once, after the coins."""
    printed = components()
    other = evolve(printed, mats=evolve(printed.mats, own_recruit_counts_at_once=True))
    monkeypatch.setattr(benefits, "components", lambda: other)
    step = play(enlisting(), Enlist(Bottom.ENLIST, COINS))
    assert len(step.state.human.hand) == 1
    assert step.state.pending == (EndingTurn(),)
    with_coins = after(
        position(mat=Mat.AGRICULTURAL, workers="h02", goods={"h02": "3 food"}, coins=0),
        ChooseSection(3),
        Skip(),
        TakeBottom(),
    )
    gained = play(with_coins, Enlist(Bottom.ENLIST, POWER)).events
    assert [type(event).__name__ for event in gained] == ["Enlisted", "Gained", "Gained", "CombatCardsDrawn"]


def test_the_fourth_recruit_is_a_star() -> None:
    """Rules 9.4, 10."""
    step = play(enlisting(recruits=THREE), Enlist(Bottom.ENLIST, CARDS))
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.RECRUITS, 1)]


def test_after_the_fourth_only_the_card_comes() -> None:
    """Rules 9: it may be taken when the main benefit is used up."""
    state = enlisting(recruits={**THREE, Bottom.ENLIST: CARDS}, stars={Star.RECRUITS: 1})
    assert (len(state.human.hand), state.pending) == (1, (EndingTurn(),))


def test_ongoing_bonuses_do_not_come_with_factory_cards() -> None:
    """Rules 8: Factory actions never trigger recruit bonuses; card 2: 1 popularity for a recruit."""
    state = position(factory_card=2, recruits={Bottom.ENLIST: COINS}, popularity=7)
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0), Enlist(Bottom.BUILD, POWER))
    assert (state.human.hand, state.human.power, state.human.popularity) == ((), 7, 6)


def test_the_automa_gains_nothing_by_it() -> None:
    """Rules 9; the document: the human's bottom-row actions never give the Automa anything."""
    before = enlisting(recruits={Bottom.ENLIST: COINS})
    assert after(before, Enlist(Bottom.BUILD, POWER)).automa == before.automa


# Asking (H4) --------------------------------------------------------------------------------------------


def asked(**fields: object) -> State:
    """Agricultural mat: Enlist for 3 food brings 3 coins; the recruit of Enlist is out, the player wants to be asked."""
    state = position(
        mat=Mat.AGRICULTURAL,
        workers="h02",
        goods={"h02": "3 food"},
        recruits={Bottom.ENLIST: COINS},
        coins=0,
        ask_gains=True,
        **fields,  # type: ignore[arg-type]
    )
    return after(state, ChooseSection(3), Skip(), TakeBottom(), Decline())


def test_coins_and_bonus_are_asked_one_after_the_other() -> None:
    """H4: each to be taken or declined if the player asked to be asked; coins come first."""
    state = asked()
    assert RULES.turn(state).prompt is Prompt.TAKE_GAIN
    assert legal(state) == (Accept(), Decline())
    state = after(state, Accept())
    assert (state.human.coins, legal(state)) == (3, (Accept(), Decline()))
    assert len(after(state, Accept()).human.hand) == 1


def test_both_may_be_declined() -> None:
    """Rules 9: main benefit, coins and recruit bonus may each be declined."""
    step = play(asked(), Decline(), Decline())
    assert (step.state.human.coins, step.state.human.hand) == (0, ())
    assert of_kind(step.events, GainLost) == [
        GainLost(Source.BOTTOM, Gain.COINS, 3, declined=True),
        GainLost(Source.ONGOING, Gain.COMBAT_CARDS, 1, declined=True),
    ]


def test_what_cannot_be_gained_is_not_asked() -> None:
    """H4: there is nothing to take or decline when no combat card is left."""
    state = asked(combat_deck=(), combat_discard=())
    assert after(state, Accept()).pending == (EndingTurn(),)


def test_a_gain_takes_no_choice_of_another_kind() -> None:
    """Bad input."""
    assert refused(asked(), Enlist(Bottom.BUILD, POWER)) is Why.OTHER_GAIN
    assert refused(enlisting(), Accept()) is Why.OTHER_GAIN


def test_without_asking_nothing_is_asked() -> None:
    """H4: the program takes both by itself."""
    step = play(enlisting(recruits={Bottom.ENLIST: COINS}), Decline())
    assert step.state.pending == (EndingTurn(),)
    assert of_kind(step.events, Gained) == []
    assert len(of_kind(step.events, CombatCardsDrawn)) == 1
