"""Popularity and power rails, the star ribbon, the structure bonus tile, the Automa's star tracker."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import STARS, Faction, Star
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rhombus, rounded_rect, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.tracks import Rail, RailArt, RibbonArt, TileArt, TrackerArt
from noria_desktop.ui.scythe.paint.colours import FACTION, GOLD
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.signs import sign_of
from noria_desktop.ui.scythe.paint.words import star_word, tile_words


def _marker(k: Ink, faction: Faction, own: bool, y: float, n: int, r: float = 12) -> None:
    """A track marker: disc for the human, diamond for the Automa, value inside."""
    colour = FACTION[faction]
    light = faction in (Faction.POLANIA, Faction.CRIMEA)
    ink = k.t.ink if light else "#FFFFFF"
    box = centred(2 * r, 2 * r).translated(0, y)
    if own:
        k.fill(circle(0, y + 1.5, r), fade("#000000", 0.4))
        k.fill(circle(0, y, r), colour, k.t.paper, 3)
        k.stroke(circle(0, y, r + 1.5), k.t.ink, 1)
    else:
        k.fill(rhombus(0, y + 1.5, r * 1.22), fade("#000000", 0.4))
        k.fill(rhombus(0, y, r * 1.22), colour, k.t.paper, 2)
        k.stroke(rhombus(0, y, r * 1.22 + 2), k.t.ink, 1)
    k.centre(box, str(n), 12.5, ink, True)


def paint_rail(painter: QPainter, art: RailArt, skin: Skin) -> None:
    """A gauge glass on the table's rim, with both markers."""
    k = Ink(painter, skin)
    t, r, mats = k.t, centred(art.width, art.height), components().mats
    popular = art.rail is Rail.POPULARITY
    most = mats.most_popularity if popular else mats.most_power
    star = mats.popularity_star if popular else mats.power_star
    k.panel(r, 9, t.surface, fade(t.accent, 0.55))
    k.glyph(art.rail.value, 0, r.top() + 17, 17, t.accent)

    def at(n: int) -> float:
        return measures.rail_space(art.height, n, most).y

    step = at(0) - at(1)
    tube = QRectF(-11, at(most) - 11, 22, at(0) - at(most) + 22)
    k.fill(rounded_rect(tube, 11), fade(t.line, 0.16) if t.day else fade(t.ink, 0.55), fade(t.line, 0.5), 1)
    if popular:
        tiers = mats.tiers
        ends = [n for n in range(1, most + 1) if tiers[n] != tiers[n - 1]]
        for number, low in enumerate(ends, 1):
            high = ends[number] - 1 if number < len(ends) else most
            band = QRectF(-10, at(high) - step / 2, 20, (high - low + 1) * step)
            k.fill(rounded_rect(band, 5), fade(t.accent, 0.16 * number))
    level = at(art.own)
    # Beside the numbers, which stay as readable as they are.
    k.fill(rounded_rect(QRectF(-13, level, 4, at(0) + 11 - level), 2), FACTION[art.human], t.ink, 0.7)
    taken = {art.own, art.theirs, art.after}
    for n in range(most + 1):
        if n in taken:
            continue
        if n == star:
            k.glyph("star", 0, at(n), 14, t.accent)
        else:
            bold = n % 5 == 0
            k.centre(QRectF(r.left(), at(n) - 8, r.width(), 16), str(n), 12, t.text if bold else k.soft, bold)
    if art.after is not None and art.after != art.own:
        k.fill(circle(0, at(art.after), 11.5), fade(t.focus, 0.2), t.focus, 2)
        k.centre(centred(24, 24).translated(0, at(art.after)), str(art.after), 12.5, t.text, True)
    level, other = at(art.own), at(art.theirs)
    if art.own == art.theirs:
        _marker(k, art.automa, False, other, art.theirs, 13.5)
        _marker(k, art.human, True, level, art.own, 9.5)
    else:
        _marker(k, art.automa, False, other, art.theirs)
        _marker(k, art.human, True, level, art.own)


def paint_ribbon(painter: QPainter, art: RibbonArt, skin: Skin) -> None:
    """The ten star places; six of either side end the game."""
    k, parts = Ink(painter, skin), components()
    t, r = k.t, centred(art.width, art.height)
    k.panel(r, 9, t.surface, fade(t.accent, 0.55))
    for goal in STARS:
        part = measures.ribbon_cell(art.width, art.height, goal.index)
        if goal.index:
            k.line(QPointF(part.left, r.top() + 8), QPointF(part.left, r.bottom() - 8), fade(t.line, 0.4))
        own, theirs = art.own[goal.index], art.theirs[goal.index]
        lit = bool(own or theirs)
        place = QRectF(part.left + 2, r.top() + 3, part.width - 4, 16)
        k.centre(place, star_word(goal), 12, t.text if lit else t.muted, lit)
        most = parts.mats.most_stars[goal.index]
        places = max(most, own)
        holes: list[bool | None] = [True if i < own else None for i in range(places)]
        room = {
            Star.COMBAT: parts.automa.combat_stars,
            Star.POWER: parts.automa.power_stars,
            Star.TRACKER: 3,
        }.get(goal, 0)
        holes += [False if i < theirs else None for i in range(max(room, theirs))]
        sign = "" if goal is Star.TRACKER else sign_of(goal)
        step = min(16.5, (part.width - (19 if sign else 4)) / max(1, len(holes)))
        x = part.x - ((17 if sign else 0) + len(holes) * step) / 2
        if sign:
            k.glyph(sign, x + 7, r.top() + 29, 13, t.text if lit else t.muted, 0.2)
            x += 17
        for hole in holes:
            faction = art.automa if hole is False else art.human
            k.star(x + step / 2, r.top() + 29.5, min(8.2, step * 0.52), faction, hole)
            x += step


def paint_tile(painter: QPainter, art: TileArt, skin: Skin) -> None:
    """The one structure bonus tile in play."""
    k = Ink(painter, skin)
    t, r = k.t, centred(art.width, art.height)
    k.panel(r, 7, t.surface)
    room = r.width() - 44
    head = QRectF(r.left() + 10, r.top() + 2, room, 17)
    k.text(head, translate("Scythe", "Structure bonus"), 12, t.accent, True)
    words = tile_words(art.tile, n=art.count)
    k.text(QRectF(r.left() + 10, r.top() + 18, room, 17), words, 12, t.muted)
    k.coin(r.right() - 19, 0, 22, art.coins)


def paint_tracker(painter: QPainter, art: TrackerArt, skin: Skin) -> None:
    """A road that turns at the end of a row; stars, the switch to scheme II, confined spaces, the cube."""
    k = Ink(painter, skin)
    t, printed = k.t, components().automa.trackers[art.level.index]

    def at(n: int) -> QPointF:
        spot = measures.tracker_space(art.width, art.height, n, printed.spaces)
        return QPointF(spot.x, spot.y)

    road, gone = QPainterPath(at(0)), QPainterPath(at(0))
    for n in range(1, printed.spaces):
        road.lineTo(at(n))
    for n in range(1, art.token + 1):
        gone.lineTo(at(n))
    k.stroke(road, fade(t.line, 0.35), 7)
    k.stroke(gone, t.ink, 5.6)
    k.stroke(gone, FACTION[art.faction], 4)
    for n in range(printed.spaces):
        c, past = at(n), n <= art.token
        if n in printed.stars:
            k.fill(circle(c.x(), c.y(), 10.5), t.raised, fade(t.accent, 0.9), 1.2)
            fill = FACTION[art.faction] if past else fade(t.accent, 0.28)
            k.fill(star(c.x(), c.y() + 0.5, 8), fill, t.ink if past else t.accent, 1)
            if n == printed.scheme_switch:
                before = at(n - 1)
                way = 1 if before.x() > c.x() else -1
                pill = QRectF(c.x() + way * 16.5 - 6, c.y() - 6.5, 12, 13)
                k.fill(rounded_rect(pill, 4), "#B23A2A", k.t.paper, 1)
                k.centre(pill, "II", 12, "#FFFFFF", True)
        else:
            ground = mix(t.surface, FACTION[art.faction], 0.45) if past else t.raised
            k.fill(circle(c.x(), c.y(), 6.5), ground, fade(t.line, 0.8), 1)
            if n < printed.first_free:
                k.glyph("river", c.x(), c.y(), 8.5, t.text, 0.2)
                k.line(c + QPointF(-5, 5), c + QPointF(5, -5), t.danger, 1.4)
    c = at(art.token)
    k.stroke(circle(c.x(), c.y(), 11), fade(GOLD, 0.7), 1.6)
    k.cube(c.x(), c.y() - 1, 19, FACTION[art.faction])
