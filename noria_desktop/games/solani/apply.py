"""Carrying out actions: what each verb does to a sky and to the supply, and what comes after it.

``placement`` and ``features`` say what happens to a sky, ``order`` what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.values import changed
from noria_desktop.games.solani import features, placement, quartz
from noria_desktop.games.solani.actions import (
    Action,
    Advance,
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    KeepQuartz,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    SpendQuartz,
    TakeFeature,
)
from noria_desktop.games.solani.copies import next_step, replaced
from noria_desktop.games.solani.coyote import coyote_draft, coyote_feature
from noria_desktop.games.solani.draft import draft_branch, draft_cluster
from noria_desktop.games.solani.events import (
    BranchPlaced,
    CirclePlaced,
    DarkSkySurrounded,
    Event,
    FeatureKept,
    FeaturePlaced,
    FeaturesDrawn,
    FeatureTaken,
    TileDiscarded,
)
from noria_desktop.games.solani.order import after_feature, after_placement, concluded
from noria_desktop.games.solani.preparation import clean_up, prepare
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    Sky,
    State,
    Supply,
)
from noria_desktop.games.solani.terms import TILES, BranchSpace, CircleSpace, Mask


def apply_unchecked(state: State, action: Action) -> Step[State, Event]:
    """Carry out an action taken from the legal ones."""
    return _VERBS[type(action)](state, action)


# Placement (4.3) ------------------------------------------------------------------------------------------


@cache
def _branch_laid(seat: Seat, space: BranchSpace, mask: Mask) -> tuple[Event, ...]:
    """What happens when a branch tile is laid; told in the same words each time."""
    return (BranchPlaced(seat, space, mask),)


@cache
def _circle_laid(seat: Seat, space: CircleSpace, tile: int) -> tuple[Event, ...]:
    """The same for a cluster or planet, by the index of the tile."""
    return (CirclePlaced(seat, space, TILES[tile]),)


def place_branch(state: State, action: PlaceBranch) -> Step[State, Event]:
    """The branch tile held is laid."""
    pending: Any = state.pending
    seat, space, mask = pending.seat, action.space, action.mask
    sky = placement.place_branch(state.skies[seat], space, mask)
    events = _branch_laid(seat, space, mask)
    return (_second if sky.held_circle is None else _first)(state, pending, sky, events, state.supply)


def place_circle(state: State, action: PlaceCircle) -> Step[State, Event]:
    """The cluster or planet held is laid."""
    pending: Any = state.pending
    seat, space = pending.seat, action.space
    before = state.skies[seat]
    assert before.held_circle is not None
    sky = placement.place_circle(before, space)
    events = _circle_laid(seat, space, before.held_circle.index)
    return (_second if sky.held_branch is None else _first)(state, pending, sky, events, state.supply)


def _first(
    state: State, pending: Placing, sky: Sky, events: tuple[Event, ...], supply: Supply
) -> Step[State, Event]:
    """The first of the two tiles lies; the other one is held still."""
    return next_step(state, pending, state.market, supply, replaced(state.skies, pending.seat, sky), events)


def _second(
    state: State, pending: Placing, sky: Sky, events: tuple[Event, ...], supply: Supply
) -> Step[State, Event]:
    """With both tiles laid Dark Sky is checked and the next seat acts (ruling 9)."""
    seat = pending.seat
    sky, surrounded = placement.surround(sky)
    if surrounded:
        events = (*events, *[DarkSkySurrounded(seat, space) for space in surrounded])
    skies = replaced(state.skies, seat, sky)
    after = after_placement(state, skies, seat, pending.first)
    made = next_step(state, after, state.market, supply, skies, events)
    return concluded(made) if seat == state.sun else made


# The feature draft (4.4) ----------------------------------------------------------------------------------


def take_feature(state: State, action: TakeFeature) -> Step[State, Event]:
    """An open card is won; its tile comes next."""
    pending = state.pending
    assert isinstance(pending, Picking)
    seat, feature = pending.seat, action.feature
    sky, supply = features.take(state.skies[seat], state.supply, feature)
    return next_step(
        state,
        PlacingFeature(seat, feature),
        state.market,
        supply,
        replaced(state.skies, seat, sky),
        (FeatureTaken(seat, feature),),
    )


def draw_features(state: State, action: DrawFeatures) -> Step[State, Event]:
    """Two cards of a deck are looked at, or the last one."""
    pending = state.pending
    assert isinstance(pending, Picking)
    seat = pending.seat
    supply, drawn = features.draw(state.supply, action.row)
    return next_step(
        state,
        Keeping(seat, drawn),
        state.market,
        supply,
        state.skies,
        (FeaturesDrawn(seat, action.row, drawn),),
    )


def keep_feature(state: State, action: KeepFeature) -> Step[State, Event]:
    """One of the cards drawn is won, the other joins its row at once (ruling 12)."""
    pending = state.pending
    assert isinstance(pending, Keeping)
    seat, feature = pending.seat, action.feature
    sky, supply, other = features.keep(state.skies[seat], state.supply, pending.drawn, feature)
    return next_step(
        state,
        PlacingFeature(seat, feature),
        state.market,
        supply,
        replaced(state.skies, seat, sky),
        (FeatureKept(seat, feature, other),),
    )


def place_feature(state: State, action: PlaceFeature) -> Step[State, Event]:
    """The tile of the card just won is laid; the next seat picks."""
    pending = state.pending
    assert isinstance(pending, PlacingFeature)
    seat, feature = pending.seat, pending.feature
    sky = placement.place_feature(state.skies[seat], feature, action.space)
    skies = replaced(state.skies, seat, sky)
    after = after_feature(state, skies, seat)
    return concluded(
        next_step(
            state, after, state.market, state.supply, skies, (FeaturePlaced(seat, action.space, feature),)
        )
    )


# Either ---------------------------------------------------------------------------------------------------


def discard(state: State, action: Discard) -> Step[State, Event]:
    """A circular tile without a space leaves the game; the card of a feature stays owned (rulings 2, 14)."""
    pending = state.pending
    if isinstance(pending, Placing):
        sky = state.skies[pending.seat]
        tile = sky.held_circle
        assert tile is not None
        return _second(
            state,
            pending,
            changed(sky, held_circle=None),
            (TileDiscarded(pending.seat, tile),),
            changed(state.supply, gone=(*state.supply.gone, tile)),
        )
    assert isinstance(pending, PlacingFeature)
    seat, feature = pending.seat, pending.feature
    supply = changed(state.supply, gone=(*state.supply.gone, feature))
    after = after_feature(state, state.skies, seat)
    return concluded(
        next_step(state, after, state.market, supply, state.skies, (TileDiscarded(seat, feature),))
    )


def advance(state: State, action: Advance) -> Step[State, Event]:
    """The next automatic beat."""
    return _BEATS[type(state.pending)](state)


_BEATS: Final[dict[type, Callable[[State], Step[State, Event]]]] = {
    Preparing: prepare,
    CoyoteDrafting: coyote_draft,
    CoyotePicking: coyote_feature,
    CleaningUp: clean_up,
}

_VERBS: Final[dict[type, Callable[[State, Any], Step[State, Event]]]] = {
    DraftCluster: draft_cluster,
    DraftBranch: draft_branch,
    PlaceBranch: place_branch,
    PlaceCircle: place_circle,
    Discard: discard,
    TakeFeature: take_feature,
    DrawFeatures: draw_features,
    KeepFeature: keep_feature,
    PlaceFeature: place_feature,
    Advance: advance,
    SpendQuartz: quartz.spend,
    KeepQuartz: quartz.keep,
}
