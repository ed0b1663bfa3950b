"""Ways through a turn of the human's, found by the rules themselves.

From each moment of rest within the turn (a new unit may be picked, the bottom row is due, the turn may end) all ways to the
next such moments are followed, and the best few of each section go on. Where a card would be turned up (a combat, an
encounter, the Factory) a way ends. What a position is worth is for the player that asks. Source: engines-and-bots 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from attrs import frozen as closed

from noria_desktop.bots.scythe.marks import Mark, mark
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.ways import ways
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingBottom,
    ChoosingFactoryCard,
    ChoosingSection,
    Encountering,
    EndingTurn,
    Finished,
    Moving,
    Revealing,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State

_REST: Final = (ChoosingSection, Moving, ChoosingBottom, EndingTurn)
"""Between two of these the small decisions of one thing are made."""
_TURNED_UP: Final = (Revealing, ChoosingFactoryCard)

Line: TypeAlias = tuple[Action, ...]
Value: TypeAlias = Callable[[State, Line], float]
"""What a position is worth to which these actions have led."""


@frozen
class Search:
    """How widely a turn is searched."""

    width: int = 6
    """Moments of rest of each section that go on."""
    most: int = 240
    """Positions looked at between two moments of rest."""
    depth: int = 12
    """Moments of rest, at most."""


@closed
class Way:
    """Where some actions lead."""

    worth: float
    line: Line
    state: State


def followed(
    begun: Way, start: State, search: Search, value: Value, stopped: Callable[[], bool]
) -> list[Way]:
    """Ways to go on in this turn and what they are worth, best first; never none.

    Args:
        begun: where to go on from.
        start: where the turn stood when it was asked about, nothing in it hidden (``stand_in``).
        search: how widely.
        value: what positions are worth.
        stopped: asked now and then; when it says yes the ways found so far are given.
    """
    done: list[Way] = []
    fringe = [begun]
    seen: set[Mark] = set()
    for _ in range(search.depth):
        found: dict[object, list[Way]] = {}
        for way in fringe:
            for reached in _on(way, start, search, value, stopped):
                if ends(reached.state, start):
                    done.append(reached)
                elif (found_mark := mark(reached.state)) not in seen:
                    seen.add(found_mark)
                    found.setdefault(_branch(reached.line), []).append(reached)
        if done and stopped():
            break
        fringe = [way for some in found.values() for way in sorted(some, key=best)[: search.width]]
        if not fringe:
            break
    # Only a turn that is too long for the search leaves something here.
    return sorted(done or fringe, key=best)


def _on(way: Way, start: State, search: Search, value: Value, stopped: Callable[[], bool]) -> Iterator[Way]:
    """Every way from one moment of rest to the next ones, or to an end."""
    todo: list[tuple[State, Line]] = [(way.state, way.line)]
    inside: set[Mark] = set()
    looked = 0
    while todo:
        state, line = todo.pop()
        # Enough has been seen, or time is up: what is still open is finished by the last choice, which gives up least.
        every = looked < search.most and not stopped()
        legal = ways(state, RULES.legal_actions(state))
        for action in legal if every else legal[-1:]:
            after = RULES.apply_unchecked(state, action).state
            looked += 1
            if ends(after, start) or isinstance(after.pending[-1], _REST):
                longer = (*line, action)
                yield Way(value(after, longer), longer, after)
            elif (found := mark(after)) not in inside:
                inside.add(found)
                todo.append((after, (*line, action)))


def ends(state: State, start: State) -> bool:
    """Whether the search goes no further: the turn is over, or a card would be turned up."""
    top = state.pending[-1]
    if isinstance(top, (Finished, *_TURNED_UP)):
        return True
    if isinstance(top, Encountering):
        return not top.chosen
    if isinstance(start.pending[0], AutomaTurn):
        return isinstance(top, (AutomaTurn, ChoosingSection))
    return isinstance(state.pending[0], AutomaTurn)


def coming(view: State, line: Line) -> dict[State, Line]:
    """The positions that a line comes through as the human will see them, with what is left of it."""
    left: dict[State, Line] = {}
    state = stand_in(view)
    for place, action in enumerate(line):
        left[RULES.observe(state, HUMAN)] = line[place:]
        state = RULES.apply_unchecked(state, action).state
    return left


def best(way: Way) -> float:
    """Sorts ways, best first."""
    return -way.worth


def _branch(line: Line) -> object:
    """Ways are compared only with those that begin alike: with the same section and the same side of its top row."""
    return line[:2]
