"""What is known of one game: the line of play at the table, and every line that was left for another.

Whoever takes a step back and plays something else leaves a line. It stays as a branch: which line it left, after how
many actions, and how it went on. Together they are a tree in which no step stands twice, so a record can be compared
with another: it only grows. Plies count from the set-up; line 0 is the one at the table.

Source: decision 33.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from attrs import evolve

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen

MAIN: Final = 0
"""The number of the line at the table."""


@frozen
class LogEntry:
    """One action of the history and who took it."""

    seat: Seat
    action: Any


@frozen
class Branch:
    """A line of play that was taken back and left for another one."""

    number: int
    """From 1, in the order in which lines were left."""
    of: int
    """The line that it shares its beginning with; ``MAIN`` is the one at the table."""
    ply: int
    """How many actions from the set-up it shares with that line."""
    entries: tuple[LogEntry, ...]
    """How it went on."""

    @property
    def end(self) -> int:
        """How many actions it has from the set-up."""
        return self.ply + len(self.entries)


Branches: TypeAlias = tuple[Branch, ...]


@frozen
class Record:
    """All that was played in one game."""

    line: tuple[LogEntry, ...]
    """The line at the table from the set-up, with what can be repeated after the cursor."""
    branches: Branches


class BrokenTree(ValueError):
    """Branches that do not hang together; the argument is the index of the first one at fault."""


def left(branches: Branches, ply: int, tail: tuple[LogEntry, ...], number: int) -> Branches:
    """The branches once the line at the table was left after ``ply`` actions, ``tail`` being what came there."""
    moved = (evolve(one, of=number) if one.of == MAIN and one.ply > ply else one for one in branches)
    return (*moved, Branch(number, MAIN, ply, tail))


def grown(branches: Branches, ply: int, entry: LogEntry) -> Branches:
    """The branches once the line at the table went on from ``ply`` with this entry.

    A branch that went on the same way now shares that step; one that has nothing of its own any more is gone.
    """
    same = next((b for b in branches if b.of == MAIN and b.ply == ply and b.entries[:1] == (entry,)), None)
    if same is None:
        return branches
    rest = evolve(same, ply=ply + 1, entries=same.entries[1:])
    found = []
    for one in branches:
        if one is same:
            if rest.entries:
                found.append(rest)
        elif one.of == same.number and one.ply <= ply + 1:
            # The step before it now stands on the line at the table.
            found.append(evolve(one, of=MAIN))
        else:
            found.append(one)
    return tuple(found)


def checked(length: int, branches: Iterable[Branch]) -> Branches:
    """Branches read from a file, each hanging on the line that owns the step before it.

    Args:
        length: how many actions the line at the table has.
        branches: in any order.

    Raises:
        BrokenTree: a number stands twice, or a branch hangs on nothing or on itself.
    """
    every = tuple(branches)
    known = {one.number: one for one in every}
    for index, one in enumerate(every):
        parent = known.get(one.of)
        twice = one.number < 1 or known[one.number] is not one
        start, end = (0, length) if one.of == MAIN else (parent.ply, parent.end) if parent else (1, 0)
        if twice or not one.entries or not start <= one.ply <= end:
            raise BrokenTree(index)
    owners: dict[int, int] = {}
    for index, one in enumerate(every):
        chain: dict[int, Branch] = {}
        at = one
        while at.number not in owners:
            if at.number in chain:
                raise BrokenTree(index)
            chain[at.number] = at
            if at.of == MAIN:
                break
            at = known[at.of]
        for link in reversed(chain.values()):
            # Where it begins with its parent, the step before it stands on the line that the parent left.
            shares = link.of != MAIN and link.ply == known[link.of].ply
            owners[link.number] = owners[link.of] if shares else link.of
    return tuple(evolve(one, of=owners[one.number]) for one in every)


def whole_line(record: Record, number: int) -> tuple[LogEntry, ...]:
    """Everything played in a line from the set-up.

    Raises:
        KeyError: there is no such line.
    """
    known = {one.number: one for one in record.branches}
    parts: list[tuple[LogEntry, ...]] = []
    end: int | None = None
    while number != MAIN:
        one = known[number]
        parts.append(one.entries if end is None else one.entries[: end - one.ply])
        number, end = one.of, one.ply
    parts.append(record.line[:end])
    return tuple(entry for part in reversed(parts) for entry in part)


def contains(whole: Record, part: Record) -> bool:
    """Whether every step of ``part`` stands in ``whole`` as well, wherever: then nothing of it would be lost."""
    if whole.line[: len(part.line)] == part.line and set(part.branches) <= set(whole.branches):
        return True
    ways = _Ways(whole)
    hanging: dict[int, list[Branch]] = {}
    for one in part.branches:
        hanging.setdefault(one.of, []).append(one)
    start: _Place = (MAIN, 0)
    waiting = [(MAIN, 0, part.line, start)]
    while waiting:
        number, ply, entries, place = waiting.pop()
        places = [place]
        for entry in entries:
            after = ways.after(places[-1], entry)
            if after is None:
                return False
            places.append(after)
        for one in hanging.get(number, ()):
            waiting.append((one.number, one.ply, one.entries, places[one.ply - ply]))
    return True


_Place: TypeAlias = tuple[int, int]
"""A line and a ply of it."""


class _Ways:
    """Where the lines of a record lead from any place."""

    def __init__(self, record: Record) -> None:
        self._line = {MAIN: (0, record.line)} | {b.number: (b.ply, b.entries) for b in record.branches}
        self._off: dict[tuple[int, int, LogEntry], int] = {
            (b.of, b.ply, b.entries[0]): b.number for b in record.branches
        }

    def after(self, place: _Place, entry: LogEntry) -> _Place | None:
        number, ply = place
        start, entries = self._line[number]
        if ply - start < len(entries) and entries[ply - start] == entry:
            return number, ply + 1
        branch = self._off.get((number, ply, entry))
        return None if branch is None else (branch, ply + 1)


def fitting(branches: Branches, size: Callable[[LogEntry], int], most: int) -> tuple[Branches, int]:
    """The branches that have room, and how many of the oldest had to go.

    What a branch shares with later ones that left it stays with them.

    Args:
        branches: all of them.
        size: bytes that an entry takes.
        most: bytes that all may take.
    """
    lines = {one.number: one for one in branches}
    needed: dict[int, int] = {}
    """Up to which ply a line is needed, by itself or by a later one that left it there."""
    kept: list[int] = []
    total = 0
    for one in sorted(branches, key=lambda one: -one.number):
        more = _lacking(lines, needed, one)
        total += sum(
            size(entry) for number, (ply, end) in more.items() for entry in _part(lines, number, ply, end)
        )
        if total > most:
            break
        needed |= {number: end for number, (_, end) in more.items()}
        kept.append(one.number)
    return _rehung(branches, set(kept), needed), len(branches) - len(kept)


def _part(lines: dict[int, Branch], number: int, ply: int, end: int) -> tuple[LogEntry, ...]:
    return lines[number].entries[ply - lines[number].ply : end - lines[number].ply]


def _lacking(lines: dict[int, Branch], needed: dict[int, int], one: Branch) -> dict[int, tuple[int, int]]:
    """Which parts of which branches are needed as well once this one is kept: from ply to ply."""
    found = {}
    number, end = one.number, one.end
    while number != MAIN and needed.get(number, -1) < end:
        found[number] = (needed.get(number, lines[number].ply), end)
        if number in needed:
            break
        number, end = lines[number].of, lines[number].ply
    return found


def _rehung(branches: Branches, kept: set[int], needed: dict[int, int]) -> Branches:
    """The kept branches; what is needed of another one goes to the one that left it last."""
    heirs = {one.of: one for one in branches if one.number in needed and one.ply == needed.get(one.of)}
    lines = {one.number: one for one in branches}
    grown_from: dict[int, Branch] = {}
    """Where a kept branch begins, with all that it inherits."""
    now: dict[int, int] = {}
    """The kept branch that a line is part of now."""
    for number in kept:
        at, parts = lines[number], [lines[number].entries]
        while at.of not in kept and heirs.get(at.of) is at:
            parent = lines[at.of]
            parts.append(_part(lines, parent.number, parent.ply, at.ply))
            now[parent.number] = number
            at = parent
        grown_from[number] = evolve(
            at, number=number, entries=tuple(itertools.chain.from_iterable(reversed(parts)))
        )
    return tuple(
        evolve(grown_from[one.number], of=now.get(grown_from[one.number].of, grown_from[one.number].of))
        for one in branches
        if one.number in kept
    )
