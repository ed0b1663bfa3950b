"""Buttons of which one is chosen: heard as radio buttons, and Tab comes to the chosen one. Source: access.md 8."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup


class OneOf(QButtonGroup):
    """An exclusive group; arrows move in it, Tab passes it in one step."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Without buttons."""
        super().__init__(parent)
        self.buttonToggled.connect(self._move_tab)

    def addButton(self, button: QAbstractButton, id: int = -1) -> None:  # noqa: A002
        """One more to choose."""
        super().addButton(button, id)
        # Beside a group this decides nothing, but it is what screen readers are told a radio button by.
        button.setAutoExclusive(True)
        self._move_tab()

    def _move_tab(self, *_: object) -> None:
        """While one is chosen, Tab comes to it alone."""
        chosen = self.checkedButton()
        for button in self.buttons():
            by_tab = chosen is None or button is chosen
            policy = Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
