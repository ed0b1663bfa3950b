"""What may be decided in a searched game, as codes. Source: rules.md 4."""

from __future__ import annotations

from noria_desktop.bots.solani.codes import (
    ADVANCE,
    BRANCH,
    CIRCLE,
    DISCARD,
    DRAFT_BRANCH,
    DRAFT_CLUSTER,
    DRAFTING,
    DRAW,
    FINISHED,
    KEEP,
    KEEPING,
    LAY_FEATURE,
    PICKING,
    PLACING,
    PLACING_FEATURE,
    TAKE,
    TRACK,
)
from noria_desktop.bots.solani.placements import placements, reachable
from noria_desktop.bots.solani.printed import ANCHOR, FEATURE_LIMIT, NUMBER_ROW, spaces_of
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING


def legal_codes(state: SearchState) -> list[int]:
    """Every decision the rules allow now; nothing when the game is over."""
    phase = state.phase
    if phase == DRAFTING:
        return _drafts(state)
    if phase == PLACING:
        return placements(state.skies[state.seat])
    if phase == PICKING:
        return _features(state)
    if phase == KEEPING:
        return sorted({KEEP + tile for tile in state.drawn})
    if phase == PLACING_FEATURE:
        sky = state.skies[state.seat]
        return [LAY_FEATURE + space for space in spaces_of(sky.empties & sky.reach)] or [DISCARD]
    return [] if phase == FINISHED else [ADVANCE]


def _drafts(state: SearchState) -> list[int]:
    kind = state.type_now()
    found = []
    if kind != BRANCH:
        near = reachable(state.track)
        for slot, cluster in enumerate(state.clusters):
            if cluster != NOTHING:
                code = DRAFT_CLUSTER + slot * (TRACK + 1)
                found.append(code)
                found += [code + 1 + space for space in near[ANCHOR[cluster]]]
    if kind != CIRCLE:
        found += [DRAFT_BRANCH + slot for slot, branch in enumerate(state.branches) if branch != NOTHING]
    return found


def _features(state: SearchState) -> list[int]:
    found = []
    owned = [NUMBER_ROW[tile] for tile in state.skies[state.seat].features]
    for row in (0, 1):
        if owned.count(row) < FEATURE_LIMIT:
            found += [TAKE + tile for tile in state.rows[row]]
            if state.decks[row]:
                found.append(DRAW + row)
    return found
