"""Branches of a running game replayed under the rules: where each leads, and how far it is still legal.

Each branch is played once, from the place where it left the line that it shares its beginning with. A game that goes
on from a snapshot knows nothing of the positions before that, so lines from there cannot be followed.
"""

from __future__ import annotations

from typing import Any

from noria_desktop.app.gone_on import new_identity
from noria_desktop.app.record import MAIN, Branch, LogEntry, whole_line
from noria_desktop.app.session import HasRules, Session, Tally, repeated
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen


@frozen
class LeftLine:
    """A branch and the positions along it, as far as the rules lead."""

    branch: Branch
    states: tuple[Any, ...]
    """The position where it left and after each of its actions; empty when that place is out of reach."""

    @property
    def is_whole(self) -> bool:
        """Whether today's rules lead to its end."""
        return len(self.states) == len(self.branch.entries) + 1


class LeftLines:
    """The branches of a session; each is followed when it is asked for."""

    def __init__(self, session: Session) -> None:
        """Nothing is followed yet."""
        self._session = session
        self._record = session.record
        self._branches = {one.number: one for one in self._record.branches}
        self._followed: dict[int, tuple[Any, ...]] = {}

    @property
    def numbers(self) -> tuple[int, ...]:
        """The branches, newest first."""
        return tuple(sorted(self._branches, reverse=True))

    def follow(self, number: int) -> LeftLine:
        """A line and where it leads.

        Raises:
            KeyError: there is no such branch.
        """
        wanted = self._branches[number]
        waiting = [wanted]
        while waiting[-1].of != MAIN and waiting[-1].of not in self._followed:
            waiting.append(self._branches[waiting[-1].of])
        for branch in reversed(waiting):
            if branch.number not in self._followed:
                self._followed[branch.number] = self._played(branch)
        return LeftLine(wanted, self._followed[number])

    def _played(self, branch: Branch) -> tuple[Any, ...]:
        start = self._state_at(branch.of, branch.ply)
        if start is None:
            return ()
        rules = self._session.rules
        states = [start]
        for entry in branch.entries:
            step = repeated(rules, states[-1], entry)
            if step is None:
                break
            states.append(step.state)
        return tuple(states)

    def _state_at(self, line: int, ply: int) -> Any:
        """The position of a line after so many actions; None when it is out of reach."""
        if line == MAIN:
            at = ply - len(self._session.closed)
            return self._session.state_at(at) if at >= 0 else None
        states, at = self._followed[line], ply - self._branches[line].ply
        return states[at] if at < len(states) else None


def first_decision(session: Session, line: LeftLine, seat: Seat) -> tuple[LogEntry, Any] | None:
    """The first thing that somebody decided in a line, and the position as that seat saw it; None for programs."""
    if seat in session.programs:
        return None
    for entry, state in zip(line.branch.entries, line.states, strict=False):
        if entry.seat == seat and not session.rules.turn(state).automatic:
            return entry, session.rules.observe(state, seat)
    return None


def from_its_end(session: Session, game: HasRules, number: int) -> Session | None:
    """A game of its own, open, that stands at the end of a line; None where the rules do not lead there.

    Raises:
        KeyError: there is no such line.
    """
    if not LeftLines(session).follow(number).is_whole:
        return None
    closed = session.closed
    entries = whole_line(session.record, number)[len(closed) :]
    fresh = Session(game, session.options, session.seed, identity=new_identity())
    if closed:
        fresh = Session.resumed(
            game,
            session.options,
            session.seed,
            identity=fresh.identity,
            state=session.start.state,
            closed=closed,
        )
    if fresh.replay(entries) < len(entries):
        return None
    fresh.restore(ply=len(entries), sealed=False, tally=Tally())
    return fresh
