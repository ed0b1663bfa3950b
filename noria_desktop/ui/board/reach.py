"""What the hand can reach at a point of the board: the spots under it, what a press there takes, what is meant near it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPointF

from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.places import distance, nearest, spots_at
from noria_desktop.ui.board.selection import Selection, Stage
from noria_desktop.ui.board.sprites import Spot

SNAP: Final = 24.0
"""Logical pixels within which a piece finds its target."""
LEAST_HIT: Final = 24.0
"""Logical pixels: nothing is harder to hit than this. Source: ux.md 4.3, WCAG 2.5.8."""


class Reach:
    """The spots of the moment, as a pointer meets them. All points and lengths are board units."""

    def __init__(self, selection: Selection[Any], pixel: Callable[[], float]) -> None:
        """No spots yet.

        Args:
            selection: says what can be taken, pressed and dropped on now.
            pixel: board units of one logical pixel.
        """
        self._selection = selection
        self._pixel = pixel
        self._spots: tuple[Spot, ...] = ()
        self._by_handle: dict[Handle, Spot] = {}

    def renew(self, spots: tuple[Spot, ...]) -> None:
        """Another moment of the game has other spots."""
        self._spots = spots
        self._by_handle = {spot.handle: spot for spot in spots}

    def spot(self, handle: Handle | None) -> Spot | None:
        """Place of a handle now; None where it has none."""
        return self._by_handle.get(handle) if handle is not None else None

    def is_button(self, handle: Handle | None) -> bool:
        """True for a spot whose press is the page's business."""
        spot = self.spot(handle)
        return spot is not None and spot.button

    # Under a point ------------------------------------------------------------------------------------

    def under(self, at: QPointF) -> tuple[Handle, ...]:
        """Handles under a point of the board, the smallest spot first."""
        least = LEAST_HIT * self._pixel()
        return tuple(spot.handle for spot in spots_at(self._spots, at.x(), at.y(), least))

    def source_under(self, at: QPointF) -> Handle | None:
        """What a press at a point would take or press; not what lies beside a piece that is pointed at."""
        under = self.under(at)
        found = next((h for h in under if self._selection.is_source(h) or self.is_button(h)), None)
        return None if found is not None and self._is_beside(found, under[0], at) else found

    def naming_under(self, at: QPointF) -> Handle | None:
        """The thing under a point that names one of the options of the open list."""
        source = self.source_under(at)
        return source if self._selection.named_by(source) is not None else None

    def _is_beside(self, found: Handle, pointed: Handle, at: QPointF) -> bool:
        """Whether a piece of the same kind is pointed at instead, which cannot be taken now: it says so itself."""
        return (
            found.kind == pointed.kind != ""
            and not self._selection.is_source(pointed)
            and distance(self._by_handle[pointed], at.x(), at.y()) == 0
            and distance(self._by_handle[found], at.x(), at.y()) > 0
        )

    def lent_under(self, at: QPointF) -> Handle | None:
        """The only piece that can be carried from the place under a point; None where there is none, or several.

        Nor is one lent to whoever points at another piece of its kind, which cannot be carried now.
        """
        under = self.under(at)
        ground = next((spot for h in under if (spot := self._by_handle[h]).lends), None)
        if ground is None:
            return None
        pieces = [
            spot.handle
            for spot in self._spots
            if spot is not ground
            and self._selection.is_source(spot.handle)
            and not self._selection.table.is_press(spot.handle)
            and distance(ground, spot.x, spot.y) == 0
        ]
        if len(pieces) != 1 or (under[0].kind == pieces[0].kind and under[0] != pieces[0]):
            return None
        return pieces[0]

    def turnable_under(self, at: QPointF) -> Handle | None:
        """A piece under a point that can be taken up with an empty hand, and turned."""
        source = self.source_under(at) if self._selection.stage is Stage.IDLE else None
        return source if self.is_turnable(source) else None

    def is_turnable(self, source: Handle | None) -> bool:
        """Whether a thing can be taken up and turned."""
        table = self._selection.table
        return source is not None and table.can_turn(source) and not table.is_press(source)

    # Near a point -------------------------------------------------------------------------------------

    def meant(self, lit: tuple[Handle, ...], at: QPointF) -> Handle | None:
        """The lit place that is meant by a point on it or beside it, unless another of its kind is pointed at."""
        spots = [self._by_handle[handle] for handle in lit if handle in self._by_handle]
        found = nearest(spots, at.x(), at.y(), SNAP * self._pixel())
        if found is None or distance(found, at.x(), at.y()) == 0:
            return None if found is None else found.handle
        others = (spot for spot in self._by_handle.values() if spot.handle.kind == found.handle.kind)
        pointed_at = any(distance(spot, at.x(), at.y()) == 0 for spot in others)
        return None if pointed_at else found.handle
