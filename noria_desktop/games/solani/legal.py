"""What may be done now and who decides.

The order of legal actions is fixed. Draft: clusters by slot, each kept, then traded for planets west to east;
branch tiles by slot; quartz for clusters, for branch tiles. Placement: the branch tile by space and at each by rotation as printed, every turn that looks
the same once; then the circular tile by space. Features: open cards of number 2 left to right, of number 3, then
the decks; drawn cards as drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from noria_desktop.engine.contract import BOT, Seat, Turn
from noria_desktop.games.solani import draft, quartz
from noria_desktop.games.solani.actions import (
    Action,
    Advance,
    Discard,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.features import drawable, open_cards
from noria_desktop.games.solani.order import MOST_SEATS, type_now
from noria_desktop.games.solani.placement import circle_spaces, open_circles, open_gaps, open_places
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    State,
)
from noria_desktop.games.solani.terms import (
    BRANCH_KINDS,
    BRANCHES,
    CIRCLES,
    FEATURES,
    GAPS,
    SIDE,
    TILES,
    Kind,
    Phase,
    Prompt,
    Row,
)

_ADVANCE: Final[tuple[Action, ...]] = (Advance(),)
_DISCARD: Final[tuple[Action, ...]] = (Discard(),)
_BRANCH_PLACES: Final = tuple(
    tuple(
        tuple(PlaceBranch(space, mask) for mask in components().rotations[kind.index])
        for space in range(BRANCHES)
    )
    for kind in BRANCH_KINDS
)
"""By kind and space: one action for every way the tile can lie there."""
_CIRCLE_PLACES: Final = tuple(PlaceCircle(space) for space in range(CIRCLES))
_FEATURE_PLACES: Final = tuple(PlaceFeature(space) for space in range(CIRCLES))
_IN_BRANCH_ROWS: Final = tuple(
    tuple(
        tuple(
            tuple(
                action
                for column in range(GAPS)
                if spaces >> column & 1
                for action in places[row * GAPS + column]
            )
            for spaces in range(1 << GAPS)
        )
        for row in range(GAPS)
    )
    for places in _BRANCH_PLACES
)
"""By kind, row and set of spaces open in that row: the placements there."""
_IN_CIRCLE_ROWS: Final = tuple(
    tuple(
        tuple(_CIRCLE_PLACES[row * SIDE + column] for column in range(SIDE) if spaces >> column & 1)
        for spaces in range(1 << SIDE)
    )
    for row in range(SIDE)
)
"""By row and set of spaces open in that row: the placements there."""
_FIRST: Final = TILES.index(FEATURES[0])
_TAKES: Final = tuple(TakeFeature(feature) for feature in FEATURES)
_KEEPS: Final = tuple(KeepFeature(feature) for feature in FEATURES)
_DRAWS: Final = tuple(DrawFeatures(row) for row in Row)


# Who decides --------------------------------------------------------------------------------------------

_OVER: Final = Turn(None, Phase.GAME_OVER, Prompt.FINISHED)


def _turns(phase: Phase, prompt: Prompt, automatic: bool = False) -> tuple[Turn, ...]:
    """The turn of each seat."""
    return tuple(Turn(Seat(seat), phase, prompt, automatic) for seat in range(MOST_SEATS))


_PREPARE = _turns(Phase.PREPARATION, Prompt.PREPARE, automatic=True)
_QUARTZ = _turns(Phase.PREPARATION, Prompt.QUARTZ)
_CLEAN_UP = _turns(Phase.CLEANUP, Prompt.CLEAN_UP, automatic=True)
_DRAFT: Final = {
    None: _turns(Phase.DRAFT, Prompt.DRAFT_ANY),
    Kind.CIRCLE: _turns(Phase.DRAFT, Prompt.DRAFT_CLUSTER),
    Kind.BRANCH: _turns(Phase.DRAFT, Prompt.DRAFT_BRANCH),
}
_PLACE = _turns(Phase.PLACEMENT, Prompt.PLACE)
_PLACE_BRANCH = _turns(Phase.PLACEMENT, Prompt.PLACE_BRANCH)
_PLACE_CIRCLE = _turns(Phase.PLACEMENT, Prompt.PLACE_CIRCLE)
_DISCARD_CIRCLE = _turns(Phase.PLACEMENT, Prompt.DISCARD)
_TAKE_FEATURE = _turns(Phase.FEATURES, Prompt.TAKE_FEATURE)
_KEEP_FEATURE = _turns(Phase.FEATURES, Prompt.KEEP_FEATURE)
_PLACE_FEATURE = _turns(Phase.FEATURES, Prompt.PLACE_FEATURE)
_DISCARD_FEATURE = _turns(Phase.FEATURES, Prompt.DISCARD_FEATURE)
_COYOTE_DRAFT = Turn(BOT, Phase.DRAFT, Prompt.COYOTE_DRAFT, automatic=True)
_COYOTE_FEATURE = Turn(BOT, Phase.FEATURES, Prompt.COYOTE_FEATURE, automatic=True)


def turn(state: State) -> Turn:
    """Who decides what now. The beats of preparation and clean-up are the Sun holder's."""
    return _TURNS[type(state.pending)](state, state.pending)


def _placing_turn(state: State, pending: Placing) -> Turn:
    """Both tiles, one of them, or one that has no space."""
    seat = pending.seat
    sky = state.skies[seat]
    if sky.held_branch is not None:
        return (_PLACE if sky.held_circle is not None else _PLACE_BRANCH)[seat]
    return (_PLACE_CIRCLE if open_circles(sky) else _DISCARD_CIRCLE)[seat]


def _feature_turn(state: State, pending: PlacingFeature) -> Turn:
    """The feature tile has a space or has none."""
    seat = pending.seat
    return (_PLACE_FEATURE if open_circles(state.skies[seat]) else _DISCARD_FEATURE)[seat]


_TURNS: Final[dict[type, Callable[[State, Any], Turn]]] = {
    Preparing: lambda state, pending: _PREPARE[state.sun],
    HoldingQuartz: lambda state, pending: _QUARTZ[pending.seat],
    Drafting: lambda state, pending: _DRAFT[type_now(pending.first, pending.second)][pending.seat],
    Placing: _placing_turn,
    Picking: lambda state, pending: _TAKE_FEATURE[pending.seat],
    Keeping: lambda state, pending: _KEEP_FEATURE[pending.seat],
    PlacingFeature: _feature_turn,
    CoyoteDrafting: lambda state, pending: _COYOTE_DRAFT,
    CoyotePicking: lambda state, pending: _COYOTE_FEATURE,
    CleaningUp: lambda state, pending: _CLEAN_UP[state.sun],
    Finished: lambda state, pending: _OVER,
}


# What may be done ---------------------------------------------------------------------------------------


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action the rules allow now."""
    return _LEGAL[type(state.pending)](state)


def placements(state: State) -> tuple[Action, ...]:
    """Ways to lay the tiles held; a circular tile without a space waits for the branch tile (ruling 2).

    Their sets are read row by row, six bits each; the last bit of a row of branch spaces stays empty.
    """
    pending = state.pending
    assert isinstance(pending, Placing)
    sky = state.skies[pending.seat]
    branch, circle = sky.held_branch, sky.held_circle
    gaps = spaces = 0
    if circle is None:
        gaps = open_gaps(sky)
    elif branch is None:
        spaces = open_circles(sky)
    else:
        gaps, spaces = open_places(sky)
    found: tuple[Action, ...] = ()
    # Rows put together with a plus take half the time of a row that is written out with stars.
    if branch is not None:
        one, two, three, four, five = _IN_BRANCH_ROWS[branch.index]
        found = (
            one[gaps & 63]
            + two[gaps >> 6 & 63]
            + three[gaps >> 12 & 63]
            + four[gaps >> 18 & 63]
            + five[gaps >> 24]
        )
    if spaces:
        first, second, third, fourth, fifth, sixth = _IN_CIRCLE_ROWS
        found += (
            first[spaces & 63]
            + second[spaces >> 6 & 63]
            + third[spaces >> 12 & 63]
            + fourth[spaces >> 18 & 63]
            + fifth[spaces >> 24 & 63]
            + sixth[spaces >> 30]
        )
    return found or _DISCARD


def picks(state: State) -> tuple[Action, ...]:
    """Open cards and decks of the numbers of which the seat may own one more."""
    pending = state.pending
    assert isinstance(pending, Picking)
    sky, supply = state.skies[pending.seat], state.supply
    return (
        *[_TAKES[card.index - _FIRST] for card in open_cards(sky, supply)],
        *[_DRAWS[row.index] for row in drawable(sky, supply)],
    )


def keepings(state: State) -> tuple[Action, ...]:
    """The cards drawn."""
    pending = state.pending
    assert isinstance(pending, Keeping)
    return tuple([_KEEPS[card.index - _FIRST] for card in pending.drawn if card is not None])


def feature_placements(state: State) -> tuple[Action, ...]:
    """Spaces for the feature tile; without one it is discarded (ruling 14)."""
    pending = state.pending
    assert isinstance(pending, PlacingFeature)
    spaces = circle_spaces(state.skies[pending.seat])
    return tuple([_FEATURE_PLACES[space] for space in spaces]) or _DISCARD


_LEGAL: Final[dict[type, Callable[[State], tuple[Action, ...]]]] = {
    Preparing: lambda state: _ADVANCE,
    HoldingQuartz: quartz.holdings,
    Drafting: draft.drafts,
    Placing: placements,
    Picking: picks,
    Keeping: keepings,
    PlacingFeature: feature_placements,
    CoyoteDrafting: lambda state: _ADVANCE,
    CoyotePicking: lambda state: _ADVANCE,
    CleaningUp: lambda state: _ADVANCE,
    Finished: lambda state: (),
}
