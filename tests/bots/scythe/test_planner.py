"""The player that advises in Scythe. Source: engines-and-bots 4, 7; H15."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from noria_desktop.app import players
from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.bots.resolute import resolute
from noria_desktop.bots.scythe import adviser
from noria_desktop.bots.scythe.course import course
from noria_desktop.bots.scythe.flat import OVER, SECTION, STARS, TURN, flat
from noria_desktop.bots.scythe.forecast import coming
from noria_desktop.bots.scythe.look_ahead import LookAhead, Turns
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.bots.scythe.outcomes import outcomes
from noria_desktop.bots.scythe.planner import EFFORT, TASTES, VICTORY, Effort, Planner
from noria_desktop.bots.scythe.plans import Plans, endings
from noria_desktop.bots.scythe.players import timed
from noria_desktop.bots.scythe.promise import counted, final
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

LITTLE: Final = Effort(candidates=12, width=16)


@cache
def walk(seed: int) -> tuple[State, ...]:
    """Positions of a random game in which the human decides."""
    return tuple(state for state, _ in played(seed, RandomPlayer()))[:-1]


@cache
def game(seed: int) -> tuple[State, ...]:
    """A game of the adviser, thinking little."""
    return tuple(state for state, _ in played(seed, resolute(Planner(LITTLE))))


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
        choice, _ = Planner(LITTLE).choose(RULES.observe(state, HUMAN), legal, Rng(1))
        assert choice.action in legal


def test_what_is_advised_has_the_highest_number_and_the_others_follow_in_order() -> None:
    for state in begins(2)[::4]:
        choice, _ = Planner(LITTLE).choose(RULES.observe(state, HUMAN), RULES.legal_actions(state), Rng(1))
        assert isinstance(choice, Turns)
        worths = [worth for worth, _ in choice.lines]
        assert worths == sorted(worths, reverse=True)
        assert choice.lines[0][1] == (choice.action, *choice.then)
        assert [one.worth for one in choice.weighed] == worths


def test_the_number_before_a_turn_is_of_a_plan_that_passes_it() -> None:
    """Else every hint would seem to bring what the turns after it bring."""
    for state in begins(2)[:6]:
        view = RULES.observe(state, HUMAN)
        choice, _ = Planner(LITTLE).choose(view, RULES.legal_actions(state), Rng(1))
        assert isinstance(choice, Turns)
        assert choice.now < choice.lines[0][0]


def plans_of(sheet: Sheet, width: int = EFFORT.width) -> Plans:
    """As the adviser makes them."""
    return Plans(sheet, TASTES, width, EFFORT.alike)


def test_the_end_of_the_game_comes_with_certainty_and_is_spread_about_what_is_reckoned() -> None:
    for turns in (0.3, 1.0, 4.6, 12.0, 24.0):
        chances = endings(turns)
        assert sum(chances) == pytest.approx(1.0)
        assert chances[-1] > 0.0
        mean = sum(number * chance for number, chance in enumerate(chances))
        assert turns - 2.0 <= mean <= turns + 0.5, "stars by combat make it sooner, and nothing later"


def test_a_star_now_is_worth_more_than_none_and_both_are_followed_in_one_beam() -> None:
    view = RULES.observe(begins(2)[4], HUMAN)
    row, sheet = flat(stand_in(view)), Sheet(view)
    row[TURN] += 1
    starred = row.copy()
    starred[STARS] += 1
    without, with_one = plans_of(sheet, 40).worths([[(1.0, [row])], [(1.0, [starred])]], lambda: False)
    assert with_one > without + 2


def test_every_turn_is_followed_to_the_end_however_narrow_the_beam() -> None:
    """What is not promising is told as it is, and not as if it had been dropped on the way."""
    view = RULES.observe(begins(2)[3], HUMAN)
    row, sheet = flat(stand_in(view)), Sheet(view)
    begun = [[(1.0, [after])] for after in coming(row, sheet)[:12]]
    narrow = plans_of(sheet, 3).worths(begun, lambda: False)
    wide = plans_of(sheet, 60).worths(begun, lambda: False)
    assert all(worth > -200 for worth in narrow)
    assert max(wide) >= max(narrow) - 1


def test_two_turns_that_lead_to_the_same_place_are_worth_the_same() -> None:
    """Else the second would be told as much worse than its twin."""
    view = RULES.observe(begins(2)[3], HUMAN)
    row, sheet = flat(stand_in(view)), Sheet(view)
    after = coming(row, sheet)[0]
    one, other = plans_of(sheet, 20).worths([[(1.0, [after])], [(1.0, [after.copy()])]], lambda: False)
    assert one == other


def test_a_game_that_is_over_stays_as_it_is() -> None:
    view = RULES.observe(begins(2)[2], HUMAN)
    row, sheet = flat(stand_in(view)), Sheet(view)
    row[STARS], row[OVER], row[TURN] = 6, 1, 1
    lead = final(row, sheet)
    (worth,) = plans_of(sheet).worths([[(1.0, [row])]], lambda: False)
    assert lead - VICTORY <= worth <= lead + VICTORY
    assert (worth > lead) == (lead > 0)


def test_a_combat_is_both_won_and_lost_by_its_odds() -> None:
    """Rules.md 6: the winner has a star and the territory, the loser's units go home; tokens there are lost with it."""
    met = 0
    for seed in range(1, 13):
        for state in walk(seed):
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
        assert (
            Planner(LITTLE).choose(state, legal, Rng(1))[0] == Planner(LITTLE).choose(other, legal, Rng(2))[0]
        )


def test_it_can_be_stopped_at_once() -> None:
    state = begins(2)[3]
    legal = RULES.legal_actions(state)
    choice, _ = timed("planner", lambda: True, 1.0).choose(RULES.observe(state, HUMAN), legal, Rng(1))
    assert choice.action in legal
    assert isinstance(choice, Turns)


def test_whoever_is_stopped_tells_turns_in_their_order_wherever_that_was() -> None:
    """In the search of the turn, before any plan, amid the plans: all are compared at the depth that was reached."""
    for state in begins(2)[2:6]:
        view, legal = RULES.observe(state, HUMAN), RULES.legal_actions(state)
        for calls in (0, 40, 400, 4000):
            left = iter(range(calls))
            hurried = timed("adviser", lambda left=left: next(left, None) is None, None)  # type: ignore[misc]
            choice, _ = hurried.choose(view, legal, Rng(1))
            assert isinstance(choice, Turns)
            worths = [worth for worth, _ in choice.lines]
            assert worths == sorted(worths, reverse=True)
            assert choice.action in legal


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
    newest, before = (adviser.MEASURERS[version][1]() for version in (adviser.NEWEST, 1))
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
