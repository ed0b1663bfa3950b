"""The drawing kit of Scythe's table: a painter with the theme and the few shapes that every picture uses."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from noria_desktop.games.scythe.terms import Faction, Resource
from noria_desktop.ui.art import type as lettering
from noria_desktop.ui.art.glyphs import glyph_paths
from noria_desktop.ui.art.pens import Colour, mix, rgba, within
from noria_desktop.ui.art.shapes import circle, outline_at, polygon, rhombus, rounded_rect, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text_width
from noria_desktop.ui.scythe.paint.colours import FACTION, GOLD, RESOURCE, WOODEN, side


def fade(colour: Colour, alpha: float) -> QColor:
    """The same colour with an opacity from 0 to 1."""
    return rgba(colour, round(255 * alpha))


_LINES: Final = Qt.PenStyle.SolidLine


class Ink:
    """A painter with the theme and the shapes of this table."""

    def __init__(self, painter: QPainter, skin: Skin) -> None:
        """Take hold of a painter."""
        self.p, self.t = painter, skin.theme

    @property
    def gilt(self) -> str:
        """Brass for words on tinted ground."""
        return mix(self.t.accent, self.t.ink, 0.25) if self.t.day else self.t.accent

    @property
    def soft(self) -> str:
        """Quiet words on tinted ground."""
        return mix(self.t.muted, self.t.text, 0.5)

    def width(self, words: str, size: float, bold: bool = False) -> float:
        """How wide words are."""
        return text_width(words, size, bold)

    def text(
        self,
        box: QRectF,
        words: str,
        size: float = 13,
        colour: Colour | None = None,
        bold: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """One line in a box; returns its width."""
        return lettering.text(self.p, box, words, size, colour or self.t.text, bold, align)

    def right(
        self, box: QRectF, words: str, size: float = 13, colour: Colour | None = None, bold: bool = False
    ) -> float:
        """One line at the right of a box."""
        return self.text(box, words, size, colour, bold, RIGHT)

    def centre(
        self,
        box: QRectF,
        words: str,
        size: float = 13,
        colour: Colour | None = None,
        bold: bool = False,
        halo: Colour | None = None,
    ) -> float:
        """One line in the middle of a box, with a soft rim where it stands on a picture."""
        if halo is not None:
            face = lettering.font(size, bold)
            path = QPainterPath()
            wide = text_width(words, size, bold)
            path.addText(QPointF(box.center().x() - wide / 2, box.center().y() + size * 0.36), face, words)
            self.p.strokePath(path, _pen(halo, 3.0))
            # The same outline again: words set by the font would stand some part of a pixel beside their rim.
            self.p.fillPath(path, QColor(colour or self.t.text))
            return wide
        return self.text(box, words, size, colour, bold, lettering.CENTRE)

    def fill(
        self,
        path: QPainterPath,
        brush: Colour | QBrush | QGradient,
        line: Colour | None = None,
        width: float = 1.0,
        style: Qt.PenStyle = _LINES,
    ) -> None:
        """An area, with an outline if there is a colour for it."""
        if line is None:
            self.p.setPen(Qt.PenStyle.NoPen)
        else:
            self.p.setPen(_pen(line, width, style))
        self.p.setBrush(QBrush(QColor(brush) if isinstance(brush, str) else brush))
        self.p.drawPath(path)

    def patch(
        self, words: str, x: float, y: float, width: float, height: float, brush: Colour,
        line: Colour | None = None, weight: float = 1.0,
    ) -> None:  # fmt: skip
        """An area given as path data from (x, y), in units of this width and height."""
        self.fill(outline_at(words, x, y, width, height), brush, line, weight)

    def stroke(
        self, path: QPainterPath, line: Colour, width: float = 1.0, style: Qt.PenStyle = _LINES
    ) -> None:
        """A line."""
        self.p.strokePath(path, _pen(line, width, style))

    def line(self, a: QPointF, b: QPointF, colour: Colour, width: float = 1.0) -> None:
        """A straight line."""
        path = QPainterPath(a)
        path.lineTo(b)
        self.stroke(path, colour, width)

    def hatch(
        self, area: QPainterPath, colour: Colour, step: float, width: float = 1.5, *, falling: bool = False
    ) -> None:
        """Slanting lines within an area, rising to the right or falling."""
        box = area.boundingRect()
        lines, way = QPainterPath(), -1 if falling else 1
        count = math.ceil((box.width() + box.height()) / (2 * step))
        for number in range(-count, count + 1):
            x = box.center().x() + number * step
            lines.moveTo(x - way * box.height() / 2, box.bottom())
            lines.lineTo(x + way * box.height() / 2, box.top())
        with within(self.p, area):
            self.stroke(lines, colour, width)

    def panel(
        self,
        r: QRectF,
        radius: float = 8,
        fill: str | None = None,
        edge: Colour | None = None,
        lit: bool = True,
        width: float | None = None,
    ) -> None:
        """A raised plate: vertical gradient, hair line, lit upper edge."""
        t = self.t
        base = fill or t.raised
        g = QLinearGradient(r.topLeft(), r.bottomLeft())
        g.setColorAt(0, QColor(base if t.contrast else mix(base, "#FFFFFF", 0.035)))
        g.setColorAt(1, QColor(base if t.contrast else mix(base, "#000000", 0.015 if t.day else 0.10)))
        rim = edge if edge is not None else (t.line if t.contrast else fade(t.line, 0.38))
        self.fill(rounded_rect(r, radius), g, rim, width if width is not None else 2 if t.contrast else 1)
        if lit and not t.contrast:
            y, white = r.top() + 1, fade("#FFFFFF", 0.9 if t.day else 0.10)
            self.line(QPointF(r.left() + radius, y), QPointF(r.right() - radius, y), white)

    def heading(self, r: QRectF, words: str, note: str = "") -> None:
        """A section heading: brass lozenge, bold words, quiet note at the right."""
        self.fill(rhombus(r.left() + 5, r.center().y(), 4), self.t.accent)
        room = r.width() - 14
        wide = self.text(QRectF(r.left() + 14, r.top(), room, r.height()), words, 12.5, self.t.text, True)
        if note:
            self.right(r.adjusted(22 + wide, 0, 0, 0), note, 12, self.t.muted)

    def glyph(self, name: str, x: float, y: float, size: float, colour: Colour, weight: float = 0.15) -> None:
        """A glyph centred on (x, y); ``size`` is its full height."""
        if name == "coin":
            self.coin(x, y, size)
            return
        solid, lines = glyph_paths(f"scythe/{name}")
        m = QTransform.fromTranslate(x, y).scale(size / 2, size / 2)
        if not solid.isEmpty():
            self.fill(m.map(solid), colour)
        if not lines.isEmpty():
            self.stroke(m.map(lines), colour, max(1.1, weight * size / 2))

    def coin(self, x: float, y: float, size: float, n: int | str | None = None) -> None:
        """A brass coin, with a number where it counts."""
        r = size / 2
        self.fill(circle(x, y, r), GOLD, self.t.ink, 1)
        self.stroke(circle(x, y, r * 0.74), "#8A5A00", 0.9)
        if n is not None:
            box = QRectF(x - r * 1.3, y - r, 2.6 * r, 2 * r)
            self.centre(box, str(n), max(12, size * 0.66), self.t.ink, True)

    def good(self, kind: Resource, x: float, y: float, size: float) -> None:
        """A resource tile: coloured rounded square with its glyph."""
        r = QRectF(x - size / 2, y - size / 2, size, size)
        dark = kind in (Resource.OIL, Resource.WOOD)
        rim = self.t.paper if kind is Resource.OIL else self.t.ink
        self.fill(rounded_rect(r, size * 0.26), RESOURCE[kind], rim, 1)
        self.glyph(kind.value, x, y, size * 0.72, "#FFFFFF" if dark else self.t.ink)

    def sign(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """A glyph, or the coin or resource tile that such a word names."""
        if name in {kind.value for kind in Resource}:
            self.good(Resource(name), x, y, size)
        else:
            self.glyph(name, x, y, size, colour, 0.2)

    def star(self, x: float, y: float, r: float, faction: Faction, own: bool | None) -> None:
        """A star token: the human's carries a disc, the Automa's a diamond; None is an empty place."""
        t = self.t
        if own is None:
            self.fill(star(x, y, r), fade(t.line, 0.18), fade(t.line, 0.7), 1.2)
            return
        self.fill(star(x, y, r), FACTION[faction], t.paper if faction is Faction.SAXONY else t.ink, 1.2)
        if own:
            self.fill(circle(x, y, r * 0.28), t.paper, t.ink, 0.8)
        else:
            self.fill(rhombus(x, y, r * 0.36), "#FFD9C9", t.ink, 0.8)

    def cube(self, x: float, y: float, s: float, colour: str = WOODEN) -> None:
        """A small cube seen from above a corner."""
        h = s * 0.5
        upper = polygon([(x, y - h), (x + h, y - h * 0.5), (x, y), (x - h, y - h * 0.5)])
        left = polygon([(x - h, y - h * 0.5), (x, y), (x, y + h), (x - h, y + h * 0.5)])
        right = polygon([(x + h, y - h * 0.5), (x, y), (x, y + h), (x + h, y + h * 0.5)])
        self.fill(upper, mix(colour, "#FFFFFF", 0.38), self.t.ink, 0.7)
        self.fill(left, colour, self.t.ink, 0.7)
        self.fill(right, mix(colour, "#000000", 0.35), self.t.ink, 0.7)

    def badge(self, faction: Faction, x: float, y: float, r: float) -> None:
        """A faction's own geometric mark on its colour."""
        c = FACTION[faction]
        self.fill(circle(x, y, r), c, self.t.paper, 2.2)
        self.stroke(circle(x, y, r + 1.2), self.t.ink, 1)
        ink = "#FFFFFF" if QColor(c).lightnessF() < 0.55 else self.t.ink
        m = QTransform.fromTranslate(x, y).scale(r, r)
        self.stroke(m.map(glyph_paths(f"factions/{faction.value}")[1]), ink, max(1.5, r * 0.24))

    def seat(self, own: bool, x: float, y: float, r: float, faction: Faction | None = None) -> None:
        """The mark of a side: a disc for you, a diamond for the Automa, at the table in the colour of the pieces.

        Paper and ink round it keep black and white apart from the ground.
        """
        shape = circle(x, y, r) if own else rhombus(x, y, r * 1.16)
        self.fill(shape, side(own) if faction is None else FACTION[faction], self.t.paper, 1.6)
        if faction is not None:
            self.stroke(circle(x, y, r + 1.2) if own else rhombus(x, y, r * 1.16 + 1.6), self.t.ink, 0.9)


def _pen(colour: Colour, width: float, style: Qt.PenStyle = _LINES) -> QPen:
    return QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def centred(width: float, height: float) -> QRectF:
    """Box of a picture of this size round its middle."""
    return QRectF(-width / 2, -height / 2, width, height)
