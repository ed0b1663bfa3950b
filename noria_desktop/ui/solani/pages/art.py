"""Pictures of Solani for the pages: a whole sky laid out, badges of seats, people, programs and Coyote.

Tiles are those of the game's own table. Source: mocks/shell.md; mocks/solani.md.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, GAPS, SIDE, Player
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, segment, spark
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import (
    BranchArt,
    ClusterArt,
    DarkArt,
    FeatureArt,
    GroundArt,
    GuidingArt,
    PlanetArt,
)
from noria_desktop.ui.solani.board.project_tiles import CircleArt, arm_lights, circle_sprite_art
from noria_desktop.ui.solani.paint.branches import paint_branch
from noria_desktop.ui.solani.paint.circles import paint_cluster, paint_guiding
from noria_desktop.ui.solani.paint.features import paint_feature
from noria_desktop.ui.solani.paint.ground import paint_ground
from noria_desktop.ui.solani.paint.planets import paint_dark, paint_planet
from noria_desktop.ui.solani.paint.signs import seat_badge

# A whole sky ------------------------------------------------------------------------------------------


def paint_sky(canvas: Canvas, box: QRectF, sky: Sky) -> None:
    """A sky as it lies, as large as the box allows, over the night."""
    side = min(box.width(), box.height())
    pitch = side / (measures.PLATE + 0.3)
    skin = Skin(canvas.style.theme)
    first = Point(box.width() / 2 - pitch * GAPS / 2, box.height() / 2 - pitch * GAPS / 2)
    _draw(
        canvas, box.center().x(), box.center().y(), GroundArt(box.width(), box.height(), pitch, first), skin
    )
    left, top = box.left() + first.x, box.top() + first.y
    for gap in range(BRANCHES):
        if sky.branches[gap]:
            row, column = divmod(gap, GAPS)
            art = BranchArt(sky.branches[gap], pitch, arm_lights(sky, gap))
            _draw(canvas, left + (column + 0.5) * pitch, top + (row + 0.5) * pitch, art, skin)
    for space in range(CIRCLES):
        found = circle_sprite_art(sky, space, measures.RADIUS * pitch)
        if found is not None:
            row, column = divmod(space, SIDE)
            _draw(canvas, left + column * pitch, top + row * pitch, found, skin)


def _draw(canvas: Canvas, x: float, y: float, art: CircleArt | BranchArt | GroundArt, skin: Skin) -> None:
    """One picture of the table about its place."""
    canvas.p.save()
    canvas.p.translate(x, y)
    match art:
        case GroundArt():
            paint_ground(canvas.p, art, skin)
        case BranchArt():
            paint_branch(canvas.p, art, skin)
        case ClusterArt():
            paint_cluster(canvas.p, art, skin)
        case GuidingArt():
            paint_guiding(canvas.p, art, skin)
        case PlanetArt():
            paint_planet(canvas.p, art, skin)
        case FeatureArt():
            paint_feature(canvas.p, art, skin)
        case DarkArt():
            paint_dark(canvas.p, art, skin)
    canvas.p.restore()


# People, programs, Coyote -----------------------------------------------------------------------------


def paint_badge(seat: int, canvas: Canvas, x: float, y: float, half: float) -> None:
    """The badge of a seat, as on the table."""
    seat_badge(canvas.p, canvas.style.theme, Seat(seat), x, y, half)


def paint_player(canvas: Canvas, player: Player, x: float, y: float, half: float) -> None:
    """Who sits at a seat: a person, or a star more for each stronger level."""
    theme = canvas.style.theme
    _medal(canvas, x, y, half)
    if player is Player.HUMAN:
        canvas.glyph("pawn", x, y, half * 0.55, theme.heaven.star_on)
        return
    paint_stars(canvas, list(Player).index(player), x, y, half)


def paint_stars(canvas: Canvas, count: int, x: float, y: float, half: float) -> None:
    """So many stars, joined to a figure."""
    heaven = canvas.style.theme.heaven
    spread = half * 0.42 if count > 1 else 0.0
    turn = {2: -20, 3: -90, 4: -45, 5: -90}.get(count, 0)
    places = [
        (
            x + spread * math.cos(math.radians(turn + 360 * i / count)),
            y + spread * math.sin(math.radians(turn + 360 * i / count)),
        )
        for i in range(count)
    ]
    for index in range(count if count > 2 else count - 1):
        (x1, y1), (x2, y2) = places[index], places[(index + 1) % count]
        canvas.stroke(segment(x1, y1, x2, y2), heaven.gold, max(1.0, half * 0.06), 0.7)
    for px, py in places:
        canvas.fill(spark(px, py, half * (0.34 if count > 1 else 0.5), 0.3), heaven.star_on)


def _medal(canvas: Canvas, x: float, y: float, half: float) -> None:
    heaven = canvas.style.theme.heaven
    canvas.fill(circle(x, y, half), heaven.disc)
    canvas.stroke(circle(x, y, half * 0.95), heaven.rim, max(1.4, half * 0.09))
