"""Pictures of Scythe for the pages: the map in small, emblems, levels, the home card. They are those of the table.

Source: mocks/shell.md; mocks/scythe.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    TERRITORIES,
    Faction,
    Place,
    Terrain,
    Unit,
    home_base,
)
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import GroundArt, NumbersArt
from noria_desktop.ui.scythe.paint.ground import paint_ground, paint_numbers
from noria_desktop.ui.scythe.paint.ink import Ink
from noria_desktop.ui.scythe.paint.landscapes import draw_hex
from noria_desktop.ui.scythe.paint.pieces import draw_figure

_AROUND: Final = (
    (-3, 0, Terrain.LAKE),
    (-2, 0, Terrain.FOREST),
    (-1, 0, Terrain.FARM),
    (0, 0, Terrain.FACTORY),
    (1, 0, Terrain.MOUNTAIN),
    (2, 0, Terrain.TUNDRA),
    (3, 0, Terrain.LAKE),
    (-2, -1, Terrain.MOUNTAIN),
    (-1, -1, Terrain.TUNDRA),
    (0, -1, Terrain.VILLAGE),
    (1, -1, Terrain.FOREST),
    (2, -1, Terrain.FARM),
    (3, -1, Terrain.VILLAGE),
    (4, -1, Terrain.LAKE),
    (-4, 1, Terrain.LAKE),
    (-3, 1, Terrain.VILLAGE),
    (-2, 1, Terrain.TUNDRA),
    (-1, 1, Terrain.FOREST),
    (0, 1, Terrain.FARM),
    (1, 1, Terrain.VILLAGE),
    (2, 1, Terrain.MOUNTAIN),
)
"""The land of the emblem, round a Factory: column, row, terrain."""


TABLE_RADIUS: Final = 31.0
"""Of a hex below which the table's lines and numbers are too heavy."""


def ink(canvas: Canvas) -> Ink:
    """The table's drawing kit on a page's canvas."""
    return Ink(canvas.p, Skin(canvas.style.theme))


def paint_badge(faction: Faction, canvas: Canvas, x: float, y: float, half: float) -> None:
    """The mark of a faction."""
    ink(canvas).badge(faction, x, y, half)


def paint_seat(own: bool, faction: Faction, canvas: Canvas, x: float, y: float, half: float) -> None:
    """The mark of a side: a disc for the human, a diamond for the Automa, in the colour of their pieces."""
    ink(canvas).seat(own, x, y, half, faction)


def paint_map(
    canvas: Canvas,
    box: QRectF,
    human: Faction,
    automa: Faction,
    controlled: tuple[tuple[Place, ...], tuple[Place, ...]] = ((), ()),
    *,
    numbers: bool = False,
) -> None:
    """The whole map with both home bases; territories of both sides carry their marks, and all their numbers."""
    scale = canvas.style.scale
    middles = [measures.place_middle(place) for place in range(TERRITORIES)]
    middles += [measures.place_middle(home_base(faction)) for faction in BASE_FACTIONS]
    left, right = min(p.x for p in middles) - 1.0, max(p.x for p in middles) + 1.0
    top, low = min(p.y for p in middles) - 1.12, max(p.y for p in middles) + 1.12
    radius = min(box.width() / (right - left), box.height() / (low - top))
    origin = Point(
        box.width() / 2 - radius * (left + right) / 2,
        box.height() / 2 - radius * (top + low) / 2,
    )
    # Drawn larger and shrunk: numbers and outlines are made for the table.
    more = max(1.0, TABLE_RADIUS / radius)
    wide, high = box.width() * more, box.height() * more
    art = GroundArt(
        wide,
        high,
        radius * more,
        Point(origin.x * more, origin.y * more),
        Box(wide / 2, high / 2, wide, high),
        Point(-9 * radius, -9 * radius),
        human,
        automa,
    )
    canvas.clip(rounded_rect(box, 8 * scale))
    canvas.p.translate(box.center())
    canvas.p.scale(1 / more, 1 / more)
    paint_ground(canvas.p, art, Skin(canvas.style.theme))
    if numbers:
        canvas.p.translate(-wide / 2, -high / 2)
        for row in measures.rows():
            first, last = measures.place_middle(row[0]), measures.place_middle(row[-1])
            canvas.p.save()
            canvas.p.translate(
                art.origin.x + (first.x + last.x) / 2 * art.radius, art.origin.y + first.y * art.radius
            )
            paint_numbers(canvas.p, NumbersArt(row, art.radius), Skin(canvas.style.theme))
            canvas.p.restore()
    canvas.p.restore()
    kit = ink(canvas)
    for faction in (human, automa):
        spot = measures.place_middle(home_base(faction))
        x, y = box.left() + origin.x + spot.x * radius, box.top() + origin.y + spot.y * radius
        kit.badge(faction, x, y, radius * 0.5)
    for own, places in zip((True, False), controlled, strict=True):
        for place in places:
            spot = measures.place_middle(place)
            x = box.left() + origin.x + spot.x * radius
            y = box.top() + origin.y + (spot.y + 0.2) * radius
            kit.seat(own, x, y, radius * 0.4, human if own else automa)


@cache
def _kept(_paint: Callable[[Canvas, QRectF], None]) -> PictureCache:
    """The last picture of a landscape."""
    return PictureCache()


def _as_picture(canvas: Canvas, box: QRectF, paint: Callable[[Canvas, QRectF], None]) -> None:
    """Landscapes clip for themselves; as a picture of its own the whole stays within the caller's clip."""
    size = QSizeF(box.size()).toSize()

    def draw(painter: QPainter) -> None:
        paint(Canvas(painter, canvas.style), QRectF(QPointF(0, 0), QSizeF(size)))

    ratio = max(1.0, canvas.p.device().devicePixelRatioF())
    canvas.p.drawPixmap(box.topLeft(), _kept(paint).pixmap(size, ratio, canvas.style, draw))


def _radius(box: QRectF) -> float:
    return max(box.height() / 3.1, box.width() / 10.5)


def _draw_land(canvas: Canvas, box: QRectF) -> None:
    kit = ink(canvas)
    steppe = canvas.style.theme.steppe
    canvas.gradient(box, ((0.0, steppe.sea[0]), (1.0, steppe.sea[1])))
    radius = _radius(box)
    for number, (column, row, terrain) in enumerate(_AROUND):
        x = box.center().x() + (column + row / 2) * radius * measures.ROOT
        y = box.center().y() + row * radius * 1.5
        draw_hex(kit, QPointF(x, y), radius, terrain, number + 1)


def _draw_emblem(canvas: Canvas, box: QRectF) -> None:
    _draw_land(canvas, box)
    kit, radius = ink(canvas), _radius(box)
    step, y, high = radius * measures.ROOT, box.center().y() + radius * 0.62, radius * 1.35
    middle, half = box.center().x(), box.width() / 2
    # In a narrow picture the mechs come closer to the Factory, and whoever follows them stays outside.
    near = min(step, half - high * 0.56)
    for unit, faction, own, aside, share in (
        (Unit.MECH, Faction.NORDIC, True, -1.0, 1.0),
        (Unit.WORKER, Faction.NORDIC, True, -1.8, 0.6),
        (Unit.MECH, Faction.RUSVIET, False, 1.0, 1.0),
        (Unit.CHARACTER, Faction.RUSVIET, False, 1.85, 0.8),
    ):
        away = aside * (near if unit is Unit.MECH else step)
        if abs(away) < half:
            draw_figure(kit, unit, faction, own, middle + away, y, high * share)


def paint_backdrop(canvas: Canvas, box: QRectF) -> None:
    """Behind a verdict: the theme's sky and, very faint, the land round the Factory."""
    canvas.gradient(box, canvas.style.colours.sky)
    if canvas.style.contrast:
        return
    canvas.p.save()
    canvas.p.setOpacity(0.14)
    _as_picture(canvas, box, _draw_land)
    canvas.p.restore()
    # Small words stand at the foot, where the sky is brightest.
    veil = QColor(canvas.style.colours.veil)
    foot = QLinearGradient(box.left(), box.top() + box.height() * 0.5, box.left(), box.bottom())
    for at, alpha in ((0.0, 0), (0.7, 165), (1.0, 205)):
        foot.setColorAt(at, QColor(veil.red(), veil.green(), veil.blue(), alpha))
    canvas.p.fillRect(box, foot)


def paint_emblem(canvas: Canvas, box: QRectF) -> None:
    """The picture of the home card: two mechs face each other across the Factory."""
    _as_picture(canvas, box, _draw_emblem)


def home_distance(faction: Faction, other: Faction) -> int:
    """Steps between two home bases on the plain grid."""
    return geography().distance[home_base(faction)][home_base(other)]
