"""What the human's faction and its mechs can do that others cannot. Source: rules.md 13.

A mech's ability works from the moment that the mech has left the faction mat, for the character and all mechs.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import Human
from noria_desktop.games.scythe.terms import Ability

_OF_FACTION: Final = -1
_NOBODYS: Final = -2


@cache
def _slots() -> tuple[tuple[int, ...], ...]:
    """By faction and ability: the slot of its mech, or one of the marks above."""
    return tuple(
        tuple(
            mat.mechs.index(ability)
            if ability in mat.mechs
            else _OF_FACTION
            if mat.ability is ability
            else _NOBODYS
            for ability in Ability
        )
        for mat in components().mats.factions
    )


def has(human: Human, ability: Ability) -> bool:
    """Whether an ability of the faction or of its mechs works now."""
    slot = _slots()[human.faction.index][ability.index]
    return human.army.mechs[slot] is not None if slot >= 0 else slot == _OF_FACTION


def speed_steps(human: Human) -> int:
    """Steps that character and mechs have more than workers."""
    return components().mats.speed if has(human, Ability.SPEED) else 0
