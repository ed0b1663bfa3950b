"""The time line with the score above it: a slider that is pressed anywhere, drawn at each place, and heard as words.

It is a slider to Qt, so that whoever cannot see it finds its value and moves it with the usual actions.
Source: mocks/library.md 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from noria_desktop.app.replaying.forks import Fork
from noria_desktop.app.replaying.timeline import Mark, Timeline
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import PictureCache
from noria_desktop.ui.art.legible import contrast
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke, within
from noria_desktop.ui.art.shapes import lines, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import CENTRE, LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.table.replay.film import Film
from noria_desktop.ui.table.replay.line_layout import Cluster, LineLayout
from noria_desktop.ui.table.replay.signs import flag, mark_sign, side_shape

FOLDED: Final = 120
"""Lower than that the graph has no scale."""
FUTURE: Final = 140
"""Opacity, of 255, of what is still to come."""
LEFT_ALONE: Final = 60
"""Opacity of what is not on the way that is looked at."""
LABEL: Final = 14.0
"""Labels of the graph stand at least so far from each other."""
HALF_ROW: Final = 8.0
"""Half the height of the row in which branches lie."""
NUMBER: Final = 16.0
"""So far a round's number reaches to the right."""
REACH: Final = 9.0
"""So near a press means a mark or a fork."""


@frozen
class ForkSign:
    """Where the sign of a branch lies."""

    fork: Fork
    begin: float
    knob: float
    """Where its line ends."""
    end: float
    """Where its words end."""
    words: str


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

    def place(self, at: QPointF) -> QPointF:
        """A place of the widget in board units."""
        return QPointF(at.x() / self._skin.zoom, at.y() / self._skin.zoom)

    def marks(self) -> tuple[Cluster, ...]:
        """The marks where they lie."""
        return () if self._film is None else self.lay.clusters(self._film.line.marks)

    def fork_at(self, place: QPointF) -> Fork | None:
        """The branch whose sign lies there."""
        lay = self.lay
        if self._trunk is not None or place.y() < lay.forks - HALF_ROW:
            return None
        signs = self._fork_signs(lay)
        return next((one.fork for one in signs if one.begin - 3 <= place.x() <= one.end), None)

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
        film = self._film
        if film is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay, at, zoom = self.lay, self.value(), self._skin.zoom
        # What was and what is to come are two pictures that stay: moving along the line only moves the seam.
        seam = lay.x(at) * zoom
        facts = (
            self._skin,
            film,
            len(film.course.known),
            self._trunk,
            self._left_at,
            self._forks,
            self._words(),
        )
        for layer, done, left, right in (
            (self._past, True, 0.0, seam),
            (self._future, False, seam, float(self.width())),
        ):
            picture = layer.pixmap(
                self.size(),
                self.devicePixelRatioF(),
                facts,
                partial(self._paint_whole, lay=lay, done=done),
            )
            with within(painter, QRectF(left, 0, right - left, self.height())):
                painter.drawPixmap(0, 0, picture)
        painter.scale(zoom, zoom)
        self._paint_head(painter, lay, at)
        if self.hasFocus() and self._walked_to:
            box = QRectF(0, 0, lay.width, lay.height).adjusted(2, 4, -2, -2)
            stroke(painter, rounded_rect(box, 7), pen(self._skin.theme.focus, 2.2))
        painter.end()

    def _words(self) -> tuple[str, ...]:
        """What stands on the picture, in the language of now."""
        film = self._film
        return () if film is None else (film.jump_told(), self._taken_back(1))

    def _paint_whole(self, painter: QPainter, lay: LineLayout, *, done: bool) -> None:
        """All but the head, as if everything had been played, or nothing yet."""
        film = self._film
        assert film is not None
        painter.scale(self._skin.zoom, self._skin.zoom)
        self._paint_scale(painter, lay)
        if self._trunk is not None:
            self._paint_curves(painter, lay, self._trunk, self._left_at, LEFT_ALONE)
        self._paint_between(painter, lay, film)
        self._paint_curves(painter, lay, film, 0, 255 if done else FUTURE)
        self._paint_ends(painter, lay, film)
        self._paint_blocks(painter, lay, done=done)
        self._paint_marks(painter, lay, done=done)
        self._paint_forks(painter, lay)

    def _paint_scale(self, painter: QPainter, lay: LineLayout) -> None:
        theme, graph, (low, high) = self._skin.theme, lay.graph, lay.scale
        values = [0, high // 2, high]
        if low and lay.y(low) - lay.y(0) > LABEL:
            values.insert(0, low)
        if high - low < 10 and not low:
            values = [0, high]
        for value in values:
            y = lay.y(value)
            painter.setPen(pen(rgba(theme.line, 75), 1))
            painter.drawLine(QPointF(graph.left(), y), QPointF(graph.right(), y))
            if not lay.folded:
                box = QRectF(graph.left() - 40, y - 9, 32, 18)
                text(painter, box, minus(value), 12, theme.muted, align=RIGHT, fit=False)
        note = self._film.jump_told() if self._film is not None else ""
        if note and not lay.folded:
            wide = min(graph.width() * 0.7, text_width(note, 12.5) + 4)
            box = QRectF(graph.right() - wide, 4, wide, 18)
            text(painter, box, note, 12.5, theme.muted, align=RIGHT)

    def _paint_between(self, painter: QPainter, lay: LineLayout, film: Film) -> None:
        """The area between the curves, past and to come."""
        mine, theirs = lay.curves(film.course.known, 0, film.plies)
        if len(mine) > 1:
            fill(painter, polygon([*mine, *reversed(theirs)]), rgba(self._skin.theme.you, 41))

    def _paint_curves(self, painter: QPainter, lay: LineLayout, film: Film, first: int, alpha: int) -> None:
        theme = self._skin.theme
        mine, theirs = lay.curves(film.course.known, first, film.plies)
        if len(mine) < 2:
            return
        stroke(painter, lines(theirs), pen(rgba(theme.bot, alpha), 2.0, (10, 6)))
        stroke(painter, lines(mine), pen(rgba(theme.you, alpha), 2.6))

    def _paint_ends(self, painter: QPainter, lay: LineLayout, film: Film) -> None:
        """The points in the end, each beside the badge of its side; they never lie on each other."""
        if not film.course.is_whole:
            return
        theme, last, x = self._skin.theme, film.course.known[-1], lay.x(film.plies)
        mine, theirs = lay.y(last.mine), lay.y(last.theirs)
        room = 15.0
        if abs(mine - theirs) < room:
            middle = (mine + theirs) / 2
            up = -1 if last.mine >= last.theirs else 1
            mine, theirs = middle + up * room / 2, middle - up * room / 2
        for human, y, value in ((False, theirs, last.theirs), (True, mine, last.mine)):
            colour = theme.you if human else theme.bot
            fill(painter, side_shape(human, x, y, 5), colour, pen(theme.bg, 1))
            best = value == max(last.mine, last.theirs)
            box = QRectF(x + 10, y - 9, 44, 18)
            text(painter, box, minus(value), 14, theme.text if best else theme.muted, True, LEFT, fit=False)

    def _paint_blocks(self, painter: QPainter, lay: LineLayout, *, done: bool) -> None:
        assert self._film is not None
        trunk = self._trunk or self._film
        ends = self._left_at if self._trunk is not None else trunk.plies
        self._paint_line(painter, lay, trunk.line, lay.line, ends, done=done)
        if self._trunk is not None:
            line = lay.line
            lower = QRectF(line.left(), line.bottom() + 4, line.width(), 10)
            self._paint_line(
                painter, lay, self._film.line, lower, self._film.plies, since=self._left_at, done=done
            )
        else:
            # In a low window both lie in one row.
            signs = [(one.begin - 14, one.end + 4) for one in self._fork_signs(lay) if lay.folded]
            for x, number in lay.numbers(trunk.line):
                if any(begin < x < end for begin, end in signs):
                    continue
                box = QRectF(x - 1, lay.line.bottom() + 2, 34, 17)
                text(painter, box, str(number), 12, self._skin.theme.muted, align=LEFT, fit=False)

    def _paint_line(
        self,
        painter: QPainter,
        lay: LineLayout,
        line: Timeline,
        box: QRectF,
        ends: int,
        *,
        since: int = 0,
        done: bool,
    ) -> None:
        """Blocks from one ply on, and what lies off the way."""
        theme = self._skin.theme
        left, right = lay.x(since), lay.x(line.plies)
        whole = QRectF(left, box.top(), right - left, box.height())
        fill(painter, rounded_rect(whole, 4), rgba(theme.bg), pen(rgba(theme.line, 130), 1))
        with within(painter, rounded_rect(whole, 4)):
            painter.setPen(Qt.PenStyle.NoPen)
            for stretch in line.stretches:
                first, last = max(stretch.first - 1, since), stretch.last
                human = stretch.seat == HUMAN
                colour = theme.you if human else theme.bot
                for begin, end, alpha in (
                    (first, min(last, ends), 150 if done else 70),
                    (max(first, ends), last, 28),
                ):
                    if end <= begin:
                        continue
                    part = QRectF(lay.x(begin), box.top(), lay.x(end) - lay.x(begin), box.height())
                    painter.fillRect(part, rgba(colour, alpha))
                    if not human:
                        strokes = theme.text if contrast(colour, theme.text) >= 2 else theme.bg
                        hatch = QBrush(rgba(strokes, 70), Qt.BrushStyle.BDiagPattern)
                        painter.fillRect(part, hatch)
            for _, ply in line.beginnings():
                if ply - 1 > since:
                    painter.fillRect(QRectF(lay.x(ply - 1) - 0.7, box.top(), 1.4, box.height()), theme.bg)
        if not line.is_over and since == 0 and self._trunk is None:
            flag(painter, lay.x(line.now), lay.graph.top() - 2, lay.line.top(), theme.accent)

    def _paint_marks(self, painter: QPainter, lay: LineLayout, *, done: bool) -> None:
        theme = self._skin.theme
        y = lay.line.top() - 12
        for cluster in self.marks():
            shown = cluster.marks[0]
            mark_sign(painter, theme, shown, cluster.x, y, dim=not done)
            if len(cluster.marks) > 1:
                stroke(
                    painter,
                    lines(
                        [(cluster.x + 6, y - 7), (cluster.x + 11, y - 7)],
                        [(cluster.x + 8.5, y - 9.5), (cluster.x + 8.5, y - 4.5)],
                    ),
                    pen(theme.muted, 1.2),
                )

    def _paint_forks(self, painter: QPainter, lay: LineLayout) -> None:
        """Branches below the line: as long as they have steps; broken where they went past something hidden."""
        theme = self._skin.theme
        bottom = lay.line.bottom()
        if self._trunk is not None:
            x = lay.x(self._left_at)
            stroke(painter, lines([(x, bottom), (x, bottom + 9)]), pen(theme.accent, 2))
            return
        numbers = [] if lay.folded or self._film is None else [x for x, _ in lay.numbers(self._film.line)]
        for sign in self._fork_signs(lay):
            edge = pen(rgba(theme.text, 215), 2, (4, 3) if sign.fork.revealed else None)
            y = lay.forks
            # A number that lies on the way is not struck out.
            crossed = any(x - 3 <= sign.begin <= x + NUMBER for x in numbers)
            top = y - HALF_ROW if crossed else bottom
            stroke(
                painter,
                lines([(sign.begin, top), (sign.begin, y - 5), (sign.begin + 5, y), (sign.knob, y)]),
                edge,
            )
            fill(painter, side_shape(True, sign.knob, y, 3.4), rgba(theme.text))
            if sign.words:
                box = QRectF(sign.knob + 8, y - 9, sign.end - sign.knob, 18)
                text(painter, box, sign.words, 12, theme.muted, align=LEFT, fit=False)

    def _fork_signs(self, lay: LineLayout) -> tuple[ForkSign, ...]:
        """The forks that have room below the line, the words of those that have room for them."""
        found: list[ForkSign] = []
        free = 0.0
        for fork in self._forks:
            begin = lay.x(fork.ply)
            knob = max(begin + 16, lay.x(fork.ply + fork.steps))
            if begin < free or knob + 6 > lay.width:
                continue
            words = self._taken_back(fork.steps)
            end = knob + 12 + text_width(words, 12)
            after = next((lay.x(one.ply) for one in self._forks if lay.x(one.ply) > knob), lay.width)
            if end >= min(after, lay.width):
                words, end = "", knob + 6
            found.append(ForkSign(fork, begin, knob, end, words))
            free = end + 6
        return tuple(found)

    def _taken_back(self, count: int) -> str:
        return translate("Replay", "%n steps taken back", "", count)

    def _paint_head(self, painter: QPainter, lay: LineLayout, at: int) -> None:
        """Where the game is looked at, with the points there."""
        assert self._film is not None
        theme, graph, line = self._skin.theme, lay.graph, lay.line
        x = lay.x(at)
        lower = self._trunk is not None and at > self._left_at
        bottom = line.bottom() + (14 if lower else 0)
        painter.fillRect(QRectF(x - 1, graph.top() - 7, 2, bottom - graph.top() + 7), theme.accent)
        points = self._film.course.at(at)
        wide = max(text_width(minus(value), 14, True) for value in (points.mine, points.theirs)) + 14
        left = x - wide - 6 if x - wide - 6 > graph.left() - 4 else x + 6
        mine, theirs = lay.y(points.mine) - 11, lay.y(points.theirs) + 11
        if points.mine < points.theirs:
            mine, theirs = lay.y(points.mine) + 11, lay.y(points.theirs) - 11
        top, low = graph.top() + 3, graph.bottom() + 2
        mine, theirs = max(top, min(low, mine)), max(top, min(low, theirs))
        if abs(mine - theirs) < 19:
            up = -1 if mine <= theirs else 1
            middle = max(top + 10, min(low - 9, (mine + theirs) / 2))
            mine, theirs = middle + up * 9.5, middle - up * 9.5
        for y, value, colour in (
            (mine, points.mine, theme.you_text),
            (theirs, points.theirs, theme.bot_text),
        ):
            box = QRectF(left, y - 9, wide, 18)
            fill(painter, rounded_rect(box, 5), rgba(theme.bg, 225))
            text(painter, box, minus(value), 14, colour, True, CENTRE, fit=False)
        middle = line.center().y() if not lower else line.bottom() + 9
        fill(painter, side_shape(True, x, middle, 8), rgba(theme.accent), pen(theme.bg, 2))
