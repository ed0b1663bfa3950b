"""The parts of the library's filter bar: a pill that opens its choices, and the field in which one searches."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import CENTRE, LEFT, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.widgets.buttons import RING, PaintedButton
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.sheets import words_width

HIGH = 34
"""Design pixels of a chip."""


class Pill(PaintedButton):
    """A capsule with a sign or emblem, words, a count and what follows them."""

    def __init__(self, style: ShellStyle, *, game: str = "", end: str = "") -> None:
        """``game``: whose emblem stands before the words; ``end``: the sign behind them."""
        super().__init__(style)
        self._game, self._end = game, end
        self._count: int | str | None = None
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, count: int | str | None = None, *, name: str = "") -> None:
        """Words, how many there are of it, and the accessible name where it differs."""
        self.setText(text)
        self._count = count
        self.setAccessibleName(name or (text if count is None else f"{text} {count}"))
        self.setToolTip(text if self._compact else "")
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Emblem and count alone."""
        self._compact = compact and bool(self._game)
        self.setToolTip(self.text() if self._compact else "")
        self.updateGeometry()
        self.update()

    def _parts(self) -> tuple[float, float, float, float]:
        """Widths of emblem, words, count and the sign at the end, each with its gap."""
        px, style = self._style.px, self._style
        text = 0 if self._compact else words_width(style, self.text(), 14, True)
        count = 0 if self._count is None else words_width(style, str(self._count), 12.5) + px(7)
        return px(28) if self._game else 0, text, count, px(17) if self._end else 0

    def sizeHint(self) -> QSize:
        """As wide as what stands in it."""
        px = self._style.px
        return QSize(int(sum(self._parts())) + px(22 + 2 * RING), px(HIGH + 2 * RING))

    def paint(self, canvas: Canvas) -> None:
        """Capsule, emblem, words, count, sign."""
        style, theme = self._style, self._style.theme
        scale, box = style.scale, self.body()
        radius = box.height() / 2
        on, lit = self.isChecked(), self._hovered or self.isDown()
        canvas.fill(rounded_rect(box, radius), theme.raised, 1.0 if on or lit else 0.75)
        edge = theme.accent if on or lit else style.colours.hair
        canvas.stroke(rounded_rect(box, radius), edge, 1.8 * scale if on else 1.2)
        self.paint_ring(canvas, box, radius)
        emblem, text, count, _ = self._parts()
        left, middle = box.left() + 11 * scale, box.center().y()
        if self._game:
            game_cover(self._game).paint_medallion(canvas, left + 9 * scale, middle, 11.5 * scale)
        left += emblem
        if text:
            place = QRectF(left, box.top(), text + 2, box.height())
            canvas.words(place, self.text(), 14, theme.text, on, LEFT)
        if count:
            place = QRectF(left + text, box.top(), count, box.height())
            canvas.words(place, str(self._count), 12.5, theme.muted, False, CENTRE)
        if self._end:
            half = 5 * scale
            canvas.glyph(self._end, box.right() - 17 * scale, middle, half, theme.muted)


class SearchField(Field):
    """Words to look for; Escape takes them away, the arrow down leads into the list."""

    left_down = Signal()
    emptied = Signal()
    """Escape where nothing stands in it."""

    def set_style(self, style: ShellStyle) -> None:
        """As high as the chips."""
        super().set_style(style)
        self.setFixedHeight(style.px(HIGH))
        self.setTextMargins(style.px(30), 0, style.px(6), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and the arrow down."""
        if event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.emptied.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_down.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: object) -> None:
        """A glass before the words."""
        super().paintEvent(event)  # type: ignore[arg-type]
        from PySide6.QtGui import QPainter

        painter = QPainter(self)
        style = self._style
        Canvas(painter, style).glyph(
            "search", style.px(17), self.height() / 2, style.px(6.5), style.theme.muted
        )
        painter.end()
