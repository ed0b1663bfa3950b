"""Every picture under the night sky of Solani as a value: exactly the facts needed to draw it.

A presenter fills these in; ``ui/solani/paint/table.py`` draws them. Every picture is centred on its sprite's
place; sizes are board units. Seats are numbers 0 to 3, which choose colour and shape of a badge.
"""

from __future__ import annotations

import enum
from typing import ClassVar

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.state import Branches, Circles
from noria_desktop.games.solani.terms import (
    Board,
    Bonus,
    CircleSpace,
    Line,
    Mask,
    Player,
    Row,
    Sector,
    Tile,
)
from noria_desktop.ui.board.boxes import Point


class Light(enum.Enum):
    """What the nodes do at a circle: colour and shape of arms, rims and counters. Source: mocks/solani.md 3."""

    OPEN = "open"
    """Nodes are still wanted; also where nodes neither score nor cost, as on a feature."""
    SCORES = "scores"
    OVERFILLED = "overfilled"
    LOST = "lost"
    """Not enough gaps are left."""
    LOOSE = "loose"
    """Nothing lies there, or a Dark Sky token."""
    TETHERED = "tethered"
    """A planet."""


Lights = tuple[Light, Light, Light, Light]
"""For each arm of a branch tile, NW, NE, SE, SW, the light of the circle it reaches."""
ALL_OPEN: Lights = (Light.OPEN,) * 4


# The ground --------------------------------------------------------------------------------------------


@frozen
class GroundArt:
    """Night sky with milky way and atlas lines, plate of the player board and its 36 wells. Layer GROUND.

    Opaque, the whole board; everything is measured from the board's upper left corner, as in the layout.
    """

    width: float
    height: float
    pitch: float
    origin: Point
    """Middle of circular space 0."""

    def widened(self, left: float) -> GroundArt:
        """The same with more sky at the left, for a picture that shows more than the table."""
        return GroundArt(self.width + left, self.height, self.pitch, self.origin.moved(left, 0))


@frozen
class FrameArt:
    """Rim of the plate in a seat's colour: somebody else's sky lies in the centre; ``side`` square. Layer SCENERY."""

    seat: Seat
    side: float
    pitch: float


@frozen
class PlaqueArt:
    """Whose sky lies in the centre, a small plate on the upper rim; ``width`` x 19. Layer LABEL."""

    seat: Seat
    board: Board
    width: float
    own: bool = True
    """Framed in brass; somebody else's in that seat's colour."""


@frozen
class PanelArt:
    """Dark glass with a title; ``width`` x ``height``. Layer PANEL."""

    words: Words
    width: float
    height: float


class Words(enum.Enum):
    """Titles of the panels; the painter words them."""

    MARKET = "market"
    FEATURES = "features"
    LEGEND = "legend"
    SCORE = "score"
    OWN_CARDS = "own_cards"
    NO_CARDS = "no_cards"
    """The same while none was won: how to win one."""
    OTHER_SKIES = "other_skies"
    OTHER_SKY = "other_sky"
    """One other seat only."""
    COYOTE = "coyote"


# Tiles --------------------------------------------------------------------------------------------------


@frozen
class BranchArt:
    """Branch tile: the square of one ``pitch`` less four circles. Layer BOARD, below the circles.

    Drawn as it lies: the presenter turns the mask and not the picture, so light falls from one side.
    """

    mask: Mask
    pitch: float
    lights: Lights = ALL_OPEN
    held: bool = False
    """In hand: lighter, with a long shadow."""
    pale: bool = False
    """A ghost: body at 70 %, arms full; the place's own halo frames it."""


@frozen
class ClusterArt:
    """Star Cluster: a disc of ``radius`` whose lit stars count the nodes. Layer PIECE.

    The halo of a scoring one reaches to 1.6 radii.
    """

    tile: Tile
    radius: float
    arms: Mask = 0
    """Directions from which nodes reach it: NW 1, NE 2, SE 4, SW 8."""
    light: Light = Light.OPEN
    placed: bool = True
    """False off the board: all stars shine, none is threaded."""
    held: bool = False
    pale: bool = False


@frozen
class GuidingArt:
    """Guiding Star, engraved on the board. Layer PIECE."""

    stars: int
    radius: float
    arms: Mask = 0
    light: Light = Light.OPEN


@frozen
class PlanetArt:
    """Planet; a tethered one is faded and dashed. Layer PIECE."""

    planet: Tile
    radius: float
    tethered: bool = False
    glow: bool = True
    held: bool = False
    pale: bool = False


@frozen
class FeatureArt:
    """Special Feature: plum disc with its own sign and number. Layer PIECE."""

    feature: Tile
    radius: float
    numbered: bool = True
    scores: bool = False
    """Its number of nodes touches it: golden rim."""
    held: bool = False
    pale: bool = False


class Side(enum.Enum):
    """One of the branch spaces round a Dark Sky token."""

    NONE = "none"
    """The board ends there."""
    EMPTY = "empty"
    FILLED = "filled"
    FORESEEN = "foreseen"
    """Filled by the tile in hand, where it is held."""


@frozen
class DarkArt:
    """Dark Sky token: black moon, one arc for each branch space round it; surrounded: eclipse. Layer PIECE."""

    radius: float
    sides: tuple[Side, Side, Side, Side]
    """NW, NE, SE, SW as seen from the token."""
    surrounded: bool = False


# Marks on the sky ---------------------------------------------------------------------------------------


@frozen
class CounterArt:
    """Badge on the south rim of a circle whose outline names the state; ``height`` high. Layer FLAG.

    Open "2 / 3", scores "3" with a tick, overfilled "3 > 2", lost "1 / 4", loose "−1", tethered "× 0".
    """

    light: Light
    nodes: int
    wanted: tuple[int, ...]
    """Counts that score: one, or two with a white star; () for loose and tethered."""
    height: float
    changed: bool = False
    """The preview changes it: cyan edge."""


@frozen
class DeltaArt:
    """Chip: so many points more or less with this drop; ``height`` high. Layer CALLOUT or LABEL."""

    points: int
    height: float


@frozen
class PickArt:
    """Chip: this drop wins so many features; ``height`` high. Layer LABEL."""

    count: int
    height: float


@frozen
class GapArt:
    """Branch space that is open to the tile; also the outline of its spot's halo. Layer MARK."""

    pitch: float
    aimed: bool = False
    """A drop would choose it now."""


@frozen
class SpaceArt:
    """Circular space that is open to the tile. Layer MARK."""

    radius: float
    aimed: bool = False


@frozen
class OrbitArt:
    """Dotted orbit through the planets of a set that scores, with its points. Layer FLAG.

    Centred on the middle of the box round all planets: see ``measures.orbit_middle``.
    """

    places: tuple[Point, ...]
    """Two or more planets' centres, from the picture's centre, in the order of ``measures.orbit_order``."""
    radius: float
    """Of a circular space."""
    points: int
    height: float
    """Of the tag."""


@frozen
class DialArt:
    """Card with the turns of the tile in hand and what each would bring; see ``measures.dial_cell``. Layer CALLOUT."""

    turns: tuple[Turn, ...]
    """One to four, in the order of clockwise turns."""
    size: float
    """Width of a small branch tile."""
    chosen: int = 0


@frozen
class Turn:
    """One rotation of the tile in hand."""

    mask: Mask
    change: int | None
    """Of the total; None: nothing is aimed at, or the tile may not lie there."""
    lights: Lights = ALL_OPEN


@frozen
class VeilArt:
    """Night over plate and wells once the game is over: the finished figure shines above it. Layer SCENERY.

    ``side`` square.
    """

    side: float
    pitch: float


# Beside the sky -----------------------------------------------------------------------------------------


@frozen
class BonusArt:
    """Bonus tile at the corner of its sector: mark, name, points, standing of each seat. Layer BOARD.

    ``width`` x ``height``.
    """

    bonus: Bonus
    sector: Sector
    points: int
    standing: tuple[Standing, ...]
    width: float
    height: float


@frozen
class Standing:
    """How a seat stands at a bonus tile."""

    seat: Seat
    value: int
    paid: bool
    """It would be paid now."""
    after: int | None = None
    """With the drop that is being considered."""


@frozen
class TrayArt:
    """Brass tray with the two holding spaces; ``width`` x ``height``. Layer BOARD.

    See ``measures.holding``; the tiles are pictures of their own.
    """

    width: float
    height: float


@frozen
class TrackArt:
    """Planet track: two brass rails, twelve stations and three anchors; ``width`` x ``height``. Layer BOARD.

    Stations lie at ``measures.station``; planets are pictures of their own.
    """

    width: float
    height: float
    radius: float
    """Of a planet on it."""
    lit: tuple[int, ...] = ()
    """Stars of the anchors that the cluster in hand can use."""


@frozen
class ThreadArt:
    """Trade thread from an anchor to a planet in reach; from the picture's centre to ``dx``, ``dy``. Layer MARK."""

    dx: float
    dy: float
    aimed: bool = False


@frozen
class RoundsArt:
    """Arc of the twelve rounds: waned moons behind, numbers ahead; ``width`` x ``height``. Layer BOARD."""

    width: float
    height: float
    round: int
    radius: float


@frozen
class SunArt:
    """The Sun on the present round; square of 4 ``radius``. Layer PIECE."""

    round: int | None
    """None: no number, as beside who holds it."""
    radius: float


@frozen
class BadgeArt:
    """Badge of a seat: disc, diamond, triangle or square; square of 2.6 ``radius``. Layer FLAG."""

    seat: Seat
    radius: float


# The docks ----------------------------------------------------------------------------------------------


@frozen
class MarketRowArt:
    """Line over a row of the market: its name and how many are in the bag; ``width`` x 18. Layer PANEL."""

    branches: bool
    bag: int
    width: float


@frozen
class QuartzArt:
    """A quartz, ``size`` high; one that was spent leaves its outline. Layer PIECE."""

    size: float
    spent: bool = False
    held: bool = False


@frozen
class TraceArt:
    """Where a tile of the others' last turn was (dots) or lies now (a ring); square of two radii and 8. Layer FLAG."""

    seat: Seat
    radius: float
    now: bool


@frozen
class BeadArt:
    """Number of a part of the others' last turn, in the colour of the seat: 20 x 20. Layer CALLOUT."""

    RADIUS: ClassVar[float] = 8.0

    seat: Seat
    number: int


@frozen
class SlotArt:
    """Frame of a market slot; a taken tile leaves a print and the badge of its taker; ``size`` square. Layer PANEL."""

    size: float
    cluster: Tile | None = None
    """Print of a cluster that was taken."""
    mask: Mask = 0
    """Print of a branch tile that was taken."""
    taker: Seat | None = None


@frozen
class DeckArt:
    """Line over a row of open features: number, cards left in its deck; ``width`` x ``height``. Layer PANEL."""

    row: Row
    count: int
    width: float
    height: float
    open: bool = False
    """The viewer may draw from it."""


@frozen
class CardArt:
    """An open feature card, or one that is owned; ``width`` x ``height``. Layer BOARD.

    Wide: tile, name, clause. As high as wide: the tile alone.
    """

    feature: Tile
    width: float
    height: float
    points: int | None = None
    """What it brings its owner now."""
    after: int | None = None
    """With the drop that is being considered."""
    placed: bool = True
    """False: owned, but its tile lies nowhere."""


@frozen
class LegendArt:
    """Key to the counters; ``width`` x ``height``. Layer BOARD."""

    width: float
    height: float


@frozen
class ScoreArt:
    """Score sheet: seats in columns, lines in rows, the total below; ``width`` x ``height``. Layer BOARD.

    The first column is the wide one, whose sky lies in the centre.
    """

    lines: tuple[Line, ...]
    columns: tuple[Column, ...]
    sun: Seat | None
    width: float
    height: float


@frozen
class Column:
    """A seat's points."""

    seat: Seat
    values: tuple[int | None, ...]
    """By line; None where a line means nothing to the seat."""
    total: int
    after: tuple[int | None, ...] = ()
    """With the drop that is being considered; () when none is."""
    total_after: int | None = None
    own: bool = False
    """Titled "You"."""
    winner: bool = False


@frozen
class SkyArt:
    """A whole sky as one small picture, ``size`` square. Layer BOARD."""

    seat: Seat
    board: Board
    circles: Circles
    branches: Branches
    dark: tuple[CircleSpace, ...]
    surrounded: tuple[bool, ...]
    lights: tuple[Light | None, ...]
    """What the nodes do at each circle; None where there is nothing to say."""
    size: float
    turn: bool = False
    """It is this seat's turn."""


class Doing(enum.Enum):
    """What a seat does just now."""

    WAITING = "waiting"
    PICKING = "picking"
    PLACING = "placing"
    FEATURE = "feature"
    """Choosing or placing a feature."""


@frozen
class SeatArt:
    """About another seat: badge, name, what is held, total; ``width`` x ``height``. Layer PANEL.

    Two lines below its sky; a column beside it, where it is higher than 84.
    """

    seat: Seat
    board: Board
    player: Player
    total: int
    circle: Tile | None
    """Held."""
    branch: Mask
    """Held, in its base rotation; 0: none."""
    doing: Doing
    width: float
    sun: bool = False
    height: float = 42.0


@frozen
class CollectionArt:
    """What Coyote has gathered: clusters, planets, features; ``width`` x ``height``. Layer BOARD."""

    clusters: tuple[Tile, ...]
    planets: tuple[Tile, ...]
    features: tuple[Tile, ...]
    width: float
    height: float


@frozen
class PlanArt:
    """What Coyote's rules would make of the market as it lies; ``width`` x ``height``. Layer BOARD."""

    rule: CoyoteRule | None
    """By which rule it would take its cluster; None: it has one, or there is none."""
    cluster: Tile | None
    planet: Tile | None
    """Taken in exchange."""
    branch: Mask
    """The branch tile it would take; 0: none."""
    leads: bool
    """It holds the Sun and has not begun."""
    branches_first: bool
    feature: Row | None
    """It takes a feature of this row at the end of the round."""
    width: float
    height: float


# Choices in the middle ----------------------------------------------------------------------------------


class Question(enum.Enum):
    """What the stage asks; the painter words it."""

    KEEP = "keep"
    """Which of the cards drawn stays."""


@frozen
class StageArt:
    """Night over the sky in the centre, and a question; ``width`` x ``height``. Layer FLAG."""

    question: Question
    width: float
    height: float


@frozen
class BigCardArt:
    """A feature card with both clauses in full; ``width`` x ``height``. Layer LABEL."""

    feature: Tile
    width: float
    height: float
    held: bool = False
