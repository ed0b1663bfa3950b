"""On the stage over the map: combat with its dial, encounter options, Factory cards, gains, buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_cards import CardGain
from noria_desktop.games.scythe.terms import Approach
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe import measures
from noria_desktop.ui.scythe.arts.mats import Use
from noria_desktop.ui.scythe.arts.stage import (
    ButtonArt,
    CombatArt,
    DialArt,
    FactoryChoiceArt,
    Fighter,
    GainArt,
    OptionArt,
    StageArt,
)
from noria_desktop.ui.scythe.paint.colours import FACTION, GOLD, side
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade, mix
from noria_desktop.ui.scythe.paint.mats import GAIN_SIGN, cost_line, frame, sign
from noria_desktop.ui.scythe.paint.outlines import arc, circle, gear_path, poly, rounded
from noria_desktop.ui.scythe.paint.pieces import count_tag, draw_figure
from noria_desktop.ui.scythe.paint.words import title
from noria_desktop.ui.text.scythe.amounts import gain_amount
from noria_desktop.ui.text.scythe.names import approach_name, capital, faction_name, place_name
from noria_desktop.ui.text.scythe.titles import factory_title

Boxed = StageArt | CombatArt | OptionArt | FactoryChoiceArt | GainArt | ButtonArt


def boxed(art: Boxed) -> tuple[float, float]:
    """The picture and its frame."""
    return art.width + 10, art.height + 12


def _plate(k: Ink, r: QRectF) -> None:
    t = k.t
    if not t.contrast:
        k.fill(rounded(r.translated(0, 4), 12), fade("#000000", 0.35))
    k.fill(
        rounded(r, 12),
        fade(t.surface, 1 if t.contrast else 0.96),
        fade(t.brass, 0.9),
        2 if t.contrast else 1.4,
    )
    k.stroke(rounded(r.adjusted(4, 4, -4, -4), 9), fade(t.brass, 0.3), 1)


def paint_stage(painter: QPainter, art: StageArt, skin: Skin) -> None:
    """A dark plate with its question; cards lie on it as pictures of their own."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    _plate(k, r)
    k.centre(QRectF(r.left() + 16, r.top() + 8, r.width() - 32, 24), title(art.words), 16, k.t.text, True)
    if art.note:
        k.centre(QRectF(r.left() + 16, r.top() + 31, r.width() - 32, 18), art.note, 12.5, k.t.muted)


def paint_combat(painter: QPainter, art: CombatArt, skin: Skin) -> None:
    """Both sides: own ones left in blue, the Automa's right; the dial stands between them."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    _plate(k, r)
    words = translate("Scythe", "Combat on {place}").format(place=place_name(art.place))
    k.centre(QRectF(r.left() + 16, r.top() + 8, r.width() - 32, 24), words, 16, t.text, True)
    note = translate("Scythe", "You attack: ties are yours") if art.own_attack else ""
    note = note or translate("Scythe", "The Automa attacks: ties are its own")
    k.centre(QRectF(r.left() + 16, r.top() + 30, r.width() - 32, 18), note, 12.5, t.muted)
    wide = r.width() * 0.31
    for own, fighter in ((True, art.own), (False, art.theirs)):
        left = r.left() + 14 if own else r.right() - 14 - wide
        _fighter(k, QRectF(left, r.top() + 54, wide, r.height() - 68), fighter, own)


def _fighter(k: Ink, r: QRectF, fighter: Fighter, own: bool) -> None:
    """One side: who, units, power, cards, total."""
    t, colour = k.t, side(own)
    k.fill(rounded(r, 9), fade(colour, 0.12), fade(colour, 0.8), 1.4)
    k.badge(fighter.faction, r.left() + 22, r.top() + 21, 12)
    k.text(
        QRectF(r.left() + 42, r.top() + 8, r.width() - 90, 26),
        faction_name(fighter.faction),
        14,
        t.text,
        True,
    )
    k.glyph("power", r.right() - 38, r.top() + 21, 14, t.brass, 0.2)
    k.text(QRectF(r.right() - 27, r.top() + 10, 24, 22), str(fighter.reserve), 14, t.text, True)
    count = len(fighter.units)
    foot = r.top() + 92
    for number, (unit, many) in enumerate(fighter.units):
        x = r.center().x() + (number - (count - 1) / 2) * min(54.0, (r.width() - 20) / max(1, count))
        draw_figure(k, unit, fighter.faction, own, x, foot, 44 if count < 4 else 34)
        if many > 1:
            count_tag(k, x + 16, foot + 3, many)
    y = foot + 22
    power = "?" if fighter.power is None else str(fighter.power)
    cards = [value for value in fighter.cards if value is not None]
    hidden = len(fighter.cards) - len(cards)
    parts = [power, *(str(value) for value in cards), *("?" for _ in range(hidden))]
    line = QRectF(r.left() + 8, y, r.width() - 16, 28)
    k.fill(rounded(line, 7), fade(t.ink, 0.06 if t.day else 0.4), fade(t.line, 0.5), 1)
    k.glyph("power", line.left() + 15, line.center().y(), 15, t.brass, 0.2)
    shown = " + ".join(parts)
    room = line.width() - 76
    k.text(QRectF(line.left() + 28, line.top(), room, 28), shown, 15, t.text, True)
    total = "?" if fighter.total is None else str(fighter.total)
    k.right(QRectF(line.right() - 46, line.top(), 38, 28), f"= {total}", 16, t.brass, True)
    if fighter.won is not None:
        words = translate("Scythe", "wins") if fighter.won else translate("Scythe", "retreats")
        tone = t.success if fighter.won else t.danger
        k.centre(QRectF(r.left(), line.bottom() + 3, r.width(), 20), words, 14, tone, True)


def dial_size(art: DialArt) -> tuple[float, float]:
    """The dial and its shadow."""
    return art.size + 6, art.size + 8


def paint_dial(painter: QPainter, art: DialArt, skin: Skin) -> None:
    """A brass dial with a hand on the power committed."""
    k, s = Ink(painter, skin), art.size
    t = k.t
    most = components().mats.most_dial
    if not t.contrast:
        k.fill(circle(0, 3, s * 0.49), fade("#000000", 0.4))
    k.fill(gear_path(0, 0, s * 0.49, 24), "#000000" if t.contrast else "#7A5620", t.ink, 1.2)
    face = QLinearGradient(0, -s * 0.46, 0, s * 0.46)
    tones = (
        ("#000000", "#000000") if t.contrast else ("#FFFCF2", "#E6DAB9") if t.day else ("#33312B", "#1B1A17")
    )
    face.setColorAt(0, QColor(tones[0]))
    face.setColorAt(1, QColor(tones[1]))
    k.fill(circle(0, 0, s * 0.46), face, GOLD, 2)
    reach = -225 + 270 * art.power / most
    if art.power:
        k.stroke(arc(0, 0, s * 0.27, 225, -270 * art.power / most), fade(t.brass, 0.8), max(4.0, s * 0.045))
    for number in range(most + 1):
        spot = measures.dial_number(s, number, most)
        possible, chosen = number <= art.most, number == art.power
        r = s * 0.072
        if chosen:
            k.fill(circle(spot.x, spot.y, r * 1.15), GOLD, t.ink, 1)
        elif possible:
            k.fill(circle(spot.x, spot.y, r), fade(t.legal, 0.12), fade(t.legal, 0.8), 1.2)
        tone = t.ink if chosen else t.text if possible else fade(t.muted, 0.55)
        box = QRectF(spot.x - r * 1.4, spot.y - r * 1.4, r * 2.8, r * 2.8)
        k.centre(box, str(number), max(12.0, s * 0.075), tone, chosen or possible)
    painter.save()
    painter.rotate(reach)
    k.fill(poly([(-s * 0.06, -s * 0.018), (s * 0.27, 0), (-s * 0.06, s * 0.018)]), GOLD, t.ink, 1)
    painter.restore()
    k.fill(circle(0, 0, s * 0.125), FACTION[art.faction], t.paper, 2)
    k.stroke(circle(0, 0, s * 0.125 + 1.6), t.ink, 1)
    light = QColor(FACTION[art.faction]).lightnessF() > 0.55
    box = centred(s * 0.24, s * 0.24)
    k.centre(box, str(art.power), max(14.0, s * 0.12), t.ink if light else "#FFFFFF", True)


def _card(k: Ink, r: QRectF, use: Use, tone: str) -> None:
    """A card with a coloured band above."""
    t = k.t
    if not t.contrast:
        k.fill(rounded(r.translated(2, 3), 10), fade("#000000", 0.35))
    k.panel(r, 10, t.raised, fade(tone, 0.9))
    k.p.save()
    k.p.setClipPath(rounded(r.adjusted(1, 1, -1, -1), 9))
    k.p.fillRect(QRectF(r.left(), r.top(), r.width(), 32), QColor(tone if not t.contrast else "#000000"))
    k.p.restore()
    if t.contrast:
        k.line(QPointF(r.left() + 4, r.top() + 32), QPointF(r.right() - 4, r.top() + 32), tone, 1.4)
    frame(k, r, use)


def _gains(k: Ink, r: QRectF, gains: tuple[CardGain, ...]) -> None:
    """Gains below each other, each with its sign and words."""
    u = min(42.0, r.height() / max(1, len(gains)))
    y = r.center().y() - u * len(gains) / 2
    size = 20.0 if u >= 30 else 16.0
    for gain in gains:
        mid = y + u / 2
        name = GAIN_SIGN[gain.gain]
        sign(k, name, r.left() + (13 if name == "any" else 16), mid, 14 if name == "any" else size, k.t.brass)
        words = capital(gain_amount(gain.gain, gain.amount))
        room = r.width() - 38
        first, second = two_lines(words, 12.5, room)
        if second and u >= 30:
            k.text(QRectF(r.left() + 34, mid - 15, room, 15), first, 12.5, k.t.text)
            k.text(QRectF(r.left() + 34, mid, room, 15), second, 12.5, k.t.text)
        else:
            k.text(QRectF(r.left() + 34, mid - 9, room, 18), words, 12.5, k.t.text)
        y += u


APPROACH_TONE = {Approach.KIND: "#1F6B52", Approach.BUY: "#7A5620", Approach.FORCE: "#7A1D16"}
APPROACH_SIGN = {Approach.KIND: "popularity", Approach.BUY: "coin", Approach.FORCE: "attack"}


def paint_option(painter: QPainter, art: OptionArt, skin: Skin) -> None:
    """How it is met, what it costs, what it brings."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    option = components().cards.encounters[art.encounter - 1][art.option]
    _card(k, r, art.use, mix(APPROACH_TONE[art.approach], "#FFFFFF", 0.35 if t.contrast else 0.0))
    k.glyph(APPROACH_SIGN[art.approach], r.left() + 18, r.top() + 16, 16, "#FFFFFF", 0.2)
    k.text(
        QRectF(r.left() + 34, r.top() + 4, r.width() - 40, 24),
        approach_name(art.approach),
        14,
        "#FFFFFF",
        True,
    )
    k.text(QRectF(r.left() + 12, r.top() + 38, 60, 22), translate("Scythe", "Cost"), 11.5, t.muted)
    cost_line(k, r.left() + r.width() * 0.62, r.top() + 49, option.cost)
    k.line(QPointF(r.left() + 10, r.top() + 64), QPointF(r.right() - 10, r.top() + 64), fade(t.line, 0.5))
    _gains(k, QRectF(r.left() + 6, r.top() + 68, r.width() - 12, r.height() - 76), option.gains)
    if art.use in (Use.OFF, Use.LAST):
        k.fill(rounded(r, 10), fade(t.bg, 0.5))
    if art.use is Use.LAST:
        k.glyph("check", r.right() - 16, r.top() + 16, 14, "#FFFFFF", 0.3)


def paint_factory_choice(painter: QPainter, art: FactoryChoiceArt, skin: Skin) -> None:
    """A Factory card: cost and sides of its top row, its bottom row below."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    if art.card is None:
        k.fill(rounded(r, 10), "#3B3050", t.ink, 1.4)
        k.glyph("gear", 0, 0, min(r.width(), r.height()) * 0.5, fade(GOLD, 0.8))
        return
    card = components().cards.factory[art.card - 1]
    _card(k, r, art.use, "#B79BE0" if t.contrast else "#4B3D66")
    k.glyph("gear", r.left() + 18, r.top() + 16, 17, "#FFFFFF")
    k.text(
        QRectF(r.left() + 34, r.top() + 4, r.width() - 40, 24), factory_title(art.card), 13, "#FFFFFF", True
    )
    k.text(QRectF(r.left() + 12, r.top() + 38, 60, 22), translate("Scythe", "Cost"), 11.5, t.muted)
    cost_line(k, r.left() + r.width() * 0.62, r.top() + 49, card.cost)
    k.line(QPointF(r.left() + 10, r.top() + 64), QPointF(r.right() - 10, r.top() + 64), fade(t.line, 0.5))
    foot = 34.0
    room = r.height() - 68 - foot - 6
    each = room / len(card.options)
    for number, gains in enumerate(card.options):
        top = r.top() + 68 + each * number
        if number:
            words = translate("Scythe", "or")
            k.centre(QRectF(r.left(), top - 8, r.width(), 16), words, 11.5, t.muted)
        _gains(k, QRectF(r.left() + 6, top + (6 if number else 0), r.width() - 12, each - 8), gains)
    low = QRectF(r.left() + 8, r.bottom() - foot - 2, r.width() - 16, foot - 6)
    fill, edge = t.steppe.bottom
    k.fill(rounded(low, 6), fill, fade(edge, 0.8), 1)
    k.glyph("move", low.left() + 14, low.center().y(), 13, t.text, 0.22)
    steps = components().mats.factory_steps
    words = translate("Scythe", "one unit, {n} steps").format(n=steps)
    k.text(QRectF(low.left() + 26, low.top(), low.width() - 30, low.height()), words, 12, t.text)
    if art.use is Use.OFF:
        k.fill(rounded(r, 10), fade(t.bg, 0.5))


def paint_gain(painter: QPainter, art: GainArt, skin: Skin) -> None:
    """A gain to take or decline."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    k.panel(r, 10, t.raised, fade(t.brass, 0.8))
    size = min(36.0, r.height() * 0.34)
    sign(k, GAIN_SIGN[art.gain], 0, r.top() + r.height() * 0.34, size, t.brass)
    words = capital(gain_amount(art.gain, art.amount))
    first, second = two_lines(words, 13, r.width() - 16)
    y = r.top() + r.height() * 0.60
    k.centre(QRectF(r.left() + 8, y, r.width() - 16, 18), first, 13, t.text, True)
    if second:
        k.centre(QRectF(r.left() + 8, y + 17, r.width() - 16, 18), second, 13, t.text, True)
    if art.use in (Use.OFF, Use.LAST):
        k.fill(rounded(r, 10), fade(t.bg, 0.5))
    frame(k, r, art.use)


def paint_button(painter: QPainter, art: ButtonArt, skin: Skin) -> None:
    """A button on a stage; the main one is brass."""
    k, box = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    if art.main and not art.off:
        g = QLinearGradient(box.topLeft(), box.bottomLeft())
        g.setColorAt(0, QColor("#A97412" if t.day else t.brass if t.contrast else "#F1CB68"))
        g.setColorAt(1, QColor(t.brass))
        k.fill(rounded(box, 8), g, t.ink, 1)
        tone = "#FFFFFF" if t.day else t.ink
    else:
        k.fill(rounded(box, 8), t.raised, fade(t.line, 0.5) if art.off else t.line, 1.2)
        tone = t.text
    inner = box.adjusted(6, 0, -6, 0)
    k.centre(inner, art.words, 14, fade(tone, 0.5) if art.off and not t.contrast else tone, art.main)
