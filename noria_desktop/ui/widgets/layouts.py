"""Rows and columns of widgets, with gaps in design pixels that follow the style like the widgets do."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle

Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A widget or layout, alone or with its share of what is left; a number alone is an empty share."""
Edges: TypeAlias = tuple[float, float, float, float]
"""Design pixels at the left, above, at the right and below."""
NO_EDGES: Edges = (0, 0, 0, 0)
BoxT = TypeVar("BoxT", bound=QBoxLayout)


def row(
    style: ShellStyle,
    *parts: Part,
    gap: float | None = None,
    edges: Edges | None = None,
    within: QWidget | None = None,
) -> QHBoxLayout:
    """Parts side by side.

    Args:
        style: of now; ``restyle`` hands on later ones.
        parts: from left to right.
        gap: design pixels between them; None: Qt's own.
        edges: room around all of them; None: Qt's own.
        within: the widget that they fill; without one the row becomes a part of another layout.
    """
    return _laid(QHBoxLayout(within) if within else QHBoxLayout(), style, parts, gap, edges)


def column(
    style: ShellStyle,
    *parts: Part,
    gap: float | None = None,
    edges: Edges | None = None,
    within: QWidget | None = None,
) -> QVBoxLayout:
    """Parts one under the other; see ``row``."""
    return _laid(QVBoxLayout(within) if within else QVBoxLayout(), style, parts, gap, edges)


def _laid(
    layout: BoxT, style: ShellStyle, parts: tuple[Part, ...], gap: float | None, edges: Edges | None
) -> BoxT:
    layout.setProperty("gap", gap)
    layout.setProperty("edges", edges)
    put(layout, *parts)
    fit_layout(layout, style)
    return layout


def put(layout: QBoxLayout, *parts: Part) -> None:
    """Add parts at the end of a row or column."""
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
            continue
        what, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QLayout):
            layout.addLayout(what, share)
        else:
            layout.addWidget(what, share)


def fit_layout(layout: QLayout, style: ShellStyle) -> None:
    """Gaps and edges in a style; those that nobody declared stay as they are."""
    gap, edges = layout.property("gap"), layout.property("edges")
    if gap is not None:
        layout.setSpacing(style.px(gap))
    if edges is not None:
        layout.setContentsMargins(*map(style.px, edges))
