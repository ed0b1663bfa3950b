"""Short titles of our own for the numbered cards."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.terms import Encounter, FactoryCard, Objective, StructureTile
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.scythe.words.names import say


def objective_title(card: Objective) -> str:
    """An objective card."""
    return (
        say("Hold three mountains"),
        say("Hold three tunnels"),
        say("Hold three farms"),
        say("Hold three tundras"),
        say("Strongest at the Factory"),
        say("Drive a worker off"),
        say("Few hands, many gears"),
        say("Poor but liked"),
        say("One great depot"),
        say("Hold three forests"),
        say("Hold three villages"),
        say("Full purse"),
        say("Six pieces in one place"),
        say("A bit of everything"),
        say("Workers equal recruits"),
        say("Guarded caravan"),
        say("Ring around the Factory"),
        say("Beloved and unarmed"),
        say("Around one lake"),
        say("Built without mechs"),
        say("Corner one good"),
        say("New machine, old mat"),
        say("Cards in reserve"),
    )[card - 1]


def factory_title(card: FactoryCard) -> str:
    """A Factory card."""
    return (
        say("Extra production"),
        say("Enlist or upgrade"),
        say("Card for popularity"),
        say("Card for coins"),
        say("Power for popularity"),
        say("Power for coins"),
        say("Deploy or build"),
        say("Card for resources"),
        say("Buy an upgrade"),
        say("Buy a mech"),
        say("Buy a structure"),
        say("Hire a recruit"),
    )[card - 1]


def encounter_title(card: Encounter) -> str:
    """An encounter card."""
    return (
        say("Roadside farm"),
        say("Mountain patrol"),
        say("Hillside flock"),
        say("Firing range"),
        say("Lakeside camp"),
        say("Snowfield beasts"),
        say("Northern camp"),
        say("Refinery yard"),
        say("Workshop"),
        say("Fogbound mech"),
        say("Orchard"),
        say("Logging camp"),
        say("Festival"),
        say("Broken fence"),
        say("River ferry"),
        say("Sowing season"),
        say("Veteran"),
        say("Wild boars"),
        say("Country road"),
        say("Children at play"),
        say("Runaway mech"),
        say("Old mine"),
        say("Draft notice"),
        say("Forest troops"),
        say("Hidden laboratory"),
        say("Tavern"),
        say("Farmer and mech"),
        say("New assignment"),
    )[card - 1]


def encounter_scene(card: Encounter) -> str:
    """What is met, in a sentence."""
    return (
        say("A family by the road is short of hands."),
        say("Soldiers share their fire on a cold ridge."),
        say("A shepherd has lost count of the sheep."),
        say("Recruits are at practice; one of them waves."),
        say("Tents, a net, and news from the far shore."),
        say("Something heavy has crossed the snow."),
        say("Fur traders wait for the thaw."),
        say("Barrels in long rows, and hardly a guard."),
        say("A mechanic looks up from an open engine."),
        say("Out of the fog comes the shape of a machine."),
        say("Branches hang low, and pickers are few."),
        say("The saw has stopped: the foreman wants a word."),
        say("Music in the square; strangers are welcome."),
        say("Cattle on the road, and a farmer out of breath."),
        say("The ferryman takes coins, goods or stories."),
        say("Wet earth, long furrows, little time."),
        say("An old soldier looks you over."),
        say("The field has been dug up again."),
        say("A cart with a broken wheel blocks the way."),
        say("They have built a mech of wooden boxes."),
        say("It walks on, and nobody sits inside."),
        say("The shaft is dark, the carts are half full."),
        say("A paper on the door, and a family before it."),
        say("Uniforms between the trees; whose, is unclear."),
        say("Light shines through the floor of a barn."),
        say("Warm soup, and talk that grows louder."),
        say("He ploughs with it and will not sell cheaply."),
        say("An officer holds out sealed orders."),
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
