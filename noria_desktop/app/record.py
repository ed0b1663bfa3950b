"""What is known of one game: the line of play at the table, and every line that was left for another.

Whoever takes a step back and plays something else leaves a line. It stays as a branch: which line it left, after how
many actions, and how it went on. Together they are a tree in which no step stands twice, so a record can be compared
with another: it only grows. Plies count from the set-up; line 0 is the one at the table.

Source: decision 33.
"""

from __future__ import annotations

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
    order = {one.number: index for index, one in enumerate(every)}
    hanging = {MAIN}
    for one in every:
        chain = []
        at = one
        while at.number not in hanging:
            chain.append(at.number)
            hanging.add(at.number)
            if at.of in chain:
                raise BrokenTree(order[one.number])
            if at.of == MAIN:
                break
            at = known[at.of]
    return tuple(evolve(one, of=_owner(known, one.of, one.ply)) for one in every)


def _owner(known: dict[int, Branch], line: int, ply: int) -> int:
    """The line on which the step before ``ply`` stands: a branch begins on the line that it left."""
    while line != MAIN and known[line].ply >= ply:
        line = known[line].of
    return line


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
    places: dict[int, list[_Place]] = {}

    def follow(number: int, place: _Place, entries: tuple[LogEntry, ...]) -> bool:
        places[number] = [place]
        for entry in entries:
            after = ways.after(place, entry)
            if after is None:
                return False
            place = after
            places[number].append(place)
        return True

    if not follow(MAIN, (MAIN, 0), part.line):
        return False
    starts = {MAIN: 0} | {one.number: one.ply for one in part.branches}
    waiting = list(part.branches)
    while waiting:
        ready = [one for one in waiting if one.of in places]
        for one in ready:
            if not follow(one.number, places[one.of][one.ply - starts[one.of]], one.entries):
                return False
        waiting = [one for one in waiting if one.number not in places]
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
    sizes = {one.number: sum(map(size, one.entries)) for one in branches}
    kept = {one.number: one for one in branches}
    total, gone = sum(sizes.values()), 0
    for number in sorted(kept):
        if total <= most:
            break
        old = kept.pop(number)
        total -= sizes.pop(number)
        gone += 1
        heirs = [one for one in kept.values() if one.of == number]
        if not heirs:
            continue
        heir = max(heirs, key=lambda one: one.ply)
        shared = old.entries[: heir.ply - old.ply]
        total += sum(map(size, shared))
        sizes[heir.number] += sum(map(size, shared))
        kept[heir.number] = evolve(heir, of=old.of, ply=old.ply, entries=shared + heir.entries)
        for one in heirs:
            if one is not heir:
                kept[one.number] = evolve(one, of=heir.number)
    return tuple(kept[one.number] for one in branches if one.number in kept), gone
