"""What things are worth to the planner before a turn of its own, in points of the lead at the end.

Prices are made once a turn from the public table: how many turns are left, and where the bot will stand at the end if
nobody disturbs it, which is found by playing its turns. They only propose turns; which of them is best is found by playing
on (``playouts``). Source: engines-and-bots 7; weights tuned on seeds below 1,000.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.bot_turn import bot_turn
from noria_desktop.bots.noria.codes import (
    BOT_LEVELS,
    FINISHED,
    LEVELS,
    PHASE,
    ROUND,
    SEATED,
    SHIPS,
    SIZE,
    UPPER,
    WHEEL,
)
from noria_desktop.bots.noria.printed import (
    ACTIVE,
    CHAMBERS,
    COGS,
    INCOMES,
    ROUNDS,
    TOP,
    VALUES,
    usable_sets,
)

BOT_POINTS: Final = 0
UNIT: Final = 1
PLENTY: Final = 4
INSIGHT: Final = 5
SIMPLE: Final = 6
COMPLEX: Final = 7
WAREHOUSE: Final = 8
GATHERS: Final = 9
CITY_USE: Final = 12
JOURNEY_USE: Final = 13
TOOL_USE: Final = 14
BONUS_USE: Final = 15
DISC: Final = 16
UPGRADE_USE: Final = 17
GROWTH: Final = 18
FILLING: Final = 22
NEXT_TURN: Final = 23
TURN_AFTER: Final = 24
LAST_BUT_ONE: Final = 25
LAST_BUT_TWO: Final = 26

TASTE: Final[list[float]] = [
    0.65,  # a point of the bot's, in own points
    0.53,  # an energy
    0.34,  # a mycelium
    1.21,  # an obsidian
    8.0,  # resources of a kind beyond this many count for little
    1.46,  # a knowledge
    2.22,  # a simple good
    5.54,  # a complex good
    0.11,  # an empty warehouse, for every turn left
    0.13,  # times a turn that an energy ship brings something
    0.29,  # and a mycelium ship
    0.68,  # and an obsidian ship
    4.65,  # using a city once
    3.97,  # a journey
    1.21,  # a tool
    0.87,  # a bonus
    0.18,  # times a turn that one more disc is used
    0.25,  # times a turn that an upgraded side is used
    0.3,  # levels of refinement hoped for in every turn left
    0.44,  # and of settlement
    0.06,  # and of exploration
    0.04,  # and of research
    1.33,  # how far the upper rows will have been seated in the end; above 1: dearer than they can become
    0.24,  # how much of the discs usable in the next turn counts now
    0.42,  # and in the turn after it
    0.49,  # what is left of the price of stocks with one more turn to come
    0.84,  # and with two
]
"""What the planner thinks of things, in points unless said otherwise."""
MOST: Final = 40
"""Things of a kind beyond this many are worth nothing more."""


class Prices:
    """Prices for one turn."""

    __slots__ = (
        "_bot_levels",
        "_council",
        "_politics",
        "_standings",
        "cells",
        "complex_row",
        "counts",
        "discs",
        "knowledge_row",
        "left",
        "rows",
        "simple_row",
        "taste",
        "uses",
        "warehouse",
    )

    cells: list[int]
    taste: list[float]
    left: int
    """Turns after this one."""
    rows: list[list[float]]
    """What so many of each resource are worth."""
    knowledge_row: list[float]
    simple_row: list[float]
    complex_row: list[float]
    warehouse: float
    uses: list[float]
    """One use of each type of disc."""
    discs: list[float]
    """One more disc of each type on the wheel."""
    counts: list[float]
    """By how many levels each chamber will count, of the levels asked about last."""

    def __init__(self, cells: list[int], taste: list[float]) -> None:
        """Work the prices of this position out."""
        left = ROUNDS - cells[ROUND]
        late = 1.0
        if left == 0:
            late = 0.0
        elif left == 1:
            late = taste[LAST_BUT_ONE]
        elif left == 2:
            late = taste[LAST_BUT_TWO]
        self.cells = cells
        self.taste = taste
        self.left = left
        plenty = taste[PLENTY]
        self.rows = [concave(taste[UNIT + kind] * late, plenty) for kind in range(3)]
        self.knowledge_row = concave(taste[INSIGHT] * late, 8.0)
        self.simple_row = concave(taste[SIMPLE] * late, 4.0)
        self.complex_row = concave(taste[COMPLEX] * late, 4.0)
        self.warehouse = taste[WAREHOUSE] * min(left, 8)
        full = left / 6.0 if left < 6 else 1.0
        uses = [cells[SHIPS + kind] * taste[UNIT + kind] for kind in range(3)]
        uses.append(taste[JOURNEY_USE] * full)
        uses.append(taste[CITY_USE])
        uses.append(taste[TOOL_USE] * full)
        uses.append(taste[BONUS_USE])
        self.uses = uses
        free = 0
        for space in range(12):
            if not cells[WHEEL + space]:
                free += 1
        room = taste[DISC] * max(0, left - 1) * min(free, 5) / 5.0
        self.discs = [room * use for use in uses]
        self.counts = []
        self._standings = {}
        self._politics = {}
        self._council = {}
        self._bot_levels = {}

    # What scores ------------------------------------------------------------------------------------------

    _standings: dict[int, tuple[float, list[float]]]
    _politics: dict[int, float]
    _council: dict[int, list[float]]
    _bot_levels: dict[int, list[int]]

    def _future(self, lead: int) -> int:
        """Where the bot and the council end if the human does nothing more but stand highest on a track; its key."""
        if lead not in self._council:
            cells = self.cells[:SIZE]
            if cells[LEVELS + lead] < TOP:
                cells[LEVELS + lead] = TOP
            while cells[PHASE] != FINISHED:
                bot_turn(cells)
            heights: list[float] = []
            share = self.filled()
            for chamber in range(CHAMBERS):
                now = VALUES[chamber][cells[SEATED + chamber]]
                top = VALUES[chamber][cells[SEATED + chamber] + cells[UPPER + chamber]]
                heights.append(now + (top - now) * share)
            self._council[lead] = heights
            self._bot_levels[lead] = cells[BOT_LEVELS : BOT_LEVELS + 4]
        return lead

    def standing(self, a: int, b: int, c: int, d: int) -> float:
        """Points ahead in the end with these levels now; ``counts`` says by how many levels in each chamber."""
        key = a | b << 4 | c << 8 | d << 12
        found = self._standings.get(key)
        if found is not None:
            self.counts = found[1]
            return found[0]
        levels = [a, b, c, d]
        lead = 0
        for track in range(1, 4):
            if levels[track] >= levels[lead]:
                lead = track
        self._future(lead)
        heights = self._council[lead]
        theirs = self._bot_levels[lead]
        share = self.taste[BOT_POINTS]
        counts: list[float] = []
        high = 0.0
        low = 9.0
        for track in range(4):
            own = min(9.0, levels[track] + self.left * self.taste[GROWTH + track])
            counts.append(own - share * theirs[track])
            if own > high:
                high = own
            if own < low:
                low = own
        counts.append(high - share * max(theirs))
        counts.append(low - share * min(theirs))
        total = 0.0
        for chamber in range(CHAMBERS):
            total += counts[chamber] * heights[chamber]
        self._standings[key] = (total, counts)
        self.counts = counts
        return total

    # Politics ---------------------------------------------------------------------------------------------

    def politics(self, a: int, b: int, c: int, d: int, knowledge: int) -> float:
        """What the intrigues of this turn still bring, and the knowledge kept."""
        key = a | b << 4 | c << 8 | d << 12 | knowledge << 16
        found = self._politics.get(key)
        if found is None:
            self.standing(a, b, c, d)
            found = self.intrigues(self.cells, knowledge, 0, None)
            self._politics[key] = found
        return found

    def intrigues(self, cells: list[int], knowledge: int, paid: int, steps: list[int] | None) -> float:
        """Worth of the best intrigues by the counts asked about last, and the knowledge kept.

        ``steps`` gets for each its chamber to seat in, and the one to remove from or -1.
        """
        base = COGS[cells[ROUND]]
        row = self.knowledge_row
        seat_share = 1.0 - self.filled()
        upper = cells[UPPER : UPPER + CHAMBERS]
        steep = [self.steep(chamber) for chamber in range(CHAMBERS)]
        total = 0.0
        while True:
            cost = base << paid
            if knowledge < cost:
                break
            seat = -1
            for chamber in range(CHAMBERS):
                if upper[chamber] and (seat < 0 or steep[chamber] > steep[seat]):
                    seat = chamber
            if seat < 0:
                break
            upper[seat] -= 1
            out = -1
            for chamber in range(CHAMBERS):
                if upper[chamber] and (out < 0 or steep[chamber] < steep[out]):
                    out = chamber
            gain = steep[seat] * seat_share
            if out >= 0:
                gain -= steep[out] * (1.0 - seat_share)
            if gain <= row[min(knowledge, MOST)] - row[min(knowledge - cost, MOST)]:
                break
            if out >= 0:
                upper[out] -= 1
            total += gain
            if steps is not None:
                steps.append(seat)
                steps.append(out)
            knowledge -= cost
            paid += 1
        return total + row[min(knowledge, MOST)]

    def filled(self) -> float:
        """Share of the upper rows that will have been seated in the end."""
        return self.taste[FILLING] * (self.left / 10.0 if self.left < 10 else 1.0)

    def steep(self, chamber: int) -> float:
        """What one politician more or less in the lower row changes, by the counts asked about last."""
        return self.counts[chamber] * VALUES[chamber][1]

    # What becomes levels later ----------------------------------------------------------------------------

    def ship(self, kind: int) -> float:
        """One more ship: what it brings whenever a disc of its kind is used."""
        if not self.left:
            return 0.0
        return self.taste[GATHERS + kind] * self.taste[UNIT + kind] * (self.left - 0.5)

    def factory(self, built: int, warehouses: int) -> float:
        """One more factory after ``built``: income at once and in every turn, and its warehouses."""
        if not self.left:
            return 0.0
        more = INCOMES[built + 1] - INCOMES[built]
        return more * self.taste[INSIGHT] * (self.left - 0.5) + self.warehouse * warehouses

    def upgrade(self, disc: int) -> float:
        """The other side of a disc."""
        return self.taste[UPGRADE_USE] * max(0, self.left - 1) * self.uses[disc]

    # The wheel --------------------------------------------------------------------------------------------

    def wheel(self, lying: list[int]) -> float:
        """What the discs can do in the two turns after this one as they lie before the rings turn."""
        found = 0.0
        if self.left > 0:
            wheel = turned(lying)
            found = self.taste[NEXT_TURN] * self.best_set(wheel)
            if self.left > 1:
                found += self.taste[TURN_AFTER] * self.best_set(turned(wheel))
        return found

    def best_set(self, wheel: list[int]) -> float:
        """The best discs that can be used together."""
        occupied = 0
        for space in ACTIVE:
            if wheel[space]:
                occupied |= 1 << space
        best = 0.0
        for some in usable_sets(occupied):
            worth = 0.0
            doubled = 0.0
            for space in some:
                lying = wheel[space]
                use = self.uses[(lying - 1) >> 1]
                worth += use
                if not lying & 1 and use > doubled:
                    doubled = use
            if worth + doubled > best:
                best = worth + doubled
        return best

    def to_come(self, wheel: list[int]) -> float:
        """What a wheel is worth for the rest of the game; the rings have turned."""
        worth = 0.0
        share = 1.0
        now = wheel
        for _ in range(min(6, self.left)):
            worth += share * self.best_set(now)
            share *= 0.9
            now = turned(now)
        return worth


def turned(wheel: list[int]) -> list[int]:
    """A wheel after all three rings turned one step."""
    return [wheel[1], wheel[0], wheel[5], wheel[2], wheel[3], wheel[4], wheel[11], *wheel[6:11]]


_CONCAVE: Final[dict[tuple[float, float], list[float]]] = {}


def concave(unit: float, plenty: float) -> list[float]:
    """Worth of 0 to 40 things: the full price up to ``plenty``, falling off after."""
    found = _CONCAVE.get((unit, plenty))
    if found is None:
        found = [0.0]
        total = 0.0
        for count in range(1, MOST + 1):
            total += unit if count <= plenty else unit * max(0.1, 0.6 - 0.1 * (count - plenty))
            found.append(total)
        _CONCAVE[(unit, plenty)] = found
    return found
