"""What objectives and structure bonus tiles ask for, clause by clause."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand, OneTerritory
from noria_desktop.games.scythe.terms import Bonus, Gain, Objective, StructureTile
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.scythe.words.amounts import bonus_amount, gain_amount
from noria_desktop.ui.scythe.words.names import listed, say, terrains_name

AT_LEAST: Final[dict[Demand, Bonus | Gain]] = {
    Demand.POWER_MIN: Bonus.POWER,
    Demand.POPULARITY_MIN: Bonus.POPULARITY,
    Demand.COINS_MIN: Bonus.COINS,
    Demand.COMBAT_CARDS_MIN: Bonus.COMBAT_CARDS,
    Demand.MECHS_MIN: Gain.MECH,
    Demand.WORKERS_MIN: Gain.WORKER,
    Demand.STRUCTURES_MIN: Gain.STRUCTURE,
    Demand.UPGRADES_MIN: Gain.UPGRADE,
    Demand.RECRUITS_MIN: Gain.RECRUIT,
}
AT_MOST: Final[dict[Demand, Bonus | Gain]] = {
    Demand.POWER_MAX: Bonus.POWER,
    Demand.COINS_MAX: Bonus.COINS,
    Demand.MECHS_MAX: Gain.MECH,
    Demand.WORKERS_MAX: Gain.WORKER,
    Demand.UPGRADES_MAX: Gain.UPGRADE,
}
"""Demands for a number of one thing."""


NONE_OF: Final = {
    Demand.MECHS_MAX: Text("Scythe", "No mech deployed."),
    Demand.UPGRADES_MAX: Text("Scythe", "No upgrade made."),
    Demand.POWER_MAX: Text("Scythe", "No power left."),
}
"""At most nothing."""


def objective_lines(card: Objective) -> tuple[str, ...]:
    """The conditions of an objective; all must hold at the same moment."""
    return tuple(condition_text(one) for one in components().cards.objectives[card - 1].conditions)


def condition_text(condition: Condition) -> str:
    """One condition."""
    demand, amount = condition.demand, condition.amount
    if counted := AT_LEAST.get(demand):
        return _at_least(_number_of(counted, amount))
    if counted := AT_MOST.get(demand):
        if not amount and demand in NONE_OF:
            return NONE_OF[demand]()
        return _at_most(_number_of(counted, amount))
    match demand:
        case Demand.CONTROL_TERRAIN:
            assert condition.terrain is not None
            return say(
                "Control {number} {terrains} or more.",
                number=amount,
                terrains=terrains_name(condition.terrain),
            )
        case Demand.CONTROL_TUNNELS:
            return say("Control {number} tunnel territories or more.", number=amount)
        case Demand.CONTROL_HEX:
            assert condition.place is not None
            return say("Control {place}.", place=condition.place)
        case Demand.HIGHEST_POWER:
            return say("Nobody has more power than you.")
        case Demand.ROUTED:
            return say("You drove an enemy worker home this turn.")
        case Demand.COMBAT_STARS_MIN:
            return _at_least(say("%n star(s) for combat", amount))
        case Demand.FACTORY_CARDS:
            return say("You own a Factory card.") if amount else say("You own no Factory card.")
        case Demand.WORKERS_EQUAL_RECRUITS:
            return say("As many workers on the board as recruits enlisted.")
        case Demand.EACH_RESOURCE:
            return say("Control {number} or more of each of the four resources.", number=amount)
        case Demand.ONE_RESOURCE:
            return say("Control {number} or more of one resource.", number=amount)
        case Demand.BESIDE_FACTORY:
            return say("Control {number} or more territories beside the Factory.", number=amount)
        case Demand.AROUND_ONE_LAKE:
            return say("Control {number} or more territories around one lake.", number=amount)
        case Demand.ONE_TERRITORY:
            assert condition.territory is not None
            return territory_text(condition.territory)
        case _:
            raise AssertionError(demand)


def _number_of(thing: Bonus | Gain, amount: int) -> str:
    return bonus_amount(thing, amount) if isinstance(thing, Bonus) else gain_amount(thing, amount)


def territory_text(one: OneTerritory) -> str:
    """What must hold on one and the same territory."""
    words = []
    pieces, resources = one.pieces, one.resources
    if one.character:
        words.append(say("your character"))
    if one.mechs is not None:
        words.append(say("exactly {things}", things=gain_amount(Gain.MECH, one.mechs)))
    if one.workers is not None:
        words.append(say("exactly {things}", things=gain_amount(Gain.WORKER, one.workers)))
    if pieces:
        words.append(say("%n unit(s) and structures together", pieces))
    if resources:
        words.append(say("%n resource(s) or more", resources))
    if one.each_resource:
        words.append(say("{number} of each kind or more", number=one.each_resource))
    return say("On one territory you control: {things}.", things=listed(words))


tile_text: Final = Texts(
    StructureTile,
    TUNNELS_ADJACENT=Text("Scythe", "Counts the different tunnel territories beside your structures."),
    LAKES_ADJACENT=Text("Scythe", "Counts the different lakes beside your structures."),
    ENCOUNTERS_ADJACENT=Text(
        "Scythe", "Counts the different encounter territories beside your structures, tokens there or not."
    ),
    ON_TUNNELS=Text("Scythe", "Counts your structures on tunnel territories."),
    LINE=Text("Scythe", "Counts your longest straight unbroken row of structures."),
    FARM_TUNDRA=Text("Scythe", "Counts your structures on farms and tundras."),
)
"""What a structure bonus tile counts."""


def tile_table(tile: StructureTile) -> str:
    """What each count pays, from 1; higher ones pay like the last."""
    coins = components().cards.tiles[tile.index].coins[1:]
    return listed(say("{count} → {coins}", count=count, coins=worth) for count, worth in enumerate(coins, 1))


def _at_least(things: str) -> str:
    return say("At least {things}.", things=things)


def _at_most(things: str) -> str:
    return say("At most {things}.", things=things)
