"""Short words that only the pictures of Scythe's table print; names of things come from ``ui/text/scythe``."""

from __future__ import annotations

from noria_desktop.games.scythe.record import Criterion, Rejection
from noria_desktop.games.scythe.terms import Star, StructureTile
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.arts.docks import Words


def star_word(star: Star) -> str:
    """Short name of a star place."""
    return {
        Star.UPGRADES: translate("Scythe", "Upgrades"),
        Star.MECHS: translate("Scythe", "Mechs"),
        Star.STRUCTURES: translate("Scythe", "Built"),
        Star.RECRUITS: translate("Scythe", "Recruits"),
        Star.WORKERS: translate("Scythe", "Workers"),
        Star.OBJECTIVE: translate("Scythe", "Objective"),
        Star.COMBAT: translate("Scythe", "Combat"),
        Star.POPULARITY: translate("Scythe", "Popul."),
        Star.POWER: translate("Scythe", "Power"),
        Star.TRACKER: translate("Scythe", "Tracker"),
    }[star]


def tile_words(tile: StructureTile) -> str:
    """What a structure bonus tile counts, with its number."""
    return {
        StructureTile.TUNNELS_ADJACENT: translate("Scythe", "tunnels beside buildings: {n}"),
        StructureTile.LAKES_ADJACENT: translate("Scythe", "lakes beside buildings: {n}"),
        StructureTile.ENCOUNTERS_ADJACENT: translate("Scythe", "encounters beside buildings: {n}"),
        StructureTile.ON_TUNNELS: translate("Scythe", "buildings on tunnels: {n}"),
        StructureTile.LINE: translate("Scythe", "buildings in a line: {n}"),
        StructureTile.FARM_TUNDRA: translate("Scythe", "on farm or tundra: {n}"),
    }[tile]


def title(words: Words) -> str:
    """Title of a panel or stage."""
    return {
        Words.FACTION: translate("Scythe", "Faction mat"),
        Words.PLAYER: translate("Scythe", "Player mat"),
        Words.FACTORY: translate("Scythe", "Factory card"),
        Words.HAND: translate("Scythe", "Hand"),
        Words.TRACKER: translate("Scythe", "Star tracker"),
        Words.LAST_CARD: translate("Scythe", "Last card"),
        Words.DRAWN_CARD: translate("Scythe", "Drawn card"),
        Words.SCORE: translate("Scythe", "If it ended now"),
        Words.WHY: translate("Scythe", "Why this move?"),
        Words.COMBAT: translate("Scythe", "Combat"),
        Words.ENCOUNTER: translate("Scythe", "Encounter"),
        Words.FACTORY_CARDS: translate("Scythe", "Choose a Factory card"),
    }[words]


def rejection_word(why: Rejection) -> str:
    """Why a territory is no destination, short enough for a tag on it."""
    return {
        Rejection.ENEMY_UNIT: translate("Scythe", "your unit"),
        Rejection.OWN_WORKER: translate("Scythe", "own worker"),
        Rejection.OWN_COMBAT_UNIT: translate("Scythe", "own unit"),
        Rejection.OWN_MECH: translate("Scythe", "own mech"),
        Rejection.ENEMY_NEIGHBOURHOOD: translate("Scythe", "too near"),
        Rejection.NO_GOAL: translate("Scythe", "no goal"),
        Rejection.NO_ENEMY_COMBAT_UNIT: translate("Scythe", "no fighter"),
        Rejection.NO_ENEMY_WORKER: translate("Scythe", "no worker"),
        Rejection.ENEMY_COMBAT_UNIT: translate("Scythe", "guarded"),
    }[why]


def criterion_word(criterion: Criterion) -> str:
    """What decided, as a line of a funnel."""
    return {
        Criterion.ONLY_ONE: translate("Scythe", "the only one"),
        Criterion.NEAREST_HOME: translate("Scythe", "nearest to its home"),
        Criterion.NEAREST_FACTORY: translate("Scythe", "nearest to the Factory"),
        Criterion.READING_ORDER: translate("Scythe", "first in reading order"),
        Criterion.MECH_FIRST: translate("Scythe", "the mech comes first"),
        Criterion.MOST_NEIGHBOURHOODS: translate("Scythe", "most neighbourhoods"),
        Criterion.NEAREST_ENEMY: translate("Scythe", "nearest to your units"),
        Criterion.FEWEST_ENEMIES: translate("Scythe", "fewest combat units"),
        Criterion.MOST_RESOURCES: translate("Scythe", "most resources"),
    }[criterion]
