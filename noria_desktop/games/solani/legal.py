"""What may be done now and who decides.

The order of legal actions is fixed. Draft: clusters by slot, each kept, then traded for planets west to east;
branch tiles by slot; quartz for clusters, for branch tiles. Placement: the branch tile by space and at each by rotation as printed, every turn that looks
the same once; then the circular tile by space. Features: open cards of number 2 left to right, of number 3, then
the decks; drawn cards as drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


class _InTwoRows(dict[int, tuple[Action, ...]]):
    """By set of open spaces in two rows: the placements there, put together when such a set is first met.

    A set of two rows is one of 4096 at most, so that all of them can be kept.
    """

    def __init__(self, places: Sequence[tuple[Action, ...]]) -> None:
        """The placements on each space of the two rows."""
        super().__init__()
        self._places = places

    def __missing__(self, spaces: int) -> tuple[Action, ...]:
        """Those on the spaces of the set, one after the other."""
        found = self[spaces] = tuple(
            [action for space, there in enumerate(self._places) if spaces >> space & 1 for action in there]
        )
        return found


def _by_two_rows(places: Sequence[tuple[Action, ...]]) -> tuple[_InTwoRows, _InTwoRows, _InTwoRows]:
    """The placements on six rows of spaces, from the north."""
    first, second, third = (_InTwoRows(places[row * SIDE : (row + 2) * SIDE]) for row in range(0, SIDE, 2))
    return first, second, third


_BRANCHES: Final = tuple(
    _by_two_rows(
        [
            tuple(PlaceBranch(row * GAPS + column, mask) for mask in components().rotations[kind.index])
            if column < GAPS
            else ()
            for row in range(GAPS)
            for column in range(SIDE)
        ]
    )
    for kind in BRANCH_KINDS
)
"""By kind: one action for every space and every way the tile can lie there; the last bit of a row stays empty."""
_CIRCLES: Final = _by_two_rows([(PlaceCircle(space),) for space in range(CIRCLES)])
_FEATURE_PLACES: Final = tuple(PlaceFeature(space) for space in range(CIRCLES))
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

    Their sets are read two rows at a time, six bits a row.
    """
    pending: Any = state.pending
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
        north, middle, south = _BRANCHES[branch.index]
        found = north[gaps & 4095] + middle[gaps >> 12 & 4095] + south[gaps >> 24]
    if spaces:
        north, middle, south = _CIRCLES
        found += north[spaces & 4095] + middle[spaces >> 12 & 4095] + south[spaces >> 24]
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
