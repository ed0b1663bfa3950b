"""What the page of the day's game shows, as frozen values."""

from __future__ import annotations

import calendar
from datetime import date

from noria_desktop.app.today.days import DayState
from noria_desktop.app.today.friends import Placed, places
from noria_desktop.app.today.line import DayLine
from noria_desktop.engine.values import frozen


@frozen
class TodayModel:
    """A day that is looked at, its month, and the lines that were pasted for it."""

    today: date
    chosen: DayState
    month: tuple[DayState, ...]
    """Every day of the month of the chosen one."""
    earliest: date
    """The first day that can be looked at, and the last."""
    latest: date
    lines: tuple[DayLine, ...] = ()
    """Of friends, for the chosen day."""
    own: DayLine | None = None
    """The player's own, of a day that is over."""
    name: str = ""
    """The player's name in lines; empty as long as none was written."""
    goes_on: bool = False
    """Whether an open try of the day goes on."""
    reading: bool = False
    """Whether there are games that have not been read yet."""

    @property
    def ranked(self) -> tuple[Placed, ...]:
        """All lines of the day with the player's own among them, the best first; equal margins share a place."""
        return places((*self.lines, *(() if self.own is None else (self.own,))), self.own)

    @property
    def level(self) -> tuple[DayLine, ...]:
        """The friends' lines with the margin of the player's own."""
        return () if self.own is None else tuple(one for one in self.lines if one.margin == self.own.margin)


def days_of_month(day: date) -> tuple[date, ...]:
    """Every day of the month in which a day is."""
    count = calendar.monthrange(day.year, day.month)[1]
    return tuple(day.replace(day=number) for number in range(1, count + 1))


def in_month(day: date, months: int) -> date:
    """The same day so many months on; the last one of a month that is shorter."""
    number = day.year * 12 + day.month - 1 + months
    year, month = divmod(number, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))
