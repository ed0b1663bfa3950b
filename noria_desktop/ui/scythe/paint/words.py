"""Short words that only the pictures of Scythe's table print; names of things come from ``ui/scythe/words``."""

from __future__ import annotations

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.record import Criterion, Outcome, Rejection
from noria_desktop.games.scythe.terms import Ability, Faction, Star, StructureTile
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board.arts.docks import Cards, Note, StepsToStar, Totals, Words


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


def note_words(words: Words, note: Note) -> str:
    """Quiet words at the right of a panel's title."""
    match note:
        case Cards(left):
            return translate("Scythe", "deck {n}").format(n=left)
        case StepsToStar(None):
            return translate("Scythe", "no star left")
        case StepsToStar(int(steps)):
            return translate("Scythe", "next star: %n step(s)", "", steps)
        case Totals(mine, theirs):
            return translate("Scythe", "now {mine} to {theirs}").format(mine=mine, theirs=theirs)
        case Faction():
            return ability_words(components().mats.factions[note.index].ability)
        case _:
            return translate("Scythe", "hidden from the Automa") if words is Words.HAND else ""


def ability_words(ability: Ability) -> str:
    """What a faction can do besides its mechs, in a few words."""
    return {
        Ability.SWIM: translate("Scythe", "Swim: workers cross rivers"),
        Ability.RELENTLESS: translate("Scythe", "Relentless: a section twice in a row"),
        Ability.COERCION: translate("Scythe", "Coercion: card for a resource"),
        Ability.DOMINATE: translate("Scythe", "Dominate: no limit to some stars"),
        Ability.MEANDER: translate("Scythe", "Meander: two encounter options"),
    }.get(ability, "")


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


def step_word(why: Why) -> str:
    """What is in the way of a step, short enough for a line beside the numbers of several territories."""
    return {
        Why.RIVER: translate("Scythe", "river in the way"),
        Why.LAKE_SHORE: translate("Scythe", "lake: no ability"),
        Why.WORKER_ON_LAKE: translate("Scythe", "lake: only aboard a mech"),
        Why.WORKERS_LEFT_ON_LAKE: translate("Scythe", "workers would be left alone"),
        Why.ENEMY_UNIT: translate("Scythe", "an enemy unit is there"),
    }.get(why, translate("Scythe", "no way"))


def outcome_word(outcome: Outcome) -> str:
    """What became of a move symbol, as a line of a funnel."""
    return {
        Outcome.NOT_ITS_FACTION: translate("Scythe", "other faction"),
        Outcome.POWER_TOO_LOW: translate("Scythe", "too little power"),
        Outcome.NO_UNIT: translate("Scythe", "no such unit"),
        Outcome.NO_DESTINATION: translate("Scythe", "nothing in reach"),
        Outcome.DONE: translate("Scythe", "carried out"),
        Outcome.IGNORED: translate("Scythe", "not needed any more"),
    }[outcome]


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
