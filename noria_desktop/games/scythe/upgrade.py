"""Upgrade: a cube leaves its green box, which counts from now on, for a bracketed space. Source: rules.md 9.1.

Choices come by cube, then by bottom-row action.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Upgrade
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.copies import replaced
from noria_desktop.games.scythe.events import Upgraded
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bottom, Cube, Source

_UPGRADES: Final = tuple(tuple(Upgrade(cube, bottom) for bottom in Bottom) for cube in Cube)
_CUBES, _BOTTOMS = tuple(range(len(Cube))), tuple(range(len(Bottom)))


def has_space(human: Human, bottom: int) -> bool:
    """Whether a bottom-row action, by its number, has a bracketed space free."""
    section = components().mats.players[human.mat.index].sections[bottom]
    return human.works.slots[bottom] < section.slots


def upgrades(sight: Observation) -> list[Action]:
    """Cubes on green boxes by actions with a space free."""
    human = sight.human
    cubes = human.works.cubes
    free = [bottom for bottom in _BOTTOMS if has_space(human, bottom)]
    return [_UPGRADES[cube][bottom] for cube in _CUBES if not cubes[cube] for bottom in free]


def upgrade(table: StateBuilder, action: Upgrade, source: Source) -> None:
    """A cube moves."""
    works, bottom = table.human.works, action.bottom.index
    table.human = changed(
        table.human,
        works=changed(
            works,
            cubes=replaced(works.cubes, action.cube.index, True),
            slots=replaced(works.slots, bottom, works.slots[bottom] + 1),
        ),
    )
    table.tell(Upgraded(action.cube, action.bottom, source))


def why_not_upgrade(sight: Observation, action: Upgrade) -> Why:
    """Why this cube cannot go there."""
    cubes = sight.human.works.cubes
    return Why.ALREADY_UPGRADED if cubes[action.cube.index] else Why.NO_FREE_SLOT
