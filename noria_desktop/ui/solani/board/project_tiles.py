"""Pictures of single tiles, on a sky and off it, and what the nodes do at each circle of a sky."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import BITS, BRANCHES_ROUND, CORNERS, turned_mask
from noria_desktop.games.solani.state import Branches, Sky
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import (
    CIRCLES,
    CLUSTERS,
    PLANETS,
    Branch,
    BranchSpace,
    CircleSpace,
    Mask,
    Tile,
)
from noria_desktop.ui.solani.board.arts import (
    ClusterArt,
    DarkArt,
    FeatureArt,
    GuidingArt,
    Light,
    Lights,
    PlanetArt,
    Side,
)

TileArt: TypeAlias = ClusterArt | PlanetArt | FeatureArt
CircleArt: TypeAlias = ClusterArt | PlanetArt | FeatureArt | GuidingArt | DarkArt

LIGHTS = {
    Fate.OPEN: Light.OPEN,
    Fate.SCORES: Light.SCORES,
    Fate.OVERFILLED: Light.OVERFILLED,
    Fate.OUT_OF_REACH: Light.LOST,
    Fate.LOOSE: Light.LOOSE,
    Fate.TETHERED: Light.TETHERED,
}


# Off the sky ------------------------------------------------------------------------------------------


def circle_art(tile: Tile, radius: float, *, held: bool = False) -> TileArt:
    """A cluster, planet or feature that lies on no sky."""
    if tile in CLUSTERS:
        return ClusterArt(tile, radius, placed=False, held=held)
    if tile in PLANETS:
        return PlanetArt(tile, radius, glow=False, held=held)
    return FeatureArt(tile, radius, held=held)


def base_mask(branch: Branch) -> Mask:
    """A branch tile as it is printed, not turned."""
    return components().rotations[branch.index][0]


# On a sky -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def counted(sky: Sky) -> Tally:
    """Everything that counts on a sky as it stands."""
    return tally(sky)


@lru_cache(maxsize=64)
def lights(sky: Sky) -> tuple[Light | None, ...]:
    """What the nodes do at each circle; None where there is nothing to say."""
    found = counted(sky)
    return tuple(_light(found, space) for space in range(CIRCLES))


def _light(found: Tally, space: CircleSpace) -> Light | None:
    return LIGHTS.get(found.still(space))


def arm_lights(sky: Sky, gap: BranchSpace) -> Lights:
    """For each arm of a branch tile the light of the circle it reaches; open where it has none."""
    mask, found = sky.branches[gap], lights(sky)
    north_west, north_east, south_east, south_west = (
        (found[space] or Light.OPEN) if mask & bit else Light.OPEN
        for bit, space in zip(BITS, CORNERS[gap], strict=True)
    )
    return north_west, north_east, south_east, south_west


def arms(branches: Branches, space: CircleSpace) -> Mask:
    """Directions from which nodes reach a circle, as seen from it."""
    return sum(turned_mask(bit, 2) for gap, bit in BRANCHES_ROUND[space] if branches[gap] & bit)


def circle_sprite_art(sky: Sky, space: CircleSpace, radius: float, *, pale: bool = False) -> CircleArt | None:
    """What lies or is printed on a circular space of a sky; None for an empty one."""
    tile, light = sky.circles[space], lights(sky)[space] or Light.OPEN
    stars = components().guiding[sky.board.index][space]
    if stars:
        return GuidingArt(stars, radius, arms(sky.branches, space), light)
    if space in sky.dark:
        return dark_art(sky, space, radius)
    if tile is None:
        return None
    if tile in CLUSTERS:
        return ClusterArt(tile, radius, arms(sky.branches, space), light, pale=pale)
    if tile in PLANETS:
        return PlanetArt(tile, radius, tethered=light is Light.TETHERED, pale=pale)
    return FeatureArt(tile, radius, scores=light is Light.SCORES, pale=pale)


def dark_art(
    sky: Sky,
    space: CircleSpace,
    radius: float,
    before: Branches | None = None,
    *,
    surrounded: bool | None = None,
) -> DarkArt:
    """A Dark Sky token; sides filled since ``before`` are those that a drop would fill."""
    by_direction = {turned_mask(bit, 2): gap for gap, bit in BRANCHES_ROUND[space]}

    def side(direction: Mask) -> Side:
        gap = by_direction.get(direction)
        if gap is None:
            return Side.NONE
        if not sky.branches[gap]:
            return Side.EMPTY
        return Side.FILLED if before is None or before[gap] else Side.FORESEEN

    north_west, north_east, south_east, south_west = map(side, BITS)
    done = sky.surrounded[sky.dark.index(space)] if surrounded is None else surrounded
    return DarkArt(radius, (north_west, north_east, south_east, south_west), done)
