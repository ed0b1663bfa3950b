"""The buttons at the end of a strip: set, pressed by mouse or key, and asked which one where they stand for several."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu

from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.held_key import HeldKey
from noria_desktop.ui.table.strip_buttons import KEYS, StripButton, key_text
from noria_desktop.ui.widgets.key_names import KEY_NAMES

UNREAD_S: Final = 0.8
"""Nobody reads a line and presses sooner: such a press was on its way before the line came."""


class StripRow(QObject):
    """The buttons of one strip, in a row of its layout."""

    chosen = Signal(object, object)
    """The pressed button, and the actions it stands for."""
    changed = Signal()
    """Other buttons are shown."""
    waits = Signal(object)
    """A button was pressed that waits for another press, as a line had just come up beside it."""
    early = Signal(object)
    """The same, as what only went on had just stood in its place."""

    def __init__(self, strip: Bar, row: QHBoxLayout) -> None:
        """No buttons yet; they are laid where the row ends now."""
        super().__init__(strip)
        self._strip, self._row, self._from = strip, row, row.count()
        self._held = HeldKey()
        self._news_at: float | None = None
        self._went_on_at = -inf
        """When buttons that only let others go on gave way to others, in seconds."""
        self._keys = KEY_NAMES.keys
        self._shown: list[tuple[StripButton, BarButton]] = []

    def buttons(self) -> tuple[StripButton, ...]:
        """The buttons shown now."""
        return tuple(button for button, _ in self._shown)

    def widgets(self) -> tuple[BarButton, ...]:
        """The same as they lie on the strip."""
        return tuple(widget for _, widget in self._shown)

    def widget_of(self, key: Key) -> BarButton | None:
        """The button that answers to a key; None: there is none now."""
        return next((widget for button, widget in self._shown if button.key is key), None)

    def note(self) -> None:
        """What brought the buttons up is still being pressed: that is no press of theirs."""
        self._held.note()

    def tell_news(self, *, stands: bool = True) -> None:
        """A line came up beside the buttons: an end that is pressed before it could be read waits for another press.

        Args:
            stands: False: it has gone again.
        """
        self._news_at = monotonic() if stands else None

    def _passes_over_news(self) -> bool:
        """Whether a press was on its way when a line came; the next one has seen it."""
        came, self._news_at = self._news_at, None
        return came is not None and monotonic() - came < UNREAD_S

    def _clicked(self, button: StripButton, widget: BarButton) -> None:
        """Pressed where it lies: what ends something does not take a press that was meant for what lay there before."""
        if self.ends(button) and monotonic() - self._went_on_at < UNREAD_S:
            self._went_on_at = -inf
            self.early.emit(widget)
            return
        self._pressed(button, widget)

    def show(self, buttons: tuple[StripButton, ...]) -> None:
        """Other buttons; the keyboard stays on none that was not gone to."""
        if buttons == self.buttons() and KEY_NAMES.keys is self._keys:
            return
        self._keys = KEY_NAMES.keys
        if any(button.key is Key.GO_ON for button in self.buttons()):
            self._went_on_at = monotonic()
        page = self._strip.parentWidget()
        if page is not None and any(widget.hasFocus() for widget in self.widgets()):
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        for widget in self.widgets():
            self._row.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._shown = []
        for number, button in enumerate(buttons):
            look = Look.FLAT if button.flat else Look.PRIMARY if button.primary else Look.RAISED
            key = button.cap or key_text(button.key)
            widget = BarButton(self._strip.skin, look, key=key, parent=self._strip)
            widget.word(button.text, key=key)
            widget.clicked.connect(lambda _=False, b=button, w=widget: self._clicked(b, w))
            self._row.insertWidget(self._from + number, widget)
            widget.show()
            self._shown.append((button, widget))
        self.changed.emit()

    def press_key(self, key: Qt.Key) -> bool:
        """A key of the keyboard; False when no button answers to it now."""
        return key in KEYS and self.press(KEYS[key])

    def press(self, key: Key) -> bool:
        """Press the button of a key; False when there is none now."""
        for button, widget in self._shown:
            if button.key is key:
                self._pressed(button, widget)
                return True
        return False

    def ends(self, button: StripButton) -> bool:
        """Whether a button wants a press of its own, however long the one before it lasts."""
        return button.key is Key.END

    def _pressed(self, button: StripButton, widget: BarButton) -> None:
        """Play the only option, or ask which one. What ends something is pressed once, however long."""
        if self.ends(button) and self._passes_over_news():
            self.waits.emit(widget)
            return
        if self.ends(button) and not self._held.counts():
            return
        if len(button.options) == 1:
            self.chosen.emit(button, button.options[0][1])
            return
        menu = QMenu(self._strip)
        for words, actions in button.options:
            menu.addAction(words).setData(actions)
        menu.triggered.connect(lambda action: self.chosen.emit(button, action.data()))
        menu.aboutToHide.connect(menu.deleteLater)
        size = menu.sizeHint()
        menu.popup(widget.mapToGlobal(QPoint(widget.width() - size.width(), -size.height() - 4)))
