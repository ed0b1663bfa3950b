"""Positions of Solani in public: the beginning of any round from few words, and whether a position can occur.

``position`` lays what it is told and makes the rest fit: tiles of the other rounds, Dark Sky tokens that are surrounded,
features won, bags, planet track, decks and what left the game. ``check`` says what is impossible about a position that
no log vouches for: the census counts every tile and compares the table with the moment of the round, to which comes
that everything on a sky was laid beside something. Source: rules.md 2, 3, 4.1, 4.3; rulings 2 to 5, 18, 36.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, TypeVar

from attrs import evolve, field

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import Finding, ImpossibleState, require
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.census import findings
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.features import row_of
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, CORNERS
from noria_desktop.games.solani.placement import branch_spaces, circle_spaces, closed_round
from noria_desktop.games.solani.preparation import prepare
from noria_desktop.games.solani.setup import setup
from noria_desktop.games.solani.state import Collection, Options, Sky, State, Supply, seat_count
from noria_desktop.games.solani.terms import (
    BRANCH_KINDS,
    BRANCHES,
    CIRCLES,
    CLUSTERS,
    FEATURES,
    PLANETS,
    Board,
    Branch,
    BranchSpace,
    CircleSpace,
    Mask,
    Row,
    Tile,
)

K = TypeVar("K", Tile, Branch)


@frozen
class Laid:
    """What is known to lie on a sky; more comes to it until it has the tiles of every round."""

    circles: Mapping[CircleSpace, Tile] = field(factory=dict)
    """Clusters, planets and tiles of features."""
    branches: Mapping[BranchSpace, Mask] = field(factory=dict)
    features: tuple[Tile, ...] = ()
    """Cards won, in that order; tiles that do not lie among ``circles`` are laid too."""


class _Box:
    """Tiles and cards that lie nowhere yet."""

    def __init__(self, start: State, chance: random.Random) -> None:
        printed, supply = components(), start.supply
        self.clusters = dict(zip(CLUSTERS, supply.cluster_bag, strict=True))
        self.branches = dict(zip(BRANCH_KINDS, supply.branch_bag, strict=True))
        self.planets = [planet for planet in PLANETS for _ in range(printed.tile_counts[planet.index])]
        self.features = list(FEATURES)
        self.chance = chance
        for cards in (self.planets, self.features):
            chance.shuffle(cards)

    def take(self, tile: Tile | Branch) -> None:
        """A tile or card leaves the box. What it does not hold is left to the census to find twice."""
        if isinstance(tile, Branch):
            self.branches[tile] -= 1
        elif tile in self.clusters:
            self.clusters[tile] -= 1
        else:
            cards = self.planets if tile in self.planets else self.features
            if tile in cards:
                cards.remove(tile)

    def cluster(self, *, tradable: bool = False) -> Tile:
        """Some cluster; a ``tradable`` one has a sign of the planet track."""
        anchors = components().anchors
        kinds = {kind: n for kind, n in self.clusters.items() if anchors[kind.index] or not tradable}
        return self._drawn(kinds)

    def branch(self) -> Branch:
        """Some branch tile."""
        return self._drawn(self.branches)

    def feature(self, row: Row) -> Tile:
        """Some card of a number."""
        card = next(card for card in self.features if row_of(card) is row)
        self.features.remove(card)
        return card

    def _drawn(self, counts: Mapping[K, int]) -> K:
        if max(counts.values()) < 1:
            raise ImpossibleState("supply", f"no {next(iter(counts)).__class__.__name__.lower()} left")
        (kind,) = self.chance.choices(list(counts), [max(0, number) for number in counts.values()])
        self.take(kind)
        return kind


def position(
    options: Options | None = None,
    seed: int = 0,
    *,
    round: int | None = None,  # noqa: A002 - the game's own word
    skies: Sequence[Laid] = (),
    coyote: Collection | None = None,
    market: tuple[tuple[Tile, ...], tuple[Branch, ...]] | None = None,
    quartz: int | None = None,
) -> State:
    """A round of a game with these options and this seed begins; what is not named follows from the seed.

    The round is the first that fits the branch tiles unless it is named. Skies are those of seat 0, 1 and so on; each
    of them is filled up to a branch tile and a cluster for every round before. With a ``market`` the draft has begun
    with these clusters and branch tiles, filled up to their number; without one the round is about to be prepared.
    ``quartz`` is what is left of that of the options; as much as they say unless it is named.

    Raises:
        ImpossibleState: with the first place at fault.
        ValueError: options or seed are no set-up.
    """
    start = setup(Options() if options is None else options, seed).state
    require(_named(start, skies, round))
    number = 1 + max((len(laid.branches) for laid in skies), default=0) if round is None else round
    chance = random.Random(seed)
    box = _Box(start, chance)
    laid = [*skies, *[Laid()] * (len(start.skies) - len(skies))]
    kept = coyote or Collection()
    for one in laid:
        lying = tuple(one.circles.values())
        kinds = [components().branch_of[mask] for mask in one.branches.values()]
        for tile in (*lying, *(card for card in one.features if card not in lying), *kinds):
            if tile is not None:
                box.take(tile)
    for tile in (*kept.clusters, *kept.planets, *kept.features):
        box.take(tile)
    alone = start.coyote is not None
    homeless: list[Tile] = []
    grown = tuple(
        _grown(sky, one, number - 1, box, homeless) for sky, one in zip(start.skies, laid, strict=False)
    )
    if alone:
        missing = number - 1 - len(kept.clusters) - len(kept.planets)
        due = [row for row in components().coyote_features[: max(0, number)] if row is not None]
        kept = Collection(
            (*kept.clusters, *[box.cluster() for _ in range(missing)]),
            kept.planets,
            (*kept.features, *[box.feature(row) for row in due[len(kept.features) :]]),
        )
    traded = sum(components().tile_counts[planet.index] for planet in PLANETS) - len(box.planets)
    gone = (*homeless, *[box.cluster(tradable=True) for _ in range(traded)])
    denied = tuple([box.branch() for _ in range(number - 1)]) if alone else ()
    boards = start.options.boards
    assert boards is not None
    state = evolve(
        start,
        round=number,
        sun=Seat((boards.index(Board.COYOTE) + number) % seat_count(start)),
        supply=_supply(start, box, traded, gone, denied),
        skies=grown,
        coyote=kept if alone else None,
        quartz=start.quartz if quartz is None else quartz,
    )
    check(state)
    if market is not None:
        state = _offered(prepare(state).state, *market)
        check(state)
    return state


def _named(start: State, skies: Sequence[Laid], number: int | None) -> Iterator[Finding]:
    """Rounds, spaces and rotations that there are; what is laid hangs together without what is filled up."""
    yield "round", number, number is None or 1 <= number <= components().rounds
    for seat, laid in enumerate(skies):
        for space, tile in laid.circles.items():
            yield f"skies[{seat}].circles[{space}]", tile.value, 0 <= space < CIRCLES
        for gap, mask in laid.branches.items():
            there = 0 <= gap < BRANCHES and 0 < mask < len(components().branch_of)
            yield f"skies[{seat}].branches[{gap}]", mask, there
        yield from _hanging(seat, _as_laid(start.skies[seat], laid))


def _grown(sky: Sky, laid: Laid, rounds: int, box: _Box, homeless: list[Tile]) -> Sky:
    """A sky with what is laid on it, and with tiles of the box until it has those of so many rounds."""
    there = _as_laid(sky, laid)
    circles, masks = list(there.circles), list(there.branches)

    def now() -> Sky:
        return evolve(sky, circles=tuple(circles), branches=tuple(masks))

    due = rounds - len([tile for tile in circles if tile is not None and tile not in FEATURES])
    for _ in range(max(0, rounds - len(laid.branches))):
        free = branch_spaces(now())
        # A token that nobody spoke of is surrounded only where nothing else is left.
        gaps = [gap for gap in free if not _closes(sky, masks, gap)] or free
        masks[box.chance.choice(gaps)] = box.chance.choice(components().rotations[box.branch().index])
        if due > 0 and (spaces := circle_spaces(now())):
            circles[box.chance.choice(spaces)] = box.cluster()
            due -= 1
    for _ in range(max(0, due)):
        spaces = circle_spaces(now())
        if spaces:
            circles[box.chance.choice(spaces)] = box.cluster()
        else:
            homeless.append(box.cluster())
    surrounded = tuple(closed_round(tuple(masks), space) for space in sky.dark)
    features = laid.features
    for _ in range(sum(surrounded) - len(features)):
        full = [
            row for row in Row if sum(row_of(card) is row for card in features) >= components().feature_limit
        ]
        features += (box.feature(next(row for row in Row if row not in full)),)
    for card in features:
        if card not in circles:
            spaces = circle_spaces(now())
            if spaces:
                circles[box.chance.choice(spaces)] = card
            else:
                homeless.append(card)
    return evolve(now(), surrounded=surrounded, features=features)


def _as_laid(sky: Sky, laid: Laid) -> Sky:
    """A sky with nothing on it but what is named."""
    return evolve(
        sky,
        circles=tuple(laid.circles.get(space) for space in range(CIRCLES)),
        branches=tuple(laid.branches.get(gap, 0) for gap in range(BRANCHES)),
    )


def _closes(sky: Sky, masks: list[Mask], gap: BranchSpace) -> bool:
    """Whether a branch tile there is the last one round a Dark Sky token."""
    after = tuple(mask or at == gap for at, mask in enumerate(masks))
    return any(closed_round(after, space) for space in sky.dark if space in CORNERS[gap])


def _supply(
    start: State, box: _Box, traded: int, gone: tuple[Tile, ...], denied: tuple[Branch, ...]
) -> Supply:
    """Bags, track and decks with what is left; planets went from the west."""
    printed, supply, count = components(), start.supply, seat_count(start)
    dealt = printed.planets_dealt[count]
    waits = traded <= dealt
    spaces = (
        sorted(printed.deal_order[:dealt])[traded:]
        if waits
        else sorted(printed.refill_spaces)[traded - dealt :]
    )
    planets: list[Tile] = box.planets
    track: list[Tile | None] = [None] * len(printed.deal_order)
    for space in spaces:
        track[space] = planets.pop()
    reserve = tuple(planets[: printed.reserve]) if waits else ()
    rows: Any = tuple(tuple(card for card in box.features if row_of(card) is row) for row in Row)
    size = printed.row_size[count]
    return evolve(
        supply,
        cluster_bag=tuple(box.clusters.values()),
        branch_bag=tuple(box.branches.values()),
        track=tuple(track),
        reserve=Pile(reserve),
        undealt=Pile(tuple(planets[len(reserve) :])),
        rows=(rows[0][:size], rows[1][:size]),
        decks=(Pile(rows[0][size:]), Pile(rows[1][size:])),
        gone=gone,
        gone_branches=denied,
    )


def _offered(state: State, clusters: tuple[Tile, ...], branches: tuple[Branch, ...]) -> State:
    """The draft with these tiles on offer, exchanged for others of the bag, in round 12 of those set aside."""
    market, supply = state.market, state.supply
    offer = (*clusters, *market.clusters)[: len(market.clusters)]
    others = (*branches, *market.branches)[: len(market.branches)]
    bag = _exchanged(supply.cluster_bag, CLUSTERS, market.clusters, offer)
    if state.round == components().rounds:
        last = list(components().final_branches)
        for kind in others:
            if kind in last:
                last.remove(kind)
        known = supply.gone_branches[: len(supply.gone_branches) - len(last)]
        supply = evolve(supply, cluster_bag=bag, gone_branches=(*known, *last))
    else:
        left = _exchanged(supply.branch_bag, BRANCH_KINDS, market.branches, others)
        supply = evolve(supply, cluster_bag=bag, branch_bag=left)
    return evolve(state, market=evolve(market, clusters=offer, branches=others), supply=supply)


def _exchanged(
    bag: tuple[int, ...], kinds: tuple[K, ...], back: tuple[K, ...], out: tuple[K, ...]
) -> tuple[int, ...]:
    """A bag after some tiles went back and others were taken out."""
    return tuple(count + back.count(kind) - out.count(kind) for kind, count in zip(kinds, bag, strict=True))


# Whether a position can occur ---------------------------------------------------------------------------


def check(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    require(chain(findings(state), _laid(state)))


def _laid(state: State) -> Iterator[Finding]:
    """Every tile was laid beside others that lay there before, from the Guiding Stars on."""
    for seat, sky in enumerate(state.skies):
        yield from _hanging(seat, sky)


def _hanging(seat: int, sky: Sky) -> Iterator[Finding]:
    circles, gaps = _within_reach(sky)
    for space, tile in enumerate(sky.circles):
        if tile is not None:
            yield f"skies[{seat}].circles[{space}]", tile.value, space in circles
    for gap, mask in enumerate(sky.branches):
        if mask:
            yield f"skies[{seat}].branches[{gap}]", mask, gap in gaps


def _within_reach(sky: Sky) -> tuple[set[int], set[int]]:
    """Circular and branch spaces whose tiles hang together with a Guiding Star."""
    todo = [space for space, stars in enumerate(components().guiding[sky.board.index]) if stars]
    circles: set[int] = set()
    gaps: set[int] = set()
    while todo:
        for gap, _ in BRANCHES_ROUND[todo.pop()]:
            if sky.branches[gap] and gap not in gaps:
                gaps.add(gap)
                more = {space for space in CORNERS[gap] if sky.circles[space] is not None}
                todo += sorted(more - circles)
                circles |= more
    return circles, gaps
