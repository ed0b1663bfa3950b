"""A line of the card of keys: its caps, which take another key while keys are changed, and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.app.keys import BY_NAME
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.keys_listed import KeyLine
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.layouts import NO_EDGES, row
from noria_desktop.ui.widgets.sheets import Words

CAP: Final = 22
"""Height of a key cap, design pixels; none is narrower."""
COLUMN: Final = 124
"""The words beside the caps begin in one line."""
LINE: Final = 27
"""Design pixels of a line."""
BETWEEN: Final = 4
"""Design pixels between two caps."""
_ALONE: Final = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
)


class KeyCaps(PaintedButton):
    """Keys side by side as they look on a keyboard; where they are being changed, a press takes the next key."""

    caught = Signal(str)
    """A key that was pressed, such as ``Ctrl+U``."""

    def __init__(self, style: ShellStyle, line: KeyLine) -> None:
        """Not being changed."""
        super().__init__(style)
        self.line = line
        self._words: tuple[str, ...] = ()
        self._new = False
        self._open = False
        self.listening = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_open(False)
        self.clicked.connect(self._listen)

    def set_open(self, is_open: bool) -> None:
        """Whether the key can be changed now."""
        self._open = is_open and bool(self.line.command)
        self._hear(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._open else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._open else Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._open)
        self.update()

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """As they are now."""
        self._words = self.line.caps(keys)
        self._new = bool(self.line.command) and keys[self.line.command] != BY_NAME[self.line.command].usual
        spoken = f"{' '.join(self._words)}: {self.line.does}"
        if self._open:
            spoken = translate("Keys", "{line}. Press to change it.").format(line=spoken)
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all caps."""
        wide = sum(self._cap(word) + BETWEEN * self._style.scale for word in self._shown())
        return QSize(max(self._style.px(COLUMN), round(wide) + 4), self._style.px(LINE))

    def _shown(self) -> tuple[str, ...]:
        return (translate("Keys", "press a key"),) if self.listening else self._words

    def _cap(self, word: str) -> float:
        style = self._style
        wide = QFontMetricsF(style.font(12.5, True)).horizontalAdvance(word) + 14 * style.scale
        return max(wide, CAP * style.scale)

    def paint(self, canvas: Canvas) -> None:
        """Caps; brass where they are the player's own."""
        theme, scale, x = self._style.theme, self._style.scale, 2.0
        high = CAP * scale
        top = (self.height() - high) / 2
        for word in self._shown():
            box = QRectF(x, top, self._cap(word), high)
            edge = theme.accent if self._new or self._open or self.listening else theme.line
            canvas.fill(rounded_rect(box, 5 * scale), theme.accent if self.listening else theme.raised)
            canvas.stroke(rounded_rect(box, 5 * scale), edge, (2 if self._hovered and self._open else 1.2))
            ink = (
                self._style.colours.on_accent if self.listening else theme.accent if self._new else theme.text
            )
            canvas.words(box, word, 12.5, ink, True, CENTRE)
            x = box.right() + BETWEEN * scale
        if self.hasFocus():
            ring = QRectF(0.8, top - 2, x - BETWEEN * scale, high + 4)
            canvas.stroke(rounded_rect(ring, 6 * scale), theme.focus, 2 * scale)

    # Taking a key ----------------------------------------------------------------------------------

    def _listen(self) -> None:
        if self._open:
            self._hear(not self.listening)

    def _hear(self, listening: bool) -> None:
        self.listening = listening
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """While it waits for a key, no menu takes it."""
        if event.type() is QEvent.Type.ShortcutOverride and self.listening:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key, or Escape for none; Enter and Space begin."""
        if not self.listening:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._open:
                self._listen()
                return
            super().keyPressEvent(event)
            return
        if event.key() in _ALONE:
            return
        self._hear(False)
        if event.key() != Qt.Key.Key_Escape:
            self.caught.emit(written(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes elsewhere changes nothing."""
        self._hear(False)
        super().focusOutEvent(event)


def written(event: QKeyEvent) -> str:
    """A press as the settings write it, such as ``Ctrl+Shift+L``."""
    parts = [
        word
        for modifier, word in (
            (Qt.KeyboardModifier.ControlModifier, "Ctrl"),
            (Qt.KeyboardModifier.AltModifier, "Alt"),
            (Qt.KeyboardModifier.ShiftModifier, "Shift"),
        )
        if event.modifiers() & modifier
    ]
    return "+".join((*parts, QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)))


class KeyRow(QWidget):
    """Keys and what they do; heard as one."""

    def __init__(self, style: ShellStyle, line: KeyLine) -> None:
        """For one line."""
        super().__init__()
        self.line = line
        self.caps = KeyCaps(style, line)
        self._words = Words(style, 13.5, wrap=True)
        row(style, self.caps, (self._words, 1), gap=8, edges=NO_EDGES, within=self)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Words that wrap would let a full page squeeze its lines."""
        self.setMinimumHeight(style.px(LINE))

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """Words and caps of now."""
        self.caps.show_keys(keys)
        words = str(self.line.does)
        if self.line.game:
            words = translate("Keys", "{game}: {does}").format(
                game=game_cover(self.line.game).name(), does=words
            )
        self._words.setText(words)
        self._words.setAccessibleName(f"{' '.join(self.line.caps(keys))}: {words}")
