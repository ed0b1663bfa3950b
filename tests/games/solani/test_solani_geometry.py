"""Where things lie on a player board. Source: rules.md 2.1, 2.3, 2.6."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.games.solani.geometry import (
    ALL_NODES,
    BORDER,
    BRANCHES_ROUND,
    COLUMN_OF,
    CORE,
    CORNERS,
    INNER,
    MIRROR,
    ORTHOGONAL,
    POINTED_AT,
    ROW_OF,
    SECTOR_CIRCLES,
    SECTOR_OF,
    SURROUNDING,
    circle_counts,
    circle_set,
    node_counts,
    only_nodes,
    spaces_of,
    turned,
    turned_mask,
)
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, Sector
from tests.games.solani.literal import Literal
from tests.games.solani.skies import any_sky, at, gap

SPACES = st.integers(0, CIRCLES - 1)


def places(spaces: tuple[int, ...] | frozenset[int]) -> list[tuple[int, int]]:
    """Rows and columns of circular spaces."""
    return [divmod(space, 6) for space in sorted(spaces)]


def test_a_branch_space_lies_between_four_circles() -> None:
    """(r,c) lies between NW (r,c), NE (r,c+1), SE (r+1,c+1), SW (r+1,c)."""
    assert CORNERS[gap(0, 0)] == (at(0, 0), at(0, 1), at(1, 1), at(1, 0))
    assert CORNERS[gap(2, 3)] == (at(2, 3), at(2, 4), at(3, 4), at(3, 3))
    assert CORNERS[gap(4, 4)] == (at(4, 4), at(4, 5), at(5, 5), at(5, 4))


def test_four_branch_spaces_round_a_circle_two_on_the_border_one_in_a_corner() -> None:
    assert BRANCHES_ROUND[at(2, 2)] == ((gap(1, 1), 4), (gap(1, 2), 8), (gap(2, 1), 2), (gap(2, 2), 1))
    assert BRANCHES_ROUND[at(0, 3)] == ((gap(0, 2), 2), (gap(0, 3), 1))
    assert BRANCHES_ROUND[at(5, 0)] == ((gap(4, 0), 8),)
    counts = [len(round_it) for round_it in BRANCHES_ROUND]
    assert (counts.count(4), counts.count(2), counts.count(1)) == (16, 16, 4)


def test_four_sectors_of_nine_circles() -> None:
    """NW rows 0-2 x columns 0-2, and so on."""
    for sector, rows, columns in (
        (Sector.NW, (0, 1, 2), (0, 1, 2)),
        (Sector.NE, (0, 1, 2), (3, 4, 5)),
        (Sector.SW, (3, 4, 5), (0, 1, 2)),
        (Sector.SE, (3, 4, 5), (3, 4, 5)),
    ):
        circles = SECTOR_CIRCLES[sector.index]
        assert places(circles) == [(row, column) for row in rows for column in columns]
        assert all(SECTOR_OF[space] is sector for space in circles)


def test_border_inner_and_core_share_out_the_board() -> None:
    """2.1: border where r or c is 0 or 5; core r and c in 2..3; inner the rest."""
    assert places(CORE) == [(2, 2), (2, 3), (3, 2), (3, 3)]
    assert (len(BORDER), len(INNER), len(CORE)) == (20, 12, 4)
    assert set(range(CIRCLES)) == BORDER | INNER | CORE
    assert {at(0, 3), at(3, 0), at(5, 5)} <= BORDER
    assert {at(1, 1), at(1, 2), at(4, 4)} <= INNER


def test_neighbours() -> None:
    assert places(ORTHOGONAL[at(2, 3)]) == [(1, 3), (2, 2), (2, 4), (3, 3)]
    assert places(ORTHOGONAL[at(0, 0)]) == [(0, 1), (1, 0)]
    assert len(SURROUNDING[at(2, 3)]) == 8
    assert places(SURROUNDING[at(0, 5)]) == [(0, 4), (1, 4), (1, 5)]


def test_rows_columns_and_the_mirror_space() -> None:
    """2.1: mirror is (5-r,5-c)."""
    assert (ROW_OF[at(4, 2)], COLUMN_OF[at(4, 2)]) == (4, 2)
    assert MIRROR[at(0, 0)] == at(5, 5)
    assert MIRROR[at(1, 4)] == at(4, 1)


@pytest.mark.parametrize(
    ("turns", "place"), [(0, (0, 4)), (1, (4, 5)), (2, (5, 1)), (3, (1, 0)), (-1, (1, 0))]
)
def test_a_clockwise_turn_takes_row_and_column_to_column_and_five_minus_row(
    turns: int, place: tuple[int, int]
) -> None:
    """2.6: (r,c) -> (c,5-r); what lies at the top comes to the right."""
    assert turned(at(0, 4), turns) == at(*place)


def test_a_branch_tile_turns_from_nw_to_ne_to_se_to_sw() -> None:
    """2.3: m -> ((m<<1)&15)|(m>>3)."""
    assert [turned_mask(1, turns) for turns in range(5)] == [1, 2, 4, 8, 1]
    assert [turned_mask(7, turns) for turns in range(4)] == [7, 14, 13, 11]
    assert turned_mask(5, 1) == 10
    assert turned_mask(15, 3) == 15
    assert turned_mask(8, -1) == 4


@given(SPACES, st.integers(-5, 5), st.integers(-5, 5))
def test_turns_add_up(space: int, first: int, second: int) -> None:
    assert turned(turned(space, first), second) == turned(space, first + second)


@given(st.integers(0, 2**32 - 1))
def test_nodes_are_counted_as_they_point(seed: int) -> None:
    drawn = any_sky(seed)
    slow = Literal(drawn)
    nodes = tuple(map(slow.nodes, slow.places()))
    assert only_nodes(circle_counts(drawn.branches)) == nodes
    assert tuple(node_counts(drawn.branches)) == (*nodes, sum(nodes))


def test_a_full_board_of_x4_touches_every_circle_as_often_as_it_can() -> None:
    counts = only_nodes(circle_counts((15,) * BRANCHES))
    assert counts == tuple(len(round_it) for round_it in BRANCHES_ROUND)
    assert sum(counts) == node_counts((15,) * BRANCHES)[ALL_NODES] == 100


@given(st.sets(SPACES))
def test_sets_of_circles(spaces: set[int]) -> None:
    assert spaces_of(circle_set(spaces)) == tuple(sorted(spaces))


def test_what_a_tile_points_at() -> None:
    assert spaces_of(POINTED_AT[gap(0, 0)][6]) == (at(0, 1), at(1, 1))
    assert POINTED_AT[gap(0, 0)][0] == 0
