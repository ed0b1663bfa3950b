"""What objective cards ask for, in a form that rules can check. Source: rules.md 11; data, condition_terms."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import PLACE_OF, Place, Terrain


class Demand(enum.Enum):
    """What is compared; ``amount`` of the condition is the number it must reach, or stay below."""

    CONTROL_TERRAIN = "control_terrain"
    CONTROL_TUNNELS = "control_tunnels"
    CONTROL_HEX = "control_hex"
    HIGHEST_POWER = "highest_power"
    ROUTED = "forced_worker_retreat_this_turn"
    POWER_MIN = "power_min"
    POWER_MAX = "power_max"
    POPULARITY_MIN = "popularity_min"
    COINS_MIN = "coins_min"
    COINS_MAX = "coins_max"
    COMBAT_CARDS_MIN = "combat_cards_min"
    COMBAT_STARS_MIN = "combat_stars_min"
    FACTORY_CARDS = "factory_cards"
    MECHS_MIN = "mechs_min"
    MECHS_MAX = "mechs_max"
    WORKERS_MIN = "workers_min"
    WORKERS_MAX = "workers_max"
    STRUCTURES_MIN = "structures_min"
    UPGRADES_MIN = "upgrades_min"
    UPGRADES_MAX = "upgrades_max"
    RECRUITS_MIN = "recruits_min"
    WORKERS_EQUAL_RECRUITS = "workers_equal_recruits"
    EACH_RESOURCE = "each_resource_controlled_min"
    ONE_RESOURCE = "one_resource_type_controlled_min"
    BESIDE_FACTORY = "control_adjacent_to_factory_min"
    AROUND_ONE_LAKE = "control_around_one_lake_min"
    ONE_TERRITORY = "single_territory"


@frozen
class OneTerritory:
    """What must hold on one and the same controlled territory."""

    resources: int = 0
    """Tokens of all kinds together, at least."""
    each_resource: int = 0
    """Tokens of each kind, at least."""
    pieces: int = 0
    """Character, mechs, workers and structure together, at least."""
    character: bool = False
    """The character is there."""
    mechs: int | None = None
    """Exactly so many; None: any number."""
    workers: int | None = None


@frozen
class Condition:
    """One of the conditions of an objective."""

    demand: Demand
    amount: int = 1
    terrain: Terrain | None = None
    """Of ``CONTROL_TERRAIN``."""
    place: Place | None = None
    """Of ``CONTROL_HEX``."""
    territory: OneTerritory | None = None
    """Of ``ONE_TERRITORY``."""


_PIECES: Final = ["character", "worker", "mech", "structure"]


def read_condition(entry: Mapping[str, Any]) -> Condition:
    """A condition as the data file writes it.

    Raises:
        ValueError: it asks for something unknown.
    """
    word, value = next(iter(entry.items()))
    demand = Demand(word)
    if demand is Demand.CONTROL_TERRAIN:
        return Condition(demand, entry["min"], terrain=Terrain(value))
    if len(entry) > 1:
        raise ValueError(f"{sorted(entry)} in one condition")
    if demand is Demand.CONTROL_HEX:
        return Condition(demand, place=PLACE_OF[value])
    if demand is Demand.ONE_TERRITORY:
        return Condition(demand, territory=_territory(value))
    return Condition(demand, int(value))


def _territory(entry: Mapping[str, Any]) -> OneTerritory:
    known = {
        "resources_min",
        "each_type_min",
        "own_pieces_min",
        "pieces",
        "character",
        "mechs_exactly",
        "workers_exactly",
    }
    if set(entry) - known or entry.get("pieces", _PIECES) != _PIECES:
        raise ValueError(f"unknown demand on a territory: {dict(entry)}")
    return OneTerritory(
        resources=entry.get("resources_min", 0),
        each_resource=entry.get("each_type_min", 0),
        pieces=entry.get("own_pieces_min", 0),
        character=bool(entry.get("character", 0)),
        mechs=entry.get("mechs_exactly"),
        workers=entry.get("workers_exactly"),
    )
