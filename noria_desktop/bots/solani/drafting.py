"""What a tile of the market is worth to a seat: the best way to lay it with its partner, and what it denies to others.

Whoever picks first holds nothing yet, so the partner is one that may still be there: each rival who picks the other type
before takes one's favourite every second time.

Source: engines-and-bots 6.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Final

from attrs import frozen

from noria_desktop.bots.solani.codes import BRANCH, CIRCLE, DRAFT_BRANCH, TRACK
from noria_desktop.bots.solani.legal import legal_codes
from noria_desktop.bots.solani.placements import reachable
from noria_desktop.bots.solani.places import Pair, Places
from noria_desktop.bots.solani.printed import ANCHOR
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.weights import Weights
from noria_desktop.bots.solani.worth import Judge, judge_for

DEPTH: Final = 8
"""Pairs of places that are counted in full for a tile; 0: none."""


@frozen
class Plan:
    """Two tiles and where they go."""

    kind: int
    tile: int
    pair: Pair | None


@frozen
class Pick:
    """A tile that could be drafted."""

    worth: float
    """Points gained, less what rivals gain by it."""
    code: int
    gain: float
    """Points gained."""
    denied: float
    """Points that the rival who picks next loses by it."""
    rival: int
    """The seat of that rival; ``NOTHING`` when nobody picks this type after."""
    plan: Plan
    """How the tile would best be laid."""


def tile_of(table: SearchState, code: int) -> tuple[int, int]:
    """What a draft brings into the hand: branch kind and circular tile, one of them ``NOTHING``."""
    if code >= DRAFT_BRANCH:
        return table.branches[code - DRAFT_BRANCH], NOTHING
    slot, trade = divmod(code, TRACK + 1)
    return NOTHING, table.track[trade - 1] if trade else table.clusters[slot]


def picks(table: SearchState, seat: int, weights: Weights, depth: int = DEPTH) -> list[Pick]:
    """Every draft that is legal now, best first."""
    judge = judge_for(weights, table, seat)
    sky = table.skies[seat]
    gains = _Gains(judge, sky, depth)
    denial = weights.denial[table.seats]
    next_rival = _next_rival(table, seat) if denial else NOTHING
    rival = _Rival(table, next_rival, weights) if next_rival != NOTHING else None
    found = []
    for code in legal_codes(table):
        kind, tile = tile_of(table, code)
        if table.second:
            held = _with_held(sky, kind, tile)
            gain = gains.of(*held)
        else:
            gain, held = _hoped(table, seat, gains, kind, tile)
        denied = 0.0 if rival is None else rival.loss(table, code)
        plan = Plan(*held, gains.pair(*held))
        found.append(Pick(gain + denial * denied, code, gain, denied, next_rival, plan))
    found.sort(key=lambda pick: (-pick.worth, pick.code))
    return found


def quick_pick(table: SearchState, seat: int, weights: Weights) -> int:
    """The tile that is best with what is held, or by itself: for playing out."""
    sky = table.skies[seat]
    places = Places(judge_for(weights, table, seat), sky)
    known: dict[tuple[int, int], float] = {}
    most, chosen = -1e9, NOTHING
    for code in legal_codes(table):
        held = _with_held(sky, *tile_of(table, code))
        gain = known.get(held)
        if gain is None:
            pair = places.best(*held)
            gain = known[held] = 0.0 if pair is None else pair[0]
        if gain > most:
            most, chosen = gain, code
    return chosen


def _with_held(sky: Sky, kind: int, tile: int) -> tuple[int, int]:
    return (sky.held_branch if kind == NOTHING else kind), (sky.held_circle if tile == NOTHING else tile)


class _Gains:
    """Points that pairs of tiles add to one sky, each counted once."""

    def __init__(self, judge: Judge, sky: Sky, depth: int) -> None:
        self._places = Places(judge, sky)
        self._depth = depth
        self._known: dict[tuple[int, int], Pair | None] = {}

    def of(self, kind: int, tile: int) -> float:
        """The best that a branch tile and a circular tile can add."""
        pair = self.pair(kind, tile)
        return 0.0 if pair is None else pair[0]

    def pair(self, kind: int, tile: int) -> Pair | None:
        """The best way to lay both; None when nothing can be laid."""
        key = kind, tile
        if key not in self._known:
            if self._depth:
                exact = self._places.exact(kind, tile, self._depth)
                self._known[key] = exact[0] if exact else None
            else:
                self._known[key] = self._places.best(kind, tile)
        return self._known[key]


def _hoped(
    table: SearchState, seat: int, gains: _Gains, kind: int, tile: int
) -> tuple[float, tuple[int, int]]:
    """What a first tile adds with a partner of the other type that may still be there; the best such pair."""
    found = []
    if kind != NOTHING:
        near = reachable(table.track)
        for cluster in table.clusters:
            if cluster != NOTHING:
                # Whoever gets the cluster may trade it.
                partners = [cluster, *[table.track[space] for space in near[ANCHOR[cluster]]]]
                found.append(max((gains.of(kind, partner), (kind, partner)) for partner in partners))
    else:
        found = [
            (gains.of(partner, tile), (partner, tile)) for partner in table.branches if partner != NOTHING
        ]
    found.sort(reverse=True)
    before = table.seats - 1 - (seat - table.sun) % table.seats
    share = 0.5**before
    hoped = sum(
        [comb(before, taken) * share * found[min(taken, len(found) - 1)][0] for taken in range(before + 1)]
    )
    return hoped, found[0][1]


def _next_rival(table: SearchState, seat: int) -> int:
    """The seat with a sky that drafts this type next; ``NOTHING`` when nobody does."""
    step = -1 if table.second else 1
    last = table.sun if table.second else (table.sun - 1) % table.seats
    if seat == last:
        return NOTHING
    following = (seat + step) % table.seats
    return following if following < len(table.skies) else NOTHING


class _Rival:
    """What the next rival would take, by single tiles with what it holds."""

    def __init__(self, table: SearchState, seat: int, weights: Weights) -> None:
        self._sky = table.skies[seat]
        self._gains = _Gains(judge_for(weights, table, seat), self._sky, 0)
        self._best: dict[int, float] = {}

    def loss(self, table: SearchState, code: int) -> float:
        """Points the rival loses when this tile is gone."""
        kind = BRANCH if code >= DRAFT_BRANCH else CIRCLE
        if kind == BRANCH:
            slot, planet = code - DRAFT_BRANCH, NOTHING
            offered = self._branches(table.branches)
            left = self._branches(b for other, b in enumerate(table.branches) if other != slot)
        else:
            slot, trade = divmod(code, TRACK + 1)
            planet = trade - 1
            offered = self._circles(table.clusters, table.track)
            track = table.track[:]
            if planet >= 0:
                track[planet] = NOTHING
            left = self._circles(
                [NOTHING if other == slot else c for other, c in enumerate(table.clusters)], track
            )
        return max(0.0, offered - left)

    def _branches(self, kinds: Iterable[int]) -> float:
        return max(self._gains.of(kind, self._sky.held_circle) for kind in kinds if kind != NOTHING)

    def _circles(self, clusters: Iterable[int], track: list[int]) -> float:
        near = reachable(track)
        held = self._sky.held_branch
        best = -100.0
        for cluster in clusters:
            if cluster != NOTHING:
                best = max(best, self._gains.of(held, cluster))
                for space in near[ANCHOR[cluster]]:
                    best = max(best, self._gains.of(held, track[space]))
        return best
