"""A game at the real page by whatever the board offers: each gesture that is offered does something.

The whole sixteen rounds by a person's means are played in ``tests/realwindow``; here some rounds of it run offscreen.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session

ROUNDS = 5


def decide(seat: Seat, chance: random.Random) -> str:
    """One decision by mouse if the board offers one, else by the button's key; what was done."""
    table = seat.board.gestures()
    keys = [button.key for button in seat.page.strip.buttons()]
    gestures = [g for g in table.gestures if not g.source.kind.startswith("ring")]
    leave = 0.5 if Key.END in keys else 0.0
    if not gestures or chance.random() < leave:
        begin = Key.CONFIRM in keys and chance.random() < 0.7
        seat.press(Qt.Key.Key_Return if begin else Qt.Key.Key_E)
        if begin and (menu := QApplication.activePopupWidget()) is not None:
            QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        return "button"
    gesture = chance.choice(gestures)
    seat.drag(gesture.source, gesture.target)
    if seat.board.chooser.isVisible():
        QTest.keyClick(QApplication.focusWidget() or seat.board.chooser, Qt.Key.Key_1)
        QApplication.processEvents()
    return f"{gesture.source} -> {gesture.target}"


@pytest.mark.parametrize("seed", [1, 2])
def test_every_gesture_that_is_offered_is_played(seat_at: SeatAt, seed: int) -> None:
    seat, chance = seat_at(a_session(seed)), random.Random(seed)
    seat.page.set_speed(BotSpeed.INSTANT)
    while seat.session.state.round <= ROUNDS:
        seat.rest()
        before = seat.session.cursor
        done = decide(seat, chance)
        assert seat.session.cursor > before, f"{done} did nothing in {seat.session.state.pending}"
        assert seat.shows_the_state()
