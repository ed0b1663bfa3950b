"""What the 24 Special Features score. Source: rules.md 5.3, 6; rulings 26, 27, 37."""

from __future__ import annotations

import pytest

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import FEATURES, Board, Line, Tile
from tests.games.solani.skies import at, sky, with_branches, with_tiles

PLACES = sky("""
    R    c2   .    .    #    .

    .    *3   B    .    *2   .

    c3   .    @    .    R    c4

    .    c2   #    W    .    .

    .    *4   .    .    *3   Y

    .    .    .    @    .    .
    """)
"""Tiles without a branch: for the features that ask where they lie."""
LINKED = sky("""
    .    .    .    .    .    .
      .    .    .    .    .
    .    *3   c2   c3   *2   .
      .    X    /    .    .
    .    w21  .    w31  .    .
      .    SE   v    .    .
    .    c3   c4   R    .    .
      .    .    .    .    .
    .    *4   .    .    *3   .
    """)
"""A feature at (2,2) has three nodes and is linked with *3, c2, w21, c3 and w31; no cluster scores."""
CLOSE = sky("""
    .    .    .    .    .    .
      .    .    .    .    .
    .    *3   c2   .    *2   .
      .   -NW  -NE   .    .
    .    c2   .    w21  .    .
      .   -SW  -SE   .    .
    .    .    c2   .    .    .
      .    .    .    .    .
    .    *4   .    .    *3   .
    """)
"""All four clusters round (2,2) have two nodes and score."""
WHOLE = sky("""
    .    .    .    .    .    .
      .    .    .    .    .
    .    *3   c2   c2   *2   .
      .    X    .    X    .
    .    R    .    c2   c2   .
      .    .    X    .    .
    .    c2   c2   c2   B    .
      .    X    .    X    .
    .    *4   c2   c2   *3   .
    """)
"""With a feature at (2,2) sixteen circles make one constellation, all four Guiding Stars among them."""
BARE = sky("""
    .    .    .    .    .    .

    .    *3   .    .    *2   .

    .    .    .    .    .    .

    .    .    .    .    .    .

    .    *4   .    .    *3   .
    """)
Place = tuple[int, int]


def clauses(feature: Tile, place: Place, on: Sky = BARE) -> tuple[int, ...]:
    """Points of the clauses of a feature laid there."""
    placed = with_tiles(on, {place: feature})
    (found,) = [score for score in tally(placed).features if score.space == at(*place)]
    assert found.feature is feature
    return found.clauses


def second(feature: Tile, on: Sky, *places: Place) -> list[int]:
    """Points of the second clause at each of these places."""
    return [clauses(feature, place, on)[1] for place in places]


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_scores_its_number_if_exactly_so_many_nodes_touch_it(feature: Tile) -> None:
    """6, clause 1: N VP if exactly N nodes touch it, not for fewer or more."""
    around = [(1, 1), (1, 2), (2, 1), (2, 2)]
    number = components().numbers[feature.index]
    assert number == int(feature.value[1])
    for nodes in range(5):
        base = with_branches(BARE, dict.fromkeys(around[:nodes], "X"))
        assert clauses(feature, (2, 2), base)[0] == (number if nodes == number else 0)


def test_the_clauses_are_independent() -> None:
    """5.3: a missed connection does not cancel the position."""
    assert clauses(Tile.COMET, (0, 2)) == (0, 3)
    once = with_branches(BARE, {(0, 1): "<", (0, 2): "SE"})
    assert clauses(Tile.COMET, (0, 2), once) == (0, 3)
    assert clauses(Tile.COMET, (0, 2), with_branches(BARE, {(0, 1): "<", (0, 2): ">"})) == (2, 3)
    assert clauses(Tile.COMET, (1, 2), once) == (0, 0)
    assert clauses(Tile.COMET, (1, 2), with_branches(once, {(1, 2): "NW"})) == (2, 0)


# Number 2 -----------------------------------------------------------------------------------------------


def test_comet() -> None:
    """F2-01: 3 if on the border."""
    assert second(Tile.COMET, PLACES, (0, 2), (3, 0), (5, 5), (1, 5)) == [3, 3, 3, 3]
    assert second(Tile.COMET, PLACES, (2, 1), (1, 3), (4, 2)) == [0, 0, 0]


def test_moon_halo() -> None:
    """F2-02: 2 per planet on orthogonal spaces, max 4; beside (2,3) lie W and R, beside (1,3) only B."""
    assert second(Tile.MOON_HALO, PLACES, (2, 3), (1, 3), (5, 0)) == [4, 2, 0]
    assert second(Tile.MOON_HALO, PLACES, (3, 4)) == [4]
    three = with_tiles(PLACES, {(1, 3): Tile.BLUE})
    assert second(Tile.MOON_HALO, three, (2, 3)) == [4]


def test_moon_halo_counts_tethered_planets_too() -> None:
    """Ruling 26."""
    assert second(Tile.MOON_HALO, with_branches(PLACES, {(0, 0): "X"}), (1, 0)) == [2]


def test_double_star() -> None:
    """F2-03: 2 per linked cluster that may score as 2, max 4: c2 and w21, whether they score or not."""
    assert second(Tile.DOUBLE_STAR, LINKED, (2, 2)) == [4]
    assert second(Tile.DOUBLE_STAR, CLOSE, (2, 2)) == [4]
    assert second(Tile.DOUBLE_STAR, LINKED, (3, 4)) == [0]
    one = with_branches(with_tiles(BARE, {(1, 2): Tile.C2, (2, 1): Tile.W31}), {(1, 1): "X"})
    assert second(Tile.DOUBLE_STAR, one, (2, 2)) == [2]


def test_a_circle_linked_twice_counts_once() -> None:
    """6: *linked*, count each circle once; both branches join (2,2) with the c2 at (1,2)."""
    twice = with_branches(with_tiles(BARE, {(1, 2): Tile.C2}), {(1, 1): "<", (1, 2): ">"})
    assert second(Tile.DOUBLE_STAR, twice, (2, 2)) == [2]


def test_dust_lane() -> None:
    """F2-04: 2 per Dark Sky token on surrounding spaces, surrounded or not, max 4."""
    assert second(Tile.DUST_LANE, PLACES, (2, 1), (1, 3), (0, 3), (5, 5)) == [4, 4, 2, 0]
    three = sky("""
        #    #    #    .    .    .

        .    *3   .    .    *2   .

        .    .    .    .    .    .

        .    .    .    .    .    .

        .    *4   .    .    *3   .
        """)
    assert second(Tile.DUST_LANE, three, (1, 2), (1, 3)) == [4, 2]
    four = sky("""
        .    .    .    .    .    .

        .    *3   .    #    *2   .

        .    .    #    .    #    .

        .    .    .    .    .    .

        .    *4   .    .    *3   .
        """)
    assert second(Tile.DUST_LANE, four, (2, 3)) == [4]


def test_beacon() -> None:
    """F2-05: 2 per Guiding Star in its row or column, across the whole board, max 4."""
    assert second(Tile.BEACON, PLACES, (1, 0), (3, 4), (2, 3)) == [4, 4, 0]
    first_man = sky(
        """
        .    .    .    .    .    .

        .    .    *2   .    .    .

        .    .    .    .    *3   .

        .    *3   .    .    .    .

        .    .    .    *4   .    .
        """,
        Board.FIRST_MAN,
    )
    assert second(Tile.BEACON, first_man, (1, 0), (2, 2), (0, 0)) == [2, 4, 0]


def test_lone_wanderer() -> None:
    """F2-06: 1 per empty surrounding space, max 4; Guiding Stars and Dark Sky tokens are not empty."""
    assert second(Tile.LONE_WANDERER, PLACES, (3, 4), (5, 0), (1, 0)) == [3, 2, 1]
    assert second(Tile.LONE_WANDERER, BARE, (2, 2)) == [4]
    closed = with_tiles(PLACES, {(1, 5): Tile.WHITE})
    assert second(Tile.LONE_WANDERER, closed, (0, 5)) == [0]


def test_crossroads() -> None:
    """F2-07: 2 per adjacent x4 branch, max 4."""
    assert second(Tile.CROSSROADS, LINKED, (2, 2), (0, 0)) == [2, 0]
    four = with_branches(BARE, dict.fromkeys([(1, 1), (1, 2), (2, 1), (2, 2)], "X"))
    assert second(Tile.CROSSROADS, four, (2, 2), (3, 2), (3, 1), (4, 2)) == [4, 4, 2, 0]


def test_thread() -> None:
    """F2-08: 2 per adjacent l2 branch, whatever its nodes, max 4."""
    assert second(Tile.THREAD, LINKED, (2, 2)) == [2]
    four = with_branches(BARE, {(1, 1): "/", (1, 2): "/", (2, 1): "/", (2, 2): "\\"})
    assert second(Tile.THREAD, four, (2, 2), (3, 2), (1, 2), (3, 3), (5, 5)) == [4, 4, 4, 2, 0]
    assert clauses(Tile.THREAD, (3, 3), four) == (0, 2)


def test_cradle() -> None:
    """F2-09: 2 per scoring cluster in its sector, max 4: (1,2) and (2,1) score in the north-west."""
    assert second(Tile.CRADLE, CLOSE, (2, 2), (0, 0), (0, 5), (5, 0), (5, 5)) == [4, 4, 2, 2, 0]
    assert second(Tile.CRADLE, LINKED, (2, 2)) == [0]
    three = with_branches(with_tiles(CLOSE, {(0, 0): Tile.C2, (1, 0): Tile.W21}), {(0, 0): ">", (1, 0): "NW"})
    assert [tally(three).points[at(*place)] for place in ((0, 0), (1, 0))] == [0, 2]
    assert second(Tile.CRADLE, three, (2, 2)) == [4]


def test_chain() -> None:
    """F2-10: 1 per 2 circles of its constellation, itself among them, rounded down, max 4."""
    assert second(Tile.CHAIN, LINKED, (2, 2)) == [3]
    assert second(Tile.CHAIN, CLOSE, (2, 2)) == [2]
    assert second(Tile.CHAIN, WHOLE, (2, 2)) == [4]
    assert second(Tile.CHAIN, WHOLE, (0, 0)) == [0]


def test_reflection() -> None:
    """F2-11: 3 if the mirror space holds a placed circular tile; a Dark Sky token is none."""
    assert second(Tile.REFLECTION, PLACES, (5, 5), (5, 4), (4, 3)) == [3, 3, 3]
    assert second(Tile.REFLECTION, PLACES, (3, 4), (2, 3), (1, 3)) == [0, 0, 0]


def test_horizon() -> None:
    """F2-12: 1 per other placed circular tile in its row, max 4; Guiding Stars are none."""
    assert second(Tile.HORIZON, PLACES, (2, 1), (1, 3), (5, 0)) == [3, 1, 0]
    full = with_tiles(BARE, {(0, column): Tile.C2 for column in range(5)})
    assert second(Tile.HORIZON, full, (0, 5)) == [4]


# Number 3 -----------------------------------------------------------------------------------------------


def test_heart_of_the_sky() -> None:
    """F3-01: 5 in the core, else 2 if inner, else 0."""
    core = [(2, 2), (2, 3), (3, 2), (3, 3)]
    inner = [(1, 2), (1, 3), (2, 1), (2, 4), (3, 1), (3, 4), (4, 2), (4, 3)]
    assert second(Tile.HEART_OF_THE_SKY, BARE, *core) == [5] * 4
    assert second(Tile.HEART_OF_THE_SKY, BARE, *inner) == [2] * 8
    assert second(Tile.HEART_OF_THE_SKY, BARE, (0, 0), (0, 3), (5, 2), (4, 5)) == [0] * 4


def test_crown_of_worlds() -> None:
    """F3-02: 2 per different planet colour in its sector, tethered or not, max 6."""
    assert second(Tile.CROWN_OF_WORLDS, PLACES, (2, 1), (1, 3), (5, 5), (5, 0)) == [4, 2, 4, 0]
    twins = with_tiles(PLACES, {(0, 2): Tile.RED})
    assert second(Tile.CROWN_OF_WORLDS, twins, (2, 1)) == [4]
    four = with_tiles(PLACES, {(0, 2): Tile.YELLOW, (1, 0): Tile.WHITE})
    assert second(Tile.CROWN_OF_WORLDS, four, (2, 1)) == [6]
    assert second(Tile.CROWN_OF_WORLDS, with_branches(PLACES, {(0, 0): "X"}), (2, 1)) == [4]


def test_triad() -> None:
    """F3-03: 2 per linked cluster that may score as 3 (c3, w21, w31), max 6."""
    assert second(Tile.TRIAD, LINKED, (2, 2)) == [6]
    assert second(Tile.TRIAD, CLOSE, (2, 2)) == [2]
    assert second(Tile.TRIAD, WHOLE, (2, 2)) == [0]
    four = with_tiles(with_branches(BARE, {(1, 1): "X", (2, 2): "X"}), {(1, 2): Tile.C3, (2, 1): Tile.C3})
    assert second(Tile.TRIAD, four, (2, 2)) == [4]
    assert second(Tile.TRIAD, with_tiles(four, {(2, 3): Tile.W31, (3, 3): Tile.W21}), (2, 2)) == [6]


def test_edge_of_night() -> None:
    """F3-04: 3 per surrounded Dark Sky token on surrounding spaces, max 6."""
    assert second(Tile.EDGE_OF_NIGHT, PLACES, (2, 1), (4, 2), (0, 3)) == [3, 3, 0]
    three = sky("""
        @    @    @    .    .    .

        .    *3   .    .    *2   .

        .    #    .    .    .    .

        .    .    .    .    .    .

        .    *4   .    .    *3   .
        """)
    assert second(Tile.EDGE_OF_NIGHT, three, (1, 0), (1, 2), (0, 3)) == [6, 6, 3]
    around = sky("""
        .    .    .    .    .    .

        .    *3   .    @    *2   .

        .    .    @    .    @    .

        .    .    .    .    .    .

        .    *4   .    .    *3   .
        """)
    assert second(Tile.EDGE_OF_NIGHT, around, (2, 3)) == [6]


def test_north_road() -> None:
    """F3-05: 2 per Guiding Star in its constellation, max 6."""
    assert second(Tile.NORTH_ROAD, LINKED, (2, 2)) == [2]
    assert second(Tile.NORTH_ROAD, WHOLE, (2, 2)) == [6]
    assert second(Tile.NORTH_ROAD, CLOSE, (2, 2)) == [0]


def test_crowded_sky() -> None:
    """F3-06: 1 per placed circular tile on surrounding spaces, max 6; the Guiding Star beside is none."""
    assert second(Tile.CROWDED_SKY, PLACES, (2, 1), (3, 4), (5, 2)) == [3, 4, 0]
    assert second(Tile.CROWDED_SKY, WHOLE, (2, 2)) == [6]


def test_nexus() -> None:
    """F3-07: 2 per adjacent t3 branch, max 6."""
    assert second(Tile.NEXUS, CLOSE, (2, 2), (3, 3), (0, 0)) == [6, 2, 0]
    assert second(Tile.NEXUS, LINKED, (2, 2)) == [0]


def test_drawn_bow() -> None:
    """F3-08: 2 per adjacent v2 branch, whatever its nodes, max 6."""
    assert second(Tile.DRAWN_BOW, LINKED, (2, 2)) == [2]
    assert second(Tile.DRAWN_BOW, CLOSE, (2, 2)) == [0]
    away = with_branches(BARE, {(1, 1): "v", (1, 2): "v", (2, 1): "^", (2, 2): "^"})
    assert clauses(Tile.DRAWN_BOW, (2, 2), away) == (0, 6)


def test_harvest_lights() -> None:
    """F3-09: 3 per scoring cluster on orthogonal spaces, max 6."""
    assert second(Tile.HARVEST_LIGHTS, CLOSE, (2, 2), (2, 4), (0, 2), (4, 2), (3, 3)) == [6, 3, 3, 3, 6]
    assert second(Tile.HARVEST_LIGHTS, LINKED, (2, 2)) == [0]


def test_a_guiding_star_that_scores_is_no_cluster() -> None:
    """6: a *scoring cluster* is a cluster; *2 at (1,4) scores beside (1,3)."""
    lit = with_branches(BARE, {(0, 4): "SW", (1, 4): "NW"})
    assert tally(lit).points[at(1, 4)] == 2
    assert second(Tile.HARVEST_LIGHTS, lit, (1, 3)) == [0]
    assert second(Tile.CRADLE, lit, (1, 3)) == [0]


def test_long_river() -> None:
    """F3-10: 1 per circle of its constellation beyond the fourth, max 6."""
    assert second(Tile.LONG_RIVER, LINKED, (2, 2)) == [2]
    assert second(Tile.LONG_RIVER, CLOSE, (2, 2)) == [1]
    assert second(Tile.LONG_RIVER, WHOLE, (2, 2), (0, 0)) == [6, 0]


def test_compass() -> None:
    """F3-11: 2 per other sector with at least one of your features, max 6."""
    others = {(1, 3): Tile.COMET, (5, 5): Tile.CHAIN}
    assert second(Tile.COMPASS, PLACES, (0, 2)) == [0]
    assert second(Tile.COMPASS, with_tiles(PLACES, others), (0, 2), (5, 0), (0, 3), (5, 4)) == [4, 4, 2, 2]
    more = with_tiles(PLACES, {**others, (5, 4): Tile.NEXUS, (5, 0): Tile.TRIAD})
    assert second(Tile.COMPASS, more, (0, 2)) == [6]


def test_meridian() -> None:
    """F3-12: 1 per other placed circular tile in its column, max 5."""
    assert second(Tile.MERIDIAN, PLACES, (0, 5), (5, 0), (1, 3)) == [2, 2, 1]
    assert second(Tile.MERIDIAN, BARE, (0, 0)) == [0]
    full = with_tiles(BARE, {(row, 0): Tile.C2 for row in range(1, 6)})
    assert second(Tile.MERIDIAN, full, (0, 0)) == [5]


# What is counted at all ---------------------------------------------------------------------------------


def test_a_card_without_its_tile_scores_nothing() -> None:
    """Rulings 14, 37."""
    owned = sky("", features=(Tile.COMET, Tile.NEXUS))
    assert tally(owned).features == ()
    assert tally(owned).line(Line.FEATURES) == 0


def test_up_to_four_cards_are_added_up() -> None:
    """The rules text, *Special Features*: each of your 4 cards with the placement of the matching tile."""
    four = with_tiles(
        BARE,
        {(0, 0): Tile.COMET, (2, 2): Tile.HEART_OF_THE_SKY, (0, 3): Tile.HORIZON, (5, 5): Tile.COMPASS},
    )
    counted = tally(four)
    # Comet 3; Horizon sees the Comet, 1; Heart in the core 5; Compass: features in NW and NE, 4
    assert [score.points for score in counted.features] == [3, 1, 5, 4]
    assert counted.line(Line.FEATURES) == 13 == counted.total
    assert counted.points[at(2, 2)] == 5
