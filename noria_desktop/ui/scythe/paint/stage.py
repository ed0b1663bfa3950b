"""On the stage over the map: encounter options, Factory cards, gains, buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_cards import CardGain
from noria_desktop.games.scythe.printed_mats import Cost
from noria_desktop.games.scythe.terms import Approach
from noria_desktop.ui.art.pens import mix, within
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.i18n import capital, translate
from noria_desktop.ui.scythe.board.arts.docks import Words
from noria_desktop.ui.scythe.board.arts.mats import Use
from noria_desktop.ui.scythe.board.arts.stage import FactoryChoiceArt, OptionArt, StageArt
from noria_desktop.ui.scythe.paint.colours import GOLD
from noria_desktop.ui.scythe.paint.encounters import draw_scene
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.mats import cost_line, costs, frame, sign
from noria_desktop.ui.scythe.paint.signs import sign_of
from noria_desktop.ui.scythe.paint.words import title
from noria_desktop.ui.scythe.words.amounts import cost_text, gain_amount
from noria_desktop.ui.scythe.words.names import approach_name, place_name
from noria_desktop.ui.scythe.words.titles import encounter_scene, encounter_title, factory_title


def plate(k: Ink, r: QRectF) -> None:
    """What lies over the map."""
    t = k.t
    if not t.contrast:
        k.fill(rounded_rect(r.translated(0, 4), 12), fade("#000000", 0.35))
    strength, width = (1, 2) if t.contrast else (0.96, 1.4)
    k.fill(rounded_rect(r, 12), fade(t.surface, strength), fade(t.accent, 0.9), width)
    k.stroke(rounded_rect(r.adjusted(4, 4, -4, -4), 9), fade(t.accent, 0.3), 1)


def paint_stage(painter: QPainter, art: StageArt, skin: Skin) -> None:
    """A dark plate with its question; cards lie on it as pictures of their own."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    plate(k, r)
    high = min(art.head - 20, 64.0)
    top = r.top() + 4 + (art.head - high) / 2
    if art.encounter is None or art.place is None or art.faction is None:
        k.centre(QRectF(r.left() + 16, top, r.width() - 32, 24), title(art.words), 16, k.t.text, True)
        if art.words is Words.FACTORY_CARDS and high > 40:
            words = translate(
                "Scythe", "A fifth section for the rest of the game; nobody else gets this card."
            )
            k.centre(QRectF(r.left() + 16, top + 24, r.width() - 32, 18), words, 12.5, k.t.muted)
        return
    scene = QRectF(r.left() + 16, top, high * 2.0, high)
    draw_scene(k, scene, art.encounter, art.place, art.faction)
    left = scene.right() + 14
    room = QRectF(left, scene.center().y() - 24, r.right() - 16 - left, 26)
    words = translate("Scythe", "Encounter on {place}").format(place=place_name(art.place))
    wide = k.right(room, words, 12, k.t.muted)
    name = QRectF(room.left(), room.top(), room.width() - wide - 12, room.height())
    k.text(name, encounter_title(art.encounter), 18, k.t.text, True)
    k.text(QRectF(left, room.bottom(), room.width(), 20), encounter_scene(art.encounter), 13, k.t.muted)


def _card(k: Ink, r: QRectF, use: Use, tone: str) -> str:
    """A card with a coloured band above; pale where it may not be chosen. Returns the colour of words on the band."""
    t, off = k.t, use in (Use.OFF, Use.LAST)
    if not t.contrast:
        k.fill(rounded_rect(r.translated(2, 3), 10), fade("#000000", 0.35))
    k.panel(r, 10, mix(t.raised, t.bg, 0.5) if off else t.raised, fade(tone, 0.35 if off else 0.9))
    band = "#000000" if t.contrast else mix(tone, t.bg, 0.8) if off else tone
    with within(k.p, rounded_rect(r.adjusted(1, 1, -1, -1), 9), alone=True):
        k.p.fillRect(QRectF(r.left(), r.top(), r.width(), 32), QColor(band))
    if t.contrast:
        k.line(QPointF(r.left() + 4, r.top() + 32), QPointF(r.right() - 4, r.top() + 32), tone, 1.4)
    frame(k, r, use)
    return k.soft if off else "#FFFFFF"


def _cost(k: Ink, r: QRectF, cost: Cost, *, lacking: bool = False) -> None:
    """What a card costs, with its sign and words."""
    line = QRectF(r.left() + 12, r.top() + 38, r.width() - 24, 22)
    wide = k.text(line, translate("Scythe", "Cost"), 12.5, k.soft)
    found = costs(cost)
    if len(found) > 1:
        cost_line(k, line.right() - 34, line.center().y(), cost)
        return
    tone = k.t.danger if lacking else k.t.text
    room = QRectF(line.left() + wide + 30, line.top(), line.width() - wide - 30, line.height())
    words = k.right(room, cost_text(cost), 13.5, tone, not lacking)
    if found:
        k.sign(found[0][0], line.right() - words - 13, line.center().y(), 15, k.t.danger)


def _gains(k: Ink, r: QRectF, gains: tuple[CardGain, ...], missing: tuple[int, ...] = ()) -> None:
    """Gains below each other, each with its sign and words; ``missing`` ones, by place, bring nothing now."""
    u = min(48.0, r.height() / max(1, len(gains)))
    y = r.center().y() - u * len(gains) / 2
    size = 24.0 if u >= 34 else 16.0
    letter = 14.0 if u >= 34 else 12.5
    for number, gain in enumerate(gains):
        lost = number in missing
        tone = k.t.muted if lost else k.t.text
        mid = y + u / 2
        name = sign_of(gain.gain)
        sign(
            k,
            name,
            r.left() + 17,
            mid,
            size * 0.66 if name == "any" else size,
            k.t.muted if lost else k.t.accent,
        )
        words = capital(gain_amount(gain.gain, gain.amount))
        if lost:
            words = translate("Scythe", "{gain} (not to be had now)").format(gain=words)
        room = r.width() - 42
        first, second = two_lines(words, letter, room)
        if second and u >= 34:
            k.text(QRectF(r.left() + 38, mid - 17, room, 17), first, letter, tone)
            k.text(QRectF(r.left() + 38, mid, room, 17), second, letter, tone)
        else:
            k.text(QRectF(r.left() + 38, mid - 10, room, 20), words, letter, tone)
        y += u


APPROACH_TONE = {Approach.KIND: "#1F6B52", Approach.BUY: "#7A5620", Approach.FORCE: "#7A1D16"}


def paint_option(painter: QPainter, art: OptionArt, skin: Skin) -> None:
    """How it is met, what it costs, what it brings."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    option = components().cards.encounters[art.encounter - 1][art.option]
    tone = _card(k, r, art.use, mix(APPROACH_TONE[art.approach], "#FFFFFF", 0.35 if t.contrast else 0.0))
    k.glyph(sign_of(art.approach), r.left() + 18, r.top() + 16, 16, tone, 0.2)
    k.text(
        QRectF(r.left() + 34, r.top() + 4, r.width() - 40, 24), approach_name(art.approach), 14, tone, True
    )
    _cost(k, r, option.cost, lacking=art.use is Use.OFF)
    k.line(QPointF(r.left() + 10, r.top() + 64), QPointF(r.right() - 10, r.top() + 64), fade(t.line, 0.5))
    _gains(k, QRectF(r.left() + 6, r.top() + 68, r.width() - 12, r.height() - 98), option.gains, art.missing)
    foot = QRectF(r.left() + 10, r.bottom() - 28, r.width() - 20, 20)
    if art.use is Use.OFF:
        k.centre(foot, translate("Scythe", "cannot be paid"), 12.5, t.danger, True)
    elif art.use is Use.NOW:
        k.glyph("check", r.right() - 16, r.top() + 16, 14, "#FFFFFF", 0.3)
        k.centre(foot, translate("Scythe", "taken"), 12.5, k.gilt, True)


def paint_factory_choice(painter: QPainter, art: FactoryChoiceArt, skin: Skin) -> None:
    """A Factory card: cost and sides of its top row, its bottom row below."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    if art.card is None:
        k.fill(rounded_rect(r, 10), "#3B3050", t.ink, 1.4)
        k.glyph("gear", 0, 0, min(r.width(), r.height()) * 0.5, fade(GOLD, 0.8))
        return
    card = components().cards.factory[art.card - 1]
    tone = _card(k, r, art.use, "#B79BE0" if t.contrast else "#4B3D66")
    k.glyph("gear", r.left() + 18, r.top() + 16, 17, tone)
    k.text(QRectF(r.left() + 34, r.top() + 4, r.width() - 40, 24), factory_title(art.card), 13, tone, True)
    _cost(k, r, card.cost)
    k.line(QPointF(r.left() + 10, r.top() + 64), QPointF(r.right() - 10, r.top() + 64), fade(t.line, 0.5))
    foot = 34.0
    room = r.height() - 68 - foot - 6
    each = room / len(card.options)
    for number, gains in enumerate(card.options):
        top = r.top() + 68 + each * number
        if number:
            words = translate("Scythe", "or")
            k.centre(QRectF(r.left(), top - 8, r.width(), 16), words, 12, t.muted)
        _gains(k, QRectF(r.left() + 6, top + (6 if number else 0), r.width() - 12, each - 8), gains)
    low = QRectF(r.left() + 8, r.bottom() - foot - 2, r.width() - 16, foot - 6)
    fill, edge = t.steppe.bottom
    k.fill(rounded_rect(low, 6), fill, fade(edge, 0.8), 1)
    k.glyph("move", low.left() + 14, low.center().y(), 13, t.text, 0.22)
    steps = components().mats.factory_steps
    words = translate("Scythe", "one unit, {n} steps").format(n=steps)
    k.text(QRectF(low.left() + 26, low.top(), low.width() - 30, low.height()), words, 12, t.text)
