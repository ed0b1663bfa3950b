"""From measured places to the painter's rectangles."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from noria_desktop.ui.board.boxes import Box


def rect(box: Box) -> QRectF:
    """A measured box for the painter."""
    return QRectF(box.left, box.top, box.width, box.height)
