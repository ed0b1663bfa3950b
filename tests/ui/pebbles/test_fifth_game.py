"""A fifth game: the toy game of the tests stands in the catalogue and is played to its end through the window.

All that it adds to the program is one line of ``app/catalogue.GAMES``::

    "pebbles": GameModules("tests.toy_game", "tests.ui.pebbles"),

and modules of its own: rules with a kit (``tests/toy_game``), ``cover``, ``game_ui`` and a board. It has no page, no
picture, no log, no reasons, no rules text: plain defaults stand there. What types cannot say of the contract between a
game and the program is said here, so nothing below may be made easier for this game's sake.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameModules, game_ids, kit
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.about import AboutDialog
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.new_game_first import FirstPage
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.widgets.setup_form import PlainForm
from noria_desktop.ui.window.faults import end_paintings
from noria_desktop.ui.window.main_window import MainWindow
from tests.toy_game import Mood, Options
from tests.ui.dragging import click
from tests.ui.pebbles.board import PILE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import home_of, press, rest, session_of

GAME = "pebbles"
SAVES = Path(__file__).parents[2] / "saves" / GAME


@pytest.fixture(autouse=True)
def _in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The one line."""
    found = (kit, game_ui, game_cover)
    monkeypatch.setitem(catalogue.GAMES, GAME, GameModules("tests.toy_game", "tests.ui.pebbles"))
    for cached in found:
        cached.cache_clear()
    yield
    for cached in found:
        cached.cache_clear()


@pytest.fixture(autouse=True)
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing may break: what a part of a page swallows and tells is a failure too."""
    told: list[object] = []

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        end_paintings(error, trace)
        told.append(error)

    monkeypatch.setattr(sys, "excepthook", hear)
    yield
    assert told == []


def painted(window: MainWindow) -> QImage:
    """The page that is shown, painted whole."""
    return window.grab().toImage()


def play_out(qtbot: QtBot, window: MainWindow, rounds: int) -> None:
    """Take pebbles by pressing the pile, pass by a key, as the program offers both."""
    session = session_of(window)
    for number in range(rounds):
        if session.is_over or window.page_name != "table":
            return
        if number % 3 == 2:
            press(window, Qt.Key.Key_N)
        else:
            click(qtbot, window.table.board, PILE)
        rest(qtbot, window)
        QApplication.processEvents()


def test_it_is_played_from_home_to_its_result(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    card = home_of(window).cards[-1]
    assert game_ids()[-1] == GAME
    assert card.name.text() == "Pebbles"
    painted(window)

    QTest.keyClick(home_of(window), Qt.Key.Key_5)
    first = window._stack.currentWidget()
    assert isinstance(first, FirstPage)
    assert first.people is None
    painted(window)
    first.whole.button.click()
    page = window._stack.currentWidget()
    assert isinstance(page, NewGamePage)
    assert isinstance(page.form, PlainForm)
    assert page.header.title.text() == "New game · Pebbles"
    painted(window)
    page.form.choices["mood"].buttons["greedy"].click()
    assert page.setup.editor.toPlainText().splitlines()[0] == "greedy"
    page.setup.editor.setPlainText("nonsense")
    assert not page.start.isEnabled()
    assert "nonsense" in page.setup.status.text()
    page.setup.editor.setPlainText("greedy 7")
    page.start.click()
    QApplication.processEvents()

    assert window.page_name == "table"
    session = session_of(window)
    assert session.state.mood is Mood.GREEDY
    assert session.state.mine == (7,)
    assert "Pebbles" in window.windowTitle()
    assert window.table.board.sprites()
    painted(window)

    play_out(qtbot, window, 6)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    result = window._stack.currentWidget()
    assert isinstance(result, ResultPage)
    sheet = session.rules.scores(session.state)
    shown = result.verdict.accessibleName() + result.verdict.accessibleDescription() + result.parts.text()
    assert str(sheet.total(HUMAN)) in shown
    assert str(sheet.total(BOT)) in shown
    result.finish()
    painted(window)

    result.home.click()
    facts = next(game for game in home_of(window).model.games if game.game_id == GAME)
    assert (facts.played, facts.best) == (1, sheet.total(HUMAN))
    painted(window)


def test_it_is_kept_and_gone_on_with(open_window: Opener, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window()
    window.start(GAME, Options(), 5)
    rest(qtbot, window)
    play_out(qtbot, window, 3)
    state = session_of(window).state
    window.show_home()
    home = home_of(window).model
    assert home.continue_ is not None
    assert (home.continue_.game_id, home.continue_.opponent) == (GAME, "calm")
    assert any(row.game_id == GAME for row in home.saves)
    picture = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    assert home.continue_.picture is not None
    home.continue_.picture(painter, QRectF(0, 0, 600, 200))
    painter.end()
    assert any(picture.pixelColor(x, y).alpha() for x in range(0, 600, 7) for y in range(0, 200, 7))
    painted(window)
    window.close()

    again = open_window()
    again.continue_latest()
    assert session_of(again).state == state
    cursor = session_of(again).cursor
    again.menus.undo.trigger()
    assert session_of(again).cursor == cursor  # asked first: something was revealed since
    again.menus.undo.trigger()
    assert session_of(again).cursor < cursor
    play_out(qtbot, again, 1)
    again.sheets.show_lines()
    again.show_new_game(GAME)
    assert again.page_name == "new"


@pytest.mark.parametrize("name", sorted(file.name for file in SAVES.glob("*.ndsave")))
def test_its_released_saves_open_at_the_table(open_window: Opener, name: str) -> None:
    window = open_window()
    window.open_file(SAVES / name)
    assert session_of(window).rules.game_id == GAME


@pytest.mark.parametrize("language", ["en", "ja"])
def test_its_other_pages_are_plain(open_window: Opener, language: str) -> None:
    window = open_window(language)
    window.show_rules(GAME)
    page = window._stack.currentWidget()
    assert isinstance(page, RulesPage)
    assert "Pebbles" in page.text.toPlainText()
    painted(window)
    assert AboutDialog(window._style(), window).grab().width() > 0


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_game_answers_all_that_a_door_may_be_asked(theme: str) -> None:
    """One clear failure where a part was forgotten, the toy game's included."""
    for game_id in game_ids():
        cover, door, game = game_cover(game_id), game_ui(game_id), kit(game_id)
        assert (cover.game_id, door.game_id, game.game_id) == (game_id, game_id, game_id)
        assert cover.name() == door.title()
        state = game.rules.setup(game.default_options(), 1).state
        view = game.rules.observe(state, HUMAN)
        options = game.options_of(state)
        assert door.opponent(options)
        assert game.opponent(game.options_of(state)) in door.opponents()
        assert set(door.opponents()) >= cover.people
        title, _ = door.prompt(game.rules.turn(state), view)
        assert title
        for action in game.rules.legal_actions(state):
            assert door.describe(action, view)
        table = door.presenter.layout(1280, 680)
        for sprite in door.presenter.project(view, table):
            assert type(sprite.art) in door.pictures
        image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        door.paint_miniature(painter, QRectF(0, 0, 400, 200), view, Skin(THEMES[theme]))
        painter.end()


def test_the_games_of_the_program_tell_of_themselves() -> None:
    for game_id in game_ids():
        if game_id != GAME:
            cover = game_cover(game_id)
            assert cover.line()
            assert cover.about()
            assert game_ui(game_id).opponents()
