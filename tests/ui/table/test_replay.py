"""A game that is watched again: keys, marks, speeds, branches, and the words of each moment. Source: mocks/library.md 2."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.replaying.course import Points
from noria_desktop.app.replaying.forks import forks
from noria_desktop.app.replaying.sample import with_branch
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.ui.art.marks import in_line_colours
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.art.type import font
from noria_desktop.ui.game_says import Explained
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.replay.film import Step
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.table.replay.step_shown import StepShown, reason_of
from noria_desktop.ui.table.replay.steps_panel import (
    EDGE,
    NOTE,
    REASON_SIZE,
    WIDTH,
    StepsPanel,
    cut,
    lines_in,
)
from noria_desktop.ui.table.replay.time_line_paint import LinePicture
from noria_desktop.ui.table.replay.way_buttons import PlaySpeed
from tests.app.playing import played
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
GAMES = pytest.mark.parametrize("name", game_ids())


def watched(seat_at: SeatAt, session: Session, *, can_go_on: bool = False) -> Seat:
    seat = seat_at(session)
    seat.page.watch(session, seat.face, can_go_on=can_go_on)
    seat.page.replay.strip.load_all()
    QApplication.processEvents()
    return seat


def press(seat: Seat, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> int:
    """Press it wherever the keyboard is; the ply shown afterwards."""
    widget = QApplication.focusWidget() or seat.page
    QTest.keyClick(widget, key, modifier)
    return at(seat)


def at(seat: Seat) -> int:
    return seat.page.conductor.watched


def plays(seat: Seat) -> bool:
    return seat.page.replay_strip.playing


def click(seat: Seat, x: float, y: float) -> None:
    slider = seat.page.replay_strip.slider
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))


def test_the_first_game_that_is_watched_finds_its_parts_worded_and_dressed(seat_at: SeatAt) -> None:
    """They are made for it, long after the table was dressed; they used to say nothing until another language came."""
    session = played(kit("noria"), 3, 40)
    seat = seat_at(session)
    assert seat.page._replay is None
    seat.page.watch(session, seat.face)
    replay = seat.page.replay
    buttons = (replay.bar.back, replay.panel.why, replay.panel.ask, replay.line.why)
    assert all(button.text() for button in buttons)
    assert replay.strip.slider.accessibleName()
    in_page = [
        seat.page._column.indexOf(one) for one in (seat.page.tool_bar, replay.bar, replay.line, replay.strip)
    ]
    assert in_page == sorted(in_page)
    assert in_page[0] >= 0


# Keys -------------------------------------------------------------------------------------------------


@GAMES
def test_keys_go_by_step_turn_round_and_mark(seat_at: SeatAt, name: str) -> None:
    seat = watched(seat_at, played(kit(name), 3, 300))
    line = seat.page.replay_strip.film.line
    assert press(seat, RIGHT) == 1
    assert press(seat, RIGHT) == 2
    assert press(seat, LEFT) == 1
    assert press(seat, RIGHT, CTRL) == line.stretches[1].first
    assert press(seat, Qt.Key.Key_PageDown) == dict(line.beginnings())[line.stretches[1].number + 1]
    assert press(seat, Qt.Key.Key_Home) == 0
    first = line.marks[0].ply
    assert press(seat, RIGHT, ALT) == first
    assert press(seat, Qt.Key.Key_End) == line.plies
    assert press(seat, LEFT, ALT) == max(one.ply for one in line.marks if one.ply < line.plies)
    press(seat, Qt.Key.Key_Home)
    other = press(seat, Qt.Key.Key_N)
    assert seat.session.log[other - 1].seat != HUMAN


def test_the_keys_are_the_replays_wherever_the_keyboard_is(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("noria"), 3, 20))
    page = seat.page
    strip = page.replay_strip
    stops = (seat.board.view, strip.slider, strip.forward, strip.speeds[1], page.replay.panel.why)
    for ply, widget in enumerate(stops, start=1):
        widget.setFocus()
        assert press(seat, RIGHT) == ply, widget


def test_shift_and_arrows_walk_over_the_board_and_leave_the_moment_alone(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("noria"), 3, 20))
    seat.board.view.setFocus()
    QTest.keyClick(seat.board.view, Qt.Key.Key_Tab)
    before = seat.board.view.hand.focus
    for _ in range(3):
        press(seat, RIGHT, SHIFT)
    assert seat.board.view.hand.focus != before
    assert at(seat) == 0


def test_a_button_that_has_the_keyboard_is_pressed_by_space_and_enter(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("noria"), 3, 20))
    seat.page.replay_strip.forward.setFocus()
    assert press(seat, Qt.Key.Key_Space) == 1
    assert press(seat, Qt.Key.Key_Return) == 2
    assert not plays(seat)


# The line ---------------------------------------------------------------------------------------------


def test_a_press_anywhere_on_line_or_graph_means_that_moment(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("nautilus"), 3))
    slider = seat.page.replay_strip.slider
    lay = slider.lay
    for ply, y in ((40, lay.line.center().y()), (11, lay.graph.center().y()), (60, lay.line.center().y())):
        click(seat, lay.x(ply), y)
        assert at(seat) == ply


def test_drawing_along_the_line_shows_each_moment(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("nautilus"), 3))
    slider = seat.page.replay_strip.slider
    y = round(slider.lay.line.center().y())
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.lay.x(10)), y))
    QTest.mouseMove(slider, QPoint(round(slider.lay.x(30)), y))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.lay.x(30)), y))
    assert at(seat) in (10, 30)
    assert slider.fork_at(QPointF(0, 0)) is None


def test_a_press_on_a_mark_means_the_moment_of_the_mark(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("nautilus"), 3))
    slider = seat.page.replay_strip.slider
    for cluster in slider.marks():
        click(seat, cluster.x, slider.lay.line.top() - 12)
        assert at(seat) == cluster.marks[0].ply


@GAMES
def test_the_line_says_where_it_stands_and_moves_like_any_slider(seat_at: SeatAt, name: str) -> None:
    """What a screen reader finds: name, value, words for the value, and the usual actions."""
    seat = watched(seat_at, played(kit(name), 3, 30))
    slider = seat.page.replay_strip.slider
    slider.triggerAction(slider.SliderAction.SliderSingleStepAdd)
    assert at(seat) == slider.value() == 1
    film = seat.page.replay_strip.film
    assert slider.accessibleName() == "Time line"
    assert film.heading(1) in slider.accessibleDescription()
    assert film.score(1) in slider.accessibleDescription()


# Playing by itself ------------------------------------------------------------------------------------


def test_it_plays_to_its_end_and_stays_there(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("nautilus"), 3, 3))
    strip = seat.page.replay_strip
    strip.set_speed(PlaySpeed.FAST)
    press(seat, Qt.Key.Key_Space)
    assert plays(seat)
    for _ in range(2 * strip.film.plies):
        seat.board.finish_now()
        if plays(seat):
            strip._play_on()
    assert at(seat) == strip.film.plies
    assert not plays(seat)
    assert strip.play.text() == "Again"
    press(seat, Qt.Key.Key_Space)
    assert at(seat) == 0
    assert plays(seat)


def test_plus_and_minus_choose_the_speed(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("nautilus"), 3, 3))
    strip = seat.page.replay_strip
    seen = [strip.speed]
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus, Qt.Key.Key_Minus):
        press(seat, key)
        seen.append(strip.speed)
    normal, fast, slow = PlaySpeed.NORMAL, PlaySpeed.FAST, PlaySpeed.SLOW
    assert seen == [normal, fast, fast, normal, slow, slow]
    assert strip.speeds[0].isChecked()


# Each moment in words ---------------------------------------------------------------------------------


@GAMES
def test_every_moment_has_its_turn_its_steps_and_its_points(seat_at: SeatAt, name: str) -> None:
    seat = watched(seat_at, played(kit(name), 3, 25))
    strip, panel = seat.page.replay_strip, seat.page.replay.panel
    for ply in range(0, strip.film.plies + 1, 3):
        strip.go(ply)
        shown = panel._shown
        assert shown is not None
        assert shown.heading == strip.film.heading(ply)
        sheet = seat.session.rules.scores(seat.session.state_at(ply))
        assert shown.after.mine == sheet.total(HUMAN)
        if ply:
            assert shown.why is not None or shown.plainly, ply


def test_why_is_told_at_every_step_of_an_automaton(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("scythe"), 3, 60))
    page = seat.page
    reasons = 0
    for ply, entry in enumerate(seat.session.log, start=1):
        if entry.seat != HUMAN:
            why, plainly = page.display.reasons.of_step(ply)
            assert why is not None or plainly
            reasons += why is not None
    assert reasons > 10


# Branches ---------------------------------------------------------------------------------------------


@pytest.fixture
def branched(seat_at: SeatAt) -> Seat:
    game = kit("noria")
    session = with_branch(played(game, 3), game)
    return watched(seat_at, session)


def test_a_branch_becomes_the_way_on_and_leads_back(branched: Seat) -> None:
    strip, page = branched.page.replay_strip, branched.page
    (fork,) = forks(branched.session)
    before = branched.session.record
    strip.branch_wanted.emit(fork.number)
    assert at(branched) == fork.ply
    assert strip.film.plies == fork.ply + fork.steps
    assert not strip.out.isHidden()
    press(branched, RIGHT)
    branched.board.finish_now()
    line = page.conductor.session
    assert line.log[fork.ply].action != branched.session.log[fork.ply].action
    assert page.conductor.moments.at(at(branched)).state == line.state_at(fork.ply + 1)
    press(branched, Qt.Key.Key_Escape)
    assert page.conductor.session is branched.session
    assert at(branched) == fork.ply
    assert strip.out.isHidden()
    assert branched.session.record == before


def test_a_press_on_a_fork_goes_into_the_branch(branched: Seat) -> None:
    slider = branched.page.replay_strip.slider
    (sign,) = slider.fork_signs()
    click(branched, sign.knob, slider.lay.forks)
    assert branched.page.conductor.session is not branched.session


def test_a_branch_lies_below_the_rounds_numbers(branched: Seat) -> None:
    """Its sign lay in their row, and three rounds had no number."""
    slider = branched.page.replay_strip.slider
    lay = slider.lay
    assert not lay.folded
    (sign,) = slider.fork_signs()
    numbers = [x for x, _ in lay.numbers(branched.page.replay_strip.film.line)]
    assert any(sign.begin - 14 < x < sign.end for x in numbers), "the branch ends where numbers stand"
    assert lay.forks - 9 >= lay.line.bottom() + 16
    assert lay.forks + 9 <= lay.height + 1
    click(branched, sign.knob, lay.line.bottom() + 8)
    assert branched.page.conductor.session is branched.session


def test_in_a_low_window_no_rounds_number_gives_way_to_a_branch(branched: Seat) -> None:
    """Both lie in one row there: the number stood away where the branch's words were."""
    slider = branched.page.replay_strip.slider
    assert slider._film is not None
    for width in range(400, 1000, 40):
        lay = changed(slider.lay, width=float(width), height=110.0, folded=True)
        picture = LinePicture(slider._skin, slider._film, None, 0, slider._forks, lay)
        for sign in picture.fork_signs():
            for x, _ in lay.numbers(slider._film.line):
                assert not x < sign.knob < x + 14
                assert not sign.words or not sign.knob < x < sign.end


def test_playing_on_from_a_branch_has_the_past_of_the_branch(branched: Seat) -> None:
    (fork,) = forks(branched.session)
    asked: list[tuple[Session, int]] = []
    branched.page.resume_requested.connect(lambda session, ply: asked.append((session, ply)))
    branched.page.replay_strip.branch_wanted.emit(fork.number)
    press(branched, RIGHT)
    press(branched, Qt.Key.Key_Return)
    ((session, ply),) = asked
    assert ply == fork.ply + 1
    assert session.log[fork.ply].action != branched.session.log[fork.ply].action


# Games that are not over ------------------------------------------------------------------------------


def test_a_game_that_is_not_over_can_be_gone_on_with_where_it_stands(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("noria"), 3, 20), can_go_on=True)
    panel = seat.page.replay.panel
    assert panel.resume.text() == "Play on from here"
    press(seat, Qt.Key.Key_End)
    assert panel.resume.text() == "Continue"
    assert seat.page.replay.means_the_game


def test_where_a_game_is_over_nothing_can_be_played_on(seat_at: SeatAt) -> None:
    seat = watched(seat_at, played(kit("nautilus"), 3))
    asked: list[int] = []
    seat.page.resume_requested.connect(lambda _, ply: asked.append(ply))
    press(seat, Qt.Key.Key_End)
    assert not seat.page.replay.panel.resume.isEnabled()
    press(seat, Qt.Key.Key_Return)
    assert not asked


# Looks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 774), (1920, 1054), (800, 494), (640, 400)])
@GAMES
def test_everything_fits_in_every_window(seat_at: SeatAt, name: str, size: tuple[int, int]) -> None:
    seat = watched(seat_at, played(kit(name), 3, 12))
    page = seat.page
    page.resize(*size)
    QApplication.processEvents()
    for part in (page.replay.bar, page.replay_strip):
        assert part.isVisible()
        assert page.rect().contains(part.geometry()), part
    for button in (*page.replay_strip.ways, *page.replay_strip.speeds):
        assert page.replay_strip.rect().contains(button.geometry())
    small = size[0] < 1120 or size[1] < 560
    assert page.replay.line.isVisible() == small
    assert page.replay.panel.isVisible() != small
    if small:
        press(seat, Qt.Key.Key_W)
        assert page.replay.panel.isVisible()
        press(seat, Qt.Key.Key_W)
        assert not page.replay.panel.isVisible()


def test_the_way_back_bears_the_name_of_where_it_leads(seat_at: SeatAt) -> None:
    session = played(kit("nautilus"), 3, 4)
    seat = seat_at(session)
    seen = set()
    for origin in Origin:
        seat.page.watch(session, seat.face, origin=origin)
        seen.add(seat.page.replay.bar.back.text())
    assert len(seen) == len(Origin)


def test_afterwards_the_table_is_as_before(seat_at: SeatAt) -> None:
    session = played(kit("noria"), 3, 4)
    seat = watched(seat_at, session)
    assert not seat.page.tool_bar.isVisible()
    seat.sit(session)
    assert seat.page.tool_bar.isVisible()
    assert not any(part.isVisible() for part in seat.page.replay.parts)
    assert seat.board.view.animator.speed == 0, "at the player's own speed"


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_paints_line_and_steps(seat_at: SeatAt, theme: str) -> None:
    seat = watched(seat_at, played(kit("solani"), 3, 12))
    page: GamePage = seat.page
    page.set_skin(Skin(THEMES[theme], "en"))
    picture = page.replay_strip.slider.grab().toImage()
    assert len({picture.pixel(x, picture.height() // 2) for x in range(0, picture.width(), 3)}) > 3


def test_the_face_says_the_game(seat_at: SeatAt) -> None:
    session = played(kit("nautilus"), 3, 4)
    seat = watched(seat_at, session)
    assert game_ui("nautilus").title() in seat.page.replay.bar.accessibleName()


def test_a_reason_begins_with_what_a_friend_would_say() -> None:
    exact = Explained(
        "Which ship leaves?", "5.3 A", "bot-a", ("Fewest ships",), (), short="left berth: Fewest ships"
    )
    assert reason_of(exact) == "Which ship leaves?\nleft berth: Fewest ships"
    assert reason_of(evolve(exact, friend="It takes what is rarest.")) == (
        "It takes what is rarest.\nleft berth: Fewest ships"
    )


def test_a_reason_of_four_lines_is_shown_whole_where_there_is_room_for_four(qapp: QApplication) -> None:
    """Its last line was cut, as four lines are a little higher than four times one."""
    words = "Why did the worker go to village 21?\nDestination: village 21, the one nearest to the Factory"
    box = QRectF(0, 0, 224, 90)
    assert cut(words, box, REASON_SIZE, 4) == words
    assert cut(words, box, REASON_SIZE, 3).endswith("…")
    line = QFontMetricsF(font(REASON_SIZE)).lineSpacing()
    assert [lines_in(number * line + 2) for number in range(1, 6)] == [1, 2, 3, 4, 5]


LONG = (
    "It has no yellow planet yet, and this one can be reached.\nNo white star, and the round is even: the first planet "
    "in reach whose colour Coyote does not own. Looked at from the left of the market; for a 4-star cluster the upper planet comes first."
)


@pytest.mark.parametrize(
    ("high", "words"), [(574, "planet"), (574, "the planet beside the cluster " * 5), (542, "planet")]
)
def test_a_long_reason_stands_whole_beside_the_board(qapp: QApplication, high: int, words: str) -> None:
    """Seen before in a window of 1280x800: after five lines it ended in dots, with room for the three candidates below."""
    bars = (("west", 3, True), ("middle", 2, False), ("east", 1, False))
    why = Explained("", "4.2", "coyote", (LONG,), bars)
    panel = StepsPanel(Skin(THEMES["night"]))
    panel.retranslate()
    panel.word_resume("Play on from here", "Opens a new game; this record stays as it is.")
    panel.resize(WIDTH, high)
    panel.ask.show()
    panel.show_step(StepShown("Coyote", None, (Step(1, words),), 1, Points(3, 4), "Coyote", why))
    blocks = panel._blocks()
    room = QRectF(0, 0, WIDTH - 2 * EDGE, blocks.reason + 2)
    assert cut(LONG, room, REASON_SIZE, lines_in(blocks.reason)) == LONG
    assert blocks.points + 22 + 2 * 25 <= high - panel._foot
    assert blocks.why - 8 - 42 >= 26  # the step itself keeps a line at the least


def test_what_playing_on_means_stands_under_its_own_button(qapp: QApplication) -> None:
    """It stood directly above the adviser's button, and seemed to be said of it."""
    panel = StepsPanel(Skin(THEMES["night"]))
    panel.resize(WIDTH, 574)
    panel.ask.show()
    panel.word_resume("Play on from here", "Opens a new game; this record stays as it is.")
    assert panel.ask.geometry().bottom() < panel.resume.y()
    assert panel.height() - panel.resume.geometry().bottom() >= NOTE - 1
    assert panel.ask.y() > panel.height() - panel._foot


def test_sides_have_the_colours_of_their_pieces_in_a_replay(seat_at: SeatAt) -> None:
    """At Scythe's table they had; bar, steps and band below it were blue and orange."""
    seat = watched(seat_at, played(kit("scythe"), 3, 60))
    page, view = seat.page, seat.page.conductor.view
    assert seat.face.side_colours is not None
    wanted = in_line_colours(page.replay._skin.theme, seat.face.side_colours(view))
    parts = (page.replay.panel, page.replay.line, page.replay_strip.slider)
    assert {part._skin.theme for part in parts} == {wanted}
    assert wanted != page.replay._skin.theme
    other = played(kit("noria"), 3, 20)
    page.watch(other, game_ui("noria"), can_go_on=False)
    assert {part._skin.theme for part in parts} == {page.replay._skin.theme}
