"""What the human's faction and its mechs can do that others cannot. Source: rules.md 13.

A mech's ability works from the moment that the mech has left the faction mat, for the character and all mechs.
"""

from __future__ import annotations

from functools import cache

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import Human
from noria_desktop.games.scythe.terms import Ability, Faction, Terrain


@cache
def slot_of(faction: Faction, ability: Ability) -> int | None:
    """The slot of the mech over an ability; None if the faction mat has no such mech."""
    mechs = components().mats.factions[faction.index].mechs
    return mechs.index(ability) if ability in mechs else None


def has(human: Human, ability: Ability) -> bool:
    """Whether an ability of the faction or of its mechs works now."""
    faction = human.faction
    slot = slot_of(faction, ability)
    if slot is None:
        return components().mats.factions[faction.index].ability is ability
    return human.army.mechs[slot] is not None


def riverwalk_terrains(faction: Faction) -> tuple[Terrain, ...]:
    """Terrains that Riverwalk leads to across a river."""
    return components().mats.factions[faction.index].riverwalk


def speed_steps(human: Human) -> int:
    """Steps that character and mechs have more than workers."""
    return components().mats.speed if has(human, Ability.SPEED) else 0
