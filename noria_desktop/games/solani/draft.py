"""4.2: taking a tile from the market, and trading a plain cluster for a planet.

Source: rules.md 4.2; rulings 16, 17, 32.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final, TypeAlias

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import Action, DraftBranch, DraftCluster
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.copies import next_step, replaced
from noria_desktop.games.solani.events import BranchTaken, ClusterTaken, Event, PlanetTraded
from noria_desktop.games.solani.order import after_draft, type_now
from noria_desktop.games.solani.quartz import spendings
from noria_desktop.games.solani.state import Drafting, Market, Sky, State
from noria_desktop.games.solani.terms import Branch, Kind, Tile

Track: TypeAlias = tuple[Tile | None, ...]

_SLOTS: Final = max(components().market_size)
_SPACES: Final = len(components().deal_order)
_TRACK_SPACES: Final = tuple(range(_SPACES))
_KEPT: Final = tuple(DraftCluster(slot) for slot in range(_SLOTS))
_TRADED: Final = tuple(tuple(DraftCluster(slot, space) for space in range(_SPACES)) for slot in range(_SLOTS))
_BRANCHES: Final = tuple(DraftBranch(slot) for slot in range(_SLOTS))
_CIRCLE, _BRANCH = Kind.CIRCLE, Kind.BRANCH


def reachable(track: Track, cluster: Tile) -> tuple[int, ...]:
    """Where the planets lie that this cluster can be traded for, west to east; a white star reaches none.

    The planet must be the nearest one to the sign of the cluster, on a side of it. Source: rules.md 4.2.
    """
    return reach(track)[components().anchors[cluster.index]]


def reach(track: Track) -> tuple[tuple[int, ...], ...]:
    """The same for every sign: indexed by 2, 3 and 4; nothing stands at the other numbers."""
    return _reach(tuple(compress(_TRACK_SPACES, track)))


@cache
def _reach(lie: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What every sign reaches when planets lie on these spaces."""
    found: list[tuple[int, ...]] = []
    for gap in components().anchor_gaps:
        west, east = [space for space in lie if space < gap], [space for space in lie if space >= gap]
        found.append((*west[-1:], *east[:1]) if gap >= 0 else ())
    return tuple(found)


# What may be taken --------------------------------------------------------------------------------------


def drafts(state: State) -> tuple[Action, ...]:
    """What the drafting seat may take: clusters by slot, each kept, then each trade west to east; branches.

    Before the first pick of the round quartz may be spent as well (ruling 51).
    """
    pending = state.pending
    assert isinstance(pending, Drafting)
    kind = type_now(pending.first, pending.second)
    market = state.market
    found: list[Action] = []
    if kind is not _BRANCH:
        anchors, near = components().anchors, reach(state.supply.track)
        for slot, taker in enumerate(market.cluster_takers):
            if taker is None:
                found.append(_KEPT[slot])
                traded = _TRADED[slot]
                for space in near[anchors[market.clusters[slot].index]]:
                    found.append(traded[space])
    if kind is not _CIRCLE:
        for slot, taker in enumerate(market.branch_takers):
            if taker is None:
                found.append(_BRANCHES[slot])
    if state.quartz and kind is None:
        found += spendings(state)
    return tuple(found)


# Taking it ----------------------------------------------------------------------------------------------


def draft_cluster(state: State, action: DraftCluster) -> Step[State, Event]:
    """The drafting seat takes a cluster, or the planet it is traded for."""
    pending = state.pending
    assert isinstance(pending, Drafting)
    seat, slot, space = pending.seat, action.slot, action.planet
    market, supply = state.market, state.supply
    cluster = market.clusters[slot]
    event: Event
    if space is None:
        held, event = cluster, ClusterTaken(seat, slot, cluster)
    else:
        planet = supply.track[space]
        assert planet is not None
        held, event = planet, PlanetTraded(seat, slot, cluster, space, planet)
        supply = changed(supply, track=replaced(supply.track, space, None), gone=(*supply.gone, cluster))
    sky = state.skies[seat]
    return next_step(
        state,
        after_draft(state, seat, pending.first or _CIRCLE, pending.second),
        without_cluster(market, slot, seat),
        supply,
        replaced(state.skies, seat, _holding(sky, held, sky.held_branch)),
        (event,),
    )


def draft_branch(state: State, action: DraftBranch) -> Step[State, Event]:
    """The drafting seat takes a branch tile."""
    pending = state.pending
    assert isinstance(pending, Drafting)
    seat, slot = pending.seat, action.slot
    branch = state.market.branches[slot]
    sky = state.skies[seat]
    return next_step(
        state,
        after_draft(state, seat, pending.first or _BRANCH, pending.second),
        without_branch(state.market, slot, seat),
        state.supply,
        replaced(state.skies, seat, _holding(sky, sky.held_circle, branch)),
        (BranchTaken(seat, slot, branch),),
    )


def without_cluster(market: Market, slot: int, seat: Seat) -> Market:
    """The market after a seat took a cluster."""
    takers = replaced(market.cluster_takers, slot, seat)
    return changed(market, cluster_takers=takers)


def without_branch(market: Market, slot: int, seat: Seat) -> Market:
    """The market after a seat took a branch tile."""
    takers = replaced(market.branch_takers, slot, seat)
    return changed(market, branch_takers=takers)


def _holding(sky: Sky, circle: Tile | None, branch: Branch | None) -> Sky:
    """The sky with these tiles on its holding spaces."""
    return changed(sky, held_circle=circle, held_branch=branch)
