"""A sheet that stands over the window while something takes longer than a moment; it can be stopped."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import BrassButton
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.list_sheet import OverWindow
from noria_desktop.ui.widgets.sheets import Words

STEP_S = 0.02
"""Time for work between two frames."""


class WaitSheet(OverWindow):
    """Carries on with work until there is no more; accepted at its end, rejected when it was stopped or failed."""

    def __init__(
        self, style: ShellStyle, text: str, work: Generator[tuple[int, int], None, None], parent: QWidget
    ) -> None:
        """``work`` tells with each step how much is done, of how much."""
        super().__init__(style, parent)
        self._work = work
        self.setWindowTitle(text)
        words = Words(style, 15)
        words.setText(text)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(text)
        self.stop = BrassButton(style)
        self.stop.set_words(translate("Shell", "Stop"))
        self.stop.clicked.connect(self.reject)
        put(self.column, words, self.bar, 1, row(style, 1, self.stop))
        self.setMinimumSize(style.px(460), style.px(150))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self.finished.connect(self._end)
        self._timer.start(0)

    def _go_on(self) -> None:
        until = monotonic() + STEP_S
        for done, whole in self._work:
            self.bar.setRange(0, whole)
            self.bar.setValue(done)
            if monotonic() >= until:
                return
        self.accept()

    def _end(self) -> None:
        self._timer.stop()
        self._work.close()
