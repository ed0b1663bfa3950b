"""The score over time: what each side would have if the game ended after so many actions.

Each sheet is worked out once, some at a time, so that a long game is there at once. Source: mocks/library.md 2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen

JUMP: Final = 3
"""A change of the lead by fewer points than that is nothing to speak of."""
_ROUND_FIGURES: Final = (5, 10, 20, 40, 60, 80, 100, 120, 160, 200, 240, 300, 400, 600, 800, 1000)


@frozen
class Points:
    """The human's points, and those of the best of the others."""

    mine: int
    theirs: int

    @property
    def lead(self) -> int:
        """By how much the human is ahead; negative when behind."""
        return self.mine - self.theirs


@frozen
class Jump:
    """A single step that changed the lead."""

    ply: int
    """The ply that it led to."""
    before: Points
    after: Points


def points_of(sheet: ScoreSheet) -> Points:
    """Both sides' points of a sheet; without others theirs are none."""
    seats = range(sum(map(len, sheet.ranking)))
    return Points(sheet.total(HUMAN), max((sheet.total(seat) for seat in seats if seat != HUMAN), default=0))


class Course:
    """The points of one line of play, as far as they are known."""

    def __init__(self, session: Session) -> None:
        """Nothing is known yet."""
        self._session = session
        self._plies = len(session.log)
        self.known: list[Points] = []
        """By ply, from the set-up on."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be worked out."""
        return len(self.known) > self._plies

    def read_on(self, enough: Callable[[], bool]) -> bool:
        """Work out some more, at least one; whether that was all."""
        while not self.is_whole:
            self.known.append(self._points(len(self.known)))
            if enough():
                break
        return self.is_whole

    def at(self, ply: int) -> Points:
        """The points after so many actions, worked out if need be.

        Raises:
            IndexError: the line is not that long.
        """
        return self.known[ply] if ply < len(self.known) else self._points(ply)

    def _points(self, ply: int) -> Points:
        return points_of(self._session.rules.scores(self._session.state_at(ply)))


def largest_jump(course: Sequence[Points]) -> Jump | None:
    """The step that changed the lead most, the first of several; None where none is worth telling."""
    jumps = [Jump(ply, *pair) for ply, pair in enumerate(pairwise(course), start=1)]
    best = max(jumps, key=lambda one: (abs(one.after.lead - one.before.lead), -one.ply), default=None)
    if best is None or abs(best.after.lead - best.before.lead) < JUMP:
        return None
    return best


def scale(course: Sequence[Points]) -> tuple[int, int]:
    """Lowest and highest line of a picture of it: 0 or less, and the next round figure."""
    values = [value for one in course for value in (one.mine, one.theirs)]
    low, high = min(values, default=0), max(values, default=0)
    top = next((one for one in _ROUND_FIGURES if one >= high), high)
    bottom = 0 if low >= 0 else -next((one for one in _ROUND_FIGURES if one >= -low), -low)
    return bottom, top
