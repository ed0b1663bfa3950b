"""Goes through the finished games of a library for the marks they earned, a little at a time, and says which was first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.honours.earning import earned_in
from noria_desktop.app.honours.honour import honours_of
from noria_desktop.app.honours.remembered import Remembered
from noria_desktop.app.library.entries import Entry
from noria_desktop.app.saves.listing import Mark
from noria_desktop.engine.values import frozen


@frozen
class First:
    """The game that earned a mark first."""

    entry: Entry
    ply: int
    """Where in it."""


class Gathering:
    """The marks of one profile. Of games nothing is held but what they earned."""

    def __init__(
        self,
        games: Iterable[Entry],
        marks: Mapping[Path, Mark],
        find_kit: Callable[[str], GameKit],
        memory: Remembered | None = None,
    ) -> None:
        """Nothing is read yet.

        Args:
            games: the library; of those that are not over, or of which no file is left, nothing is told.
            marks: what tells of each sound file that it has not changed.
            find_kit: of a game.
            memory: what was worked out in earlier runs.
        """
        self._find_kit, self._memory, self._marks = find_kit, memory, marks
        told = [one for one in games if one.is_over and one.file in marks and honours_of(one.game)]
        self._waiting = sorted(told, key=lambda one: (one.at, one.key), reverse=True)
        """Games that were not looked up yet, the oldest last."""
        self._unread: list[Entry] = []
        """Games that nobody remembers, the oldest first, until they are read."""
        self._known: dict[Path, tuple[Mark, Mapping[str, int]]] = {}
        self._firsts: dict[str, First] = {}

    @property
    def is_read(self) -> bool:
        """Whether there is nothing more to read."""
        return not self._waiting and not self._unread

    @property
    def left(self) -> int:
        """How many games are still to be read, as far as that is known."""
        return len(self._waiting) + len(self._unread)

    def go_on(self, span: float | None = None) -> bool:
        """Read for about so many seconds, one game at least; by default all. True when everything is read."""
        until = None if span is None else time.monotonic() + span
        while not self.is_read:
            if self._waiting:
                self._look_up(self._waiting.pop())
                if not self._waiting:
                    self._unread.reverse()
            else:
                entry = self._unread.pop()
                assert entry.file is not None
                self._take(entry, earned_in(entry.file, self._find_kit))
            if until is not None and time.monotonic() >= until:
                break
        return self.is_read

    def _look_up(self, entry: Entry) -> None:
        assert entry.file is not None
        most = self._find_kit(entry.game).action_bound
        known = (
            None if self._memory is None else self._memory.recall(entry.file, self._marks[entry.file], most)
        )
        if known is None:
            self._unread.append(entry)
        else:
            self._take(entry, known)

    def _take(self, entry: Entry, earned: Mapping[str, int]) -> None:
        """Hear what a game earned."""
        assert entry.file is not None
        self._known[entry.file] = self._marks[entry.file], earned
        for key, ply in earned.items():
            first = self._firsts.get(key)
            if first is None or (entry.at, entry.key) < (first.entry.at, first.entry.key):
                self._firsts[key] = First(entry, ply)

    def remember(self) -> None:
        """Keep what is known for the next run, once every game was looked up."""
        if self._memory is not None and not self._waiting:
            self._memory.remember(self._known)

    # What was found

    @property
    def firsts(self) -> Mapping[str, First]:
        """For each mark that was earned the game that earned it first, as far as games are read."""
        return self._firsts
