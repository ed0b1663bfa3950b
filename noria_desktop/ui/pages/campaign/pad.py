"""The pad of paper beside the map: a title, a picture, what is told below it, the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.ink import Ink, InkButton
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paint_paper, paper

_TITLE = 56
"""Design pixels of the title and the line below it."""
_LEAST_PICTURE = 30
"""Design pixels of a picture below which it is left out."""


class Pad(QWidget):
    """Base: what is told, ``go`` leads on, ``fresh`` begins another game beside the one that goes on."""

    onward = Signal()
    anew = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Nothing is told yet."""
        super().__init__()
        self._style = style
        self._picture: Picture | None = None
        self._cache = PictureCache()
        self.go = self.button(Ink.PRIMARY, icon="play", key="Enter")
        self.fresh = self.button(Ink.OUTLINE)
        self.go.clicked.connect(self.onward)
        self.fresh.clicked.connect(self.anew)

    def button(self, kind: Ink, *, icon: str = "", key: str = "") -> InkButton:
        """Another button on the paper."""
        made = InkButton(self._style, kind, icon=icon, key=key)
        made.setParent(self)
        return made

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self.place()
        self.update()

    def show_picture(self, picture: Picture | None) -> None:
        """Something else is told; without a picture of one's own the game's card stands there."""
        self._picture = picture
        self._cache.drop()
        self.retranslate()

    def tell(self, *parts: str) -> None:
        """What stands there, for those who listen; it is placed and painted again."""
        self.fresh.set_words(translate("Circuit", "Start anew"))
        self.setAccessibleName(". ".join(part for part in parts if part))
        self.go.setAccessibleDescription(self.accessibleName())
        self.place()
        self.update()

    # What a sheet is made of ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Words of the buttons, and what is told to those who listen."""

    def heading(self) -> tuple[str, str]:
        """The title and the line below it; both empty while nothing is told."""
        return "", ""

    def told(self) -> object:
        """What the picture is of."""
        return None

    def low(self) -> float:
        """Where the lists begin, below the picture; logical pixels."""
        return self.top_of_picture()

    def paint_card(self, canvas: Canvas, area: QRectF) -> None:
        """What stands in place of a picture of one's own."""

    def paint_on_picture(self, canvas: Canvas, area: QRectF) -> None:
        """What is written on the picture."""

    def paint_lists(self, canvas: Canvas) -> None:
        """What stands below the picture."""

    # Places -----------------------------------------------------------------------------------------------

    def room(self) -> QRectF:
        """What can be written on."""
        scale = self._style.scale
        return QRectF(self.rect()).adjusted(38 * scale, 20 * scale, -26 * scale, -24 * scale)

    def top_of_picture(self) -> float:
        """Below the title; logical pixels."""
        return self.room().top() + _TITLE * self._style.scale

    def place(self) -> None:
        """Put the buttons where they belong."""
        room, px = self.room(), self._style.px
        high = self.go.sizeHint().height()
        bottom, right = round(room.bottom()) + px(5), round(room.right()) + px(5)
        left = round(room.left()) - px(5)
        side = self.fresh.sizeHint().width() if not self.fresh.isHidden() else 0
        self.go.setGeometry(left, bottom - high, right - left - side, high)
        self.fresh.setGeometry(right - side, bottom - high, side, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        """A new language words it anew; the model brings new sentences."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # Painting ---------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        paint_paper(canvas, QRectF(self.rect()).adjusted(0, 0, -2, -4))
        title, sub = self.heading()
        if title:
            look, scale, room = paper(self._style), self._style.scale, self.room()
            top = QRectF(room.left(), room.top(), room.width(), 28 * scale)
            canvas.words(top, title, 18, look.ink, True)
            canvas.words(top.translated(0, 26 * scale), sub, 13, look.soft)
            facts = (self._style, self.told(), self.low())
            pixmap = self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, self._paint_picture)
            painter.drawPixmap(0, 0, pixmap)
            self.paint_lists(canvas)
        painter.end()

    def _paint_picture(self, painter: QPainter) -> None:
        style, scale, room, top = self._style, self._style.scale, self.room(), self.top_of_picture()
        area = QRectF(room.left(), top, room.width(), self.low() - 12 * scale - top)
        if area.height() < _LEAST_PICTURE * scale:
            return
        canvas, radius = Canvas(painter, style), 8 * scale
        canvas.clip(rounded_rect(area, radius))
        if self._picture is not None:
            self._picture.cover(painter, area)
        else:
            self.paint_card(canvas, area)
        self.paint_on_picture(canvas, area)
        painter.restore()
        canvas.stroke(rounded_rect(area, radius), paper(style).ink, 1.4)
