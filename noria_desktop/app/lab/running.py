"""A match is run: games that are known already are taken over, the others are played, until there are enough.

When to stop follows from the lines in their order and from nothing else, so that it is the same whoever plays.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import Final

from attrs import define, field

from noria_desktop.app import catalogue, simulate
from noria_desktop.app.lab.crew import Crew
from noria_desktop.app.lab.lines import Lines
from noria_desktop.app.lab.match import Job, Line, Match, outcome

POINTS: Final = 100
"""Percentage points of a share."""


@define
class Standing:
    """How a match stands: its games added up by player, automatons after the players."""

    match: Match
    series: simulate.Series
    games: int = 0
    wins: list[int] = field(factory=list)
    """By player."""

    @classmethod
    def of(cls, match: Match) -> Standing:
        """Before the first game."""
        seats = len(catalogue.kit(match.game).seats(match.options))
        return cls(match, simulate.Series(seats), 0, [0] * seats)

    @property
    def width(self) -> float:
        """How wide the widest 95 % interval of a player's share of wins is, in percentage points."""
        if not self.games:
            return float(POINTS)
        bounds = (simulate.wilson(wins, self.games) for wins in self.wins[: len(self.match.players)])
        return POINTS * max(high - low for low, high in bounds)

    @property
    def is_even(self) -> bool:
        """Whether every seed so far was played from every seat."""
        return not self.match.paired or self.games % len(self.match.players) == 0

    def add(self, found: simulate.Outcome) -> None:
        """Count a game."""
        self.series.add(found)
        self.games += 1
        if found.winner is not None:
            self.wins[found.winner] += 1


Listener = Callable[[Standing, Line, bool], None]
"""Told how it stands, of the last game's line, and whether it was played just now."""


def run(match: Match, crew: Crew, lines: Lines | None, width: float | None, listen: Listener) -> Standing:
    """Run a match to its end.

    Args:
        match: which games.
        crew: who plays them.
        lines: the file that knows some already and gets the others; None: nothing is kept.
        width: stop when no interval is wider than so many percentage points; None: all games are played.
        listen: told of each game in its turn.

    Raises:
        GameFailed: a game did not come to its end.
        CrewLost: nobody is left to play.
        OSError: a line could not be written.
    """
    standing = Standing.of(match)
    with closing(_found(match, crew, lines)) as found:
        for job, line, fresh in found:
            standing.add(outcome(line, job.turned))
            listen(standing, line, fresh)
            if width is not None and standing.is_even and standing.width <= width:
                break
    return standing


def _found(match: Match, crew: Crew, lines: Lines | None) -> Generator[tuple[Job, Line, bool], None, None]:
    """Every game of a match in its turn, with its line and whether it was played just now."""
    order: deque[tuple[Job, Line | None]] = deque()

    def unknown() -> Iterator[Job]:
        for job in match.jobs():
            known = None if lines is None else lines.find(job.head)
            order.append((job, known))
            if known is None:
                yield job

    played = iter(crew.lines(unknown()))
    try:
        while True:
            line = next(played, None)
            # What was known before it comes first; without another line, what is left is known.
            while order:
                job, known = order.popleft()
                if known is not None:
                    yield job, known, False
                    continue
                assert line is not None
                if lines is not None:
                    lines.add(line)
                yield job, line, True
                break
            if line is None:
                return
    finally:
        close = getattr(played, "close", None)
        if close is not None:
            close()
