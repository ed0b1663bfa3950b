"""The prompt strip: whose turn it is, what is asked, and the buttons that end it.

It is also where refusals are explained, and it speaks to screen readers whenever its words change.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.shapes import rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import BarButton, Look

HEIGHT = 58
NOTICE_MS = 6000

KEYS: dict[Qt.Key, Key] = {
    Qt.Key.Key_Space: Key.END,
    Qt.Key.Key_Return: Key.CONFIRM,
    Qt.Key.Key_Enter: Key.CONFIRM,
    Qt.Key.Key_K: Key.SUBSTITUTE,
}
"""What the keyboard says for the keys that games name."""


@frozen
class StripButton:
    """A button of the strip; several options open a menu."""

    text: str
    key: Key
    primary: bool
    options: tuple[tuple[str, tuple[Any, ...]], ...]
    """Words and actions of each alternative."""


def key_text(key: Key) -> str:
    """The words of a key cap."""
    match key:
        case Key.END:
            return translate("Table", "Space")
        case Key.CONFIRM:
            return translate("Table", "Enter")
        case Key.SUBSTITUTE:
            return "K"
        case Key.NONE:
            return ""


class PromptStrip(QWidget):
    """Bottom bar of the table."""

    chosen = Signal(object)
    """tuple of actions of the pressed button."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty strip."""
        super().__init__(parent)
        self._skin = skin
        self._side = 0
        self._title = ""
        self._detail = ""
        self._notice = ""
        self._calm = False
        self._buttons: list[tuple[StripButton, BarButton]] = []
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 14, 0)
        self._row.setSpacing(8)
        self._row.addStretch(1)
        self._notice_timer = QTimer(self)
        self._notice_timer.setSingleShot(True)
        self._notice_timer.timeout.connect(self.clear_notice)

    def show_prompt(self, side: int, title: str, detail: str, buttons: tuple[StripButton, ...]) -> None:
        """What is asked now; ``side`` 0 is the human, at a table of several the seat."""
        changed = (title, detail) != (self._title, self._detail)
        self._side, self._title, self._detail = side, title, detail
        if buttons != tuple(button for button, _ in self._buttons):
            self._set_buttons(buttons)
        if changed:
            self.clear_notice()
            self.setAccessibleName(title)
            self.setAccessibleDescription(detail)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _set_buttons(self, buttons: tuple[StripButton, ...]) -> None:
        for _, widget in self._buttons:
            self._row.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._buttons = []
        for button in buttons:
            look = Look.PRIMARY if button.primary else Look.RAISED
            widget = BarButton(self._skin, look, key=key_text(button.key), parent=self)
            widget.setText(button.text)
            widget.setAccessibleName(button.text)
            widget.clicked.connect(lambda _=False, b=button, w=widget: self._pressed(b, w))
            self._row.addWidget(widget)
            widget.show()
            self._buttons.append((button, widget))

    def buttons(self) -> tuple[StripButton, ...]:
        """The buttons shown now."""
        return tuple(button for button, _ in self._buttons)

    def press_key(self, key: Qt.Key) -> bool:
        """A key of the keyboard; False when no button answers to it now."""
        return key in KEYS and self.press(KEYS[key])

    def press(self, key: Key) -> bool:
        """Press the button of a key; False when there is none now."""
        for button, widget in self._buttons:
            if button.key is key:
                self._pressed(button, widget)
                return True
        return False

    def _pressed(self, button: StripButton, widget: BarButton) -> None:
        """Play the only option, or ask which one."""
        if len(button.options) == 1:
            self.chosen.emit(button.options[0][1])
            return
        menu = QMenu(self)
        for words, actions in button.options:
            menu.addAction(words).setData(actions)
        menu.triggered.connect(lambda action: self.chosen.emit(action.data()))
        menu.aboutToHide.connect(menu.deleteLater)
        size = menu.sizeHint()
        menu.popup(widget.mapToGlobal(QPoint(widget.width() - size.width(), -size.height() - 4)))

    @property
    def notice(self) -> str:
        """The sentence shown instead of the second line; empty when there is none."""
        return self._notice

    def show_notice(self, text: str, *, calm: bool = False) -> None:
        """A sentence that replaces the second line for a while, such as a refusal; ``calm``: no warning."""
        self._notice, self._calm = text, calm
        self._notice_timer.start(NOTICE_MS)
        self.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    def clear_notice(self) -> None:
        """Back to the prompt's own second line."""
        self._notice = ""
        self._notice_timer.stop()
        self.update()

    def set_skin(self, skin: Skin) -> None:
        """Another theme."""
        self._skin = skin
        for _, widget in self._buttons:
            widget.set_skin(skin)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, badge and the two lines."""
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, rgba(theme.surface))
        painter.fillRect(QRectF(0, 0, box.width(), 2), rgba(theme.accent))
        seat_badge(painter, theme, self._side, 26, box.center().y(), 10)
        right = min((widget.x() for _, widget in self._buttons), default=round(box.width())) - 12
        width = right - 48
        text(painter, QRectF(48, 6, width, 27), self._title, 17, theme.text, bold=True, align=LEFT)
        line = self._notice or self._detail
        colour = theme.danger if self._notice and not self._calm else theme.muted
        text(painter, QRectF(48, 31, width, 22), line, 14, colour, align=LEFT)
        painter.end()
