"""What is counted from the library: finished games against programs and automatons, by game and by opponent.

Lessons keep no games, games between people are nobody's record, and what was gone on with from a moment of another game
was played in part there; all three stand outside. Open games count like sealed ones, and how many are sealed is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import cached_property
from typing import Final

import attrs

from noria_desktop.app.library.choosing import day_of
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.statistics.measures import FEW, Share, median
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.engine.values import frozen

WEEKS: Final = 13
"""Of which evenings are counted."""
ROWS: Final = 4
"""So many opponents have rows at the least, those that were not met too."""


def counted(every: Iterable[Entry], is_people: Callable[[str, str], bool]) -> tuple[Entry, ...]:
    """The games that count, the oldest first.

    Args:
        every: the library.
        is_people: whether an opponent (game and key) is a person at the same screen.
    """
    found = [
        one
        for one in every
        if one.is_over
        and len(one.scores) > 1
        and not one.is_gone_on
        and not is_people(one.game, one.opponent)
    ]
    return tuple(sorted(found, key=lambda one: (one.at, one.key)))


def share_of(games: Iterable[Entry]) -> Share:
    """How many were won; a shared victory counts half."""
    worth = [_WORTH[one.outcome] for one in games]
    return Share(sum(worth), len(worth))


_WORTH: Final = {Outcome.WON: 1.0, Outcome.SHARED: 0.5, Outcome.LOST: 0.0}


def rival(entry: Entry) -> int:
    """The most points of the others."""
    best = entry.rival
    assert best is not None  # only games with others are counted
    return best


def margin(entry: Entry) -> int:
    """By how much a game was won, below 0 lost."""
    return entry.own - rival(entry)


@attrs.frozen(slots=False)
class Against:
    """All games against one opponent."""

    opponent: str
    """Its key."""
    games: tuple[Entry, ...]

    def ended(self, outcome: Outcome) -> int:
        """How many ended so."""
        return self._endings[outcome]

    @cached_property
    def _endings(self) -> Counter[Outcome]:
        return Counter(one.outcome for one in self.games)

    @cached_property
    def share(self) -> Share:
        """What was won."""
        return share_of(self.games)

    @cached_property
    def own_median(self) -> float | None:
        """Of the human's points; None of too few games."""
        return None if len(self.games) < FEW else median(one.own for one in self.games)

    @cached_property
    def rival_median(self) -> float | None:
        """Of the others' points; None of too few games."""
        return None if len(self.games) < FEW else median(rival(one) for one in self.games)


@attrs.frozen(slots=False)
class Figures:
    """What the games of one kind, or of all, come to; worked out once and when it is first asked for."""

    games: tuple[Entry, ...]
    """The oldest first."""
    against: tuple[Against, ...]
    """By opponents, in their order; those that were not met yet have no games."""

    @cached_property
    def share(self) -> Share:
        """What was won."""
        return share_of(self.games)

    @cached_property
    def points(self) -> float | None:
        """Median of the human's."""
        return median(one.own for one in self.games)

    @cached_property
    def minutes(self) -> int | None:
        """Median of the time at the table, of the games whose time is known."""
        found = median(one.seconds for one in self.games if one.seconds)
        return None if found is None else whole_minutes(found)

    @cached_property
    def rounds(self) -> float | None:
        """Median of the rounds, of the games whose files are there."""
        return median(one.done for one in self.games if one.total)

    @cached_property
    def sealed(self) -> int:
        """Sealed records among them."""
        return sum(one.sealed for one in self.games)

    @cached_property
    def by_key(self) -> Mapping[str, Entry]:
        """Each game by its key."""
        return {one.key: one for one in self.games}

    @cached_property
    def best(self) -> Entry | None:
        """Most points; among equals the larger margin, then the earlier game."""
        return max(self.games, key=lambda one: (one.own, margin(one)), default=None)


def figures(games: Sequence[Entry], game: str, order: Sequence[str] = ()) -> Figures:
    """What the games of one kind come to.

    Args:
        games: all that count, the oldest first.
        game: its id.
        order: keys of its opponents, the easiest first; the first of them have rows though they were never met.
    """
    mine = tuple(one for one in games if one.game == game)
    met: dict[str, list[Entry]] = {}
    for one in mine:
        met.setdefault(one.opponent, []).append(one)
    missing = [key for key in order if key not in met][: max(0, ROWS - len(met))]
    places = {key: place for place, key in enumerate(order)}
    keys = sorted({*met, *missing}, key=lambda key: (places.get(key, len(places)), key))
    return Figures(mine, tuple(Against(key, tuple(met.get(key, ()))) for key in keys))


@frozen
class HeadToHead:
    """One opponent of all games."""

    game: str
    against: Against


def head_to_head(games: Sequence[Entry], orders: Mapping[str, Sequence[str]]) -> tuple[HeadToHead, ...]:
    """Everybody who was met, game by game, the easiest first; ``orders`` names games and opponents in their order."""
    return tuple(
        HeadToHead(game, one)
        for game, order in orders.items()
        for one in figures(games, game, order).against
        if one.games
    )


def evenings(games: Iterable[Entry], today: date) -> tuple[int, ...]:
    """On how many days of each week something was played to its end, the week of today last."""
    monday = today - timedelta(days=today.weekday())
    found = [0] * WEEKS
    for day in {day_of(one) for one in games}:
        weeks = (monday - (day - timedelta(days=day.weekday()))).days // 7
        if 0 <= weeks < WEEKS:
            found[-1 - weeks] += 1
    return tuple(found)


def seconds(games: Iterable[Entry]) -> int:
    """Time at the table."""
    return sum(one.seconds for one in games)
