"""Paragraphs of the pages: Japanese breaks between phrases, whoever reads or hears them gets the plain words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.phrases import JOINER
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.widgets.sheets import Words

SENTENCE = "次は「最後のターン」。本物の卓で手を動かす、1回数分のレッスンです。"


def painted(label: QLabel) -> str:
    """What Qt lays out, which no override of ours changes."""
    return QLabel.text(label)


def lines(label: QLabel, width: float) -> list[str]:
    """The lines as Qt breaks them in that width."""
    layout = QTextLayout(painted(label), label.font())
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        text = painted(label)[line.textStart() : line.textStart() + line.textLength()]
        found.append(text.replace(JOINER, ""))
    layout.endLayout()
    return found


def paragraph(qtbot: QtBot, words: str = SENTENCE) -> Words:
    """A paragraph of a page."""
    label = Words(shell_style("night", still=True), 14, wrap=True)
    qtbot.addWidget(label)
    label.setText(words)
    return label


def test_a_paragraph_of_japanese_breaks_between_phrases(qtbot: QtBot) -> None:
    label = paragraph(qtbot)
    whole = QFontMetricsF(label.font()).horizontalAdvance(SENTENCE)
    for parts in (2, 3, 4):
        for line in lines(label, whole / parts + 20)[:-1]:
            assert line.endswith(("。", "、", "「", "」", "の", "で", "を", "は", "分の")), line


def test_who_reads_or_hears_a_paragraph_gets_the_words_alone(qtbot: QtBot) -> None:
    label = paragraph(qtbot)
    assert JOINER in painted(label)
    assert label.text() == label.accessibleName() == SENTENCE
    label.setText("Plain words")
    assert (label.text(), label.accessibleName(), painted(label)) == ("Plain words", "", "Plain words")


def test_a_name_that_was_given_stays(qtbot: QtBot) -> None:
    label = paragraph(qtbot, "")
    label.setAccessibleName("見出し")
    label.setText(SENTENCE)
    assert label.accessibleName() == "見出し"


def test_one_line_and_marked_up_words_are_left_alone(qtbot: QtBot) -> None:
    label = paragraph(qtbot)
    label.setWordWrap(False)
    assert painted(label) == SENTENCE
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.RichText)
    assert painted(label) == SENTENCE
