"""What lies above and below the board in a lesson: which one, how far, the goal, and the ways on. Source: way-in.md 2."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look, plate
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.strip_row import StripRow

TOP: Final = 46
"""Design pixels of the bar above."""
FOOT: Final = 58
"""Design pixels of the strip below."""
BAR: Final = (21.0, 6.0)
"""A step in the bar above; narrower where many must fit."""
PIECE: Final = 11.0
"""Radius of a piece of the goal."""
LEFT_OF_GOAL: Final = 62.0
"""Design pixels before its words: the flag."""
NAMES: Final = 250.0
"""Design pixels that number and title keep; where there are fewer, steps are counted in words alone."""

NONE_YET: Final = -1
"""In place of the number of steps behind: something is said before the first of them."""
OWN_WAY: Final = -2
"""In place of it: the player goes a way of their own, on which no step comes next."""


class _Band(Bar):
    """One of the two: so high, as wide as the table."""

    high = 0

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(self.high * skin.zoom))

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedHeight(round(self.high * skin.zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        """On the ground of the bars."""
        zoom = self._skin.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        painter.fillRect(box, rgba(self._skin.theme.surface))
        self._paint(painter, box)
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        raise NotImplementedError


class LessonBar(_Band):
    """Leave, which lesson, how far, skip."""

    high = TOP

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """No lesson yet."""
        super().__init__(skin, parent)
        self._lesson = ""
        self._title = ""
        self._done, self._count = 0, 1
        self.leave = BarButton(skin, Look.RAISED, icon="home", key="Esc", parent=self)
        self.skip = BarButton(skin, Look.RAISED, parent=self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 0, 10, 0)
        self._row.addWidget(self.leave)
        self._row.addStretch(1)
        self._row.addWidget(self.skip)
        self.retranslate()

    def retranslate(self) -> None:
        """Words of the language in force."""
        self.leave.word(translate("Lessons", "Leave"))
        self.skip.word(translate("Lessons", "Skip this lesson"))

    def tell(self, lesson: str, title: str, done: int, count: int) -> None:
        """Which lesson, and how many of its steps are behind; ``NONE_YET`` and ``OWN_WAY`` in place of it."""
        self._lesson, self._title, self._done, self._count = lesson, title, done, count
        self.setAccessibleName(f"{lesson} {title}")
        self.setAccessibleDescription(self.counted)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    @property
    def counted(self) -> str:
        """How far it is, in words."""
        if self._done == NONE_YET:
            return translate("Lessons", "{count} steps").format(count=self._count)
        if self._done == OWN_WAY:
            return translate("Lessons", "your own way")
        if self._done >= self._count:
            return translate("Lessons", "all {count} steps").format(count=self._count)
        return translate("Lessons", "step {number} of {count}").format(
            number=self._done + 1, count=self._count
        )

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        """Names at the left, steps in the middle."""
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.fillRect(QRectF(0, box.height() - 1, box.width(), 1), rgba(theme.line, 120))
        left = (self.leave.x() + self.leave.width()) / zoom + 18
        right = (self.width() if self.skip.isHidden() else self.skip.x()) / zoom - 18
        words = self.counted
        wide = text_width(words, 13.5)
        step = min(BAR[0], max(8.0, (right - left) * 0.34 / self._count - 5))
        bars = self._count * (step + 5) if self._done != OWN_WAY else 0.0
        if right - left - wide - bars < NAMES:
            bars = 0.0
        begin = right - wide - (bars + 14 if bars else 0)
        room = begin - left - 12
        used = min(text_width(self._lesson, 14), room * 0.5)
        text(painter, QRectF(left, 0, used, box.height()), self._lesson, 14, theme.muted, align=LEFT)
        title = QRectF(left + used + 12, 0, room - used - 12, box.height())
        text(painter, title, self._title, 16, theme.text, bold=True, align=LEFT)
        if bars:
            self._paint_steps(painter, begin, box.center().y(), step)
        text(painter, QRectF(right - wide, 0, wide + 2, box.height()), words, 13.5, theme.muted, align=LEFT)

    def _paint_steps(self, painter: QPainter, x: float, y: float, wide: float) -> None:
        """Done brass, now paper with an outline, to come grey."""
        theme = self._skin.theme
        for number in range(self._count):
            box = QRectF(x + number * (wide + 5), y - BAR[1] / 2, wide, BAR[1])
            if number == self._done:
                plate(painter, box.adjusted(-2, -2, 2, 2), 5, None, pen(theme.text, 1.4))
            colour = (
                theme.accent if number < self._done else theme.text if number == self._done else theme.line
            )
            plate(painter, box, 3, rgba(colour, 255 if number <= self._done else 130))


class GoalStrip(_Band):
    """The goal, what of it is there, the table's own buttons, one step back and the way to be shown it."""

    high = FOOT

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """No goal yet."""
        super().__init__(skin, parent)
        self._goal = ""
        self._done, self._pieces = 0, 0
        self._reached = False
        # What is done beside the board is done before one asks for help: so Tab visits it.
        shelf = Bar(skin, self)
        self._shelf = QHBoxLayout(shelf)
        self._shelf.setContentsMargins(0, 0, 0, 0)
        self._shelf.setSpacing(8)
        self.commands = StripRow(shelf, self._shelf)
        self.back = BarButton(skin, Look.RAISED, icon="undo", key="Ctrl+Z", parent=self)
        self.show_me = BarButton(skin, Look.RAISED, icon="hint", key="H", parent=self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 14, 0)
        self._row.setSpacing(8)
        self._row.addStretch(1)
        for part in (shelf, self.back, self.show_me):
            self._row.addWidget(part)
        self.setFocusProxy(parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Words of the language in force."""
        self.back.word(translate("Lessons", "Back"))
        self.show_me.word(translate("Lessons", "Show me"))

    def tell(self, goal: str, done: int, pieces: int, *, reached: bool = False) -> None:
        """The goal, how many of its pieces are there, and whether it is reached."""
        self._goal, self._done, self._pieces, self._reached = goal, done, pieces, reached
        said = translate("Lessons", "Your goal: {goal}")
        if reached:
            said = translate("Lessons", "Goal reached: {goal}")
        self.setAccessibleName(said.format(goal=goal))
        self.setAccessibleDescription(f"{done}/{pieces}" if pieces else "")
        self._make_room()
        self.update()

    def offer(self, buttons: tuple[StripButton, ...]) -> None:
        """What the table has buttons for."""
        self.commands.show(buttons)
        self._make_room()
        self._shelf.activate()
        self._row.activate()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where words do not fit beside the goal, help shows its signs alone."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        zoom = self._skin.zoom
        others = sum(widget.width_of(compact=False) + 8 for widget in self.commands.widgets())
        helps = (self.back, self.show_me)
        whole = others + sum(button.width_of(compact=False) + 8 for button in helps)
        goal = text_width(self._goal, 18, bold=True) + self._pieces_wide + LEFT_OF_GOAL + 40
        for button in helps:
            button.set_compact(goal * zoom + whole > self.width())

    @property
    def _pieces_wide(self) -> float:
        """Room of the goal's pieces, design pixels."""
        return self._pieces * (2 * PIECE + 6) + 20 if self._pieces > 1 else 0.0

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        """A flag, the goal in two lines, its pieces."""
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.fillRect(QRectF(0, 0, box.width(), 2), rgba(theme.accent))
        if self._reached:
            _check(painter, QPointF(32, box.center().y()), theme)
        else:
            _flag(painter, QPointF(32, box.center().y()), theme.accent, theme.raised)
        rims = [widget.mapTo(self, QPoint(0, 0)).x() for widget in (*self.commands.widgets(), self.back)]
        whole = min(rims) / zoom - 16 - LEFT_OF_GOAL
        room = whole - self._pieces_wide
        # What the goal says goes before what of it is there.
        crowded = text_width(self._goal, 18, bold=True) > room
        if crowded:
            room = whole
        head = translate("Lessons", "Your goal")
        if self._reached:
            head = translate("Lessons", "Goal reached")
        text(painter, QRectF(LEFT_OF_GOAL, 7, room, 18), head, 13, theme.accent, bold=True, align=LEFT)
        place = QRectF(LEFT_OF_GOAL, 25, room, 26)
        used = text(painter, place, self._goal, 18, theme.text, bold=True, align=LEFT)
        if self._pieces > 1 and not crowded:
            self._paint_pieces(painter, LEFT_OF_GOAL + min(used, room) + 26, box.center().y())

    def _paint_pieces(self, painter: QPainter, x: float, y: float) -> None:
        """What is there in brass, what is missing dotted."""
        theme = self._skin.theme
        for number in range(self._pieces):
            at = QPointF(x + number * (2 * PIECE + 6), y + 1)
            disc = QPainterPath()
            disc.addEllipse(at, PIECE, PIECE)
            if number < self._done:
                fill(painter, disc, theme.accent)
                ink = theme.bg if theme.day else theme.ink
                glyph(painter, "program/check", at.x(), at.y(), 7, ink)
            else:
                stroke(painter, disc, pen(theme.muted, 1.8, (2.6, 2.4)))


def _check(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """The goal is reached."""
    disc = QPainterPath()
    disc.addEllipse(at, 16, 16)
    fill(painter, disc, theme.accent)
    glyph(painter, "program/check", at.x(), at.y(), 10, theme.bg if theme.day else theme.ink)


def _flag(painter: QPainter, at: QPointF, colour: str, ground: str) -> None:
    disc = QPainterPath()
    disc.addEllipse(at, 16, 16)
    fill(painter, disc, ground)
    cloth = QPainterPath(at + QPointF(-5, -8))
    cloth.lineTo(at + QPointF(8, -8))
    cloth.lineTo(at + QPointF(4, -3.5))
    cloth.lineTo(at + QPointF(8, 1))
    cloth.lineTo(at + QPointF(-5, 1))
    cloth.closeSubpath()
    fill(painter, cloth, colour)
    pole = QPainterPath(at + QPointF(-5, -9))
    pole.lineTo(at + QPointF(-5, 10))
    stroke(painter, pole, pen(colour, 2.2))
