"""What a point of the board means to the hand, as plain values: what lies there, and the way from a place to its dial."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF

from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.dial_way import DialWay, face_at
from noria_desktop.ui.board.gestures import Gesture, GestureTable, Turned
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import DialFace
from noria_desktop.ui.board.reach import LEAST_HIT, SNAP, Reach
from noria_desktop.ui.board.selection import Selection
from noria_desktop.ui.board.sprites import Spot

PIECE, OTHER, PLACE = Handle("piece", "1"), Handle("piece", "2"), Handle("place", "1")
SPOTS = (
    Spot(PIECE, 100, 100, 40, 40, "shelf"),
    Spot(OTHER, 145, 100, 40, 40, "shelf"),
    Spot(PLACE, 300, 100, 60, 60, "map"),
)
FACES = tuple(DialFace(turn, 500 + 50 * turn, 100, 40, 40) for turn in range(2))


def reach(pixel: float = 1.0, *more: Spot) -> Reach:
    """One piece that can be carried to one place, and another of its kind that cannot."""
    selection: Selection[Any] = Selection()
    spots = (*SPOTS, *more)
    selection.renew(GestureTable((Gesture(PIECE, PLACE, ("put",)),)), spots)
    made = Reach(selection, lambda: pixel)
    made.renew(spots)
    return made


def test_the_smallest_lies_uppermost() -> None:
    small = Spot(Handle("mark", "1"), 310, 100, 10, 10, "map")
    assert reach(1.0, small).under(QPointF(310, 100)) == (small.handle, PLACE)


def test_who_points_at_words_beside_a_place_means_it_and_the_whole_before_its_parts() -> None:
    words = Box(700, 100, 80, 20)
    part = Spot(Handle("row", "1"), 620, 90, 60, 20, "map", words=words)
    whole = Spot(Handle("chamber", "1"), 620, 100, 60, 40, "map", words=words)
    made = reach(1.0, part, whole)
    assert made.under(QPointF(730, 105)) == (whole.handle, part.handle)
    assert made.under(QPointF(620, 90)) == (part.handle, whole.handle)
    assert made.under(QPointF(742, 105)) == ()


@pytest.mark.parametrize(("away", "hit"), [(LEAST_HIT / 2 - 1, True), (LEAST_HIT / 2 + 1, False)])
def test_nothing_is_harder_to_hit_than_24_pixels(away: float, hit: bool) -> None:
    small = Spot(Handle("mark", "1"), 600, 400, 4, 4, "map")
    assert (small.handle in reach(1.0, small).under(QPointF(600 + away, 400))) is hit


def test_what_cannot_be_taken_gives_nothing_that_lies_beside_it() -> None:
    small = Spot(PIECE, 100, 100, 10, 10, "shelf")
    beside = Spot(OTHER, 112, 100, 12, 12, "shelf")
    selection: Selection[Any] = Selection()
    selection.renew(GestureTable((Gesture(PIECE, PLACE, ("put",)),)), (small, beside))
    made = Reach(selection, lambda: 1.0)
    made.renew((small, beside))
    assert made.source_under(QPointF(100, 100)) == PIECE
    # The piece's 24 pixels reach as far as its neighbour, which is pointed at and says for itself why it stays.
    assert PIECE in made.under(QPointF(110, 100))
    assert made.source_under(QPointF(110, 100)) is None


@pytest.mark.parametrize(
    ("pixel", "away", "means"), [(1, 1, True), (1, SNAP + 1, False), (2, SNAP + 1, True)]
)
def test_a_piece_finds_its_place_within_24_pixels_at_any_zoom(pixel: float, away: float, means: bool) -> None:
    at = QPointF(300, 100 + 30 + away)
    assert (reach(pixel).meant((PLACE,), at) == PLACE) is means


def test_a_place_of_its_kind_that_is_pointed_at_is_not_passed_over() -> None:
    forbidden = Spot(Handle("place", "2"), 300, 160, 60, 50, "map")
    assert reach(1.0, forbidden).meant((PLACE,), QPointF(300, 140)) is None


def test_unknown_things_have_no_place_and_are_no_buttons() -> None:
    made = reach()
    for unknown in (None, Handle("nowhere", "9")):
        assert made.spot(unknown) is None
        assert not made.is_button(unknown)
    assert made.meant((Handle("nowhere", "9"),), QPointF(300, 100)) is None


def test_a_dial_is_pressed_on_its_faces_alone() -> None:
    assert face_at(FACES, QPointF(519, 119)) is FACES[0]
    assert face_at(FACES, QPointF(531, 100)) is FACES[1]
    assert face_at(FACES, QPointF(525, 100)) is None
    assert face_at((), QPointF(500, 100)) is None


def test_what_the_pointer_passes_on_its_straight_way_to_the_dial_is_not_meant() -> None:
    way, place = DialWay(), SPOTS[2]
    # The first step only shows where the pointer is; each further one must bring it nearer.
    assert [way.leads_nearer(QPointF(x, 100), place, FACES) for x in (340, 360, 400, 390)] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("at", [QPointF(400, 300), QPointF(250, 100)], ids=["aside", "the other way"])
def test_another_way_is_none_to_the_dial(at: QPointF) -> None:
    way = DialWay()
    way.leads_nearer(QPointF(340, 100), SPOTS[2], FACES)
    assert not way.leads_nearer(at, SPOTS[2], FACES)


def test_a_pointer_that_rested_begins_its_way_anew() -> None:
    way = DialWay()
    way.leads_nearer(QPointF(340, 100), SPOTS[2], FACES)
    way.stop()
    assert not way.leads_nearer(QPointF(360, 100), SPOTS[2], FACES)


def test_without_dial_or_place_there_is_no_way() -> None:
    way = DialWay()
    for spot, faces in ((None, FACES), (SPOTS[2], ())):
        assert not any(way.leads_nearer(QPointF(x, 100), spot, faces) for x in (340, 360))


def turned(turn: int, *options: tuple[int, ...]) -> Turned[str]:
    return Turned(PIECE, turn, PLACE, tuple(Gesture(PIECE, PLACE, ("put",), turns) for turns in options))


def test_a_number_chooses_among_the_turns_that_differ_there() -> None:
    """A piece that looks the same after a half turn has two of them; the one ahead is taken."""
    two = ((0, 2), (1, 3))
    assert [turned(0, *two).numbered(number) for number in range(3)] == [0, 1, None]
    assert [turned(3, *two).numbered(number) for number in range(3)] == [0, 3, None]


def test_beside_every_place_a_number_is_a_quarter_turn() -> None:
    assert [turned(1).numbered(number) for number in range(4)] == [0, 1, 2, 3]
