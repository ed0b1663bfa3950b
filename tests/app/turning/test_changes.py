"""What moved a player's expectations, from what is known of single decisions. Source: mocks/library.md 3."""

from __future__ import annotations

from noria_desktop.app.turning.changes import (
    CAREFUL,
    FIRST,
    Between,
    Cause,
    Look,
    Measure,
    changes,
    curve,
    heaviest,
    unsure,
)
from noria_desktop.bots.appraising import Appraised


def _look(ply: int, best: int, played: int, effort: int = CAREFUL, now: int | None = None) -> Look:
    return Look(ply, effort, Appraised("better", best=best, played=played, now=now))


def test_a_mistake_weighs_what_lies_between_the_best_and_what_was_played() -> None:
    looks = {4: _look(4, 5000, 0)}
    (one,) = changes(looks, {}, 10, None)
    assert (one.cause, one.before, one.after, one.weight) == (Cause.OWN, 5000, 0, 5000)


def test_a_move_that_is_better_than_the_search_thought_costs_nothing() -> None:
    looks = {4: _look(4, 4000, 4600)}
    (one,) = changes(looks, {}, 10, None)
    assert one.weight == 0
    assert one.before == one.after == 4600


def test_what_others_did_lies_between_two_decisions() -> None:
    looks = {4: _look(4, 5000, 5000), 8: _look(8, 7800, 7800)}
    found = changes(looks, {4: Between(Cause.RIVAL, 5)}, 10, None)
    rival = next(one for one in found if one.cause is Cause.RIVAL)
    assert (rival.ply, rival.last, rival.moved, rival.rests_on) == (5, 8, 2800, (4, 8))


def test_after_the_last_decision_comes_the_end() -> None:
    found = changes({4: _look(4, 5000, 5000)}, {4: Between(Cause.CHANCE, 5)}, 10, 0)
    assert (found[-1].after, found[-1].last, found[-1].weight) == (0, 10, 5000)


def test_luck_is_measured_on_the_position_as_it_stands_where_that_is_known() -> None:
    looks = {4: _look(4, 100, 100), 8: _look(8, 900, 900, now=150)}
    found = changes(looks, {4: Between(Cause.CHANCE, 5)}, 10, None)
    assert next(one for one in found if one.cause is Cause.CHANCE).moved == 50


def test_at_most_three_that_are_worth_telling() -> None:
    looks = {ply: _look(ply, 5000, 5000 - 300 * ply) for ply in range(1, 8)}
    found = heaviest(changes(looks, {}, 10, None), Measure.CHANCE)
    assert [one.ply for one in found] == [7, 6, 5]
    assert heaviest(changes({1: _look(1, 5000, 4600)}, {}, 10, None), Measure.CHANCE) == ()


def test_no_mistake_is_told_that_was_only_looked_at_once() -> None:
    looks = {1: _look(1, 5000, 1000, FIRST), 2: _look(2, 5000, 4900, FIRST)}
    assert unsure(changes(looks, {}, 10, None), looks, Measure.CHANCE, 5) == 1
    looks[1] = _look(1, 5000, 4900)
    assert unsure(changes(looks, {}, 10, None), looks, Measure.CHANCE, 5) is None


def test_the_curve_goes_through_every_decision_to_the_end() -> None:
    points = curve({4: _look(4, 5000, 2000)}, 10, 0)
    assert [(one.ply, one.value) for one in points] == [(4, 5000), (5, 2000), (10, 0)]
