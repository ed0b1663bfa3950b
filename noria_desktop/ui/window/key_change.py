"""Keys that a player has changed: a press at the table is handed on as the press that the table knows.

Menus have their shortcuts changed; letters are turned into the usual ones before any widget sees them, so that no room
of the table needs to know. While nothing is changed nothing is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from noria_desktop.app.keys import COMMANDS, Kind, keys_in
from noria_desktop.ui.widgets.key_names import KEY_NAMES
from noria_desktop.ui.window.menus import Menus

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

_PRESSES: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_WITH: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class KeyChange(QObject):
    """Stands before a window."""

    def __init__(self, parent: QObject, menus: Menus, at_table: Callable[[], bool]) -> None:
        """Nothing changed.

        Args:
            parent: owns it.
            menus: whose shortcuts follow.
            at_table: whether the table is shown now.
        """
        super().__init__(parent)
        self._menus, self._at_table = menus, at_table
        self._usual = {
            command.name: getattr(menus, command.name).shortcuts()
            for command in COMMANDS
            if command.kind is Kind.MENU
        }
        self.keys: Mapping[str, str] = keys_in("")
        """Those in force."""
        self._stands_for: dict[int, int] = {}
        """Keys and the usual ones that they stand for now; 0: for nothing."""
        self._window: QWindow | None = None
        self._sending = False

    def watch(self, window: QWindow | None) -> None:
        """The window whose keys they are."""
        self._window = window
        self._install()

    def use(self, keys: Mapping[str, str]) -> None:
        """These keys from now on."""
        self.keys = keys
        KEY_NAMES.use(keys)
        self._stands_for = {}
        for command in COMMANDS:
            key = keys[command.name]
            if command.kind is Kind.MENU:
                usual = self._usual[command.name]
                action = getattr(self._menus, command.name)
                action.setShortcuts(usual if key == command.usual else [QKeySequence(key)])
            elif key != command.usual:
                self._stands_for.setdefault(_code(command.usual), 0)
                self._stands_for[_code(key)] = _code(command.usual)
        self._menus.retranslate()
        self._install()

    def _install(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            if self._stands_for:
                self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn a press at the table into the usual one; words that are typed stay as they are."""
        if self._sending or event.type() not in _PRESSES or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in self._stands_for or event.modifiers() & _WITH or not self._at_table():
            return False
        if _is_written_in():
            return False
        usual = self._stands_for[event.key()]
        if usual:
            self._sending = True
            try:
                press = QKeyEvent(event.type(), usual, event.modifiers(), "", event.isAutoRepeat())
                QCoreApplication.sendEvent(watched, press)
            finally:
                self._sending = False
        return True


def _is_written_in() -> bool:
    """Whether letters are words now."""
    from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

    return isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit | QTextEdit)


def _code(key: str) -> int:
    """Qt's number of a key without modifiers."""
    name = f"Key_{key}"
    return int(getattr(Qt.Key, name).value)
