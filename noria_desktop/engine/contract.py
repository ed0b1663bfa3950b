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
from typing import ClassVar, Generic, NewType, Protocol, TypeVar

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


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
O_contra = TypeVar("O_contra", contravariant=True)


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


class Rules(Protocol[S, A, E, O_contra]):
    """One game's rules. Implementations are frozen and stateless."""

    @property
    def game_id(self) -> str:
        """Short id used in saves and on the command line, such as ``noria``."""
        ...

    @property
    def version(self) -> int:
        """Raised whenever the meaning of apply, legal actions or scores changes."""
        ...

    def setup(self, options: O_contra, seed: int) -> Step[S, E]:
        """First state of the game with these options; ``seed`` is an unsigned 32-bit number."""
        ...

    def turn(self, state: S) -> Turn:
        """Who decides what now."""
        ...

    def legal_actions(self, state: S) -> tuple[A, ...]:
        """Every action the rules allow now, in documented order."""
        ...

    def apply(self, state: S, action: A) -> Step[S, E]:
        """Carry out a legal action.

        Raises:
            IllegalAction: the action is not among ``legal_actions(state)``.
        """
        ...

    def apply_unchecked(self, state: S, action: A) -> Step[S, E]:
        """Carry out an action that the caller took from ``legal_actions(state)``."""
        ...

    def observe(self, state: S, seat: Seat) -> S:
        """The state as ``seat`` may see it: hidden identities None, the generator's key blanked."""
        ...

    def scores(self, state: S) -> ScoreSheet:
        """Points as they would be counted now, line by line, final once the game is over."""
        ...
