"""What an encounter looks like: the land where it happens, who comes, and the sign of what is met."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Encounter, Faction, Place, Terrain, Unit
from noria_desktop.ui.art.pens import mix, within
from noria_desktop.ui.art.shapes import circle, rounded_rect, seal
from noria_desktop.ui.scythe.paint.colours import GOLD, TERRAIN
from noria_desktop.ui.scythe.paint.ink import Ink, fade
from noria_desktop.ui.scythe.paint.landscapes import ART
from noria_desktop.ui.scythe.paint.pieces import draw_figure

SIGN: Final = (
    "food", "attack", "eye", "power", "river", "eye", "trade", "oil", "gear",
    "mech", "food", "wood", "popularity", "build", "river", "mill", "power", "attack",
    "move", "wood", "mech", "mine", "card", "attack", "gear", "popularity", "mech",
    "card",
)  # fmt: skip
"""By encounter card: the sign of what is met."""


def draw_scene(k: Ink, r: QRectF, card: Encounter, place: Place, faction: Faction) -> None:
    """A window onto the territory with the character at its left and what is met at its right."""
    terrain = components().map.terrain[place]
    frame = rounded_rect(r, 6)
    base = TERRAIN[terrain]
    sky = QLinearGradient(r.topLeft(), r.bottomLeft())
    sky.setColorAt(0, QColor(mix(base, "#FFFFFF", 0.35)))
    sky.setColorAt(1, QColor(base))
    k.fill(frame, sky)
    with within(k.p, frame, alone=True):
        radius = max(r.width() * 0.56, r.height() * 0.75)
        below = radius * (0.12 if terrain is Terrain.FACTORY else 0.3)
        middle = QPointF(r.center().x(), r.center().y() + below)
        ART[terrain](k, middle, radius, random.Random(place))
        high = r.height() * 0.72
        x, y = r.left() + high * 0.52, r.bottom() - 5
        draw_figure(k, Unit.CHARACTER, faction, True, x, y, high, plate=False)
    size = min(r.height() * 0.34, 19.0)
    spot = QPointF(r.right() - size - 5, r.center().y() + 2)
    k.fill(seal(spot.x(), spot.y(), size), "#0E5434", GOLD, 1.6)
    k.fill(circle(spot.x(), spot.y(), size * 0.74), "#12202E", fade(GOLD, 0.7), 1)
    k.sign(SIGN[card - 1], spot.x(), spot.y(), size * 0.95, "#FFF6E2")
    k.stroke(frame, k.t.accent, 1.6)
