"""Every picture on the night sky of Solani as a value: exactly the facts needed to draw it.

A presenter fills these in; ``ui/solani/paint/table.py`` draws them. Every picture is centred on its sprite's
place; sizes are board units. Seats are numbers 0 to 3, which choose colour and shape of a badge.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.terms import Board, Mask, Tile
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
