"""The board as a picture of its own: painted anew from the game's pictures, so that a file keeps its lines.

What the kit adds for hands (halos, ghosts, the piece in hand) is no part of it. An SVG has lines and words and no
pixels; whether its reader has the font is the reader's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

import attrs
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPaintDevice, QPainter

from noria_desktop.ui.art.pens import kept
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.pictures import Pictures, paint_sprite
from noria_desktop.ui.board.sprites import Sprite

FINENESS = 2
"""Pixels of a file for a logical pixel of the screen, so that words stay sharp in print."""
_NOTHING: Final = (b'd=""', b'd="M0,0"')
"""How a clip that leaves nothing is written, and how readers of SVG, Qt's own among them, do not complain of it."""


@runtime_checkable
class Centred(Protocol):
    """A table with a part worth a picture of its own, such as the player's board without what lies round it."""

    @property
    def picture_box(self) -> Box:
        """That part."""
        ...


@attrs.frozen(eq=False)
class Portrait:
    """Sprites in stacking order and the part of the board to be seen."""

    sprites: tuple[Sprite, ...]
    pictures: Pictures
    skin: Skin
    area: QRectF
    """In board units."""
    scale: float
    """Logical pixels a board unit."""

    @classmethod
    def of(
        cls, sprites: Iterable[Sprite], pictures: Pictures, skin: Skin, area: QRectF, scale: float
    ) -> Portrait:
        """The picture of a projection."""
        stacked = tuple(sorted(sprites, key=lambda sprite: sprite.layer))
        return cls(stacked, pictures, skin, QRectF(area), scale)

    @property
    def shape(self) -> float:
        """Height by width."""
        return self.area.height() / self.area.width()

    @property
    def size(self) -> QSize:
        """Logical pixels that it has on the screen."""
        return QSize(round(self.area.width() * self.scale), round(self.area.height() * self.scale))

    def paint(self, painter: QPainter, target: QRectF) -> None:
        """Fill ``target`` with the area; what lies outside is cut off where the painter can cut."""
        smooth = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        with kept(painter):
            painter.setRenderHints(smooth)
            painter.setClipRect(target)
            painter.translate(target.topLeft())
            painter.scale(target.width() / self.area.width(), target.height() / self.area.height())
            painter.translate(-self.area.topLeft())
            for sprite in self.sprites:
                if self._in_sight(sprite):
                    paint_sprite(painter, sprite, self.pictures, self.skin)

    def write(self, path: Path, title: str = "") -> None:
        """Write the picture; ``.svg`` is drawn as vectors, everything else as PNG.

        Raises:
            OSError: the file cannot be written.
        """
        made = QBuffer()
        made.open(QIODevice.OpenModeFlag.WriteOnly)
        if path.suffix.lower() == ".svg":
            self._draw_svg(made, title)
            data = bytes(made.data().data()).replace(*_NOTHING)
        else:
            self._draw_png(made)
            data = bytes(made.data().data())
        path.write_bytes(data)

    def _draw_svg(self, made: QBuffer, title: str) -> None:
        from PySide6.QtSvg import QSvgGenerator

        # The later version of the format knows clipping.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(made)
        generator.setSize(self.size)
        generator.setViewBox(QRect(0, 0, self.size.width(), self.size.height()))
        generator.setTitle(title)
        self._fill(generator, QRectF(0, 0, self.size.width(), self.size.height()))

    def _draw_png(self, made: QBuffer) -> None:
        image = QImage(self.size * FINENESS, QImage.Format.Format_RGB32)
        image.fill(self.skin.theme.bg)
        self._fill(image, QRectF(image.rect()))
        QImageWriter(made, QByteArray(b"PNG")).write(image)

    def _fill(self, device: QPaintDevice, target: QRectF) -> None:
        painter = QPainter(device)
        try:
            self.paint(painter, target)
        finally:
            painter.end()

    def _in_sight(self, sprite: Sprite) -> bool:
        width, height = self.pictures[type(sprite.art)].size(sprite.art)
        # However it is turned.
        reach = (width * width + height * height) ** 0.5 / 2 * sprite.scale
        box = QRectF(sprite.x - reach, sprite.y - reach, 2 * reach, 2 * reach)
        return box.intersects(self.area)
