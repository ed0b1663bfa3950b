"""A game as a line in time: whose steps lie where, in which round or turn, and what stands out on the way.

A place on the line is a ply, the number of actions that were played there; 0 is the set-up. Pure functions of a session.
Source: mocks/library.md 2.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import attrs

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.replaying.watched import MarkKind
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import frozen


@frozen
class Stretch:
    """Steps that one side took one after the other in the same round or turn."""

    first: int
    """The ply that its first step led to."""
    last: int
    """The ply that its last step led to."""
    number: int
    """Of the round or turn, from 1."""
    seat: Seat

    @property
    def steps(self) -> int:
        """How many steps it has."""
        return self.last - self.first + 1


@frozen
class Mark:
    """Something that stands out."""

    ply: int
    """The ply that its step led to."""
    kind: MarkKind
    seat: Seat | None
    """Whose doing it is; None: both had a part in it."""
    event: Any


@attrs.frozen(slots=False)
class Timeline:
    """All of a line of play."""

    plies: int
    """How many actions it has."""
    now: int
    """Where the game stands: the last ply, but for one that was taken back."""
    is_over: bool
    """Whether nobody has anything left to decide at ``now``."""
    stretches: tuple[Stretch, ...]
    marks: tuple[Mark, ...]
    """In the order in which they came."""

    @cached_property
    def _firsts(self) -> list[int]:
        return [one.first for one in self.stretches]

    @cached_property
    def _rounds(self) -> list[int]:
        """The first ply of each round or turn."""
        found = []
        number = None
        for one in self.stretches:
            if one.number != number:
                found.append(one.first)
                number = one.number
        return found

    @cached_property
    def _marked(self) -> list[int]:
        return sorted({one.ply for one in self.marks})

    @cached_property
    def _others(self) -> list[int]:
        """Plies that others' steps led to."""
        return [ply for one in self.stretches if one.seat != HUMAN for ply in range(one.first, one.last + 1)]

    @property
    def numbers(self) -> int:
        """The number of the last round or turn."""
        return max((one.number for one in self.stretches), default=0)

    def stretch_at(self, ply: int) -> Stretch | None:
        """The stretch of the step that led to a ply; None for the set-up."""
        at = bisect_right(self._firsts, ply) - 1
        return self.stretches[at] if at >= 0 else None

    def beginnings(self) -> tuple[tuple[int, int], ...]:
        """Number and first ply of each round or turn."""
        known: dict[int, int] = {}
        for one in self.stretches:
            known.setdefault(one.number, one.first)
        return tuple(known.items())

    # From one place to another --------------------------------------------------------------------------

    def turn_from(self, ply: int, *, forward: bool) -> int:
        """The first step of the next side's steps, or of those before; at the ends the end."""
        return self._from(self._firsts, ply, forward=forward)

    def round_from(self, ply: int, *, forward: bool) -> int:
        """The first step of the next round or turn, or of the one before."""
        return self._from(self._rounds, ply, forward=forward)

    def mark_from(self, ply: int, *, forward: bool) -> int | None:
        """The next thing that stands out, or the one before; None where there is none."""
        at = bisect_right(self._marked, ply) if forward else bisect_left(self._marked, ply) - 1
        return self._marked[at] if 0 <= at < len(self._marked) else None

    def others_step_from(self, ply: int) -> int | None:
        """The next step that is not the human's."""
        at = bisect_right(self._others, ply)
        return self._others[at] if at < len(self._others) else None

    def _from(self, stops: Sequence[int], ply: int, *, forward: bool) -> int:
        if forward:
            at = bisect_right(stops, ply)
            return stops[at] if at < len(stops) else self.plies
        at = bisect_left(stops, ply) - 1
        return stops[at] if at >= 0 else 0


def timeline(session: Session, kit: GameKit) -> Timeline:
    """The time line of a game, with what was taken back and can be repeated."""
    watched, log = kit.watched, session.log

    def number(state: Any) -> int:
        if watched.number is not None:
            return watched.number(state)
        progress = kit.progress(state)
        return min(progress.done + 1, progress.total)

    stretches: list[Stretch] = []
    marks: list[Mark] = []
    for ply, entry in enumerate(log, start=1):
        here = number(session.state_at(ply - 1))
        last = stretches[-1] if stretches else None
        if last is not None and (last.seat, last.number) == (entry.seat, here):
            stretches[-1] = Stretch(last.first, ply, here, entry.seat)
        else:
            stretches.append(Stretch(ply, ply, here, entry.seat))
        for event in session.events_at(ply):
            found = watched.happened(event)
            if found is not None:
                marks.append(Mark(ply, *found, event))
    over = session.rules.turn(session.state_at(session.cursor)).seat is None
    return Timeline(len(log), session.cursor, over, tuple(stretches), tuple(marks))
