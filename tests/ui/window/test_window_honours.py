"""Marks of honour in the window: read behind the page, walked by keys, pressed by mouse, told on results and in the library."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.honours.earning import earned
from noria_desktop.app.honours.honour import MOST, honours_of
from noria_desktop.app.honours.remembered import FILE
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.honours.honours_page import HonoursPage
from noria_desktop.ui.pages.honours.mark_button import MarkButton
from noria_desktop.ui.pages.library.library_page import LibraryPage
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.playing import by_greedy
from tests.ui.window.conftest import Opener

EARNED = "noria-chain"
NEVER = "noria-turned-tide"


def keep(profile: Path, session: Session) -> None:
    """A game as the program leaves it."""
    store = Store(profile)
    KeptGame(session, kit(session.rules.game_id)).keep(store, Results(store.results))


@pytest.fixture
def noria(open_window: Opener) -> Session:
    """A finished game of Noria in the profile."""
    session = by_greedy(kit("noria"), 3)
    session.become_another(f"{5:032x}")
    keep(open_window.profile, session)
    return session


def page_of(window: MainWindow, qtbot: QtBot) -> HonoursPage:
    """The page, with everything read."""
    page = window._stack.currentWidget()
    assert isinstance(page, HonoursPage)
    qtbot.waitUntil(lambda: window.honours.is_read and not page.model.reading)
    return page


def opened(window: MainWindow, qtbot: QtBot) -> HonoursPage:
    window.menus.honours.trigger()
    return page_of(window, qtbot)


def button(page: HonoursPage, key: str) -> MarkButton:
    return next(one for one in page.buttons if one.mark.key == key)


def press(window: MainWindow, key: Qt.Key) -> None:
    focused: QWidget | None = window.focusWidget()
    QTest.keyClick(window if focused is None else focused, key)


def go_back(window: MainWindow) -> None:
    page = window._stack.currentWidget()
    assert isinstance(page, Page)
    page.back_requested.emit()


def test_the_page_shows_every_mark_and_the_day_of_those_that_were_earned(
    noria: Session, open_window: Opener, qtbot: QtBot
) -> None:
    page = opened(open_window(), qtbot)
    assert len(page.buttons) == MOST * len(game_ids())
    found = {one.mark.key for one in page.buttons if one.mark.earned is not None}
    assert found == set(earned(noria)) != set()
    today = date.today()  # noqa: DTZ011 - the player's own day
    assert abs((today - (button(page, EARNED).mark.earned or date.min)).days) <= 1
    assert page.count.text() == f"{len(found)} of 40"
    assert page.columns[0].head.accessibleName() == f"Noria: {len(found)} of 10 marks of honour"


def test_an_empty_profile_has_all_of_them_to_aim_at(open_window: Opener, qtbot: QtBot) -> None:
    page = opened(open_window(), qtbot)
    assert page.count.text() == "0 of 40"
    assert all(one.mark.earned is None for one in page.buttons)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_mark_is_worded_and_leads_to_a_rule_that_is_there(
    language: str, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window(language)
    page = opened(window, qtbot)
    names = [one.accessibleName() for one in page.buttons]
    assert len(set(names)) == len(names)
    for game in game_ids():
        said = game_cover(game).honours()
        assert list(said) == [one.key for one in honours_of(game)]
        for one in honours_of(game):
            here = said[one.key]
            assert f"{here.name}{': ' if language == 'en' else '：'}{here.how}" in "\n".join(names)
            assert not here.how.endswith((".", "。"))
            window.side.show_rules(game, one.rule)
            rules = window._stack.currentWidget()
            assert isinstance(rules, RulesPage)
            assert rules.chapters.currentItem() is not None, (game, one.rule)


def test_an_earned_mark_opens_its_game_at_that_moment_and_leads_back(
    noria: Session, open_window: Opener, qtbot: QtBot
) -> None:
    """By the mouse: coin, replay, back on the same coin."""
    window = open_window()
    page = opened(window, qtbot)
    pressed = button(page, EARNED)
    page.view.ensureWidgetVisible(pressed)
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    assert window.page_name == "table"
    assert window.table.watching
    assert window.table.session is not None
    assert window.table.session.identity == noria.identity
    assert window.table.conductor.watched == earned(noria)[EARNED]
    window.looking_back.leave_table()
    again = page_of(window, qtbot)
    assert isinstance(window.focusWidget(), MarkButton)
    assert again._here.mark.key == EARNED


def test_another_mark_opens_its_rule_and_leads_back(open_window: Opener, qtbot: QtBot) -> None:
    """By the keyboard alone: End of the first column, Enter, Escape."""
    window = open_window()
    page = opened(window, qtbot)
    for _ in range(MOST - 1):
        press(window, Qt.Key.Key_Down)
    assert page._here.mark.key == NEVER
    press(window, Qt.Key.Key_Return)
    rules = window._stack.currentWidget()
    assert isinstance(rules, RulesPage)
    assert rules.game_id() == "noria"
    assert rules.chapters.currentItem().text().strip().startswith("4.5")
    press(window, Qt.Key.Key_Escape)
    assert page_of(window, qtbot)._here.mark.key == NEVER
    press(window, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_arrows_walk_the_grid(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.resize(1280, 800)
    page = opened(window, qtbot)

    def here() -> tuple[int, int]:
        column = next(number for number, one in enumerate(page.columns) if page._here in one.buttons)
        return column, page.columns[column].buttons.index(page._here)

    assert here() == (0, 0)
    for key, place in (
        (Qt.Key.Key_Left, (0, 0)),
        (Qt.Key.Key_Up, (0, 0)),
        (Qt.Key.Key_Right, (1, 0)),
        (Qt.Key.Key_Down, (1, 1)),
        (Qt.Key.Key_Right, (2, 1)),
        (Qt.Key.Key_End, (3, 9)),
        (Qt.Key.Key_Down, (3, 9)),
        (Qt.Key.Key_Right, (3, 9)),
        (Qt.Key.Key_Home, (0, 0)),
    ):
        press(window, key)
        assert here() == place
        assert window.focusWidget() is page._here
    assert [one for one in page.buttons if one.focusPolicy() is Qt.FocusPolicy.StrongFocus] == [page._here]


def test_there_is_air_between_two_marks_in_an_ordinary_window(open_window: Opener, qtbot: QtBot) -> None:
    """Sentences of two lines touched the name below, and the frame of the keyboard touched both."""
    window = open_window()
    window.resize(1280, 800)
    page = opened(window, qtbot)
    QApplication.processEvents()
    for one in page.columns:
        for mark in one.buttons:
            assert mark.height() - mark.least_height(mark.width()) >= 4
    assert page.view.verticalScrollBar().maximum() == 0


def test_in_a_narrow_window_two_columns_stand_over_two(open_window: Opener, qtbot: QtBot) -> None:
    """800x520: it scrolls down only, and what the keyboard stands on is in sight."""
    window = open_window()
    page = opened(window, qtbot)
    window.resize(800, 520)
    qtbot.waitUntil(lambda: page.width() == 800)
    assert page._across == 2
    assert page.body.minimumSizeHint().width() <= page.view.viewport().width()
    for _ in range(MOST):
        press(window, Qt.Key.Key_Down)
    assert page._here is page.columns[2].buttons[0]
    press(window, Qt.Key.Key_Right)
    assert page._here is page.columns[3].buttons[0]
    qtbot.waitUntil(lambda: not page._here.visibleRegion().isEmpty())
    press(window, Qt.Key.Key_Up)
    assert page._here is page.columns[1].buttons[-1]
    page.resize(1300, 800)
    assert page._across == 4


def test_a_screen_reader_presses_marks(noria: Session, open_window: Opener, qtbot: QtBot) -> None:
    """What each of them does is its description; the press is the accessible action of a button."""
    window = open_window()
    page = opened(window, qtbot)
    for key, description in (
        (EARNED, "Opens its game at that moment."),
        (NEVER, "Opens the rule it speaks of."),
    ):
        interface = QAccessible.queryAccessibleInterface(button(page, key))
        assert interface.role() is QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Description) == description
    assert button(page, EARNED).accessibleName().startswith("Chain of three: Activate three discs")
    assert ". Earned on " in button(page, EARNED).accessibleName()
    assert button(page, NEVER).accessibleName().endswith(". Not earned yet.")
    action = QAccessible.queryAccessibleInterface(button(page, EARNED)).actionInterface()
    action.doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: window.page_name == "table")


def test_another_language_words_the_page_anew(noria: Session, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window("en")
    page = opened(window, qtbot)
    assert button(page, EARNED).accessibleName().startswith("Chain of three")
    page.language_requested.emit("ja")
    qtbot.waitUntil(lambda: button(page, EARNED).accessibleName().startswith("3枚の鎖"))
    assert page.header.title.text() == "栄誉のしるし"


@pytest.mark.parametrize("way", ["library", "statistics"])
def test_the_head_leads_to_the_games_and_back(way: str, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = opened(window, qtbot)
    getattr(page.header, way).click()
    assert window.page_name == way
    go_back(window)
    assert window.page_name == "honours"


# What is remembered -------------------------------------------------------------------------------------


def test_a_second_look_reads_no_game_again(
    noria: Session, open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = opened(open_window(), qtbot).model
    read: list[Path] = []

    def noted(file: Path, _find_kit: object) -> dict[str, int]:
        read.append(file)
        return {}

    monkeypatch.setattr("noria_desktop.app.honours.gathering.earned_in", noted)
    window = open_window()
    assert opened(window, qtbot).model == first
    assert not read


def test_from_nothing_the_page_is_the_same(noria: Session, open_window: Opener, qtbot: QtBot) -> None:
    """The index gone, or rubbish, between two starts."""
    first = opened(open_window(), qtbot).model
    for damage in (Path.unlink, lambda file: file.write_bytes(b"rubbish" * 1000)):
        found = list(open_window.profile.rglob(FILE))
        assert len(found) == 1
        damage(found[0])
        assert opened(open_window(), qtbot).model == first


def test_a_game_in_the_trash_has_earned_nothing(noria: Session, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    assert button(opened(window, qtbot), EARNED).mark.earned is not None
    store = Store(open_window.profile)
    store.throw_away(store.file_of(noria, kit("noria")))
    window.show_home()
    assert button(opened(window, qtbot), EARNED).mark.earned is None


# The result ---------------------------------------------------------------------------------------------


def finished(window: MainWindow, session: Session, qtbot: QtBot) -> ResultPage:
    """The game played at the table to its last step, and its result with all points counted."""
    game = session.rules.game_id
    played = Session(kit(game), session.options, session.seed, identity=f"{77 + session.seed:032x}")
    for entry in session.log[:-1]:
        played.dispatch(entry.action)
    window.seat(played)
    window.table.session.dispatch(session.log[-1].action)  # type: ignore[union-attr]
    window.games.settle()
    window.looking_back.game_over()
    qtbot.waitUntil(lambda: isinstance(window._stack.currentWidget(), ResultPage), timeout=10_000)
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    page.finish()
    qtbot.waitUntil(lambda: window.honours.is_read)
    return page


def test_a_result_tells_in_one_line_what_its_game_earned_first(open_window: Opener, qtbot: QtBot) -> None:
    """Nothing appeared while it was played; the line leads to the page, and that back to the result."""
    session = by_greedy(kit("noria"), 3)
    window = open_window()
    page = finished(window, session, qtbot)
    assert page.honours.isVisible()
    assert page.honours.keys == tuple(earned(session))
    assert page.honours.accessibleName().startswith("Marks of honour: Chain of three, A full turn")
    press(window, Qt.Key.Key_M)
    honours = page_of(window, qtbot)
    assert honours._here.mark.key == EARNED
    assert honours._here.mark.earned is not None
    honours.back_requested.emit()
    assert isinstance(window._stack.currentWidget(), ResultPage)


def test_what_another_game_had_earned_before_is_not_told_again(
    noria: Session, open_window: Opener, qtbot: QtBot
) -> None:
    """The same game once more earns nothing first; another one tells only what is new."""
    page = finished(open_window(), noria, qtbot)
    assert not page.honours.isVisible()
    other = by_greedy(kit("noria"), 4)
    new = tuple(key for key in earned(other) if key not in earned(noria))
    page = finished(open_window(), other, qtbot)
    assert page.honours.keys == new
    assert page.honours.isVisible() is bool(new)


def test_the_line_waits_for_the_count_and_nothing_moves_when_it_comes(
    open_window: Opener, qtbot: QtBot
) -> None:
    session = by_greedy(kit("noria"), 3)
    window = open_window()
    page = finished(window, session, qtbot)
    page.start_count()
    assert page.counting
    qtbot.wait(1)
    assert not page.honours.isVisible()
    place = page.decided.geometry()
    page.finish()
    qtbot.wait(1)
    assert page.honours.isVisible()
    assert page.decided.geometry() == place


# The library --------------------------------------------------------------------------------------------


def test_the_library_shows_what_a_game_earned(noria: Session, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.menus.library.trigger()
    page = window._stack.currentWidget()
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(page.detail.honours.isVisible)
    assert page.detail.honours.keys == tuple(earned(noria))
    page.detail.honours.click()
    assert page_of(window, qtbot)._here.mark.key == EARNED
    go_back(window)
    assert window.page_name == "library"


# Many games ---------------------------------------------------------------------------------------------


def test_reading_never_holds_the_window_longer_than_a_game_or_so(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files are read one by one between two frames, so that keys are heard meanwhile."""
    sessions = [by_greedy(kit("nautilus"), 3)]
    for number in range(1, 25):
        another = Session(kit("nautilus"), sessions[0].options, sessions[0].seed, identity=f"{number:032x}")
        another.replay(sessions[0].log)
        Store(open_window.profile).autosave(another, kit("nautilus"))
    window = open_window()
    per_slice: list[int] = []
    read = 0

    def slow(file: Path, find_kit: Callable[..., object]) -> dict[str, int]:
        nonlocal read
        read += 1
        time.sleep(0.013)
        return {}

    monkeypatch.setattr("noria_desktop.app.honours.gathering.earned_in", slow)
    real = window.honours._read_on

    def counted() -> None:
        nonlocal read
        read = 0
        real()
        per_slice.append(read)

    window.honours._timer.timeout.disconnect()
    window.honours._timer.timeout.connect(counted)
    opened(window, qtbot)
    assert sum(per_slice) == 24
    assert max(per_slice) == 1


def test_what_is_read_ends_when_the_page_is_left(noria: Session, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.menus.honours.trigger()
    window.show_home()
    qtbot.waitUntil(lambda: window.honours.is_read)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert "honours" not in window._pages
