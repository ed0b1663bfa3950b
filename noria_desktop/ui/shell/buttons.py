"""Push buttons, choices, chips and the language switch, painted in brass and night."""

from __future__ import annotations

import enum
import re

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.canvas import CENTRE, LEFT, RIGHT, Canvas
from noria_desktop.ui.shell.shapes import disc, rr
from noria_desktop.ui.shell.style import ShellStyle, mix

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
        """Light up."""
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Light off."""
        self._hovered = False
        self.update()

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
        canvas.stroke(rr(box.adjusted(-outer, -outer, outer, outer), radius + outer), edge, 1.6 * scale)
        canvas.stroke(
            rr(box.adjusted(-inner, -inner, inner, inner), radius + inner), theme.focus, 2.2 * scale
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
        horizontal = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Fixed
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed)
        if kind is Kind.CHOICE:
            self.setCheckable(True)

    def set_words(self, text: str, *, name: str = "", tip: str = "") -> None:
        """Words (``&`` marks the mnemonic), the accessible name where it differs, and the hint."""
        self.setText(text)
        self.setAccessibleName(name or shown(text))
        self.setToolTip(tip)
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Show the glyph alone where there is no room for words; they stay as name and hint."""
        if compact != self._compact:
            self._compact = compact
            self.setToolTip(shown(self.text()) if compact else "")
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
        style = self._style
        words, icon, cap = self._parts()
        room = {Kind.PRIMARY: 26, Kind.NORMAL: 15, Kind.SMALL: 10, Kind.LINK: 4, Kind.CHOICE: 11}[self.kind]
        width = words + icon + cap + 2 * room * style.scale + 2 * RING * style.scale
        height = style.px(_HEIGHTS[self.kind]) + 2 * RING * style.scale
        return QSize(round(max(width, height)), round(height))

    def minimumSizeHint(self) -> QSize:
        """Same as the hint: words are never cut."""
        return self.sizeHint()

    def _parts(self) -> tuple[float, float, float]:
        """Widths of words, glyph with gap, key cap with gap."""
        style, size = self._style, _SIZES[self.kind]
        bold = self.kind in (Kind.PRIMARY, Kind.CHOICE)
        text = self._words()
        words = QFontMetricsF(style.font(size, bold)).horizontalAdvance(text)
        icon = size * (1.55 if text else 1.1) * style.scale if self._glyph else 0.0
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shape, glyph, words, key cap."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style = self._style
        scale, size = style.scale, _SIZES[self.kind]
        box = self.body()
        radius = (9 if self.kind is Kind.PRIMARY else 8) * scale
        bold = self.kind is Kind.PRIMARY or (self.kind is Kind.CHOICE and self.isChecked())
        ink, spot = self._paint_shape(canvas, box, radius)
        self.paint_ring(canvas, box, radius)
        text = self._words()
        words = QFontMetricsF(style.font(size, bold)).horizontalAdvance(text)
        _, icon, cap = self._parts()
        if self.kind is Kind.CHOICE:
            left = (
                box.left() + 11 * scale
                if icon or self.sizePolicy().horizontalPolicy() != QSizePolicy.Policy.Fixed
                else box.center().x() - words / 2
            )
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
            canvas.stroke(rr(side, 4.5 * scale), ink, 1, 0.6)
            canvas.words(side, self._key, 11, ink, False, CENTRE)
        painter.end()

    def _paint_shape(self, canvas: Canvas, box: QRectF, radius: float) -> tuple[str, str]:
        """The body of the button; the colours for words and glyph on it."""
        style, theme, colours = self._style, self._style.theme, self._style.colours
        scale, lit = style.scale, self._hovered and self.isEnabled()
        if self.kind is Kind.PRIMARY and self.isEnabled():
            if colours.shadow:
                canvas.fill(rr(box.translated(0, 2.5 * scale), radius), "#000000", 0.35)
            down = self.isDown()
            face = mix(theme.accent, "#FFFFFF", 0.12) if lit else theme.accent
            low = 0.0 if down else 2.5 * scale
            canvas.fill(rr(box, radius), colours.brass_deep)
            canvas.fill(rr(box.adjusted(0, 2 * scale if down else 0, 0, -low), radius), face)
            rim = box.adjusted(1.4, 1.4 + (2 * scale if down else 0), -1.4, -low - 0.9)
            canvas.stroke(rr(rim, radius - 1.5), "#FFFFFF", 1, 0.4)
            return colours.on_accent, colours.on_accent
        if self.kind is Kind.LINK:
            if lit or self.isDown():
                canvas.fill(rr(box, radius), theme.raised)
                if style.contrast:
                    canvas.stroke(rr(box, radius), theme.accent, 1.4)
            return theme.text, theme.accent
        body = theme.raised
        if self.isDown():
            body = mix(theme.raised, "#000000", 0.18 if style.dark else 0.06)
        elif lit:
            body = mix(theme.raised, theme.accent, 0.14)
        canvas.fill(rr(box, radius), body, 1.0 if self.isEnabled() else 0.55)
        checked = self.isCheckable() and self.isChecked()
        if checked:
            canvas.stroke(rr(box, radius), theme.accent, 1.9 * scale)
        elif self.kind is Kind.CHOICE:
            canvas.stroke(rr(box, radius), colours.hair if not lit else theme.line, 1.2)
        else:
            canvas.stroke(
                rr(box, radius), theme.accent if lit else theme.line, 1.2, 0.8 if self.isEnabled() else 0.4
            )
        if not self.isEnabled():
            faded = mix(theme.muted, theme.surface, 0.25)
            return faded, faded
        if self.kind is Kind.CHOICE:
            return theme.text, theme.accent if checked else theme.muted
        if checked:
            return theme.text, theme.accent
        return theme.text, theme.text


class Chip(BrassButton):
    """A small choice whose words stand in the middle."""

    def __init__(self, style: ShellStyle) -> None:
        """Checkable."""
        super().__init__(style, Kind.CHOICE)


class LanguageSwitch(QWidget):
    """日本語 and English side by side; the current one is outlined in brass."""

    chosen = Signal(str)

    def __init__(self, style: ShellStyle) -> None:
        """Two buttons; arrows move between them."""
        super().__init__()
        self._style = style
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, _LanguageButton] = {}
        for code, name in (("ja", "日本語"), ("en", "English")):
            button = _LanguageButton(style, code)
            button.setText(name)
            button.setAccessibleName(name)
            button.setCheckable(True)
            self._group.addButton(button)
            self._row.addWidget(button)
            self._buttons[code] = button
        self._group.buttonClicked.connect(self._clicked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _clicked(self, button: QAbstractButton) -> None:
        """Tell the page, which asks the window."""
        if isinstance(button, _LanguageButton):
            self.chosen.emit(button.code)

    def set_language(self, code: str) -> None:
        """Show the language in use."""
        if code in self._buttons:
            self._buttons[code].setChecked(True)
        self.setAccessibleName(translate("Shell", "Language"))

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame around both."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        ring = RING * self._style.scale
        box = QRectF(self.rect()).adjusted(ring - 3, ring - 3, 3 - ring, 3 - ring)
        canvas.fill(rr(box, box.height() / 2), self._style.theme.surface)
        canvas.stroke(rr(box, box.height() / 2), self._style.theme.line, 1.1, 0.7)
        painter.end()


class _LanguageButton(PaintedButton):
    """One language."""

    def __init__(self, style: ShellStyle, code: str) -> None:
        super().__init__(style)
        self.code = code

    def sizeHint(self) -> QSize:
        """Width from the name."""
        style = self._style
        words = QFontMetricsF(style.font(12.5, True)).horizontalAdvance(self.text())
        return QSize(round(words + 18 * style.scale + 2 * RING), style.px(26 + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        """Same as the hint."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Outlined when in use."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme = self._style.theme
        ring = RING * self._style.scale
        box = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        if self.isChecked():
            canvas.fill(rr(box, box.height() / 2), theme.raised)
            canvas.stroke(rr(box, box.height() / 2), theme.accent, 1.5)
        self.paint_ring(canvas, box, box.height() / 2)
        canvas.words(box, self.text(), 12.5, theme.text, self.isChecked(), CENTRE)
        painter.end()


class OptionRow(PaintedButton):
    """A wide choice: radio mark, picture, title, one plain sentence, a note at the right."""

    def __init__(self, style: ShellStyle, icon: str = "") -> None:
        """``icon`` stands in the round frame where no picture is given."""
        super().__init__(style)
        self.setCheckable(True)
        self._glyph = icon
        self._line, self._note = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, title: str, line: str, note: str) -> None:
        """Title, sentence, note."""
        self.setText(title)
        self._line, self._note = line, note
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (line, note) if part))
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines high."""
        return QSize(self._style.px(240), self._style.px(48 + 8))

    def minimumSizeHint(self) -> QSize:
        """Same height, less width."""
        return QSize(self._style.px(200), self._style.px(48 + 8))

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """What stands in the round frame."""
        theme = self._style.theme
        canvas.stroke(disc(x, y, half * 0.92), theme.line, 1.5, 1.0, (3, 3))
        canvas.glyph(self._glyph or "gear", x, y, half * 0.48, theme.muted)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style, theme, colours = self._style, self._style.theme, self._style.colours
        scale = style.scale
        box = QRectF(self.rect()).adjusted(RING * scale, 4 * scale, -RING * scale, -4 * scale)
        on = self.isChecked()
        body = mix(theme.raised, theme.accent, 0.1) if self._hovered and not on else theme.raised
        canvas.fill(rr(box, 10 * scale), body, 1.0 if on or self._hovered else 0.5)
        canvas.stroke(rr(box, 10 * scale), theme.accent if on else colours.hair, 2 if on else 1.2)
        self.paint_ring(canvas, box, 10 * scale)
        middle = box.center().y()
        x = box.left() + 18 * scale
        canvas.stroke(disc(x, middle, 7.5 * scale), theme.accent if on else theme.line, 1.8 * scale)
        if on:
            canvas.fill(disc(x, middle, 4.2 * scale), theme.accent)
        left = box.left() + 38 * scale
        need = canvas.width(self._line, 12) + 100 * scale
        if box.width() >= need:
            self.paint_picture(canvas, box.left() + 55 * scale, middle, 21 * scale)
            left = box.left() + 86 * scale
        right = box.right() - 12 * scale
        note = canvas.width(self._note, 12) if self._note else 0.0
        canvas.words(
            QRectF(left, box.top() + 5 * scale, right - left - note - 6, 20 * scale),
            self.text(),
            14,
            theme.text,
            True,
        )
        if self._note:
            canvas.words(
                QRectF(right - note - 2, box.top() + 5 * scale, note + 2, 20 * scale),
                self._note,
                12,
                theme.muted,
                False,
                RIGHT,
            )
        canvas.words(
            QRectF(left, box.top() + 24 * scale, right - left, 19 * scale), self._line, 12, theme.muted
        )
        painter.end()
