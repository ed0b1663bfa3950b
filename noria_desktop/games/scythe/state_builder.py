"""The table while one action is carried out: its parts are exchanged one by one, then it is the next state.

Rules of a turn are functions that take a ``StateBuilder`` and change it; only ``apply`` makes one of a state and a step of
it. The parts themselves stay frozen values: ``table.human = changed(table.human, power=3)``.
"""

from __future__ import annotations

from typing import TypeVar

from noria_desktop.engine.contract import Step
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.pending import Pending
from noria_desktop.games.scythe.state import State

P = TypeVar("P")


class StateBuilder:
    """A working copy of a state, and what happened to it."""

    __slots__ = (
        "automa",
        "board",
        "decks",
        "events",
        "human",
        "options",
        "pending",
        "rng",
        "turn",
    )

    def __init__(self, state: State) -> None:
        """Begin where the state is."""
        self.rng = state.rng
        self.options = state.options
        self.turn = state.turn
        self.pending: list[Pending] = list(state.pending)
        self.human = state.human
        self.automa = state.automa
        self.board = state.board
        self.decks = state.decks
        self.events: list[Event] = []

    def tell(self, *events: Event) -> None:
        """Something happened."""
        self.events += events

    def push(self, *entries: Pending) -> None:
        """Put entries on the stack; the last one is decided first."""
        self.pending += entries

    def pop(self) -> Pending:
        """Take the entry that was decided off the stack."""
        return self.pending.pop()

    def swap(self, entry: Pending) -> None:
        """Exchange the entry that is being decided."""
        self.pending[-1] = entry

    def lowest(self, kind: type[P]) -> P | None:
        """The entry of a kind that lies lowest on the stack; None if there is none."""
        return next((entry for entry in self.pending if isinstance(entry, kind)), None)

    def state(self) -> State:
        """The table as a state."""
        return State(
            self.rng,
            self.options,
            self.turn,
            tuple(self.pending),
            self.human,
            self.automa,
            self.board,
            self.decks,
        )

    def step(self) -> Step[State, Event]:
        """The action is carried out."""
        return Step(self.state(), tuple(self.events))
