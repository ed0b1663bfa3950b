"""A game that declares nothing has a whole New game page from its settings and a whole result from its sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.ui.art.style import ShellStyle, shell_style
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.result_parts import ResultParts
from noria_desktop.ui.widgets.setup_form import PlainForm
from tests.toy_game import KIT, Mood, Options, Row
from tests.ui.pages.page_shots import clipped


def style() -> ShellStyle:
    """Still, so that nothing has to be waited for."""
    return shell_style("night", still=True)


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage[PlainForm]:
    model = NewGameModel(seed=7, last_options=Options(Mood.GREEDY), last_seed=3)
    page = NewGamePage(model, PlainForm(KIT, style()), style())
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


def test_enter_starts_with_the_usual_options(qtbot: QtBot, page: NewGamePage[PlainForm]) -> None:
    with qtbot.waitSignal(page.start_requested) as started:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert started.args == [Options(), 7]
    assert page.game_id() == "pebbles"
    assert page.header.title.text() == "New game · Pebbles"
    assert clipped(page) == []


def test_a_setting_is_a_choice_that_writes_the_text(page: NewGamePage[PlainForm]) -> None:
    page.form.choices["mood"].buttons["greedy"].click()
    assert page.choices() == (Options(Mood.GREEDY), 7, "greedy")
    assert page.setup.editor.toPlainText() == f"greedy\n{seed_code(7)}"


def test_the_text_moves_choice_and_seed(page: NewGamePage[PlainForm]) -> None:
    page.setup.editor.setPlainText(f"greedy 4\n{seed_code(11)}")
    assert page.choices() == (Options(Mood.GREEDY, 4), 11, "greedy")
    assert page.form.choices["mood"].choice == "greedy"
    assert not page.reason()


@pytest.mark.parametrize("text", ["", "sad", "calm x", "calm\nno seed"])
def test_a_text_that_cannot_be_read_keeps_start_shut(page: NewGamePage[PlainForm], text: str) -> None:
    page.setup.editor.setPlainText(text)
    assert page.reason().startswith("Notation – ")
    assert not page.start.isEnabled()
    assert page.choices() == (Options(), 7, "calm")


def test_same_again_brings_the_last_game_back(page: NewGamePage[PlainForm]) -> None:
    page.again.click()
    assert page.choices() == (Options(Mood.GREEDY), 3, "greedy")


def result(own: int, other: int) -> ResultModel:
    lines = (ScoreLine(HUMAN, Row.PEBBLES, 1, own), ScoreLine(BOT, Row.PEBBLES, 2, other // 2))
    winner = None if own == other else HUMAN if own > other else BOT
    ranking = ((HUMAN, BOT),) if winner is None else ((winner,), (1 - winner,))
    sheet = ScoreSheet(lines, ranking, winner)
    return ResultModel("pebbles", sheet, "Calm bot", True, 0, 0, 5, notation="calm")


@pytest.mark.parametrize(
    ("own", "other", "verdict"),
    [(30, 22, "You win by 8"), (12, 22, "Calm bot wins by 10"), (22, 22, "You, Calm bot share the victory")],
)
def test_the_verdict_comes_from_the_sheet(qtbot: QtBot, own: int, other: int, verdict: str) -> None:
    model = result(own, other)
    page = ResultPage(model, ResultParts(model), style())
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.grab()
    assert page.verdict.accessibleName() == verdict
    row, total = page.table.rows
    assert row.accessibleName() == f"Pebbles: You {own}, Calm bot {other}"
    assert total.accessibleName() == f"Total: You {own}, Calm bot {other}"
    assert [cell.beside for cell in row.row.cells] == ["", "2 × 11"]
    assert not row.isCheckable()
    assert clipped(page) == []
    page.copy_result()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Pebbles: 1. ")
    assert copied.endswith("\n\ncalm")


def test_the_widest_gap_is_said_and_drawn(qtbot: QtBot) -> None:
    parts = ResultParts(result(12, 22))
    assert parts.decided() == "Pebbles: Calm bot had 10 more than you, the widest gap."
    assert [gap.lead for gap in parts.gaps()] == [-10]
    assert parts.gaps_name() == "Difference to Calm bot by row: {list}"
    assert not parts.won()
