"""The salon of the boat: riveted hull, brass window, the sea behind it, and the panes of the five columns."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from noria_desktop.ui.art.glyphs import placed
from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke, within
from noria_desktop.ui.art.shapes import circle, cubic, ellipse, polygon, rounded_rect, tapered
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.nautilus.board.arts import SalonArt
from noria_desktop.ui.nautilus.paint.colours import BLACK, GASKET

SHAFTS = (
    (0.1, 50, -90, 0.1),
    (0.24, 26, -70, 0.13),
    (0.47, 70, -30, 0.09),
    (0.66, 34, 30, 0.12),
    (0.84, 60, 80, 0.08),
)
"""Shafts of light: where, how wide, how far they lean, how bright."""
WEED = ((0.045, 150), (0.075, 105), (0.105, 66), (0.955, 165), (0.925, 112), (0.89, 60))
SHOAL = ((0.14, 0.2, 6, False), (0.165, 0.235, 4.5, False), (0.12, 0.25, 4, False))
STRAYS = ((0.87, 0.78, 6, True), (0.9, 0.75, 4, True))
BUBBLES = (
    (0.055, 0.5, 3),
    (0.06, 0.45, 2),
    (0.05, 0.4, 4),
    (0.945, 0.36, 3),
    (0.94, 0.3, 2.2),
    (0.95, 0.26, 3.6),
)


def paint_salon(painter: QPainter, art: SalonArt, skin: Skin) -> None:
    """Back to front: hull, sea, frame, panes, dock."""
    with placed_at(painter, -art.width / 2, -art.height / 2):
        theme = skin.theme
        window = rect(art.window)
        _hull(painter, theme, art, window)
        _sea(painter, theme, art, window)
        _frame(painter, theme, art.unit, window)
        _panes(painter, theme, art)
        _dock(painter, theme, art)


def _hull(painter: QPainter, theme: Theme, art: SalonArt, window: QRectF) -> None:
    """Hull plates; calm, almost without contrast."""
    k = art.unit
    board = QRectF(art.dock, 0, art.width - art.dock, art.height)
    ground = QLinearGradient(board.topLeft(), board.bottomLeft())
    ground.setColorAt(0, QColor(theme.hull[0]))
    ground.setColorAt(1, QColor(theme.hull[1]))
    painter.fillRect(board, QBrush(ground))
    if theme.contrast:
        return
    with within(painter, board):
        dark, lit = pen(rgba(BLACK, 71), 2 * k), pen(rgba(theme.seam, 204), k)
        high, low = window.top() + 60 * k, window.bottom() - 60 * k
        for y in (high, low):
            line(painter, board.left(), y, board.right(), y, dark)
            line(painter, board.left(), y + 2 * k, board.right(), y + 2 * k, lit)
        count = max(3, round(board.width() / (190 * k)))
        rivets, shade = QPainterPath(), QPainterPath()
        for i in range(count + 1):
            x = board.left() + i * board.width() / count
            for top, bottom in ((board.top(), high), (low, board.bottom())):
                line(painter, x, top, x, bottom, dark)
                line(painter, x + 2 * k, top, x + 2 * k, bottom, lit)
                y = top + 13 * k
                while y < bottom:
                    for dx in (-9, 12):
                        shade.addEllipse(QPointF(x + dx * k, y + 0.8 * k), 2.3 * k, 2.3 * k)
                        rivets.addEllipse(QPointF(x + dx * k, y), 2.0 * k, 2.0 * k)
                    y += 26 * k
        fill(painter, shade, rgba(BLACK, 76))
        fill(painter, rivets, theme.seam)
        glow = QRadialGradient(window.center(), window.width() * 0.64)
        glow.setColorAt(0.55, rgba(theme.water[0], 87))
        glow.setColorAt(1, rgba(theme.water[0], 0))
        painter.fillRect(board, QBrush(glow))


def _sea(painter: QPainter, theme: Theme, art: SalonArt, window: QRectF) -> None:
    """The view through the window: light shafts, reefs, weed, fish."""
    k = art.unit
    with within(painter, rounded_rect(window.adjusted(17 * k, 17 * k, -17 * k, -17 * k), 74 * k)):
        depth = QLinearGradient(window.topLeft(), window.bottomLeft())
        for at, tone in zip((0.0, 0.48, 1.0), theme.water, strict=True):
            depth.setColorAt(at, QColor(tone))
        painter.fillRect(window, QBrush(depth))
        if not theme.contrast:
            for share, wide, lean, light in SHAFTS:
                _shaft(painter, theme, window, k, window.left() + share * window.width(), wide, lean, light)
            for layer, base, height in ((0, 0.80, 30), (1, 0.9, 22)):
                fill(painter, _reef(window, k, layer, base, height), rgba(theme.reef[layer], 230))
            for number, (share, height) in enumerate(WEED):
                _weed(painter, theme, window, k, share, height, 1 if number % 2 else -1)
            shadow = rgba(theme.on_water, 51)
            for x, y, size, flip in (*SHOAL, *STRAYS):
                across, down = window.left() + x * window.width(), window.top() + y * window.height()
                fill(painter, placed("nautilus/fish", across, down, size * k, mirrored=flip), shadow)
            for x, y, size in BUBBLES:
                across, down = window.left() + x * window.width(), window.top() + y * window.height()
                stroke(painter, circle(across, down, size * k), pen(rgba(theme.on_water, 89), k))


def _shaft(
    painter: QPainter,
    theme: Theme,
    window: QRectF,
    k: float,
    x: float,
    wide: float,
    lean: float,
    light: float,
) -> None:
    ray = polygon(
        [
            (x, window.top()),
            (x + wide * k, window.top()),
            (x + (wide * 2.2 + lean) * k, window.bottom()),
            (x + (lean - wide) * k, window.bottom()),
        ]
    )
    fade = QLinearGradient(0, window.top(), 0, window.top() + window.height() * 0.86)
    fade.setColorAt(0, rgba(theme.shaft, round(255 * light * 1.7)))
    fade.setColorAt(1, rgba(theme.shaft, 0))
    fill(painter, ray, QBrush(fade))


def _reef(window: QRectF, k: float, layer: int, base: float, height: float) -> QPainterPath:
    """A ridge on the sea's ground."""
    path = QPainterPath(QPointF(window.left(), window.bottom()))
    count = 9
    for i in range(count + 1):
        x = window.left() + i * window.width() / count
        wave = math.sin(i * 2.3 + layer * 1.7) + 0.7 * abs(i - count / 2) / (count / 2)
        y = window.top() + window.height() * base - height * k * wave
        if i == 0:
            path.lineTo(x, y)
        else:
            crest = y - height * 0.5 * k * math.cos(i * 3.1)
            path.quadTo(x - window.width() / count * 0.5, crest, x, y)
    path.lineTo(window.right(), window.bottom())
    path.closeSubpath()
    return path


def _weed(
    painter: QPainter, theme: Theme, window: QRectF, k: float, share: float, height: float, side: int
) -> None:
    x, y = window.left() + share * window.width(), window.bottom() - 8 * k
    stem = cubic(
        (x, y),
        (x + side * 22 * k, y - height * 0.35 * k),
        (x - side * 20 * k, y - height * 0.7 * k),
        (x + side * 9 * k, y - height * k),
    )
    fill(painter, tapered(stem, 6 * k, 1.2 * k), theme.reef[1])
    for i in range(4, 22, 3):
        way = 1 if i % 2 else -1
        turn = QTransform().translate(*stem[i]).rotate(-60 * way - 10)
        fill(painter, turn.map(ellipse(way * 8 * k, 0, 8.5 * k, 2.8 * k)), theme.reef[1])


def _frame(painter: QPainter, theme: Theme, k: float, window: QRectF) -> None:
    """Brass ring of the window in three tones, its gasket and rivets."""

    def inside(by: float, radius: float) -> QPainterPath:
        return rounded_rect(window.adjusted(by * k, by * k, -by * k, -by * k), radius * k)

    outer, middle, inner = inside(2, 86), inside(15, 74), inside(20, 70)
    if not theme.contrast:
        shadow = QPainterPath(outer.translated(0, 6 * k))
        shadow.addPath(outer)  # by the even-odd rule only what the frame does not cover
        fill(painter, shadow, rgba(BLACK, 102))
    ring = QPainterPath(outer)
    ring.addPath(middle)
    metal = QLinearGradient(window.topLeft(), window.bottomLeft())
    tones = (theme.brass_hi, theme.brass, mix(theme.brass, theme.brass_lo, 0.4), theme.brass_lo)
    for at, tone in zip((0, 0.16, 0.6, 1), tones, strict=True):
        metal.setColorAt(at, QColor(tone))
    fill(painter, ring, QBrush(metal))
    gasket = QPainterPath(middle)
    gasket.addPath(inner)
    fill(painter, gasket, GASKET)
    stroke(painter, outer, pen(theme.ink, 2 * k))
    stroke(painter, inside(4.5, 84), pen(rgba(theme.brass_hi, 204), 1.2 * k))
    stroke(painter, middle, pen(theme.brass_lo, 1.6 * k))
    stroke(painter, inner, pen(rgba(theme.brass, 178), k))
    track = inside(8.6, 80)
    length = track.length()
    count = round(length / (44 * k))
    for i in range(count):
        spot = track.pointAtPercent(track.percentAtLength(length * (i + 0.5) / count))
        rivet(painter, theme, spot.x(), spot.y(), 3.1 * k)


def rivet(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """A domed rivet with a lit edge."""
    fill(painter, circle(x, y + radius * 0.3, radius * 1.12), rgba(BLACK, 89))
    fill(painter, circle(x, y, radius), mix(theme.brass, theme.brass_lo, 0.35))
    fill(painter, circle(x - radius * 0.22, y - radius * 0.28, radius * 0.42), rgba(theme.brass_hi, 204))


def _panes(painter: QPainter, theme: Theme, art: SalonArt) -> None:
    """A pane of dark glass a column joins two facing places with their domain card; bars tell the sides."""
    k = art.unit
    for box in art.panes:
        pane = rect(box)
        path = rounded_rect(pane, 15 * k)
        fill(painter, path, rgba(theme.glass, 107), pen(rgba(theme.on_water, 60), k))
        for tone, y in ((theme.bot, pane.top()), (theme.you, pane.bottom())):
            bar = QRectF(pane.center().x() - 22 * k, y - 1.6 * k, 44 * k, 3.2 * k)
            fill(painter, rounded_rect(bar, 1.6 * k), tone)
    for box in art.spaces:
        path = rounded_rect(rect(box), 9 * k)
        fill(painter, path, rgba(theme.glass, 60), pen(rgba(theme.on_water, 56), 1.1 * k))


def _dock(painter: QPainter, theme: Theme, art: SalonArt) -> None:
    """Ground of the dock with a hairline towards the board."""
    painter.fillRect(QRectF(0, 0, art.dock, art.height), QColor(theme.surface))
    wide = 2.0 if theme.contrast else 1.2
    edge = theme.line if theme.contrast else mix(theme.surface, theme.line, 0.4)
    painter.fillRect(QRectF(art.dock - wide / 2, 0, wide, art.height), QColor(edge))
