"""What lies over the board for a while without being a part of the game: the lamp's light, and marks of the last turn.

Neither is ever among the sprites of a projection, and both let the mouse through: what lies under them stays pressable.
Source: mocks/table.md 3 and 4.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.legible import MARK, WORD, contrast, legible
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.type import text, text_width
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.easel import Easel
from noria_desktop.ui.board.halos import outline
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.items import STEPS_IN_LAYER, SpriteItem
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite

VEIL_MS: Final = 140
MARKS_MS: Final = 160
VEIL_Z: Final = 76.0
"""Over all pieces, halos and labels, under whatever is in hand."""
GHOSTS_Z: Final = VEIL_Z + 1
LIGHTS_Z: Final = VEIL_Z + 2
LABELS_Z: Final = VEIL_Z + 3
FAR: Final = 4000.0
"""The veil reaches so far beyond the board: the window may be larger than it."""
BEAD: Final = 10.5
"""Radius of a bead with one figure."""
BEND: Final = 0.16
"""How far a route swings out, as part of its length."""
LINE: Final = 24.0
"""As high is a place in which one line of words stands."""
PULL: Final = 0.3
"""How far from the middle a route begins and ends, as part of a place's size."""
NEAR: Final = 2.0
"""Board units within which a picture stands where another stood."""


class Shine(enum.Enum):
    """What the lamp says about a place."""

    SOURCE = "source"
    """What is taken or pressed."""
    STOP = "stop"
    """Where it is put down on its way."""
    PLACE = "place"
    """Where it goes."""
    FIRST = "first"
    """Where the best move went, while the next best is shown."""


@frozen
class Light:
    """A place that the lamp shines on."""

    spot: Spot
    shine: Shine
    aim: Point | None = None
    """Where in it something will stand: the step of a track, the seat of a chamber; None: its middle is meant."""

    @property
    def meant(self) -> Spot:
        """The place, with its middle where it is meant."""
        return self.spot if self.aim is None else evolve(self.spot, x=self.aim.x, y=self.aim.y)


@frozen
class Bead:
    """Number of a part of a move, centred on a point."""

    at: Point
    words: str


@frozen
class LampLight:
    """All that the lamp shows on the board."""

    lights: tuple[Light, ...] = ()
    ghosts: tuple[Sprite, ...] = ()
    """What would be there afterwards."""
    gone: tuple[Handle, ...] = ()
    """What would not be there any more."""
    routes: tuple[tuple[Point, Point], ...] = ()
    """From where to where."""
    beads: tuple[Bead, ...] = ()


class Fade:
    """Brings items in and lets them go; at no duration at once."""

    def __init__(self, parent: QObject, show: Callable[[float], None], gone: Callable[[], None]) -> None:
        """``show`` hears how much is to be seen, ``gone`` that nothing is left."""
        self._show, self._gone = show, gone
        self._clock = QVariantAnimation(parent)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)
        self._leaving = False

    def come(self, duration: int) -> None:
        """From nothing to all."""
        self._run(0.0, 1.0, duration)

    def leave(self, duration: int) -> None:
        """From all to nothing."""
        self._run(1.0, 0.0, duration)

    def _run(self, start: float, end: float, duration: int) -> None:
        self._clock.stop()
        self._leaving = end == 0.0
        if duration <= 0:
            self._show(end)
            self._end()
            return
        self._show(start)
        self._clock.setDuration(duration)
        self._clock.setStartValue(start)
        self._clock.setEndValue(end)
        self._clock.start()

    def stop(self) -> None:
        """Nothing fades any more."""
        self._clock.stop()

    def finish(self) -> None:
        """What still fades has faded."""
        if self._clock.state() is QVariantAnimation.State.Running:
            self._run(0.0, self._clock.endValue(), 0)

    def _tick(self, value: object) -> None:
        if isinstance(value, float):
            self._show(value)

    def _end(self) -> None:
        if self._leaving:
            self._gone()


class _Painted(QGraphicsItem):
    """Something of the lamp, painted anew each time: it does not move, and there is little of it."""

    def __init__(self, light: LampLight, easel: Easel, z: float) -> None:
        super().__init__()
        self._light = light
        self._easel = easel
        self._box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        """All that is painted."""
        return self._box

    def shape(self) -> QPainterPath:
        """Nothing can be pointed at here."""
        return QPainterPath()

    def path_of(self, light: Light, growth: float = 1.5) -> QPainterPath:
        """The edge of a lit place."""
        return outline(light.spot, self._easel, growth).translated(light.spot.x, light.spot.y)


class VeilItem(_Painted):
    """Everything that is not concerned stands back."""

    def __init__(self, light: LampLight, easel: Easel, board: QRectF) -> None:
        """With a hole for each lit place."""
        super().__init__(light, easel, VEIL_Z)
        self._box = board.adjusted(-FAR, -FAR, FAR, FAR)
        self._path = QPainterPath()
        self._path.addRect(self._box)
        for one in light.lights:
            hole = self.path_of(one)
            hole.setFillRule(Qt.FillRule.WindingFill)
            self._path = self._path.subtracted(hole)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """One even dimming."""
        if self._easel.skin is not None:
            theme = self._easel.skin.theme
            painter.fillPath(self._path, rgba(theme.veil, theme.veil_alpha))


class LightsItem(_Painted):
    """Rings, routes and beads."""

    def __init__(self, light: LampLight, easel: Easel) -> None:
        """Everything of it over the ghosts."""
        super().__init__(light, easel, LIGHTS_Z)
        box = QRectF()
        for one in light.lights:
            box = box.united(self.path_of(one).boundingRect())
        for start, end in light.routes:
            box = box.united(_way(start, end).boundingRect())
        for bead in light.beads:
            box = box.united(QRectF(bead.at.x - BEAD, bead.at.y - BEAD, 2 * BEAD, 2 * BEAD))
        self._box = box.adjusted(-24, -24, 24, 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Lines over light, routes over lines, beads over all."""
        if self._easel.skin is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._easel.skin.theme
        for one in self._light.lights:
            self._ring(painter, one)
        for start, end in self._light.routes:
            paint_route(painter, start, end, theme.lamp, theme.ink)
        for bead in self._light.beads:
            paint_bead(painter, bead.at, bead.words, theme.lamp, theme.ink)

    def _ring(self, painter: QPainter, light: Light) -> None:
        assert self._easel.skin is not None
        theme, path = self._easel.skin.theme, self.path_of(light)
        if light.shine is Shine.FIRST:
            stroke(painter, path, pen(theme.ink, 5.0))
            stroke(painter, path, pen(rgba(theme.lamp, 210), 1.8))
            return
        if light.shine is Shine.STOP:
            stroke(painter, path, pen(rgba(theme.ink, 150), 4.4))
            stroke(painter, path, pen(rgba(theme.lamp, 190), 2.0, (4.0, 5.0)))
            return
        if not theme.contrast:
            for width, alpha in ((17.0, 26), (11.0, 44), (7.0, 70)):
                stroke(painter, path, pen(rgba(theme.lamp, alpha), width))
        if light.shine is Shine.PLACE:
            stroke(painter, path, pen(rgba(theme.ink, 150), 5.2))
            stroke(painter, path, pen(theme.lamp, 2.8, (9.0, 6.0)))
        else:
            stroke(painter, path, pen(theme.ink, 5.2))
            stroke(painter, path, pen(theme.lamp, 2.8))


def _way(start: Point, end: Point) -> QPainterPath:
    """A slightly bent line."""
    a, b = QPointF(start.x, start.y), QPointF(end.x, end.y)
    along = b - a
    # Always bent upwards, so that a way to the left does not run through what a way to the right passes by.
    turn = -BEND if along.x() >= 0 else BEND
    path = QPainterPath(a)
    path.quadTo((a + b) / 2 + QPointF(-along.y(), along.x()) * turn, b)
    return path


def paint_route(painter: QPainter, start: Point, end: Point, colour: str, ink: str) -> None:
    """From where to where, in dots, with an arrow head."""
    path = _way(start, end)
    if path.length() < 1:
        return
    stroke(painter, path, pen(rgba(ink, 225), 6.6))
    stroke(painter, path, pen(colour, 3.2, (3.0, 6.0)))
    b = QPointF(end.x, end.y)
    back = b - path.pointAtPercent(max(0.0, 1 - 16 / path.length()))
    size = (back.x() ** 2 + back.y() ** 2) ** 0.5 or 1.0
    u = back / size
    n = QPointF(-u.y(), u.x())
    arrow = QPainterPath(b + u * 3)
    arrow.lineTo(b - u * 11 + n * 7.5)
    arrow.lineTo(b - u * 11 - n * 7.5)
    arrow.closeSubpath()
    stroke(painter, arrow, pen(ink, 4.0))
    fill(painter, arrow, colour)


def paint_bead(painter: QPainter, at: Point, words: str, ground: str, ink: str, radius: float = BEAD) -> None:
    """The number of a part, or a short word, on a disc with a rim of the ink; on a dark disc both are light."""
    if contrast(ink, ground) < MARK:
        ink = legible(ink, ground, WORD)
    size = radius * (1.25 if len(words) < 2 else 0.95)
    wide = max(radius, text_width(words, size, True) / 2 + 4) if len(words) > 1 else radius
    fill(painter, circle(at.x, at.y, wide + 2), rgba(ink, 235))
    fill(painter, circle(at.x, at.y, wide), ground)
    text(painter, QRectF(at.x - wide, at.y - wide, 2 * wide, 2 * wide), words, size, ink, True, fit=False)


class LampLayer:
    """The lamp's veil, ghosts and lights on a scene."""

    def __init__(
        self, scene: QGraphicsScene, easel: Easel, item: Callable[[Handle], SpriteItem | None]
    ) -> None:
        """Nothing shines; ``item``: the item of a sprite of the board."""
        self._scene, self._easel, self._item = scene, easel, item
        self._items: list[QGraphicsItem] = []
        self._replaced: list[SpriteItem] = []
        """What a ghost stands in for, or what would be gone."""
        self._fade = Fade(scene, self._opacity, self._remove)
        self.light: LampLight | None = None
        """What is shown now."""

    def show(self, light: LampLight, duration: int) -> None:
        """Shine on exactly this; what shone before goes at once."""
        already = self.light is not None
        self.clear()
        self.light = light
        ghosts = []
        for order, ghost in enumerate(light.ghosts):
            item = SpriteItem(ghost, self._easel, order)
            # What bears words is read over the ring of its place, which would run through them.
            over = LABELS_Z if ghost.layer >= Layer.LABEL else GHOSTS_Z
            item.setZValue(over + order * STEPS_IN_LAYER)
            ghosts.append(item)
            self._replace(ghost)
        for handle in light.gone:
            self._hide(self._item(handle))
        board = self._scene.sceneRect()
        self._items = [VeilItem(light, self._easel, board), *ghosts, LightsItem(light, self._easel)]
        for one in self._items:
            self._scene.addItem(one)
        # From one candidate to the next the table does not light up in between.
        self._fade.come(0 if already else duration)

    def ghost_boxes(self) -> tuple[QRectF, ...]:
        """What its ghosts cover, in board units."""
        return tuple(item.sceneBoundingRect() for item in self._items if isinstance(item, SpriteItem))

    def fade_out(self, duration: int) -> None:
        """The lamp is put away."""
        self.light = None
        self._bring_back()
        if self._items:
            self._fade.leave(duration)

    def clear(self) -> None:
        """Nothing shines any more, at once."""
        self._fade.stop()
        self.light = None
        self._remove()

    def _replace(self, ghost: Sprite) -> None:
        """A ghost where the same thing stands now takes its place."""
        below = self._item(ghost.handle)
        if below is not None and abs(below.x() - ghost.x) < NEAR and abs(below.y() - ghost.y) < NEAR:
            self._hide(below)

    def _hide(self, below: SpriteItem | None) -> None:
        """It stays to be seen until its ghost is all there, so that nothing on the table blinks."""
        if below is not None and below.isVisible():
            self._replaced.append(below)

    def _remove(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        self._bring_back()

    def _bring_back(self) -> None:
        for below in self._replaced:
            below.setVisible(True)
        self._replaced = []

    def _opacity(self, strength: float) -> None:
        for below in self._replaced:
            below.setVisible(strength < 1.0)
        for item in self._items:
            rest = item.sprite.opacity if isinstance(item, SpriteItem) else 1.0
            item.setOpacity(rest * strength)


class MarkLayer:
    """Marks of what another's last turn changed, at their own depths."""

    def __init__(self, scene: QGraphicsScene, easel: Easel) -> None:
        """No marks."""
        self._scene, self._easel = scene, easel
        self._items: list[SpriteItem] = []
        self._fade = Fade(scene, self._opacity, self._remove)
        self._hidden = False
        self.marks: tuple[Sprite, ...] = ()
        """What is shown now."""

    def show(self, marks: Sequence[Sprite], duration: int) -> None:
        """Exactly these."""
        if tuple(marks) == self.marks:
            return
        if not marks:
            self.marks = ()
            self._fade.leave(duration)
            return
        self.clear()
        self.marks = tuple(marks)
        self._items = [SpriteItem(mark, self._easel, order) for order, mark in enumerate(marks)]
        for item in self._items:
            # Over what else lies at their depth.
            item.rise()
            item.setZValue(min(item.zValue(), VEIL_Z - 1))
            item.setVisible(not self._hidden)
            self._scene.addItem(item)
        self._fade.come(duration)

    def hide(self, hidden: bool) -> None:
        """While a hint is shown they are not to be seen: both have roads and numbers."""
        self._hidden = hidden
        for item in self._items:
            item.setVisible(not hidden)

    def finish_now(self) -> None:
        """All of them are there at once, or gone."""
        self._fade.finish()

    def clear(self) -> None:
        """No marks any more, at once."""
        self._fade.stop()
        self.marks = ()
        self._remove()

    def _remove(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []

    def _opacity(self, strength: float) -> None:
        for item in self._items:
            item.setOpacity(item.sprite.opacity * strength)

    def refresh(self) -> None:
        """Another skin."""
        for item in self._items:
            item.refresh()


def is_line(spot: Spot) -> bool:
    """Whether a place is so flat that a line of words stands in it from edge to edge."""
    return spot.height <= LINE and spot.width >= 2 * spot.height


def pulled(spot: Spot, towards: Spot) -> Point:
    """Where a route begins or ends at a place: not over the middle of what lies there, and over no line of words."""
    x, y = towards.x - spot.x, towards.y - spot.y
    way = (x * x + y * y) ** 0.5
    if is_line(spot) and way >= 1:
        part = min(1.0, spot.width / 2 / abs(x) if x else 1.0, spot.height / 2 / abs(y) if y else 1.0)
        return Point(spot.x + x * part, spot.y + y * part)
    reach = min(PULL * min(spot.width, spot.height), way / 3)
    return Point(spot.x, spot.y) if way < 1 else Point(spot.x + x / way * reach, spot.y + y / way * reach)


def corner(spot: Spot) -> Point:
    """Where a bead lies at a place: on its upper left edge."""
    reach = 0.36 if spot.round else 0.5
    return Point(spot.x - spot.width * reach, spot.y - spot.height * reach)


def covers(spot: Spot, x: float, y: float) -> bool:
    """Whether a point lies within a place's box."""
    return abs(x - spot.x) <= spot.width / 2 and abs(y - spot.y) <= spot.height / 2
