"""What is within reach after a chapter, each to be pressed: other chapters, ways on. Source: mocks/campaign.md 3."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.shapes import circle, lines, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import side_by_side, translate
from noria_desktop.ui.pages.campaign.end_model import NextTile, Way
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paint_stars
from noria_desktop.ui.widgets.buttons import PaintedButton

_WORDS: Final = 86
"""Design pixels of the words below a chapter's picture."""


class NextButton(PaintedButton):
    """A chapter within reach."""

    def __init__(self, style: ShellStyle, tile: NextTile) -> None:
        super().__init__(style)
        self.tile = tile
        self._picture: Picture | None = None
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        stars = translate("Circuit", "%n star(s)", "", tile.stars)
        name = game_cover(tile.chapter.game).name()
        self.setAccessibleName(side_by_side((name, tile.rival, tile.sentence, stars)))

    def show_picture(self, picture: Picture | None) -> None:
        """The player's own position in place of the card's picture."""
        self._picture = picture
        self._cache.drop()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(130), self._style.px(130))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(110), self._style.px(96))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = self.body()
        radius = 11 * scale
        canvas.fill(rounded_rect(box, radius), theme.raised)
        area = box.adjusted(4 * scale, 4 * scale, -4 * scale, -_WORDS * scale)
        cover = game_cover(self.tile.chapter.game)
        if area.height() > 24 * scale:
            facts = (self._style, id(self._picture))
            pixmap = self._cache.pixmap(
                self.size(), self.devicePixelRatioF(), facts, lambda inner: self._paint_picture(inner, area)
            )
            painter.drawPixmap(0, 0, pixmap)
        canvas.stroke(rounded_rect(box, radius), theme.accent if self._hovered else theme.line, 1.1)
        self.paint_ring(canvas, box, radius)
        low = box.bottom() - _WORDS * scale
        cover.paint_medallion(canvas, box.left() + 24 * scale, low, 16 * scale)
        line = QRectF(box.left() + 46 * scale, low + 3 * scale, box.width() - 52 * scale, 22 * scale)
        canvas.words(line, self.tile.rival, 14, theme.text, True)
        under = QRectF(box.left() + 10 * scale, line.bottom() + 1, box.width() - 16 * scale, 34 * scale)
        canvas.words(under, self.tile.sentence, 11.5, theme.muted, wrap=True)
        paint_stars(canvas, under.left(), box.bottom() - 13 * scale, 7 * scale, self.tile.stars)
        painter.end()

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        canvas, radius = Canvas(painter, self._style), 8 * self._style.scale
        canvas.clip(rounded_rect(area, radius))
        if self._picture is not None:
            self._picture.cover(painter, area)
        else:
            game_cover(self.tile.chapter.game).paint_emblem(canvas, area)
        painter.restore()
        canvas.stroke(rounded_rect(area, radius), self._style.colours.brass, 1.3)


class WayButton(PaintedButton):
    """A way on after a loss."""

    def __init__(self, style: ShellStyle, way: Way) -> None:
        super().__init__(style)
        self.way = way
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{way.title}. {way.sub}")

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(260), self._style.px(62))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = self.body()
        if self._hovered:
            canvas.fill(rounded_rect(box, 9 * scale), theme.raised)
        self.paint_ring(canvas, box, 9 * scale)
        middle = box.center().y()
        canvas.fill(circle(box.left() + 22 * scale, middle, 18 * scale), theme.raised)
        canvas.glyph(self.way.icon, box.left() + 22 * scale, middle, 9 * scale, theme.accent)
        line = QRectF(box.left() + 54 * scale, middle - 21 * scale, box.width() - 84 * scale, 21 * scale)
        canvas.words(line, self.way.title, 14.5, theme.text, True)
        canvas.words(line.translated(0, 21 * scale), self.way.sub, 12, theme.muted)
        x = box.right() - 14 * scale
        canvas.stroke(
            lines(
                [
                    (x - 4 * scale, middle - 6 * scale),
                    (x + 2 * scale, middle),
                    (x - 4 * scale, middle + 6 * scale),
                ]
            ),
            theme.text,
            1.6,
        )
        painter.end()
