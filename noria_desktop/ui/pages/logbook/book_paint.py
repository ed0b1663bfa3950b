"""The book itself: leather, brass corners, paper, fold and rules, and the ink its pages are written in.

Sizes are design pixels at the style's scale. In high contrast paper is black with white rules. Source: campaign.md 2, 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextOption,
)

from noria_desktop.engine.contract import BOT
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, LEFT, RIGHT, Canvas
from noria_desktop.ui.art.glyphs import placed
from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, polygon, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.tell_fault import tell_fault

LEATHERS: Final = ("#4A2A1C", "#1F3B4D", "#24452F", "#5A1F2B", "#3A2A52", "#2C2C30")
"""Colours of the cover, by the number that a campaign names."""
_FINENESS: Final = 3
"""Pixels for a logical pixel of a scene that is put into a drawing as an image."""
_SMALLEST_WORD: Final = 9.0
_SMALLEST_FIGURE: Final = 6.6
"""Logical pixels below which words, and figures and single letters, of a scene are left out: nobody could read them."""


class BookPainter(QPainter):
    """A painter that can leave out small print while a scene is painted."""

    _quiet = False

    @contextmanager
    def without_small_print(self) -> Iterator[None]:
        """Words of a scene that come out too small are not drawn."""
        self._quiet = True
        try:
            yield
        finally:
            self._quiet = False

    def drawText(self, *parts: Any) -> Any:
        if self._quiet and self._is_small(next((part for part in parts if isinstance(part, str)), "")):
            return None
        return super().drawText(*parts)

    def _is_small(self, words: str) -> bool:
        shrunk: float = abs(self.worldTransform().determinant()) ** 0.5
        is_word = len(words) > 1 and any(sign.isalpha() for sign in words)
        least = _SMALLEST_WORD if is_word else _SMALLEST_FIGURE
        return self.font().pixelSize() * shrunk < least


def paint_scene(painter: BookPainter, target: QRectF, paint: Callable[[QPainter, QRectF], None]) -> None:
    """Paint a scene without its small print into a picture; a fault in it is told and leaves the picture empty.

    The scene is an image of its own, in drawings too: it reaches beyond its picture, which not every reader of SVG cuts
    off, and it is full of light that fades, which colours in a PDF cannot.
    """
    in_drawing = painter.paintEngine().type() in (QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf)
    fineness = _FINENESS if in_drawing else painter.device().devicePixelRatio()
    image = QImage((target.size() * fineness).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(fineness)
    image.fill(Qt.GlobalColor.transparent)
    inner = BookPainter(image)
    try:
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        with inner.without_small_print():
            paint(inner, QRectF(QPointF(0, 0), target.size()))
    except Exception as error:
        tell_fault(error)
    finally:
        inner.end()
    painter.drawImage(target, image)


@frozen
class Paper:
    """Colours of a page."""

    page: str
    mat: str
    """Round the picture, and within rings."""
    ink: str
    soft: str
    strong: str
    """Small headings and figures that are spoken of."""
    rule: str
    rest: str
    """Outline of a star that was not won."""
    sign: str
    shade: str
    """Colour of the shadow in the fold."""


_PARCHMENT: Final = Paper(
    page="#EFE4C8",
    mat="#E2D3AC",
    ink="#2B2118",
    soft="#5F5140",
    strong="#6A3E08",
    rule="#A0824E",
    rest="#8F7A4E",
    sign="#7C5518",
    shade="#5F4422",
)
_BLACK: Final = Paper(
    page="#000000",
    mat="#000000",
    ink="#FFFFFF",
    soft="#FFFFFF",
    strong="#FFD400",
    rule="#FFFFFF",
    rest="#FFFFFF",
    sign="#FFFFFF",
    shade="#000000",
)


def paper_of(style: ShellStyle) -> Paper:
    """The paper of a theme."""
    return _BLACK if style.contrast else _PARCHMENT


class BookCanvas(Canvas):
    """A canvas that writes on paper; in a drawing its words are outlines, whatever fonts the reader has."""

    p: BookPainter

    def __init__(self, painter: BookPainter, style: ShellStyle) -> None:
        """On this painter."""
        super().__init__(painter, style)
        self.paper = paper_of(style)
        self.scale = style.scale

    def words(
        self,
        box: QRectF,
        text: str,
        size: float,
        colour: str,
        bold: bool = False,
        align: Any = LEFT,
        wrap: bool = False,
    ) -> float:
        """One line in the middle of a box; never wrapped here, see ``lines``."""
        font = self.style.font(size, bold)
        metrics = QFontMetricsF(font)
        if self.p.paintEngine().type() is not QPaintEngine.Type.SVG:
            # A box lower than the words must not cut them.
            more = max(0.0, metrics.height() + 2 - box.height()) / 2
            return super().words(box.adjusted(0, -more, 0, more), text, size, colour, bold, align, wrap)
        wide = metrics.horizontalAdvance(text)
        left = {LEFT: box.left(), CENTRE: box.center().x() - wide / 2, RIGHT: box.right() - wide}[align]
        path = QPainterPath()
        path.addText(left, box.center().y() + (metrics.ascent() - metrics.descent()) / 2, font, text)
        self.fill(path, colour)
        return wide

    def fitted(
        self, box: QRectF, text: str, size: float, least: float, colour: str, bold: bool = False
    ) -> None:
        """One line that is set smaller where it would not fit."""
        while size > least and self.width(text, size, bold) > box.width():
            size -= 0.5
        self.words(box, text, size, colour, bold)

    def broken(self, text: str, size: float, width: float, bold: bool = False) -> list[str]:
        """Words as lines that fit the width, broken as their language breaks them."""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout = QTextLayout(text, self.style.font(size, bold))
        layout.setTextOption(option)
        found: list[str] = []
        layout.beginLayout()
        line = layout.createLine()
        while line.isValid():
            line.setLineWidth(width)
            found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
            line = layout.createLine()
        layout.endLayout()
        return found

    def lines(
        self, box: QRectF, found: Sequence[str], size: float, step: float, colour: str, align: Any = LEFT
    ) -> float:
        """Lines one below the other from the top of a box; the height they took."""
        step *= self.scale
        for place, text in enumerate(found):
            self.words(
                QRectF(box.left(), box.top() + place * step, box.width(), step),
                text,
                size,
                colour,
                False,
                align,
            )
        return step * len(found)

    def rule(self, x: float, y: float, width: float) -> None:
        """A hairline across a page."""
        self.stroke(segment(x, y, x + width, y), self.paper.rule, self.scale, 0.8)

    def rival(self, seat: int, x: float, y: float, half: float) -> None:
        """The badge of a rival by its seat: a diamond, or the shape of a third or fourth seat."""
        if seat == BOT:
            self.badge(False, x, y, half)
        else:
            seat_badge(self.p, self.style.theme, seat, x, y, half)

    def star(self, x: float, y: float, half: float, *, won: bool) -> None:
        """A star, or the place of one."""
        paper, contrast = self.paper, self.style.contrast
        if won:
            self.glyph("star", x, y, half, self.style.colours.brass)
        path = _star(x, y, half)
        self.stroke(path, (paper.ink if won and not contrast else paper.rest), max(0.8, half * 0.11))


def _star(x: float, y: float, half: float) -> QPainterPath:
    return placed("program/star", x, y, half)


@frozen
class Spread:
    """Where the parts of an open book lie, in logical pixels."""

    cover: QRectF
    left: QRectF | None
    """None where only the right page is shown."""
    right: QRectF | None

    @property
    def pages(self) -> tuple[QRectF, ...]:
        """What is shown, left first."""
        return tuple(page for page in (self.left, self.right) if page is not None)


SHADOW: Final = 9.0
"""Design pixels under the book."""


def spread_of(room: QRectF, scale: float, single: int | None = None) -> Spread:
    """The open book in a room; ``single`` shows its left (0) or right (1) page alone."""
    cover = room.adjusted(0, 0, 0, -SHADOW * scale)
    inner = cover.adjusted(17 * scale, 11 * scale, -17 * scale, -11 * scale)
    if single is not None:
        return Spread(cover, inner if single == 0 else None, inner if single == 1 else None)
    middle = inner.center().x()
    return Spread(
        cover,
        QRectF(inner.left(), inner.top(), middle - inner.left(), inner.height()),
        QRectF(middle, inner.top(), inner.right() - middle, inner.height()),
    )


def inside(page: QRectF, scale: float, *, is_left: bool, single: bool = False) -> QRectF:
    """What the double rule of a page encloses."""
    outer, fold = 17 * scale, (17 if single else 22) * scale
    if is_left:
        return page.adjusted(outer, 15 * scale, -fold, -17 * scale)
    return page.adjusted(fold, 15 * scale, -outer, -17 * scale)


def paint_book(canvas: BookCanvas, spread: Spread, leather: int) -> None:
    """Cover, corners and the blank pages with their rules."""
    colours, scale, contrast = canvas.style.colours, canvas.scale, canvas.style.contrast
    hide = "#000000" if contrast else LEATHERS[leather % len(LEATHERS)]
    cover = spread.cover
    if colours.shadow:
        canvas.fill(rounded_rect(cover.translated(0, 7 * scale), 16 * scale), "#000000", colours.shadow + 0.1)
    canvas.fill(rounded_rect(cover, 14 * scale), hide)
    edge = "#FFFFFF" if contrast else mix(hide, "#FFFFFF", 0.18)
    canvas.stroke(rounded_rect(cover.adjusted(1, 1, -1, -1), 13 * scale), edge, 1.6 * scale)
    fine = 4.5 * scale
    canvas.stroke(
        rounded_rect(cover.adjusted(fine, fine, -fine, -fine), 10 * scale), colours.brass, 0.9 * scale, 0.55
    )
    _paint_corners(canvas, cover)
    if not contrast:
        for sheet in range(4, 0, -1):
            _paint_edge(canvas, spread, sheet)
    for page in spread.pages:
        _paint_page(canvas, page, spread)
    if spread.left is not None and spread.right is not None:
        x = spread.right.left()
        canvas.stroke(
            segment(x, spread.right.top() + 2, x, spread.right.bottom() - 2),
            "#FFFFFF" if contrast else "#4A371F",
            1.2 * scale,
            0.7,
        )


def _paint_corners(canvas: BookCanvas, cover: QRectF) -> None:
    colours, s = canvas.style.colours, canvas.scale
    for x, y, across, down in (
        (cover.left(), cover.top(), s, s),
        (cover.right(), cover.top(), -s, s),
        (cover.left(), cover.bottom(), s, -s),
        (cover.right(), cover.bottom(), -s, -s),
    ):
        places = ((2, 8), (8, 2), (30, 2), (2, 30))
        corner = polygon([(x + across * a, y + down * b) for a, b in places])
        canvas.fill(corner, colours.brass)
        canvas.stroke(corner, colours.brass_deep, s)
        canvas.fill(circle(x + across * 11, y + down * 11, 2 * s), colours.brass_deep)


def _paint_edge(canvas: BookCanvas, spread: Spread, sheet: int) -> None:
    """The edges of the sheets below the open ones."""
    shade = mix(canvas.paper.page, "#7A5A30", 0.12 + 0.06 * sheet)
    off = sheet * 1.3 * canvas.scale
    for page, way in ((spread.left, -1), (spread.right, 1)):
        if page is not None:
            canvas.fill(rounded_rect(page.translated(way * off, 0), 6 * canvas.scale), shade)


def _paint_page(canvas: BookCanvas, page: QRectF, spread: Spread) -> None:
    """Paper, the shadow towards the fold, and the double rule."""
    paper, scale = canvas.paper, canvas.scale
    is_left = page == spread.left
    single = len(spread.pages) == 1
    canvas.clip(rounded_rect(page, 5 * scale))
    canvas.fill(rounded_rect(page, 5 * scale), paper.page)
    if not canvas.style.contrast:
        fold = page.right() if is_left else page.left()
        way = -1 if is_left else 1
        shade = QLinearGradient(fold, 0, fold + way * 60 * scale, 0)
        for place, alpha in ((0.0, 0.5), (0.12, 0.3), (0.5, 0.09), (1.0, 0.0)):
            shade.setColorAt(place, tone(mix(paper.page, paper.shade, alpha * (0.5 if single else 1))))
        # Mixed, not laid over: in a PDF colours cannot fade.
        shaded = QRectF(min(fold, fold + way * 60 * scale), page.top(), 60 * scale, page.height())
        canvas.p.fillRect(shaded, QBrush(shade))
    canvas.p.restore()
    frame = inside(page, scale, is_left=is_left, single=single)
    wide = 2.0 if canvas.style.contrast else 1.2
    canvas.stroke(rounded_rect(frame, 4 * scale), paper.rule, wide * scale)
    gap = (4 if canvas.style.contrast else 3) * scale
    canvas.stroke(rounded_rect(frame.adjusted(gap, gap, -gap, -gap), 3 * scale), paper.rule, 0.7 * scale)


def paint_folio(canvas: BookCanvas, page: QRectF, number: int, *, is_left: bool) -> None:
    """The number of a page, in its outer corner."""
    scale = canvas.scale
    line = QRectF(page.left() + 20 * scale, page.bottom() - 17 * scale, page.width() - 40 * scale, 17 * scale)
    canvas.words(line, str(number), 12, canvas.paper.soft, False, LEFT if is_left else RIGHT)
