"""How nearly an objective is fulfilled. Source: rules.md 11."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand
from noria_desktop.games.scythe.control import goods_on, placed_structures
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Goods, Objective, Place, Star


class Held:
    """A position as objectives look at it; what costs more is found when it is asked for."""

    __slots__ = ("_goods", "human", "mine", "state")

    def __init__(self, state: State, mine: tuple[Place, ...]) -> None:
        """Of the position and the territories controlled in it."""
        self.state, self.human, self.mine = state, state.human, mine
        self._goods: Goods | None = None

    @property
    def goods(self) -> Goods:
        """Tokens on the own territories."""
        if self._goods is None:
            self._goods = goods_on(self.state.board.goods, self.mine)
        return self._goods

    def among(self, places: tuple[Place, ...]) -> int:
        """How many of these places are the human's."""
        return sum([place in self.mine for place in places])


def closeness(state: State, card: Objective, mine: tuple[Place, ...]) -> float:
    """From 0 to 1: the product of what each of its conditions has of what it asks for."""
    held, found = Held(state, mine), 1.0
    for condition in components().cards.objectives[card - 1].conditions:
        measure = _MEASURES.get(condition.demand)
        if measure is not None:
            found *= measure(held, condition)
    return found


def _up_to(have: int, wanted: int) -> float:
    return min(1.0, (have + 0.5) / (wanted + 0.5)) if have < wanted else 1.0


def _at_most(have: int, most: int) -> float:
    return 1.0 if have <= most else 1.0 / (1.0 + have - most)


def _terrain(held: Held, condition: Condition) -> float:
    assert condition.terrain is not None
    return _up_to(held.among(geography().of_terrain[condition.terrain.index]), condition.amount)


def _around_a_lake(held: Held, condition: Condition) -> float:
    map_ = geography()
    return max(_up_to(held.among(map_.neighbours[lake]), condition.amount) for lake in map_.lakes)


def _one_territory(held: Held, condition: Condition) -> float:
    """How nearly the best of the own territories holds all that is demanded of it."""
    demand = condition.territory
    assert demand is not None
    army, best = held.human.army, 0.0
    for place in held.mine:
        goods = held.state.board.goods[place]
        mechs, workers = army.mechs.count(place), army.workers.count(place)
        here = army.character == place
        found = 1.0
        if demand.resources:
            found *= _up_to(sum(goods), demand.resources)
        if demand.each_resource:
            found *= _up_to(sum([bool(number) for number in goods]), len(goods))
        if demand.pieces:
            pieces = mechs + workers + here + (place in placed_structures(held.human))
            found *= _up_to(pieces, demand.pieces)
        if demand.character and not here:
            found *= 0.5
        if demand.mechs is not None and mechs != demand.mechs:
            found *= 0.5
        if demand.workers is not None and workers != demand.workers:
            found *= 0.5
        best = max(best, found)
    return best


def _recruits(held: Held) -> int:
    recruits = held.human.works.recruits
    return len(recruits) - recruits.count(None)


def _mechs(held: Held) -> int:
    mechs = held.human.army.mechs
    return len(mechs) - mechs.count(None)


_MEASURES: Final[dict[Demand, Callable[[Held, Condition], float]]] = {
    Demand.CONTROL_TERRAIN: _terrain,
    Demand.CONTROL_TUNNELS: lambda h, c: _up_to(h.among(geography().tunnels), c.amount),
    Demand.CONTROL_HEX: lambda h, c: 1.0 if c.place in h.mine else 0.5,
    Demand.HIGHEST_POWER: lambda h, c: _up_to(h.human.power, h.state.automa.power),
    Demand.ROUTED: lambda h, c: 1.0 if h.human.routed >= c.amount else 0.4,
    Demand.POWER_MIN: lambda h, c: _up_to(h.human.power, c.amount),
    Demand.POWER_MAX: lambda h, c: _at_most(h.human.power, c.amount),
    Demand.POPULARITY_MIN: lambda h, c: _up_to(h.human.popularity, c.amount),
    Demand.COINS_MIN: lambda h, c: _up_to(h.human.coins, c.amount),
    Demand.COINS_MAX: lambda h, c: _at_most(h.human.coins, c.amount),
    Demand.COMBAT_CARDS_MIN: lambda h, c: _up_to(len(h.human.hand), c.amount),
    Demand.COMBAT_STARS_MIN: lambda h, c: _up_to(h.human.stars[Star.COMBAT.index], c.amount),
    Demand.FACTORY_CARDS: lambda h, c: (
        1.0 if (h.human.factory_card is not None) == bool(c.amount) else 0.4 * bool(c.amount)
    ),
    Demand.MECHS_MIN: lambda h, c: _up_to(_mechs(h), c.amount),
    Demand.MECHS_MAX: lambda h, c: float(_mechs(h) <= c.amount),
    Demand.WORKERS_MIN: lambda h, c: _up_to(len(h.human.army.workers), c.amount),
    Demand.WORKERS_MAX: lambda h, c: float(len(h.human.army.workers) <= c.amount),
    Demand.STRUCTURES_MIN: lambda h, c: _up_to(len(placed_structures(h.human)), c.amount),
    Demand.UPGRADES_MIN: lambda h, c: _up_to(sum(h.human.works.slots), c.amount),
    Demand.UPGRADES_MAX: lambda h, c: float(sum(h.human.works.slots) <= c.amount),
    Demand.RECRUITS_MIN: lambda h, c: _up_to(_recruits(h), c.amount),
    Demand.WORKERS_EQUAL_RECRUITS: lambda h, c: _at_most(len(h.human.army.workers), _recruits(h)),
    Demand.EACH_RESOURCE: lambda h, c: _up_to(sum([number >= c.amount for number in h.goods]), 4),
    Demand.ONE_RESOURCE: lambda h, c: _up_to(max(h.goods), c.amount),
    Demand.BESIDE_FACTORY: lambda h, c: _up_to(
        h.among(geography().neighbours[geography().factory]), c.amount
    ),
    Demand.AROUND_ONE_LAKE: _around_a_lake,
    Demand.ONE_TERRITORY: _one_territory,
}
