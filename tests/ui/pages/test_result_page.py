"""The result: counted row by row, skippable, and kept as text and picture. Source: ux.md 2.8."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.noria.pages.score_table import row_facts
from noria_desktop.ui.pages.result import ResultPage, result_page
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.window.languages import Languages
from tests.ui.nautilus import nautilus_samples
from tests.ui.pages import samples
from tests.ui.scythe import scythe_samples
from tests.ui.solani import solani_samples


def shown(qtbot: QtBot, *, won: bool = True, still: bool = True) -> ResultPage:
    page = result_page(samples.result(won=won), shell_style("night", still=still))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


def test_rows_add_up_to_the_totals() -> None:
    """5x6=30; +2x2=34; +4x6=58; +3x8=82; +5x4=102; +2x8=118. The bot: 18, 26, 44, 76, 92, 116."""
    rows = row_facts(samples.result().sheet)
    assert [row.you_before + row.you_points for row in rows] == [30, 34, 58, 82, 102, 118]
    assert [row.bot_before + row.bot_points for row in rows] == [18, 26, 44, 76, 92, 116]


def test_the_count_goes_row_by_row_and_ends_by_itself(qtbot: QtBot) -> None:
    page = shown(qtbot, still=False)
    assert page.counting
    assert (
        page._timer.interval() * len(page.table.rows) >= 1200
    )  # over in 0.6 s, it could not be followed (play.md)
    assert not page.table.rows[-1].isEnabled()
    qtbot.waitUntil(lambda: not page.counting, timeout=3000)
    assert page.table.rows[-1].isEnabled()


def test_whoever_comes_back_to_a_result_finds_it_counted(qtbot: QtBot) -> None:
    """Seen before: from the turning points, a replay or the marks of honour back to it the points were counted again."""
    page = result_page(samples.result(), shell_style("night"))
    page.stand_counted()
    qtbot.addWidget(page)
    page.show()
    assert not page.counting
    assert page.table.rows[-1].isEnabled()


@pytest.mark.parametrize(("hints", "told"), [(1, "1 hint · "), (2, "2 hints · ")])
def test_counts_of_a_result_have_their_singular(qtbot: QtBot, hints: int, told: str) -> None:
    """Seen before: "hints 1", "coach lines 1"."""
    languages = Languages("en")  # its plurals are there as long as it is
    model = evolve(samples.result(), hints=hints, remarks=hints)
    page = result_page(model, shell_style("night", still=True))
    qtbot.addWidget(page)
    page.show()
    said = page.verdict.accessibleDescription()
    assert told in said
    assert ("1 coach line" if hints == 1 else "2 coach lines") in said
    languages.use("en")


FINISHED: Final[dict[str, Callable[[], ResultModel]]] = {
    "noria": lambda: samples.result(won=False),
    "nautilus": nautilus_samples.result,
    "solani": solani_samples.result,
    "scythe": scythe_samples.result,
}


def test_every_game_has_a_result_here() -> None:
    assert set(FINISHED) == set(game_ids())


@pytest.mark.parametrize("game", FINISHED)
def test_whatever_tells_the_end_waits_for_the_last_row(qtbot: QtBot, game: str) -> None:
    """What decided the game, and the own total among the own games, stood beside totals that were still counted.

    Nothing moves when they come.
    """
    page = result_page(FINISHED[game](), shell_style("night", still=False))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    parts = (page.compare.chart, page.decided.heading, page.decided.words, page.decided.gaps)
    qtbot.wait(1)  # laid out
    place = page.decided.geometry()
    assert page.counting
    assert not any(part.isVisible() for part in parts)
    qtbot.waitUntil(lambda: not page.counting, timeout=6000)
    assert all(part.isVisible() for part in parts)
    assert page.decided.geometry() == place


def test_a_press_shows_what_decided_the_game_at_once(qtbot: QtBot) -> None:
    page = shown(qtbot, still=False)
    QTest.keyClick(page, Qt.Key.Key_R)
    assert page.decided.words.isVisible()


def test_any_key_shows_all_and_does_nothing_else(qtbot: QtBot) -> None:
    page = shown(qtbot, still=False)
    with qtbot.assertNotEmitted(page.rematch_requested):
        QTest.keyClick(page, Qt.Key.Key_R)
    assert not page.counting
    with qtbot.waitSignal(page.rematch_requested):
        QTest.keyClick(page, Qt.Key.Key_R)


def test_a_space_too_many_shows_all_and_does_not_leave(qtbot: QtBot) -> None:
    """Space lets others go on at the table; the way home has the focus when the result comes up."""
    page = shown(qtbot, still=False)
    with qtbot.assertNotEmitted(page.home_requested):
        QTest.keyClick(page.home, Qt.Key.Key_Space)
    assert not page.counting
    with qtbot.waitSignal(page.home_requested):
        QTest.keyClick(page.home, Qt.Key.Key_Space)


def test_reduced_motion_shows_all_at_once(qtbot: QtBot) -> None:
    assert not shown(qtbot).counting


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_Return, "home_requested"),
        (Qt.Key.Key_R, "rematch_requested"),
        (Qt.Key.Key_N, "new_requested"),
        (Qt.Key.Key_P, "replay_requested"),
        (Qt.Key.Key_Escape, "back_requested"),
    ],
)
def test_keys(qtbot: QtBot, key: Qt.Key, signal: str) -> None:
    page = shown(qtbot)
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.keyClick(page, key)


def test_a_row_opens_to_its_pieces_and_only_one_at_a_time(qtbot: QtBot) -> None:
    page = shown(qtbot)
    exploration, research = page.table.rows[2], page.table.rows[3]
    exploration.click()
    # Exploration is worth 6 with two politicians seated (0, 3, 6, 9, 12).
    assert "politicians seated: 2" in exploration.accessibleDescription()
    research.click()
    assert not exploration.isChecked()
    assert (
        exploration.accessibleName()
        == "Exploration: value 6; you level 4, 24; bot level 3, 18; running 58 to 44"
    )


def test_a_tie_is_not_a_win(qtbot: QtBot) -> None:
    level = samples.sheet((1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1), (2, 2, 3, 4, 2, 3))
    page = result_page(evolve(samples.result(), sheet=level), shell_style("night", still=True))
    qtbot.addWidget(page)
    assert "tie" in page.verdict.accessibleName()


def test_what_was_taken_back_is_counted_under_no_single_buttons_name(qtbot: QtBot) -> None:
    """The strip's *Take back*, Undo, the coach's and the way back to the start all count."""
    page = result_page(evolve(samples.result(), undo_count=3), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.retranslate()
    told = page.verdict.accessibleDescription()
    assert "Taken back 3 time" in told
    assert "Undo" not in told


@pytest.mark.usefixtures("plurals")
def test_losing_names_the_widest_gap_when_nothing_else_is_known(qtbot: QtBot) -> None:
    page = shown(qtbot, won=False)
    assert "wins by 2" in page.verdict.accessibleName()
    assert page.decided.words.text() == "Refinement brought the bot 30 points and you 18: the widest gap."


@pytest.mark.usefixtures("plurals")
def test_of_two_equal_gaps_neither_is_called_the_widest(qtbot: QtBot) -> None:
    """Refinement 4 to 3 and settlement 2 to 3, both at the value 2: two points each way."""
    level = samples.sheet((4, 2, 1, 1, 1, 1), (3, 3, 1, 1, 1, 1), (2, 2, 2, 2, 2, 2))
    page = result_page(
        evolve(samples.result(), sheet=level, decided_text=""), shell_style("night", still=True)
    )
    qtbot.addWidget(page)
    assert page.decided.words.text() == "Refinement brought you 8 points and the bot 6: no gap was wider."


def test_the_copied_text_ends_with_the_set_up(qtbot: QtBot) -> None:
    page = shown(qtbot)
    QTest.keyClick(page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Noria: you 118 – Bot 2 116\nRefinement: 5 × 6 = 30 – 3 × 6 = 18\n")
    assert text.endswith("\n\nMarket: J1, C2, T3, B4")


@pytest.mark.parametrize("name", ["result.png", "result.svg"])
def test_the_picture_is_written(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    page = shown(qtbot)
    path = tmp_path / name
    page.export_picture(path)
    if path.suffix == ".png":
        image = QImage(str(path))
        assert image.width() > 2000
    else:
        assert path.read_text(encoding="utf-8").startswith("<?xml")


def test_a_picture_that_cannot_be_written_is_an_error(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="cannot write"):
        shown(qtbot).export_picture(tmp_path / "missing" / "x.png")


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
@pytest.mark.parametrize("won", [True, False])
def test_the_moon_stands_over_a_loss_only(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, theme: str, won: bool
) -> None:
    """High contrast leaves out the rays of a win, and has no moon in their place. Source: mocks/shell.md 5."""
    seen: list[str] = []
    glyph = Canvas.glyph

    def told(canvas: Canvas, name: str, *place: Any) -> None:
        seen.append(name)
        glyph(canvas, name, *place)

    monkeypatch.setattr(Canvas, "glyph", told)
    page = result_page(samples.result(won=won), shell_style(theme, still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.grab()
    assert ("moon" in seen) is not won
