"""The four bonus tiles: what every player has of what they ask for, and who would get them now.

Against Coyote, the tiles for the most go to the human from a threshold on and else to Coyote, who has no sky and gets
neither of the others. Source: rules.md 7 and 9; rulings 27, 39.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import SECTOR_CIRCLES, circle_set
from noria_desktop.games.solani.goals import Award, BonusTile, Measure
from noria_desktop.games.solani.state import BonusSectors, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import CoyoteLevel, Sector


@frozen
class Standing:
    """How one seat stands at one bonus tile."""

    value: int
    """What the tile counts; of Coyote, what the human must reach, 0 where Coyote takes no part."""
    points: int
    """What the seat would get now."""
    loose: int = 0
    """Loose nodes in the sector, for a tile that allows none."""


Standings: TypeAlias = tuple[tuple[Standing, ...], ...]
"""By bonus tile and seat."""

# Looking a word up in its enum costs as much as all that is counted by it.
_MOST: Final = Award.MOST
_CLUSTER_POINTS: Final = Measure.CLUSTER_POINTS
_UNTETHERED_PLANETS: Final = Measure.UNTETHERED_PLANETS
_TILES_WITHOUT_LOOSE_NODE: Final = Measure.TILES_WITHOUT_LOOSE_NODE
_SECTORS: Final = tuple(circle_set(circles) for circles in SECTOR_CIRCLES)


def bonus_standing(state: State) -> Standings:
    """Who would get the bonus tiles if the game ended now, by bonus tile and seat."""
    return standings(
        tuple(tally(sky) for sky in state.skies),
        sectors_of(state),
        state.options.coyote if state.coyote is not None else None,
    )


def sectors_of(state: State) -> BonusSectors:
    """The sector of each bonus tile in this game."""
    sectors = state.options.bonus_sectors
    assert sectors is not None, "options of a game have no gaps"
    return sectors


def standings(tallies: tuple[Tally, ...], sectors: BonusSectors, coyote: CoyoteLevel | None) -> Standings:
    """The same of skies already counted; ``coyote`` is the level of the opponent of one player."""
    return tuple(
        _against_coyote(number, bonus, tallies[0], sector, coyote)
        if coyote is not None
        else _among(bonus, tallies, sector)
        for number, (bonus, sector) in enumerate(zip(components().bonuses, sectors, strict=True))
    )


def value_of(bonus: BonusTile, counted: Tally, sector: Sector) -> int:
    """What a bonus tile counts on one sky."""
    at, measure = sector.index, bonus.measure
    if measure is _CLUSTER_POINTS:
        return counted.clusters[at] + counted.guiding[at]
    if measure is _UNTETHERED_PLANETS:
        return counted.untethered[at]
    if measure is _TILES_WITHOUT_LOOSE_NODE:
        return counted.tiles[at]
    within = _SECTORS[at]
    alone = 1 if counted.circles & within else 0
    return max([alone, *[(figure & within).bit_count() for figure in counted.figures]])


def _among(bonus: BonusTile, tallies: tuple[Tally, ...], sector: Sector) -> tuple[Standing, ...]:
    """A tile among several players: each who has enough, or all who have the most (ruling 39)."""
    values = [value_of(bonus, counted, sector) for counted in tallies]
    enough = max(bonus.at_least, *values) if bonus.award is _MOST else bonus.at_least
    return tuple(
        [
            _standing(bonus, counted, sector, value, enough)
            for counted, value in zip(tallies, values, strict=True)
        ]
    )


def _against_coyote(
    number: int, bonus: BonusTile, counted: Tally, sector: Sector, level: CoyoteLevel
) -> tuple[Standing, ...]:
    """A tile between the human and Coyote: from a threshold on it is the human's."""
    threshold = components().coyote[level.index].thresholds[number]
    value = value_of(bonus, counted, sector)
    if threshold is None:
        return _standing(bonus, counted, sector, value, bonus.at_least), Standing(0, 0)
    reached = value >= threshold
    return (
        Standing(value, bonus.points if reached else 0),
        Standing(threshold, 0 if reached else bonus.points),
    )


def _standing(bonus: BonusTile, counted: Tally, sector: Sector, value: int, enough: int) -> Standing:
    """One player's standing where ``enough`` wins."""
    loose = counted.loose[sector.index] if bonus.measure is _TILES_WITHOUT_LOOSE_NODE else 0
    return Standing(value, bonus.points if value >= enough and not loose else 0, loose)
