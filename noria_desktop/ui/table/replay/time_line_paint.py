"""The picture of the time line: scale, curves, blocks, marks, branches and the head. It hears nothing and moves nothing.

Source: mocks/library.md 2.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter

from noria_desktop.app.replaying.forks import Fork
from noria_desktop.app.replaying.timeline import Timeline
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.legible import contrast
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke, within
from noria_desktop.ui.art.shapes import lines, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import CENTRE, LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.table.replay.film import Film
from noria_desktop.ui.table.replay.line_layout import LineLayout
from noria_desktop.ui.table.replay.signs import flag, mark_sign, side_shape

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
CLEAR: Final = 30.0
"""The points in the end lie so far above the blocks where a mark lies between."""


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


@frozen
class LinePicture:
    """A line of play as it is painted."""

    skin: Skin
    film: Film
    """What is looked at: the game, or a branch of it."""
    trunk: Film | None
    """The game that a branch left, while a branch is looked at."""
    left_at: int
    """Where it left."""
    forks: tuple[Fork, ...]
    lay: LineLayout
    """Where everything lies."""

    def paint_whole(self, painter: QPainter, *, done: bool) -> None:
        """All but the head, as if everything had been played, or nothing yet."""
        painter.scale(self.skin.zoom, self.skin.zoom)
        self._paint_scale(painter)
        if self.trunk is not None:
            self._paint_curves(painter, self.trunk, self.left_at, LEFT_ALONE)
        self._paint_between(painter)
        self._paint_curves(painter, self.film, 0, 255 if done else FUTURE)
        self._paint_ends(painter)
        self._paint_blocks(painter, done=done)
        self._paint_marks(painter, done=done)
        self._paint_forks(painter)

    def _paint_scale(self, painter: QPainter) -> None:
        theme, graph, (low, high) = self.skin.theme, self.lay.graph, self.lay.scale
        values = [0, high // 2, high]
        if low and self.lay.y(low) - self.lay.y(0) > LABEL:
            values.insert(0, low)
        if high - low < 10 and not low:
            values = [0, high]
        for value in values:
            y = self.lay.y(value)
            painter.setPen(pen(rgba(theme.line, 75), 1))
            painter.drawLine(QPointF(graph.left(), y), QPointF(graph.right(), y))
            if not self.lay.folded:
                box = QRectF(graph.left() - 40, y - 9, 32, 18)
                text(painter, box, minus(value), 12, theme.muted, align=RIGHT, fit=False)
        note = self.film.jump_told()
        if note and not self.lay.folded:
            wide = min(graph.width() * 0.7, text_width(note, 12.5) + 4)
            box = QRectF(graph.right() - wide, 4, wide, 18)
            text(painter, box, note, 12.5, theme.muted, align=RIGHT)

    def _paint_between(self, painter: QPainter) -> None:
        """The area between the curves, past and to come."""
        mine, theirs = self.lay.curves(self.film.course.known, 0, self.film.plies)
        if len(mine) > 1:
            fill(painter, polygon([*mine, *reversed(theirs)]), rgba(self.skin.theme.you, 41))

    def _paint_curves(self, painter: QPainter, film: Film, first: int, alpha: int) -> None:
        theme = self.skin.theme
        mine, theirs = self.lay.curves(film.course.known, first, film.plies)
        if len(mine) < 2:
            return
        stroke(painter, lines(theirs), pen(rgba(theme.bot, alpha), 2.0, (10, 6)))
        stroke(painter, lines(mine), pen(rgba(theme.you, alpha), 2.6))

    def _paint_ends(self, painter: QPainter) -> None:
        """The points in the end, each beside the badge of its side; they never lie on each other."""
        if not self.film.course.is_whole:
            return
        theme, last, x = self.skin.theme, self.film.course.known[-1], self.lay.x(self.film.plies)
        mine, theirs = self.lay.y(last.mine), self.lay.y(last.theirs)
        room = 15.0
        if abs(mine - theirs) < room:
            middle = (mine + theirs) / 2
            up = -1 if last.mine >= last.theirs else 1
            mine, theirs = middle + up * room / 2, middle - up * room / 2
        if any(cluster.x > x - NUMBER for cluster in self.lay.clusters(self.film.line.marks)):
            # What stands out in the end lies right below: the lower one of both stays clear of it.
            lift = max(0.0, max(mine, theirs) - (self.lay.line.top() - CLEAR))
            if abs(mine - theirs) < room + lift:
                mine, theirs = mine - lift, theirs - lift
            elif mine > theirs:
                mine -= lift
            else:
                theirs -= lift
        for human, y, value in ((False, theirs, last.theirs), (True, mine, last.mine)):
            colour = theme.you if human else theme.bot
            fill(painter, side_shape(human, x, y, 5), colour, pen(theme.bg, 1))
            best = value == max(last.mine, last.theirs)
            box = QRectF(x + 10, y - 9, 44, 18)
            text(painter, box, minus(value), 14, theme.text if best else theme.muted, True, LEFT, fit=False)

    def _paint_blocks(self, painter: QPainter, *, done: bool) -> None:
        trunk = self.trunk or self.film
        ends = self.left_at if self.trunk is not None else trunk.plies
        self._paint_line(painter, trunk.line, self.lay.line, ends, done=done)
        if self.trunk is not None:
            line = self.lay.line
            lower = QRectF(line.left(), line.bottom() + 4, line.width(), 10)
            self._paint_line(painter, self.film.line, lower, self.film.plies, since=self.left_at, done=done)
        else:
            for x, number in self.lay.numbers(trunk.line):
                box = QRectF(x - 1, self.lay.line.bottom() + 2, 34, 17)
                text(painter, box, str(number), 12, self.skin.theme.muted, align=LEFT, fit=False)

    def _paint_line(
        self,
        painter: QPainter,
        line: Timeline,
        box: QRectF,
        ends: int,
        *,
        since: int = 0,
        done: bool,
    ) -> None:
        """Blocks from one ply on, and what lies off the way."""
        theme = self.skin.theme
        left, right = self.lay.x(since), self.lay.x(line.plies)
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
                    part = QRectF(
                        self.lay.x(begin), box.top(), self.lay.x(end) - self.lay.x(begin), box.height()
                    )
                    painter.fillRect(part, rgba(colour, alpha))
                    if not human:
                        strokes = theme.text if contrast(colour, theme.text) >= 2 else theme.bg
                        hatch = QBrush(rgba(strokes, 70), Qt.BrushStyle.BDiagPattern)
                        painter.fillRect(part, hatch)
            for _, ply in line.beginnings():
                if ply - 1 > since:
                    painter.fillRect(
                        QRectF(self.lay.x(ply - 1) - 0.7, box.top(), 1.4, box.height()), theme.bg
                    )
        if not line.is_over and since == 0 and self.trunk is None:
            flag(painter, self.lay.x(line.now), self.lay.graph.top() - 2, self.lay.line.top(), theme.accent)

    def _paint_marks(self, painter: QPainter, *, done: bool) -> None:
        theme = self.skin.theme
        y = self.lay.line.top() - 12
        for cluster in self.lay.clusters(self.film.line.marks):
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

    def _paint_forks(self, painter: QPainter) -> None:
        """Branches below the line: as long as they have steps; broken where they went past something hidden."""
        theme = self.skin.theme
        bottom = self.lay.line.bottom()
        if self.trunk is not None:
            x = self.lay.x(self.left_at)
            stroke(painter, lines([(x, bottom), (x, bottom + 9)]), pen(theme.accent, 2))
            return
        numbers = [x for x, _ in self.lay.numbers(self.film.line)]
        for sign in self.fork_signs():
            edge = pen(rgba(theme.text, 215), 2, (4, 3) if sign.fork.revealed else None)
            y = self.lay.forks
            # A number that lies on the way is not struck out.
            crossed = any(x - 3 <= sign.begin <= x + NUMBER for x in numbers)
            top = y - HALF_ROW if crossed else bottom
            way = [(sign.begin, top), (sign.begin, y - 5), (sign.begin + 5, y), (sign.knob, y)]
            if self.lay.folded and crossed:
                # In a low window both lie in one row: its end lies behind the number, and is led to above it.
                way = [(sign.begin, bottom + 2), (sign.knob, bottom + 2), (sign.knob, y)]
            stroke(painter, lines(way), edge)
            fill(painter, side_shape(True, sign.knob, y, 3.4), rgba(theme.text))
            if sign.words:
                box = QRectF(sign.knob + 8, y - 9, sign.end - sign.knob, 18)
                text(painter, box, sign.words, 12, theme.muted, align=LEFT, fit=False)

    def fork_signs(self) -> tuple[ForkSign, ...]:
        """The forks that have room below the line, the words of those that have room for them."""
        found: list[ForkSign] = []
        free = 0.0
        # In a low window they lie in the row of the numbers, and none of these is covered.
        numbers = [x for x, _ in self.lay.numbers(self.film.line)] if self.lay.folded else []
        for fork in self.forks:
            begin = self.lay.x(fork.ply)
            knob = max(begin + 16, self.lay.x(fork.ply + fork.steps))
            for x in numbers:
                if begin - NUMBER < x <= knob + 4:
                    knob = max(knob, x + NUMBER)
            if begin < free or knob + 6 > self.lay.width:
                continue
            words = taken_back(fork.steps)
            end = knob + 12 + text_width(words, 12)
            after = next(
                (self.lay.x(one.ply) for one in self.forks if self.lay.x(one.ply) > knob), self.lay.width
            )
            if end >= min(after, self.lay.width) or any(knob < x <= end for x in numbers):
                words, end = "", knob + 6
            found.append(ForkSign(fork, begin, knob, end, words))
            free = end + 6
        return tuple(found)

    def paint_head(self, painter: QPainter, at: int) -> None:
        """Where the game is looked at, with the points there."""
        theme, graph, line = self.skin.theme, self.lay.graph, self.lay.line
        x = self.lay.x(at)
        lower = self.trunk is not None and at > self.left_at
        bottom = line.bottom() + (14 if lower else 0)
        painter.fillRect(QRectF(x - 1, graph.top() - 7, 2, bottom - graph.top() + 7), theme.accent)
        points = self.film.course.at(at)
        wide = max(text_width(minus(value), 14, True) for value in (points.mine, points.theirs)) + 14
        left = x - wide - 6 if x - wide - 6 > graph.left() - 4 else x + 6
        mine, theirs = self.lay.y(points.mine) - 11, self.lay.y(points.theirs) + 11
        if points.mine < points.theirs:
            mine, theirs = self.lay.y(points.mine) + 11, self.lay.y(points.theirs) - 11
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


def taken_back(count: int) -> str:
    """What stands at the sign of a branch of so many steps."""
    return translate("Replay", "%n steps taken back", "", count)
