"""Marks on spots: legal, pointed at, focused, looked at by an automaton, just changed."""

from __future__ import annotations

import enum

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.board.items import Easel
from noria_desktop.ui.board.sprites import Layer, Spot
from noria_desktop.ui.board.strokes import pen, tint


class Mood(enum.Enum):
    """What a halo says about its spot. Source: ux.md 4.3, states of any item."""

    DIM = "dim"
    """Of the kind of the lit parents, but no way: stands back while something is in hand."""
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
    FOCUS = "focus"


@frozen
class Halo:
    """One mark on one spot."""

    spot: Spot
    mood: Mood


GROWTH = {
    Mood.DIM: 0.0,
    Mood.HOVER: 1.0,
    Mood.SOURCE: 2.0,
    Mood.LEGAL: 2.0,
    Mood.TARGET: 2.5,
    Mood.CANDIDATE: 2.0,
    Mood.DROPPED: 2.0,
    Mood.CHOSEN: 3.0,
    Mood.PULSE: 3.0,
    Mood.AFTERGLOW: 3.0,
    Mood.FOCUS: 5.0,
}
"""How far outside the spot the line runs, board units."""
REACH = 10.0
"""Room around the line for its width and a pulse's growth."""
ORDER = {mood: index for index, mood in enumerate(Mood)}


class HaloItem(QGraphicsItem):
    """One halo; ``glow`` (0-1) is set by a running pulse."""

    def __init__(self, halo: Halo, easel: Easel) -> None:
        """In the halo layer; the focus ring lies on top."""
        super().__init__()
        self.halo = halo
        self.glow = 1.0
        self._easel = easel
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Layer.HALO + ORDER[halo.mood] / 16)
        self.setPos(halo.spot.x, halo.spot.y)
        self._path = outline(halo.spot, easel, GROWTH[halo.mood])
        self._box = self._path.boundingRect().adjusted(-REACH, -REACH, REACH, REACH)

    def set_glow(self, glow: float) -> None:
        """How bright a pulse is now."""
        self.glow = glow
        self.update()

    def boundingRect(self) -> QRectF:
        """The line and its room."""
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Two-tone lines, so that a halo is seen on every ground."""
        if self._easel.skin is None:
            return
        draw_halo(painter, self._path, self.halo.mood, self._easel.skin.theme, self.glow)


def outline(spot: Spot, easel: Easel, growth: float) -> QPainterPath:
    """The spot's shape about (0, 0), grown outwards."""
    path = QPainterPath()
    if spot.outline is not None:
        drawn = easel.picture(spot.outline).outline
        if drawn is not None:
            path = drawn(spot.outline)
            if growth > 0:
                wide = QPainterPathStroker(QPen(Qt.GlobalColor.black, 2 * growth + 6))
                wide.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                path = wide.createStroke(path).united(path).simplified()
            return path
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


def draw_halo(painter: QPainter, path: QPainterPath, mood: Mood, theme: Theme, glow: float = 1.0) -> None:
    """Paint a halo of a mood along a path."""
    under = theme.paper if theme.name == "day" else theme.ink
    match mood:
        case Mood.DIM:
            painter.fillPath(path, tint(theme.bg, 77))
        case Mood.HOVER:
            painter.strokePath(path, pen(under, 2.6, alpha=150))
            painter.strokePath(path, pen(theme.accent, 1.4))
        case Mood.SOURCE:
            painter.strokePath(path, pen(under, 3.4, alpha=170))
            painter.strokePath(path, pen(theme.accent, 1.8))
        case Mood.LEGAL:
            painter.fillPath(path, tint(theme.focus, 26))
            painter.strokePath(path, pen(under, 4.4, alpha=200))
            painter.strokePath(path, pen(theme.focus, 2.4, (6.0, 4.0)))
        case Mood.TARGET:
            painter.fillPath(path, tint(theme.focus, 51))
            painter.strokePath(path, pen(under, 5.0))
            painter.strokePath(path, pen(theme.focus, 3.0))
        case Mood.CANDIDATE:
            painter.strokePath(path, pen(under, 3.4, alpha=200))
            painter.strokePath(path, pen(theme.bot_text, 1.6))
        case Mood.DROPPED:
            painter.strokePath(path, pen(theme.muted, 1.4, (2.0, 4.0), 150))
        case Mood.CHOSEN:
            painter.fillPath(path, tint(theme.bot, 46))
            painter.strokePath(path, pen(under, 5.4))
            painter.strokePath(path, pen(theme.bot, 3.2))
        case Mood.PULSE:
            painter.setOpacity(painter.opacity() * glow)
            painter.fillPath(path, tint(theme.brass_hi, 60))
            painter.strokePath(path, pen(theme.brass_hi, 2.0 + 3.0 * round(glow, 1)))
        case Mood.AFTERGLOW:
            painter.strokePath(path, pen(theme.ink, 3.4, alpha=120))
            painter.strokePath(path, pen(theme.brass_hi, 1.8))
        case Mood.FOCUS:
            painter.strokePath(path, pen(under, 6.0))
            painter.strokePath(path, pen(theme.focus, 2.0))
