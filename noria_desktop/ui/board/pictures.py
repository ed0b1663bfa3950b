"""The painter table: how each kind of art is drawn and how large it is.

A game hands the kit one table, from the type of a sprite's art to a picture. Pictures are drawn in board
units in a box centred on (0, 0); the kit places, scales, turns, fades and caches them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.pens import placed_at
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Sprite

Size: TypeAlias = Callable[[Any], tuple[float, float]]
"""Width and height of the box that an art's painting keeps within, outlines included."""


@frozen
class Picture:
    """How one kind of art looks."""

    size: Size
    paint: Callable[[QPainter, Any, Skin], None]
    """Draws the art, centred on (0, 0), with antialiasing already on."""
    cached: bool = True
    """While it turns or grows, its pixmap is turned; False: it is painted anew (thin lines stay thin).

    At rest every picture is a copied pixmap.
    """
    opaque: bool = False
    """The whole box is covered (a ground); copied without blending."""
    outline: Callable[[Any], QPainterPath] | None = None
    """The line along which halos of spots that name this art as their outline are drawn, air included."""


Pictures: TypeAlias = Mapping[type, Picture]


def boxed(beside: float = 0.0, below: float | None = None) -> Size:
    """As large as the art says, with so much room for lines and shadows in all; below as beside if not told."""
    return lambda art: (art.width + beside, art.height + (beside if below is None else below))


def line(height: float, beside: float = 0.0) -> Size:
    """As wide as the art says, with so much room in all, and always so high."""
    return lambda art: (art.width + beside, height)


def units(width: float, height: float) -> Size:
    """So many of the art's units."""
    return lambda art: (width * art.unit, height * art.unit)


def radii(count: float, room: float = 0.0) -> Size:
    """A square of so many radii, with so much room in all."""
    return lambda art: (count * art.radius + room, count * art.radius + room)


def fixed(width: float, height: float) -> Size:
    """Always the same."""
    return lambda _art: (width, height)


def rect(box: Box) -> QRectF:
    """A measured box for the painter."""
    return QRectF(box.left, box.top, box.width, box.height)


def paint_sprite(
    painter: QPainter, sprite: Sprite, pictures: Pictures, skin: Skin, right: float = 0.0
) -> None:
    """One picture where its sprite says, or so much farther right."""
    with placed_at(painter, sprite.x + right, sprite.y, turn=sprite.rotation, scale=sprite.scale):
        painter.setOpacity(sprite.opacity)
        pictures[type(sprite.art)].paint(painter, sprite.art, skin)
