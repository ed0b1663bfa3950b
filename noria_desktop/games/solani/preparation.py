"""4.1 and 4.5: a round begins and ends.

The reserve comes onto an empty track, the market is filled; at the end it is cleared and the Sun passes on. A bag is a
count of each kind of tile: drawing one takes the next of them at random, without putting it back.
Source: rules.md 4.1, 4.5; rulings 15, 18, 19, 35.
"""

from __future__ import annotations

from typing import TypeVar

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import (
    Event,
    MarketFilled,
    ReserveTurned,
    RoundBegan,
    RowRefilled,
    SunPassed,
    TilesReturned,
)
from noria_desktop.games.solani.features import refilled, row_of
from noria_desktop.games.solani.order import before_first_pick
from noria_desktop.games.solani.setup import NOTHING_ON_OFFER
from noria_desktop.games.solani.state import Market, Preparing, State, Supply, seat_count
from noria_desktop.games.solani.terms import BRANCH_KINDS, CLUSTERS, Tile

T = TypeVar("T")


def prepare(state: State) -> Step[State, Event]:
    """The beat with which a round begins."""
    supply, rng = state.supply, state.rng
    size = components().market_size[seat_count(state)]
    events: list[Event] = [RoundBegan(state.round, state.sun)]
    if not any(supply.track) and supply.reserve.cards:
        supply, turned = _reserve_turned(supply)
        events.append(turned)
    clusters, cluster_bag, rng = drawn(supply.cluster_bag, CLUSTERS, size, rng)
    if state.round == components().rounds:
        order, rng = rng.dealt(supply.final_branches)
        branches = order[:size]
        supply = changed(
            supply,
            cluster_bag=cluster_bag,
            final_branches=(),
            gone_branches=(*supply.gone_branches, *order[size:]),
        )
    else:
        branches, branch_bag, rng = drawn(supply.branch_bag, BRANCH_KINDS, size, rng)
        supply = changed(supply, cluster_bag=cluster_bag, branch_bag=branch_bag)
    events.append(MarketFilled(clusters, branches))
    return Step(
        changed(
            state,
            rng=rng,
            pending=before_first_pick(state),
            market=Market(clusters, (None,) * len(clusters), branches, (None,) * len(branches)),
            supply=supply,
        ),
        tuple(events),
    )


def drawn(
    bag: tuple[int, ...], kinds: tuple[T, ...], count: int, rng: Rng
) -> tuple[tuple[T, ...], tuple[int, ...], Rng]:
    """Tiles drawn from a bag in the order drawn, the bag after it and the generator.

    Of a bag that holds fewer, all are drawn (ruling 19).
    """
    left = list(bag)
    total = sum(left)
    found: list[T] = []
    for _ in range(min(count, total)):
        nth, rng = rng.below(total)
        total -= 1
        kind = 0
        while nth >= left[kind]:
            nth -= left[kind]
            kind += 1
        left[kind] -= 1
        found.append(kinds[kind])
    return tuple(found), tuple(left), rng


def _reserve_turned(supply: Supply) -> tuple[Supply, ReserveTurned]:
    """The reserve's planets on the central spaces; it happens once."""
    planets, _ = supply.reserve.draw(len(supply.reserve))
    spaces = components().refill_spaces[: len(planets)]
    track: list[Tile | None] = list(supply.track)
    for space, planet in zip(spaces, planets, strict=True):
        track[space] = planet
    return (
        changed(supply, track=tuple(track), reserve=Pile[Tile](())),
        ReserveTurned(planets, spaces),
    )


# Clean-up (4.5) -----------------------------------------------------------------------------------------


_PREPARING = Preparing()


def clean_up(state: State) -> Step[State, Event]:
    """The beat with which a round ends."""
    market, supply = state.market, state.supply
    clusters = tuple(
        [tile for tile, taker in zip(market.clusters, market.cluster_takers, strict=True) if taker is None]
    )
    branches = tuple(
        [tile for tile, taker in zip(market.branches, market.branch_takers, strict=True) if taker is None]
    )
    cluster_bag, branch_bag = list(supply.cluster_bag), list(supply.branch_bag)
    for cluster in clusters:
        cluster_bag[cluster.index] += 1
    for branch in branches:
        branch_bag[branch.index] += 1
    events: list[Event] = [TilesReturned(clusters, branches)]
    supply = changed(supply, cluster_bag=tuple(cluster_bag), branch_bag=tuple(branch_bag))
    supply, turned = refilled(supply)
    events += [RowRefilled(row_of(feature), feature) for feature in turned]
    sun = Seat((state.sun + 1) % seat_count(state))
    events.append(SunPassed(sun))
    return Step(
        changed(
            state, round=state.round + 1, sun=sun, pending=_PREPARING, market=NOTHING_ON_OFFER, supply=supply
        ),
        tuple(events),
    )
