"""Star Clusters and Guiding Stars: stars on a disc, lit by the nodes that reach them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.terms import Mask
from noria_desktop.ui.art.pens import fill, mix, pen, rgba, stroke
from noria_desktop.ui.art.shapes import arc, circle, point, spark, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import ClusterArt, GuidingArt, Light
from noria_desktop.ui.solani.paint.colours import BLACK, WHITE, WHITE_STAR, WHITE_STAR_OFF, light_colours
from noria_desktop.ui.solani.paint.figures import ARM_ANGLE, run, shine

STAR_SPOTS = {
    1: ((-90, 0.0),),
    2: ((215, 0.44), (35, 0.44)),
    3: ((-90, 0.46), (30, 0.48), (150, 0.48)),
    4: ((225, 0.54), (315, 0.54), (45, 0.54), (135, 0.54)),
}
"""By number of stars: angle and distance of each, on a disc of radius 1."""


def disc_reach(radius: float, *, shines: bool, held: bool) -> float:
    """Half the side of the box of a circular tile with its light or shadow."""
    reach = radius * (1.12 if not held else 1.34)
    return max(reach, radius * (measures.HALO + 0.02) if shines else 0) + 2


def cluster_size(art: ClusterArt) -> tuple[float, float]:
    """The disc, its halo and its shadow."""
    side = 2 * disc_reach(art.radius, shines=art.light is Light.SCORES and art.placed, held=art.held)
    return side, side


def paint_cluster(painter: QPainter, art: ClusterArt, skin: Skin) -> None:
    """Navy face in a brass rim; lit stars count the nodes."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    plain, white = components().stars[art.tile.index], components().white[art.tile.index]
    light = art.light if art.placed else Light.OPEN
    if light is Light.SCORES:
        shine(painter, theme, r)
    rims = {Light.SCORES: heaven.shine, Light.OVERFILLED: heaven.orange, Light.LOST: heaven.star_off}
    rim = rims.get(light, heaven.rim)
    paint_disc(painter, theme, r, heaven.disc, rim, bright=light is Light.SCORES, held=art.held)
    if art.placed:
        _stars(painter, theme, r * 0.93, plain, white, art.arms, light)
    else:
        _all_stars(painter, theme, r * 0.93, plain, white)
    if light is Light.OVERFILLED:
        stroke(painter, circle(0, 0, r * 0.925), pen(theme.ink, max(1.0, r * 0.05), (r * 0.16, r * 0.1)))
    if art.pale:
        stroke(painter, circle(0, 0, r), pen(theme.focus, 2.2))


def paint_disc(
    painter: QPainter, theme: Theme, r: float, face: str, rim: str, *, bright: bool, held: bool = False
) -> None:
    """A circular tile: shadow, rim, face, a lit upper and a shaded lower edge."""
    if not theme.contrast:
        if held:
            fill(painter, circle(r * 0.08, r * 0.24, r), rgba(BLACK, 115))
        fill(painter, circle(0, r * 0.07, r), rgba(BLACK, 90))
    fill(painter, circle(0, 0, r), theme.ink)
    fill(painter, circle(0, 0, r * 0.965), rim)
    fill(painter, circle(0, 0, r * 0.885), mix(rim, theme.ink, 0.55))
    fill(painter, circle(0, 0, r * 0.86), face)
    fill(painter, circle(-r * 0.1, -r * 0.14, r * 0.68), rgba(mix(face, WHITE, 0.25), 60))
    edge = max(0.8, r * 0.035)
    stroke(painter, arc(0, 0, r * 0.925, 195, 110), pen(rgba(WHITE, 170 if bright else 110), edge))
    stroke(painter, arc(0, 0, r * 0.925, 20, 90), pen(rgba(BLACK, 70), edge))


def _stars(
    painter: QPainter, theme: Theme, r: float, plain: int, white: int, arms: Mask, light: Light
) -> None:
    """Each node is threaded to the nearest star left and lights it; a scoring figure is closed."""
    total = plain + white
    spots = [point(r * away, angle) for angle, away in STAR_SPOTS[total]]
    colour, _ = light_colours(theme.heaven, light)
    free = list(range(total))
    threads: list[tuple[QPointF, QPointF]] = []
    for arm in range(4):
        if not arms >> arm & 1:
            continue
        tip = point(r, ARM_ANGLE[arm])
        if not free:
            threads.append((tip, point(r * 0.62, ARM_ANGLE[arm])))
            continue
        near = min(free, key=lambda i: (spots[i] - tip).manhattanLength())
        free.remove(near)
        threads.append((tip, spots[near]))
    width = max(1.0, r * 0.055)
    for ends in threads:
        stroke(painter, run(ends), pen(rgba(colour, 225), width))
    lit = [i for i in range(total) if i not in free]
    if light is Light.SCORES and len(lit) >= 2:
        figure = run((spots[i] for i in lit), closed=len(lit) > 2)
        stroke(painter, figure, pen(rgba(colour, 150), width * 0.8))
    elif total >= 2:
        figure = run(spots, closed=total > 2)
        stroke(painter, figure, pen(rgba(theme.heaven.star_off, 70), width * 0.6, (width, width * 2)))
    for i, spot in enumerate(spots):
        size = r * (0.25 if total < 4 else 0.225)
        star_mark(painter, theme, spot.x(), spot.y(), size, lit=i in lit, white=i >= plain)


def _all_stars(painter: QPainter, theme: Theme, r: float, plain: int, white: int) -> None:
    """A tile that is not placed shows what it is."""
    total = plain + white
    spots = [point(r * away, angle) for angle, away in STAR_SPOTS[total]]
    figure = run(spots, closed=total > 2)
    width = max(1.0, r * 0.055) * 0.7
    stroke(painter, figure, pen(rgba(theme.heaven.star_off, 90), width, (width, width * 2)))
    for i, spot in enumerate(spots):
        size = r * (0.25 if total < 4 else 0.225)
        star_mark(painter, theme, spot.x(), spot.y(), size, lit=True, white=i >= plain)


def star_mark(
    painter: QPainter, theme: Theme, x: float, y: float, r: float, *, lit: bool, white: bool = False
) -> None:
    """One printed star: gold with four points, or white with six and a hole; lit or waiting."""
    heaven = theme.heaven
    if white:
        shape = star(x, y, r * 0.98, 6, 0.46)
        if lit:
            fill(painter, circle(x, y, r * 1.25), rgba(WHITE, 40))
            fill(painter, shape, WHITE_STAR)
            fill(painter, circle(x, y, r * 0.26), heaven.disc)
        else:
            stroke(painter, shape, pen(WHITE_STAR_OFF, max(1.1, r * 0.16)))
            fill(painter, circle(x, y, r * 0.18), WHITE_STAR_OFF)
        return
    shape = spark(x, y, r * 1.12, 0.26)
    if lit:
        if heaven.glow:
            fill(painter, circle(x, y, r * 1.3), rgba(heaven.star_on, 30))
            fill(painter, circle(x, y, r * 0.85), rgba(heaven.star_on, 55))
        fill(painter, shape, heaven.star_on)
        fill(painter, circle(x, y, r * 0.24), WHITE)
    else:
        fill(painter, shape, rgba(heaven.star_off, 90))
        stroke(painter, shape, pen(mix(heaven.star_off, WHITE, 0.25), max(1.0, r * 0.14)))


# Guiding Stars ------------------------------------------------------------------------------------------


def guiding_size(art: GuidingArt) -> tuple[float, float]:
    """The sunburst and its halo."""
    side = 2 * disc_reach(art.radius, shines=art.light is Light.SCORES, held=False)
    return side, side


def paint_guiding(painter: QPainter, art: GuidingArt, skin: Skin) -> None:
    """Sunburst of 24 teeth; it is printed and throws no shadow."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    if art.light is Light.SCORES:
        shine(painter, theme, r)
    rims = {Light.SCORES: heaven.shine, Light.OVERFILLED: heaven.orange, Light.LOST: heaven.star_off}
    rim = rims.get(art.light, heaven.rim)
    fill(painter, star(0, 0, r * 1.06, 24, 0.9), rim, pen(theme.ink, max(0.8, r * 0.03)))
    face = mix(heaven.disc, theme.ink, 0.45)
    fill(painter, circle(0, 0, r * 0.86), face, pen(mix(rim, theme.ink, 0.4), max(0.8, r * 0.035)))
    fill(painter, spark(0, 0, r * 0.8, 0.13), rgba(rim, 62))
    fill(painter, spark(0, 0, r * 0.6, 0.2, 45), rgba(rim, 46))
    _stars(painter, theme, r * 0.9, art.stars, 0, art.arms, art.light)
    if art.light is Light.OVERFILLED:
        stroke(painter, circle(0, 0, r * 0.93), pen(theme.ink, max(1.0, r * 0.05), (r * 0.16, r * 0.1)))
