"""Other skies as small pictures: the same figure in fewer strokes, and the words about who sits there."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, GAPS, PLANETS, SIDE, CircleSpace, Player, Tile
from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import circle, point, rounded, spark, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import BranchArt, ClusterArt, FeatureArt, Light, PlanetArt
from noria_desktop.ui.solani.board.arts_docks import Doing, SeatArt, SkyArt
from noria_desktop.ui.solani.board.layout import CAPTION, NAME_LINE
from noria_desktop.ui.solani.paint.branches import paint_branch
from noria_desktop.ui.solani.paint.circles import STAR_SPOTS, paint_cluster
from noria_desktop.ui.solani.paint.colours import PLANET_FILL, WHITE, light_colours
from noria_desktop.ui.solani.paint.features import paint_feature
from noria_desktop.ui.solani.paint.figures import filament, tile_outline
from noria_desktop.ui.solani.paint.planets import paint_planet
from noria_desktop.ui.solani.paint.signs import seat_badge, sign
from noria_desktop.ui.solani.words.names import board_name

MARGIN = measures.SMALL_MARGIN


def sky_size(art: SkyArt) -> tuple[float, float]:
    """The sky and the light of its rim."""
    return art.size + 8, art.size + 8


def paint_sky(painter: QPainter, art: SkyArt, skin: Skin) -> None:
    """Ground, wells, branch tiles, their filaments, circles."""
    theme, heaven = skin.theme, skin.theme.heaven
    half, pitch = art.size / 2, art.size / (GAPS + 2 * MARGIN)
    first = -half + MARGIN * pitch
    frame = rounded(-half, -half, art.size, art.size, pitch * 0.4)
    tone = theme.seats[art.seat]
    if art.turn:
        stroke(painter, frame, pen(rgba(tone, 110), 6))
    ground = heaven.plate if theme.day else heaven.sky[1]
    edge = pen(rgba(tone, 255), 2.2) if art.turn else pen(rgba(tone, 200), 1.4)
    fill(painter, frame, rgba(ground, 230), edge)
    radius = measures.RADIUS * pitch
    guiding = components().guiding[art.board.index]
    places = {
        space: (first + space % SIDE * pitch, first + space // SIDE * pitch) for space in range(CIRCLES)
    }
    for space, (x, y) in places.items():
        if art.circles[space] is None and not guiding[space] and space not in art.dark:
            alpha = 150 if theme.contrast else 80
            stroke(painter, circle(x, y, radius * 0.9), pen(rgba(heaven.well, alpha), 0.8))
    _branches(painter, theme, art, pitch, first)
    for space, (x, y) in places.items():
        with placed_at(painter, x, y):
            if space in art.dark:
                _dark(painter, theme, radius, surrounded=art.surrounded[art.dark.index(space)])
            elif guiding[space]:
                _stars(painter, theme, art, space, radius, guiding[space], 0, printed=True)
            else:
                _tile(painter, theme, art, space, radius)


def _branches(painter: QPainter, theme: Theme, art: SkyArt, pitch: float, first: float) -> None:
    heaven = theme.heaven
    shape = tile_outline(pitch)
    reach = measures.REACH * pitch
    laid = [gap for gap in range(BRANCHES) if art.branches[gap]]
    places = {gap: (first + (gap % GAPS + 0.5) * pitch, first + (gap // GAPS + 0.5) * pitch) for gap in laid}
    for x, y in places.values():
        fill(painter, shape.translated(x, y), heaven.tile)
    for gap in laid:
        with placed_at(painter, *places[gap]):
            row, column = divmod(gap, GAPS)
            corner = row * SIDE + column
            corners = (corner, corner + 1, corner + SIDE + 1, corner + SIDE)
            for arm, space in enumerate(corners):
                if not art.branches[gap] >> arm & 1:
                    continue
                light = art.lights[space] or Light.OPEN
                tone, _ = light_colours(heaven, light)
                path = filament(art.branches[gap], arm, reach)
                if heaven.glow and light is Light.SCORES:
                    stroke(painter, path, pen(rgba(tone, round(70 * heaven.glow)), pitch * 0.22))
                stroke(painter, path, pen(tone, max(1.4, pitch * 0.085)))


def _dark(painter: QPainter, theme: Theme, radius: float, *, surrounded: bool) -> None:
    edge = pen(theme.heaven.corona, 1.8) if surrounded else pen(rgba(theme.heaven.well, 200), 0.9)
    fill(painter, circle(0, 0, radius * 0.86), theme.heaven.moon, edge)
    if theme.contrast:  # black on black: barred, so that it is no empty space
        bar = radius * 0.5
        line(painter, -bar, bar, bar, -bar, pen(theme.heaven.well, 1.2))


def _stars(
    painter: QPainter,
    theme: Theme,
    art: SkyArt,
    space: CircleSpace,
    radius: float,
    plain: int,
    white: int,
    *,
    printed: bool,
) -> None:
    """A cluster or a Guiding Star: gold where it scores, its stars lit by its nodes."""
    heaven = theme.heaven
    light = art.lights[space] or Light.OPEN
    rims = {Light.SCORES: heaven.shine, Light.OVERFILLED: heaven.orange, Light.LOST: heaven.star_off}
    rim = rims.get(light, heaven.rim)
    if light is Light.SCORES and heaven.glow:
        fill(painter, circle(0, 0, radius * 1.3), rgba(heaven.shine, round(60 * heaven.glow)))
    fill(painter, star(0, 0, radius * 1.02, 12, 0.84) if printed else circle(0, 0, radius * 0.95), rim)
    fill(painter, circle(0, 0, radius * 0.78), heaven.disc)
    nodes = nodes_at(art, space)
    for number, (angle, away) in enumerate(STAR_SPOTS[plain + white]):
        spot = point(radius * away * 0.86, angle)
        lit = WHITE if number >= plain else heaven.star_on
        fill(painter, circle(spot.x(), spot.y(), radius * 0.17), lit if number < nodes else heaven.star_off)


def nodes_at(art: SkyArt, space: CircleSpace) -> int:
    """How many arms reach a circle."""
    row, column = divmod(space, SIDE)
    found = 0
    for arm, (down, right) in enumerate(((0, 0), (0, -1), (-1, -1), (-1, 0))):
        y, x = row + down, column + right
        # The arm of the tile at (y, x) that points here: NW when the circle lies north west of that gap.
        if 0 <= y < GAPS and 0 <= x < GAPS:
            found += art.branches[y * GAPS + x] >> arm & 1
    return found


def _tile(painter: QPainter, theme: Theme, art: SkyArt, space: CircleSpace, radius: float) -> None:
    tile, heaven = art.circles[space], theme.heaven
    if tile is None:
        return
    if tile in PLANETS:
        tone = PLANET_FILL[tile]
        if art.lights[space] is Light.TETHERED:
            tone = mix(tone, heaven.tile, 0.45)
        fill(painter, circle(0, 0, radius * 0.95), tone, pen(theme.ink, 1.0))
        _planet_mark(painter, theme, tile, radius)
        return
    table = components()
    if table.stars[tile.index]:
        plain, white = table.stars[tile.index], table.white[tile.index]
        _stars(painter, theme, art, space, radius, plain, white, printed=False)
        return
    fill(painter, circle(0, 0, radius * 0.95), heaven.feature_rim)
    fill(painter, circle(0, 0, radius * 0.76), heaven.feature)
    fill(painter, spark(0, 0, radius * 0.5, 0.25), theme.paper)


def _planet_mark(painter: QPainter, theme: Theme, planet: Tile, radius: float) -> None:
    """What tells a planet without its colour: bands, spots, a ring, a shadow, as on the large ones."""
    ink = pen(rgba(theme.ink, 235), max(1.0, radius * 0.2))
    match planet:
        case Tile.RED:
            for y in (-0.3, 0.3):
                line(painter, -radius * 0.72, y * radius, radius * 0.72, y * radius, ink)
        case Tile.BLUE:
            for x, y in ((-0.35, -0.25), (0.4, -0.05), (-0.1, 0.45)):
                fill(painter, circle(x * radius, y * radius, radius * 0.2), rgba(theme.ink, 235))
        case Tile.YELLOW:
            line(painter, -radius * 1.15, radius * 0.4, radius * 1.15, -radius * 0.4, ink)
        case _:
            whole = circle(0, 0, radius * 0.8)
            fill(painter, whole.subtracted(circle(-radius * 0.35, 0, radius * 0.75)), rgba(theme.ink, 235))


# Who sits there -------------------------------------------------------------------------------------------

LEVELS = tuple(player for player in Player if player is not Player.HUMAN)
"""The computer's, the weakest first."""


def doing_words(doing: Doing) -> str:
    """What a seat does just now."""
    match doing:
        case Doing.WAITING:
            return ""
        case Doing.PICKING:
            return translate("Solani", "picking")
        case Doing.PLACING:
            return translate("Solani", "placing")
        case Doing.FEATURE:
            return translate("Solani", "feature")


def paint_seat(painter: QPainter, art: SeatArt, skin: Skin) -> None:
    """Badge and name, then held tiles, what the seat does, total; in a column where there is height for it."""
    if art.height > 2 * 42:
        _column(painter, art, skin)
    else:
        _lines(painter, art, skin)


NEARLY = 0.86
"""A name is condensed so far at most before it takes another line, or one of its own."""


def name_rows(art: SeatArt) -> list[str]:
    """The name in lines of its own, below the badge; none where it stands whole beside the badge or no height is left."""
    name = board_name(art.board)
    if text_width(name, 12, True) <= art.width - _start(art) - (17 if art.sun else 0):
        return []
    rows = _parted(name, art.width)
    return rows if art.height >= CAPTION + NAME_LINE * len(rows) else []


def _parted(name: str, width: float) -> list[str]:
    """A name in one line or two, broken between its words; Japanese ones at a middle dot or after a particle."""
    room = width / NEARLY
    if text_width(name, 12, True) <= room:
        return [name]
    for end in (" ", "・", "の"):
        first, found, rest = name.partition(end)
        rows = [first + found.strip(), rest]
        if found and max(text_width(row, 12, True) for row in rows) <= room:
            return rows
    return [name]


def _start(art: SeatArt) -> float:
    """Where words begin beside the badge."""
    return 14 if art.width < 90 else 20


def _name(painter: QPainter, art: SeatArt, skin: Skin, y: float) -> float:
    """Badge, name, the program's level as sparks, the Sun; returns the height of the name's own lines."""
    theme = skin.theme
    left, right = -art.width / 2, art.width / 2
    narrow = art.width < 90
    seat_badge(painter, theme, art.seat, left + (6 if narrow else 8), y, 5 if narrow else 6)
    start, rows = _start(art), name_rows(art)
    name = "" if rows else board_name(art.board)
    if art.sun and text_width(name, 13, True) * 0.9 <= art.width - start - 17:
        _sun(painter, theme, right - 7, y)
        right -= 17
    room = right - left - start
    rank = LEVELS.index(art.player) + 1 if art.player in LEVELS else 0
    if text_width(name, 13, True) + 6 + rank * 7 > room:
        rank = 0
    if text_width(name, 12, True) * 0.8 > room:
        name, rank = "", LEVELS.index(art.player) + 1 if art.player in LEVELS else 0
    used = text(painter, QRectF(left + start, y - 10, room - rank * 7, 20), name, 13, theme.text, True, LEFT)
    for number in range(rank):
        fill(painter, spark(left + start + used + 7 + number * 7, y, 3.6, 0.24), theme.accent)
    for number, row in enumerate(rows):
        place = QRectF(left, y + 9 + number * NAME_LINE, art.width, NAME_LINE + 2)
        text(painter, place, row, 12, theme.text, True, LEFT)
    return NAME_LINE * len(rows)


def _sun(painter: QPainter, theme: Theme, x: float, y: float) -> None:
    """The Sun of who drafts first."""
    sign(painter, "sun", x, y, 6.5, theme.accent if theme.day else theme.heaven.gold, 0.2)


def _held(painter: QPainter, art: SeatArt, skin: Skin, x: float, y: float, size: float) -> None:
    """Both holding spaces from ``x`` on; empty ones are dashed."""
    theme = skin.theme
    edge = pen(rgba(theme.heaven.well, 255 if theme.contrast else 200), 1.2, (3.0, 2.4))
    with placed_at(painter, x + size / 2, y):
        if art.circle is None:
            stroke(painter, circle(0, 0, size * 0.44), edge)
        else:
            small_tile(painter, art.circle, size / 2, skin)
        painter.translate(size * 1.2, 0)
        if art.branch:
            paint_branch(painter, BranchArt(art.branch, size), skin)
        else:
            stroke(painter, rounded(-size * 0.42, -size * 0.42, size * 0.84, size * 0.84, size * 0.24), edge)


def small_tile(painter: QPainter, tile: Tile, radius: float, skin: Skin) -> None:
    """Any circular tile off the board, without number or light."""
    if tile in PLANETS:
        paint_planet(painter, PlanetArt(tile, radius, glow=False), skin)
    elif components().stars[tile.index]:
        paint_cluster(painter, ClusterArt(tile, radius, placed=False), skin)
    else:
        paint_feature(painter, FeatureArt(tile, radius, numbered=False), skin)


def _lines(painter: QPainter, art: SeatArt, skin: Skin) -> None:
    theme = skin.theme
    left, top = -art.width / 2, -art.height / 2
    size, y = 20.0, top + 31 + _name(painter, art, skin, top + 10)
    _held(painter, art, skin, left, y, size)
    total = str(art.total).replace("-", "−")
    wide = text_width(total, 17, True) + 2
    text(painter, QRectF(-left - wide, y - 11, wide, 22), total, 17, theme.text, True, RIGHT, False)
    words = doing_words(art.doing)
    room = art.width - size * 2.35 - wide - 8
    if words and text_width(words, 12) * 0.78 <= room:
        text(painter, QRectF(left + size * 2.35 + 3, y - 10, room, 20), words, 12, theme.muted, False, LEFT)


def _column(painter: QPainter, art: SeatArt, skin: Skin) -> None:
    theme = skin.theme
    left, top = -art.width / 2, -art.height / 2
    top += _name(painter, evolve(art, sun=False), skin, top + 12)
    total = str(art.total).replace("-", "−")
    text(painter, QRectF(left, top + 26, art.width, 34), total, 26, theme.text, True, LEFT, False)
    if art.sun:
        _sun(painter, theme, -left - 10, top + 44)
    size = min(30.0, art.width * 0.4)
    _held(painter, art, skin, left, top + 66 + size / 2, size)
    words = doing_words(art.doing)
    if words and top + 92 + size <= art.height / 2:
        text(painter, QRectF(left, top + 72 + size, art.width, 20), words, 12, theme.muted, False, LEFT)
