"""Laying tiles. Source: rules.md 4.3; rulings 1 to 9, 25; the rules text, *Placement*."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.engine.values import changed
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, CORNERS
from noria_desktop.games.solani.placement import (
    branch_placements,
    branch_spaces,
    circle_spaces,
    closed_round,
    open_circles,
    open_gaps,
    open_places,
    place_branch,
    place_circle,
    place_feature,
    sides,
    surround,
)
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, Board, Branch, Tile
from tests.games.solani.literal import GUIDING
from tests.games.solani.skies import MASKS, any_sky, at, gap, sky, with_branches, with_tiles

BARE = sky()
SEEDS = st.integers(0, 2**32 - 1)


def around(row: int, column: int) -> set[int]:
    """The branch spaces round a circle."""
    return {space for space, _ in BRANCHES_ROUND[at(row, column)]}


# Branch tiles -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", Board)
def test_the_first_branch_tile_goes_next_to_a_guiding_star(board: Board) -> None:
    """*Star branch tiles can be placed next to Guiding Star tiles*; four stars touch sixteen spaces (ruling 2)."""
    spaces = branch_spaces(sky(board=board))
    assert set(spaces) == {space for place in GUIDING[board] for space in around(*place)}
    assert len(spaces) == 16
    assert spaces == tuple(sorted(spaces))


def test_a_branch_tile_goes_next_to_any_circular_tile() -> None:
    """*Adjacent to any other tile of the opposite type*: cluster, planet or feature (ruling 7)."""
    assert gap(2, 2) not in branch_spaces(BARE)
    for tile in (Tile.C4, Tile.BLUE, Tile.NEXUS):
        opened = set(branch_spaces(with_tiles(BARE, {(2, 2): tile}))) - set(branch_spaces(BARE))
        assert opened == {gap(1, 2), gap(2, 1), gap(2, 2)}


def test_a_branch_tile_next_to_nothing_but_dark_sky_and_empty_spaces_is_illegal() -> None:
    """Ruling 5; only the spaces round the Guiding Stars are left, of which (1,1) is one."""
    dark = sky("""
        .    .    .    .    .    .

        .    *3   .    .    *2   .

        .    .    #    @    .    .

        .    .    .    .    .    .

        .    *4   .    .    *3   .
        """)
    assert gap(2, 2) not in branch_spaces(dark)
    assert gap(1, 2) not in branch_spaces(dark)
    assert branch_spaces(dark) == branch_spaces(BARE)


def test_a_taken_space_is_not_offered_again() -> None:
    assert gap(0, 0) in branch_spaces(BARE)
    assert gap(0, 0) not in branch_spaces(with_branches(BARE, {(0, 0): "SE"}))


def test_a_branch_tile_lies_in_any_rotation_each_once() -> None:
    """4.3: any rotation; a kind that looks the same after a turn is offered once (ruling 1)."""
    for kind, ways in (
        (Branch.I1, [1, 2, 4, 8]),
        (Branch.L2, [5, 10]),
        (Branch.V2, [3, 6, 12, 9]),
        (Branch.T3, [7, 14, 13, 11]),
        (Branch.X4, [15]),
    ):
        placements = branch_placements(BARE, kind)
        assert placements == tuple((space, mask) for space in branch_spaces(BARE) for mask in ways)


def test_no_node_needs_to_point_at_the_neighbour() -> None:
    """4.3: (0,0) touches the Guiding Star at its south-east; a single node may point anywhere."""
    assert {mask for space, mask in branch_placements(BARE, Branch.I1) if space == gap(0, 0)} == {1, 2, 4, 8}


# Circular tiles -----------------------------------------------------------------------------------------


def test_without_a_branch_tile_no_circular_tile_can_be_laid() -> None:
    """Ruling 3: in the first placement the branch tile comes first; Guiding Stars do not help."""
    assert circle_spaces(BARE) == ()


def test_a_circular_tile_goes_next_to_a_branch_tile_that_need_not_point_there() -> None:
    """*Even if the branch does not connect to it*: round (1,2), whatever its node; ruling 4."""
    for word in MASKS:
        if word != ".":
            spaces = circle_spaces(with_branches(BARE, {(1, 2): word}))
            assert spaces == (at(1, 2), at(1, 3), at(2, 2), at(2, 3))


def test_guiding_stars_dark_sky_and_tiles_take_their_spaces() -> None:
    """4.3: a token blocks its space for the whole game, surrounded or not."""
    drawn = sky("""
        .    .    .    .    .    .
          .    .    .    .    .
        .    *3   c2   .    *2   .
          .    X    .    X    .
        .    .    #    .    @    .
          .    .    .    .    .
        .    .    .    .    .    .
          .    .    .    .    .
        .    *4   .    .    *3   .
        """)
    assert circle_spaces(drawn) == (at(1, 3), at(2, 1), at(2, 3))


def test_dark_sky_does_not_count_as_a_tile_for_placing_circular_tiles() -> None:
    """*Dark Sky tiles do NOT count as tiles for the purposes of placing circular tiles*."""
    drawn = sky("""
        .    .    .    .    .    .

        .    *3   .    .    *2   .

        .    .    #    .    .    .

        .    .    .    .    .    .

        .    *4   .    .    *3   .
        """)
    assert circle_spaces(drawn) == ()


@given(SEEDS)
def test_the_spaces_offered_are_those_of_the_rule(seed: int) -> None:
    drawn = any_sky(seed)
    guiding = GUIDING[drawn.board]

    def circular(space: int) -> bool:
        return drawn.circles[space] is not None or divmod(space, 6) in guiding

    assert branch_spaces(drawn) == tuple(
        space for space in range(BRANCHES) if not drawn.branches[space] and any(map(circular, CORNERS[space]))
    )
    assert circle_spaces(drawn) == tuple(
        space
        for space in range(CIRCLES)
        if not circular(space)
        and space not in drawn.dark
        and any(drawn.branches[near] for near, _ in BRANCHES_ROUND[space])
    )
    assert open_places(drawn) == (open_gaps(drawn), open_circles(drawn))


@given(SEEDS)
def test_a_circle_is_closed_round_when_no_branch_space_beside_it_is_empty(seed: int) -> None:
    """Ruling 25, also in the corners, where one branch space is all there is."""
    branches = any_sky(seed).branches
    for space in range(CIRCLES):
        filled, there = sides(branches, space)
        assert closed_round(branches, space) is (filled == there)


@given(SEEDS, st.sampled_from(list(Branch)), st.sampled_from([Tile.C2, Tile.RED]))
def test_laying_one_tile_never_takes_a_space_from_the_other(seed: int, branch: Branch, tile: Tile) -> None:
    """Ruling 2: the order can do no harm."""
    drawn = any_sky(seed)
    for space, mask in branch_placements(drawn, branch)[:5]:
        assert set(circle_spaces(drawn)) <= set(circle_spaces(place_branch(drawn, space, mask)))
    for space in circle_spaces(drawn)[:5]:
        after = place_circle(evolve(drawn, held_circle=tile), space)
        assert set(branch_spaces(drawn)) <= set(branch_spaces(after))


# Laying -------------------------------------------------------------------------------------------------


def test_a_tile_laid_leaves_the_holding_space() -> None:
    held = sky(circle=Tile.C3, branch=Branch.T3)
    after = place_branch(held, gap(1, 1), 7)
    assert (after.held_branch, after.held_circle) == (None, Tile.C3)
    assert [space for space in range(BRANCHES) if after.branches[space]] == [gap(1, 1)]
    assert after.branches[gap(1, 1)] == 7
    done = place_circle(after, at(2, 2))
    assert done.held_circle is None
    assert done.circles[at(2, 2)] is Tile.C3
    assert done.branches == after.branches
    assert held.circles == BARE.circles


def test_a_discarded_tile_leaves_no_trace() -> None:
    """Ruling 2."""
    assert changed(sky(circle=Tile.WHITE), held_circle=None) == BARE


def test_a_feature_tile_is_a_circular_tile_at_once() -> None:
    """Rulings 7, 8: it opens branch spaces and surrounds nothing; what is held stays."""
    held = sky(circle=Tile.C2, branch=Branch.I1, features=(Tile.CHAIN,), picks=1)
    after = place_feature(held, Tile.CHAIN, at(3, 3))
    assert after.circles[at(3, 3)] is Tile.CHAIN
    assert (after.held_circle, after.held_branch, after.features, after.picks) == (
        Tile.C2, Branch.I1, (Tile.CHAIN,), 1,
    )  # fmt: skip
    assert {gap(2, 2), gap(2, 3), gap(3, 2)} <= set(branch_spaces(after))


# Dark Sky -----------------------------------------------------------------------------------------------

DARK = sky("""
    #    .    .    .    #    .

    .    *3   .    .    *2   .

    .    .    #    .    .    .

    .    .    .    .    .    .

    .    *4   .    .    *3   .

    .    .    .    #    .    .
    """)


@pytest.mark.parametrize(("row", "column", "sides_there"), [(2, 2, 4), (0, 4, 2), (5, 3, 2), (0, 0, 1)])
def test_a_token_is_surrounded_when_every_branch_space_round_it_is_filled(
    row: int, column: int, sides_there: int
) -> None:
    """4.3; ruling 25: 4 on the board, 2 on the border, 1 in a corner; where nodes point does not matter."""
    spaces = sorted(around(row, column))
    assert len(spaces) == sides_there
    for number in range(sides_there + 1):
        filled = with_branches(DARK, {divmod(space, 5): "NW" for space in spaces[:number]})
        assert sides(filled.branches, at(row, column)) == (number, sides_there)
        assert closed_round(filled.branches, at(row, column)) == (number == sides_there)
        after, new = surround(filled)
        assert new == ((at(row, column),) if number == sides_there else ())
        assert after.picks == len(new)


def test_two_tokens_completed_at_once_give_two_picks() -> None:
    """Ruling 9."""
    drawn = sky("""
        .    .    .    .    .    .
          .    .    .    .    .
        .    *3   .    .    *2   .
          .    X    X    X    .
        .    .    #    #    .    .
          .    X    X    X    .
        .    .    .    .    .    .
          .    .    .    .    .
        .    *4   .    .    *3   .
        """)
    after, new = surround(drawn)
    assert new == (at(2, 2), at(2, 3))
    assert after.picks == 2
    assert after.surrounded == (True, True)


def test_a_token_is_surrounded_once() -> None:
    """4.3: *that was not surrounded before*; it stays so and gives nothing again."""
    filled = with_branches(DARK, {(0, 0): "X"})
    once, new = surround(filled)
    assert (new, once.picks, once.surrounded) == ((at(0, 0),), 1, (True, False, False, False))
    assert surround(once) == (once, ())
    more = with_branches(once, {(0, 3): "NW", (0, 4): "NW"})
    again, new = surround(more)
    assert (new, again.picks, again.surrounded) == ((at(0, 4),), 2, (True, True, False, False))


def test_circular_tiles_do_not_surround() -> None:
    """Ruling 8: only branches do."""
    ring = {(row, column): Tile.C2 for row in (1, 2, 3) for column in (1, 2, 3)}
    del ring[2, 2], ring[1, 1]
    assert surround(with_tiles(DARK, ring))[1] == ()
