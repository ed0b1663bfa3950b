"""Every page of the way back without a mouse, by keys and by a screen reader's presses. Source: issue "The way back", 3."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.app.turning.changes import Cause, Look
from noria_desktop.app.turning.practice import Practice
from noria_desktop.app.turning.sample import sample_game
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.honours.honours_page import HonoursPage
from noria_desktop.ui.pages.library.library_page import LibraryPage
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage
from noria_desktop.ui.pages.today.today_page import TodayPage
from noria_desktop.ui.pages.turning.practice_page import PracticePage
from noria_desktop.ui.pages.turning.turning_page import TurningPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.turning.whole_reading import GAME, looks_of, run_folder
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import page_of
from tests.ui.window.hands import ByKeys, ByReader, Hand, name_of, within

pytestmark = pytest.mark.usefixtures("shared_pictures")

HANDS = pytest.mark.parametrize("hand_of", [ByKeys, ByReader])
LANGUAGES = pytest.mark.parametrize("language", ["en", "ja"])
READING_MS = 60_000


@pytest.fixture(scope="module")
def lost() -> Session:
    """A game of Nautilus that was lost."""
    return sample_game(GAME)


@pytest.fixture(scope="module")
def looks(tmp_path_factory: pytest.TempPathFactory) -> Mapping[int, Look]:
    """What is found in it."""
    return looks_of(run_folder(tmp_path_factory))


@pytest.fixture
def profile(open_window: Opener, lost: Session) -> Opener:
    """A profile with that game."""
    store = Store(open_window.profile)
    KeptGame(lost, kit("nautilus")).keep(store, Results(store.results))
    return open_window


def library(text: str) -> str:
    return translate("Library", text)


def read_shelf(qtbot: QtBot, window: MainWindow) -> LibraryPage:
    page = page_of(window, LibraryPage)
    qtbot.waitUntil(lambda: not page.shelf.reading)
    QApplication.processEvents()
    return page


@LANGUAGES
@HANDS
def test_a_lost_game_is_found_seen_again_and_its_better_move_looked_for(
    profile: Opener,
    qtbot: QtBot,
    lost: Session,
    looks: Mapping[int, Look],
    hand_of: Callable[[MainWindow], Hand],
    language: str,
) -> None:
    """Home, library, result, replay, turning points, a try that misses, the practice list, and back home."""
    window = profile(language)
    window.turning._kept.keep(kit("nautilus"), lost, looks)
    hand = hand_of(window)
    window.show_home()
    hand.press(library("Library"))
    read_shelf(qtbot, window)
    hand.press(library("Result"))
    page_of(window, ResultPage).finish()
    hand.leave()
    read_shelf(qtbot, window)
    hand.press(library("Replay"))
    qtbot.waitUntil(lambda: window.table.watching)
    session = window.table.session
    assert session is not None
    assert session.identity == lost.identity
    hand.press(translate("Replay", "Back to the library"))
    read_shelf(qtbot, window)
    hand.press(library("Turning points"))
    page = page_of(window, TurningPage)
    qtbot.waitUntil(lambda: page.model.is_read, timeout=READING_MS)
    number, card = next((n, one) for n, one in enumerate(page.model.cards) if one.cause is Cause.OWN)
    hand.press(page.cards[number].button.accessibleName())
    tried = window.turning.trying
    qtbot.waitUntil(lambda: tried.session is not None)
    window.table.conductor.play((lost.log[card.key].action,))
    qtbot.waitUntil(lambda: tried.tried, timeout=READING_MS)
    assert not tried.was_found
    hand.press(translate("Turning", "Back to the turning points"))
    page_of(window, TurningPage)
    assert [one.ply for one in Practice(window._files.store.profile).waiting()] == [card.key]
    hand.leave()
    read_shelf(qtbot, window)
    hand.leave()
    assert window.page_name == "home"


@LANGUAGES
@HANDS
def test_what_waits_is_practised_and_taken_off_the_list(
    profile: Opener,
    qtbot: QtBot,
    lost: Session,
    looks: Mapping[int, Look],
    hand_of: Callable[[MainWindow], Hand],
    language: str,
) -> None:
    """The list has a way of its own in the menu."""
    window = profile(language)
    window.turning._kept.keep(kit("nautilus"), lost, looks)
    ply = next(one for one, look in sorted(looks.items()) if look.found.lost > 0)
    Practice(window._files.store.profile).put(lost.identity, "nautilus", ply, date(2026, 11, 27))
    window.show_home()
    hand = hand_of(window)
    window.menus.practice.trigger()
    page = page_of(window, PracticePage)
    QApplication.processEvents()
    assert [row.waiting.ply for row in page.rows] == [ply]
    hand.press(page._buttons[0].accessibleName())
    tried = window.turning.trying
    qtbot.waitUntil(lambda: tried.session is not None)
    hand.press(translate("Turning", "Back to the practice list"))
    page_of(window, PracticePage)
    QApplication.processEvents()
    off = translate("Turning", "Off the list: {move}").split("{")[0]
    hand.press(off)
    assert page_of(window, PracticePage).rows == ()
    hand.leave()
    assert window.page_name == "home"


@LANGUAGES
@HANDS
def test_figures_marks_and_the_days_game(
    profile: Opener, qtbot: QtBot, hand_of: Callable[[MainWindow], Hand], language: str
) -> None:
    """Statistics lead to a replay, a mark to its moment, the day's page to its sealed try."""
    window = profile(language)
    window.today._today = lambda: date(2026, 11, 27)
    hand = hand_of(window)
    window.show_home()
    hand.press(translate("Statistics", "Statistics"))
    assert window.page_name == "statistics"
    figures = page_of(window, StatisticsPage)
    qtbot.waitUntil(lambda: not figures.model.counted.reading, timeout=10_000)
    QApplication.processEvents()
    hand.press(translate("Statistics", "Replay"))
    qtbot.waitUntil(lambda: window.table.watching)
    hand.press(translate("Replay", "Back to the statistics"))
    assert window.page_name == "statistics"
    hand.leave()
    assert window.page_name == "home"
    window.menus.honours.trigger()
    marks = page_of(window, HonoursPage)
    qtbot.waitUntil(lambda: window.honours.is_read and not marks.model.reading, timeout=30_000)
    earned = next(
        button for column in marks.columns for button in column.buttons if button.mark.earned is not None
    )
    if isinstance(hand, ByKeys):
        # The grid is one stop of Tab; arrows walk it.
        column = next(number for number, one in enumerate(marks.columns) if earned in one.buttons)
        for _ in range(column):
            hand.key(Qt.Key.Key_Right)
        for _ in range(marks.columns[column].buttons.index(earned)):
            hand.key(Qt.Key.Key_Down)
    hand.press(earned.accessibleName())
    qtbot.waitUntil(lambda: window.page_name == "table", timeout=20_000)
    hand.press(translate("Replay", "Back to the marks of honour"))
    hand.leave()
    assert window.page_name == "home"
    hand.press(translate("Today", "Play the day's game"))
    day = page_of(window, TodayPage)
    before, today = (day.month.day_button(date(2026, 11, one)) for one in (26, 27))
    if isinstance(hand, ByKeys):
        # So are the days of the month.
        hand.press(today.accessibleName())
        hand.key(Qt.Key.Key_Left)
    else:
        hand.press(before.accessibleName())
    assert day.model.chosen.day == date(2026, 11, 26)
    if isinstance(hand, ByKeys):
        hand.key(Qt.Key.Key_Right)
    else:
        hand.press(today.accessibleName())
    assert day.model.chosen.day == date(2026, 11, 27)
    hand.press(day.day.go.accessibleName())
    qtbot.waitUntil(lambda: window.page_name == "table")
    assert window.table.session is not None
    assert window.table.session.sealed


@LANGUAGES
def test_everything_that_can_be_pressed_there_has_a_name(
    profile: Opener, qtbot: QtBot, language: str
) -> None:
    """A screen reader hears each of them, and no name twice on a page but where the things are alike."""
    window = profile(language)
    for name in ("library", "statistics", "honours", "practice", "today"):
        window.show_home()
        getattr(window.menus, name).trigger()
        qtbot.wait(50)
        root = QAccessible.queryAccessibleInterface(page_of(window, Page))
        pressed = [
            one
            for one in within(root)
            if one.actionInterface() is not None and "Press" in one.actionInterface().actionNames()
        ]
        assert pressed, name
        assert all(name_of(one).strip() for one in pressed), name
