"""Where people live and work: villages, farms, the Factory."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, ellipse, gear, rounded
from noria_desktop.ui.scythe.paint.ink import Ink, fade


def _house(k: Ink, x: float, y: float, w: float, roof: str) -> None:
    """One gabled house in a low three-quarter view."""
    h = w * 0.62
    k.patch("M -0.5 0 -0.5 -1 0.12 -1 0.12 0 Z", x, y, w, h, "#F3E3C3", "#5A3626", 0.8)
    k.patch("M 0.12 0 0.12 -1 0.31 -1.55 0.5 -1 0.5 0 Z", x, y, w, h, "#D9BE93", "#5A3626", 0.8)
    k.patch("M -0.6 -0.95 -0.4 -1.62 0.31 -1.62 0.12 -0.95 Z", x, y, w, h, roof, "#4A241B", 0.8)
    far = mix(roof, "#000000", 0.25)
    k.patch("M 0.31 -1.62 0.58 -0.92 0.5 -0.86 0.29 -1.4 Z", x, y, w, h, far)
    k.patch("M -0.3 0 -0.3 -0.5 -0.12 -0.5 -0.12 0 Z", x, y, w, h, "#6A4330")
    k.patch("M 0.24 -0.35 0.24 -0.7 0.38 -0.7 0.38 -0.35 Z", x, y, w, h, "#FFE08A")


def village(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Gabled houses and a tower round a square."""
    x, y = c.x(), c.y()
    k.fill(ellipse(x, y + r * 0.40, r * 0.80, r * 0.42), fade("#F0B58C", 0.75))
    road = QPainterPath(QPointF(x - r * 0.9, y + r * 0.62))
    road.cubicTo(x - r * 0.2, y + r * 0.30, x + r * 0.1, y + r * 0.9, x + r * 0.95, y + r * 0.46)
    k.stroke(road, fade("#F6DDBB", 0.9), r * 0.12)
    for sx, sy, w, roof in (
        (-0.50, -0.30, 0.34, "#A33A2A"),
        (-0.08, -0.44, 0.36, "#8C3A4A"),
        (0.40, -0.34, 0.34, "#B54A2B"),
        (-0.66, -0.02, 0.32, "#8E4330"),
        (-0.26, -0.08, 0.36, "#B5502F"),
        (0.18, -0.10, 0.36, "#9B3B33"),
        (0.60, -0.04, 0.34, "#7F3B45"),
    ):
        _house(k, x + r * sx, y + r * sy, r * w, roof)
    tx = x + r * rng.choice((-0.02, 0.16))
    tower = "M -0.06 -0.44 -0.06 -0.72 0 -0.94 0.06 -0.72 0.06 -0.44 Z"
    k.patch(tower, tx, y, r, r, "#F3E3C3", "#5A3626", 0.9)
    k.patch("M -0.08 -0.7 0 -0.96 0.08 -0.7 Z", tx, y, r, r, "#5E7A8C", "#33424A", 0.8)


def farm(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Bands of furrows, a barn, bales and trees."""
    x, y = c.x(), c.y()
    tones = ("#E0C24C", "#F5E68F", "#CDAE3C", "#EFDB72", "#D7B945", "#F8ECA4")
    flip = 1 if rng.random() < 0.5 else -1
    for i in range(9):
        low, high, far = -0.66 + 0.21 * i, -0.34 + 0.22 * i, -0.62 + 0.26 * i
        furrow = f"M -1.1 {-0.5 + 0.2 * i} C -0.4 {low} 0.3 {high} 1.1 {far} L 1.1 1.2 -1.1 1.2 Z"
        k.patch(furrow, x, y, flip * r, r, tones[i % 6], fade("#9A7A1C", 0.35), 0.8)
    k.fill(ellipse(x, y - r * 0.72, r * 0.9, r * 0.30), "#B9C56B")
    for sx in (-0.62, -0.44, 0.40, 0.58, 0.74):
        k.fill(circle(x + r * sx, y - r * 0.50, r * 0.12), "#6E9150", fade("#38502A", 0.6), 0.7)
    bx = x + r * 0.02
    k.patch("M -0.26 -0.36 -0.26 -0.6 0 -0.76 0.26 -0.6 0.26 -0.36 Z", bx, y, r, r, "#B4553A", "#5A2A1C", 0.9)
    k.patch("M -0.32 -0.58 0 -0.8 0.32 -0.58 0.26 -0.56 0 -0.73 -0.26 -0.56 Z", bx, y, r, r, "#7A3425")
    k.patch("M -0.09 -0.36 -0.09 -0.54 0.09 -0.54 0.09 -0.36 Z", bx, y, r, r, "#F3E3C3", "#5A2A1C", 0.8)
    for sx, sy in ((-0.48, -0.26), (0.46, -0.22)):
        k.fill(circle(x + r * sx, y + r * sy, r * 0.10), "#C79A33", "#7A5A14", 0.8)
        k.stroke(circle(x + r * sx, y + r * sy, r * 0.05), "#7A5A14", 0.7)


def factory(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """The hall with its lit windows, on a gear."""
    x, y = c.x(), c.y()
    k.fill(gear(x, y + r * 0.05, 16, r * 0.88, r * 0.88 * 0.8, 0.45, 0.25), fade("#3B3050", 0.55))
    k.fill(circle(x, y + r * 0.05, r * 0.60), fade("#85729F", 0.45))
    for sx, top in ((-0.36, -0.80), (-0.14, -0.92)):
        chimney = f"M -0.07 -0.2 -0.05 {top} 0.05 {top} 0.07 -0.2 Z"
        k.patch(chimney, x + r * sx, y, r, r, "#4A3A42", "#1D1722", 0.9)
        k.patch("M -0.065 0.1 0.065 0.1 0.06 0.04 -0.06 0.04 Z", x + r * sx, y + r * top, r, r, "#C8503A")
        for i, s in enumerate((0.09, 0.12, 0.15)):
            puff = circle(x + r * (sx + 0.12 + 0.15 * i), y + r * (top - 0.03 - 0.04 * i), r * s)
            k.fill(puff, fade("#D8D2E4", 0.55 - 0.13 * i))
    wall = "M -0.55 0.12 -0.55 -0.28 -0.18 -0.48 -0.18 -0.28 0.18 -0.48 0.18 -0.28 0.55 -0.48 0.55 0.12 Z"
    k.patch(wall, x, y, r, r, "#8B6B5E", "#1D1722", 1.2)
    for i in range(3):
        left = x + r * 0.365 * i
        k.patch("M -0.55 -0.28 -0.18 -0.48 -0.18 -0.42 -0.55 -0.22 Z", left, y, r, r, "#C9A08A")
    for i in range(6):
        pane = rounded(x + r * (-0.48 + 0.168 * i), y - r * 0.14, r * 0.10, r * 0.14, 1)
        k.fill(pane, "#FFD36A", "#1D1722", 0.7)
