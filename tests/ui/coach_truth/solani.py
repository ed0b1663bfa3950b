"""What the coach says in Solani, read once more by the rulebook's words: a literal score sheet, and the legal actions.

Each of them returns what is wrong with a remark, empty when it is true. Games are against Coyote Pup with the bonus tiles as
printed. Source: rules.md 4 to 7, 9; lessons/solani.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from noria_desktop.bots.coaching import Occasion, Remark
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.solani.actions import (
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Placing, PlacingFeature, Sky, State
from noria_desktop.games.solani.terms import Bonus, Tile
from tests.games.solani.literal import COLOURS, STARS, Literal

NODES: Final = {"i1": 1, "l2": 2, "v2": 2, "t3": 3, "x4": 4}
ROUNDS: Final = 12


@lru_cache(1 << 13)
def total(sky: Sky) -> int:
    return Literal(sky).total()


@lru_cache(4)
def ways(start: State) -> tuple[Sky, ...]:
    """Every sky that the two tiles held can make, by the legal actions."""
    found = set()
    for one in RULES.legal_actions(start):
        middle = RULES.apply(start, one).state
        if isinstance(middle.pending, Placing):
            for two in RULES.legal_actions(middle):
                if isinstance(two, PlaceBranch | PlaceCircle):
                    found.add(RULES.apply(middle, two).state.skies[HUMAN])
    return tuple(found)


def gaps_left(sky: Sky, space: int) -> int:
    """Empty branch spaces round a circle."""
    row, column = divmod(space, 6)
    around = [(row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1)]
    return sum(
        0 <= down < 5 and 0 <= right < 5 and not sky.branches[5 * down + right] for down, right in around
    )


def nodes(sky: Sky, space: int) -> int:
    return Literal(sky).nodes(divmod(space, 6))


def wanted(sky: Sky, space: int) -> set[int]:
    """Numbers of nodes that score on a circle."""
    tile = sky.circles[space]
    if tile is not None:
        return STARS.get(tile, set())
    guide = Literal(sky).guiding.get(divmod(space, 6))
    return set() if guide is None else {guide}


def can_score(sky: Sky, space: int) -> bool:
    here, left = nodes(sky, space), gaps_left(sky, space)
    return any(here <= number <= here + left for number in wanted(sky, space))


def bonus_points(sky: Sky) -> dict[Bonus, int]:
    """Of each bonus tile, against Coyote Pup."""
    read = Literal(sky)
    tiles, loose = read.clear_night("SE")
    return {
        Bonus.HEARTH_LIGHT: 5 * (read.hearth_light("NW") >= 2),
        Bonus.WANDERERS: 4 * (read.wanderers("NE") >= 2),
        Bonus.CLEAR_NIGHT: 4 * (tiles >= 4 and not loose),
        Bonus.GREAT_FIGURE: 5 * (read.great_figure("SW") >= 2),
    }


# A turn that lies ---------------------------------------------------------------------------------------


class Turn:
    """A turn that lies, with what was seen before its first tile."""

    def __init__(self, occasion: Occasion) -> None:
        self.end: Sky = occasion.view.skies[HUMAN]
        self.start: State = next(
            one.view
            for one in reversed([*occasion.earlier])
            if one.view.skies[HUMAN].held_branch and one.view.skies[HUMAN].held_circle
        )
        self.old: Sky = self.start.skies[HUMAN]
        self.now = total(self.end)
        (self.circle,) = (s for s in range(36) if self.end.circles[s] and not self.old.circles[s])
        (self.gap,) = (s for s in range(25) if self.end.branches[s] and not self.old.branches[s])
        self.tile = self.end.circles[self.circle]

    def no_poorer(self, by: int = 0) -> Iterator[Sky]:
        return (sky for sky in ways(self.start) if total(sky) >= self.now - by)

    def lies(self, sky: Sky) -> int:
        """Where the circular tile lies in another way."""
        (space,) = (s for s in range(36) if sky.circles[s] and not self.old.circles[s])
        return space


def _loose_node(turn: Turn, remark: Remark) -> str:
    (space,) = remark.things
    if nodes(turn.end, space) == 0 or turn.end.circles[space] is not None:
        return "no node points there"
    here = [sky for sky in ways(turn.start) if turn.lies(sky) == space and sky.branches == turn.end.branches]
    if not here:
        return "the cluster cannot lie there"
    return "" if total(here[0]) - turn.now == remark.worth > 0 else "it is not worth that"


def _too_many(turn: Turn, remark: Remark) -> str:
    for space in remark.things:
        if nodes(turn.end, space) != max(wanted(turn.end, space)) + 1 or not can_score(turn.old, space):
            return "it was out before, or is not"
    fine = (all(can_score(sky, s) for s in remark.things) for sky in turn.no_poorer())
    return "" if any(fine) else "no way avoids it"


def _out_of_reach(turn: Turn, remark: Remark) -> str:
    if remark.things != (turn.circle,) or can_score(turn.end, turn.circle):
        return "it can score there"
    return "" if any(can_score(sky, turn.lies(sky)) for sky in turn.no_poorer()) else "it can nowhere"


def _tethered(turn: Turn, remark: Remark) -> str:
    for space in remark.things:
        if turn.end.circles[space] not in COLOURS or not nodes(turn.end, space):
            return "no planet with a node"
        if turn.old.circles[space] in COLOURS and nodes(turn.old, space):
            return "it had a node before"

    def avoids(sky: Sky) -> bool:
        planets = [s for s in (*remark.things, turn.lies(sky)) if sky.circles[s] in COLOURS]
        return not any(nodes(sky, s) for s in planets)

    return "" if any(map(avoids, turn.no_poorer())) else "no way avoids it"


def _alone(turn: Turn, remark: Remark) -> str:
    read, place = Literal(turn.end), divmod(turn.circle, 6)
    if remark.things != (turn.circle,) or turn.tile not in COLOURS or read.nodes(place):
        return "no planet that counts"
    if read.wanderers(read.sector(place)) != 1:
        return "it is not alone"
    return "" if any(Literal(sky).planets() > read.planets() for sky in turn.no_poorer()) else "nowhere more"


def _last_gap(turn: Turn, remark: Remark) -> str:
    if any(gaps_left(turn.end, s) == 0 < gaps_left(turn.old, s) for s in turn.old.dark):
        return "a token was closed"
    if any(gaps_left(turn.old, s) != 1 for s in remark.things):
        return "more than one gap is left"
    closes = (all(gaps_left(sky, s) == 0 for s in remark.things) for sky in turn.no_poorer(by=1))
    return "" if any(closes) else "the branch tile does not fit there"


def _bonus_tile(turn: Turn, remark: Remark) -> str:
    (bonus,) = remark.things
    if turn.start.round < 8:
        return "it is too early"
    here = bonus_points(turn.end)

    def wins(sky: Sky) -> bool:
        there = bonus_points(sky)
        return there[bonus] > here[bonus] and sum(there.values()) > sum(here.values())

    return "" if any(map(wins, turn.no_poorer())) else "no way wins it"


def _more_light(turn: Turn, remark: Remark) -> str:
    # A feature that the turn wins is no point of its sky: ways without it are no better.
    won = sum(turn.end.surrounded)
    best = max(total(sky) for sky in ways(turn.start) if sum(sky.surrounded) >= won)
    return "" if best - turn.now == remark.worth >= 4 else "it is not worth that"


def _too_late(turn: Turn, remark: Remark) -> str:
    left = ROUNDS - turn.start.round

    def missing(sky: Sky, space: int) -> int:
        here = nodes(sky, space)
        return min([number - here for number in wanted(sky, space) if number >= here], default=99)

    if (missing(turn.end, turn.circle), left) != (remark.field("missing"), remark.field("left")):
        return "other numbers"
    if missing(turn.end, turn.circle) <= left:
        return "it can still be filled"
    fits = (
        missing(sky, turn.lies(sky)) <= left for sky in turn.no_poorer() if can_score(sky, turn.lies(sky))
    )
    return "" if any(fits) else "nowhere else either"


# Picks and features -------------------------------------------------------------------------------------


def gain(sky: Sky, tile: Tile) -> int:
    """What a circular tile adds at its best space: empty, and beside a branch tile."""
    return max((after - total(sky) for after in _with(sky, tile)), default=0)


def _with(sky: Sky, tile: Tile) -> Iterator[int]:
    from attrs import evolve

    read = Literal(sky)
    for space in range(36):
        place = divmod(space, 6)
        if place in read.tiles or place in read.guiding or place in read.dark:
            continue
        if gaps_left(sky, space) < gaps_left(Sky(sky.board, sky.dark, sky.surrounded), space):
            circles = (*sky.circles[:space], tile, *sky.circles[space + 1 :])
            yield total(evolve(sky, circles=circles))


def _took(state: State, action: Any) -> Tile:
    tile: Tile | None = (
        state.market.clusters[action.slot] if action.planet is None else state.supply.track[action.planet]
    )
    assert tile is not None
    return tile


def _coyotes_branch(occasion: Occasion, remark: Remark) -> str:
    (slot,) = remark.things
    start: State = occasion.before
    kinds = start.market.branches
    most = max(NODES[kind.value] for kind in kinds)
    if NODES[kinds[slot].value] != most or any(NODES[kind.value] == most for kind in kinds[:slot]):
        return "Coyote wants another"
    if occasion.view.market.branch_takers[slot] != BOT or start.sun != HUMAN:
        return "Coyote has not taken it, or had the Sun"
    sky = start.skies[HUMAN]

    def worth(number: int) -> int:
        after = RULES.apply(start, DraftBranch(number)).state
        held = after.skies[HUMAN]
        return max(total(_with_branch(held, one)) for one in _branch_places(start, number)) - total(sky)

    others = [worth(number) for number in range(len(kinds)) if number != slot]
    return "" if worth(slot) - max(others) == remark.worth >= 3 else "it is not worth that"


def _branch_places(start: State, number: int) -> Iterator[PlaceBranch]:
    """Places of a branch tile by the rule: an empty gap beside a circular tile or a Guiding Star, turned in any way."""
    sky, read = start.skies[HUMAN], Literal(start.skies[HUMAN])
    count = NODES[start.market.branches[number].value]
    shape = start.market.branches[number].value
    masks = [
        mask
        for mask in range(1, 16)
        if mask.bit_count() == count and (shape != "l2") == (mask not in (5, 10) or count != 2)
    ]
    for gap in range(25):
        row, column = divmod(gap, 5)
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        if not sky.branches[gap] and any(read.is_circle(corner) for corner in corners):
            yield from (PlaceBranch(gap, mask) for mask in masks)


def _with_branch(sky: Sky, action: PlaceBranch) -> Sky:
    from attrs import evolve

    branches = (*sky.branches[: action.space], action.mask, *sky.branches[action.space + 1 :])
    return evolve(sky, branches=branches, held_branch=None)


def _coyote_wants(state: State) -> Tile | None:
    """The planet of a new colour that Coyote would trade for, by its rules 8.2."""
    assert state.coyote is not None
    market = state.market
    offer = [
        tile for tile, taker in zip(market.clusters, market.cluster_takers, strict=True) if taker is None
    ]
    if state.round % 2 or any(tile in (Tile.W21, Tile.W31) for tile in offer):
        return None
    track = state.supply.track
    lying = [number for number, planet in enumerate(track) if planet is not None]
    for tile in offer:
        west = [number for number in lying if number < 6][-1:]
        east = [number for number in lying if number >= 6][:1]
        near = {Tile.C2: lying[:1], Tile.C3: lying[-1:], Tile.C4: [*west, *east]}[tile]
        for number in near:
            if track[number] not in state.coyote.planets:
                return track[number]
    return None


def _coyotes_colour(occasion: Occasion, remark: Remark) -> str:
    start, action = occasion.before, occasion.actions[0]
    if len(set(start.coyote.planets)) != 3 or remark.worth != 5:
        return "Coyote has not three colours, or it is not worth that"
    wanted_one = _coyote_wants(RULES.apply(start, action).state)
    if wanted_one is None or wanted_one is not remark.field("colour"):
        return "Coyote wants something else"
    if remark.field("has_it") != (wanted_one in occasion.view.coyote.planets):
        return "whether it has it is told wrong"
    sky = start.skies[HUMAN]
    for other in RULES.legal_actions(start):
        if not isinstance(other, DraftCluster) or _coyote_wants(RULES.apply(start, other).state) is not None:
            continue
        if gain(sky, _took(start, other)) >= gain(sky, _took(start, action)) - 1:
            return ""
    return "nothing would have stopped it"


def _next_colour(occasion: Occasion, remark: Remark) -> str:
    start, action = occasion.before, occasion.actions[0]
    (space,) = remark.things
    offered = [
        one for one in RULES.legal_actions(start) if isinstance(one, DraftCluster) and one.planet == space
    ]
    planet = start.supply.track[space]
    if not offered or planet is not remark.field("planet"):
        return "that planet is not in reach"
    sky = start.skies[HUMAN]
    return (
        ""
        if gain(sky, planet) - gain(sky, _took(start, action)) >= remark.worth >= 3
        else "it is not worth that"
    )


def _last_branches(occasion: Occasion, remark: Remark) -> str:
    view: State = occasion.view
    if view.round != ROUNDS - 1 or view.skies[HUMAN].held_branch or view.skies[HUMAN].held_circle:
        return "not the first pick of round 11"
    return (
        ""
        if {NODES[kind.value] for kind in view.supply.final_branches} == {1, 2}
        else "other branch tiles come"
    )


def _better_feature(occasion: Occasion, remark: Remark) -> str:
    picked = next(
        one.view
        for one in reversed([*occasion.earlier])
        if isinstance(one.action, TakeFeature | DrawFeatures)
    )
    (card,) = remark.things
    if TakeFeature(card) not in RULES.legal_actions(picked):
        return "that card could not be taken"
    sky = picked.skies[HUMAN]
    assert isinstance(occasion.before.pending, PlacingFeature)
    assert isinstance(occasion.actions[0], PlaceFeature)
    return (
        ""
        if gain(sky, card) - (total(occasion.view.skies[HUMAN]) - total(sky)) == remark.worth >= 3
        else "not worth that"
    )


def wasted(before: Sky, after: Sky) -> tuple[int, ...]:
    """Spaces without a tile or Guiding Star at which nodes of the branch tile point that was laid, clockwise."""
    (laid,) = (s for s in range(25) if after.branches[s] and not before.branches[s])
    row, column = divmod(laid, 5)
    corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
    guiding = Literal(after).guiding
    return tuple(
        6 * r + c
        for arm, (r, c) in enumerate(corners)
        if after.branches[laid] >> arm & 1 and after.circles[6 * r + c] is None and (r, c) not in guiding
    )


def _branch_loses(turn: Turn, remark: Remark) -> str:
    lost = wasted(turn.old, turn.end)
    if remark.things != lost or not lost:
        return "its nodes point elsewhere"
    others = [
        sky
        for sky in ways(turn.start)
        if turn.lies(sky) == turn.circle and len(wasted(turn.old, sky)) < len(lost)
    ]
    if remark.worth not in {total(sky) - turn.now for sky in others}:
        return "no other place or turn is worth that"
    for_good = sum(space in turn.old.dark for space in lost)
    return "" if remark.worth >= 2 or (for_good and remark.worth > 0) else "it is not worth a word"


TURNS: Final[Mapping[str, Callable[[Turn, Remark], str]]] = {
    "solani.k1": _loose_node,
    "solani.k2": _too_many,
    "solani.k3": _out_of_reach,
    "solani.k4": _tethered,
    "solani.k5": _alone,
    "solani.k6": _last_gap,
    "solani.k7": _bonus_tile,
    "solani.k8": _more_light,
    "solani.k12": _too_late,
    "solani.k15": _branch_loses,
}
PICKS: Final[Mapping[str, Callable[[Occasion, Remark], str]]] = {
    "solani.k9": _coyotes_branch,
    "solani.k10": _coyotes_colour,
    "solani.k11": _next_colour,
    "solani.k13": _last_branches,
    "solani.k14": _better_feature,
}


def wrong(occasion: Occasion, remark: Remark) -> str:
    """What is wrong with a remark; empty when it is true."""
    if remark.kind in TURNS:
        return TURNS[remark.kind](Turn(occasion), remark)
    return PICKS[remark.kind](occasion, remark)


def _is_true(occasion: Occasion, remark: Remark) -> bool:
    return not wrong(occasion, remark)


READINGS: Final = dict.fromkeys((*TURNS, *PICKS), _is_true)
SETTINGS: Final = {"players": "human"}
"""Against Coyote Pup."""
