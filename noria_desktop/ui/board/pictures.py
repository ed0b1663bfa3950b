"""The painter table: how each kind of art is drawn and how large it is.

A game hands the kit one table, from the type of a sprite's art to a picture. Pictures are drawn in board
units in a box centred on (0, 0); the kit places, scales, turns, fades and caches them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin


@frozen
class Picture:
    """How one kind of art looks."""

    size: Callable[[Any], tuple[float, float]]
    """Width and height of the box the painting keeps within, outlines included."""
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
