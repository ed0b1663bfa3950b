"""What is in the box. Source: rules.md 2, 3, 7, 9; the rules text's list of components."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from noria_desktop.engine.printed import ComponentsError
from noria_desktop.games.solani.components import components, read_components
from noria_desktop.games.solani.conditions import Connection, Location
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, turned
from noria_desktop.games.solani.goals import Award, Measure
from noria_desktop.games.solani.state import PRINTED_SECTORS
from noria_desktop.games.solani.terms import (
    CLUSTERS,
    FEATURES,
    PLANETS,
    Board,
    Bonus,
    Branch,
    CoyoteLevel,
    Row,
    SetupCard,
    Tile,
)
from noria_desktop.resource_files import resource
from tests.games.solani.skies import at

DATA = json.loads(resource("data", "solani", "components.json").read_text(encoding="utf-8"))


def count(*tiles: Tile) -> int:
    """How many of these circular tiles are in the box."""
    return sum(components().tile_counts[tile.index] for tile in tiles)


def test_96_circular_tiles_16_planets_24_features_56_clusters() -> None:
    assert count(*Tile) == 96
    assert count(*PLANETS) == 16
    assert count(*FEATURES) == 24
    assert count(*CLUSTERS) == 56


def test_64_branch_tiles() -> None:
    """2.3: i1 8, l2 10, v2 18, t3 18, x4 10."""
    assert components().branch_counts == (8, 10, 18, 18, 10)
    assert sum(components().branch_counts) == 64


def test_one_l2_two_i1_two_v2_are_set_aside_for_round_12() -> None:
    assert sorted(kind.value for kind in components().final_branches) == ["i1", "i1", "l2", "v2", "v2"]
    assert components().rounds == 12


def test_branch_tiles_turn_clockwise() -> None:
    """2.3: every different rotation; together all fifteen ways to point."""
    printed = components()
    assert printed.rotations == ((1, 2, 4, 8), (5, 10), (3, 6, 12, 9), (7, 14, 13, 11), (15,))
    assert printed.nodes == (1, 2, 2, 3, 4)
    assert printed.branch_of[0] is None
    assert [kind.value for kind in printed.branch_of[1:] if kind] == [
        "i1", "i1", "v2", "i1", "l2", "v2", "t3", "i1", "v2", "l2", "t3", "v2", "t3", "t3", "x4",
    ]  # fmt: skip


def test_five_kinds_of_cluster() -> None:
    """2.4: stars, white stars, what they may score as, the anchor they are traded at, and how many there are."""
    printed = components()
    kinds = {
        tile.value: (
            printed.stars[tile.index],
            printed.white[tile.index],
            printed.values[tile.index],
            printed.anchors[tile.index],
            count(tile),
        )
        for tile in CLUSTERS
    }
    assert kinds == {
        "c2": (2, 0, (2,), 2, 16),
        "c3": (3, 0, (3,), 3, 16),
        "c4": (4, 0, (4,), 4, 12),
        "w21": (2, 1, (2, 3), 0, 6),
        "w31": (3, 1, (3, 4), 0, 6),
    }


def test_four_planets_of_each_of_four_colours() -> None:
    assert [count(planet) for planet in PLANETS] == [4, 4, 4, 4]
    assert all(components().values[planet.index] == () for planet in PLANETS)


def test_twelve_features_of_each_number_with_two_clauses_each() -> None:
    printed = components()
    numbers = [printed.numbers[feature.index] for feature in FEATURES]
    assert numbers == [2] * 12 + [3] * 12
    for feature, number in zip(FEATURES, numbers, strict=True):
        first, second = printed.features[feature.index]
        assert first == Connection(number, number)
        assert not isinstance(second, Connection)
    locations = [feature for feature in FEATURES if isinstance(printed.features[feature.index][1], Location)]
    assert locations == [Tile.COMET, Tile.HEART_OF_THE_SKY]
    assert not any(printed.features[tile.index] for tile in (*CLUSTERS, *PLANETS))


def test_guiding_stars_one_in_each_sector_twelve_stars_a_board() -> None:
    """2.2."""
    printed = {
        board.value: {divmod(s, 6): n for s, n in enumerate(components().guiding[board.index]) if n}
        for board in Board
    }
    assert printed == {
        "first_woman": {(1, 1): 3, (1, 4): 2, (4, 4): 3, (4, 1): 4},
        "first_man": {(1, 2): 2, (2, 4): 3, (4, 3): 4, (3, 1): 3},
        "coyote": {(2, 1): 3, (1, 3): 4, (3, 4): 3, (4, 2): 2},
        "fire_man": {(1, 1): 4, (1, 4): 3, (4, 4): 2, (4, 1): 3},
    }
    for stars in components().guiding:
        assert sum(stars) == 12
        touched = {gap for space, n in enumerate(stars) if n for gap, _ in BRANCHES_ROUND[space]}
        assert len(touched) == 16


def test_four_setup_cards_of_four_dark_sky_tokens() -> None:
    """2.6: 16 tokens, 4 a player; never on a Guiding Star, whichever way the card lies."""
    assert [[divmod(space, 6) for space in card] for card in components().dark] == [
        [(2, 2), (0, 4), (5, 3), (4, 0)],
        [(2, 2), (3, 3), (0, 4), (5, 1)],
        [(2, 3), (2, 2), (5, 4), (4, 0)],
        [(3, 3), (0, 3), (1, 0), (5, 1)],
    ]
    for card in SetupCard:
        for turns in range(4):
            dark = [turned(space, turns) for space in components().dark[card.index]]
            assert len(set(dark)) == 4
            assert not any(stars[space] for stars in components().guiding for space in dark)


def test_surrounding_all_dark_sky_takes_ten_branch_tiles_with_s2_eleven() -> None:
    """2.6."""
    needed = [len({gap for space in card for gap, _ in BRANCHES_ROUND[space]}) for card in components().dark]
    assert needed == [10, 11, 10, 10]


def test_three_four_five_tiles_of_each_type_with_two_three_four_players() -> None:
    """The rules text, *Preparation*; the same numbers of feature cards, players + 1. Solo is two seats."""
    assert components().market_size[2:] == (3, 4, 5)
    assert components().row_size[2:] == (3, 4, 5)


def test_eight_ten_twelve_planets_from_the_centre_outwards_and_four_more() -> None:
    """The rules text, *Setup* 7 and 8."""
    printed = components()
    assert printed.planets_dealt[2:] == (8, 10, 12)
    assert printed.deal_order == (5, 6, 4, 7, 3, 8, 2, 9, 1, 10, 0, 11)
    assert printed.reserve == 4
    assert printed.refill_spaces == (5, 6, 4, 7)


def test_anchors_of_the_track() -> None:
    """4.2: 2 before index 0, 4 between 5 and 6, 3 after index 11."""
    gaps = components().anchor_gaps
    assert (gaps[2], gaps[4], gaps[3]) == (0, 6, 12)
    assert set(gaps[:2]) == {-1}


def test_planet_chart_and_loose_nodes() -> None:
    """The rules text, *Scoring*: kinds 0/3/7/12; two of a colour 3, three 7, four 12; minus 1 a loose node."""
    assert components().different == (0, 0, 3, 7, 12)
    assert components().same == (0, 0, 3, 7, 12)
    assert components().loose_node == -1


def test_two_cards_of_a_kind_at_most_draw_two() -> None:
    """The rules text: *You can only have 2 of each type of card*; *draw 2 cards*."""
    assert components().feature_limit == 2
    assert components().drawn == 2


def test_four_bonus_tiles() -> None:
    """7."""
    tiles = components().bonuses
    assert len(tiles) == len(Bonus) == 4
    assert tuple(tile.sector for tile in tiles) == PRINTED_SECTORS
    assert [(tile.award, tile.at_least, tile.points) for tile in tiles] == [
        (Award.MOST, 1, 5),
        (Award.EACH, 2, 4),
        (Award.EACH, 4, 4),
        (Award.MOST, 2, 5),
    ]
    assert [tile.measure for tile in tiles] == list(Measure)


def test_four_levels_of_coyote() -> None:
    """9."""
    printed = components()
    assert [(level.plain, level.white, level.feature, level.thresholds) for level in printed.coyote] == [
        (1, 2, 2, (2, None, None, 2)),
        (1, 2, 3, (4, None, None, 3)),
        (1, 3, 3, (6, None, None, 4)),
        (1, 4, 4, (6, None, None, 4)),
    ]
    assert len(CoyoteLevel) == 4
    features = {number: row for number, row in enumerate(printed.coyote_features) if row}
    assert features == {3: Row.TWO, 6: Row.THREE, 9: Row.TWO, 12: Row.THREE}
    assert [number for number, trades in enumerate(printed.coyote_trades) if trades] == [2, 4, 6, 8, 10, 12]


def test_what_comes_from_where_is_marked() -> None:
    """Every block of figures says how sure it is."""
    for name, block in DATA.items():
        if name != "_meta":
            assert block["confidence"] in DATA["_meta"]["confidence_key"], name


def changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The data with one entry exchanged."""
    data: dict[str, Any] = copy.deepcopy(DATA)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("boards", "list", 0, "id"), "coyote"),
        (("boards", "list", 0, "guiding", 0, "at"), [1, 4]),
        (("branches", "list", 0, "count"), 9),
        (("branches", "list", 3, "mask"), 5),
        (("branches", "list", 3, "nodes"), 2),
        (("branches", "final_round", "list"), ["i1"]),
        (("circles", "clusters", "list", 0, "count"), 15),
        (("circles", "planets", "list", 0, "count"), 5),
        (("circles", "total"), 100),
        (("features", "list", 0, "number"), 3),
        (("features", "list", 0, "id"), "F2-02"),
        (("features", "row_size"), [0, 3, 3, 3, 3]),
        (("market", "size"), [0, 3, 3, 4, 6]),
        (("track", "deal_order"), [5, 6]),
        (("track", "refill"), [5]),
        (("track", "dealt"), [0, 8, 8, 10, 16]),
        (("planet_sets", "same"), [0, 0, 3]),
        (("setup_cards", "list", 0, "at", 0), [1, 1]),
        (("bonuses", "list", 0, "id"), "B2"),
        (("coyote", "levels", 0, "id"), "hare"),
    ],
)
def test_data_that_contradict_themselves_are_refused(path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(ComponentsError):
        read_components(changed(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("features", "list", 0, "clauses", 0, "type"), "wish"),
        (("features", "list", 1, "clauses", 1, "region"), "elsewhere"),
        (("bonuses", "list", 0, "measure"), "beauty"),
        (("branches", "final_round", "list", 0), "z9"),
    ],
)
def test_unknown_words_are_refused(path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises((KeyError, ValueError)):
        read_components(changed(path, value))


def test_kinds_are_found_by_how_a_tile_lies() -> None:
    assert components().branch_of[12] is Branch.V2
    assert components().guiding[Board.COYOTE.index][at(1, 3)] == 4
