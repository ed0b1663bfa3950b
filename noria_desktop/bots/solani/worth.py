"""What a sky is expected to end with.

Circles are worth what the tables say, each by itself, planets by the sets of their sector. What goes beyond that
(features' other clauses, bonus tiles) is counted when a sky is looked at as a whole.

Source: engines-and-bots 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from noria_desktop.bots.solani.points import MOST, figures, occupied, other_points, planet_counts
from noria_desktop.bots.solani.printed import (
    DARK,
    FIRST_FEATURE,
    FIRST_PLANET,
    NODES,
    ROUNDS,
    SECTOR_BITS,
    spaces_of,
)
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import Sky
from noria_desktop.bots.solani.weights import ENOUGH_PLANETS, ENOUGH_TILES, KEY_OF, Weights
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.goals import Award, Measure

_BONUSES: Final = components().bonuses
HEARTH, WANDERERS, CLEAR, FIGURE = (
    [bonus.measure for bonus in _BONUSES].index(measure)
    for measure in (
        Measure.CLUSTER_POINTS,
        Measure.UNTETHERED_PLANETS,
        Measure.TILES_WITHOUT_LOOSE_NODE,
        Measure.LARGEST_FIGURE,
    )
)
assert [_BONUSES[bonus].award for bonus in (HEARTH, FIGURE)] == [Award.MOST] * 2


class Judge:
    """Values the skies of one player with so many turns left, against what the rivals have reached."""

    __slots__ = (
        "_circles",
        "_clear",
        "_growth",
        "_sectors",
        "_spread",
        "_wanderers",
        "against",
        "bonus_sectors",
        "left",
        "solo",
    )

    def __init__(
        self,
        weights: Weights,
        left: int,
        bonus_sectors: Sequence[int],
        against: tuple[float, float] = (0.0, 0.0),
        solo: tuple[int | None, ...] | None = None,
    ) -> None:
        """Prepare the tables.

        Args:
            weights: what things are worth.
            left: turns of placement after this one, 0 to 11.
            bonus_sectors: sector of each bonus tile.
            against: the best of the rivals' expected points in the hearth's sector, and of their figures.
            solo: against Coyote, what must be reached for each bonus tile.
        """
        self.left = left
        self.bonus_sectors = bonus_sectors
        self.against = against
        self.solo = solo
        self._circles = weights.circles[left]
        self._sectors = weights.sectors[left]
        self._growth = weights.growth[left]
        self._wanderers = weights.wanderers[left]
        self._clear = weights.clear[left]
        self._spread = weights.spread[left]

    # The parts that add up ------------------------------------------------------------------------------

    def circle_sum(self, sky: Sky) -> float:
        """Expected points of all circles by themselves and of the planets' sets."""
        circles, code, local = self._circles, sky.code, sky.local
        total = 0.0
        for circle in range(len(code)):
            if sky.surrounded >> circle & 1:
                total -= NODES[local[circle]]
            else:
                total += circles[code[circle]][local[circle]]
        for sector, counts in enumerate(planet_counts(sky)):
            total += self._sector(sector, counts)
        return total

    def _sector(self, sector: int, counts: Sequence[int]) -> float:
        worth = self._sectors[KEY_OF[tuple(counts)]]
        if sector == self.bonus_sectors[WANDERERS]:
            worth += _BONUSES[WANDERERS].points * self._wanderers[min(ENOUGH_PLANETS, sum(counts))]
        return worth

    def whole(self, sky: Sky) -> float:
        """Expected final points."""
        return self.circle_sum(sky) + self.extras(sky)

    def extras(self, sky: Sky) -> float:
        """What goes beyond single circles: features' other clauses, and the bonus tiles but that for planets."""
        total = 0.0
        code, local = sky.code, sky.local
        if sky.features:
            for circle in spaces_of(occupied(sky) & ~sky.guiding):
                tile = code[circle]
                if tile >= FIRST_FEATURE:
                    total += self.other(sky, circle)
        inside = SECTOR_BITS[self.bonus_sectors[CLEAR]]
        loose = sum([NODES[local[circle]] for circle in spaces_of(inside & (sky.empties | sky.dark))])
        tiles = (inside & occupied(sky) & ~sky.guiding).bit_count()
        total += _BONUSES[CLEAR].points * self._clear[min(ENOUGH_TILES, tiles)][min(3, loose)]
        total += self._most(HEARTH, self.hearth(sky), self.against[0])
        return total + self._most(FIGURE, self.figure(sky), self.against[1])

    def other(self, sky: Sky, circle: int) -> float:
        """What a feature is expected to score for all but its nodes."""
        now = other_points(sky, circle)
        return now + (MOST[sky.code[circle]] - now) * self._growth

    def hearth(self, sky: Sky) -> float:
        """Expected points of clusters and Guiding Stars in the hearth's sector."""
        circles, code, local = self._circles, sky.code, sky.local
        total = 0.0
        for circle in spaces_of(SECTOR_BITS[self.bonus_sectors[HEARTH]] & occupied(sky)):
            tile = code[circle]
            if tile < FIRST_PLANET or tile > DARK:
                total += circles[tile][local[circle]]
        return total

    def figure(self, sky: Sky) -> float:
        """Circles of one constellation in the figure's sector."""
        inside = SECTOR_BITS[self.bonus_sectors[FIGURE]]
        return float(max([(some & inside).bit_count() for some in figures(sky)], default=1))

    def _most(self, bonus: int, mine: float, theirs: float) -> float:
        needed = theirs
        if self.solo is not None:
            threshold = self.solo[bonus]
            needed = 0.0 if threshold is None else float(threshold)
        lead = mine - max(needed, _BONUSES[bonus].at_least) + 0.5
        return _BONUSES[bonus].points / (1.0 + exp(-max(-30.0, min(30.0, lead / self._spread))))

    def planet_loss(self, tile: int, sector: int, counts: list[list[int]]) -> float:
        """What it costs when a node touches an untethered planet."""
        of_it = counts[sector]
        before = self._sector(sector, of_it)
        of_it[tile - FIRST_PLANET] -= 1
        after = self._sector(sector, of_it)
        of_it[tile - FIRST_PLANET] += 1
        return after - before

    def planet_gains(self, tile: int, counts: list[list[int]]) -> list[float]:
        """What an untethered planet adds in each sector; nothing for other tiles."""
        gains = [0.0] * 4
        if FIRST_PLANET <= tile < FIRST_FEATURE:
            colour = tile - FIRST_PLANET
            for sector in range(4):
                of_it = counts[sector]
                if of_it[colour] < 4:
                    before = self._sector(sector, of_it)
                    of_it[colour] += 1
                    gains[sector] = self._sector(sector, of_it) - before
                    of_it[colour] -= 1
        return gains

    @property
    def circles(self) -> tuple[tuple[float, ...], ...]:
        """Worth of a circle, by content and local number."""
        return self._circles


def judge_for(weights: Weights, table: SearchState, seat: int, turns: int | None = None) -> Judge:
    """The judge of a seat's next afterstate at a table, or with so many turns still to come."""
    left = ROUNDS - table.round if turns is None else min(turns, ROUNDS - 1)
    judge = Judge(weights, left, table.bonus_sectors)
    if len(table.skies) > 1:
        rivals = [sky for other, sky in enumerate(table.skies) if other != seat]
        judge.against = max(map(judge.hearth, rivals)), max(map(judge.figure, rivals))
    else:
        judge.solo = components().coyote[table.coyote_level].thresholds
    return judge
