"""The map of a game to go on with, as the table paints it, for the large card of the home page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACES
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.board.miniature import SIZE
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.scythe.board.arts.land import GroundArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.board.project_map import map_sprites

_MIDDLE: Final = 0.72
"""Of the width: where the middle of the map stands; words stand at the left."""
_RIM: Final = 1.15
"""Of a hex's radius: from the middle of the outermost places to the picture's edge."""
_NEAREST: Final = 1.3
"""How much larger the map may be than the whole of it would fit."""
FRAME: Final = 12.0
"""The ground's own frame lies so far outside the picture, in board units."""


def paint_miniature(painter: QPainter, target: QRectF, pictures: Pictures, view: State, skin: Skin) -> None:
    """Paint the map with everything that stands on it over the right of ``target``, the sea over all of it."""
    # The ground clips for itself; as a picture of its own the whole stays within the caller's clip.
    ratio = max(1.0, painter.device().devicePixelRatioF())
    whole = QPixmap(round(target.width() * ratio), round(target.height() * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    inner = QPainter(whole)
    try:
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(inner, target.size(), pictures, view, skin)
    finally:
        inner.end()
    painter.drawPixmap(target.topLeft(), whole)


def _paint(painter: QPainter, size: QSizeF, pictures: Pictures, view: State, skin: Skin) -> None:
    """The same from the upper left corner of an empty picture."""
    table = layout(*SIZE)
    whole = land(table)
    # Where the words leave more width than the map needs, it comes nearer; the human's units stay in sight.
    room = size.width() * 2 * (1 - _MIDDLE) / whole.width
    factor = min(max(room, size.height() / whole.height), size.height() / whole.height * _NEAREST)
    wide, high = size.width() / factor, size.height() / factor
    left = whole.x - wide * _MIDDLE
    top = min(max(_own_middle(view, table) - high / 2, whole.top), whole.bottom - high)
    painter.scale(factor, factor)
    painter.translate(QPointF(-left, -top))
    for sprite in map_only(view, table, box(left, top, wide, high).grown(FRAME)):
        painter.save()
        painter.translate(sprite.x, sprite.y)
        painter.rotate(sprite.rotation)
        painter.scale(sprite.scale, sprite.scale)
        painter.setOpacity(sprite.opacity)
        pictures[type(sprite.art)].paint(painter, sprite.art, skin)
        painter.restore()


def land(table: ScytheLayout) -> Box:
    """All territories and home bases."""
    middles = [table.place(place) for place in range(PLACES)]
    rim = table.radius * _RIM
    left, right = min(spot.x for spot in middles) - rim, max(spot.x for spot in middles) + rim
    top, low = min(spot.y for spot in middles) - rim, max(spot.y for spot in middles) + rim
    return box(left, top, right - left, low - top)


def _own_middle(view: State, table: ScytheLayout) -> float:
    """How far down the human's units are on average."""
    army = view.human.army
    places = [army.character, *(place for place in army.mechs if place is not None), *army.workers]
    return sum(table.place(place).y for place in places) / len(places)


def map_only(view: State, table: ScytheLayout, shown: Box) -> Iterator[Sprite]:
    """The map's pictures; its ground spreads over all that is shown."""
    for sprite in map_sprites(view, table):
        art = sprite.art
        if isinstance(art, GroundArt):
            spread = evolve(
                art,
                width=shown.width,
                height=shown.height,
                origin=art.origin.moved(-shown.left, -shown.top),
                field=box(0, 0, shown.width, shown.height),
                compass=Point(-shown.width, -shown.height),
            )
            yield evolve(sprite, art=spread, x=shown.x, y=shown.y)
        else:
            yield sprite
