"""The New game page of a game whose whole set-up is one line of text: seed, line, clipboard and Start.

Each such game adds its own columns and says how its options are written and read.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.seed_code import seed_code
from noria_desktop.ui.shell.buttons import BrassButton
from noria_desktop.ui.shell.page import Page
from noria_desktop.ui.shell.setup_column import SetupColumn
from noria_desktop.ui.shell.style import ShellStyle


class LinePage(Page):
    """What the pages of such games share."""

    start_requested = Signal(object, object)
    """Options and seed."""
    keep_changed = Signal(bool)

    setup: SetupColumn
    start: BrassButton
    _row: QHBoxLayout
    _options: Any
    _seed: int
    _seed_fault: str

    @abstractmethod
    def reason(self) -> str:
        """Why the game cannot start; empty when it can."""

    @abstractmethod
    def _write(self) -> None:
        """The line of options and seed, without reading it back."""

    @abstractmethod
    def _renew(self) -> None:
        """Marks, sentences, pictures, Start."""

    def set_seed(self, seed: int) -> None:
        """Another deal, such as today's."""
        self._show_seed(seed)
        self._write()
        self._renew()

    @property
    def keep_seed(self) -> bool:
        """Whether the seed is to be offered again."""
        return self.setup.keep.isChecked()

    def _show_seed(self, seed: int) -> None:
        self._seed, self._seed_fault = seed, ""
        self.setup.seed.setText(seed_code(seed))

    def _throw(self) -> None:
        """Another seed."""
        self.set_seed(secrets.randbits(32))

    def _seed_done(self) -> None:
        """Write the seed the usual way once it is complete."""
        if not self._seed_fault:
            self.setup.seed.setText(seed_code(self._seed))

    def paste(self) -> None:
        """The clipboard's text becomes the line."""
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self.setup.editor.setPlainText(text[:4000])

    def copy(self) -> None:
        """The line goes to the clipboard."""
        QGuiApplication.clipboard().setText(self.setup.editor.toPlainText())

    def _start(self) -> None:
        """Begin, when nothing is in the way."""
        if not self.reason():
            self.start_requested.emit(self._options, self._seed)

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.start

    def arrange(self, style: ShellStyle) -> None:
        """Gaps between the columns."""
        self._row.setContentsMargins(*self.margins(style))
        self._row.setSpacing(style.px(14))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Ctrl+V pastes a line anywhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Start has the focus: two activations from home to the first round."""
        super().showEvent(event)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)
