"""A veil over the board with holes: what a lesson does not speak of stands back. Source: mocks/way-in.md 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.board.easel import Easel
from noria_desktop.ui.board.halos import outline
from noria_desktop.ui.board.overlays import FAR, VEIL_Z, Fade
from noria_desktop.ui.board.sprites import Spot

GROWTH: Final = 5.0
"""A hole is so much larger than its place on every side."""
ALPHA: Final = 158
"""Of the ground's colour, 62 in 100."""


class _Veil(QGraphicsItem):
    """One path, painted anew each time: it does not move."""

    def __init__(self, holes: Sequence[Spot], easel: Easel, board: QRectF) -> None:
        super().__init__()
        self._easel = easel
        self._box = board.adjusted(-FAR, -FAR, FAR, FAR)
        self._path = QPainterPath()
        self._path.addRect(self._box)
        open_ = QPainterPath()
        open_.setFillRule(Qt.FillRule.WindingFill)
        for spot in holes:
            open_ = open_.united(outline(spot, easel, GROWTH).translated(spot.x, spot.y))
        self._path = self._path.subtracted(open_)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Under the lamp's own veil, lights and ghosts.
        self.setZValue(VEIL_Z - 0.5)

    def boundingRect(self) -> QRectF:
        """All of the board and what lies beside it."""
        return self._box

    def shape(self) -> QPainterPath:
        """Nothing can be pointed at here."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """One even dimming."""
        if self._easel.skin is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(self._path, rgba(self._easel.skin.theme.bg, ALPHA))


class VeilLayer:
    """The veil of one scene."""

    def __init__(self, scene: QGraphicsScene, easel: Easel) -> None:
        """Nothing is veiled."""
        self._scene, self._easel = scene, easel
        self._item: _Veil | None = None
        self._holes: tuple[Spot, ...] = ()
        self._fade = Fade(scene, self._opacity, self._remove)

    @property
    def holes(self) -> tuple[Spot, ...]:
        """What is not veiled; nothing while there is no veil."""
        return self._holes

    def show(self, holes: Sequence[Spot], duration: int) -> None:
        """Veil everything but these places."""
        already = self._item is not None
        self._fade.stop()
        self._remove()
        self._holes = tuple(holes)
        self._item = _Veil(holes, self._easel, self._scene.sceneRect())
        self._scene.addItem(self._item)
        self._fade.come(0 if already else duration)

    def lift(self) -> None:
        """Nothing is veiled any more."""
        self._fade.stop()
        self._remove()
        self._holes = ()

    def _opacity(self, strength: float) -> None:
        if self._item is not None:
            self._item.setOpacity(strength)

    def _remove(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
