"""What the stars of a chapter ask for, and how that was measured.

One star is for winning. The second and the third ask for a win that a good player reaches half of the time, and about
one time in seven: the 50th and the 85th percentile of the scores of games that the game's adviser won there.
``tools/measure_targets.py`` plays them and writes ``targets.json``. Whoever has begun a chapter keeps the targets of
that day: they are never changed, a new measurement is a new edition beside them. Source: decision 41.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.printed import ComponentsError, read_file, structured
from noria_desktop.engine.values import frozen


class Measure(enum.Enum):
    """What a goal counts."""

    SCORE = "score"
    """Own points at least."""
    MARGIN = "margin"
    """Points at least before the best of the others."""
    ROUND = "round"
    """Won in this round at the latest."""


@frozen
class Goal:
    """What a star asks for besides the win."""

    measure: Measure
    value: int

    def is_met(self, scores: tuple[int, ...], rounds: int) -> bool:
        """Whether a game that was won reached it.

        Args:
            scores: final points, a number a seat, the human first.
            rounds: how many rounds were begun.
        """
        match self.measure:
            case Measure.SCORE:
                return scores[HUMAN] >= self.value
            case Measure.MARGIN:
                return margin(scores) >= self.value
            case Measure.ROUND:
                return rounds <= self.value


@frozen
class Measured:
    """The games by which a chapter's goals were found."""

    player_version: int
    effort: str
    """How much the adviser thought for a decision, in its own units."""
    rules_version: int
    seeds: int
    """Games played, each on a deal of its own."""
    wins: int
    stars: tuple[int, int, int, int]
    """How many of the games had no star, one, two, three."""
    scores: tuple[int, ...]
    """The adviser's points in its wins, at ``PERCENTILES``; empty where it never won."""
    margins: tuple[int, ...]
    """How far it won, at the same percentiles."""
    goals_of: str
    """The chapter whose wins gave the goals: an easier one where the adviser wins too seldom. Empty where the goals
    are given and not measured."""


PERCENTILES: Final = (5, 25, 50, 75, 85, 95)


@frozen
class Targets:
    """A chapter's goals in one edition."""

    chapter: str
    second: Goal
    third: Goal
    measured: Measured

    def stars(self, scores: tuple[int, ...], *, won: bool, rounds: int) -> int:
        """How many stars a finished game earns at the chapter's own level."""
        if not won:
            return 0
        if self.third.is_met(scores, rounds):
            return 3
        return 2 if self.second.is_met(scores, rounds) else 1


def margin(scores: tuple[int, ...]) -> int:
    """How far the human is before the best of the others; negative behind it."""
    return scores[HUMAN] - max(scores[HUMAN + 1 :])


@frozen
class _Edition:
    edition: int
    chapters: tuple[Targets, ...]


@frozen
class _File:
    editions: tuple[_Edition, ...]


def read(data: Mapping[str, Any]) -> tuple[Mapping[str, Targets], ...]:
    """Every edition's targets by chapter, the oldest first.

    Raises:
        ComponentsError: something is unknown, missing or out of order.
    """
    editions = structured(data, _File).editions
    if [one.edition for one in editions] != list(range(1, len(editions) + 1)):
        raise ComponentsError("editions are not numbered from 1")
    return tuple({one.chapter: one for one in edition.chapters} for edition in editions)


@cache
def editions() -> tuple[Mapping[str, Targets], ...]:
    """Every edition's targets by chapter, the oldest first."""
    return read_file("circuit", "targets.json", read)


def newest() -> int:
    """The edition that games begun now keep."""
    return len(editions())


def targets(chapter: str, edition: int) -> Targets:
    """A chapter's targets in an edition, counted from 1.

    Raises:
        LookupError: there is no such chapter or edition.
    """
    if not 1 <= edition <= newest():
        raise LookupError(edition)
    return editions()[edition - 1][chapter]
