"""Pictures that every window of a run shares, for tests that press and read and do not look at what is painted."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtGui import QImage

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.easel import PictureCache
from noria_desktop.ui.board.pictures import Picture

MOST_BYTES = 150_000_000


class SharedPictures:
    """What a window painted is not painted again by the window of the next test; the least recently used go first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, QImage] = OrderedDict()
        self._bytes = 0
        self._paint = PictureCache._draw

    def draw(self, picture: Picture, art: object, skin: Skin, scale: float, rotation: float) -> QImage:
        key = (picture, type(art), art, skin, scale, rotation)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._paint(picture, art, skin, scale, rotation)
            self._bytes += found.sizeInBytes()
            while self._bytes > MOST_BYTES:
                self._bytes -= self._kept.popitem(last=False)[1].sizeInBytes()
        self._kept.move_to_end(key)
        return found
