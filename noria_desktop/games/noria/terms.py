"""The words of Noria: resources, goods, discs, tracks, chambers, spaces of a wheel, letters.

Order of members is the order of the printed components from left to right; every tuple of counts in
the state uses it. Source: rules.md 1 to 3.
"""

from __future__ import annotations

import enum


class InPrintedOrder(enum.Enum):
    """Words that stand in a row on the table; ``index`` counts them from the left, from 0."""

    def __init__(self, _value: str) -> None:
        """Count the members made so far; lookups are on the hot path."""
        self.index: int = len(type(self).__members__)


class Resource(InPrintedOrder):
    """What ships bring in."""

    ENERGY = "energy"
    MYCELIUM = "mycelium"
    OBSIDIAN = "obsidian"


class Good(InPrintedOrder):
    """What factories' warehouses hold. The first three are simple, the last two complex."""

    SAIL = "sail"
    COMPASS = "compass"
    PROPELLER = "propeller"
    PISTON = "piston"
    LAMP = "lamp"


class Disc(InPrintedOrder):
    """The seven types of action disc, in the order of the market."""

    ENERGY = "energy"
    MYCELIUM = "mycelium"
    OBSIDIAN = "obsidian"
    JOURNEY = "journey"
    CITY = "city"
    TOOL = "tool"
    BONUS = "bonus"


class Letter(InPrintedOrder):
    """The bot's letter discs; they act in alphabetical order."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    F = "F"


class Track(InPrintedOrder):
    """The four projects' tracks from left to right."""

    REFINEMENT = "refinement"
    SETTLEMENT = "settlement"
    EXPLORATION = "exploration"
    RESEARCH = "research"


class Chamber(InPrintedOrder):
    """The six chambers of the council from left to right; the first four belong to the tracks."""

    REFINEMENT = "refinement"
    SETTLEMENT = "settlement"
    EXPLORATION = "exploration"
    RESEARCH = "research"
    SPECIALISATION = "specialisation"
    DIVERSIFICATION = "diversification"


class Side(enum.Enum):
    """Owner of a factory, representative or ambassador."""

    HUMAN = "human"
    BOT = "bot"


class Ring(InPrintedOrder):
    """The three rings of a wheel, highest tier first."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


class Space(enum.Enum):
    """A place for a disc on a wheel: ring and position.

    Positions run clockwise from the left end of the resting (upper) half: the first half of each ring
    rests, the second half is active. ``index`` numbers all twelve spaces, small ring first; wheels are
    tuples in that order.
    """

    S1 = "S1"
    S2 = "S2"
    M1 = "M1"
    M2 = "M2"
    M3 = "M3"
    M4 = "M4"
    L1 = "L1"
    L2 = "L2"
    L3 = "L3"
    L4 = "L4"
    L5 = "L5"
    L6 = "L6"

    def __init__(self, name: str) -> None:
        """Read ring and position off the name once; lookups are on the hot path."""
        tier, size, start = {"S": (Ring.SMALL, 2, 0), "M": (Ring.MEDIUM, 4, 2), "L": (Ring.LARGE, 6, 6)}[
            name[0]
        ]
        self.ring: Ring = tier
        self.position: int = int(name[1])
        self.index: int = start + self.position - 1
        self.active: bool = self.position > size // 2


SPACES: tuple[Space, ...] = tuple(Space)
"""All twelve spaces in wheel order: ``SPACES[space.index] is space``."""


class Phase(enum.Enum):
    """Parts of the game as the rulebook names them."""

    SETUP = "setup"
    INFLUENCE = "influence"
    ACTION = "action"
    POLITICS = "politics"
    ADMINISTRATION = "administration"
    BOT_TURN = "bot_turn"
    GAME_OVER = "game_over"


class Prompt(enum.Enum):
    """What exactly is being decided."""

    CHOOSE_TRACK = "choose_track"
    INFLUENCE = "influence"
    NAME_DISCS = "name_discs"
    USE_DISCS = "use_discs"
    INTRIGUE = "intrigue"
    REMOVE_POLITICIAN = "remove_politician"
    TURN_RINGS = "turn_rings"
    PLACE_DISCS = "place_discs"
    BOT_BEGINS = "bot_begins"
    BOT_LETTER = "bot_letter"
    BOT_ENDS = "bot_ends"
    FINISHED = "finished"


class Landing(enum.Enum):
    """What a journey ends with: nothing, a ship of one of three berths, or a factory space.

    Berths and spaces are numbered from left to right as printed on the island.
    """

    NOTHING = "nothing"
    BERTH_1 = "berth_1"
    BERTH_2 = "berth_2"
    BERTH_3 = "berth_3"
    SPACE_1 = "space_1"
    SPACE_2 = "space_2"
    SPACE_3 = "space_3"
    SPACE_4 = "space_4"


BERTHS = (Landing.BERTH_1, Landing.BERTH_2, Landing.BERTH_3)
FACTORY_SPACES = (Landing.SPACE_1, Landing.SPACE_2, Landing.SPACE_3, Landing.SPACE_4)
