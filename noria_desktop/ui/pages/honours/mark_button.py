"""One mark of honour on its page: coin, name, day, and the sentence that says what there is to do."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import LEFT, RIGHT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.pages.honours import words
from noria_desktop.ui.pages.honours.coin import paint_coin
from noria_desktop.ui.pages.honours.model import Mark
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.plain import plain_tip

NAME, HOW, DAY = 14.0, 12.5, 12.0
"""Sizes of words, design pixels."""
_COIN = 20
"""Half of a coin."""
_LEFT, _INDENT, _AFTER = 27, 57, 10
"""From the button's edge to the middle of the coin, to the words, and behind them; design pixels."""
_NAME_HIGH = 18
"""Of the name, close to its sentence: rows are told apart by what is left between them."""
_EDGE = 1
"""Above and below the words."""


class MarkButton(PaintedButton):
    """A mark that can be pressed: an earned one leads to its game, another to its rule."""

    def __init__(self, style: ShellStyle, game: str, mark: Mark, today: date) -> None:
        """Of a game."""
        super().__init__(style)
        self.game, self.mark, self._today = game, mark, today
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_mark(self, mark: Mark, today: date) -> None:
        """What is known of it now."""
        self.mark, self._today = mark, today
        self.retranslate()

    def retranslate(self) -> None:
        """Words for those who listen, and the hint."""
        self.setAccessibleName(words.spoken(self.game, self.mark, self._today))
        self.setAccessibleDescription(words.leads_to(self.mark))
        here = words.said(self.game, self.mark.key)
        self.setToolTip(plain_tip(f"{here.how}\n{words.leads_to(self.mark)}"))
        self.update()

    def may_be_reached(self, reached: bool) -> None:
        """Whether Tab leads here: one mark of the page is reached so, and arrows walk from there."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reached else Qt.FocusPolicy.ClickFocus)

    def least_height(self, width: int) -> int:
        """The least in which its sentence can be read, that wide; logical pixels."""
        scale = self._style.scale
        room = QRectF(0, 0, max(1.0, width - (_INDENT + _AFTER) * scale), 1000)
        flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
        text = unbroken(words.said(self.game, self.mark.key).how)
        high = QFontMetricsF(self._style.font(HOW)).boundingRect(room, flags, text).height()
        return round(max(2 * _COIN * scale, high + _NAME_HIGH * scale) + 2 * _EDGE * scale) + 1

    def sizeHint(self) -> QSize:
        """Room for the coin and a few words."""
        return QSize(self._style.px(150), self._style.px(2 * _COIN + 2 * _EDGE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paint(self, canvas: Canvas) -> None:
        """Coin, name, day, sentence."""
        scale, theme = self._style.scale, self._style.theme
        box, earned = QRectF(self.rect()), self.mark.earned is not None
        here = words.said(self.game, self.mark.key)
        frame = box.adjusted(1, 1, -1, -1)
        if self.hasFocus():
            canvas.fill(rounded_rect(frame, 9 * scale), theme.focus, 0.12)
        elif self._hovered:
            canvas.fill(rounded_rect(frame, 9 * scale), theme.raised)
        half = min(_COIN * scale, box.height() / 2 - scale)
        paint_coin(canvas, _LEFT * scale, box.center().y(), half, here.sign, struck=earned)
        left, right = _INDENT * scale, box.right() - _AFTER * scale
        flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
        room = QRectF(left, 0, right - left, 1000)
        high = QFontMetricsF(self._style.font(HOW)).boundingRect(room, flags, unbroken(here.how)).height()
        top = box.center().y() - (high + _NAME_HIGH * scale) / 2
        line = QRectF(left, top, right - left, _NAME_HIGH * scale)
        if self.mark.earned is not None:
            told = words.day(self.mark.earned, self._today)
            canvas.words(line, told, DAY, theme.muted, False, RIGHT)
            line.setRight(right - canvas.width(told, DAY) - 8 * scale)
        colour = theme.text if earned else mix(theme.text, theme.muted, 0.7)
        canvas.words(line, here.name, NAME, colour, earned)
        low = QRectF(left, top + _NAME_HIGH * scale, right - left, high + 2)
        canvas.words(low, here.how, HOW, theme.muted, False, Qt.AlignmentFlag.AlignLeft, wrap=True)
        if self.hasFocus():
            canvas.stroke(rounded_rect(frame, 9 * scale), theme.focus, 2.2 * scale)
