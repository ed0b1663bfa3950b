"""Games in which everything could be foreseen: what is looked at, and which mistakes are told. Source: mocks/library.md 3."""

from __future__ import annotations

from itertools import pairwise

import pytest

from noria_desktop.app.turning import foreseen
from noria_desktop.app.turning.changes import CAREFUL, Change, Look, Measure, changes, had_before
from noria_desktop.app.turning.foreseen import (
    THOROUGH,
    as_planned,
    carried_on,
    chance_among,
    held_against,
    likely,
    spread,
    told,
    wanted,
)
from noria_desktop.bots.appraising import Appraised

LEAD = Measure.LEAD
PLIES = tuple(range(0, 60, 2))


def look(ply: int, best: int, played: int, effort: int = CAREFUL) -> Look:
    """In points; whatever lost something may be off by two."""
    doubt = 200 if best > played else 0
    return Look(ply, effort, Appraised("better", best=100 * best, played=100 * played, doubt=doubt))


def known(worths: dict[int, int], end: int, effort: int = CAREFUL) -> dict[int, Look]:
    """Looks at every decision, the lead being what it was at the last of these plies before it."""
    found: dict[int, Look] = {}
    for place, ply in enumerate(PLIES):
        following = PLIES[place + 1] if place + 1 < len(PLIES) else None
        here = worths[max(one for one in worths if one <= ply)]
        after = end if following is None else worths[max(one for one in worths if one <= following)]
        found[ply] = look(ply, here, after, effort)
    return found


def fallen(looks: dict[int, Look], end: int) -> tuple[Change, ...]:
    return changes(had_before(looks, {}, 100 * end), {}, 60, 100 * end)


def losses(*weights: int) -> list[Change]:
    looks = {ply: look(ply, weight, 0) for ply, weight in enumerate(weights)}
    return list(changes(looks, {}, 100, None))


# What is looked at ------------------------------------------------------------------------------------------


def test_every_decision_is_searched_with_care_and_none_hastily() -> None:
    looks: dict[int, Look] = {}
    asked = []
    while (one := wanted(PLIES, looks, fallen(looks, 5), LEAD)) is not None:
        asked.append(one)
        looks[one[0]] = look(one[0], 5, 5, one[1])
    assert asked == [(ply, CAREFUL) for ply in PLIES]


def test_of_a_very_long_game_some_are_searched_evenly_spread() -> None:
    plies = tuple(range(600))
    chosen = spread(plies)
    assert chosen[-1] == 599
    assert len(chosen) <= foreseen.MOST_CAREFUL
    assert {after - before for before, after in pairwise(chosen)} == {3}
    assert spread(()) == ()


def test_a_mistake_is_held_against_thorough_looks_up_to_the_next_loss() -> None:
    """From 40 to 28 at ply 10, to 18 at ply 30: looked at there and 1, 2, 4 and 8 decisions later, up to ply 30."""
    looks = known({0: 40, 12: 28, 32: 18}, 18)
    found = fallen(looks, 18)
    assert [(one.ply, one.weight) for one in found if one.weight] == [(10, 1200), (30, 1000)]
    assert held_against(found[PLIES.index(10)], PLIES, found, LEAD) == (10, 12, 14, 18, 26, 30)
    assert wanted(PLIES, looks, found, LEAD) == (10, THOROUGH)
    assert told(PLIES, looks, found, LEAD) == ()


def test_a_loss_that_is_not_sure_ends_no_way() -> None:
    """Of 16 points at ply 10 and 4 at ply 12 all were to be had until ply 14: a longer search saw that only there.

    Before, the looks ended at ply 12, whose 4 points were taken for the next loss, and the 16 were told.
    """
    looks = known({0: 60, 12: 44, 14: 40, 40: 18}, 18)
    first = fallen(looks, 18)
    assert [(one.ply, one.weight) for one in first if one.weight] == [(10, 1600), (12, 400), (38, 2200)]
    assert held_against(first[PLIES.index(10)], PLIES, first, LEAD) == (10, 12, 14, 18, 26, 38)
    while (one := wanted(PLIES, looks, fallen(looks, 18), LEAD)) is not None:
        found = looks[one[0]].found
        best, played = (60, 40) if one[0] == 14 else (found.best // 100, found.played // 100)
        looks[one[0]] = look(one[0], best, played, one[1])
    assert [(one.ply, one.weight) for one in told(PLIES, looks, fallen(looks, 18), LEAD)] == [
        (38, 2200),
        (14, 2000),
    ]


def test_what_stands_is_told_the_heaviest_first() -> None:
    looks = known({0: 40, 12: 30, 32: 18}, 18)
    while (one := wanted(PLIES, looks, fallen(looks, 18), LEAD)) is not None:
        found = looks[one[0]].found
        looks[one[0]] = look(one[0], found.best // 100, found.played // 100, one[1])
    assert [one.ply for one in told(PLIES, looks, fallen(looks, 18), LEAD)] == [30, 10]


def test_a_lead_that_was_still_to_be_had_moves_the_loss_to_where_it_went() -> None:
    """The move at ply 10 seemed to cost 12 points; a longer search found all of them at ply 22."""
    looks = known({0: 40, 12: 28, 32: 18}, 18)
    looks[22] = look(22, 40, 28, THOROUGH)
    found = fallen(looks, 18)
    assert [(one.ply, one.weight) for one in found if one.weight] == [(22, 1200), (30, 1000)]


def test_thorough_looks_have_an_end_and_what_they_did_not_reach_is_not_told() -> None:
    looks = known({0: 40, 12: 28, 32: 18}, 18)
    many = {ply: look(ply, 18, 18, THOROUGH) for ply in range(101, 101 + foreseen.MOST_THOROUGH)}
    assert wanted(PLIES, {**looks, **many}, fallen(looks, 18), LEAD) is None
    assert told(PLIES, {**looks, **many}, fallen(looks, 18), LEAD) == ()


def test_the_last_decision_of_a_game_can_be_told() -> None:
    looks = known({0: 40}, 20)
    found = fallen(looks, 20)
    (one,) = likely(found, LEAD)
    assert one.ply == PLIES[-1]
    assert held_against(one, PLIES, found, LEAD) == (PLIES[-1],)


# What needs no search ---------------------------------------------------------------------------------------

PLAYED = ((0, "name"), (2, "begin"), (3, "gather"), (6, "invest"), (8, "end"))


def planned(*actions: str, played: int = 30) -> Look:
    """At ply 0 this was found best, for 30 points."""
    return Look(0, CAREFUL, Appraised(actions[0], then=actions[1:], best=3000, played=100 * played))


def test_whoever_goes_on_as_the_search_meant_to_has_lost_nothing_till_it_departs() -> None:
    found = as_planned(planned("name", "begin", "gather", "travel"), PLAYED, PLIES)
    assert found == (Look(2, CAREFUL, Appraised("begin", then=("gather", "travel"), best=3000, played=3000)),)


def test_a_decision_between_single_moves_is_followed_over() -> None:
    """Ply 3 is none of the decisions, there was nothing to choose; the plan goes on behind it to its end."""
    found = as_planned(planned("name", "begin", "gather", "invest"), PLAYED, PLIES)
    assert [(one.ply, one.found.best, one.found.lost) for one in found] == [(2, 3000, 0), (6, 3000, 0)]


def test_whoever_did_something_else_at_once_is_looked_at_again() -> None:
    assert as_planned(planned("travel", "begin", played=20), PLAYED, PLIES) == ()
    assert as_planned(planned("name"), PLAYED, PLIES) == ()


# What is told -----------------------------------------------------------------------------------------------


def test_a_loss_that_a_longer_search_may_explain_is_not_told() -> None:
    """Two points of doubt, twice over: a loss of six is worth two for sure, one of five is not."""
    assert [one.weight for one in likely(losses(5, 6), LEAD)] == [600]


def test_at_most_three_are_told() -> None:
    assert [one.weight for one in likely(losses(20, 9, 14, 17), LEAD)] == [2000, 1700, 1400]


@pytest.mark.parametrize(
    ("weights", "heaviest"),
    [
        ((10, 8, 8, 6, 6, 6, 6), [1000, 800, 800]),
        ((8, 8, 8, 8, 8, 8, 8, 8), []),
        ((6, 6, 6, 6, 6), [600, 600, 600]),
        ((30, 7, 7, 7, 7, 7, 7, 7), [3000]),
    ],
)
def test_what_may_not_be_among_the_five_is_not_told(weights: tuple[int, ...], heaviest: list[int]) -> None:
    assert [one.weight for one in likely(losses(*weights), LEAD)] == heaviest


def test_how_likely_one_is_among_the_five() -> None:
    """Of two that weigh the same each is heavier as often as not; five that surely weigh more leave no room."""
    assert chance_among(losses(8)[0], losses(8)) == 1.0
    equal = losses(8, 8, 8, 8, 8, 8)
    assert chance_among(equal[0], equal) == pytest.approx(1 - 0.5**5)
    heavy = losses(9, 90, 90, 90, 90, 90)
    assert chance_among(heavy[0], heavy) == pytest.approx(0.0, abs=1e-9)


def test_what_a_later_look_missed_is_in_the_doubt_of_those_that_come() -> None:
    """Early searches are off by more than late ones: what is carried on late is not in their doubt."""
    looks = {
        1: Look(1, CAREFUL, Appraised("better", best=6000, played=4800, doubt=600)),
        2: Look(2, CAREFUL, Appraised("same", best=4000, played=4000)),
        3: Look(3, CAREFUL, Appraised("better", best=4000, played=3000, doubt=400)),
        4: Look(4, CAREFUL, Appraised("same", best=2000, played=2000)),
    }
    found = carried_on((1, 2, 3, 4), looks)
    assert [(one.found.best, one.found.doubt) for one in found.values()] == [
        (6000, 600),
        (4800, 400),
        (4000, 400),
        (3000, 600),
    ]


def test_without_doubt_the_weights_themselves_decide() -> None:
    sure = list(
        changes({ply: Look(ply, 10, Appraised("a", best=100 * ply)) for ply in range(1, 8)}, {}, 9, None)
    )
    assert [chance_among(one, sure) for one in sure] == [0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]


# What is known from the decision before ---------------------------------------------------------------------


def test_what_was_left_after_a_move_is_there_at_the_next_decision() -> None:
    """A thorough look at ply 0 found 40 points to be had after its move; the look at ply 2 had only found 30."""
    looks = {0: look(0, 40, 40, THOROUGH), 2: look(2, 30, 24), 4: look(4, 24, 24)}
    found = carried_on((0, 2, 4), looks)
    assert [(one.found.best, one.found.played) for one in found.values()] == [
        (4000, 4000),
        (4000, 2400),
        (2400, 2400),
    ]
    (lost,) = likely(changes(found, {}, 6, 2400), LEAD)
    assert (lost.ply, lost.weight, lost.doubt) == (2, 1600, 200)


def test_over_a_decision_that_was_not_looked_at_nothing_is_carried() -> None:
    looks = {0: look(0, 40, 40, THOROUGH), 4: look(4, 24, 24)}
    assert carried_on((0, 2, 4), looks) == looks
