"""What is looked at in a position of Scythe: points as they stand, and what is likely to become points.

``features`` counts, ``Prices`` says what each is worth. What builds up (workers, upgrades, mechs, structures, recruits)
is counted by the share of the game that is left, a step towards a star the more the nearer the star is and the
likelier the time is enough for it. Source: engines-and-bots 7; rules.md 10, 12.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from noria_desktop.bots.scythe.closeness import closeness
from noria_desktop.bots.scythe.time_left import turns_left
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import goods_on, human_territories
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.scoring import structure_coins
from noria_desktop.games.scythe.stars import human_may_place
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    TERRITORIES,
    Bottom,
    Place,
    Star,
    StructureTile,
    Terrain,
    Top,
)
from noria_desktop.games.scythe.top_row import side_amount

USUAL_TURNS: Final = 22.0
"""So many turns before its end a game begins."""
CHEAP_WORKERS: Final = 5
"""More make Produce dear."""
ENOUGH_POWER: Final = 7
"""For most fights; more cannot be set on the dial."""
LATE_TURNS: Final = 8
"""So near the end the tier that popularity has reached counts more and more, not the one it may reach."""
BEND: Final = 1.5
"""How much more the last steps towards a star count than the first."""

_SOURCE: Final = (Terrain.TUNDRA, Terrain.MOUNTAIN, Terrain.FARM, Terrain.FOREST)
"""By ``Resource``: where it is produced."""
_PACE: Final = {
    Star.UPGRADES: 1.5,
    Star.MECHS: 2.0,
    Star.STRUCTURES: 2.0,
    Star.RECRUITS: 2.0,
    Star.WORKERS: 0.6,
    Star.POPULARITY: 0.8,
    Star.POWER: 0.45,
}
"""Turns for each step towards a star."""


def features(state: State) -> tuple[float, list[float]]:
    """Points as they will be counted, so far as they are sure; and what ``Prices`` names, in its order."""
    human, mats = state.human, components().mats
    army, works = human.army, human.works
    turns = turns_left(state)
    left = min(1.0, turns / USUAL_TURNS)
    gone = 1.0 - left
    mine = human_territories(state)
    map_ = components().map
    count = len(mine) + (map_.factory in mine) * (map_.factory_territories - 1)
    stars = sum(human.stars)
    lowest = mats.tiers[0]
    tier = tier_of(human.popularity, turns)
    ground = (lowest.territory + tier) * count
    goods = state.board.goods
    limit = mats.resources_counted
    pairs = (lowest.pair + tier) * sum([min(limit, sum(goods[place])) for place in mine]) / 2
    sure = human.coins + stars * (lowest.star + tier) + ground * gone + pairs * gone
    sure += _tile(state.decks.tile, works.structures)

    workers = len(army.workers)
    upgrades, mechs, structures, recruits = used = _used(state)
    more_stars = stars < mats.star_tokens
    steps = [
        0.0
        if human.stars[star] or not more_stars
        else way[min(have, whole)] * _in_time((whole - have) * pace, turns)
        for (star, whole, pace, way), have in zip(
            _ways(),
            (*used, workers, human.popularity, human.power),
            strict=True,
        )
    ]
    near = 0.0
    if human.objectives and human_may_place(human, Star.OBJECTIVE):
        near = max(
            [closeness(state, card, mine) for card in human.objectives if card is not None], default=0.0
        )
    arms = 0.0
    if human_may_place(human, Star.COMBAT):
        arms = (
            min(ENOUGH_POWER, human.power) / ENOUGH_POWER * (1.0 if human.hand else 0.7) * min(1.0, turns / 3)
        )
    at_home, distance = _places(state)
    afield = sum([place is not None and place < TERRITORIES for place in (army.character, *army.mechs)])
    return sure, [
        stars * left,
        ground * left,
        pairs * left,
        tier * left,
        human.popularity * left,
        min(workers, CHEAP_WORKERS) * left,
        max(0, workers - CHEAP_WORKERS) * left,
        upgrades * left,
        mechs * left,
        structures * left,
        recruits * left,
        *steps,
        near * near * min(1.0, turns / 2),
        float(human.power),
        human.power * left,
        arms,
        len(human.hand) * min(1.0, turns / 4),
        *_stock(state, mine, used, left),
        at_home * min(1.0, turns / 4),
        distance * left,
        (human.factory_card is not None) * left,
        arms * _prey(state),
        afield * left,
        float(afield),
        _theirs(state),
    ]


def tier_of(popularity: int, turns: float) -> float:
    """Coins that popularity adds to each star, territory and pair: by its tier at the end, before that in between."""
    tiers = components().mats.tiers
    step = tiers[popularity].star - tiers[0].star
    if turns <= 0:
        return step
    smooth = min(tiers[-1].star - tiers[0].star, max(0.0, (popularity - 1) / (_second_tier() - 1)))
    blend = min(1.0, turns / LATE_TURNS)
    return blend * smooth + (1 - blend) * step


@cache
def _second_tier() -> int:
    """Popularity from which on stars count more than at the beginning."""
    tiers = components().mats.tiers
    return next(popularity for popularity, tier in enumerate(tiers) if tier.star > tiers[0].star)


@cache
def _ways() -> tuple[tuple[int, int, float, tuple[float, ...]], ...]:
    """Stars with a number of steps: index, steps, turns for each step, and how much so many steps count."""
    mats = components().mats
    limits = [printed.limit for printed in mats.bottoms]
    wholes = (*limits, mats.workers, mats.popularity_star, mats.power_star)
    return tuple(
        (star.index, whole, pace, tuple([(have / whole) ** BEND for have in range(whole + 1)]))
        for (star, pace), whole in zip(_PACE.items(), wholes, strict=True)
    )


def _in_time(needed: float, turns: float) -> float:
    """How likely so many turns' work is done in time."""
    chance = (turns + 1.0) / (needed + 1.0)
    return chance * chance if chance < 1.0 else 1.0


@lru_cache(maxsize=4096)
def _tile(tile: StructureTile, structures: tuple[Place | None, ...]) -> int:
    return structure_coins(tile, [place for place in structures if place is not None])


def _stock(state: State, mine: tuple[Place, ...], used: tuple[int, ...], left: float) -> tuple[float, ...]:
    """Tokens by what the mat asks for, and workers by what they can produce: spare, wanted, ready, kinds, yields, village."""
    human = state.human
    have = goods_on(state.board.goods, mine)
    army = human.army
    working: dict[Terrain, list[int]] = {}
    terrains, last = components().map.terrain, -1
    for place in army.workers:
        if place >= TERRITORIES or place not in mine:
            continue
        there = working.setdefault(terrains[place], [])
        if place == last:
            there[-1] += 1
        else:
            there.append(1)
        last = place
    spare = wanted = stored = ready = kinds = 0.0
    reached: list[float] = []
    for bottom, kind, most in _bottoms():
        number = have[kind]
        if used[bottom.index] >= most:
            spare += number
            continue
        cost = token_cost(human, bottom)
        wanted += min(number, cost)
        if number >= cost:
            later = min(number - cost, cost * (most - used[bottom.index] - 1))
            stored += later
            spare += number - cost - later
            ready += human.last_section != bottom.index
        found = working.get(_SOURCE[kind])
        if found:
            kinds += 1
            reached += found
    villagers = [0.0]
    if len(army.workers) < components().mats.workers:
        factor = 1.0 if len(army.workers) < CHEAP_WORKERS else 0.4
        villagers = [factor * number for number in working.get(Terrain.VILLAGE, ())]
    # Produce reaches so many territories.
    reached.sort(reverse=True)
    reach = side_amount(human, components().mats.tops[_PRODUCE].sides[0])
    villagers = sorted(villagers, reverse=True)[:reach]
    reached = reached[: reach - len(villagers)] if villagers and villagers[0] else reached[:reach]
    return (
        spare * left,
        wanted * left,
        stored * left,
        min(1.0, ready) * left,
        max(0.0, ready - 1.0) * left,
        kinds * left,
        sum(reached) * left,
        sum(villagers) * left,
    )


_PRODUCE: Final = Top.PRODUCE.index


@cache
def _bottoms() -> tuple[tuple[Bottom, int, int], ...]:
    """Bottom-row actions with the index of what they cost and how often they can be taken to any use."""
    printed = components().mats.bottoms
    return tuple(
        (bottom, printed[bottom.index].resource.index, printed[bottom.index].limit) for bottom in Bottom
    )


def _used(state: State) -> tuple[int, int, int, int]:
    """By bottom-row action, how often it has brought what it is for: cubes, mechs, structures, recruits."""
    works, mechs = state.human.works, state.human.army.mechs
    return (
        sum(works.cubes),
        len(mechs) - mechs.count(None),
        len(works.structures) - works.structures.count(None),
        len(works.recruits) - works.recruits.count(None),
    )


def _places(state: State) -> tuple[int, int]:
    """Units that wait at home, and how far the character is from something to find."""
    army = state.human.army
    at_home = sum([place >= TERRITORIES for place in army.workers])
    at_home += sum([place is not None and place >= TERRITORIES for place in army.mechs])
    steps = geography().distance[army.character]
    aims = [steps[place] for place in state.board.tokens]
    if state.human.factory_card is None and state.decks.factory:
        aims.append(steps[geography().factory])
    return at_home, min(aims, default=0)


def _prey(state: State) -> float:
    """How near the human's next fighting unit is to one of the Automa's: 1 beside it, less farther away."""
    distance, army, automa = geography().distance, state.human.army, state.automa
    theirs = [
        place for place in (*automa.mechs, automa.character) if place is not None and place < TERRITORIES
    ]
    mine = [place for place in (*army.mechs, army.character) if place is not None]
    steps = min([distance[place][other] for place in mine for other in theirs], default=9)
    return 1.0 / max(1, steps)


def _theirs(state: State) -> float:
    """The Automa's coins as they would be counted now."""
    automa, printed = state.automa, components()
    places = {*automa.mechs, *automa.workers, automa.character}
    count = sum([place is not None and place < TERRITORIES for place in places])
    count += (geography().factory in places) * (printed.map.factory_territories - 1)
    rules = printed.automa
    return automa.coins + rules.star_value * sum(automa.stars) + rules.territory_value * count
