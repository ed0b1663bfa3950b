"""A painter that knows the style: fills, strokes and words in its tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.glyphs import placed
from noria_desktop.ui.art.pens import pen
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.picture_store import PictureStore, key_of
from noria_desktop.ui.art.shapes import circle, polygon
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.tell_fault import tell_fault

LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight


class Canvas:
    """Painter and style together. Sizes of words are design pixels, everything else logical pixels."""

    def __init__(self, painter: QPainter, style: ShellStyle) -> None:
        """Switch on smooth edges; the painter stays the caller's."""
        self.p = painter
        self.style = style
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def fill(self, path: QPainterPath, colour: str | QBrush | QColor, alpha: float = 1.0) -> None:
        """Fill an area."""
        self.p.fillPath(path, tone(colour, alpha) if isinstance(colour, str) else colour)

    def stroke(
        self, path: QPainterPath, colour: str, width: float, alpha: float = 1.0, dash: Sequence[float] = ()
    ) -> None:
        """Draw an outline with round joins; ``dash`` in units of the width."""
        edge = pen(tone(colour, alpha), width)
        if dash:
            edge.setDashPattern(list(dash))
            edge.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.p.strokePath(path, edge)

    def glyph(self, name: str, x: float, y: float, half: float, colour: str, alpha: float = 1.0) -> None:
        """A glyph centred on a point."""
        self.fill(placed(f"program/{name}", x, y, half), colour, alpha)

    def words(
        self,
        box: QRectF,
        text: str,
        size: float,
        colour: str,
        bold: bool = False,
        align: Qt.AlignmentFlag = LEFT,
        wrap: bool = False,
    ) -> float:
        """Words in a box (middle of its height; top when wrapped); the width they took."""
        font = self.style.font(size, bold)
        self.p.setFont(font)
        self.p.setPen(tone(colour))
        if wrap:
            flags = int(align | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
            text = unbroken(text)
        else:
            flags = int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
        self.p.drawText(box, flags, text)
        return QFontMetricsF(font).horizontalAdvance(text)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """Logical pixels the words take on one line."""
        return QFontMetricsF(self.style.font(size, bold)).horizontalAdvance(text)

    def clip(self, path: QPainterPath) -> None:
        """Save the painter and clip to an area; the caller restores."""
        self.p.save()
        self.p.setClipPath(path, Qt.ClipOperation.IntersectClip)

    def gradient(self, box: QRectF, stops: Sequence[tuple[float, str]]) -> None:
        """Vertical gradient over a box."""
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        for place, colour in stops:
            gradient.setColorAt(place, tone(colour))
        self.p.fillRect(box, gradient)

    def badge(self, mine: bool, x: float, y: float, half: float, rim: bool = True, colour: str = "") -> None:
        """Mark of a side: a disc for the human, a diamond for the bot, so that shape tells before colour.

        ``colour``: that of its pieces; by default the program's own for this side.
        """
        theme, colours = self.style.theme, self.style.colours

        def shape(r: float) -> QPainterPath:
            if mine:
                return circle(x, y, r)
            q = r * 1.15
            return polygon([(x, y - q), (x + q, y), (x, y + q), (x - q, y)])

        self.fill(shape(half), colour or (colours.bar_you if mine else colours.bar_bot))
        if rim:
            edge = theme.ink if not self.style.contrast else "#FFFFFF"
            self.stroke(shape(half), edge, max(1.2, half * 0.16))
            self.stroke(shape(half * (0.7 if mine else 0.62)), "#FFFFFF", max(0.8, half * 0.09), 0.55)


class PictureCache:
    """The last picture of a widget as a pixmap, painted again when size, screen or facts change.

    One that cannot be painted leaves its place plain, and the fault is told once.
    """

    def __init__(self) -> None:
        """Empty."""
        self._key: object = None
        self._pixmap = QPixmap()
        self._store: PictureStore | None = None
        self._kind = ""

    def keep_in(self, store: PictureStore, kind: str) -> None:
        """Use what earlier runs have painted; ``kind`` tells this widget's pictures from others in the store."""
        self._store, self._kind = store, kind

    def pixmap(self, size: QSize, ratio: float, facts: object, paint: Callable[[QPainter], None]) -> QPixmap:
        """The picture at a logical size and device ratio; ``facts`` is everything else it depends on."""
        key = (size.width(), size.height(), ratio, facts)
        if key != self._key:
            pixmap = self._kept(key, paint)
            pixmap.setDevicePixelRatio(ratio)
            self._key, self._pixmap = key, pixmap
        return self._pixmap

    def _kept(self, key: tuple[int, int, float, object], paint: Callable[[QPainter], None]) -> QPixmap:
        """From the store, else painted now."""
        name = None if self._store is None else key_of(self._kind, *key)
        if self._store is None or name is None:
            return self._painted(key, paint)[0]
        image = self._store.find(name)
        if image is not None:
            return QPixmap.fromImage(image)
        pixmap, whole = self._painted(key, paint)
        if whole:
            self._store.note(name, pixmap.toImage())
        return pixmap

    @staticmethod
    def _painted(
        key: tuple[int, int, float, object], paint: Callable[[QPainter], None]
    ) -> tuple[QPixmap, bool]:
        """The picture, and whether it could be painted."""
        width, height, ratio, _ = key
        pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            try:
                paint(painter)
            finally:
                painter.end()
        except Exception as error:
            pixmap.fill(Qt.GlobalColor.transparent)
            tell_fault(error)
            return pixmap, False
        return pixmap, True

    def show(
        self, painter: QPainter, widget: QWidget, facts: object, paint: Callable[[QPainter], None]
    ) -> None:
        """Paint the picture of a whole widget: as a pixmap, but in vectors where the widget is drawn into an SVG."""
        if painter.paintEngine().type() is QPaintEngine.Type.SVG:
            paint(painter)
        else:
            painter.drawPixmap(0, 0, self.pixmap(widget.size(), widget.devicePixelRatioF(), facts, paint))

    def drop(self) -> None:
        """Forget the picture."""
        self._key = None


def painted_image(size: QSize, paint: Callable[[QPainter], None]) -> QImage | None:
    """What somebody else paints, on a transparent ground; None where it cannot be painted, and the fault is told.

    Args:
        size: in pixels of the picture.
        paint: paints all of it.
    """
    if size.isEmpty():
        return None
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        paint(painter)
    except Exception as error:
        tell_fault(error)
        return None
    finally:
        painter.end()
    return image


class ImageCache:
    """The last picture that somebody else painted, painted again when its size changes or it is dropped."""

    def __init__(self) -> None:
        """Empty."""
        self._size: QSize | None = None
        self._image: QImage | None = None

    def image(
        self, room: QSizeF, ratio: float, paint: Callable[[QPainter, QRectF], None] | None
    ) -> QImage | None:
        """The picture at a logical size and device ratio; None where there is nothing to paint, or it cannot be."""
        size = (room * ratio).toSize()
        if paint is None or size.isEmpty():
            return None
        if size != self._size:

            def scaled(painter: QPainter) -> None:
                painter.scale(ratio, ratio)
                paint(painter, QRectF(0, 0, room.width(), room.height()))

            self._size, self._image = size, painted_image(size, scaled)
        return self._image

    def drop(self) -> None:
        """Forget the picture."""
        self._size = self._image = None
