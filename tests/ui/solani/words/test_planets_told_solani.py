"""What is said of a planet while it is in hand and where it lies: by which rule it counts, and what that means in points."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import DraftCluster, PlaceCircle
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Placing, Sky, State
from noria_desktop.games.solani.terms import Branch, Kind, Tile
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.solani.board import handles as at_table
from noria_desktop.ui.solani.words.drags import preview, spoken
from noria_desktop.ui.solani.words.things import inspect
from noria_desktop.ui.table.change_ribbon import RIBBON_FROM
from tests.bots.solani.positions import ALONE, whole_game
from tests.games.solani.skies import at, sky, with_tiles
from tests.games.solani.tables import alone

COUNTED = "No node points at it: it counts (rule 5.1)."
BARE = sky(
    """
.    .    .    .    .    .
  <    .    .    .    .
.    *3   .    .    *2   .
  .    .    .    .    .
.    .    .    .    .    .
  .    .    .    .    .
.    .    .    .    .    .
  .    .    .    .    .
.    *4   .    .    *3   .
  .    .    .    .    .
.    .    .    .    .    .
"""
)


def table(held: Sky) -> State:
    return evolve(alone(), skies=(held,), pending=Placing(HUMAN, Kind.BRANCH), round=3)


def told(held: Sky, row: int, column: int) -> tuple[tuple[str, ...], str]:
    """What is said of laying the planet there, and aloud."""
    state, action = table(held), PlaceCircle(at(row, column))
    after = RULES.apply_unchecked(state, action).state
    return preview(state, after, action)[1], spoken(state, after, action)


def with_planet(base: Sky = BARE) -> Sky:
    return evolve(base, held_circle=Tile.RED, held_branch=Branch.I1)


def test_a_planet_alone_scores_nothing_until_a_second_one_lies_there() -> None:
    """Seen before: "No node points at it: it counts." of a planet for which there were no points."""
    lines, aloud = told(with_planet(), 1, 0)
    assert lines[-2:] == (COUNTED, "Alone in its sector: 0; with a second planet 3.")
    assert lines[0] == "Total −1, as before"
    assert all(line in aloud for line in lines[-2:])


def test_all_of_it_fits_into_the_strip(language: str) -> None:
    """The strip shows the first lines for which there is room: at 1280 these are all."""
    lines, _ = told(with_planet(), 1, 0)
    assert sum(text_width(line, 13) + 30 for line in lines) <= 1280 * (1 - RIBBON_FROM) - 24, lines


def test_a_second_planet_makes_a_set_and_its_points_are_said() -> None:
    lines, _ = told(with_planet(with_tiles(BARE, {(2, 2): Tile.BLUE})), 1, 0)
    assert lines[-2] == COUNTED
    assert lines[-1].startswith("2 different colour")
    assert lines[-1].endswith("in this sector: 3.")
    lines, _ = told(with_planet(with_tiles(BARE, {(2, 2): Tile.RED})), 1, 0)
    assert lines[-2:] == (COUNTED, "2 of one colour in this sector: 3.")
    lines, _ = told(with_planet(with_tiles(BARE, {(5, 5): Tile.BLUE})), 1, 0)
    assert lines[-1] == "Alone in its sector: 0; with a second planet 3.", "another sector"


def test_a_planet_with_a_node_no_longer_counts() -> None:
    lines, _ = told(with_planet(), 0, 1)
    assert lines[1].endswith("at it: it is in no set."), "before the points"


def test_where_it_lies_the_same_is_said() -> None:
    state = table(with_tiles(BARE, {(1, 0): Tile.RED}))
    assert inspect(at_table.circle(at(1, 0)), state)[1] == (
        COUNTED,
        "Alone in its sector: 0; with a second planet 3.",
    )


def test_a_trade_says_that_sets_are_counted_sector_by_sector() -> None:
    """Before: "It scores in sets while no node points at it." of planets that lay in two sectors."""
    states = [one for one in whole_game(1, ALONE) if isinstance(one.pending, Drafting)]
    seen = 0
    for state in states:
        for action in RULES.legal_actions(state):
            if isinstance(action, DraftCluster) and action.planet is not None:
                (line,) = preview(state, RULES.apply(state, action).state, action)[1]
                assert "sector by sector" in line
                seen += 1
    assert seen > 3
