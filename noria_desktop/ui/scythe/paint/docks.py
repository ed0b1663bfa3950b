"""The docks: panels, head lines, folded docks, hand, objectives, score sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Demand
from noria_desktop.games.scythe.terms import Faction, Objective
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.automa import ScoreArt
from noria_desktop.ui.scythe.board.arts.docks import (
    CombatCardArt,
    DrawerArt,
    Fate,
    HeadArt,
    ObjectiveArt,
    PanelArt,
    SlimArt,
    Words,
)
from noria_desktop.ui.scythe.paint.colours import FACTION, GOLD
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.landscapes import draw_hex
from noria_desktop.ui.scythe.paint.signs import sign_of
from noria_desktop.ui.scythe.paint.words import note_words, title
from noria_desktop.ui.scythe.words.amounts import hand_rows
from noria_desktop.ui.scythe.words.goals import objective_lines
from noria_desktop.ui.scythe.words.names import ability_name, faction_name, mat_name, scheme_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.scythe.words.scores import line_name, total_name
from noria_desktop.ui.scythe.words.titles import objective_title

CONDENSED = 0.7
"""Words of a heading become so much narrower before others are chosen."""
NARROW = 90.0
"""An objective less wide has no words."""


def paint_panel(painter: QPainter, art: PanelArt, skin: Skin) -> None:
    """A plate with a title."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    k.panel(r, 9, k.t.surface, fade(k.t.accent, 0.8) if art.active else None)
    top = r.top() + (1 if art.words is Words.PLAYER else 4)
    head = QRectF(r.left() + 8, top, r.width() - 16, 18)
    words, note = title(art.words), note_words(art.words, art.note)
    if isinstance(art.note, Faction) and k.width(note, 12) * CONDENSED > head.width() - 30 - k.width(
        words, 12.5, True
    ):
        # What it does is told where it is pointed at: here its name is enough.
        note = ability_name(components().mats.factions[art.note.index].ability)
    k.heading(head, words, note)
    if art.words is Words.FACTION:
        placed = translate("Scythe", "Recruits placed")
        room = min(44.0, art.width * 0.15) * 4 + 22
        k.text(QRectF(r.left() + 10, r.bottom() - 24, r.width() - room, 18), placed, 12, k.t.muted)


def _numbers(art: HeadArt) -> tuple[tuple[str, int, str], ...]:
    """The five numbers of a side."""
    coins = ("coin", art.coins, translate("Scythe", "Coins"))
    power = ("power", art.power, translate("Scythe", "Power"))
    cards = ("card", art.cards, translate("Scythe", "Cards"))
    if art.own:
        popularity = ("popularity", art.popularity, translate("Scythe", "Popul."))
        return coins, power, popularity, cards, ("worker", art.workers, translate("Scythe", "Workers"))
    mats = components().mats
    left = translate("Scythe", "left")
    most = len(mats.factions[art.faction.index].mechs)
    return coins, power, cards, ("mech", most - art.mechs, left), ("worker", mats.workers - art.workers, left)


def _about(art: HeadArt) -> str:
    if art.mat is not None:
        return translate("Scythe", "{mat} mat").format(mat=mat_name(art.mat))
    if art.level is None or art.scheme is None:
        return ""
    level = translate("Scythe", "Level {n}").format(n=art.level.index + 1)
    return f"{level} · {scheme_name(art.scheme)}"


def side_title(art: HeadArt) -> str:
    """A side's name: of the Automa's also the level, called as in the window's title and on the New game page."""
    name = faction_name(art.faction)
    if art.level is None:
        return name
    return translate("Scythe", "{faction} {level}").format(faction=name, level=level_title(art.level))


def paint_head(painter: QPainter, art: HeadArt, skin: Skin) -> None:
    """Badge, names, stars, numbers."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t, x, y, w = k.t, r.left(), r.top(), art.width
    k.panel(r, 9, t.surface, fade(t.accent if art.turn else FACTION[art.faction], 0.9 if art.turn else 0.7))
    k.fill(rounded_rect(QRectF(x, y, 5, r.height()), 2.5), FACTION[art.faction])
    k.badge(art.faction, x + 28, y + 23, 15)
    k.text(QRectF(x + 52, y + 5, w - 114, 20), side_title(art), 14.5, t.text, True)
    k.text(QRectF(x + 52, y + 24, w - 114, 17), _about(art), 12, t.muted)
    placed = sum(art.stars)
    for number in range(components().mats.end_stars):
        hole = art.own if number < placed else None
        k.star(x + w - 50 + number % 3 * 17, y + 15 + number // 3 * 17, 7.6, art.faction, hole)
    cells = _numbers(art)
    step = (w - 14) / len(cells)
    tone = t.accent if art.own else (t.danger if t.day or t.contrast else "#F0866A")
    for number, (sign, count, words) in enumerate(cells):
        cx = x + 10 + step * (number + 0.5)
        if number:
            k.line(QPointF(cx - step / 2, y + 49), QPointF(cx - step / 2, y + 78), fade(t.line, 0.4))
        k.glyph(sign, cx - 12, y + 56, 16, tone, 0.2)
        k.text(QRectF(cx - 1, y + 47, 28, 19), str(count), 16, t.text, True)
        k.centre(QRectF(cx - step / 2 + 1, y + 65, step - 2, 15), words, 12, t.muted)


def paint_slim(painter: QPainter, art: SlimArt, skin: Skin) -> None:
    """A folded dock."""
    k, r, head = Ink(painter, skin), centred(art.width, art.height), art.head
    t = k.t
    k.panel(r, 9, t.surface, fade(FACTION[head.faction], 0.7))
    k.fill(rounded_rect(QRectF(r.left(), r.top(), r.width(), 5), 2.5), FACTION[head.faction])
    y = r.top() + 30
    k.badge(head.faction, 0, y, 15)
    y += 32
    for number in range(components().mats.end_stars):
        hole = head.own if number < sum(head.stars) else None
        k.star(-10 + 20 * (number % 2), y + 19 * (number // 2), 7.6, head.faction, hole)
    y += 68
    if art.totals is not None:
        for own, total in ((True, art.totals.mine), (False, art.totals.theirs)):
            k.seat(own, -14, y, 5.4, art.totals.human if own else art.totals.automa)
            k.text(QRectF(-4, y - 11, 28, 22), str(total), 16, k.gilt, True)
            y += 20
        k.centre(QRectF(r.left() + 2, y - 11, r.width() - 4, 14), translate("Scythe", "points"), 12, t.muted)
        y += 22
    for sign, count, words in _numbers(head):
        k.glyph(sign, -11, y, 16, t.accent, 0.2)
        k.text(QRectF(0, y - 11, 24, 22), str(count), 16, t.text, True)
        k.centre(QRectF(r.left() + 2, y + 9, r.width() - 4, 14), words, 12, t.muted)
        y += 41


def paint_drawer(painter: QPainter, art: DrawerArt, skin: Skin) -> None:
    """Hand and Factory card at the ends of one line."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    k.panel(r, 9, t.surface)
    first, *second = hand_rows(art.hand)
    third = r.width() / 3
    factory = "–" if art.factory_card is None else str(art.factory_card)
    # The values of many cards need both lines: the sign alone says what they are.
    below = " ".join(second) or translate("Scythe", "Hand")
    left = (r.left() + 8, "card", first, below)
    right = (r.left() + 2 * third + 8, "gear", factory, translate("Scythe", "Factory card"))
    for x, sign, count, words in (left, right):
        values = sign == "card" and bool(second)
        k.glyph(sign, x + 13, r.top() + 16, 16, t.accent, 0.2)
        room = QRectF(x + 25, r.top() + 5, third - 34, 22)
        k.text(room, count, 13 if values else 14, t.text, True)
        if values:
            k.text(room.translated(0, 19), words, 13, t.text, True)
        elif r.height() > 44:
            k.text(QRectF(x + 4, r.top() + 26, third - 14, 17), words, 12, t.muted)


def paint_combat_card(painter: QPainter, art: CombatCardArt, skin: Skin) -> None:
    """A combat card by its value, or its back."""
    k, c = Ink(painter, skin), centred(art.width, art.height)
    wide, high = art.width, art.height
    if art.empty:
        line = QPen(fade(k.t.muted, 0.9), 1.4, Qt.PenStyle.DashLine)
        k.p.strokePath(rounded_rect(c.adjusted(1, 1, -1, -1), 5), line)
        k.glyph("card", 0, 0, min(wide, high) * 0.4, fade(k.t.muted, 0.7))
        return
    k.fill(rounded_rect(c.translated(1.5, 1.5), 5), fade("#000000", 0.35))
    if art.value is None:
        k.fill(rounded_rect(c, 5), "#7A261E", k.t.ink, 1.2)
        k.stroke(rounded_rect(c.adjusted(3, 3, -3, -3), 3), fade(k.t.paper, 0.7), 1)
        k.glyph("attack", 0, 0, min(wide, high) * 0.5, fade(k.t.paper, 0.85), 0.2)
    else:
        k.fill(rounded_rect(c, 5), k.t.paper, k.t.ink, 1.2)
        k.fill(rounded_rect(QRectF(c.left() + 3, c.top() + 3, wide - 6, 5), 2), "#8E2F27")
        digit = max(11.0, min(high * 0.36, wide * 0.60))
        left = c.left() + min(5.0, wide * 0.08)
        k.text(QRectF(left, c.top() + 9, wide, digit * 1.15), str(art.value), digit, k.t.ink, True)
        k.glyph("attack", wide * 0.12, c.bottom() - high * 0.24, min(high * 0.30, wide * 0.6), "#8E2F27", 0.2)
    if art.chosen:
        k.stroke(rounded_rect(c.adjusted(-1, -1, 1, 1), 6), GOLD, 2.6)
    elif art.legal:
        k.stroke(rounded_rect(c.adjusted(-1, -1, 1, 1), 6), k.t.focus, 1.8)


def draw_goal(k: Ink, x: float, y: float, size: float, card: Objective) -> None:
    """A small hex of the land, or a sign, centred on (x, y)."""
    condition = components().cards.objectives[card - 1].conditions[0]
    if condition.demand is Demand.CONTROL_TERRAIN and condition.terrain is not None:
        draw_hex(k, QPointF(x, y), size * 0.56, condition.terrain, card)
    else:
        k.sign(sign_of(condition.demand), x, y, size * 0.9, k.gilt)


def _small_objective(k: Ink, g: QRectF, art: ObjectiveArt) -> None:
    """Its picture and how far it is, where there is no room for words."""
    t = k.t
    size = min(22.0, g.height() * 0.5)
    draw_goal(k, 0, g.top() + 3 + size / 2, size, art.card)
    below = QRectF(g.left() + 1, g.top() + 4 + size, g.width() - 2, g.bottom() - g.top() - size - 5)
    x, y = below.center().x(), below.center().y()
    match art.fate:
        case Fate.READY:
            k.glyph("check", x, y, 11, t.success, 0.3)
        case Fate.REVEALED:
            k.glyph("star", x, y, 11, k.gilt, 0.3)
        case Fate.DISCARDED:
            k.glyph("cross", x, y, 10, t.muted, 0.3)
        case _:
            k.centre(below, f"{art.have}/{art.need}", 12, t.text)
    if art.legal:
        k.stroke(rounded_rect(g, 6), t.focus, 2)


def paint_objective(painter: QPainter, art: ObjectiveArt, skin: Skin) -> None:
    """What it asks for, and how far that is."""
    k, g = Ink(painter, skin), centred(art.width, art.height)
    t, high = k.t, art.height
    lit = art.fate in (Fate.READY, Fate.REVEALED)
    gone = art.fate is Fate.DISCARDED
    k.fill(rounded_rect(g, 6), fade(t.accent, 0.20 if lit else 0.06), fade(t.accent, 0.9 if lit else 0.35), 1)
    if g.width() < NARROW:
        _small_objective(k, g, art)
        return
    room = g.width() - 14
    head = QRectF(g.left() + 8, g.top() + 2, room, 19)
    k.text(head, objective_title(art.card), 12, t.muted if gone else t.text, lit)
    foot = g.bottom() - min(11.0, high * 0.27)
    if high > 62:
        lines = two_lines(" ".join(objective_lines(art.card)), 12, room)
        for number, words in enumerate(filter(None, lines)):
            k.text(QRectF(g.left() + 8, g.top() + 21 + 14 * number, room, 15), words, 12, t.muted)
    size = min(20.0, high * 0.44)
    draw_goal(k, g.left() + 9 + size / 2, foot - 1, size, art.card)
    below = QRectF(g.left() + 8, foot - 8, room, 16)
    if gone:
        k.right(below, translate("Scythe", "discarded"), 12, t.muted)
        return
    if art.fate is Fate.REVEALED:
        k.right(below, translate("Scythe", "revealed"), 12, k.gilt, True)
    elif art.fate is Fate.READY:
        k.right(below, translate("Scythe", "ready"), 12, t.success, True)
    elif art.need:
        k.right(below, f"{art.have}/{art.need}", 12, t.muted)
    if art.need and art.need <= 6:
        step = min(15.0, (room - 66 - size) / art.need)
        for number in range(art.need):
            done = number < art.have
            dot = circle(g.left() + 20 + size + step * number, foot, min(4.8, step * 0.36))
            ground, rim = (t.accent, t.accent) if done else (fade(t.text, 0.05), fade(t.line, 0.9))
            k.fill(dot, ground, rim, 1.2)
    if art.legal:
        k.stroke(rounded_rect(g, 6), t.focus, 2)


def paint_score(painter: QPainter, art: ScoreArt, skin: Skin) -> None:
    """What both would score now, line by line."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t, wide = k.t, art.width
    column = min(58.0, wide * 0.24)
    for number, own in enumerate((True, False)):
        x = r.right() - column * (1.5 - number)
        k.seat(own, x, r.top() + 9, 5.4, art.human if own else art.automa)
    count = len(art.lines)
    for number, line in enumerate((*art.lines, None)):
        row = measures.score_row(art.width, art.height, number, count)
        total = line is None
        if total:
            k.line(QPointF(r.left(), row.top), QPointF(r.right(), row.top), fade(t.accent, 0.7), 1.4)
        elif number % 2 == 0:
            k.fill(rounded_rect(rect(row), 4), fade(t.text, 0.05))
        words = total_name() if line is None else line_name(line)
        room = wide - 2 * column - 8
        label = QRectF(row.left + 6, row.top, room, row.height)
        k.text(label, words, 12.5, t.text if total else t.muted, total)
        for place, side_column in enumerate((art.own, art.theirs)):
            value = side_column.total if total else side_column.values[number]
            box = QRectF(r.right() - column * (2 - place), row.top, column, row.height)
            if total and side_column.after is not None and side_column.after != side_column.total:
                words = f"{value} → {side_column.after}"
                k.centre(box, words, 13, t.focus, True)
            else:
                shown = "–" if value is None else str(value)
                size = min(18.0, row.height) if total else 13
                k.centre(box, shown, size, t.text if value else t.muted, total)
