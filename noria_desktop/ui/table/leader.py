"""The line from words over the board to the thing that they speak of, and the ring round it. Source: mocks/way-in.md 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.pens import fill, pen, stroke
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.table.placing import clear_line, struck

RING: Final = 4.0
"""Pixels between a thing and its ring."""
HAIR: Final = 1.2
"""So thin is the line over what is read."""
MOST_STRUCK: Final = 48.0
"""Pixels of a line over what is read: rather than a longer one there is none, the frame says it."""
SPARE: Final = 1.25
"""One frame round two things is that much larger than both at most."""
PULSE_MS: Final = 600
SWELL: Final = 9.0
"""Pixels by which a ring grows while it pulses."""


@frozen
class Ring:
    """A thing that is pointed at, in the board's pixels."""

    box: QRect
    round: bool = False
    wrong: bool = False
    """It was pressed in vain."""


def joined(rings: Sequence[Ring]) -> tuple[Ring, ...]:
    """The same, but where two frames would cut through one another there is one round both; the first stays the first."""
    found = list(rings)
    while (pair := next(filter(_cut, combinations(found, 2)), None)) is not None:
        one, other = pair
        found[found.index(one)] = Ring(one.box.united(other.box), wrong=one.wrong)
        found.remove(other)
    return tuple(found)


def _cut(pair: tuple[Ring, Ring]) -> bool:
    """Whether two frames overlap, and one round both would hold little else; round ones are told apart all the same."""
    one, other = pair
    if one.wrong != other.wrong or one.round or other.round or one is other:
        return False
    edge = round(RING)
    meet = one.box.adjusted(-edge, -edge, edge, edge).intersects(other.box.adjusted(-edge, -edge, edge, edge))
    return meet and _area(one.box.united(other.box)) <= SPARE * (_area(one.box) + _area(other.box))


def _area(box: QRect) -> int:
    return box.width() * box.height()


class Leader(QWidget):
    """Rings and the line to the callout, over the board and the strip below it; the mouse goes through it."""

    def __init__(self, skin: Skin, page: QWidget, board: QWidget) -> None:
        """Nothing is pointed at; ``page`` holds the board and what lies below it."""
        super().__init__(page)
        self._skin, self._page, self._board = skin, page, board
        self._rings: tuple[Ring, ...] = ()
        self._callout = QRect()
        self._things: tuple[QRect, ...] = ()
        self._read: tuple[QRect, ...] = ()
        self._swell = 0.0
        self.under: Callable[[], Sequence[QRect]] = tuple
        """Cards that float on the board, in its pixels: rings and line run under them, as they are read."""
        self.framed = False
        """What is pointed at has a frame already: only the line is drawn."""
        self._pulse = QVariantAnimation(self)
        self._pulse.setStartValue(0.0)
        self._pulse.setKeyValueAt(0.5, SWELL)
        self._pulse.setEndValue(0.0)
        self._pulse.setDuration(PULSE_MS)
        self._pulse.valueChanged.connect(self._swelled)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.update()

    @property
    def rings(self) -> tuple[Ring, ...]:
        """What is pointed at now."""
        return self._rings

    def show_rings(
        self,
        rings: Sequence[Ring],
        callout: QRect,
        things: Sequence[QRect] = (),
        read: Sequence[QRect] = (),
    ) -> None:
        """Point at these, in the board's pixels; the line leads from the callout to the first, off other things.

        Where it has to run over what is ``read`` it is no more than a hair.
        """
        self._rings, self._callout = tuple(rings), callout
        self._things, self._read = (*things, *read), tuple(read)
        room = self._board.rect()
        for ring in rings:
            edge = round(RING + SWELL) + 4
            room = room.united(ring.box.adjusted(-edge, -edge, edge, edge))
        self.setGeometry(room.translated(self._origin))
        self.show()
        self.update()

    @property
    def _origin(self) -> QPoint:
        """Where the board lies on the page."""
        return self._board.mapTo(self._page, QPoint(0, 0))

    @property
    def _seen(self) -> QRect:
        """All that can be painted on, in the board's pixels."""
        return self.rect().translated(self.pos() - self._origin)

    def pulse(self, times: int = 1) -> None:
        """The rings grow and shrink."""
        self._pulse.stop()
        self._pulse.setLoopCount(times)
        self._pulse.start()

    def _swelled(self, value: object) -> None:
        if isinstance(value, float):
            self._swell = value
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ink under brass, so that it is seen on anything."""
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(self._origin - self.pos()))
        if cards := self.under():
            painter.setClipRegion(
                reduce(QRegion.subtracted, map(QRegion, cards), QRegion(self._seen)),
            )
        for number, ring in enumerate(self._rings):
            colour = theme.nudge if ring.wrong else theme.accent
            if not self.framed:
                path = _ring(ring, RING + self._swell)
                stroke(painter, path, pen(theme.paper if theme.day else theme.ink, 6.4))
                stroke(painter, path, pen(colour, 2.6))
            if number == 0 and self.has_line:
                self._line(painter, colour)
        painter.end()

    @property
    def has_line(self) -> bool:
        """Whether a line leads to what is framed: not where it could only run through what is written."""
        if not self._rings or self._callout.isEmpty():
            return False
        start, end = self.line
        line = start.x(), start.y(), end.x(), end.y()
        return struck(line, self._rings[0].box, self._read) <= MOST_STRUCK

    @property
    def line(self) -> tuple[QPointF, QPointF]:
        """Where it begins, at the callout, and where it ends, at the first ring; in the board's pixels."""
        ring = self._rings[0]
        start = _edge_towards(QRectF(self._callout), QPointF(ring.box.center()))
        end = _edge_towards(QRectF(ring.box).adjusted(-RING, -RING, RING, RING), start, round_=ring.round)
        edge = round(RING)
        grown = ring.box.adjusted(-edge, -edge, edge, edge)
        straight = start.x(), start.y(), end.x(), end.y()
        x, y, to_x, to_y = clear_line(straight, self._callout, grown, self._things, round_=ring.round)
        return QPointF(x, y), QPointF(to_x, to_y)

    def _line(self, painter: QPainter, colour: str) -> None:
        theme = self._skin.theme
        start, end = self.line
        path = QPainterPath(start)
        path.lineTo(end)
        over, everywhere = QPainterPath(), QPainterPath()
        over.setFillRule(Qt.FillRule.WindingFill)
        everywhere.addRect(QRectF(self._seen))
        for box in self._read:
            over.addRect(QRectF(box))
        painter.save()
        painter.setClipPath(everywhere.subtracted(over), Qt.ClipOperation.IntersectClip)
        stroke(painter, path, pen(theme.paper if theme.day else theme.ink, 6.4))
        stroke(painter, path, pen(colour, 2.6))
        painter.restore()
        stroke(painter, path, pen(colour, HAIR))
        dot = QPainterPath()
        dot.addEllipse(start, 4.5, 4.5)
        fill(painter, dot, colour)


def _ring(ring: Ring, growth: float) -> QPainterPath:
    path = QPainterPath()
    box = QRectF(ring.box).adjusted(-growth, -growth, growth, growth)
    if ring.round:
        path.addEllipse(box)
    else:
        radius = min(12.0, box.height() / 3, box.width() / 3)
        path.addRoundedRect(box, radius, radius)
    return path


def _edge_towards(box: QRectF, point: QPointF, *, round_: bool = False) -> QPointF:
    """Where a line from a box's middle to a point leaves the box; the nearest point of its side."""
    if round_:
        middle = box.center()
        way = point - middle
        x, y = way.x() / max(1.0, box.width() / 2), way.y() / max(1.0, box.height() / 2)
        length = (x * x + y * y) ** 0.5
        return middle if length < 0.01 else middle + way / length
    inset_x, inset_y = min(18.0, box.width() / 2), min(18.0, box.height() / 2)
    x = min(max(point.x(), box.left() + inset_x), box.right() - inset_x)
    y = min(max(point.y(), box.top() + inset_y), box.bottom() - inset_y)
    if point.x() > box.right():
        return QPointF(box.right(), y)
    if point.x() < box.left():
        return QPointF(box.left(), y)
    return QPointF(x, box.bottom() if point.y() > box.center().y() else box.top())
