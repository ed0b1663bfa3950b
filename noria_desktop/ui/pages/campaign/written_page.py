"""The page of the logbook that has just been written, beside what it earned; its stamp falls once."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.falling import Falling
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paint_paper, paper
from noria_desktop.ui.widgets.buttons import PaintedButton


class WrittenPage(PaintedButton):
    """The page of the logbook that has just been written."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self.setObjectName("page")
        self._picture: Picture | None = None
        self._game = ""
        self._stamped = False
        self._falling = Falling(self, self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_page(self, game: str, picture: Picture | None, *, stamped: bool = False) -> None:
        """Its picture, and whether it bears the stamp of a sealed record."""
        self._game, self._picture, self._stamped = game, picture, stamped
        self.setAccessibleName(
            translate("Circuit", "Your page is written") + ". " + translate("Circuit", "Read the page")
        )
        self.update()

    def await_stamp(self) -> None:
        """The page is written before it is stamped."""
        self._falling.wait()
        self.update()

    def stamp(self) -> None:
        """The stamp falls on the page, once."""
        if self._stamped:
            self._falling.begin()

    @property
    def stamping(self) -> bool:
        """Whether the stamp is just falling."""
        return self._falling.is_falling

    def finish(self) -> None:
        """The stamp has fallen."""
        self._falling.finish()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(256), self._style.px(180))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, look = Canvas(painter, self._style), self._style.scale, paper(self._style)
        box = self.body()
        inner = paint_paper(canvas, box, rings=False)
        title = QRectF(inner.left(), inner.top() - 4 * scale, inner.width(), 22 * scale)
        canvas.words(title, translate("Circuit", "Your page is written"), 14, look.ink, True)
        area = QRectF(inner.left(), title.bottom() + 6 * scale, inner.width(), inner.height() - 64 * scale)
        canvas.clip(rounded_rect(area, 6 * scale))
        if self._picture is not None:
            self._picture.cover(painter, area)
        else:
            game_cover(self._game).paint_emblem(canvas, area)
        painter.restore()
        canvas.stroke(rounded_rect(area, 6 * scale), look.ink, 1.2)
        if self._stamped:
            x, y = area.right() - 18 * scale, area.bottom() - 18 * scale
            self._falling.paint(canvas, x, y, 17 * scale)
        button = QRectF(inner.left(), area.bottom() + 8 * scale, inner.width(), 30 * scale)
        canvas.stroke(rounded_rect(button, 8 * scale), look.spot if self._hovered else look.soft, 1.2)
        canvas.words(button, translate("Circuit", "Read the page"), 13, look.ink, True, CENTRE)
        self.paint_ring(canvas, box, 12 * scale)
        painter.end()
