"""Produce: territory after territory in ascending order, each with its yield. Source: rules.md 4; H7.

Actions come by place, at each by yield from 1, then ``Finish``. The Mill counts as one more worker on its territory
and that territory does not use up one of those allowed, but only with the mat's own action, not the Factory card's.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Finish, Produce
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_places, human_territories
from noria_desktop.games.scythe.copies import more, of_kind, with_goods
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import Produced
from noria_desktop.games.scythe.pending import Producing
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    TERRITORIES,
    Phase,
    Place,
    Prompt,
    Structure,
)

_FINISH: Final = Finish()
_MOST: Final = components().mats.workers + components().mats.mill_yield
_PRODUCE: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Produce(place, amount) for amount in range(1, _MOST + 1)) for place in range(TERRITORIES)
)
"""By place, yields from 1 on."""
_YIELDS: Final = tuple(components().map.yields[terrain.index] for terrain in components().map.terrain)
"""By territory: the resource produced there."""
_VILLAGE: Final = tuple(terrain is components().map.workers_from for terrain in components().map.terrain)
"""By territory: whether workers are produced there."""
_MILL: Final = Structure.MILL.index


def begin(table: StateBuilder, amount: int) -> None:
    """So many territories, and that of the Mill."""
    table.push(Producing(amount, table.human.works.structures[_MILL] is not None))


def most_yields(state: Observation, entry: Producing) -> list[tuple[Place, int]]:
    """Territories that can be picked now, ascending, each with the most that it yields."""
    human = state.human
    mill = human.works.structures[_MILL] if entry.mill else None
    left, after = entry.left, entry.after
    waiting = components().mats.workers - len(human.army.workers)
    counts: dict[Place, int] = {}
    if left:
        for place in human.army.workers:
            if place > after and place < TERRITORIES:
                counts[place] = counts.get(place, 0) + 1
    if mill is not None and mill > after:
        workers = human.army.workers.count(mill)
        counts[mill] = workers + components().mats.mill_yield
    if not counts:
        return []
    enemies = automa_places(state.automa)
    found = []
    for place in sorted(counts):
        if place not in enemies:
            if _YIELDS[place] is not None:
                found.append((place, counts[place]))
            elif _VILLAGE[place] and waiting:
                found.append((place, min(counts[place], waiting)))
    return found


def produce_actions(state: State, entry: Producing) -> tuple[Action, ...]:
    """Every territory with every yield, and to finish."""
    found: list[Action] = []
    for place, most in most_yields(state, entry):
        found += _PRODUCE[place][:most]
    found.append(_FINISH)
    return tuple(found)


def produce(table: StateBuilder, entry: Producing, action: Produce) -> None:
    """Tokens, or new workers from the mat, appear on the territory."""
    place, amount = action.place, action.amount
    human, resource = table.human, _YIELDS[place]
    by_mill = entry.mill and human.works.structures[_MILL] == place
    if resource is None:
        army = human.army
        table.human = changed(
            human, army=changed(army, workers=tuple(sorted((*army.workers, *(place,) * amount))))
        )
        table.tell(Produced(place, NO_GOODS, amount))
    else:
        board, goods = table.board, of_kind(resource, amount)
        table.board = changed(board, goods=with_goods(board.goods, place, more(board.goods[place], goods)))
        table.tell(Produced(place, goods))
    table.swap(
        Producing(entry.left, False, place) if by_mill else Producing(entry.left - 1, entry.mill, place)
    )


def finish(table: StateBuilder, entry: Producing, action: Finish) -> None:
    """No more territories."""
    table.pop()


def resolve_producing(table: StateBuilder, entry: Producing) -> bool:
    """Nothing is left that could yield: no choice."""
    if most_yields(table, entry):
        return False
    table.pop()
    return True


def _why_not(state: State, entry: Producing, action: Produce) -> Why:
    place = action.place
    if place not in human_territories(state):
        return Why.NOT_CONTROLLED
    if _YIELDS[place] is None and not _VILLAGE[place]:
        return Why.NOTHING_GROWS
    if place <= entry.after:
        return Why.ORDER_OF_PLACES
    most = dict(most_yields(state, entry))
    if place in most:
        return Why.TOO_MUCH if action.amount > most[place] else Why.TOO_LITTLE
    human = state.human
    mill = entry.mill and human.works.structures[_MILL] == place
    if place not in human.army.workers and not mill:
        return Why.NO_WORKER_ON_TERRITORY
    if not entry.left and not mill:
        return Why.NO_MORE_TERRITORIES
    return Why.NO_MORE_WORKERS


DECISIONS: Final = (
    Decision(
        Producing,
        humans(Phase.TOP, Prompt.PRODUCE),
        produce_actions,
        {Produce: produce, Finish: finish},
        {Produce: _why_not},
        Why.PRODUCE_FIRST,
        resolve_producing,
        amid=True,
    ),
)
