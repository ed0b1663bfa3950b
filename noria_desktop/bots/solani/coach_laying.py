"""What the coach says when both tiles of a turn lie: beside all ways to lay the same two.

*Sum* of a sky is what it scores by itself, without bonus tiles (``tally``). Source: rules.md 4, 5, 7, 9;
lessons/solani.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.solani.coach_lines import Line, line_of, sums
from noria_desktop.bots.solani.ways import Way, ways_of
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.copies import replaced
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import BITS, CORNERS, SECTOR_OF
from noria_desktop.games.solani.placement import closed_round
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    CLUSTERS,
    PLANETS,
    Bonus,
    BranchSpace,
    CircleSpace,
    Tile,
)

MORE_LIGHT: Final = 4
"""So many points more with the same two tiles are worth a word where nothing more exact can be said."""
BRANCH_LESS: Final = 2
"""So many points less by a branch tile whose nodes may still be closed are worth a word; by one that never will be, any."""
BONUS_FROM: Final = 8
"""Round from which on bonus tiles are spoken of."""
LATE_FROM: Final = 9
"""Round from which on a cluster may come too late."""
_PLANETS: Final = 0
"""Where planets stand among the sums of a tally."""


class _Laid:
    """A turn as it lies, beside all other ways to lay its two tiles."""

    def __init__(self, start: State, end: State) -> None:
        self.start, self.end = start, end
        self.old, self.new = start.skies[HUMAN], end.skies[HUMAN]
        self.was, self.now = tally(self.old), tally(self.new)
        tile = self.old.held_circle
        assert tile is not None
        self.tile: Tile = tile
        self.circle = next(
            space for space in range(CIRCLES) if self.new.circles[space] and not self.old.circles[space]
        )
        self.gap = next(
            space for space in range(BRANCHES) if self.new.branches[space] and not self.old.branches[space]
        )

    @property
    def fate(self) -> Fate:
        """Of the circular tile that was laid."""
        return self.now.fates[self.circle]

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """All of them, the one that lies included; none that would forgo a feature which this turn wins."""
        won = len(self.closed(self.new))
        return tuple(way for way in ways_of(self.old) if not won or len(self.closed(way.sky)) >= won)

    def no_poorer(self, by: int = 0) -> list[Way]:
        """Ways whose sum is no lower, the best first; ``by``: or lower by so much at most."""
        found = [way for way in self.ways if way.total >= self.now.total - by]
        return sorted(found, key=lambda way: -way.total)

    def became(self, fate: Fate) -> tuple[CircleSpace, ...]:
        """Circles that stand so now and did not before."""
        return tuple(
            space
            for space in range(CIRCLES)
            if self.now.fates[space] is fate and self.was.fates[space] is not fate
        )

    def closed(self, sky: Sky) -> tuple[CircleSpace, ...]:
        """Dark Sky tokens round which no branch space is empty on a sky, and one was before."""
        return tuple(
            token
            for token in self.old.dark
            if closed_round(sky.branches, token) and not closed_round(self.old.branches, token)
        )


def after_laying(start: State, end: State) -> Iterator[Remark]:
    """What may be said of a turn that lies and was not parted with.

    Args:
        start: what the player saw with both tiles in hand.
        end: what it sees now.
    """
    if not any(
        new and not old for new, old in zip(end.skies[HUMAN].circles, start.skies[HUMAN].circles, strict=True)
    ):
        return  # the circular tile had no space and left the game
    laid = _Laid(start, end)
    conditions = (
        _loose_node,
        _too_many,
        _out_of_reach,
        _tethered,
        _alone,
        _last_gap,
        _bonus_tile,
        _branch_loses,
        _more_light,
        _too_late,
    )
    for holds in conditions:
        remark = holds(laid)
        if remark is not None:
            yield remark


def _loose_node(laid: _Laid) -> Remark | None:
    if laid.tile not in CLUSTERS or not sum(laid.now.loose):
        return None
    mask = laid.new.branches[laid.gap]
    better = [
        way
        for way in laid.ways
        if (way.space, way.mask) == (laid.gap, mask)
        and laid.now.fates[way.circle] is Fate.LOOSE
        and way.total > laid.now.total
        and sum(way.counted.loose) < sum(laid.now.loose)
    ]
    if not better:
        return None
    best = max(better, key=lambda way: way.total)
    return line_of(Line.LOOSE_NODE, best.circle, **sums(laid.now.total, best.counted.total))


def _too_many(laid: _Laid) -> Remark | None:
    spoilt = [
        space for space in laid.became(Fate.OVERFILLED) if laid.was.fates[space] in (Fate.SCORES, Fate.OPEN)
    ]
    if not spoilt:
        return None
    for way in laid.no_poorer():
        if not any(way.counted.fates[space] is Fate.OVERFILLED for space in spoilt):
            return line_of(Line.TOO_MANY, *spoilt, **sums(laid.now.total, way.total))
    return None


def _out_of_reach(laid: _Laid) -> Remark | None:
    if laid.tile not in CLUSTERS or laid.fate is not Fate.OUT_OF_REACH:
        return None
    for way in laid.no_poorer():
        if way.counted.fates[way.circle] in (Fate.OPEN, Fate.SCORES):
            return line_of(Line.OUT_OF_REACH, laid.circle, **sums(laid.now.total, way.total))
    return None


def _tethered(laid: _Laid) -> Remark | None:
    touched = laid.became(Fate.TETHERED)
    if not touched:
        return None
    for way in laid.no_poorer():
        if not any(way.counted.fates[space] is Fate.TETHERED for space in (*touched, way.circle)):
            return line_of(Line.TETHERED, *touched, **sums(laid.now.total, way.total))
    return None


def _alone(laid: _Laid) -> Remark | None:
    if laid.tile not in PLANETS or laid.fate is not Fate.UNTETHERED:
        return None
    sector = SECTOR_OF[laid.circle]
    if laid.now.untethered[sector.index] > 1 or laid.now.sums[_PLANETS] != laid.was.sums[_PLANETS]:
        return None
    for way in laid.no_poorer():
        if way.counted.sums[_PLANETS] > laid.now.sums[_PLANETS]:
            return line_of(Line.ALONE, laid.circle, **sums(laid.now.total, way.total))
    return None


def _last_gap(laid: _Laid) -> Remark | None:
    if laid.closed(laid.new):
        return None
    for way in laid.no_poorer(by=1):
        closed = laid.closed(way.sky)
        if closed:
            return line_of(Line.LAST_GAP, *closed)
    return None


def _bonus_tile(laid: _Laid) -> Remark | None:
    if laid.start.round < BONUS_FROM:
        return None
    here = _bonuses(laid.end, laid.new)
    for way in laid.no_poorer():
        there = _bonuses(laid.end, way.sky)
        if sum(there) > sum(here):
            won = next(bonus for bonus, old, new in zip(Bonus, here, there, strict=True) if new > old)
            return line_of(Line.BONUS_TILE, won, bonus=won, worth=sum(there) - sum(here))
    return None


def _bonuses(state: State, sky: Sky) -> tuple[int, ...]:
    """Points of each bonus tile that the player would get with such a sky."""
    standing = bonus_standing(changed(state, skies=replaced(state.skies, HUMAN, sky)))
    return tuple(seats[HUMAN].points for seats in standing)


def _branch_loses(laid: _Laid) -> Remark | None:
    lost = _lost_nodes(laid.new, laid.gap, laid.now)
    if not lost:
        return None
    for_good = sum(space in laid.new.dark for space in lost)
    better = [
        way
        for way in laid.no_poorer(by=-1)
        if way.circle == laid.circle and len(_lost_nodes(way.sky, way.space, way.counted)) < len(lost)
    ]
    for way in better:
        never = sum(space in way.sky.dark for space in _lost_nodes(way.sky, way.space, way.counted))
        if way.total - laid.now.total >= BRANCH_LESS or never < for_good:
            return line_of(Line.BRANCH_LOSES, *lost, dark=bool(for_good), **sums(laid.now.total, way.total))
    return None


def _lost_nodes(sky: Sky, gap: BranchSpace, counted: Tally) -> tuple[CircleSpace, ...]:
    """Circles without a tile at which a branch tile's nodes point: each costs a point, at a Dark Sky token for good."""
    return tuple(
        space
        for bit, space in zip(BITS, CORNERS[gap], strict=True)
        if sky.branches[gap] & bit and counted.fates[space] is Fate.LOOSE
    )


def _more_light(laid: _Laid) -> Remark | None:
    best = max(way.total for way in laid.ways)
    if best - laid.now.total < MORE_LIGHT:
        return None
    return line_of(Line.MORE_LIGHT, laid.circle, **sums(laid.now.total, best))


def _too_late(laid: _Laid) -> Remark | None:
    left = components().rounds - laid.start.round
    if laid.start.round < LATE_FROM or laid.tile not in CLUSTERS or laid.fate is not Fate.OPEN:
        return None
    missing = _missing(laid.now, laid.circle)
    if missing <= left:
        return None
    for way in laid.no_poorer():
        fits = way.counted.fates[way.circle] in (Fate.OPEN, Fate.SCORES)
        if fits and _missing(way.counted, way.circle) <= left:
            return line_of(Line.TOO_LATE, laid.circle, missing=missing, left=left)
    return None


def _missing(counted: Tally, circle: CircleSpace) -> int:
    """Nodes that a cluster which scores or is open still wants: none where it scores."""
    nodes = counted.nodes[circle]
    return min(wanted - nodes for wanted in counted.wanted[circle] if wanted >= nodes)
