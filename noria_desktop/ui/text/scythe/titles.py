"""Short titles of our own for the numbered cards."""

from __future__ import annotations

from noria_desktop.games.scythe.terms import Encounter, FactoryCard, Objective, StructureTile
from noria_desktop.ui.i18n import translate


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


def tile_title(tile: StructureTile) -> str:
    """A structure bonus tile."""
    return {
        StructureTile.TUNNELS_ADJACENT: translate("Scythe", "Beside tunnels"),
        StructureTile.LAKES_ADJACENT: translate("Scythe", "Beside lakes"),
        StructureTile.ENCOUNTERS_ADJACENT: translate("Scythe", "Beside encounters"),
        StructureTile.ON_TUNNELS: translate("Scythe", "On tunnels"),
        StructureTile.LINE: translate("Scythe", "In a row"),
        StructureTile.FARM_TUNDRA: translate("Scythe", "On farms and tundras"),
    }[tile]
