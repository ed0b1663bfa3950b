"""Noria in a picture: wheels, and islands over a sea of cloud. Source: mocks/shell.md."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Disc, Letter, Resource, Side, Space
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.landscape import paint_clouds, paint_sky
from noria_desktop.ui.art.shapes import difference, ellipse, polygon, rounded_rect, segment
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
    """Wheels and islands of a picture."""

    wheel: tuple[Token, ...]
    bot_wheel: tuple[Token, ...]
    islands: tuple[IslandFacts, ...]


def island_facts(state: State) -> tuple[IslandFacts, ...]:
    """The islands of a position, as a small picture shows them."""
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
    return tuple(islands)


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
"""A position for the card of the game and the first start."""


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


def paint_scene(canvas: Canvas, box: QRectF, left: float) -> None:
    """Both wheels and the islands in the evening; words may stand on the first ``left`` pixels."""
    colours = canvas.style.colours
    paint_sky(canvas, box, (0.735, 0.74), 40)
    paint_clouds(canvas, box, colours.clouds[0], 0.84, 2)
    paint_clouds(canvas, box, colours.clouds[1], 0.92, 4)
    paint_clouds(canvas, box, colours.clouds[2], 1.0, 8)
    big = max(10.0, min(box.height() * 0.425, (box.width() * 0.62 - left) / 2))
    at = box.left() + max(box.width() * 0.432, left + big)
    paint_wheel(canvas, at, box.center().y(), big, EMBLEM.wheel)
    paint_ring_of_islands(
        canvas,
        QPointF(
            max(box.left() + box.width() * 0.735, at + big + box.height() * 0.33),
            box.top() + box.height() * 0.52,
        ),
        box.height() * 0.265,
        box.height() * 0.32,
        box.height() * 0.11,
        EMBLEM.islands,
    )
    low = (box.right() - box.height() * 0.04, box.bottom() - box.height() * 0.13)
    paint_wheel(canvas, low[0], low[1], box.height() * 0.31, EMBLEM.bot_wheel, bot=True)


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


def paint_emblem(canvas: Canvas, box: QRectF) -> None:
    """The picture of the game's card: part of a wheel, an island in the evening."""
    colours = canvas.style.colours
    paint_sky(canvas, box, (0.72, 0.8), 22)
    paint_clouds(canvas, box, colours.clouds[0], 0.84, 2)
    paint_clouds(canvas, box, colours.clouds[1], 0.94, 4)
    h, w = box.height(), box.width()
    radius = min(h * 0.62, w * 0.42)
    paint_wheel(canvas, box.left() + w * 0.3, box.bottom() + h * 0.02, radius, EMBLEM.wheel)
    full = IslandFacts(0, (Resource.ENERGY, Resource.MYCELIUM, Resource.OBSIDIAN), mine=1, flags=())
    paint_island(
        canvas, box.left() + w * 0.77, box.top() + h * 0.46, min(h * 0.25, w * 0.17), full, numbered=False
    )


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
