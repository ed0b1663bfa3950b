"""What stays where it is while the middle of a board is enlarged: mats, tracks, score.

A layout may name the part of it that is enlarged (``presenter.Framed``). Around it lie up to four panes, which show the
rest of the same scene as large as ever. They take no input: the view asks here what of the board lies under a point of
the window, and where on the window a part of the board is to be seen.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

LEAST: Final = 1.0
"""Board units; thinner rims are not worth a pane."""


class Pane(QGraphicsView):
    """A part of the board that is not enlarged."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        """Hidden."""
        super().__init__(parent)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in (self, self.viewport()):
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()


class Panes:
    """The panes of one view."""

    def __init__(self, view: QGraphicsView) -> None:
        """None shown."""
        self._view = view
        self._panes: list[Pane] = []
        self._parts: tuple[QRectF, ...] = ()
        """What of the board stays, in board units; a pane each."""
        self._fit = 1.0
        self._off = QPointF()
        self.window = QRect()
        """Where the enlarged part is seen, in pixels of the viewport; empty while nothing is enlarged so."""

    @property
    def shown(self) -> bool:
        """Whether something stays while the rest is enlarged."""
        return bool(self._parts)

    def clear(self) -> None:
        """The board is shown in one piece."""
        self._parts, self.window = (), QRect()
        for pane in self._panes:
            pane.hide()

    def lay(self, board: QRectF, enlarged: QRectF, fit: float) -> None:
        """Everything but ``enlarged`` is shown at ``fit`` pixels a unit, in the middle of the viewport."""
        room = self._view.viewport().size()
        self._fit = fit
        self._off = QPointF(
            (room.width() - board.width() * fit) / 2, (room.height() - board.height() * fit) / 2
        )
        left, right = enlarged.left() - board.left(), board.right() - enlarged.right()
        above, below = enlarged.top() - board.top(), board.bottom() - enlarged.bottom()
        parts = (
            QRectF(board.left(), board.top(), left, board.height()),
            QRectF(enlarged.right(), board.top(), right, board.height()),
            QRectF(enlarged.left(), board.top(), enlarged.width(), above),
            QRectF(enlarged.left(), enlarged.bottom(), enlarged.width(), below),
        )
        self._parts = tuple(part for part in parts if min(part.width(), part.height()) > LEAST)
        self.window = self._pixels(enlarged).toAlignedRect()
        while len(self._panes) < len(self._parts):
            self._panes.append(Pane(self._view.scene(), self._view))
        for number, pane in enumerate(self._panes):
            if number >= len(self._parts):
                pane.hide()
                continue
            part = self._parts[number]
            pane.setGeometry(self._pixels(part).toAlignedRect())
            pane.setTransform(QTransform.fromScale(fit, fit))
            pane.setSceneRect(part)
            pane.show()
            pane.raise_()

    def room_to_pan(self, enlarged: QRectF, scale: float) -> QRectF:
        """What of the board may be seen in the whole viewport, so that nothing but ``enlarged`` comes into the window."""
        room, window = self._view.viewport().rect(), self.window
        return enlarged.adjusted(
            -(window.left() - room.left()) / scale,
            -(window.top() - room.top()) / scale,
            (room.right() - window.right()) / scale,
            (room.bottom() - window.bottom()) / scale,
        )

    def _pixels(self, part: QRectF) -> QRectF:
        corner = part.topLeft() * self._fit + self._off
        return QRectF(corner, part.size() * self._fit)

    def keeps(self, box: QRectF) -> bool:
        """Whether this part of the board stays where it is."""
        return any(part.contains(box.center()) for part in self._parts)

    def rect_of(self, box: QRectF) -> QRectF:
        """Where such a part is seen, in pixels of the viewport."""
        return self._pixels(box)

    def under(self, at: QPointF) -> QPointF | None:
        """The point of the board that is seen there in a pane; None in the window, or without panes."""
        if not self._parts or self.window.contains(at.toPoint()):
            return None
        return (at - self._off) / self._fit
