"""9: quartz, won in the campaign of four nights, buys the single player another market before the first pick.

Source: rules.md 9; rulings 51 to 53.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN, Step
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import Action, KeepQuartz, SpendQuartz
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import Event, MarketFilled, QuartzSpent, TilesReturned
from noria_desktop.games.solani.order import before_first_pick, first_pick
from noria_desktop.games.solani.preparation import drawn
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import BRANCH_KINDS, CLUSTERS, Kind

_FOR_CLUSTERS: Final = SpendQuartz(Kind.CIRCLE)
_FOR_BRANCHES: Final = SpendQuartz(Kind.BRANCH)
_KEEP: Final = KeepQuartz()


def spendings(state: State) -> tuple[Action, ...]:
    """What a quartz may be spent on before the first pick; the branch tiles of round 12 have no bag."""
    if not state.quartz:
        return ()
    if state.round == components().rounds:
        return (_FOR_CLUSTERS,)
    return _FOR_CLUSTERS, _FOR_BRANCHES


def holdings(state: State) -> tuple[Action, ...]:
    """Before Coyote's first pick: spend a quartz, or let it pick."""
    return (*spendings(state), _KEEP)


def spend(state: State, action: SpendQuartz) -> Step[State, Event]:
    """The whole market of one type goes back into its bag, and as many tiles are drawn from it."""
    market, supply, left = state.market, state.supply, state.quartz - 1
    if action.kind is Kind.CIRCLE:
        back = market.clusters
        bag = tuple(
            [count + back.count(tile) for tile, count in zip(CLUSTERS, supply.cluster_bag, strict=True)]
        )
        clusters, bag, rng = drawn(bag, CLUSTERS, len(back), state.rng)
        market, supply = changed(market, clusters=clusters), changed(supply, cluster_bag=bag)
        returned, filled = TilesReturned(back, ()), MarketFilled(clusters, ())
    else:
        gone = market.branches
        bag = tuple(
            [count + gone.count(kind) for kind, count in zip(BRANCH_KINDS, supply.branch_bag, strict=True)]
        )
        branches, bag, rng = drawn(bag, BRANCH_KINDS, len(gone), state.rng)
        market, supply = changed(market, branches=branches), changed(supply, branch_bag=bag)
        returned, filled = TilesReturned((), gone), MarketFilled((), branches)
    after = changed(state, rng=rng, market=market, supply=supply, quartz=left)
    events = (QuartzSpent(HUMAN, action.kind, left), returned, filled)
    return Step(changed(after, pending=before_first_pick(after)), events)


def keep(state: State, action: KeepQuartz) -> Step[State, Event]:
    """Coyote makes the first pick."""
    return Step(changed(state, pending=first_pick(state)), ())
