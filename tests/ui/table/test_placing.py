"""Where a callout stands: near its thing, and where its leader runs over nothing that is to be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from noria_desktop.ui.table.leader import Ring, joined
from noria_desktop.ui.table.placing import best_place, clear_line

ROOM = QRect(0, 0, 1000, 600)
THING = QRect(450, 250, 100, 100)
SIZE = QSize(200, 80)


def test_it_stands_beside_its_thing() -> None:
    box = best_place(SIZE, THING, ROOM, [THING])
    assert box.size() == SIZE
    assert box.left() == THING.right() + 26
    assert abs(box.center().y() - THING.center().y()) <= 1


def test_its_leader_does_not_run_over_what_must_stay_free() -> None:
    wall = QRect(560, 100, 4, 400)
    assert best_place(SIZE, THING, ROOM, [THING, wall]).right() < THING.left()


def test_a_short_way_round_what_is_better_seen_is_taken() -> None:
    words = QRect(556, 100, 12, 400)
    assert best_place(SIZE, THING, ROOM, [THING], [words]).right() < THING.left()


def test_its_leader_goes_round_what_is_read() -> None:
    figures = QRect(556, 0, 12, 600)
    box = best_place(SIZE, THING, ROOM, [THING], read=[figures])
    assert box.left() < THING.right(), "not beyond the figures, where it stands otherwise"
    sheet = QRect(400, 0, 600, 600)  # what it speaks of lies on this sheet: no way leads round that
    assert best_place(SIZE, THING, ROOM, [THING], read=[sheet]).left() == THING.right() + 26


def test_a_far_place_with_a_leader_over_everything_is_none() -> None:
    """The whole board is bright in a real game: rather a corner of it is covered than all of it crossed."""
    thing = QRect(20, 20, 60, 60)
    bright = [QRect(0, 0, 800, 600)]
    box = best_place(SIZE, thing, ROOM, [thing], bright)
    assert box.left() < 300


CALLOUT, BELOW = QRect(10, 10, 300, 80), QRect(10, 400, 200, 20)
STRAIGHT = (110.0, 90.0, 110.0, 400.0)


def test_a_line_with_nothing_in_its_way_is_straight() -> None:
    beside = QRect(300, 200, 100, 100)
    assert clear_line(STRAIGHT, CALLOUT, BELOW, [beside]) == STRAIGHT


def test_a_line_goes_round_the_rows_above_what_it_speaks_of() -> None:
    """It ran over the words of the cards that lie between."""
    rows = [QRect(12, 200 + 50 * number, 196, 45) for number in range(4)]
    x, y, to_x, to_y = clear_line(STRAIGHT, CALLOUT, BELOW, [*rows, BELOW])
    assert y == 90
    assert x > 208
    assert to_x >= 208
    assert 400 <= to_y <= 420


def test_a_panel_round_what_it_speaks_of_is_no_hindrance() -> None:
    panel = QRect(0, 150, 250, 400)
    assert clear_line(STRAIGHT, CALLOUT, BELOW, [panel]) == STRAIGHT


def test_where_every_way_runs_over_something_the_line_is_straight() -> None:
    everything = [QRect(-500, 100, 2000, 280)]
    assert clear_line(STRAIGHT, CALLOUT, BELOW, everything) == STRAIGHT


def test_rather_beside_something_empty_than_over_many_small_things() -> None:
    """A wheel's discs were covered where the sky beside it was empty."""
    discs = [QRect(580 + 40 * number, 280, 36, 36) for number in range(5)]
    box = best_place(SIZE, THING, ROOM, [THING], [], discs)
    assert not any(box.intersects(disc) for disc in discs)
    assert best_place(SIZE, THING, ROOM, [THING]).intersects(discs[0])


def test_what_is_lit_is_left_to_be_seen_even_if_the_line_grows_longer() -> None:
    """Noria 6.5: the callout stood over two chambers and the score, as its line ran over the third one otherwise."""
    thing, lit = QRect(700, 40, 60, 30), [QRect(500, 30, 400, 500)]
    assert best_place(SIZE, thing, ROOM, [thing], lit).right() < 510


def test_a_line_to_something_round_goes_round_what_lies_between() -> None:
    """It ran through the chosen city to the hub behind it."""
    hub, disc = QRect(100, 350, 60, 60), QRect(100, 260, 60, 60)
    straight = (130.0, 90.0, 130.0, 350.0)
    assert clear_line(straight, CALLOUT, hub, [], round_=True) == straight
    x, y, to_x, to_y = clear_line(straight, CALLOUT, hub, [disc], round_=True)
    assert (x, y) != straight[:2]
    assert (to_x - 130) ** 2 + (to_y - 380) ** 2 == pytest.approx(30**2)


def test_two_frames_that_would_cut_through_each_other_are_one() -> None:
    upper, lower, other = Ring(QRect(0, 0, 80, 26)), Ring(QRect(0, 28, 80, 26)), Ring(QRect(200, 0, 80, 26))
    assert joined([lower, other, upper]) == (Ring(QRect(0, 0, 80, 54)), other)


@pytest.mark.parametrize(
    "beside",
    [
        Ring(QRect(0, 28, 80, 26), round=True),
        Ring(QRect(0, 28, 80, 26), wrong=True),
        Ring(QRect(0, 36, 80, 26)),
        Ring(QRect(78, 28, 80, 26)),
    ],
    ids=["round", "of another colour", "apart", "from corner to corner"],
)
def test_other_frames_stay_two(beside: Ring) -> None:
    rings = (Ring(QRect(0, 0, 80, 26)), beside)
    assert joined(rings) == rings
