"""A painted widget that a screen reader meets as a button: one picks and drops in it by Space, and by its press.

Without this Qt calls such a widget the contents of a window, which nobody expects to be able to press.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QKeyEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from noria_desktop.ui.board.spoken import make_spoken

_PROPERTY: Final = "spokenAsButton"


class SpokenButton(QAccessibleWidget):
    """Name and description are the widget's own; pressing it is the same as Space."""

    def __init__(self, widget: QWidget) -> None:
        """For one widget."""
        super().__init__(widget, QAccessible.Role.Button)
        self._widget = widget

    def actionNames(self) -> list[str]:
        """What can be done."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Do it."""
        if not self._widget.isEnabled():
            return
        self._widget.setFocus()
        if name == QAccessibleActionInterface.pressAction():
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(
                    self._widget, QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
                )


def speak_as_button(widget: QWidget) -> None:
    """Let screen readers meet this widget as a button; without the bindings for it it works all the same."""
    widget.setProperty(_PROPERTY, True)
    make_spoken(_interface_of, "painted buttons")


def say_now(widget: QWidget, words: str) -> None:
    """Say where the cursor inside a widget has come to."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def _interface_of(thing: QObject) -> QAccessibleInterface | None:
    return SpokenButton(thing) if isinstance(thing, QWidget) and thing.property(_PROPERTY) else None
