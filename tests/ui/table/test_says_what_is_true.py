"""A press in vain hears what is true then: that the table waits, which question stands, and nothing under the log."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.session import Session
from noria_desktop.bots.nautilus.levels import PLAYERS
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.state import KeepingSpecial, Options, Placing, UsingSpecial
from noria_desktop.ui.board.cards import clear_room
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.refusals import answer
from noria_desktop.ui.table.waiting import Wait
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")

FACE: Any = SimpleNamespace(
    inspect=lambda thing, view: ("The thing", ()), refused=lambda *_: None, refusal=lambda *_: ""
)
WAITING = [wait for wait in Wait if wait not in (Wait.NOTHING, Wait.PARTING)]
OTHERS_MODES = (Mode.MOVING, Mode.THINKING, Mode.SKIPPING)


def said(mode: Mode, wait: Wait, seat: Any) -> tuple[str, str]:
    turn = SimpleNamespace(seat=seat)
    conductor: Any = SimpleNamespace(
        view=None,
        mode=mode,
        wait=wait,
        seat=HUMAN,
        space_goes_on=wait is not Wait.NOTHING,
        moment=SimpleNamespace(turn=turn, legal=()),
    )
    found = answer(FACE, conductor, Vain((Handle("thing", "1"),))).refusal
    return found.reason, found.rule


@pytest.mark.parametrize("wait", WAITING)
@pytest.mark.parametrize("mode", OTHERS_MODES)
@pytest.mark.parametrize("seat", [HUMAN, BOT, None])
def test_while_the_table_waits_nobody_is_said_to_move(mode: Mode, wait: Wait, seat: Any) -> None:
    """A turned card of the other side, the end of the game, the coach's remark: the player goes on."""
    reason, rule = said(mode, wait, seat)
    assert "moving" not in reason
    assert "by itself" not in reason
    over = wait is Wait.END
    assert reason == f"The thing: {'the game is over' if over else 'the table waits until you go on'}."
    assert rule == "Space goes on."


def test_while_others_really_move_it_is_said() -> None:
    assert said(Mode.THINKING, Wait.NOTHING, BOT)[0] == "The thing: the others are moving now."
    assert said(Mode.MOVING, Wait.NOTHING, HUMAN)[0] == "The thing: first the game goes on by itself."


def test_a_side_that_cannot_decide_is_not_said_to_move() -> None:
    assert said(Mode.STUCK, Wait.NOTHING, BOT) == (
        "The thing: the other side could not decide.",
        "The buttons below say how the game can go on.",
    )


# The question that stands -------------------------------------------------------------------------------


def nautilus(kind: type, accepts: Callable[[Any], bool] = lambda state: True) -> Session:
    """A game of Nautilus at the person's first decision of this kind."""
    for seed in range(40):
        session = Session(kit("nautilus"), Options(), seed)
        while not session.is_over:
            state: Any = session.state
            own = session.turn.seat == HUMAN and not session.turn.automatic
            if own and isinstance(state.table.pending, kind) and accepts(state):
                return session
            if session.turn.automatic or session.turn.seat is None:
                session.dispatch(session.legal[0])
                continue
            view = session.view(session.turn.seat)
            choice, _ = PLAYERS["level2"]().choose(view, session.legal, Rng(session.cursor))
            session.dispatch(choice.action)
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", [KeepingSpecial, UsingSpecial])
def test_a_card_pressed_while_a_special_is_asked_about_hears_the_question(
    seat_at: SeatAt, kind: type
) -> None:
    """It was told that the card is in the hand."""
    seat = seat_at(nautilus(kind))
    question = seat.face.prompt(seat.session.turn, seat.session.view(HUMAN))[0]
    own = [spot.handle for spot in seat.board.spots() if spot.handle.kind == "card"]
    for thing in (own[0], at.own_hand()):
        refusal = seat.face.refused(seat.session.view(HUMAN), seat.session.legal, thing, None)
        assert refusal is not None
        assert refusal.reason == question
        assert "hand" not in refusal.reason
        assert refusal.rule == "Cards of your hand are laid after that."


def test_e_and_r_name_the_question_that_stands(seat_at: SeatAt) -> None:
    seat = seat_at(nautilus(UsingSpecial))
    question = seat.face.prompt(seat.session.turn, seat.session.view(HUMAN))[0]
    QTest.keyClick(seat.board.view, Qt.Key.Key_E)
    QApplication.processEvents()
    assert seat.page.strip.accessibleDescription() == f"E ends nothing yet. {question}"
    QTest.keyClick(seat.board.view, Qt.Key.Key_R)
    QApplication.processEvents()
    turns = "R turns a piece in hand; none is there that could be turned."
    assert seat.page.strip.accessibleDescription() == f"{turns} {question}"


def test_a_press_while_the_strip_asks_hears_what_it_asks(seat_at: SeatAt) -> None:
    seat = seat_at(nautilus(Placing))
    seat.page.strip.ask("Lay it all the same?", "It would be lost.", seat.page.strip.buttons()[:1] or ())
    thing = at.pile()
    seat.page.display._explain_refusal(Vain((thing,)))
    assert seat.board.bubble.rule == "Lay it all the same?"


# Under the log ------------------------------------------------------------------------------------------


def panel(seat: Seat) -> QRect:
    found = seat.page.side_panel
    return QRect(seat.board.mapFrom(seat.page, found.pos()), found.size())


def test_no_refusal_and_no_card_lies_under_the_open_log(seat_at: SeatAt, qtbot: QtBot) -> None:
    """At 1280 the log lies over the board's edge; what was said near it was cut."""
    seat = seat_at(nautilus(Placing))
    seat.page.toggle_side_panel()
    QApplication.processEvents()
    log = panel(seat)
    assert seat.page.side_panel.isVisible()
    assert log.intersects(seat.board.rect())
    told = 0
    for spot in seat.board.spots():
        thing = seat.board.geometry_of(spot.handle)
        if log.contains(thing.center()):
            continue
        seat.board.tell_refusal(
            spot.handle, "That is not for pressing now, for a reason of some length.", "And so on.", ""
        )
        assert not log.intersects(seat.board.bubble.body()), spot.handle
        told += 1
    assert told > 20


def test_the_room_of_a_card_is_the_side_on_which_its_thing_is() -> None:
    board, log = QRect(0, 0, 1280, 670), QRect(940, 40, 340, 600)
    assert clear_room(board, QRect(100, 100, 40, 40), ()) == QRect(6, 6, 1268, 658)
    room = clear_room(board, QRect(880, 100, 40, 40), [log])
    assert room.right() == 940 - 6
    assert room.left() == 6
    right = clear_room(board, QRect(700, 100, 40, 40), [QRect(0, 0, 340, 670)])
    assert right.left() == 339 + 6
    under = clear_room(board, QRect(1000, 100, 40, 40), [log])
    assert under == QRect(6, 6, 1268, 658)


def test_w_opens_the_line_that_the_strip_tells_of(seat_at: SeatAt) -> None:
    """Seed 2: the rival used the Eye, then laid a card; W opened what the Eye saw."""
    session = Session(kit("nautilus"), kit("nautilus").default_options(), 2)
    play_to_human(session)
    seat = seat_at(session)
    told = seat.page.display.last_turn.told(seat.face)
    assert told is not None
    assert len(told.parts) > 1
    seat.page.tell_why_last()
    opened = seat.page.side_panel.model.opened
    assert opened is not None
    assert opened[0].text == told.parts[-1]
