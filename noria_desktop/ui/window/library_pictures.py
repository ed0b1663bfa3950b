"""The pictures of the library: those of the rows in sight, painted one by one, and what is seen of the game that is chosen."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from noria_desktop.app.honours.earning import earned
from noria_desktop.app.library.entries import Entry
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.files import backup_of
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.library.row_paint import PICTURE
from noria_desktop.ui.pages.library.shelf import Look
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.position_paint import paint_position, position_in

log = logging.getLogger(__name__)

MOST_PICTURES: Final = 400
"""Pictures of rows that are kept."""
_FINE: Final = 2
"""Pixels of a row's picture for a logical one."""


class LibraryPictures:
    """How the games of the library stand."""

    def __init__(
        self, files: Callable[[], Files], skin: Callable[[], Skin], zoom: Callable[[], float]
    ) -> None:
        """Nothing is painted yet.

        Args:
            files: the files that are shown.
            skin: is asked for whenever a picture is painted.
            zoom: how much larger than usual the page is.
        """
        self._files, self._skin, self._zoom = files, skin, zoom
        self._kept: OrderedDict[object, QImage | None] = OrderedDict()

    def _key(self, entry: Entry) -> object:
        listed = entry.listed
        return None if listed is None else (listed.file, listed.serial, listed.changed, self._skin())

    def picture(self, entry: Entry) -> QImage | None:
        """A row's picture, if it has been painted."""
        return self._kept.get(self._key(entry))

    def is_wanted(self, entry: Entry) -> bool:
        """Whether a row's picture is still to be painted."""
        return entry.listed is not None and self._key(entry) not in self._kept

    def paint(self, entry: Entry) -> None:
        """Paint a row's picture and keep it; the oldest give way."""
        self._kept[self._key(entry)] = self._painted(entry, QSize(*PICTURE) * _FINE * self._zoom())
        while len(self._kept) > MOST_PICTURES:
            self._kept.popitem(last=False)

    def _painted(self, entry: Entry, size: QSize) -> QImage | None:
        """How a game stands; None where its file cannot be read."""
        view = self._view(entry)
        if view is None:
            return None
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            area = QRectF(0, 0, size.width(), size.height())
            paint_position(painter, area, entry.game, view, self._skin())
        except Exception as error:
            tell_fault(error)
            return None
        finally:
            painter.end()
        return image

    def _view(self, entry: Entry) -> Any:
        """The position of a game as its human may know it; of a damaged one that of its previous version."""
        if entry.file is None:
            return None
        file = backup_of(entry.file) if entry.is_damaged else entry.file
        return position_in(file, self._files().store.find_kit)

    # The game that is chosen

    def look(self, entry: Entry) -> Look | None:
        """Open the file of a game for its picture and how it went; None: there is nothing to see of a damaged one."""
        if not entry.is_damaged:
            return self._look_into(entry)
        view = self._view(entry)
        return None if view is None else Look(self._paint_of(entry.game, view))

    def _look_into(self, entry: Entry) -> Look:
        assert entry.file is not None
        try:
            session = self._files().store.open(entry.file).session
            book = game_ui(entry.game).book()
            course, view = book.course(session), book.view(session)
            marks = tuple(earned(session))
        except SaveError as error:
            log.info("no picture: %s", error)
            return Look()
        except Exception as error:
            tell_fault(error)
            return Look()
        own, rival = ((), ()) if course is None else (course.own, course.rival)
        return Look(self._paint_of(entry.game, view), own, rival, marks)

    def _paint_of(self, game: str, view: Any) -> Callable[[QPainter, QRectF], None]:
        return lambda painter, area: paint_position(painter, area, game, view, self._skin())
