"""The small picture of a game stays within the frame that it is painted in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board.miniature import Staged
from noria_desktop.ui.game_ui import game_ui

WIDE, HIGH, EDGE, RADIUS = 640, 420, 20, 60
OUTSIDE = 0xFF00FF00


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", game_ids())
def test_nothing_of_a_miniature_lies_outside_its_frame(game: str) -> None:
    """Nautilus' sea reached over the rounded corners of home's sheet and below it."""
    rules = kit(game).rules
    view = rules.observe(rules.setup(kit(game).default_options(), 7).state, HUMAN)
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(OUTSIDE)
    box = QRectF(EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE)
    frame = rounded_rect(box, RADIUS)
    painter = QPainter(image)
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    # Wider and higher than what is seen of it, as on the page of lessons.
    game_ui(game).paint_miniature(painter, box.adjusted(0, -50, 0, 50), view, Skin(NIGHT, "en"))
    painter.end()
    beyond = rounded_rect(box.adjusted(-2, -2, 2, 2), RADIUS + 2)
    painted = {
        (x, y)
        for y in range(HIGH)
        for x in range(WIDE)
        if image.pixel(x, y) != OUTSIDE and not beyond.contains(QRectF(x, y, 1, 1))
    }
    assert painted == set()


@pytest.mark.usefixtures("qapp")
def test_solanis_small_picture_is_its_sky() -> None:
    """When the choice of a feature went to the market, every small picture showed the market."""
    rules = kit("solani").rules
    view = rules.observe(rules.setup(kit("solani").default_options(), 7).state, HUMAN)
    door = game_ui("solani")
    table = door.presenter.layout(1280, 678)
    assert isinstance(table, Staged)
    sky = [spot for spot in door.presenter.spots(view, table) if spot.handle.kind == "circle"]
    assert len(sky) == 36
    stage = table.stage
    assert all(stage.left <= spot.x <= stage.right and stage.top <= spot.y <= stage.bottom for spot in sky)
