"""Marks on spots: legal, pointed at, focused, looked at by an automaton, just changed."""

from __future__ import annotations

import enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text
from noria_desktop.ui.board.easel import Easel, PixmapHolder
from noria_desktop.ui.board.pictures import Picture
from noria_desktop.ui.board.sprites import Layer, Spot


class Mood(enum.Enum):
    """What a halo says about its spot. Source: ux.md 4.3, states of any item."""

    DIM = "dim"
    """Of the kind of the lit parents, but no way: stands back while something is in hand."""
    INVITE = "invite"
    """Worth picking up or pressing now, while the hand is empty."""
    HOVER = "hover"
    SOURCE = "source"
    """Can be picked up or pressed (shown in the zone that has the keyboard)."""
    LEGAL = "legal"
    TARGET = "target"
    """The lit place that a drop would choose."""
    CANDIDATE = "candidate"
    DROPPED = "dropped"
    CHOSEN = "chosen"
    PULSE = "pulse"
    AFTERGLOW = "afterglow"
    ASKED = "asked"
    """Would be given up by what is asked about."""
    ASKED_TOO = "asked too"
    """One of many such: a thin ring close to it, so that neighbours stay apart; the first alone bears the sign."""
    COACHED = "coached"
    """The coach speaks of it: the first of such things bears the lamp."""
    COACHED_TOO = "coached too"
    BARRED = "barred"
    """Was pressed in vain, while the reason is told."""
    FOCUS = "focus"


@frozen
class Halo:
    """One mark on one spot."""

    spot: Spot
    mood: Mood


UNDER = "under"
"""In place of a theme colour's name: what sets a line off from the board, dark or, by day, light."""


@frozen
class Line:
    """A line along a halo's path."""

    colour: str
    """Name of the theme's colour."""
    width: float
    """Board units."""
    alpha: int = 255
    dashes: tuple[float, ...] = ()


@frozen
class Mark:
    """How a mood is drawn."""

    lines: tuple[Line, ...]
    """The lowest first."""
    fill: tuple[str, int] | None = None
    """Name of the theme's colour, and opacity 0-255."""
    growth: float = 2.0
    """How far outside the spot the line runs, board units."""


DOTS = (1.6, 1.8)
"""Of the frame round what the coach speaks of: in widths of its line."""
INVITING = Mark((Line(UNDER, 3.0, 120), Line("focus", 1.6, 225)))
INVITING_CALMLY = Mark((Line(UNDER, 3.0, 120), Line("focus", 1.3, 190)))
OWN_MARKS = {
    Mood.LEGAL: Mark((Line(UNDER, 5.2), Line("focus", 2.4)), ("focus", 33)),
    Mood.TARGET: Mark((Line(UNDER, 6.6), Line("focus", 3.8)), ("focus", 77), growth=2.5),
}
"""The same moods in a colour of the spot's own: whole lines on ink. Source: mocks/table.md 1."""
MARKS = {
    Mood.DIM: Mark((), ("bg", 77), growth=0.0),
    Mood.INVITE: Mark((Line("focus", 8.0, 26), Line("focus", 5.0, 44), *INVITING.lines), ("focus", 14)),
    Mood.HOVER: Mark((Line(UNDER, 4.4, 200), Line("accent", 2.4)), ("accent", 30)),
    Mood.SOURCE: Mark((Line(UNDER, 3.4, 170), Line("accent", 1.8))),
    Mood.LEGAL: Mark((Line(UNDER, 4.4, 200), Line("focus", 2.4, dashes=(6.0, 4.0))), ("focus", 26)),
    Mood.TARGET: Mark((Line(UNDER, 5.0), Line("focus", 3.0)), ("focus", 51), growth=2.5),
    Mood.CANDIDATE: Mark((Line(UNDER, 3.4, 200), Line("bot_text", 1.6))),
    Mood.DROPPED: Mark((Line("muted", 1.4, 150, (2.0, 4.0)),)),
    Mood.CHOSEN: Mark((Line(UNDER, 5.4), Line("bot", 3.2)), ("bot", 46), growth=3.0),
    Mood.PULSE: Mark((Line("brass_hi", 4.4),), ("brass_hi", 60), growth=3.0),
    Mood.AFTERGLOW: Mark((Line("ink", 3.4, 120), Line("brass_hi", 1.8)), growth=3.0),
    Mood.ASKED: Mark((Line("ask", 9.0, 40), Line(UNDER, 5.4), Line("ask", 3.0)), ("ask", 30), growth=3.5),
    Mood.ASKED_TOO: Mark((Line(UNDER, 3.6), Line("ask", 1.8)), growth=0.0),
    Mood.COACHED: Mark((Line(UNDER, 5.0, 204), Line("accent", 2.2, dashes=DOTS)), growth=3.5),
    Mood.COACHED_TOO: Mark((Line(UNDER, 5.0, 204), Line("accent", 2.2, dashes=DOTS)), growth=3.5),
    Mood.BARRED: Mark((Line(UNDER, 5.2), Line("danger", 2.6)), growth=3.5),
    Mood.FOCUS: Mark((Line(UNDER, 6.0), Line("focus", 2.0)), growth=5.0),
}
LIT = frozenset({Mood.INVITE, Mood.LEGAL, Mood.TARGET})
"""What says "you may": in a colour of the spot's own where it has one."""
INSIDE = 0.92
"""Such a line runs inside its outline, clear of what is printed along the edge; a share of the outline's size."""
REACH = 5.0
"""Room around the line for its width."""
TAG = 18.0
"""Diameter of the disc on what is asked about."""
LAMP = 9.4
"""Radius of the coach's lamp."""
LONE = 150.0
"""Board units; rectangles as high as this stand for themselves, lower ones in rows."""
ORDER = {mood: index for index, mood in enumerate(Mood)}


@frozen
class HaloArt:
    """Everything that a halo's picture depends on."""

    width: float
    height: float
    round: bool
    hole: float
    outline: object | None
    mood: Mood
    lit: str


class HaloItem(QGraphicsItem):
    """One halo, a shared pixmap like any sprite; ``glow`` (0-1) is set by a running pulse."""

    def __init__(self, halo: Halo, easel: Easel) -> None:
        """In the halo layer; the focus ring lies on top."""
        super().__init__()
        self.halo = halo
        self._easel = easel
        self._holder = PixmapHolder(easel)
        spot = halo.spot
        self._art = HaloArt(spot.width, spot.height, spot.round, spot.hole, spot.outline, halo.mood, spot.lit)
        self._picture = Picture(self._size, self._draw)
        width, height = self._size(self._art)
        self._box = QRectF(-width / 2 - 1, -height / 2 - 1, width + 2, height + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # A line inside a place lies on its ground: what stands and is written there stays over it.
        inside = bool(spot.lit) and halo.mood in LIT and spot.outline is not None
        above = Layer.LABEL + 1 if spot.raised else Layer.HALO
        self.setZValue((Layer.MARK + 1 if inside else above) + ORDER[halo.mood] / 16)
        self.setPos(spot.x, spot.y)

    def boundingRect(self) -> QRectF:
        """The line and its room."""
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the shared pixmap."""
        if self._easel.skin is not None:
            self._holder.draw(painter, self._picture, self._art, 1.0, 0.0)

    def _size(self, art: object) -> tuple[float, float]:
        box = self._line().boundingRect()
        reach = REACH + {Mood.ASKED: TAG / 2, Mood.COACHED: 2 * LAMP}.get(self.halo.mood, 0)
        wide = max(abs(box.left()), abs(box.right())) + reach
        high = max(abs(box.top()), abs(box.bottom())) + reach
        return 2 * wide, 2 * high

    def _draw(self, painter: QPainter, art: object, skin: Skin) -> None:
        calm = not self.halo.spot.round and self.halo.spot.height < LONE
        draw_halo(painter, self._line(), self.halo.mood, skin.theme, calm=calm, lit=self.halo.spot.lit)
        if self.halo.mood is Mood.ASKED:
            _ask_tag(painter, self._line().boundingRect(), skin.theme)
        elif self.halo.mood is Mood.COACHED:
            _coach_tag(painter, self._line().boundingRect(), skin.theme)

    def _line(self) -> QPainterPath:
        spot, mood = self.halo.spot, self.halo.mood
        path = outline(spot, self._easel, MARKS[mood].growth)
        if spot.lit and mood in LIT and spot.outline is not None:
            return QTransform.fromScale(INSIDE, INSIDE).map(path)
        return path


def outline(spot: Spot, easel: Easel, growth: float) -> QPainterPath:
    """The line of a halo about (0, 0): the game's own outline, else the spot's shape grown outwards."""
    if spot.outline is not None:
        drawn = easel.outline(spot.outline)
        if drawn is not None:
            if growth < MARKS[Mood.FOCUS].growth:
                return drawn
            # The focus ring runs round the other lines. Joining strokes is far too slow for this.
            size = drawn.boundingRect().size()
            wide, high = 1 + 2 * growth / max(1.0, size.width()), 1 + 2 * growth / max(1.0, size.height())
            return QTransform.fromScale(wide, high).map(drawn)
    path = QPainterPath()
    wide_half, high_half = spot.width / 2 + growth, spot.height / 2 + growth
    if spot.round:
        path.addEllipse(QPointF(0, 0), wide_half, high_half)
        if spot.hole > 2 * growth:
            inner = spot.hole / 2 - growth
            path.addEllipse(QPointF(0, 0), inner, inner)
    else:
        radius = min(wide_half, high_half) * 0.28
        path.addRoundedRect(QRectF(-wide_half, -high_half, 2 * wide_half, 2 * high_half), radius, radius)
    return path


def _ask_tag(painter: QPainter, line: QRectF, theme: Theme) -> None:
    """The disc with the question mark, as in the strip: no colour tells it alone."""
    corner = QPointF(line.center().x() + 0.36 * line.width(), line.center().y() - 0.36 * line.height())
    disc = QRectF(corner.x() - TAG / 2, corner.y() - TAG / 2, TAG, TAG)
    painter.setPen(pen(theme.ink, 1.4))
    painter.setBrush(rgba(theme.ask))
    painter.drawEllipse(disc)
    text(painter, disc, "?", 13, theme.on_ask, bold=True)


def _coach_tag(painter: QPainter, line: QRectF, theme: Theme) -> None:
    """The coach's lamp outside the frame's upper left corner, where no word stands."""
    high = min(13.0, line.height() / 2)
    x, y = line.left() - 3.0, line.top() + high
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba(theme.paper if theme.day else theme.ink))
    painter.drawEllipse(QPointF(x, y), LAMP + 1.6, LAMP + 1.6)
    painter.setBrush(rgba(theme.accent))
    painter.drawEllipse(QPointF(x, y), LAMP, LAMP)
    glyph(painter, "board/hint", x, y, 0.62 * LAMP, theme.bg if theme.day else theme.ink)


def draw_halo(
    painter: QPainter, path: QPainterPath, mood: Mood, theme: Theme, *, calm: bool = False, lit: str = ""
) -> None:
    """Paint a halo of a mood along a path.

    Args:
        painter: where.
        path: the line.
        mood: what it says.
        theme: the colours.
        calm: without glow, for places that stand close together.
        lit: the colour of what may be chosen; empty: the theme's.
    """
    own = lit if mood in LIT else ""
    mark = OWN_MARKS.get(mood, MARKS[mood]) if own else MARKS[mood]
    if mood is Mood.INVITE and (calm or theme.name == "contrast"):
        mark = INVITING_CALMLY if calm else INVITING
    if mark.fill is not None:
        colour, alpha = mark.fill
        painter.fillPath(path, rgba(own if own and colour == "focus" else getattr(theme, colour), alpha))
    for line in mark.lines:
        name = line.colour if line.colour != UNDER else "paper" if theme.name == "day" and not own else "ink"
        tone = own if own and name == "focus" else getattr(theme, name)
        painter.strokePath(path, pen(rgba(tone, line.alpha), line.width, line.dashes))
