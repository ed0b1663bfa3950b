"""What the coach's lines in Noria speak of, counted: what a politician, a level or the bot's coming turn brings.

``gain`` of a chamber: the points that one more politician seated there brings now, to the human and to the bot. Nothing
is hidden in Noria, so the bot's coming turn is simply played on a copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.forecast import state_after_bot
from noria_desktop.games.noria.scoring import chamber_value, points
from noria_desktop.games.noria.state import (
    Seats,
    State,
    Wheel,
)
from noria_desktop.games.noria.terms import (
    Chamber,
    Resource,
    Space,
    Track,
)
from noria_desktop.games.noria.wheel import ACTIVE_SPACES, may_join


@frozen
class Berth:
    """A place where a ship can be taken: the island by its place in the circle, the berth from the left."""

    island: int
    berth: int


def gain(state: State, chamber: Chamber) -> tuple[int, int]:
    """Points that one more seated politician brings to the human and to the bot."""
    later = _seated(state, chamber)
    return (
        points(later, state.human.levels) - points(state, state.human.levels),
        points(later, state.bot.levels) - points(state, state.bot.levels),
    )


def _seated(state: State, chamber: Chamber) -> State:
    council: Any = tuple(
        Seats(seats.upper - 1, seats.seated + 1) if index == chamber.index else seats
        for index, seats in enumerate(state.council)
    )
    return evolve(state, council=council)


def values_ahead(state: State, chamber: Chamber, steps: int = 2) -> tuple[int, ...]:
    """What a chamber is worth now, with one more politician seated, with two; as far as there are any."""
    found = [chamber_value(state, chamber)]
    while len(found) <= steps and state.council[chamber.index].upper:
        state = _seated(state, chamber)
        found.append(chamber_value(state, chamber))
    return tuple(found)


def seatable(state: State) -> list[Chamber]:
    """Chambers in which one more politician can be seated."""
    return [chamber for chamber in Chamber if state.council[chamber.index].upper]


def best_chamber(state: State) -> tuple[Chamber | None, int]:
    """Where one more politician brings the human most beyond the bot, and how much that is."""
    best, most = None, 0
    for chamber in seatable(state):
        mine, its = gain(state, chamber)
        if mine - its > most:
            best, most = chamber, mine - its
    return best, most


def scores(state: State) -> tuple[int, int]:
    """Points of the human and of the bot as things stand."""
    return points(state, state.human.levels), points(state, state.bot.levels)


def largest_set(wheel: Wheel) -> int:
    """Discs in the largest connected set of the active half."""
    best = 0
    stack: list[tuple[Space, ...]] = [()]
    while stack:
        named = stack.pop()
        best = max(best, len(named))
        stack += [
            (*named, space)
            for space in ACTIVE_SPACES
            if wheel[space.index] and space not in named and may_join(space, named)
        ]
    return best


def bot_gain(state: State) -> int:
    """Points that the bot's coming turn brings it as things stand."""
    after = state_after_bot(state)
    return points(after, after.bot.levels) - points(state, state.bot.levels)


def pays_a_level(state: State) -> bool:
    """Whether the resources in store pay the next level of refinement or settlement."""
    energy, mycelium, obsidian = state.human.resources
    refinement, settlement = state.human.levels[0] + 1, state.human.levels[1] + 1
    printed = components()
    if refinement <= printed.max_level and obsidian >= printed.level_cost(Track.REFINEMENT, refinement):
        return True
    if settlement > printed.max_level:
        return False
    cost = printed.level_cost(Track.SETTLEMENT, settlement)
    return max(energy, mycelium) >= cost if settlement % 2 else min(energy, mycelium) >= cost // 2


def free_ships(state: State, kind: Resource) -> Iterator[Berth]:
    """Ships of a kind on islands where nobody stands: a journey there costs nothing."""
    for index, island in enumerate(state.islands):
        if index in (state.human.ambassador, state.bot.ambassador):
            continue
        for place, berth in enumerate(components().islands[island.number].berths):
            if berth.resource is kind and island.ships[place]:
                yield Berth(index, place)
