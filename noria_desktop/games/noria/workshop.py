"""Tool: upgrading discs and producing goods. Source: rules.md 4.2 (upgrade, produce), 4.4; R29, R33."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, Produce, Upgrade
from noria_desktop.games.noria.activation import disc_on, used
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import (
    goods_minus,
    goods_plus,
    minus,
    single_good,
)
from noria_desktop.games.noria.events import DiscUpgraded, Event, Produced
from noria_desktop.games.noria.state import NO_GOODS, NO_RESOURCES, Acting, Goods, Resources, State, WheelDisc
from noria_desktop.games.noria.terms import SPACES, Good, Space
from noria_desktop.games.noria.wheel import laid

_UPGRADES = tuple(tuple(Upgrade(space, target) for target in SPACES) for space in SPACES)
_GOODS = tuple(Good)


def upgrades(state: State, space: Space) -> tuple[Action, ...]:
    """Normal discs of the wheel, bonus discs too, that are not activated this turn (R29)."""
    pending = state.pending
    assert isinstance(pending, Acting)
    named, targets, index = pending.named, _UPGRADES[space.index], -1
    found: list[Action] = []
    for disc in state.human.wheel:
        index += 1
        if disc is not None and not disc.upgraded and SPACES[index] not in named:
            found.append(targets[index])
    return tuple(found)


def upgrade(state: State, action: Upgrade) -> Step[State, Event]:
    """Turn another disc of the wheel to its upgraded side, free of charge."""
    human = state.human
    disc = disc_on(state, action.target).disc
    after = changed(human, wheel=laid(human.wheel, action.target, WheelDisc(disc, True)))
    return used(state, action.space, after, DiscUpgraded(action.target, disc))


def productions(state: State, space: Space) -> tuple[Action, ...]:
    """Any number of one good; then one each of two or more goods. All within empty warehouses and resources."""
    human = state.human
    if human.warehouses == human.stored:
        return ()
    return _productions(space.index, goods_minus(human.warehouses, human.stored), human.resources)


@lru_cache(maxsize=1 << 15)
def _productions(space: int, empty: Goods, owned: Resources) -> tuple[Action, ...]:
    """Productions into these empty warehouses out of these resources."""
    kinds = [good.index for good in _GOODS if empty[good.index]]
    batches = [single_good(kind, count) for kind in kinds for count in range(1, empty[kind] + 1)]
    for size in range(2, len(kinds) + 1):
        batches += [_one_each(mix) for mix in combinations(kinds, size)]
    return tuple(_produce(space, goods) for goods in batches if _covers(owned, cost_of(goods)))


def _one_each(kinds: tuple[int, ...]) -> Goods:
    """One good of each of these kinds."""
    goods = NO_GOODS
    for kind in kinds:
        goods = goods_plus(goods, single_good(kind))
    return goods


@cache
def _produce(space: int, goods: Goods) -> Produce:
    """The one copy of this action."""
    return Produce(SPACES[space], goods)


@cache
def cost_of(goods: Goods) -> Resources:
    """Resources that filling these warehouses costs: the recipe of each."""
    energy, mycelium, obsidian = NO_RESOURCES
    for count, recipe in zip(goods, components().recipes, strict=True):
        energy += count * recipe[0]
        mycelium += count * recipe[1]
        obsidian += count * recipe[2]
    return (energy, mycelium, obsidian)


def _covers(owned: Resources, cost: Resources) -> bool:
    """Whether the resources suffice."""
    return owned[0] >= cost[0] and owned[1] >= cost[1] and owned[2] >= cost[2]


def produce(state: State, action: Produce) -> Step[State, Event]:
    """Fill empty warehouses, paying the recipe for each."""
    human = state.human
    paid = cost_of(action.goods)
    after = changed(
        human,
        resources=minus(human.resources, paid),
        stored=goods_plus(human.stored, action.goods),
    )
    return used(state, action.space, after, Produced(action.goods, paid))
