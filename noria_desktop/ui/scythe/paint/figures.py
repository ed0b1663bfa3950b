"""Figures of the units: the human's are round and cloaked, the Automa's cut from plates; each faction has its crest.

Parts stand with their feet on (0, 0) in a box of height 1.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Faction, Unit
from noria_desktop.ui.art.shapes import circle, ellipse, lines, polygon, rhombus


@frozen
class Figure:
    """Parts of a figure."""

    body: tuple[QPainterPath, ...]
    shade: tuple[QPainterPath, ...]
    lines: tuple[QPainterPath, ...]
    brass: tuple[QPainterPath, ...]
    whole: QPainterPath


def curve(start: tuple[float, float], *segments: tuple[float, ...]) -> QPainterPath:
    """Closed outline of lines (2 numbers), bows (4) and curves (6)."""
    path = QPainterPath(QPointF(*start))
    for s in segments:
        if len(s) == 2:
            path.lineTo(s[0], s[1])
        elif len(s) == 4:
            path.quadTo(s[0], s[1], s[2], s[3])
        else:
            path.cubicTo(s[0], s[1], s[2], s[3], s[4], s[5])
    path.closeSubpath()
    return path


@cache
def figure(unit: Unit, faction: Faction, own: bool) -> Figure:
    """A unit's figure."""
    body, shade, lines, brass = _PARTS[unit, own]()
    if unit is not Unit.WORKER:
        body = [*body, *_crest(faction, unit, own)]
    whole = QPainterPath()
    for part in body:
        whole = whole.united(part)
    return Figure(tuple(body), tuple(shade), tuple(lines), tuple(brass), whole)


Parts = tuple[list[QPainterPath], list[QPainterPath], list[QPainterPath], list[QPainterPath]]


def _round_mech() -> Parts:
    body = curve(
        (-0.38, -0.44), (-0.36, -0.62), (-0.33, -0.90, 0, -0.90), (0.33, -0.90, 0.36, -0.62), (0.38, -0.44)
    )
    legs = [
        curve((s * 0.12, -0.44), (s * 0.34, -0.44), (s * 0.42, -0.22), (s * 0.34, -0.02), (s * 0.40, 0), (s * 0.10, 0), (s * 0.18, -0.22))
        for s in (-1, 1)
    ]  # fmt: skip
    arms = [
        curve((s * 0.36, -0.66), (s * 0.52, -0.62), (s * 0.56, -0.34), (s * 0.46, -0.32), (s * 0.36, -0.46))
        for s in (-1, 1)
    ]
    shade = curve(
        (0.06, -0.44), (0.16, -0.62), (0.20, -0.86, 0.12, -0.88), (0.33, -0.84, 0.36, -0.62), (0.38, -0.44)
    )
    return (
        [*legs, *arms, body],
        [shade, legs[1]],
        [lines(((-0.38, -0.50), (0.38, -0.50))), lines(((-0.30, -0.24), (-0.18, -0.24))), lines(((0.18, -0.24), (0.30, -0.24)))],
        [circle(-0.04, -0.68, 0.13)],
    )  # fmt: skip


def _plated_mech() -> Parts:
    body = polygon(
        [(-0.46, -0.40), (-0.34, -0.84), (0.34, -0.84), (0.46, -0.40), (0.22, -0.26), (-0.22, -0.26)]
    )
    legs = [
        polygon([(s * 0.20, -0.32), (s * 0.44, -0.42), (s * 0.66, -0.16), (s * 0.60, 0), (s * 0.46, 0), (s * 0.48, -0.14), (s * 0.34, -0.24)])
        for s in (-1, 1)
    ]  # fmt: skip
    inner = [polygon([(s * 0.08, -0.30), (s * 0.24, -0.30), (s * 0.26, 0), (s * 0.10, 0)]) for s in (-1, 1)]
    shade = polygon([(0.04, -0.26), (0.10, -0.84), (0.34, -0.84), (0.46, -0.40), (0.22, -0.26)])
    return (
        [*legs, *inner, body],
        [shade, legs[1], inner[1]],
        [lines(((-0.42, -0.44), (0.42, -0.44))), lines(((-0.30, -0.74), (0.30, -0.74)))],
        [rhombus(0, -0.60, 0.13, 0.11)],
    )


def _round_worker() -> Parts:
    cloak = curve(
        (-0.36, 0), (-0.36, -0.10, -0.28, -0.14), (-0.18, -0.58), (0.18, -0.58), (0.28, -0.14), (0.36, -0.10, 0.36, 0)
    )  # fmt: skip
    hat = curve(
        (-0.32, -0.80), (-0.18, -0.84), (-0.16, -1.0, 0, -1.0), (0.16, -1.0, 0.18, -0.84), (0.32, -0.80)
    )
    shade = curve((0.04, 0), (0.10, -0.58), (0.18, -0.58), (0.28, -0.14), (0.36, -0.10, 0.36, 0))
    return [cloak, circle(0, -0.72, 0.20), hat], [shade], [lines(((-0.20, -0.48), (0.20, -0.48)))], []


def _plated_worker() -> Parts:
    coat = polygon([(-0.36, 0), (-0.36, -0.12), (-0.26, -0.16), (-0.24, -0.58), (0.24, -0.58), (0.26, -0.16), (0.36, -0.12), (0.36, 0)])  # fmt: skip
    shade = polygon([(0.04, 0), (0.04, -0.58), (0.24, -0.58), (0.26, -0.16), (0.36, -0.12), (0.36, 0)])
    return (
        [coat, rhombus(0, -0.78, 0.26, 0.24)],
        [shade],
        [lines(((-0.24, -0.44), (0.24, -0.44))), lines(((-0.12, -0.78), (0.12, -0.78)))],
        [],
    )


def _round_character() -> Parts:
    cloak = curve((-0.38, 0), (-0.30, -0.30, -0.16, -0.66), (0.16, -0.66), (0.30, -0.30, 0.38, 0))
    staff = polygon([(0.40, 0), (0.40, -0.92), (0.46, -0.92), (0.46, 0)])
    shade = curve((0.04, 0), (0.10, -0.40, 0.10, -0.66), (0.16, -0.66), (0.30, -0.30, 0.38, 0))
    return (
        [cloak, circle(0, -0.74, 0.14), staff],
        [shade],
        [lines(((0, -0.60), (-0.04, -0.02)))],
        [circle(0.43, -0.94, 0.07), circle(0, -0.56, 0.05)],
    )


def _plated_character() -> Parts:
    coat = polygon([(-0.40, 0), (-0.24, -0.62), (0, -0.70), (0.24, -0.62), (0.40, 0)])
    pole = polygon([(-0.46, 0), (-0.46, -1.04), (-0.40, -1.04), (-0.40, 0)])
    flag = polygon([(-0.40, -1.04), (-0.04, -0.98), (-0.40, -0.80)])
    return (
        [coat, rhombus(0, -0.80, 0.17, 0.18), pole, flag],
        [polygon([(0.04, 0), (0.06, -0.68), (0.24, -0.62), (0.40, 0)])],
        [lines(((-0.16, -0.50), (0, -0.36), (0.16, -0.50)))],
        [rhombus(0, -0.30, 0.07)],
    )


_PARTS = {
    (Unit.MECH, True): _round_mech,
    (Unit.MECH, False): _plated_mech,
    (Unit.WORKER, True): _round_worker,
    (Unit.WORKER, False): _plated_worker,
    (Unit.CHARACTER, True): _round_character,
    (Unit.CHARACTER, False): _plated_character,
}


def _crest(faction: Faction, unit: Unit, own: bool) -> list[QPainterPath]:
    """What a faction wears on top: of a mech's hull, of a character's head."""
    hull = unit is Unit.MECH
    size = 0.34 if hull else 0.24
    top = (-0.88 if own else -0.84) if hull else -0.84
    turn = QTransform.fromTranslate(0, top).scale(size, size)
    return [turn.map(part) for part in _CRESTS[faction](hull)]


def _horns(_hull: bool) -> list[QPainterPath]:
    return [
        curve((s * 0.5, 0.2), (s * 1.1, -0.1, s * 0.95, -0.75), (s * 0.62, -0.35, s * 0.28, -0.05))
        for s in (-1, 1)
    ]


def _ears(hull: bool) -> list[QPainterPath]:
    found = [polygon([(s * 0.55, 0.12), (s * 1.05, -0.55), (s * 1.05, 0.2)]) for s in (-1, 1)]
    return found if hull else [polygon([(-0.85, 0.1), (-0.6, -0.5), (0.6, -0.5), (0.85, 0.1)])]


def _plume(_hull: bool) -> list[QPainterPath]:
    return [
        curve((-0.12, 0.1), (-0.1, -0.75, 0.62, -0.85), (0.42, -0.3, 0.16, 0.1)),
        ellipse(0, 0.02, 0.28, 0.16),
    ]


def _spike(_hull: bool) -> list[QPainterPath]:
    return [
        polygon([(-0.14, 0.1), (0, -0.85), (0.14, 0.1)]),
        polygon([(-0.55, 0.14), (-0.3, -0.18), (0.3, -0.18), (0.55, 0.14)]),
    ]


def _hat(hull: bool) -> list[QPainterPath]:
    if hull:
        return [polygon([(0.45, 0.25), (0.45, -0.4), (0.8, -0.4), (0.8, 0.35)])]
    return [curve((-1.15, 0.16), (-0.58, 0.04), (-0.42, -0.6), (0.42, -0.6), (0.58, 0.04), (1.15, 0.16))]


def _antlers(_hull: bool) -> list[QPainterPath]:
    found = []
    for s in (-1, 1):
        path = [(0.15, 0.1), (0.5, -0.35), (0.42, -0.8), (0.6, -0.8), (0.68, -0.4), (1.0, -0.62), (1.06, -0.46), (0.7, -0.14), (0.4, 0.15)]  # fmt: skip
        found.append(polygon([(s * x, y) for x, y in path]))
    return found


def _crescent(_hull: bool) -> list[QPainterPath]:
    moon = QPainterPath()
    moon.addEllipse(QRectF(-0.8, -1.2, 1.6, 1.4))
    hole = QPainterPath()
    hole.addEllipse(QRectF(-0.62, -1.4, 1.24, 1.3))
    return [moon.subtracted(hole)]


_CRESTS = {
    Faction.NORDIC: _horns,
    Faction.RUSVIET: _ears,
    Faction.CRIMEA: _plume,
    Faction.SAXONY: _spike,
    Faction.POLANIA: _hat,
    Faction.ALBION: _antlers,
    Faction.TOGAWA: _crescent,
}
