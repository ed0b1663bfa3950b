"""Four tables in one picture: an evening, a voyage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.campaign.model import Picture

_SHAPE: Final = 1.55
"""Width by height of the whole."""
_SEAM: Final = 0.008
"""Of the width, between two tables."""


def four_pictures(tables: Sequence[tuple[str, Picture | None]]) -> Picture:
    """Two rows of two; a game that is not there yet is shown by the picture of its card.

    Args:
        tables: each game with its final position.
    """

    def paint(painter: QPainter, area: QRectF) -> None:
        seam = area.width() * _SEAM
        wide, high = (area.width() - seam) / 2, (area.height() - seam) / 2
        for number, (game, picture) in enumerate(tables):
            row, column = divmod(number, 2)
            box = QRectF(area.left() + column * (wide + seam), area.top() + row * (high + seam), wide, high)
            if picture is not None:
                picture.cover(painter, box)
                continue
            painter.save()
            painter.setClipRect(box)
            painter.setOpacity(0.35)
            game_cover(game).paint_emblem(Canvas(painter, shell_style("night")), box)
            painter.restore()

    return Picture(paint, _SHAPE)
