"""A zoom enlarges Scythe's map between its tracks; the mats stay where they are and are played there. Source: play.md."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.terms import TERRITORIES
from noria_desktop.ui.board.view import ZOOM_MOST
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from tests.ui.scythe.walks import of_kind
from tests.ui.table.scythe_hands import at_the_table
from tests.ui.table.seat import Seat

NEAR = 2
"""Pixels that rounding may cost."""


def table(qtbot: QtBot, kind: type = due.ChoosingSection, needed: type = act.ChooseSection) -> Seat:
    """A table at which such a thing is decided."""
    moment = next(one for one in of_kind(kind) if any(isinstance(action, needed) for action in one.legal))
    return Seat(qtbot, at_the_table(moment.true))


def zoom(seat: Seat, factor: float) -> None:
    seat.board.zoom(factor)
    QApplication.processEvents()


def layout_of(seat: Seat) -> ScytheLayout:
    found = seat.board.table
    assert isinstance(found, ScytheLayout)
    return found


def test_the_mats_stay_and_the_map_grows(qtbot: QtBot) -> None:
    seat = table(qtbot)
    view, frame = seat.board.view, layout_of(seat).enlarged
    spots = [one for one in view.hand.spots if one.handle.kind != "note"]
    before = {spot.handle: view.rect_of(spot) for spot in spots}
    zoom(seat, 2.0)
    stayed, grown = 0, 0
    for spot in spots:
        now, was = view.rect_of(spot), before[spot.handle]
        if frame.left < spot.x < frame.right and frame.top < spot.y < frame.bottom:
            grown += 1
            assert abs(now.width() - 2 * was.width()) <= 2 * NEAR
        else:
            stayed += 1
            assert (now.topLeft() - was.topLeft()).manhattanLength() <= NEAR
            assert abs(now.width() - was.width()) <= NEAR
            assert seat.board.rect().contains(now.adjusted(NEAR, NEAR, -NEAR, -NEAR))
    assert grown > TERRITORIES
    assert stayed > 30


def test_however_the_map_is_moved_only_map_comes_into_its_window(qtbot: QtBot) -> None:
    seat = table(qtbot)
    view, frame = seat.board.view, layout_of(seat).enlarged
    for factor in (1.5, ZOOM_MOST):
        zoom(seat, factor)
        for x in (0, 99999):
            for y in (0, 99999):
                view.horizontalScrollBar().setValue(x)
                view.verticalScrollBar().setValue(y)
                window = view.opening
                for corner in (
                    window.topLeft(),
                    window.topRight(),
                    window.bottomLeft(),
                    window.bottomRight(),
                ):
                    point = view.to_board(QPointF(corner))
                    assert frame.left - NEAR <= point.x() <= frame.right + NEAR
                    assert frame.top - NEAR <= point.y() <= frame.bottom + NEAR
                # All of the map can be brought there.
                edge = view.to_board(QPointF(window.bottomRight() if x else window.topLeft()))
                assert abs(edge.x() - (frame.right if x else frame.left)) <= NEAR


def test_the_point_under_the_pointer_stays_under_it(qtbot: QtBot) -> None:
    seat = table(qtbot)
    view = seat.board.view
    about = QPointF(view.opening.center()) + QPointF(60, -40)
    point = view.to_board(about)
    view.zoom_to(2.0, about)
    assert (view.to_board(about) - point).manhattanLength() <= NEAR


def test_a_section_of_the_mat_is_pressed_where_it_was(qtbot: QtBot) -> None:
    seat = table(qtbot)
    source = next(one for one in seat.board.gestures().sources() if one.kind == "section")
    place = seat.board.geometry_of(source)
    zoom(seat, 2.4)
    assert (seat.board.geometry_of(source).center() - place.center()).manhattanLength() <= NEAR
    seat.click(source)
    assert any(isinstance(entry.action, act.ChooseSection) for entry in seat.session.log)


def test_a_mech_is_carried_from_the_mat_onto_the_enlarged_map(qtbot: QtBot) -> None:
    """Across the line between both, the piece stays under the pointer."""
    seat = table(qtbot, due.Gaining, act.Deploy)
    options = seat.board.gestures()
    gesture = next(
        gesture
        for source in options.sources()
        for target in options.targets(source)
        if target != source
        for gesture in options.options(source, target)
        if isinstance(gesture.actions[-1], act.Deploy)
    )
    zoom(seat, 1.6)
    spot = seat.board.view.hand.spot(gesture.target)
    assert spot is not None
    seat.board.view.reveal(spot)
    QApplication.processEvents()
    assert seat.board.view.opening.contains(seat.board.geometry_of(gesture.target).center())
    seat.drag(gesture.source, gesture.target)
    assert isinstance(seat.session.log[-1].action, act.Deploy)


def test_at_its_usual_size_the_board_is_one_piece_again(qtbot: QtBot) -> None:
    seat = table(qtbot)
    place = seat.board.geometry_of(at.place(23))
    zoom(seat, 2.0)
    seat.board.fit()
    QApplication.processEvents()
    assert not seat.board.view.panes.shown
    assert (seat.board.geometry_of(at.place(23)).center() - place.center()) == QPoint(0, 0)
