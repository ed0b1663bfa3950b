"""Marks on home take any numbers that files can bring."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.style import ShellStyle, shell_style
from noria_desktop.ui.widgets.marks import MOST_PIPS, Pips, Sparkline
from noria_desktop.ui.widgets.plain import plain_tip
from noria_desktop.ui.window.save_rows import age_text, when_text

HUGE = 10**400


@pytest.fixture
def style(qapp: QApplication) -> ShellStyle:
    return shell_style("night", still=True)


@pytest.mark.parametrize("count", [-HUGE, -1, 0, 1, MOST_PIPS, MOST_PIPS + 1, 1 << 31, 1 << 53, HUGE])
@pytest.mark.parametrize("now", [-HUGE, 0, 1, 20, 1 << 53, HUGE])
def test_pips_of_any_number_are_few(qtbot: QtBot, style: ShellStyle, now: int, count: int) -> None:
    """A game said to have 2^53 rounds ended the program."""
    pips = Pips(style)
    qtbot.addWidget(pips)
    for show in (pips.set_round, pips.set_stars):
        show(now, count)
        assert pips.sizeHint().width() <= style.px(17 * MOST_PIPS)
        pips.resize(pips.sizeHint())
        pips.grab()
    assert (pips.sizeHint().width() == 0) == (count > MOST_PIPS), "words tell of longer games"


@pytest.mark.parametrize(
    "scores", [(), (HUGE,), (HUGE, -HUGE), (1 << 63, 0, -(1 << 63)), (5,) * 1000, (0, 1, 10**18)]
)
def test_a_line_of_any_scores_is_painted(qtbot: QtBot, style: ShellStyle, scores: tuple[int, ...]) -> None:
    line = Sparkline(style)
    qtbot.addWidget(line)
    line.set_scores(scores, "")
    line.resize(200, 60)
    line.grab()


@pytest.mark.parametrize(
    "saved_at",
    [
        "2026-1-2T3:04:05Z",
        "\uff12\uff10\uff12\uff16-11-21T09:00:00Z",
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59Z",
        "",
        "yesterday",
        pytest.param("\0" * 1_000_000, id="no signs"),
        pytest.param("9" * 1_000_000, id="figures"),
    ],
)
def test_any_time_of_saving_has_words(qapp: QApplication, saved_at: str) -> None:
    assert len(when_text(saved_at)) <= 40
    assert "\0" not in when_text(saved_at)


@pytest.mark.parametrize("seconds", [0.0, -1e300, 1e300, float("nan"), float("inf"), -float("inf")])
def test_any_age_of_a_file_has_words(seconds: float) -> None:
    assert age_text(seconds)


@pytest.mark.parametrize(
    ("words", "tip"),
    [
        ("/home/me/A & B", "/home/me/A & B"),
        ("1 < 2", "1 < 2"),
        ('<img src="/x">\nB & C', '<p>&lt;img src="/x"&gt;<br>B &amp; C</p>'),
        ("&lt;b&gt;", "<p>&amp;lt;b&amp;gt;</p>"),
    ],
)
def test_a_tip_is_html_only_where_that_keeps_it_literal(words: str, tip: str) -> None:
    assert plain_tip(words) == tip
