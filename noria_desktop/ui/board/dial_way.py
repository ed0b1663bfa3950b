"""The dial about a place: where it can be pressed, and the pointer's straight way to it from that place.

All points and lengths are board units, x to the right, y down.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF

from noria_desktop.ui.board.presenter import DialFace
from noria_desktop.ui.board.sprites import Spot


def face_at(faces: tuple[DialFace, ...], at: QPointF) -> DialFace | None:
    """The position of a dial under a point; None beside it."""
    for face in faces:
        if abs(at.x() - face.x) <= face.width / 2 and abs(at.y() - face.y) <= face.height / 2:
            return face
    return None


class DialWay:
    """How the pointer comes nearer to the dial about the place aimed at: what it passes on the way is not meant."""

    def __init__(self) -> None:
        """The pointer is not on its way."""
        self._left: float | None = None
        """How far it was from the dial, on the straight way there; None: it was not on it."""

    def stop(self) -> None:
        """The pointer rests, or means something else."""
        self._left = None

    def leads_nearer(self, at: QPointF, spot: Spot | None, faces: tuple[DialFace, ...]) -> bool:
        """Whether the pointer, now at a point, has come nearer to the dial straight from a spot.

        Args:
            at: where the pointer is.
            spot: the place aimed at, on which it has rested before; None where it has not.
            faces: the dial.
        """
        before, self._left = self._left, None
        if spot is None or not faces:
            return False
        left = min(face.x - face.width / 2 for face in faces)
        right = max(face.x + face.width / 2 for face in faces)
        top = min(face.y - face.height / 2 for face in faces)
        bottom = max(face.y + face.height / 2 for face in faces)
        between = min(spot.y, top) <= at.y() <= max(spot.y, bottom)
        if not between or not min(spot.x, left) <= at.x() <= max(spot.x, right):
            return False
        self._left = max(left - at.x(), at.x() - right, 0.0) + max(top - at.y(), at.y() - bottom, 0.0)
        return before is not None and self._left < before
