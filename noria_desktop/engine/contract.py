"""The contract every game keeps: what a state, an action, a step and a set of rules are.

All values are frozen attrs classes built from ints, bools, strings, plain enums, tuples and frozensets.
Laws (each one is a conformance test over the catalogue):

1. Total: ``legal_actions`` is non-empty exactly when ``turn(state).seat`` is not None; finite, free of
   duplicates, in a documented order that never depends on hashing.
2. Sound: ``apply`` accepts every legal action and raises ``IllegalAction`` for any other.
3. Pure: the same state and action give the same step on every platform.
4. Small: one action is one decision of one seat.
5. Finite: random play ends within a bound that each game states.
6. Conserving: the counts of printed components never change.
7. Revealing: a step that used chance or turned hidden things up has an event with ``reveals`` True.

Source: architecture 2.3.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import ClassVar, Generic, NewType, TypeVar

from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen

Seat = NewType("Seat", int)
"""Place at the table. Seat 0 is always a human; in solo games the automaton is seat 1."""

HUMAN = Seat(0)
BOT = Seat(1)


@frozen
class Turn:
    """Who must decide what now."""

    seat: Seat | None
    """None when the game is over."""
    phase: enum.Enum
    """The rulebook's name of the phase."""
    prompt: enum.Enum
    """What exactly is being chosen; the text of the prompt strip is keyed on it."""
    automatic: bool = False
    """True when the only legal action is the game's ``Advance``: a bot beat or a forced moment."""


class Event:
    """Base of all events: what happened, in rulebook words, without text and without pixels."""

    __slots__ = ()
    reveals: ClassVar[bool] = False
    """True when the step used chance or turned something hidden up for a human seat."""


class Revelation(Event):
    """Base of the events that always tell of chance or of something turned up."""

    __slots__ = ()
    reveals: ClassVar[bool] = True


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
OptionsT = TypeVar("OptionsT")


@frozen
class Step(Generic[S, E]):
    """Result of one action: the new state and what happened, in order."""

    state: S
    events: tuple[E, ...] = ()


class IllegalAction(ValueError):
    """An action that the rules do not allow in this position.

    Attributes:
        action: the refused action.
        turn: who was to decide what.
        why: the game's own reason, an enum member that ``ui`` can word; None when nothing is known
            beyond "not among the legal actions".
    """

    def __init__(self, action: object, turn: Turn, why: enum.Enum | None = None) -> None:
        """Keep the three facts; the message is for logs only."""
        super().__init__(f"{action!r} is not legal in {turn!r}" + (f": {why.value}" if why else ""))
        self.action = action
        self.turn = turn
        self.why = why


def nothing_known(state: object, action: object) -> None:
    """The reason of a game that tells none."""


@frozen
class Rules(Generic[S, A, E, OptionsT]):
    """One game's rules: its own functions, none of which keeps anything."""

    game_id: str
    """Short id used in saves and on the command line, such as ``noria``."""
    setup: Callable[[OptionsT, int], Step[S, E]]
    """First state of the game with these options; the seed is an unsigned 32-bit number."""
    turn: Callable[[S], Turn]
    """Who decides what now."""
    legal_actions: Callable[[S], tuple[A, ...]]
    """Every action the rules allow now, in documented order."""
    apply_unchecked: Callable[[S, A], Step[S, E]]
    """Carries out an action that the caller took from ``legal_actions(state)``."""
    observe: Callable[[S, Seat], S]
    """The state as a seat may see it: hidden identities None, the generator's key blanked."""
    scores: Callable[[S], ScoreSheet]
    """Points as they would be counted now, line by line, final once the game is over."""
    why_not: Callable[[S, A], enum.Enum | None] = nothing_known
    """The first rule that an action breaks; None when it is legal."""
    version: int = 1
    """Raised whenever the meaning of apply, legal actions or scores changes."""

    def apply(self, state: S, action: A) -> Step[S, E]:
        """Carry out a legal action.

        Raises:
            IllegalAction: the action is not among ``legal_actions(state)``.
        """
        if action not in self.legal_actions(state):
            raise IllegalAction(action, self.turn(state), self.why_not(state, action))
        return self.apply_unchecked(state, action)
