"""Why an action is refused, in words of the rules; the text layer words them for the player."""

from __future__ import annotations

import enum


class Why(enum.Enum):
    """The first rule that an illegal action breaks."""

    NOT_NOW = "not_now"
    """Another part of the round, or nobody's decision."""
    ARROW_FIRST = "arrow_first"
    """The arrow just laid must be followed before anything else (N4)."""
    ANCHOR_FIRST = "anchor_first"
    """The anchor was announced: the card to fix comes first (N27)."""
    SPECIAL_FIRST = "special_first"
    """A special of the round's start must be used or declined first."""

    # Specials
    NOT_DRAWN = "not_drawn"
    """Only one of the two cards just drawn can be chosen."""
    NO_SPECIAL = "no_special"
    """The player holds no such special."""
    TOO_LATE = "too_late"
    """Submarine, harpoon and eye are used at the start of a round only."""
    NO_ANCHOR = "no_anchor"
    """The player does not hold the anchor."""

    # Placement
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_SPACE = "no_such_space"
    SPACE_TAKEN = "space_taken"
    """A card lies there already."""
    NOTHING_THERE = "nothing_there"
    """No card lies on the space."""

    # Arrows
    OTHER_SIDE = "other_side"
    """An arrow moves cards of the side on which it lies (N3)."""
    JUST_PLACED = "just_placed"
    """A card is not moved by its own arrow (N5)."""
    ANCHORED = "anchored"
    """The anchored card does not move."""
    SAME_SPACE = "same_space"
    """A card must move to another space."""
    NOT_OPPOSITE = "not_opposite"
    """A vertical arrow moves a card straight across only (N7)."""
    OPPOSITE_TAKEN = "opposite_taken"
    """The facing space is taken."""
    LEAVES_SIDE = "leaves_side"
    """A horizontal arrow moves a card along its own side only (N8)."""
