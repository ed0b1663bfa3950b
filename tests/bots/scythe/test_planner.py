"""The player that advises in Scythe. Source: engines-and-bots 4, 7; H15."""

from __future__ import annotations

from functools import cache

import pytest

from noria_desktop.app import players
from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.bots.scythe import adviser
from noria_desktop.bots.scythe.course import course
from noria_desktop.bots.scythe.flat import OVER, SECTION, STARS, TURN, flat
from noria_desktop.bots.scythe.forecast import coming, mean_of
from noria_desktop.bots.scythe.look_ahead import LookAhead, Turns
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.bots.scythe.outcomes import outcomes
from noria_desktop.bots.scythe.planner import TASTES, Planner
from noria_desktop.bots.scythe.players import timed
from noria_desktop.bots.scythe.promise import counted, promise
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.pending import ChoosingPower, ChoosingSection, Finished, Revealing
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
    """Else every hint would seem to bring what the turns after it bring."""
    for state in begins(2)[:3]:
        view = RULES.observe(state, HUMAN)
        choice, _ = Planner().choose(view, RULES.legal_actions(state), Rng(1))
        assert isinstance(choice, Turns)
        passed, sheet = flat(stand_in(view)), Sheet(view)
        passed[TURN] += 1
        effort = Planner().effort
        asked = mean_of([passed], sheet, TASTES, effort.depth, effort.width, lambda: False)
        assert choice.now == round(100 * asked) < choice.lines[0][0]


def test_a_turn_is_worth_the_mean_over_the_turns_that_follow_it() -> None:
    """So a star in this turn is worth more than the same star three turns later."""
    view = RULES.observe(begins(2)[2], HUMAN)
    row, sheet = flat(stand_in(view)), Sheet(view)
    at_once = promise(row, sheet, TASTES)
    assert mean_of([row], sheet, TASTES, 0, 4, lambda: False) == at_once
    nexts = max([promise(after, sheet, TASTES) for after in coming(row, sheet)])
    assert mean_of([row], sheet, TASTES, 1, 4, lambda: False) == pytest.approx((at_once + nexts) / 2)


def test_a_game_that_is_over_stays_as_it_is() -> None:
    view = RULES.observe(begins(2)[2], HUMAN)
    row, sheet = flat(stand_in(view)), Sheet(view)
    row[STARS], row[OVER] = 6, 1
    assert mean_of([row], sheet, TASTES, 3, 4, lambda: False) == pytest.approx(promise(row, sheet, TASTES))


def test_a_combat_is_both_won_and_lost_by_its_odds() -> None:
    """Rules.md 6: the winner has a star and the territory, the loser's units go home; tokens there are lost with it."""
    met = 0
    for seed in (1, 2, 6):
        for state in game(seed):
            top = state.pending[-1]
            if not isinstance(top, ChoosingPower) or top.attacker != HUMAN:
                continue
            view = RULES.observe(state, HUMAN)
            start, sheet = stand_in(view), Sheet(view)
            after = start
            line: tuple[Action, ...] = ()
            while not isinstance(after.pending[-1], Revealing):
                action = RULES.legal_actions(after)[-1]
                after, line = RULES.apply_unchecked(after, action).state, (*line, action)
            sealed = after.pending[-1]
            assert isinstance(sealed, Revealing)
            (won, win), (lost, loss) = outcomes(after, line, start, sheet)
            total = sealed.power + sum([card for card in sealed.cards if card is not None])
            assert won == odds(view, attacking=True)[total]
            assert won + lost == pytest.approx(1.0)
            stars = sum(state.human.stars)
            assert all(row[STARS] >= stars for row in win)
            assert all(top.place not in row[4:17] for row in loss)
            met += 1
    assert met


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


def test_whoever_is_stopped_tells_the_number_before_the_turn_as_it_is() -> None:
    """It was told too low when time was up: it had not been looked as far ahead as the turn."""
    for state in begins(2)[2:6]:
        view, legal = RULES.observe(state, HUMAN), RULES.legal_actions(state)
        hurried, _ = timed("adviser", lambda: True, None).choose(view, legal, Rng(1))
        unhurried, _ = Planner().choose(view, legal, Rng(1))
        assert isinstance(hurried, Turns)
        assert isinstance(unhurried, Turns)
        assert hurried.now == unhurried.now
        told = {line: worth for worth, line in unhurried.lines}
        assert all(told.get(line, worth) == worth for worth, line in hurried.lines)


def test_time_that_is_left_over_changes_nothing() -> None:
    state = begins(2)[5]
    view, legal = RULES.observe(state, HUMAN), RULES.legal_actions(state)
    assert (
        timed("planner", lambda: False, 600.0).choose(view, legal, Rng(1))[0]
        == Planner().choose(view, legal, Rng(1))[0]
    )


def test_it_advises_and_the_one_before_it_can_still_be_asked_for() -> None:
    assert isinstance(players.player("scythe", "adviser"), Planner)
    assert isinstance(players.player("scythe", "planner"), Planner)
    assert isinstance(players.player("scythe", "greedy"), LookAhead)
    newest, before = (adviser.MEASURERS[version][1]() for version in (adviser.NEWEST, adviser.VERSION))
    assert (type(newest), type(before)) == (Planner, LookAhead)


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
