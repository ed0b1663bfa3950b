"""Rows and columns whose gaps are design pixels."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from noria_desktop.ui.art.style import ShellStyle, fitted, shell_style
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.sheets import BAR, restyle


def larger(style: ShellStyle) -> ShellStyle:
    return fitted(style, 2560, 1600)


def test_gaps_and_edges_follow_the_style(qapp: QApplication) -> None:
    style, page = shell_style(), QWidget()
    inner = row(style, QWidget(), QWidget(), gap=9)
    outer = column(style, inner, QWidget(), gap=14, edges=(1, 2, 30, 40), within=page)
    for now in (style, larger(style)):
        restyle(page, now)
        assert (inner.spacing(), outer.spacing()) == (now.px(9), now.px(14))
        edges = outer.contentsMargins()
        assert (edges.right(), edges.bottom()) == (now.px(30), now.px(40))
    assert larger(style).px(40) > style.px(40)


def test_what_nobody_declared_stays_qts_own(qapp: QApplication) -> None:
    style, page = shell_style(), QWidget()
    plain = column(style, within=page)
    before = plain.spacing(), plain.contentsMargins()
    restyle(page, larger(style))
    assert (plain.spacing(), plain.contentsMargins()) == before


def test_parts_have_their_shares(qapp: QApplication) -> None:
    style, first, second = shell_style(), QWidget(), QWidget()
    line = row(style, (first, 2), 3)
    put(line, second)
    assert [line.stretch(place) for place in range(line.count())] == [2, 3, 0]
    assert line.indexOf(second) == 2


def test_scroll_bars_are_dressed_like_everything_else(qapp: QApplication) -> None:
    """A round handle in the theme's colour, without arrows, in every theme and size."""
    for theme, size in (("night", (1280, 800)), ("day", (1920, 1080))):
        style = fitted(shell_style(theme), *size)
        root = QWidget()
        area = QScrollArea(root)
        restyle(root, style)
        bar = area.verticalScrollBar()
        assert style.theme.line in bar.styleSheet()
        assert bar.sizeHint().width() == style.px(BAR)
        area.deleteLater()
