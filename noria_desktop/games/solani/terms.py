"""The words of Solani: spaces, tiles, boards, cards, phases and prompts. Source: rules.md 1 and 2."""

from __future__ import annotations

import enum
from typing import Final, TypeAlias

CircleSpace: TypeAlias = int
"""A circular space: row x 6 + column, 0 to 35; row 0 is north, column 0 is west."""

BranchSpace: TypeAlias = int
"""A branch space: row x 5 + column, 0 to 24; it lies in the gap between four circular spaces."""

Mask: TypeAlias = int
"""Where a branch tile's nodes point: NW 1, NE 2, SE 4, SW 8; 0 where no branch tile lies.

The mask tells the kind of the tile and its rotation.
"""

SIDE: Final = 6
"""Circular spaces in a row and in a column."""
GAPS: Final = SIDE - 1
"""Branch spaces in a row and in a column."""
CIRCLES: Final = SIDE * SIDE
BRANCHES: Final = GAPS * GAPS


def circle_space(row: int, column: int) -> CircleSpace:
    """The circular space of a row and a column, both 0 to 5."""
    return row * SIDE + column


class InPrintedOrder(enum.Enum):
    """Words that stand in a row on the table; ``index`` counts them from 0."""

    def __init__(self, _value: str) -> None:
        """Count the members made so far; lookups are on the hot path."""
        self.index: int = len(type(self).__members__)


class Board(InPrintedOrder):
    """The four player boards, which differ in their Guiding Stars. Source: rules.md 2.2."""

    FIRST_WOMAN = "first_woman"
    FIRST_MAN = "first_man"
    COYOTE = "coyote"
    FIRE_MAN = "fire_man"


class Sector(InPrintedOrder):
    """The quarters of a player board, nine circular spaces each. Source: rules.md 2.1."""

    NW = "nw"
    NE = "ne"
    SW = "sw"
    SE = "se"


class Branch(InPrintedOrder):
    """The kinds of branch tile: shape and number of nodes. Source: rules.md 2.3."""

    I1 = "i1"
    L2 = "l2"
    V2 = "v2"
    T3 = "t3"
    X4 = "x4"


class Tile(InPrintedOrder):
    """Every circular tile by what is printed on it: Star Clusters, planets, Special Features.

    Clusters and planets of one kind are alike; a feature exists once and stands for its card as well.
    Source: rules.md 2.4, 2.5, 6.
    """

    C2 = "c2"
    C3 = "c3"
    C4 = "c4"
    W21 = "w21"
    W31 = "w31"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    WHITE = "white"
    COMET = "F2-01"
    MOON_HALO = "F2-02"
    DOUBLE_STAR = "F2-03"
    DUST_LANE = "F2-04"
    BEACON = "F2-05"
    LONE_WANDERER = "F2-06"
    CROSSROADS = "F2-07"
    THREAD = "F2-08"
    CRADLE = "F2-09"
    CHAIN = "F2-10"
    REFLECTION = "F2-11"
    HORIZON = "F2-12"
    HEART_OF_THE_SKY = "F3-01"
    CROWN_OF_WORLDS = "F3-02"
    TRIAD = "F3-03"
    EDGE_OF_NIGHT = "F3-04"
    NORTH_ROAD = "F3-05"
    CROWDED_SKY = "F3-06"
    NEXUS = "F3-07"
    DRAWN_BOW = "F3-08"
    HARVEST_LIGHTS = "F3-09"
    LONG_RIVER = "F3-10"
    COMPASS = "F3-11"
    MERIDIAN = "F3-12"


TILES: Final = tuple(Tile)
CLUSTERS: Final = TILES[:5]
"""Star Clusters; going through an enum's members costs more."""
PLANETS: Final = TILES[5:9]
FEATURES: Final = TILES[9:]
"""The twelve of number 2, then the twelve of number 3."""
BRANCH_KINDS: Final = tuple(Branch)


class Row(InPrintedOrder):
    """The two kinds of feature card, each with its deck and its row of open cards."""

    TWO = "2"
    THREE = "3"


class SetupCard(InPrintedOrder):
    """The Dark Sky cards. Source: rules.md 2.6."""

    S1 = "S1"
    S2 = "S2"
    S3 = "S3"
    S4 = "S4"


class Bonus(InPrintedOrder):
    """The four bonus tiles. Source: rules.md 7."""

    HEARTH_LIGHT = "B1"
    WANDERERS = "B2"
    CLEAR_NIGHT = "B3"
    GREAT_FIGURE = "B4"


class Kind(enum.Enum):
    """The two types of tile that are drafted. Source: rules.md 4.2."""

    CIRCLE = "circle"
    BRANCH = "branch"


class Player(enum.Enum):
    """Who decides at a seat: somebody at the screen, or the computer at one of five levels, the weakest first.

    What files call them never changes: the second one came later than the others.
    """

    HUMAN = "human"
    LEVEL_1 = "level1"
    LEVEL_1B = "level1b"
    LEVEL_2 = "level2"
    LEVEL_3 = "level3"
    LEVEL_4 = "level4"


class CoyoteLevel(InPrintedOrder):
    """How hard Coyote plays against one player. Source: rules.md 9."""

    PUP = "pup"
    TRICKSTER = "trickster"
    SCATTERER = "scatterer"
    THIEF = "thief"


class Phase(enum.Enum):
    """The five phases of a round. Source: rules.md 4."""

    PREPARATION = "preparation"
    DRAFT = "draft"
    PLACEMENT = "placement"
    FEATURES = "features"
    CLEANUP = "cleanup"
    GAME_OVER = "game_over"


class Prompt(enum.Enum):
    """What exactly is being decided."""

    PREPARE = "prepare"
    QUARTZ = "quartz"
    """Coyote picks first; quartz may be spent before."""
    DRAFT_ANY = "draft_any"
    """The Sun holder chooses the type with the tile."""
    DRAFT_CLUSTER = "draft_cluster"
    DRAFT_BRANCH = "draft_branch"
    PLACE = "place"
    """Both tiles are held; either comes first."""
    PLACE_BRANCH = "place_branch"
    PLACE_CIRCLE = "place_circle"
    DISCARD = "discard"
    """The circular tile has no space."""
    TAKE_FEATURE = "take_feature"
    KEEP_FEATURE = "keep_feature"
    PLACE_FEATURE = "place_feature"
    DISCARD_FEATURE = "discard_feature"
    COYOTE_DRAFT = "coyote_draft"
    COYOTE_FEATURE = "coyote_feature"
    CLEAN_UP = "clean_up"
    FINISHED = "finished"


class Line(enum.Enum):
    """Rows of the score sheet. Source: rules.md 5 and 9."""

    PLANETS = "planets"
    CLUSTERS = "clusters"
    GUIDING = "guiding"
    FEATURES = "features"
    LOOSE = "loose"
    BONUS = "bonus"
    KEPT_PLAIN = "kept_plain"
    """Coyote: plain clusters kept."""
    KEPT_WHITE = "kept_white"
    """Coyote: clusters with a white star."""
