"""Neighbourhoods of Automa units and of the human's combat units. Source: automa.md 2; R2, R9, R26."""

from __future__ import annotations

from collections.abc import Collection

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import combat_places
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.state import Army, Automa
from noria_desktop.games.scythe.terms import TERRITORIES, Place


def is_confined(automa: Automa) -> bool:
    """Water phase: whether rivers and lakes still stop the Automa's units."""
    return automa.token < components().automa.trackers[automa.level.index].first_free


def neighbourhood(place: Place, confined: bool) -> tuple[Place, ...]:
    """Territories of an Automa unit's neighbourhood, its own among them; of a unit on a home base there are none."""
    map_ = geography()
    return map_.confined[place] if confined else map_.free[place]


def unit_places(automa: Automa) -> tuple[Place, ...]:
    """Where the Automa's units stand, home base included: one entry for each unit."""
    character = () if automa.character is None else (automa.character,)
    return (*automa.workers, *automa.mechs, *character)


def neighbour_counts(automa: Automa) -> list[int]:
    """By territory: how many Automa units have it in their neighbourhood, whatever kind they are.

    Units on the home base count for nothing, and the home base itself does not count (R9).
    """
    confined, counts = is_confined(automa), [0] * TERRITORIES
    for place in unit_places(automa):
        for territory in neighbourhood(place, confined):
            counts[territory] += 1
    return counts


def base_neighbourhood(automa: Automa) -> tuple[Place, ...]:
    """The two territories that the Automa's home base adds, in both water phases."""
    return geography().base_neighbourhood[automa.faction.index]


def base_set(automa: Automa) -> tuple[Place, ...]:
    """Territories in the neighbourhood of an Automa unit or of its home base, in reading order.

    Taken before the moving unit is lifted, so that its own territory belongs to it (R7).
    """
    counts, home = neighbour_counts(automa), base_neighbourhood(automa)
    return tuple([place for place in range(TERRITORIES) if counts[place] or place in home])


def threatened(army: Army) -> frozenset[Place]:
    """Territories in the neighbourhood of a combat unit of the human: its own and all around it, water or not (R2).

    On any home base a unit threatens nothing (R26).
    """
    free = geography().free
    return frozenset([territory for place in combat_places(army) for territory in free[place]])


def hunted(army: Army) -> Collection[Place]:
    """Where the human's combat units are to which a mech or character goes nearer.

    Units on a home base are disregarded while one stands on a territory; otherwise it is the bases (R8, R26).
    """
    places = combat_places(army)
    return [place for place in places if place < TERRITORIES] or places
