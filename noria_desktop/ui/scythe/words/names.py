"""Names of what lies on the table of Scythe, in the player's language; the human is called "you".

Territories are called by their terrain and the number that stands on them, which is also the reading order.
"""

from __future__ import annotations

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
from noria_desktop.ui.i18n import translate

# Sides ------------------------------------------------------------------------------------------------


def seat_name(seat: Seat) -> str:
    """A side of the table."""
    return translate("Scythe", "You") if seat == HUMAN else translate("Scythe", "The Automa")


def faction_name(faction: Faction) -> str:
    """A faction."""
    return {
        Faction.NORDIC: translate("Scythe", "Nordic"),
        Faction.RUSVIET: translate("Scythe", "Rusviet"),
        Faction.CRIMEA: translate("Scythe", "Crimea"),
        Faction.SAXONY: translate("Scythe", "Saxony"),
        Faction.POLANIA: translate("Scythe", "Polania"),
        Faction.ALBION: translate("Scythe", "Albion"),
        Faction.TOGAWA: translate("Scythe", "Togawa"),
    }[faction]


def mat_name(mat: Mat) -> str:
    """A player mat."""
    return {
        Mat.INDUSTRIAL: translate("Scythe", "Industrial"),
        Mat.ENGINEERING: translate("Scythe", "Engineering"),
        Mat.PATRIOTIC: translate("Scythe", "Patriotic"),
        Mat.MECHANICAL: translate("Scythe", "Mechanical"),
        Mat.AGRICULTURAL: translate("Scythe", "Agricultural"),
        Mat.MILITANT: translate("Scythe", "Militant"),
        Mat.INNOVATIVE: translate("Scythe", "Innovative"),
    }[mat]


def ability_name(ability: Ability) -> str:
    """What is printed on a faction mat, under a mech or beside the character."""
    return {
        Ability.SWIM: translate("Scythe", "Swim"),
        Ability.RELENTLESS: translate("Scythe", "Relentless"),
        Ability.COERCION: translate("Scythe", "Coercion"),
        Ability.DOMINATE: translate("Scythe", "Dominate"),
        Ability.MEANDER: translate("Scythe", "Meander"),
        Ability.EXALT: translate("Scythe", "Exalt"),
        Ability.MAIFUKU: translate("Scythe", "Maifuku"),
        Ability.RIVERWALK: translate("Scythe", "Riverwalk"),
        Ability.SEAWORTHY: translate("Scythe", "Seaworthy"),
        Ability.ARTILLERY: translate("Scythe", "Artillery"),
        Ability.SPEED: translate("Scythe", "Speed"),
        Ability.TOWNSHIP: translate("Scythe", "Township"),
        Ability.PEOPLES_ARMY: translate("Scythe", "People's Army"),
        Ability.WAYFARE: translate("Scythe", "Wayfare"),
        Ability.SCOUT: translate("Scythe", "Scout"),
        Ability.UNDERPASS: translate("Scythe", "Underpass"),
        Ability.DISARM: translate("Scythe", "Disarm"),
        Ability.SUBMERGE: translate("Scythe", "Submerge"),
        Ability.CAMARADERIE: translate("Scythe", "Camaraderie"),
        Ability.BURROW: translate("Scythe", "Burrow"),
        Ability.SWORD: translate("Scythe", "Sword"),
        Ability.SHIELD: translate("Scythe", "Shield"),
        Ability.RALLY: translate("Scythe", "Rally"),
        Ability.TOKA: translate("Scythe", "Toka"),
        Ability.SUITON: translate("Scythe", "Suiton"),
        Ability.RONIN: translate("Scythe", "Ronin"),
        Ability.SHINOBI: translate("Scythe", "Shinobi"),
    }[ability]


# The map ----------------------------------------------------------------------------------------------


def terrain_name(terrain: Terrain) -> str:
    """A kind of territory within a sentence."""
    return {
        Terrain.MOUNTAIN: translate("Scythe", "mountain"),
        Terrain.TUNDRA: translate("Scythe", "tundra"),
        Terrain.FARM: translate("Scythe", "farm"),
        Terrain.FOREST: translate("Scythe", "forest"),
        Terrain.VILLAGE: translate("Scythe", "village"),
        Terrain.LAKE: translate("Scythe", "lake"),
        Terrain.FACTORY: translate("Scythe", "the Factory"),
    }[terrain]


def terrains_name(terrain: Terrain) -> str:
    """Several territories of one kind."""
    return {
        Terrain.MOUNTAIN: translate("Scythe", "mountains"),
        Terrain.TUNDRA: translate("Scythe", "tundras"),
        Terrain.FARM: translate("Scythe", "farms"),
        Terrain.FOREST: translate("Scythe", "forests"),
        Terrain.VILLAGE: translate("Scythe", "villages"),
        Terrain.LAKE: translate("Scythe", "lakes"),
        Terrain.FACTORY: translate("Scythe", "the Factory"),
    }[terrain]


def place_name(place: Place) -> str:
    """A territory by terrain and number, or a home base, within a sentence."""
    if place >= TERRITORIES:
        return base_name(FACTIONS[place - TERRITORIES])
    terrain = components().map.terrain[place]
    if terrain is Terrain.FACTORY:
        return terrain_name(terrain)
    return translate("Scythe", "{terrain} {number}").format(terrain=terrain_name(terrain), number=place + 1)


def short_place(place: Place) -> str:
    """The same in a line about a side's own units: its home base needs no name."""
    return translate("Scythe", "home base") if place >= TERRITORIES else place_name(place)


def base_name(faction: Faction) -> str:
    """The home base of a faction."""
    return translate("Scythe", "the {faction} home base").format(faction=faction_name(faction))


def side_name(side: Side) -> str:
    """A side of a hex, as a direction."""
    return {
        Side.E: translate("Scythe", "east"),
        Side.SE: translate("Scythe", "south-east"),
        Side.SW: translate("Scythe", "south-west"),
        Side.W: translate("Scythe", "west"),
        Side.NW: translate("Scythe", "north-west"),
        Side.NE: translate("Scythe", "north-east"),
    }[side]


# Pieces -----------------------------------------------------------------------------------------------


def resource_name(resource: Resource) -> str:
    """A kind of resource."""
    return {
        Resource.OIL: translate("Scythe", "oil"),
        Resource.METAL: translate("Scythe", "metal"),
        Resource.FOOD: translate("Scythe", "food"),
        Resource.WOOD: translate("Scythe", "wood"),
    }[resource]


def unit_name(unit: Unit) -> str:
    """A kind of unit."""
    return {
        Unit.CHARACTER: translate("Scythe", "character"),
        Unit.MECH: translate("Scythe", "mech"),
        Unit.WORKER: translate("Scythe", "worker"),
    }[unit]


def mech_name(faction: Faction, slot: Slot) -> str:
    """A mech by what lies under it."""
    ability = components().mats.factions[faction.index].mechs[slot]
    return translate("Scythe", "{ability} mech").format(ability=ability_name(ability))


def mover_name(unit: Unit, faction: Faction, slot: Slot) -> str:
    """One of the human's units."""
    return mech_name(faction, slot) if unit is Unit.MECH else unit_name(unit)


def cargo_name(cargo: Cargo) -> str:
    """What a moving unit takes and drops."""
    if cargo is Cargo.FRESH_WORKERS:
        return translate("Scythe", "workers that can still move")
    if cargo is Cargo.MOVED_WORKERS:
        return translate("Scythe", "workers that have moved")
    return resource_name(Resource(cargo.value))


def structure_name(structure: Structure) -> str:
    """A structure."""
    return {
        Structure.MINE: translate("Scythe", "Mine"),
        Structure.MILL: translate("Scythe", "Mill"),
        Structure.MONUMENT: translate("Scythe", "Monument"),
        Structure.ARMORY: translate("Scythe", "Armory"),
    }[structure]


# Mats -------------------------------------------------------------------------------------------------


def top_name(top: Top) -> str:
    """A top-row action."""
    return {
        Top.MOVE: translate("Scythe", "Move"),
        Top.BOLSTER: translate("Scythe", "Bolster"),
        Top.TRADE: translate("Scythe", "Trade"),
        Top.PRODUCE: translate("Scythe", "Produce"),
    }[top]


def choice_name(choice: TopChoice) -> str:
    """A side of a top-row action."""
    return {
        TopChoice.MOVE: translate("Scythe", "Move units"),
        TopChoice.GAIN: translate("Scythe", "Gain coins"),
        TopChoice.POWER: translate("Scythe", "Gain power"),
        TopChoice.CARDS: translate("Scythe", "Draw combat cards"),
        TopChoice.RESOURCES: translate("Scythe", "Trade for resources"),
        TopChoice.POPULARITY: translate("Scythe", "Gain popularity"),
        TopChoice.PRODUCE: translate("Scythe", "Produce"),
    }[choice]


def bottom_name(bottom: Bottom) -> str:
    """A bottom-row action."""
    return {
        Bottom.UPGRADE: translate("Scythe", "Upgrade"),
        Bottom.DEPLOY: translate("Scythe", "Deploy"),
        Bottom.BUILD: translate("Scythe", "Build"),
        Bottom.ENLIST: translate("Scythe", "Enlist"),
    }[bottom]


def cube_name(cube: Cube) -> str:
    """A green box by what it makes more of."""
    return {
        Cube.MOVE_UNITS: translate("Scythe", "Move: units"),
        Cube.MOVE_COINS: translate("Scythe", "Move: coins"),
        Cube.TRADE_POPULARITY: translate("Scythe", "Trade: popularity"),
        Cube.PRODUCE_HEXES: translate("Scythe", "Produce: territories"),
        Cube.BOLSTER_POWER: translate("Scythe", "Bolster: power"),
        Cube.BOLSTER_CARDS: translate("Scythe", "Bolster: combat cards"),
    }[cube]


def source_name(source: Source) -> str:
    """Where a gain or a payment comes from, as a note behind it."""
    return {
        Source.TOP: translate("Scythe", "top row"),
        Source.STRUCTURE: translate("Scythe", "structure"),
        Source.BOTTOM: translate("Scythe", "bottom row"),
        Source.ONE_TIME: translate("Scythe", "recruit, once"),
        Source.ONGOING: translate("Scythe", "recruit, ongoing"),
        Source.OFFER: translate("Scythe", "recruit, on the Automa's turn"),
        Source.ENCOUNTER: translate("Scythe", "encounter"),
        Source.FACTORY: translate("Scythe", "Factory card"),
        Source.COMBAT: translate("Scythe", "combat"),
        Source.SCOUT: translate("Scythe", "scouted"),
        Source.COERCION: translate("Scythe", "coerced"),
        Source.AUTOMA: translate("Scythe", "Automa card"),
    }[source]


def approach_name(approach: Approach) -> str:
    """The three ways to meet an encounter."""
    return {
        Approach.KIND: translate("Scythe", "Help out"),
        Approach.BUY: translate("Scythe", "Pay"),
        Approach.FORCE: translate("Scythe", "Use force"),
    }[approach]


def timing_name(timing: Timing) -> str:
    """When an objective may be revealed."""
    return {
        Timing.ANY: translate("Scythe", "Before or after an action of your turn."),
        Timing.END_OF_TURN: translate("Scythe", "At the end of your turn."),
    }[timing]


def star_name(star: Star) -> str:
    """What a star is placed for."""
    return {
        Star.UPGRADES: translate("Scythe", "all upgrades"),
        Star.MECHS: translate("Scythe", "all mechs"),
        Star.STRUCTURES: translate("Scythe", "all structures"),
        Star.RECRUITS: translate("Scythe", "all recruits"),
        Star.WORKERS: translate("Scythe", "all workers"),
        Star.OBJECTIVE: translate("Scythe", "an objective"),
        Star.COMBAT: translate("Scythe", "a combat won"),
        Star.POPULARITY: translate("Scythe", "full popularity"),
        Star.POWER: translate("Scythe", "full power"),
        Star.TRACKER: translate("Scythe", "its star tracker"),
    }[star]


# Turn -------------------------------------------------------------------------------------------------


def scheme_name(scheme: Scheme) -> str:
    """A half of the Automa's cards."""
    return translate("Scythe", "scheme I") if scheme is Scheme.I else translate("Scythe", "scheme II")


def stage_name(stage: AutomaStage) -> str:
    """A step of the Automa's turn."""
    return {
        AutomaStage.CARD: translate("Scythe", "Draw a card"),
        AutomaStage.MOVE: translate("Scythe", "Move or attack"),
        AutomaStage.GAIN: translate("Scythe", "Take gains"),
        AutomaStage.OFFER: translate("Scythe", "Offer a recruit bonus"),
        AutomaStage.TRACKER: translate("Scythe", "Advance the star tracker"),
    }[stage]


def phase_name(phase: Phase) -> str:
    """How far the turn is."""
    return {
        Phase.SECTION: translate("Scythe", "Section"),
        Phase.TOP: translate("Scythe", "Top row"),
        Phase.MOVE: translate("Scythe", "Moves"),
        Phase.COMBAT: translate("Scythe", "Combat"),
        Phase.ENCOUNTER: translate("Scythe", "Encounter"),
        Phase.FACTORY: translate("Scythe", "Factory card"),
        Phase.BOTTOM: translate("Scythe", "Bottom row"),
        Phase.END: translate("Scythe", "End of turn"),
        Phase.AUTOMA: translate("Scythe", "Automa's turn"),
        Phase.GAME_OVER: translate("Scythe", "Game over"),
    }[phase]


# Joining ----------------------------------------------------------------------------------------------


def listed(words: tuple[str, ...]) -> str:
    """Several things in one line."""
    return translate("Scythe", ", ", "separator of a list").join(words)


def capital(words: str) -> str:
    """The words as the beginning of a line."""
    return words[:1].upper() + words[1:]
