"""A small live picture of a position, painted by the game's own pictures: no words, nothing to press."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.sprites import Layer
from noria_desktop.ui.faces import GameFace

SIZE = (1280.0, 678.0)
"""View that the picture is laid out for; it is then scaled into its place."""


def paint_miniature(painter: QPainter, target: QRectF, face: GameFace, view: Any, skin: Skin) -> None:
    """Paint the stage of a table (``Table.stage``) so that it fills ``target``, cut off at its edges."""
    table = face.presenter.layout(*SIZE)
    stage = table.stage
    factor = max(target.width() / stage.width, target.height() / stage.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(target)
    painter.translate(target.center())
    painter.scale(factor, factor)
    painter.translate(-stage.x, -stage.y)
    for sprite in sorted(face.presenter.project(view, table), key=lambda sprite: sprite.layer):
        ground = sprite.layer is Layer.GROUND
        if not ground and not (
            stage.left <= sprite.x <= stage.right and stage.top <= sprite.y <= stage.bottom
        ):
            continue
        painter.save()
        painter.translate(sprite.x, sprite.y)
        painter.rotate(sprite.rotation)
        painter.scale(sprite.scale, sprite.scale)
        painter.setOpacity(sprite.opacity)
        face.pictures[type(sprite.art)].paint(painter, sprite.art, skin)
        painter.restore()
    painter.restore()
