"""Panels: smoked glass with a brass hairline, plates for lists, headings and buttons drawn on a board."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text


def panel(painter: QPainter, theme: Theme, box: QRectF, title: str = "", note: str = "") -> None:
    """Smoked-glass panel; its shadow needs 3 units below the box. ``note`` stands at the right."""
    flat = theme.contrast
    if not flat:
        fill(painter, rounded_rect(box.translated(0, 3), 9), rgba("#000000", 60))
    fill(painter, rounded_rect(box, 9), rgba(theme.panel, theme.panel_alpha))
    stroke(painter, rounded_rect(box.adjusted(1, 1, -1, -1), 8.4), pen(theme.panel_edge, 2 if flat else 1.2))
    inner = rounded_rect(box.adjusted(3.5, 3.5, -3.5, -3.5), 6.5)
    stroke(painter, inner, pen(rgba(theme.panel_edge, 90), 0.8))
    if title:
        heading(painter, theme, QRectF(box.left() + 12, box.top() + 5, box.width() - 24, 18), title, note)


def heading(painter: QPainter, theme: Theme, box: QRectF, title: str, note: str = "") -> float:
    """Title in the accent colour at the left, a quiet note at the right; returns the title's width."""
    used = text(painter, box, title, 13, theme.accent, True, LEFT)
    if note:
        text(painter, box.adjusted(used + 10, 0, 0, 0), note, 12, theme.muted, False, RIGHT)
    return used


def plate(painter: QPainter, theme: Theme, box: QRectF, strength: int = 120, radius: float = 7.0) -> None:
    """Quiet ground for one thing within a panel."""
    edge = pen(rgba(theme.panel_edge, 120), 1)
    fill(painter, rounded_rect(box, radius), rgba(theme.raised, strength), edge)


def button_face(painter: QPainter, theme: Theme, box: QRectF, words: str, size: float = 12.5) -> None:
    """Drawn button on a board; pressing it is the spot's business."""
    fill(painter, rounded_rect(box, 6), theme.raised, pen(theme.line, 1))
    text(painter, box.adjusted(4, 0, -4, 0), words, size, theme.text, True)
