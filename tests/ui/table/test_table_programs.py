"""Seats beside the one at the screen: programs that think, hints, and the curtain between two people.

Source: issue of Nautilus, Scene and AI; decisions 6 to 8 and 17.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.app.thinking import SearchWorker, ThinkingFailed
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import DeclineSpecial
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed

WAIT_MS = 20_000


def covered(page: GamePage) -> bool:
    """Whether the curtain hides the table."""
    return page.curtained


class NautilusTable:
    """A page with a game of Nautilus, at instant speed."""

    def __init__(self, qtbot: QtBot, level: str, seed: int = 5) -> None:
        game = kit("nautilus")
        options = game.with_setting(game.default_options(), "level", level)
        options = game.with_setting(options, "first", "human")
        self.qtbot = qtbot
        self.session = Session(game, options, seed)
        self.page = GamePage(Skin(THEMES["night"], "en"))
        qtbot.addWidget(self.page)
        self.page.resize(1280, 774)
        self.page.set_speed(BotSpeed.INSTANT)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.open(self.session, game_ui("nautilus"))
        self.rest()

    def rest(self) -> None:
        """Until somebody at the screen has to do something."""
        page, session = self.page, self.session

        def still() -> bool:
            turn = session.turn
            waits = not turn.automatic and not session.awaits_program and not page.board.busy
            return covered(page) or (waits and (turn.seat in (None, page.conductor.seat)))

        self.qtbot.waitUntil(still, timeout=WAIT_MS)

    def play(self, action: Any = None) -> None:
        """One decision at the screen: this one, else the last that is legal."""
        self.page.conductor.play((self.session.legal[-1] if action is None else action,))
        QApplication.processEvents()
        self.rest()


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[list[NautilusTable]]:
    """Tables whose workers end with the test."""
    made: list[NautilusTable] = []
    yield made
    for table in made:
        table.page.leave()


def laid(tables: list[NautilusTable], qtbot: QtBot, level: str, seed: int = 5) -> NautilusTable:
    tables.append(NautilusTable(qtbot, level, seed))
    return tables[-1]


def test_a_program_answers_each_card_and_undo_leads_back_past_its_answer(
    qtbot: QtBot, tables: list[NautilusTable]
) -> None:
    table = laid(tables, qtbot, "1")
    session = table.session
    while not any(entry.seat == BOT for entry in session.log):
        table.play()
    assert session.turn.seat == HUMAN
    before = session.cursor
    table.play()
    answered = [entry.seat for entry in session.log[before : session.cursor]]
    assert answered[0] == HUMAN
    assert BOT in answered
    table.page.conductor.undo()
    table.rest()
    assert session.cursor == before
    assert session.turn.seat == HUMAN


def test_a_program_that_is_asked_the_same_again_decides_the_same(
    qtbot: QtBot, tables: list[NautilusTable]
) -> None:
    """One chance for each moment: taking back does not shop for another answer."""
    table = laid(tables, qtbot, "1")
    action = table.session.legal[0]
    table.play(action)
    first = table.session.log
    table.page.conductor.undo()
    table.rest()
    other = table.session.legal[-1]
    assert other != action
    table.play(other)
    table.page.conductor.undo()
    table.rest()
    table.play(action)
    assert table.session.log[: len(first)] == first


def test_the_panel_says_why_a_program_moved(qtbot: QtBot, tables: list[NautilusTable]) -> None:
    table = laid(tables, qtbot, "2")
    reasons, panel = table.page.display.reasons, table.page.side_panel
    while not reasons.explain_latest():
        table.play()
    assert panel.model.opened is not None
    line, explained = panel.model.opened
    assert explained.title
    ply = max(table.session.choices)
    assert line.ply == ply
    assert table.session.log[ply - 1].action == table.session.choices[ply].action


def test_closing_the_game_ends_the_thinking(qtbot: QtBot, tables: list[NautilusTable]) -> None:
    table = laid(tables, qtbot, "4")
    table.page.conductor.play((table.session.legal[0],))
    qtbot.waitUntil(
        lambda: table.page.conductor.programs.thinking is not None or not table.session.awaits_program
    )
    table.page.close_game()
    assert table.page.conductor.programs.thinking is None


def test_without_a_worker_the_program_thinks_in_a_thread(
    qtbot: QtBot, tables: list[NautilusTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise ThinkingFailed("no worker here")

    monkeypatch.setattr(SearchWorker, "ask", refuse)
    monkeypatch.setattr(SearchWorker, "warm_up", lambda self: None)
    table = laid(tables, qtbot, "2")
    for _ in range(3):
        table.play()
    assert any(entry.seat == BOT for entry in table.session.log)


def test_a_hint_is_told_and_counted_and_plays_nothing(qtbot: QtBot, tables: list[NautilusTable]) -> None:
    table = laid(tables, qtbot, "1")
    cursor = table.session.cursor
    QTest.keyClick(table.page, Qt.Key.Key_H)
    assert table.session.tally.hints == 1
    qtbot.waitUntil(lambda: table.page.conductor.programs.thinking is None, timeout=WAIT_MS)
    assert table.session.cursor == cursor
    assert table.page.strip.accessibleDescription()


def test_a_curtain_parts_two_people_and_whoever_comes_sees_the_own_cards(
    qtbot: QtBot, tables: list[NautilusTable]
) -> None:
    table = laid(tables, qtbot, "human")
    page, session = table.page, table.session
    assert not session.programs
    assert page.conductor.view.table.hands[1] == (None,) * 5
    while not covered(page):
        table.play(next((one for one in session.legal if isinstance(one, DeclineSpecial)), None))
    assert session.turn.seat == BOT
    assert page.curtain.isVisible()
    assert page.curtain.geometry().contains(page.board.geometry())
    assert page.conductor.view.table.hands[1] == (None,) * 5
    assert page.board.gestures().sources() == ()
    page.curtain.open()
    assert not covered(page)
    assert None not in page.conductor.view.table.hands[1]
    assert None in page.conductor.view.table.hands[0]


def test_taking_back_draws_the_curtain_aside(qtbot: QtBot, tables: list[NautilusTable]) -> None:
    """The step belongs to the one who is still at the screen."""
    table = laid(tables, qtbot, "human")
    page = table.page
    while not covered(page):
        table.play(next((one for one in table.session.legal if isinstance(one, DeclineSpecial)), None))
    page.conductor.undo()
    table.rest()
    assert not covered(page)
    assert table.session.turn.seat == HUMAN == page.conductor.seat
