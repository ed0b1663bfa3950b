"""Solani's marks of honour: each on a line that earns it and on one that only just does not. Source: lessons/solani.md."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.app.honours.honour import Line
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.state import Collection, Finished, Sky, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import CLUSTERS, Tile
from tests.app.honours.worked import found, steps, taught, told
from tests.games.solani.skies import sky, with_branches, with_tiles
from tests.games.solani.tables import alone, table

BARE = sky()
LIT = {(0, 0): "SE", (0, 1): "SW", (1, 0): "NE"}
"""Three nodes at the Guiding Star of 3 in the north-west, at (1,1)."""
RED, BLUE, YELLOW, WHITE = Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE


def ended(mine: Sky, at: State | None = None, *, over: bool = True) -> Line:
    """A game that ends with this sky of yours; against Coyote unless another table is named."""
    state = alone() if at is None else at
    state = evolve(state, skies=(mine, *state.skies[1:]))
    return told(ev.SunPassed(HUMAN), after=evolve(state, pending=Finished()) if over else state)


def scoring(counted: Sky, among: tuple[int, ...]) -> int:
    """How many of these circles score."""
    return sum(tally(counted).fates[circle] is Fate.SCORES for circle in among)


def test_three_guiding_stars_score() -> None:
    """3 at (1,1), 2 at (1,4), 4 at (4,1), all with as many nodes as stars; the third time one node is missing."""
    two = with_branches(BARE, {**LIT, (0, 3): "SE", (0, 4): "SW"})
    three = with_branches(two, {(3, 0): "SE", (3, 1): "SW", (4, 0): "NE", (4, 1): "NW"})
    almost = with_branches(two, {(3, 0): "SE", (3, 1): "SW", (4, 0): "NE"})
    assert found("solani-three-guides", ended(three)) == 1
    assert found("solani-three-guides", ended(almost)) is None
    assert found("solani-three-guides", ended(two)) is None
    assert found("solani-three-guides", ended(three, over=False)) is None


def test_four_colours_in_a_sector() -> None:
    """Planets with a node do not count, nor those of another sector."""
    four = with_tiles(BARE, {(0, 3): RED, (0, 5): BLUE, (2, 3): YELLOW, (2, 5): WHITE})
    apart = with_tiles(BARE, {(0, 3): RED, (0, 5): BLUE, (2, 3): YELLOW, (3, 5): WHITE})
    tethered = with_branches(four, {(0, 3): "NW"})
    assert found("solani-four-colours", ended(four)) == 1
    for near in (apart, tethered):
        assert found("solani-four-colours", ended(near)) is None


def test_no_node_is_loose() -> None:
    """Two nodes at a cluster; a third one points at nothing."""
    tidy = with_branches(with_tiles(BARE, {(2, 2): Tile.C2}), {(1, 1): "SE", (2, 2): "NW"})
    at_a_star = with_branches(tidy, {(3, 3): "SE"})
    loose = with_branches(tidy, {(3, 3): "NE"})
    assert [sum(tally(one).loose) for one in (tidy, at_a_star, loose)] == [0, 0, 1]
    assert [found("solani-none-left-over", ended(one)) for one in (tidy, at_a_star, loose)] == [1, 1, None]


CORNERS = with_branches(
    with_tiles(
        BARE,
        {
            (2, 2): Tile.C2, (0, 3): RED, (2, 5): RED, (1, 3): WHITE,
            (3, 3): Tile.C2, (3, 4): RED, (3, 5): Tile.COMET, (4, 3): Tile.C4,
            (3, 0): Tile.C2, (3, 1): Tile.C2, (3, 2): Tile.C2, (4, 0): RED, (4, 2): RED,
        },
    ),
    {**LIT, (1, 1): "SE", (2, 1): "NE", (3, 0): "X", (3, 1): "X"},
)  # fmt: skip
"""5 points in the north-west, three free planets, four tiles in the south-east, six circles joined in the south-west."""


def test_all_four_bonus_tiles_against_coyote() -> None:
    (line,) = ended(CORNERS)
    assert [tile[0].points for tile in bonus_standing(line.after)] == [5, 4, 4, 5]
    assert found("solani-four-corners", [line]) == 1
    three = evolve(CORNERS, circles=tuple(None if tile is Tile.COMET else tile for tile in CORNERS.circles))
    assert found("solani-four-corners", ended(three)) is None
    assert found("solani-four-corners", ended(CORNERS, table(2))) is None


def test_a_constellation_of_eight_circles() -> None:
    """Two tiles of four nodes join six circles with the Guiding Star; a third one joins the last two."""
    tiles = {(row, column): Tile.C2 for row in (3, 4) for column in (0, 2, 3)}
    seven = with_branches(with_tiles(BARE, {**tiles, (3, 1): RED}), {(3, 0): "X", (3, 1): "X", (3, 2): "<"})
    eight = with_branches(with_tiles(BARE, {**tiles, (3, 1): RED}), {(3, 0): "X", (3, 1): "X", (3, 2): "X"})
    assert [max(one.bit_count() for one in tally(each).figures) for each in (seven, eight)] == [6, 8]
    assert found("solani-long-figure", ended(eight)) == 1
    assert found("solani-long-figure", ended(seven)) is None


def test_every_cluster_scores_and_there_are_four() -> None:
    """Pairs of nodes at clusters of two; a fifth cluster without nodes spoils it, and three are too few."""
    places = [(0, 2), (0, 4), (5, 1), (5, 3)]
    nodes = {
        (0, 1): "NE",
        (0, 2): "NW",
        (0, 3): "NE",
        (0, 4): "NW",
        (4, 0): "SE",
        (4, 1): "SW",
        (4, 2): "SE",
        (4, 3): "SW",
    }
    four = with_branches(with_tiles(BARE, dict.fromkeys(places, Tile.C2)), nodes)
    clusters = tuple(circle for circle, tile in enumerate(four.circles) if tile in CLUSTERS)
    assert scoring(four, clusters) == 4
    assert found("solani-exactly-enough", ended(four)) == 1
    assert found("solani-exactly-enough", ended(with_tiles(four, {(3, 3): Tile.C2}))) is None
    three = with_branches(with_tiles(BARE, dict.fromkeys(places[:3], Tile.C2)), nodes)
    assert scoring(three, clusters[:3]) == 3
    assert found("solani-exactly-enough", ended(three)) is None


@pytest.mark.parametrize("which", ["1b", "3a"])
def test_a_branch_tile_by_which_three_circles_begin_to_score(which: str) -> None:
    """The first and the third lesson show it; laid another way round it lights two at the most."""
    before = ["take branch 2", ..., "take cluster 1", ...] if which == "3a" else []
    right, wrong = {
        "1b": ("branch 5,4 NW NE SW", "branch 5,4 NW NE SE"),
        "3a": ("branch 5,4 NW NE SE", "branch 5,4 NW NE SW"),
    }[which]
    line = steps("solani", taught("solani", which), *before, right)
    assert found("solani-three-at-once", line) == len(line)
    assert found("solani-three-at-once", steps("solani", taught("solani", which), *before, wrong)) is None


def test_another_player_s_branch_tile_lights_nothing_of_yours() -> None:
    line = steps("solani", taught("solani", "1b"), "branch 5,4 NW NE SW")
    others = [evolve(one, events=tuple(evolve(event, seat=BOT) for event in one.events)) for one in line]
    assert found("solani-three-at-once", others) is None


def test_the_planet_that_coyote_was_about_to_take() -> None:
    """Coyote owns red, blue and white, and from the first cluster it reaches the yellow planet."""
    position = taught("solani", "6b")
    assert found("solani-ahead-of-coyote", steps("solani", position, "trade 1 > 8")) == 1
    assert found("solani-ahead-of-coyote", steps("solani", position, "take cluster 1")) is None
    assert position.coyote is not None
    for owned in ((RED, BLUE), (RED, BLUE, YELLOW, WHITE)):
        other = evolve(position, coyote=evolve(position.coyote, planets=owned))
        assert found("solani-ahead-of-coyote", steps("solani", other, "trade 1 > 8")) is None
    odd = evolve(position, round=position.round + 1)
    assert found("solani-ahead-of-coyote", steps("solani", odd, "trade 1 > 8")) is None
    took = evolve(position, market=evolve(position.market, cluster_takers=(None, None, BOT)))
    assert found("solani-ahead-of-coyote", steps("solani", took, "trade 1 > 8")) is None


def test_two_dark_skies_by_one_branch_tile() -> None:
    """The fifth lesson closes two with one tile, and one alone before that."""
    line = steps("solani", taught("solani", "5b"), "branch 3,3 NE SW")
    assert found("solani-two-with-one", line) == 1
    assert found("solani-two-with-one", steps("solani", taught("solani", "5a"), "branch 1,5 SE SW")) is None
    of_others = [ev.DarkSkySurrounded(HUMAN, 8), ev.DarkSkySurrounded(BOT, 9)]
    assert found("solani-two-with-one", told(of_others)) is None


@pytest.mark.parametrize(("done", "earned"), [(4, True), (3, False)])
def test_all_four_dark_skies_are_surrounded(done: int, earned: bool) -> None:
    state = alone()
    assert len(state.skies[0].dark) == 4
    mine = evolve(state.skies[0], surrounded=tuple(number < done for number in range(4)))
    assert found("solani-night-closed", ended(mine)) == (1 if earned else None)


def test_whose_planets_are_told_by_the_seat() -> None:
    """What Coyote trades for, or keeps, is nobody's honour."""
    position = evolve(taught("solani", "6b"), coyote=Collection(planets=(RED, BLUE, WHITE)))
    traded = ev.PlanetTraded(BOT, 0, Tile.C3, 7, YELLOW)
    assert found("solani-ahead-of-coyote", told(traded, before=position)) is None
