"""The four bonus tiles. Source: rules.md 7, 9; rulings 27, 39; the rules text, *Bonus Tiles*."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.games.solani.bonuses import Standing, bonus_standing, standings
from noria_desktop.games.solani.state import PRINTED_SECTORS, BonusSectors, Sky
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Bonus, CoyoteLevel, Sector, Tile
from tests.games.solani.literal import Literal
from tests.games.solani.skies import any_sky, at, sky, with_branches, with_tiles
from tests.games.solani.tables import alone, table

BARE = sky()
TWO = with_branches(with_tiles(BARE, {(2, 2): Tile.C2}), {(1, 1): "SE", (2, 2): "NW"})
"""2 points in the north-west."""
THREE = with_branches(with_tiles(BARE, {(2, 2): Tile.W31}), {(1, 1): "SE", (2, 2): "NW", (1, 2): "SW"})
"""3 points there."""


def standing(
    bonus: Bonus, *skies: Sky, sectors: BonusSectors = PRINTED_SECTORS, coyote: CoyoteLevel | None = None
) -> list[tuple[int, int]]:
    """Value and points of every seat at one bonus tile."""
    found = standings(tuple(map(tally, skies)), sectors, coyote)[bonus.index]
    return [(each.value, each.points) for each in found]


# B1 Hearth Light ----------------------------------------------------------------------------------------


def test_hearth_light_goes_to_the_most_points_from_clusters_and_guiding_stars_in_its_sector() -> None:
    """B1: most, 5 VP, north-west."""
    assert standing(Bonus.HEARTH_LIGHT, TWO, THREE, BARE) == [(2, 0), (3, 5), (0, 0)]


def test_hearth_light_counts_guiding_stars_too() -> None:
    lit = with_branches(THREE, {(0, 0): "SE", (0, 1): "SW", (1, 0): "NE"})
    assert tally(lit).guiding == (3, 0, 0, 0)
    assert standing(Bonus.HEARTH_LIGHT, lit, THREE) == [(6, 5), (3, 0)]


def test_every_tied_player_gets_all_points() -> None:
    """*In the case of a tie, all players receive the indicated points*; ruling 39: also when all tie."""
    assert standing(Bonus.HEARTH_LIGHT, TWO, THREE, THREE) == [(2, 0), (3, 5), (3, 5)]
    assert standing(Bonus.HEARTH_LIGHT, TWO, TWO, TWO, TWO) == [(2, 5)] * 4


def test_nobody_gets_hearth_light_for_nothing() -> None:
    """B1: at least 1."""
    assert standing(Bonus.HEARTH_LIGHT, BARE, BARE) == [(0, 0), (0, 0)]


def test_only_the_bonus_tiles_own_sector_counts() -> None:
    south_east = with_branches(with_tiles(BARE, {(3, 3): Tile.C2}), {(2, 2): "SE", (3, 3): "NW"})
    assert tally(south_east).clusters == (0, 0, 0, 2)
    assert standing(Bonus.HEARTH_LIGHT, TWO, south_east) == [(2, 5), (0, 0)]


# B2 Gathering of Wanderers ------------------------------------------------------------------------------


def test_wanderers_pay_everybody_with_two_untethered_planets() -> None:
    """B2: each, 4 VP, north-east, at least 2; a planet with a node does not count."""
    one = with_tiles(BARE, {(0, 3): Tile.RED, (0, 2): Tile.RED})
    two = with_tiles(BARE, {(0, 3): Tile.RED, (2, 5): Tile.RED})
    three = with_tiles(two, {(1, 3): Tile.WHITE})
    tethered = with_branches(two, {(0, 3): "NW"})
    assert standing(Bonus.WANDERERS, one, two, three, tethered) == [(1, 0), (2, 4), (3, 4), (1, 0)]


# B3 Clear Night -----------------------------------------------------------------------------------------

FOUR = {(3, 3): Tile.C2, (3, 4): Tile.RED, (3, 5): Tile.COMET, (4, 3): Tile.C4}
"""Four circular tiles in the south-east: clusters, a planet, a feature."""


def test_clear_night_pays_everybody_with_four_tiles_and_no_loose_node() -> None:
    """B3: each, 4 VP, south-east; the Guiding Star at (4,4) is not among the four."""
    four = with_tiles(BARE, FOUR)
    three = with_tiles(BARE, {place: tile for place, tile in FOUR.items() if place != (3, 3)})
    assert standing(Bonus.CLEAR_NIGHT, four, three) == [(4, 4), (3, 0)]


def test_a_loose_node_belongs_to_the_sector_of_the_space_it_points_at() -> None:
    """7: not to the sector its branch starts from; a Dark Sky token included."""
    four = with_tiles(BARE, FOUR)
    outward = with_branches(four, {(2, 2): "NW"})
    inward = with_branches(four, {(4, 2): "SE"})
    assert standing(Bonus.CLEAR_NIGHT, outward, inward) == [(4, 4), (4, 0)]
    dark = evolve(four, dark=(at(5, 5),), surrounded=(True,))
    on_dark = with_branches(dark, {(4, 4): "SE"})
    found = standings((tally(dark), tally(on_dark)), PRINTED_SECTORS, None)[Bonus.CLEAR_NIGHT.index]
    assert found == (Standing(4, 4, 0), Standing(4, 0, 1))


# B4 Great Figure ----------------------------------------------------------------------------------------


def test_great_figure_counts_circles_of_one_constellation_inside_its_sector() -> None:
    """B4: most, 5 VP, south-west; the constellation may run on, only the circles inside count."""
    four = with_branches(
        with_tiles(BARE, {(3, 1): Tile.C2, (3, 2): Tile.C2, (4, 2): Tile.RED}), {(3, 1): "X"}
    )
    # the figure of four runs on to (3,3) and (2,2)
    beyond = with_branches(with_tiles(four, {(3, 3): Tile.C2, (2, 2): Tile.COMET}), {(2, 2): "X"})
    two_pairs = with_branches(
        with_tiles(BARE, {(3, 0): Tile.C2, (3, 1): Tile.C2, (5, 1): Tile.C2, (5, 2): Tile.C2}),
        {(2, 0): "^", (4, 1): "^"},
    )
    assert standing(Bonus.GREAT_FIGURE, four, beyond, two_pairs) == [(4, 5), (4, 5), (2, 0)]


def test_great_figure_takes_at_least_two_circles() -> None:
    """B4: a Guiding Star alone is a constellation of one."""
    assert standing(Bonus.GREAT_FIGURE, BARE, BARE) == [(1, 0), (1, 0)]


def test_links_outside_the_sector_join_circles_inside_it() -> None:
    """6, 7: (3,2) and (4,2) hold no branch between them but are joined through (3,3)."""
    around = with_branches(
        with_tiles(BARE, {(3, 2): Tile.C2, (3, 3): Tile.C2, (4, 2): Tile.C2}), {(2, 2): "^", (3, 2): "/"}
    )
    assert standing(Bonus.GREAT_FIGURE, around) == [(2, 5)]


# Shuffled sectors ---------------------------------------------------------------------------------------


def test_shuffled_sectors_move_all_four_tiles() -> None:
    """7: the four sector names are dealt at random to B1 to B4."""
    shuffled = (Sector.SE, Sector.SW, Sector.NE, Sector.NW)
    skies = (
        with_branches(with_tiles(BARE, {(3, 3): Tile.C2}), {(2, 2): "SE", (3, 3): "NW"}),
        with_tiles(BARE, {(3, 0): Tile.RED, (5, 2): Tile.BLUE}),
        with_tiles(BARE, {(0, 3): Tile.C2, (0, 4): Tile.C2, (0, 5): Tile.C2, (1, 3): Tile.C2}),
        with_branches(with_tiles(BARE, {(1, 2): Tile.C2}), {(1, 1): "v"}),
    )
    won = [[points for _, points in standing(bonus, *skies, sectors=shuffled)] for bonus in Bonus]
    assert won == [[5, 0, 0, 0], [0, 4, 0, 0], [0, 0, 4, 0], [0, 0, 0, 5]]
    printed = [[points for _, points in standing(bonus, *skies)] for bonus in Bonus]
    assert printed == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


@given(st.lists(st.integers(0, 2**32 - 1), min_size=2, max_size=4), st.permutations(list(Sector)))
def test_the_standing_is_that_of_the_rules_word_for_word(seeds: list[int], order: list[Sector]) -> None:
    skies = [any_sky(seed) for seed in seeds]
    slow = [Literal(drawn) for drawn in skies]
    hearth, wanderers, night, figure = [sector.name for sector in order]
    first, second, third, fourth = standings(tuple(map(tally, skies)), tuple(order), None)  # type: ignore[arg-type]

    points = [one.hearth_light(hearth) for one in slow]
    assert [each.value for each in first] == points
    assert [each.points for each in first] == [5 if n == max(points) and n >= 1 else 0 for n in points]
    planets = [one.wanderers(wanderers) for one in slow]
    assert [(each.value, each.points) for each in second] == [(n, 4 if n >= 2 else 0) for n in planets]
    nights = [one.clear_night(night) for one in slow]
    assert [(each.value, each.loose, each.points) for each in third] == [
        (tiles, loose, 4 if tiles >= 4 and not loose else 0) for tiles, loose in nights
    ]
    sizes = [one.great_figure(figure) for one in slow]
    assert [each.value for each in fourth] == sizes
    assert [each.points for each in fourth] == [5 if n == max(sizes) and n >= 2 else 0 for n in sizes]


# Against Coyote -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "hearth", "figure"),
    [
        (CoyoteLevel.PUP, 2, 2),
        (CoyoteLevel.TRICKSTER, 4, 3),
        (CoyoteLevel.SCATTERER, 6, 4),
        (CoyoteLevel.THIEF, 6, 4),
    ],
)
def test_coyote_gets_hearth_light_and_great_figure_below_a_threshold(
    level: CoyoteLevel, hearth: int, figure: int
) -> None:
    """9: the human gets the 5 VP if their value reaches the threshold, otherwise Coyote gets them."""
    assert standing(Bonus.HEARTH_LIGHT, BARE, coyote=level) == [(0, 0), (hearth, 5)]
    assert standing(Bonus.GREAT_FIGURE, BARE, coyote=level) == [(1, 0), (figure, 5)]
    six = with_branches(THREE, {(0, 0): "SE", (0, 1): "SW", (1, 0): "NE"})
    assert standing(Bonus.HEARTH_LIGHT, six, coyote=level) == [(6, 5), (hearth, 0)]
    two = standing(Bonus.HEARTH_LIGHT, TWO, coyote=level)
    assert two == ([(2, 5), (2, 0)] if level is CoyoteLevel.PUP else [(2, 0), (hearth, 5)])


def test_coyote_cannot_win_the_other_two() -> None:
    """9: B2 and B3 can only be won by the human."""
    human = with_tiles(BARE, {(0, 3): Tile.RED, (2, 5): Tile.RED, **FOUR})
    for bonus, value in ((Bonus.WANDERERS, 2), (Bonus.CLEAR_NIGHT, 4)):
        assert standing(bonus, human, coyote=CoyoteLevel.PUP) == [(value, 4), (0, 0)]
        assert standing(bonus, BARE, coyote=CoyoteLevel.PUP) == [(0, 0), (0, 0)]


# Of a game ----------------------------------------------------------------------------------------------


def test_the_standing_of_a_game_before_anything_is_laid() -> None:
    three = bonus_standing(table(3))
    assert [[each.points for each in tile] for tile in three] == [[0, 0, 0]] * 4
    solo = bonus_standing(alone(CoyoteLevel.TRICKSTER))
    assert [[each.points for each in tile] for tile in solo] == [[0, 5], [0, 0], [0, 0], [0, 5]]
