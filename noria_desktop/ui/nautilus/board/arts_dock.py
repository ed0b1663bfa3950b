"""Every picture of the dock, and of the choices in the middle of the window, as a value.

As in ``arts`` every picture is centred on its sprite's place, and sizes are board units.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.terms import Domain, Special

# The dock --------------------------------------------------------------------------------------------


@frozen
class HeadingArt:
    """Heading of a part of the dock with its quiet second line; ``width`` x 44. Layer PANEL."""

    words: Words
    width: float
    first: int = 0
    second: int = 0
    """Numbers that the words speak of."""


class Words(enum.Enum):
    """Headings of the dock; the painter words them."""

    RACE = "race"
    RACE_HIDDEN = "race_hidden"
    UNSEEN = "unseen"
    SPECIALS = "specials"


class Blot(enum.Enum):
    """Where a domain's card of minus one is, as far as the viewer may know."""

    DECK = "deck"
    ROW = "row"
    OWN = "own"
    RIVAL = "rival"
    ELSEWHERE = "elsewhere"
    """Not with the viewer: in the hidden variant nobody says more."""


@frozen
class RaceArt:
    """One domain's race: a rail for each side, where the -1 is; ``width`` x ``height``. Layer BOARD."""

    domain: Domain
    width: float
    height: float
    own: int
    rival: int | None
    """None in the hidden variant."""
    blot: Blot
    winner: bool | None = None
    """True: the viewer has won the domain; None: open."""
    own_after: int | None = None
    """What would be if the round ended with the drop that is being considered."""
    rival_after: int | None = None


class Whereabouts(enum.Enum):
    """Where a card is, as far as the viewer knows."""

    UNSEEN = "unseen"
    OWN = "own"
    TABLE = "table"
    RIVAL = "rival"
    """Seen in the rival's hand by eye or harpoon."""
    PILE = "pile"
    """Put back there by the viewer."""


@frozen
class TrackerArt:
    """Fourteen divers: which the viewer has not seen this round; ``width`` x ``height``. Layer BOARD."""

    cells: tuple[Whereabouts, ...]
    width: float
    height: float


class Fate(enum.Enum):
    """What has become of a special card in this half of the game, as far as the viewer knows."""

    LEFT = "left"
    OWN = "own"
    RIVAL = "rival"
    """Known to be the rival's now."""
    SPENT = "spent"


@frozen
class FatesArt:
    """The six specials of this half; ``width`` x ``height``. Layer BOARD."""

    cells: tuple[Fate, ...]
    width: float
    height: float


# Choices in the middle of the window -----------------------------------------------------------------


class Question(enum.Enum):
    """What the stage asks; the painter words it."""

    KEEP = "keep"
    USE_SUBMARINE = "use_submarine"
    USE_HARPOON = "use_harpoon"
    USE_EYE = "use_eye"
    RETURN = "return"
    GIVE = "give"
    LOOK = "look"


@frozen
class StageArt:
    """Dark water over the table and the question; ``width`` x ``height``. Layer FLAG."""

    question: Question
    width: float
    height: float
    unit: float


@frozen
class EffectArt:
    """What a special card does, under the card; ``width`` x ``height``. Layer FLAG."""

    special: Special
    width: float
    height: float
    unit: float
