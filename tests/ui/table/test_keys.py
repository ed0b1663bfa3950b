"""One key, one meaning: Space lets others go on, E ends, Enter settles, Escape gives back. Source: mocks/table.md 2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import Influencing, TurningRings
from noria_desktop.ui.board.gestures import Command, Key
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed
from noria_desktop.ui.table.strip_buttons import KEYS
from tests.app.playing import played
from tests.games.noria.positions import a_state
from tests.ui.conftest import Presses
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session, at_the_table

pytestmark = pytest.mark.usefixtures("shared_pictures")

GAMES = pytest.mark.parametrize("game", game_ids())
SEEDS = (1, 2)
DECISIONS = 50


def moments(game: str) -> Iterator[tuple[Session, int, tuple[Command[Any], ...]]]:
    """Moments of some games, with the buttons of the strip there."""
    presenter = game_ui(game).presenter
    for seed in SEEDS:
        session = played(kit(game), seed, DECISIONS)
        for ply in range(session.cursor + 1):
            state = session.state_at(ply)
            legal = session.rules.legal_actions(state)
            if legal:
                yield session, ply, presenter.commands(session.rules.observe(state, HUMAN), legal)


@GAMES
def test_space_lets_others_go_on_and_ends_nothing_of_ones_own(game: str) -> None:
    """Seen before: six presses of Space for the bot's beats threw three usable discs away."""
    automatic = own = 0
    for session, ply, commands in moments(game):
        turn = session.rules.turn(session.state_at(ply))
        if turn.automatic:
            automatic += 1
            # A turn that lies there as a draft is parted with by its own button, which plays nothing.
            assert [command.key for command in commands if command.actions] == [Key.GO_ON]
        else:
            own += 1
            assert Key.GO_ON not in {command.key for command in commands}
    assert automatic
    assert own


@GAMES
def test_no_two_buttons_share_a_key(game: str) -> None:
    for _session, _ply, commands in moments(game):
        keys = [command.key for command in commands if command.key is not Key.NONE]
        assert len(set(keys)) == len(keys), commands


def test_a_key_of_the_keyboard_stands_for_one_key_of_the_games() -> None:
    assert KEYS[Qt.Key.Key_Space] is Key.GO_ON
    assert KEYS[Qt.Key.Key_E] is Key.END
    assert {KEYS[Qt.Key.Key_Return], KEYS[Qt.Key.Key_Enter]} == {Key.CONFIRM}
    assert KEYS[Qt.Key.Key_Escape] is Key.BACK


def at_influence(seat_at: SeatAt) -> Seat:
    return seat_at(at_the_table(a_state(Influencing(), wheel="M3 energy")))


def test_space_does_nothing_while_the_player_decides(seat_at: SeatAt) -> None:
    seat = at_influence(seat_at)
    for _ in range(6):
        seat.press(Qt.Key.Key_Space)
    assert seat.session.cursor == 0


def test_w_says_that_nobody_has_moved_yet(seat_at: SeatAt) -> None:
    """The key was silent until another had had a turn."""
    seat = at_influence(seat_at)
    seat.press(Qt.Key.Key_W)
    assert "nobody else has moved yet" in seat.page.strip.notice
    assert not seat.page.side_panel.isVisible()


def test_e_lets_nobody_go_on(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long the table takes to be laid, no beat plays before it is stopped.
    monkeypatch.setitem(PAUSE_MS, BotSpeed.FAST, 600_000)
    seat = at_influence(seat_at)
    seat.page.set_speed(BotSpeed.STEP)
    seat.sit(at_the_table(a_state(TurningRings())))
    seat.page.conductor.pace.stop()
    seat.press(Qt.Key.Key_E)
    assert seat.session.cursor == 0
    seat.press(Qt.Key.Key_Space)
    assert seat.last == act.Advance()


def test_a_second_e_at_once_is_the_first_one_still_held(seat_at: SeatAt, presses: Presses) -> None:
    """350 ms must lie between two; a hand that trembles on ends nothing more."""
    seat = at_influence(seat_at)
    seat.press(Qt.Key.Key_E)
    assert seat.session.cursor == 1
    presses.apart = 0.34
    seat.press(Qt.Key.Key_E, Qt.Key.Key_E, Qt.Key.Key_E)
    assert seat.session.cursor == 1
    presses.apart = 0.35
    seat.press(Qt.Key.Key_E)
    assert seat.session.cursor == 2


def test_a_double_click_on_the_button_that_ends_is_one_press(seat_at: SeatAt, presses: Presses) -> None:
    """The next phase's button lies under the same pointer."""
    seat = at_influence(seat_at)
    presses.apart = 0.2
    seat.strip_button("End influence")
    seat.strip_button(seat.page.strip.buttons()[-1].text)
    assert seat.session.cursor == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_E, Qt.Key.Key_Return, Qt.Key.Key_K, Qt.Key.Key_N])
def test_a_key_that_repeats_itself_is_not_pressed_again(seat_at: SeatAt, key: Qt.Key) -> None:
    seat = at_influence(seat_at)
    kind, modifiers = QEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
    for _ in range(5):
        QApplication.sendEvent(seat.board.view, QKeyEvent(kind, key, modifiers, "", True))
    assert seat.session.cursor == 0


def test_ctrl_and_e_is_not_e(seat_at: SeatAt) -> None:
    seat = at_influence(seat_at)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(seat.board.view, event)
    assert seat.session.cursor == 0


def test_the_keyboard_never_comes_to_a_button_that_was_not_gone_to(seat_at: SeatAt) -> None:
    """Seen before: the focus of a button that went passed to the next one, which Space then pressed."""
    seat = seat_at(a_session())
    seat.page.strip.findChildren(type(seat.page.tool_bar.undo))[-1].setFocus()
    seat.press(Qt.Key.Key_E)
    focus = QApplication.focusWidget()
    assert focus is None or not seat.page.strip.isAncestorOf(focus)
