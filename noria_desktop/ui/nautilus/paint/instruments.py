"""Small things round the table: gauge, pile, anchor, start token, words at the rows, chips and bows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.terms import Arrow, Card, Special
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import arc, circle, lines, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.board.arts import (
    AnchorArt,
    ArcArt,
    BackArt,
    CaptionArt,
    Deed,
    DropArt,
    GaugeArt,
    NoteArt,
    PileArt,
    SideArt,
    TokenArt,
)
from noria_desktop.ui.nautilus.paint.colours import (
    BLACK,
    CHIP,
    CHIP_SIGN,
    DEEP,
    DIAL,
    PAPER_EDGE,
    RED,
    SHELL_GROUND,
    WHITE,
)
from noria_desktop.ui.nautilus.paint.divers import paint_back
from noria_desktop.ui.nautilus.paint.domains import badge
from noria_desktop.ui.nautilus.words.names import card_name, say, special_name

ARC = 45.0
"""Degrees of the dial for one round."""
PILE_CARD = 52.0
PILE_STEP = 2.6
MOST_BACKS = 6
"""A larger pile is drawn no higher; its number tells."""


def paint_gauge(painter: QPainter, art: GaugeArt, skin: Skin) -> None:
    """Six arcs, the hand on the present round."""
    theme, r, rounds = skin.theme, art.radius, components().rounds
    k = r / 35
    fill(painter, circle(0, 3 * k, r * 1.04), rgba(BLACK, 102))
    fill(painter, circle(0, 0, r), theme.brass_hi)
    fill(painter, circle(0.8 * k, 1.2 * k, r * 0.96), theme.brass)
    fill(painter, circle(0, 0, r * 0.84), DIAL, pen(theme.brass_lo, 1.2 * k))
    stroke(painter, circle(0, 0, r), pen(theme.ink, 1.6 * k))
    for number in range(1, rounds + 1):
        start = -225 + (number - 1) * ARC
        tone = RED if number == art.round else (theme.brass_lo if number < art.round else PAPER_EDGE)
        wide = 4.5 if number == art.round else 3
        edge = pen(tone, wide * k)
        edge.setCapStyle(edge.capStyle().FlatCap)
        stroke(painter, arc(0, 0, r * 0.74, start + 3, ARC - 6), edge)
    angle = math.radians(225 - (max(1, art.round) - 0.5) * ARC)
    c, s = math.cos(angle), math.sin(angle)
    line(painter, -c * r * 0.18, s * r * 0.18, c * r * 0.6, -s * r * 0.6, pen(theme.ink, 2.4 * k))
    fill(painter, circle(0, 0, 4.2 * k), theme.brass_lo, pen(theme.ink, k))
    place = QRectF(-r, r * 0.22, 2 * r, 15 * k)
    text(painter, place, f"{art.round} / {rounds}", max(12.0, 11.5 * k), theme.ink, True, fit=False)


def paint_pile(painter: QPainter, art: PileArt, skin: Skin) -> None:
    """The divers that nobody holds."""
    theme, k = skin.theme, art.unit
    shown = min(art.count, MOST_BACKS)
    shift = max(0, shown - 1) * PILE_STEP / 2
    with placed_at(painter, -shift * k, (shift - 12) * k):
        if not art.count:
            empty = QRectF(-26 * k, -36 * k, 52 * k, 72 * k)
            edge = pen(rgba(theme.on_water, 110), 1.4 * k, (4 * k, 3 * k))
            stroke(painter, rounded_rect(empty, 6 * k), edge)
        for _ in range(shown):
            paint_back(painter, BackArt(PILE_CARD * k), skin)
            painter.translate(PILE_STEP * k, -PILE_STEP * k)
    x, y = 28 * k, 20 * k
    fill(painter, circle(x, y, 11 * k), DEEP, pen(theme.brass_hi, 1.6 * k))
    number = QRectF(x - 11 * k, y - 11 * k, 22 * k, 22 * k)
    text(painter, number, str(art.count), 13 * k, theme.brass_hi, True, fit=False)
    words = translate("Nautilus", "Pile")
    text(painter, QRectF(-48 * k, 34 * k, 96 * k, 17 * k), words, max(12.0, 12 * k), theme.on_water, True)
    if art.known is not None:
        words = translate("Nautilus", "with the {card}").format(card=art.known)
        text(painter, QRectF(-48 * k, 49 * k, 96 * k, 16 * k), words, max(12.0, 11.5 * k), theme.on_water)


def paint_anchor(painter: QPainter, art: AnchorArt, skin: Skin) -> None:
    """An ink medal with a brass rim; pale while it is only offered."""
    theme, r = skin.theme, art.radius
    fill(painter, circle(0, 0.1 * r, r), rgba(BLACK, 102))
    tone = theme.focus if art.offered else theme.brass_hi
    fill(painter, circle(0, 0, r), DEEP, pen(tone, r * 0.13))
    silhouette(painter, "nautilus/anchor", 0, 0.02 * r, 0.64 * r, tone)
    if art.offered:
        line(painter, 0.5 * r, -0.5 * r, 0.9 * r, -0.5 * r, pen(theme.focus, 0.14 * r))
        line(painter, 0.7 * r, -0.7 * r, 0.7 * r, -0.3 * r, pen(theme.focus, 0.14 * r))


def paint_token(painter: QPainter, art: TokenArt, skin: Skin) -> None:
    """Brass shell of the start player."""
    theme, r = skin.theme, art.radius
    fill(painter, circle(0, 0.1 * r, r), rgba(BLACK, 90))
    fill(painter, circle(0, 0, r), SHELL_GROUND, pen(theme.brass_hi, r * 0.13))
    silhouette(painter, "nautilus/shell", 0.08 * r, 0, 0.74 * r, theme.brass_hi)


def paint_side(painter: QPainter, art: SideArt, skin: Skin) -> None:
    """Badge over the name of the side."""
    theme, k = skin.theme, art.unit
    badge(painter, theme, art.own, 0, -17 * k, 9 * k)
    words = translate("Nautilus", "Your side") if art.own else translate("Nautilus", "Rival's side")
    size = max(12.0, 12.5 * k)
    parts = words.split(" ", 1) if text_width(words, size, True) > 84 * k else [words]
    for number, part in enumerate(parts):
        place = QRectF(-46 * k, (-5 + number * 15) * k, 92 * k, 17 * k)
        text(painter, place, part, size, theme.on_water, True)


def caption_size(art: CaptionArt) -> tuple[float, float]:
    """Two lines."""
    return art.width, 44 * art.unit


def paint_caption(painter: QPainter, art: CaptionArt, skin: Skin) -> None:
    """What the rival's special card is and what became of it, set to the right."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -20 * k, art.width, 20 * k)
    name = special_name(art.special) if art.special is not None else translate("Nautilus", "Special card")
    fate = translate("Nautilus", "used") if art.spent else translate("Nautilus", "held")
    if art.special is None:
        fate = translate("Nautilus", "hidden")
    elif art.kept_back:
        fate = translate("Nautilus", "kept back")
    text(painter, box, name, max(12.0, 13 * k), theme.text, True, RIGHT)
    text(painter, box.translated(0, 18 * k), fate, max(12.0, 12 * k), theme.muted, False, RIGHT)


def drop_size(art: DropArt) -> tuple[float, float]:
    """Two lines in a frame."""
    return art.width + 4 * art.unit, 46 * art.unit


def drop_words(art: DropArt) -> tuple[str, str]:
    """What a drop does with the card in hand, and with the other one."""
    this, other = _named(art.card), _named(art.other)
    match art.deed:
        case Deed.KEEP:
            return say("Keep {card}", card=this), say("The rival gets {card}", card=other)
        case Deed.GIVE:
            return say("Give {card} to the rival", card=this), say("You keep {card}", card=other)
        case Deed.JOIN:
            return say("Keep the {card}", card=this), say("The {card} goes back to the pile", card=other)
        case Deed.RETURN:
            return say("Put the {card} back", card=this), say("The {card} joins your hand", card=other)


def _named(card: Special | Card) -> str:
    return special_name(card) if isinstance(card, Special) else card_name(card)


def paint_drop(painter: QPainter, art: DropArt, skin: Skin) -> None:
    """A chip of two lines: the card in hand, the other one."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -21 * k, art.width, 42 * k)
    tone = theme.bot if art.deed is Deed.GIVE else theme.you
    fill(painter, rounded_rect(box, 8 * k), theme.surface, pen(tone, 1.6 * k))
    first, second = drop_words(art)
    inner = box.adjusted(8 * k, 0, -8 * k, 0)
    top = QRectF(inner.left(), -19 * k, inner.width(), 20 * k)
    text(painter, top, first, max(12.0, 13.5 * k), theme.text, True)
    text(painter, top.translated(0, 18 * k), second, max(12.0, 12.5 * k), theme.muted)


def paint_note(painter: QPainter, art: NoteArt, skin: Skin) -> None:
    """Arrow and the numbers that it could move."""
    theme, k = skin.theme, art.unit
    words = " / ".join(str(card) for card in art.cards)
    size = max(12.0, 13 * k)
    wide = min(78 * k, 27 * k + text_width(words, size, True))
    box = QRectF(-wide / 2, -11 * k, wide, 22 * k)
    fill(painter, rounded_rect(box, 11 * k), rgba(CHIP, 205))
    sign = theme.focus if theme.contrast else CHIP_SIGN
    name = "upright" if art.arrow is Arrow.VERTICAL else "level"
    silhouette(painter, f"nautilus/{name}", box.left() + 11 * k, 0, 6.5 * k, sign)
    place = QRectF(box.left() + 20 * k, box.top(), wide - 23 * k, box.height())
    text(painter, place, words, size, WHITE, True, LEFT)


def arc_size(art: ArcArt) -> tuple[float, float]:
    """Room for the bow on every side of where it begins."""
    room = 96 * art.unit
    return 2 * (abs(art.dx) + room), 2 * (abs(art.dy) + room)


def paint_arc(painter: QPainter, art: ArcArt, skin: Skin) -> None:
    """A bow with chevrons and a head, past the right of a column or over the row."""
    theme, k = skin.theme, art.unit
    tone = theme.bot if art.theirs else theme.focus
    path = QPainterPath(QPointF(0, 0))
    if abs(art.dx) < 1:
        bulge, lift = 54 * k, art.dy * 0.28
        path.cubicTo(bulge, lift, bulge, art.dy - lift, 2 * k, art.dy)
    else:
        rise = -58 * k if art.dy <= 0 else 58 * k
        path.cubicTo(art.dx * 0.2, rise, art.dx * 0.8, rise, art.dx, art.dy)
    stroke(painter, path, pen(rgba("#031017", 166), 10 * k))
    stroke(painter, path, pen(tone, 5.5 * k))
    tip, angle = path.pointAtPercent(1.0), -path.angleAtPercent(0.985)
    place = QTransform().translate(tip.x(), tip.y()).rotate(angle)
    head = place.map(polygon([(13 * k, 0), (-6 * k, 10 * k), (-6 * k, -10 * k)]))
    fill(painter, head, tone, pen("#031017", 1.6 * k))
    for i in range(1, 4):
        share = i / 4.4
        at = path.pointAtPercent(share)
        turn = QTransform().translate(at.x(), at.y()).rotate(-path.angleAtPercent(share))
        chevron = turn.map(lines(((-2.4 * k, -2.6 * k), (1.6 * k, 0), (-2.4 * k, 2.6 * k))))
        stroke(painter, chevron, pen(mix("#031017", tone, 0.1), 1.6 * k))
