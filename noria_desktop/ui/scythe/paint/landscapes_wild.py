"""What grew by itself: mountains, forests, tundra with its derrick, lakes."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import ellipse, hexagon, lines, polygon
from noria_desktop.ui.scythe.paint.ink import Ink, fade


def _peak(k: Ink, x: float, y: float, w: float, h: float, tone: str) -> None:
    """One mountain: lit left face, shaded right face, snow cap with a broken edge, fine ink ridge."""
    tip = (x - w * 0.06, y - h)
    k.fill(polygon([(x - w, y), tip, (x + w, y)]), mix(tone, "#FFFFFF", 0.26), fade("#3B3533", 0.55), 0.9)
    k.fill(
        polygon(
            [
                tip,
                (x + w * 0.22, y - h * 0.60),
                (x + w, y),
                (x + w * 0.18, y),
                (x - w * 0.02, y - h * 0.34),
                (x + w * 0.10, y - h * 0.62),
            ]
        ),
        mix(tone, "#2E2A2C", 0.50),
    )
    k.fill(
        polygon(
            [(x - w * 0.62, y), (x - w * 0.36, y - h * 0.40), (x - w * 0.30, y - h * 0.16), (x - w * 0.12, y)]
        ),
        mix(tone, "#2E2A2C", 0.16),
    )
    k.fill(
        polygon(
            [
                tip,
                (x - w * 0.42, y - h * 0.60),
                (x - w * 0.26, y - h * 0.64),
                (x - w * 0.16, y - h * 0.46),
                (x - w * 0.02, y - h * 0.60),
                (x + w * 0.10, y - h * 0.50),
                (x + w * 0.16, y - h * 0.66),
                (x + w * 0.29, y - h * 0.60),
            ]
        ),
        "#FDFCF7",
        fade("#5F6A74", 0.5),
        0.7,
    )
    k.fill(
        polygon(
            [
                tip,
                (x + w * 0.03, y - h * 0.66),
                (x + w * 0.10, y - h * 0.50),
                (x + w * 0.16, y - h * 0.66),
                (x + w * 0.29, y - h * 0.60),
            ]
        ),
        "#B9C4CE",
    )


def mountain(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Three peaks with snow."""
    x, y = c.x(), c.y()
    for i in range(5):
        yy = y + r * (0.18 + 0.17 * i)
        k.stroke(
            lines(
                (
                    (x - r, yy + r * 0.1),
                    (x - r * 0.3, yy - r * 0.06),
                    (x + r * 0.25, yy + r * 0.07),
                    (x + r, yy - r * 0.05),
                ),
            ),
            fade("#5F5650", 0.20),
            1.1,
        )
    j = rng.uniform(-0.06, 0.06)
    _peak(k, x - r * (0.40 + j), y + r * 0.05, r * 0.42, r * 0.58, "#948A83")
    _peak(k, x + r * (0.42 - j), y + r * 0.05, r * 0.44, r * 0.66, "#8C827C")
    _peak(k, x + r * j, y + r * 0.12, r * 0.52, r * 0.90, "#9C928B")


def _conifer(k: Ink, x: float, y: float, h: float, dark: str, light: str) -> None:
    """One fir: trunk, three tiers, the left half lit."""
    k.fill(
        polygon(
            [(x - h * 0.05, y), (x + h * 0.05, y), (x + h * 0.05, y - h * 0.2), (x - h * 0.05, y - h * 0.2)]
        ),
        "#4B3524",
    )
    for i in range(3):
        w, top, bot = h * (0.34 - 0.08 * i), y - h * (0.48 + 0.26 * i), y - h * (0.12 + 0.24 * i)
        k.fill(polygon([(x - w, bot), (x, top), (x + w, bot)]), dark)
        k.fill(polygon([(x - w, bot), (x, top), (x - w * 0.05, bot)]), light)


def forest(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Firs round a clearing."""
    x, y = c.x(), c.y()
    k.fill(ellipse(x, y + r * 0.42, r * 0.62, r * 0.30), fade("#7FA873", 0.55))
    spots = [
        (-0.62, -0.30),
        (-0.36, -0.42),
        (-0.10, -0.50),
        (0.16, -0.46),
        (0.42, -0.38),
        (0.66, -0.26),
        (-0.5, -0.14),
        (-0.22, -0.22),
        (0.06, -0.24),
        (0.32, -0.18),
        (0.56, -0.06),
        (-0.74, 0.04),
        (-0.62, 0.26),
        (0.76, 0.08),
        (0.66, 0.30),
        (-0.42, 0.80),
        (0.36, 0.84),
    ]
    for sx, sy in sorted(spots, key=lambda s: s[1]):
        g = rng.uniform(0, 0.22)
        _conifer(
            k,
            x + r * (sx + rng.uniform(-0.04, 0.04)),
            y + r * (sy + rng.uniform(-0.03, 0.03)),
            r * rng.uniform(0.36, 0.46),
            mix("#274A35", "#355F45", g * 4),
            mix("#5C8F68", "#7FB084", g * 4),
        )


def tundra(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Drifts, boulders and a derrick."""
    x, y = c.x(), c.y()
    for i in range(4):
        a = QPainterPath(QPointF(x - r * 1.1, y + r * (-0.30 + 0.34 * i)))
        a.cubicTo(
            x - r * 0.5,
            y + r * (-0.50 + 0.34 * i),
            x - r * 0.1,
            y + r * (-0.12 + 0.34 * i),
            x + r * 0.3,
            y + r * (-0.30 + 0.34 * i),
        )
        a.cubicTo(
            x + r * 0.6,
            y + r * (-0.42 + 0.34 * i),
            x + r * 0.9,
            y + r * (-0.3 + 0.34 * i),
            x + r * 1.1,
            y + r * (-0.36 + 0.34 * i),
        )
        a.lineTo(x + r * 1.1, y + r * 1.2)
        a.lineTo(x - r * 1.1, y + r * 1.2)
        a.closeSubpath()
        k.fill(a, mix("#E9F4F4", "#BCD7DB", 0.22 * i), fade("#FFFFFF", 0.9), 1)
    bx, by = x + r * rng.uniform(-0.1, 0.1), y - r * 0.12
    for s in (-1, 1):
        k.stroke(lines(((bx + s * r * 0.20, by), (bx + s * r * 0.04, by - r * 0.58))), "#33424A", 1.7)
    for t in (0.18, 0.40, 0.62, 0.82):
        w = 0.20 - 0.16 * t
        k.stroke(lines(((bx - r * w, by - r * 0.58 * t), (bx + r * w, by - r * 0.58 * t))), "#33424A", 1)
        k.stroke(
            lines(((bx - r * w, by - r * 0.58 * t), (bx + r * (w - 0.03), by - r * 0.58 * min(1, t + 0.2)))),
            "#33424A",
            0.8,
        )
    k.fill(
        polygon(
            [
                (bx - r * 0.3, by + r * 0.03),
                (bx + r * 0.3, by + r * 0.03),
                (bx + r * 0.24, by - r * 0.05),
                (bx - r * 0.24, by - r * 0.05),
            ]
        ),
        "#46545C",
    )
    for sx, sy, size in ((-0.56, -0.10, 0.13), (-0.42, -0.04, 0.09), (0.58, -0.08, 0.12)):
        k.fill(
            polygon(
                [
                    (x + r * (sx - size), y + r * (sy + 0.04)),
                    (x + r * (sx - size * 0.4), y + r * (sy - size)),
                    (x + r * (sx + size * 0.5), y + r * (sy - size * 0.8)),
                    (x + r * (sx + size), y + r * (sy + 0.04)),
                ]
            ),
            "#8AA0A8",
        )
        k.fill(
            polygon(
                [
                    (x + r * (sx - size * 0.7), y + r * (sy - 0.03)),
                    (x + r * (sx - size * 0.4), y + r * (sy - size)),
                    (x + r * (sx + size * 0.5), y + r * (sy - size * 0.8)),
                ]
            ),
            "#FFFFFF",
        )


def lake(k: Ink, c: QPointF, r: float, rng: random.Random) -> None:
    """Ripples with a sail, an islet or reeds."""
    x, y = c.x(), c.y()
    k.fill(
        hexagon(c, r).subtracted(ellipse(x + r * 0.02, y + r * 0.02, r * 0.88, r * 0.90)),
        fade("#CFE3EC", 0.35),
    )
    for i in range(7):
        yy, off = y + r * (-0.66 + 0.22 * i), rng.uniform(-0.12, 0.12)
        w = r * (0.30 + 0.18 * math.sin(i * 1.3))
        a = QPainterPath(QPointF(x + r * off - w, yy))
        a.cubicTo(
            x + r * off - w * 0.5,
            yy - r * 0.09,
            x + r * off - w * 0.2,
            yy + r * 0.07,
            x + r * off + w * 0.1,
            yy,
        )
        a.cubicTo(
            x + r * off + w * 0.4, yy - r * 0.07, x + r * off + w * 0.7, yy + r * 0.05, x + r * off + w, yy
        )
        k.stroke(a, fade("#EAF6FF", 0.55 if i % 2 else 0.35), 1.6)
    for sx, sy in ((-0.46, -0.40), (0.42, 0.34), (0.2, -0.5)):
        k.stroke(
            lines(((x + r * sx - r * 0.06, y + r * sy), (x + r * sx + r * 0.06, y + r * sy))),
            fade("#FFFFFF", 0.8),
            1.4,
        )
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
    hull = polygon([(x - r * 0.20, y - r * 0.02), (x + r * 0.22, y - r * 0.02), (x + r * 0.13, y + r * 0.08), (x - r * 0.13, y + r * 0.08)])  # fmt: skip
    k.fill(hull, "#6A4330", "#2B1A12", 0.8)
    k.stroke(lines(((x, y - r * 0.02), (x, y - r * 0.44))), "#2B1A12", 1)
    k.fill(polygon([(x + way * r * 0.03, y - r * 0.42), (x + way * r * 0.24, y - r * 0.07), (x + way * r * 0.03, y - r * 0.07)]), "#FFF6E2", "#5A4A3A", 0.7)  # fmt: skip
    k.fill(polygon([(x - way * r * 0.03, y - r * 0.36), (x - way * r * 0.15, y - r * 0.07), (x - way * r * 0.03, y - r * 0.07)]), "#E6D6B4", "#5A4A3A", 0.7)  # fmt: skip


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
