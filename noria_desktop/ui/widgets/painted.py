"""A widget that is a picture: it takes what its column gives and is painted in the style of the page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.picture_store import PictureStore
from noria_desktop.ui.art.style import ShellStyle


class PaintedWidget(QWidget):
    """Its size follows the style; a subclass paints, and says what the picture depends on where it is to be kept."""

    def __init__(self, style: ShellStyle, width: float, height: float, *, line: bool = False) -> None:
        """``width`` and ``height`` are the least, in design pixels; a ``line`` is always that high."""
        super().__init__()
        self._style = style
        self._least = (width, height)
        self._is_line = line
        self._cache = PictureCache()
        fixed = QSizePolicy.Policy.Fixed if line else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, fixed)
        self._fit()

    def _fit(self) -> None:
        """Sizes in the style of now."""
        width, height = (self._style.px(length) for length in self._least)
        self.setMinimumSize(width, height)
        if self._is_line:
            self.setFixedHeight(height)

    def keep_in(self, store: PictureStore) -> None:
        """Use what earlier runs have painted."""
        self._cache.keep_in(store, type(self).__name__)

    def need(self, width: float, height: float) -> None:
        """Another least size, in design pixels."""
        self._least = (width, height)
        self._fit()
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self._fit()
        self.updateGeometry()
        self.update()

    def say(self, words: str, tip: str = "") -> None:
        """What the picture shows, for screen readers, and the hint; it is painted again."""
        self.setAccessibleName(words)
        self.setToolTip(tip)
        self._cache.drop()
        self.update()

    def facts(self) -> object | None:
        """What the picture shows, so that it is kept until that changes; None: painted every time."""
        return None

    def paint(self, canvas: Canvas) -> None:
        """Paint the picture over the whole widget."""

    def sizeHint(self) -> QSize:
        """The smallest that can be read; the column gives it what is left."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        painter = QPainter(self)
        facts = self.facts()
        if facts is None:
            self.paint(Canvas(painter, self._style))
        else:
            self._cache.show(painter, self, (self._style, facts), self._paint_kept)
        painter.end()

    def _paint_kept(self, painter: QPainter) -> None:
        self.paint(Canvas(painter, self._style))
