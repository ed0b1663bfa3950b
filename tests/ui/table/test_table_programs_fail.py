"""A computer player that cannot decide: it is told, and the game can be gone on with.

Source: issue "Nothing is ever lost", points 6 and 7; robustness 11.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player_rng
from noria_desktop.app.session import Session
from noria_desktop.app.thinking import NoWorker, SearchWorker
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table import programs
from noria_desktop.ui.table.buttons import BarButton
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import BotSpeed
from tests.app.stubborn_players import Broken, Cheating, Deadly, Endless

pytestmark = pytest.mark.usefixtures("shared_pictures")

WAIT_MS = 60_000
TOLD = "could not decide"


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[GamePage]:
    """A table of Nautilus at which the other side plays at random; the first move is the human's."""
    game = kit("nautilus")
    options = game.with_setting(game.default_options(), "first", "human")
    session = Session(game, options, 5)
    session._programs = {BOT: "random"}
    made = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(made)
    made.resize(1280, 774)
    made.set_speed(BotSpeed.INSTANT)
    made.show()
    qtbot.waitExposed(made)
    made.open(session, game_ui("nautilus"))
    yield made
    made.leave()


def session_of(page: GamePage) -> Session:
    assert page.session is not None
    return page.session


def ours(page: GamePage) -> bool:
    session = session_of(page)
    return session.turn.seat == HUMAN and not session.turn.automatic and not page.board.busy


def thinks(page: GamePage) -> bool:
    return page.conductor.programs.thinking is not None


def play_until_it_fails(qtbot: QtBot, page: GamePage) -> None:
    """Decisions at the screen until the program should answer one, and cannot."""
    while True:
        qtbot.waitUntil(lambda: ours(page) or page.conductor.mode is Mode.STUCK, timeout=WAIT_MS)
        if page.conductor.mode is Mode.STUCK:
            return
        page.conductor.play((session_of(page).legal[-1],))
        QApplication.processEvents()


def fails_with(chance: type[Rng], monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The program's next draws go wrong, until what is returned is called."""
    real = player_rng
    monkeypatch.setattr(programs, "player_rng", lambda view, ply: chance(real(view, ply).key, ply))
    return lambda: monkeypatch.setattr(programs, "player_rng", real)


def button(page: GamePage, words: str) -> BarButton:
    return next(made for made in page.strip.findChildren(BarButton) if made.text() == words)


@pytest.mark.expects_log
@pytest.mark.parametrize("chance", [Broken, Deadly, Cheating])
def test_a_player_that_fails_is_told_in_words(
    chance: type[Rng],
    qtbot: QtBot,
    page: GamePage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    fails_with(chance, monkeypatch)
    play_until_it_fails(qtbot, page)
    assert TOLD in page.strip.accessibleName()
    assert page.strip.accessibleDescription()
    assert any("nautilus, player random, seat 1" in record.getMessage() for record in caplog.records)
    assert session_of(page).awaits_program


@pytest.mark.expects_log
@pytest.mark.parametrize("chance", [Broken, Cheating])
def test_a_player_that_fails_in_a_thread_is_told_as_well(
    chance: type[Rng], qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise NoWorker("no worker here")

    monkeypatch.setattr(SearchWorker, "ask", refuse)
    fails_with(chance, monkeypatch)
    play_until_it_fails(qtbot, page)
    assert TOLD in page.strip.accessibleName()


@pytest.mark.expects_log
def test_a_player_that_never_answers_is_told_after_a_while(
    qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "ABSURD_MS", 300)
    fails_with(Endless, monkeypatch)
    play_until_it_fails(qtbot, page)
    assert TOLD in page.strip.accessibleName()


@pytest.mark.expects_log
@pytest.mark.parametrize("by", ["mouse", "keyboard", "tab"])
def test_it_can_be_asked_again(
    by: str, qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    mended = fails_with(Broken, monkeypatch)
    play_until_it_fails(qtbot, page)
    before = session_of(page).cursor
    mended()
    again = button(page, "Try again")
    match by:
        case "mouse":
            QTest.mouseClick(again, Qt.MouseButton.LeftButton)
        case "keyboard":
            QTest.keyClick(page.board.view, Qt.Key.Key_Return)
        case "tab":
            again.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(again, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: ours(page), timeout=WAIT_MS)
    assert session_of(page).log[before].seat == BOT
    assert TOLD not in page.strip.accessibleName()


@pytest.mark.expects_log
def test_asked_again_it_may_fail_again(qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_with(Broken, monkeypatch)
    play_until_it_fails(qtbot, page)
    before = session_of(page).cursor
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.conductor.mode is not Mode.STUCK
    qtbot.waitUntil(lambda: page.conductor.mode is Mode.STUCK, timeout=WAIT_MS)
    assert session_of(page).cursor == before


@pytest.mark.expects_log
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_any_legal_move_can_be_played_for_it(
    by: str, qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chance decides, the same way each time, and the game goes on."""
    fails_with(Broken, monkeypatch)
    play_until_it_fails(qtbot, page)
    session = session_of(page)
    before, legal = session.cursor, session.legal
    if by == "mouse":
        QTest.mouseClick(button(page, "Random move"), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(page.board.view, Qt.Key.Key_N)
    played = session.log[before]
    assert played.seat == BOT
    assert played.action in legal
    # What was played may ask the same program again, which fails again.
    qtbot.waitUntil(lambda: ours(page) or page.conductor.mode is Mode.STUCK, timeout=WAIT_MS)
    session.jump(before)
    qtbot.waitUntil(lambda: page.conductor.mode is Mode.STUCK, timeout=WAIT_MS)
    page.conductor.deciding.let_chance_decide()
    assert session.log[before] == played


@pytest.mark.expects_log
def test_undo_and_the_way_home_stay_open(
    qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_with(Broken, monkeypatch)
    play_until_it_fails(qtbot, page)
    with qtbot.waitSignal(page.home_requested):
        page.tool_bar.home.click()
    page.conductor.undo()
    qtbot.waitUntil(lambda: ours(page), timeout=WAIT_MS)
    assert page.conductor.mode is not Mode.STUCK
    assert TOLD not in page.strip.accessibleName()


def test_undo_and_the_way_home_are_open_while_a_player_thinks_for_ever(
    qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    mended = fails_with(Endless, monkeypatch)
    while not thinks(page):
        qtbot.waitUntil(lambda: ours(page) or thinks(page), timeout=WAIT_MS)
        if ours(page):
            page.conductor.play((session_of(page).legal[-1],))
    mended()
    page.conductor.undo()
    assert not thinks(page)
    qtbot.waitUntil(lambda: ours(page), timeout=WAIT_MS)
    with qtbot.waitSignal(page.home_requested):
        page.tool_bar.home.click()


@pytest.mark.expects_log
def test_a_hint_that_fails_says_so_and_leaves_the_game_alone(
    qtbot: QtBot, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: ours(page), timeout=WAIT_MS)
    session = session_of(page)
    cursor = session.cursor

    def refuse(*_: object) -> int:
        raise NoWorker("no worker here")

    def break_down(*_: object) -> None:
        raise ValueError("no advice")

    monkeypatch.setattr(SearchWorker, "ask", refuse)
    monkeypatch.setattr("noria_desktop.app.thinking.think", break_down)
    QTest.keyClick(page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: not thinks(page), timeout=WAIT_MS)
    assert "No good move" in page.strip.notice
    assert page.conductor.mode is not Mode.STUCK
    assert session.cursor == cursor
