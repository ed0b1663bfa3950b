"""Which sign of the set stands for which term of the game, on mats, cards, tracks and objectives."""

from __future__ import annotations

from enum import Enum
from typing import Final

from noria_desktop.games.scythe.conditions import Demand
from noria_desktop.games.scythe.terms import (
    Ability,
    Approach,
    AutomaGain,
    Bonus,
    Bottom,
    Gain,
    MoveSymbol,
    Star,
    Top,
    TopChoice,
)

_TERMS: Final[dict[str, tuple[Enum, ...]]] = {
    "any": (Gain.ANY_RESOURCE, TopChoice.RESOURCES),
    "armory": (Ability.SHIELD,),
    "attack": (Ability.SWORD, Ability.RONIN, Approach.FORCE, Star.COMBAT),
    "build": (Gain.STRUCTURE, Star.STRUCTURES),
    "card": (AutomaGain.COMBAT_CARD, Bonus.COMBAT_CARDS, Gain.COMBAT_CARDS, TopChoice.CARDS),
    "character": (MoveSymbol.MOVE_CHARACTER,),
    "coin": (Approach.BUY, Bonus.COINS, Gain.COINS, TopChoice.GAIN),
    "enlist": (Gain.RECRUIT, Star.RECRUITS),
    "eye": (Ability.SCOUT, Ability.SHINOBI, Star.OBJECTIVE),
    "gauge": (Ability.SPEED,),
    "gear": (Ability.TOWNSHIP, Top.PRODUCE),
    "hex": (Gain.PRODUCE_HEXES, TopChoice.PRODUCE),
    "mech": (AutomaGain.CHARACTER_OR_MECH, Bottom.DEPLOY, MoveSymbol.MOVE_MECH, Star.MECHS),
    "move": (Ability.WAYFARE,),
    "oil": (Ability.SUBMERGE, Ability.SEAWORTHY, Ability.SUITON),
    "popularity": (Approach.KIND,),
    "power": (Ability.ARTILLERY, Ability.DISARM, Top.BOLSTER),
    "river": (Ability.RIVERWALK, Ability.SWIM, Ability.TOKA),
    "star": (
        Ability.RELENTLESS,
        Ability.COERCION,
        Ability.DOMINATE,
        Ability.MEANDER,
        Ability.EXALT,
        Ability.MAIFUKU,
    ),
    "tunnel": (Ability.UNDERPASS, Ability.BURROW),
    "upgrade": (Star.UPGRADES,),
    "worker": (
        Ability.CAMARADERIE,
        Ability.PEOPLES_ARMY,
        Ability.RALLY,
        MoveSymbol.MOVE_WORKER,
        Star.WORKERS,
    ),
}
"""By sign, the terms that are called otherwise."""
_DEMANDS: Final[dict[str, tuple[Demand, ...]]] = {
    "attack": (Demand.COMBAT_STARS_MIN,),
    "build": (Demand.STRUCTURES_MIN,),
    "card": (Demand.COMBAT_CARDS_MIN,),
    "coin": (Demand.COINS_MIN, Demand.COINS_MAX),
    "enlist": (Demand.RECRUITS_MIN, Demand.WORKERS_EQUAL_RECRUITS),
    "gear": (Demand.BESIDE_FACTORY, Demand.CONTROL_HEX, Demand.FACTORY_CARDS),
    "hex": (Demand.ONE_TERRITORY,),
    "mech": (Demand.MECHS_MIN, Demand.MECHS_MAX),
    "popularity": (Demand.POPULARITY_MIN,),
    "power": (Demand.HIGHEST_POWER, Demand.POWER_MIN, Demand.POWER_MAX),
    "river": (Demand.AROUND_ONE_LAKE,),
    "trade": (Demand.EACH_RESOURCE, Demand.ONE_RESOURCE),
    "tunnel": (Demand.CONTROL_TUNNELS,),
    "upgrade": (Demand.UPGRADES_MIN, Demand.UPGRADES_MAX),
    "worker": (Demand.ROUTED, Demand.WORKERS_MIN, Demand.WORKERS_MAX),
}
"""By sign, what objectives ask for."""
_SIGNS: Final = {
    term: sign for table in (_TERMS, _DEMANDS) for sign, terms in table.items() for term in terms
}


def sign_of(term: Enum) -> str:
    """The sign of a term: mostly the one of its own name."""
    own: str = term.value
    return _SIGNS.get(term, own)
