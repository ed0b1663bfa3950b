"""What grew by itself: mountains, forests, tundra with its derrick, lakes."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import ellipse, hexagon, lines, outline_at, polygon, segment
from noria_desktop.ui.scythe.paint.ink import Ink, fade


def _peak(k: Ink, x: float, y: float, w: float, h: float, tone: str) -> None:
    """One mountain: lit left face, shaded right face, snow cap with a broken edge, fine ink ridge."""
    ink, snow = fade("#3B3533", 0.55), fade("#5F6A74", 0.5)
    k.patch("M -1 0 -0.06 -1 1 0 Z", x, y, w, h, mix(tone, "#FFFFFF", 0.26), ink, 0.9)
    shaded = "M -0.06 -1 0.22 -0.6 1 0 0.18 0 -0.02 -0.34 0.1 -0.62 Z"
    k.patch(shaded, x, y, w, h, mix(tone, "#2E2A2C", 0.50))
    k.patch("M -0.62 0 -0.36 -0.4 -0.3 -0.16 -0.12 0 Z", x, y, w, h, mix(tone, "#2E2A2C", 0.16))
    cap = "M -0.06 -1 -0.42 -0.6 -0.26 -0.64 -0.16 -0.46 -0.02 -0.6 0.1 -0.5 0.16 -0.66 0.29 -0.6 Z"
    k.patch(cap, x, y, w, h, "#FDFCF7", snow, 0.7)
    k.patch("M -0.06 -1 0.03 -0.66 0.1 -0.5 0.16 -0.66 0.29 -0.6 Z", x, y, w, h, "#B9C4CE")


def mountain(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Three peaks with snow."""
    x, y = c.x(), c.y()
    for i in range(5):
        fold = outline_at("M -1 0.1 -0.3 -0.06 0.25 0.07 1 -0.05", x, y + r * (0.18 + 0.17 * i), r, r)
        k.stroke(fold, fade("#5F5650", 0.20), 1.1)
    j = rng.uniform(-0.06, 0.06)
    _peak(k, x - r * (0.40 + j), y + r * 0.05, r * 0.42, r * 0.58, "#948A83")
    _peak(k, x + r * (0.42 - j), y + r * 0.05, r * 0.44, r * 0.66, "#8C827C")
    _peak(k, x + r * j, y + r * 0.12, r * 0.52, r * 0.90, "#9C928B")


def _conifer(k: Ink, x: float, y: float, h: float, dark: str, light: str) -> None:
    """One fir: trunk, three tiers, the left half lit."""
    k.patch("M -0.05 0 0.05 0 0.05 -0.2 -0.05 -0.2 Z", x, y, h, h, "#4B3524")
    for i in range(3):
        w, top, bot = h * (0.34 - 0.08 * i), y - h * (0.48 + 0.26 * i), y - h * (0.12 + 0.24 * i)
        k.fill(polygon([(x - w, bot), (x, top), (x + w, bot)]), dark)
        k.fill(polygon([(x - w, bot), (x, top), (x - w * 0.05, bot)]), light)


def forest(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Firs round a clearing."""
    x, y = c.x(), c.y()
    k.fill(ellipse(x, y + r * 0.42, r * 0.62, r * 0.30), fade("#7FA873", 0.55))
    spots = (
        (-0.62, -0.30), (-0.36, -0.42), (-0.10, -0.50), (0.16, -0.46), (0.42, -0.38), (0.66, -0.26),
        (-0.5, -0.14), (-0.22, -0.22), (0.06, -0.24), (0.32, -0.18), (0.56, -0.06), (-0.74, 0.04),
        (-0.62, 0.26), (0.76, 0.08), (0.66, 0.30), (-0.42, 0.80), (0.36, 0.84),
    )  # fmt: skip
    for sx, sy in sorted(spots, key=lambda s: s[1]):
        g = rng.uniform(0, 0.22)
        foot = x + r * (sx + rng.uniform(-0.04, 0.04)), y + r * (sy + rng.uniform(-0.03, 0.03))
        tones = mix("#274A35", "#355F45", g * 4), mix("#5C8F68", "#7FB084", g * 4)
        _conifer(k, *foot, r * rng.uniform(0.36, 0.46), *tones)


def tundra(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Drifts, boulders and a derrick."""
    x, y = c.x(), c.y()
    for i in range(4):
        drift = "M -1.1 -0.3 C -0.5 -0.5 -0.1 -0.12 0.3 -0.3 C 0.6 -0.42 0.9 -0.3 1.1 -0.36"
        bank = f"{drift} L 1.1 {1.2 - 0.34 * i} -1.1 {1.2 - 0.34 * i} Z"
        tone = mix("#E9F4F4", "#BCD7DB", 0.22 * i)
        k.patch(bank, x, y + r * 0.34 * i, r, r, tone, fade("#FFFFFF", 0.9), 1)
    bx, by = x + r * rng.uniform(-0.1, 0.1), y - r * 0.12
    for s in (-1, 1):
        k.stroke(lines(((bx + s * r * 0.20, by), (bx + s * r * 0.04, by - r * 0.58))), "#33424A", 1.7)
    for t in (0.18, 0.40, 0.62, 0.82):
        w = 0.20 - 0.16 * t
        k.stroke(lines(((bx - r * w, by - r * 0.58 * t), (bx + r * w, by - r * 0.58 * t))), "#33424A", 1)
        brace = segment(bx - r * w, by - r * 0.58 * t, bx + r * (w - 0.03), by - r * 0.58 * min(1, t + 0.2))
        k.stroke(brace, "#33424A", 0.8)
    k.patch("M -0.3 0.03 0.3 0.03 0.24 -0.05 -0.24 -0.05 Z", bx, by, r, r, "#46545C")
    for sx, sy, size in ((-0.56, -0.10, 0.13), (-0.42, -0.04, 0.09), (0.58, -0.08, 0.12)):
        left, low, high = x + r * sx, y + r * sy, f"{-0.4 * size} {-size} {0.5 * size} {-0.8 * size}"
        k.patch(f"M {-size} 0.04 {high} {size} 0.04 Z", left, low, r, r, "#8AA0A8")
        k.patch(f"M {-0.7 * size} -0.03 {high} Z", left, low, r, r, "#FFFFFF")


def lake(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Ripples with a sail, an islet or reeds."""
    x, y = c.x(), c.y()
    deep = ellipse(x + r * 0.02, y + r * 0.02, r * 0.88, r * 0.90)
    k.fill(hexagon(c, r).subtracted(deep), fade("#CFE3EC", 0.35))
    for i in range(7):
        yy, off = y + r * (-0.66 + 0.22 * i), rng.uniform(-0.12, 0.12)
        w = r * (0.30 + 0.18 * math.sin(i * 1.3))
        a = QPainterPath(QPointF(x + r * off - w, yy))
        middle = x + r * off
        a.cubicTo(middle - w * 0.5, yy - r * 0.09, middle - w * 0.2, yy + r * 0.07, middle + w * 0.1, yy)
        a.cubicTo(middle + w * 0.4, yy - r * 0.07, middle + w * 0.7, yy + r * 0.05, middle + w, yy)
        k.stroke(a, fade("#EAF6FF", 0.55 if i % 2 else 0.35), 1.6)
    for sx, sy in ((-0.46, -0.40), (0.42, 0.34), (0.2, -0.5)):
        glint = segment(x + r * sx - r * 0.06, y + r * sy, x + r * sx + r * 0.06, y + r * sy)
        k.stroke(glint, fade("#FFFFFF", 0.8), 1.4)
    match rng.randrange(4):
        case 0:
            _boat(k, x + r * rng.uniform(-0.2, 0.2), y - r * 0.26, r, rng.choice((-1, 1)))
        case 1:
            _islet(k, x + r * rng.uniform(-0.2, 0.2), y - r * 0.24, r)
        case 2:
            _reeds(k, x + r * rng.choice((-0.42, 0.42)), y - r * 0.22, r)
        case _:
            _boat(k, x + r * 0.3, y - r * 0.34, r * 0.7, 1)
            _islet(k, x - r * 0.36, y - r * 0.20, r * 0.66)


def _boat(k: Ink, x: float, y: float, r: float, way: int) -> None:
    """A small sail on the water, with its reflection."""
    k.stroke(lines(((x - r * 0.20, y + r * 0.10), (x + r * 0.20, y + r * 0.10))), fade("#EAF6FF", 0.7), 1.2)
    k.patch("M -0.2 -0.02 0.22 -0.02 0.13 0.08 -0.13 0.08 Z", x, y, r, r, "#6A4330", "#2B1A12", 0.8)
    k.stroke(lines(((x, y - r * 0.02), (x, y - r * 0.44))), "#2B1A12", 1)
    k.patch("M 0.03 -0.42 0.24 -0.07 0.03 -0.07 Z", x, y, way * r, r, "#FFF6E2", "#5A4A3A", 0.7)
    k.patch("M -0.03 -0.36 -0.15 -0.07 -0.03 -0.07 Z", x, y, way * r, r, "#E6D6B4", "#5A4A3A", 0.7)


def _islet(k: Ink, x: float, y: float, r: float) -> None:
    """A rock with firs."""
    k.fill(ellipse(x, y + r * 0.03, r * 0.36, r * 0.10), fade("#EAF6FF", 0.55))
    k.fill(ellipse(x, y, r * 0.30, r * 0.09), "#8C8A72", fade("#33423A", 0.7), 0.8)
    k.fill(ellipse(x - r * 0.04, y - r * 0.03, r * 0.24, r * 0.06), "#7FA873")
    for dx, h in ((-0.12, 0.30), (0.10, 0.26), (0.0, 0.40)):
        _conifer(k, x + r * dx, y, r * h, "#2B5240", "#5C8F68")


def _reeds(k: Ink, x: float, y: float, r: float) -> None:
    """Reeds at a shallow."""
    for dx, h, lean in ((-0.16, 0.26, -0.05), (-0.08, 0.36, -0.02), (0.0, 0.30, 0.02), (0.08, 0.40, 0.03), (0.16, 0.24, 0.06)):  # fmt: skip
        top = (x + r * (dx + lean), y - r * h)
        k.stroke(lines(((x + r * dx, y), top)), "#4E7350", 1.3)
        k.stroke(lines((top, (top[0], top[1] + r * 0.09))), "#6A4330", 2.2)
    k.stroke(lines(((x - r * 0.26, y), (x + r * 0.26, y))), fade("#EAF6FF", 0.7), 1.2)
