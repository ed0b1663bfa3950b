"""What laying tiles is worth: sums over circles, checked against laying them. Source: engines-and-bots 6."""

from __future__ import annotations

import pytest

from noria_desktop.bots.solani.encode import table_of
from noria_desktop.bots.solani.placements import placements
from noria_desktop.bots.solani.places import Places, lay, lift
from noria_desktop.bots.solani.points import lines, planet_points
from noria_desktop.bots.solani.printed import GUIDING, START
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.turns import codes_of
from noria_desktop.bots.solani.weights import KEY_OF, Hopes, fitted, plain, read, unfolded
from noria_desktop.bots.solani.worth import Judge, judge_for
from noria_desktop.games.solani.state import Placing, State
from noria_desktop.games.solani.terms import Branch, Tile, circle_space
from tests.bots.solani.kernel_keys import sky_key
from tests.bots.solani.positions import THREE, found, seat_of
from tests.games.solani.skies import gap

PRINTED = (0, 1, 3, 2)


def both_held(state: State) -> bool:
    if not isinstance(state.pending, Placing):
        return False
    sky = state.skies[state.pending.seat]
    return sky.held_circle is not None and sky.held_branch is not None


def lone_star(stars: int) -> Sky:
    """A sky with one Guiding Star in the middle and no Dark Sky."""
    guiding = [0] * 36
    guiding[circle_space(2, 2)] = stars
    return Sky.empty(guiding, ())


def test_a_pair_is_worth_what_it_changes() -> None:
    # Where two planets of a sector are touched by one branch tile the sum is not exact.
    for state in found(12, both_held, THREE, a_game=3):
        table = table_of(state)
        seat = seat_of(state)
        sky = table.skies[seat]
        judge = judge_for(fitted(), table, seat)
        places = Places(judge, sky)
        before, as_it_was = judge.circle_sum(sky), sky_key(sky)
        legal = set(placements(sky))
        for gain, space, mask, circle in places.pairs(sky.held_branch, sky.held_circle, 60):
            assert codes_of(sky, (gain, space, mask, circle))[0] in legal
            reach, near = sky.reach, sky.near
            planets = sum(1 for corner in range(36) if Tile.RED.index <= sky.code[corner] <= Tile.WHITE.index)
            lay(sky, sky.held_circle, space, mask, circle)
            after = judge.circle_sum(sky)
            lift(sky, space, circle, reach, near)
            assert sky_key(sky) == as_it_was
            if not planets:
                assert after - before == pytest.approx(gain)


def test_the_best_pair_is_the_first_of_all() -> None:
    for state in found(30, both_held, a_game=5):
        table = table_of(state)
        sky = table.skies[seat_of(state)]
        places = Places(judge_for(plain(), table, seat_of(state)), sky)
        best = places.best(sky.held_branch, sky.held_circle)
        assert best is not None
        assert best[0] == pytest.approx(places.pairs(sky.held_branch, sky.held_circle, 1)[0][0])


def test_every_place_of_a_pair_is_looked_at() -> None:
    # One Guiding Star: four branch spaces, and only the circles round the new branch tile. An x4 has one way to lie, and
    # three of its corners are empty: 4 x 3 pairs.
    sky = lone_star(3)
    judge = Judge(plain(), 5, PRINTED)
    pairs = Places(judge, sky).pairs(Branch.X4.index, Tile.C2.index, 1000)
    assert len(pairs) == len(set(pairs)) == 12
    # An i1 can be turned four ways.
    assert len(Places(judge, sky).pairs(Branch.I1.index, Tile.C2.index, 1000)) == 48


def test_a_cluster_alone_has_no_space_before_the_first_branch_tile() -> None:
    places = Places(Judge(plain(), 11, PRINTED), lone_star(2))
    assert places.pairs(NOTHING, Tile.C2.index, 5) == []
    assert places.best(NOTHING, Tile.C2.index) is None
    # A branch tile alone has: four spaces, two ways for the straight one.
    assert len(places.pairs(Branch.L2.index, NOTHING, 100)) == 8


def test_at_the_end_hopes_are_points() -> None:
    sky = lone_star(2)
    sky.lay_branch(gap(1, 1), 4)
    sky.lay_branch(gap(2, 2), 3)
    # Two nodes on the Guiding Star with two stars; the other one, NE of (2,2), points at the empty circle (2,3).
    assert sky.code[circle_space(2, 2)] == GUIDING + 2
    assert lines(sky) == [0, 0, 2, 0, -1]
    for weights in (plain(), fitted()):
        assert Judge(weights, 0, PRINTED).circle_sum(sky) == pytest.approx(1.0)
    # Before the end the loose node may still meet a tile.
    assert Judge(plain(), 6, PRINTED).circle_sum(sky) > 1.0


def test_local_numbers_count_nodes_and_open_spaces() -> None:
    sky = lone_star(3)
    middle, corner = circle_space(2, 2), circle_space(0, 0)
    assert sky.local[middle] == START[middle] == 4
    assert sky.local[corner] == 50 + 1
    sky.lay_branch(gap(2, 2), 1)
    # One node, three spaces left.
    assert sky.local[middle] == 1 * 5 + 3
    sky.lift_branch(gap(2, 2), 0)
    assert sky.local[middle] == 4


def test_planet_sets() -> None:
    # Rules 5.1: three colours 7, two alike 3.
    assert planet_points((2, 1, 1, 0)) == 7 + 3
    assert planet_points((1, 0, 0, 0)) == 0
    assert planet_points((4, 0, 0, 0)) == 12


def test_hopes_fade() -> None:
    tables = unfolded(Hopes(next_planet=0.5, planet_time=1.0))
    # A lone planet scores nothing; with one turn left half of half of the next one's three points are hoped for.
    lone = KEY_OF[1, 0, 0, 0]
    assert tables.sectors[0][lone] == 0.0
    assert tables.sectors[1][lone] == pytest.approx(0.5 * 0.5 * 3)
    # A cluster that lacks one node and has an open space: surely nothing at the very end.
    lacking = 1 * 5 + 2
    assert tables.circles[0][Tile.C2.index][lacking] == 0.0
    assert 0.0 < tables.circles[3][Tile.C2.index][lacking] < 2.0


def test_unknown_hopes_are_refused() -> None:
    with pytest.raises(TypeError):
        read({"hopes": {"luck": 1.0}})
    assert read({"hopes": {"node": 0.5}}).node == 0.5


def test_a_copy_of_a_sky_goes_its_own_way() -> None:
    sky = lone_star(3)
    other = sky.copy()
    other.lay_branch(gap(2, 2), 15)
    other.lay_circle(circle_space(3, 3), Tile.C2.index)
    assert sky_key(sky) == sky_key(lone_star(3))
    assert sky_key(other) != sky_key(sky)
