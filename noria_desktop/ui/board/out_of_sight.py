"""Chips at the edges of a board that is larger than its window: what can be pressed now lies there, out of sight.

At most one an edge: an arrow, the name of the nearest thing, how many more there are. A press pans there.
Source: mocks/table.md 8.
"""

from __future__ import annotations

import enum
from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.pens import fill, pen
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.board.view import BoardView
from noria_desktop.ui.i18n import translate

HEIGHT = 30.0
WIDEST = 280.0
SIZE = 13.0
ARROW = 22.0
MARGIN = 8
"""Pixels between a chip and the edge it lies at."""


class Edge(enum.Enum):
    """Where something out of sight lies; the value is the way there."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    ABOVE = (0, -1)
    BELOW = (0, 1)


@frozen
class Group:
    """What lies beyond one edge."""

    edge: Edge
    nearest: Spot
    more: int
    """Other things beyond the same edge."""


def beyond(room: QRect, box: QRect) -> tuple[Edge, int] | None:
    """Beyond which edge a thing lies whose middle is out of sight, and how many pixels away; None: it is in sight."""
    middle = box.center()
    away = {
        Edge.LEFT: room.left() - middle.x(),
        Edge.RIGHT: middle.x() - room.right(),
        Edge.ABOVE: room.top() - middle.y(),
        Edge.BELOW: middle.y() - room.bottom(),
    }
    edge = max(away, key=lambda one: away[one])
    return (edge, away[edge]) if away[edge] > 0 else None


def groups(view: BoardView) -> tuple[Group, ...]:
    """What can be pressed or dropped on now and is out of sight, by edges; none while the whole board is in sight."""
    if not view.pans:
        return ()
    hand = view.hand
    selection = hand.selection
    things = (
        (*selection.steps(), *selection.lit()) if hand.holding else hand.invited or selection.table.sources()
    )
    found: dict[Edge, list[tuple[int, int, Spot]]] = {}
    for number, thing in enumerate(things):
        spot = hand.spot(thing)
        if spot is None or spot.arc is not None:
            continue
        where = beyond(view.room_of(spot), view.rect_of(spot))
        if where is not None:
            found.setdefault(where[0], []).append((where[1], number, spot))
    return tuple(Group(edge, min(found[edge])[2], len(found[edge]) - 1) for edge in Edge if edge in found)


class Chip(QAbstractButton):
    """One of them."""

    def __init__(self, parent: QWidget, edge: Edge) -> None:
        """Hidden."""
        super().__init__(parent)
        self.edge = edge
        self._skin: Skin | None = None
        self._count, self._figures = "", 0.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_words(self, words: str, more: int, skin: Skin) -> None:
        """Name what lies there, and how much more does; as wide as it needs."""
        self._skin, self._count = skin, f"+{more}" if more else ""
        self.setText(words)
        said = translate("Board", "Lit, out of sight: {thing}").format(thing=words)
        self.setAccessibleName(said)
        self.setAccessibleDescription(self._count)
        self._figures = text_width(self._count, SIZE, True) + 8 if more else 0.0
        wide = min(WIDEST, text_width(words, SIZE, True) + ARROW + 20 + self._figures)
        self.setFixedSize(round(wide * skin.zoom), round(HEIGHT * skin.zoom))
        self.update()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plate with an arrow and words."""
        if self._skin is None:
            return
        theme, zoom = self._skin.theme, self._skin.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom).adjusted(1, 1, -1, -1)
        edge = pen(theme.accent if self.underMouse() else theme.focus, 1.6)
        fill(painter, rounded_rect(box, box.height() / 2), theme.raised, edge)
        across, down = self.edge.value
        centre = QPointF(box.left() + 16, box.center().y())
        painter.setPen(pen(theme.focus, 2.2))
        tip = centre + QPointF(5 * across, 5 * down)
        for side in (-1, 1):
            painter.drawLine(tip, tip + QPointF(-5 * across + 5 * side * down, -5 * down + 5 * side * across))
        words = box.adjusted(ARROW + 6, 0, -10 - self._figures, 0)
        text(painter, words, self.text(), SIZE, theme.text, bold=True, align=LEFT)
        text(painter, box.adjusted(0, 0, -11, 0), self._count, SIZE, theme.accent, bold=True, align=RIGHT)
        painter.end()


class OutOfSight(QObject):
    """Keeps the chips of one board where they belong."""

    def __init__(self, board: QWidget, view: BoardView) -> None:
        """None shown yet."""
        super().__init__(board)
        self._view = view
        self.name: Callable[[Handle], str] = str
        """What a thing is called, in few words."""
        self._skin: Skin | None = None
        self._chips = {edge: Chip(board, edge) for edge in Edge}
        self._goals: dict[Edge, Spot] = {}
        for edge, chip in self._chips.items():
            chip.clicked.connect(lambda _=False, there=edge: self._go(there))
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.place)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._later)
            bar.rangeChanged.connect(self._later)
        view.hand.changed.connect(self._later)
        view.resized.connect(self._later)

    def dress(self, skin: Skin) -> None:
        """Another theme or size of words."""
        self._skin = skin
        self._later()

    def chips(self) -> tuple[Chip, ...]:
        """Those that are to be seen."""
        return tuple(chip for chip in self._chips.values() if not chip.isHidden())

    def place(self) -> None:
        """Show what lies out of sight now."""
        if self._skin is None:
            return
        found = {group.edge: group for group in groups(self._view)}
        self._goals = {edge: group.nearest for edge, group in found.items()}
        for edge, chip in self._chips.items():
            group = found.get(edge)
            if group is None:
                chip.hide()
                continue
            chip.show_words(self.name(group.nearest.handle), group.more, self._skin)
            chip.move(*self._where(chip, group))

    def _where(self, chip: Chip, group: Group) -> tuple[int, int]:
        """At its edge, beside the nearest thing as far as there is room between the corners."""
        room, whole = self._view.opening, self._view.geometry()
        goal = self._view.rect_of(group.nearest).center() - room.topLeft()
        across, down = group.edge.value
        low, high = MARGIN, room.width() - chip.width() - MARGIN
        x = high if across > 0 else low if across < 0 else goal.x() - chip.width() // 2
        floor = room.height() - chip.height() - MARGIN
        y = floor if down > 0 else MARGIN if down < 0 else goal.y() - chip.height() // 2
        corner = chip.height() + 2 * MARGIN if across else MARGIN
        x, y = max(low, min(high, x)), max(corner, min(floor + MARGIN - corner, y))
        return whole.x() + room.x() + x, whole.y() + room.y() + y

    def _go(self, edge: Edge) -> None:
        if edge in self._goals:
            self._view.reveal(self._goals[edge])
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _later(self, *_: object) -> None:
        self._soon.start()
