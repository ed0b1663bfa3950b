"""The glyphs of Scythe's table, each drawn in a box from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPen, QTransform

from noria_desktop.ui.scythe.paint.outlines import (
    arc,
    circle,
    gear_path,
    hex_path,
    join,
    poly,
    seal_path,
    star_path,
    trail,
)

Shape: TypeAlias = tuple[QPainterPath, QPainterPath]
"""Areas and lines."""
EMPTY: Final = QPainterPath()


def g_heart() -> Shape:
    """The sign heart."""
    p = QPainterPath(QPointF(0, 0.85))
    p.cubicTo(-1.25, 0.05, -0.95, -0.85, -0.42, -0.85)
    p.cubicTo(-0.15, -0.85, 0, -0.62, 0, -0.45)
    p.cubicTo(0, -0.62, 0.15, -0.85, 0.42, -0.85)
    p.cubicTo(0.95, -0.85, 1.25, 0.05, 0, 0.85)
    return p, EMPTY


def g_oil() -> Shape:
    """The sign oil."""
    p = QPainterPath(QPointF(0, -0.95))
    p.cubicTo(0.25, -0.45, 0.66, -0.1, 0.66, 0.32)
    p.cubicTo(0.66, 0.72, 0.36, 0.92, 0, 0.92)
    p.cubicTo(-0.36, 0.92, -0.66, 0.72, -0.66, 0.32)
    p.cubicTo(-0.66, -0.1, -0.25, -0.45, 0, -0.95)
    return p, EMPTY


def g_metal() -> Shape:
    """The sign metal."""
    return poly([(-0.9, 0.6), (-0.6, -0.1), (0.6, -0.1), (0.9, 0.6)]), trail((-0.55, -0.55), (0.55, -0.55))


def g_food() -> Shape:
    """An ear of wheat: a top grain and three pairs of slanted ones on a stalk."""
    out = [circle(0, -0.74, 0.20, 0.30)]
    for y in (-0.30, 0.10, 0.50):
        for s in (-1, 1):
            m = QTransform.fromTranslate(s * 0.36, y).rotate(s * 38)
            out.append(m.map(circle(0, 0, 0.19, 0.34)))
    return join(*out), trail((0, -0.4), (0, 0.98))


def g_wood() -> Shape:
    """The sign wood."""
    return EMPTY, join(
        circle(-0.5, 0, 0.34, 0.5),
        trail((-0.5, -0.5), (0.55, -0.5)),
        trail((-0.5, 0.5), (0.55, 0.5)),
        arc(0.5, 0, 0.5, 90, -180),
        circle(-0.5, 0, 0.1, 0.16),
    )


def g_tunnel() -> Shape:
    """The sign tunnel."""
    p = QPainterPath(QPointF(-0.55, 0.8))
    p.lineTo(-0.55, 0)
    p.arcTo(QRectF(-0.55, -0.55, 1.1, 1.1), 180, -180)
    p.lineTo(0.55, 0.8)
    p.closeSubpath()
    return p, join(
        trail((-0.85, 0.85), (-0.85, -0.05)), arc(0, 0, 0.86, 180, -180), trail((0.86, 0), (0.86, 0.85))
    )


def g_mech() -> Shape:
    """The sign mech."""
    body = QPainterPath(QPointF(-0.55, 0.1))
    body.lineTo(-0.5, -0.35)
    body.quadTo(-0.45, -0.8, 0, -0.8)
    body.quadTo(0.45, -0.8, 0.5, -0.35)
    body.lineTo(0.55, 0.1)
    body.closeSubpath()
    legs = join(
        poly([(-0.6, 0.9), (-0.5, 0.2), (-0.2, 0.2), (-0.25, 0.9)]),
        poly([(0.6, 0.9), (0.5, 0.2), (0.2, 0.2), (0.25, 0.9)]),
    )
    return join(body.subtracted(circle(0, -0.32, 0.19)), legs), EMPTY


def g_worker() -> Shape:
    """The sign worker."""
    body = QPainterPath(QPointF(-0.62, 0.9))
    body.cubicTo(-0.55, 0.1, -0.3, 0, -0.28, -0.25)
    body.lineTo(0.28, -0.25)
    body.cubicTo(0.3, 0, 0.55, 0.1, 0.62, 0.9)
    body.closeSubpath()
    return join(circle(0, -0.55, 0.36), body), EMPTY


def g_character() -> Shape:
    """The sign character."""
    return join(
        poly([(0, -0.55), (-0.62, 0.9), (0.62, 0.9)]),
        circle(0, -0.62, 0.26),
        poly([(-0.48, -0.72), (0.48, -0.72), (0.2, -0.98), (-0.2, -0.98)]),
    ), EMPTY


def g_hammer() -> Shape:
    """The sign hammer."""
    return join(
        poly([(-0.75, -0.75), (0.35, -0.75), (0.6, -0.5), (0.6, -0.25), (-0.75, -0.25)]),
        poly([(-0.2, -0.25), (0.1, -0.25), (0.1, 0.92), (-0.2, 0.92)]),
    ), EMPTY


def g_sword() -> Shape:
    """Two crossed sabres: slim blades, guards, grips."""
    blade = poly([(-0.98, -0.98), (-0.70, -0.92), (0.42, 0.24), (0.24, 0.42), (-0.92, -0.70)])
    other = QTransform().scale(-1, 1).map(blade)
    return join(blade, other), join(
        trail((0.06, 0.62), (0.62, 0.06)),
        trail((0.36, 0.36), (0.84, 0.84)),
        trail((-0.06, 0.62), (-0.62, 0.06)),
        trail((-0.36, 0.36), (-0.84, 0.84)),
    )


def g_fist() -> Shape:
    """The sign fist."""
    p = QPainterPath()
    p.addRoundedRect(QRectF(-0.7, -0.55, 1.3, 0.95), 0.3, 0.3)
    q = QPainterPath()
    q.addRoundedRect(QRectF(-0.45, 0.4, 0.85, 0.5), 0.08, 0.08)
    lines = join(*(trail((x, -0.5), (x, -0.05)) for x in (-0.36, -0.04, 0.28)))
    lines = QPainterPathStroker(QPen(Qt.GlobalColor.black, 0.12)).createStroke(lines)
    return join(p.subtracted(lines), q), EMPTY


def g_trade() -> Shape:
    """The sign trade."""
    return join(
        poly([(0.35, -0.85), (0.95, -0.42), (0.35, 0)]), poly([(-0.35, 0), (-0.95, 0.42), (-0.35, 0.85)])
    ), join(trail((-0.8, -0.42), (0.4, -0.42)), trail((0.8, 0.42), (-0.4, 0.42)))


def g_move() -> Shape:
    """The sign move."""
    return join(
        poly([(0.3, -0.6), (0.98, 0), (0.3, 0.6)]), circle(-0.86, 0, 0.14), circle(-0.42, 0, 0.14)
    ), trail((-0.1, 0), (0.4, 0))


def g_up() -> Shape:
    """The sign up."""
    return poly(
        [(0, -0.95), (0.75, -0.1), (0.3, -0.1), (0.3, 0.4), (-0.3, 0.4), (-0.3, -0.1), (-0.75, -0.1)]
    ), trail((-0.6, 0.85), (0.6, 0.85))


def g_enlist() -> Shape:
    """The sign enlist."""
    return join(
        star_path(0, 0.22, 0.74),
        poly([(-0.5, -0.95), (-0.1, -0.95), (0, -0.55), (-0.25, -0.4)]),
        poly([(0.5, -0.95), (0.1, -0.95), (0, -0.55), (0.25, -0.4)]),
    ), EMPTY


def g_card() -> Shape:
    """The sign card."""
    p = QPainterPath()
    p.addRoundedRect(QRectF(-0.58, -0.85, 1.16, 1.7), 0.18, 0.18)
    return p.subtracted(star_path(0, 0, 0.45, 4, 0.4)), EMPTY


def g_mill() -> Shape:
    """The sign mill."""
    tower = poly([(-0.3, 0.92), (-0.2, -0.15), (0.2, -0.15), (0.3, 0.92)])
    sails = join(
        *(
            trail((0, -0.22), (0.75 * math.cos(a), -0.22 + 0.75 * math.sin(a)))
            for a in (0.6, 0.6 + math.pi / 2, 0.6 + math.pi, 0.6 + 1.5 * math.pi)
        )
    )
    return tower, sails


def g_mine() -> Shape:
    """The sign mine."""
    return EMPTY, join(trail((-0.6, 0.85), (0.55, -0.45)), arc(0.1, 0.1, 0.95, 150, -115))


def g_armory() -> Shape:
    """The sign armory."""
    p = QPainterPath(QPointF(-0.7, -0.8))
    p.lineTo(0.7, -0.8)
    p.lineTo(0.7, 0)
    p.cubicTo(0.7, 0.5, 0.3, 0.8, 0, 0.95)
    p.cubicTo(-0.3, 0.8, -0.7, 0.5, -0.7, 0)
    p.closeSubpath()
    return p, EMPTY


def g_monument() -> Shape:
    """The sign monument."""
    return join(
        poly([(-0.2, 0.55), (-0.14, -0.6), (0, -0.95), (0.14, -0.6), (0.2, 0.55)]),
        poly([(-0.6, 0.92), (-0.6, 0.62), (0.6, 0.62), (0.6, 0.92)]),
    ), EMPTY


def g_river() -> Shape:
    """The sign river."""
    out = []
    for y in (-0.45, 0.05, 0.55):
        q = QPainterPath(QPointF(-0.9, y))
        q.cubicTo(-0.5, y - 0.45, -0.4, y + 0.45, 0, y)
        q.cubicTo(0.4, y - 0.45, 0.5, y + 0.45, 0.9, y)
        out.append(q)
    return EMPTY, join(*out)


def g_gauge() -> Shape:
    """The sign gauge."""
    return circle(0, 0.25, 0.16), join(arc(0, 0.25, 0.82, 200, -220), trail((0, 0.25), (0.42, -0.32)))


def g_star() -> Shape:
    """The sign star."""
    return star_path(0, 0.06, 1.0), EMPTY


def g_check() -> Shape:
    """The sign check."""
    return EMPTY, trail((-0.7, 0.05), (-0.2, 0.6), (0.75, -0.6))


def g_cross() -> Shape:
    """The sign cross."""
    return EMPTY, join(trail((-0.6, -0.6), (0.6, 0.6)), trail((0.6, -0.6), (-0.6, 0.6)))


def g_gear() -> Shape:
    """The sign gear."""
    return gear_path(0, 0, 0.95, 8, 0.38), EMPTY


def g_seal() -> Shape:
    """The sign seal."""
    return seal_path(0, 0, 0.95).subtracted(star_path(0, 0.05, 0.5)), EMPTY


def g_hex() -> Shape:
    """The sign hex."""
    return EMPTY, hex_path(QPointF(0, 0), 0.85)


def g_eye() -> Shape:
    """The sign eye."""
    p = QPainterPath(QPointF(-0.95, 0))
    p.quadTo(0, -0.95, 0.95, 0)
    p.quadTo(0, 0.95, -0.95, 0)
    return circle(0, 0, 0.26), p


def g_seek() -> Shape:
    """The sign seek."""
    return poly([(0, -0.95), (0.28, -0.3), (-0.28, -0.3)]), join(
        circle(0, 0.25, 0.6), trail((0, 0.05), (0, 0.45))
    )


GLYPHS: Final[dict[str, Callable[[], Shape]]] = {
    "popularity": g_heart,
    "oil": g_oil,
    "metal": g_metal,
    "food": g_food,
    "wood": g_wood,
    "tunnel": g_tunnel,
    "mech": g_mech,
    "worker": g_worker,
    "character": g_character,
    "build": g_hammer,
    "attack": g_sword,
    "power": g_fist,
    "trade": g_trade,
    "move": g_move,
    "upgrade": g_up,
    "enlist": g_enlist,
    "card": g_card,
    "mill": g_mill,
    "mine": g_mine,
    "armory": g_armory,
    "monument": g_monument,
    "river": g_river,
    "gauge": g_gauge,
    "star": g_star,
    "check": g_check,
    "cross": g_cross,
    "gear": g_gear,
    "seal": g_seal,
    "hex": g_hex,
    "eye": g_eye,
    "encounter": g_seek,
    "deploy": g_mech,
    "produce": g_gear,
    "bolster": g_fist,
    "recruits": g_enlist,
    "upgrades": g_up,
    "mechs": g_mech,
    "structures": g_hammer,
    "workers": g_worker,
    "objective": g_eye,
    "combat": g_sword,
}


@cache
def glyph_paths(name: str) -> Shape:
    """Areas and lines of a glyph."""
    return GLYPHS[name]()
