"""Deploy: a mech leaves the faction mat, the ability under it works from now on. Source: rules.md 7, 8, 9.2.

Choices come by slot, then by territory.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Deploy
from noria_desktop.games.scythe.control import human_territories, worked_territories
from noria_desktop.games.scythe.copies import replaced
from noria_desktop.games.scythe.events import Deployed
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import TERRITORIES, Place, Source

_DEPLOYS: Final = tuple(tuple(Deploy(slot, place) for place in range(TERRITORIES)) for slot in range(4))


def sites(sight: Observation, place: Place | None) -> tuple[Place, ...]:
    """Where mechs and structures may appear: the encounter's territory, or controlled land with an own worker."""
    if place is not None:
        return (place,)
    lake = geography().lake
    return tuple([site for site in worked_territories(sight) if not lake[site]])


def deployments(sight: Observation, place: Place | None) -> list[Action]:
    """Mechs on the mat by territories that can have them."""
    slots = [slot for slot, where in enumerate(sight.human.army.mechs) if where is None]
    where = sites(sight, place) if slots else ()
    return [_DEPLOYS[slot][site] for slot in slots for site in where]


def deploy(table: StateBuilder, action: Deploy, source: Source) -> None:
    """A mech comes onto the map."""
    army = table.human.army
    mechs = replaced(army.mechs, action.slot, action.place)
    table.human = changed(table.human, army=changed(army, mechs=mechs))
    table.tell(Deployed(action.slot, action.place, source))


def why_not_deploy(sight: Observation, action: Deploy, place: Place | None) -> Why:
    """Why this mech cannot appear there."""
    mechs = sight.human.army.mechs
    if action.slot not in range(len(mechs)) or mechs[action.slot] is not None:
        return Why.ALREADY_DEPLOYED
    return why_no_site(sight, action.place, place) or Why.NOT_NOW


def why_no_site(sight: Observation, wanted: Place, place: Place | None) -> Why | None:
    """Why neither mech nor structure may appear on a territory; None if it may."""
    if place is not None:
        return None if wanted == place else Why.NOT_HERE
    if wanted not in human_territories(sight):
        return Why.NOT_CONTROLLED
    if geography().lake[wanted]:
        return Why.LAKE
    return None if wanted in worked_territories(sight) else Why.NO_WORKER_ON_TERRITORY
