"""Why an action is refused, in words of the rules; the text layer words them for the player."""

from __future__ import annotations

import enum


class Why(enum.Enum):
    """The first rule that an illegal action breaks."""

    NOT_NOW = "not_now"
    """Another phase, or nobody's decision."""
    DRAFT_FIRST = "draft_first"
    """Tiles are laid once one of each type is held (4.3)."""
    PLACE_FIRST = "place_first"
    """The tiles held must be laid before anything else (ruling 2)."""
    PICK_FIRST = "pick_first"
    """A feature was won and must be chosen (4.4)."""
    KEEP_FIRST = "keep_first"
    """One of the cards just drawn must be kept first (ruling 13)."""
    FEATURE_FIRST = "feature_first"
    """The feature tile just won must be laid first (4.4)."""

    # Quartz
    QUARTZ_FIRST = "quartz_first"
    """Coyote picks first this round; until then there is only quartz to be spent (9)."""
    NO_QUARTZ = "no_quartz"
    """There is no quartz left, or none in this game (9)."""
    QUARTZ_TOO_LATE = "quartz_too_late"
    """The first pick of the round has been made (9)."""
    LAST_BRANCHES = "last_branches"
    """In round 12 the branch tiles do not come out of the bag (9)."""

    # Draft
    NO_SUCH_SLOT = "no_such_slot"
    """The market has no such slot this round."""
    ALREADY_TAKEN = "already_taken"
    """Somebody took the tile of this slot."""
    WRONG_TYPE = "wrong_type"
    """The other type is drafted now (4.2)."""
    WHITE_STAR = "white_star"
    """A cluster with a white star cannot be traded."""
    NO_PLANET = "no_planet"
    """There is no planet on this space of the track."""
    OUT_OF_REACH = "out_of_reach"
    """Another planet lies nearer to the sign that matches the cluster, or it lies at another sign (4.2)."""

    # Placement
    NOT_HELD = "not_held"
    """The tile of this type was laid already."""
    NO_SUCH_SPACE = "no_such_space"
    WRONG_SHAPE = "wrong_shape"
    """The branch tile held does not look like this in any rotation."""
    SPACE_TAKEN = "space_taken"
    """A tile lies there already."""
    GUIDING_STAR = "guiding_star"
    """Guiding Stars cannot be covered (2.2)."""
    DARK_SKY = "dark_sky"
    """A Dark Sky token blocks its space for the whole game (4.3)."""
    NO_CIRCLE_BESIDE = "no_circle_beside"
    """A branch tile needs a cluster, planet, feature or Guiding Star beside it (4.3)."""
    NO_BRANCH_BESIDE = "no_branch_beside"
    """A cluster, planet or feature needs a branch tile beside it (4.3)."""
    BRANCH_COMES_FIRST = "branch_comes_first"
    """A tile without a space waits until the branch tile lies (ruling 2)."""
    HAS_A_SPACE = "has_a_space"
    """A tile that has a legal space must be laid (ruling 2)."""

    # Features
    NOT_ON_OFFER = "not_on_offer"
    """The card does not lie open in its row."""
    LIMIT_OF_NUMBER = "limit_of_number"
    """At most two cards of each number (4.4)."""
    EMPTY_DECK = "empty_deck"
    """The deck has no cards left (ruling 11)."""
    NOT_DRAWN = "not_drawn"
    """Only one of the cards just drawn can be kept (ruling 13)."""
