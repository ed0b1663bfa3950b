"""What just happened: the other's last turn as a line and as marks, until the player answers it; and shown again.

Source: issue 13, "What just happened"; mocks/table.md 2 and 4; play.md, replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from attrs import evolve, frozen
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.overlays import VEIL_Z
from noria_desktop.ui.board.pictures import Picture
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.game_says import Hint, StoryStep, Told
from noria_desktop.ui.noria.game_ui import NoriaUi
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import MOTION_FACTOR, BotSpeed
from noria_desktop.ui.table.told_line import Row, laid, said_of
from tests.ui.table.conftest import SeatAt
from tests.ui.table.hand_clock import HandTable
from tests.ui.table.seat import Seat, a_session
from tests.ui.table.toy_seats import Take

pytestmark = pytest.mark.usefixtures("shared_pictures")


def after_a_round() -> Session:
    """A game of Noria in whose first round the human did nothing and the bot moved."""
    session = a_session()
    while not any(entry.seat == BOT for entry in session.log) or session.turn.automatic:
        if session.turn.automatic:
            session.dispatch(session.legal[0])
        else:
            session.dispatch(next(one for one in session.legal if isinstance(one, EndPhase)))
    return session


@frozen
class Dot:
    """A mark of these tests."""


def paint_dot(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.fillRect(QRectF(-20, -20, 40, 40), QColor("#ff00ff"))


class TellingNoria(NoriaUi):
    """Noria with a told line and a mark."""

    asked: tuple[StoryStep, ...] = ()

    def __init__(self) -> None:
        super().__init__()
        self.pictures = {**self.pictures, Dot: Picture(lambda art: (40.0, 40.0), paint_dot)}

    def told(self, steps: Sequence[StoryStep], view: Any) -> Told:
        self.asked = tuple(steps)
        return Told(BOT, ("first", "second"), "nothing for you", "because")

    def marks(self, steps: Sequence[Any], table: Any) -> tuple[Sprite, ...]:
        return (Sprite(Handle("mark"), Dot(), 300.0, 300.0, Layer.LABEL),)


class SilentNoria(NoriaUi):
    """Noria as a game that does not tell of it."""

    def told(self, steps: Sequence[StoryStep], view: Any) -> None:
        return None


class IdleNoria(NoriaUi):
    """Noria as a game that knows that nobody did anything."""

    def told(self, steps: Sequence[StoryStep], view: Any) -> Told:
        return Told(BOT, ())


def sit_after_a_round(seat: Seat, face: NoriaUi) -> Seat:
    seat.session, seat.face = after_a_round(), face
    seat.page.open(seat.session, face)
    QApplication.processEvents()
    return seat


@pytest.fixture
def seat(seat_at: SeatAt) -> Seat:
    """After the bot's turn, with a game that tells of it."""
    return sit_after_a_round(seat_at(a_session()), TellingNoria())


def told_now(seat: Seat) -> Told | None:
    return seat.page.strip.told


def test_the_others_last_turn_stands_in_the_second_line_also_of_a_game_just_opened(seat: Seat) -> None:
    """table.md 4: it is made from the record, not from what moved: at every speed, also after Continue."""
    told = seat.page.strip.told
    assert told == Told(BOT, ("first", "second"), "nothing for you", "because")
    assert "first; second. nothing for you" in seat.page.strip.accessibleDescription()
    assert "Why?" in [button.text for button in seat.page.strip.buttons()]


def test_where_nobody_did_anything_nothing_is_told(seat_at: SeatAt) -> None:
    """Not even what the log has of the others, such as the count of a round."""
    assert told_now(sit_after_a_round(seat_at(a_session()), SilentNoria())) is not None
    assert told_now(sit_after_a_round(seat_at(a_session()), IdleNoria())) is None


def test_it_is_told_by_what_the_reader_may_know(seat: Seat) -> None:
    """Each step with the states before and after it as the seat sees them, oldest first."""
    face, session = seat.face, seat.session
    assert isinstance(face, TellingNoria)
    assert face.asked
    for step in face.asked:
        assert step.before == session.rules.observe(session.state_at(step.ply - 1), HUMAN)
        assert step.after == session.rules.observe(session.state_at(step.ply), HUMAN)
        assert step.events == session.events_at(step.ply)
    plies = [step.ply for step in face.asked]
    assert plies == list(range(plies[0], plies[-1] + 1))
    assert all(session.log[ply - 1].seat == BOT for ply in plies)


def test_marks_show_it_until_the_players_first_step(seat: Seat) -> None:
    board = seat.board
    assert [mark.handle for mark in board.marks] == [Handle("mark")]
    assert seat.shows_the_state(), "marks are no part of the board"
    spot = board.spots()[0]
    board.focus_on(spot.handle, visible=True)
    assert board.marks, "looking changes nothing"
    seat.page.conductor.play(seat.session.legal[-1:])
    assert board.marks == ()
    assert seat.page.strip.told is None


def test_taking_the_step_back_tells_it_again(seat: Seat) -> None:
    action = next(one for one in seat.session.legal if isinstance(one, EndPhase))
    seat.page.conductor.play((action,))
    assert told_now(seat) is None
    seat.page.conductor.undo()
    assert told_now(seat) is not None
    assert seat.board.marks


def test_marks_lie_under_the_lamps_veil(seat: Seat) -> None:
    """table.md 4: the veil covers them."""
    items = seat.board.view.board_scene.last_turn._items
    assert items
    assert all(item.zValue() < VEIL_Z for item in items)


def test_marks_are_not_to_be_seen_while_a_hint_is_shown(seat: Seat) -> None:
    """Seen before in Scythe: road and number of what the rival did lay among those of the hint."""
    items = seat.board.view.board_scene.last_turn._items
    lamp = seat.page.display.lamp
    lamp.show((Hint((seat.session.legal[-1],), "", ()),))
    assert lamp.lit
    assert not any(item.isVisible() for item in items)
    assert seat.board.marks, "they come back"
    lamp.put_away()
    assert all(item.isVisible() for item in items)


def test_ending_what_moves_ends_the_coming_of_the_marks_too(seat: Seat) -> None:
    """Two pictures of one position differed by how far their marks had come."""
    layer = seat.board.view.board_scene.last_turn
    marks = layer.marks
    layer.clear()
    layer.show(marks, 5000)
    assert all(item.opacity() < item.sprite.opacity for item in layer._items)
    seat.board.finish_now()
    assert all(item.opacity() == item.sprite.opacity for item in layer._items)
    assert layer.marks == marks


def test_a_game_that_does_not_tell_it_is_told_by_its_log(seat_at: SeatAt) -> None:
    seat = sit_after_a_round(seat_at(a_session()), SilentNoria())
    told = seat.page.strip.told
    assert told is not None
    assert told.side == BOT
    lines = seat.log_lines()
    assert all(part in lines for part in told.parts)


def test_nothing_is_told_before_the_other_ever_moved(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    assert seat.page.strip.told is None
    assert seat.board.marks == ()


def test_w_opens_the_log_at_that_turn_with_its_reason(seat: Seat) -> None:
    """table.md 4: Why? opens the log at that turn."""
    panel = seat.page.side_panel
    assert panel.isHidden()
    seat.press(Qt.Key.Key_W)
    assert panel.isVisible()
    line = panel.log_view.currentIndex().data(Qt.ItemDataRole.UserRole)
    span = seat.page.display.last_turn.span
    assert span is not None
    assert span[0] < line.ply <= span[1]


def test_w_once_more_takes_the_reason_away(seat: Seat) -> None:
    """The second press changed nothing and said nothing."""
    panel = seat.page.side_panel
    for shown in (True, False, True):
        seat.press(Qt.Key.Key_W)
        assert panel.isVisible() is shown


def test_the_strip_says_the_reason_of_the_step_on_the_board(seat_at: SeatAt) -> None:
    """Issue 13: the strip says the reason during the turn, not "it stands in the log"."""
    seat = seat_at(a_session())
    seat.page.set_speed(BotSpeed.STEP)
    session, seen = seat.session, []
    while session.turn.seat == HUMAN and not session.turn.automatic:
        ends = next(one for one in session.legal if isinstance(one, EndPhase))
        seat.page.conductor.play((ends,))
    while session.turn.automatic:
        found = [
            why
            for event in session.events_at(session.cursor)
            if (why := seat.face.explain(event, session.view(HUMAN))) is not None
        ]
        if found:
            seen.append(found[-1].title)
            said = found[-1].friend or found[-1].title
            assert seat.page.strip.accessibleDescription().startswith(said)
        seat.press(Qt.Key.Key_Space)
        seat.board.finish_now()
    assert seen


# How much of it fits ----------------------------------------------------------------------------------------------


def test_what_one_row_has_no_room_for_stands_in_a_second_one(qapp: QApplication) -> None:
    """Seen before at 1280x800: parts were left out, with the room of the first line free above them."""
    told = Told(BOT, ("a first part", "a second part", "a third part"), "and what came of it")
    assert laid(told, 2000) == (Row(told.parts, 1, effect=told.effect),)
    whole = sum(text_width(part, 14) + 38 for part in told.parts) + text_width(told.effect, 14)
    assert len(laid(told, whole + 1)) == 1
    assert laid(told, whole - 10) == (Row(told.parts, 1), Row((), 4, effect=told.effect))
    two = sum(text_width(part, 14) + 38 for part in told.parts[:2]) + 60
    assert laid(told, two) == (Row(told.parts[:2], 1), Row(told.parts[2:], 3, effect=told.effect))


def test_whole_parts_give_way_from_the_right(qapp: QApplication) -> None:
    """table.md 2: the rest is one press away."""
    told = Told(BOT, ("a first part", "a second part", "a third part"), "and what came of it")
    one = text_width(told.parts[0], 14) + 38
    assert laid(told, one) == (Row(told.parts[:1], 1), Row(told.parts[1:2], 2, more=True))
    assert laid(told, 60) == (Row(told.parts[:1], 1), Row(told.parts[1:2], 2, more=True))
    four = Told(BOT, (*told.parts, "a fourth part"), "so")
    above, below = laid(four, 2 * one + 12)
    assert above.parts + below.parts == four.parts[: len(above.parts + below.parts)]
    assert below.more is (len(above.parts + below.parts) < 4)


def test_the_reason_stands_behind_the_rest_where_all_of_it_fits(qapp: QApplication) -> None:
    """It is the first to give way: never cut, never instead of a part."""
    told = Told(BOT, ("a first part", "a second part"), "and what came of it", "It takes what is rarest.")
    words = (*told.parts, told.effect, told.why)
    whole = sum(text_width(part, 14) for part in words) + 3 * 16 + 2 * 22
    assert laid(told, whole + 1) == (Row(told.parts, 1, effect=told.effect, why=told.why),)
    assert laid(told, whole - 1) == (Row(told.parts, 1, effect=told.effect),)
    assert not laid(evolve(told, why=""), 2000)[0].why
    assert said_of(told)[-1] == told.why
    assert said_of(evolve(told, effect=""))[1:] == (told.why,)


# Shown again ------------------------------------------------------------------------------------------------------


def at_the_humans_turn() -> HandTable:
    table = HandTable("human", "level1")
    table.play(Take())
    table.rest()
    table.decide()
    table.rest()
    return table


def test_step_by_step_each_space_is_a_step_and_the_last_ends_the_replay_only() -> None:
    """play.md: the first Space ended the replay, the second the player's own phase."""
    table = at_the_humans_turn()
    conductor, page = table.conductor, table.page
    conductor.pace.speed = BotSpeed.STEP
    cursor, mode = table.session.cursor, table.doing()
    span = conductor.replay_span
    assert span is not None
    conductor.replay_bot_turn()
    steps = span[1] - span[0]
    assert page.told[-1] == f"again, {steps - 1} left"
    for left in range(steps - 2, -1, -1):
        page.finish_now()
        conductor.go_on()
        assert page.told[-1] == f"again, {left} left"
    page.finish_now()
    assert table.doing() is Mode.REPLAYING
    assert conductor.space_goes_on
    conductor.go_on()
    assert (table.doing(), table.session.cursor) == (mode, cursor)


def test_a_button_of_the_replay_does_the_same_as_space() -> None:
    """What a strip plays that plays nothing."""
    table = at_the_humans_turn()
    table.conductor.pace.speed = BotSpeed.STEP
    table.conductor.replay_bot_turn()
    cursor = table.session.cursor
    while table.doing() is Mode.REPLAYING:
        table.page.finish_now()
        table.conductor.play(())
    assert table.session.cursor == cursor


def test_to_skip_ahead_ends_a_replay_that_waits() -> None:
    table = at_the_humans_turn()
    table.conductor.pace.speed = BotSpeed.STEP
    table.conductor.replay_bot_turn()
    table.page.finish_now()
    cursor = table.session.cursor
    table.conductor.finish_bot_turn()
    assert (table.doing(), table.session.cursor) == (Mode.PLAYING, cursor)


def test_at_instant_speed_the_replay_is_played_at_the_usual_one(qtbot: QtBot, seat_at: SeatAt) -> None:
    """play.md: at speed instant *Replay bot turn* showed nothing."""
    seat = seat_at(after_a_round())
    page, board = seat.page, seat.board
    assert page.conductor.pace.speed is BotSpeed.INSTANT
    page.conductor.replay_bot_turn()
    assert board.busy
    assert board.view.animator.speed == MOTION_FACTOR[BotSpeed.NORMAL]
    board.finish_now()
    assert page.conductor.mode is Mode.PLAYING
    assert board.view.animator.speed == MOTION_FACTOR[BotSpeed.INSTANT]
    assert seat.shows_the_state()


def test_after_a_replay_the_told_line_stands_again(seat: Seat) -> None:
    seat.page.conductor.replay_bot_turn()
    assert seat.board.marks == ()
    seat.board.finish_now()
    assert seat.page.strip.told is not None
    assert seat.board.marks


def test_every_game_tells_its_others_last_turn(qtbot: QtBot) -> None:
    """Whichever game: once the other has moved, the line is there, in as many parts as its log has lines."""
    for name in ("noria", "nautilus", "solani", "scythe"):
        game = kit(name)
        session = Session(game, game.default_options(), 3)
        play_to_human(session)
        while not any(entry.seat != HUMAN for entry in session.log) or session.turn.seat != HUMAN:
            session.dispatch(session.legal[-1])
            play_to_human(session)
        page = GamePage(Skin(NIGHT, "en"))
        qtbot.addWidget(page)
        page.resize(1280, 774)
        page.set_speed(BotSpeed.INSTANT)
        page.set_auto_resolve(False)
        page.show()
        from noria_desktop.ui.game_ui import game_ui

        page.open(session, game_ui(name))
        QApplication.processEvents()
        assert page.strip.told is not None, name
        assert page.strip.told.parts
        spaces_too_many(page)
        page.leave()


def spaces_too_many(page: GamePage) -> None:
    """Pressed once more than there was anything to let go on: that is said, and what was told stays to be read."""
    assert page.session is not None
    strip, cursor, told = page.strip, page.session.cursor, page.strip.told
    line = QRect(0, round(strip.height() / 2) + 3, strip.width() // 2, strip.height() // 2 - 4)
    before = strip.grab(line).toImage()
    for _ in range(2):
        QTest.keyClick(page, Qt.Key.Key_Space)
        QApplication.processEvents()
        assert strip.notice
        assert strip.told == told
        assert strip.grab(line).toImage() == before
        assert page.session.cursor == cursor
