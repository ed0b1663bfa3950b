"""A small live picture of a position, painted by the game's own pictures: no words, nothing to press."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.pens import kept, within
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.pictures import Pictures, paint_sprite
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Layer

SIZE = (1280.0, 678.0)
"""View that the picture is laid out for; it is then scaled into its place."""


@runtime_checkable
class Widens(Protocol):
    """A ground that goes on beyond the table without a seam."""

    def widened(self, left: float) -> Any:
        """The same ground with so much more of it at its left."""
        ...


@runtime_checkable
class Staged(Protocol):
    """A layout with a part in its middle that stands for the whole."""

    @property
    def stage(self) -> Box:
        """That part, in board units."""
        ...


def paint_miniature(
    painter: QPainter, target: QRectF, presenter: Presenter, pictures: Pictures, view: Any, skin: Skin
) -> None:
    """Paint the stage of a table at the right of ``target``, over its whole ground; without one, the whole board.

    The stage keeps its proportions and all of its height; what the target has more than that lies at the
    left and shows the ground only, so that words can stand there.
    """
    table = presenter.layout(*SIZE)
    stage = table.stage if isinstance(table, Staged) else box(0, 0, table.width, table.height)
    factor = target.height() / stage.height
    beyond = max(0.0, target.width() / factor - stage.width)
    room = QRectF(stage.left - beyond, stage.top, beyond + 2, stage.height)
    with kept(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(target, Qt.ClipOperation.IntersectClip)
        painter.translate(target.right() - stage.width * factor, target.top())
        painter.scale(factor, factor)
        painter.translate(-stage.left, -stage.top)
        for sprite in sorted(presenter.project(view, table), key=lambda sprite: sprite.layer):
            if sprite.layer is not Layer.GROUND:
                if stage.left <= sprite.x <= stage.right and stage.top <= sprite.y <= stage.bottom:
                    paint_sprite(painter, sprite, pictures, skin)
            elif isinstance(sprite.art, Widens):
                wide = evolve(sprite, art=sprite.art.widened(beyond))
                paint_sprite(painter, wide, pictures, skin, -beyond / 2)
            else:
                with within(painter, room):
                    paint_sprite(painter, sprite, pictures, skin, -beyond)
                paint_sprite(painter, sprite, pictures, skin)
