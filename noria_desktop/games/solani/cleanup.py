"""4.5: what nobody took goes back, an empty row gets a card, the Sun passes on.

Source: rules.md 4.5; rulings 15, 35.
"""

from __future__ import annotations

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.events import Event, RowRefilled, SunPassed, TilesReturned
from noria_desktop.games.solani.features import refilled, row_of
from noria_desktop.games.solani.setup import NOTHING_ON_OFFER
from noria_desktop.games.solani.state import Preparing, State, seat_count

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
