"""The scene: always exactly the last projection, plus the kit's own marks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeVar

from attrs import evolve
from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.easel import CACHE_BYTES, Easel
from noria_desktop.ui.board.halos import Halo, HaloItem, Mood
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.items import GhostItem, SpriteItem
from noria_desktop.ui.board.overlays import LampLayer, MarkLayer
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.reconcile import reconcile
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite

K = TypeVar("K")
ItemT = TypeVar("ItemT", bound=QGraphicsItem)

IN_HAND = 0.4
"""What is left at the origin of something in hand."""
LANDED = 0.2
"""What is left of the piece in hand over a picture of where it would lie."""
AFTERGLOW_MS = 1500


class ThreadPiece(QGraphicsItem):
    """One short piece of the dotted thread from where a piece was to where it is held.

    A single long item would have the whole diagonal's box repainted on every mouse move.
    """

    def __init__(self, easel: Easel) -> None:
        """No length yet."""
        super().__init__()
        self._easel = easel
        self._path = QPainterPath()
        self._begun = 0.0
        self._box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Layer.GHOST - 1)

    def stretch(self, points: list[QPointF], begun: float) -> None:
        """Run through ``points``; ``begun`` is the length of thread before them, for the dots' rhythm."""
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        self.prepareGeometryChange()
        self._path, self._begun = path, begun
        self._box = path.boundingRect().adjusted(-3, -3, 3, 3)

    def boundingRect(self) -> QRectF:
        """Around this piece."""
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Two-tone dots."""
        if self._easel.skin is None:
            return
        theme = self._easel.skin.theme
        painter.strokePath(self._path, pen(theme.paper if theme.name == "day" else theme.ink, 4.0))
        dots = QPen(pen(theme.focus, 2.0, (5.0, 4.0)))
        # Dash lengths and offsets count in pen widths.
        dots.setDashOffset(self._begun / 2.0)
        painter.strokePath(self._path, dots)


class Thread:
    """All pieces of the thread."""

    PIECES = 10
    POINTS = 3
    """Points a piece, besides its first."""

    def __init__(self, scene: QGraphicsScene, easel: Easel) -> None:
        """Put on the scene."""
        self._scene = scene
        self._pieces = [ThreadPiece(easel) for _ in range(self.PIECES)]
        for piece in self._pieces:
            scene.addItem(piece)

    def stretch(self, start: QPointF, end: QPointF) -> None:
        """Hang between two points, a little slack."""
        away = end - start
        slack = min(30.0, 0.18 * (abs(away.x()) + abs(away.y())))
        middle = (start + end) / 2 + QPointF(0, slack)
        count = self.PIECES * self.POINTS
        points = []
        for index in range(count + 1):
            t = index / count
            points.append(start * ((1 - t) * (1 - t)) + middle * (2 * t * (1 - t)) + end * (t * t))
        begun = 0.0
        for number, piece in enumerate(self._pieces):
            own = points[number * self.POINTS : (number + 1) * self.POINTS + 1]
            piece.stretch(own, begun)
            begun += sum(QLineF(one, other).length() for one, other in pairwise(own))

    def remove(self) -> None:
        """Take it off the scene."""
        for piece in self._pieces:
            self._scene.removeItem(piece)


class BoardScene(QGraphicsScene):
    """Sprites by handle, halos by spot, and the piece in hand."""

    def __init__(self, parent: QObject) -> None:
        """Parented to its view's owner: a view does not keep its scene alive."""
        super().__init__(parent)
        # Items are few and many move: looking at all of them is cheaper than keeping a tree.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHE_BYTES // 1024))
        self.easel = Easel()
        self._items: dict[Handle, SpriteItem] = {}
        self._projection: tuple[Sprite, ...] = ()
        self._spots: dict[Handle, Spot] = {}
        self._halos: dict[Halo, HaloItem] = {}
        self._extra: dict[Halo, HaloItem] = {}
        self._foreseen: dict[Sprite, SpriteItem] = {}
        self._ghost: GhostItem | None = None
        self._thread: Thread | None = None
        self._origin = QPointF()
        self._dimmed: tuple[Handle, ...] = ()
        self.lamp = LampLayer(self, self.easel, self.item)
        self.last_turn = MarkLayer(self, self.easel)
        self._ember = QTimer(self)
        self._ember.setSingleShot(True)
        self._ember.setInterval(AFTERGLOW_MS)
        self._ember.timeout.connect(self.end_afterglow)

    # the game's picture
    def dress(self, pictures: Pictures, skin: Skin) -> None:
        """Paint everything with another table or skin."""
        self.easel.dress(pictures, skin)
        self.setBackgroundBrush(rgba(skin.theme.bg))
        for item in self._items.values():
            item.refresh()
        self.last_turn.refresh()
        self.update()

    def clear_board(self) -> None:
        """Remove everything, before another game."""
        self.end_hand()
        self.show_halos(())
        self.clear_marks()
        self.end_afterglow()
        self.lamp.clear()
        self.last_turn.clear()
        self.show((), ())

    def show(self, sprites: tuple[Sprite, ...], spots: Iterable[Spot]) -> None:
        """Be exactly this projection."""
        self.show_ghosts(())
        # Compared with the items, not with the last projection: beats bring items early.
        patch = reconcile(tuple(item.sprite for item in self._items.values()), sprites)
        self._take_away(self._items, patch.removed)
        for order, sprite in enumerate(sprites):
            item = self._items.get(sprite.handle)
            if item is None:
                self._add(sprite, order)
            else:
                # Unchanged sprites too: beats may have moved their items, and their order may be new.
                item.settle(sprite, order)
        self._projection = sprites
        self._spots = {spot.handle: spot for spot in spots}

    def sprites(self) -> tuple[Sprite, ...]:
        """What is really shown, read back from the items in stacking order of the projection."""
        return tuple(item.shown() for item in sorted(self._items.values(), key=self._stacking))

    def projection(self) -> tuple[Sprite, ...]:
        """What was last asked for."""
        return self._projection

    def item(self, handle: Handle) -> SpriteItem | None:
        """The item of a sprite, also of one that is only there for an animation."""
        return self._items.get(handle)

    def bring(self, sprite: Sprite, order: int) -> SpriteItem:
        """The item of a coming sprite, put on the table early so that it can appear."""
        return self._items.get(sprite.handle) or self._add(sprite, order)

    def spot(self, handle: Handle) -> Spot | None:
        """A spot; for a sprite without one, the spot that picks it up, else one of the sprite's size."""
        found = self._spots.get(handle)
        if found is not None:
            return found
        item = self._items.get(handle)
        if item is None:
            return None
        grip = self._spots.get(item.sprite.carries) if item.sprite.carries is not None else None
        if grip is not None:
            return evolve(grip, handle=handle, x=item.x(), y=item.y())
        box = item.boundingRect()
        scale = item.scale()
        return Spot(
            handle,
            item.x(),
            item.y(),
            box.width() * scale,
            box.height() * scale,
            "",
            round=abs(box.width() - box.height()) < 0.2 * box.width(),
        )

    # the kit's own marks
    def show_halos(self, halos: tuple[Halo, ...]) -> None:
        """Exactly these halos besides those of beats; unchanged ones are left alone."""
        self._take_away(self._halos, self._halos.keys() - set(halos))
        for halo in halos:
            if halo not in self._halos:
                self._halos[halo] = self._add_halo(halo)

    def halos(self) -> tuple[Halo, ...]:
        """All halos shown now."""
        return (*self._halos, *self._extra)

    def mark(self, handle: Handle, mood: Mood) -> HaloItem | None:
        """A beat's mark on a spot or sprite, instead of an earlier mark of a bot's choice there."""
        spot = self.spot(handle)
        if spot is None:
            return None
        exclusive = (Mood.CANDIDATE, Mood.DROPPED, Mood.CHOSEN)
        if mood in exclusive:
            rivals = [h for h in self._extra if h.spot.handle == handle and h.mood in exclusive]
            self._take_away(self._extra, rivals)
        halo = Halo(spot, mood)
        if halo not in self._extra:
            self._extra[halo] = self._add_halo(halo)
        return self._extra[halo]

    def unmark(self, item: HaloItem) -> None:
        """Take one beat's mark away."""
        if self._extra.get(item.halo) is item:
            self._take_away(self._extra, [item.halo])

    def clear_marks(self) -> None:
        """Take all beats' marks away, but for the afterglow."""
        self._take_away(self._extra, [halo for halo in self._extra if halo.mood is not Mood.AFTERGLOW])

    def afterglow(self, handles: Iterable[Handle]) -> None:
        """Ring what has just changed, for a moment."""
        self.end_afterglow()
        for handle in handles:
            self.mark(handle, Mood.AFTERGLOW)
        self._ember.start()

    def end_afterglow(self) -> None:
        """Nothing counts as just changed any more."""
        self._ember.stop()
        self._take_away(self._extra, [halo for halo in self._extra if halo.mood is Mood.AFTERGLOW])

    def show_ghosts(self, ghosts: tuple[Sprite, ...]) -> None:
        """Exactly these pictures of what a drop would change; they are never part of the projection.

        A ghost with the handle of a sprite stands in for it, others are added.
        """
        wanted = set(ghosts)
        for ghost in [ghost for ghost in self._foreseen if ghost not in wanted]:
            self.removeItem(self._foreseen.pop(ghost))
            hidden = self._items.get(ghost.handle)
            if hidden is not None:
                hidden.setVisible(True)
        for order, ghost in enumerate(ghosts):
            if ghost not in self._foreseen:
                item = SpriteItem(ghost, self.easel, order)
                item.rise()
                self._foreseen[ghost] = item
                self.addItem(item)
            below = self._items.get(ghost.handle)
            if below is not None:
                below.setVisible(False)
                self._foreseen[ghost].setZValue(below.zValue())
        if self._ghost is not None:
            self._ghost.setOpacity(LANDED if any(ghost.lands for ghost in ghosts) else 1.0)

    def ghost_boxes(self) -> tuple[QRectF, ...]:
        """What those pictures cover, in board units."""
        return tuple(item.sceneBoundingRect() for item in self._foreseen.values())

    def ghosts(self) -> tuple[Sprite, ...]:
        """What a drop would change, as shown now."""
        return tuple(self._foreseen)

    # the piece in hand
    def take_in_hand(self, source: Handle) -> None:
        """Show a ghost of what the source carries; its origin fades."""
        self.end_hand()
        carried = tuple(sprite for sprite in self._projection if sprite.carries == source)
        self._dimmed = tuple(sprite.handle for sprite in carried)
        self._veil_origin(IN_HAND)
        spot = self.spot(source)
        if carried:
            self._origin = QPointF(carried[0].x, carried[0].y)
        elif spot is not None:
            self._origin = QPointF(spot.x, spot.y)
        self._ghost = GhostItem(carried, self.easel)
        self._thread = Thread(self, self.easel)
        self.addItem(self._ghost)
        self.move_hand(self._origin)

    def move_hand(self, at: QPointF) -> None:
        """The piece in hand is held at a point of the board."""
        if self._ghost is not None and self._thread is not None:
            self._ghost.setPos(at)
            self._ghost.keep_in_sight()
            self._thread.stretch(self._origin, at)

    def turn_hand(self, angle: float) -> None:
        """Show the piece in hand at this angle, in degrees clockwise, while it turns."""
        if self._ghost is not None:
            self._ghost.spin(angle)

    def settle_hand(self, turn: int) -> None:
        """The piece in hand rests after so many quarter turns, drawn as sharp as before."""
        if self._ghost is not None:
            self._ghost.settle_turn(turn)

    def angle_of_hand(self) -> float:
        """Degrees clockwise by which the piece in hand is shown turned."""
        return self._ghost.angle if self._ghost is not None else 0.0

    def held(self) -> tuple[Sprite, ...]:
        """The pictures of the piece in hand as they are shown, relative to it."""
        return self._ghost.shown() if self._ghost is not None else ()

    def hand(self) -> QPointF | None:
        """Where the piece in hand is; None with an empty hand."""
        return self._ghost.pos() if self._ghost is not None else None

    def hand_box(self) -> QRectF:
        """What the ghost covers, in board units; empty with an empty hand."""
        if self._ghost is None:
            return QRectF()
        return self._ghost.mapRectToScene(
            self._ghost.boundingRect().united(self._ghost.childrenBoundingRect())
        )

    def origin(self) -> QPointF:
        """Where the piece in hand came from."""
        return self._origin

    def carried(self) -> tuple[Handle, ...]:
        """Sprites that the piece in hand is a ghost of."""
        return self._dimmed

    def end_hand(self) -> None:
        """The hand is empty; the origin shows again."""
        if self._ghost is not None:
            self.removeItem(self._ghost)
        if self._thread is not None:
            self._thread.remove()
        self._ghost, self._thread = None, None
        self._veil_origin(1.0)
        self._dimmed = ()

    def _veil_origin(self, opacity: float) -> None:
        for handle in self._dimmed:
            item = self._items.get(handle)
            if item is not None:
                item.veil(opacity)

    # inside
    def _add(self, sprite: Sprite, order: int) -> SpriteItem:
        item = SpriteItem(sprite, self.easel, order)
        self._items[sprite.handle] = item
        self.addItem(item)
        return item

    def _take_away(self, items: dict[K, ItemT], keys: Iterable[K]) -> None:
        """Remove the items of these keys, as far as there are such."""
        for key in keys:
            item = items.pop(key, None)
            if item is not None:
                self.removeItem(item)

    def _add_halo(self, halo: Halo) -> HaloItem:
        item = HaloItem(halo, self.easel)
        self.addItem(item)
        return item

    def _stacking(self, item: SpriteItem) -> float:
        # Order in the projection is the fraction of z above the layer.
        return item.zValue() - item.layer()
