"""The score sheet and who wins. Source: rules.md 5, 9; rulings 37, 39; the rules text, *Scoring*."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.games.solani.scoring import result, scores
from noria_desktop.games.solani.state import Collection, Sky, State
from noria_desktop.games.solani.terms import CoyoteLevel, Line, Tile
from tests.games.solani.skies import any_sky, sky, with_branches, with_tiles
from tests.games.solani.tables import alone, table

BARE = sky()
THREE_FROM_A_CLUSTER = with_branches(
    with_tiles(BARE, {(3, 3): Tile.C3}), {(2, 2): "SE", (2, 3): "SW", (3, 2): "NE"}
)
THREE_FROM_PLANETS = with_tiles(BARE, {(5, 4): Tile.RED, (5, 5): Tile.BLUE})
THREE_FROM_A_FEATURE = with_tiles(BARE, {(5, 4): Tile.COMET})
THREE_FROM_A_GUIDING_STAR = with_branches(BARE, {(3, 3): "SE", (3, 4): "SW", (4, 3): "NE"})
ONE_LOOSE = with_branches(BARE, {(0, 3): "NW"})


def game(*skies: Sky) -> State:
    """A game with these skies."""
    return evolve(table(len(skies)), skies=skies)


def against(human: Sky, level: CoyoteLevel = CoyoteLevel.PUP, **collected: tuple[Tile, ...]) -> State:
    """A game with one player, and what Coyote has."""
    return evolve(alone(level), skies=(human,), coyote=Collection(**collected))


def lines(state: State, seat: int) -> dict[Line, tuple[int, int]]:
    """Count and value of each line of a seat."""
    return {line.code: (line.count, line.value) for line in scores(state).of(seat)}  # type: ignore[misc]


def totals(state: State) -> list[int]:
    """Points of each seat."""
    sheet = scores(state)
    return [sheet.total(seat) for seat in sorted({line.seat for line in sheet.lines})]


# The sheet ----------------------------------------------------------------------------------------------


def test_the_lines_of_a_player_stand_in_the_order_of_the_rules() -> None:
    """1 planets, 2 clusters and Guiding Stars, 3 features, 4 branches, 5 bonus tiles."""
    state = game(BARE, BARE)
    for seat in (0, 1):
        assert [line.code for line in scores(state).of(seat)] == [
            Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE, Line.BONUS,
        ]  # fmt: skip
    assert totals(state) == [0, 0]


def test_each_line_carries_its_own_points() -> None:
    everything = with_branches(
        with_tiles(BARE, {(5, 4): Tile.RED, (5, 5): Tile.BLUE, (0, 5): Tile.COMET, (2, 2): Tile.C2}),
        {(1, 1): "\\", (2, 2): "v", (3, 3): "SE", (3, 4): "SW", (4, 3): "NE", (0, 2): "NE"},
    )
    # Planets 3; c2 (2,2) touched by (1,1) and (2,2): 2; *3 (4,4) by three: 3; Comet on the border 3;
    # loose: (2,3) from the v and (0,3); (1,1) points at the Guiding Star as well. Hearth Light 5, Great Figure nobody
    assert lines(game(everything, BARE), 0) == {
        Line.PLANETS: (1, 3),
        Line.CLUSTERS: (1, 2),
        Line.GUIDING: (1, 3),
        Line.FEATURES: (1, 3),
        Line.LOOSE: (2, -1),
        Line.BONUS: (1, 5),
    }
    assert totals(game(everything, BARE)) == [14, 0]


def test_a_total_can_be_negative() -> None:
    """5.6."""
    assert totals(game(ONE_LOOSE, BARE)) == [-1, 0]
    assert scores(game(ONE_LOOSE, BARE)).winner == 1


# Who wins -----------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    sheet = scores(
        game(THREE_FROM_A_CLUSTER, with_tiles(THREE_FROM_PLANETS, {(5, 3): Tile.WHITE}), ONE_LOOSE)
    )
    assert [sheet.total(seat) for seat in range(3)] == [3, 7, -1]
    assert sheet.ranking == ((1,), (0,), (2,))
    assert sheet.winner == 1


@pytest.mark.parametrize("other", [THREE_FROM_PLANETS, THREE_FROM_A_FEATURE, THREE_FROM_A_GUIDING_STAR])
def test_a_tie_goes_to_the_most_points_from_clusters(other: Sky) -> None:
    """5.6: without Guiding Stars, planets and features."""
    sheet = scores(game(other, THREE_FROM_A_CLUSTER))
    assert [sheet.total(seat) for seat in (0, 1)] == [3, 3]
    assert sheet.ranking == ((1,), (0,))
    assert sheet.winner == 1
    assert result(game(other, THREE_FROM_A_CLUSTER)) == ((3, 3), (1,))


def test_still_tied_players_share_the_victory() -> None:
    """*If there is still a tie, tied players share the victory*."""
    sheet = scores(game(THREE_FROM_PLANETS, THREE_FROM_A_FEATURE, ONE_LOOSE))
    assert sheet.ranking == ((0, 1), (2,))
    assert sheet.winner is None
    assert scores(game(BARE, BARE, BARE, BARE)).ranking == ((0, 1, 2, 3),)
    assert result(game(BARE, BARE, BARE, BARE))[1] == (0, 1, 2, 3)


def test_clusters_are_compared_only_among_those_tied_for_first() -> None:
    """Ruling 39: the second place is shared though one has more from clusters."""
    seven = with_tiles(THREE_FROM_PLANETS, {(5, 3): Tile.WHITE})
    sheet = scores(game(THREE_FROM_PLANETS, THREE_FROM_A_CLUSTER, seven))
    assert sheet.ranking == ((2,), (0, 1))
    assert sheet.winner == 2


def test_bonus_tiles_count_in_the_ranking() -> None:
    wanderers = with_tiles(BARE, {(0, 3): Tile.RED, (2, 5): Tile.RED})
    # two red ones 3, the bonus tile 4
    assert totals(game(wanderers, THREE_FROM_A_CLUSTER)) == [7, 3]
    assert scores(game(wanderers, THREE_FROM_A_CLUSTER)).winner == 0


@given(st.lists(st.integers(0, 2**32 - 1), min_size=2, max_size=4))
def test_any_ranking_names_each_seat_once_best_first(seeds: list[int]) -> None:
    """5.6: whoever stands before somebody else has more points, or as many and more from clusters."""
    state = game(*map(any_sky, seeds))
    sheet = scores(state)
    assert sorted(seat for place in sheet.ranking for seat in place) == list(range(len(seeds)))
    marks = [(sheet.total(seat), lines(state, seat)[Line.CLUSTERS][1]) for seat in range(len(seeds))]
    first = sheet.ranking[0]
    assert {marks[seat] for seat in first} == {max(marks)}
    assert all(mark != max(marks) for seat, mark in enumerate(marks) if seat not in first)
    assert sheet.winner == (first[0] if len(first) == 1 else None)
    assert result(state) == (tuple([mark[0] for mark in marks]), first)
    points = [{sheet.total(seat) for seat in place} for place in sheet.ranking]
    assert all(len(found) == 1 for found in points)
    assert [max(found) for found in points] == sorted((max(found) for found in points), reverse=True)


# Coyote -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "plain", "white", "feature"),
    [
        (CoyoteLevel.PUP, 1, 2, 2),
        (CoyoteLevel.TRICKSTER, 1, 2, 3),
        (CoyoteLevel.SCATTERER, 1, 3, 3),
        (CoyoteLevel.THIEF, 1, 4, 4),
    ],
)
def test_what_coyote_scores(level: CoyoteLevel, plain: int, white: int, feature: int) -> None:
    """9: for each plain cluster kept, white-star cluster, feature card; planets as if all in one sector."""
    state = against(
        BARE,
        level,
        clusters=(Tile.C2, Tile.W21, Tile.C4, Tile.C3, Tile.W31),
        planets=(Tile.RED, Tile.BLUE, Tile.RED, Tile.WHITE),
        features=(Tile.COMET, Tile.NEXUS, Tile.BEACON),
    )
    # three kinds 7, two red ones 3; Hearth Light and Great Figure
    assert lines(state, 1) == {
        Line.PLANETS: (1, 10),
        Line.KEPT_PLAIN: (3, plain),
        Line.KEPT_WHITE: (2, white),
        Line.FEATURES: (3, feature),
        Line.BONUS: (1, 10),
    }
    assert totals(state) == [0, 20 + 3 * plain + 2 * white + 3 * feature]


def test_coyotes_planets_score_like_those_of_one_sector() -> None:
    """5.1, 9: all sixteen: four kinds 12, four of each of four colours 12 each."""
    planets = (Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE) * 4
    assert lines(against(BARE, planets=planets), 1)[Line.PLANETS] == (1, 60)
    assert lines(against(BARE, planets=planets[:1]), 1)[Line.PLANETS] == (1, 0)
    assert lines(against(BARE), 1)[Line.PLANETS] == (1, 0)


def test_the_human_wins_with_more_points_only() -> None:
    """9: Coyote wins ties."""
    sheet = scores(against(BARE))
    assert ([sheet.total(0), sheet.total(1)], sheet.winner, sheet.ranking) == ([0, 10], 1, ((1,), (0,)))
    ten = with_tiles(BARE, {(5, 3): Tile.RED, (5, 4): Tile.RED, (5, 5): Tile.BLUE, (3, 3): Tile.YELLOW})
    # three kinds 7, two red ones 3, Clear Night 4
    assert totals(against(ten)) == [14, 10]
    assert scores(against(ten)).winner == 0
    tied = against(ten, clusters=(Tile.C2,) * 4)
    assert totals(tied) == [14, 14]
    assert (scores(tied).winner, scores(tied).ranking) == (1, ((1,), (0,)))
    assert result(tied) == ((14, 14), (1,))
