"""What the results do not say and the games do: by which kind of set-up they were played, and where the points came from.

Set-up lines and files are read a little at a time, and only sums are kept.
"""

from __future__ import annotations

import enum
import logging
import time
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from noria_desktop.app.catalogue import GameKit, NotationFault
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

MOST_FILES: Final = 60
"""So many of the latest games are opened for where points came from; a file takes some hundredths of a second."""


@frozen
class Spread:
    """The games by one kind of set-up."""

    kind: str
    marks: tuple[tuple[int, bool, str], ...]
    """Points, whether it was won, and the game's key, the oldest first."""

    @property
    def won(self) -> int:
        """Victories."""
        return sum(is_won for _, is_won, _ in self.marks)


@frozen
class Source:
    """A row of the score sheet: what it gave on average."""

    line: enum.Enum
    own: float | None
    """None where it means nothing to a side."""
    rival: float | None


class Gathering:
    """Goes through the games of one kind."""

    def __init__(
        self,
        kit: GameKit,
        games: Sequence[Entry],
        kind_of: Callable[[Any], str],
        points_of: Callable[[ScoreLine], int] = attrgetter("points"),
    ) -> None:
        """Nothing is read yet.

        Args:
            kit: of the game.
            games: that are counted, the oldest first.
            kind_of: options as they are written down: the key of their kind; empty: none.
            points_of: what a row of a score sheet counts for.
        """
        self._kit, self._kind_of, self._points_of = kit, kind_of, points_of
        self._lines = list(reversed(games))
        self._files = [one for one in reversed(games) if one.file is not None][:MOST_FILES]
        self._files.reverse()
        self._known: dict[str, str] = {}
        """Kinds of set-up lines; the same few come again and again."""
        self._spread: dict[str, list[tuple[int, bool, str]]] = {}
        self._sums: dict[enum.Enum, tuple[list[int], list[int]]] = {}
        """For each row total and number of games, of the human and of the best of the others."""
        self.opened = 0
        """Games whose sheets were counted."""
        self.sheet: ScoreSheet | None = None
        """One of them, for the names of its rows."""
        self.final: Any = None
        """The position it was counted from."""
        self.options: Any = None
        """Its set-up."""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing more to read."""
        return not self._lines and not self._files

    def go_on(self, span: float | None = None) -> bool:
        """Read for about so many seconds, one game at least; by default all. True when everything is read."""
        until = None if span is None else time.monotonic() + span
        while not self.is_read:
            if self._lines:
                self._sort(self._lines.pop())
            else:
                self._open(self._files.pop())
            if until is not None and time.monotonic() >= until:
                break
        return self.is_read

    def _sort(self, entry: Entry) -> None:
        """Put a game to its kind."""
        kind = self._known.get(entry.notation)
        if kind is None:
            try:
                kind = self._kind_of(self._kit.read_setup(entry.notation))
            except NotationFault as fault:
                log.info("a set-up of an older version: %s", fault)
                kind = ""
            self._known[entry.notation] = kind
        if kind:
            self._spread.setdefault(kind, []).append((entry.own, entry.outcome is Outcome.WON, entry.key))

    def _open(self, entry: Entry) -> None:
        """Add up a game's score sheet; a file that cannot be read is left out."""
        assert entry.file is not None
        try:
            save = read(read_bytes(entry.file))
        except SaveError as error:
            log.info("not counted: %s", error)
            return
        if save.kit.game_id != self._kit.game_id:
            return
        sheet = self._kit.rules.scores(save.snapshot)
        seats = range(sum(map(len, sheet.ranking)))
        other = max((seat for seat in seats if seat != HUMAN), key=sheet.total, default=HUMAN)
        for line in sheet.lines:
            own, others = self._sums.setdefault(line.code, ([0, 0], [0, 0]))
            for seat, sums in ((HUMAN, own), (other, others)):
                if line.seat == seat:
                    sums[0] += self._points_of(line)
                    sums[1] = max(sums[1], 1)
        self.opened += 1
        self.sheet, self.final, self.options = (
            sheet,
            save.kit.rules.observe(save.snapshot, HUMAN),
            save.options,
        )

    def spread(self) -> dict[str, Spread]:
        """The games by the kinds that were met, as far as they are read."""
        return {kind: Spread(kind, tuple(marks)) for kind, marks in self._spread.items()}

    def sources(self) -> tuple[Source, ...]:
        """What each row gave on average in the games that were opened."""
        opened = max(1, self.opened)
        return tuple(
            Source(line, *(sums[0] / opened if sums[1] else None for sums in (own, others)))
            for line, (own, others) in self._sums.items()
        )
