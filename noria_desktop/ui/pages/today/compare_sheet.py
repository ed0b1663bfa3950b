"""Lines of friends beside one's own: paste one, copy one's own. Nothing is sent. Source: mocks/campaign.md 4."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from noria_desktop.app.today.friends import Placed
from noria_desktop.app.today.line import LONGEST_LINE, LONGEST_NAME
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.today import words
from noria_desktop.ui.pages.today.model import TodayModel
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, put, row
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words, clear_layout, words_width

_ROW: Final = 40
"""Design pixels of a row of the table."""
_NAME: Final = 132
_AROUND: Final = 34
"""Design pixels of a field beside its words."""
_LEAST_BAR: Final = 70
"""Design pixels below which a row has no bar."""


class LineField(Field):
    """A text that takes the width there is; pasting is told, so that a pasted line is read at once."""

    pasted = Signal()

    def set_style(self, style: ShellStyle) -> None:
        """As high as a button, as wide as there is room."""
        super().set_style(style)
        self.fit_placeholder()
        self.setMaximumWidth(16_777_215)
        self.setFixedHeight(style.px(36))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit_placeholder(self) -> None:
        """Never narrower than what stands in it while it is empty."""
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        around = self._style.px(_AROUND)
        self.setMinimumWidth(max(self._style.px(self._wide), words + around))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste is the page's."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # It has done its work here, and begins nothing on the page.
            event.accept()


class LineRow(PaintedButton):
    """One line of the table: place, name, both scores on a bar, sealed or open."""

    removed = Signal()

    def __init__(self, style: ShellStyle, placed: Placed, *, own: bool, span: tuple[int, int]) -> None:
        """Show a line.

        Args:
            style: of the page.
            placed: what is shown, and where it stands in the table.
            own: whether it is the player's.
            span: least and most points among all lines.
        """
        super().__init__(style)
        self.line, self.is_own = placed.line, own
        self._place, self._span = words.place(placed), span
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        spoken = words.spoken_line(placed, own=own)
        self.setAccessibleName(spoken)
        if not own:
            self.setAccessibleDescription(translate("Today", "Press Delete to remove it"))
            self.setToolTip(self.accessibleDescription())

    def sizeHint(self) -> QSize:
        """A line."""
        return QSize(self._style.px(250), self._style.px(_ROW))

    def body(self) -> QRectF:
        """Rows stand close."""
        return QRectF(self.rect()).adjusted(3, 1, -3, -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes a friend's line; Enter is the page's."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not self.is_own:
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The trash at the right end, shown while the hand is over the row, removes it."""
        super().mouseReleaseEvent(event)
        if not self.is_own and event.position().x() > self.body().right() - self._style.px(30):
            self.removed.emit()

    def paint(self, canvas: Canvas) -> None:
        """The row."""
        style, theme = self._style, self._style.theme
        scale, line, box = style.scale, self.line, self.body()
        shape = rounded_rect(box, 8 * scale)
        if self.is_own:
            canvas.fill(shape, theme.raised)
            if style.contrast:
                canvas.stroke(shape, theme.text, 1.4)
        middle = box.center().y()
        left = box.left() + 10 * scale

        def text(x: float, wide: float, said: str, size: float, colour: str, bold: bool = False) -> float:
            place = QRectF(x, middle - 12 * scale, wide, 24 * scale)
            return canvas.words(place, said, size, colour, bold)

        text(left, 27 * scale, self._place, 13.5, theme.muted)
        state = words.seal_word(sealed=line.sealed)
        longest = max(words_width(style, words.seal_word(sealed=one), 12.5) for one in (True, False))
        tail = longest + 60 * scale
        scores = 104 * scale
        name = min(_NAME * scale, box.width() - tail - scores - 36 * scale)
        who = translate("Today", "You") if self.is_own else line.name
        text(left + 28 * scale, name - 8 * scale, who, 14, theme.text, self.is_own)
        start = left + 28 * scale + name
        end = box.right() - tail - scores
        if end - start >= _LEAST_BAR * scale:
            self._paint_bar(canvas, start, end, middle)
        number = QRectF(end + 8 * scale, middle - 12 * scale, 40 * scale, 24 * scale)
        canvas.words(number, str(line.own), 15, theme.text, True, _RIGHT)
        text(end + 54 * scale, 50 * scale, f"– {line.rival}", 13, theme.muted)
        x = end + scores
        if line.sealed:
            paint_stamp(canvas, x + 8 * scale, middle, 8 * scale, -6)
            text(x + 22 * scale, tail, state, 12.5, theme.text)
        else:
            pill = QRectF(x, middle - 10 * scale, canvas.width(state, 12.5) + 18 * scale, 20 * scale)
            canvas.stroke(rounded_rect(pill, 5 * scale), theme.line, 1.2)
            canvas.words(pill, state, 12.5, theme.muted, False, CENTRE)
        if not self.is_own and (self._hovered or self.hasFocus()):
            canvas.glyph("trash", box.right() - 15 * scale, middle, 7 * scale, theme.muted)
        if self.hasFocus():
            canvas.stroke(shape, theme.focus, 2.2 * scale)

    def _paint_bar(self, canvas: Canvas, left: float, right: float, middle: float) -> None:
        """Own points as a bar, the rival's as a diamond on it."""
        style, theme = self._style, self._style.theme
        scale, wide = style.scale, right - left
        least, most = self._span

        def part(points: int) -> float:
            return (points - least) / max(1, most - least)

        half = 4 * scale
        ground = QRectF(left, middle - half, wide, 2 * half)
        canvas.fill(rounded_rect(ground, half), mix(theme.surface, theme.line, 0.3))
        bar = QRectF(left, middle - half, max(2 * half, wide * part(self.line.own)), 2 * half)
        blue = style.colours.bar_you
        canvas.fill(rounded_rect(bar, half), blue if self.is_own else mix(blue, theme.surface, 0.4))
        if style.contrast:
            canvas.stroke(rounded_rect(ground, half), theme.line, 1.2)
        canvas.badge(False, left + wide * part(self.line.rival), middle, 5 * scale)


_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class CompareSheet(Sheet):
    """The field to paste into, and the table of the day."""

    paste_requested = Signal()
    """What the clipboard holds."""
    line_given = Signal(str)
    """A text that stands in the field."""
    copy_requested = Signal()
    named = Signal(str)
    """The player's name in lines."""
    removed = Signal(object)
    """A line."""

    def __init__(self, style: ShellStyle, model: TodayModel) -> None:
        """For the chosen day."""
        super().__init__(style, (18, 8, 16, 6), gap=4)
        self._model = model
        self.heading = Heading(style, 16)
        self.copy = BrassButton(style, Kind.LINK, icon="clip")
        self.name = LineField(style, 96, size=13.5, bold=False)
        self.name.setMaxLength(LONGEST_NAME)
        self.field = LineField(style, 120, size=13, bold=False)
        # Longer than any line: what is too long is told and not cut.
        self.field.setMaxLength(10 * LONGEST_LINE)
        self.paste = BrassButton(style, icon="clip")
        self.told = Words(style, 13, wrap=True)
        self.empty = Words(style, 13.5, colour="muted", wrap=True)
        self.level = Words(style, 13, colour="muted", wrap=True)
        self._inner = QWidget()
        self._table = column(style, gap=2, edges=NO_EDGES, within=self._inner)
        self.rows: list[LineRow] = []
        self._view = QScrollArea()
        self._view.setWidget(self._inner)
        self._view.setWidgetResizable(True)
        self._view.setFrameShape(QFrame.Shape.NoFrame)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.viewport().setAutoFillBackground(False)
        self._inner.setAutoFillBackground(False)
        put(
            self.column,
            row(style, (self.heading, 1), self.copy, gap=4),
            row(style, (self.name, 1), (self.field, 4), self.paste, gap=5),
            self.told,
            self.empty,
            self.level,
            (self._view, 1),
        )
        self.name.editingFinished.connect(self._give_name)
        self.field.pasted.connect(self.paste_requested)
        self.name.pasted.connect(self.name.paste)
        self.field.returnPressed.connect(lambda: self.line_given.emit(self.field.text()))
        self.paste.clicked.connect(self.paste_requested)
        self.copy.clicked.connect(self.copy_requested)
        self.told.hide()
        self.show_model(model)

    def show_model(self, model: TodayModel) -> None:
        """Another day, or other lines of it."""
        self._model = model
        held = next((one.line for one in self.rows if one.hasFocus()), None)
        clear_layout(self._table)
        lines = model.ranked
        points = [0, *(points for one in lines for points in (one.line.own, one.line.rival))]
        span = min(points), max(points)
        self.rows = [LineRow(self._style, one, own=one.line == model.own, span=span) for one in lines]
        for one in self.rows:
            self._table.addWidget(one)
            one.removed.connect(lambda line=one.line: self.removed.emit(line))
            if one.line == held:
                one.setFocus(Qt.FocusReason.OtherFocusReason)
        self._table.addStretch(1)
        if not self.name.hasFocus():
            self.name.setText(model.name)
        self.retranslate()

    def _give_name(self) -> None:
        if self.name.text() != self._model.name:
            self.named.emit(self.name.text())

    def tell(self, text: str, *, wrong: bool = False) -> None:
        """Say what became of a paste or a copy; empty: nothing any more."""
        self.told.set_colour("danger" if wrong else "success")
        self.told.setText(text)
        self.told.setVisible(bool(text))

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.copy, self.name, self.field, self.paste, *self.rows]

    def fit_rows(self, whole: bool) -> None:
        """``whole``: every row is shown and the page scrolls, not the table."""
        high = len(self.rows) * self._style.px(_ROW + 2) if whole else self._style.px(_ROW)
        self._view.setMinimumHeight(min(high, self._style.px(40 * _ROW)))

    def retranslate(self) -> None:
        """Words of the sheet."""
        model, state = self._model, self._model.chosen
        day = words.short_day(state.day)
        sub = day
        if state.game is not None and state.day <= model.today:
            sub = translate("Today", "{day} · {game}").format(day=day, game=words.title(state.game))
        self.heading.set_words(translate("Today", "Compare"), sub)
        self.copy.set_words(translate("Today", "Copy my line"))
        self.copy.setVisible(model.own is not None)
        self.paste.set_words(
            translate("Today", "Paste"), tip=translate("Today", "Paste a friend's line (Ctrl+V)")
        )
        self.name.setPlaceholderText(translate("Today", "Your name"))
        self.name.fit_placeholder()
        self.name.setAccessibleName(translate("Today", "Your name at the front of your line"))
        self.name.setToolTip(self.name.accessibleName())
        self.field.setPlaceholderText(translate("Today", "A friend's line"))
        self.field.setAccessibleName(translate("Today", "A friend's line of a day's game"))
        level = words.level(model.level)
        self.level.setText(level)
        self.level.setVisible(bool(level))
        empty = not self.rows
        self.empty.setVisible(empty)
        self._view.setVisible(not empty)
        self.empty.setText(
            translate("Today", "Paste a line that a friend sent you. It is put to its own day.")
            if empty
            else ""
        )
