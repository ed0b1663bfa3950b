"""What portraits of opponents are drawn with: filled shapes in ink, lit from the upper left, in a box of 200 x 240 units.

A portrait is a ground and one person. Source: mocks/way-in.md 4.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from noria_desktop.ui.art.shapes import Pair, ellipse
from noria_desktop.ui.art.style import tone

INK: Final = "#14161A"
BRASS, BRASS_HI, BRASS_LO = "#C9973A", "#F3D58A", "#7C5518"
COPPER, COPPER_HI, COPPER_LO = "#B5673A", "#E5A571", "#74391D"
STEEL, STEEL_HI, STEEL_LO = "#7D8998", "#B9C4D0", "#454F5D"
WIDE: Final = 200.0
HIGH: Final = 240.0


class Brush:
    """Fills with one ink outline, and light and shade clipped into a shape."""

    def __init__(self, painter: QPainter) -> None:
        """On this painter."""
        self.p = painter

    def ink(self, path: QPainterPath, colour: str | QBrush, width: float = 3.4) -> None:
        """An area with its outline."""
        self.p.fillPath(path, tone(colour) if isinstance(colour, str) else colour)
        self.stroke(path, INK, width)

    def fill(self, path: QPainterPath, colour: str | QBrush, alpha: float = 1.0) -> None:
        """An area without one."""
        self.p.fillPath(path, tone(colour, alpha) if isinstance(colour, str) else colour)

    def stroke(
        self, path: QPainterPath, colour: str, width: float, alpha: float = 1.0, dash: Sequence[float] = ()
    ) -> None:
        """A line."""
        pen = QPen(
            tone(colour, alpha),
            width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
        if dash:
            pen.setDashPattern(list(dash))
        self.p.strokePath(path, pen)

    def shaded(
        self,
        path: QPainterPath,
        base: str,
        light: str,
        dark: str,
        dx: float = 9,
        dy: float = 7,
        width: float = 3.4,
    ) -> None:
        """A body lit from the upper left: flat tone, crescent of light, crescent of shade, one outline."""
        with self.within(path):
            self.fill(path, dark)
            self.fill(path.translated(-dx, -dy), base)
            self.fill(path.subtracted(path.translated(dx * 0.8, dy * 0.8)), light)
        self.stroke(path, INK, width)

    def within(self, path: QPainterPath) -> Within:
        """Whatever is painted meanwhile stays inside a shape."""
        return Within(self.p, path)

    def rivets(self, places: Sequence[Pair], radius: float = 2.6, colour: str = BRASS_HI) -> None:
        """Heads of rivets."""
        for x, y in places:
            self.ink(disc(x, y, radius), colour, 1.4)

    def glow(self, x: float, y: float, radius: float, colour: str, alpha: float, start: float) -> None:
        """Light that fades from ``start``, a share of the radius, to the edge."""
        light = QRadialGradient(QPointF(x, y), radius)
        light.setColorAt(start, tone(colour, alpha))
        light.setColorAt(1, tone(colour, 0.0))
        self.p.fillPath(disc(x, y, radius), QBrush(light))

    def gradient(self, *stops: tuple[float, str]) -> None:
        """The whole ground, from its top to its bottom."""
        shades = QLinearGradient(0, 0, 0, HIGH)
        for place, colour in stops:
            shades.setColorAt(place, tone(colour))
        self.p.fillRect(QRectF(0, 0, WIDE, HIGH), shades)


class Within:
    """A clip for as long as a ``with`` lasts."""

    def __init__(self, painter: QPainter, path: QPainterPath) -> None:
        """To this shape."""
        self._p, self._path = painter, path

    def __enter__(self) -> None:
        """Clip."""
        self._p.save()
        self._p.setClipPath(self._path, Qt.ClipOperation.IntersectClip)

    def __exit__(self, *_: object) -> None:
        """As before."""
        self._p.restore()


Draw: TypeAlias = Callable[[Brush], None]


def disc(x: float, y: float, radius: float, high: float | None = None) -> QPainterPath:
    """A circle, or an ellipse of another height."""
    return ellipse(x, y, radius, radius if high is None else high)


def curve(x: float, y: float, *parts: tuple[float, ...], close: bool = True) -> QPainterPath:
    """A path of lines (2 numbers), quads (4) and cubics (6)."""
    path = QPainterPath(QPointF(x, y))
    for part in parts:
        if len(part) == 2:
            path.lineTo(*part)
        elif len(part) == 4:
            path.quadTo(*part)
        else:
            path.cubicTo(*part)
    if close:
        path.closeSubpath()
    return path


def mirrored(places: Sequence[Pair]) -> list[Pair]:
    """The same places on the other side of the middle."""
    return [(WIDE - x, y) for x, y in places]


def lamp_eye(brush: Brush, x: float, y: float, radius: float, glow: str, lid: float = 0.0) -> None:
    """A round lamp behind glass; ``lid`` 0..1 shuts it from above."""
    brush.glow(x, y, radius * 2.1, glow, 0.55, 0.3)
    brush.ink(disc(x, y, radius * 1.28), BRASS_LO, 3)
    brush.ink(disc(x, y, radius), glow, 2.4)
    brush.fill(disc(x, y + radius * 0.1, radius * 0.55), "#FFF9E2")
    if lid:
        with brush.within(disc(x, y, radius * 1.02)):
            cover = QPainterPath()
            cover.addRect(QRectF(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4 * lid))
            brush.ink(cover, BRASS, 2.4)


class Portrait:
    """A face: one ground a game, and a person before it."""

    def __init__(self, ground: Draw, person: Draw, *, above: float = 40) -> None:
        """``above``: so much of the ground, of its 240, is out of sight where it is as wide as a card."""
        self._ground, self._person, self._above = ground, person, above

    def __call__(self, painter: QPainter, box: QRectF) -> None:
        """Fill a rectangle of five by six; one of another shape shows its middle."""
        grown = max(box.width() / WIDE, box.height() / HIGH)
        left = box.center().x() - WIDE * grown / 2
        top = box.top() + (box.height() - HIGH * grown) / 2
        self._paint(painter, box, (self._ground, self._person), left, top, grown)

    def wide(self, painter: QPainter, box: QRectF) -> None:
        """The whole person in the middle of a rectangle that is wider than high."""
        grown = max(box.width() / WIDE, box.height() / HIGH)
        shift = min(self._above * grown, HIGH * grown - box.height())
        self._paint(painter, box, (self._ground,), box.left(), box.top() - shift, grown)
        grown = box.height() / HIGH
        self._paint(painter, box, (self._person,), box.center().x() - WIDE * grown / 2, box.top(), grown)

    @staticmethod
    def _paint(
        painter: QPainter, box: QRectF, parts: Sequence[Draw], left: float, top: float, grown: float
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.translate(left, top)
        painter.scale(grown, grown)
        brush = Brush(painter)
        for part in parts:
            part(brush)
        painter.restore()
