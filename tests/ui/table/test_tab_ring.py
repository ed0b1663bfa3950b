"""Tab goes through everything at the table and comes round. Source: ux.md 7.1."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop.ui.board.accessible import spot_name
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session

STEPS = 40


def here() -> QWidget:
    """What has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def walk(seat: Seat, key: Qt.Key) -> list[QWidget]:
    """What has the keyboard from the board on, each place once, until the board has it again."""
    seat.board.setFocus()
    visited: list[QWidget] = [here()]
    for _ in range(STEPS):
        QTest.keyClick(here(), key)
        if here() is not visited[-1]:
            visited.append(here())
        if len(visited) > 1 and here() is visited[0]:
            return visited
    raise AssertionError("Tab never came back to the board")


def of_the_tool_bar(seat: Seat) -> list[QWidget]:
    """Its buttons that can be pressed now."""
    bar = seat.page.tool_bar
    buttons = (bar.home, bar.undo, bar.redo, bar.hint, bar.replay, bar.speed, bar.log, bar.sound)
    return [button for button in buttons if button.isVisible() and button.isEnabled()]


@pytest.fixture
def seat(seat_at: SeatAt) -> Seat:
    return seat_at(a_session())


def test_the_tool_bar_comes_after_the_last_button_of_the_strip(seat: Seat) -> None:
    """Seen before: after the strip Tab went back to the board, the tool bar was reached by Shift+Tab only."""
    strip = list(seat.page.strip.row.widgets())
    assert walk(seat, Qt.Key.Key_Tab) == [
        seat.board.view,
        *strip,
        *of_the_tool_bar(seat),
        seat.board.view,
    ]


def test_backwards_the_tool_bar_comes_first(seat: Seat) -> None:
    forwards = walk(seat, Qt.Key.Key_Tab)
    assert walk(seat, Qt.Key.Key_Backtab) == forwards[::-1]


def test_the_open_log_lies_between_strip_and_tool_bar(seat: Seat) -> None:
    seat.page.toggle_side_panel()
    visited = walk(seat, Qt.Key.Key_Tab)
    panel = seat.page.side_panel
    inside = [number for number, stop in enumerate(visited) if panel.isAncestorOf(stop)]
    assert visited[inside[0] - 1] in list(seat.page.strip.row.widgets())
    assert inside == list(range(inside[0], inside[-1] + 1))
    assert {panel.search, panel.log_view} <= {visited[number] for number in inside}
    assert visited[inside[-1] + 1] is seat.page.tool_bar.home


def test_names_asked_for_after_the_game_was_left_are_empty(seat: Seat) -> None:
    """A screen reader may still ask about a place of the table that was just left."""
    handles = [spot.handle for spot in seat.board.spots()]
    seat.page.close_game()
    assert {spot_name(seat.board.view, handle) for handle in handles} == {""}
