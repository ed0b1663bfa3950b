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
    had_before,
    heaviest,
    turning,
    unsure,
)
from noria_desktop.bots.appraising import Appraised


def _look(
    ply: int,
    best: int,
    played: int,
    effort: int = CAREFUL,
    now: int | None = None,
    doubt: int = 0,
    level: int = 0,
) -> Look:
    found = Appraised("better", best=best, played=played, now=now, doubt=doubt, level=level)
    return Look(ply, effort, found)


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


def test_a_loss_that_noise_explains_is_not_told() -> None:
    found = changes({1: _look(1, 5000, 4200, doubt=200), 2: _look(2, 5000, 4200, doubt=100)}, {}, 10, None)
    assert [one.ply for one in turning(found, Measure.CHANCE)] == [2]


def test_what_five_others_may_outweigh_is_not_told() -> None:
    """Among the five also at the lower end of its doubt, or nothing is said of it."""
    heavy = {ply: _look(ply, 5000, 3000) for ply in range(1, 6)}
    clear = changes({**heavy, 9: _look(9, 5000, 2900, doubt=20)}, {}, 10, None)
    assert [one.ply for one in turning(clear, Measure.CHANCE)] == [9, 1, 2]
    doubtful = changes({**heavy, 9: _look(9, 5000, 2900, doubt=100)}, {}, 10, None)
    assert 9 not in [one.ply for one in turning(doubtful, Measure.CHANCE)]


def test_what_was_counted_out_gives_way_to_what_may_be_heavier() -> None:
    """Five of some doubt that may each be heavier than one of none: nothing is said of it."""
    near = {ply: _look(ply, 5000, 3960, doubt=110) for ply in range(1, 6)}
    found = changes({**near, 9: _look(9, 5000, 3930)}, {}, 10, None)
    assert turning(found, Measure.CHANCE) == ()
    del near[5]
    found = changes({**near, 9: _look(9, 5000, 3930)}, {}, 10, None)
    assert turning(found, Measure.CHANCE)[0].ply == 9


def test_what_others_did_is_in_doubt_by_both_searches() -> None:
    looks = {4: _look(4, 5000, 5000, level=300), 8: _look(8, 7800, 7800, level=400)}
    found = changes(looks, {4: Between(Cause.RIVAL, 5)}, 10, None)
    assert next(one for one in found if one.cause is Cause.RIVAL).doubt == 500


def test_what_may_weigh_most_is_looked_at_first() -> None:
    looks = {1: _look(1, 5000, 4000, FIRST), 2: _look(2, 5000, 4600, FIRST, doubt=500)}
    assert unsure(changes(looks, {}, 10, None), looks, Measure.CHANCE, 5) == 2


def test_what_was_had_later_could_be_had_before() -> None:
    """A first track that seemed to cost 13 points cost nothing, as its best lead was still to be had nine decisions later."""
    looks = {0: _look(0, 4600, 3300, doubt=200), 5: _look(5, 3300, 3300), 9: _look(9, 6400, 5600, doubt=200)}
    found = had_before(looks, {}, 5600)
    assert [found[ply].found.played for ply in (0, 5, 9)] == [6400, 6400, 5600]
    (told,) = turning(changes(found, {}, 10, 5600), Measure.LEAD)
    assert (told.ply, told.weight) == (9, 800)


def test_what_came_up_in_between_could_not_be_had_before() -> None:
    looks = {0: _look(0, 4600, 3300), 5: _look(5, 6000, 6000)}
    assert had_before(looks, {0: Between(Cause.CHANCE, 1)}, None) == looks
