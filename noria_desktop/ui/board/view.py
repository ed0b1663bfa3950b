"""The window onto the scene: fits the board, zooms, pans, and passes mouse and keys on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from noria_desktop.ui.board.animator import Animator
from noria_desktop.ui.board.drag import Mouse
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.hand import Hand, Reason
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.inspecting import Inspecting
from noria_desktop.ui.board.keyboard import ARROWS, ENTER, TURN, Keys
from noria_desktop.ui.board.panes import Panes
from noria_desktop.ui.board.scene import BoardScene
from noria_desktop.ui.board.sprites import Spot

ZOOM_LEAST: Final = 0.5
ZOOM_MOST: Final = 3.0
ZOOM_STEP: Final = 1.15
PAN_STEP: Final = 60
OVER: Final = 1.02
"""A board that is so much larger than its room is panned."""
EDGE: Final = 20
"""Logical pixels from the edge in which the pointer moves a larger board on."""
EDGE_MS: Final = 30
EDGE_STEP: Final = 12
NOTCH: Final = 120
"""What a wheel says of one notch; finer wheels say less more often."""


REVEALED: Final = 40
"""Logical pixels of ground around what is panned into sight."""


class BoardView(QGraphicsView):
    """Raster viewport on a board scene; all input of the board comes through here."""

    resized = Signal()
    """The room for the board has changed, in size or in pixels a logical pixel."""
    input_begins = Signal()
    """A mouse button or a key goes down."""
    inspect_wanted = Signal(object)
    """Handle: hovered long enough, or the I key."""
    inspect_over = Signal()
    """Whatever was inspected no longer is."""

    def __init__(self, parent: QWidget) -> None:
        """Owns its scene, hand and animator."""
        super().__init__(parent)
        # A viewport of our own: for the one that Qt makes, all classes of widgets are made known first.
        self.setViewport(QWidget(self))
        self.board_scene = BoardScene(self)
        self.setScene(self.board_scene)
        self.animator = Animator(self.board_scene)
        self.hand = Hand(self.board_scene, self._pixel, self._glide_ms)
        self.mouse = Mouse(self.hand, self.viewport(), self.to_board)
        self.keys = Keys(self.hand)
        self.label: Callable[[Handle], str] = str
        """A spot's name for a screen reader."""
        self.describe: Callable[[Gesture[Any]], str] = lambda gesture: ""
        """What a drop would do, for a screen reader."""
        self.refuses: Callable[[], bool] = lambda: False
        """Whether it is being said why a press did nothing."""
        self.refused = False
        """Whether that was being said as the latest key came, which put it away."""
        self.escape_is_meant: Callable[[], bool] = lambda: False
        """Whether what was said is that Esc helps."""
        self._fit = 1.0
        self._zoom = 1.0
        self._fitted = False
        """Whether all of it was in sight, and no smaller than for that, when it was last laid or zoomed."""
        self._opens_whole = True
        """Whether a board that nobody zoomed is seen whole, however small its room is; else it has the size of its words."""
        self._as_opened = True
        """Whether it has the size that it has in such a room when nobody has zoomed it."""
        self._board = QRectF()
        """The whole board, in its units."""
        self._enlarged: QRectF | None = None
        """The part of it that alone is enlarged; None: all of it."""
        self.panes = Panes(self)
        self._panning: QPointF | None = None
        self._ground: QPointF | None = None
        """Where the left button went down on something that cannot be taken, on an enlarged board."""
        self._wheeled = 0
        """What the wheel has said since the last turn of the piece in hand."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, False)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._edge = QTimer(self)
        self._edge.setInterval(EDGE_MS)
        self._drift = QPointF()
        self._edge.timeout.connect(lambda: self._scroll(self._drift.x(), self._drift.y()))
        self.inspecting = Inspecting(self, self.hand, self.mouse)
        self.inspecting.wanted.connect(self.inspect_wanted)
        self.inspecting.over.connect(self.inspect_over)
        self.hand.changed.connect(self._hand_changed)

    # geometry
    def lay_out(
        self,
        width: float,
        height: float,
        scale: float,
        enlarged: QRectF | None = None,
        *,
        opens_whole: bool = True,
        words_changed: bool = False,
    ) -> None:
        """The board is so many units large and is shown at ``scale`` logical pixels a unit when not zoomed.

        A board that nobody zoomed looks the same in a room of the same size, whatever size its room had before.

        Args:
            width: board units.
            height: board units.
            scale: logical pixels a board unit.
            enlarged: the part that alone is enlarged by a zoom, the rest staying as it is; None: all of the board.
            opens_whole: a board that nobody zoomed is seen whole in a room too small for its words; else it has
                their size and is panned.
            words_changed: its words have another size than before, so that one made whole by hand is shown at theirs.
        """
        middle = self.mapToScene(self.opening.center())
        old = self._board
        self._board, self._enlarged = QRectF(0, 0, width, height), enlarged
        self._fit, self._opens_whole = scale, opens_whole
        if self._as_opened or (self._fitted and words_changed):
            self._zoom = self._opening_zoom
        elif self._fitted:
            self._zoom = self._whole_zoom
        self._apply_zoom()
        if self._zoom != 1 and old.width() > 0 and old.height() > 0:
            self._bring_to(
                QPointF(middle.x() / old.width() * width, middle.y() / old.height() * height),
                QPointF(self.opening.center()),
            )

    def frame(self, enlarged: QRectF | None) -> None:
        """From now on another part alone is enlarged by a zoom: a panel came to lie over it, or went."""
        if enlarged == self._enlarged:
            return
        self._enlarged = enlarged
        self._apply_zoom()

    @property
    def zoom_factor(self) -> float:
        """1: the whole board."""
        return self._zoom

    def zoom_to(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom to 0.5-3 times the fit, keeping the point ``about`` (viewport pixels) where it is."""
        if about is None or not self.opening.contains(about.toPoint()):
            about = QPointF(self.opening.center())
        point = self._enlarged_point(about)
        self._zoom = min(max(factor, ZOOM_LEAST), ZOOM_MOST)
        if abs(self._zoom - 1) < 0.02:
            self._zoom = 1.0
        self._apply_zoom()
        self._bring_to(point, about)

    def _bring_to(self, point: QPointF, there: QPointF) -> None:
        """Pan so that a point of the enlarged board lies there in the viewport."""
        shift = self.viewportTransform().map(point) - there
        self._scroll(shift.x(), shift.y())

    @property
    def opening(self) -> QRect:
        """Where the board, or what of it is enlarged, is seen: viewport pixels."""
        return self.panes.window if self.panes.shown else self.viewport().rect()

    def pixels_of(self, box: QRectF) -> QRectF:
        """Where a part of the board is seen, or would be, in viewport pixels."""
        if self.panes.keeps(box):
            return self.panes.rect_of(box)
        return self.viewportTransform().mapRect(box)

    def rect_of(self, spot: Spot) -> QRect:
        """A spot's box in viewport pixels."""
        return self.pixels_of(_box(spot)).toAlignedRect()

    def room_of(self, spot: Spot) -> QRect:
        """Where such a spot can be seen at all: in the window, or in what stays around it."""
        return self.viewport().rect() if self.panes.keeps(_box(spot)) else self.opening

    def reveal(self, spot: Spot) -> None:
        """Pan so that a spot is in sight when the board is larger than the window."""
        if self.room_of(spot).contains(self.rect_of(spot)):
            return
        if not self.panes.shown:
            self.ensureVisible(_box(spot), REVEALED, REVEALED)
            return
        window, box = self.opening, self.rect_of(spot)
        box.adjust(-REVEALED, -REVEALED, REVEALED, REVEALED)
        x = max(0, box.right() - window.right()) + min(0, box.left() - window.left())
        y = max(0, box.bottom() - window.bottom()) + min(0, box.top() - window.top())
        self._scroll(x, y)

    @property
    def whole(self) -> float:
        """The zoom at which the whole board is in sight."""
        room, board = self.viewport().size(), self._board
        if board.isEmpty():
            return 1.0
        return min(room.width() / board.width(), room.height() / board.height()) / self._fit

    @property
    def _whole_zoom(self) -> float:
        """The zoom at which it is seen whole, never larger than laid."""
        return max(ZOOM_LEAST, min(1.0, self.whole))

    @property
    def _opening_zoom(self) -> float:
        """The zoom of a board that nobody zoomed."""
        return self._whole_zoom if self._opens_whole else 1.0

    @property
    def pans(self) -> bool:
        """Whether the board is larger than its room."""
        return self._zoom > self.whole * OVER

    def bring_in_sight(self, things: Iterable[Handle]) -> None:
        """Pan to the first of them when none of a larger board's is in sight."""
        if not self.pans:
            return
        places = [spot for spot in map(self.hand.spot, things) if spot is not None]
        if places and not any(self.room_of(spot).intersects(self.rect_of(spot)) for spot in places):
            self.reveal(places[0])

    # mouse
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left: take or press, pan an enlarged board; right: turn, else put back; middle: pan. Any press ends beats."""
        self.input_begins.emit()
        self.inspecting.end()
        self.inspecting.pressed(event.position())
        moving = self.animator.busy
        lay_there = self.hand.reach.under(self.to_board(event.position())) if moving else None
        self.animator.finish_now()
        match event.button():
            case Qt.MouseButton.LeftButton:
                self.mouse.press(event.position(), lay_there=lay_there)
                where = self.to_board(event.position())
                panned = self.opening.contains(event.position().toPoint())
                if (
                    panned
                    and self.pans
                    and not self.hand.holding
                    and self.hand.reach.source_under(where) is None
                ):
                    self._ground = event.position()
            case Qt.MouseButton.RightButton:
                back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                if not self.hand.turn_by(-1 if back else 1):
                    self.mouse.cancel(Reason.RIGHT_CLICK)
            case Qt.MouseButton.MiddleButton:
                self._panning = event.position()
                self.viewport().setCursor(Qt.CursorShape.SizeAllCursor)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second quick click is a click like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, hover or pan."""
        if self.inspecting.moved(event.position()):
            self._hand_changed()
        if self._ground is not None:
            away = (event.position() - self._ground).manhattanLength()
            if away >= QApplication.startDragDistance():
                self.mouse.cancel(Reason.ELSEWHERE)
                self._panning, self._ground = self._ground, None
        if self._panning is not None:
            shift = self._panning - event.position()
            self._scroll(shift.x(), shift.y())
            self._panning = event.position()
        elif not self.animator.busy:
            self.mouse.move(event.position())
        self._feel_edge(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop or click."""
        self._ground = None
        pans = self._panning is not None
        if pans and event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._panning = None
            self.mouse.show_cursor()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._panning = None
            self.inspecting.pressed(event.position())
            self.mouse.release(event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is hovered any more."""
        self._edge.stop()
        self.mouse.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and wheel zoom under the mouse; alone it turns the piece in hand, else an enlarged board scrolls.

        With an empty hand, over a piece that can be turned, it takes that up; an enlarged board scrolls all the same.
        """
        turns = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_to(self._zoom * ZOOM_STEP ** (turns.y() / NOTCH), event.position())
        elif self.hand.selection.can_turn or self._takes_to_turn(event):
            # What a touchpad rolls on by itself after the fingers have left turns nothing.
            if event.phase() is not Qt.ScrollPhase.ScrollMomentum:
                self._turn_by_wheel(turns.y() or turns.x(), event.position())
        else:
            self._scroll(-turns.x() / 2, -turns.y() / 2)
        event.accept()

    # keyboard
    def event(self, event: QEvent) -> bool:
        """Keys that the board needs are kept from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if (plain or (shift and event.key() == TURN)) and self.keys.wants(event.key()):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Board keys; everything else goes on to the page."""
        self.refused = self.refuses()
        self.input_begins.emit()
        self.inspecting.end()
        if event.isAutoRepeat() and event.key() in ENTER:
            return  # a held key takes or settles one thing, not all that follow
        if self.animator.busy:
            focus = self.hand.focus
            self.animator.finish_now()
            # What is only taken in hand was meant as well: the press came a moment before all was at rest.
            takes = event.key() in ENTER and focus == self.hand.focus and self.hand.is_taken_up(focus)
            if event.key() not in ARROWS and not takes:
                event.accept()
                return
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if key == Qt.Key.Key_0:
                self.zoom_to(1.0)
            elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
                self.zoom_to(self._zoom * ZOOM_STEP)
            elif key == Qt.Key.Key_Minus:
                self.zoom_to(self._zoom / ZOOM_STEP)
            else:
                event.ignore()
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and key in ARROWS:
            x, y = ARROWS[Qt.Key(key)].value
            self._scroll(x * PAN_STEP, y * PAN_STEP)
            return
        if key == Qt.Key.Key_I:
            self.inspecting.inspect()
            return
        if key == Qt.Key.Key_Escape and self.mouse.dragging:
            self.mouse.cancel(Reason.ESCAPE)
            return
        if key == Qt.Key.Key_Escape and self.refused and not self.escape_is_meant():
            event.accept()  # it was meant for what was said, and has put that away: nothing else is taken back
            return
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            used = key != TURN and self.keys.press(key)
        else:
            used = self.keys.press(key, shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        if not used:
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab walks the zones of the board, then leaves it."""
        return self.keys.tab(next) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, the first (or last) zone is entered."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.keys.tab(True)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.keys.tab(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A piece in hand does not wait for a window that is elsewhere."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.PopupFocusReason:
            return  # a question about this place comes back to it
        if self.hand.holding or self.mouse.dragging:
            self.mouse.cancel(Reason.FOCUS_LOST)
        if self.hand.focus_visible:
            self.hand.focus_on(self.hand.focus, visible=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page lays the board out anew."""
        super().resizeEvent(event)
        self.resized.emit()

    def _hand_changed(self) -> None:
        self.inspecting.look_again()
        hand = self.hand
        if hand.focus_visible and hand.focus is not None:
            spot = hand.spot(hand.focus)
            if spot is not None:
                self.reveal(spot)

    # inside
    def _apply_zoom(self) -> None:
        scale = self._fit * self._zoom
        self.setTransform(QTransform.fromScale(scale, scale))
        self._fitted = not self._board.isEmpty() and abs(self._zoom - self._whole_zoom) <= OVER - 1
        self._as_opened = self._board.isEmpty() or abs(self._zoom - self._opening_zoom) <= OVER - 1
        ratio = self.viewport().devicePixelRatioF()
        if self._enlarged is not None and self._zoom > 1 and self.whole * OVER >= 1:
            self.panes.lay(self._board, self._enlarged, self._fit)
            self.setSceneRect(self.panes.room_to_pan(self._enlarged, scale))
        else:
            self.panes.clear()
            self.setSceneRect(self._board)
        self.board_scene.easel.focus(scale * ratio)

    def _takes_to_turn(self, event: QWheelEvent) -> bool:
        """Whether the wheel turns over a piece that it would take up, now that there is nothing to scroll."""
        if self.pans or self.mouse.dragging or self.animator.busy:
            return False
        return self.hand.reach.turnable_under(self.to_board(event.position())) is not None

    def _turn_by_wheel(self, turned: int, at: QPointF) -> None:
        """Towards the player is clockwise; a change of direction starts anew."""
        if self._wheeled * turned < 0:
            self._wheeled = 0
        self._wheeled += turned
        notches = int(self._wheeled / NOTCH)
        if notches:
            self._wheeled -= notches * NOTCH
            if not self.hand.holding:
                self.mouse.take_to_turn(at)
            self.hand.turn_by(-notches)

    def _feel_edge(self, at: QPointF) -> None:
        """Near an edge a larger board moves on by itself, with a piece in hand as well."""
        room = self.opening
        if self.panes.shown and not room.contains(at.toPoint()):
            self._edge.stop()
            return
        x = (at.x() > room.right() + 1 - EDGE) - (at.x() < room.left() + EDGE)
        y = (at.y() > room.bottom() + 1 - EDGE) - (at.y() < room.top() + EDGE)
        self._drift = QPointF(x * EDGE_STEP, y * EDGE_STEP)
        if self.pans and (x or y) and self._panning is None:
            self._edge.start()
        else:
            self._edge.stop()

    def _scroll(self, x: float, y: float) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(x))
        down.setValue(down.value() + round(y))

    def to_board(self, at: QPointF) -> QPointF:
        """The point of the board that is seen there, in viewport pixels."""
        kept = self.panes.under(at)
        return self._enlarged_point(at) if kept is None else kept

    def _enlarged_point(self, at: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def _pixel(self) -> float:
        """Board units of one logical pixel."""
        return 1 / max(1e-6, self._fit * self._zoom)

    def fade_ms(self, duration: int) -> int:
        """How long a fade takes: as it is, but nothing where nothing is to move."""
        return duration if self.animator.speed > 0 else 0

    def _glide_ms(self, duration: int) -> int:
        return 0 if self.animator.reduced else round(duration * self.animator.speed)

    def changeEvent(self, event: QEvent) -> None:
        """Another screen may have finer pixels."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.resized.emit()


def _box(spot: Spot) -> QRectF:
    """The box of a spot, in board units."""
    return QRectF(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)
