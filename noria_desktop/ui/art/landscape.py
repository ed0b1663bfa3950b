"""Landscapes of the pages: evening sky, clouds, the atlas behind everything, veil and frame of a large picture.

Source: mocks/shell.md.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle, tone


def paint_clouds(canvas: Canvas, box: QRectF, colour: str, base: float, seed: int) -> None:
    """A bank of cloud from overlapping discs; ``base`` is its height as a share of the box."""
    rnd = random.Random(seed)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    height = min(box.height(), box.width())
    x = box.left() - 30
    while x < box.right() + 60:
        q = rnd.uniform(0.10, 0.22) * height
        path.addEllipse(QPointF(x, box.top() + box.height() * base + rnd.uniform(-6, 6)), q * 1.7, q)
        x += q * 1.5
    path.addRect(QRectF(box.left() - 10, box.top() + box.height() * base, box.width() + 20, box.height()))
    canvas.fill(path, colour)


def paint_sky(canvas: Canvas, box: QRectF, sun: tuple[float, float], stars: int) -> None:
    """Evening (or morning) sky with a low sun at a share of the box."""
    style, colours = canvas.style, canvas.style.colours
    canvas.gradient(box, colours.sky)
    sx, sy = box.left() + box.width() * sun[0], box.top() + box.height() * sun[1]
    if not style.contrast:
        for q, alpha in ((0.5, 0.10), (0.36, 0.14), (0.24, 0.2)):
            canvas.fill(circle(sx, sy, box.height() * q), style.theme.halo, alpha)
        canvas.fill(circle(sx, sy, box.height() * 0.13), colours.sun)
    rnd = random.Random(5)
    for _ in range(stars if style.dark else 0):
        x, y = box.left() + rnd.random() * box.width(), box.top() + rnd.random() * box.height() * 0.42
        canvas.fill(circle(x, y, rnd.uniform(0.5, 1.2)), "#FFF4DA", rnd.uniform(0.3, 0.8))


def paint_veil(canvas: Canvas, box: QRectF, words: float) -> None:
    """Darken (by day: lighten) the left of a picture for ``words`` pixels so that words can stand on it."""
    veil = canvas.style.colours.veil
    gradient = QLinearGradient(box.left(), 0, box.left() + words * 1.5, 0)
    for place, alpha in ((0.0, 0.95), (0.62, 0.9), (0.78, 0.5), (1.0, 0.0)):
        gradient.setColorAt(place, tone(veil, alpha))
    canvas.p.fillRect(box, gradient)


def paint_frame(canvas: Canvas, box: QRectF, radius: float) -> None:
    """Double brass frame of a large picture."""
    colours = canvas.style.colours
    canvas.stroke(rounded_rect(box.adjusted(1, 1, -1, -1), radius - 1), colours.brass, 2)
    if not canvas.style.contrast:
        canvas.stroke(rounded_rect(box.adjusted(4, 4, -4, -4), radius - 4), colours.brass_lit, 0.8, 0.5)


def paint_ground(canvas: Canvas, width: float, height: float) -> None:
    """The atlas behind every page: chart arcs, ticks and a few constellations, hardly visible."""
    style: ShellStyle = canvas.style
    theme = style.theme
    if style.contrast:
        canvas.p.fillRect(QRectF(0, 0, width, height), tone(theme.bg))
        return
    gradient = QLinearGradient(0, 0, width, height)
    gradient.setColorAt(0, tone(theme.bg))
    gradient.setColorAt(1, tone(style.colours.ground))
    canvas.p.fillRect(QRectF(0, 0, width, height), gradient)
    cx, cy = width * 0.86, height * 1.06
    grow = max(1.0, height / 774)
    for i, base in enumerate((260, 330, 420, 520, 640, 790, 960)):
        r = base * grow
        canvas.stroke(circle(cx, cy, r), theme.accent, 1.2 if i % 2 else 0.8, 0.13)
        if i % 2 == 0:
            ticks = QPainterPath()
            for k in range(0, 360, 5):
                a = math.radians(k)
                q = 9 if k % 30 == 0 else 4
                ticks.moveTo(cx + r * math.cos(a), cy + r * math.sin(a))
                ticks.lineTo(cx + (r + q) * math.cos(a), cy + (r + q) * math.sin(a))
            canvas.stroke(ticks, theme.accent, 0.8, 0.14)
    spokes = QPainterPath()
    for k in range(0, 360, 30):
        a = math.radians(k)
        spokes.moveTo(cx + 260 * grow * math.cos(a), cy + 260 * grow * math.sin(a))
        spokes.lineTo(cx + 960 * grow * math.cos(a), cy + 960 * grow * math.sin(a))
    canvas.stroke(spokes, theme.accent, 0.7, 0.1)
    rnd = random.Random(7)
    points = [(rnd.random() * width, rnd.random() * height * 0.9) for _ in range(46)]
    for x, y in points:
        canvas.fill(circle(x, y, rnd.uniform(0.6, 1.5)), theme.text, 0.22)
    for first, second in ((3, 9), (9, 17), (17, 21), (5, 30), (30, 12)):
        canvas.stroke(segment(*points[first], *points[second]), theme.text, 0.7, 0.05)
