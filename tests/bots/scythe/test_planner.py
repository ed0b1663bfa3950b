"""The player that advises in Scythe. Source: engines-and-bots 4, 7; H15."""

from __future__ import annotations

from functools import cache

import pytest

from noria_desktop.app import players
from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.bots.scythe.course import course
from noria_desktop.bots.scythe.flat import OVER, SECTION, STARS, TURN, flat
from noria_desktop.bots.scythe.forecast import coming
from noria_desktop.bots.scythe.look_ahead import LookAhead, Turns
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.bots.scythe.planner import PRICES, VICTORY, Planner
from noria_desktop.bots.scythe.players import timed
from noria_desktop.bots.scythe.promise import Tastes, counted, promise
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.worth import priced
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe.pending import ChoosingSection, Finished
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, Faction, Line
from noria_desktop.ui.scythe.board.outlook import outlook
from tests.bots.scythe.test_look_ahead import played, unseen_exchanged


@cache
def walk(seed: int) -> tuple[State, ...]:
    """Positions of a random game in which the human decides."""
    return tuple(state for state, _ in played(seed, RandomPlayer()))[:-1]


@cache
def game(seed: int) -> tuple[State, ...]:
    """A game of the adviser."""
    return tuple(state for state, _ in played(seed, Planner()))


def begins(seed: int) -> list[State]:
    """Beginnings of turns in a game of the adviser."""
    return [state for state in game(seed) if isinstance(state.pending[-1], ChoosingSection)]


# How it chooses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_it_finds_a_legal_action_wherever_somebody_else_has_led_the_game(faction: Faction) -> None:
    for count, (state, _) in enumerate(played(4, RandomPlayer(), Options(faction=faction))):
        if isinstance(state.pending[-1], Finished) or count % 23:
            continue
        legal = RULES.legal_actions(state)
        choice, _ = Planner().choose(RULES.observe(state, HUMAN), legal, Rng(1))
        assert choice.action in legal


def test_what_is_advised_has_the_highest_number_and_the_others_follow_in_order() -> None:
    for state in begins(2)[::4]:
        choice, _ = Planner().choose(RULES.observe(state, HUMAN), RULES.legal_actions(state), Rng(1))
        assert isinstance(choice, Turns)
        worths = [worth for worth, _ in choice.lines]
        assert worths == sorted(worths, reverse=True)
        assert choice.lines[0][1] == (choice.action, *choice.then)
        assert [one.worth for one in choice.weighed] == worths


def test_the_number_before_a_turn_looks_as_far_ahead_as_the_one_after_it() -> None:
    """Else every hint would seem to bring what the turn after it brings."""
    for state in begins(2)[:3]:
        view = RULES.observe(state, HUMAN)
        choice, _ = Planner().choose(view, RULES.legal_actions(state), Rng(1))
        assert isinstance(choice, Turns)
        standing = promise(flat(stand_in(view)), Sheet(view), Tastes(priced(PRICES), VICTORY))
        assert round(100 * standing) < choice.now < choice.lines[0][0]


def test_only_what_can_be_seen_matters() -> None:
    """H15: other covered cards, the same choice and the same numbers."""
    for number, state in enumerate(walk(6)[::29]):
        legal = RULES.legal_actions(state)
        other = unseen_exchanged(state, number)
        assert Planner().choose(state, legal, Rng(1))[0] == Planner().choose(other, legal, Rng(2))[0]


def test_it_can_be_stopped_at_once() -> None:
    state = begins(2)[3]
    legal = RULES.legal_actions(state)
    choice, _ = timed("planner", lambda: True, 1.0).choose(RULES.observe(state, HUMAN), legal, Rng(1))
    assert choice.action in legal
    assert isinstance(choice, Turns)
    assert len(choice.lines) == 1


def test_time_that_is_left_over_changes_nothing() -> None:
    state = begins(2)[5]
    view, legal = RULES.observe(state, HUMAN), RULES.legal_actions(state)
    assert (
        timed("planner", lambda: False, 600.0).choose(view, legal, Rng(1))[0]
        == Planner().choose(view, legal, Rng(1))[0]
    )


def test_it_can_be_asked_for_by_its_name_and_does_not_advise_yet() -> None:
    assert isinstance(players.player("scythe", "planner"), Planner)
    assert isinstance(players.player("scythe", "adviser"), LookAhead)


def test_it_puts_workers_out_where_the_one_before_it_makes_do_with_two() -> None:
    finals = [game(seed)[-1].human for seed in (1, 2, 6)]
    assert all(len(human.army.workers) > 2 for human in finals)


# The row of numbers -------------------------------------------------------------------------------------


def test_a_row_counts_the_coins_of_the_score_sheet() -> None:
    """Rules.md 12, but for the six tokens of a territory, which a row does not tell apart."""
    for state in begins(2):
        lines = [line for line in RULES.scores(state).lines if line.seat == HUMAN]
        sure = sum(line.points for line in lines if Line(line.code) is not Line.RESOURCES)
        row = flat(state)
        row[17:21] = [0, 0, 0, 0]
        assert counted(row, Sheet(RULES.observe(state, HUMAN))) == sure


def test_no_section_follows_itself_but_for_the_rusviets() -> None:
    """Rules.md 3, 13."""
    for state in begins(2):
        row, sheet = flat(state), Sheet(RULES.observe(state, HUMAN))
        for after in coming(row, sheet):
            assert after[TURN] == row[TURN] + 1
            assert sheet.relentless or after[SECTION] != row[SECTION]
            assert after[STARS] <= 6
            assert after[OVER] == (after[STARS] == 6)


# The Automa by expectation ------------------------------------------------------------------------------


def test_the_automa_never_has_less_later_and_its_end_comes_nearer() -> None:
    """automa.md 9, 13."""
    for seed in (1, 2):
        ends = []
        for state in begins(seed):
            going = course(RULES.observe(state, HUMAN))
            assert list(going.coins) == sorted(going.coins)
            assert round(going.coins[0]) == RULES.scores(state).total(BOT)
            ends.append(state.turn + going.end)
        assert all(abs(end - game(seed)[-1].turn) < 6 for end in ends[len(ends) // 2 :])


def test_odds_are_what_the_table_tells() -> None:
    """The adviser reckons with the very chances that the player is shown."""
    for state in begins(1)[::3]:
        view = RULES.observe(state, HUMAN)
        for attacker in (HUMAN, BOT):
            told = outlook(view, attacker).wins
            reckoned = odds(view, attacking=attacker == HUMAN)[: len(told)]
            assert [round(100 * chance) for chance in reckoned] == list(told)
