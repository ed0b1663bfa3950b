"""Sheets, headings, words, stamps and marks that every page is made of.

Every widget here has ``set_style``; ``restyle`` hands a style to a page and everything in it.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollBar, QSizePolicy, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.widgets.layouts import NO_EDGES, Edges, column, fit_layout
from noria_desktop.ui.widgets.painted import PaintedWidget

BAR = 11
"""Width of a scroll bar, design pixels."""


@runtime_checkable
class Styled(Protocol):
    """A widget that is painted in the shell's style."""

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        ...


def restyle(root: QWidget, style: ShellStyle) -> None:
    """Hand a style to a widget's layouts and children, all levels."""
    for layout in root.findChildren(QLayout):
        fit_layout(layout, style)
    for child in root.findChildren(QWidget):
        if isinstance(child, Styled):
            child.set_style(style)
        elif isinstance(child, QScrollBar):
            child.setStyleSheet(scroll_bar_sheet(style.theme.line, style.theme.muted, style.px(BAR)))


def scroll_bar_sheet(line: str, hovered: str, width: int) -> str:
    """A quiet scroll bar: a round handle, without arrows and groove.

    Args:
        line: colour of the handle.
        hovered: its colour below the pointer.
        width: logical pixels, of an upright one; a lying one is as high.
    """
    radius = max(1, width // 2 - 2)
    return (
        f"QScrollBar {{ background: transparent; margin: 0; border: 0; }}"
        f" QScrollBar:vertical {{ width: {width}px; }} QScrollBar:horizontal {{ height: {width}px; }}"
        f" QScrollBar::handle {{ background: {line}; border-radius: {radius}px; margin: 2px; }}"
        f" QScrollBar::handle:vertical {{ min-height: 30px; }} QScrollBar::handle:horizontal {{ min-width: 30px; }}"
        f" QScrollBar::handle:hover {{ background: {hovered}; }}"
        " QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }"
        " QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


def clear_layout(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner is not None:
            clear_layout(inner)


class Words(QLabel):
    """A line or paragraph in one of the style's colours."""

    def __init__(
        self,
        style: ShellStyle,
        size: float = 14,
        *,
        bold: bool = False,
        colour: str = "text",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """``colour`` is a token of ``Theme`` or of ``ShellColours``."""
        super().__init__(parent)
        self._plain = ""
        self._heard = ""
        """What is told to those who listen in place of words with joiners."""
        self._size, self._bold, self._token = size, bold, colour
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self._style = style
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Font and colour."""
        self._style = style
        self.setFont(style.font(self._size, self._bold))
        value = getattr(style.theme, self._token, None) or getattr(style.colours, self._token)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(value))
        self.setPalette(palette)

    def set_colour(self, token: str) -> None:
        """Another token."""
        self._token = token
        self.set_style(self._style)

    def text(self) -> str:
        """The words as they were given, without the joiners that keep Japanese whole."""
        return self._plain

    def setText(self, text: str) -> None:
        """Other words. A paragraph of Japanese breaks between phrases, not inside words."""
        self._plain = text
        joined = unbroken(text) if self.wordWrap() and self.textFormat() is Qt.TextFormat.PlainText else text
        heard = text if joined != text else ""
        if heard != self._heard and self.accessibleName() == self._heard:
            # A name that somebody else gave stays.
            self._heard = heard
            self.setAccessibleName(heard)
        super().setText(joined)

    def setWordWrap(self, on: bool) -> None:
        """Whether it is a paragraph; what stands there already follows."""
        super().setWordWrap(on)
        self.setText(self._plain)

    def setTextFormat(self, kind: Qt.TextFormat) -> None:
        """Marked-up words break as Qt would have it."""
        super().setTextFormat(kind)
        self.setText(self._plain)


def paint_sheet(canvas: Canvas, box: QRectF, radius: float, body: str = "") -> None:
    """A raised sheet: offset shadow, body, hairline, lit upper edge."""
    theme, colours = canvas.style.theme, canvas.style.colours
    if colours.shadow:
        canvas.fill(
            rounded_rect(box.translated(0, 4 * canvas.style.scale), radius), "#000000", colours.shadow
        )
    half = colours.border / 2
    canvas.fill(rounded_rect(box, radius), body or theme.surface)
    canvas.stroke(rounded_rect(box.adjusted(half, half, -half, -half), radius), colours.hair, colours.border)
    if colours.lit:
        canvas.p.save()
        canvas.p.setClipRect(QRectF(box.left(), box.top(), box.width(), radius))
        canvas.stroke(rounded_rect(box.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1), "#FFFFFF", 1, colours.lit)
        canvas.p.restore()


_SHADOW = 5
"""Design pixels below a sheet for its shadow."""


class Sheet(QFrame):
    """A sheet of dark paper; its layout leaves room for the shadow below."""

    def __init__(
        self,
        style: ShellStyle,
        edges: Edges = (18, 14, 18, 16),
        *,
        gap: float | None = None,
        bare: bool = False,
    ) -> None:
        """An empty column.

        Args:
            style: of the page.
            edges: between the edge of the paper and what lies on it.
            gap: design pixels between the parts of ``column``; None: Qt's own.
            bare: no paper, as for a part of another sheet.
        """
        super().__init__()
        self._style, self._edges, self._bare = style, edges, bare
        self.column = column(style, gap=gap, edges=NO_EDGES, within=self)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Margins and colours."""
        self._style = style
        left, top, right, bottom = map(style.px, self._edges)
        self.setContentsMargins(left, top, right, bottom + style.px(0 if self._bare else _SHADOW))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._bare:
            return
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        low = self._style.px(_SHADOW)
        paint_sheet(canvas, QRectF(self.rect()).adjusted(0, 0, 0, -low), self._style.px(14))
        painter.end()


class Heading(PaintedWidget):
    """Title with a brass tick, a quieter line beside it, and the mark of a side at the right end."""

    def __init__(
        self, style: ShellStyle, size: float = 16, mark: bool | None = None, inset: float = 0
    ) -> None:
        """``mark``: True for the human's disc, False for the bot's diamond; ``inset``: design pixels left free."""
        super().__init__(style, 0, 0, line=True)
        self._size, self._mark, self._inset = size, mark, inset
        self._title, self._sub = "", ""

    def set_words(self, title: str, sub: str = "") -> None:
        """Title and the quieter line."""
        self._title, self._sub = title, sub
        self.setAccessibleName(title)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the title; the quieter line may be cut."""
        width = words_width(self._style, self._title, self._size, True) + self._style.px(14 + 2 * self._inset)
        return QSize(width, self._style.px(self._size + 12))

    def minimumSizeHint(self) -> QSize:
        """Same as the hint."""
        return self.sizeHint()

    def _fit(self) -> None:
        """As high as its words."""

    def paint(self, canvas: Canvas) -> None:
        """Tick, words, mark."""
        scale, theme = self._style.scale, self._style.theme
        inset = self._inset * scale
        box = QRectF(self.rect()).adjusted(inset, 0, -inset, 0)
        tick = self._size * scale
        canvas.fill(
            rounded_rect(QRectF(inset, box.center().y() - tick / 2, 3.5 * scale, tick), 1.7 * scale),
            theme.accent,
        )
        end = box.right() - (26 * scale if self._mark is not None else 0)
        left = inset + 12 * scale
        took = canvas.words(
            QRectF(left, 0, end - left, box.height()), self._title, self._size, theme.text, True
        )
        left += took + 12 * scale
        if self._sub and canvas.width(self._sub, 12.5) <= end - left:
            canvas.words(QRectF(left, scale, end - left, box.height()), self._sub, 12.5, theme.muted)
        if self._mark is not None:
            canvas.badge(self._mark, box.right() - 10 * scale, box.center().y(), 8 * scale)


def words_width(style: ShellStyle, text: str, size: float, bold: bool = False) -> int:
    """Logical pixels of one line of words."""
    from PySide6.QtGui import QFontMetricsF

    return int(QFontMetricsF(style.font(size, bold)).horizontalAdvance(text)) + 1


class Rule(PaintedWidget):
    """A hairline, as wide as its layout."""

    def __init__(self, style: ShellStyle) -> None:
        """Always one pixel high."""
        super().__init__(style, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _fit(self) -> None:
        """One pixel, whatever the style."""
        self.setFixedHeight(1)

    def paint(self, canvas: Canvas) -> None:
        """The line."""
        canvas.p.fillRect(self.rect(), tone(self._style.colours.hair))
