"""The final score. Source: rules.md 12; automa.md 13; the user's document, scoring."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.scoring import scores, structure_coins, structure_count, tie_breaks
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Ability, Line, Star, Structure, StructureTile
from tests.games.scythe.positions import at, position


def line(state: State, seat: int, code: Line) -> int:
    return next(row.points for row in scores(state).of(seat) if row.code is code)


@pytest.mark.parametrize(
    ("popularity", "stars", "territories", "resources"),
    [(0, 6, 4, 2), (6, 6, 4, 2), (7, 8, 6, 4), (12, 8, 6, 4), (13, 10, 8, 6), (18, 10, 8, 6)],
)
def test_popularity_sets_what_counts_how_much(
    popularity: int, stars: int, territories: int, resources: int
) -> None:
    """12: two stars, two territories and two pairs of resources in each tier."""
    state = position(
        popularity=popularity,
        stars={Star.COMBAT: 2},
        workers="h04 h05",
        goods={"h04": "3 wood", "h05": "oil"},
    )
    assert line(state, HUMAN, Line.STARS) == stars
    assert line(state, HUMAN, Line.TERRITORIES) == territories
    assert line(state, HUMAN, Line.RESOURCES) == resources


def test_pairs_are_counted_over_all_territories() -> None:
    """12: 3 and 2 tokens are two pairs and one left over; a territory of 8 counts 6 (solo rule)."""
    state = position(popularity=7, workers="h04 h05", goods={"h04": "3 wood", "h05": "2 oil"})
    assert line(state, HUMAN, Line.RESOURCES) == 2 * 2
    many = position(popularity=7, workers="h04 h05", goods={"h04": "8 wood", "h05": "oil"})
    assert line(many, HUMAN, Line.RESOURCES) == 3 * 2


def test_the_factory_counts_three_times() -> None:
    """12; automa.md 13: for either side."""
    mine = position(popularity=7, character="h23")
    assert line(mine, HUMAN, Line.TERRITORIES) == 3 * 3
    theirs = position(their_character="h23", their_workers="h43 h44")
    assert line(theirs, BOT, Line.TERRITORIES) == 5 * 3


def test_the_automa_counts_stars_territories_and_coins() -> None:
    """The user's document: stars 4 each, territories 3 each, coins; no resources, nothing for home base units."""
    state = position(
        their_workers="h43 h47 base",
        their_mechs="h33",
        their_stars={Star.TRACKER: 2, Star.COMBAT: 1},
        goods={"h43": "9 food"},
    )
    sheet = scores(state)
    assert [(row.code, row.points) for row in sheet.of(BOT)] == [
        (Line.STARS, 12),
        (Line.TERRITORIES, 9),
        (Line.COINS, 5),
    ]
    assert sheet.total(BOT) == 26


def test_what_the_automa_holds_counts_for_nobody_else() -> None:
    """automa.md 13: the human's resources under an Automa unit are lost, its structure still pays its tile."""
    state = position(
        structures={Structure.MINE: "h10"},
        their_workers="h10",
        goods={"h10": "4 oil"},
    )
    state = evolve(state, decks=evolve(state.decks, tile=StructureTile.ON_TUNNELS))
    assert line(state, HUMAN, Line.RESOURCES) == 0
    assert line(state, HUMAN, Line.TERRITORIES) == 0
    assert line(state, HUMAN, Line.STRUCTURES) == 2


def test_coins_and_the_tile_are_not_multiplied() -> None:
    """12: 10 coins and 4 for two structures on farms and tundras."""
    state = position(popularity=18, structures={Structure.MINE: "h12", Structure.MILL: "h30"})
    state = evolve(state, decks=evolve(state.decks, tile=StructureTile.FARM_TUNDRA))
    assert line(state, HUMAN, Line.COINS) == 10
    assert line(state, HUMAN, Line.STRUCTURES) == 4


# Structure bonus tiles ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "structures", "count", "coins"),
    [
        # h16 lies beside h10 and h15, h24 beside h18 and h32: four different tunnels
        (StructureTile.TUNNELS_ADJACENT, "h16", 2, 4),
        (StructureTile.TUNNELS_ADJACENT, "h16 h24", 4, 6),
        # a structure on a tunnel is not beside itself
        (StructureTile.TUNNELS_ADJACENT, "h10", 0, 0),
        # h23 lies beside h17, h22, h31; h16 adds h09
        (StructureTile.LAKES_ADJACENT, "h23", 3, 4),
        (StructureTile.LAKES_ADJACENT, "h16 h23", 4, 6),
        # h36 lies beside h35 and h44 is not; h43 lies beside h36 and h44
        (StructureTile.ENCOUNTERS_ADJACENT, "h36", 1, 2),
        (StructureTile.ENCOUNTERS_ADJACENT, "h36 h43", 3, 4),
        (StructureTile.ON_TUNNELS, "h10 h15 h16", 2, 4),
        (StructureTile.ON_TUNNELS, "h10 h15 h18 h29", 4, 6),
        (StructureTile.FARM_TUNDRA, "h02 h05 h08 h12", 4, 9),
        (StructureTile.FARM_TUNDRA, "h01 h03", 0, 0),
        (StructureTile.LINE, "h23", 1, 2),
        (StructureTile.LINE, "h16 h23 h30", 2, 4),
        (StructureTile.LINE, "h15 h23 h32 h39", 2, 4),
        (StructureTile.LINE, "h24 h23 h32 h25", 3, 6),
        (StructureTile.LINE, "h10 h16 h21 h28", 2, 4),
    ],
)
def test_structure_tiles(tile: StructureTile, structures: str, count: int, coins: int) -> None:
    """12 and the six tiles: rivers break nothing, the own hex is not beside it."""
    on = [at(name) for name in structures.split()]
    assert structure_count(tile, on) == count
    assert structure_coins(tile, on) == coins


def test_no_structures_pay_nothing() -> None:
    """12: a count of 0 pays 0 on every tile."""
    assert [structure_coins(tile, []) for tile in StructureTile] == [0] * 6


# Who wins -----------------------------------------------------------------------------------------------


def test_more_coins_win() -> None:
    """12."""
    sheet = scores(position(coins=30))
    assert (sheet.winner, sheet.ranking) == (HUMAN, ((HUMAN,), (BOT,)))
    assert scores(position(coins=0)).winner == BOT


def level(**human: object) -> State:
    """Both sides have five coins and nothing else but what is named."""
    return position(**{"coins": 5, "power": 0, "popularity": 10, "workers": "base base"} | human)  # type: ignore[arg-type]


def test_tie_breaks_in_their_order() -> None:
    """12, automa.md 13: pieces first (home bases count), then power, then popularity."""
    assert tie_breaks(level(their_workers="base base")) == ((2, 0, 10, 0, 0), (2, 0, 10, 0, 0))
    pieces = level(workers="base base base", their_workers="base base", their_power=16)
    assert scores(pieces).winner == HUMAN
    power = level(their_workers="base base", their_power=3, popularity=18)
    assert scores(power).winner == BOT
    popularity = level(their_workers="base base", popularity=11)
    assert scores(popularity).winner == HUMAN
    less = level(their_workers="base base", popularity=9)
    assert scores(less).winner == BOT


def test_mechs_and_structures_are_pieces_and_the_character_is_none() -> None:
    """12: workers, mechs and structures together; automa.md 13: the Automa has no structures."""
    state = position(
        mechs={Ability.SPEED: "h12"},
        structures={Structure.MINE: "h11"},
        workers="h04 h05 h05",
        their_mechs="base base",
        their_workers="base base",
    )
    assert [marks[0] for marks in tie_breaks(state)] == [5, 4]


def test_a_full_tie_is_shared() -> None:
    """12: still tied, the victory is shared."""
    sheet = scores(level(their_workers="base base"))
    assert sheet.winner is None
    assert sheet.ranking == ((HUMAN, BOT),)
