"""What happens at once where a unit of the human's comes to: enemy workers are driven home, a combat is announced.

Source: rules.md 5, what ends a unit's move; automa.md 10.11; R30.
"""

from __future__ import annotations

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.battle import lay_resource_box, send_workers_home
from noria_desktop.games.scythe.control import automa_combat_units, automa_workers
from noria_desktop.games.scythe.events import PopularityLost
from noria_desktop.games.scythe.pending import Arrival, Moving, Travelling
from noria_desktop.games.scythe.state import TODAYS_RULINGS
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Ability, Unit


def arrive(table: StateBuilder, entry: Travelling) -> bool:
    """A unit has stepped onto ``entry.place`` with its cargo; returns whether that ends its move.

    ``Moving`` is the last entry but one.
    """
    place = entry.place
    if entry.unit is Unit.WORKER:
        return False
    if automa_combat_units(table.automa, place):
        moving = table.pending[-2]
        assert isinstance(moving, Moving)
        arrival = Arrival(place, entry.unit, entry.slot, entry.origin, entry.goods, entry.fresh + entry.moved)
        table.pending[-2] = changed(moving, arrivals=(*moving.arrivals, arrival))
        return True
    stops = entry.unit is Unit.CHARACTER and place in table.board.tokens
    if automa_workers(table.automa, place):
        rout(table, send_workers_home(table, place))
        lay_resource_box(table, place)
        return True
    return stops


def rout(table: StateBuilder, workers: int) -> None:
    """The human has driven so many workers home without a combat: one popularity for each, down to 0.

    Camaraderie is printed for workers that retreat after a combat; by the first rulings it spared popularity here too.
    """
    lose_popularity(table, workers, spared=table.options.rulings < TODAYS_RULINGS)


def lose_popularity(table: StateBuilder, workers: int, *, spared: bool) -> None:
    """One popularity for each worker driven home, down to 0; ``spared``: none with Camaraderie."""
    if not workers:
        return
    human = table.human
    lost = 0 if spared and has(human, Ability.CAMARADERIE) else min(workers, human.popularity)
    table.human = changed(human, popularity=human.popularity - lost, routed=human.routed + workers)
    if lost:
        table.tell(PopularityLost(lost))
