"""Build: a structure leaves the mat for a territory without one. Source: rules.md 7, 8, 9.3.

Choices come by structure, then by territory.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Build
from noria_desktop.games.scythe.control import placed_structures
from noria_desktop.games.scythe.copies import replaced
from noria_desktop.games.scythe.deploy import sites, why_no_site
from noria_desktop.games.scythe.events import Built
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import TERRITORIES, Place, Source, Structure

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
