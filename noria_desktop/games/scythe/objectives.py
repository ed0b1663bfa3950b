"""Objectives: whether their conditions hold, which may be revealed, and revealing one.

Source: rules.md 11; H3; data, condition_terms.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.scythe.actions import Action, RevealObjective
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand, OneTerritory
from noria_desktop.games.scythe.control import (
    goods_on,
    human_combat_units,
    human_territories,
    placed_structures,
)
from noria_desktop.games.scythe.ending import place_star
from noria_desktop.games.scythe.events import ObjectiveRevealed
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import EndingTurn, Pending
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.stars import has_dominate, human_may_place
from noria_desktop.games.scythe.state import Human, Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bottom, Goods, Objective, Place, Star, Timing


def fulfilled(state: Observation, card: Objective) -> bool:
    """Whether all conditions of an objective hold now; when it may be revealed is another question."""
    return _all_hold(holdings(state), card)


def _all_hold(table: Holdings, card: Objective) -> bool:
    for condition in components().cards.objectives[card - 1].conditions:
        if not _CHECKS[condition.demand](table, condition):
            return False
    return True


def lost_for_good(state: Observation, card: Objective) -> bool:
    """Whether an objective can be fulfilled no more: mechs, workers, upgrades and a Factory card never grow fewer again."""
    table = holdings(state)
    for condition in components().cards.objectives[card - 1].conditions:
        demand = condition.demand
        if demand in _ONLY_GROWING and not _CHECKS[demand](table, condition):
            return True
        if demand is Demand.FACTORY_CARDS and not condition.amount and table.human.factory_card is not None:
            return True
        if demand is Demand.WORKERS_EQUAL_RECRUITS and len(table.human.army.workers) > len(Bottom):
            return True
    return False


def newly_lost(before: Observation, after: Observation) -> tuple[Objective, ...]:
    """Objectives of the hand that could be fulfilled before, and never again after; none where no star waits for them."""
    if not human_may_place(after.human, Star.OBJECTIVE):
        return ()
    return tuple(
        card
        for card in after.human.objectives
        if card is not None and lost_for_good(after, card) and not lost_for_good(before, card)
    )


def revealable(state: Observation) -> tuple[Objective, ...]:
    """Objectives in the human's hand that may be revealed at this point, in the order dealt.

    Whoever asks knows that the turn is at its start, before the bottom row or at its end; only there objectives are
    offered at all, and those of the end of the turn only while ``EndingTurn`` is decided.
    """
    human = state.human
    if not human.objectives or not human_may_place(human, Star.OBJECTIVE):
        return ()
    at_end = isinstance(state.pending[-1], EndingTurn)
    printed = components().cards.objectives
    timely = [
        card
        for card in human.objectives
        if card is not None and (at_end or printed[card - 1].timing is Timing.ANY)
    ]
    if not timely:
        return ()
    table = holdings(state)
    return tuple([card for card in timely if _all_hold(table, card)])


@frozen
class Holdings:
    """What several conditions look at, found once."""

    state: Observation
    human: Human
    territories: tuple[Place, ...]
    """Controlled by the human."""
    goods: Goods
    """On them."""

    def among(self, places: tuple[Place, ...]) -> int:
        """How many of these places the human controls."""
        return len([place for place in places if place in self.territories])

    def mechs(self) -> int:
        """Mechs off the faction mat."""
        mechs = self.human.army.mechs
        return len(mechs) - mechs.count(None)

    def recruits(self) -> int:
        """Recruits enlisted."""
        recruits = self.human.works.recruits
        return len(recruits) - recruits.count(None)


def holdings(state: Observation) -> Holdings:
    """What the human holds now."""
    territories = human_territories(state)
    return Holdings(state, state.human, territories, goods_on(state.board.goods, territories))


def holds(table: Holdings, condition: Condition) -> bool:
    """Whether one condition holds."""
    return _CHECKS[condition.demand](table, condition)


def _on_one(table: Holdings, demand: OneTerritory) -> bool:
    return any(_on(table, demand, place) for place in table.territories)


def _on(table: Holdings, demand: OneTerritory, place: Place) -> bool:
    """Whether all that is demanded of one territory holds on this one."""
    army, goods = table.human.army, table.state.board.goods[place]
    mechs, workers = army.mechs.count(place), army.workers.count(place)
    structure = place in placed_structures(table.human)
    return (
        sum(goods) >= demand.resources
        and min(goods) >= demand.each_resource
        and human_combat_units(army, place) + workers + structure >= demand.pieces
        and (not demand.character or army.character == place)
        and (demand.mechs is None or mechs == demand.mechs)
        and (demand.workers is None or workers == demand.workers)
    )


def _of_terrain(table: Holdings, condition: Condition) -> bool:
    assert condition.terrain is not None
    return table.among(geography().of_terrain[condition.terrain.index]) >= condition.amount


def _around_a_lake(table: Holdings, condition: Condition) -> bool:
    map_ = geography()
    return any(table.among(map_.neighbours[lake]) >= condition.amount for lake in map_.lakes)


def _one_territory(table: Holdings, condition: Condition) -> bool:
    assert condition.territory is not None
    return _on_one(table, condition.territory)


_CHECKS: Final[dict[Demand, Callable[[Holdings, Condition], bool]]] = {
    Demand.CONTROL_TERRAIN: _of_terrain,
    Demand.CONTROL_TUNNELS: lambda t, c: t.among(geography().tunnels) >= c.amount,
    Demand.CONTROL_HEX: lambda t, c: c.place in t.territories,
    Demand.HIGHEST_POWER: lambda t, c: t.human.power >= t.state.automa.power,
    Demand.ROUTED: lambda t, c: t.human.routed >= c.amount,
    Demand.POWER_MIN: lambda t, c: t.human.power >= c.amount,
    Demand.POWER_MAX: lambda t, c: t.human.power <= c.amount,
    Demand.POPULARITY_MIN: lambda t, c: t.human.popularity >= c.amount,
    Demand.COINS_MIN: lambda t, c: t.human.coins >= c.amount,
    Demand.COINS_MAX: lambda t, c: t.human.coins <= c.amount,
    Demand.COMBAT_CARDS_MIN: lambda t, c: len(t.human.hand) >= c.amount,
    Demand.COMBAT_STARS_MIN: lambda t, c: t.human.stars[Star.COMBAT.index] >= c.amount,
    Demand.FACTORY_CARDS: lambda t, c: (t.human.factory_card is not None) == bool(c.amount),
    Demand.MECHS_MIN: lambda t, c: t.mechs() >= c.amount,
    Demand.MECHS_MAX: lambda t, c: t.mechs() <= c.amount,
    Demand.WORKERS_MIN: lambda t, c: len(t.human.army.workers) >= c.amount,
    Demand.WORKERS_MAX: lambda t, c: len(t.human.army.workers) <= c.amount,
    Demand.STRUCTURES_MIN: lambda t, c: len(placed_structures(t.human)) >= c.amount,
    Demand.UPGRADES_MIN: lambda t, c: sum(t.human.works.slots) >= c.amount,
    Demand.UPGRADES_MAX: lambda t, c: sum(t.human.works.slots) <= c.amount,
    Demand.RECRUITS_MIN: lambda t, c: t.recruits() >= c.amount,
    Demand.WORKERS_EQUAL_RECRUITS: lambda t, c: len(t.human.army.workers) == t.recruits(),
    Demand.EACH_RESOURCE: lambda t, c: min(t.goods) >= c.amount,
    Demand.ONE_RESOURCE: lambda t, c: max(t.goods) >= c.amount,
    Demand.BESIDE_FACTORY: lambda t, c: t.among(geography().neighbours[geography().factory]) >= c.amount,
    Demand.AROUND_ONE_LAKE: _around_a_lake,
    Demand.ONE_TERRITORY: _one_territory,
}


_ONLY_GROWING: Final = frozenset({Demand.MECHS_MAX, Demand.WORKERS_MAX, Demand.UPGRADES_MAX})
"""Most of what never becomes less."""

# Revealing ----------------------------------------------------------------------------------------------


_REVEAL = tuple(RevealObjective(card) for card in range(1, len(components().cards.objectives) + 1))


def reveals(state: State) -> list[Action]:
    """Objectives that may be revealed at this point, in the order dealt."""
    return [_REVEAL[card - 1] for card in revealable(state)]


def reveal(table: StateBuilder, entry: Pending, action: RevealObjective) -> None:
    """A star at once; the other card is discarded unrevealed, Dominate keeps it."""
    human, card = table.human, action.card
    rest = tuple([other for other in human.objectives if other != card])
    kept, gone = (rest, ()) if has_dominate(human.faction) else ((), rest)
    table.human = changed(
        human,
        objectives=kept,
        revealed=(*human.revealed, card),
        discarded=(*human.discarded, *gone),
    )
    table.tell(ObjectiveRevealed(card, gone))
    place_star(table, HUMAN, Star.OBJECTIVE)


def why_not_reveal(state: State, entry: Pending, action: RevealObjective) -> Why:
    """Why an objective cannot be revealed at a point where others can."""
    human, card = state.human, action.card
    if card not in human.objectives:
        return Why.NO_SUCH_OBJECTIVE
    if not human_may_place(human, Star.OBJECTIVE):
        return Why.OBJECTIVE_STAR_PLACED
    if fulfilled(state, card):
        return Why.END_OF_TURN_ONLY
    timing = components().cards.objectives[card - 1].timing
    late = timing is Timing.END_OF_TURN and not isinstance(entry, EndingTurn)
    return Why.END_OF_TURN_ONLY if late else Why.CONDITION_FAILS
