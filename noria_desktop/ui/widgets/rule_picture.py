"""A picture beside a rule: a position, the part of the table it is about, and a sentence that says what is seen.

The table's own pieces paint it, in the theme and the language of now. Where a sentence speaks of several things, each
bears its number. Source: mocks/way-in.md 6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, TypeAlias

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.pens import fill, kept, pen, rgba
from noria_desktop.ui.art.shapes import circle, difference, rounded
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import CENTRE, text
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.i18n import Text

VIEW = (1280.0, 678.0)
"""The view in logical pixels that the table is laid out for."""
SHAPE = 0.69
"""Height by width of a picture."""
WIDE: Final = 390.0
"""Pixels of a picture for which callouts have the size that is said here; they grow with it."""
CALLOUT: Final = 11.5
"""Radius of a number."""
VEIL: Final = 175
"""Of 255, how dense the veil is round a part that is shown alone."""
PAPER, INK = "#FFFFFF", "#14161A"
"""Of the numbers: like nothing that is printed on a table."""

Part: TypeAlias = Callable[[Any], Box] | str
"""A part of the table: of a layout, or in the words that lessons use for places; several of them by ``;``."""


class Door(Protocol):
    """What of a game's door is needed here."""

    presenter: Presenter
    pictures: Pictures
    lesson_places: Callable[[str, Any, Any], tuple[Spot, ...]] | None


class NoSuchPlace(ValueError):
    """A picture names a place that is not there in its position."""


@frozen
class Callout:
    """Where a number lies."""

    of: Part
    """What it speaks of."""
    right: float = 0.0
    """From the middle of that, in its widths; 0.5 is its right edge."""
    down: float = 0.0
    """From the middle of that, in its heights."""


@frozen
class RulePicture:
    """One of a game."""

    anchor: str
    """Of the section in which it stands."""
    caption: Text
    """What is seen, below the picture and for screen readers."""
    shows: Callable[[], tuple[Any, Iterable[Any]]] = field(eq=False)
    """The position as the human sees it, and what is legal there."""
    area: Part = field(eq=False)
    """The part of the table that is shown; what lies round it fills the picture's shape."""
    callouts: tuple[Callout, ...] = field(default=(), eq=False)
    """What the sentence speaks of by numbers, in their order from 1."""
    alone: bool = False
    """What lies round the part is dimmed."""
    draft: Callable[[], Any] | None = field(default=None, eq=False)
    """What is collected of a choice without an order, or held open, as the presenter shows it; None: nothing."""

    def paint(self, painter: QPainter, target: QRectF, door: Door, skin: Skin) -> None:
        """Into a rectangle of logical pixels.

        Raises:
            NoSuchPlace: what is to be shown is not on the table.
        """
        view, legal = self.shows()
        presenter: Any = door.presenter
        table = presenter.layout(*VIEW)
        if self.draft is not None:
            presenter = presenter.collecting(self.draft())
        part = _part(self.area, door, view, table)
        area = _shaped(part, table, target.height() / target.width())
        sprites = presenter.project(view, table, tuple(legal))
        Portrait.of(sprites, door.pictures, skin, area, 1.0).paint(painter, target)
        with kept(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(target.topLeft())
            if self.alone:
                _dim_round(painter, skin, part, area, target)
            for number, (right, down) in enumerate(self.numbers(door), 1):
                x, y = right * target.width(), down * target.height()
                _paint_number(painter, number, x, y, target.width() / WIDE)

    def numbers(self, door: Door) -> tuple[tuple[float, float], ...]:
        """Where the numbers lie: from the left in widths of the picture, from the top in heights.

        Raises:
            NoSuchPlace: what one of them speaks of is not on the table.
        """
        view, _legal = self.shows()
        table = door.presenter.layout(*VIEW)
        area = _shaped(_part(self.area, door, view, table), table, SHAPE)
        found = []
        for callout in self.callouts:
            at = _part(callout.of, door, view, table)
            x, y = at.x + callout.right * at.width, at.y + callout.down * at.height
            found.append(((x - area.left()) / area.width(), (y - area.top()) / area.height()))
        return tuple(found)

    def scale(self, door: Door) -> float:
        """Pixels of a picture of usual size for a board unit: no words on it may become too small."""
        view, _legal = self.shows()
        table = door.presenter.layout(*VIEW)
        return WIDE / _shaped(_part(self.area, door, view, table), table, SHAPE).width()


def _part(part: Part, door: Door, view: Any, table: Any) -> Box:
    """Where a part of the table lies; several places in one box round them."""
    if not isinstance(part, str):
        return part(table)
    assert door.lesson_places is not None, "a game whose pictures name places says where they lie"
    spots: list[Spot] = []
    for name in part.split(";"):
        found = door.lesson_places(name.strip(), view, table)
        if not found:
            raise NoSuchPlace(name.strip())
        spots.extend(found)
    left = min(spot.x - spot.width / 2 for spot in spots)
    top = min(spot.y - spot.height / 2 for spot in spots)
    right = max(spot.x + spot.width / 2 for spot in spots)
    bottom = max(spot.y + spot.height / 2 for spot in spots)
    return box(left, top, right - left, bottom - top)


def _shaped(part: Box, table: Any, shape: float) -> QRectF:
    """The part in the shape of a picture, within the table."""
    wide = max(part.width, part.height / shape)
    high = max(part.height, part.width * shape)
    left = min(max(0.0, part.x - wide / 2), max(0.0, table.width - wide))
    top = min(max(0.0, part.y - high / 2), max(0.0, table.height - high))
    return QRectF(left, top, wide, high)


def _dim_round(painter: QPainter, skin: Skin, part: Box, area: QRectF, target: QRectF) -> None:
    """A veil over everything but the part."""
    scale = target.width() / area.width()
    whole = QPainterPath()
    whole.addRect(QRectF(0, 0, target.width(), target.height()))
    left, top = (part.left - area.left()) * scale, (part.top - area.top()) * scale
    hole = rounded(left, top, part.width * scale, part.height * scale, 8)
    fill(painter, difference(whole, hole), rgba(skin.theme.bg, VEIL))


def _paint_number(painter: QPainter, number: int, x: float, y: float, scale: float) -> None:
    """A number in a white disc."""
    radius = CALLOUT * scale
    fill(painter, circle(x, y, radius), PAPER, pen(INK, 2.4 * scale))
    within = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    text(painter, within, str(number), 15 * scale, INK, bold=True, align=CENTRE)
