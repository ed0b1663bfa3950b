"""The words of Nautilus: domains, specials, cards, spaces, phases and prompts.

Diver cards are numbers, so are the two specials that lie like divers: bone 0, divers 1 to 14, kraken 15.
Domain cards are numbers 0 to 29, six of each domain in order. Source: rules.md 1 and 2.
"""

from __future__ import annotations

import enum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A card that can lie on a space: its value, 0 to 15; every value exists once."""

DomainCard: TypeAlias = int
"""One of the thirty domain cards, 0 to 29; ``components`` says its domain and its points."""

Space: TypeAlias = int
"""A place for one card: side x 5 + column, 0 to 9.

Side 0 lies before seat 0. Columns run from 0 to 4, left to right as seat 0 sees them, and mean the same
to both seats.
"""

BONE: Final[Card] = 0
KRAKEN: Final[Card] = 15
COLUMNS: Final = 5
"""Columns of the board; each holds one domain card and one space on either side."""
SPACES: Final[tuple[Space, ...]] = tuple(range(2 * COLUMNS))
"""All ten spaces: side 0 left to right, then side 1."""


def opposite(space: Space) -> Space:
    """The space of the same column on the other side."""
    return (space + COLUMNS) % (2 * COLUMNS)


def side_of(space: Space) -> int:
    """The seat before which the space lies."""
    return space // COLUMNS


def column_of(space: Space) -> int:
    """The space's column, 0 to 4."""
    return space % COLUMNS


class InPrintedOrder(enum.Enum):
    """Words that stand in a row on the table; ``index`` counts them from 0."""

    def __init__(self, _value: str) -> None:
        """Count the members made so far; lookups are on the hot path."""
        self.index: int = len(type(self).__members__)


class Domain(InPrintedOrder):
    """The five domains of Captain Nemo's tests."""

    SCIENCE = "science"
    EXPLORATION = "exploration"
    NAVIGATION = "navigation"
    ENGINEERING = "engineering"
    WAR = "war"


class Special(InPrintedOrder):
    """The six special cards, one each."""

    KRAKEN = "kraken"
    BONE = "bone"
    ANCHOR = "anchor"
    SUBMARINE = "submarine"
    HARPOON = "harpoon"
    EYE = "eye"


SPECIALS: Final = tuple(Special)
"""All six; going through an enum's members costs more."""


class Arrow(enum.Enum):
    """The arrow on a diver card: which way another card of its side must move."""

    VERTICAL = "vertical"
    HORIZONTAL = "horizontal"


class Phase(enum.Enum):
    """Parts of a round as the rules name them."""

    OPENING = "opening"
    """R1 to R3: domain cards are revealed, divers dealt, specials drawn and given."""
    SPECIALS = "specials"
    """R4: submarine, harpoon and eye are used or kept back."""
    PLACEMENT = "placement"
    """R5: ten cards are placed."""
    AWARD = "award"
    """R6: domain cards are taken and domains settled."""
    CLEANUP = "cleanup"
    """R7: the table is cleared for the next round."""
    GAME_OVER = "game_over"


class Prompt(enum.Enum):
    """What exactly is being decided."""

    OPEN_ROUND = "open_round"
    KEEP_SPECIAL = "keep_special"
    USE_SPECIAL = "use_special"
    SUBMARINE_RETURN = "submarine_return"
    HARPOON_GIVE = "harpoon_give"
    EYE_LOOK = "eye_look"
    PLACE = "place"
    ANCHOR_TARGET = "anchor_target"
    MOVE_VERTICAL = "move_vertical"
    MOVE_HORIZONTAL = "move_horizontal"
    AWARD = "award"
    CLEAR = "clear"
    FINISHED = "finished"


class Opponent(enum.Enum):
    """Who sits on seat 1: the computer at one of four levels, or a second human."""

    LEVEL_1 = "level1"
    LEVEL_2 = "level2"
    LEVEL_3 = "level3"
    LEVEL_4 = "level4"
    HUMAN = "human"


class DomainCards(enum.Enum):
    """Whether collected domain cards lie open. Source: rules.md 12."""

    VISIBLE = "visible"
    HIDDEN = "hidden"
    """Nobody sees the rival's; no domain is settled before the end of round 6."""


class FirstPlayer(enum.Enum):
    """Who starts round 1."""

    RANDOM = "random"
    """Drawn by the seed; never found in a game's state."""
    HUMAN = "human"
    """Seat 0."""
    OPPONENT = "opponent"
    """Seat 1."""


class HarpoonWording(enum.Enum):
    """In whose words the harpoon is explained; the rule is the same."""

    SEED = "seed"
    PRINTED = "printed"
