"""Why the rules refuse an action, one clear sentence each."""

from __future__ import annotations

from noria_desktop.games.scythe.reasons import Why
from noria_desktop.ui.i18n import translate


def why_text(why: Why) -> str:
    """The refusal in words."""
    return {**_due(), **_rows(), **_costs(), **_territories(), **_bottom(), **_moving(), **_fighting()}[why]


def _due() -> dict[Why, str]:
    return {
        Why.NOT_NOW: translate("Scythe", "That is not possible now."),
        Why.SECTION_FIRST: translate("Scythe", "First put the action token on a section of your mat."),
        Why.TOP_FIRST: translate("Scythe", "First take or skip the top row of this section."),
        Why.BOTTOM_FIRST: translate("Scythe", "First take or skip the bottom row of this section."),
        Why.GOODS_FIRST: translate("Scythe", "First place the resources you gained."),
        Why.PRODUCE_FIRST: translate("Scythe", "First go on producing, or finish it."),
        Why.PAY_FIRST: translate("Scythe", "First pay for what you took."),
        Why.GAIN_FIRST: translate("Scythe", "First take or decline the gain that is due."),
        Why.MOVE_FIRST: translate("Scythe", "First go on moving, or finish your moves."),
        Why.TRAVEL_FIRST: translate("Scythe", "The unit you picked makes its move first."),
        Why.COMBAT_FIRST: translate("Scythe", "The combat is decided first."),
        Why.ENCOUNTER_FIRST: translate("Scythe", "First choose an option of the encounter."),
        Why.FACTORY_CARD_FIRST: translate("Scythe", "First take one of the Factory cards."),
    }


def _rows() -> dict[Why, str]:
    return {
        Why.SECTION_USED: translate("Scythe", "You used this section last turn; the token must move on."),
        Why.FACTORY_REPEATED: translate(
            "Scythe", "Relentless repeats sections of the mat, not the Factory card."
        ),
        Why.NO_FACTORY_CARD: translate("Scythe", "You have no Factory card yet."),
        Why.NO_SUCH_SECTION: translate("Scythe", "Your mat has no such section."),
        Why.OTHER_SECTION: translate("Scythe", "The action token stands on another section."),
        Why.NO_SUCH_SIDE: translate("Scythe", "The Factory card has no such side."),
        Why.NO_SUCH_OBJECTIVE: translate("Scythe", "You do not hold this objective."),
        Why.OBJECTIVE_STAR_PLACED: translate("Scythe", "Your star for an objective is placed already."),
        Why.END_OF_TURN_ONLY: translate("Scythe", "This objective is revealed at the end of the turn."),
        Why.CONDITION_FAILS: translate("Scythe", "Its conditions do not all hold now."),
    }


def _costs() -> dict[Why, str]:
    return {
        Why.COINS_LACKING: translate("Scythe", "You have too few coins."),
        Why.POWER_LACKING: translate("Scythe", "You have too little power."),
        Why.POPULARITY_LACKING: translate("Scythe", "You have too little popularity."),
        Why.CARDS_LACKING: translate("Scythe", "You have too few combat cards."),
        Why.TOKENS_LACKING: translate("Scythe", "Your territories hold too few resources of this kind."),
        Why.NO_SUCH_TOKEN: translate("Scythe", "No resource of the kind to be paid lies there."),
        Why.REST_UNPAYABLE: translate(
            "Scythe", "Payment goes in the order of the numbers, and later territories hold too little."
        ),
        Why.NO_SUCH_CARD: translate("Scythe", "You hold no combat card of this value."),
        Why.NO_COERCION: translate("Scythe", "Only Crimea pays resources with combat cards."),
        Why.COERCED_ALREADY: translate("Scythe", "Coercion works once a turn."),
        Why.CARD_BEFORE_TOKENS: translate("Scythe", "The combat card is paid before the first resource."),
    }


def _territories() -> dict[Why, str]:
    return {
        Why.NOT_CONTROLLED: translate("Scythe", "You do not control this territory."),
        Why.NO_WORKER_ON_TERRITORY: translate(
            "Scythe", "You need a worker on this territory, and control of it."
        ),
        Why.LAKE: translate("Scythe", "Neither mechs nor structures are put on lakes."),
        Why.STRUCTURE_THERE: translate("Scythe", "A structure stands there already."),
        Why.NOT_HERE: translate("Scythe", "What an encounter gives appears on its own territory."),
        Why.ORDER_OF_PLACES: translate("Scythe", "Territories are chosen in the order of their numbers."),
        Why.ORDER_OF_KINDS: translate("Scythe", "Resources are chosen in the order oil, metal, food, wood."),
        Why.CHOOSE_PLACE: translate("Scythe", "First choose the territory for the resources."),
        Why.CHOOSE_KIND: translate("Scythe", "The territory is chosen; now choose the kind of resource."),
        Why.NOTHING_GROWS: translate("Scythe", "Lakes and the Factory produce nothing."),
        Why.TOO_MUCH: translate("Scythe", "So much cannot be produced there."),
        Why.TOO_LITTLE: translate("Scythe", "A territory you choose produces at least one."),
        Why.NO_MORE_TERRITORIES: translate("Scythe", "You have produced on as many territories as allowed."),
        Why.NO_MORE_WORKERS: translate("Scythe", "No worker is left on your mat."),
    }


def _bottom() -> dict[Why, str]:
    return {
        Why.OTHER_GAIN: translate("Scythe", "Another kind of gain is due now."),
        Why.ALREADY_UPGRADED: translate("Scythe", "The cube of this box is gone already."),
        Why.NO_FREE_SLOT: translate("Scythe", "This action has no free space for a cube."),
        Why.ALREADY_DEPLOYED: translate("Scythe", "This mech is on the map already."),
        Why.ALREADY_BUILT: translate("Scythe", "This structure is built already."),
        Why.ALREADY_ENLISTED: translate("Scythe", "This recruit is enlisted already."),
        Why.SPACE_TAKEN: translate("Scythe", "A recruit stands on this bonus already."),
    }


def _moving() -> dict[Why, str]:
    return {
        Why.NO_UNIT: translate("Scythe", "You have no such unit there."),
        Why.ALREADY_MOVED: translate("Scythe", "Your units of this kind there have all moved."),
        Why.NO_MOVES_LEFT: translate("Scythe", "You have no moves left in this action."),
        Why.NO_STEP: translate("Scythe", "This unit cannot go anywhere from there."),
        Why.SAME_PLACE: translate("Scythe", "The unit stands there already."),
        Why.COMBAT_PENDING: translate("Scythe", "A combat is coming there; nothing leaves before it."),
        Why.NO_PASSAGE: translate("Scythe", "Neither adjacent nor joined by a tunnel or an ability."),
        Why.RIVER: translate("Scythe", "A river is in the way."),
        Why.LAKE_SHORE: translate("Scythe", "Without an ability for lakes this unit does not cross a shore."),
        Why.WORKER_ON_LAKE: translate("Scythe", "A worker leaves a lake only aboard a mech."),
        Why.WORKERS_LEFT_ON_LAKE: translate("Scythe", "Workers would be left alone on the lake."),
        Why.HOME_BASE: translate("Scythe", "Home bases are not entered, except by Wayfare."),
        Why.ENEMY_BASE: translate("Scythe", "Nobody enters the Automa's home base."),
        Why.ENEMY_UNIT: translate("Scythe", "Workers by themselves do not go where an enemy unit stands."),
        Why.FIRST_STEP_DUE: translate("Scythe", "The unit you picked must take at least one step."),
        Why.CARGO_LACKING: translate("Scythe", "There is not so much of it."),
        Why.NOT_CARRIED: translate("Scythe", "Only mechs carry workers."),
        Why.LEFT_ALONE_ON_LAKE: translate(
            "Scythe", "Cargo stays on a lake only beside a unit that can take it off."
        ),
        Why.CARGO_SETTLED: translate("Scythe", "This cargo was settled at this stop."),
    }


def _fighting() -> dict[Why, str]:
    return {
        Why.NO_COMBAT_HERE: translate("Scythe", "No combat is to be fought there."),
        Why.TOO_MUCH_POWER: translate("Scythe", "More power than the dial shows, or than you have."),
        Why.TOO_MANY_CARDS: translate(
            "Scythe", "One card for each character or mech of yours there, one more with People's Army."
        ),
        Why.ORDER_OF_CARDS: translate("Scythe", "Cards are added from low to high."),
        Why.NO_RETREAT_THERE: translate(
            "Scythe", "Units retreat home, or to a lake beside that no enemy holds."
        ),
        Why.NO_SUCH_OPTION: translate("Scythe", "The card has no such option."),
        Why.OPTION_TAKEN: translate("Scythe", "You took this option already; the second must be another."),
        Why.NOT_AT_FACTORY: translate("Scythe", "This card does not lie at the Factory."),
    }
