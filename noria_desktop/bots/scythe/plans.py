"""Plans to the end of the game: what turns are worth if they are gone on with as well as can be found.

All turns that are compared are followed together, in one beam of rows (``flat``): the best few of every stage of
development go on, and of every turn at least one, so that each is held against the others at the same depth. When the
Automa's last star ends the game is a matter of chance, so each coming turn counts by how likely it is the last one: what
is put off is worth less. A row counts what it would score then, and its lead over the Automa once more by whether that
wins. Plain numbers throughout, so that it can be compiled. Source: rules.md 10, 12; automa.md 9, 13.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from noria_desktop.bots.scythe.flat import (
    CUBES,
    HOPES,
    MECH_COUNT,
    OVER,
    RECRUITS,
    SECTION,
    STRUCTURE_COUNT,
    TURN,
    WORKER_COUNT,
    WORKERS,
    Row,
)
from noria_desktop.bots.scythe.forecast import coming
from noria_desktop.bots.scythe.promise import Tastes, counted, final, promise
from noria_desktop.bots.scythe.sheet import Sheet

Begun = list[tuple[float, list[Row]]]
"""What may come of a turn (``outcomes``): shares that add up to 1, and rows the human may choose among."""

MOST_TURNS: Final = 30
"""A plan goes no further."""
_CLOSE: Final = 8.0
"""Coins of a lead that all but settle who wins."""
_STARS: Final = (0.55, 0.33, 0.12)
"""How likely the Automa wins none, one and two stars by combat that nobody reckons with."""
_SOONER: Final = 2.5
"""Turns by which such a star brings the end nearer, while eight turns and more are left."""
_FULL: Final = 8.0
_AROUND: Final = (0.2, 0.6, 0.2)
"""A turn sooner, as reckoned, a turn later."""
_ALIKE: Final = 0.5
"""Coins in what is counted already, within which two ways to the same row are one."""


def endings(turns: float) -> list[float]:
    """By own turns from now: how likely the Automa ends the game after it; the last number is not 0.

    Args:
        turns: after which it would end as far as can be reckoned (``course``).
    """
    share = turns / _FULL if turns < _FULL else 1.0
    found = [0.0] * (int(turns) + 4)
    for stars in range(3):
        for step in range(3):
            turn = round(turns - _SOONER * stars * share) + step - 1
            found[turn if turn > 0 else 0] += _STARS[stars] * _AROUND[step]
    while not found[-1]:
        found.pop()
    return found


class _Plan:
    """A row that turns lead to, and what is counted of it already."""

    __slots__ = ("counted", "left", "row", "turns", "worth")

    def __init__(self, worth: float, turns: int, row: Row, counted: float, left: float) -> None:
        self.worth = worth
        """Of all of it: what is counted, and what the row promises for what is left."""
        self.turns = turns
        """A bit for each turn that leads here."""
        self.row = row
        self.counted = counted
        self.left = left
        """How likely the game goes on after it."""


class Plans:
    """The plans of one decision."""

    def __init__(self, sheet: Sheet, tastes: Tastes, width: int, alike: int) -> None:
        """None yet.

        Args:
            sheet: what stays as it is.
            tastes: what rows are worth.
            width: rows that go on after each turn.
            alike: of these so many at the same stage of development.
        """
        self.sheet = sheet
        self.tastes = tastes
        self.width = width
        self.alike = alike
        self._ends = endings(sheet.end)
        self._ended: dict[int, float] = {}
        """Of turns: the best plan that is followed to its end."""

    def worths(self, begun: list[Begun], stopped: Callable[[], bool]) -> list[float]:
        """What each of some turns is worth, in coins of a lead; only their differences mean something.

        Args:
            begun: what may come of each of them.
            stopped: when it says yes, they are compared by what was found so far.
        """
        self._ended.clear()
        fringe: list[_Plan] = []
        for number in range(len(begun)):
            for row in self._likely(begun[number]):
                self._add(fringe, 1 << number, row)
        last: list[_Plan] = fringe
        for _ in range(MOST_TURNS):
            if not fringe or stopped():
                break
            found = self._next(fringe, stopped)
            if not found and stopped():
                break
            fringe = last = self._best(found, len(begun))
        best = [-1e9] * len(begun)
        for turns, worth in self._ended.items():
            self._note(best, turns, worth)
        for plan in last:
            if plan.left > 0.0:
                self._note(best, plan.turns, plan.worth)
        return best

    def _likely(self, begun: Begun) -> list[Row]:
        """The rows after what is likeliest to come, which hope for what the others would bring or cost."""
        if len(begun) == 1:
            return begun[0][1]
        mean = most = usual = 0.0
        rows: list[Row] = []
        for share, some in begun:
            value = max([promise(row, self.sheet, self.tastes) for row in some])
            mean += share * value
            if share > most:
                most, usual, rows = share, value, some
        hopeful: list[Row] = []
        for row in rows:
            changed = row.copy()
            changed[HOPES] += int(100 * (mean - usual))
            hopeful.append(changed)
        return hopeful

    def _add(self, fringe: list[_Plan], turn: int, row: Row) -> None:
        """A turn leads to a row."""
        if row[OVER]:
            self._end(turn, self._final(row))
            return
        ends, at = self._ends, row[TURN]
        gone = 0.0
        for number in range(len(ends)):
            if number <= at:
                gone += ends[number]
        if gone > 1.0 - 1e-9:
            self._end(turn, self._lead(row))
            return
        counts = gone * self._lead(row) if gone > 0.0 else 0.0
        worth = counts + (1.0 - gone) * promise(row, self.sheet, self.tastes)
        fringe.append(_Plan(worth, turn, row, counts, 1.0 - gone))

    def _next(self, fringe: list[_Plan], stopped: Callable[[], bool]) -> list[_Plan]:
        """The rows after one turn more; none when it is stopped."""
        found: dict[tuple[int, ...], _Plan] = {}
        sheet, ends = self.sheet, self._ends
        last = len(ends) - 1
        for plan in fringe:
            if stopped():
                return []
            for row in coming(plan.row, sheet):
                if row[OVER]:
                    self._end(plan.turns, plan.counted + plan.left * self._final(row))
                    continue
                turn = row[TURN]
                share = plan.left if turn >= last else min(plan.left, ends[turn])
                counts = plan.counted
                if share > 0.0:
                    counts += share * self._lead(row)
                left = plan.left - share
                if left < 1e-9:
                    self._end(plan.turns, counts)
                    continue
                _sort_workers(row)
                key = (*row, int(counts / _ALIKE))
                old = found.get(key)
                if old is None:
                    worth = counts + left * promise(row, sheet, self.tastes)
                    found[key] = _Plan(worth, plan.turns, row, counts, left)
                else:
                    old.turns |= plan.turns
        return list(found.values())

    def _best(self, found: list[_Plan], turns: int) -> list[_Plan]:
        """Those that go on: the best of every stage of development, and of every turn one at least."""
        room: dict[tuple[int, ...], int] = {}
        fringe: list[_Plan] = []
        seen, full = 0, 0
        for plan in sorted(found, key=_worth, reverse=True):
            row = plan.row
            stage = (
                row[SECTION],
                row[CUBES].bit_count(),
                row[MECH_COUNT],
                row[STRUCTURE_COUNT],
                row[RECRUITS].bit_count(),
                row[WORKER_COUNT],
            )
            there = room.get(stage, 0)
            if full < self.width and there < self.alike:
                room[stage] = there + 1
                full += 1
            elif not plan.turns & ~seen:
                continue
            seen |= plan.turns
            fringe.append(plan)
        return fringe

    def _lead(self, row: Row) -> float:
        """What the row would be worth if the game ended now."""
        rival = self.sheet.rival
        turn = row[TURN]
        lead = counted(row, self.sheet) + row[HOPES] / 100.0 - rival[turn if turn < len(rival) else -1]
        return lead + self.tastes.victory * math.tanh(lead / _CLOSE)

    def _final(self, row: Row) -> float:
        """What a game that the sixth star has ended is worth."""
        lead = final(row, self.sheet)
        return lead + self.tastes.victory * math.tanh(lead / _CLOSE)

    def _end(self, turns: int, worth: float) -> None:
        old = self._ended.get(turns)
        if old is None or old < worth:
            self._ended[turns] = worth

    def _note(self, best: list[float], turns: int, worth: float) -> None:
        for number in range(len(best)):
            if turns >> number & 1 and best[number] < worth:
                best[number] = worth


def _worth(plan: _Plan) -> float:
    return plan.worth


def _sort_workers(row: Row) -> None:
    """Workers are alike: the same ones elsewhere in the row are the same position."""
    number = row[WORKER_COUNT]
    if number > 1:
        row[WORKERS : WORKERS + number] = sorted(row[WORKERS : WORKERS + number])
