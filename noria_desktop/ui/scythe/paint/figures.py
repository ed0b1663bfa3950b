"""Figures of the units: the human's are round and cloaked, the Automa's cut from plates; each faction has its crest.

Parts stand with their feet on (0, 0) in a box of height 1.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Faction, Unit
from noria_desktop.ui.art.shapes import circle, ellipse, outline, outline_at, rhombus, segment


@frozen
class Figure:
    """Parts of a figure."""

    body: tuple[QPainterPath, ...]
    shade: tuple[QPainterPath, ...]
    lines: tuple[QPainterPath, ...]
    brass: tuple[QPainterPath, ...]
    whole: QPainterPath


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


def _mirrored(words: str) -> list[QPainterPath]:
    """The same part at the left and at the right."""
    return [outline_at(words, 0, 0, side, 1) for side in (-1, 1)]


def _round_mech() -> Parts:
    legs = _mirrored("M 0.12 -0.44 0.34 -0.44 0.42 -0.22 0.34 -0.02 0.4 0 0.1 0 0.18 -0.22 Z")
    arms = _mirrored("M 0.36 -0.66 0.52 -0.62 0.56 -0.34 0.46 -0.32 0.36 -0.46 Z")
    body = outline("M -0.38 -0.44 -0.36 -0.62 Q -0.33 -0.9 0 -0.9 0.33 -0.9 0.36 -0.62 L 0.38 -0.44 Z")
    shade = outline("M 0.06 -0.44 0.16 -0.62 Q 0.2 -0.86 0.12 -0.88 0.33 -0.84 0.36 -0.62 L 0.38 -0.44 Z")
    joints = [
        segment(-0.38, -0.5, 0.38, -0.5),
        segment(-0.3, -0.24, -0.18, -0.24),
        segment(0.18, -0.24, 0.3, -0.24),
    ]
    return [*legs, *arms, body], [shade, legs[1]], joints, [circle(-0.04, -0.68, 0.13)]


def _plated_mech() -> Parts:
    body = outline("M -0.46 -0.4 -0.34 -0.84 0.34 -0.84 0.46 -0.4 0.22 -0.26 -0.22 -0.26 Z")
    legs = _mirrored("M 0.2 -0.32 0.44 -0.42 0.66 -0.16 0.6 0 0.46 0 0.48 -0.14 0.34 -0.24 Z")
    inner = _mirrored("M 0.08 -0.3 0.24 -0.3 0.26 0 0.1 0 Z")
    shade = outline("M 0.04 -0.26 0.1 -0.84 0.34 -0.84 0.46 -0.4 0.22 -0.26 Z")
    seams = [segment(-0.42, -0.44, 0.42, -0.44), segment(-0.3, -0.74, 0.3, -0.74)]
    return [*legs, *inner, body], [shade, legs[1], inner[1]], seams, [rhombus(0, -0.60, 0.13, 0.11)]


def _round_worker() -> Parts:
    cloak = outline(
        "M -0.36 0 Q -0.36 -0.1 -0.28 -0.14 L -0.18 -0.58 0.18 -0.58 0.28 -0.14 Q 0.36 -0.1 0.36 0 Z"
    )
    hat = outline("M -0.32 -0.8 -0.18 -0.84 Q -0.16 -1 0 -1 0.16 -1 0.18 -0.84 L 0.32 -0.8 Z")
    shade = outline("M 0.04 0 0.1 -0.58 0.18 -0.58 0.28 -0.14 Q 0.36 -0.1 0.36 0 Z")
    return [cloak, circle(0, -0.72, 0.20), hat], [shade], [segment(-0.20, -0.48, 0.20, -0.48)], []


def _plated_worker() -> Parts:
    coat = outline("M -0.36 0 -0.36 -0.12 -0.26 -0.16 -0.24 -0.58 0.24 -0.58 0.26 -0.16 0.36 -0.12 0.36 0 Z")
    shade = outline("M 0.04 0 0.04 -0.58 0.24 -0.58 0.26 -0.16 0.36 -0.12 0.36 0 Z")
    seams = [segment(-0.24, -0.44, 0.24, -0.44), segment(-0.12, -0.78, 0.12, -0.78)]
    return [coat, rhombus(0, -0.78, 0.26, 0.24)], [shade], seams, []


def _round_character() -> Parts:
    cloak = outline("M -0.38 0 Q -0.3 -0.3 -0.16 -0.66 L 0.16 -0.66 Q 0.3 -0.3 0.38 0 Z")
    staff = outline("M 0.4 0 0.4 -0.92 0.46 -0.92 0.46 0 Z")
    shade = outline("M 0.04 0 Q 0.1 -0.4 0.1 -0.66 L 0.16 -0.66 Q 0.3 -0.3 0.38 0 Z")
    knobs = [circle(0.43, -0.94, 0.07), circle(0, -0.56, 0.05)]
    return [cloak, circle(0, -0.74, 0.14), staff], [shade], [segment(0, -0.60, -0.04, -0.02)], knobs


def _plated_character() -> Parts:
    coat = outline("M -0.4 0 -0.24 -0.62 0 -0.7 0.24 -0.62 0.4 0 Z")
    pole = outline("M -0.46 0 -0.46 -1.04 -0.4 -1.04 -0.4 0 Z")
    flag = outline("M -0.4 -1.04 -0.04 -0.98 -0.4 -0.8 Z")
    shade = outline("M 0.04 0 0.06 -0.68 0.24 -0.62 0.4 0 Z")
    belt = outline("M -0.16 -0.5 0 -0.36 0.16 -0.5")
    return [coat, rhombus(0, -0.80, 0.17, 0.18), pole, flag], [shade], [belt], [rhombus(0, -0.30, 0.07)]


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
    return _mirrored("M 0.5 0.2 Q 1.1 -0.1 0.95 -0.75 0.62 -0.35 0.28 -0.05 Z")


def _ears(hull: bool) -> list[QPainterPath]:
    if hull:
        return _mirrored("M 0.55 0.12 1.05 -0.55 1.05 0.2 Z")
    return [outline("M -0.85 0.1 -0.6 -0.5 0.6 -0.5 0.85 0.1 Z")]


def _plume(_hull: bool) -> list[QPainterPath]:
    return [outline("M -0.12 0.1 Q -0.1 -0.75 0.62 -0.85 0.42 -0.3 0.16 0.1 Z"), ellipse(0, 0.02, 0.28, 0.16)]


def _spike(_hull: bool) -> list[QPainterPath]:
    return [
        outline("M -0.14 0.1 0 -0.85 0.14 0.1 Z"),
        outline("M -0.55 0.14 -0.3 -0.18 0.3 -0.18 0.55 0.14 Z"),
    ]


def _hat(hull: bool) -> list[QPainterPath]:
    if hull:
        return [outline("M 0.45 0.25 0.45 -0.4 0.8 -0.4 0.8 0.35 Z")]
    return [outline("M -1.15 0.16 -0.58 0.04 -0.42 -0.6 0.42 -0.6 0.58 0.04 1.15 0.16 Z")]


def _antlers(_hull: bool) -> list[QPainterPath]:
    return _mirrored(
        "M 0.15 0.1 0.5 -0.35 0.42 -0.8 0.6 -0.8 0.68 -0.4 1 -0.62 1.06 -0.46 0.7 -0.14 0.4 0.15 Z"
    )


def _crescent(_hull: bool) -> list[QPainterPath]:
    return [ellipse(0, -0.5, 0.8, 0.7).subtracted(ellipse(0, -0.75, 0.62, 0.65))]


_CRESTS = {
    Faction.NORDIC: _horns,
    Faction.RUSVIET: _ears,
    Faction.CRIMEA: _plume,
    Faction.SAXONY: _spike,
    Faction.POLANIA: _hat,
    Faction.ALBION: _antlers,
    Faction.TOGAWA: _crescent,
}
