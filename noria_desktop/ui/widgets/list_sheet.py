"""A sheet over the window with a list that fills itself, and a question that is answered with No unless asked to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.rows import RowList
from noria_desktop.ui.widgets.sheets import Sheet, Words

WIDE, HIGH = 720, 560
"""Design pixels of a sheet; less where the window is smaller."""
_EDGE = 48
"""Design pixels that the window stays in sight around it."""
READING_S = 0.008
"""Time for reading between two frames."""


class OverWindow(QDialog):
    """A dialog on the shell's ground, in the middle of its window."""

    def __init__(self, style: ShellStyle, parent: QWidget | None = None) -> None:
        """In a style; the dialog goes when it is closed."""
        super().__init__(parent)
        self.look = style
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = column(style, gap=8, edges=(26, 20, 26, 16), within=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, and an edge where the system draws none."""
        painter = QPainter(self)
        canvas, box = Canvas(painter, self.look), QRectF(self.rect())
        paint_ground(canvas, box.width(), box.height())
        canvas.stroke(rounded_rect(box.adjusted(0.5, 0.5, -0.5, -0.5), 0), self.look.theme.line, 1)
        painter.end()


class ListSheet(OverWindow):
    """Title, one sentence, the list, what was done, and buttons below; Escape closes."""

    def __init__(self, style: ShellStyle, rows: RowList, parent: QWidget | None = None) -> None:
        """Around a list without rows."""
        super().__init__(style, parent)
        self.rows = rows
        self.title = Words(style, 22, bold=True)
        self.intro = Words(style, 13.5, colour="muted", wrap=True)
        self.reading = Words(style, 12.5, colour="muted")
        self.empty = Words(style, 14, colour="muted", wrap=True)
        self.notice = Words(style, 13.5, colour="accent", wrap=True)
        for unsaid in (self.reading, self.empty, self.notice):
            unsaid.hide()
        self.frame = Sheet(style)
        put(self.frame.column, self.empty, (rows, 1), 0)
        self.foot = row(style, gap=4)
        self.close_button = BrassButton(style)
        self.close_button.set_words(translate("Shell", "Close"))
        self.close_button.clicked.connect(self.reject)
        put(self.column, self.title, self.intro, (self.frame, 1), self.reading, self.notice, self.foot)
        self._fill: Callable[[float], bool] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._fill_on)
        self._fit(parent)

    def sizeHint(self) -> QSize:
        """As large as it was made."""
        return self.size()

    def _fit(self, parent: QWidget | None) -> None:
        px = self.look.px
        wide, high = px(WIDE), px(HIGH)
        if parent is not None:
            wide = min(wide, parent.width() - px(_EDGE))
            high = min(high, parent.height() - 2 * px(_EDGE))
        self.resize(wide, high)

    # Filling ------------------------------------------------------------------------------------------

    def fill_with(self, fill: Callable[[float], bool]) -> None:
        """Call ``fill`` with seconds it may take until it says that there is no more."""
        self._fill = fill
        self.reading.show()
        self._timer.start(0)
        self._fill_on()

    @property
    def is_filling(self) -> bool:
        """Whether there is more to come."""
        return self._fill is not None

    def _fill_on(self) -> None:
        if self._fill is None or self._fill(READING_S):
            self._timer.stop()
            self._fill = None
            self.reading.hide()
            self.filled()

    def filled(self) -> None:
        """All rows are there."""

    def say(self, text: str) -> None:
        """One sentence about what was done."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        announce(self, text)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is read for a sheet that is closed."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._timer.stop()


class Question(OverWindow):
    """A question over a sheet: No is where the keyboard stands, and what Escape means."""

    def __init__(
        self, style: ShellStyle, text: str, yes: str, no: str, parent: QWidget | None = None
    ) -> None:
        """Asked with ``open``; ``accepted`` is the yes."""
        super().__init__(style, parent)
        words = Words(style, 15, wrap=True)
        words.setText(text)
        self.setAccessibleName(text)
        self.yes = BrassButton(style, icon="trash")
        self.yes.set_words(yes)
        self.yes.clicked.connect(self.accept)
        self.no = BrassButton(style, Kind.PRIMARY)
        self.no.set_words(no)
        self.no.setAccessibleDescription(text)
        self.no.clicked.connect(self.reject)
        put(self.column, words, 1, row(style, self.yes, 1, self.no))
        wide = style.px(480)
        self.setMinimumSize(wide, self.column.totalHeightForWidth(wide))
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses only what the keyboard stands on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        super().keyPressEvent(event)
