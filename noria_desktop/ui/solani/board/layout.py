"""Where everything lies under the night sky for a view size; the only place that knows.

One board unit is one logical pixel until a view is larger than 1280 x 678; then words grow by the 0.6th power of
the window, up to a quarter, and all else that is gained goes to the sky and the docks. Words are never smaller
than 11 pixels, down to 1000 x 560; smaller views shrink as a whole. Source: mocks/solani.md 1 and 8.
"""

from __future__ import annotations

import math
from functools import cached_property

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.terms import GAPS, SIDE, BranchSpace, CircleSpace, Kind, Row, Sector
from noria_desktop.ui.board.boxes import BoardSize, Box, Point, box
from noria_desktop.ui.solani.board import measures

BASE_WIDTH, BASE_HEIGHT = 1280.0, 678.0
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 560.0
LARGEST_WORDS = 1.25
ROOMY = 640.0
"""Height from which the key to the counters has its place."""
EDGE = 8.0
"""Round and between panels."""
CHIP = 30.0
"""Height of a bonus tile's chip."""
TRAY = 50.0
"""Height of the tray."""
PLAQUE = 19.0
"""Height of the plate that tells whose sky it is."""
TRACK = 64.0
"""Width of the planet track."""
ROUNDS = 44.0
"""Width of the arc of rounds."""
LINE = 18.0
"""Height of a heading within a panel."""
LEAST_CARD = 28.0
"""Lowest line of an open feature card; where more lie than fit, cards become tiles in a grid."""
CAPTION = 42.0
"""Least height of the words under a small sky."""
NAME_LINE = 15.0
"""Height of a line of a name that has lines of its own: two of them where there is room."""

QUARTZ = 20.0
"""Width of a quartz."""
STAGE_CARD = 240.0
"""Greatest height of a feature card among which is chosen."""
BESIDE = 92.0
"""Width of the words beside a single small sky."""


@frozen
class SolaniLayout(BoardSize):
    """The zones of one view size."""

    left: float
    """Width of the left dock."""
    right: float
    """Width of the right dock."""
    pitch: float
    """Distance of neighbouring circular spaces."""
    origin: Point
    """Middle of circular space 0."""
    market: Box
    """Panel."""
    features: Box
    """Panel."""
    legend: Box | None
    """Panel; None where there is no room."""
    score: Box
    """Panel."""
    cards: Box
    """Panel of the feature cards won by whose sky is in the centre."""
    skies: Box
    """Panel of the other skies, or of Coyote's collection."""

    @cached_property
    def centre(self) -> Box:
        """What the docks leave."""
        return box(self.left, 0, self.width - self.left - self.right, self.height)

    # The sky --------------------------------------------------------------------------------------------

    @cached_property
    def radius(self) -> float:
        """Of a circular space and what lies on it."""
        return measures.RADIUS * self.pitch

    @cached_property
    def plate(self) -> Box:
        """The player board."""
        middle = GAPS / 2 * self.pitch
        side = measures.PLATE * self.pitch
        return Box(self.origin.x + middle, self.origin.y + middle, side, side)

    def circle(self, space: CircleSpace) -> Point:
        """Middle of a circular space."""
        row, column = divmod(space, SIDE)
        return self.origin.moved(column * self.pitch, row * self.pitch)

    def gap(self, space: BranchSpace) -> Point:
        """Middle of a branch space."""
        row, column = divmod(space, GAPS)
        return self.origin.moved((column + 0.5) * self.pitch, (row + 0.5) * self.pitch)

    @cached_property
    def gap_size(self) -> float:
        """Width of a branch space's spot: the square between circles that belongs to it alone."""
        return 0.72 * self.pitch

    @cached_property
    def counter_height(self) -> float:
        """Height of counters."""
        return measures.counter_height(self.pitch)

    def counter(self, space: CircleSpace, *, loose: bool = False) -> Point:
        """Middle of a circle's counter: on its south rim; of loose nodes in the middle of the empty space."""
        place = self.circle(space)
        return place if loose else place.moved(0, measures.COUNTER_AT * self.radius)

    def delta(self, space: CircleSpace) -> Point:
        """Middle of the chip that tells a change: at the circle's north-east rim."""
        return self.circle(space).moved(0.78 * self.radius, -0.8 * self.radius)

    def dial(self, space: BranchSpace, count: int = 4) -> Box:
        """The dial for a tile held over a branch space: above it, below it in the northern row."""
        size = self.dial_size
        wide, high = measures.dial_size(size, count)
        place, room = self.gap(space), self.centre
        away = 1.08 * self.pitch + high / 2
        y = place.y - away if space // GAPS else place.y + away
        x = min(max(place.x, room.left + wide / 2 + 4), room.right - wide / 2 - 4)
        return Box(x, y, wide, high)

    @cached_property
    def dial_size(self) -> float:
        """Width of a small tile on the dial."""
        return max(30.0, 0.34 * self.pitch)

    @cached_property
    def plaque(self) -> Box:
        """Whose sky it is, on the upper rim of the plate."""
        return Box(self.plate.x, self.plate.top + 4.5, 2.4 * self.pitch, PLAQUE)

    # Round the sky --------------------------------------------------------------------------------------

    @cached_property
    def tray(self) -> Box:
        """The holding spaces."""
        plate = self.plate
        wide = self._tray_width
        return box(plate.x - wide / 2, plate.bottom + 6, wide, TRAY)

    @cached_property
    def _tray_width(self) -> float:
        full = min(self.plate.width * 0.46, 262.0)
        return 240.0 if self.plate.width - 2 * full - 16 > 240 else TRAY * 2.42

    def holding(self, kind: Kind) -> Point:
        """Middle of a holding space."""
        tray = self.tray
        place = measures.holding(*tray.size, kind)
        return Point(tray.x + place.x, tray.y + place.y)

    @cached_property
    def held_size(self) -> float:
        """Diameter of a held circular tile on the tray, and pitch of a held branch tile there."""
        return measures.holding_size(TRAY)

    def chip(self, sector: Sector) -> Box:
        """A sector's bonus tile, at its corner of the plate."""
        plate = self.plate
        north, west = sector in (Sector.NW, Sector.NE), sector in (Sector.NW, Sector.SW)
        wide = min(plate.width * 0.46, 262.0)
        if not north:
            wide = min(wide, (plate.width - self._tray_width - 14) / 2)
        left = plate.left if west else plate.right - wide
        return box(left, plate.top - CHIP - 6 if north else plate.bottom + 8, wide, CHIP)

    @cached_property
    def picture_box(self) -> Box:
        """The sky with its bonus tiles and holding spaces: what a picture of the sky alone shows."""
        plate = self.plate
        top = self.chip(Sector.NW).top - 7
        bottom = max(self.chip(Sector.SW).bottom, self.tray.bottom) + 7
        return box(plate.left - 8, top, plate.width + 16, bottom - top)

    @cached_property
    def track(self) -> Box:
        """The planet track."""
        plate, room = self.plate, self.centre
        spare = (plate.left - room.left - TRACK) / 2
        return box(plate.left - TRACK - min(spare, 14.0), plate.top, TRACK, plate.height)

    @cached_property
    def planet_radius(self) -> float:
        """Of a planet on the track."""
        return min(19.0, self.track.height / measures.STATIONS * 0.41)

    def station(self, index: int) -> Point:
        """Middle of a space of the planet track, 0 to 11 from the west, which is the top."""
        return self._station(measures.planet_station(index))

    def anchor(self, stars: int) -> Point:
        """Middle of the anchor of clusters of so many stars: 2, 3 or 4."""
        return self._station(measures.ANCHORS[stars])

    def _station(self, number: int) -> Point:
        track = self.track
        place = measures.station(*track.size, number)
        return Point(track.x + place.x, track.y + place.y)

    @cached_property
    def station_size(self) -> tuple[float, float]:
        """Width and height of a station's spot."""
        return TRACK - 8, self.track.height / measures.STATIONS

    @cached_property
    def rounds(self) -> Box:
        """The arc of rounds."""
        plate = self.plate
        return box(plate.right + 4, plate.top + plate.height * 0.03, ROUNDS, plate.height * 0.94)

    def moon(self, number: int, rounds: int) -> Point:
        """Middle of one of ``rounds`` rounds on its arc, counted from 1."""
        arc = self.rounds
        place = measures.moon(*arc.size, number, rounds)
        return Point(arc.x + place.x, arc.y + place.y)

    @cached_property
    def moon_radius(self) -> float:
        """Of a round on its arc."""
        return 9.5

    # The left dock --------------------------------------------------------------------------------------

    def market_row(self, kind: Kind) -> Box:
        """Heading of a market row."""
        inner = measures.panel_inner(self.market)
        top = inner.top + (inner.height / 2 if kind is Kind.BRANCH else 0)
        return box(inner.left, top, inner.width, LINE)

    def quartz(self, number: int, count: int) -> Box:
        """Where one of ``count`` quartz stones lies: at the right of the market's title."""
        high = measures.PANEL_HEAD - 4
        right = self.market.right - 12 - (count - 1 - number) * QUARTZ
        return box(right - QUARTZ, self.market.top + 3, QUARTZ, high)

    def slot(self, kind: Kind, number: int, count: int) -> Box:
        """Where one of ``count`` market slots lies, counted from the left."""
        inner, row = measures.panel_inner(self.market), self.market_row(kind)
        room = inner.height / 2 - LINE - 3
        side = min(room, (inner.width - 6 * (count - 1)) / count)
        step = (inner.width - side) / max(1, count - 1)
        step = min(step, side * 1.5)
        first = inner.x - step * (count - 1) / 2
        return Box(first + number * step, row.bottom + room / 2, side, side)

    def deck(self, row: Row, counts: tuple[int, int]) -> Box:
        """Heading of a feature row with its deck; ``counts`` are the open cards of both rows."""
        inner = measures.panel_inner(self.features)
        top = inner.top
        if row is Row.THREE:
            top += LINE + self._row_height(counts[0], counts) + 4
        return box(inner.left, top, inner.width, LINE)

    def card(self, row: Row, number: int, counts: tuple[int, int]) -> Box:
        """An open feature card, from the left of its row: a line while there is room, else a square."""
        head = self.deck(row, counts)
        if self._as_lines(counts):
            step = self._line_height(counts)
            return box(head.left, head.bottom + number * step, head.width, step)
        count = counts[row.index]
        room = box(head.left, head.bottom + 3, head.width, self._row_height(count, counts) - 3)
        return measures.grid(room, count, 46.0)[number]

    def _line_height(self, counts: tuple[int, int]) -> float:
        inner = measures.panel_inner(self.features)
        return min(46.0, (inner.height - 2 * LINE - 4) / max(1, sum(counts)))

    def _as_lines(self, counts: tuple[int, int]) -> bool:
        return self._line_height(counts) >= LEAST_CARD

    def _row_height(self, count: int, counts: tuple[int, int]) -> float:
        """Height of a row without its heading."""
        if self._as_lines(counts):
            return count * self._line_height(counts)
        inner = measures.panel_inner(self.features)
        return (inner.height - 2 * LINE - 4) / 2

    @cached_property
    def key(self) -> Box | None:
        """The key to the counters, within its panel."""
        return measures.panel_inner(self.legend) if self.legend is not None else None

    # The right dock -------------------------------------------------------------------------------------

    @cached_property
    def sheet(self) -> Box:
        """The score sheet, within its panel."""
        return measures.panel_inner(self.score)

    def score_row(self, number: int, lines: int) -> Box:
        """Where one of ``lines`` rows of the score sheet lies; the total comes after the last."""
        sheet = self.sheet
        row = measures.score_row(*sheet.size, number, lines)
        return row.moved(sheet.x, sheet.y)

    def own_card(self, number: int, count: int) -> Box:
        """Where one of ``count`` feature cards that were won lies; at most four."""
        inner = measures.panel_inner(self.cards)
        step = min(46.0, inner.height / max(3, count))
        return box(inner.left, inner.top + number * step, inner.width, step)

    def small_sky(self, number: int, count: int) -> Box:
        """Where one of ``count`` other skies lies; square."""
        inner = measures.panel_inner(self.skies)
        if self._beside(count):
            side = min(inner.height, inner.width - BESIDE)
            return box(inner.left, inner.y - side / 2, side, side)
        wide = (inner.width - 10 * (count - 1)) / count
        # Of two, a line of the name is worth more than a wider sky; of three it would leave too little of the sky.
        side = min(wide, inner.height - CAPTION - 3 - (NAME_LINE if count == 2 else 0))
        return box(inner.left + number * (wide + 10) + (wide - side) / 2, inner.top, side, side)

    def seat(self, number: int, count: int) -> Box:
        """Words about another seat: below its sky, or beside it when there is only one."""
        inner, sky = measures.panel_inner(self.skies), self.small_sky(number, count)
        if self._beside(count):
            return box(sky.right + 10, sky.top, inner.right - sky.right - 10, sky.height)
        wide = (inner.width - 10 * (count - 1)) / count
        high = max(CAPTION, min(CAPTION + 2 * NAME_LINE + 2, inner.bottom - sky.bottom - 3))
        return box(inner.left + number * (wide + 10), sky.bottom + 3, wide, high)

    def _beside(self, count: int) -> bool:
        """Whether a single other sky is larger with its words beside it than above them."""
        inner = measures.panel_inner(self.skies)
        below = min(inner.width, inner.height - CAPTION - 3)
        return count == 1 and min(inner.height, inner.width - BESIDE) >= below

    @cached_property
    def collection(self) -> Box:
        """Coyote's collection, within its panel."""
        inner = measures.panel_inner(self.skies)
        return box(inner.left, inner.top, inner.width, inner.height - self._plan - 6)

    @cached_property
    def plan(self) -> Box:
        """What Coyote means to take, below its collection."""
        inner = measures.panel_inner(self.skies)
        return box(inner.left, inner.bottom - self._plan, inner.width, self._plan)

    @cached_property
    def _plan(self) -> float:
        return min(66.0, measures.panel_inner(self.skies).height * 0.42)

    @cached_property
    def reading_column(self) -> Box:
        """The right dock, where nothing is played: the log may lie over it."""
        return box(self.score.left, self.score.top, self.score.width, self.skies.bottom - self.score.top)

    # The stage ------------------------------------------------------------------------------------------

    @cached_property
    def stage(self) -> Box:
        """The player board: what a small picture of the game shows."""
        return self.plate.grown(3)

    @cached_property
    def choice(self) -> Box:
        """Where a feature is chosen: over market and open features, as nobody takes from them meanwhile.

        The sky is what one chooses by.
        """
        top, bottom = self.market.top, self.features.bottom
        return box(self.market.left, top, self.market.width, bottom - top)

    def stage_card(self, number: int, count: int) -> Box:
        """A feature card to choose, one below the other under the question."""
        stage = self.choice
        room = stage.height - measures.STAGE_HEAD - count * EDGE
        high = min(room / count, STAGE_CARD)
        top = stage.top + measures.STAGE_HEAD + number * (high + EDGE)
        return box(stage.left + EDGE, top, stage.width - 2 * EDGE, high)


def layout(width: float, height: float) -> SolaniLayout:
    """The table for a view of so many logical pixels; any positive size is fine."""
    width, height = max(width, 1.0), max(height, 1.0)
    scale = _scale(width, height)
    across, down = width / scale, height / scale
    extra, less = max(0.0, across - BASE_WIDTH), max(0.0, BASE_WIDTH - across)
    left = min(236 + extra * 0.2, 400.0) - min(36.0, less * 0.14)
    right = min(286 + extra * 0.22, 450.0) - min(36.0, less * 0.14)
    room = across - left - right
    wide = room - TRACK - ROUNDS - 16
    high = down - CHIP - TRAY - 26
    pitch = min(wide, high) / measures.PLATE
    x = left + (room + TRACK - ROUNDS) / 2
    y = EDGE + CHIP + 5 + high / 2
    tall, roomy = down - 2 * EDGE, down >= ROOMY
    market, features, legend = _left_dock(left, tall, roomy=roomy)
    score, cards, skies = _right_dock(across - right, right - EDGE, tall, roomy=roomy)
    return SolaniLayout(
        width=across,
        height=down,
        scale=scale,
        left=left,
        right=right,
        pitch=pitch,
        origin=Point(x - GAPS / 2 * pitch, y - GAPS / 2 * pitch),
        market=market,
        features=features,
        legend=legend,
        score=score,
        cards=cards,
        skies=skies,
    )


def _scale(width: float, height: float) -> float:
    """Logical pixels a board unit: words grow slower than the window."""
    least = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
    if least < 1:
        return least
    ratio = min(width / BASE_WIDTH, height / BASE_HEIGHT)
    return max(1.0, min(LARGEST_WORDS, math.pow(ratio, 0.6)), ratio / 1.6)


def _left_dock(left: float, tall: float, *, roomy: bool) -> tuple[Box, Box, Box | None]:
    """Market, features, key to the counters."""
    wide = left - EDGE
    key = measures.PANEL_HEAD + 3 * 21 + 14 if roomy else 0.0
    slot = min(64.0, max(40.0, 43 + (tall - 662) * 0.1))
    high = measures.PANEL_HEAD + 11 + 2 * (slot + LINE + 5)
    market = box(EDGE, EDGE, wide, high)
    rest = tall - high - EDGE - (key + EDGE if roomy else 0)
    features = box(EDGE, market.bottom + EDGE, wide, rest)
    return market, features, box(EDGE, features.bottom + EDGE, wide, key) if roomy else None


def _right_dock(left: float, wide: float, tall: float, *, roomy: bool) -> tuple[Box, Box, Box]:
    """Score sheet, own cards, other skies."""
    spare = max(0.0, tall - 662)
    row = min(29.0, 25 + spare * 0.03) if roomy else 21.0
    line = min(44.0, 35 + spare * 0.05) if roomy else 29.0
    score = box(left, EDGE, wide, measures.PANEL_HEAD + 11 + measures.SCORE_HEAD + 7 * row)
    cards = box(left, score.bottom + EDGE, wide, measures.PANEL_HEAD + 11 + 4 * line)
    skies = box(left, cards.bottom + EDGE, wide, EDGE + tall - cards.bottom - EDGE)
    return score, cards, skies
