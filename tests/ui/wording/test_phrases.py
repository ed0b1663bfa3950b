"""Lines of Japanese break between phrases and not inside words; English breaks as ever. Source: play.md, looks."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.phrases import JOINER, LONGEST, phrases, unbroken
from noria_desktop.ui.art.type import font, text_width, two_lines
from noria_desktop.ui.table.log_text import wrapped

SENTENCES = (
    "動かすのは|下段の|「配備」だけです。|コストは|金属3個です。",
    "コストは|木材4個ですが、|支配する|領域には|2個しかありません。",
    "自分の|ユニットはここへ|撤退します。|移動で|戻れるのは|「旅路」だけです。",
    "1つの|湖に|隣接する|領域を|3か所以上支配する。",
    "枠の|光る|下段を|押してください|（コストは|石油2個）。|省くこともできます。",
    "この|黒曜石は|菌糸体と|つながっていません",
    "受け取る|資源を|使い切ると、|取り消せません。",
)
"""Where they may break."""


@pytest.mark.parametrize("marked", SENTENCES)
def test_a_line_may_break_between_phrases_alone(marked: str) -> None:
    words = marked.replace("|", "")
    assert phrases(words) == tuple(marked.split("|"))
    assert unbroken(words).replace(JOINER, "") == words


@pytest.mark.parametrize("whole", ["良い手です", "数値が上がっています", "荷物を積もっています"])
def test_an_ending_is_not_taken_for_a_particle(whole: str) -> None:
    """Also where the phrase is too long and a break is looked for: 手で|す, 上が|って."""
    words = f"もうほとんどどれも同じくらいとても{whole}"
    assert not any(part.startswith(("す", "って")) for part in phrases(words))


def test_english_is_left_as_it_is() -> None:
    words = "It costs 3 metal; your territories hold 2."
    assert unbroken(words) == words


@pytest.mark.parametrize("width", [190, 240, 333])
def test_no_line_begins_in_the_middle_of_a_phrase(qtbot: QtBot, width: int) -> None:
    """Neither in the log nor where Qt itself breaks: in bubbles, cards and hints."""
    for marked in SENTENCES:
        words = marked.replace("|", "")
        parts = phrases(words)
        begins = {sum(map(len, parts[:number])) for number in range(len(parts))}
        assert all(len(part) <= LONGEST for part in parts)
        for lines in (wrapped(words, width), _broken_by_qt(words, width)):
            assert "".join(lines) == words
            starts = {sum(map(len, lines[:number])) for number in range(len(lines))}
            assert starts <= begins, lines


def _broken_by_qt(words: str, width: int) -> tuple[str, ...]:
    joined = unbroken(words)
    layout = QTextLayout(joined, font(15, True))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(joined[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, ""))
    layout.endLayout()
    return tuple(lines)


def test_what_joins_a_phrase_takes_next_to_no_room(qtbot: QtBot) -> None:
    metrics = QFontMetrics(font(15))
    for marked in SENTENCES:
        words = marked.replace("|", "")
        wide = metrics.horizontalAdvance(words)
        # Pairs of letters that lie closer than others do not while they are joined.
        assert wide <= metrics.horizontalAdvance(unbroken(words)) <= 1.02 * wide


def test_words_in_two_lines_break_between_phrases_too(qtbot: QtBot) -> None:
    words = "オートマが農地29から撤退：メック1体"
    first, second = two_lines(words, 12.5, text_width("オートマが農地29から撤退：メッ", 12.5))
    assert (first, second) == ("オートマが農地29から撤退：", "メック1体")
