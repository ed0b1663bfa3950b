"""Wheels: the human's brass noria and the bot's steel copy, drawn by the same functions.

Below the horizon a plate is warm and active, above it cool and resting. Frame, plates and numbers are
fixed; grooves and sockets turn with their ring.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from noria_desktop.games.noria.terms import Ring, Side, Space
from noria_desktop.ui.art.marks import side_badge
from noria_desktop.ui.art.pens import faded, fill, line, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import (
    annulus,
    arc,
    circle,
    gear,
    lines,
    point,
    polygon,
    rhombus,
    rounded,
    rounded_rect,
)
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.arts import (
    ArcsArt,
    GearArt,
    HubArt,
    LinksArt,
    PlaqueArt,
    RingArt,
    TurnHandleArt,
    WheelArt,
)
from noria_desktop.ui.noria.board.measures import (
    BOUND,
    DISC,
    ORBIT,
    RING_SIZE,
    SOCKET,
    slot_angle,
    slot_point,
    slot_step,
)
from noria_desktop.ui.noria.paint.colours import BLACK, COMING, CORE, CREAM, HUB, Metal, metal
from noria_desktop.ui.noria.paint.letters import text

_SCOOPS = {Side.HUMAN: 36, Side.BOT: 20}
_NUMBERED = 150.0
"""Wheels smaller than this have no room for position numbers."""


def paint_wheel(painter: QPainter, art: WheelArt, skin: Skin) -> None:
    """Everything of a wheel that never turns."""
    theme, radius = skin.theme, art.radius
    stuff = metal(art.side, theme)
    shadow = 30 if theme.day else 70
    fill(painter, circle(0, radius * 0.02, radius * 1.05), rgba(BLACK, shadow))
    _frame(painter, theme, radius, stuff, _SCOOPS[art.side])
    fill(painter, circle(0, 0, radius * 0.935), theme.ink)
    for ring in reversed(Ring):
        _plate(painter, theme, radius, ring, stuff)
    dash = pen(rgba(theme.on_plate, 150), max(1.0, radius * 0.006), (radius * 0.03, radius * 0.025))
    line(painter, -radius * 0.93, 0, radius * 0.93, 0, dash)
    if radius >= _NUMBERED:
        _numbers(painter, theme, radius)
    _bearings(painter, theme, radius, art.side, stuff)
    size = radius * (0.032 if art.side is Side.HUMAN else 0.045)
    for ring in Ring:  # where a disc falls into the active half
        x = ORBIT[ring] * radius
        entry = polygon([(x - size, -size * 0.8), (x + size, -size * 0.8), (x, size)])
        fill(painter, entry, stuff.light, pen(theme.ink, max(0.6, min(1.0, radius * 0.01))))


def _frame(painter: QPainter, theme: Theme, radius: float, stuff: Metal, scoops: int) -> None:
    """Scoops of the water wheel, rim with lit edge, degree ticks, bolts."""
    scoop = _scoop(radius)
    for i in range(scoops):
        turn = 360 / scoops * i
        with placed_at(painter, turn=turn):
            below = 0 < turn < 180
            tone = stuff.body if below else stuff.shade
            fill(painter, scoop, tone, pen(theme.ink, max(0.8, radius * 0.005)))
    fill(painter, annulus(0, 0, radius, radius * 0.925), stuff.body, pen(theme.ink, max(1.0, radius * 0.008)))
    stroke(painter, circle(0, 0, radius * 0.989), pen(stuff.light, radius * 0.012))
    stroke(painter, circle(0, 0, radius * 0.938), pen(stuff.shade, radius * 0.012))
    for degrees in range(0, 360, 3 if radius > _NUMBERED else 6):
        major = degrees % 15 == 0
        outer, inner = point(radius * (0.974 if major else 0.968), degrees), point(radius * 0.953, degrees)
        painter.setPen(pen(theme.ink, radius * (0.008 if major else 0.004)))
        painter.drawLine(outer, inner)
    for i in range(12):
        q = point(radius * 0.962, 15 + i * 30)
        fill(painter, circle(q.x(), q.y(), radius * 0.012), stuff.light, pen(theme.ink, radius * 0.004))


@cache
def _scoop(radius: float) -> QPainterPath:
    """One bucket at the right end."""
    path = QPainterPath(QPointF(radius * 0.98, -radius * 0.036))
    path.quadTo(radius * 1.055, -radius * 0.05, radius * 1.062, radius * 0.026)
    path.quadTo(radius * 1.02, radius * 0.004, radius * 0.98, radius * 0.03)
    path.closeSubpath()
    return path


def _plate(painter: QPainter, theme: Theme, radius: float, ring: Ring, stuff: Metal) -> None:
    """Plate of a ring; a smaller ring lies a tier higher and shades the one below."""
    outer, inner = radius * BOUND[ring.index + 1], radius * BOUND[ring.index]
    if ring is not Ring.LARGE:
        fill(painter, circle(0, radius * 0.016, outer + radius * 0.012), rgba(BLACK, 90))
    fill(painter, annulus(0, 0, outer, inner), stuff.resting[ring.index])
    warm = stuff.active[ring.index]
    glow = QLinearGradient(0, 0, 0, outer)
    glow.setColorAt(0, QColor(mix(warm, stuff.light, 0.26)))
    glow.setColorAt(0.5, QColor(mix(warm, stuff.light, 0.08)))
    glow.setColorAt(1, QColor(warm))
    fill(painter, _lower_half(outer, inner), QBrush(glow))
    stroke(painter, circle(0, 0, outer), pen(theme.ink, max(1.4, radius * 0.02)))
    stroke(painter, circle(0, 0, outer), pen(stuff.body, max(0.9, radius * 0.011)))
    stroke(painter, arc(0, 0, outer, 200, 140), pen(stuff.light, max(0.6, radius * 0.005)))


@cache
def _lower_half(outer: float, inner: float) -> QPainterPath:
    """Half ring under the horizon."""
    path = QPainterPath(QPointF(outer, 0))
    path.arcTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), 0, -180)
    path.lineTo(-inner, 0)
    path.arcTo(QRectF(-inner, -inner, 2 * inner, 2 * inner), 180, 180)
    path.closeSubpath()
    return path


def _numbers(painter: QPainter, theme: Theme, radius: float) -> None:
    """Position numbers of the notation, on dark coins so that they stay readable on warm plates."""
    before = (44.0, 22.0, 14.2)
    for space in Space:
        ring = space.ring
        q = point(ORBIT[ring] * radius, slot_angle(ring, space.position) - before[ring.index])
        fill(painter, circle(q.x(), q.y(), 7.6), rgba(theme.ink, 170))
        box = QRectF(q.x() - 8, q.y() - 8, 16, 16)
        text(painter, box, str(space.position), 12, theme.on_plate, True, fit=False)


def _bearings(painter: QPainter, theme: Theme, radius: float, side: Side, stuff: Metal) -> None:
    """Whose machine it is (left), and which way it turns (right)."""
    wide, high = radius * 0.1, radius * 0.15
    for sign in (-1, 1):
        x = sign * radius * 0.965
        block = rounded(x - wide / 2, -high / 2, wide, high, radius * 0.03)
        fill(painter, block, stuff.body, pen(theme.ink, max(1.0, radius * 0.007)))
        inset = radius * 0.012
        edge = QRectF(x - wide / 2 + inset, -high / 2 + inset, wide - 2 * inset, high - 2 * inset)
        stroke(painter, rounded_rect(edge, radius * 0.02), pen(stuff.light, max(0.6, radius * 0.005)))
    side_badge(painter, theme, side is Side.HUMAN, -radius * 0.965, 0, max(5.5, radius * 0.036))
    for sign in (-1, 1):
        x, y, a = radius * 0.965, sign * radius * 0.028, radius * 0.026
        chevron = lines(((x - a, y - a * 0.6), (x, y + a * 0.6), (x + a, y - a * 0.6)))
        stroke(painter, chevron, pen(theme.ink, max(1.0, radius * 0.012)))


# Rings ----------------------------------------------------------------------------------------------


def ring_size(art: RingArt) -> tuple[float, float]:
    """The plate of the ring and its sockets, which on the small ring overlap the edge a little."""
    reach = max(BOUND[art.ring.index + 1], ORBIT[art.ring] + SOCKET * 1.04)
    side = 2 * art.radius * reach + 2
    return side, side


def paint_ring(painter: QPainter, art: RingArt, skin: Skin) -> None:
    """Grooves with a jewel where two spaces meet, and empty sockets."""
    theme, radius, ring = skin.theme, art.radius, art.ring
    stuff = metal(art.side, theme)
    orbit = ORBIT[ring] * radius
    outer, inner = radius * BOUND[ring.index + 1], radius * BOUND[ring.index]
    start = 3.4 / ORBIT[ring] * 0.8
    jewel = math.degrees(math.asin(0.15 / ORBIT[ring]))
    span = 180 / RING_SIZE[ring] - jewel - (20, 10, 6)[ring.index] - start
    for k in range(RING_SIZE[ring]):
        border = 180 + k * slot_step(ring)
        for sign in (-1, 1):
            groove = arc(0, 0, orbit, border + sign * start, sign * max(0.0, span))
            stroke(painter, groove, pen(rgba(BLACK, 120), max(1.0, radius * 0.014)))
            stroke(painter, groove, pen(rgba(stuff.light, 150), max(0.6, radius * 0.005)))
        for edge, inward in ((outer, -1), (inner, 1)):
            painter.setPen(pen(rgba(stuff.light, 130), max(0.7, radius * 0.006)))
            near, far = (point(edge + inward * radius * share, border) for share in (0.012, 0.045))
            painter.drawLine(near, far)
        if border % 360:  # at the right end the wheel's fixed arrow shows where discs enter
            q = point(orbit, border)
            stone = rhombus(q.x(), q.y(), radius * 0.017)
            fill(painter, stone, stuff.body, pen(theme.ink, max(0.6, radius * 0.004)))
    for position in range(1, RING_SIZE[ring] + 1):
        q = point(orbit, slot_angle(ring, position))
        active = position > RING_SIZE[ring] // 2
        _socket(painter, theme, q.x(), q.y(), radius * SOCKET, stuff, active)


def _socket(
    painter: QPainter, theme: Theme, x: float, y: float, radius: float, stuff: Metal, active: bool
) -> None:
    """Empty space: a well with a shaded upper and a lit lower lip."""
    floor = mix(theme.socket, stuff.body, 0.17 if active else 0.06)
    fill(painter, circle(x, y, radius), floor, pen(theme.ink, max(0.8, radius * 0.06)))
    shade, light = _lips(radius)
    fill(painter, shade.translated(x, y), rgba(BLACK, 130))
    fill(painter, light.translated(x, y), rgba(stuff.light, 130 if active else 80))
    inner = pen(rgba(stuff.light, 80), max(0.6, radius * 0.04), (radius * 0.14, radius * 0.14))
    stroke(painter, circle(x, y, radius * 0.66), inner)
    fill(painter, rhombus(x, y, radius * 0.16), rgba(stuff.light, 70))


@cache
def _lips(radius: float) -> tuple[QPainterPath, QPainterPath]:
    """Shaded and lit edge of a well."""
    well = circle(0, 0, radius)
    return (
        well.subtracted(circle(0, radius * 0.16, radius * 0.98)),
        well.subtracted(circle(0, -radius * 0.1, radius * 0.97)),
    )


# What lies on a wheel -------------------------------------------------------------------------------


def paint_plaque(painter: QPainter, art: PlaqueArt, skin: Skin) -> None:
    """Engraved plate on the rim: which half is active."""
    theme = skin.theme
    words = translate("Noria", "ACTIVE") if art.active else translate("Noria", "RESTING")
    wide = min(130.0, text_width(words, 12, True) + 22)
    box = QRectF(-wide / 2, -10.5, wide, 21)
    fill(painter, rounded_rect(box, 10.5), theme.brass if art.active else "#3A3F58", pen(theme.ink, 1.4))
    rim = pen(theme.brass_hi if art.active else "#8088A8", 1)
    stroke(painter, rounded_rect(box.adjusted(2, 2, -2, -2), 8.5), rim)
    text(painter, box.adjusted(8, 0, -8, 0), words, 12, theme.ink if art.active else "#E9ECF6", True)


def paint_links(painter: QPainter, art: LinksArt, skin: Skin) -> None:
    """Lit conduits between named discs, dashed hairlines to those that could follow."""
    theme, radius = skin.theme, art.radius
    for a, b in art.possible:
        (x1, y1), (x2, y2) = slot_point(radius, a), slot_point(radius, b)
        line(painter, x1, y1, x2, y2, pen(rgba(theme.ink, 150), 3.2))
        line(painter, x1, y1, x2, y2, pen(rgba(theme.brass_hi, 220), 1.6, (4, 4)))
    wide = radius * 0.068
    for a, b in art.lit:
        (x1, y1), (x2, y2) = slot_point(radius, a), slot_point(radius, b)
        for share, colour in (
            (2.2, rgba(theme.brass_hi, 50)),
            (1.6, rgba(theme.brass_hi, 70)),
            (1.14, QColor(theme.ink)),
            (0.9, QColor(theme.brass)),
            (0.42, QColor(CORE)),
        ):
            line(painter, x1, y1, x2, y2, pen(colour, wide * share))


def paint_hub(painter: QPainter, art: HubArt, skin: Skin) -> None:
    """Centre of the human's wheel: how many of the turn's actions are spent."""
    theme = skin.theme
    radius = art.radius * BOUND[0]
    fill(painter, circle(0, 0, radius), theme.brass, pen(theme.ink, 1.6))
    fill(painter, circle(0, 0, radius * 0.86), HUB, pen(theme.ink, 1))
    if not art.total:
        stroke(painter, circle(0, 0, radius * 0.93), pen(theme.brass_hi, 1))
        side_badge(painter, theme, True, 0, 0, radius * 0.46)
        return
    span = 360 / art.total
    for i in range(art.total):
        colour = theme.brass_lo
        if i < art.done:
            colour = theme.brass_hi
        elif i == art.done and art.in_hand:
            colour = CORE
        segment = arc(0, 0, radius * 0.93, -90 + i * span + 8, span - 16)
        stroke(painter, segment, pen(theme.ink, 5))
        stroke(painter, segment, pen(colour, 3))
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    text(painter, box, f"{art.done}/{art.total}", 16, CREAM, True, fit=False)


def paint_arcs(painter: QPainter, art: ArcsArt, skin: Skin) -> None:
    """From each letter that enters next to the place where it lands."""
    theme, radius = skin.theme, art.radius
    disc = radius * DISC
    for space in art.entering:
        orbit = ORBIT[space.ring] * radius
        start = slot_angle(space.ring, space.position)
        step = slot_step(space.ring)
        gap = math.degrees(disc * 1.15 / orbit)
        way = arc(0, 0, orbit, start + gap, step - 2 * gap - 4)
        stroke(painter, way, pen(theme.ink, 4.6))
        stroke(painter, way, pen(COMING, 2.6))
        tip = point(orbit, start + step - gap)
        with placed_at(painter, tip.x(), tip.y(), turn=start + step - gap + 90):
            fill(painter, polygon([(2, 0), (-7, -5), (-7, 5)]), COMING, pen(theme.ink, 1))
        landing = point(orbit, start + step)
        stroke(painter, circle(landing.x(), landing.y(), disc * 1.02), pen(COMING, 1.4, (3, 2.4)))


def paint_handle(painter: QPainter, art: TurnHandleArt, skin: Skin) -> None:
    """Button that turns a ring one space: an arrow bent like the ring."""
    theme, radius = skin.theme, art.radius
    with faded(painter, 0.6 if not art.enabled else 1.0):
        fill(painter, circle(0, 0, radius), theme.brass, pen(theme.ink, 1.3))
        fill(painter, circle(0, 0, radius * 0.8), HUB, pen(theme.ink, 0.8))
        colour = theme.brass_hi if art.enabled else theme.steel
        stroke(painter, arc(0, 0, radius * 0.44, 170, 235), pen(colour, radius * 0.17))
        tip = point(radius * 0.44, 170 + 235)
        painter.translate(tip)
        painter.rotate(170 + 235 + 96)
        size = radius * 0.34
        fill(painter, polygon([(size, 0), (-size * 0.7, -size * 0.9), (-size * 0.7, size * 0.9)]), colour)


def paint_gear(painter: QPainter, art: GearArt, skin: Skin) -> None:
    """Idler gear, an ornament."""
    theme = skin.theme
    with placed_at(painter, scale=art.radius):
        fill(painter, gear(0, 0, 14, 1.08, 0.84), theme.brass, pen(theme.ink, 0.07))
        fill(painter, annulus(0, 0, 0.58, 0.22), "#2A2230", pen(theme.ink, 0.07))
        for k in range(5):
            a, b = point(0.2, 72 * k + 90), point(0.6, 72 * k + 90)
            line(painter, a.x(), a.y(), b.x(), b.y(), pen(theme.brass, 0.16))
        fill(painter, circle(0, 0, 0.2), theme.brass_hi, pen(theme.ink, 0.06))
