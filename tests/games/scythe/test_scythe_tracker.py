"""The star tracker, its stars, scheme II and the rivers. Source: automa.md 4, 9; R18, R19; seed 003."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.events import (
    AutomaDeckShuffled,
    GameEnded,
    StarPlaced,
    TrackerMoved,
    TurnBegan,
)
from noria_desktop.games.scythe.neighbourhood import is_confined
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingSection, Finished
from noria_desktop.games.scythe.record import TrackerStep
from noria_desktop.games.scythe.state import Automa
from noria_desktop.games.scythe.terms import AutomaStage, Faction, Level, Scheme, Star
from noria_desktop.games.scythe.tracker import next_step
from tests.games.scythe.automa_positions import a_table, advanced, at, whole_turn, with_automa, with_card

# Card 3 advances the token in both schemes and offers nothing in scheme I.


def stars(**numbers: int) -> tuple[int, ...]:
    return tuple(numbers.get(star.value, 0) for star in Star)


def test_the_token_goes_one_space_on() -> None:
    """Seed 003, "星トラッカーの更新(ステップ3)"; then it is the human's turn."""
    state = a_table(Faction.SAXONY, token=5)
    step = whole_turn(with_card(state, 3))
    assert step.state.automa.token == 6
    assert TrackerMoved(TrackerStep(5, 6)) in step.events
    assert step.events[-1] == TurnBegan(HUMAN, state.turn + 1)
    assert step.state.pending == (ChoosingSection(),)
    assert step.state.automa.record is not None
    assert step.state.automa.record.tracker == TrackerStep(5, 6)


@pytest.mark.parametrize("card", [4, 15, 17])
def test_a_crossed_out_star_leaves_it_where_it_is(card: int) -> None:
    """Seed 003, "オートマカード": no step; the record has none."""
    step = whole_turn(with_card(a_table(Faction.SAXONY, token=5), card))
    assert step.state.automa.token == 5
    assert step.state.automa.record is not None
    assert step.state.automa.record.tracker is None
    assert step.state.pending == (ChoosingSection(),)


@pytest.mark.parametrize(
    ("level", "spaces"),
    [
        (Level.AUTOMETTA, (10, 15, 18, 20, 22, 23)),
        (Level.AUTOMA, (9, 14, 17, 19, 20, 21)),
        (Level.AUTOMASZYNA, (9, 12, 14, 16, 17, 18)),
        (Level.ULTIMASZYNA, (8, 11, 13, 15, 16, 17)),
    ],
)
def test_star_spaces_give_stars(level: Level, spaces: tuple[int, ...]) -> None:
    """automa.md 4: the table; the first of them switches the scheme, none of the others does."""
    automa = a_table(Faction.SAXONY, level=level, token=0).automa
    steps = [next_step(with_token) for with_token in (_at(automa, token) for token in range(spaces[-1]))]
    assert tuple(step.after for step in steps if step.star) == spaces
    assert [step.after for step in steps if step.scheme_switched] == [spaces[0]]


def _at(automa: Automa, token: int) -> Automa:

    return evolve(automa, token=token)


def test_the_first_star_of_the_tracker_switches_the_scheme() -> None:
    """Seed 003, "星とスキーマの切り替え": the whole deck is shuffled, scheme II from the next turn on."""
    state = with_automa(a_table(Faction.SAXONY, token=8), main=(), battle=())
    step = whole_turn(with_card(state, 3))
    automa = step.state.automa
    assert automa.scheme is Scheme.II
    assert sorted(card for card in automa.deck.cards if card) == list(range(1, 20))
    assert (automa.main, automa.battle) == ((), ())
    assert automa.stars == stars(tracker=1)
    told = [type(event) for event in step.events]
    assert told.index(TrackerMoved) < told.index(StarPlaced) < told.index(AutomaDeckShuffled)
    assert automa.record is not None
    assert automa.record.scheme is Scheme.I
    assert automa.record.tracker == TrackerStep(8, 9, star=True, scheme_switched=True)


def test_a_star_won_otherwise_does_not_switch_it() -> None:
    """R18: its very first star is the one for 16 power; card 3-I gives 3."""
    step = whole_turn(with_card(a_table(Faction.SAXONY, token=5, power=13), 3))
    assert step.state.automa.stars == stars(power=1)
    assert step.state.automa.scheme is Scheme.I
    assert AutomaDeckShuffled() not in step.events


def test_nor_does_it_keep_the_tracker_from_switching() -> None:
    """R18: with stars from power and battle before it, the tracker's first star still switches."""
    state = a_table(Faction.SAXONY, token=8, stars=stars(power=1, combat=2))
    step = whole_turn(with_card(state, 3))
    assert step.state.automa.scheme is Scheme.II
    assert StarPlaced(BOT, Star.TRACKER, 4) in step.events


def test_later_stars_do_not_switch_again() -> None:
    """automa.md 9.4: scheme II stays for the rest of the game, the deck goes on."""
    state = a_table(Faction.SAXONY, token=13, stars=stars(tracker=1))
    step = whole_turn(with_card(state, 6, Scheme.II))
    assert step.state.automa.scheme is Scheme.II
    assert AutomaDeckShuffled() not in step.events
    assert step.state.automa.stars == stars(tracker=2)


def test_the_sixth_star_ends_the_game_at_once() -> None:
    """automa.md 4, 9.6: the last space; no turn of the human follows."""
    state = a_table(Faction.SAXONY, token=20, stars=stars(tracker=5))
    step = whole_turn(with_card(state, 3, Scheme.II))
    assert step.state.pending == (Finished(),)
    assert step.state.automa.stars == stars(tracker=6)
    assert isinstance(step.events[-1], GameEnded)
    assert TurnBegan(HUMAN, state.turn + 1) not in step.events


def test_there_are_six_tokens() -> None:
    """R19: with five stars the next one of any kind ends the game, so that no seventh is ever due."""
    state = a_table(Faction.SAXONY, token=16, stars=stars(tracker=2, combat=2, power=1))
    step = whole_turn(with_card(state, 6, Scheme.II))
    assert sum(step.state.automa.stars) == 6
    assert step.state.pending == (Finished(),)


def test_rivers_open_with_the_first_space_without_the_mark() -> None:
    """Seed 003, "星トラッカーの更新": lakes and rivers; it matters from the next turn on (9.2)."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=3)
    assert is_confined(state.automa)
    before = advanced(with_card(state, 3), 3)
    assert before.state.pending == (AutomaTurn(AutomaStage.TRACKER),)
    assert at("h35") in before.state.automa.workers
    step = advanced(before.state)
    assert TrackerMoved(TrackerStep(3, 4, rivers_opened=True)) in step.events
    assert not is_confined(step.state.automa)
