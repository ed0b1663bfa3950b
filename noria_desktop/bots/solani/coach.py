"""What the coach says in Solani: what was done, beside what could have been done with the same tiles.

It speaks at three moments: when both tiles of a turn lie and the turn was not parted with, when a pick was made and it is
the player's turn again, and when a feature lies. *Sum* of a sky is what it scores by itself, without bonus tiles
(``tally``); *ways* are all ways to lay the same two tiles. Whoever plays well hears little. Source: rules.md 4 to 7, 9;
lessons/solani.md, coach lines.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from noria_desktop.bots.coaching import Coach, Decision, Occasion, Remark, at_most
from noria_desktop.bots.solani.ways import Way, branch_gain, gain, gain_in_sets, ways_of
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import (
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.copies import replaced
from noria_desktop.games.solani.coyote import branch_choice, cluster_choice
from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import SECTOR_OF
from noria_desktop.games.solani.moments import moment
from noria_desktop.games.solani.placement import closed_round
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Picking, Sky, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, CLUSTERS, PLANETS, Bonus, CircleSpace, Tile

MUCH: Final = 3
"""So many points more at once are worth a word at a pick."""
MORE_LIGHT: Final = 4
"""So many points more with the same two tiles are worth a word where nothing more exact can be said."""
BONUS_FROM: Final = 8
"""Round from which on bonus tiles are spoken of."""
LATE_FROM: Final = 9
"""Round from which on a cluster may come too late."""
_PLANETS: Final = 0
"""Where planets stand among the sums of a tally."""


class Line(enum.Enum):
    """What may be said, in the order in which the first that is true is spoken."""

    LOOSE_NODE = "solani.k1"
    """The cluster could have closed a loose node."""
    TOO_MANY = "solani.k2"
    """A star got one node too many."""
    OUT_OF_REACH = "solani.k3"
    """The cluster can never be filled where it lies."""
    TETHERED = "solani.k4"
    """A node points at a planet."""
    ALONE = "solani.k5"
    """The planet lies alone in its sector."""
    LAST_GAP = "solani.k6"
    """The branch tile could have closed the ring round a Dark Sky token."""
    BONUS_TILE = "solani.k7"
    """A bonus tile could have been won."""
    MORE_LIGHT = "solani.k8"
    """The two tiles could score a good deal more."""
    COYOTES_BRANCH = "solani.k9"
    """Coyote has taken the branch tile that was worth most."""
    COYOTES_COLOUR = "solani.k10"
    """Coyote has got its fourth colour."""
    NEXT_COLOUR = "solani.k11"
    """A planet in reach would have made a set at once."""
    TOO_LATE = "solani.k12"
    """The cluster wants more branch tiles than are to come."""
    LAST_BRANCHES = "solani.k13"
    """The next round brings only small branch tiles."""
    BETTER_FEATURE = "solani.k14"
    """An open card would bring more at once."""


def remarks(occasion: Occasion) -> Iterator[Remark]:
    """What holds at an occasion, the most important first."""
    view, before = occasion.view, occasion.before
    action = occasion.actions[-1] if occasion.actions else None
    decides = RULES.turn(view).seat == HUMAN
    if isinstance(action, PlaceBranch | PlaceCircle) and occasion.pressed:
        start = _both_held(occasion)
        if start is not None and _is_bare(view.skies[HUMAN]):
            yield from after_laying(start, view)
    elif isinstance(action, DraftBranch | DraftCluster) and decides and before.round == view.round:
        yield from after_pick(before, action, view)
    elif isinstance(action, PlaceFeature) and occasion.pressed:
        picked = _picked(occasion)
        if picked is not None:
            yield from after_feature(picked, view)
    if occasion.first_game:
        yield from before_pick(view)


def _latest_first(occasion: Occasion) -> Iterator[Decision]:
    """The player's decisions, those of the latest gesture included."""
    yield from reversed(occasion.played)
    yield from reversed(occasion.earlier)


def _is_bare(sky: Sky) -> bool:
    return sky.held_branch is None and sky.held_circle is None


def _both_held(occasion: Occasion) -> State | None:
    """What the player saw before it laid the first tile of this turn."""
    for decision in _latest_first(occasion):
        seen: State = decision.view
        sky = seen.skies[HUMAN]
        if seen.round != occasion.view.round:
            return None
        if sky.held_branch is not None and sky.held_circle is not None:
            return seen if isinstance(decision.action, PlaceBranch | PlaceCircle) else None
    return None


def _picked(occasion: Occasion) -> State | None:
    """What the player saw before it won the feature that lies now."""
    for decision in _latest_first(occasion):
        if isinstance(decision.action, TakeFeature | DrawFeatures):
            seen: State = decision.view
            return seen if seen.round == occasion.before.round else None
    return None


def _line(line: Line, *things: object, worth: int = 0, pressed: bool = True, **fields: object) -> Remark:
    return Remark(line.value, things, tuple(fields.items()), worth, pressed)


# When a turn lies ---------------------------------------------------------------------------------------


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
        """All of them, the one that lies included."""
        return ways_of(self.old)

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
    return _line(Line.LOOSE_NODE, best.circle, **_sums(laid.now.total, best.counted.total))


def _too_many(laid: _Laid) -> Remark | None:
    spoilt = [
        space for space in laid.became(Fate.OVERFILLED) if laid.was.fates[space] in (Fate.SCORES, Fate.OPEN)
    ]
    if not spoilt:
        return None
    for way in laid.no_poorer():
        if not any(way.counted.fates[space] is Fate.OVERFILLED for space in spoilt):
            return _line(Line.TOO_MANY, *spoilt, **_sums(laid.now.total, way.total))
    return None


def _out_of_reach(laid: _Laid) -> Remark | None:
    if laid.tile not in CLUSTERS or laid.fate is not Fate.OUT_OF_REACH:
        return None
    for way in laid.no_poorer():
        if way.counted.fates[way.circle] in (Fate.OPEN, Fate.SCORES):
            return _line(Line.OUT_OF_REACH, laid.circle, **_sums(laid.now.total, way.total))
    return None


def _tethered(laid: _Laid) -> Remark | None:
    touched = laid.became(Fate.TETHERED)
    if not touched:
        return None
    for way in laid.no_poorer():
        if not any(way.counted.fates[space] is Fate.TETHERED for space in (*touched, way.circle)):
            return _line(Line.TETHERED, *touched, **_sums(laid.now.total, way.total))
    return None


def _alone(laid: _Laid) -> Remark | None:
    if laid.tile not in PLANETS or laid.fate is not Fate.UNTETHERED:
        return None
    sector = SECTOR_OF[laid.circle]
    if laid.now.untethered[sector.index] > 1 or laid.now.sums[_PLANETS] != laid.was.sums[_PLANETS]:
        return None
    for way in laid.no_poorer():
        if way.counted.sums[_PLANETS] > laid.now.sums[_PLANETS]:
            return _line(Line.ALONE, laid.circle, **_sums(laid.now.total, way.total))
    return None


def _last_gap(laid: _Laid) -> Remark | None:
    if laid.closed(laid.new):
        return None
    for way in laid.no_poorer(by=1):
        closed = laid.closed(way.sky)
        if closed:
            return _line(Line.LAST_GAP, *closed)
    return None


def _bonus_tile(laid: _Laid) -> Remark | None:
    if laid.start.round < BONUS_FROM:
        return None
    here = _bonuses(laid.end, laid.new)
    for way in laid.no_poorer():
        there = _bonuses(laid.end, way.sky)
        if sum(there) > sum(here):
            won = next(bonus for bonus, old, new in zip(Bonus, here, there, strict=True) if new > old)
            return _line(Line.BONUS_TILE, won, bonus=won, worth=sum(there) - sum(here))
    return None


def _bonuses(state: State, sky: Sky) -> tuple[int, ...]:
    """Points of each bonus tile that the player would get with such a sky."""
    standing = bonus_standing(changed(state, skies=replaced(state.skies, HUMAN, sky)))
    return tuple(seats[HUMAN].points for seats in standing)


def _more_light(laid: _Laid) -> Remark | None:
    best = max(way.total for way in laid.ways)
    if best - laid.now.total < MORE_LIGHT:
        return None
    return _line(Line.MORE_LIGHT, laid.circle, **_sums(laid.now.total, best))


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
            return _line(Line.TOO_LATE, laid.circle, missing=missing, left=left)
    return None


def _missing(counted: Tally, circle: CircleSpace) -> int:
    """Nodes that a cluster which scores or is open still wants: none where it scores."""
    nodes = counted.nodes[circle]
    return min(wanted - nodes for wanted in counted.wanted[circle] if wanted >= nodes)


def _sums(now: int, better: int) -> dict[str, Any]:
    """Points as they lie and as they could, for the reason's table."""
    return {"now": now, "better": better, "worth": better - now}


# When a pick was made -----------------------------------------------------------------------------------


def after_pick(start: State, action: DraftBranch | DraftCluster, view: State) -> Iterator[Remark]:
    """What may be said of a pick once Coyote has answered; going back is free, as nothing was revealed since.

    Args:
        start: what the player saw when it picked.
        action: the pick.
        view: what it sees now that it is its turn again.
    """
    for remark in (
        _coyotes_branch(start, action, view),
        _coyotes_colour(start, action, view),
        _next_colour(start, action),
    ):
        if remark is not None:
            yield remark


def _coyotes_branch(start: State, action: DraftBranch | DraftCluster, view: State) -> Remark | None:
    pending = start.pending
    if start.coyote is None or not isinstance(pending, Drafting) or pending.first is not None:
        return None
    sky = start.skies[HUMAN]
    worth = {slot: branch_gain(sky, branch) for slot, branch in enumerate(start.market.branches)}
    best, second = sorted(worth, key=lambda slot: -worth[slot])[:2]
    wanted = branch_choice(start.market)
    assert wanted.chosen is not None
    if wanted.candidates[wanted.chosen].slot != best or worth[best] - worth[second] < MUCH:
        return None
    if action == DraftBranch(best) or view.market.branch_takers[best] != BOT:
        return None
    return _line(
        Line.COYOTES_BRANCH,
        best,
        worth=worth[best] - worth[second],
        now=worth[second],
        better=worth[best],
    )


def _coyotes_colour(start: State, action: DraftBranch | DraftCluster, view: State) -> Remark | None:
    if not isinstance(action, DraftCluster) or start.coyote is None or view.coyote is None:
        return None
    had, end = start.coyote.planets, RULES.apply(start, action).state
    all_colours = len(components().different) - 1
    if BOT in end.market.cluster_takers or len(set(had)) != all_colours - 1:
        return None
    wanted = _colour_for_coyote(end)
    if wanted is None:
        return None
    sky = start.skies[HUMAN]
    took = gain(sky, _taken(start, action))
    for other in RULES.legal_actions(start):
        if (
            not isinstance(other, DraftCluster)
            or _colour_for_coyote(RULES.apply(start, other).state) is not None
        ):
            continue
        if gain(sky, _taken(start, other)) >= took - 1:
            points = components().different[all_colours] - components().different[all_colours - 1]
            has_it = view.coyote.planets != had
            return _line(
                Line.COYOTES_COLOUR,
                worth=points,
                points=points,
                colour=wanted,
                has_it=has_it,
            )
    return None


def _colour_for_coyote(state: State) -> Tile | None:
    """The planet of a new colour that Coyote would trade a cluster for; None: it would take something else."""
    choice = cluster_choice(state)
    if choice.rule is not CoyoteRule.NEW_PLANET or choice.chosen is None:
        return None
    space = choice.candidates[choice.chosen].planet
    return None if space is None else state.supply.track[space]


def _next_colour(start: State, action: DraftBranch | DraftCluster) -> Remark | None:
    if not isinstance(action, DraftCluster):
        return None
    sky, track = start.skies[HUMAN], start.supply.track
    took = gain(sky, _taken(start, action))
    offered = {
        other.planet
        for other in RULES.legal_actions(start)
        if isinstance(other, DraftCluster) and other.planet is not None
    }
    for space in sorted(offered):
        planet = track[space]
        assert planet is not None
        more = gain_in_sets(sky, planet)
        if more is not None and more - took >= MUCH:
            return _line(
                Line.NEXT_COLOUR,
                space,
                worth=more - took,
                planet=planet,
                now=took,
                better=more,
            )
    return None


def _taken(state: State, action: DraftCluster) -> Tile:
    """The circular tile that a pick brings."""
    if action.planet is None:
        return state.market.clusters[action.slot]
    planet = state.supply.track[action.planet]
    assert planet is not None
    return planet


# Before a pick, and when a feature lies -----------------------------------------------------------------


def before_pick(view: State) -> Iterator[Remark]:
    """Before the first pick of the last round but one: what the last round will not bring any more."""
    is_first = (
        isinstance(view.pending, Drafting) and view.pending.seat == HUMAN and _is_bare(view.skies[HUMAN])
    )
    if view.round == components().rounds - 1 and is_first:
        nodes = tuple(sorted({components().nodes[kind.index] for kind in components().final_branches}))
        yield _line(Line.LAST_BRANCHES, pressed=False, nodes=nodes)


def after_feature(start: State, end: State) -> Iterator[Remark]:
    """What may be said of a feature that lies.

    Args:
        start: what the player saw before it won the card.
        end: what it sees now.
    """
    assert isinstance(start.pending, Picking)
    sky = start.skies[HUMAN]
    now = tally(end.skies[HUMAN]).total - tally(sky).total
    offered = [action.feature for action in RULES.legal_actions(start) if isinstance(action, TakeFeature)]
    worth = {feature: gain(sky, feature) for feature in offered}
    better = max(worth.values(), default=0)
    if better - now >= MUCH:
        card = next(feature for feature in offered if worth[feature] == better)
        yield _line(Line.BETTER_FEATURE, card, card=card, **_sums(now, better))


# When it speaks -----------------------------------------------------------------------------------------


def turn(view: State) -> int:
    """The number of the player's decision: both picks of a round, its laying, and each feature."""
    done = moment(view)
    steps = (HUMAN in done.clusters) + (HUMAN in done.branches) + (HUMAN in done.laid)
    return view.round * 100 + 10 * steps + len(view.skies[HUMAN].features)


def _may_repeat(kind: str, occasion: Occasion) -> bool:
    return at_most(1 if kind == Line.LAST_BRANCHES.value else 2)(kind, occasion)


COACH: Final = Coach(tuple(line.value for line in Line), turn, remarks, _may_repeat)
