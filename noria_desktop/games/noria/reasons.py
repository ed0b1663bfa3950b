"""Why an action is refused, in words of the rules; the text layer words them for the player."""

from __future__ import annotations

import enum


class Why(enum.Enum):
    """The first rule that an illegal action breaks."""

    NOT_NOW = "not_now"
    """Another phase, or somebody else's decision."""
    NOT_AFFORDABLE = "not_affordable"
    """Knowledge, resources or goods are missing."""
    WRONG_PAYMENT = "wrong_payment"
    """What is offered does not make up the price."""

    # Wheel
    SMALL_RING_FIXED = "small_ring_fixed"
    """Night shifts turn only the medium and the large ring."""
    NOTHING_TO_EXCHANGE = "nothing_to_exchange"
    """Both spaces are empty or hold the same."""
    WRONG_ORDER = "wrong_order"
    """The two spaces of a modification stand in wheel order."""
    EMPTY_SPACE = "empty_space"
    RESTING = "resting"
    """The space lies in the inactive half."""
    ALREADY_NAMED = "already_named"
    RING_TAKEN = "ring_taken"
    """One disc a ring."""
    NOT_CONNECTED = "not_connected"
    ONLY_BONUS = "only_bonus"
    """At least one activated disc must not be a bonus."""
    ONE_UPGRADED = "one_upgraded"
    """Exactly one of the named upgraded discs is used upgraded."""
    WRONG_AIMS = "wrong_aims"
    """Extra actions go to activated discs that are not bonus discs, all of them, in wheel order."""

    # Using discs
    NOT_ACTIVATED = "not_activated"
    """No disc with actions left lies on the space."""
    OTHER_DISC = "other_disc"
    """The disc gives other actions."""
    SOLD_OUT = "sold_out"
    TOP_LEVEL = "top_level"
    SAME_ISLAND = "same_island"
    NO_SUCH_ISLAND = "no_such_island"
    NO_FEE_DUE = "no_fee_due"
    FEE_DUE = "fee_due"
    """The bot's ambassador stands there: one resource of choice."""
    NO_SHIP = "no_ship"
    SPACE_TAKEN = "space_taken"
    NO_FACTORY_LEFT = "no_factory_left"
    ALREADY_UPGRADED = "already_upgraded"
    ACTIVATED_THIS_TURN = "activated_this_turn"
    NOTHING_CHOSEN = "nothing_chosen"
    """At least one warehouse must be filled."""
    NO_EMPTY_WAREHOUSE = "no_empty_warehouse"
    ONE_KIND_OR_ONE_EACH = "one_kind_or_one_each"
    """Any number of one good, or one of each."""
    NOT_STORED = "not_stored"

    # Politics and administration
    NO_POLITICIAN = "no_politician"
    """Nobody waits in the chamber's upper row."""
    OTHER_CHAMBER = "other_chamber"
    """The data demand another chamber than the one just seated in."""
    REMOVAL_DUE = "removal_due"
    """An intrigue is only half done."""
    NOT_BOUGHT = "not_bought"
    FILLED_THIS_TURN = "filled_this_turn"
    """Two discs bought in one turn need different spaces."""
