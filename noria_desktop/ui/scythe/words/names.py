"""Names of what lies on the table of Scythe, in the player's language; the human is called "you".

Territories are called by their terrain and the number that stands on them, which is also the reading order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import (
    FACTIONS,
    TERRITORIES,
    Ability,
    Approach,
    AutomaStage,
    Bottom,
    Cargo,
    Cube,
    Faction,
    Mat,
    Phase,
    Place,
    Resource,
    Scheme,
    Side,
    Slot,
    Source,
    Star,
    Structure,
    Terrain,
    Timing,
    Top,
    TopChoice,
    Unit,
)
from noria_desktop.ui.i18n import Speech, Text, Texts, translate

# Sides ------------------------------------------------------------------------------------------------


def seat_name(seat: Seat) -> str:
    """A side of the table."""
    return say("You") if seat == HUMAN else say("The Automa")


faction_name: Final = Texts(
    Faction,
    NORDIC=Text("Scythe", "Nordic"),
    RUSVIET=Text("Scythe", "Rusviet"),
    CRIMEA=Text("Scythe", "Crimea"),
    SAXONY=Text("Scythe", "Saxony"),
    POLANIA=Text("Scythe", "Polania"),
    ALBION=Text("Scythe", "Albion"),
    TOGAWA=Text("Scythe", "Togawa"),
)
"""A faction."""


mat_name: Final = Texts(
    Mat,
    INDUSTRIAL=Text("Scythe", "Industrial"),
    ENGINEERING=Text("Scythe", "Engineering"),
    PATRIOTIC=Text("Scythe", "Patriotic"),
    MECHANICAL=Text("Scythe", "Mechanical"),
    AGRICULTURAL=Text("Scythe", "Agricultural"),
    MILITANT=Text("Scythe", "Militant"),
    INNOVATIVE=Text("Scythe", "Innovative"),
)
"""A player mat."""


ability_name: Final = Texts(
    Ability,
    SWIM=Text("Scythe", "Swim"),
    RELENTLESS=Text("Scythe", "Relentless"),
    COERCION=Text("Scythe", "Coercion"),
    DOMINATE=Text("Scythe", "Dominate"),
    MEANDER=Text("Scythe", "Meander"),
    EXALT=Text("Scythe", "Exalt"),
    MAIFUKU=Text("Scythe", "Maifuku"),
    RIVERWALK=Text("Scythe", "Riverwalk"),
    SEAWORTHY=Text("Scythe", "Seaworthy"),
    ARTILLERY=Text("Scythe", "Artillery"),
    SPEED=Text("Scythe", "Speed"),
    TOWNSHIP=Text("Scythe", "Township"),
    PEOPLES_ARMY=Text("Scythe", "People's Army"),
    WAYFARE=Text("Scythe", "Wayfare"),
    SCOUT=Text("Scythe", "Scout"),
    UNDERPASS=Text("Scythe", "Underpass"),
    DISARM=Text("Scythe", "Disarm"),
    SUBMERGE=Text("Scythe", "Submerge"),
    CAMARADERIE=Text("Scythe", "Camaraderie"),
    BURROW=Text("Scythe", "Burrow"),
    SWORD=Text("Scythe", "Sword"),
    SHIELD=Text("Scythe", "Shield"),
    RALLY=Text("Scythe", "Rally"),
    TOKA=Text("Scythe", "Toka"),
    SUITON=Text("Scythe", "Suiton"),
    RONIN=Text("Scythe", "Ronin"),
    SHINOBI=Text("Scythe", "Shinobi"),
)
"""What is printed on a faction mat, under a mech or beside the character."""


# The map ----------------------------------------------------------------------------------------------


terrain_name: Final = Texts(
    Terrain,
    MOUNTAIN=Text("Scythe", "mountain"),
    TUNDRA=Text("Scythe", "tundra"),
    FARM=Text("Scythe", "farm"),
    FOREST=Text("Scythe", "forest"),
    VILLAGE=Text("Scythe", "village"),
    LAKE=Text("Scythe", "lake"),
    FACTORY=Text("Scythe", "the Factory"),
)
"""A kind of territory within a sentence."""


terrains_name: Final = Texts(
    Terrain,
    MOUNTAIN=Text("Scythe", "mountains"),
    TUNDRA=Text("Scythe", "tundras"),
    FARM=Text("Scythe", "farms"),
    FOREST=Text("Scythe", "forests"),
    VILLAGE=Text("Scythe", "villages"),
    LAKE=Text("Scythe", "lakes"),
    FACTORY=Text("Scythe", "the Factory"),
)
"""Several territories of one kind."""


def place_name(place: Place) -> str:
    """A territory by terrain and number, or a home base, within a sentence."""
    if place >= TERRITORIES:
        return base_name(FACTIONS[place - TERRITORIES])
    terrain = components().map.terrain[place]
    if terrain is Terrain.FACTORY:
        return terrain_name(terrain)
    return say("{terrain} {number}", terrain=terrain_name(terrain), number=place + 1)


def short_place(place: Place) -> str:
    """The same in a line about a side's own units: its home base needs no name."""
    return say("home base") if place >= TERRITORIES else place_name(place)


def base_name(faction: Faction) -> str:
    """The home base of a faction."""
    return say("the {faction} home base", faction=faction)


side_name: Final = Texts(
    Side,
    E=Text("Scythe", "east"),
    SE=Text("Scythe", "south-east"),
    SW=Text("Scythe", "south-west"),
    W=Text("Scythe", "west"),
    NW=Text("Scythe", "north-west"),
    NE=Text("Scythe", "north-east"),
)
"""A side of a hex, as a direction."""


# Pieces -----------------------------------------------------------------------------------------------


resource_name: Final = Texts(
    Resource,
    OIL=Text("Scythe", "oil"),
    METAL=Text("Scythe", "metal"),
    FOOD=Text("Scythe", "food"),
    WOOD=Text("Scythe", "wood"),
)
"""A kind of resource."""


unit_name: Final = Texts(
    Unit,
    CHARACTER=Text("Scythe", "character"),
    MECH=Text("Scythe", "mech"),
    WORKER=Text("Scythe", "worker"),
)
"""A kind of unit."""


def mech_name(faction: Faction, slot: Slot) -> str:
    """A mech by what lies under it."""
    ability = components().mats.factions[faction.index].mechs[slot]
    return say("{ability} mech", ability=ability)


def mover_name(unit: Unit, faction: Faction, slot: Slot) -> str:
    """One of the human's units."""
    return mech_name(faction, slot) if unit is Unit.MECH else unit_name(unit)


def cargo_name(cargo: Cargo) -> str:
    """What a moving unit takes and drops."""
    if cargo is Cargo.FRESH_WORKERS:
        return say("workers that can still move")
    if cargo is Cargo.MOVED_WORKERS:
        return say("workers that have moved")
    return resource_name(Resource(cargo.value))


structure_name: Final = Texts(
    Structure,
    MINE=Text("Scythe", "Mine"),
    MILL=Text("Scythe", "Mill"),
    MONUMENT=Text("Scythe", "Monument"),
    ARMORY=Text("Scythe", "Armory"),
)
"""A structure."""


# Mats -------------------------------------------------------------------------------------------------


top_name: Final = Texts(
    Top,
    MOVE=Text("Scythe", "Move"),
    BOLSTER=Text("Scythe", "Bolster"),
    TRADE=Text("Scythe", "Trade"),
    PRODUCE=Text("Scythe", "Produce"),
)
"""A top-row action."""


choice_name: Final = Texts(
    TopChoice,
    MOVE=Text("Scythe", "Move units"),
    GAIN=Text("Scythe", "Gain coins"),
    POWER=Text("Scythe", "Gain power"),
    CARDS=Text("Scythe", "Draw combat cards"),
    RESOURCES=Text("Scythe", "Trade for resources"),
    POPULARITY=Text("Scythe", "Gain popularity"),
    PRODUCE=Text("Scythe", "Produce"),
)
"""A side of a top-row action."""


bottom_name: Final = Texts(
    Bottom,
    UPGRADE=Text("Scythe", "Upgrade"),
    DEPLOY=Text("Scythe", "Deploy"),
    BUILD=Text("Scythe", "Build"),
    ENLIST=Text("Scythe", "Enlist"),
)
"""A bottom-row action."""


cube_name: Final = Texts(
    Cube,
    MOVE_UNITS=Text("Scythe", "Move: units"),
    MOVE_COINS=Text("Scythe", "Move: coins"),
    TRADE_POPULARITY=Text("Scythe", "Trade: popularity"),
    PRODUCE_HEXES=Text("Scythe", "Produce: territories"),
    BOLSTER_POWER=Text("Scythe", "Bolster: power"),
    BOLSTER_CARDS=Text("Scythe", "Bolster: combat cards"),
)
"""A green box by what it makes more of."""


source_name: Final = Texts(
    Source,
    TOP=Text("Scythe", "top row"),
    STRUCTURE=Text("Scythe", "structure"),
    BOTTOM=Text("Scythe", "bottom row"),
    ONE_TIME=Text("Scythe", "recruit, once"),
    ONGOING=Text("Scythe", "recruit, ongoing"),
    OFFER=Text("Scythe", "recruit, on the Automa's turn"),
    ENCOUNTER=Text("Scythe", "encounter"),
    FACTORY=Text("Scythe", "Factory card"),
    COMBAT=Text("Scythe", "combat"),
    RESOURCE_BOX=Text("Scythe", "resource box"),
    SCOUT=Text("Scythe", "scouted"),
    COERCION=Text("Scythe", "coerced"),
    AUTOMA=Text("Scythe", "Automa card"),
)
"""Where a gain or a payment comes from, as a note behind it."""


approach_name: Final = Texts(
    Approach,
    KIND=Text("Scythe", "Help out"),
    BUY=Text("Scythe", "Pay"),
    FORCE=Text("Scythe", "Use force"),
)
"""The three ways to meet an encounter."""


timing_name: Final = Texts(
    Timing,
    ANY=Text("Scythe", "Before or after an action of your turn."),
    END_OF_TURN=Text("Scythe", "At the end of your turn."),
)
"""When an objective may be revealed."""


star_name: Final = Texts(
    Star,
    UPGRADES=Text("Scythe", "all upgrades"),
    MECHS=Text("Scythe", "all mechs"),
    STRUCTURES=Text("Scythe", "all structures"),
    RECRUITS=Text("Scythe", "all recruits"),
    WORKERS=Text("Scythe", "all workers"),
    OBJECTIVE=Text("Scythe", "an objective"),
    COMBAT=Text("Scythe", "a combat won"),
    POPULARITY=Text("Scythe", "full popularity"),
    POWER=Text("Scythe", "full power"),
    TRACKER=Text("Scythe", "its star tracker"),
)
"""What a star is placed for."""


# Turn -------------------------------------------------------------------------------------------------


def scheme_name(scheme: Scheme) -> str:
    """A half of the Automa's cards."""
    return say("scheme I") if scheme is Scheme.I else say("scheme II")


stage_name: Final = Texts(
    AutomaStage,
    CARD=Text("Scythe", "Draw a card"),
    MOVE=Text("Scythe", "Move or attack"),
    GAIN=Text("Scythe", "Take gains"),
    OFFER=Text("Scythe", "Offer a recruit bonus"),
    TRACKER=Text("Scythe", "Advance the star tracker"),
)
"""A step of the Automa's turn."""


phase_name: Final = Texts(
    Phase,
    SECTION=Text("Scythe", "Section"),
    TOP=Text("Scythe", "Top row"),
    MOVE=Text("Scythe", "Moves"),
    COMBAT=Text("Scythe", "Combat"),
    ENCOUNTER=Text("Scythe", "Encounter"),
    FACTORY=Text("Scythe", "Factory card"),
    BOTTOM=Text("Scythe", "Bottom row"),
    END=Text("Scythe", "End of turn"),
    AUTOMA=Text("Scythe", "Automa's turn"),
    GAME_OVER=Text("Scythe", "Game over"),
)
"""How far the turn is."""


# Joining ----------------------------------------------------------------------------------------------


def listed(words: Iterable[str]) -> str:
    """Several things in one line."""
    return translate("Scythe", ", ", "separator of a list").join(words)


def either(words: Iterable[str]) -> str:
    """Things of which one is enough."""
    return translate("Scythe", " or ", "between two of which one is enough").join(words)


say: Final = Speech(
    "Scythe",
    {
        "place": place_name,
        "unit": unit_name,
        "faction": faction_name,
        "scheme": scheme_name,
        "cargo": cargo_name,
        "bottom": bottom_name,
        "structure": structure_name,
        "origin": place_name,
        "side": seat_name,
        "ability": ability_name,
        "resource": resource_name,
        "source": source_name,
        "mat": mat_name,
        "box": cube_name,
        "approach": approach_name,
        "goal": place_name,
    },
)
