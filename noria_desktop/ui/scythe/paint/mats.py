"""Player mat and faction mat: upper and lower boxes of the sections, mechs with their abilities, one-time bonuses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_mats import Cost, TopSide
from noria_desktop.games.scythe.terms import Resource, Top, Unit
from noria_desktop.ui.art.pens import Colour, mix
from noria_desktop.ui.art.shapes import circle, rounded, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.mats import (
    AbilityArt,
    ActionTokenArt,
    BottomBoxArt,
    FactoryStripArt,
    OneTimeArt,
    TopBoxArt,
    Use,
)
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.pieces import draw_figure, draw_recruit
from noria_desktop.ui.scythe.paint.signs import sign_of
from noria_desktop.ui.scythe.words.names import ability_name, bottom_name, top_name


def sign(k: Ink, name: str, x: float, y: float, size: float, colour: Colour) -> None:
    """A sign, "any" for resources of free choice."""
    if name == "any":
        for number, kind in enumerate((Resource.OIL, Resource.FOOD)):
            k.good(kind, x - size * 0.3 + size * 0.85 * number, y, size * 0.88)
    else:
        k.sign(name, x, y, size, colour)


def costs(cost: Cost) -> list[tuple[str, int]]:
    """What a cost asks for, as signs."""
    paid = (cost.power, cost.popularity, cost.coins, cost.combat_cards)
    found = zip(("power", "popularity", "coin", "card"), paid, strict=True)
    return [(name, count) for name, count in found if count]


def frame(k: Ink, box: QRectF, use: Use) -> None:
    """The rim that tells what a box is at the moment."""
    t = k.t
    if use is Use.NOW:
        k.stroke(rounded_rect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 8), fade(t.accent, 0.9), 2)
    elif use in (Use.LEGAL, Use.AIMED):
        aimed = use is Use.AIMED
        if aimed:
            k.fill(rounded_rect(box, 7), fade(t.focus, 0.14))
        strength, width = (1, 2.6) if aimed else (0.85, 1.6)
        k.stroke(rounded_rect(box.adjusted(-1, -1, 1, 1), 8), fade(t.focus, strength), width)


def dim(k: Ink, box: QRectF, use: Use) -> None:
    """A veil over what may not be chosen."""
    if use in (Use.OFF, Use.LAST):
        k.fill(rounded_rect(box, 7), fade(k.t.bg, 0.42 if not k.t.contrast else 0.5))


def cost_line(k: Ink, x: float, y: float, cost: Cost) -> None:
    """A cost in one line round ``x``: what is paid off the tracks, in coral."""
    found = costs(cost)
    if not found:
        k.centre(QRectF(x - 30, y - 8, 60, 16), translate("Scythe", "free"), 12, k.soft)
        return
    if len(found) == 1 and found[0][0] == "coin":
        k.text(QRectF(x - 16, y - 8, 10, 16), "−", 13, k.t.text, True)
        k.coin(x + 3, y, 15, found[0][1])
        return
    step = 28.0 if len(found) < 3 else 19.0
    left = x - step * len(found) / 2
    for number, (name, count) in enumerate(found):
        mid = left + step * (number + 0.5)
        if name == "coin":
            k.coin(mid, y, 14, count)
            continue
        k.sign(name, mid - (6 if step > 20 else 4), y, 12, k.t.danger)
        k.text(QRectF(mid + (2 if step > 20 else 2.5), y - 8, 12, 16), str(count), 12, k.t.text, True)


def paint_top(painter: QPainter, art: TopBoxArt, skin: Skin) -> None:
    """Action, cost, its sides with cubes, the place of its structure."""
    k, mats = Ink(painter, skin), components().mats
    t = k.t
    fill, edge = t.steppe.top
    printed = mats.players[art.mat.index].sections[art.section]
    action = mats.tops[printed.top.index]
    box, now = centred(art.width, art.height), art.use is Use.NOW
    k.panel(box, 7, mix(fill, edge, 0.18) if now else fill, t.accent if now else fade(edge, 0.75))
    k.glyph(sign_of(printed.top), 0, box.top() + 17, 19, t.accent if now else t.text, 0.2)
    name = QRectF(box.left() + 1, box.top() + 27, box.width() - 2, 18)
    k.centre(name, top_name(printed.top), 12.5, t.text, True)
    cost = mats.produce_costs[art.workers] if printed.top is Top.PRODUCE else action.cost
    cost_line(k, 0, box.top() + 54, cost)
    for number, one in enumerate(action.sides):
        part = measures.top_side(art.width, art.height, number)
        use = art.sides[number] if art.sides else Use.REST
        _side(k, rect(part), one, art.cubes, use)
    y = box.bottom() - 12
    k.line(QPointF(box.left() + 8, y - 10.5), QPointF(box.right() - 8, y - 10.5), fade(edge, 0.5))
    k.glyph(action.structure.value, -10, y, 14, t.accent if art.built else fade(t.muted, 0.8), 0.2)
    if art.built:
        k.glyph("check", 10, y, 10, t.success, 0.26)
    else:
        k.stroke(rounded_rect(QRectF(5, y - 5, 10, 10), 2), fade(t.muted, 0.8), 1)
    dim(k, box, art.use)
    frame(k, box, art.use)


def _side(k: Ink, line: QRectF, one: TopSide, cubes: tuple[bool, ...], use: Use) -> None:
    """One side of an action; a cube on it is not yet upgraded."""
    t, edge = k.t, k.t.steppe.top[1]
    freed = one.cube is not None and cubes[one.cube.index]
    k.fill(rounded_rect(line, 5), fade(edge, 0.38 if freed else 0.14), fade(edge, 0.9 if freed else 0.4), 1)
    name, y = sign_of(one.choice), line.center().y()
    sign(k, name, line.left() + (12 if name == "any" else 11), y, 13, t.text)
    amount = one.amounts[1 if freed else 0]
    words = f"+{amount}" if name in ("coin", "power", "card", "popularity") else str(amount)
    left = line.left() + (30 if name == "any" else 20)
    k.text(QRectF(left, line.top(), 22, line.height()), words, 13, t.text, True)
    if one.cube is not None:
        if freed:
            k.stroke(rounded_rect(QRectF(line.right() - 16, y - 6, 12, 12), 2), fade(t.text, 0.45), 1)
        else:
            k.cube(line.right() - 10, y, 13)
    if use in (Use.LEGAL, Use.AIMED):
        k.stroke(rounded_rect(line, 5), t.focus, 2.4 if use is Use.AIMED else 1.4)
    elif use is Use.OFF:
        k.fill(rounded_rect(line, 5), fade(t.bg, 0.45))
    elif use is Use.NOW:
        k.stroke(rounded_rect(line, 5), t.accent, 2)


def paint_bottom(painter: QPainter, art: BottomBoxArt, skin: Skin) -> None:
    """Action, cost with the cubes on it, coins, recruit, how often it was done."""
    k, mats = Ink(painter, skin), components().mats
    t = k.t
    fill, edge = t.steppe.bottom
    printed = mats.players[art.mat.index].sections[art.section]
    action = mats.bottoms[printed.bottom.index]
    b, now = centred(art.width, art.height), art.use is Use.NOW
    k.panel(b, 7, mix(fill, edge, 0.12) if now else fill, t.accent if now else fade(edge, 0.7))
    k.glyph(sign_of(printed.bottom), 0, b.top() + 15, 17, t.text, 0.2)
    name = QRectF(b.left() + 1, b.top() + 23, b.width() - 2, 18)
    k.centre(name, bottom_name(printed.bottom), 12.5, t.text, True)
    fixed = printed.cost - printed.slots
    for number in range(printed.cost):
        spot = measures.bottom_cost(art.width, art.height, number, printed.cost)
        if number >= fixed:
            k.stroke(rounded_rect(QRectF(spot.x - 7, spot.y - 7, 14, 14), 3), fade(t.text, 0.6), 1)
        if number >= printed.cost - art.cubes:
            k.cube(spot.x, spot.y, 12.5)
        else:
            k.good(action.resource, spot.x, spot.y, 11.5)
    place = measures.bottom_bonus(art.width, art.height)
    y = place.y
    if printed.coins:
        k.text(QRectF(b.left() + 6, y - 8, 10, 16), "+", 13, t.text, True)
        k.coin(b.left() + 22, y, 15, printed.coins)
    _recruit(k, rect(place), sign_of(action.ongoing[0]), art.recruit)
    if b.height() > 92:
        y = b.bottom() - 12
        full = art.done >= action.limit
        k.fill(rounded(b.left() + 6, y - 8, b.width() - 12, 16, 8), fade(t.ink, 0.06 if t.day else 0.35))
        k.glyph("star" if full else sign_of(printed.bottom), -14, y, 11, t.accent if full else t.muted, 0.2)
        count = QRectF(-4, y - 8, 30, 16)
        k.text(count, f"{art.done}/{action.limit}", 12, k.gilt if full else t.text, True)
    dim(k, b, art.use)
    frame(k, b, art.use)


def _recruit(k: Ink, box: QRectF, name: str, enlisted: bool) -> None:
    """The ongoing bonus: lit once its recruit has gone, else the recruit stands on it."""
    t = k.t
    ground = fade(t.success, 0.2 if enlisted else 0.02)
    k.fill(rounded_rect(box, 9), ground, fade(t.success if enlisted else t.line, 0.9), 1)
    k.sign(name, box.center().x(), box.center().y(), 13, t.text if enlisted else fade(t.muted, 0.7))
    if not enlisted:
        k.fill(rounded_rect(box, 9), fade(t.bg, 0.35))
        k.glyph("worker", box.right() - 4, box.bottom() - 6, 11, t.text)


def paint_action_token(painter: QPainter, art: ActionTokenArt, skin: Skin) -> None:
    """The flag over the section in use; quiet words over the last one."""
    k = Ink(painter, skin)
    t = k.t
    words = translate("Scythe", "this turn") if art.now else translate("Scythe", "last")
    if art.now is None:
        words = translate("Scythe", "token")
    # As wide as the place that can be taken hold of: the line round that would stand off a narrower one.
    pill = QRectF(-art.width / 2, -8, art.width, 16)
    ground, rim = (t.accent, t.ink) if art.now else (t.surface, fade(t.line, 0.8))
    k.fill(rounded_rect(pill, 8), ground, rim, 1)
    tone = t.muted if not art.now else "#FFFFFF" if t.day else t.ink
    k.centre(pill.adjusted(3, 0, -3, 0), words, 12, tone, bool(art.now))


def paint_factory_strip(painter: QPainter, art: FactoryStripArt, skin: Skin) -> None:
    """The fifth section: its gains above all, one unit by two steps below."""
    k = Ink(painter, skin)
    t, box = k.t, centred(art.width, art.height)
    k.panel(box, 9, t.surface)
    tone = t.text if t.contrast else "#8A78A8"
    k.glyph("gear", box.left() + 17, 0, 20, tone)
    narrow = art.width < measures.NARROW
    words = translate("Scythe", "Factory card")
    if art.card is None:
        place = QRectF(box.left() + 33, box.top(), art.width - 40, art.height)
        if narrow:
            k.text(place, "–", 13, t.muted)
        else:
            k.text(QRectF(place.left(), box.top() + 4, place.width(), 19), words, 12.5, t.muted, True)
            note = translate("Scythe", "none yet: visit the Factory")
            k.text(QRectF(place.left(), box.top() + 23, place.width(), 18), note, 12, t.muted)
        return
    card = components().cards.factory[art.card - 1]
    if narrow:
        k.text(box.adjusted(33, 0, -3, 0), str(art.card), 14, t.text, True)
        frame(k, box, art.use)
        return
    entries: list[tuple[str, str, bool]] = [(name, str(count), True) for name, count in costs(card.cost)]
    entries.append(("move", "", False))
    for number, option in enumerate(card.options):
        if number:
            entries.append(("/", "", False))
        entries += [(sign_of(gain.gain), str(gain.amount), False) for gain in option]
    rooms = [measures.SIGN_ROOM.get(name, measures.SIGN) for name, _, _ in entries]
    inner = measures.CHIP[0]
    chip = rect(measures.factory_chip(art.width, art.card))
    room = chip.left() - box.left() - 38
    k.text(QRectF(box.left() + 33, box.top() + 4, room, 19), words, 12.5, t.text, True)
    steps = components().mats.factory_steps
    note = translate("Scythe", "one unit, {n} steps").format(n=steps)
    k.text(QRectF(box.left() + 33, box.top() + 23, room, 18), note, 12, t.muted)
    fill, edge = t.steppe.top
    k.fill(rounded_rect(chip, 7), fill, fade(edge, 0.8), 1)
    for number, (name, count, paid) in enumerate(entries):
        x = chip.left() + inner + sum(rooms[:number]) + rooms[number] / 2
        if name == "/":
            k.centre(QRectF(x - 8, -10, 16, 20), "/", 12, t.muted)
        elif name == "coin":
            k.coin(x, 0, 17, count)
        elif name == "move" and not count:
            k.glyph("move", x, 0, 12, t.muted, 0.2)
        else:
            sign(k, name, x - (9 if name == "any" else 5), 0, 13, t.danger if paid else t.text)
            k.text(QRectF(x + (8 if name == "any" else 4), -10, 14, 20), count, 12.5, t.text, True)
    dim(k, box, art.use)
    frame(k, box, art.use)


def paint_ability(painter: QPainter, art: AbilityArt, skin: Skin) -> None:
    """The mech on its place, or the ability it uncovered."""
    k = Ink(painter, skin)
    t, s = k.t, centred(art.width, art.height)
    ability = components().mats.factions[art.faction.index].mechs[art.slot]
    fill = mix(t.raised, t.accent, 0.14) if art.out and not t.contrast else t.bg
    k.panel(s, 6, fill, fade(t.accent, 0.8) if art.out else fade(t.line, 0.6), lit=art.out)
    place = QRectF(s.left() + 1, s.bottom() - 17, s.width() - 2, 16)
    first, second = ability_name(ability), ""
    one_word = first.isascii() and " " not in first  # such a one is condensed, never broken
    if k.width(first, 12, art.out) * 0.8 > place.width() and not one_word:
        first, second = two_lines(first, 12, place.width())
    # A name of two lines leaves less for the picture over it.
    room = s.height() - 19 - (11 if second else 0)
    if art.out:
        size = min(17.0, room * 0.6)
        k.glyph(sign_of(ability), 0, s.top() + 1 + room / 2, size, t.accent, 0.2)
        k.glyph("check", s.right() - 9, s.top() + 9, 9, t.success, 0.3)
    else:
        high = min(30.0, s.height() * 0.52, room - 3)
        draw_figure(k, Unit.MECH, art.faction, True, 0, s.top() + room, high, plate=False)
    tone = t.text if art.out else t.muted
    if second:
        k.centre(place.translated(0, -11), first, 12, tone, art.out)
        first = second
    k.centre(place, first, 12, tone, art.out)
    if art.legal or art.aimed:
        frame(k, s, Use.AIMED if art.aimed else Use.LEGAL)


def paint_one_time(painter: QPainter, art: OneTimeArt, skin: Skin) -> None:
    """An open space shows its bonus; a recruit lies on a taken one."""
    k, r = Ink(painter, skin), art.radius
    t = k.t
    if art.taken:
        draw_recruit(k, art.faction, 0, 0, r, art.bonus)
    else:
        k.fill(circle(0, 0, r), fade(t.text, 0.06), QColor(t.line), 1.2)
        k.sign(sign_of(art.bonus), 0, 0, r, t.muted)
    if art.legal or art.aimed:
        k.stroke(circle(0, 0, r + 2), t.focus, 2.6 if art.aimed else 1.6)
