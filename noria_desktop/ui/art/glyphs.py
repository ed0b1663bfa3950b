"""Glyphs: the signs of the program and of each game, kept as path data and drawn in a box from -1 to 1.

A glyph's full name is its set and its own name, such as ``noria/energy``. The sets are the files of
``resources/glyphs``; its ``README.md`` describes the notation. A set is read when its first glyph is asked
for, and a glyph's paths are made when it is first drawn.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from noria_desktop.resource_files import resource
from noria_desktop.ui.art.pens import Colour, fill, pen, placed_at, stroke
from noria_desktop.ui.art.shapes import (
    band,
    circle,
    difference,
    ellipse,
    elliptic_arc,
    outline,
    rounded,
    spark,
    union,
)

Glyph: TypeAlias = tuple[QPainterPath, QPainterPath]
"""Areas, and lines that are drawn in the colour of the ground or beside the areas."""
SETS: Final = ("program", "board", "noria", "nautilus", "solani", "scythe", "factions")
"""Signs of pages and widgets, of the buttons round a board, of each game, and of Scythe's factions."""
_FINE: Final = 0.002
_COARSE: Final = 0.02
"""How far the edge of a broadened line may be from the true curve, in the program's set and in the others."""


@cache
def _blocks(room: str) -> dict[str, list[str]]:
    """The parts of each glyph of a set; one that is another's picture has the single part ``= NAME``."""
    blocks: dict[str, list[str]] = {}
    name = ""
    for line in resource("glyphs", f"{room}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            blocks[name].append(line.strip())
        elif line and not line.startswith("#"):
            name, _, other = line.partition(" = ")
            blocks[name] = [f"= {other}"] if other else []
    return blocks


def glyph_names(room: str) -> tuple[str, ...]:
    """Full names of all glyphs of a set."""
    return tuple(f"{room}/{name}" for name in _blocks(room))


@cache
def glyph_paths(name: str) -> Glyph:
    """Areas and lines of a glyph in a box from -1 to 1.

    Raises:
        KeyError: the set has no glyph of this name.
        FileNotFoundError: there is no such set.
    """
    room, _, own = name.partition("/")
    area, lines = QPainterPath(), QPainterPath()
    for part in _blocks(room)[own]:
        verb, _, words = part.partition(" ")
        match verb:
            case "=":
                return glyph_paths(words)
            case "line":
                lines.addPath(_shape(words, room))
            case "turn":
                area = QTransform().rotate(float(words)).map(area)
            case "shift":
                area = area.translated(*_numbers(words))
            case _:
                area = _with_part(area, verb, _shape(words, room))
    return area, lines


def _with_part(area: QPainterPath, verb: str, shape: QPainterPath) -> QPainterPath:
    """The area with one more part laid on it, united with it or cut from it."""
    match verb:
        case "unite":
            return union(area, shape)
        case "cut":
            return difference(area, shape)
        case "unite-coarse":
            return area.united(shape)
        case "cut-coarse":
            return area.subtracted(shape)
        case "lay" if area.isEmpty():
            return shape
        case "join" | "fill" | "hole":
            area.setFillRule(Qt.FillRule.WindingFill)
    if verb in ("fill", "hole") and _turns_right(shape) is (verb == "hole"):
        shape = shape.toReversed()
    area.addPath(shape)
    return area


def _shape(words: str, room: str) -> QPainterPath:
    """One shape of the notation, or several laid over each other."""
    first, *more = words.split("; ")
    path = _single(first, room)
    for other in more:
        path.addPath(_single(other, room))
    return path


def _single(words: str, room: str) -> QPainterPath:
    """One shape, after the words that broaden, place, turn or mirror it."""
    verb, _, rest = words.partition(" ")
    match verb:
        case "stroke":
            width, rest = rest.split(" ", 1)
            flat = rest.startswith("flat ")
            inner = _single(rest.removeprefix("flat "), room)
            return band(inner, float(width), flat=flat, fine=_FINE if room == "program" else _COARSE)
        case "at":
            x, y, rest = rest.split(" ", 2)
            return QTransform.fromTranslate(float(x), float(y)).map(_single(rest, room))
        case "turn":
            degrees, rest = rest.split(" ", 1)
            return QTransform().rotate(float(degrees)).map(_single(rest, room))
        case "mirror":
            return QTransform().scale(-1, 1).map(_single(rest, room))
        case "glyph":
            return QPainterPath(glyph_paths(rest)[0])
        case "circle":
            return circle(*_numbers(rest))
        case "ellipse":
            return ellipse(*_numbers(rest))
        case "rect":
            return rounded(*_numbers(rest))
        case "arc":
            return elliptic_arc(*_numbers(rest))
        case "spark":
            return spark(*_numbers(rest))
    return QPainterPath(outline(words))


def _numbers(words: str) -> list[float]:
    return [float(word) for word in words.split()]


def _turns_right(path: QPainterPath) -> bool:
    """True when the path's first outline runs clockwise on the screen."""
    corners = path.toSubpathPolygons()[0].toList()
    after = [*corners[1:], corners[0]]
    return sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(corners, after, strict=True)) >= 0


def placed(name: str, x: float, y: float, radius: float, *, mirrored: bool = False) -> QPainterPath:
    """The areas of a glyph centred on a point, ``radius`` half its box."""
    across = -radius if mirrored else radius
    return QTransform().translate(x, y).scale(across, radius).map(glyph_paths(name)[0])


def glyph(
    painter: QPainter,
    name: str,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    ground: Colour | None = None,
) -> None:
    """Draw a glyph; its lines appear when the colour of the ``ground`` is given."""
    area, lines = glyph_paths(name)
    with placed_at(painter, x, y, scale=radius):
        fill(painter, area, colour)
        if ground is not None and not lines.isEmpty():
            stroke(painter, lines, pen(ground, 0.13))


def silhouette(painter: QPainter, name: str, x: float, y: float, radius: float, colour: Colour) -> None:
    """Draw the areas of a glyph alone, with finer curves than a scaled painter gives."""
    fill(painter, placed(name, x, y, radius), colour)


def glyph_outline(
    painter: QPainter, name: str, x: float, y: float, radius: float, colour: Colour, width: float
) -> None:
    """Draw the outline of a glyph's areas alone."""
    stroke(painter, placed(name, x, y, radius), pen(colour, width))
