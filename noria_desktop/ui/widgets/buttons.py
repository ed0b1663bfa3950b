"""Push buttons, choices and chips, painted in brass and night."""

from __future__ import annotations

import enum
import re

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from noria_desktop.ui.art.canvas import CENTRE, LEFT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.plain import plain_tip

RING = 5
"""Design pixels around every button that the focus ring needs."""
_MNEMONIC = re.compile(r"\s*\(&.\)|&(?=\S)")


def shown(text: str) -> str:
    """A button's words without the mark of its mnemonic: ``&Start`` and ``開始(&S)`` lose it."""
    return _MNEMONIC.sub("", text)


class Kind(enum.Enum):
    """How a button looks."""

    PRIMARY = "primary"
    """Brass; once a page."""
    NORMAL = "normal"
    SMALL = "small"
    LINK = "link"
    """Words and a brass glyph on the ground, as in the header."""
    CHOICE = "choice"
    """One of several; checked = brass outline."""


_SIZES = {Kind.PRIMARY: 17.0, Kind.NORMAL: 14.0, Kind.SMALL: 12.5, Kind.LINK: 13.5, Kind.CHOICE: 13.0}
_HEIGHTS = {Kind.PRIMARY: 46, Kind.NORMAL: 36, Kind.SMALL: 29, Kind.LINK: 32, Kind.CHOICE: 30}


class PaintedButton(QAbstractButton):
    """Base: hover, keyboard and the double focus ring."""

    def __init__(self, style: ShellStyle) -> None:
        """Reachable with Tab."""
        super().__init__()
        self._style = style
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Same as the hint: words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint(Canvas(painter, self._style))
        painter.end()

    def paint(self, canvas: Canvas) -> None:
        """Paint the button."""

    def body(self) -> QRectF:
        """The painted shape inside the room for the focus ring."""
        ring = RING * self._style.scale
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def paint_ring(self, canvas: Canvas, box: QRectF, radius: float) -> None:
        """Two rings outside the shape while the keyboard is here."""
        if not self.hasFocus():
            return
        scale, theme = self._style.scale, self._style.theme
        outer, inner = 4.1 * scale, 2.8 * scale
        edge = theme.ink if self._style.dark else "#FFFFFF"
        canvas.stroke(
            rounded_rect(box.adjusted(-outer, -outer, outer, outer), radius + outer), edge, 1.6 * scale
        )
        canvas.stroke(
            rounded_rect(box.adjusted(-inner, -inner, inner, inner), radius + inner), theme.focus, 2.2 * scale
        )


class BrassButton(PaintedButton):
    """A push button with words, a glyph and a key cap."""

    def __init__(
        self,
        style: ShellStyle,
        kind: Kind = Kind.NORMAL,
        *,
        icon: str = "",
        key: str = "",
        wide: bool = False,
    ) -> None:
        """``icon`` is a glyph, ``key`` the cap shown inside, ``wide`` fills the row."""
        super().__init__(style)
        self.kind = kind
        self._glyph, self._key = icon, key
        self._compact = False
        self._tip = ""
        horizontal = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Fixed
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed)
        if kind is Kind.CHOICE:
            self.setCheckable(True)

    def set_words(self, text: str, *, name: str = "", tip: str = "") -> None:
        """Words (``&`` marks the mnemonic), the accessible name where it differs, and the hint."""
        self.setText(text)
        self.setAccessibleName(name or shown(text))
        self._tip = tip
        self._show_tip()
        self.updateGeometry()
        self.update()

    def _show_tip(self) -> None:
        """The hint; words that are not shown are one too."""
        self.setToolTip(plain_tip(self._tip or (shown(self.text()) if self._compact else "")))

    def set_compact(self, compact: bool) -> None:
        """Show the glyph alone where there is no room for words; they stay as name and hint."""
        if compact != self._compact:
            self._compact = compact
            self._show_tip()
            self.updateGeometry()
            self.update()

    def _words(self) -> str:
        """The words as painted."""
        return "" if self._compact and self._glyph else shown(self.text())

    def set_icon(self, name: str) -> None:
        """Another glyph."""
        self._glyph = name
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Width from the words, never fixed."""
        return self._hint(self._words(), bool(self._glyph))

    def width_with_words(self, *, glyph: bool = False) -> int:
        """Logical pixels it would take with its words, and with a glyph before them."""
        return self._hint(shown(self.text()), glyph).width()

    def _hint(self, text: str, glyph: bool) -> QSize:
        """Room for these words, with or without a glyph."""
        style = self._style
        words, icon, cap = self._parts(text, glyph)
        room = {Kind.PRIMARY: 26, Kind.NORMAL: 15, Kind.SMALL: 10, Kind.LINK: 4, Kind.CHOICE: 11}[self.kind]
        width = words + icon + cap + 2 * room * style.scale + 2 * RING * style.scale
        height = style.px(_HEIGHTS[self.kind]) + 2 * RING * style.scale
        return QSize(round(max(width, height)), round(height))

    def _parts(self, text: str, glyph: bool) -> tuple[float, float, float]:
        """Widths of words, glyph with gap, key cap with gap."""
        style, size = self._style, _SIZES[self.kind]
        bold = self.kind in (Kind.PRIMARY, Kind.CHOICE)
        words = QFontMetricsF(style.font(size, bold)).horizontalAdvance(text)
        icon = size * (1.55 if text else 1.1) * style.scale if glyph else 0.0
        cap = 0.0
        if self._key:
            cap = QFontMetricsF(style.font(11)).horizontalAdvance(self._key) + 22 * style.scale
        return words, icon, cap

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses push buttons too; choices leave it to the page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if enter and not held and self.kind is not Kind.CHOICE:
            self.click()
            return
        super().keyPressEvent(event)

    def paint(self, canvas: Canvas) -> None:
        """Shape, glyph, words, key cap."""
        style = self._style
        scale, size = style.scale, _SIZES[self.kind]
        box = self.body()
        radius = (9 if self.kind is Kind.PRIMARY else 8) * scale
        bold = self.kind is Kind.PRIMARY or (self.kind is Kind.CHOICE and self.isChecked())
        ink, spot = self._paint_shape(canvas, box, radius)
        self.paint_ring(canvas, box, radius)
        text = self._words()
        words = QFontMetricsF(style.font(size, bold)).horizontalAdvance(text)
        _, icon, cap = self._parts(text, bool(self._glyph))
        wide = self.sizePolicy().horizontalPolicy() != QSizePolicy.Policy.Fixed
        if self.kind is Kind.CHOICE:
            left = box.left() + 11 * scale if icon or wide else box.center().x() - words / 2
        else:
            left = box.center().x() - (words + icon + cap) / 2
        if self.isDown() and self.kind is Kind.PRIMARY:
            box.translate(0, 1.5 * scale)
        middle = box.center().y() - (1.2 * scale if self.kind is Kind.PRIMARY else 0)
        if self._glyph:
            half = size * 0.56 * scale
            canvas.glyph(self._glyph, left + half, middle, half, spot)
            left += icon
        line = QRectF(left, middle - 20 * scale, words + 2, 40 * scale)
        canvas.words(line, text, size, ink, bold, LEFT)
        if self._key:
            side = QRectF(left + words + 10 * scale, middle - 9 * scale, cap - 10 * scale, 18 * scale)
            canvas.stroke(rounded_rect(side, 4.5 * scale), ink, 1, 0.6)
            canvas.words(side, self._key, 11, ink, False, CENTRE)

    def _paint_shape(self, canvas: Canvas, box: QRectF, radius: float) -> tuple[str, str]:
        """The body of the button; the colours for words and glyph on it."""
        style, theme, colours = self._style, self._style.theme, self._style.colours
        scale, lit = style.scale, self._hovered and self.isEnabled()
        if self.kind is Kind.PRIMARY and self.isEnabled():
            if colours.shadow:
                canvas.fill(rounded_rect(box.translated(0, 2.5 * scale), radius), "#000000", 0.35)
            down = self.isDown()
            face = mix(theme.accent, "#FFFFFF", 0.12) if lit else theme.accent
            low = 0.0 if down else 2.5 * scale
            canvas.fill(rounded_rect(box, radius), colours.brass_deep)
            canvas.fill(rounded_rect(box.adjusted(0, 2 * scale if down else 0, 0, -low), radius), face)
            rim = box.adjusted(1.4, 1.4 + (2 * scale if down else 0), -1.4, -low - 0.9)
            canvas.stroke(rounded_rect(rim, radius - 1.5), "#FFFFFF", 1, 0.4)
            return colours.on_accent, colours.on_accent
        if self.kind is Kind.LINK:
            if lit or self.isDown():
                canvas.fill(rounded_rect(box, radius), theme.raised)
                if style.contrast:
                    canvas.stroke(rounded_rect(box, radius), theme.accent, 1.4)
            return theme.text, theme.accent
        body = theme.raised
        if self.isDown():
            body = mix(theme.raised, "#000000", 0.18 if style.dark else 0.06)
        elif lit:
            body = mix(theme.raised, theme.accent, 0.14)
        canvas.fill(rounded_rect(box, radius), body, 1.0 if self.isEnabled() else 0.55)
        checked = self.isCheckable() and self.isChecked()
        if checked:
            canvas.stroke(rounded_rect(box, radius), theme.accent, 1.9 * scale)
        elif self.kind is Kind.CHOICE:
            canvas.stroke(rounded_rect(box, radius), colours.hair if not lit else theme.line, 1.2)
        else:
            edge = theme.accent if lit else theme.line
            canvas.stroke(rounded_rect(box, radius), edge, 1.2, 0.8 if self.isEnabled() else 0.4)
        if not self.isEnabled():
            return faded(style), faded(style)
        if checked:
            return theme.text, theme.accent
        return theme.text, theme.muted if self.kind is Kind.CHOICE else theme.text


def faded(style: ShellStyle) -> str:
    """The colour of words and glyph of a button that cannot be pressed now."""
    return mix(style.theme.muted, style.theme.surface, 0.1)


class Chip(BrassButton):
    """A small choice whose words stand in the middle."""

    def __init__(self, style: ShellStyle) -> None:
        """Checkable."""
        super().__init__(style, Kind.CHOICE)
