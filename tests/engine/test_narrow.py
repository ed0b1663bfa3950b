"""How the bot narrows candidates down: rules.md 5.3."""

from __future__ import annotations

from noria_desktop.engine.narrow import Keep, narrow
from noria_desktop.games.noria.events import Criterion, Narrowed
from noria_desktop.games.noria.terms import Track

REFINEMENT, SETTLEMENT, EXPLORATION, RESEARCH = Track
VALUES = {REFINEMENT: 4, SETTLEMENT: 0, EXPLORATION: 4, RESEARCH: 3}


def place(track: Track) -> int:
    return track.index + 1


def test_criteria_apply_in_order_and_each_sees_only_what_the_last_one_left() -> None:
    left, trail = narrow(
        Narrowed,
        tuple(Track),
        (
            (Criterion.MOST_VALUABLE, Keep.GREATEST, VALUES.__getitem__),
            (Criterion.RIGHTMOST, Keep.GREATEST, place),
        ),
    )
    assert left[0] is EXPLORATION
    assert trail == (
        Narrowed(Criterion.MOST_VALUABLE, tuple(Track), (4, 0, 4, 3), (REFINEMENT, EXPLORATION)),
        Narrowed(Criterion.RIGHTMOST, (REFINEMENT, EXPLORATION), (1, 3), (EXPLORATION,)),
    )


def test_a_criterion_that_meets_one_candidate_leaves_no_line() -> None:
    left, trail = narrow(Narrowed, (RESEARCH,), ((Criterion.RIGHTMOST, Keep.GREATEST, place),))
    assert (left, trail) == ((RESEARCH,), ())


def test_dropping_the_last_candidate_is_told() -> None:
    left, trail = narrow(
        Narrowed, (SETTLEMENT,), ((Criterion.MOST_VALUABLE, Keep.POSITIVE, VALUES.__getitem__),)
    )
    assert left == ()
    assert trail == (Narrowed(Criterion.MOST_VALUABLE, (SETTLEMENT,), (0,), ()),)


def test_nothing_is_asked_once_nobody_is_left() -> None:
    left, trail = narrow(
        Narrowed,
        (SETTLEMENT, SETTLEMENT),
        (
            (Criterion.MOST_VALUABLE, Keep.POSITIVE, VALUES.__getitem__),
            (Criterion.RIGHTMOST, Keep.GREATEST, place),
        ),
    )
    assert left == ()
    assert [line.criterion for line in trail] == [Criterion.MOST_VALUABLE]


def test_least_keeps_the_smallest() -> None:
    left, trail = narrow(
        Narrowed, (REFINEMENT, RESEARCH), ((Criterion.FEWEST_SHIPS, Keep.LEAST, VALUES.__getitem__),)
    )
    assert left[0] is RESEARCH
    assert trail[0].worths == (4, 3)
