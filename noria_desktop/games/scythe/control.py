"""Who stands where, who controls what, and what lies on it. Source: rules.md 1, 5 and 12; automa.md 2 and 13.

A player controls a territory with an own unit or structure and no enemy unit on it. While a combat is pending units
of both sides stand there, and the territory still belongs to the defender.
"""

from __future__ import annotations

from collections.abc import Collection

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    ChoosingArtillery,
    ChoosingCards,
    ChoosingPower,
    Revealing,
    Settling,
)
from noria_desktop.games.scythe.state import Army, Automa, Human, Observation
from noria_desktop.games.scythe.terms import NO_GOODS, TERRITORIES, Goods, Place

_COMBATS = (ChoosingArtillery, ChoosingPower, ChoosingCards, Revealing, Settling)


# Units --------------------------------------------------------------------------------------------------


def human_combat_units(army: Army, place: Place) -> int:
    """How many of the human's character and mechs stand on a place."""
    return (army.character == place) + army.mechs.count(place)


def human_workers(army: Army, place: Place) -> int:
    """How many of the human's workers stand on a place."""
    return army.workers.count(place)


def automa_combat_units(automa: Automa, place: Place) -> int:
    """How many of the Automa's character and mechs stand on a place."""
    return (automa.character == place) + automa.mechs.count(place)


def automa_workers(automa: Automa, place: Place) -> int:
    """How many of the Automa's workers stand on a place."""
    return automa.workers.count(place)


def human_places(army: Army) -> set[Place]:
    """Where the human has units, home bases included."""
    found = {army.character, *army.workers}
    found.update([place for place in army.mechs if place is not None])
    return found


def automa_places(automa: Automa) -> set[Place]:
    """Where the Automa has units, its home base included."""
    found = {*automa.mechs, *automa.workers}
    if automa.character is not None:
        found.add(automa.character)
    return found


def combat_places(army: Army) -> set[Place]:
    """Where the human has combat units, home bases included."""
    found = {place for place in army.mechs if place is not None}
    found.add(army.character)
    return found


def contested(state: Observation) -> tuple[Place, ...]:
    """Territories where combat units of both sides stand, ascending: combats that are still to be fought."""
    automa = state.automa
    theirs = set(automa.mechs)
    if automa.character is not None:
        theirs.add(automa.character)
    return tuple(sorted(combat_places(state.human.army) & theirs))


# Control ------------------------------------------------------------------------------------------------


def human_territories(state: Observation) -> tuple[Place, ...]:
    """Territories that the human controls, ascending."""
    human, automa = state.human, state.automa
    army = human.army
    held: set[Place | None] = {army.character, *army.workers, *army.mechs, *human.works.structures}
    held.discard(None)
    theirs = {automa.character, *automa.mechs, *automa.workers}
    if not held.isdisjoint(theirs):
        shared = held & theirs
        held -= shared
        if _defended(state):
            held |= shared & human_places(army)
    return tuple(sorted([place for place in held if place is not None and place < TERRITORIES]))


def automa_territories(state: Observation) -> tuple[Place, ...]:
    """Territories that the Automa controls, ascending: those with a unit of its own."""
    held = automa_places(state.automa)
    if _defended(state):
        held -= human_places(state.human.army)
    return tuple(sorted([place for place in held if place < TERRITORIES]))


def controller(state: Observation, place: Place) -> Seat | None:
    """Who controls a territory; None for nobody, and always for a home base."""
    if place >= TERRITORIES:
        return None
    if place in automa_territories(state):
        return BOT
    return HUMAN if place in human_territories(state) else None


def worked_territories(state: Observation) -> tuple[Place, ...]:
    """Controlled territories with at least one own worker, ascending: for Trade, mechs and structures."""
    workers = set(state.human.army.workers)
    return tuple([place for place in human_territories(state) if place in workers])


def _defended(state: Observation) -> bool:
    """Whether the human is the defender where both sides stand: only while a combat of the Automa's lasts."""
    for entry in state.pending:
        if isinstance(entry, _COMBATS):
            return entry.attacker == BOT
    return False


# Goods --------------------------------------------------------------------------------------------------


def goods_on(goods: tuple[Goods, ...], places: Collection[Place]) -> Goods:
    """All tokens on some places, by kind."""
    oil, metal, food, wood = NO_GOODS
    for place in places:
        here = goods[place]
        oil += here[0]
        metal += here[1]
        food += here[2]
        wood += here[3]
    return oil, metal, food, wood


def counted_goods(state: Observation, territories: Collection[Place]) -> int:
    """Tokens on these territories that count in the end: at most six of each territory, all kinds together (R25)."""
    limit, goods = components().mats.resources_counted, state.board.goods
    return sum([min(limit, sum(goods[place])) for place in territories])


def placed_structures(human: Human) -> tuple[Place, ...]:
    """Where the human's structures stand, in the order of ``Structure``; those on the mat are left out."""
    return tuple([place for place in human.works.structures if place is not None])
