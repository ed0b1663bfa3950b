"""Saying why an action is refused: the first rule it breaks, checked in the order a player would.

Only called for actions that are not legal, so nothing here decides what is legal; ``legal`` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from noria_desktop.games.solani.actions import (
    Action,
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    SpendQuartz,
    TakeFeature,
)
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.draft import reachable
from noria_desktop.games.solani.features import drawable, may_own, row_of
from noria_desktop.games.solani.legal import legal_actions
from noria_desktop.games.solani.order import type_now
from noria_desktop.games.solani.placement import open_circles
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Sky,
    State,
)
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, FEATURES, CircleSpace, Kind

Refusal: TypeAlias = Why | Callable[[State, Any], Why]
"""The reason, or what finds it."""


def why_not(state: State, action: Action) -> Why | None:
    """The first rule that ``action`` breaks in this position; None when it is legal."""
    if action in legal_actions(state):
        return None
    pending = type(state.pending)
    moments, why = _VERBS.get(type(action), ((), Why.NOT_NOW))
    if pending not in moments:
        return _DUE.get(pending, Why.NOT_NOW)
    return why if isinstance(why, Why) else why(state, action)


# Quartz ---------------------------------------------------------------------------------------------------


def _spend_quartz(state: State, action: SpendQuartz) -> Why:
    if not state.quartz:
        return Why.NO_QUARTZ
    pending = state.pending
    if isinstance(pending, HoldingQuartz) or (isinstance(pending, Drafting) and pending.first is None):
        return Why.LAST_BRANCHES
    return Why.QUARTZ_TOO_LATE


# Draft ----------------------------------------------------------------------------------------------------


def _draft_cluster(state: State, action: DraftCluster) -> Why:
    pending, market, track = state.pending, state.market, state.supply.track
    assert isinstance(pending, Drafting)
    if type_now(pending.first, pending.second) is Kind.BRANCH:
        return Why.WRONG_TYPE
    if action.slot not in range(len(market.clusters)):
        return Why.NO_SUCH_SLOT
    if market.cluster_takers[action.slot] is not None:
        return Why.ALREADY_TAKEN
    cluster, space = market.clusters[action.slot], action.planet
    assert space is not None, "a cluster on offer may always be kept"
    if not components().anchors[cluster.index]:
        return Why.WHITE_STAR
    if space not in range(len(track)) or track[space] is None:
        return Why.NO_PLANET
    assert space not in reachable(track, cluster)
    return Why.OUT_OF_REACH


def _draft_branch(state: State, action: DraftBranch) -> Why:
    pending, market = state.pending, state.market
    assert isinstance(pending, Drafting)
    if type_now(pending.first, pending.second) is Kind.CIRCLE:
        return Why.WRONG_TYPE
    return Why.ALREADY_TAKEN if action.slot in range(len(market.branches)) else Why.NO_SUCH_SLOT


# Placement ------------------------------------------------------------------------------------------------


def _place_branch(state: State, action: PlaceBranch) -> Why:
    pending = state.pending
    assert isinstance(pending, Placing)
    sky = state.skies[pending.seat]
    if sky.held_branch is None:
        return Why.NOT_HELD
    if action.space not in range(BRANCHES):
        return Why.NO_SUCH_SPACE
    if sky.branches[action.space]:
        return Why.SPACE_TAKEN
    if action.mask not in components().rotations[sky.held_branch.index]:
        return Why.WRONG_SHAPE
    return Why.NO_CIRCLE_BESIDE


def _place_circle(state: State, action: PlaceCircle) -> Why:
    pending = state.pending
    assert isinstance(pending, Placing)
    sky = state.skies[pending.seat]
    return Why.NOT_HELD if sky.held_circle is None else _blocked(sky, action.space)


def _place_feature(state: State, action: PlaceFeature) -> Why:
    pending = state.pending
    assert isinstance(pending, PlacingFeature)
    return _blocked(state.skies[pending.seat], action.space)


def _blocked(sky: Sky, space: CircleSpace) -> Why:
    """Why a circular tile cannot lie on a space."""
    if space not in range(CIRCLES):
        return Why.NO_SUCH_SPACE
    if components().guiding[sky.board.index][space]:
        return Why.GUIDING_STAR
    if space in sky.dark:
        return Why.DARK_SKY
    return Why.NO_BRANCH_BESIDE if sky.circles[space] is None else Why.SPACE_TAKEN


def _discard(state: State, action: Discard) -> Why:
    pending = state.pending
    if isinstance(pending, Placing):
        sky = state.skies[pending.seat]
        if sky.held_circle is None:
            return Why.PLACE_FIRST
        if not open_circles(sky):
            return Why.BRANCH_COMES_FIRST
    return Why.HAS_A_SPACE


# Features -------------------------------------------------------------------------------------------------


def _take_feature(state: State, action: TakeFeature) -> Why:
    pending, feature = state.pending, action.feature
    assert isinstance(pending, Picking)
    if feature not in FEATURES or feature not in state.supply.rows[row_of(feature).index]:
        return Why.NOT_ON_OFFER
    return Why.LIMIT_OF_NUMBER


def _draw_features(state: State, action: DrawFeatures) -> Why:
    pending, row = state.pending, action.row
    assert isinstance(pending, Picking)
    sky = state.skies[pending.seat]
    assert row not in drawable(sky, state.supply)
    return Why.EMPTY_DECK if may_own(sky, row) else Why.LIMIT_OF_NUMBER


_DUE: Final[dict[type, Why]] = {
    HoldingQuartz: Why.QUARTZ_FIRST,
    Drafting: Why.DRAFT_FIRST,
    Placing: Why.PLACE_FIRST,
    Picking: Why.PICK_FIRST,
    Keeping: Why.KEEP_FIRST,
    PlacingFeature: Why.FEATURE_FIRST,
}
"""What must be done before anything else in these moments."""

_IN_A_ROUND: Final = (
    HoldingQuartz,
    Drafting,
    CoyoteDrafting,
    Placing,
    Picking,
    Keeping,
    PlacingFeature,
    CoyotePicking,
    CleaningUp,
)
"""Moments from the end of preparation on."""

_VERBS: Final[dict[type, tuple[tuple[type, ...], Refusal]]] = {
    SpendQuartz: (_IN_A_ROUND, _spend_quartz),
    DraftCluster: ((Drafting,), _draft_cluster),
    DraftBranch: ((Drafting,), _draft_branch),
    PlaceBranch: ((Placing,), _place_branch),
    PlaceCircle: ((Placing,), _place_circle),
    Discard: ((Placing, PlacingFeature), _discard),
    TakeFeature: ((Picking,), _take_feature),
    DrawFeatures: ((Picking,), _draw_features),
    KeepFeature: ((Keeping,), Why.NOT_DRAWN),
    PlaceFeature: ((PlacingFeature,), _place_feature),
}
"""The moments of each action, and what is wrong with one that is not legal then."""
