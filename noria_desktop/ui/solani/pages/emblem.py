"""The picture on Solani's card: a figure of stars over the milky way. It reads in no more than it needs."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QRadialGradient

from noria_desktop.games.solani.terms import Mask, Tile
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, ellipse
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import tone
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import BranchArt, ClusterArt, Light, Lights, PlanetArt
from noria_desktop.ui.solani.paint.branches import paint_branch
from noria_desktop.ui.solani.paint.circles import paint_cluster
from noria_desktop.ui.solani.paint.planets import paint_planet

_OPEN, _LIT = Light.OPEN, Light.SCORES
EMBLEM: Final[tuple[tuple[float, float, Tile, Mask, Light], ...]] = (
    (0, 0, Tile.C3, 6, _OPEN),
    (1, 0, Tile.C4, 15, _LIT),
    (2, 0, Tile.C3, 13, _LIT),
    (0, 1, Tile.C2, 6, _LIT),
    (1, 1, Tile.C4, 15, _LIT),
    (2, 1, Tile.W21, 11, _LIT),
)
"""Clusters of the emblem: column, row, kind, directions from which nodes reach it, light."""
TWIGS: Final[tuple[tuple[float, float, Mask, Lights], ...]] = (
    (0.5, 0.5, 15, (_OPEN, _LIT, _LIT, _LIT)),
    (1.5, 0.5, 15, (_LIT,) * 4),
    (2.5, 0.5, 9, (_LIT,) * 4),
    (0.5, -0.5, 12, (_OPEN, _OPEN, _LIT, _OPEN)),
    (1.5, -0.5, 12, (_LIT,) * 4),
    (0.5, 1.5, 3, (_LIT,) * 4),
    (1.5, 1.5, 3, (_LIT,) * 4),
)
"""Branch tiles between them: column, row, nodes and the light of each."""
WORLDS: Final = ((3.55, -0.02, Tile.YELLOW), (3.5, 1.05, Tile.BLUE))


def paint_night(canvas: Canvas, box: QRectF, seed: int = 11) -> None:
    """The night sky: the milky way from the lower left to the upper right, and stars."""
    heaven = canvas.style.theme.heaven
    canvas.gradient(box, tuple(zip((0.0, 0.42, 0.8, 1.0), heaven.sky, strict=True)))
    if not heaven.star_alpha:
        return
    rng, high, wide = random.Random(seed), box.height(), box.width()

    def along(off: float) -> QPointF:
        share = rng.random()
        y = box.bottom() - high * (0.08 + 0.84 * share) + rng.gauss(0, high * off)
        return QPointF(box.left() + wide * share, y)

    for _ in range(46 if heaven.band_alpha else 0):
        centre = along(0.08)
        reach = high * rng.uniform(0.1, 0.3)
        light = QRadialGradient(centre, reach)
        shade = heaven.band[rng.randrange(len(heaven.band))]
        light.setColorAt(0, tone(shade, heaven.band_alpha * rng.uniform(0.5, 1.1) / 255))
        light.setColorAt(1, tone(shade, 0))
        canvas.fill(ellipse(centre.x(), centre.y(), reach, reach * 0.7), QBrush(light))
    for number in range(max(40, round(wide * high / 420))):
        place = (
            along(0.12)
            if number % 2
            else QPointF(box.left() + rng.random() * wide, box.top() + rng.random() * high)
        )
        size = 0.4 + rng.random() ** 4 * 1.1
        alpha = heaven.star_alpha * rng.uniform(0.25, 0.95) / 255
        canvas.fill(circle(place.x(), place.y(), size * canvas.style.scale), heaven.star, alpha)


def paint_emblem(canvas: Canvas, box: QRectF) -> None:
    """The picture of the game's card: a figure of stars over the milky way, two worlds beside it."""
    paint_night(canvas, box)
    pitch = min(box.height() * 0.4, box.width() * 0.215)
    left = box.center().x() - 1.72 * pitch
    top = box.top() + box.height() * 0.46 - pitch / 2
    skin = Skin(canvas.style.theme)
    radius = measures.RADIUS * pitch

    def at(column: float, row: float) -> None:
        canvas.p.translate(left + column * pitch, top + row * pitch)

    for column, row, mask, lights in TWIGS:
        canvas.p.save()
        at(column, row)
        paint_branch(canvas.p, BranchArt(mask, pitch, lights), skin)
        canvas.p.restore()
    for column, row, tile, arms, light in EMBLEM:
        canvas.p.save()
        at(column, row)
        paint_cluster(canvas.p, ClusterArt(tile, radius, arms, light), skin)
        canvas.p.restore()
    for column, row, planet in WORLDS:
        canvas.p.save()
        at(column, row)
        paint_planet(canvas.p, PlanetArt(planet, radius), skin)
        canvas.p.restore()
