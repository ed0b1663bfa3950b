"""Special Feature tiles: plum octagon in a lilac rim with its sign and its number."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.terms import Tile
from noria_desktop.ui.art.glyphs import glyph_paths
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, point, polygon
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text
from noria_desktop.ui.solani.board.arts import FeatureArt
from noria_desktop.ui.solani.paint.circles import disc_reach, paint_disc
from noria_desktop.ui.solani.paint.figures import shine
from noria_desktop.ui.solani.paint.signs import draw_lines


def feature_size(art: FeatureArt) -> tuple[float, float]:
    """The disc, its number and its shadow."""
    reach = disc_reach(art.radius, shines=art.scores, held=art.held)
    side = 2 * max(reach, art.radius * 0.83 + _number(art.radius) + 1 if art.numbered else 0)
    return side, side


def feature_sign(feature: Tile) -> QPainterPath:
    """The sign of a feature."""
    return glyph_paths(f"solani/{feature.name.lower()}")[0]


def _number(r: float) -> float:
    """Radius of the number's disc."""
    return max(r * 0.22, 7.5)


def paint_feature(painter: QPainter, art: FeatureArt, skin: Skin) -> None:
    """The tile; its number is a disc on the upper rim."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    if art.scores:
        shine(painter, theme, r)
    rim = heaven.shine if art.scores else heaven.feature_rim
    paint_disc(painter, theme, r, heaven.feature, rim, bright=True, held=art.held)
    corners = [point(r * 0.8, 22.5 + 45 * i) for i in range(8)]
    octagon = polygon(corners)
    stroke(painter, octagon, pen(rgba(heaven.feature_rim, 130), max(0.8, r * 0.03)))
    draw_lines(painter, feature_sign(art.feature), 0, r * 0.04, r * 0.45, theme.paper, 0.13)
    if art.numbered:
        paint_number(painter, theme, art.feature, 0, -r * 0.83, _number(r))
    if art.pale:
        stroke(painter, circle(0, 0, r), pen(theme.focus, 2.2))


def paint_number(painter: QPainter, theme: Theme, feature: Tile, x: float, y: float, radius: float) -> None:
    """2 or 3 on a lilac disc."""
    fill(painter, circle(x, y, radius), theme.ink)
    fill(painter, circle(x, y, radius * 0.86), theme.heaven.feature_rim)
    number = str(components().numbers[feature.index])
    box = QRectF(x - 2 * radius, y - 2 * radius, 4 * radius, 4 * radius)
    text(painter, box, number, max(12.0, radius * 1.45), theme.ink, True, fit=False)
