"""A table of the searching kernel told in other words: the code of an action, and everything that lies on it.

For comparing the kernel with the rules, step by step.
"""

from __future__ import annotations

from noria_desktop.bots.solani.codes import (
    ADVANCE,
    CLEANING,
    COYOTE_DRAFTING,
    COYOTE_PICKING,
    DISCARD,
    DRAFT_BRANCH,
    DRAFT_CLUSTER,
    DRAFTING,
    DRAW,
    FINISHED,
    KEEP,
    LAY_BRANCH,
    LAY_CIRCLE,
    LAY_FEATURE,
    PLACING,
    PREPARING,
    TAKE,
    TRACK,
)
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import Sky
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


def encoded(action: Action) -> int:
    """The code of an action."""
    match action:
        case DraftCluster(slot, planet):
            return DRAFT_CLUSTER + slot * (TRACK + 1) + (0 if planet is None else planet + 1)
        case DraftBranch(slot):
            return DRAFT_BRANCH + slot
        case PlaceBranch(space, mask):
            return LAY_BRANCH + space * 16 + mask
        case PlaceCircle(space):
            return LAY_CIRCLE + space
        case Discard():
            return DISCARD
        case TakeFeature(feature):
            return TAKE + feature.index
        case DrawFeatures(row):
            return DRAW + row.index
        case KeepFeature(feature):
            return KEEP + feature.index
        case PlaceFeature(space):
            return LAY_FEATURE + space
        case Advance():
            return ADVANCE
        case SpendQuartz() | KeepQuartz():
            raise AssertionError("the kernel knows no quartz")


def key_of(table: SearchState) -> tuple[object, ...]:
    """Everything on the table, for comparing two of them. What follows from the rest is compared as well."""
    deciding = table.phase not in (PREPARING, CLEANING, FINISHED, COYOTE_PICKING)
    drafting = table.phase in (DRAFTING, PLACING, COYOTE_DRAFTING)
    return (
        table.round,
        table.sun,
        table.phase,
        table.seat if deciding else None,
        (table.first, table.second) if drafting else None,
        tuple(sky_key(sky) for sky in table.skies),
        tuple(table.clusters),
        tuple(table.branches),
        tuple(table.cluster_bag),
        tuple(table.branch_bag),
        tuple(table.final),
        tuple(table.track),
        tuple(table.reserve),
        tuple(map(tuple, table.rows)),
        tuple(map(tuple, table.decks)),
        tuple(table.drawn),
        table.feature,
        tuple(table.gone),
        tuple(sorted(table.gone_branches)),
        (tuple(table.coyote_clusters), tuple(table.coyote_planets), tuple(table.coyote_features)),
    )


def sky_key(sky: Sky) -> tuple[object, ...]:
    """Everything on a sky."""
    return (
        tuple(sky.code),
        tuple(sky.local),
        tuple(sky.masks),
        (sky.empties, sky.reach, sky.gaps, sky.near, sky.guiding, sky.dark, sky.surrounded),
        (sky.held_circle, sky.held_branch, sky.picks),
        tuple(sky.features),
    )
