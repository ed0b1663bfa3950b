"""What the items of a scene paint with: the painter table, and pixmaps shared by equal art."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform

from noria_desktop.ui.art.picture_store import PictureStore, key_of
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.tell_fault import tell_fault

CACHE_BYTES = 256 * 1024 * 1024
LARGEST_PIXMAP = 12_000_000
"""Pixels; a picture larger than this (a ground zoomed far in) is painted directly."""


class PictureCache:
    """Pixmaps by art, skin and device scale; the least recently used go first."""

    def __init__(self, limit_bytes: int = CACHE_BYTES) -> None:
        """Empty."""
        self.store: PictureStore | None = None
        """Pictures of earlier runs."""
        self._limit = limit_bytes
        self._bytes = 0
        self._kept: OrderedDict[tuple[object, str, float, float], QPixmap] = OrderedDict()
        self._skin: Skin | None = None
        self._said = ""
        """All that the skin says: its colours are many, and told apart as one text they are looked at once."""

    def get(self, picture: Picture, art: object, skin: Skin, scale: float, rotation: float = 0.0) -> QPixmap:
        """The picture at ``scale`` device pixels a board unit, turned by ``rotation`` degrees, drawn once."""
        if skin is not self._skin:
            self._skin, self._said = skin, repr(skin)
        key = (art, self._said, round(scale, 4), round(rotation, 3))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        try:
            image = self._image(picture, art, skin, scale, rotation)
        except Exception as error:
            # Its place stays plain, and the game can be played on.
            image = self._ground(picture, art, scale, rotation)
            tell_fault(error)
        made = QPixmap.fromImage(image)
        self._kept[key] = made
        self._bytes += made.width() * made.height() * 4
        while self._bytes > self._limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= gone.width() * gone.height() * 4
        return made

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Forget everything, after another skin was chosen."""
        self._kept.clear()
        self._bytes = 0

    def _image(self, picture: Picture, art: object, skin: Skin, scale: float, rotation: float) -> QImage:
        """From the store, else painted now."""
        if self.store is None:
            return self._draw(picture, art, skin, scale, rotation)
        name = key_of(type(art), art, self._said, round(scale, 4), round(rotation, 3))
        found = None if name is None else self.store.find(name)
        if found is None:
            found = self._draw(picture, art, skin, scale, rotation)
            if name is not None:
                self.store.note(name, found)
        return found

    @staticmethod
    def _ground(picture: Picture, art: object, scale: float, rotation: float) -> QImage:
        width, height = pixels(picture, art, scale, rotation)
        opaque = picture.opaque and rotation == 0
        form = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
        image = QImage(width, height, form)
        image.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)
        return image

    @classmethod
    def _draw(cls, picture: Picture, art: object, skin: Skin, scale: float, rotation: float) -> QImage:
        image = cls._ground(picture, art, scale, rotation)
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(image.width() / 2, image.height() / 2)
            painter.scale(scale, scale)
            painter.rotate(rotation)
            picture.paint(painter, art, skin)
        finally:
            painter.end()
        return image


def pixels(picture: Picture, art: object, scale: float, rotation: float = 0.0) -> tuple[int, int]:
    """Device pixels a picture needs at a scale and rotation."""
    width, height = picture.size(art)
    if rotation:
        sine, cosine = abs(math.sin(math.radians(rotation))), abs(math.cos(math.radians(rotation)))
        width, height = width * cosine + height * sine, width * sine + height * cosine
    return max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale))


class Easel:
    """What all items of a scene paint with: painter table, skin, shared pixmaps, device scale."""

    def __init__(self) -> None:
        """No pictures yet."""
        self.pictures: Pictures = {}
        self.skin: Skin | None = None
        self.scale = 1.0
        """Device pixels a board unit at the present zoom."""
        self.version = 0
        """Rises whenever pixmaps that items hold are out of date."""
        self.cache = PictureCache()
        self._outlines: dict[object, QPainterPath | None] = {}

    def dress(self, pictures: Pictures, skin: Skin) -> None:
        """Another painter table or skin."""
        self.pictures, self.skin = pictures, skin
        self.cache.clear()
        self._outlines.clear()
        self.version += 1

    def focus(self, scale: float) -> None:
        """Another zoom or screen."""
        if scale != self.scale:
            self.scale = scale
            self.version += 1

    def outline(self, art: object) -> QPainterPath | None:
        """The line of an art's halo, worked out once; None: it has none."""
        if art not in self._outlines:
            drawn = self.picture(art).outline
            self._outlines[art] = drawn(art) if drawn is not None else None
        return self._outlines[art]

    def picture(self, art: object) -> Picture:
        """How an art is drawn.

        Raises:
            TypeError: the painter table has no picture for this kind of art.
        """
        try:
            return self.pictures[type(art)]
        except KeyError:
            raise TypeError(f"no picture for art of type {type(art).__name__}") from None


class PixmapHolder:
    """Draws one art as a shared pixmap, straight onto device pixels wherever it is not being turned.

    Looking a picture up costs more than copying it, so the pixmap found last is held while nothing changed.
    """

    def __init__(self, easel: Easel) -> None:
        """Nothing found yet."""
        self._easel = easel
        self._version = -1
        self._scale = 0.0
        self._rotation = 0.0
        self._width = 0
        self._height = 0
        self._pixmap: QPixmap | None = None

    def forget(self) -> None:
        """The art, its scale or its rest rotation is another."""
        self._version = -1

    def draw(self, painter: QPainter, picture: Picture, art: object, enlarged: float, rest: float) -> None:
        """Draw centred on (0, 0) at ``enlarged`` times the board's scale; ``rest`` is the item's own rotation.

        A picture that rests turned is held turned; only while it moves is a pixmap resampled.
        """
        if self._version != self._easel.version:
            self._find(picture, art, enlarged, rest)
        if self._pixmap is None:
            assert self._easel.skin is not None
            picture.paint(painter, art, self._easel.skin)
            return
        device = painter.deviceTransform()
        cross, down = device.m12(), device.m22()
        if self._rotation:
            angle = math.radians(self._rotation)
            still = (
                abs(down - self._scale * math.cos(angle)) < 1e-3
                and abs(cross - self._scale * math.sin(angle)) < 1e-3
            )
        else:
            still = abs(cross) < 1e-6 and abs(down - self._scale) < 1e-3 and abs(device.m11() - down) < 1e-3
        if still:
            self._copy(painter, device)
        else:
            self._resample(painter, picture, art)

    def _find(self, picture: Picture, art: object, enlarged: float, rest: float) -> None:
        easel = self._easel
        assert easel.skin is not None
        self._version = easel.version
        self._scale, self._rotation = easel.scale * enlarged, rest % 360
        self._width, self._height = pixels(picture, art, self._scale, self._rotation)
        if self._width * self._height <= LARGEST_PIXMAP:
            self._pixmap = easel.cache.get(picture, art, easel.skin, self._scale, self._rotation)
        else:
            self._pixmap = None

    def _copy(self, painter: QPainter, device: QTransform) -> None:
        assert self._pixmap is not None
        # On whole device pixels the raster engine copies instead of resampling: sharp, and several times faster.
        world = painter.worldTransform()
        ratio = device.m22() / world.m22() if abs(world.m22()) > 1e-9 else device.m12() / world.m12()
        left = round(device.dx() - self._width / 2) - (device.dx() - world.dx() * ratio)
        top = round(device.dy() - self._height / 2) - (device.dy() - world.dy() * ratio)
        painter.setWorldTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, left / ratio, top / ratio))
        painter.drawPixmap(QPointF(0, 0), self._pixmap)

    def _resample(self, painter: QPainter, picture: Picture, art: object) -> None:
        easel = self._easel
        assert easel.skin is not None
        if not picture.cached:
            picture.paint(painter, art, easel.skin)
            return
        flat = easel.cache.get(picture, art, easel.skin, self._scale)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = flat.width() / self._scale, flat.height() / self._scale
        painter.drawPixmap(QRectF(-wide / 2, -high / 2, wide, high), flat, QRectF(flat.rect()))
