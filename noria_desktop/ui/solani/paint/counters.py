"""Counters and chips on the sky: nodes against stars, what a drop brings, the dial of turns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.ui.art.pens import fill, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text, text_width
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import CounterArt, DeltaArt, DialArt, Light, PickArt
from noria_desktop.ui.solani.paint.branches import paint_arms, paint_body
from noria_desktop.ui.solani.paint.colours import BLACK, WHITE
from noria_desktop.ui.solani.paint.figures import tick
from noria_desktop.ui.solani.paint.signs import sign

FIGURES = 0.74
"""Height of figures in heights of the badge; never below 12."""


def figure_size(height: float) -> float:
    """Size of the figures of a badge."""
    return max(12.0, height * FIGURES)


def counter_words(art: CounterArt) -> str:
    """What the badge says."""
    goal = "·".join(str(count) for count in art.wanted)
    match art.light:
        case Light.SCORES:
            return str(art.nodes)
        case Light.OVERFILLED:
            return f"{art.nodes} > {max(art.wanted, default=0)}"
        case Light.LOOSE:
            return f"−{art.nodes}"
        case Light.TETHERED:
            return "× 0"
        case Light.OPEN | Light.LOST:
            return f"{art.nodes} / {goal}"


def counter_size(art: CounterArt) -> tuple[float, float]:
    """The badge and its line."""
    return _width(art) + 5, art.height + 5


def _width(art: CounterArt) -> float:
    h = art.height
    mark = h * 0.82 if art.light is Light.SCORES else 0.0
    return max(h * 1.5, text_width(counter_words(art), figure_size(h), True) + h * 0.85 + mark)


def paint_counter(painter: QPainter, art: CounterArt, skin: Skin) -> None:
    """Pill, pointed, octagon, box or dashed pill: the outline names the state."""
    theme, heaven, h = skin.theme, skin.theme.heaven, art.height
    wide = _width(art)
    box = QRectF(-wide / 2, -h / 2, wide, h)
    dash = None
    ink: str
    match art.light:
        case Light.SCORES:
            path, ground, edge, ink = _pointed(box, h * 0.32), heaven.gold, theme.ink, heaven.on_gold
        case Light.OVERFILLED:
            path, ground, edge, ink = _octagon(box, h * 0.26), heaven.orange, theme.ink, heaven.on_gold
        case Light.LOST:
            path, ground, edge, ink = rounded_rect(box, 0.5), theme.bg, heaven.star_off, theme.muted
        case _:
            path = rounded_rect(box, h / 2)
            ground = WHITE if theme.day else theme.bg
            edge = {Light.LOOSE: heaven.coral, Light.TETHERED: heaven.violet}.get(art.light, heaven.ice)
            ink = theme.text if art.light is Light.OPEN else edge
            dash = (4.2, 2.8) if art.light is Light.LOOSE else None
    fill(painter, path, ground)
    if art.changed:
        stroke(painter, path, pen(theme.ink if not theme.day else WHITE, 4.0))
        stroke(painter, path, pen(theme.focus, 2.0))
    else:
        stroke(painter, path, pen(edge, 1.2 if ground in (heaven.gold, heaven.orange) else 1.4, dash))
    mark = h * 0.82 if art.light is Light.SCORES else 0.0
    words = box.adjusted(0, 0, -mark, 0)
    text(painter, words, counter_words(art), figure_size(h), ink, True, fit=False)
    if mark:
        stroke(painter, tick(box.right() - h * 0.76, h * 0.04, h), pen(ink, max(1.5, h * 0.11)))


def _pointed(box: QRectF, end: float) -> QPainterPath:
    inner, y = box.adjusted(end, 0, -end, 0), box.center().y()
    left, right = QPointF(box.left(), y), QPointF(box.right(), y)
    return polygon([left, inner.topLeft(), inner.topRight(), right, inner.bottomRight(), inner.bottomLeft()])


def _octagon(box: QRectF, end: float) -> QPainterPath:
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    corners = [(left, top + end), (left + end, top), (right - end, top), (right, top + end)]
    corners += [(right, bottom - end), (right - end, bottom), (left + end, bottom), (left, bottom - end)]
    return polygon(corners)


# What a drop brings --------------------------------------------------------------------------------------


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def delta_size(art: DeltaArt) -> tuple[float, float]:
    """The chip and its shadow."""
    return _delta_width(art) + 4, art.height * 1.24 + 4


def _delta_width(art: DeltaArt) -> float:
    return text_width(signed(art.points), max(12.0, art.height * 0.7), True) + art.height * 1.25


def paint_delta(painter: QPainter, art: DeltaArt, skin: Skin) -> None:
    """An arrow up or down and the change."""
    theme, h = skin.theme, art.height
    wide = _delta_width(art)
    box = QRectF(-wide / 2, -h / 2, wide, h)
    if not theme.contrast:
        fill(painter, rounded_rect(box.translated(0, h * 0.1), h * 0.3), rgba(BLACK, 120))
    good = art.points >= 0
    ground = theme.success if good else theme.danger
    ink = theme.heaven.on_gold
    fill(painter, rounded_rect(box, h * 0.3), ground, pen(theme.ink, 1.4))
    x, s = box.left() + h * 0.42, -1 if good else 1
    up = [(x, s * h * 0.24), (x + h * 0.22, -s * h * 0.16), (x - h * 0.22, -s * h * 0.16)]
    fill(painter, polygon(up), ink)
    words = QRectF(box.left() + h * 0.72, box.top(), wide - h * 0.82, h)
    text(painter, words, signed(art.points), max(12.0, h * 0.7), ink, True, fit=False)


def pick_size(art: PickArt) -> tuple[float, float]:
    """The chip and its line."""
    return art.height * 2.3 + 3, art.height * 1.32 + 3


def paint_pick(painter: QPainter, art: PickArt, skin: Skin) -> None:
    """A feature card and how many."""
    theme, h = skin.theme, art.height
    box = QRectF(-h * 1.15, -h * 0.66, h * 2.3, h * 1.32)
    day = theme.day
    fill(painter, rounded_rect(box, h * 0.34), theme.heaven.feature if day else theme.heaven.corona)
    stroke(painter, rounded_rect(box, h * 0.34), pen(theme.ink, 1.3))
    ink = WHITE if day else theme.ink
    sign(painter, "features", box.left() + h * 0.66, 0, h * 0.48, ink, 0.17)
    words = QRectF(box.left() + h * 1.08, box.top(), h * 1.1, box.height())
    text(painter, words, f"+{art.count}", max(12.0, h * 0.72), ink, True, fit=False)


# The dial -------------------------------------------------------------------------------------------------


def dial_size(art: DialArt) -> tuple[float, float]:
    """The card and its shadow."""
    wide, high = measures.dial_size(art.size, len(art.turns))
    return wide + 4, high + 12


def paint_dial(painter: QPainter, art: DialArt, skin: Skin) -> None:
    """Every turn of the tile with the change of the total; the present one is framed."""
    theme, s = skin.theme, art.size
    wide, high = measures.dial_size(s, len(art.turns))
    box = QRectF(-wide / 2, -high / 2, wide, high)
    if not theme.contrast:
        fill(painter, rounded_rect(box.translated(0, 4), 10), rgba(BLACK, 110))
    fill(painter, rounded_rect(box, 10), rgba(theme.heaven.glass, 255 if theme.contrast else 246))
    stroke(painter, rounded_rect(box, 10), pen(rgba(theme.focus, 255 if theme.contrast else 150), 1.2))
    _key(painter, theme, QRectF(box.left() + s * 0.18, -s * 0.36, s * 0.72, s * 0.72), "R")
    for number, turn in enumerate(art.turns):
        cell = rect(measures.dial_cell(s, number, len(art.turns)))
        if number == art.chosen:
            fill(painter, rounded_rect(cell, 7), rgba(theme.focus, 46), pen(theme.focus, 1.8))
        with placed_at(painter, cell.center().x(), box.top() + s * 0.68):
            paint_body(painter, theme, s * 0.98, held=False)
            paint_arms(painter, theme, turn.mask, s * 0.98, turn.lights)
        if turn.change is None:
            continue
        tone = theme.success if turn.change > 0 else theme.danger if turn.change < 0 else theme.muted
        place = QRectF(cell.left() - 4, box.bottom() - s * 0.72, cell.width() + 8, s * 0.52)
        text(painter, place, signed(turn.change), max(12.0, s * 0.4), tone, True, fit=False)


def _key(painter: QPainter, theme: Theme, box: QRectF, label: str) -> None:
    """Key cap."""
    fill(painter, rounded_rect(box.translated(0, 1.6), 5), rgba(BLACK, 130))
    fill(painter, rounded_rect(box, 5), theme.raised, pen(theme.line, 1.2))
    text(painter, box, label, 12, theme.text, True, fit=False)
