"""The draft and the trade for a planet. Source: rules.md 4.2; rulings 16 to 18, 31, 32; the document, phase 2."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.solani.actions import DraftBranch, DraftCluster, PlaceBranch, TakeFeature
from noria_desktop.games.solani.draft import reachable
from noria_desktop.games.solani.events import BranchTaken, ClusterTaken, PlanetTraded
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Picking, Placing, State
from noria_desktop.games.solani.terms import Branch, Kind, Prompt, Tile
from tests.games.solani.tables import (
    SEAT,
    drafting,
    laid_anywhere,
    legal,
    play,
    refused,
    sky,
    step,
    table,
    track,
)

FULL = "rbywrbywrbyw"


def prompt(state: State) -> Prompt:
    found = RULES.turn(state).prompt
    assert isinstance(found, Prompt)
    return found


def order_of_a_round(count: int, sun: int, first: type[DraftCluster] | type[DraftBranch]) -> list[int]:
    """Who drafts, in order, when the Sun holder begins with this type."""
    state = drafting(count)
    state = evolve(state, sun=SEAT[sun], pending=Drafting(SEAT[sun], None, False))
    found = []
    while isinstance(state.pending, Drafting | Placing):
        if isinstance(state.pending, Placing):
            state = laid_anywhere(state)
            continue
        found.append(state.pending.seat)
        verbs = legal(state, first) or RULES.legal_actions(state)
        state = RULES.apply(state, verbs[0]).state
    return [int(seat) for seat in found]


# Order ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [DraftCluster, DraftBranch])
@pytest.mark.parametrize(
    ("count", "sun", "order"),
    [
        (2, 0, [0, 1, 1, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (3, 2, [2, 0, 1, 1, 0, 2]),
        (4, 1, [1, 2, 3, 0, 0, 3, 2, 1]),
    ],
)
def test_clockwise_from_the_sun_then_backwards(
    count: int, sun: int, order: list[int], first: type[DraftCluster] | type[DraftBranch]
) -> None:
    """The document, phase 2; ruling 32: the last picker of the first type picks twice in a row."""
    assert order_of_a_round(count, sun, first) == order


def test_the_sun_holder_takes_any_tile() -> None:
    """The document: any Star Cluster tile or Star Branch tile."""
    state = drafting(clusters="w21 w31 w21", branch="i1 v2 x4")
    assert prompt(state) is Prompt.DRAFT_ANY
    assert RULES.legal_actions(state) == (
        DraftCluster(0),
        DraftCluster(1),
        DraftCluster(2),
        DraftBranch(0),
        DraftBranch(1),
        DraftBranch(2),
    )


def test_everybody_else_takes_the_same_type_then_the_other() -> None:
    """The document: the type of the starting player; then the other type."""
    state = play(drafting(clusters="w21 w31 w21", branch="i1 v2 x4"), DraftCluster(1))
    assert state.pending == Drafting(SEAT[1], Kind.CIRCLE, False)
    assert prompt(state) is Prompt.DRAFT_CLUSTER
    assert RULES.legal_actions(state) == (DraftCluster(0), DraftCluster(2))
    assert refused(state, DraftBranch(0)) is Why.WRONG_TYPE
    state = play(state, DraftCluster(0))
    assert state.pending == Drafting(SEAT[1], Kind.CIRCLE, True)
    assert prompt(state) is Prompt.DRAFT_BRANCH
    assert RULES.legal_actions(state) == (DraftBranch(0), DraftBranch(1), DraftBranch(2))
    assert refused(state, DraftCluster(2)) is Why.WRONG_TYPE


def test_branch_tiles_may_come_first() -> None:
    state = play(drafting(), DraftBranch(2), DraftBranch(0))
    assert state.pending == Drafting(SEAT[1], Kind.BRANCH, True)
    assert prompt(state) is Prompt.DRAFT_CLUSTER


def test_a_tile_goes_to_its_holding_space_and_leaves_its_print_in_the_market() -> None:
    """The document: into the Holding Spaces; rules.md 4.1.2: slots keep their numbers."""
    made = step(drafting(clusters="c2 c3 w21", branch="i1 v2 x4"), DraftCluster(2))
    assert made.events == (ClusterTaken(SEAT[0], 2, Tile.W21),)
    assert sky(made.state).held_circle is Tile.W21
    assert made.state.market.cluster_takers == (None, None, 0)
    assert made.state.market.clusters[2] is Tile.W21
    made = step(play(made.state, DraftCluster(0)), DraftBranch(1))
    assert made.events == (BranchTaken(SEAT[1], 1, Branch.V2),)
    assert sky(made.state, 1).held_branch is Branch.V2
    assert made.state.market.branch_takers == (None, 1, None)


def test_whoever_holds_both_tiles_lays_them_before_the_next_one_picks() -> None:
    """Ruling 31: A, B, B lays, A, A lays."""
    state = play(drafting(), DraftBranch(0), DraftBranch(1), DraftCluster(0))
    assert state.pending == Placing(SEAT[1], Kind.BRANCH)
    state = laid_anywhere(state)
    assert state.pending == Drafting(SEAT[0], Kind.BRANCH, True)
    state = play(state, DraftCluster(1))
    assert state.pending == Placing(SEAT[0], Kind.BRANCH)


def test_one_tile_of_each_type_is_left_over() -> None:
    """rules.md 4.2."""
    for count in (2, 3, 4):
        state = drafting(count)
        while isinstance(state.pending, Drafting | Placing):
            if isinstance(state.pending, Placing):
                state = laid_anywhere(state)
            else:
                state = RULES.apply(state, RULES.legal_actions(state)[-1]).state
        assert state.market.cluster_takers.count(None) == 1
        assert state.market.branch_takers.count(None) == 1
        assert sorted(taker for taker in state.market.cluster_takers if taker is not None) == list(
            range(count)
        )


def test_identical_tiles_are_different_choices() -> None:
    """Slots differ, so that the one dragged is the one taken."""
    state = drafting(clusters="w21 w21 w21", branch="i1 i1 i1")
    assert legal(state, DraftCluster) == [DraftCluster(0), DraftCluster(1), DraftCluster(2)]
    assert legal(state, DraftBranch) == [DraftBranch(0), DraftBranch(1), DraftBranch(2)]


# Trade ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("on_track", "two", "three", "four"),
    [
        (FULL, (0,), (11,), (5, 6)),
        ("..rbywrbyw..", (2,), (9,), (5, 6)),
        ("..rb..rbyw..", (2,), (9,), (3, 6)),
        ("..rbyw..by..", (2,), (9,), (5, 8)),
        ("..rb........", (2,), (3,), (3,)),
        ("........by..", (8,), (9,), (8,)),
        (".....r......", (5,), (5,), (5,)),
        ("......r.....", (6,), (6,), (6,)),
        ("............", (), (), ()),
    ],
)
def test_the_planet_is_the_nearest_to_the_sign_of_the_cluster(
    on_track: str, two: tuple[int, ...], three: tuple[int, ...], four: tuple[int, ...]
) -> None:
    """The document: near to the matching cluster, no other planet between; "4" usually has two to choose from.

    rules.md 4.2: the sign "2" stands in the west, "4" in the middle, "3" in the east.
    """
    assert reachable(track(on_track), Tile.C2) == two
    assert reachable(track(on_track), Tile.C3) == three
    assert reachable(track(on_track), Tile.C4) == four
    assert reachable(track(on_track), Tile.W21) == ()
    assert reachable(track(on_track), Tile.W31) == ()


def test_trades_stand_after_their_cluster_west_to_east() -> None:
    state = drafting(clusters="c4 w31 c3", on_track=FULL)
    assert legal(state, DraftCluster) == [
        DraftCluster(0),
        DraftCluster(0, 5),
        DraftCluster(0, 6),
        DraftCluster(1),
        DraftCluster(2),
        DraftCluster(2, 11),
    ]


def test_the_cluster_leaves_the_game_and_the_planet_is_held() -> None:
    """The document: discard the cluster, take the planet into the holding area; rules.md 4.2."""
    made = step(drafting(clusters="c4 w31 c3", on_track=FULL), DraftCluster(0, 6))
    assert made.events == (PlanetTraded(SEAT[0], 0, Tile.C4, 6, Tile.YELLOW),)
    assert sky(made.state).held_circle is Tile.YELLOW
    assert made.state.supply.gone == (Tile.C4,)
    assert made.state.supply.track == track("rbywrb.wrbyw")
    assert made.state.market.cluster_takers[0] == 0


def test_a_trade_obliges_nobody_but_clusters_are_still_the_type() -> None:
    """The document's note on the first player who trades."""
    state = play(drafting(clusters="c4 w31 c3", on_track=FULL), DraftCluster(0, 6))
    assert legal(state, DraftCluster) == [DraftCluster(1), DraftCluster(2), DraftCluster(2, 11)]
    assert not legal(state, DraftBranch)


def test_a_planet_taken_changes_at_once_what_the_next_player_reaches() -> None:
    """Ruling 17: after 5 is gone, "4" reaches 4 and 6."""
    state = play(drafting(clusters="c4 c4 c4", on_track=FULL), DraftCluster(0, 5))
    assert legal(state, DraftCluster)[:3] == [DraftCluster(1), DraftCluster(1, 4), DraftCluster(1, 6)]


def test_clusters_as_the_second_type_can_be_traded_as_well() -> None:
    """rules.md 4.2: whether clusters are the first or the second type of the round."""
    state = play(drafting(clusters="c2 c3 c4", on_track=FULL), DraftBranch(0), DraftBranch(1))
    assert DraftCluster(0, 0) in legal(state, DraftCluster)


def test_a_cluster_that_is_held_can_not_be_traded_later() -> None:
    """Ruling 16: the trade is decided at the pick."""
    state = play(drafting(clusters="c2 c3 c4", on_track=FULL), DraftCluster(0), DraftCluster(1))
    assert refused(state, DraftCluster(0, 0)) is Why.WRONG_TYPE
    state = play(state, DraftBranch(0))
    assert refused(state, DraftCluster(0, 0)) is Why.PLACE_FIRST


# Refusals -------------------------------------------------------------------------------------------------


def test_why_a_tile_cannot_be_taken() -> None:
    state = play(drafting(clusters="c2 w21 c4", on_track="..rbywrbyw.."), DraftCluster(0))
    assert refused(state, DraftCluster(0)) is Why.ALREADY_TAKEN
    assert refused(state, DraftCluster(0, 2)) is Why.ALREADY_TAKEN
    assert refused(state, DraftCluster(3)) is Why.NO_SUCH_SLOT
    assert refused(state, DraftCluster(-1)) is Why.NO_SUCH_SLOT
    assert refused(state, DraftCluster(1, 2)) is Why.WHITE_STAR
    assert refused(state, DraftCluster(2, 0)) is Why.NO_PLANET
    assert refused(state, DraftCluster(2, 12)) is Why.NO_PLANET
    assert refused(state, DraftCluster(2, -7)) is Why.NO_PLANET
    assert refused(state, DraftCluster(2, 2)) is Why.OUT_OF_REACH
    assert refused(state, PlaceBranch(0, 1)) is Why.DRAFT_FIRST
    assert refused(state, TakeFeature(Tile.NEXUS)) is Why.DRAFT_FIRST


def test_why_a_branch_tile_cannot_be_taken() -> None:
    state = play(drafting(branch="i1 v2 x4"), DraftBranch(1))
    assert refused(state, DraftBranch(1)) is Why.ALREADY_TAKEN
    assert refused(state, DraftBranch(3)) is Why.NO_SUCH_SLOT
    assert refused(state, DraftBranch(-1)) is Why.NO_SUCH_SLOT


def test_before_the_market_is_filled_nothing_can_be_taken() -> None:
    assert refused(table(2), DraftCluster(0)) is Why.NOT_NOW


def test_nobody_may_pass() -> None:
    """rules.md 4.2."""
    assert all(isinstance(action, DraftCluster | DraftBranch) for action in RULES.legal_actions(drafting()))
    assert not isinstance(drafting().pending, Picking)
