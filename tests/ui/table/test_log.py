"""The log beside the board: where it lies, what a line carries, how it is searched and heard.

Source: issue 13, "Log and Why"; mocks/table.md 5 and 10; play.md, "The bot's turn"; access.md 1 and 10.
"""

from __future__ import annotations

import itertools
import random

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.terms import TERRITORIES
from noria_desktop.ui.art.type import SMALLEST
from noria_desktop.ui.game_says import Explained, LogLine
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.table import log_telling
from noria_desktop.ui.table.log_text import SIZE, found, marks, plan, wrapped
from noria_desktop.ui.table.reading import free_of, played_boxes
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session

pytestmark = pytest.mark.usefixtures("shared_pictures")

GAMES = ("noria", "nautilus", "solani", "scythe")
EVERY = pytest.mark.parametrize("game", GAMES)


def a_game(game: str, decisions: int = 9, seed: int = 5) -> Session:
    """A game with the usual opponent, in which the human did whatever came."""
    rules, chance = kit(game), random.Random(seed)
    session = Session(rules, rules.default_options(), seed)
    for _ in range(decisions):
        play_to_human(session)
        session.dispatch(chance.choice(session.legal))
    play_to_human(session)
    return session


def open_log(seat: Seat) -> None:
    seat.page.toggle_side_panel()
    QApplication.processEvents()
    assert seat.page.side_panel.isVisible()


def rows(seat: Seat) -> list[LogLine]:
    model = seat.page.side_panel.model
    return [model.line(row) for row in range(model.rowCount())]


def press(seat: Seat, line: LogLine) -> None:
    """Press a line of the log where it lies."""
    panel = seat.page.side_panel
    panel.show_line(line)
    row = panel.model.row_of(line)
    assert row is not None
    place = panel.log_view.visualRect(panel.model.index(row))
    QTest.mouseClick(
        panel.log_view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place.left() + 40, place.top() + 12)
    )
    QApplication.processEvents()


def reason(seat: Seat) -> Explained | None:
    now = seat.page.side_panel.model.opened
    return None if now is None else now[1]


# Where it lies ----------------------------------------------------------------------------------------------------


@EVERY
def test_at_1280_the_log_never_lies_over_what_can_be_played(seat_at: SeatAt, game: str) -> None:
    """play.md: opened, it hid council and score, the Automa's panel, column 5."""
    session = a_game(game, decisions=1)
    seat = seat_at(session)
    open_log(seat)
    chance = random.Random(3)
    for _ in range(24):
        panel = seat.page.side_panel.geometry().translated(-seat.board.pos())
        covered = [box for box in played_boxes(seat.board) if panel.intersects(box)]
        assert not covered
        if session.is_over:
            break
        seat.page.conductor.play((chance.choice(session.legal),))
        play_to_human(session)
        QApplication.processEvents()


@EVERY
def test_it_lies_within_the_column_that_the_game_names_and_tells_what_is_under_it(
    seat_at: SeatAt, game: str
) -> None:
    seat = seat_at(a_game(game))
    table = seat.board.table
    column = getattr(table, "reading_column")  # noqa: B009  # each of the four declares one
    open_log(seat)
    panel = seat.page.side_panel
    box = panel.geometry().translated(-seat.board.pos())
    assert abs(box.left() - column.left * table.scale) <= 1  # type: ignore[union-attr]
    assert abs(box.width() - column.width * table.scale) <= 1  # type: ignore[union-attr]
    folded = panel.folds.lines
    assert len(folded) >= 3
    assert all(one.title and one.summary and one.lines for one in folded)
    panel.folds.rows()[0].click()
    assert panel.folds.unfolded == folded[0]
    panel.folds.rows()[0].click()
    assert panel.folds.unfolded is None


@EVERY
@pytest.mark.parametrize("opened_first", [True, False])
def test_in_a_window_made_smaller_all_of_it_is_in_sight(
    seat_at: SeatAt, game: str, opened_first: bool
) -> None:
    """Seen before: Noria's lay where its column would be at 1280x800, beyond the window's right and lower edge."""
    seat = seat_at(a_game(game))
    if opened_first:
        open_log(seat)
    seat.page.resize(900, 574)
    QApplication.processEvents()
    if not opened_first:
        open_log(seat)
    assert seat.page.side_panel.isVisible()
    assert seat.board.geometry().contains(seat.page.side_panel.geometry())


@pytest.mark.parametrize("size", [(900, 574), (1024, 674), (1152, 694)])
def test_beside_a_folded_dock_the_map_of_scythe_is_seen_while_the_log_is_read(
    seat_at: SeatAt, size: tuple[int, int]
) -> None:
    """Seen before: a table with a folded dock named no column, and the log lay over half of the map."""
    session = a_game("scythe", decisions=1)
    seat = seat_at(session)
    seat.page.resize(*size)
    QApplication.processEvents()
    open_log(seat)
    chance, seen = random.Random(5), 0
    for _ in range(16):
        table = seat.board.table
        assert isinstance(table, ScytheLayout)
        panel = seat.page.side_panel
        if panel.isVisible():
            seen += 1
            over = panel.geometry().translated(-seat.board.pos())
            assert not [box for box in played_boxes(seat.board) if over.intersects(box)]
            middles = [table.place(place) for place in range(TERRITORIES)]
            seen_at = [seat.board.view.pixels_of(QRectF(spot.x, spot.y, 1, 1)).x() for spot in middles]
            assert sum(over.left() <= x for x in seen_at) <= 3
        if session.is_over:
            break
        seat.page.conductor.play((chance.choice(session.legal),))
        play_to_human(session)
        QApplication.processEvents()
    assert seen > 8


def test_its_button_is_framed_as_long_as_it_is_open(seat_at: SeatAt) -> None:
    """Seen before: it looked the same whether the log was open or closed, and framed under the pointer."""
    seat = seat_at(a_game("noria"))
    button = seat.page.tool_bar.log
    shut = button.grab().toImage()
    framed = []
    for _ in range(2):
        button.click()
        QApplication.processEvents()
        framed.append((seat.page.side_panel.isVisible(), button.shows_open, button.grab().toImage() != shut))
    assert framed == [(True, True, True), (False, False, False)]


@EVERY
def test_from_1600_on_it_has_a_column_of_its_own(seat_at: SeatAt, game: str) -> None:
    seat = seat_at(a_game(game, decisions=2))
    seat.page.resize(1920, 1054)
    QApplication.processEvents()
    panel = seat.page.side_panel
    assert panel.isVisible()
    assert not panel.geometry().intersects(seat.board.geometry())
    assert all(one.title == "Rule now" for one in panel.folds.lines)


def test_where_something_of_the_column_is_played_the_log_keeps_the_larger_rest() -> None:
    """table.md 5: in Politics the council opens by itself."""
    column = QRect(100, 0, 50, 600)
    assert free_of(column, [QRect(0, 0, 90, 600)]) == column
    below = free_of(column, [QRect(110, 10, 20, 300)])
    assert (below.top() > 310, below.bottom()) == (True, column.bottom())
    above = free_of(column, [QRect(110, 500, 20, 50)])
    assert (above.top(), above.bottom() < 500) == (0, True)


@EVERY
def test_the_log_gives_way_to_the_spot_on_which_the_keyboard_is(seat_at: SeatAt, game: str) -> None:
    """access.md 10: below 1600 px the open log covered spots that take the focus."""
    seat = seat_at(a_game(game))
    open_log(seat)
    panel, board, met = seat.page.side_panel, seat.board, 0
    board.view.setFocus()
    for spot in board.spots():
        under = panel.geometry().translated(-board.mapTo(seat.page, QPoint(0, 0)))
        box = board.geometry_of(spot.handle)
        if spot.parent is not None or box.isEmpty():
            continue
        met += panel.isVisible() and under.intersects(box)
        board.focus_on(spot.handle, visible=True)
        QApplication.processEvents()
        under = panel.geometry().translated(-board.mapTo(seat.page, QPoint(0, 0)))
        assert not panel.isVisible() or not under.intersects(box), spot.handle
    assert met


# Its lines --------------------------------------------------------------------------------------------------------


def test_lines_wrap_and_never_shrink() -> None:
    words = "Factory on island 1: warehouses for Sail and Piston, and the ambassador to island 7"
    for sentence in (words, "都市の空島1：帆とピストンの倉庫、そして大使は空島7へ移動し、工場を建設しました"):
        lines = wrapped(sentence, 180)
        assert len(lines) > 1
        assert "".join(lines) == sentence
    assert SIZE > SMALLEST
    line = LogLine(1, None, 0, words)
    assert plan(line, 180).height > plan(line, 900).height


def test_no_line_lies_over_the_next_once_a_scroll_bar_has_taken_its_room(
    seat_at: SeatAt, qtbot: QtBot
) -> None:
    """A reason lets the lines overflow; each line then needs the height of the narrower list."""
    seat = seat_at(a_game("solani", decisions=2))
    panel, view = seat.page.side_panel, seat.page.side_panel.log_view
    words = "straight branch \N{RIGHTWARDS ARROW} gap row {letters}4, column 3"
    panel.set_lines(
        tuple(LogLine(1, count, BOT, words.format(letters="i" * (count % 7))) for count in range(9))
    )
    QApplication.processEvents()
    seat.page.toggle_side_panel()
    panel.open_line(rows(seat)[-1], Explained("Why?", "", "", ("A sentence of the reason. " * 3,) * 3, ()))
    qtbot.wait(250)  # a list lays its lines out anew a tenth of a second after it was resized
    assert view.verticalScrollBar().maximum() > 0
    places = [view.visualRect(panel.model.index(row)) for row in range(panel.model.rowCount())]
    for row, (place, following) in enumerate(itertools.pairwise(places)):
        assert following.top() - place.top() == view.height_of(row)


def test_the_newest_line_is_in_view_when_the_log_is_opened(seat_at: SeatAt) -> None:
    seat = seat_at(a_game("scythe", decisions=40))
    open_log(seat)
    panel = seat.page.side_panel
    bar = panel.log_view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_what_comes_while_one_reads_above_is_counted_and_led_to(seat_at: SeatAt) -> None:
    seat = seat_at(a_game("scythe", decisions=40))
    open_log(seat)
    panel = seat.page.side_panel
    bar = panel.log_view.verticalScrollBar()
    panel.show_line(rows(seat)[0])
    assert bar.value() < bar.maximum()
    last = rows(seat)[-1]
    for _ in range(3):
        panel.add_line(last)
    assert panel.new_lines == 3
    assert panel._chip.isVisible()
    assert panel._chip.text() == "3 new"
    lines = panel.log_view.viewport().geometry().translated(panel.log_view.pos())
    assert not lines.intersects(panel._chip.geometry()), "no line lies under it, at the log's end neither"
    panel._chip.click()
    assert panel.new_lines == 0
    assert bar.value() == bar.maximum()
    assert not panel._chip.isVisible()


@EVERY
def test_no_press_on_a_line_does_nothing(seat_at: SeatAt, game: str) -> None:
    """play.md: "Pick a line of the log" stays and does nothing."""
    seat = seat_at(a_game(game))
    open_log(seat)
    some = random.Random(1).sample(rows(seat), 12)
    for line in some:
        press(seat, line)
        found_now = reason(seat)
        assert found_now is not None, line.text
        assert found_now.title
        press(seat, line)
        assert reason(seat) is None


def test_a_pressed_line_carries_sentences_bars_and_its_rule(seat_at: SeatAt) -> None:
    """W after the other's turn: of all its reasons rather the one that is told in plain words."""
    seat = seat_at(a_game("scythe", decisions=12))
    seat.page.tell_why_last()
    QApplication.processEvents()
    told = reason(seat)
    assert told is not None
    line = seat.page.side_panel.model.opened
    assert line is not None
    laid = plan(line[0], 240, told, "Rule 1")
    # What a friend would say stands first, then the question that the exact sentences answer.
    assert told.friend
    assert ["".join(lines) for lines in laid.sentences] == [told.friend, told.title, *told.lines]
    assert "".join(laid.sentences[laid.asked]) == told.title
    assert [("".join(bar.lines), bar.worth, bar.chosen) for bar in laid.bars] == list(told.bars)
    assert laid.rule == "Rule 1"
    aloud = seat.page.side_panel.model.aloud(line[0])
    assert all(words in aloud for words in (told.friend, told.title, *told.lines))
    assert aloud.index(told.friend) < aloud.index(told.title)


def test_the_rule_under_a_line_leads_to_its_paragraph(seat_at: SeatAt) -> None:
    seat = seat_at(a_game("scythe", decisions=12))
    open_log(seat)
    wanted: list[str] = []
    seat.page.rule_requested.connect(wanted.append)
    assert seat.page.display.reasons.explain_latest()
    panel, told = seat.page.side_panel, reason(seat)
    assert told is not None
    index = panel.log_view.currentIndex()
    place = panel.log_view.link_box(index)
    assert not place.isEmpty()
    QTest.mouseClick(panel.log_view.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert wanted == [told.anchor]
    assert reason(seat) == told
    panel.log_view.setFocus()
    QTest.keyClick(panel.log_view, Qt.Key.Key_Right)
    assert wanted == [told.anchor] * 2


def test_up_and_down_walk_enter_opens_esc_goes_back_to_the_board(seat_at: SeatAt) -> None:
    seat = seat_at(a_game("scythe", decisions=12))
    open_log(seat)
    view = seat.page.side_panel.log_view
    seat.page.side_panel.show_line(rows(seat)[4])
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == 5
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex().row() == 4
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert seat.page.side_panel.model.opened is not None
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.hasFocus()


def test_keys_of_the_table_stay_keys_of_the_table_in_the_log(seat_at: SeatAt) -> None:
    """A list would search its lines for each letter."""
    seat = seat_at(a_session())
    open_log(seat)
    view = seat.page.side_panel.log_view
    view.setFocus()
    before = seat.session.cursor
    QTest.keyClick(view, Qt.Key.Key_E)
    assert seat.session.cursor > before


# Searching --------------------------------------------------------------------------------------------------------


def test_ctrl_f_searches_as_one_types_and_esc_clears(seat_at: SeatAt) -> None:
    seat = seat_at(a_game("scythe", decisions=20))
    panel = seat.page.side_panel
    whole = [line.text for line in seat.page.side_panel.model.lines]
    QTest.keyClick(seat.board.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.isVisible()
    assert panel.search.hasFocus()
    QTest.keyClicks(panel.search, "TRACKER")
    shown = rows(seat)
    lines = [line for line in shown if not line.heading]
    assert lines
    assert len(shown) < len(whole)
    assert all("tracker" in line.text.lower() for line in lines)
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert panel.search.text() == ""
    assert [line.text for line in rows(seat)] == whole
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.search.hasFocus()


def test_what_is_found_is_marked_also_across_the_end_of_a_line() -> None:
    assert found("Star tracker: star", "star") == ((0, 4), (14, 18))
    assert found("anything", "") == ()
    lines = ("a worker to ", "the mine")
    marked = marks(lines, "to the")
    assert [number for number, _, _ in marked] == [0, 1]
    assert all(wide > 0 for _, _, wide in marked)


# Heard ------------------------------------------------------------------------------------------------------------


@EVERY
def test_what_others_do_is_said_once_with_its_actor(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """access.md 1: Nautilus never told which card was laid, Solani never which tile was taken."""
    said: list[str] = []

    def announce(_widget: QWidget, text: str, *, urgent: bool = False) -> None:
        said.append(text)

    session = a_game(game, decisions=2)
    seat = seat_at(session)
    monkeypatch.setattr(log_telling, "announce", announce)
    start = session.cursor
    chance = random.Random(2)
    while session.cursor < start + 60 and not session.is_over:
        play_to_human(session)
        if not session.is_over:
            session.dispatch(chance.choice(session.legal))
    model = seat.page.side_panel.model
    theirs = [line for line in model.lines if line.ply > start and line.side not in (None, 0)]
    assert theirs
    own = seat.face.side_name(0, session.view())
    expected = []
    for line in theirs:
        assert line.side is not None
        name = seat.face.side_name(line.side, session.view())
        assert name not in ("", own)
        expected.append(f"{name}: {line.text}")
        assert model.aloud(line).startswith(expected[-1])
    assert " ".join(filter(None, said)) == " ".join(expected)


# Kept -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["nautilus", "solani"])
def test_a_programs_reason_says_the_same_after_continue(seat_at: SeatAt, qtbot: QtBot, game: str) -> None:
    """play.md: reasons of programs are gone after Continue."""
    session = a_game(game)
    seat = seat_at(session)
    words = {
        line.text: seat.page.display.reasons.of_line(line)
        for line in rows(seat)
        if line.ply in session.choices
    }
    assert words
    back = opened(read(written(session, kit(game)))).session
    again = Seat(qtbot, back)
    assert {
        line.text: again.page.display.reasons.of_line(line)
        for line in rows(again)
        if line.ply in back.choices
    } == words
    without = opened(read(written(session, kit(game)))).session
    without.recall({})
    third = Seat(qtbot, without)
    silent = next(line for line in rows(third) if line.ply in session.choices and line.side == BOT)
    assert third.page.display.reasons.of_line(silent).title == "The reasons of this move were not kept."


def test_lines_without_a_reason_say_whose_choice_they_were(seat_at: SeatAt) -> None:
    seat = seat_at(a_game("noria"))
    of_line, session = seat.page.display.reasons.of_line, seat.session
    heading = next(line for line in rows(seat) if line.heading)
    assert of_line(heading).title == "What happened from here on stands below."
    own = [
        line for line in rows(seat) if line.side == HUMAN and line.ply and session.is_decision(line.ply - 1)
    ]
    assert own
    assert {of_line(line).title for line in own} == {"This came of your own choice."}
    dealt = next((line for line in rows(seat) if line.ply == 0 and not line.heading), None)
    assert dealt is None or of_line(dealt).title == "This belongs to the set-up."
