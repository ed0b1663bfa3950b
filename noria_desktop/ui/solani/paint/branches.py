"""Branch tiles: lacquered crosses with inlaid filaments whose colour and ends tell what the nodes do."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.solani.terms import Mask
from noria_desktop.ui.art.pens import faded, fill, mix, pen, rgba, stroke, within
from noria_desktop.ui.art.shapes import circle, lines, point, rhombus, spark
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import BranchArt, GapArt, Light, Lights
from noria_desktop.ui.solani.paint.colours import BLACK, WHITE, light_colours
from noria_desktop.ui.solani.paint.figures import (
    ARM_ANGLE,
    cross,
    filament,
    heart,
    paint_free,
    soft_pen,
    tile_outline,
)

GRAINS = ((0.02, -0.36, 0.013), (0.36, 0.05, 0.010), (-0.06, 0.33, 0.011), (-0.35, -0.03, 0.013))
"""Star dust on a tile: place and size in pitches."""
END = 0.034
"""From a circle's rim to the middle of an arm's end, in pitches: what lies on the circle leaves it in sight."""
INSET = 0.07
"""Room between the lines of two lit branch spaces, in pitches."""
GLOW = ((0.17, 26), (0.11, 40), (0.072, 60))
"""Light round a filament: widths in pitches and alphas."""
DULL = frozenset({Light.LOOSE, Light.LOST, Light.TETHERED})
"""Arms that do not shine."""


def branch_size(art: BranchArt) -> tuple[float, float]:
    """The square of a pitch, the ends of its arms, its shadow."""
    side = art.pitch * (1.24 if art.held else 1.06) + 4
    return side, side


def paint_branch(painter: QPainter, art: BranchArt, skin: Skin) -> None:
    """Body, then filaments, then their ends."""
    theme, pitch = skin.theme, art.pitch
    shape = tile_outline(pitch)
    if art.pale:
        with faded(painter, 0.7):
            paint_body(painter, theme, pitch, held=False)
    else:
        if not theme.contrast:
            away = (0.03, 0.085, 115) if art.held else (0.0, 0.018, 70)
            fill(painter, shape.translated(away[0] * pitch, away[1] * pitch), rgba(BLACK, away[2]))
        paint_body(painter, theme, pitch, held=art.held)
    paint_arms(painter, theme, art.mask, pitch, art.lights)


def paint_body(painter: QPainter, theme: Theme, pitch: float, *, held: bool) -> None:
    """The cross: lit at the upper left, shaded at the lower right, brass inlay and a little star dust."""
    heaven = theme.heaven
    shape = tile_outline(pitch)
    fill(painter, shape, mix(heaven.tile, heaven.tile_hi, 0.22) if held else heaven.tile)
    if pitch > measures.FINE:
        with within(painter, shape):
            across, down = pitch * 0.012, pitch * 0.016
            lit, shaded = shape.translated(across, down), shape.translated(-across, -down)
            stroke(painter, lit, soft_pen(heaven.tile_hi, 190, max(1.0, pitch * 0.016)))
            stroke(painter, shaded, soft_pen(heaven.tile_lo, 120, max(1.0, pitch * 0.02)))
        radius, seam = measures.RADIUS * pitch, measures.seam(pitch)
        inlay = cross(pitch, radius + pitch * 0.05, seam + pitch * 0.1)
        stroke(painter, inlay, soft_pen(heaven.rim, 62, max(0.7, pitch * 0.007)))
        dust = heaven.rim if theme.day else heaven.star_on
        fill(painter, _dust(pitch), rgba(dust, 150))
    if theme.contrast:
        stroke(painter, shape, pen(WHITE, 1.6))
    else:
        stroke(painter, shape, soft_pen(theme.ink, 230, max(1.0, pitch * 0.012)))


@lru_cache(16)
def _dust(pitch: float) -> QPainterPath:
    """Four grains of star dust."""
    grains = QPainterPath()
    for x, y, size in GRAINS:
        grains.addPath(spark(x * pitch, y * pitch, size * pitch * 2.2, 0.2))
    return grains


def paint_arms(painter: QPainter, theme: Theme, mask: Mask, pitch: float, lights: Lights) -> None:
    """Filaments in the colours of the circles they reach."""
    heaven = theme.heaven
    reach = measures.REACH * pitch
    arms = [arm for arm in range(4) if mask >> arm & 1]
    whole, shares = QPainterPath(), dict[Light, QPainterPath]()
    for arm in arms:
        path = filament(mask, arm, reach)
        whole.addPath(path)
        shares.setdefault(lights[arm], QPainterPath()).addPath(path)
    shining = [light for light in shares if light not in DULL]
    if heaven.glow:
        for light in shining:
            tone, _ = light_colours(heaven, light)
            for width, alpha in GLOW if pitch > measures.FINE else GLOW[1:2]:
                stroke(painter, shares[light], soft_pen(tone, round(alpha * heaven.glow), pitch * width))
    stroke(painter, whole, soft_pen(theme.ink, 150, pitch * 0.058))
    for light, path in shares.items():
        stroke(painter, path, pen(light_colours(heaven, light)[0], max(1.6, pitch * 0.036)))
    for light in shining:
        stroke(painter, shares[light], pen(light_colours(heaven, light)[1], max(0.8, pitch * 0.013)))
    _heart(painter, theme, mask, pitch, Light.SCORES if Light.SCORES in shares else Light.OPEN)
    for arm in arms:
        tip = point(reach - END * pitch, ARM_ANGLE[arm])
        node_end(painter, theme, tip.x(), tip.y(), pitch * 0.046, lights[arm])


def _heart(painter: QPainter, theme: Theme, mask: Mask, pitch: float, light: Light) -> None:
    """A spark where three or four filaments meet, a bead where one begins."""
    line, core = light_colours(theme.heaven, light)
    place = heart(mask, measures.REACH * pitch)
    x, y = place.x(), place.y()
    if mask.bit_count() >= 3:
        fill(painter, spark(x, y, pitch * 0.105), rgba(theme.ink, 170))
        fill(painter, spark(x, y, pitch * 0.085), line)
        fill(painter, circle(x, y, pitch * 0.018), core)
    elif mask.bit_count() == 1:
        fill(painter, circle(x, y, pitch * 0.04), theme.ink)
        fill(painter, circle(x, y, pitch * 0.028), line)


def node_end(painter: QPainter, theme: Theme, x: float, y: float, radius: float, light: Light) -> None:
    """End of an arm: its shape tells the state without colour."""
    line, core = light_colours(theme.heaven, light)
    match light:
        case Light.SCORES:
            fill(painter, circle(x, y, radius * 1.15), theme.ink)
            fill(painter, circle(x, y, radius * 0.92), line)
            fill(painter, circle(x, y, radius * 0.42), core)
        case Light.OVERFILLED:
            fill(painter, rhombus(x, y, radius * 1.25), line, pen(theme.ink, max(1.0, radius * 0.22)))
        case Light.LOOSE:
            hollow = WHITE if theme.day else theme.heaven.plate
            fill(painter, circle(x, y, radius * 0.95), hollow, pen(line, max(1.4, radius * 0.34)))
        case Light.TETHERED:
            arm = radius * 0.56
            fill(painter, circle(x, y, radius * 1.05), theme.ink)
            knot = lines(((x - arm, y - arm), (x + arm, y + arm)), ((x - arm, y + arm), (x + arm, y - arm)))
            stroke(painter, knot, pen(line, max(1.3, radius * 0.34)))
        case Light.OPEN | Light.LOST:
            fill(painter, circle(x, y, radius * 0.95), theme.ink)
            fill(painter, circle(x, y, radius * 0.66), line)


# Gaps open to a tile ------------------------------------------------------------------------------------


def gap_outline(art: GapArt) -> QPainterPath:
    """The line of a branch space, so far inside that the lines of neighbours stay apart."""
    radius = measures.RADIUS * art.pitch
    return cross(art.pitch, radius, max(3.0, art.pitch * INSET))


def gap_size(art: GapArt) -> tuple[float, float]:
    """The square of a pitch and the glow."""
    return art.pitch + 8, art.pitch + 8


def paint_gap(painter: QPainter, art: GapArt, skin: Skin) -> None:
    """Dashes and a spark; where the tile would fall, a solid line and light."""
    paint_free(painter, skin.theme, gap_outline(art), art.pitch * 0.055, aimed=art.aimed)
