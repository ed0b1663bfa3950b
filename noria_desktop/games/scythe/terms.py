"""The words of Scythe: places, factions, mats, actions, units, cards, phases and prompts. Source: rules.md 1."""

from __future__ import annotations

import enum
from typing import Final, TypeAlias

Place: TypeAlias = int
"""A cell of the map: territories h01 to h47 are 0 to 46 in reading order, home bases follow by faction."""

Section: TypeAlias = int
"""A column of the player mat, 0 to 3 from the left; 4 is the Factory card."""

Slot: TypeAlias = int
"""A mech's place on the faction mat, 0 to 3 from the left; it names the mech and the ability under it."""

CombatCard: TypeAlias = int
"""Its value, 2 to 5; cards of one value are alike."""

Encounter: TypeAlias = int
"""Number of an encounter card, 1 to 28."""

FactoryCard: TypeAlias = int
"""Number of a Factory card, 1 to 12."""

Objective: TypeAlias = int
"""Number of an objective card, 1 to 23."""

AutomaCard: TypeAlias = int
"""Number of a card of the Automa deck, 1 to 19."""

TERRITORIES: Final = 47
SECTIONS: Final = 4
FACTORY_SECTION: Final[Section] = SECTIONS
"""The fifth section of who owns a Factory card."""


class InPrintedOrder(enum.Enum):
    """Words that stand in a row on the table; ``index`` counts them from 0."""

    def __init__(self, _value: str) -> None:
        """Count the members made so far; lookups are on the hot path."""
        self.index: int = len(type(self).__members__)


# Map ----------------------------------------------------------------------------------------------------


class Terrain(InPrintedOrder):
    """What a territory is. Source: rules.md 14."""

    MOUNTAIN = "mountain"
    TUNDRA = "tundra"
    FARM = "farm"
    FOREST = "forest"
    VILLAGE = "village"
    LAKE = "lake"
    FACTORY = "factory"


class Side(InPrintedOrder):
    """The six sides of a hex, clockwise from the east."""

    E = "E"
    SE = "SE"
    SW = "SW"
    W = "W"
    NW = "NW"
    NE = "NE"


class Resource(InPrintedOrder):
    """The four kinds of resource token, in the order in which decisions go through them (H6, H8)."""

    OIL = "oil"
    METAL = "metal"
    FOOD = "food"
    WOOD = "wood"


RESOURCES: Final = tuple(Resource)

Goods: TypeAlias = tuple[int, int, int, int]
"""Tokens of oil, metal, food and wood."""
NO_GOODS: Final[Goods] = (0, 0, 0, 0)


class Unit(InPrintedOrder):
    """What moves. Structures and resources are not units. Source: rules.md 1."""

    CHARACTER = "character"
    MECH = "mech"
    WORKER = "worker"


class Cargo(InPrintedOrder):
    """What a moving unit takes and drops, in the order in which it is asked. Source: rules.md 16, H8."""

    OIL = "oil"
    METAL = "metal"
    FOOD = "food"
    WOOD = "wood"
    FRESH_WORKERS = "fresh_workers"
    """Workers that may still use a move of their own in this action."""
    MOVED_WORKERS = "moved_workers"


# Factions and mats --------------------------------------------------------------------------------------


class Faction(InPrintedOrder):
    """The five base factions, then the two of the expansion. Source: rules.md 13."""

    NORDIC = "nordic"
    RUSVIET = "rusviet"
    CRIMEA = "crimea"
    SAXONY = "saxony"
    POLANIA = "polania"
    ALBION = "albion"
    TOGAWA = "togawa"


FACTIONS: Final = tuple(Faction)
BASE_FACTIONS: Final = FACTIONS[:5]
PLACES: Final = TERRITORIES + len(FACTIONS)
"""Territories and home bases."""


def home_base(faction: Faction) -> Place:
    """The home base of a faction. It is no territory: never controlled, built on or scored."""
    return TERRITORIES + faction.index


def place_id(place: Place) -> str:
    """The name of a place in data and notation, such as ``h07`` or ``base_nordic``."""
    return f"h{place + 1:02}" if place < TERRITORIES else f"base_{FACTIONS[place - TERRITORIES].value}"


PLACE_OF: Final = {place_id(place): place for place in range(PLACES)}
"""From its name to the place."""


class Ability(InPrintedOrder):
    """What is printed on the faction mats: faction abilities, then those under the mechs. Source: rules.md 13."""

    SWIM = "swim"
    RELENTLESS = "relentless"
    COERCION = "coercion"
    DOMINATE = "dominate"
    MEANDER = "meander"
    EXALT = "exalt"
    MAIFUKU = "maifuku"
    RIVERWALK = "riverwalk"
    SEAWORTHY = "seaworthy"
    ARTILLERY = "artillery"
    SPEED = "speed"
    TOWNSHIP = "township"
    PEOPLES_ARMY = "peoples_army"
    WAYFARE = "wayfare"
    SCOUT = "scout"
    UNDERPASS = "underpass"
    DISARM = "disarm"
    SUBMERGE = "submerge"
    CAMARADERIE = "camaraderie"
    BURROW = "burrow"
    SWORD = "sword"
    SHIELD = "shield"
    RALLY = "rally"
    TOKA = "toka"
    SUITON = "suiton"
    RONIN = "ronin"
    SHINOBI = "shinobi"


class Mat(InPrintedOrder):
    """The player mats: five of the base game, two of the expansion."""

    INDUSTRIAL = "industrial"
    ENGINEERING = "engineering"
    PATRIOTIC = "patriotic"
    MECHANICAL = "mechanical"
    AGRICULTURAL = "agricultural"
    MILITANT = "militant"
    INNOVATIVE = "innovative"


BASE_MATS: Final = tuple(Mat)[:5]


# Actions of the mats ------------------------------------------------------------------------------------


class Top(InPrintedOrder):
    """Top-row actions. Source: rules.md 4."""

    MOVE = "move"
    BOLSTER = "bolster"
    TRADE = "trade"
    PRODUCE = "produce"


class TopChoice(InPrintedOrder):
    """The sides of the top-row actions, one of which is chosen. Source: rules.md 4."""

    MOVE = "move"
    GAIN = "gain"
    """Coins instead of moving."""
    POWER = "power"
    CARDS = "cards"
    RESOURCES = "resources"
    POPULARITY = "popularity"
    PRODUCE = "produce"


class Bottom(InPrintedOrder):
    """Bottom-row actions, as every mat has them from left to right. Source: rules.md 9."""

    UPGRADE = "upgrade"
    DEPLOY = "deploy"
    BUILD = "build"
    ENLIST = "enlist"


class Cube(InPrintedOrder):
    """The six green boxes that a cube covers until Upgrade takes it away."""

    MOVE_UNITS = "move_units"
    MOVE_COINS = "move_coins"
    TRADE_POPULARITY = "trade_popularity"
    PRODUCE_HEXES = "produce_hexes"
    BOLSTER_POWER = "bolster_power"
    BOLSTER_CARDS = "bolster_cards"


class Structure(InPrintedOrder):
    """The four structures of a player mat. Source: rules.md 4 and 9.3."""

    MINE = "mine"
    MILL = "mill"
    MONUMENT = "monument"
    ARMORY = "armory"


class Bonus(InPrintedOrder):
    """What recruits bring: once on being enlisted, then again and again, and on the Automa's cards."""

    POWER = "power"
    COINS = "coins"
    POPULARITY = "popularity"
    COMBAT_CARDS = "combat_cards"


class Gain(InPrintedOrder):
    """What encounters, Factory cards and bottom-row actions give. Source: data, gain_terms."""

    COINS = "coins"
    POWER = "power"
    POPULARITY = "popularity"
    COMBAT_CARDS = "combat_cards"
    OIL = "oil"
    METAL = "metal"
    FOOD = "food"
    WOOD = "wood"
    ANY_RESOURCE = "any_resource"
    WORKER = "worker"
    MECH = "mech"
    STRUCTURE = "structure"
    RECRUIT = "recruit"
    UPGRADE = "upgrade"
    PRODUCE_HEXES = "produce_hexes"


class Source(enum.Enum):
    """Where a gain or a payment comes from."""

    TOP = "top"
    STRUCTURE = "structure"
    """Monument or Armory with its top-row action."""
    BOTTOM = "bottom"
    ONE_TIME = "one_time"
    """The space on the faction mat to which a recruit went."""
    ONGOING = "ongoing"
    """The recruit bonus of the own bottom-row action."""
    OFFER = "offer"
    """The recruit bonus that the Automa's card offers."""
    ENCOUNTER = "encounter"
    FACTORY = "factory"
    COMBAT = "combat"
    """The card of whoever lost one."""
    RESOURCE_BOX = "resource_box"
    """Of the Automa's last turn card, where its territory was taken with a combat or without one."""
    SCOUT = "scout"
    COERCION = "coercion"
    AUTOMA = "automa"
    """The gains of the Automa's card."""


class Approach(InPrintedOrder):
    """The three options of an encounter, as they always stand. Source: rules.md 7."""

    KIND = "kind"
    BUY = "buy"
    FORCE = "force"


class Timing(enum.Enum):
    """When an objective may be revealed. Source: rules.md 11; H3."""

    ANY = "any"
    END_OF_TURN = "end_of_turn"


class StructureTile(InPrintedOrder):
    """The structure bonus tiles. Source: rules.md 12."""

    TUNNELS_ADJACENT = "tunnels_adjacent"
    LAKES_ADJACENT = "lakes_adjacent"
    ENCOUNTERS_ADJACENT = "encounters_adjacent"
    ON_TUNNELS = "on_tunnels"
    LINE = "line"
    FARM_TUNDRA = "farm_tundra"


class Star(InPrintedOrder):
    """What a star is placed for; the last is the Automa's alone. Source: rules.md 10, automa.md 9."""

    UPGRADES = "upgrades"
    MECHS = "mechs"
    STRUCTURES = "structures"
    RECRUITS = "recruits"
    WORKERS = "workers"
    OBJECTIVE = "objective"
    COMBAT = "combat"
    POPULARITY = "popularity"
    POWER = "power"
    TRACKER = "tracker"


STARS: Final = tuple(Star)


# The Automa ---------------------------------------------------------------------------------------------


class Level(InPrintedOrder):
    """The four star trackers, easiest first. Source: automa.md 4."""

    AUTOMETTA = "autometta"
    AUTOMA = "automa"
    AUTOMASZYNA = "automaszyna"
    ULTIMASZYNA = "ultimaszyna"


class Scheme(InPrintedOrder):
    """Which half of the Automa's cards is in force. Source: automa.md 9."""

    I = "I"  # noqa: E741 - the cards' own word
    II = "II"


class MoveSymbol(InPrintedOrder):
    """The move actions of the Automa's cards. Source: automa.md 6."""

    MOVE_WORKER = "move_worker"
    MOVE_MECH = "move_mech"
    MOVE_CHARACTER = "move_character"
    ENCOUNTER_FACTORY = "encounter_factory"
    ATTACK_COMBAT = "attack_combat"
    ATTACK_WORKER = "attack_worker"


class AutomaGain(InPrintedOrder):
    """The gains of the Automa's cards. Source: automa.md 7."""

    POWER = "power"
    COIN = "coin"
    COMBAT_CARD = "combat_card"
    WORKER = "worker"
    CHARACTER_OR_MECH = "character_or_mech"


class AutomaStage(enum.Enum):
    """What the Automa's turn does next. Source: automa.md 5."""

    CARD = "card"
    """Draw a card; step 1."""
    MOVE = "move"
    """Step 2a."""
    GAIN = "gain"
    """Step 2b."""
    OFFER = "offer"
    """Step 2c."""
    TRACKER = "tracker"
    """Step 3."""


# Phases, prompts, score sheet ---------------------------------------------------------------------------


class Phase(enum.Enum):
    """Whose turn it is and how far. Source: rules.md 3, automa.md 5."""

    SECTION = "section"
    TOP = "top"
    MOVE = "move"
    COMBAT = "combat"
    ENCOUNTER = "encounter"
    FACTORY = "factory"
    BOTTOM = "bottom"
    END = "end"
    AUTOMA = "automa"
    GAME_OVER = "game_over"


class Prompt(enum.Enum):
    """What exactly is being decided. Source: rules.md 16."""

    SECTION = "section"
    TOP = "top"
    FACTORY_TOP = "factory_top"
    BOTTOM = "bottom"
    END = "end"
    MOVER = "mover"
    """Pick a unit to move, or finish the moves."""
    LOAD = "load"
    """The unit has not stepped yet: take cargo, step."""
    STOP = "stop"
    """The unit is at a stop: drop, take, step on or end its move."""
    PRODUCE = "produce"
    GOODS_PLACE = "goods_place"
    GOODS_KIND = "goods_kind"
    PAY = "pay"
    PAY_CARD = "pay_card"
    TAKE_GAIN = "take_gain"
    UPGRADE = "upgrade"
    DEPLOY = "deploy"
    BUILD = "build"
    ENLIST = "enlist"
    COMBAT = "combat"
    """Pick the territory to fight on."""
    ARTILLERY = "artillery"
    COMBAT_POWER = "combat_power"
    COMBAT_CARDS = "combat_cards"
    REVEAL = "reveal"
    """The battle card is about to be drawn. Automatic."""
    RETREAT = "retreat"
    RETREAT_WORKERS = "retreat_workers"
    ENCOUNTER = "encounter"
    SECOND_OPTION = "second_option"
    """Meander: a second option or stop."""
    FACTORY_CARD = "factory_card"
    OFFER = "offer"
    AUTOMA_CARD = "automa_card"
    AUTOMA_MOVE = "automa_move"
    AUTOMA_GAIN = "automa_gain"
    AUTOMA_OFFER = "automa_offer"
    """Looking whether the card offers the human a bonus. Automatic."""
    AUTOMA_TRACKER = "automa_tracker"
    FINISHED = "finished"


class Line(enum.Enum):
    """Rows of the score sheet. Source: rules.md 12."""

    STARS = "stars"
    TERRITORIES = "territories"
    RESOURCES = "resources"
    """Full pairs."""
    COINS = "coins"
    STRUCTURES = "structures"
    """The structure bonus tile."""
