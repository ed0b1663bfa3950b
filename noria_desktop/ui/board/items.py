"""Sprites as scene items: one generic item for all of them, and the ghost of what is in hand."""

from __future__ import annotations

import math

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.board.easel import Easel, PixmapHolder
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite

STEPS_IN_LAYER = 1 / 4096
"""Between two sprites of a layer, so that the projection's order decides which lies on top."""
CARRIED_RISE = 9.0
"""A moving sprite passes over its own layer and under the next one."""


class SpriteItem(QGraphicsObject):
    """One sprite on the screen; it knows its handle and its picture, and nothing of any game."""

    def __init__(self, sprite: Sprite, easel: Easel, order: int, *, enlarged: float = 1.0) -> None:
        """``enlarged``: scale of the parent item, so that a ghost's pixmap is drawn sharp."""
        super().__init__()
        self.sprite = sprite
        self._easel = easel
        self._enlarged = enlarged
        self._veil = 1.0
        self._art: object = sprite.art
        self._picture = easel.picture(sprite.art)
        self._box = QRectF()
        self._holder = PixmapHolder(easel)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._measure()
        self.settle(sprite, order)

    @property
    def handle(self) -> Handle:
        """Whose picture this is."""
        return self.sprite.handle

    def settle(self, sprite: Sprite, order: int) -> None:
        """Be exactly ``sprite``; ``order`` is its place among the sprites of its projection."""
        if sprite.art != self._art:
            self.show_art(sprite.art)
        if (sprite.scale, sprite.rotation) != (self.sprite.scale, self.sprite.rotation):
            self._holder.forget()
        self.sprite = sprite
        # Qt takes positions and opacities that differ in the last digits for equal and keeps the old ones.
        if (self.x(), self.y()) != (sprite.x, sprite.y):
            self.setPos(sprite.x + 1, sprite.y + 1)
            self.setPos(sprite.x, sprite.y)
        self.setRotation(sprite.rotation)
        self.setScale(sprite.scale)
        if self.opacity() != sprite.opacity:
            self.setOpacity(0.0 if sprite.opacity > 0.5 else 1.0)
            self.setOpacity(sprite.opacity)
        self.setZValue(sprite.layer + order * STEPS_IN_LAYER)
        if not self.transform().isIdentity():
            self.setTransform(QTransform())
        self.veil(1.0)

    def shown(self) -> Sprite:
        """The sprite as it really is on the screen."""
        return evolve(
            self.sprite,
            art=self._art,
            x=self.x(),
            y=self.y(),
            rotation=self.rotation(),
            scale=self.scale(),
            opacity=self.opacity(),
            layer=self.layer(),
        )

    def layer(self) -> Layer:
        """The layer it lies in, moving or at rest."""
        return max(layer for layer in Layer if layer <= self.zValue())

    def show_art(self, art: object) -> None:
        """Show another picture for the moment, or for good through ``settle``."""
        self._art = art
        self.refresh()

    def refresh(self) -> None:
        """Paint again, with another skin or painter table."""
        self._picture = self._easel.picture(self._art)
        self._measure()
        self.update()

    def veil(self, strength: float) -> None:
        """Fade the picture of something in hand without touching the sprite's own opacity."""
        if strength != self._veil:
            self._veil = strength
            self.update()

    def rise(self) -> None:
        """Pass over the other sprites of the layer until settled."""
        self.setZValue(self.sprite.layer + CARRIED_RISE)

    def boundingRect(self) -> QRectF:
        """Box of the picture in board units, centred."""
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the shared pixmap."""
        if self._easel.skin is None:
            return
        if self._veil != 1.0:
            painter.setOpacity(painter.opacity() * self._veil)
        self._holder.draw(
            painter, self._picture, self._art, self.sprite.scale * self._enlarged, self.sprite.rotation
        )

    def _measure(self) -> None:
        self._holder.forget()
        width, height = self._picture.size(self._art)
        # One unit more on each side: copying on whole pixels may reach over the edge by half a pixel.
        box = QRectF(-width / 2 - 1, -height / 2 - 1, width + 2, height + 2)
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box


def about_origin(x: float, y: float, angle: float) -> tuple[float, float]:
    """A point after a turn about (0, 0), in degrees clockwise."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return x * cosine - y * sine, x * sine + y * cosine


class GhostItem(QGraphicsObject):
    """What is in hand: the carried sprites enlarged over their shadow, or a plain token."""

    ENLARGED = 1.25
    LARGEST = 64.0
    """Board units; a larger piece becomes smaller in hand, so that its target stays in sight."""
    TOKEN = 9.0

    def __init__(self, sprites: tuple[Sprite, ...], easel: Easel) -> None:
        """``sprites`` keep their places relative to the first one."""
        super().__init__()
        self._easel = easel
        self._half = (self.TOKEN, self.TOKEN)
        self._parts: list[SpriteItem] = []
        scale = self.ENLARGED
        self._shadow = True
        self._turn = 0
        self.angle = 0.0
        """Degrees clockwise by which it is shown turned."""
        self._turned = sprites[0].turned if sprites else ()
        held = self._turned[0] if self._turned else sprites[0].held if sprites else None
        if held is not None:
            # The game's own picture of the piece in hand brings its size and its shadow.
            sprites = (evolve(sprites[0], art=held, scale=1.0, rotation=0.0),)
            self._shadow, scale = False, 1.0
        if sprites:
            width, height = easel.picture(sprites[0].art).size(sprites[0].art)
            self._half = (width / 2, height / 2)
            scale = scale if held is not None else min(scale, self.LARGEST / max(width, height))
        # Over everything that is foreseen, which rises within its layer like all that moves.
        self.setZValue(Layer.GHOST + CARRIED_RISE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for order, sprite in enumerate(sprites):
            x, y = sprite.x - sprites[0].x, sprite.y - sprites[0].y
            at = evolve(sprite, x=x, y=y, layer=Layer.GROUND, opacity=1.0)
            part = SpriteItem(at, easel, order, enlarged=scale)
            part.setParentItem(self)
            self._parts.append(part)
        self._rest = tuple(part.sprite for part in self._parts)
        self.setScale(scale)

    def spin(self, angle: float) -> None:
        """Show it on the way from one turn to another; its shadow stays below."""
        self.angle = angle
        # Pictures of the turned piece are turned already as far as the last one at rest.
        self._place(angle - (90.0 * self._turn if self._turned else 0.0))

    def settle_turn(self, turn: int) -> None:
        """Rest after so many quarter turns."""
        self._turn = turn
        self.angle = 90.0 * turn
        angle = 0.0 if self._turned else self.angle
        for order, (part, rest) in enumerate(zip(self._parts, self._rest, strict=True)):
            art = self._turned[turn % len(self._turned)] if self._turned else rest.art
            x, y = about_origin(rest.x, rest.y, angle)
            # As its own rotation, so that the picture is painted turned and not resampled.
            part.settle(evolve(rest, art=art, x=x, y=y, rotation=(rest.rotation + angle) % 360.0), order)

    def keep_in_sight(self) -> None:
        """A card of its own size moves aside where the board's left edge would cut it; the pointer stays on it."""
        if self._shadow or self._turned or self._half[0] <= self.LARGEST:
            return
        aside = max(0.0, self._half[0] - self.pos().x())
        for part, rest in zip(self._parts, self._rest, strict=True):
            part.setPos(rest.x + aside, rest.y)

    def shown(self) -> tuple[Sprite, ...]:
        """Its pictures, relative to it."""
        return tuple(part.shown() for part in self._parts)

    def _place(self, angle: float) -> None:
        for part, rest in zip(self._parts, self._rest, strict=True):
            part.setPos(*about_origin(rest.x, rest.y, angle))
            part.setRotation(rest.rotation + angle)

    def boundingRect(self) -> QRectF:
        """Token or shadow."""
        wide, high = self._half
        return QRectF(-wide, -high - 2, 2 * wide, 2 * high + 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The shadow on the ground, and the token where no sprite is carried."""
        skin = self._easel.skin
        if skin is None or not self._shadow:
            return
        wide, high = self._half
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba("#000000", 105))
        painter.drawEllipse(QPointF(0, high + 2), wide * 0.72, max(3.0, high * 0.18))
        if not self._parts:
            painter.setPen(pen(skin.theme.ink, 1.6))
            painter.setBrush(rgba(skin.theme.focus, 255))
            painter.drawEllipse(QPointF(0, 0), self.TOKEN - 1, self.TOKEN - 1)
