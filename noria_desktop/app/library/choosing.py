"""What of the library is shown and in which order: filters, words looked for, and groups under their headings."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final

from attrs import evolve

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.engine.values import frozen


class Order(enum.Enum):
    """By what the list is ordered."""

    NEWEST = "newest"
    OLDEST = "oldest"
    GAME = "game"
    OPPONENT = "opponent"
    SCORE = "score"
    LONGEST = "longest"


class Record(enum.Enum):
    """Whether games count as records."""

    SEALED = "sealed"
    OPEN = "open"


class Length(enum.Enum):
    """How long somebody sat at a game; those of unknown time are of no length."""

    SHORT = "short"
    """Less than twenty minutes."""
    USUAL = "usual"
    """Less than an hour."""
    LONG = "long"


def length_of(seconds: int) -> Length | None:
    """The length of so many seconds; None of none."""
    if not seconds:
        return None
    return Length.SHORT if seconds < _SHORT_S else Length.USUAL if seconds < _USUAL_S else Length.LONG


_SHORT_S: Final = 20 * 60
_USUAL_S: Final = 60 * 60


@frozen
class Choice:
    """What is shown; everything that is empty chooses nothing."""

    game: str = ""
    opponent: tuple[str, str] | None = None
    """Game and key."""
    outcome: Outcome | None = None
    record: Record | None = None
    campaign: str = ""
    tag: str = ""
    length: Length | None = None
    lines_left: bool = False
    """Only games in which lines of play were left."""
    words: str = ""
    """As they were typed: every one of them must be found."""
    order: Order = Order.NEWEST

    @property
    def filters(self) -> tuple[str, ...]:
        """Names of the fields that leave something out, apart from the words."""
        return tuple(name for name in FILTERS if getattr(self, name))

    def without(self, name: str) -> Choice:
        """The same without one of its filters, or without the words."""
        return evolve(self, **{name: getattr(Choice(), name)})


FILTERS: Final = ("game", "opponent", "outcome", "record", "campaign", "tag", "length", "lines_left")

_HOLDS: Final[dict[str, Callable[[Entry, Choice], bool]]] = {
    "game": lambda one, choice: one.game == choice.game,
    "opponent": lambda one, choice: (one.game, one.opponent) == choice.opponent,
    "outcome": lambda one, choice: one.outcome is choice.outcome,
    "record": lambda one, choice: not one.is_damaged and one.sealed == (choice.record is Record.SEALED),
    "campaign": lambda one, choice: one.place is not None and one.place.campaign == choice.campaign,
    "tag": lambda one, choice: choice.tag in (*one.tags, *one.titles),
    "length": lambda one, choice: length_of(one.seconds) is choice.length,
    "lines_left": lambda one, _: one.lines_left > 0,
}


def chosen(
    every: Iterable[Entry], choice: Choice, said: Callable[[Entry], str] = lambda _: ""
) -> tuple[Entry, ...]:
    """The games that a choice leaves, in its order.

    Args:
        every: all games, the latest first.
        choice: what is shown.
        said: all words under which a game can be found, in small letters.
    """
    holds = [_HOLDS[name] for name in choice.filters]
    parts = choice.words.casefold().split()
    left = [one for one in every if all(hold(one, choice) for hold in holds)]
    if parts:
        left = [one for one in left if _has_all(said(one), parts)]
    return ordered(left, choice.order)


def _has_all(text: str, parts: Sequence[str]) -> bool:
    return all(part in text for part in parts)


def ordered(left: list[Entry], order: Order) -> tuple[Entry, ...]:
    """Games in an order; those that are equal in it stay the latest first."""
    match order:
        case Order.NEWEST:
            # What goes on stands above what is over.
            return tuple(sorted(left, key=lambda one: one.outcome is not Outcome.GOING_ON))
        case Order.OLDEST:
            return tuple(reversed(left))
        case Order.GAME:
            return tuple(sorted(left, key=lambda one: one.game))
        case Order.OPPONENT:
            return tuple(sorted(left, key=lambda one: (one.game, one.opponent)))
        case Order.SCORE:
            return tuple(sorted(left, key=lambda one: (not one.is_over, -(one.own if one.scores else 0))))
        case Order.LONGEST:
            return tuple(sorted(left, key=lambda one: -one.seconds))


# Groups -------------------------------------------------------------------------------------------------


class Span(enum.Enum):
    """Spans of time that stand under a heading of their own; older ones go by their months."""

    GOING_ON = "going on"
    THIS_WEEK = "this week"
    THIS_MONTH = "this month"


@frozen
class Group:
    """Games under one heading."""

    by: Span | tuple[int, int] | str
    """A span of time, a year and month, or what else the order goes by; empty: no heading."""
    entries: tuple[Entry, ...]


def day_of(entry: Entry) -> date:
    """The player's own day on which a game ended or was last played."""
    return local(entry.at).date()


@lru_cache(maxsize=10_000)
def local(at: str) -> datetime:
    """A time of a save on the clock of where the player is; the day of the oldest one where it cannot be told."""
    try:
        return datetime.fromisoformat(at).astimezone()
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0).astimezone()


def groups(shown: Sequence[Entry], order: Order, today: date) -> tuple[Group, ...]:
    """What is shown, under its headings."""
    found: list[tuple[Span | tuple[int, int] | str, list[Entry]]] = []
    name = _NAMES.get(order)
    for one in shown:
        by: Span | tuple[int, int] | str
        by = name(one) if name is not None else _span(one, today, mixed=order is Order.OLDEST)
        if not found or found[-1][0] != by:
            found.append((by, []))
        found[-1][1].append(one)
    return tuple(Group(by, tuple(several)) for by, several in found)


_NAMES: Final[dict[Order, Callable[[Entry], str]]] = {
    Order.GAME: lambda one: one.game,
    Order.OPPONENT: lambda one: f"{one.game} {one.opponent}",
    Order.SCORE: lambda _: "",
    Order.LONGEST: lambda _: "",
}


def _span(one: Entry, today: date, *, mixed: bool) -> Span | tuple[int, int]:
    if one.outcome is Outcome.GOING_ON and not mixed:
        return Span.GOING_ON
    day = day_of(one)
    if day > today - timedelta(days=today.weekday() + 1):
        return Span.THIS_WEEK
    if (day.year, day.month) == (today.year, today.month):
        return Span.THIS_MONTH
    return day.year, day.month
