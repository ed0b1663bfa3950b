"""How a day stands, worked out from the games that there are: nothing of it is counted or kept anywhere."""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date, timedelta

from noria_desktop.app.library.choosing import local
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.today.edition import FIRST_DAY, DaysGame, days_game, older_seed
from noria_desktop.app.today.tries import mark_of
from noria_desktop.engine.values import frozen


class Stand(enum.Enum):
    """What can still be done about a day."""

    AHEAD = "ahead"
    """The day has not come."""
    NEW = "new"
    """Today, and its sealed try is not begun."""
    BEGUN = "begun"
    """The sealed try goes on."""
    PLAYED = "played"
    """The sealed try is over, and sealed."""
    OPENED = "opened"
    """There is no sealed try any more; ``DayState.why`` says why."""
    PAST = "past"
    """The day went by without its try."""
    NONE = "none"
    """Before the first edition: that day had none."""


class Why(enum.Enum):
    """Why a day is open."""

    TAKEN_BACK = "taken back"
    """Something was taken back past what had been revealed."""
    NOT_WHOLE = "not whole"
    """Its earlier turns could not be repeated."""
    SEEN = "seen"
    """The deal had been seen in another game."""
    THROWN_AWAY = "thrown away"
    """The try lies in the trash."""


@frozen
class DayState:
    """How one day stands."""

    day: date
    game: DaysGame | None
    stand: Stand
    why: Why | None = None
    counted: Entry | None = None
    """The try that counts: the one begun sealed, else the best that ended, else the newest that goes on."""
    others: tuple[Entry, ...] = ()
    """All other games of this deal, the newest first."""

    @property
    def is_over(self) -> bool:
        """Whether there is a result to be shown and sent."""
        return self.counted is not None and self.counted.is_over

    @property
    def sealed(self) -> bool:
        """Whether the result counts as sealed."""
        return self.stand is Stand.PLAYED


class Days:
    """The games of all days among the games of a library."""

    def __init__(self, games: Iterable[Entry], trashed: Iterable[str] = ()) -> None:
        """Sort them by day.

        Args:
            games: every game that is known.
            trashed: identities of games that lie in the trash.
        """
        self._marked: Mapping[date, list[Entry]] = defaultdict(list)
        self._dealt: Mapping[int, list[Entry]] = defaultdict(list)
        for one in games:
            if one.is_damaged:
                continue
            mark = mark_of(one.key)
            if mark is not None and mark.sealed and _is_of(one, mark.day):
                self._marked[mark.day].append(one)
            else:
                self._dealt[one.seed].append(one)
        self._trashed = {
            mark.day for mark in map(mark_of, trashed) if mark is not None and mark.sealed
        } - self._marked.keys()

    def of(self, day: date, today: date) -> DayState:
        """How a day stands, looked at today."""
        game = days_game(day)
        if game is None:
            older = self._older(day)
            return DayState(day, None, Stand.NONE, counted=older)
        tries = sorted(self._marked.get(day, ()), key=lambda one: (not one.is_over, one.at, one.key))
        dealt = [one for one in self._dealt.get(game.seed, ()) if _is_of(one, day)]
        others = tuple(sorted((*tries[1:], *dealt), key=lambda one: (one.at, one.key), reverse=True))
        if tries:
            counted = tries[0]
            if not counted.sealed:
                return DayState(day, game, Stand.OPENED, _why(counted), counted, others)
            return DayState(
                day, game, Stand.PLAYED if counted.is_over else Stand.BEGUN, None, counted, others
            )
        best = max(
            (one for one in others if one.is_over), key=lambda one: (margin(one), one.own), default=None
        )
        counted_open = best or (others[0] if others else None)
        rest = tuple(one for one in others if one is not counted_open)
        if day in self._trashed:
            return DayState(day, game, Stand.OPENED, Why.THROWN_AWAY, counted_open, rest)
        if counted_open is not None:
            return DayState(day, game, Stand.OPENED, Why.SEEN, counted_open, rest)
        older = self._older(day) if day < today else None
        stand = Stand.NEW if day == today else Stand.AHEAD if day > today else Stand.PAST
        return DayState(day, game, stand, counted=older)

    def earliest(self) -> date:
        """The first day that has something to show: of the first edition, or of a result with a seed before it."""
        found = FIRST_DAY
        for several in self._dealt.values():
            for one in several:
                if one.is_over:
                    moment = local(one.at).date()
                    for day in (moment, moment - timedelta(days=1)):
                        if day < found and older_seed(day) == one.seed:
                            found = day
        return found

    def _older(self, day: date) -> Entry | None:
        """The first result with the seed that earlier versions gave a day; it stays in the calendar."""
        found = [one for one in self._dealt.get(older_seed(day), ()) if one.is_over]
        return min(found, key=lambda one: (one.at, one.key), default=None)


def _is_of(one: Entry, day: date) -> bool:
    """Whether a game with a day's mark is really that day's deal."""
    game = days_game(day)
    return game is not None and (one.game, one.seed, one.opponent) == (game.game, game.seed, game.rival)


def _why(counted: Entry) -> Why:
    head = None if counted.listed is None else counted.listed.head
    undone = head is None or head.undos > 0
    return Why.TAKEN_BACK if undone else Why.NOT_WHOLE


def margin(one: Entry) -> int:
    """By how much a game was won, below 0 if it was lost."""
    return one.own - (one.rival or 0)


def won(one: Entry) -> bool:
    """Whether a game was won, or the victory shared."""
    return one.outcome in (Outcome.WON, Outcome.SHARED)


@frozen
class Month:
    """What a month comes to."""

    played: int
    won: int
    sealed: int


def month_of(states: Iterable[DayState]) -> Month:
    """The days of a month counted up."""
    over = [one for one in states if one.is_over]
    wins = sum(one.counted is not None and won(one.counted) for one in over)
    return Month(len(over), wins, sum(one.sealed for one in over))
