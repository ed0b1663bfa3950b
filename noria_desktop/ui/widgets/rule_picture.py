"""A picture beside a rule: a position, the part of the table it is about, and a sentence that says what is seen.

The table's own pieces paint it, in the theme and the language of now. Source: mocks/way-in.md 6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.i18n import Text

VIEW = (1280.0, 678.0)
"""The view in logical pixels that the table is laid out for."""
SHAPE = 0.69
"""Height by width of a picture."""


class Door(Protocol):
    """What of a game's door is needed here."""

    presenter: Presenter
    pictures: Pictures


@frozen
class RulePicture:
    """One of a game."""

    anchor: str
    """Of the section in which it stands."""
    caption: Text
    """What is seen, below the picture and for screen readers."""
    shows: Callable[[], tuple[Any, Iterable[Any]]] = field(eq=False)
    """The position as the human sees it, and what is legal there."""
    area: Callable[[Any], Box] = field(eq=False)
    """The part of a layout that is shown; what lies round it fills the picture's shape."""

    def paint(self, painter: QPainter, target: QRectF, door: Door, skin: Skin) -> None:
        """Into a rectangle of logical pixels."""
        table = door.presenter.layout(*VIEW)
        view, legal = self.shows()
        part = self.area(table)
        shape = target.height() / target.width()
        wide = max(part.width, part.height / shape)
        high = max(part.height, part.width * shape)
        left = min(max(0.0, part.x - wide / 2), max(0.0, table.width - wide))
        top = min(max(0.0, part.y - high / 2), max(0.0, table.height - high))
        area = QRectF(left, top, wide, high)
        sprites = door.presenter.project(view, table, tuple(legal))
        Portrait.of(sprites, door.pictures, skin, area, 1.0).paint(painter, target)
