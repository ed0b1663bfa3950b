"""What the bottom row brings: upgrade, mech, structure, recruit. Source: rules.md 7, 8, 9.1 to 9.4.

An upgrade's cube leaves its green box, which counts from now on, for a bracketed space. A mech leaves the faction mat,
and the ability under it works from then on. A structure leaves the mat for a territory without one. A recruit leaves the
mat for a one-time space, which brings its bonus at once; from then on the bottom-row action that it stood over brings
its ongoing bonus as well.

Choices come by cube, then by bottom-row action; by slot or structure, then by territory; by recruit, then by space.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Build, Deploy, Enlist, Upgrade
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories, placed_structures, worked_territories
from noria_desktop.games.scythe.copies import replaced
from noria_desktop.games.scythe.events import Built, Deployed, Enlisted, Upgraded
from noria_desktop.games.scythe.gains import gain
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import Due
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import TERRITORIES, Bonus, Bottom, Cube, Gain, Place, Source, Structure

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


# Deploy (9.2) -------------------------------------------------------------------------------------------


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


# Build (9.3) --------------------------------------------------------------------------------------------


_BUILDS: Final = tuple(
    tuple(Build(structure, place) for place in range(TERRITORIES)) for structure in Structure
)


def buildings(sight: Observation, place: Place | None) -> list[Action]:
    """Structures on the mat by territories that can have them: none stands there yet."""
    built = sight.human.works.structures
    kinds = [kind for kind, where in enumerate(built) if where is None]
    where = [site for site in sites(sight, place) if site not in built] if kinds else []
    return [_BUILDS[kind][site] for kind in kinds for site in where]


def build(table: StateBuilder, action: Build, source: Source) -> None:
    """A structure is built."""
    works = table.human.works
    structures = replaced(works.structures, action.structure.index, action.place)
    table.human = changed(table.human, works=changed(works, structures=structures))
    table.tell(Built(action.structure, action.place, source))


def why_not_build(sight: Observation, action: Build, place: Place | None) -> Why:
    """Why this structure cannot be built there."""
    if sight.human.works.structures[action.structure.index] is not None:
        return Why.ALREADY_BUILT
    why = why_no_site(sight, action.place, place)
    if why is None and action.place in placed_structures(sight.human):
        return Why.STRUCTURE_THERE
    return why or Why.NOT_NOW


# Enlist (9.4) -------------------------------------------------------------------------------------------


_ENLISTS: Final = tuple(tuple(Enlist(bottom, bonus) for bonus in Bonus) for bottom in Bottom)
_ONE_TIME: Final = tuple(Bonus)

ONGOING: Final = tuple(
    Due(Gain(bonus.value), amount, Source.ONGOING)
    for bonus, amount in (action.ongoing for action in components().mats.bottoms)
)
"""By bottom-row action: what its recruit brings again and again."""


def enlistments(sight: Observation) -> list[Action]:
    """Recruits on the mat by one-time spaces that are free."""
    recruits = sight.human.works.recruits
    free = [bonus.index for bonus in _ONE_TIME if bonus not in recruits]
    return [
        _ENLISTS[bottom][space] for bottom, where in enumerate(recruits) if where is None for space in free
    ]


def enlist(table: StateBuilder, action: Enlist, source: Source) -> None:
    """A recruit moves and its space gives its bonus."""
    works = table.human.works
    recruits = replaced(works.recruits, action.bottom.index, action.bonus)
    table.human = changed(table.human, works=changed(works, recruits=recruits))
    table.tell(Enlisted(action.bottom, action.bonus, source))
    gain(table, HUMAN, action.bonus, components().mats.one_time[action.bonus.index], Source.ONE_TIME)


def counts_at_once(action: Enlist, source: Source) -> bool:
    """Whether the recruit brings its ongoing bonus in the very action that enlists it (rules.md 9 [C]: no)."""
    own = source is Source.BOTTOM and action.bottom is Bottom.ENLIST
    return own and components().mats.own_recruit_counts_at_once


def why_not_enlist(sight: Observation, action: Enlist) -> Why:
    """Why this recruit cannot go there."""
    recruits = sight.human.works.recruits
    return Why.ALREADY_ENLISTED if recruits[action.bottom.index] is not None else Why.SPACE_TAKEN
