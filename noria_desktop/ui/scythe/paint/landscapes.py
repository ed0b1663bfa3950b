"""The landscapes of the seven terrains, drawn anew for every territory from its number: no two are alike.

The upper part carries the picture, the lower part stays calm for pieces. Each tells its terrain without colour too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient

from noria_desktop.games.scythe.terms import Terrain
from noria_desktop.ui.art.pens import mix, within
from noria_desktop.ui.art.shapes import hexagon, hexagon_corner, lines
from noria_desktop.ui.scythe.paint.colours import TERRAIN
from noria_desktop.ui.scythe.paint.ink import Ink, fade
from noria_desktop.ui.scythe.paint.landscapes_settled import factory, farm, village
from noria_desktop.ui.scythe.paint.landscapes_wild import forest, lake, mountain, tundra

ART: Final[dict[Terrain, Callable[[Ink, QPointF, float, random.Random], None]]] = {
    Terrain.MOUNTAIN: mountain,
    Terrain.FOREST: forest,
    Terrain.FARM: farm,
    Terrain.TUNDRA: tundra,
    Terrain.VILLAGE: village,
    Terrain.LAKE: lake,
    Terrain.FACTORY: factory,
}


def draw_hex(k: Ink, c: QPointF, r: float, terrain: Terrain, seed: int) -> None:
    """One territory: ground gradient, clipped landscape, lit and shaded bevel, ink outline."""
    shape = hexagon(c, r * 0.975)
    base = TERRAIN[terrain]
    g = QLinearGradient(c.x(), c.y() - r, c.x(), c.y() + r)
    g.setColorAt(0, QColor(mix(base, "#FFFFFF", 0.22)))
    g.setColorAt(0.55, QColor(base))
    g.setColorAt(1, QColor(mix(base, "#1A1420", 0.20)))
    k.fill(shape, g)
    with within(k.p, shape, alone=True):
        ART[terrain](k, c, r, random.Random(seed))
        low = QLinearGradient(c.x(), c.y() - r * 0.1, c.x(), c.y() + r)
        low.setColorAt(0, fade(base, 0))
        low.setColorAt(1, fade(mix(base, "#101018", 0.35), 0.20))
        k.fill(shape, low)
    inner = [hexagon_corner(c, r * 0.935, i) for i in range(6)]
    k.stroke(lines((inner[i].x(), inner[i].y()) for i in (3, 4, 5, 0)), fade("#FFFFFF", 0.45), 1.4)
    k.stroke(lines((inner[i].x(), inner[i].y()) for i in (0, 1, 2, 3)), fade("#0C0A10", 0.28), 1.4)
    k.stroke(shape, k.t.ink, 1.5)
    if terrain is Terrain.FACTORY:
        k.stroke(hexagon(c, r * 0.90), "#E3B341", 2)
