"""Short words that only the pictures of Scythe's table print; names of things come from ``ui/scythe/words``."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.record import Criterion, Outcome, Rejection
from noria_desktop.games.scythe.terms import Ability, Faction, Star, StructureTile
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.scythe.board.arts.docks import Cards, Note, StepsToStar, Totals, Words

star_word: Final = Texts(
    Star,
    UPGRADES=Text("Scythe", "Upgrades"),
    MECHS=Text("Scythe", "Mechs"),
    STRUCTURES=Text("Scythe", "Built"),
    RECRUITS=Text("Scythe", "Recruits"),
    WORKERS=Text("Scythe", "Workers"),
    OBJECTIVE=Text("Scythe", "Objective"),
    COMBAT=Text("Scythe", "Combat"),
    POPULARITY=Text("Scythe", "Popul."),
    POWER=Text("Scythe", "Power"),
    TRACKER=Text("Scythe", "Tracker"),
)
"""Short name of a star place."""


tile_words: Final = Texts(
    StructureTile,
    TUNNELS_ADJACENT=Text("Scythe", "tunnels beside buildings: {n}"),
    LAKES_ADJACENT=Text("Scythe", "lakes beside buildings: {n}"),
    ENCOUNTERS_ADJACENT=Text("Scythe", "encounters beside buildings: {n}"),
    ON_TUNNELS=Text("Scythe", "buildings on tunnels: {n}"),
    LINE=Text("Scythe", "buildings in a line: {n}"),
    FARM_TUNDRA=Text("Scythe", "on farm or tundra: {n}"),
)
"""What a structure bonus tile counts, with its number."""


title: Final = Texts(
    Words,
    FACTION=Text("Scythe", "Faction mat"),
    PLAYER=Text("Scythe", "Player mat"),
    FACTORY=Text("Scythe", "Factory card"),
    HAND=Text("Scythe", "Hand"),
    TRACKER=Text("Scythe", "Star tracker"),
    LAST_CARD=Text("Scythe", "Last card"),
    DRAWN_CARD=Text("Scythe", "Drawn card"),
    SCORE=Text("Scythe", "If it ended now"),
    WHY=Text("Scythe", "Why this move?"),
    COMBAT=Text("Scythe", "Combat"),
    ENCOUNTER=Text("Scythe", "Encounter"),
    FACTORY_CARDS=Text("Scythe", "Choose a Factory card"),
)
"""Title of a panel or stage."""


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


rejection_word: Final = Texts(
    Rejection,
    ENEMY_UNIT=Text("Scythe", "your unit"),
    OWN_WORKER=Text("Scythe", "own worker"),
    OWN_COMBAT_UNIT=Text("Scythe", "own unit"),
    OWN_MECH=Text("Scythe", "own mech"),
    ENEMY_NEIGHBOURHOOD=Text("Scythe", "too near"),
    NO_GOAL=Text("Scythe", "no goal"),
    NO_ENEMY_COMBAT_UNIT=Text("Scythe", "no fighter"),
    NO_ENEMY_WORKER=Text("Scythe", "no worker"),
    ENEMY_COMBAT_UNIT=Text("Scythe", "guarded"),
)
"""Why a territory is no destination, short enough for a tag on it."""


def step_word(why: Why) -> str:
    """What is in the way of a step, short enough for a line beside the numbers of several territories."""
    return {
        Why.RIVER: translate("Scythe", "river in the way"),
        Why.LAKE_SHORE: translate("Scythe", "lake: no ability"),
        Why.WORKER_ON_LAKE: translate("Scythe", "lake: only aboard a mech"),
        Why.WORKERS_LEFT_ON_LAKE: translate("Scythe", "workers would be left alone"),
        Why.ENEMY_UNIT: translate("Scythe", "an enemy unit is there"),
    }.get(why, translate("Scythe", "no way"))


outcome_word: Final = Texts(
    Outcome,
    NOT_ITS_FACTION=Text("Scythe", "other faction"),
    POWER_TOO_LOW=Text("Scythe", "too little power"),
    NO_UNIT=Text("Scythe", "no such unit"),
    NO_DESTINATION=Text("Scythe", "nothing in reach"),
    DONE=Text("Scythe", "carried out"),
    IGNORED=Text("Scythe", "not needed any more"),
)
"""What became of a move symbol, as a line of a funnel."""


criterion_word: Final = Texts(
    Criterion,
    ONLY_ONE=Text("Scythe", "the only one"),
    NEAREST_HOME=Text("Scythe", "nearest to its home"),
    NEAREST_FACTORY=Text("Scythe", "nearest to the Factory"),
    READING_ORDER=Text("Scythe", "first in reading order"),
    MECH_FIRST=Text("Scythe", "the mech comes first"),
    MOST_NEIGHBOURHOODS=Text("Scythe", "most neighbourhoods"),
    NEAREST_ENEMY=Text("Scythe", "nearest to your units"),
    FEWEST_ENEMIES=Text("Scythe", "fewest combat units"),
    MOST_RESOURCES=Text("Scythe", "most resources"),
)
"""What decided, as a line of a funnel."""
