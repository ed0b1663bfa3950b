"""The last round, counted: with no turn left every way to lay the tiles has a score, and the best one is exact.

What others still lay is not foreseen: rivals count as they stand. A Dark Sky token that is surrounded is worth the
open card that adds most.

Source: engines-and-bots 6 (oracle); rules.md 5, 7.
"""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.bots.solani.places import Pair, Places, lay, lift
from noria_desktop.bots.solani.points import lines, measured
from noria_desktop.bots.solani.printed import FEATURE_LIMIT, NUMBER_ROW, ROUNDS, spaces_of
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.weights import plain
from noria_desktop.bots.solani.worth import Judge
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.goals import Award

_BONUSES = components().bonuses


class Count:
    """Final points of one seat's skies, less those of the best rival."""

    def __init__(self, table: SearchState, seat: int) -> None:
        """Count the rivals once."""
        self._table = table
        self._seat = seat
        self._sectors = table.bonus_sectors
        self._rivals = [sky for other, sky in enumerate(table.skies) if other != seat]
        self._points = [sum(lines(sky)) for sky in self._rivals]
        self._reached = [
            [measured(sky, bonus.measure, self._sectors[number]) for sky in self._rivals]
            for number, bonus in enumerate(_BONUSES)
        ]
        alone = table.coyote_level != NOTHING
        self._thresholds = components().coyote[table.coyote_level].thresholds if alone else (None,) * 4

    def lead(self, sky: Sky) -> int:
        """Points before the best rival, or before what Coyote gets of the bonus tiles."""
        mine = sum(lines(sky))
        theirs = self._points[:] or [0]
        for number, bonus in enumerate(_BONUSES):
            value = measured(sky, bonus.measure, self._sectors[number])
            threshold = self._thresholds[number]
            if threshold is not None:
                if value >= threshold:
                    mine += bonus.points
                else:
                    theirs[0] += bonus.points
                continue
            reached = self._reached[number]
            least = bonus.at_least if bonus.award is Award.EACH else max(bonus.at_least, value, *reached)
            if value >= least:
                mine += bonus.points
            for rival, other in enumerate(reached):
                if other >= least:
                    theirs[rival] += bonus.points
        return mine - max(theirs)

    def with_features(self, sky: Sky, cards: Sequence[int], wins: int) -> int:
        """The lead after so many features won for tokens just surrounded, each the best of the open cards."""
        best = self.lead(sky)
        if not wins:
            return best
        owned = [NUMBER_ROW[tile] for tile in sky.features]
        near = sky.near
        most, chosen = -(10**9), None
        for tile in cards:
            if tile in sky.features or owned.count(NUMBER_ROW[tile]) >= FEATURE_LIMIT:
                continue
            for space in spaces_of(sky.empties & sky.reach):
                sky.lay_circle(space, tile)
                lead = self.lead(sky)
                sky.lift_circle(space, near)
                if lead > most:
                    most, chosen = lead, (space, tile)
        if chosen is None:
            return best
        if wins == 1:
            return most
        space, tile = chosen
        sky.lay_circle(space, tile)
        sky.features.append(tile)
        most = self.with_features(sky, cards, wins - 1)
        sky.features.pop()
        sky.lift_circle(space, near)
        return most


def is_last(table: SearchState) -> bool:
    """Whether nobody lays anything after this round."""
    return table.round >= ROUNDS


def counted(table: SearchState, seat: int) -> list[Pair]:
    """Every way to lay what a seat holds, with the final lead; best first, equals by space."""
    sky = table.skies[seat]
    count = Count(table, seat)
    cards = [*table.rows[0], *table.rows[1]]
    every = Places(Judge(plain(), 0, table.bonus_sectors), sky).pairs(sky.held_branch, sky.held_circle, 10**6)
    found: list[Pair] = []
    for _, space, mask, circle in sorted(set(every), key=lambda pair: pair[1:]):
        reach, near, surrounded = sky.reach, sky.near, sky.surrounded
        lay(sky, sky.held_circle, space, mask, circle)
        new = sky.newly_surrounded()
        sky.surrounded |= new
        found.append((float(count.with_features(sky, cards, new.bit_count())), space, mask, circle))
        sky.surrounded = surrounded
        lift(sky, space, circle, reach, near)
    found.sort(key=lambda pair: -pair[0])
    return found
