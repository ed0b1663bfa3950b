"""The map against the reference table. Source: rules.md 14; automa.md 2."""

from __future__ import annotations

import json
from typing import Any

import pytest

from noria_desktop.engine.printed import ComponentsError, read_text
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import NO_PLACE, geography, side_between
from noria_desktop.games.scythe.printed_map import read_map
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    PLACE_OF,
    PLACES,
    TERRITORIES,
    Faction,
    Place,
    Resource,
    Side,
    Terrain,
    home_base,
    place_id,
)
from noria_desktop.resource_files import resource

MAP = geography()
PRINTED = components().map


def places(text: str) -> tuple[Place, ...]:
    return tuple(sorted(PLACE_OF[name] for name in text.split()))


def edges() -> list[tuple[Place, Place]]:
    return [(one, other) for one in range(TERRITORIES) for other in MAP.neighbours[one] if one < other]


def test_forty_seven_territories_and_seven_home_bases() -> None:
    """14: ids stand in reading order, home bases follow by faction."""
    assert (TERRITORIES, PLACES) == (47, 54)
    assert place_id(0) == "h01"
    assert place_id(46) == "h47"
    assert home_base(Faction.NORDIC) == PLACE_OF["base_nordic"] == 47
    assert home_base(Faction.TOGAWA) == PLACE_OF["base_togawa"] == 53


@pytest.mark.parametrize(
    ("terrain", "count", "tunnels", "encounters"),
    [
        (Terrain.FARM, 7, 1, 1),
        (Terrain.FOREST, 7, 1, 1),
        (Terrain.LAKE, 7, 0, 0),
        (Terrain.MOUNTAIN, 8, 1, 3),
        (Terrain.TUNDRA, 8, 2, 2),
        (Terrain.VILLAGE, 9, 1, 4),
        (Terrain.FACTORY, 1, 0, 0),
    ],
)
def test_terrain_tunnels_and_encounters(terrain: Terrain, count: int, tunnels: int, encounters: int) -> None:
    """14: the table of terrains; its last column adds up to 47, 6 and 11."""
    of_kind = MAP.of_terrain[terrain.index]
    assert len(of_kind) == count
    assert sum(MAP.tunnel[place] for place in of_kind) == tunnels
    assert sum(MAP.encounter[place] for place in of_kind) == encounters


def test_where_tunnels_and_encounters_are() -> None:
    """14: the marks of the hex table."""
    assert MAP.tunnels == places("h10 h15 h18 h29 h32 h37")
    assert PRINTED.encounters == places("h03 h08 h11 h13 h21 h25 h27 h35 h36 h39 h44")
    assert MAP.lakes == places("h07 h09 h17 h22 h31 h33 h42")
    assert place_id(MAP.factory) == "h23"


def test_a_hundred_and_fifteen_adjacencies() -> None:
    """14: 79 between land, 36 with a lake, none between lakes."""
    pairs = edges()
    lakes = [MAP.lake[one] + MAP.lake[other] for one, other in pairs]
    assert len(pairs) == 115
    assert [lakes.count(number) for number in (0, 1, 2)] == [79, 36, 0]
    assert all(one in MAP.neighbours[other] for one, other in pairs)


def test_how_many_neighbours() -> None:
    """14: hexes by number of adjacent territories."""
    numbers = [len(MAP.neighbours[place]) for place in range(TERRITORIES)]
    assert [numbers.count(number) for number in range(2, 7)] == [1, 9, 8, 5, 24]


def test_thirty_one_rivers_and_one_at_the_rusviet_base() -> None:
    """14: 31 of the 79 land pairs are across a river, never beside a lake; one more at a home base."""
    pairs = [(one, other) for one, other in edges() if other in MAP.rivers[one]]
    assert len(pairs) == 31
    assert not any(MAP.lake[one] or MAP.lake[other] for one, other in pairs)
    assert all(one in MAP.rivers[other] for one, other in pairs)
    at_bases = [
        (place_id(base), place_id(p)) for base in range(TERRITORIES, PLACES) for p in MAP.rivers[base]
    ]
    assert at_bases == [("base_rusviet", "h13")]
    assert len(PRINTED.rivers) == 32


@pytest.mark.parametrize(
    ("hex_id", "neighbours", "rivers", "open_land"),
    [
        ("h05", "h04 h06 h11 h12", "h06 h12", "h04 h11"),
        ("h10", "h03 h04 h09 h11 h16 h17", "h11 h04 h03", "h16"),
        ("h23", "h16 h17 h22 h24 h30 h31", "", "h16 h24 h30"),
        ("h25", "h18 h19 h24 h26 h32 h33", "h18 h24 h32", "h19 h26"),
        ("h28", "h20 h21 h27 h29 h34 h35", "h21 h20 h34 h35", "h27 h29"),
        ("h33", "h25 h26 h32 h39 h40", "", ""),
        ("h47", "h43 h44", "", "h43 h44"),
    ],
)
def test_rows_of_the_hex_table(hex_id: str, neighbours: str, rivers: str, open_land: str) -> None:
    """14: neighbours, river sides and open neighbours of some hexes, as the table lists them."""
    place = PLACE_OF[hex_id]
    assert MAP.neighbours[place] == places(neighbours)
    assert MAP.rivers[place] == set(places(rivers))
    assert MAP.open_land[place] == places(open_land)


@pytest.mark.parametrize(
    ("faction", "peninsula"),
    [
        (Faction.NORDIC, "h04 h05 h11"),
        (Faction.RUSVIET, "h19 h25 h26"),
        (Faction.CRIMEA, "h43 h44 h47"),
        (Faction.SAXONY, "h34 h35 h41"),
        (Faction.POLANIA, "h14 h20 h21"),
    ],
)
def test_peninsulas_of_three(faction: Faction, peninsula: str) -> None:
    """14: each base faction starts on three hexes closed off by water, without a tunnel."""
    assert MAP.peninsula[faction.index] == places(peninsula)
    assert components().automa.peninsulas[faction.index] == places(peninsula)
    assert not any(MAP.tunnel[place] for place in places(peninsula))


def test_the_mainland() -> None:
    """14: the other 25 land hexes form one mainland, where the expansion factions start."""
    closed = {place for faction in BASE_FACTIONS for place in MAP.peninsula[faction.index]}
    mainland = tuple(place for place in range(TERRITORIES) if not MAP.lake[place] and place not in closed)
    assert len(mainland) == 25
    assert MAP.peninsula[Faction.ALBION.index] == MAP.peninsula[Faction.TOGAWA.index] == mainland


def test_what_touches_the_home_bases() -> None:
    """14, last column; 5: two land neighbours each, the rest is water."""
    touching = {
        Faction.NORDIC: "h04 h05",
        Faction.RUSVIET: "h13 h19 h26",
        Faction.CRIMEA: "h42 h43 h47",
        Faction.SAXONY: "h34 h41",
        Faction.POLANIA: "h07 h14 h20",
        Faction.ALBION: "h01 h02",
        Faction.TOGAWA: "h40 h46",
    }
    for faction, beside in touching.items():
        base = home_base(faction)
        assert MAP.neighbours[base] == places(beside)
        assert len(MAP.open_land[base]) == 2
        assert MAP.open_land[base] == MAP.base_neighbourhood[faction.index]
        assert MAP.free[base] == MAP.confined[base] == ()


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("h23", "h23", 0),
        ("h16", "h23", 1),
        ("h33", "h23", 3),
        ("h01", "h23", 4),
        ("base_saxony", "h23", 5),
        ("base_togawa", "h23", 5),
        ("base_saxony", "h34", 1),
        ("base_saxony", "h35", 2),
        ("h36", "h21", 2),
        ("base_nordic", "base_crimea", 8),
    ],
)
def test_distances(one: str, other: str, steps: int) -> None:
    """automa.md 2: steps on the plain grid, home bases on cells of their own. (h36 to h21: example 17.2.)"""
    assert MAP.distance[PLACE_OF[one]][PLACE_OF[other]] == steps
    assert MAP.distance[PLACE_OF[other]][PLACE_OF[one]] == steps


def test_neighbourhoods_confined_and_free() -> None:
    """automa.md 2: the own territory and what can be entered in one step under the water phase."""
    h19 = PLACE_OF["h19"]
    assert MAP.confined[h19] == places("h19 h25 h26")
    assert MAP.free[h19] == places("h12 h13 h18 h19 h25 h26")
    assert all(set(MAP.confined[place]) <= set(MAP.free[place]) for place in range(TERRITORIES))


def test_sides() -> None:
    """14: where a neighbour lies."""
    assert side_between(PLACE_OF["h03"], PLACE_OF["h04"]) is Side.E
    assert side_between(PLACE_OF["h03"], PLACE_OF["h10"]) is Side.SE
    assert side_between(PLACE_OF["h03"], PLACE_OF["h23"]) is None
    assert side_between(PLACE_OF["h01"], NO_PLACE) is None


def test_what_terrain_yields() -> None:
    """4: mountain metal, tundra oil, farm food, forest wood; villages make workers."""
    assert PRINTED.yields == (Resource.METAL, Resource.OIL, Resource.FOOD, Resource.WOOD, None, None, None)
    assert PRINTED.workers_from is Terrain.VILLAGE
    assert PRINTED.factory_territories == 3


def map_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resource("data", "scythe", "map.json").read_text(encoding="utf-8"))
    return data


def test_a_damaged_map_is_named() -> None:
    """Bad input: swapped hexes, two on a cell, an unknown terrain, cut-off text."""
    swapped = map_data()
    hexes = swapped["hexes"]["list"]
    hexes[3], hexes[4] = hexes[4], hexes[3]
    doubled = map_data()
    doubled["hexes"]["list"][1]["q"] = -1
    unknown = map_data()
    unknown["hexes"]["list"][0]["terrain"] = "desert"
    for data in (swapped, doubled, unknown, {}):
        with pytest.raises(ComponentsError, match=r"map\.json"):
            read_text(json.dumps(data), "map.json", read_map)
    with pytest.raises(ComponentsError, match=r"map\.json"):
        read_text('{"hexes"', "map.json", read_map)
