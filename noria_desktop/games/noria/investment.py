"""City, investment: representatives rise on the project tracks. Source: rules.md 4.2, 4.4; R5, R8, R31."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, Invest
from noria_desktop.games.noria.activation import used
from noria_desktop.games.noria.components import Payment, components
from noria_desktop.games.noria.copies import goods_minus, minus, plus
from noria_desktop.games.noria.events import Event, Invested
from noria_desktop.games.noria.market import capped, payments
from noria_desktop.games.noria.state import NO_GOODS, NO_RESOURCES, Goods, Resources, State
from noria_desktop.games.noria.terms import SPACES, Good, Side, Space, Track

_TRACKS = tuple(Track)
_ALL_GOODS = tuple(Good)


def fee(state: State, track: Track) -> int:
    """Resources to pay on top of the level's cost.

    One for the bot's representative if it stands strictly higher; at the same level nothing (R5).
    """
    higher = state.bot.levels[track.index] > state.human.levels[track.index]
    return components().investment_fee if higher else 0


def investments(state: State, space: Space) -> tuple[Action, ...]:
    """Tracks from left to right with every different total that pays cost and fee; none beyond level 9."""
    human = state.human
    stored, resources = human.stored, human.resources
    owned = resources[0] + resources[1] + resources[2]
    actions: tuple[Action, ...] = ()
    for track, level, other, printed in zip(
        _TRACKS, human.levels, state.bot.levels, components().tracks, strict=True
    ):
        if level == len(printed.costs):
            continue
        extra = components().investment_fee if other > level else 0
        cost = printed.costs[level]
        if printed.goods:
            if stored != NO_GOODS and owned >= extra:
                actions += _investments(
                    space.index, track.index, level + 1, extra, capped(resources, extra), stored
                )
        elif owned >= cost + extra:
            kept = capped(resources, cost + extra)
            actions += _investments(space.index, track.index, level + 1, extra, kept, NO_GOODS)
    return actions


@lru_cache(maxsize=1 << 15)
def _investments(
    space: int, track: int, level: int, extra: int, owned: Resources, stored: Goods
) -> tuple[Action, ...]:
    """Investments on one track."""
    where, what = SPACES[space], _TRACKS[track]
    return tuple(
        Invest(where, what, resources, goods)
        for resources, goods in totals(what, level, extra, owned, stored)
    )


def totals(
    track: Track, level: int, extra: int, owned: Resources, stored: Goods
) -> tuple[tuple[Resources, Goods], ...]:
    """Different ways to pay a level together with ``extra`` resources of choice out of what is owned."""
    found: dict[tuple[Resources, Goods], None] = {}
    for (resources, goods), on_top in product(
        level_payments(track, level), payments(extra, (extra, extra, extra))
    ):
        total = (
            resources[0] + on_top[0],
            resources[1] + on_top[1],
            resources[2] + on_top[2],
        )
        affordable = all(paid <= have for paid, have in zip(total + goods, owned + stored, strict=True))
        if affordable:
            found[total, goods] = None
    return tuple(found)


@cache
def level_payments(track: Track, level: int) -> tuple[tuple[Resources, Goods], ...]:
    """Every make-up of a level's printed cost.

    One kind: all units of it. Settlement: odd levels all of either kind, even levels half of each. Goods
    tracks: any mix of the track's goods.
    """
    printed = components().tracks[track.index]
    cost = printed.costs[level - 1]
    if printed.payment is Payment.ANY_MIX:
        mixes = product(*(range(cost, -1, -1) if good in printed.goods else (0,) for good in _ALL_GOODS))
        return tuple((NO_RESOURCES, (a, b, c, d, e)) for a, b, c, d, e in mixes if a + b + c + d + e == cost)
    if printed.payment is Payment.ONE_KIND_OR_HALVES and level % 2 == 0:
        half = NO_RESOURCES
        for kind in printed.resources:
            half = plus(half, kind.index, cost // 2)
        return ((half, NO_GOODS),)
    return tuple((plus(NO_RESOURCES, kind.index, cost), NO_GOODS) for kind in printed.resources)


def invest(state: State, action: Invest) -> Step[State, Event]:
    """Raise the own representative by one level; goods paid leave their warehouses empty."""
    human = state.human
    levels = list(human.levels)
    levels[action.track.index] += 1
    after = changed(
        human,
        levels=(levels[0], levels[1], levels[2], levels[3]),
        resources=minus(human.resources, action.resources),
        stored=goods_minus(human.stored, action.goods),
    )
    event = Invested(Side.HUMAN, action.track, levels[action.track.index], action.resources, action.goods)
    return used(state, action.space, after, event)
