"""Building a starting wheel: drag discs between tray and spaces, or click twice, or use the keyboard.

Source: rules.md 4.1, 5.1 (7); ux.md 2.3.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from noria_desktop.games.noria.layouts import ring_counts
from noria_desktop.games.noria.terms import SPACES, Letter
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import (
    RADII,
    TOKEN,
    Piece,
    lying_on,
    paint_halves,
    paint_plate,
    paint_spaces,
    paint_token,
    space_place,
)
from noria_desktop.ui.noria.words.names import disc_name, space_name
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.spoken_button import say_now, speak_as_button

_SPACES = len(SPACES)


class WheelEditor(PaintedWidget):
    """A wheel and the tray of discs that are not on it.

    Spots are numbered: 0 to 11 the spaces in wheel order, then one place in the tray for each disc.
    """

    edited = Signal()
    """The user moved a disc."""

    def __init__(self, style: ShellStyle, pieces: Sequence[Piece], *, bot: bool = False) -> None:
        """``pieces`` are the six discs; an empty wheel to begin with."""
        super().__init__(style, 190, 176)
        self.pieces = tuple(pieces)
        self._bot = bot
        self._layout: list[Piece | None] = [None] * _SPACES
        self._cursor = 0
        self._picked: int | None = None
        self._pointer: QPointF | None = None
        self._pressed_at: QPointF | None = None
        self._hover: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        speak_as_button(self)

    # Contents --------------------------------------------------------------------------------------

    def wheel(self) -> tuple[Piece | None, ...]:
        """The twelve spaces."""
        return tuple(self._layout)

    def set_wheel(self, layout: Sequence[Piece | None]) -> None:
        """Show a layout; not reported as an edit."""
        self._layout = list(layout)
        self._picked = None
        self._describe()
        self.update()

    def clear(self) -> None:
        """All discs back to the tray."""
        self.set_wheel([None] * _SPACES)
        self._cursor = _SPACES
        self.edited.emit()

    def piece_at(self, spot: int) -> Piece | None:
        """The disc on a spot."""
        if spot < _SPACES:
            return self._layout[spot]
        piece = self.pieces[spot - _SPACES]
        return None if piece in self._layout else piece

    def move_piece(self, source: int, target: int) -> bool:
        """Carry a disc from spot to spot; discs on two spaces change places. False when nothing moved."""
        piece = self.piece_at(source)
        if piece is None or source == target:
            return False
        if target >= _SPACES:
            if source >= _SPACES:
                return False
            self._layout[source] = None
        else:
            other = self._layout[target]
            if source < _SPACES:
                self._layout[source] = other
            self._layout[target] = piece
        self._describe()
        self.update()
        self.edited.emit()
        return True

    # Geometry --------------------------------------------------------------------------------------

    def _radius(self) -> float:
        """Of the wheel, so that the tray fits below."""
        room = self.height() - self._tray_height() - 8 * self._style.scale
        return max(20.0, min(self.width() / 2 - 3, room / 2) - 2)

    def _tray_height(self) -> float:
        return 46 * self._style.scale

    def _centre(self) -> QPointF:
        radius = self._radius()
        spare = self.height() - self._tray_height() - 2 * radius
        return QPointF(self.width() / 2, radius + max(2.0, spare / 2))

    def _token(self, spot: int) -> float:
        return self._radius() * TOKEN if spot < _SPACES else min(17 * self._style.scale, self.width() / 14)

    def place(self, spot: int) -> QPointF:
        """The middle of a spot."""
        if spot < _SPACES:
            dx, dy = space_place(SPACES[spot])
            centre, radius = self._centre(), self._radius()
            return QPointF(centre.x() + dx * radius, centre.y() + dy * radius)
        count = len(self.pieces)
        step = min(46 * self._style.scale, self.width() / count)
        left = self.width() / 2 - step * (count - 1) / 2
        return QPointF(left + step * (spot - _SPACES), self.height() - self._tray_height() / 2)

    def spot_at(self, point: QPointF) -> int | None:
        """The spot under a point, within reach of a finger."""
        best, reach = None, max(16.0, self._radius() * 0.16)
        for spot in range(_SPACES + len(self.pieces)):
            place = self.place(spot)
            distance = math.hypot(place.x() - point.x(), place.y() - point.y())
            if distance < reach:
                best, reach = spot, distance
        return best

    # Words -----------------------------------------------------------------------------------------

    def spot_words(self, spot: int) -> str:
        """A spot for a screen reader and the tooltip."""
        piece = self.piece_at(spot)
        name = "" if piece is None else piece.value if isinstance(piece, Letter) else disc_name(piece)
        if spot >= _SPACES:
            if piece is None:
                return translate("NewGamePage", "Tray: empty place")
            return translate("NewGamePage", "Tray: {disc}").format(disc=name)
        space = space_name(SPACES[spot])
        if piece is None:
            return translate("NewGamePage", "{space}: empty").format(space=space)
        return translate("NewGamePage", "{space}: {disc}").format(space=space, disc=name)

    def _describe(self) -> None:
        """Tell assistive technology where the cursor is."""
        words = self.spot_words(self._cursor)
        self.setAccessibleDescription(words)
        if self.hasFocus():
            say_now(self, words)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: where the cursor is, in its words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.update()

    # Pointer ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a disc, or drop the one picked before."""
        if event.button() != Qt.MouseButton.LeftButton:
            self._drop_nothing()
            return
        spot = self.spot_at(event.position())
        if spot is None:
            if self._picked is not None and event.position().y() > self._centre().y() + self._radius():
                self._drop(_SPACES)
            else:
                self._drop_nothing()
            return
        self._cursor = spot
        if self._picked is not None and spot != self._picked:
            self._drop(spot)
            return
        if self._picked == spot:
            self._drop_nothing()
            return
        if self.piece_at(spot) is not None:
            self._picked = spot
            self._pressed_at = event.position()
            self._pointer = None
        self._describe()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the disc once the pointer moved far enough."""
        spot = self.spot_at(event.position())
        if spot != self._hover:
            self._hover = spot
            self.setToolTip("" if spot is None else self.spot_words(spot))
            self.update()
        if self._pressed_at is not None and event.buttons() & Qt.MouseButton.LeftButton:
            way = event.position() - self._pressed_at
            if self._pointer is not None or way.manhattanLength() >= QApplication.startDragDistance():
                self._pointer = event.position()
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self.update()
                return
        movable = spot is not None and self.piece_at(spot) is not None
        self.setCursor(Qt.CursorShape.OpenHandCursor if movable else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what was carried; a click without a way leaves the disc picked."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        carried = self._pointer is not None
        self._pressed_at = self._pointer = None
        if not carried or self._picked is None:
            self.update()
            return
        spot = self.spot_at(event.position())
        if spot is None and event.position().y() > self._centre().y() + self._radius():
            spot = _SPACES
        if spot is None:
            self._drop_nothing()
        else:
            self._drop(spot)

    def _drop(self, spot: int) -> None:
        """Put the picked disc down."""
        picked, self._picked = self._picked, None
        if picked is not None:
            self.move_piece(picked, spot)
        self.update()

    def _drop_nothing(self) -> None:
        """Let go without moving."""
        self._picked = None
        self._pressed_at = self._pointer = None
        self.update()

    # Keyboard --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, Space or Enter picks and drops, Delete clears, Escape lets go."""
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key in ways:
            self._step(*ways[key])
        elif key == Qt.Key.Key_Space or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held):
            if self._picked is not None:
                self._drop(self._cursor)
            elif self.piece_at(self._cursor) is not None:
                self._picked = self._cursor
            elif key != Qt.Key.Key_Space:
                super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if self._cursor < _SPACES:
                self.move_piece(self._cursor, _SPACES)
        elif key == Qt.Key.Key_Escape and self._picked is not None:
            self._drop_nothing()
        else:
            super().keyPressEvent(event)
        self.update()

    def _step(self, dx: int, dy: int) -> None:
        """The nearest spot in a direction."""
        here = self.place(self._cursor)
        best, cost = self._cursor, math.inf
        for spot in range(_SPACES + len(self.pieces)):
            place = self.place(spot)
            along = (place.x() - here.x()) * dx + (place.y() - here.y()) * dy
            across = abs((place.x() - here.x()) * dy) + abs((place.y() - here.y()) * dx)
            if along > 2 and along + 2 * across < cost:
                best, cost = spot, along + 2 * across
        self._cursor = best
        self._describe()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self._describe()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go."""
        super().focusOutEvent(event)
        if self._pointer is None:
            self._picked = None
        self.update()

    # Picture ---------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Wheel, tray, targets, the disc in the hand."""
        style, centre, radius = self._style, self._centre(), self._radius()

        def plate(inner: QPainter) -> None:
            small = Canvas(inner, style)
            paint_plate(small, centre.x(), centre.y(), radius, self._bot)
            paint_spaces(small, centre.x(), centre.y(), radius, self._bot)
            if self._bot:
                small.badge(False, centre.x(), centre.y(), radius * 0.075, rim=False)

        facts = (style, radius)
        canvas.p.drawPixmap(0, 0, self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, plate))
        resting, active = translate("NewGamePage", "resting"), translate("NewGamePage", "active")
        paint_halves(canvas, centre.x(), centre.y(), radius, resting, active)
        self._paint_overfull(canvas, centre, radius)
        self._paint_tray(canvas)
        for spot in range(_SPACES + len(self.pieces)):
            self._paint_spot(canvas, spot)
        if self._picked is not None and self._pointer is not None:
            piece = self.piece_at(self._picked)
            if piece is not None:
                size = radius * TOKEN * 1.18
                paint_token(canvas, self._pointer.x(), self._pointer.y() - 3, size, piece)

    def _paint_overfull(self, canvas: Canvas, centre: QPointF, radius: float) -> None:
        """A ring with too many discs is drawn over in the colour of danger."""
        for ring, wanted in ring_counts().items():
            if lying_on(self._layout, ring) > wanted:
                rim = circle(centre.x(), centre.y(), radius * RADII[ring])
                canvas.stroke(rim, canvas.style.theme.danger, 2.4, 0.9, (3, 3))

    def _paint_tray(self, canvas: Canvas) -> None:
        """The sunk strip under the wheel."""
        first, last = self.place(_SPACES), self.place(_SPACES + len(self.pieces) - 1)
        half = self._tray_height() / 2 - 2 * self._style.scale
        box = QRectF(first.x() - half, first.y() - half, last.x() - first.x() + 2 * half, 2 * half)
        canvas.fill(rounded_rect(box, half), self._style.colours.field, 0.8)
        canvas.stroke(rounded_rect(box, half), self._style.colours.hair, 1.2)

    def _paint_spot(self, canvas: Canvas, spot: int) -> None:
        """A disc on its spot, or the light of a target."""
        theme = self._style.theme
        place, size = self.place(spot), self._token(spot)
        piece = self.piece_at(spot)
        if piece is not None:
            carried = spot == self._picked
            if carried:
                canvas.p.setOpacity(0.35 if self._pointer is not None else 0.75)
            lift = 2 if spot == self._hover and not carried else 0
            paint_token(canvas, place.x(), place.y() - lift, size, piece)
            canvas.p.setOpacity(1)
        elif spot >= _SPACES:
            canvas.stroke(
                circle(place.x(), place.y(), size * 0.8), self._style.colours.hair, 1.2, 1.0, (2, 3)
            )
        if self._picked is not None and spot < _SPACES and self._fits(spot):
            canvas.fill(
                circle(place.x(), place.y(), size * 1.08), theme.focus, 0.2 if spot == self._hover else 0.1
            )
            dash = () if spot == self._hover else (2.0, 1.6)
            canvas.stroke(circle(place.x(), place.y(), size * 1.12), theme.focus, 2, 1.0, dash)
        if spot == self._picked:
            canvas.stroke(circle(place.x(), place.y(), size * 1.16), theme.focus, 2.4)
        if self.hasFocus() and spot == self._cursor:
            canvas.stroke(circle(place.x(), place.y(), size * 1.42), theme.ink, 4)
            canvas.stroke(circle(place.x(), place.y(), size * 1.42), theme.focus, 2.2)

    def _fits(self, spot: int) -> bool:
        """Whether the picked disc would not overfill the ring of a space."""
        if self._picked is None or spot == self._picked:
            return False
        ring = SPACES[spot].ring
        if self._picked < _SPACES and SPACES[self._picked].ring is ring:
            return True
        return self._layout[spot] is not None or lying_on(self._layout, ring) < ring_counts()[ring]
