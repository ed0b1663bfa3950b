"""What things are worth to Noria's look-ahead player, in points of the final score.

An ``Appraisal`` is made once a turn. It looks at the public table: how many turns are left, where the
bot's wheel will take it, how high the chambers will probably be in the end. From that follow prices of
everything that does not score by itself but becomes levels later.

Source: engines-and-bots 7; weights tuned on seeds below 1,000.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from attrs import field, frozen

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import BotWheel, Goods, Levels, Resources, Seats, State, Wheel, WheelDisc
from noria_desktop.games.noria.terms import SPACES, Disc, Good, Letter, Ring
from noria_desktop.games.noria.wheel import ACTIVE_SPACES, may_join, turned

Row = tuple[float, ...]


@frozen
class Weights:
    """The player's taste. Points, unless said otherwise."""

    bot_points: float = 0.8
    """A point of the bot's, in own points."""
    unit: tuple[float, float, float] = (1.1, 1.0, 1.2)
    """An energy, mycelium, obsidian."""
    plenty: float = 6.0
    """Resources of one kind beyond this many count for little."""
    knowledge: float = 0.75
    simple_good: float = 3.2
    complex_good: float = 6.6
    warehouse: float = 0.14
    """An empty warehouse, for every turn left."""
    gathers: tuple[float, float, float] = (0.30, 0.30, 0.34)
    """Times a turn that a disc of this kind is used; what a ship brings."""
    city: float = 4.0
    """Using the disc once."""
    journey: float = 3.0
    tool: float = 2.0
    bonus: float = 2.3
    disc: float = 0.19
    """Times a turn that one more disc is used."""
    upgraded: float = 0.14
    """Times a turn that an upgraded side is used."""
    growth: tuple[float, float, float, float] = (0.22, 0.22, 0.08, 0.08)
    """Levels the player hopes to rise, for every turn left."""
    filling: float = 0.68
    """Share of the upper rows that will have been seated in the end."""
    next_turns: tuple[float, ...] = (0.28, 0.2)
    """How much of the discs that can be used in the coming turns counts now."""


DISCS: Final = tuple(Disc)
_LATE: Final = (0.0, 0.65, 0.85)
"""What is left of the price of stocks when the game lasts 0, 1, 2 more turns."""


def _sets() -> tuple[tuple[int, ...], ...]:
    """Connected sets of active spaces, as indices in wheel order, larger ones first."""
    found: set[frozenset[int]] = set()
    stack: list[tuple[int, ...]] = [()]
    while stack:
        named = stack.pop()
        for space in ACTIVE_SPACES:
            if may_join(space, tuple(SPACES[index] for index in named)):
                joined = frozenset((*named, space.index))
                if joined not in found:
                    found.add(joined)
                    stack.append((*named, space.index))
    return tuple(sorted((tuple(sorted(some)) for some in found), key=lambda some: (-len(some), some)))


SETS: Final = _sets()


@lru_cache(maxsize=1 << 14)
def usable_sets(occupied: int) -> tuple[tuple[int, ...], ...]:
    """The largest connected sets of discs when the active spaces with these bits hold one."""
    kept: list[tuple[int, ...]] = []
    for some in SETS:
        if all(occupied >> index & 1 for index in some) and not any(set(some) < set(big) for big in kept):
            kept.append(some)
    return tuple(kept)


def occupied(wheel: Wheel) -> int:
    """The active spaces that hold a disc, as bits."""
    return sum(1 << space.index for space in ACTIVE_SPACES if wheel[space.index] is not None)


def bot_paces(wheel: BotWheel) -> tuple[float, float]:
    """Levels a turn that the bot's investments and its followings will bring."""
    paces = {Letter.D: 0.0, Letter.E: 0.0}
    for space, lying in zip(SPACES, wheel, strict=True):
        if lying is not None and lying.letter in paces:
            turns = {Ring.SMALL: 2, Ring.MEDIUM: 4, Ring.LARGE: 6}[space.ring]
            paces[lying.letter] += (2 if lying.upgraded else 1) / turns
    return paces[Letter.D], paces[Letter.E]


@frozen(eq=False)
class Appraisal:
    """Prices for one turn."""

    weights: Weights
    state: State
    left: int = field(init=False)
    """Turns after this one."""
    stock_rows: tuple[Row, Row, Row] = field(init=False)
    """What so many of each resource are worth."""
    knowledge_row: Row = field(init=False)
    simple_row: Row = field(init=False)
    complex_row: Row = field(init=False)
    warehouse: float = field(init=False)
    uses: Row = field(init=False)
    """One use of each type of disc."""
    _heights: dict[tuple[int, int, int, bool], float] = field(init=False, factory=dict)
    _standings: dict[Levels, tuple[float, Row]] = field(init=False, factory=dict)
    _wheels: dict[Wheel, float] = field(init=False, factory=dict)
    _politics: dict[tuple[Levels, int], float] = field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        """Work the prices out."""
        w, state = self.weights, self.state
        left = components().rounds - state.round
        late = _LATE[left] if left < len(_LATE) else 1.0
        put = object.__setattr__
        put(self, "left", left)
        put(self, "stock_rows", tuple(_concave(unit * late, w.plenty) for unit in w.unit))
        put(self, "knowledge_row", _concave(w.knowledge * late, 8.0))
        put(self, "simple_row", _concave(w.simple_good * late, 4.0))
        put(self, "complex_row", _concave(w.complex_good * late, 4.0))
        put(self, "warehouse", w.warehouse * min(left, 8))
        ships = state.human.ships
        full = min(1.0, left / 6)
        gathering = tuple(count * unit for count, unit in zip(ships, w.unit, strict=True))
        put(self, "uses", (*gathering, w.journey * full, w.city, w.tool * full, w.bonus))

    # What scores ------------------------------------------------------------------------------------------

    def height(self, chamber: int, seats: Seats, mine: bool) -> float:
        """The value a chamber will probably have in the end."""
        key = (chamber, seats.seated, seats.upper, mine)
        found = self._heights.get(key)
        if found is None:
            row = components().chamber_values[chamber]
            now = row[seats.seated]
            top = row[min(len(row) - 1, seats.seated + seats.upper)]
            share = self.weights.filling * min(1.0, self.left / 10)
            found = self._heights[key] = now + (top - now) * share
        return found

    def standing(self, levels: Levels) -> tuple[float, Row]:
        """Points ahead with these levels in the end, and by how many levels in each chamber."""
        found = self._standings.get(levels)
        if found is None:
            found = self._standings[levels] = self._standing(
                levels, self.state.council, self.state.bot.levels
            )
        return found

    def _standing(self, levels: Levels, council: Iterable[Seats], bot: Levels) -> tuple[float, Row]:
        w, left, state = self.weights, self.left, self.state
        rows = tuple(council)
        own = [min(9.0, level + left * pace) for level, pace in zip(levels, w.growth, strict=True)]
        values = [components().chamber_values[i][rows[i].seated] for i in range(4)]
        invests, follows = bot_paces(state.bot.wheel)
        theirs = [float(level) for level in bot]
        top = max(range(4), key=lambda i: (bot[i] < 9, values[i], i))
        theirs[top] = min(9.0, theirs[top] + left * invests)
        lead = max(range(4), key=lambda i: (levels[i], i))
        theirs[lead] = min(9.0, theirs[lead] + left * follows)
        share = w.bot_points
        counts = (
            *(mine - share * other for mine, other in zip(own, theirs, strict=True)),
            max(own) - share * max(theirs),
            min(own) - share * min(theirs),
        )
        total = sum(counts[i] * self.height(i, rows[i], counts[i] > 0) for i in range(6))
        return total, counts

    # Politics ---------------------------------------------------------------------------------------------

    def politics(self, levels: Levels, knowledge: int) -> float:
        """What intrigues of this turn still bring, and the knowledge kept."""
        key = (levels, knowledge)
        found = self._politics.get(key)
        if found is None:
            counts = self.standing(levels)[1]
            found = self._politics[key] = self.intrigues(counts, self.state.council, knowledge, 0)[0]
        return found

    def intrigues(
        self, counts: Row, council: tuple[Seats, ...], knowledge: int, paid: int
    ) -> tuple[float, tuple[tuple[int, int | None], ...]]:
        """Worth of the best intrigues and the knowledge kept, and the chambers: seated in, removed from."""
        base = components().cog_bases[self.state.round]
        row = self.knowledge_row
        total, steps = 0.0, []
        rows = list(council)
        while knowledge >= (cost := base << paid):
            best: tuple[float, int, int | None] | None = None
            for chamber in range(6):
                seats = rows[chamber]
                if not seats.upper:
                    continue
                seated = Seats(seats.upper - 1, seats.seated + 1)
                gain = self._change(counts, chamber, seats, seated)
                rows[chamber] = seated
                loss, out = self.removal(counts, rows)
                rows[chamber] = seats
                if best is None or gain + loss > best[0]:
                    best = (gain + loss, chamber, out)
            if best is None or best[0] <= row[min(knowledge, 40)] - row[min(knowledge - cost, 40)]:
                break
            total += best[0]
            steps.append((best[1], best[2]))
            seats = rows[best[1]]
            rows[best[1]] = Seats(seats.upper - 1, seats.seated + 1)
            if best[2] is not None:
                seats = rows[best[2]]
                rows[best[2]] = Seats(seats.upper - 1, seats.seated)
            knowledge -= cost
            paid += 1
        return total + row[min(knowledge, 40)], tuple(steps)

    def removal(self, counts: Row, rows: list[Seats]) -> tuple[float, int | None]:
        """The best chamber to remove a politician from, and what that changes."""
        best: tuple[float, int | None] = (0.0, None)
        for chamber in range(6):
            seats = rows[chamber]
            if seats.upper:
                gain = self._change(counts, chamber, seats, Seats(seats.upper - 1, seats.seated))
                if best[1] is None or gain > best[0]:
                    best = (gain, chamber)
        return best

    def _change(self, counts: Row, chamber: int, before: Seats, after: Seats) -> float:
        count = counts[chamber]
        return count * (self.height(chamber, after, count > 0) - self.height(chamber, before, count > 0))

    # What becomes levels later ----------------------------------------------------------------------------

    def ship(self, kind: int) -> float:
        """One more ship: what it brings whenever a disc of its kind is used."""
        w = self.weights
        return w.gathers[kind] * w.unit[kind] * max(0, self.left - 0.5)

    def factory(self, built: int, goods: tuple[Good, ...]) -> float:
        """One more factory after ``built``: income at once and in every turn, and its warehouses."""
        more = components().incomes[built + 1] - components().incomes[built]
        return more * self.weights.knowledge * max(0, self.left - 0.5) + self.warehouse * len(goods)

    def disc(self, disc: int, wheel: Wheel) -> float:
        """One more disc of a type on the wheel."""
        free = sum(1 for lying in wheel if lying is None)
        return self.weights.disc * max(0, self.left - 1) * self.uses[disc] * min(free, 5) / 5

    def upgrade(self, disc: int) -> float:
        """The other side of a disc."""
        return self.weights.upgraded * max(0, self.left - 1) * self.uses[disc]

    def goods(self, stored: Goods) -> float:
        """Stored goods."""
        simple, dear = stored[0] + stored[1] + stored[2], stored[3] + stored[4]
        return self.simple_row[min(simple, 40)] + self.complex_row[min(dear, 40)]

    def resources(self, held: Resources) -> float:
        """Resources in hand."""
        rows = self.stock_rows
        return rows[0][min(held[0], 40)] + rows[1][min(held[1], 40)] + rows[2][min(held[2], 40)]

    # The wheel --------------------------------------------------------------------------------------------

    def wheel(self, wheel: Wheel) -> float:
        """What the discs will be able to do in the coming turns as they lie before the rings turn."""
        found = self._wheels.get(wheel)
        if found is None:
            found, turning = 0.0, wheel
            for share in self.weights.next_turns[: self.left]:
                turning = turned(turning, Ring)
                found += share * self.best_set(turning)
            self._wheels[wheel] = found
        return found

    def best_set(self, wheel: Wheel) -> float:
        """The best discs that can be used together."""
        uses = self.uses
        best = 0.0
        for some in usable_sets(occupied(wheel)):
            worth = 0.0
            doubled = 0.0
            for index in some:
                lying = wheel[index]
                assert lying is not None
                use = uses[lying.disc.index]
                worth += use
                if lying.upgraded and use > doubled:
                    doubled = use
            best = max(best, worth + doubled)
        return best

    def placed(self, wheel: Wheel, disc: Disc, index: int) -> float:
        """What the wheel is worth for the rest of the game with a bought disc there; the rings have turned."""
        return self.to_come((*wheel[:index], WheelDisc(disc), *wheel[index + 1 :]))

    def to_come(self, wheel: Wheel) -> float:
        """What a wheel is worth for the rest of the game; the rings have turned."""
        now, worth, share = wheel, 0.0, 1.0
        for _ in range(min(6, self.left)):
            worth += share * self.best_set(now)
            share *= 0.9
            now = turned(now, Ring)
        return worth


@lru_cache(maxsize=256)
def _concave(unit: float, plenty: float) -> Row:
    """Worth of 0 to 40 things: the full price up to ``plenty``, falling off after."""
    row, total = [0.0], 0.0
    for count in range(1, 41):
        total += unit if count <= plenty else unit * max(0.1, 0.6 - 0.1 * (count - plenty))
        row.append(total)
    return tuple(row)
