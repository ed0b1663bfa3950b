"""Light on territories: rings, veils, hatches, barriers, tags, values, arcs of moves. Source: mocks/scythe.md 4, 6."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from noria_desktop.ui.art.pens import Colour, kept, pen, within
from noria_desktop.ui.art.shapes import circle, hexagon, lines, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import LIME, BarrierArt, HexArt, Hindrance, Mark
from noria_desktop.ui.scythe.board.arts.signs import (
    AbilityTagArt,
    ArcArt,
    BeadArt,
    CombatMarkArt,
    RejectionTagArt,
    StepsTagArt,
    Tone,
)
from noria_desktop.ui.scythe.paint.colours import CORAL, FACTION, GOLD, PALE_GOLD, side
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.signs import sign_of
from noria_desktop.ui.scythe.paint.words import rejection_word
from noria_desktop.ui.scythe.words.names import ability_name

TAG: Final = 17.0
"""Height of a tag."""
INK_LINE: Final = 2.8
"""By so much the ink under a line is broader."""
RING_FAR: Final = "#B9C3D3"
"""Round what the first criterion ruled out."""
HINDRANCE_SIGN: Final = dict(zip(Hindrance, ("river", "oil", "mech", "cross"), strict=True))
_MIDDLE: Final = QPointF(0, 0)


def hex_size(art: HexArt) -> tuple[float, float]:
    """The territory and a glow."""
    return 2.1 * art.radius + 4, 2.3 * art.radius + 4


def hex_outline(art: HexArt) -> QPainterPath:
    """The line round a territory."""
    return hexagon(_MIDDLE, art.radius * 0.94)


def paint_hex(painter: QPainter, art: HexArt, skin: Skin) -> None:
    """What may be done here, or what the Automa thinks of it."""
    k, r, t = Ink(painter, skin), art.radius, Ink(painter, skin).t
    match art.mark:
        case Mark.VEIL | Mark.DEEP_VEIL:
            strength = 0.25 if art.mark is Mark.VEIL else 0.55
            strength = min(0.62, strength + 0.16) if t.contrast else strength
            k.fill(hexagon(_MIDDLE, r * 0.985), fade(t.steppe.veil, strength))
        case Mark.LEGAL:
            _ring(k, r, LIME, 2.4, fill=0.13, inset=0.86)
        case Mark.AHEAD:
            k.fill(hexagon(_MIDDLE, r * 0.985), fade(t.steppe.veil, 0.12))
            _ring(k, r, LIME, 2.0, dotted=True, fill=0.05)
        case Mark.AIMED:
            _glow(k, r, LIME, ((0.42, 0.10), (0.26, 0.16)))
            _ring(k, r, LIME, 3.8, fill=0.30, inset=0.86)
        case Mark.SOURCE:
            _ring(k, r, GOLD, 2.2, inset=0.90)
        case Mark.HOVER:
            _ring(k, r, t.focus, 1.6, inset=0.92)
        case Mark.REFUSED:
            _hatch(k, r, 0.24, "#2A0B0B", 0.42)
            _ring(k, r, CORAL, 2.2)
        case Mark.BLOCKED:
            _hatch(k, r, 0.36, "#230A0A", 0.40)
            _ring(k, r, fade(CORAL, 0.9), 1.6)
        case Mark.FAR:
            k.fill(hexagon(_MIDDLE, r * 0.985), fade(t.steppe.veil, 0.26))
            _ring(k, r, RING_FAR, 1.3, dashed=True)
        case Mark.NEAR:
            _ring(k, r, GOLD, 2.0, dashed=True, fill=0.10)
        case Mark.TIED:
            _ring(k, r, GOLD, 2.6, fill=0.20)
        case Mark.CHOSEN:
            _glow(k, r, "#FFD76A", ((0.42, 0.14), (0.26, 0.24)))
            _ring(k, r, PALE_GOLD, 4.0, fill=0.34, inset=0.90)
        case Mark.CONTESTED:
            _glow(k, r, CORAL, ((0.26, 0.18),))
            _ring(k, r, CORAL, 3.2, inset=0.92)
        case Mark.CHANGED:
            _glow(k, r, GOLD, ((0.22, 0.20),))
            _ring(k, r, GOLD, 2.6, inset=0.90)
        case Mark.YOURS | Mark.THEIRS:
            own = art.mark is Mark.YOURS
            tone = side(own) if art.faction is None else FACTION[art.faction]
            k.hatch(hexagon(_MIDDLE, r * 0.86), fade(tone, 0.6), r * 0.2, 2.4, falling=not own)
            _ring(k, r, tone, 3.0, dotted=not own, fill=0.22, inset=0.86)


def _glow(k: Ink, r: float, colour: str, rings: tuple[tuple[float, float], ...]) -> None:
    goal = hexagon(_MIDDLE, r * 0.90)
    for wide, alpha in rings:
        k.stroke(goal, fade(colour, alpha), r * wide)


def _ring(
    k: Ink, r: float, colour: Colour, width: float, *, dashed: bool = False, dotted: bool = False, fill: float = 0.0, inset: float = 0.88
) -> None:  # fmt: skip
    path = hexagon(_MIDDLE, r * inset)
    if fill:
        k.fill(path, fade(colour, fill))
    k.stroke(path, under(k, colour), width + INK_LINE)
    line = QPen(pen(colour, width))
    if dashed:
        line.setDashPattern([3.0, 2.2])
    if dotted:
        line.setDashPattern([0.2, 2.0])
    k.p.strokePath(path, line)


def under(k: Ink, colour: Colour) -> str:
    """What a line of this colour lies on, so that it is seen on light and dark ground: ink, or paper below dark lines."""
    return k.t.paper if QColor(colour).lightnessF() < 0.45 else k.t.ink


def _hatch(k: Ink, r: float, step: float, veil: str, strength: float) -> None:
    with within(k.p, hexagon(_MIDDLE, r * 0.90), alone=True):
        k.fill(hexagon(_MIDDLE, r), fade(veil, strength))
        count = math.ceil(2 / step)
        for i in range(-count, count + 1):
            x = i * r * step
            k.line(QPointF(x - r, r), QPointF(x + r, -r), fade(CORAL, 0.36), 1.5)


def paint_barrier(painter: QPainter, art: BarrierArt, skin: Skin) -> None:
    """What is in the way, struck out."""
    k, r = Ink(painter, skin), art.radius
    k.fill(circle(0, 0, r * 0.25), "#5A1512", CORAL, 2)
    k.glyph(HINDRANCE_SIGN[art.hindrance], 0, 0, r * 0.28, "#FFFFFF", 0.2)
    slash = lines(((-r * 0.17, r * 0.17), (r * 0.17, -r * 0.17)))
    k.stroke(slash, "#5A1512", 4.6)
    k.stroke(slash, CORAL, 2.4)


def tag_colours(k: Ink, tone: Tone) -> tuple[str, str]:
    """Words and ground of a tag."""
    t = k.t
    return {
        Tone.LEGAL: (t.focus, t.steppe.pill),
        Tone.GOOD: (t.success, t.steppe.pill),
        Tone.BAD: (t.steppe.on_warn, t.steppe.warn),
        Tone.PLAIN: (t.text, t.steppe.pill),
        Tone.BRASS: (t.steppe.on_tie, t.steppe.tie),
        Tone.CHOSEN: (t.ink, PALE_GOLD),
    }[tone]


def _tag_width(k_width: float, sign: bool) -> float:
    return k_width + (14 if sign else 0) + 10


def _tag(painter: QPainter, skin: Skin, words: str, tone: Tone, sign: str) -> None:
    """A pill: a sign and a few words."""
    k = Ink(painter, skin)
    ink, ground = tag_colours(k, tone)
    box = centred(_tag_width(k.width(words, 12, True), bool(sign)), TAG)
    k.fill(rounded_rect(box, TAG / 2), ground, CORAL if tone is Tone.BAD else ink, 1.2)
    left = box.left() + 5
    if sign:
        k.sign(sign, left + 5, 0, 10.5, ink)
        left += 14
    k.text(QRectF(left, box.top(), box.right() - left, TAG), words, 12, ink, True)


def _size_of(words: str, sign: bool) -> tuple[float, float]:

    return _tag_width(text_width(words, 12, True), sign) + 4, TAG + 4


def ability_tag_size(art: AbilityTagArt) -> tuple[float, float]:
    """As wide as its words."""
    return _size_of(ability_name(art.ability), True)


def paint_ability_tag(painter: QPainter, art: AbilityTagArt, skin: Skin) -> None:
    """Which ability makes a step legal."""
    _tag(painter, skin, ability_name(art.ability), Tone.LEGAL, sign_of(art.ability))


def rejection_tag_size(art: RejectionTagArt) -> tuple[float, float]:
    """As wide as its words."""
    return art.room + 2, TAG + 4


def paint_rejection_tag(painter: QPainter, art: RejectionTagArt, skin: Skin) -> None:
    """Why a territory was ruled out."""
    words, room = rejection_word(art.why), art.room - 2
    sign = "cross" if _tag_width(text_width(words, 12, True), True) <= room else ""
    wide = _tag_width(text_width(words, 12, True), bool(sign))
    with kept(painter):
        painter.scale(min(1.0, room / wide), 1.0)
        _tag(painter, skin, words, Tone.BAD, sign)


def _steps_words(art: StepsTagArt) -> str:
    if art.farther:
        return translate("Scythe", "{n} farther").format(n=art.steps)
    if art.later:
        return translate("Scythe", "{n} later").format(n=art.steps)
    return str(art.steps)


def steps_tag_size(art: StepsTagArt) -> tuple[float, float]:
    """As wide as its words."""
    return _size_of(_steps_words(art), True)


def paint_steps_tag(painter: QPainter, art: StepsTagArt, skin: Skin) -> None:
    """Steps to the Factory."""
    _tag(painter, skin, _steps_words(art), art.tone, "gear")


def paint_bead(painter: QPainter, art: BeadArt, skin: Skin) -> None:
    """The value of the first criterion."""
    k = Ink(painter, skin)
    ink, ground = {Tone.BRASS: (k.t.ink, GOLD), Tone.CHOSEN: (k.t.ink, PALE_GOLD)}.get(
        art.tone, ("#DDE4EE", "#20262F")
    )
    k.fill(circle(0, 0, 9), ground, k.t.ink, 1.4)
    k.centre(centred(18, 18), str(art.value), 12, ink, True)


def arc_size(art: ArcArt) -> tuple[float, float]:
    """The way with its arrow."""
    return abs(art.dx) + 40, abs(art.dy) + 2 * abs(art.rise) + 40


def paint_arc(painter: QPainter, art: ArcArt, skin: Skin) -> None:
    """An arc with an arrow at its end."""
    k = Ink(painter, skin)
    start, end = QPointF(-art.dx / 2, -art.dy / 2), QPointF(art.dx / 2, art.dy / 2)
    path = QPainterPath(start)
    lift = QPointF(0, -art.rise * 1.33)
    path.cubicTo(start + (end - start) * 0.25 + lift, start + (end - start) * 0.75 + lift, end)
    colour = k.t.focus if art.tone is Tone.LEGAL else PALE_GOLD
    style = Qt.PenStyle.DotLine if art.tone is Tone.LEGAL else Qt.PenStyle.DashLine
    k.stroke(path, fade(k.t.ink, 0.9), 5.6)
    k.stroke(path, colour, 3, style)
    a = math.radians(-path.angleAtPercent(0.97))
    c, s = math.cos(a), math.sin(a)
    x, y = end.x(), end.y()
    head = polygon([(x + 7 * c, y + 7 * s), (x - 11 * c - 8 * s, y - 11 * s + 8 * c), (x - 11 * c + 8 * s, y - 11 * s - 8 * c)])  # fmt: skip
    k.fill(head, colour, k.t.ink, 1.4)


def paint_combat_mark(painter: QPainter, art: CombatMarkArt, skin: Skin) -> None:
    """Crossed sabres on a red disc."""
    k, r = Ink(painter, skin), art.radius * measures.SABRES
    if art.now:
        k.stroke(circle(0, 0, r), fade(GOLD, 0.7), 6)
    k.fill(circle(0, 0, r), "#7A1D16", k.t.paper, 2)
    k.glyph("attack", 0, 0, r * 1.25, "#FFFFFF", 0.2)
