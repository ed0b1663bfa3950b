"""What each ability of the faction mats does, in a sentence."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Ability, Faction
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.words.names import listed, say, terrains_name

SENTENCES: Final[dict[Ability, Text]] = {
    Ability.SWIM: Text("Scythe", "Your workers may move across rivers."),
    Ability.RELENTLESS: Text("Scythe", "You may choose the same section of your mat again next turn."),
    Ability.COERCION: Text(
        "Scythe", "Once a turn, a combat card may be paid in place of one resource of any kind."
    ),
    Ability.DOMINATE: Text(
        "Scythe", "Any number of your stars may be for combats, and both objectives may bring one."
    ),
    Ability.MEANDER: Text("Scythe", "You may take two different options of each encounter."),
    Ability.EXALT: Text("Scythe", "Places flags; each may count as a territory in the end."),
    Ability.MAIFUKU: Text("Scythe", "Sets traps that cost an enemy dear."),
    Ability.RIVERWALK: Text("Scythe", "Character and mechs may cross rivers to these terrains: {terrains}."),
    Ability.SEAWORTHY: Text(
        "Scythe", "Character and mechs move to and from lakes, and may retreat to lakes beside a lost combat."
    ),
    Ability.SUBMERGE: Text(
        "Scythe", "Character and mechs move to and from lakes, and from any lake to any other in one step."
    ),
    Ability.TOWNSHIP: Text(
        "Scythe", "For character and mechs, villages you control and the Factory are all adjacent."
    ),
    Ability.UNDERPASS: Text(
        "Scythe", "For character and mechs, mountains you control and tunnels are all adjacent."
    ),
    Ability.WAYFARE: Text(
        "Scythe", "Character and mechs may step to your home base or that of a faction not in the game."
    ),
    Ability.BURROW: Text("Scythe", "Character and mechs may cross rivers beside tunnels."),
    Ability.RALLY: Text("Scythe", "Character and mechs may step to territories with your workers or flags."),
    Ability.TOKA: Text("Scythe", "Character and mechs may each cross a river once a move."),
    Ability.SUITON: Text("Scythe", "Character and mechs move to and from lakes."),
    Ability.SHINOBI: Text("Scythe", "Character and mechs may step to territories with your traps."),
    Ability.ARTILLERY: Text(
        "Scythe", "Before a combat you may pay {cost} power so that the enemy loses {loss}."
    ),
    Ability.DISARM: Text("Scythe", "Before a combat on a tunnel or your Mine the enemy loses {loss} power."),
    Ability.SCOUT: Text("Scythe", "Before a combat you take one combat card of the enemy, at random."),
    Ability.CAMARADERIE: Text(
        "Scythe", "You lose no popularity for workers that go home after a combat you won."
    ),
    Ability.SWORD: Text("Scythe", "Before a combat in which you attack, the enemy loses power."),
    Ability.SHIELD: Text("Scythe", "Before a combat in which you defend, you gain power."),
    Ability.RONIN: Text("Scythe", "In a combat with a single unit of yours you may gain power first."),
}
"""All but those that count something."""


def ability_text(ability: Ability, faction: Faction) -> str:
    """An ability as this faction has it."""
    mats = components().mats
    steps, cards = mats.speed, mats.peoples_army
    if ability is Ability.SPEED:
        return say("Character and mechs take %n more step(s).", steps)
    if ability is Ability.PEOPLES_ARMY:
        return say("%n more combat card(s) in combats where you have a worker.", cards)
    return SENTENCES[ability].format(
        terrains=listed(terrains_name(one) for one in mats.factions[faction.index].riverwalk),
        cost=mats.artillery_cost,
        loss=mats.disarm_loss if ability is Ability.DISARM else mats.artillery_loss,
    )
