"""Buttons of which one is chosen, for the New game pages."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

C = TypeVar("C")


class Buttons(QWidget, Generic[C]):
    """Buttons of which one is chosen, side by side or one under the other; arrows move through them."""

    chosen = Signal()

    def __init__(self, buttons: dict[C, QAbstractButton], *, across: bool = False) -> None:
        """The first is chosen."""
        super().__init__()
        self.buttons = buttons
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self) if across else QVBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for button in buttons.values():
            self._group.addButton(button)
            self._row.addWidget(button)
        next(iter(buttons.values())).setChecked(True)
        self._group.buttonToggled.connect(self._toggled)

    def _toggled(self, button: QAbstractButton, checked: bool) -> None:
        if checked:
            self.chosen.emit()

    @property
    def choice(self) -> C:
        """What is chosen."""
        return next(choice for choice, button in self.buttons.items() if button.isChecked())

    def choose(self, choice: C) -> None:
        """Choose without telling."""
        self.blockSignals(True)
        self.buttons[choice].setChecked(True)
        self.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the page's."""
        event.ignore()
