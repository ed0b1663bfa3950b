"""Ground of the board: sky, low sun behind the wheel, clouds, the islands' orbit, mist.

The axle of both wheels lies on the horizon, so below it a thing is active and above it resting.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke, within
from noria_desktop.ui.art.shapes import circle, ellipse, lines, point, polygon, rounded
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.noria.board.arts import GroundArt, MistArt
from noria_desktop.ui.noria.board.measures import gear_offset

_BANK: Final = 1400.0
"""Width of a bank of clouds."""
_DEPTH: Final = 1200.0
"""Farther down than any board reaches."""
_STEP: Final = 2.5
"""Distance of the points of a bank's outline."""


def paint_ground(painter: QPainter, art: GroundArt, skin: Skin) -> None:
    """Everything behind the machines, back to front."""
    theme = skin.theme
    with within(painter, QRectF(-art.width / 2, -art.height / 2, art.width, art.height)):
        painter.translate(-art.width / 2, -art.height / 2)
        box = QRectF(0, 0, art.width, art.height)
        horizon = art.wheel_y
        sky = QLinearGradient(0, 0, 0, art.height)
        for at, colour in theme.sky:
            share = at * horizon / (art.height * 0.57) if at < 1 else 1.0
            sky.setColorAt(max(0.0, min(1.0, share)), QColor(colour))
        painter.fillRect(box, QBrush(sky))
        if theme.clouds:
            _stars(painter, theme, art)
            _sun(painter, theme, art, box)
            _streaks(painter, theme, art)
            _heaps(painter, theme, art)
            _banks(painter, theme, art.width, horizon)
        _orbit(painter, theme, art)
        _shaft(painter, theme, art)


def _stars(painter: QPainter, theme: Theme, art: GroundArt) -> None:
    """Small stars that thin out towards the horizon."""
    dice = random.Random(5)
    horizon = art.wheel_y
    for _ in range(round(150 * art.width / 1280)):
        x, y = dice.uniform(0, art.width), dice.uniform(0, horizon * 0.8)
        alpha = int(190 * (1 - y / horizon) * dice.uniform(0.3, 1))
        fill(painter, circle(x, y, dice.uniform(0.5, 1.5)), rgba(theme.star, alpha))


def _sun(painter: QPainter, theme: Theme, art: GroundArt, box: QRectF) -> None:
    """Glow behind both wheels and rays over the human's."""
    for x, y, reach, top in (
        (art.wheel_x, art.wheel_y, art.wheel_radius * 1.75, 150),
        (art.sky_x, art.sky_y, art.sky_radius_y * 1.15, 70),
    ):
        glow = QRadialGradient(QPointF(x, y), reach)
        for at, share in ((0.0, 1.0), (0.55, 0.62), (0.64, 0.3), (1.0, 0.0)):
            glow.setColorAt(at, rgba(theme.halo, int(top * share)))
        painter.fillRect(box, QBrush(glow))
    for i in range(1, 36):
        degrees = 180 + i * 5
        a = point(art.wheel_radius * 1.1, degrees, art.wheel_x, art.wheel_y)
        b = point(art.wheel_radius * (1.3 if i % 2 else 1.2), degrees, art.wheel_x, art.wheel_y)
        painter.setPen(pen(rgba(theme.halo, 70), 2 if i % 2 else 1.2))
        painter.drawLine(a, b)


def _streaks(painter: QPainter, theme: Theme, art: GroundArt) -> None:
    """Thin high clouds, catching the last light."""
    dice = random.Random(3)
    horizon = art.wheel_y
    for _ in range(11):
        x, y = dice.uniform(0, art.width), dice.uniform(horizon * 0.34, horizon * 0.92)
        wide, high = dice.uniform(70, 190), dice.uniform(1.6, 3.4)
        streak = rounded(x - wide / 2, y, wide, high, min(1.6, high / 2))
        fill(painter, streak, rgba(theme.clouds[0][1], int(70 * y / horizon)))


def _heaps(painter: QPainter, theme: Theme, art: GroundArt) -> None:
    """Towering clouds on the horizon."""
    horizon = art.wheel_y
    gap = (art.wheel_x + art.wheel_radius + art.sky_x - art.bot_radius) / 2
    for x, size, tone in (
        (art.wheel_x - art.wheel_radius * 1.02, 0.8, 0),
        (gap - 66, 0.8, 0),
        (gap + 54, 1.15, 1),
        (art.sky_x + art.bot_radius * 1.2, 1.1, 0),
        (art.sky_x + art.sky_radius_x * 1.3, 1.35, 1),
    ):
        heap = _cumulus(x, horizon - 4, 50 * size, round(x))
        fill(painter, heap, rgba(theme.clouds[tone][1], 235))
        shade = QLinearGradient(0, horizon - 78 * size, 0, horizon + 20)
        shade.setColorAt(0, QColor(mix(*theme.clouds[tone], 0.62)))
        shade.setColorAt(1, QColor(theme.clouds[tone][0]))
        fill(painter, heap.translated(1.6, 2.4), QBrush(shade))


def _banks(painter: QPainter, theme: Theme, width: float, horizon: float) -> None:
    """Five banks of clouds, larger and darker towards the front."""
    heights = ((-10, 34), (26, 44), (80, 56), (142, 66), (206, 78))
    # A bank reaches down to where the next one surely covers it; the last one fills the board.
    floors = [below + size for below, size in heights[1:]] + [_DEPTH]
    for k, ((body, lit), (below, size), floor) in enumerate(zip(theme.clouds, heights, floors, strict=True)):
        shade = QLinearGradient(0, -size * 0.9, 0, size * 1.5)
        shade.setColorAt(0, QColor(mix(body, lit, 0.55)))
        shade.setColorAt(0.45, QColor(mix(body, lit, 0.16)))
        shade.setColorAt(1, QColor(body))
        _bank(painter, width, horizon + below, _cloud_bank(11 + k * 7, size, floor - below), lit, shade)


def _bank(
    painter: QPainter, width: float, y: float, bank: QPainterPath, lit: str, shade: QLinearGradient
) -> None:
    """One bank over the whole width: its lit edge, then its body a little lower."""
    with placed_at(painter, 0, y):
        for _ in range(1 + (width > _BANK)):
            fill(painter, bank, lit)
            fill(painter, bank.translated(0, 2.2), QBrush(shade))
            painter.translate(2 * _BANK, 0)  # a wider board goes on with the mirror image
            painter.scale(-1, 1)


@cache
def _cloud_bank(seed: int, size: float, depth: float) -> QPainterPath:
    """Overlapping puffs on a wavy base line at height 0, filled down to ``depth``.

    Puffs are heaped so closely that nothing shows below them: what lies highest at each place is the outline,
    found far faster than by joining the puffs' areas.
    """
    dice = random.Random(seed)
    left = -size
    tops = [size * 0.3] * (math.ceil((_BANK - left) / _STEP) + 2)  # a little under the mirror image
    x = left
    while x < _BANK:
        radius = size * dice.uniform(0.45, 1.0)
        base = math.sin(x / (size * 3.1) + seed) * size * 0.28
        _heap_up(tops, x - left, base + radius * 0.35, radius, radius * 0.62)
        for _ in range(2):
            small = radius * dice.uniform(0.3, 0.55)
            aside = dice.uniform(-radius, radius) * 0.7
            _heap_up(tops, x + aside - left, base - radius * 0.1, small, small * 0.75)
        x += radius * dice.uniform(0.75, 1.1)
    outline = [(left + i * _STEP, top) for i, top in enumerate(tops)]
    return polygon([(left, depth), *outline, (outline[-1][0], depth)])


def _heap_up(tops: list[float], x: float, y: float, wide: float, high: float) -> None:
    """Raise the upper line by an ellipse with these radii."""
    first = max(0, math.ceil((x - wide) / _STEP))
    last = min(len(tops) - 1, math.floor((x + wide) / _STEP))
    for i in range(first, last + 1):
        away = (i * _STEP - x) / wide
        top = y - high * math.sqrt(1 - away * away)
        if top < tops[i]:
            tops[i] = top


def _cumulus(x: float, base: float, size: float, seed: int) -> QPainterPath:
    """A towering cloud: lobes that shrink towards the top."""
    dice = random.Random(seed)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for row, count in enumerate((6, 5, 3, 2)):
        for i in range(count):
            radius = size * (0.5 - row * 0.06) * dice.uniform(0.8, 1.1)
            across = x + (i - (count - 1) / 2) * size * 0.52 + dice.uniform(-5, 5)
            path.addEllipse(QPointF(across, base - row * size * 0.36), radius, radius * 0.86)
    return path


def _orbit(painter: QPainter, theme: Theme, art: GroundArt) -> None:
    """Brass track on which the islands stand; its arrows run clockwise."""
    track = ellipse(art.sky_x, art.sky_y, art.sky_radius_x, art.sky_radius_y)
    for wide, colour in (
        (9.0, QColor(theme.ink)),
        (6.5, QColor(theme.brass_lo)),
        (4.0, QColor(theme.brass)),
        (1.2, rgba(theme.brass_hi, 220)),
    ):
        stroke(painter, track, pen(colour, wide))
    chevron = lines(((-2, -4), (4, 0), (-2, 4)))
    for i in range(5):
        for shift in (-4, 0, 4):
            angle = math.radians(-90 + 72 * i + 36 + shift)
            x = art.sky_radius_x * math.cos(angle)
            y = art.sky_radius_y * math.sin(angle)
            slope = math.atan2(art.sky_radius_y * math.cos(angle), -art.sky_radius_x * math.sin(angle))
            with placed_at(painter, art.sky_x + x, art.sky_y + y, turn=math.degrees(slope)):
                stroke(painter, chevron, pen(theme.ink, 3.4))
                stroke(painter, chevron, pen(theme.brass_hi, 1.7))


def _shaft(painter: QPainter, theme: Theme, art: GroundArt) -> None:
    """Shaft that joins both wheels into one mechanism; the gear on it is a picture of its own."""
    x, y = gear_offset(art.wheel_radius)
    b = point(art.bot_radius * 1.03, 165, art.sky_x, art.sky_y)
    for wide, colour in ((9, theme.ink), (6, theme.brass_lo), (2, theme.brass_hi)):
        line(painter, art.wheel_x + x, art.wheel_y + y, b.x(), b.y(), pen(colour, wide))


def paint_mist(painter: QPainter, art: MistArt, skin: Skin) -> None:
    """Foreground bank the wheel dips into."""
    theme = skin.theme
    if not theme.clouds:
        return
    with (
        placed_at(painter, -art.width / 2, -art.height / 2),
        within(painter, QRectF(0, 0, art.width, art.height)),
    ):
        body, lit = theme.clouds[3]
        shade = QLinearGradient(0, -30, 0, 50)
        shade.setColorAt(0, QColor(mix(body, lit, 0.4)))
        shade.setColorAt(1, QColor(theme.clouds[4][0]))
        _bank(painter, art.width, 34, _cloud_bank(41, 30, _DEPTH), lit, shade)
