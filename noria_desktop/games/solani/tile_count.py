"""Counting the tiles: of every kind as many as are in the box, wherever they are, each in a place that has a name.

Which tiles left the game follows from the picks so far: whoever took a planet gave a cluster for it, and what had no
space was discarded. Source: rules.md 2.3 to 2.5, 4.2, 4.3; rulings 2, 36.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.engine.contract import BOT
from noria_desktop.engine.positions import Finding
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.moments import Moment
from noria_desktop.games.solani.state import State, seat_count
from noria_desktop.games.solani.terms import BRANCH_KINDS, CLUSTERS, FEATURES, PLANETS, Branch, Tile

_CLUSTERS, _PLANETS, _FEATURES = frozenset(CLUSTERS), frozenset(PLANETS), frozenset(FEATURES)


def counted(state: State, now: Moment) -> Iterator[Finding]:
    """All tiles but features. Bags, market, skies and track must have their sizes."""
    yield from _of_each_kind(state)
    yield from _gone(state, now)


def _of_each_kind(state: State) -> Iterator[Finding]:
    """No kind has more or fewer tiles than the box; the first tile too many is at fault, else the bag."""
    printed, supply = components(), state.supply
    left: dict[Tile | Branch, int] = {}
    for cluster, count in zip(CLUSTERS, supply.cluster_bag, strict=True):
        left[cluster] = printed.tile_counts[cluster.index] - count
        yield f"supply.cluster_bag[{cluster.index}]", count, left[cluster] >= 0
    for branch, count in zip(BRANCH_KINDS, supply.branch_bag, strict=True):
        left[branch] = printed.branch_counts[branch.index] - count
        yield f"supply.branch_bag[{branch.index}]", count, left[branch] >= 0
    for planet in PLANETS:
        left[planet] = printed.tile_counts[planet.index]
    for place, tile in _places(state):
        known = tile is not None and left.get(tile, 0) > 0
        yield place, tile and tile.value, known
        assert tile is not None
        left[tile] -= 1
    for kind, count in left.items():
        at = "supply.track" if kind in _PLANETS else f"supply.{_BAGS[type(kind)]}_bag[{kind.index}]"
        yield at, f"{count} {kind.value} missing", not count


_BAGS: Final[dict[type, str]] = {Tile: "cluster", Branch: "branch"}


def _places(state: State) -> Iterator[tuple[str, Tile | Branch | None]]:
    """Every cluster, planet and branch tile that is in no bag, and where it is."""
    supply, market, branch_of = state.supply, state.market, components().branch_of
    for index, kind in enumerate(supply.final_branches):
        yield f"supply.final_branches[{index}]", kind
    for space, planet in enumerate(supply.track):
        if planet is not None:
            yield f"supply.track[{space}]", planet
    for name, cards in (("reserve", supply.reserve.cards), ("undealt", supply.undealt.cards)):
        for index, planet in enumerate(cards):
            yield f"supply.{name}.cards[{index}]", planet if planet in _PLANETS else None
    for slot, (cluster, taker) in enumerate(zip(market.clusters, market.cluster_takers, strict=True)):
        if taker is None:
            yield f"market.clusters[{slot}]", cluster
    for slot, (branch, taker) in enumerate(zip(market.branches, market.branch_takers, strict=True)):
        if taker is None:
            yield f"market.branches[{slot}]", branch
    for seat, sky in enumerate(state.skies):
        for space, tile in enumerate(sky.circles):
            if tile is not None and tile not in _FEATURES:
                yield f"skies[{seat}].circles[{space}]", tile
        for gap, mask in enumerate(sky.branches):
            if mask:
                yield f"skies[{seat}].branches[{gap}]", branch_of[mask]
        if sky.held_circle is not None:
            yield f"skies[{seat}].held_circle", sky.held_circle
        if sky.held_branch is not None:
            yield f"skies[{seat}].held_branch", sky.held_branch
    if state.coyote is not None:
        for name, tiles in (("clusters", state.coyote.clusters), ("planets", state.coyote.planets)):
            for index, tile in enumerate(tiles):
                yield f"coyote.{name}[{index}]", tile
    for index, tile in enumerate(supply.gone):
        if tile not in _FEATURES:
            yield f"supply.gone[{index}]", tile
    for index, kind in enumerate(supply.gone_branches):
        yield f"supply.gone_branches[{index}]", kind


def _gone(state: State, now: Moment) -> Iterator[Finding]:
    """Every pick is a tile kept, or one that left the game; each planet taken cost a cluster besides."""
    printed, supply, coyote = components(), state.supply, state.coyote
    kept = 0 if coyote is None else len(coyote.clusters) + len(coyote.planets)
    for sky in state.skies:
        kept += sum([tile is not None and tile not in _FEATURES for tile in sky.circles])
        kept += sky.held_circle is not None
    on_track = sum(map(bool, supply.track)) + len(supply.reserve) + len(supply.undealt)
    traded = sum([printed.tile_counts[planet.index] for planet in PLANETS]) - on_track
    gone = sum([tile not in _FEATURES for tile in supply.gone])
    picks = seat_count(state) * (state.round - 1) + len(now.clusters)
    yield "supply.gone", f"{gone} clusters and planets", kept + gone - traded == picks
    tradable = sum([printed.anchors[tile.index] > 0 for tile in supply.gone])
    yield "supply.gone", f"{tradable} plain clusters", tradable >= traded
    for index, tile in enumerate(supply.gone):
        yield f"supply.gone[{index}]", tile.value, tile not in _FEATURES or tile not in supply.gone[:index]
    unseen = 0
    if state.round == printed.rounds and now.filled:
        unseen = len(printed.final_branches) - len(state.market.branches)
    denied = 0 if coyote is None else state.round - 1 + (BOT in now.branches)
    left_over = len(supply.gone_branches)
    yield "supply.gone_branches", f"{left_over} branch tiles", left_over == unseen + denied
