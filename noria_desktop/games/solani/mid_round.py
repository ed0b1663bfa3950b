"""A position in the midst of a round against Coyote, where everything that is seen is named and the rest made to fit.

``positions.position`` builds the beginning of any round and fills the sky by chance. Here the sky, the market, the
planet track and the rows are exactly as they are told; Coyote's earlier tiles, both bags, the decks and what left the
game follow from them, always in the same way. Source: rules.md 2, 3, 4.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from attrs import evolve, field

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.rng import seeded
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.features import row_of
from noria_desktop.games.solani.moments import moment
from noria_desktop.games.solani.placement import closed_round
from noria_desktop.games.solani.positions import check
from noria_desktop.games.solani.setup import dark_spaces
from noria_desktop.games.solani.state import (
    PRINTED_SECTORS,
    Collection,
    Market,
    Options,
    Pending,
    Sky,
    State,
    Supply,
)
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
    CoyoteLevel,
    Mask,
    Player,
    Row,
    SetupCard,
    Tile,
)

OF_COYOTE: Final = (CLUSTERS[1], CLUSTERS[0])
"""Clusters that Coyote took in rounds nobody speaks of, in turn."""
TRADED: Final = (
    CLUSTERS[0],
    CLUSTERS[1],
    CLUSTERS[0],
    CLUSTERS[1],
    CLUSTERS[2],
    CLUSTERS[0],
    CLUSTERS[1],
)
"""Clusters that left the game for planets, one each."""
DENIED: Final = (BRANCH_KINDS[3], BRANCH_KINDS[2], BRANCH_KINDS[4])
"""Branch tiles that Coyote took out of the game, in turn."""
RESERVE: Final = 4
"""Planets that wait in the reserve; as many lie outside the game."""


@frozen
class Offer:
    """The market of a round, and who has taken what of it."""

    clusters: tuple[Tile, ...]
    branches: tuple[Branch, ...]
    cluster_takers: tuple[Seat | None, ...]
    branch_takers: tuple[Seat | None, ...]


@frozen
class Lying:
    """What lies before the human."""

    circles: Mapping[CircleSpace, Tile] = field(factory=dict)
    branches: Mapping[BranchSpace, Mask] = field(factory=dict)
    held_circle: Tile | None = None
    held_branch: Branch | None = None
    features: tuple[Tile, ...] = ()


def mid_round(
    number: int,
    pending: Pending,
    offer: Offer,
    lying: Lying,
    *,
    track: tuple[Tile | None, ...],
    rows: tuple[tuple[Tile, ...], tuple[Tile, ...]],
    decks: tuple[tuple[Tile, ...], tuple[Tile, ...]] = ((), ()),
    coyote: Collection | None = None,
    board: Board = Board.FIRST_WOMAN,
    card: SetupCard = SetupCard.S1,
    level: CoyoteLevel = CoyoteLevel.PUP,
    seed: int = 1,
) -> State:
    """A round in the midst, against Coyote.

    Args:
        number: the round.
        pending: what is being decided.
        offer: the market.
        lying: the human's sky, hand and cards.
        track: the planet track from west to east.
        rows: open feature cards of both numbers.
        decks: what lies on top of both decks.
        coyote: what Coyote owns as far as it is spoken of; clusters of the other rounds come first.
        board: the human's.
        card: where Dark Sky lies.
        level: Coyote's.
        seed: of what is still left to chance.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    boards = (board, Board.COYOTE)
    options = Options((Player.HUMAN,), level, boards, card, 0, PRINTED_SECTORS)
    sky = _sky(options, lying)
    has = coyote or Collection()
    market = Market(offer.clusters, offer.cluster_takers, offer.branches, offer.branch_takers)
    taken = Counter(tile for tile in (*sky.circles, sky.held_circle, *has.planets) if tile in PLANETS)
    rest = _planets_left(taken, track)
    printed = components()
    state = State(
        seeded(seed),
        options,
        number,
        Seat((boards.index(Board.COYOTE) + number) % len(boards)),
        pending,
        market,
        Supply(
            (0,) * len(CLUSTERS),
            (0,) * len(BRANCH_KINDS),
            printed.final_branches,
            track,
            Pile(rest[:RESERVE]),
            Pile(rest[RESERVE:]),
            rows,
            _decks(rows, decks, {*sky.features, *has.features}),
        ),
        (sky,),
        has,
    )
    state = _with_bags(state, has, sum(taken.values()))
    check(state)
    return state


def _sky(options: Options, lying: Lying) -> Sky:
    """The human's, with the tokens surrounded that are."""
    assert options.boards is not None
    assert options.setup_card is not None
    assert options.orientation is not None
    for space in lying.circles:
        if not 0 <= space < CIRCLES:
            raise ImpossibleState("circles", space)
    for gap in lying.branches:
        if not 0 <= gap < BRANCHES:
            raise ImpossibleState("branches", gap)
    dark = dark_spaces(options.setup_card, options.orientation, HUMAN)
    masks = tuple(lying.branches.get(gap, 0) for gap in range(BRANCHES))
    return Sky(
        options.boards[0],
        dark,
        tuple(closed_round(masks, space) for space in dark),
        tuple(lying.circles.get(space) for space in range(CIRCLES)),
        masks,
        lying.held_circle,
        lying.held_branch,
        lying.features,
        0,
    )


def _planets_left(taken: Counter[Tile], track: tuple[Tile | None, ...]) -> tuple[Tile, ...]:
    """Planets that lie neither before anybody nor on the track."""
    lying = Counter(planet for planet in track if planet is not None)
    counts = components().tile_counts
    rest = tuple(
        planet for planet in PLANETS for _ in range(counts[planet.index] - taken[planet] - lying[planet])
    )
    if len(rest) != 2 * RESERVE:
        raise ImpossibleState("track", tuple(planet.value if planet else None for planet in track))
    return rest


def _decks(
    rows: tuple[tuple[Tile, ...], tuple[Tile, ...]],
    tops: tuple[tuple[Tile, ...], tuple[Tile, ...]],
    won: set[Tile],
) -> tuple[Pile[Tile], Pile[Tile]]:
    """Both decks, with what is named on top."""

    def one(row: Row) -> Iterator[Tile]:
        known = {*rows[0], *rows[1], *won, *tops[row.index]}
        yield from tops[row.index]
        yield from (card for card in FEATURES if row_of(card) is row and card not in known)

    return Pile(tuple(one(Row.TWO))), Pile(tuple(one(Row.THREE)))


def _with_bags(state: State, has: Collection, traded: int) -> State:
    """Coyote's tiles of the rounds before, what left the game, and bags with what is left."""
    printed, market, sky = components(), state.market, state.skies[0]
    rounds = state.round - 1
    due = rounds + (BOT in moment(state).clusters) - len(has.clusters) - len(has.planets)
    has = evolve(has, clusters=(*(OF_COYOTE * rounds)[: max(0, due)], *has.clusters))
    gone = TRADED[:traded]
    denied = (
        *(DENIED * rounds)[:rounds],
        *(kind for kind, taker in zip(market.branches, market.branch_takers, strict=True) if taker == BOT),
    )
    clusters = [printed.tile_counts[kind.index] for kind in CLUSTERS]
    lie = (tile for tile, taker in zip(market.clusters, market.cluster_takers, strict=True) if taker is None)
    for tile in (*sky.circles, sky.held_circle, *has.clusters, *gone, *lie):
        if tile in CLUSTERS:
            clusters[CLUSTERS.index(tile)] -= 1
    branches = [
        printed.branch_counts[kind.index] - printed.final_branches.count(kind) for kind in BRANCH_KINDS
    ]
    offered = (
        kind for kind, taker in zip(market.branches, market.branch_takers, strict=True) if taker is None
    )
    laid = (printed.branch_of[mask] for mask in sky.branches if mask)
    for kind in (*laid, sky.held_branch, *denied, *offered):
        if kind is not None:
            branches[kind.index] -= 1
    supply = evolve(
        state.supply,
        cluster_bag=tuple(clusters),
        branch_bag=tuple(branches),
        gone=gone,
        gone_branches=denied,
    )
    return evolve(state, coyote=has, supply=supply)
