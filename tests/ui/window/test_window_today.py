"""The day's game in the window: begun, left, gone on with, played to its result, compared; by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.library.entries import Outcome
from noria_desktop.app.players import play_to_human
from noria_desktop.app.today.days import Stand, Why
from noria_desktop.app.today.edition import EDITIONS, days_game
from noria_desktop.app.today.friends import FILE, Friends, FriendsFile
from noria_desktop.app.today.line import DayLine, read_line
from noria_desktop.app.today.tries import mark_of
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.day_card import Way
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.today import words
from noria_desktop.ui.pages.today.day_sheet import DayPicture
from noria_desktop.ui.pages.today.today_page import TodayPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener

DAY = date(2026, 12, 3)
"""Solani against the Trickster."""
MIKA = DayLine("Mika", DAY, 63, 41, True, Outcome.WON)
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(open_window: Opener) -> Callable[..., MainWindow]:
    """Opens a window on a day."""

    def at(day: date = DAY, language: str = "en") -> MainWindow:
        window = open_window(language)
        window.today._today = lambda: day
        window.menus.today.trigger()
        return window

    return at


def page_of(window: MainWindow) -> TodayPage:
    page = window._stack.currentWidget()
    assert isinstance(page, TodayPage)
    return page


def test_how_the_rival_plays_is_said_with_its_name(opened: Callable[..., MainWindow]) -> None:
    """Under the player's own result a sentence without a name would be read as said of the player."""
    game = days_game(DAY)
    assert game is not None
    assert words.rival_sentence(game) == "Trickster: Its features count more, bonus tiles are harder to win."
    opened(language="ja")
    assert words.rival_sentence(game).startswith("いたずら者：")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_how_the_rival_plays_says_nothing_twice(opened: Callable[..., MainWindow], language: str) -> None:
    """Two rivals of Solani were named twice over, and Scythe's sentences brought a second colon."""
    opened(language=language)
    found = {}
    for number in range(len(EDITIONS[-1].plans)):
        game = days_game(EDITIONS[-1].begins + timedelta(days=number))
        assert game is not None
        found[game.rival] = words.rival_sentence(game)
    assert [sentence for sentence in found.values() if sentence.count(":") + sentence.count("：") > 1] == []
    assert [rival for rival, sentence in found.items() if not sentence] == ["level2+level3"]


def stand_of(window: MainWindow) -> Stand:
    return page_of(window).model.chosen.stand


def press(
    window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    focused: QWidget | None = window.focusWidget()
    QTest.keyClick(window if focused is None else focused, key, held)


def step(window: MainWindow, count: int = 100_000) -> None:
    """The first action that is allowed, so many times."""
    session = window.table.session
    assert session is not None
    for _ in range(count):
        if session.is_over:
            break
        session.dispatch(session.legal[0])
    if not session.is_over:
        play_to_human(session)


def finish(qtbot: QtBot, window: MainWindow) -> None:
    """Play the game at the table to its result."""
    session = window.table.session
    assert session is not None
    source = window.games
    step(window)
    source.settle()
    window.looking_back.game_over()
    qtbot.waitUntil(lambda: isinstance(window._stack.currentWidget(), ResultPage), timeout=10_000)


def test_a_sealed_try_is_played_to_its_result_and_found_on_the_page(
    opened: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = opened()
    assert stand_of(window) is Stand.NEW
    press(window, Qt.Key.Key_Return)
    session = window.table.session
    assert session is not None
    game, mark = days_game(DAY), mark_of(session.identity)
    assert game is not None
    assert mark is not None
    assert (session.seed, mark.day, mark.sealed, session.sealed) == (game.seed, DAY, True, True)
    finish(qtbot, window)
    result = window._stack.currentWidget()
    assert isinstance(result, ResultPage)
    assert result.header.sub.text() == "The day's game, Dec 3, 2026"
    result.back_requested.emit()
    page = page_of(window)
    assert page.model.chosen.stand is Stand.PLAYED
    assert page.model.own is not None
    day = page.month.day_button(DAY)
    assert "sealed" in day.accessibleName()
    assert page.day.go.text() == "Copy my line"
    assert page.day.open.text() == "Play open"


def test_a_try_that_was_left_goes_on_after_another_start(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    press(window, Qt.Key.Key_Return)
    step(window, 20)
    session = window.table.session
    assert session is not None
    window.games.settle()
    identity, log = session.identity, session.log
    del window
    again = opened(DAY + timedelta(days=1))
    press(again, Qt.Key.Key_Left)
    assert stand_of(again) is Stand.BEGUN
    assert page_of(again).day.go.text() == "Go on"
    press(again, Qt.Key.Key_Return)
    resumed = again.table.session
    assert resumed is not None
    assert (resumed.identity, resumed.sealed) == (identity, True)
    assert resumed.log[: len(log)] == log


def test_a_second_sealed_try_is_refused_and_open_ones_are_offered(
    opened: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = opened()
    press(window, Qt.Key.Key_Return)
    finish(qtbot, window)
    window.today.show()
    page = page_of(window)
    # A page that stood open elsewhere still offers it.
    from attrs import evolve

    page.show_model(evolve(page.model, chosen=evolve(page.model.chosen, stand=Stand.NEW)))
    page.day.go.click()
    assert window.page_name == "today"
    assert "Play it open" in page.compare.told.text()
    page.day.open.click()
    session = window.table.session
    assert session is not None
    assert not session.sealed
    mark = mark_of(session.identity)
    assert mark is not None
    assert not mark.sealed


def test_a_broken_seal_is_told_with_its_reason(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = opened()
    press(window, Qt.Key.Key_Return)
    step(window, 30)
    session = window.table.session
    assert session is not None
    while session.sealed:
        session.undo()
    step(window, 10)
    window.games.settle()
    window.today.show()
    state = page_of(window).model.chosen
    assert (state.stand, state.why) == (Stand.OPENED, Why.TAKEN_BACK)
    assert "taken back" in page_of(window).day.why.text()
    assert page_of(window).day.go.text() == "Go on, open"


def test_playing_open_first_is_warned_of_once(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    page = page_of(window)
    page.day.open.click()
    assert window.page_name == "today"
    assert "Press again" in page.compare.told.text()
    page.day.open.click()
    step(window, 10)
    window.games.settle()
    window.today.show()
    state = page_of(window).model.chosen
    assert (state.stand, state.why) == (Stand.OPENED, Why.SEEN)


def test_a_day_that_is_over_can_be_played_open_only(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    press(window, Qt.Key.Key_Left)
    assert page_of(window).model.chosen.day == DAY - timedelta(days=1)
    assert stand_of(window) is Stand.PAST
    press(window, Qt.Key.Key_Return)
    session = window.table.session
    assert session is not None
    assert not session.sealed


def test_midnight_may_pass_before_begin_is_pressed(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    window.today._today = lambda: DAY + timedelta(days=1)
    press(window, Qt.Key.Key_Return)
    assert window.page_name == "today"
    assert "over" in page_of(window).compare.told.text()


# The keyboard ---------------------------------------------------------------------------------------------


def test_the_page_keeps_its_day_when_midnight_passes_and_says_so(
    opened: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """It jumped to the next day under the hand."""
    window = opened()
    page = page_of(window)
    qtbot.waitUntil(lambda: not page.model.reading)
    window.today._today = lambda: DAY + timedelta(days=1)
    window.today._read_on()
    assert page.model.chosen.day == DAY
    assert page.model.today == DAY + timedelta(days=1)
    assert "Another day has begun: 4 December" in page.compare.told.text()
    press(window, Qt.Key.Key_Right)
    assert page.model.chosen.day == DAY + timedelta(days=1)


def test_equal_margins_are_a_tie_and_said_to_be_one(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = opened()
    press(window, Qt.Key.Key_Return)
    finish(qtbot, window)
    window.menus.today.trigger()
    page = page_of(window)
    qtbot.waitUntil(lambda: not page.model.reading)
    own = page.model.own
    assert own is not None
    window.today.lines.friends = Friends(
        "", (DayLine("Aoi", DAY, own.own + 1, own.rival + 1, True, own.outcome),)
    )
    window.today.refill()
    assert [one.is_own for one in page.compare.rows] == [True, False]
    assert all("Shared place 1" in one.accessibleName() for one in page.compare.rows)
    assert page.compare.level.text() == "A tie: you and Aoi have the same margin."
    assert page.compare.level.isVisible()


def test_no_paint_of_another_day_is_left(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """The brass line stood where the picture of the day before had ended."""
    window = opened()
    page = page_of(window)
    frame = page.day._frame
    window.resize(1280, 800)
    qtbot.wait(30)
    painted: list[int] = []
    paint = frame.paintEvent
    frame.paintEvent = lambda event: (painted.append(event.rect().height()), paint(event))  # type: ignore[method-assign, assignment, func-returns-value]
    page.day.picture.setFixedHeight(page.day.picture.height() - 20)
    qtbot.waitUntil(lambda: bool(painted))
    assert max(painted) >= frame.height() - 1


def test_arrows_walk_days_and_page_keys_months(opened: Callable[..., MainWindow]) -> None:
    window = opened(date(2026, 3, 31))
    for key, day in (
        (Qt.Key.Key_Left, date(2026, 3, 30)),
        (Qt.Key.Key_Up, date(2026, 3, 23)),
        (Qt.Key.Key_Right, date(2026, 3, 24)),
        (Qt.Key.Key_Down, date(2026, 3, 31)),
        (Qt.Key.Key_PageUp, date(2026, 2, 28)),
        (Qt.Key.Key_Home, date(2026, 2, 1)),
        (Qt.Key.Key_PageUp, date(2026, 1, 1)),
        (Qt.Key.Key_Left, date(2026, 1, 1)),
        (Qt.Key.Key_PageDown, date(2026, 2, 1)),
        (Qt.Key.Key_PageDown, date(2026, 3, 1)),
        (Qt.Key.Key_PageDown, date(2026, 3, 31)),
        (Qt.Key.Key_Right, date(2026, 3, 31)),
    ):
        press(window, key)
        assert page_of(window).model.chosen.day == day
    assert window.focusWidget() is page_of(window).month.day_button(date(2026, 3, 31))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_has_a_name_and_days_tell_how_they_stand(
    opened: Callable[..., MainWindow], language: str
) -> None:
    page = page_of(opened(language=language))
    names = [button.accessibleName() for button in page.month.shown_days]
    assert len(set(names)) == len(names) == 31
    today = page.month.day_button(DAY)
    assert today.isEnabled()
    assert words.title(days_game(DAY)) in today.accessibleName()  # type: ignore[arg-type]
    # Nobody is told before its day what it brings.
    ahead = page.month.day_button(DAY + timedelta(days=1))
    assert ahead.state is not None
    assert words.heading(ahead.state) in ahead.accessibleName()
    assert words.title(days_game(DAY + timedelta(days=1))) not in ahead.accessibleName()  # type: ignore[arg-type]
    for widget in (*page.day.focus_chain(), *page.month.focus_chain(), *page.compare.focus_chain()):
        if not widget.isHidden():
            assert widget.accessibleName()


# Lines ----------------------------------------------------------------------------------------------------


def paste(window: MainWindow, text: str) -> str:
    QGuiApplication.clipboard().setText(text)
    press(window, Qt.Key.Key_V, CTRL)
    return page_of(window).compare.told.text()


def text_of(line: DayLine) -> str:
    game = days_game(line.day)
    assert game is not None
    return words.line_text(line, game)


def test_a_pasted_line_is_put_to_its_own_day_and_stays(opened: Callable[..., MainWindow]) -> None:
    window = opened(DAY + timedelta(days=3))
    assert "Mika" in paste(window, text_of(MIKA))
    page = page_of(window)
    assert page.model.chosen.day == DAY
    assert [row.line for row in page.compare.rows] == [MIKA]
    assert "here already" in paste(window, text_of(MIKA))
    assert FriendsFile(window._files.store.profile).read().lines == (MIKA,)


def test_a_wrong_line_says_which_part_cannot_be_read(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    assert "93-41" in paste(window, text_of(MIKA).replace("63", "93"))
    assert "“·”" in paste(window, "hello")
    assert not page_of(window).compare.rows
    assert not (window._files.store.profile / FILE).exists()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_field_of_the_name_shows_all_that_it_asks_for(
    opened: Callable[..., MainWindow], language: str
) -> None:
    """In Japanese "Your name" was cut."""
    window = opened(language=language)
    window.resize(1280, 800)
    QTest.qWait(1)
    field = page_of(window).compare.name
    assert field.fontMetrics().horizontalAdvance(field.placeholderText()) < field.width() - 16


def test_a_line_that_was_removed_comes_back_with_enter(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    paste(window, text_of(MIKA))
    (row,) = page_of(window).compare.rows
    row.setFocus()
    press(window, Qt.Key.Key_Delete)
    assert not page_of(window).compare.rows
    press(window, Qt.Key.Key_Return)
    assert [row.line for row in page_of(window).compare.rows] == [MIKA]


def test_one_s_own_line_is_copied_with_the_name_that_was_written(
    opened: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = opened()
    press(window, Qt.Key.Key_C, CTRL)
    assert "not been played" in page_of(window).compare.told.text()
    press(window, Qt.Key.Key_Return)
    finish(qtbot, window)
    window.today.show()
    press(window, Qt.Key.Key_Return)
    page = page_of(window)
    assert window.focusWidget() is page.compare.name
    QTest.keyClicks(page.compare.name, "Kai")
    press(window, Qt.Key.Key_Return)
    page.compare.copy.setFocus()
    press(window, Qt.Key.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    line = read_line(text)
    assert (line.name, line.day, line.sealed) == ("Kai", DAY, True)
    assert text.startswith("Kai · 12-03 Solani ")
    assert "your own" in paste(window, text)


def test_a_damaged_file_of_lines_is_told_with_what_helps(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    profile = window._files.store.profile
    profile.mkdir(parents=True, exist_ok=True)
    (profile / FILE).write_text("{")
    window.today.show()
    told = page_of(window).compare.told.text()
    assert f"{FILE}.broken" in told
    assert (profile / f"{FILE}.broken").read_text() == "{"


# Home -----------------------------------------------------------------------------------------------------


def test_home_s_card_leads_on_by_how_the_day_stands(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = opened()

    def card() -> Way:
        window.show_home()
        assert window.home.page is not None
        shown = window.home.page.model.today
        assert shown is not None
        return shown.way

    assert card() is Way.PLAY
    assert window.home.page is not None
    window.home.page.today.play.click()
    assert window.page_name == "today"
    press(window, Qt.Key.Key_Return)
    step(window, 20)
    window.games.settle()
    assert card() is Way.GO_ON
    window.home.page.today.play.click()
    assert window.page_name == "table"
    finish(qtbot, window)
    assert card() is Way.COPY
    window.home.page.today.play.click()
    assert window.page_name == "today"
    assert "name first" in page_of(window).compare.told.text()
    QTest.keyClicks(page_of(window).compare.name, "Kai")
    press(window, Qt.Key.Key_Return)
    window.show_home()
    window.home.page.today.play.click()
    assert window.page_name == "home"
    assert read_line(QGuiApplication.clipboard().text()).name == "Kai"


# Sizes ----------------------------------------------------------------------------------------------------


def test_the_page_of_the_sample_shows_its_month_and_lines(open_window: Opener) -> None:
    window = open_window()
    window.show_page("today")
    page = page_of(window)
    assert page.month.sum.text().startswith("15 played")
    assert [row.line.name for row in page.compare.rows] == ["Mika", "Jun", "Aoi"]
    assert not page.model.reading
    assert not (open_window.profile / FILE).exists(), "the player's own files stay as they are"


@pytest.mark.parametrize(("width", "height"), [(800, 520), (960, 700), (1280, 800)])
def test_the_way_on_is_in_sight_and_nothing_scrolls_sideways(
    opened: Callable[..., MainWindow], width: int, height: int
) -> None:
    window = opened(language="ja")
    window.resize(width, height)
    QTest.qWait(1)
    page = page_of(window)
    assert page.view.horizontalScrollBar().maximum() == 0
    go = page.day.go
    low = go.mapTo(page.view.viewport(), go.rect().bottomRight())
    assert low.y() <= page.view.viewport().height()
    assert go.width() >= go.sizeHint().width()


def test_what_is_read_behind_the_page_is_shown_and_told_no_longer(
    opened: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    press(window, Qt.Key.Key_Return)
    step(window, 20)
    window.games.settle()
    monkeypatch.setattr(window._page_models, "begin", window._files.store.listing.begin)
    window._files.store.listing.begin()
    window.today.show()
    qtbot.waitUntil(lambda: stand_of(window) is Stand.BEGUN and not page_of(window).model.reading)
    assert not page_of(window).header.sub.text()


@pytest.mark.parametrize(
    ("day", "called"), [(date(2026, 11, 27), "Finn (Novice)"), (date(2026, 12, 3), "Trickster")]
)
def test_a_rival_is_called_as_its_table_calls_it(
    opened: Callable[..., MainWindow], day: date, called: str
) -> None:
    """The day's page and home's card said "the Novice" where the table says Finn."""
    game = days_game(day)
    assert game is not None
    opened(day)
    assert called in words.title(game)
    assert called in words.card_title(game)


def test_a_press_on_a_day_to_come_is_answered(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """Seen before: nothing happened, and nothing was said."""
    page = page_of(opened())
    chosen = page.model.chosen.day
    ahead = page.month.day_button(DAY.replace(day=28))
    QTest.mouseClick(ahead, Qt.MouseButton.LeftButton)
    assert page.model.chosen.day == chosen
    assert page.compare.told.text() == words.out_of_reach(ahead=True)
    assert page.compare.told.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_picture_lies_behind_the_words_of_the_day_in_high_contrast(
    opened: Callable[..., MainWindow], scale: float
) -> None:
    """Seen before, at 150 %: the title lay on it."""
    style = shell_style("contrast", zoom=scale, still=True)
    picture = DayPicture(style, page_of(opened()).model)
    picture.resize(560, 420)
    image = picture.grab().toImage()
    top, low = style.px(46), image.height() - style.px(84)
    rows = [*range(0, top, 3), *range(low, image.height(), 3)]
    edge = {image.pixelColor(image.width() - 25, y).name() for y in rows[1:]}
    assert edge == {"#000000"}
