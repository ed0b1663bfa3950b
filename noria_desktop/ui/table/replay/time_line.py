"""The time line with the score above it: a slider that is pressed anywhere, drawn at each place, and heard as words.

It is a slider to Qt, so that whoever cannot see it finds its value and moves it with the usual actions.
Source: mocks/library.md 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from noria_desktop.app.replaying.forks import Fork
from noria_desktop.app.replaying.timeline import Mark
from noria_desktop.ui.art.canvas import PictureCache
from noria_desktop.ui.art.pens import pen, stroke, within
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.film import Film
from noria_desktop.ui.table.replay.line_layout import Cluster, LineLayout
from noria_desktop.ui.table.replay.time_line_paint import HALF_ROW, ForkSign, LinePicture, taken_back

FOLDED: Final = 120
"""Lower than that the graph has no scale."""
REACH: Final = 9.0
"""So near a press means a mark or a fork."""


class TimeLine(QSlider):
    """The line of one game, or of a branch of it with the game that it left."""

    hovered = Signal(int)
    """The ply under the pointer; -1: none."""
    fork_pressed = Signal(int)
    """The number of a branch."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """No game."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._skin = skin
        self._film: Film | None = None
        self._trunk: Film | None = None
        """The game that a branch left, while a branch is looked at."""
        self._left_at = 0
        """Where it left."""
        self._forks: tuple[Fork, ...] = ()
        self._walked_to = False
        """Whether the keyboard came here by keys."""
        self._past, self._future = PictureCache(), PictureCache()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(lambda _: self._tell())

    # What it shows --------------------------------------------------------------------------------------

    def show_film(self, film: Film, forks: Sequence[Fork] = ()) -> None:
        """A whole game."""
        self._film, self._trunk, self._forks = film, None, tuple(forks)
        self._begin(film)

    def show_branch(self, film: Film, trunk: Film, left_at: int, forks: Sequence[Fork]) -> None:
        """A branch as the way on, and the game it left."""
        self._film, self._trunk, self._left_at, self._forks = film, trunk, left_at, tuple(forks)
        self._begin(film)

    def _begin(self, film: Film) -> None:
        self.setMaximum(film.plies)
        self.setPageStep(max(1, film.plies // 16))
        self._tell()
        self.update()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Words of the language in force."""
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Its name and its value in words."""
        self.setAccessibleName(translate("Replay", "Time line"))
        self.setAccessibleDescription("" if self._film is None else self._film.said(self.value()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(220 * self._skin.zoom), round(96 * self._skin.zoom))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    # Places ---------------------------------------------------------------------------------------------

    @property
    def lay(self) -> LineLayout:
        """Where everything lies now."""
        zoom = self._skin.zoom
        height = self.height() / zoom
        films = [one for one in (self._film, self._trunk) if one is not None]
        scales = [one.scale for one in films] or [(0, 1)]
        return LineLayout(
            self.width() / zoom,
            height,
            max((one.plies for one in films), default=1),
            (min(low for low, _ in scales), max(high for _, high in scales)),
            height < FOLDED,
        )

    @property
    def _picture(self) -> LinePicture | None:
        """What is painted now; None without a game."""
        if self._film is None:
            return None
        return LinePicture(self._skin, self._film, self._trunk, self._left_at, self._forks, self.lay)

    def place(self, at: QPointF) -> QPointF:
        """A place of the widget in board units."""
        return QPointF(at.x() / self._skin.zoom, at.y() / self._skin.zoom)

    def marks(self) -> tuple[Cluster, ...]:
        """The marks where they lie."""
        return () if self._film is None else self.lay.clusters(self._film.line.marks)

    def fork_at(self, place: QPointF) -> Fork | None:
        """The branch whose sign lies there."""
        if self._trunk is not None or place.y() < self.lay.forks - HALF_ROW:
            return None
        return next((one.fork for one in self.fork_signs() if one.begin - 3 <= place.x() <= one.end), None)

    def fork_signs(self) -> tuple[ForkSign, ...]:
        """The signs of branches that have room, where they lie."""
        picture = self._picture
        return () if picture is None else picture.fork_signs()

    def mark_at(self, place: QPointF) -> Mark | None:
        """The mark whose sign lies there."""
        line = self.lay.line
        if not line.top() - 24 < place.y() < line.top():
            return None
        near = [one for one in self.marks() if abs(one.x - place.x()) <= REACH]
        best = min(near, key=lambda one: abs(one.x - place.x()), default=None)
        return None if best is None else best.marks[0]

    # Hands ----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Anywhere on line or graph means that moment; a mark means its own, a fork the branch."""
        if event.button() is not Qt.MouseButton.LeftButton or self._film is None:
            event.ignore()
            return
        place = self.place(event.position())
        fork = self.fork_at(place)
        if fork is not None:
            self.fork_pressed.emit(fork.number)
            return
        mark = self.mark_at(place)
        self.setSliderDown(True)
        self.setValue(mark.ply if mark is not None else self.lay.ply_at(place.x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """With the button down it is drawn along the line."""
        place = self.place(event.position())
        mark = self.mark_at(place)
        ply = mark.ply if mark is not None else self.lay.ply_at(place.x())
        if self.isSliderDown() and event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(min(self.lay.ply_at(place.x()), self.maximum()))
        self.hovered.emit(min(ply, self.maximum()) if self.fork_at(place) is None else -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who came by a press sees where it is; who came by keys is shown it."""
        self._walked_to = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(-1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a step."""
        delta = event.angleDelta().y() or event.angleDelta().x()
        if delta:
            self.setValue(self.value() + (-1 if delta > 0 else 1))
        event.accept()

    # The picture ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        film, picture = self._film, self._picture
        if film is None or picture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay, at, zoom = picture.lay, self.value(), self._skin.zoom
        # What was and what is to come are two pictures that stay: moving along the line only moves the seam.
        seam = lay.x(at) * zoom
        facts = (
            self._skin,
            film,
            len(film.course.known),
            self._trunk,
            self._left_at,
            self._forks,
            # What stands on the picture, in the language of now.
            (film.jump_told(), taken_back(1)),
        )
        for layer, done, left, right in (
            (self._past, True, 0.0, seam),
            (self._future, False, seam, float(self.width())),
        ):
            kept = layer.pixmap(
                self.size(), self.devicePixelRatioF(), facts, partial(picture.paint_whole, done=done)
            )
            with within(painter, QRectF(left, 0, right - left, self.height())):
                painter.drawPixmap(0, 0, kept)
        painter.scale(zoom, zoom)
        picture.paint_head(painter, at)
        if self.hasFocus() and self._walked_to:
            box = QRectF(0, 0, lay.width, lay.height).adjusted(2, 4, -2, -2)
            stroke(painter, rounded_rect(box, 7), pen(self._skin.theme.focus, 2.2))
        painter.end()
