"""Diver cards and their backs: number, ability corner, and a picture that darkens with the depth."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Arrow, Card, Special
from noria_desktop.ui.art.glyphs import placed, silhouette
from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke, within
from noria_desktop.ui.art.shapes import (
    circle,
    ellipse,
    lines,
    outline,
    outline_at,
    polygon,
    rounded,
    rounded_rect,
)
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text
from noria_desktop.ui.nautilus.board.arts import BackArt, DiverArt, OutlineArt, RingArt, SpecialArt, TraceArt
from noria_desktop.ui.nautilus.board.measures import TALL
from noria_desktop.ui.nautilus.paint.colours import (
    BACK,
    BACK_WAVE,
    BEATEN,
    BLACK,
    DEEP,
    GLEAM,
    LURE,
    PAPER_EDGE,
    PAPER_LINE,
    PORT,
    RED,
    SHELL_GROUND,
    WHITE,
    sea,
)
from noria_desktop.ui.nautilus.paint.domains import badge
from noria_desktop.ui.nautilus.paint.specials import paint_special

CORNER = 11.0
"""Radius of a card's corners, in hundredths of its width."""
COLLAR = "M -0.62 0.62 C -1.2 0.8 -1.34 1.1 -1.3 1.34 L 1.3 1.34 C 1.34 1.1 1.2 0.8 0.62 0.62 Z"
"""Of a helmet."""
ARROW_SIGN = {Arrow.VERTICAL: "upright", Arrow.HORIZONTAL: "level"}


def card_size(width: float, *, held: bool) -> tuple[float, float]:
    """A card with room for its shadow."""
    room = 0.36 if held else 0.12
    return width * (1 + room), width * (TALL + room)


def diver_size(art: DiverArt) -> tuple[float, float]:
    """The card and its shadow."""
    return card_size(art.width, held=art.held)


def back_size(art: BackArt) -> tuple[float, float]:
    """The card and its shadow."""
    return card_size(art.width, held=False)


def paint_nothing(painter: QPainter, art: OutlineArt, skin: Skin) -> None:
    """An outline has no picture."""


def card_outline(art: OutlineArt) -> QPainterPath:
    """The tilted card's edge."""
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height).adjusted(-2, -2, 2, 2)
    return QTransform().rotate(art.degrees).map(rounded_rect(box, CORNER * art.width / 100 + 2))


def card_box(width: float) -> QRectF:
    """A card centred on (0, 0)."""
    return QRectF(-width / 2, -width * TALL / 2, width, width * TALL)


def paint_shadow(painter: QPainter, box: QRectF, u: float, *, held: bool, flat: bool) -> None:
    """Shadow of a card at rest or in hand."""
    if flat:
        return
    if held:
        fill(painter, rounded_rect(box.translated(-7 * u, 14 * u), CORNER * u), rgba(BLACK, 82))
    below = box.translated(0, 2.4 * u).adjusted(-0.5 * u, 0, 0.5 * u, 0)
    fill(painter, rounded_rect(below, CORNER * u), rgba(BLACK, 96))


def paint_rim(painter: QPainter, theme: Theme, box: QRectF, u: float) -> None:
    """Brass rim of a card in hand."""
    grown = box.adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
    stroke(painter, rounded_rect(grown, (CORNER + 2) * u), pen(theme.accent, 2.6 * u))


def paint_diver(painter: QPainter, art: DiverArt, skin: Skin) -> None:
    """A diver; kraken and bone lie among the divers as the special cards they are."""
    if art.card in (BONE, KRAKEN):
        kind = Special.BONE if art.card == BONE else Special.KRAKEN
        paint_special(painter, SpecialArt(kind, art.width, held=art.held, pale=art.pale), skin)
        if art.laid_by is not None:
            paint_layer(painter, skin.theme, art.laid_by, card_box(art.width), art.width / 100)
        paint_beaten(painter, art, card_box(art.width))
        return
    theme, u = skin.theme, art.width / 100
    box = card_box(art.width)
    paint_shadow(painter, box, u, held=art.held, flat=art.pale)
    face = rounded_rect(box, CORNER * u)
    fill(painter, face, PAPER_EDGE)
    fill(painter, rounded_rect(box.adjusted(0, 0, 0, -2.4 * u), CORNER * u), theme.paper)
    _picture(painter, theme, art.card, QRectF(box.left() + 7 * u, box.top() + 48 * u, 86 * u, 83 * u), u)
    _number(painter, theme, art.card, box, u)
    inner = box.adjusted(2.6 * u, 2.6 * u, -2.6 * u, -2.6 * u)
    stroke(painter, rounded_rect(inner, 8.6 * u), pen(rgba(PAPER_LINE, 204), 0.9 * u))
    stroke(painter, face, pen(theme.ink, max(1.2, 2 * u)))
    if art.laid_by is not None:
        paint_layer(painter, theme, art.laid_by, box, u)
    if art.held:
        paint_rim(painter, theme, box, u)
    paint_beaten(painter, art, box)


def paint_beaten(painter: QPainter, art: DiverArt, box: QRectF) -> None:
    """Night over a card that has lost its column."""
    if art.beaten:
        fill(painter, rounded_rect(box, CORNER * art.width / 100), rgba(BEATEN, 150))


def paint_layer(painter: QPainter, theme: Theme, own: bool, box: QRectF, u: float) -> None:
    """Badge of the player who laid the card, which matters to the log only."""
    badge(painter, theme, own, box.left() + 12 * u, box.bottom() - 12 * u, 6.4 * u)


def ring_size(art: RingArt) -> tuple[float, float]:
    """The card and the line round it."""
    return art.width + 10 * art.unit, art.height + 10 * art.unit


def trace_size(art: TraceArt) -> tuple[float, float]:
    """The card and the line round it."""
    return art.width + 14 * art.unit, art.height + 14 * art.unit


def paint_trace(painter: QPainter, art: TraceArt, skin: Skin) -> None:
    """A line round a card that the rival's turn has moved, dots round where it was; in the rival's colour on ink."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height).adjusted(
        -3 * k, -3 * k, 3 * k, 3 * k
    )
    path = rounded_rect(box, 11 * k)
    if art.was:
        stroke(painter, path, pen(rgba(theme.ink, 200), 4.6 * k, (3 * k, 5 * k)))
        stroke(painter, path, pen(theme.bot, 2.4 * k, (3 * k, 5 * k)))
        return
    stroke(painter, path, pen(rgba(theme.ink, 220), 5.2 * k))
    stroke(painter, path, pen(theme.bot, 2.8 * k))


def paint_ring(painter: QPainter, art: RingArt, skin: Skin) -> None:
    """Dashes; dots where a choice is still to be made."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    dash = (6 * k, 4 * k) if art.sure else (2 * k, 4 * k)
    path = rounded_rect(box.adjusted(-2 * k, -2 * k, 2 * k, 2 * k), 10 * k)
    stroke(painter, path, pen(rgba(theme.ink, 200), 4.4 * k))
    stroke(painter, path, pen(theme.focus, 2.6 * k, dash))


def _number(painter: QPainter, theme: Theme, card: Card, box: QRectF, u: float) -> None:
    """Value at the upper left, where a fan leaves it free, and the ability in the other corner."""
    duellist, arrow = card in components().red, components().arrows[card]
    place = QRectF(box.left() + 8 * u, box.top() + 2 * u, 56 * u, 42 * u)
    colour = RED if duellist else theme.ink
    used = text(painter, place, str(card), 41 * u, colour, True, LEFT, False)
    if duellist:
        fill(painter, rounded(place.left(), box.top() + 41.5 * u, used, 3.4 * u, 1.7 * u), RED)
    x, y = box.right() - 20 * u, box.top() + 25 * u
    if duellist:
        silhouette(painter, "nautilus/swords", x, y, 13 * u, RED)
    elif arrow is not None:
        fill(painter, circle(x, y, 15.5 * u), theme.ink)
        stroke(painter, circle(x, y, 13.4 * u), pen(theme.brass_hi, 1.2 * u))
        silhouette(painter, f"nautilus/{ARROW_SIGN[arrow]}", x, y, 10 * u, theme.brass_hi)


def _picture(painter: QPainter, theme: Theme, card: Card, box: QRectF, u: float) -> None:
    """The diver in the water of the card's depth."""
    frame, deep = rounded_rect(box, 6 * u), sea(card)
    with within(painter, frame):
        fill(painter, frame, deep)
        light = round(255 * max(0.0, 0.17 - card * 0.011))
        for i in range(3):
            x = box.left() + (8 + i * 26) * u
            ray = [
                (x, box.top()),
                (x + 9 * u, box.top()),
                (x + (-6 + i * 9) * u, box.bottom()),
                (x + (-24 + i * 9) * u, box.bottom()),
            ]
            fill(painter, polygon(ray), rgba(WHITE, light))
        _life(painter, card, box, u)
        for i, share in ((0, 0.22), (1, 0.42)):
            fill(painter, _hill(box, box.bottom() - (22 - i * 10) * u, u), mix(deep, "#051019", share))
        paint_helmet(painter, theme, box.center().x() - 4 * u, box.top() + 40 * u, 23 * u)
        for dx, dy, size in ((22, 18, 3.2), (27, 9, 2.2), (19, 6, 1.6)):
            bubble = circle(box.center().x() + dx * u, box.top() + dy * u, size * u)
            stroke(painter, bubble, pen(rgba(WHITE, 190), 1.1 * u))
        _depth_rule(painter, theme, card, box, u)
    stroke(painter, frame, pen(theme.ink, 1.4 * u))


def _depth_rule(painter: QPainter, theme: Theme, card: Card, box: QRectF, u: float) -> None:
    """Fourteen notches and a pointer at the card's depth."""
    x = box.right() - 8 * u
    edge = pen(rgba(WHITE, 128), 0.9 * u)
    for i in range(14):
        y = box.top() + (7 + i * 5.3) * u
        line(painter, x, y, x + (5 if i % 2 else 3) * u, y, edge)
    y = box.top() + (7 + (card - 1) * 5.3) * u
    fill(painter, polygon([(x + 0.5 * u, y), (x + 8 * u, y - 4 * u), (x + 8 * u, y + 4 * u)]), theme.brass_hi)


def _hill(box: QRectF, y: float, u: float) -> QPainterPath:
    """The ground behind the diver."""
    path = QPainterPath(QPointF(box.left(), box.bottom()))
    path.lineTo(box.left(), y + 4 * u)
    left = box.left()
    path.cubicTo(left + 22 * u, y - 9 * u, left + 40 * u, y + 10 * u, left + 58 * u, y)
    path.cubicTo(left + 68 * u, y - 6 * u, left + 80 * u, y - 4 * u, box.right(), y + 3 * u)
    path.lineTo(box.right(), box.bottom())
    path.closeSubpath()
    return path


def _life(painter: QPainter, card: Card, box: QRectF, u: float) -> None:
    """What swims behind the diver: shoals above, currents, jellyfish, an angler in the abyss."""
    left, top = box.left(), box.top()
    deep = sea(card)
    tone = mix(deep, BLACK, 0.34) if card < 9 else mix(deep, "#7FD9E0", 0.42)
    if card <= 4:
        shoal = ((14, 15, 5.5), (24, 25, 4.2), (11, 31, 3.6), (66, 60, 3.4))[: 5 - card]
        for dx, dy, size in shoal:
            fill(painter, placed("nautilus/fish", left + dx * u, top + dy * u, size * u), rgba(tone, 204))
    elif card <= 9:
        for i in range(3):
            y = top + (15 + i * 12) * u
            current = QPainterPath(QPointF(left, y))
            current.cubicTo(left + 22 * u, y - 11 * u, left + 30 * u, y + 11 * u, left + 52 * u, y - 2 * u)
            stroke(painter, current, pen(rgba(mix(deep, WHITE, 0.35), 178), 1.6 * u))
    elif card <= 12:
        _jellyfish(painter, left, top, u, tone)
    else:
        _angler(painter, left, top, u, tone, mix(deep, BLACK, 0.3))


def _jellyfish(painter: QPainter, left: float, top: float, u: float, tone: str) -> None:
    bell = "M -1 0.2 C -1 -1.2 1 -1.2 1 0.2 Q 0.66 0 0.32 0.2 0 0 -0.34 0.2 -0.66 0 -1 0.2"
    fill(painter, outline_at(bell, left + 15 * u, top + 17 * u, 8 * u, 8 * u), rgba(tone, 230))
    for i in range(4):
        x = left + (10 + i * 3.4) * u
        arm = QPainterPath(QPointF(x, top + 19 * u))
        arm.cubicTo(x + 3 * u, top + 26 * u, x - 3 * u, top + 30 * u, x + u, top + 38 * u)
        stroke(painter, arm, pen(rgba(tone, 204), 1.2 * u))


def _angler(painter: QPainter, left: float, top: float, u: float, tone: str, teeth: str) -> None:
    body = "M -1 0.1 C -0.8 -0.9 0.5 -0.9 0.7 -0.1 L 1.15 -0.5 1.15 0.5 0.7 0.2 C 0.4 0.9 -0.6 0.8 -1 0.1"
    fill(painter, outline_at(body, left + 17 * u, top + 20 * u, 11 * u, 10 * u), rgba(tone, 230))
    rod = QPainterPath(QPointF(left + 14 * u, top + 13 * u))
    rod.cubicTo(left + 11 * u, top + 4 * u, left + 4 * u, top + 5 * u, left + 4 * u, top + 12 * u)
    stroke(painter, rod, pen(tone, 1.4 * u))
    fill(painter, circle(left + 4 * u, top + 13 * u, 3.4 * u), rgba(LURE, 76))
    fill(painter, circle(left + 4 * u, top + 13 * u, 1.9 * u), LURE)
    bite = [(left + (6.5 + i * 2.0) * u, top + (22 if i % 2 == 0 else 25) * u) for i in range(6)]
    stroke(painter, lines(bite), pen(teeth, 1.1 * u))


@cache
def _all_but(x: float, y: float, radius: float) -> QPainterPath:
    """Everything near a helmet outside a circle; the even-odd rule cuts the hole."""
    path = rounded(-3, -3, 6, 6, 0.01)
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def paint_helmet(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """A diving helmet in three brass tones with a grilled window."""
    with placed_at(painter, x, y, scale=radius):
        ink = pen(theme.ink, 0.1)
        collar = outline(COLLAR)
        with within(painter, collar):
            fill(painter, collar, theme.brass_lo)
            fill(painter, collar.translated(-0.35, -0.12), theme.brass)
        stroke(painter, collar, ink)
        for i in range(5):
            fill(painter, circle((i - 2) * 0.48, 1.14 + abs(i - 2) * 0.02, 0.085), theme.brass_hi)
        fill(painter, rounded(-0.2, -1.22, 0.4, 0.4, 0.1), theme.brass, ink)
        ball = circle(0, 0, 1)
        with within(painter, ball):
            fill(painter, ball, theme.brass)
            fill(painter, _all_but(-0.24, -0.2, 1.02), theme.brass_lo)
            fill(painter, _all_but(0.2, 0.22, 1.02), theme.brass_hi)
        stroke(painter, ball, ink)
        for side in (-0.84, 0.84):
            fill(painter, ellipse(side, 0.06, 0.17, 0.3), "#16303C", pen(theme.brass_hi, 0.08))
        port = circle(0, 0.06, 0.54)
        fill(painter, circle(0, 0.06, 0.68), theme.brass_lo)
        fill(painter, port, PORT)
        with within(painter, port):
            fill(painter, polygon([(-0.5, 0.1), (-0.1, -0.6), (0.16, -0.6), (-0.36, 0.4)]), rgba(GLEAM, 190))
        grille = lines(((0, -0.46), (0, 0.58)), ((-0.52, 0.06), (0.52, 0.06)))
        stroke(painter, grille, pen(theme.brass_hi, 0.09))
        stroke(painter, port, pen(theme.brass_hi, 0.11))


def paint_back(painter: QPainter, art: BackArt, skin: Skin) -> None:
    """Waves engraved round a shell; a special's back is darker and bears a lozenge."""
    theme, u = skin.theme, art.width / 100
    box = card_box(art.width)
    paint_shadow(painter, box, u, held=False, flat=False)
    face = rounded_rect(box, CORNER * u)
    fill(painter, face, DEEP if art.special else BACK)
    with within(painter, face):
        wave = QPainterPath()
        for row in range(12):
            y = box.top() + (6 + row * 12) * u
            for i in range(6):
                x = box.left() + (i * 20 + (10 if row % 2 else 0) - 10) * u
                wave.moveTo(x, y)
                wave.cubicTo(x + 5 * u, y - 7 * u, x + 15 * u, y - 7 * u, x + 20 * u, y)
        stroke(painter, wave, pen(rgba(theme.brass_lo if art.special else BACK_WAVE, 190), 1.5 * u))
    fill(painter, circle(0, 0, 31 * u), DEEP if art.special else SHELL_GROUND, pen(theme.brass, 2.4 * u))
    if art.special:
        silhouette(painter, "nautilus/lozenge", 0, 0, 18 * u, theme.brass_hi)
    else:
        silhouette(painter, "nautilus/shell", 2 * u, 0, 25 * u, theme.brass_hi)
    frame = box.adjusted(5 * u, 5 * u, -5 * u, -5 * u)
    stroke(painter, rounded_rect(frame, 7.5 * u), pen(theme.brass, 1.6 * u))
    stroke(painter, face, pen(theme.ink, max(1.2, 2.4 * u)))
