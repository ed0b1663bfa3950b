"""Buttons of which one is chosen, for the New game pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, shown
from noria_desktop.ui.widgets.one_of import OneOf

C = TypeVar("C")


class Buttons(QWidget, Generic[C]):
    """Buttons of which one is chosen, side by side or one under the other; arrows move through them."""

    chosen = Signal()

    def __init__(
        self,
        buttons: Mapping[C, QAbstractButton],
        *,
        across: bool = False,
        layout: QLayout | None = None,
        say: Callable[[C, Any], None] | None = None,
    ) -> None:
        """The first is chosen; ``say`` gives a button the words of its choice.

        ``layout``: where the caller puts the buttons itself, in place of a row or a column.
        """
        super().__init__()
        self.buttons = buttons
        self._say = say
        self._group = OneOf(self)
        row = layout or (QHBoxLayout() if across else QVBoxLayout())
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.setLayout(row)
        for button in buttons.values():
            self._group.addButton(button)
            if layout is None:
                row.addWidget(button)
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

    def retranslate(self, name: str = "") -> None:
        """Words of all buttons; ``name`` says what is chosen."""
        self.setAccessibleName(name)
        if self._say is not None:
            for choice, button in self.buttons.items():
                self._say(choice, button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the page's."""
        event.ignore()


class MiddleChoice(BrassButton):
    """A wide choice whose few signs stand in the middle."""

    def __init__(self, style: ShellStyle) -> None:
        """Fills its share of the row."""
        super().__init__(style, Kind.CHOICE, wide=True)

    def paint(self, canvas: Canvas) -> None:
        """Frame and words."""
        theme, colours, scale = self._style.theme, self._style.colours, self._style.scale
        box = self.body()
        on = self.isChecked()
        body = mix(theme.raised, theme.accent, 0.12) if self._hovered and not on else theme.raised
        canvas.fill(rounded_rect(box, 8 * scale), body)
        canvas.stroke(rounded_rect(box, 8 * scale), theme.accent if on else colours.hair, 2 if on else 1.2)
        self.paint_ring(canvas, box, 8 * scale)
        canvas.words(box, shown(self.text()), 13, theme.text, on, CENTRE)
