"""Short titles of our own for the numbered cards."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.terms import Encounter, FactoryCard, Objective, StructureTile
from noria_desktop.ui.i18n import Text, Texts, translate


def objective_title(card: Objective) -> str:
    """An objective card."""
    return (
        translate("Scythe", "Hold three mountains"),
        translate("Scythe", "Hold three tunnels"),
        translate("Scythe", "Hold three farms"),
        translate("Scythe", "Hold three tundras"),
        translate("Scythe", "Strongest at the Factory"),
        translate("Scythe", "Drive a worker off"),
        translate("Scythe", "Few hands, many gears"),
        translate("Scythe", "Poor but liked"),
        translate("Scythe", "One great depot"),
        translate("Scythe", "Hold three forests"),
        translate("Scythe", "Hold three villages"),
        translate("Scythe", "Full purse"),
        translate("Scythe", "Six pieces in one place"),
        translate("Scythe", "A bit of everything"),
        translate("Scythe", "Workers equal recruits"),
        translate("Scythe", "Guarded caravan"),
        translate("Scythe", "Ring around the Factory"),
        translate("Scythe", "Beloved and unarmed"),
        translate("Scythe", "Around one lake"),
        translate("Scythe", "Built without mechs"),
        translate("Scythe", "Corner one good"),
        translate("Scythe", "New machine, old mat"),
        translate("Scythe", "Cards in reserve"),
    )[card - 1]


def factory_title(card: FactoryCard) -> str:
    """A Factory card."""
    return (
        translate("Scythe", "Extra production"),
        translate("Scythe", "Enlist or upgrade"),
        translate("Scythe", "Card for popularity"),
        translate("Scythe", "Card for coins"),
        translate("Scythe", "Power for popularity"),
        translate("Scythe", "Power for coins"),
        translate("Scythe", "Deploy or build"),
        translate("Scythe", "Card for resources"),
        translate("Scythe", "Buy an upgrade"),
        translate("Scythe", "Buy a mech"),
        translate("Scythe", "Buy a structure"),
        translate("Scythe", "Hire a recruit"),
    )[card - 1]


def encounter_title(card: Encounter) -> str:
    """An encounter card."""
    return (
        translate("Scythe", "Roadside farm"),
        translate("Scythe", "Mountain patrol"),
        translate("Scythe", "Hillside flock"),
        translate("Scythe", "Firing range"),
        translate("Scythe", "Lakeside camp"),
        translate("Scythe", "Snowfield beasts"),
        translate("Scythe", "Northern camp"),
        translate("Scythe", "Refinery yard"),
        translate("Scythe", "Workshop"),
        translate("Scythe", "Fogbound mech"),
        translate("Scythe", "Orchard"),
        translate("Scythe", "Logging camp"),
        translate("Scythe", "Festival"),
        translate("Scythe", "Broken fence"),
        translate("Scythe", "River ferry"),
        translate("Scythe", "Sowing season"),
        translate("Scythe", "Veteran"),
        translate("Scythe", "Wild boars"),
        translate("Scythe", "Country road"),
        translate("Scythe", "Children at play"),
        translate("Scythe", "Runaway mech"),
        translate("Scythe", "Old mine"),
        translate("Scythe", "Draft notice"),
        translate("Scythe", "Forest troops"),
        translate("Scythe", "Hidden laboratory"),
        translate("Scythe", "Tavern"),
        translate("Scythe", "Farmer and mech"),
        translate("Scythe", "New assignment"),
    )[card - 1]


def encounter_scene(card: Encounter) -> str:
    """What is met, in a sentence."""
    return (
        translate("Scythe", "A family by the road is short of hands."),
        translate("Scythe", "Soldiers share their fire on a cold ridge."),
        translate("Scythe", "A shepherd has lost count of the sheep."),
        translate("Scythe", "Recruits are at practice; one of them waves."),
        translate("Scythe", "Tents, a net, and news from the far shore."),
        translate("Scythe", "Something heavy has crossed the snow."),
        translate("Scythe", "Fur traders wait for the thaw."),
        translate("Scythe", "Barrels in long rows, and hardly a guard."),
        translate("Scythe", "A mechanic looks up from an open engine."),
        translate("Scythe", "Out of the fog comes the shape of a machine."),
        translate("Scythe", "Branches hang low, and pickers are few."),
        translate("Scythe", "The saw has stopped: the foreman wants a word."),
        translate("Scythe", "Music in the square; strangers are welcome."),
        translate("Scythe", "Cattle on the road, and a farmer out of breath."),
        translate("Scythe", "The ferryman takes coins, goods or stories."),
        translate("Scythe", "Wet earth, long furrows, little time."),
        translate("Scythe", "An old soldier looks you over."),
        translate("Scythe", "The field has been dug up again."),
        translate("Scythe", "A cart with a broken wheel blocks the way."),
        translate("Scythe", "They have built a mech of wooden boxes."),
        translate("Scythe", "It walks on, and nobody sits inside."),
        translate("Scythe", "The shaft is dark, the carts are half full."),
        translate("Scythe", "A paper on the door, and a family before it."),
        translate("Scythe", "Uniforms between the trees; whose, is unclear."),
        translate("Scythe", "Light shines through the floor of a barn."),
        translate("Scythe", "Warm soup, and talk that grows louder."),
        translate("Scythe", "He ploughs with it and will not sell cheaply."),
        translate("Scythe", "An officer holds out sealed orders."),
    )[card - 1]


tile_title: Final = Texts(
    StructureTile,
    TUNNELS_ADJACENT=Text("Scythe", "Beside tunnels"),
    LAKES_ADJACENT=Text("Scythe", "Beside lakes"),
    ENCOUNTERS_ADJACENT=Text("Scythe", "Beside encounters"),
    ON_TUNNELS=Text("Scythe", "On tunnels"),
    LINE=Text("Scythe", "In a row"),
    FARM_TUNDRA=Text("Scythe", "On farms and tundras"),
)
"""A structure bonus tile."""
