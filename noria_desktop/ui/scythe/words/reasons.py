"""Why the rules refuse an action, one clear sentence each."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.reasons import Why
from noria_desktop.ui.i18n import Text, Texts

why_text: Final = Texts(
    Why,
    # What is due first.
    NOT_NOW=Text("Scythe", "That is not possible now."),
    SECTION_FIRST=Text("Scythe", "First put the action token on a section of your mat."),
    TOP_FIRST=Text("Scythe", "First take or skip the top row of this section."),
    BOTTOM_FIRST=Text("Scythe", "First take or skip the bottom row of this section."),
    GOODS_FIRST=Text("Scythe", "First place the resources you gained."),
    PRODUCE_FIRST=Text("Scythe", "First go on producing, or finish it."),
    PAY_FIRST=Text("Scythe", "First pay for the action."),
    GAIN_FIRST=Text("Scythe", "First take or decline the gain that is due."),
    MOVE_FIRST=Text("Scythe", "First go on moving, or finish your moves."),
    TRAVEL_FIRST=Text("Scythe", "The unit you picked makes its move first."),
    COMBAT_FIRST=Text("Scythe", "The combat is decided first."),
    ENCOUNTER_FIRST=Text("Scythe", "First choose an option of the encounter."),
    FACTORY_CARD_FIRST=Text("Scythe", "First take one of the Factory cards."),
    # Sections and objectives.
    SECTION_USED=Text("Scythe", "You used this section last turn; the token must move on."),
    FACTORY_REPEATED=Text("Scythe", "Relentless repeats sections of the mat, not the Factory card."),
    NO_FACTORY_CARD=Text("Scythe", "You have no Factory card yet."),
    NO_SUCH_SECTION=Text("Scythe", "Your mat has no such section."),
    OTHER_SECTION=Text("Scythe", "The action token stands on another section."),
    NO_SUCH_SIDE=Text("Scythe", "The Factory card has no such side."),
    NO_SUCH_OBJECTIVE=Text("Scythe", "You do not hold this objective."),
    OBJECTIVE_STAR_PLACED=Text("Scythe", "Your star for an objective is placed already."),
    END_OF_TURN_ONLY=Text("Scythe", "This objective is revealed at the end of the turn."),
    CONDITION_FAILS=Text("Scythe", "Its conditions do not all hold now."),
    # Costs.
    COINS_LACKING=Text("Scythe", "You have too few coins."),
    POWER_LACKING=Text("Scythe", "You have too little power."),
    POPULARITY_LACKING=Text("Scythe", "You have too little popularity."),
    CARDS_LACKING=Text("Scythe", "You have too few combat cards."),
    TOKENS_LACKING=Text("Scythe", "Your territories hold too few resources of this kind."),
    NO_SUCH_TOKEN=Text("Scythe", "No resource of the kind to be paid lies there."),
    REST_UNPAYABLE=Text(
        "Scythe", "Payment goes in the order of the numbers, and later territories hold too little."
    ),
    NO_SUCH_CARD=Text("Scythe", "You hold no combat card of this value."),
    NO_COERCION=Text("Scythe", "Only Crimea pays resources with combat cards."),
    COERCED_ALREADY=Text("Scythe", "Coercion works once a turn."),
    CARD_BEFORE_TOKENS=Text("Scythe", "The combat card is paid before the first resource."),
    # Territories.
    NOT_CONTROLLED=Text("Scythe", "You do not control this territory."),
    NO_WORKER_ON_TERRITORY=Text("Scythe", "You need a worker on this territory, and control of it."),
    LAKE=Text("Scythe", "Neither mechs nor structures are put on lakes."),
    STRUCTURE_THERE=Text("Scythe", "A structure stands there already."),
    NOT_HERE=Text("Scythe", "What an encounter gives appears on its own territory."),
    ORDER_OF_PLACES=Text("Scythe", "Territories are chosen in the order of their numbers."),
    ORDER_OF_KINDS=Text("Scythe", "Resources are chosen in the order oil, metal, food, wood."),
    CHOOSE_PLACE=Text("Scythe", "First choose the territory for the resources."),
    CHOOSE_KIND=Text("Scythe", "The territory is chosen; now choose the kind of resource."),
    NOTHING_GROWS=Text("Scythe", "Lakes and the Factory produce nothing."),
    TOO_MUCH=Text("Scythe", "So much cannot be produced there."),
    TOO_LITTLE=Text("Scythe", "A territory you choose produces at least one."),
    NO_MORE_TERRITORIES=Text("Scythe", "You have produced on as many territories as allowed."),
    NO_MORE_WORKERS=Text("Scythe", "No worker is left on your mat."),
    # The bottom row.
    TAKEN_WHOLE=Text("Scythe", "Leaving a part of this cannot matter now; it is taken whole."),
    OTHER_GAIN=Text("Scythe", "Another kind of gain is due now."),
    ALREADY_UPGRADED=Text("Scythe", "The cube of this box is gone already."),
    NO_FREE_SLOT=Text("Scythe", "This action has no free space for a cube."),
    ALREADY_DEPLOYED=Text("Scythe", "This mech is on the map already."),
    ALREADY_BUILT=Text("Scythe", "This structure is built already."),
    ALREADY_ENLISTED=Text("Scythe", "This recruit is enlisted already."),
    SPACE_TAKEN=Text("Scythe", "A recruit stands on this bonus already."),
    # Moves.
    NO_UNIT=Text("Scythe", "You have no such unit there."),
    ALREADY_MOVED=Text("Scythe", "Your units of this kind there have all moved."),
    NO_MOVES_LEFT=Text("Scythe", "You have no moves left in this action."),
    NO_STEP=Text("Scythe", "This unit cannot go anywhere from there."),
    SAME_PLACE=Text("Scythe", "The unit stands there already."),
    COMBAT_PENDING=Text("Scythe", "A combat is coming there; nothing leaves before it."),
    NO_PASSAGE=Text("Scythe", "Neither adjacent nor joined by a tunnel or an ability."),
    RIVER=Text("Scythe", "A river is in the way."),
    LAKE_SHORE=Text("Scythe", "Without an ability for lakes this unit does not cross a shore."),
    WORKER_ON_LAKE=Text("Scythe", "A worker leaves a lake only aboard a mech."),
    WORKERS_LEFT_ON_LAKE=Text("Scythe", "Workers would be left alone on the lake."),
    HOME_BASE=Text("Scythe", "Home bases are not entered, except by Wayfare."),
    ENEMY_BASE=Text("Scythe", "Nobody enters the Automa's home base."),
    ENEMY_UNIT=Text("Scythe", "Workers by themselves do not go where an enemy unit stands."),
    FIRST_STEP_DUE=Text("Scythe", "The unit you picked must take at least one step."),
    CARGO_LACKING=Text("Scythe", "There is not so much of it."),
    NOT_CARRIED=Text("Scythe", "Only mechs carry workers."),
    LEFT_ALONE_ON_LAKE=Text("Scythe", "Cargo stays on a lake only beside a unit that can take it off."),
    CARGO_SETTLED=Text("Scythe", "This cargo was settled at this stop."),
    # Combats, encounters, the Factory.
    NO_COMBAT_HERE=Text("Scythe", "No combat is to be fought there."),
    TOO_MUCH_POWER=Text("Scythe", "More power than the dial shows, or than you have."),
    TOO_MANY_CARDS=Text(
        "Scythe", "One card for each character or mech of yours there, one more with People's Army."
    ),
    ORDER_OF_CARDS=Text("Scythe", "Cards are added from low to high."),
    NO_RETREAT_THERE=Text("Scythe", "Units retreat home, or to a lake beside that no enemy holds."),
    NO_SUCH_OPTION=Text("Scythe", "The card has no such option."),
    OPTION_TAKEN=Text("Scythe", "You took this option already; the second must be another."),
    NOT_AT_FACTORY=Text("Scythe", "This card does not lie at the Factory."),
)
"""The refusal in words."""
