"""Numbers on discs in the colour of a side: seen on each of them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.art.legible import MARK, contrast
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.overlays import paint_bead
from noria_desktop.ui.scythe.paint.colours import FACTION

SIZE = 40


@pytest.mark.parametrize("faction", Faction)
def test_the_number_is_made_out_on_every_factions_colour(qapp: QApplication, faction: Faction) -> None:
    """Saxony's black bore a number as black as itself."""
    ground, ink = FACTION[faction], THEMES["night"].ink
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint_bead(painter, Point(SIZE / 2, SIZE / 2), "3", ground, ink, SIZE / 3)
    painter.end()
    inside = range(SIZE // 3, SIZE - SIZE // 3)
    seen = {image.pixelColor(x, y).name() for x in inside for y in inside}
    assert max(contrast(one, ground) for one in seen) >= MARK
