"""Journey: the ambassador goes to another island for a ship or a factory.

Source: rules.md 4.2 (travel), 4.6; R10, R24, R32, R37.
"""

from __future__ import annotations

from functools import cache

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, Travel
from noria_desktop.games.noria.activation import spent
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import goods_plus, plus, single_good
from noria_desktop.games.noria.events import Event, FactoryBuilt, ShipTaken, Travelled
from noria_desktop.games.noria.state import Acting, State
from noria_desktop.games.noria.terms import BERTHS, FACTORY_SPACES, SPACES, Landing, Resource, Side, Space

_RESOURCES = tuple(Resource)
_BERTH_OF = {landing: index for index, landing in enumerate(BERTHS)}
_SPACE_OF = {landing: index for index, landing in enumerate(FACTORY_SPACES)}


def journeys(state: State, space: Space) -> tuple[Action, ...]:
    """Islands clockwise from the top except the own one, each with every fee and every landing.

    Where the bot's ambassador stands the fee is due in one resource of choice; who has not so many of any is not
    allowed there (R32). Landing with nothing is always possible (R24).
    """
    human, fee = state.human, components().travel_fee
    energy, mycelium, obsidian = human.resources
    purse = (energy >= fee) + 2 * (mycelium >= fee) + 4 * (obsidian >= fee)
    here, taken = human.ambassador, state.bot.ambassador
    may_build = human.factories > 0
    index = -1
    actions: list[Action] = []
    for island in state.islands:
        index += 1
        if index == here:
            continue
        left, middle, right = island.ships
        berths = (left > 0) + 2 * (middle > 0) + 4 * (right > 0)
        free = 0
        if may_build:
            one, two, three, four = island.factories
            free = (one is None) + 2 * (two is None) + 4 * (three is None) + 8 * (four is None)
        if index != taken:
            actions += _landings(space.index, index, berths, free)
        elif purse:
            actions += _paid_landings(space.index, index, berths, free, purse)
    return tuple(actions)


@cache
def _landings(space: int, island: int, berths: int, free: int) -> tuple[Action, ...]:
    """Trips to an island without fee; berths with ships and free factory spaces as bits."""
    return tuple(Travel(SPACES[space], island, landing, None) for landing in _open(berths, free))


@cache
def _paid_landings(space: int, island: int, berths: int, free: int, purse: int) -> tuple[Action, ...]:
    """Trips to an island with a fee; ``purse`` is the kinds in which it can be paid, as bits."""
    return tuple(
        Travel(SPACES[space], island, landing, kind)
        for kind in _RESOURCES
        if purse >> kind.index & 1
        for landing in _open(berths, free)
    )


def _open(berths: int, free: int) -> tuple[Landing, ...]:
    """Landings that an island offers."""
    return (
        Landing.NOTHING,
        *(landing for index, landing in enumerate(BERTHS) if berths >> index & 1),
        *(landing for index, landing in enumerate(FACTORY_SPACES) if free >> index & 1),
    )


def travel(state: State, action: Travel) -> Step[State, Event]:
    """Move the ambassador, pay the bot's, then take a ship, build a factory, or do neither."""
    pending, human = state.pending, state.human
    assert isinstance(pending, Acting)
    resources = human.resources
    if action.fee is not None:
        resources = plus(resources, action.fee.index, -components().travel_fee)
    arrived = Travelled(Side.HUMAN, human.ambassador, action.island, action.fee)
    events: tuple[Event, ...] = (arrived,)
    ships, warehouses, factories = human.ships, human.warehouses, human.factories
    islands, landing = state.islands, action.landing
    if landing is not Landing.NOTHING:
        island = islands[action.island]
        printed = components().islands[island.number]
        berth = _BERTH_OF.get(landing)
        if berth is not None:
            kind = printed.berths[berth].resource
            ships = plus(ships, kind.index, 1)
            left = plus(island.ships, berth, -1)
            island = changed(island, ships=left)
            events = (arrived, ShipTaken(Side.HUMAN, action.island, landing, kind))
        else:
            place = _SPACE_OF[landing]
            built = list(island.factories)
            built[place] = Side.HUMAN
            island = changed(island, factories=(built[0], built[1], built[2], built[3]))
            factories -= 1
            for good in printed.spaces[place]:
                warehouses = goods_plus(warehouses, single_good(good.index))
            events = (arrived, FactoryBuilt(Side.HUMAN, action.island, landing, printed.spaces[place]))
        circle = list(islands)
        circle[action.island] = island
        islands = (circle[0], circle[1], circle[2], circle[3], circle[4])
    after = changed(
        human,
        ambassador=action.island,
        ships=ships,
        resources=resources,
        warehouses=warehouses,
        factories=factories,
    )
    landed = changed(state, pending=spent(pending, action.space), islands=islands, human=after)
    return Step(landed, events)
