"""What limits a feature or a circle is told before it bites: two cards of a number, one branch tile each round."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import PlaceBranch, PlaceCircle, PlaceFeature
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import CoyoteDrafting, Picking, Placing, PlacingFeature, Sky, State
from noria_desktop.games.solani.tally import number_in_reach, tally
from noria_desktop.games.solani.terms import BRANCHES, Branch, Kind, Tile
from noria_desktop.ui.solani.board import handles as at_table
from noria_desktop.ui.solani.board.arts import Light
from noria_desktop.ui.solani.board.project_tiles import lights
from noria_desktop.ui.solani.words.drags import preview, spoken, standing
from noria_desktop.ui.solani.words.prompts import in_hand, parting_text, prompt_text
from noria_desktop.ui.solani.words.refusals import refused
from noria_desktop.ui.solani.words.things import inspect
from tests.games.solani.skies import at, gap, sky
from tests.games.solani.tables import alone

TWOS = (Tile.COMET, Tile.MOON_HALO)
THREES = (Tile.CROWN_OF_WORLDS, Tile.NORTH_ROAD)


# Two of each number --------------------------------------------------------------------------------------


def corner(*owned: Tile) -> State:
    """One gap is left round a Dark Sky token in the corner, the branch tile for it in hand."""
    bare = sky("#    .    .    .    .    .", branch=Branch.I1, features=owned)
    circles = list(bare.circles)
    circles[at(0, 1)] = Tile.C2
    held = evolve(bare, circles=tuple(circles))
    return evolve(alone(), skies=(held,), pending=Placing(HUMAN, Kind.BRANCH), round=9)


FILLS = PlaceBranch(gap(0, 0), 2)
"""Its node points at the cluster."""


@pytest.mark.parametrize(
    ("owned", "words"),
    [
        (THREES, "a feature each, of number 2 only: you have 2 of number 3"),
        ((*TWOS, THREES[0]), "a feature each, of number 3 only: you have 2 of number 2"),
    ],
)
def test_a_surrounded_token_says_which_number_is_left(owned: tuple[Tile, ...], words: str) -> None:
    """Played by hand: "a feature for it", and only after the turn the row of three stars turned out to be closed."""
    state = corner(*owned)
    after = RULES.apply(state, FILLS).state
    told = f"surrounds 1 Dark Sky token(s): {words}".replace("1 Dark", "%n Dark")
    assert told in [line.replace("surrounds 1", "surrounds %n") for line in preview(state, after, FILLS)[1]]
    assert words in spoken(state, after, FILLS)
    said = f"Of number {words.split('of number ')[1][0]} only: you have 2 of number {words[-1]}."
    sealed = evolve(
        after, skies=(evolve(after.skies[0], picks=1),), pending=CoyoteDrafting(Kind.CIRCLE, second=True)
    )
    assert said in parting_text(sealed)[1]
    waits = evolve(sealed, pending=Placing(HUMAN, Kind.CIRCLE))
    assert said in prompt_text(RULES.turn(waits), waits)[1]
    pressed = refused(sealed, (), at_table.feature(Tile.BEACON), None)
    assert pressed is not None
    assert said in pressed.reason


def test_while_both_numbers_are_left_nothing_is_said_of_them() -> None:
    state = corner(TWOS[0], THREES[0])
    after = RULES.apply(state, FILLS).state
    assert any(line.endswith("a feature each") for line in preview(state, after, FILLS)[1])


# Twelve branch tiles -------------------------------------------------------------------------------------


def crowded(laid: int, base: Sky | None = None) -> Sky:
    """A sky with so many branch tiles, all of them south of the second row, their nodes pointing south."""
    bare = sky() if base is None else base
    branches = list(bare.branches)
    for space in range(gap(2, 0), BRANCHES)[: laid - sum(map(bool, branches))]:
        branches[space] = 4
    return evolve(bare, branches=tuple(branches))


def starred(laid: int, tile: Tile = Tile.C3) -> Sky:
    """A tile at row 1, column 3 with one node on it, and so many branch tiles in all."""
    bare = sky()
    circles, branches = list(bare.circles), list(bare.branches)
    circles[at(1, 3)] = tile
    branches[gap(0, 2)] = 4
    return crowded(laid, evolve(bare, circles=tuple(circles), branches=tuple(branches)))


@pytest.mark.parametrize(
    ("laid", "light", "words"),
    [
        (10, Light.OPEN, "1 node(s) of 3: still open."),
        (11, Light.LOST, "1 node(s) of 3: too few branch tiles are still to come, it scores nothing."),
        (12, Light.LOST, "1 node(s) of 3: too few branch tiles are still to come, it scores nothing."),
    ],
)
def test_no_more_nodes_are_promised_than_branch_tiles_come(laid: int, light: Light, words: str) -> None:
    """Played by hand: "1 node of 3: still open" in the last round, after the last branch tile was laid."""
    held = starred(laid)
    assert standing(tally(held), at(1, 3)) == words
    assert lights(held)[at(1, 3)] is light
    assert tally(held).fates[at(1, 3)] is Fate.OPEN, "as it is scored: nothing changes"


def test_a_features_number_is_out_of_reach_once_no_branch_tile_comes() -> None:
    """Played by hand: "exactly 2 score 2 more" of a feature won in round 12."""
    held = starred(12, Tile.COMET)
    assert standing(tally(held), at(1, 3)) == (
        "1 node(s), and too few branch tiles are still to come for its number 2: only its own condition scores, 0 now."
    )
    assert lights(held)[at(1, 3)] is Light.LOST
    assert standing(tally(starred(11, Tile.COMET)), at(1, 3)).startswith("1 node(s); exactly 2 score 2 more.")


def test_a_card_of_the_last_round_says_so_before_it_is_taken() -> None:
    bare = starred(12)
    held = evolve(bare, picks=1)
    assert not number_in_reach(held, Tile.MERIDIAN)
    state = evolve(alone(), skies=(held,), pending=Picking(HUMAN), round=12)
    words = in_hand(state, at_table.feature(Tile.MERIDIAN))
    assert words is not None
    assert words[1].startswith("Too few branch tiles are still to come for 3 nodes.")
    laying = evolve(state, pending=PlacingFeature(HUMAN, Tile.MERIDIAN))
    told = [
        line
        for action in RULES.legal_actions(laying)
        if isinstance(action, PlaceFeature)
        for line in preview(laying, RULES.apply(laying, action).state, action)[1]
    ]
    assert any("too few branch tiles are still to come" in line for line in told)
    assert not any("exactly 3 score 3 more" in line for line in told)


# Words that were not true ---------------------------------------------------------------------------------


def test_a_planet_under_a_node_is_in_no_set_even_before_it_lies() -> None:
    """Played by hand: "it no longer counts" of a planet still in hand, beside the points of Crown of Worlds for it."""
    bare = sky(circle=Tile.RED)
    branches = list(bare.branches)
    branches[gap(0, 2)] = 4
    held = evolve(bare, branches=tuple(branches))
    state = evolve(alone(), skies=(held,), pending=Placing(HUMAN, Kind.CIRCLE), round=3)
    action = PlaceCircle(at(1, 3))
    after = RULES.apply(state, action).state
    assert "1 node(s) point at it: it is in no set." in preview(state, after, action)[1]


def test_an_empty_place_is_not_refused_with_what_speaks_for_it() -> None:
    """Played by hand: a ban sign over "This space is empty and has a branch tile beside it."."""
    bare = sky(circle=Tile.C2)
    circles, branches = list(bare.circles), list(bare.branches)
    circles[at(0, 0)] = Tile.C4
    branches[gap(0, 2)] = 4
    held = evolve(bare, circles=tuple(circles), branches=tuple(branches))
    state = evolve(alone(), skies=(held,), pending=Placing(HUMAN, Kind.CIRCLE), round=3)
    for thing, words in (
        (at_table.circle(at(1, 3)), "No circular tile is in hand for this space."),
        (at_table.gap(gap(0, 0)), "No branch tile is in hand for this gap."),
    ):
        answer = refused(state, (), thing, None)
        assert answer is not None
        assert answer.reason == words


def test_a_feature_card_is_headed_by_its_name_alone() -> None:
    """In a lesson "Beacon, number 2: what is framed comes first" read as its place in a list."""
    title, lines = inspect(at_table.feature(Tile.BEACON), alone())
    assert title == "Beacon"
    assert lines[0] == "2 VP if exactly 2 nodes touch it."


def test_lessons_say_that_a_second_press_takes_and_promise_nothing_untrue() -> None:
    """The lesson's callout stands where the prompt would say it, and "nothing" forgot the number of the feature."""
    for number, name in ((3, "3.2"), (5, "5.4")):
        lesson = next(one for one in lessons("solani") if one.number == number)
        step = next(one for one in lesson.steps if one.id == name)
        assert step.say is not None
        assert "twice" in step.say.en
        assert "2回押" in step.say.ja
    lesson = next(one for one in lessons("solani") if one.number == 5)
    step = next(one for one in lesson.steps if one.id == "5.5")
    assert all("nothing" not in wrong.say.en for wrong in step.wrong)
