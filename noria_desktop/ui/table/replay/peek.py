"""What lies under the pointer on the time line: whose step, what was done, the points, and the table as it stood then."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.canvas import painted_image
from noria_desktop.ui.art.marks import side_badge
from noria_desktop.ui.art.pens import fill, pen, rgba
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text, two_lines
from noria_desktop.ui.i18n import minus
from noria_desktop.ui.table.buttons import Bar
from noria_desktop.ui.table.replay.film import Film

WIDTH: Final = 208.0
PICTURE: Final = (184.0, 104.0)
WORDS: Final = 92.0
"""Height without a picture."""
REST_MS: Final = 140
"""So long the pointer rests before the picture is painted."""
FINE: Final = 2
"""Pixels of the picture for a logical one."""


class Peek(Bar):
    """A plate over the band; it takes no press and is not heard, as the line itself says where it stands."""

    def __init__(self, skin: Skin, page: QWidget) -> None:
        """Hidden."""
        super().__init__(skin, page)
        self._film: Film | None = None
        self._ply = -1
        self._picture: QImage | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._paint_picture)
        self.hide()

    def show_ply(self, film: Film, ply: int, above: QPoint) -> None:
        """A moment; ``above`` is the middle of its lower edge, in places of the page."""
        if (film, ply) != (self._film, self._ply) or self.isHidden():
            self._film, self._ply, self._picture = film, ply, None
            self._rest.start()
        zoom = self._skin.zoom
        high = WORDS + (PICTURE[1] + 8 if self._picture is not None else 0)
        self.resize(round(WIDTH * zoom), round(high * zoom))
        page = self.parentWidget()
        assert page is not None
        left = max(4, min(page.width() - self.width() - 4, above.x() - self.width() // 2))
        self.move(left, max(4, above.y() - self.height()))
        self.raise_()
        self.show()
        self.update()

    def put_away(self) -> None:
        """Nothing lies under the pointer."""
        self._rest.stop()
        self.hide()

    def _paint_picture(self) -> None:
        """The table as it stood; a picture that cannot be painted is left out."""
        film = self._film
        if film is None or self.isHidden():
            return
        scale = FINE * self._skin.zoom
        size = QSize(round(PICTURE[0] * scale), round(PICTURE[1] * scale))

        def paint(painter: QPainter) -> None:
            view = film.session.rules.observe(film.session.state_at(self._ply), HUMAN)
            film.face.paint_miniature(painter, QRectF(0, 0, size.width(), size.height()), view, self._skin)

        image = painted_image(size, paint)
        if image is None:
            return
        self._picture = image
        below = QPoint(self.x() + self.width() // 2, self.y() + self.height())
        self.show_ply(film, self._ply, below)

    def paintEvent(self, event: QPaintEvent) -> None:
        film = self._film
        if film is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        fill(painter, rounded_rect(box.adjusted(1, 1, -1, -1), 8), rgba(theme.raised), pen(theme.line, 1.2))
        left, wide, y = 12.0, WIDTH - 24, 8.0
        if self._picture is not None:
            painter.drawImage(QRectF(left, y + 4, *PICTURE), self._picture)
            y += PICTURE[1] + 8
        text(painter, QRectF(left, y, wide, 20), film.heading(self._ply), 13, theme.text, True, LEFT)
        step = film.step_at(self._ply)
        first, second = two_lines(step.words, 12, wide) if step is not None else ("", "")
        text(painter, QRectF(left, y + 20, wide, 17), first, 12, theme.muted, align=LEFT)
        text(painter, QRectF(left, y + 37, wide, 17), second, 12, theme.muted, align=LEFT)
        points = film.course.at(self._ply)
        x = left + 6
        for human, value in ((True, points.mine), (False, points.theirs)):
            side_badge(painter, theme, human, x, y + 66, 6)
            used = text(
                painter, QRectF(x + 12, y + 56, 60, 20), minus(value), 14, theme.text, True, LEFT, fit=False
            )
            x += used + 34
        painter.end()
