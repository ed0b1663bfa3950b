"""Beside the board of a game that is watched again: the steps of the turn, why the present one was taken, what it brought.

Source: mocks/library.md 2.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.marks import seat_badge, side_badge
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.shapes import circle, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, font, text, text_width
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.replay.step_shown import StepShown, best_bars, reason_of

WIDTH: Final = 256
EDGE: Final = 16.0
FOOT: Final = 116.0
"""Room of the brass button and the line that says what it means."""
NOTE: Final = 60.0
"""Room of that line, under the button: above it, it would seem to be about the adviser's."""
ASKING: Final = 44.0
"""Room of the adviser's button, where it is offered."""
ROW: Final = 26.0
STEP_SIZE: Final = 13
"""Design pixels of a step's letters."""
STEP_INSET: Final = 24.0
"""Room of the sign before a step."""
STEP_EDGES: Final = 6.0
"""Above and below the words of a step that takes several lines."""
STEP_LINES: Final = 2
"""Lines of a step that is not the one shown, which has as many as it takes."""
REASON_SIZE: Final = 13.5
"""Design pixels of a reason's letters."""


class StepsPanel(Bar):
    """The panel at the right, or over the table's side where the window is small."""

    resumed = Signal()
    """The brass button."""
    asked = Signal()
    """What would the adviser do?"""
    why_wanted = Signal()
    """The whole record."""
    rule_wanted = Signal(str)
    """The anchor of a rule."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(skin, parent)
        self._shown: StepShown | None = None
        self._note = self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(round(WIDTH * skin.zoom))
        self.resume = BarButton(skin, Look.PRIMARY, icon="fork", parent=self)
        self.ask = BarButton(skin, Look.RAISED, icon="hint", key="H", parent=self)
        self.ask.hide()
        self.ask.clicked.connect(self.asked)
        self.why = BarButton(skin, Look.FLAT, key="W", parent=self)
        self.rule = BarButton(skin, Look.FLAT, icon="knowledge", parent=self)
        self.resume.clicked.connect(self.resumed)
        self.why.clicked.connect(self.why_wanted)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self._anchor))
        self.rule.hide()

    @property
    def _anchor(self) -> str:
        why = self._shown.why if self._shown is not None else None
        return "" if why is None else why.anchor

    def show_step(self, shown: StepShown) -> None:
        """Another moment."""
        self._shown = shown
        why = shown.why
        self.rule.setVisible(why is not None and bool(why.rule and why.anchor))
        if why is not None and why.rule:
            self.rule.word(translate("Table", "Rule {number}").format(number=why.rule))
        self.setAccessibleName(shown.heading)
        self.setAccessibleDescription(" ".join(self._heard(shown)))
        self._place()
        self.update()

    def _heard(self, shown: StepShown) -> list[str]:
        present = shown.present
        found = [shown.steps[present].words] if present >= 0 else []
        if shown.why is not None:
            found.append(reason_of(shown.why))
        return [*found, shown.plainly] if shown.plainly else found

    def word_resume(self, words: str, note: str) -> None:
        """What the brass button does, and one line about it."""
        self.resume.word(words, key="Enter")
        self._note = note
        self._place()
        self.update()

    def word_ask(self, words: str) -> None:
        """What the adviser's button does."""
        self.ask.word(words)
        self._place()
        self.update()

    def tell(self, note: str) -> None:
        """A line about the adviser in place of what the brass button means; nothing: away with it."""
        self._told = note
        self.update()

    @property
    def note(self) -> str:
        """The line under the buttons."""
        return self._told or self._note

    def retranslate(self) -> None:
        """Words of the language in force."""
        self.why.word(translate("Replay", "Whole record"))
        self._place()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedWidth(round(WIDTH * skin.zoom))
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width(), round(120 * self._skin.zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # Where it lies --------------------------------------------------------------------------------------

    def _place(self) -> None:
        zoom = self._skin.zoom
        wide, high = round((WIDTH - 2 * EDGE) * zoom), round(42 * zoom)
        left = round(EDGE * zoom)
        self.resume.setFixedSize(wide, high)
        self.resume.move(left, self.height() - high - round(NOTE * zoom))
        self.ask.setFixedSize(wide, round(36 * zoom))
        self.ask.move(left, self.resume.y() - round(ASKING * zoom))
        blocks = self._blocks()
        self.why.adjustSize()
        self.why.move(round((WIDTH - EDGE) * zoom) - self.why.width(), round((blocks.why - 3) * zoom))
        self.rule.adjustSize()
        self.rule.move(left - round(6 * zoom), round(blocks.rule * zoom))

    @property
    def _foot(self) -> float:
        """Room of the buttons and the line under them."""
        return FOOT + (0.0 if self.ask.isHidden() else ASKING)

    def _blocks(self) -> _Blocks:
        """Where steps, reason and points begin, for the height there is."""
        high = self.height() / self._skin.zoom
        shown = self._shown
        points = 22.0 + 2 * 25 + 10
        reason = self._reason_high()
        bars = 23.0 * len(best_bars(shown.why)) if shown is not None and shown.why is not None else 0.0
        rule = 30.0 if not self.rule.isHidden() else 0.0
        foot = self._foot
        free = high - 42 - points - 34 - foot
        # The step that is shown and its reason stand there whole before anything is compared; then the reason.
        present = (
            self._row_high(shown, shown.present) + 4 if shown is not None and shown.present >= 0 else 0.0
        )
        while reason + bars + rule > free - max(2 * ROW, present) and bars > 0:
            bars -= 23
        least = max(ROW, min(present, STEP_LINES * _line(STEP_SIZE) + STEP_EDGES + 4))
        reason = max(_line(REASON_SIZE), min(reason, free - bars - rule - least))
        why = min(42 + self._steps_high() + 10, high - foot - points - rule - bars - reason - 26)
        return _Blocks(
            why=why,
            reason=reason,
            bars=max(0, round(bars / 23)),
            rule=why + 28 + reason + bars,
            points=why + 28 + reason + bars + rule + 8,
        )

    def _steps_high(self) -> float:
        shown = self._shown
        return (
            0.0
            if shown is None
            else sum(self._row_high(shown, index) + 4 for index in range(len(shown.steps)))
        )

    def _row_high(self, shown: StepShown, index: int) -> float:
        words, bold = shown.steps[index].words, index == shown.present
        box = QRectF(0, 0, WIDTH - 2 * EDGE - STEP_INSET, 1000)
        if text_width(words, STEP_SIZE, bold) <= box.width():
            return ROW
        high = _wrapped_high(box, words, STEP_SIZE, bold)
        return (high if bold else min(high, STEP_LINES * _line(STEP_SIZE))) + STEP_EDGES

    def _reason_high(self) -> float:
        words = self._reason()
        if not words:
            return 0.0
        box = QRectF(0, 0, WIDTH - 2 * EDGE, 1000)
        return _wrapped_high(box, words, REASON_SIZE)

    def _reason(self) -> str:
        shown = self._shown
        if shown is None:
            return ""
        return reason_of(shown.why) if shown.why is not None else shown.plainly

    # The picture ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.scale(zoom, zoom)
        high = self.height() / zoom
        painter.fillRect(QRectF(0, 0, 1, high), rgba(theme.line, 110))
        shown = self._shown
        if shown is None:
            painter.end()
            return
        blocks = self._blocks()
        left, wide = EDGE, WIDTH - 2 * EDGE
        x = left
        if shown.seat is not None:
            seat_badge(painter, theme, int(shown.seat), left + 7, 24, 8)
            x += 24
        text(painter, QRectF(x, 10, wide - x + left, 28), shown.heading, 15, theme.text, True, LEFT)
        self._paint_steps(painter, shown, 42, blocks.why - 8)
        painter.fillRect(QRectF(left, blocks.why - 6, wide, 1), rgba(theme.line, 90))
        words = translate("Replay", "Why")
        text(painter, QRectF(left, blocks.why, wide / 2, 22), words, 13, theme.accent, True, LEFT)
        self._paint_why(painter, shown, blocks)
        self._paint_points(painter, shown, blocks.points)
        foot = QRectF(left, high - NOTE + 6, wide, NOTE - 10)
        _wrapped(painter, foot, self.note, 12.5, rgba(theme.muted))
        painter.end()

    def _paint_steps(self, painter: QPainter, shown: StepShown, top: float, bottom: float) -> None:
        """As many steps as there is room for, with the present one among them."""
        present = shown.present
        heights = [min(bottom - top, self._row_high(shown, index) + 4) for index in range(len(shown.steps))]
        first, last, used = max(0, present), max(0, present), heights[max(0, present)] if heights else 0.0
        while True:
            grown = False
            if last + 1 < len(heights) and used + heights[last + 1] <= bottom - top:
                last += 1
                used, grown = used + heights[last], True
            if first > 0 and used + heights[first - 1] <= bottom - top:
                first -= 1
                used, grown = used + heights[first], True
            if not grown:
                break
        y = top
        for index in range(first, last + 1 if heights else 0):
            high = heights[index] - 4
            self._paint_step(painter, shown.steps[index].words, y, high, index - present)
            y += high + 4

    def _paint_step(self, painter: QPainter, words: str, y: float, high: float, when: int) -> None:
        """``when``: before, now or to come."""
        theme, left, wide = self._skin.theme, EDGE, WIDTH - 2 * EDGE
        box = QRectF(left + STEP_INSET, y, wide - STEP_INSET, high)
        if when == 0:
            row = QRectF(left - 8, y, wide + 16, high + 1)
            fill(painter, rounded_rect(row, 7), rgba(theme.accent, 42))
            fill(painter, rounded_rect(QRectF(row.left(), row.top(), 4, row.height()), 2), theme.accent)
            mid = y + high / 2
            fill(
                painter,
                polygon([(left + 4, mid - 4.5), (left + 11, mid), (left + 4, mid + 4.5)]),
                theme.accent,
            )
        elif when < 0:
            glyph(painter, "program/check", left + 7, y + high / 2, 5.5, theme.success)
        else:
            stroke(painter, circle(left + 7, y + high / 2, 4), pen(rgba(theme.line, 210), 1.3))
        ink = theme.text if when <= 0 else theme.muted
        if high > ROW:
            room = box.adjusted(0, 3, 0, 0)
            lines = max(1, int((high - STEP_EDGES + 1) / _line(STEP_SIZE)))
            _wrapped(painter, room, words, STEP_SIZE, rgba(ink), bold=not when, lines=lines)
        else:
            text(painter, box, words, STEP_SIZE, ink, not when, LEFT)

    def _paint_why(self, painter: QPainter, shown: StepShown, blocks: _Blocks) -> None:
        theme, left, wide = self._skin.theme, EDGE, WIDTH - 2 * EDGE
        y = blocks.why + 26
        ink = theme.text if shown.why is not None else theme.muted
        room = QRectF(left, y, wide, blocks.reason + 2)
        _wrapped(painter, room, self._reason(), REASON_SIZE, rgba(ink), lines=lines_in(blocks.reason))
        y += blocks.reason + 2
        if shown.why is None:
            return
        bars = best_bars(shown.why)[: blocks.bars]
        most = max((abs(value) for _, value, _ in bars), default=0) or 1
        for name, value, chosen in bars:
            label = theme.text if chosen else theme.muted
            text(painter, QRectF(left, y, 104, 22), name, 13, label, chosen, LEFT)
            long = 74 * abs(value) / most
            bar = QRectF(left + 110, y + 7, max(2.0, long), 8)
            fill(painter, rounded_rect(bar, 3), theme.accent if chosen else rgba(theme.line, 150))
            text(painter, QRectF(bar.right() + 6, y, 44, 22), minus(value), 12, label, align=LEFT, fit=False)
            y += 23

    def _paint_points(self, painter: QPainter, shown: StepShown, top: float) -> None:
        theme, left, wide = self._skin.theme, EDGE, WIDTH - 2 * EDGE
        painter.fillRect(QRectF(left, top - 5, wide, 1), rgba(theme.line, 90))
        words = translate("Replay", "This step")
        text(painter, QRectF(left, top, wide, 20), words, 13, theme.accent, True, LEFT)
        y = top + 22
        before = shown.before or shown.after
        for human, old, new in (
            (True, before.mine, shown.after.mine),
            (False, before.theirs, shown.after.theirs),
        ):
            side_badge(painter, theme, human, left + 7, y + 12, 7)
            said = f"{minus(old)} → {minus(new)}" if old != new else minus(new)
            text(painter, QRectF(left + 24, y, 120, 24), said, 15, theme.text, True, LEFT, fit=False)
            if new != old:
                good = (new > old) == human
                change = ("+" if new > old else "") + minus(new - old)
                ink = theme.success if good else theme.danger
                text(painter, QRectF(left, y, wide, 24), change, 15, ink, True, RIGHT, fit=False)
            y += 25


@frozen
class _Blocks:
    """Where the parts of the panel begin."""

    why: float
    reason: float
    """How high the sentence is."""
    bars: int
    """How many candidates have room."""
    rule: float
    points: float


def lines_in(high: float) -> int:
    """How many lines of a reason stand in so many design pixels; one at least."""
    return max(1, round(high / _line(REASON_SIZE)))


def _line(size: float) -> float:
    return QFontMetricsF(font(size)).lineSpacing()


def _wrapped_high(box: QRectF, words: str, size: float, bold: bool = False) -> float:
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
    return QFontMetricsF(font(size, bold)).boundingRect(box, flags, unbroken(words)).height()


def _wrapped(
    painter: QPainter,
    box: QRectF,
    words: str,
    size: float,
    colour: QColor,
    *,
    bold: bool = False,
    lines: int = 0,
    bottom: bool = False,
) -> None:
    """Words in several lines; those that have no room end in an ellipsis. ``bottom``: they stand on its lower edge."""
    painter.setFont(font(size, bold))
    painter.setPen(colour)
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
    flags |= int(Qt.AlignmentFlag.AlignBottom if bottom else Qt.AlignmentFlag.AlignTop)
    shown = cut(words, box, size, lines, bold) if lines else words
    painter.drawText(box, flags, unbroken(shown))


def cut(words: str, box: QRectF, size: float, lines: int, bold: bool = False) -> str:
    """As much of the words as stands in so many lines of a box's width, with an ellipsis where that is not all."""
    # Several lines are a little higher than as many single ones, by less than half a line.
    most = QFontMetricsF(font(size, bold)).lineSpacing() * (lines + 0.5)
    shown = words
    while len(shown) > 1 and _wrapped_high(box, shown, size, bold) > most:
        shown = shown[: int(len(shown) * 0.93)].rstrip("… 、。,.") + "…"
    return shown
