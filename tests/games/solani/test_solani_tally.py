"""A sky counted up. Source: rules.md 5.1 to 5.4; the rules text, *Scoring* 1 to 4; rulings 6, 20 to 24."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import spaces_of
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.tally import LINES, Tally, tally, total
from noria_desktop.games.solani.terms import CIRCLES, PLANETS, Line, Sector, Tile
from tests.games.solani.literal import Literal
from tests.games.solani.skies import any_sky, at, sky, with_branches, with_tiles

BARE = sky()
AROUND = ((1, 1), (1, 2), (2, 1), (2, 2))
"""The branch spaces round (2,2)."""
RED, BLUE, YELLOW, WHITE = PLANETS
Place = tuple[int, int]


def constellations(counted: Tally) -> list[tuple[int, ...]]:
    """All constellations circle by circle, in the order of their first ones; a circle alone is one, too."""
    alone = counted.circles
    for figure in counted.figures:
        alone &= ~figure
    found = (*counted.figures, *(1 << space for space in spaces_of(alone)))
    return [spaces_of(figure) for figure in sorted(found, key=lambda figure: figure & -figure)]


def joined(nodes: int, *, away: int = 0) -> dict[Place, str]:
    """Branch tiles round (2,2): so many with a node on it, then some that look away."""
    toward = dict(zip(AROUND, ("SE", "SW", "NE", "NW"), strict=True))
    aside = dict(zip(AROUND, ("NW", "NE", "SW", "SE"), strict=True))
    places = AROUND[: nodes + away]
    return {place: (toward if number < nodes else aside)[place] for number, place in enumerate(places)}


def score(counted: Tally, *place: int) -> tuple[Fate, int]:
    """How a circle stands and its points."""
    space = at(place[0], place[1])
    return counted.fates[space], counted.points[space]


# 5.2 Guiding Stars and Star Clusters --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cluster", "points"),
    [
        (Tile.C2, [0, 0, 2, 0, 0]),
        (Tile.C3, [0, 0, 0, 3, 0]),
        (Tile.C4, [0, 0, 0, 0, 4]),
        (Tile.W21, [0, 0, 2, 3, 0]),
        (Tile.W31, [0, 0, 0, 3, 4]),
    ],
)
def test_a_cluster_scores_its_stars_if_as_many_nodes_touch_it(cluster: Tile, points: list[int]) -> None:
    """*If the numbers are equal, score that number of points*; a white star counts or not (2a; ruling 20)."""
    base = with_tiles(BARE, {(2, 2): cluster})
    counted = [tally(with_branches(base, joined(nodes))) for nodes in range(5)]
    assert [one.points[at(2, 2)] for one in counted] == points
    assert [one.line(Line.CLUSTERS) for one in counted] == points
    assert [one.nodes[at(2, 2)] for one in counted] == [0, 1, 2, 3, 4]
    assert all(one.wanted[at(2, 2)] == components().values[cluster.index] for one in counted)


def test_two_normal_stars_and_a_white_one_score_as_two_or_as_three() -> None:
    """2a: *can be scored legally as either a 2-star cluster, or as a 3-star cluster*."""
    base = with_tiles(BARE, {(2, 2): Tile.W21})
    assert score(tally(with_branches(base, joined(2))), 2, 2) == (Fate.SCORES, 2)
    assert score(tally(with_branches(base, joined(3))), 2, 2) == (Fate.SCORES, 3)


@pytest.mark.parametrize(("nodes", "points"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 0)])
def test_a_guiding_star_scores_like_a_cluster(nodes: int, points: int) -> None:
    """First Woman prints three stars at (1,1)."""
    toward = dict(zip(((0, 0), (0, 1), (1, 0), (1, 1)), ("SE", "SW", "NE", "NW"), strict=True))
    counted = tally(with_branches(BARE, dict(list(toward.items())[:nodes])))
    assert counted.points[at(1, 1)] == points
    assert counted.line(Line.GUIDING) == points
    assert counted.line(Line.CLUSTERS) == 0
    assert counted.wanted[at(1, 1)] == (3,)


def test_guiding_stars_without_a_node_score_nothing() -> None:
    """Ruling 22."""
    counted = tally(BARE)
    assert counted.total == 0
    assert [counted.fates[at(*place)] for place in ((1, 1), (1, 4), (4, 1), (4, 4))] == [Fate.OPEN] * 4


def test_a_cluster_is_open_while_enough_branch_spaces_round_it_are_empty() -> None:
    """Ruling 21: two branch tiles round a c3 may look away from it, not three."""
    base = with_tiles(BARE, {(2, 2): Tile.C3})

    def fate(nodes: int, away: int) -> Fate:
        return tally(with_branches(base, joined(nodes, away=away))).fates[at(2, 2)]

    assert fate(0, 0) is Fate.OPEN
    assert fate(0, 1) is Fate.OPEN
    assert fate(0, 2) is Fate.OUT_OF_REACH
    assert fate(1, 1) is Fate.OPEN
    assert fate(1, 2) is Fate.OUT_OF_REACH
    assert fate(2, 1) is Fate.OPEN
    assert fate(2, 2) is Fate.OUT_OF_REACH
    assert fate(3, 1) is Fate.SCORES
    assert fate(4, 0) is Fate.OVERFILLED


def test_stars_on_the_border_may_be_out_of_reach_from_the_start() -> None:
    """Ruling 21: on the border at most 2 nodes, in a corner 1."""
    base = with_tiles(BARE, {(0, 2): Tile.C4, (0, 3): Tile.C2, (0, 0): Tile.C2, (3, 0): Tile.W21})
    counted = tally(base)
    assert counted.fates[at(0, 2)] is Fate.OUT_OF_REACH
    assert counted.fates[at(0, 3)] is Fate.OPEN
    assert counted.fates[at(0, 0)] is Fate.OUT_OF_REACH
    assert counted.fates[at(3, 0)] is Fate.OPEN


# 5.1 Planets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("planets", "points"),
    [
        ((), 0),
        ((RED,), 0),
        ((RED, BLUE), 3),
        ((RED, BLUE, YELLOW), 7),
        ((RED, BLUE, YELLOW, WHITE), 12),
    ],
)
def test_different_planets_score_nothing_three_seven_twelve(planets: tuple[Tile, ...], points: int) -> None:
    """The chart: kinds 0/3/7/12."""
    counted = tally(with_tiles(BARE, dict(zip(((0, 0), (0, 1), (0, 2), (1, 0)), planets, strict=False))))
    assert counted.line(Line.PLANETS) == points


@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 3), (3, 7), (4, 12)])
def test_planets_of_a_colour_score_three_seven_twelve(number: int, points: int) -> None:
    """The chart: two of a colour 3, three 7, four 12; a lone planet scores nothing (ruling 23)."""
    places: list[Place] = [(0, 0), (0, 1), (0, 2), (1, 0)]
    counted = tally(with_tiles(BARE, dict.fromkeys(places[:number], YELLOW)))
    assert counted.line(Line.PLANETS) == points


def test_a_planet_scores_in_both_sets() -> None:
    """*A planet can potentially score as part of both sets*: red, red, blue: 3 for two kinds, 3 for two alike."""
    counted = tally(with_tiles(BARE, {(0, 0): RED, (2, 2): RED, (1, 2): BLUE}))
    assert counted.line(Line.PLANETS) == 6
    different, same = counted.sets
    assert (different.sector, different.colour, different.points) == (Sector.NW, None, 3)
    assert different.circles == (at(0, 0), at(1, 2))
    assert (same.colour, same.circles, same.points) == (RED, (at(0, 0), at(2, 2)), 3)


def test_a_sector_has_one_set_of_different_colours() -> None:
    """5.1: duplicates do not start a second one. Two red and two blue: 3 + 3 + 3."""
    counted = tally(with_tiles(BARE, {(0, 0): RED, (0, 1): RED, (0, 2): BLUE, (1, 0): BLUE}))
    assert counted.line(Line.PLANETS) == 9


def test_a_planet_with_a_node_scores_nothing() -> None:
    """*Planets do not score if they have one or more branch lines connected to them*; it is not loose (ruling 6)."""
    base = with_tiles(BARE, {(2, 2): RED, (0, 0): BLUE, (0, 1): YELLOW})
    assert tally(base).line(Line.PLANETS) == 7
    for nodes in (1, 2, 4):
        counted = tally(with_branches(base, joined(nodes)))
        assert counted.line(Line.PLANETS) == 3
        assert score(counted, 2, 2) == (Fate.TETHERED, 0)
        assert counted.line(Line.LOOSE) == 0
    assert score(tally(with_branches(base, joined(0, away=1))), 2, 2) == (Fate.UNTETHERED, 0)


def test_planets_of_another_sector_add_nothing() -> None:
    """Ruling 24: columns 2 and 3 are in different sectors, and so are rows 2 and 3."""
    assert tally(with_tiles(BARE, {(0, 2): RED, (0, 3): RED})).line(Line.PLANETS) == 0
    assert tally(with_tiles(BARE, {(2, 2): RED, (3, 2): BLUE})).line(Line.PLANETS) == 0
    both = tally(with_tiles(BARE, {(0, 2): RED, (0, 1): RED, (3, 3): RED, (5, 5): RED}))
    assert [(found.sector, found.points) for found in both.sets] == [(Sector.NW, 3), (Sector.SE, 3)]


# 5.4 Branches -------------------------------------------------------------------------------------------


def test_each_node_on_an_empty_space_costs_a_point() -> None:
    """*Lose 1 VP for each branch node that does not connect*: two nodes on one space cost two."""
    counted = tally(with_branches(BARE, {(0, 0): "-NW", (0, 1): "<"}))
    # (0,1) and (1,0) from the first; the second points at (0,2) and (1,2); (1,1) holds a Guiding Star
    assert score(counted, 0, 1) == (Fate.LOOSE, -1)
    assert counted.line(Line.LOOSE) == -4 == counted.total
    twice = tally(with_branches(BARE, joined(2)))
    assert score(twice, 2, 2) == (Fate.LOOSE, -2)


def test_a_node_on_a_dark_sky_token_is_loose_surrounded_or_not() -> None:
    """5.4: a Dark Sky token is no cluster, feature, Guiding Star or planet."""
    dark = evolve(BARE, dark=(at(0, 0), at(0, 5)), surrounded=(False, True))
    counted = tally(with_branches(dark, {(0, 0): "\\", (0, 4): "NE"}))
    assert score(counted, 0, 0) == (Fate.LOOSE, -1)
    assert score(counted, 0, 5) == (Fate.LOOSE, -1)
    assert counted.line(Line.LOOSE) == -2
    assert score(tally(dark), 0, 0) == (Fate.DARK, 0)


def test_nodes_on_tiles_and_guiding_stars_are_not_loose_even_where_nothing_scores() -> None:
    """5.4: cluster overfilled, planet tethered, feature without its number, Guiding Star short of nodes."""
    counted = tally(
        with_branches(with_tiles(BARE, {(0, 0): Tile.C2, (0, 1): RED, (1, 0): Tile.COMET}), {(0, 0): "X"})
    )
    assert counted.line(Line.LOOSE) == 0
    assert counted.loose == (0, 0, 0, 0)


def test_a_tile_laid_later_ends_the_loss() -> None:
    """Ruling 7."""
    pointing = with_branches(BARE, joined(1))
    assert tally(pointing).total == -1
    assert tally(with_tiles(pointing, {(2, 2): Tile.NEXUS})).line(Line.LOOSE) == 0


# A whole sky --------------------------------------------------------------------------------------------

FINISHED = sky(r"""
    .    c2   R    .    #    Y
      v    <    .    .    /
    .    *3   c2   B    *2   .
      -SE  X    SE   /    .
    .    w21  #    c3   .    .
      NE   .    X    -NW  .
    .    c4   W    c3   #    .
      .    .    .    X    .
    R    *4   R    .    *3   .
      .    .    .    .    .
    .    .    .    .    #    F2-01
    """)


def test_a_sky_worked_out_by_hand() -> None:
    counted = tally(FINISHED)
    # Branch by branch: which circles its nodes reach
    # (0,0) v: (0,0) loose, (0,1) c2          (0,1) <: (0,2) R, (1,2) c2      (0,4) /: (0,5) Y, (1,4) *2
    # (1,0) -SE: (1,0) loose, (1,1) *3, (2,0) loose
    # (1,1) X: *3, (1,2) c2, (2,2) dark, (2,1) w21
    # (1,2) SE: (2,3) c3                      (1,3) /: (1,4) *2, (2,3) c3
    # (2,0) NE: (2,1) w21                     (2,2) X: (2,2) dark, (2,3) c3, (3,3) c3, (3,2) W
    # (2,3) -NW: (2,4) loose, (3,4) dark, (3,3) c3
    # (3,3) X: (3,3) c3, (3,4) dark, (4,4) *3, (4,3) loose
    nodes = {
        (0, 0): 1, (0, 1): 1, (0, 2): 1, (1, 2): 2, (0, 5): 1, (1, 4): 2, (1, 0): 1, (1, 1): 2, (2, 0): 1,
        (2, 2): 2, (2, 1): 2, (2, 3): 3, (3, 3): 3, (3, 2): 1, (2, 4): 1, (3, 4): 2, (4, 4): 1, (4, 3): 1,
    }  # fmt: skip
    assert {divmod(space, 6): n for space, n in enumerate(counted.nodes) if n} == nodes
    # Clusters: c2 (1,2) 2, w21 2, both c3 3 each; c2 (0,1) has one node, its two branch spaces are filled
    assert counted.line(Line.CLUSTERS) == 2 + 2 + 3 + 3
    assert counted.clusters == (4, 3, 0, 3)
    assert score(counted, 0, 1) == (Fate.OUT_OF_REACH, 0)
    # Guiding Stars: *2 has two; *3 (1,1) has two, its four branch spaces are filled
    assert counted.line(Line.GUIDING) == 2
    assert counted.guiding == (0, 2, 0, 0)
    assert score(counted, 1, 1) == (Fate.OUT_OF_REACH, 0)
    assert score(counted, 4, 1) == (Fate.OPEN, 0)
    # Planets: R (0,2), Y (0,5) and W (3,2) are tethered; B is alone in the north-east; two R in the south-west
    assert counted.line(Line.PLANETS) == 3
    assert counted.untethered == (0, 1, 2, 0)
    # Comet in the corner: no node, so 3 for the border only
    assert counted.line(Line.FEATURES) == 3
    # Loose: (0,0) (1,0) (2,0) (2,2)x2 in the north-west, (2,4) in the north-east, (3,4)x2 (4,3) in the south-east
    assert counted.loose == (5, 1, 0, 3)
    assert counted.line(Line.LOOSE) == -9
    assert counted.tiles == (4, 3, 4, 2)
    assert counted.sums == (3, 10, 2, 3, -9)
    assert counted.total == 9


def test_constellations_of_a_sky() -> None:
    """6: nodes on empty spaces and Dark Sky tokens join nothing; a circle without links is one of its own."""
    counted = tally(FINISHED)
    figures = [frozenset(divmod(space, 6) for space in figure) for figure in constellations(counted)]
    assert figures == [
        {(0, 1)},
        {(0, 2), (1, 2), (1, 1), (2, 1)},
        {(0, 5), (1, 4), (2, 3), (3, 3), (3, 2), (4, 4)},
        {(1, 3)},
        {(3, 1)},
        {(4, 0)},
        {(4, 1)},
        {(4, 2)},
        {(5, 5)},
    ]


# Against the rules word for word ------------------------------------------------------------------------

SKIES = st.integers(0, 2**32 - 1).map(any_sky)


@given(SKIES)
def test_the_count_is_that_of_the_rules_word_for_word(drawn: Sky) -> None:
    counted, slow = tally(drawn), Literal(drawn)
    places = list(slow.places())
    assert counted.nodes == tuple(map(slow.nodes, places))
    assert counted.line(Line.PLANETS) == slow.planets()
    assert counted.line(Line.CLUSTERS) == sum(map(slow.cluster, places))
    assert counted.line(Line.GUIDING) == sum(map(slow.guide, places))
    assert counted.line(Line.LOOSE) == -sum(map(slow.loose, places))
    features = {divmod(score.space, 6): score.clauses for score in counted.features}
    assert features == {p: slow.feature(p) for p, tile in slow.tiles.items() if tile.value[0] == "F"}
    assert counted.total == total(drawn) == slow.total()
    figures = {frozenset(divmod(space, 6) for space in figure) for figure in constellations(counted)}
    assert figures == {frozenset(slow.constellation(p)) for p in places if slow.is_circle(p)}


@given(SKIES)
def test_circles_and_sectors_add_up_to_the_lines(drawn: Sky) -> None:
    counted = tally(drawn)
    assert counted.total == sum(counted.sums) == sum(map(counted.line, LINES))
    assert sum(counted.points) + counted.line(Line.PLANETS) == counted.total
    assert sum(counted.clusters) == counted.line(Line.CLUSTERS)
    assert sum(counted.guiding) == counted.line(Line.GUIDING)
    assert sum(counted.loose) == -counted.line(Line.LOOSE)
    for fate, points, nodes, wanted in zip(
        counted.fates, counted.points, counted.nodes, counted.wanted, strict=True
    ):
        if fate is Fate.SCORES:
            assert points == nodes in wanted
        elif fate is Fate.LOOSE:
            assert points == -nodes < 0
        elif fate is not Fate.FEATURE:
            assert points == 0


@given(SKIES)
def test_out_of_reach_means_that_no_branch_tile_can_help(drawn: Sky) -> None:
    """Ruling 21, tried out: fill the empty branch spaces with tiles that all point at the circle."""
    counted, slow = tally(drawn), Literal(drawn)
    for space in range(CIRCLES):
        if counted.fates[space] not in (Fate.OPEN, Fate.OUT_OF_REACH):
            continue
        row, column = divmod(space, 6)
        around = [(row - down, column - right) for down in (0, 1) for right in (0, 1)]
        empty = [p for p in around if set(p) <= set(range(5)) and p not in slow.masks]
        most = counted.nodes[space] + len(empty)
        within = any(counted.nodes[space] < stars <= most for stars in counted.wanted[space])
        assert within == (counted.fates[space] is Fate.OPEN)


def test_a_sky_cannot_say_what_bonus_tiles_give() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        tally(BARE).line(Line.BONUS)
