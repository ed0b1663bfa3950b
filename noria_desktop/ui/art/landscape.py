"""Landscapes of the shell: islands over a sea of cloud, the miniature of a game, the atlas behind the pages.

Source: mocks/shell.md.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Resource, Side, Space
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import circle, difference, ellipse, polygon, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.noria.pages.pictures import DISC_LOOK, Token, paint_wheel

_OF_RESOURCE: Final = {
    Resource.ENERGY: Disc.ENERGY,
    Resource.MYCELIUM: Disc.MYCELIUM,
    Resource.OBSIDIAN: Disc.OBSIDIAN,
}


@frozen
class IslandFacts:
    """What a small picture shows of an island."""

    number: int
    ships: tuple[Resource, ...] = ()
    mine: int = 0
    """Own factories."""
    theirs: int = 0
    flags: tuple[bool, ...] = ()
    """Ambassadors here: True = the human's."""


@frozen
class SceneFacts:
    """What the miniature of a game shows."""

    wheel: tuple[Token, ...]
    bot_wheel: tuple[Token, ...]
    islands: tuple[IslandFacts, ...]
    round: int = 0


def scene_facts(state: State) -> SceneFacts:
    """The facts of a position that the miniature needs."""
    printed = components()
    islands = []
    for index, island in enumerate(state.islands):
        berths = printed.islands[island.number].berths
        flags: tuple[bool, ...] = (True,) if state.human.ambassador == index else ()
        flags += (False,) if state.bot.ambassador == index else ()
        islands.append(
            IslandFacts(
                number=island.number,
                ships=tuple(b.resource for b, left in zip(berths, island.ships, strict=True) if left),
                mine=sum(owner is Side.HUMAN for owner in island.factories),
                theirs=sum(owner is Side.BOT for owner in island.factories),
                flags=flags,
            )
        )
    return SceneFacts(
        wheel=tuple((s, d.disc, d.upgraded) for s, d in zip(SPACES, state.human.wheel, strict=True) if d),
        bot_wheel=tuple((s, d.letter, d.upgraded) for s, d in zip(SPACES, state.bot.wheel, strict=True) if d),
        islands=tuple(islands),
        round=state.round,
    )


EMBLEM: Final = SceneFacts(
    wheel=(
        (Space.S2, Disc.JOURNEY, False),
        (Space.S1, Disc.BONUS, False),
        (Space.M3, Disc.TOOL, True),
        (Space.M1, Disc.OBSIDIAN, False),
        (Space.M4, Disc.MYCELIUM, False),
        (Space.L1, Disc.CITY, False),
        (Space.L3, Disc.MYCELIUM, False),
        (Space.L4, Disc.ENERGY, False),
        (Space.L6, Disc.OBSIDIAN, False),
    ),
    bot_wheel=(
        (Space.S2, Letter.C, False),
        (Space.M3, Letter.B, False),
        (Space.M4, Letter.E, False),
        (Space.L1, Letter.A, False),
        (Space.L3, Letter.D, True),
        (Space.L4, Letter.F, False),
    ),
    islands=(
        IslandFacts(7, (Resource.ENERGY, Resource.MYCELIUM), mine=1),
        IslandFacts(4, (Resource.OBSIDIAN,)),
        IslandFacts(2, (Resource.ENERGY, Resource.OBSIDIAN), theirs=1, flags=(False,)),
        IslandFacts(8, (Resource.MYCELIUM,), flags=(True,)),
        IslandFacts(9, (), mine=1),
    ),
)
"""A position for places where no game is running: the card of the game, the first start."""


def paint_island(
    canvas: Canvas, x: float, y: float, s: float, facts: IslandFacts, numbered: bool = True
) -> None:
    """A floating island: lens of turf over faceted rock, ships above, factories, pennants."""
    style = canvas.style
    edge = "#FFFFFF" if style.contrast else style.theme.ink
    rock = polygon(
        [
            (x - 0.96 * s, y),
            (x - 0.6 * s, y + 0.34 * s),
            (x - 0.42 * s, y + 0.62 * s),
            (x - 0.1 * s, y + 0.98 * s),
            (x + 0.08 * s, y + 0.84 * s),
            (x + 0.4 * s, y + 0.56 * s),
            (x + 0.66 * s, y + 0.3 * s),
            (x + 0.96 * s, y),
        ]
    )
    if style.contrast:
        canvas.fill(rock, "#101010")
    else:
        canvas.fill(rock, "#7A6A58")
        shade = [
            (0.1, 0.0), (0.96, 0.0), (0.66, 0.3), (0.4, 0.56), (0.08, 0.84), (0.2, 0.4),
        ]  # fmt: skip
        canvas.fill(polygon([(x + a * s, y + b * s) for a, b in shade]), "#5A4C42")
        light = [(-0.96, 0.0), (-0.5, 0.0), (-0.42, 0.3), (-0.42, 0.62), (-0.6, 0.34)]
        canvas.fill(polygon([(x + a * s, y + b * s) for a, b in light]), "#97866F")
    canvas.stroke(rock, edge, max(1.0, s * 0.04))
    turf = ellipse(x, y, s, s * 0.27)
    canvas.fill(ellipse(x, y + s * 0.07, s * 0.99, s * 0.27), "#51734F" if not style.contrast else "#000000")
    canvas.fill(turf, "#8FB08C" if not style.contrast else "#1E2E1E")
    if not style.contrast:
        canvas.fill(difference(turf, ellipse(x, y + s * 0.07, s * 1.02, s * 0.27)), "#B9D3A9")
    canvas.stroke(ellipse(x, y + s * 0.03, s, s * 0.3), edge, max(1.0, s * 0.04))
    for dx, tree in ((-0.66, 0.16), (-0.5, 0.22), (0.62, 0.18)):
        top, foot = y - (0.06 + tree * 2) * s, y - 0.04 * s
        pine = polygon(
            [(x + dx * s, top), (x + (dx + tree * 0.6) * s, foot), (x + (dx - tree * 0.6) * s, foot)]
        )
        canvas.fill(pine, "#3F6A4B")
    owners = [True] * min(2, facts.mine) + [False] * min(2, facts.theirs)
    for i, mine in enumerate(owners[:3]):
        q = QRectF(
            x + (0.1 + i * 0.3 - 0.12 * len(owners)) * s, y - (0.42 - 0.05 * i) * s, 0.36 * s, 0.36 * s
        )
        eaves = q.top() + q.height() * 0.45
        house = polygon(
            [
                (q.left(), q.bottom()),
                (q.left(), eaves),
                (q.center().x(), q.top()),
                (q.right(), eaves),
                (q.right(), q.bottom()),
            ]
        )
        canvas.fill(house, style.colours.bar_you if mine else style.colours.bar_bot)
        canvas.stroke(house, edge, max(0.9, s * 0.035))
    for i, mine in enumerate(facts.flags):
        px, py = x - (0.18 + 0.3 * i) * s, y - 0.06 * s
        canvas.stroke(segment(px, py, px, py - 0.66 * s), edge, max(1.2, s * 0.05))
        canvas.badge(mine, px, py - 0.72 * s, s * 0.17)
    count = len(facts.ships)
    for i, kind in enumerate(facts.ships):
        off = i - (count - 1) / 2
        sx, sy = x + off * s * 0.58, y - s * (1.16 if facts.flags else 0.78) + abs(off) * s * 0.1
        face, name, pale = DISC_LOOK[_OF_RESOURCE[kind]]
        box = QRectF(sx - s * 0.25, sy - s * 0.2, s * 0.5, s * 0.4)
        canvas.fill(rounded_rect(box, s * 0.18), face)
        canvas.stroke(rounded_rect(box, s * 0.18), style.theme.paper, max(1.0, s * 0.05))
        grown = box.adjusted(-s * 0.03, -s * 0.03, s * 0.03, s * 0.03)
        canvas.stroke(rounded_rect(grown, s * 0.2), style.theme.ink, max(0.8, s * 0.025))
        canvas.glyph(name, sx, sy, s * 0.14, style.theme.ink if pale else "#FFFFFF")
    if numbered:
        size = max(11.0, s * 0.34) / style.scale
        canvas.words(
            QRectF(x - s * 0.5, y + s * 0.26, s, s * 0.42), str(facts.number), size, "#FFFFFF", True, CENTRE
        )


def paint_clouds(canvas: Canvas, box: QRectF, colour: str, base: float, seed: int) -> None:
    """A bank of cloud from overlapping discs; ``base`` is its height as a share of the box."""
    rnd = random.Random(seed)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    height = min(box.height(), box.width())
    x = box.left() - 30
    while x < box.right() + 60:
        q = rnd.uniform(0.10, 0.22) * height
        path.addEllipse(QPointF(x, box.top() + box.height() * base + rnd.uniform(-6, 6)), q * 1.7, q)
        x += q * 1.5
    path.addRect(QRectF(box.left() - 10, box.top() + box.height() * base, box.width() + 20, box.height()))
    canvas.fill(path, colour)


def paint_sky(canvas: Canvas, box: QRectF, sun: tuple[float, float], stars: int) -> None:
    """Evening (or morning) sky with a low sun at a share of the box."""
    style, colours = canvas.style, canvas.style.colours
    canvas.gradient(box, colours.sky)
    sx, sy = box.left() + box.width() * sun[0], box.top() + box.height() * sun[1]
    if not style.contrast:
        for q, alpha in ((0.5, 0.10), (0.36, 0.14), (0.24, 0.2)):
            canvas.fill(circle(sx, sy, box.height() * q), style.theme.halo, alpha)
        canvas.fill(circle(sx, sy, box.height() * 0.13), colours.sun)
    rnd = random.Random(5)
    for _ in range(stars if style.dark else 0):
        x, y = box.left() + rnd.random() * box.width(), box.top() + rnd.random() * box.height() * 0.42
        canvas.fill(circle(x, y, rnd.uniform(0.5, 1.2)), "#FFF4DA", rnd.uniform(0.3, 0.8))


def paint_game(canvas: Canvas, box: QRectF, facts: SceneFacts, left: float) -> None:
    """The wide miniature of a running game; words may stand on its first ``left`` pixels."""
    colours = canvas.style.colours
    paint_sky(canvas, box, (0.735, 0.74), 40)
    paint_clouds(canvas, box, colours.clouds[0], 0.84, 2)
    paint_clouds(canvas, box, colours.clouds[1], 0.92, 4)
    paint_clouds(canvas, box, colours.clouds[2], 1.0, 8)
    big = max(10.0, min(box.height() * 0.425, (box.width() * 0.62 - left) / 2))
    at = box.left() + max(box.width() * 0.432, left + big)
    hub = str(facts.round) if facts.round else ""
    paint_wheel(canvas, at, box.center().y(), big, facts.wheel, hub=hub)
    paint_ring_of_islands(
        canvas,
        QPointF(
            max(box.left() + box.width() * 0.735, at + big + box.height() * 0.33),
            box.top() + box.height() * 0.52,
        ),
        box.height() * 0.265,
        box.height() * 0.32,
        box.height() * 0.11,
        facts.islands,
    )
    low = (box.right() - box.height() * 0.04, box.bottom() - box.height() * 0.13)
    paint_wheel(canvas, low[0], low[1], box.height() * 0.31, facts.bot_wheel, bot=True)


def paint_ring_of_islands(
    canvas: Canvas, middle: QPointF, rx: float, ry: float, size: float, islands: Sequence[IslandFacts]
) -> None:
    """The islands clockwise from the top, those at the back first."""
    edge = canvas.style.colours.on_sky_kicker
    canvas.stroke(ellipse(middle.x(), middle.y(), rx, ry), edge, 1.2, 0.4, (2, 5))
    count = max(1, len(islands))
    for i in sorted(range(len(islands)), key=lambda k: -math.cos(2 * math.pi * k / count)):
        a = -math.pi / 2 + 2 * math.pi * i / count
        paint_island(canvas, middle.x() + rx * math.cos(a), middle.y() + ry * math.sin(a), size, islands[i])


def paint_emblem(canvas: Canvas, box: QRectF, facts: SceneFacts = EMBLEM) -> None:
    """The picture of the game's card: part of a wheel, an island in the evening."""
    colours = canvas.style.colours
    paint_sky(canvas, box, (0.72, 0.8), 22)
    paint_clouds(canvas, box, colours.clouds[0], 0.84, 2)
    paint_clouds(canvas, box, colours.clouds[1], 0.94, 4)
    h, w = box.height(), box.width()
    radius = min(h * 0.62, w * 0.42)
    paint_wheel(canvas, box.left() + w * 0.3, box.bottom() + h * 0.02, radius, facts.wheel)
    full = IslandFacts(0, (Resource.ENERGY, Resource.MYCELIUM, Resource.OBSIDIAN), mine=1, flags=())
    paint_island(
        canvas, box.left() + w * 0.77, box.top() + h * 0.46, min(h * 0.25, w * 0.17), full, numbered=False
    )


def paint_veil(canvas: Canvas, box: QRectF, words: float) -> None:
    """Darken (by day: lighten) the left of a picture for ``words`` pixels so that words can stand on it."""
    veil = canvas.style.colours.veil
    gradient = QLinearGradient(box.left(), 0, box.left() + words * 1.5, 0)
    for place, alpha in ((0.0, 0.95), (0.62, 0.9), (0.78, 0.5), (1.0, 0.0)):
        gradient.setColorAt(place, tone(veil, alpha))
    canvas.p.fillRect(box, gradient)


def paint_frame(canvas: Canvas, box: QRectF, radius: float) -> None:
    """Double brass frame of a large picture."""
    colours = canvas.style.colours
    canvas.stroke(rounded_rect(box.adjusted(1, 1, -1, -1), radius - 1), colours.brass, 2)
    if not canvas.style.contrast:
        canvas.stroke(rounded_rect(box.adjusted(4, 4, -4, -4), radius - 4), colours.brass_lit, 0.8, 0.5)


def paint_ground(canvas: Canvas, width: float, height: float) -> None:
    """The atlas behind every page: chart arcs, ticks and a few constellations, hardly visible."""
    style: ShellStyle = canvas.style
    theme = style.theme
    if style.contrast:
        canvas.p.fillRect(QRectF(0, 0, width, height), tone(theme.bg))
        return
    gradient = QLinearGradient(0, 0, width, height)
    gradient.setColorAt(0, tone(theme.bg))
    gradient.setColorAt(1, tone(style.colours.ground))
    canvas.p.fillRect(QRectF(0, 0, width, height), gradient)
    cx, cy = width * 0.86, height * 1.06
    grow = max(1.0, height / 774)
    for i, base in enumerate((260, 330, 420, 520, 640, 790, 960)):
        r = base * grow
        canvas.stroke(circle(cx, cy, r), theme.accent, 1.2 if i % 2 else 0.8, 0.13)
        if i % 2 == 0:
            ticks = QPainterPath()
            for k in range(0, 360, 5):
                a = math.radians(k)
                q = 9 if k % 30 == 0 else 4
                ticks.moveTo(cx + r * math.cos(a), cy + r * math.sin(a))
                ticks.lineTo(cx + (r + q) * math.cos(a), cy + (r + q) * math.sin(a))
            canvas.stroke(ticks, theme.accent, 0.8, 0.14)
    spokes = QPainterPath()
    for k in range(0, 360, 30):
        a = math.radians(k)
        spokes.moveTo(cx + 260 * grow * math.cos(a), cy + 260 * grow * math.sin(a))
        spokes.lineTo(cx + 960 * grow * math.cos(a), cy + 960 * grow * math.sin(a))
    canvas.stroke(spokes, theme.accent, 0.7, 0.1)
    rnd = random.Random(7)
    points = [(rnd.random() * width, rnd.random() * height * 0.9) for _ in range(46)]
    for x, y in points:
        canvas.fill(circle(x, y, rnd.uniform(0.6, 1.5)), theme.text, 0.22)
    for first, second in ((3, 9), (9, 17), (17, 21), (5, 30), (30, 12)):
        canvas.stroke(segment(*points[first], *points[second]), theme.text, 0.7, 0.05)


def paint_arrow_clockwise(canvas: Canvas, x: float, y: float, scale: float, colour: str) -> None:
    """A small arc with a point: the order of the islands."""
    path = QPainterPath()
    box = QRectF(x - 26 * scale, y - 18 * scale, 52 * scale, 36 * scale)
    path.arcMoveTo(box, 130)
    path.arcTo(box, 130, -230)
    canvas.stroke(path, colour, 2 * scale, 0.8)
    end = path.pointAtPercent(1)
    tip = [(-9.0, 1.0), (3.0, -6.0), (2.0, 7.0)]
    canvas.fill(polygon([(end.x() + a * scale, end.y() + b * scale) for a, b in tip]), colour, 0.9)
