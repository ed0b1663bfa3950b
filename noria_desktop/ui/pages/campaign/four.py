"""Four tables that count together: an evening, a voyage, each table by itself or all of them in one picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.campaign.model import Picture

_SQUARE: Final = 1.55
"""Width by height of two rows of two."""
_ROW: Final = 4.6
"""Of one row."""
_SEAM: Final = 0.008
"""Of the width, between two tables."""
_AHEAD: Final = 0.35
"""How much is seen of the card of a game that has not been played."""


@frozen
class FourTables:
    """Four games with their final positions; None of one that has not ended."""

    games: tuple[str, ...]
    pictures: tuple[Picture | None, ...]

    @property
    def any(self) -> bool:
        """Whether one of them has ended."""
        return any(one is not None for one in self.pictures)

    def square(self, style: ShellStyle) -> Picture:
        """Two rows of two."""
        return Picture(lambda painter, area: self._paint(painter, area, style, 2), _SQUARE)

    def row(self, style: ShellStyle) -> Picture:
        """One row of four."""
        return Picture(lambda painter, area: self._paint(painter, area, style, len(self.games)), _ROW)

    def _paint(self, painter: QPainter, area: QRectF, style: ShellStyle, across: int) -> None:
        seam = max(1.5, area.width() * _SEAM)
        down = len(self.games) // across
        wide = (area.width() - (across - 1) * seam) / across
        high = (area.height() - (down - 1) * seam) / down
        for number, (game, picture) in enumerate(zip(self.games, self.pictures, strict=True)):
            row, column = divmod(number, across)
            box = QRectF(area.left() + column * (wide + seam), area.top() + row * (high + seam), wide, high)
            if picture is not None:
                picture.cover(painter, box)
                continue
            painter.save()
            painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
            painter.setOpacity(_AHEAD)
            game_cover(game).paint_emblem(Canvas(painter, style), box)
            painter.restore()
