"""What each ability of the faction mats does, in a sentence."""

from __future__ import annotations

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Ability, Faction
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.scythe.words.names import listed, terrains_name


def ability_text(ability: Ability, faction: Faction) -> str:
    """An ability as this faction has it."""
    return {**_of_factions(), **_of_moves(faction), **_of_combat()}[ability]


def _of_factions() -> dict[Ability, str]:
    return {
        Ability.SWIM: translate("Scythe", "Your workers may move across rivers."),
        Ability.RELENTLESS: translate(
            "Scythe", "You may choose the same section of your mat again next turn."
        ),
        Ability.COERCION: translate(
            "Scythe", "Once a turn, a combat card may be paid in place of one resource of any kind."
        ),
        Ability.DOMINATE: translate(
            "Scythe", "Any number of your stars may be for combats, and both objectives may bring one."
        ),
        Ability.MEANDER: translate("Scythe", "You may take two different options of each encounter."),
        Ability.EXALT: translate("Scythe", "Places flags; each may count as a territory in the end."),
        Ability.MAIFUKU: translate("Scythe", "Sets traps that cost an enemy dear."),
    }


def _of_moves(faction: Faction) -> dict[Ability, str]:
    mats = components().mats
    steps = mats.speed
    terrains = listed(tuple(terrains_name(one) for one in mats.factions[faction.index].riverwalk))
    return {
        Ability.RIVERWALK: Text(
            "Scythe", "Character and mechs may cross rivers to these terrains: {terrains}."
        ).format(terrains=terrains),
        Ability.SPEED: translate("Scythe", "Character and mechs take %n more step(s).", "", steps),
        Ability.SEAWORTHY: translate(
            "Scythe",
            "Character and mechs move to and from lakes, and may retreat to lakes beside a lost combat.",
        ),
        Ability.SUBMERGE: translate(
            "Scythe",
            "Character and mechs move to and from lakes, and from any lake to any other in one step.",
        ),
        Ability.TOWNSHIP: translate(
            "Scythe", "For character and mechs, villages you control and the Factory are all adjacent."
        ),
        Ability.UNDERPASS: translate(
            "Scythe", "For character and mechs, mountains you control and tunnels are all adjacent."
        ),
        Ability.WAYFARE: translate(
            "Scythe", "Character and mechs may step to your home base or that of a faction not in the game."
        ),
        Ability.BURROW: translate("Scythe", "Character and mechs may cross rivers beside tunnels."),
        Ability.RALLY: translate(
            "Scythe", "Character and mechs may step to territories with your workers or flags."
        ),
        Ability.TOKA: translate("Scythe", "Character and mechs may each cross a river once a move."),
        Ability.SUITON: translate("Scythe", "Character and mechs move to and from lakes."),
        Ability.SHINOBI: translate("Scythe", "Character and mechs may step to territories with your traps."),
    }


def _of_combat() -> dict[Ability, str]:
    mats = components().mats
    cards = mats.peoples_army
    return {
        Ability.ARTILLERY: Text(
            "Scythe", "Before a combat you may pay {cost} power so that the enemy loses {loss}."
        ).format(cost=mats.artillery_cost, loss=mats.artillery_loss),
        Ability.DISARM: Text(
            "Scythe", "Before a combat on a tunnel or your Mine the enemy loses {loss} power."
        ).format(loss=mats.disarm_loss),
        Ability.SCOUT: translate(
            "Scythe", "Before a combat you take one combat card of the enemy, at random."
        ),
        Ability.PEOPLES_ARMY: translate(
            "Scythe", "%n more combat card(s) in combats where you have a worker.", "", cards
        ),
        Ability.CAMARADERIE: translate("Scythe", "You lose no popularity when you drive workers home."),
        Ability.SWORD: translate("Scythe", "Before a combat in which you attack, the enemy loses power."),
        Ability.SHIELD: translate("Scythe", "Before a combat in which you defend, you gain power."),
        Ability.RONIN: translate(
            "Scythe", "In a combat with a single unit of yours you may gain power first."
        ),
    }
