"""Words in boxes: they shrink to 11, condense, break, and are cut only at last (ux.md 4.7)."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter
from pytestqt.qtbot import QtBot

from noria_desktop.games.noria.events import Criterion
from noria_desktop.games.noria.terms import Letter
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.art.type import LEFT, SMALLEST, families, text, text_width, two_lines
from noria_desktop.ui.noria.board.arts_panels import ComingRound, ForecastArt, ForecastRow, RowState
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.measures import forecast_foot, forecast_why
from noria_desktop.ui.noria.paint import forecast
from noria_desktop.ui.noria.paint.table import PICTURES
from noria_desktop.ui.noria.words.reasons import criterion_text
from tests.ui.noria import picture_sheet as sheet
from tests.ui.words import JapaneseWords


def test_the_bundled_family_comes_first(qtbot: QtBot) -> None:
    """Japanese characters must never come in Chinese forms, so the face is ours and not the system's."""
    assert families()[0] == "Noto Sans JP"
    assert families()[0] in QFontDatabase.families()
    assert len(set(families())) == len(families())


def test_a_figure_is_as_wide_as_any_other(qtbot: QtBot) -> None:
    assert text_width("111", 24, True) == text_width("888", 24, True)


def test_words_never_run_out_of_their_box(qtbot: QtBot) -> None:
    image = QImage(400, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    words = "Diversification and specialisation"
    natural = text_width(words, 16)
    for width in (natural + 10, natural * 0.9, natural * 0.6, natural * 0.3):
        used = text(painter, QRectF(0, 0, width, 20), words, 16, "#000000", False, LEFT)
        assert used <= width + 1
    painter.end()


def test_english_breaks_between_words_and_japanese_anywhere(qtbot: QtBot) -> None:
    words = "Refinement now 6, Settlement loses one politician"
    first, second = two_lines(words, SMALLEST, text_width("Refinement now 6, Settle", SMALLEST))
    assert (first, second) == ("Refinement now 6,", "Settlement loses one politician")
    words = "精錬の価値は六になり殖民の政治家が一人去る"
    first, second = two_lines(words, SMALLEST, text_width(words[:12], SMALLEST) + 1)
    assert (first, second) == (words[:12], words[12:])
    assert two_lines("Short", SMALLEST, 200) == ("Short", "")


def test_a_second_line_that_is_far_too_long_gives_words_to_the_first(qtbot: QtBot) -> None:
    words = "Refinement now 2, Diversification loses one; Specialisation now 2, Diversification loses one"
    width = text_width(words, SMALLEST) * 0.45  # both lines hold nine tenths as they are, all when condensed
    first, second = two_lines(words, SMALLEST, width)
    assert f"{first} {second}" == words
    for part in (first, second):
        assert text_width(part, SMALLEST) * 0.78 <= width


def test_values_and_measures_know_nothing_of_qt() -> None:
    code = (
        "import sys, noria_desktop.ui.noria.board.arts, noria_desktop.ui.noria.board.measures, noria_desktop.ui.art.theme;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_word_on_the_table_is_smaller_than_twelve(
    language: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """table.md 8: nothing below 12 px at 100 %, forecast letters and ship counts included."""
    sizes: set[float] = set()
    plain = QPainter.setFont

    def watched(painter: QPainter, face: QFont) -> None:
        sizes.add(face.pixelSize() * painter.worldTransform().m11())
        plain(painter, face)

    monkeypatch.setattr(QPainter, "setFont", watched)
    words = JapaneseWords() if language == "ja" else None
    if words is not None:
        QCoreApplication.installTranslator(words)
    try:
        sheet.page_image(1280, 678, "night", language)
        picture = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
        for art in sheet.singles(language):
            painter = QPainter(picture)
            PICTURES[type(art)].paint(painter, art, Skin(NIGHT, language))
            painter.end()
    finally:
        if words is not None:
            QCoreApplication.removeTranslator(words)
    assert min(sizes) >= 12


TWICE = "Specialisation now 4, Research −1 politician; then Specialisation now 6, Research −1 politician"
LATER = ComingRound(
    15, tuple((letter, False) for letter in (Letter.A, Letter.B, Letter.D, Letter.E, Letter.F))
)


@pytest.mark.parametrize(
    "art",
    [
        ForecastArt(
            348, 194, 14, (), (LATER, ComingRound(16, ((Letter.C, False),))), last="Last step", last_note="-"
        ),
        ForecastArt(348, 194, 16, (ForecastRow(Letter.C, True, "Intrigue", TWICE, RowState.WAITING),)),
        ForecastArt(
            348,
            194,
            13,
            (),
            last="Last step: C · Specialisation now 2, Diversification −1 politician",
            last_note="Only chambers with a politician in the upper row",
        ),
    ],
)
def test_the_forecast_takes_another_line_before_its_words_are_squeezed(
    art: ForecastArt, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five letters of a later round stood there at 58 % of their width, the last of them cut."""
    squeezed: list[str] = []

    def noting(painter: QPainter, box: QRectF, words: str, size: float, *rest: Any) -> float:
        wide = text_width(words, 12)
        if wide * 0.84 > box.width():
            squeezed.append(words)
        return wide

    monkeypatch.setattr(forecast, "text", noting)
    image = QImage(360, 200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    forecast.paint_forecast(painter, art, Skin(NIGHT, "en"))
    painter.end()
    assert squeezed == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_decided_the_last_step_is_read_whole_beside_the_button(qtbot: QtBot, language: str) -> None:
    """A sentence about the chamber kept for a case ended in the middle of the panel."""
    words = JapaneseWords() if language == "ja" else None
    if words is not None:
        QCoreApplication.installTranslator(words)
    try:
        for size in ((1280, 678), (1920, 950)):
            panel = layout(*size).forecast
            foot = forecast_foot(panel.width, panel.height, 3)
            room = forecast_why(panel.width, panel.height, 3).left - foot.left - 10
            for criterion in Criterion:
                said = criterion_text(criterion)
                assert text_width(said, 12) * 0.9 <= room, said
    finally:
        if words is not None:
            QCoreApplication.removeTranslator(words)
