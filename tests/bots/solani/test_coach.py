"""The coach's lines in Solani: each on a position on which it is true, and beside it on one on which it is not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from attrs import evolve

from noria_desktop.app.kits.solani_lessons import SolaniLanguage
from noria_desktop.bots.coaching import Decision, Occasion, Remark, Said, first_remark
from noria_desktop.bots.solani.coach import COACH, turn
from noria_desktop.bots.solani.coach_laying import after_laying
from noria_desktop.bots.solani.coach_lines import Line
from noria_desktop.bots.solani.coach_picks import after_feature, after_pick, before_pick
from noria_desktop.bots.solani.ways import branch_gain, gain, gain_in_sets, ways_of
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import (
    Advance,
    DraftBranch,
    DraftCluster,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.placement import place_branch, place_circle
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Picking, Sky, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Bonus, Branch, Tile
from noria_desktop.resource_files import resource
from tests.bots.solani.positions import ALONE, seat_of, whole_game
from tests.games.solani.skies import MASKS, at, gap, sky, supply, with_branches, with_tiles
from tests.games.solani.tables import alone, drafting

BARE: Final = sky(
    """
.    .    .    .    .    .
  .    .    .    .    .
.    *3   .    .    *2   .
  .    .    .    .    .
.    .    .    .    .    .
  .    .    .    .    .
.    .    .    .    .    .
  .    .    .    .    .
.    *4   .    .    *3   .
"""
)


def laid(
    start: Sky,
    tile: Tile,
    kind: Branch,
    branch: tuple[int, int, str],
    circle: tuple[int, int],
    number: int = 3,
) -> dict[Line, Remark]:
    """What is said when two tiles were laid so, the branch tile first; lines by themselves."""
    held = evolve(start, held_circle=tile, held_branch=kind)
    row, column, nodes = branch
    end = place_circle(place_branch(held, gap(row, column), MASKS[nodes]), at(*circle))
    table = evolve(alone(), round=number)
    before, after = (evolve(table, skies=(one,)) for one in (held, end))
    return {Line(remark.kind): remark for remark in after_laying(before, after)}


def test_a_cluster_beside_a_loose_node_is_told_where_the_node_points() -> None:
    said = laid(BARE, Tile.C2, Branch.V2, (0, 0, "<"), (0, 0))
    remark = said[Line.LOOSE_NODE]
    assert remark.things == (at(0, 1),)
    assert (remark.field("now"), remark.field("better"), remark.worth) == (-1, 0, 1)
    assert remark.of_press
    assert Line.LOOSE_NODE not in laid(BARE, Tile.C2, Branch.V2, (0, 0, "<"), (0, 1))
    assert Line.LOOSE_NODE not in laid(BARE, Tile.RED, Branch.V2, (0, 0, "<"), (0, 0)), (
        "a planet would be touched there"
    )
    # The node that is loose lies on a Dark Sky token: nothing can lie there.
    dark = evolve(BARE, dark=(at(0, 1),), surrounded=(False,))
    assert Line.LOOSE_NODE not in laid(dark, Tile.C2, Branch.V2, (0, 0, "<"), (0, 0))


def test_a_star_with_a_node_too_many() -> None:
    full = with_branches(with_tiles(BARE, {(2, 1): Tile.C2}), {(1, 0): "<", (1, 1): ">"})
    said = laid(full, Tile.C3, Branch.I1, (2, 0, "NE"), (3, 0))
    assert said[Line.TOO_MANY].things == (at(2, 1),)
    assert Line.TOO_MANY not in laid(full, Tile.C3, Branch.I1, (2, 0, "SW"), (3, 0))
    # One node more is what it wants.
    open_still = with_branches(with_tiles(BARE, {(2, 1): Tile.C3}), {(1, 0): "<", (1, 1): ">"})
    assert Line.TOO_MANY not in laid(open_still, Tile.C3, Branch.I1, (2, 0, "NE"), (3, 0))


def test_a_cluster_that_can_never_be_filled() -> None:
    said = laid(BARE, Tile.C4, Branch.I1, (0, 0, "SE"), (0, 0))
    assert said[Line.OUT_OF_REACH].things == (at(0, 0),)
    assert Line.OUT_OF_REACH not in laid(BARE, Tile.C4, Branch.I1, (1, 1, "NE"), (1, 2)), (
        "three gaps and a node: open"
    )
    assert Line.OUT_OF_REACH not in laid(BARE, Tile.RED, Branch.I1, (0, 0, "SE"), (0, 0))


def test_a_node_on_a_planet() -> None:
    planet = with_branches(with_tiles(BARE, {(2, 1): Tile.RED}), {(1, 0): "NE"})
    assert laid(planet, Tile.C2, Branch.I1, (1, 1, "SW"), (2, 2))[Line.TETHERED].things == (at(2, 1),)
    assert Line.TETHERED not in laid(planet, Tile.C2, Branch.I1, (1, 1, "NW"), (2, 2))
    # The planet just laid counts as well.
    own = laid(BARE, Tile.RED, Branch.I1, (0, 0, "NW"), (0, 0))
    assert own[Line.TETHERED].things == (at(0, 0),)


def test_a_planet_alone_in_its_sector() -> None:
    blue = with_tiles(BARE, {(0, 3): Tile.BLUE})
    said = laid(blue, Tile.RED, Branch.I1, (0, 0, "SE"), (0, 0))
    assert said[Line.ALONE].things == (at(0, 0),)
    assert said[Line.ALONE].worth == 3
    assert Line.ALONE not in laid(blue, Tile.RED, Branch.I1, (0, 3, "SE"), (0, 4)), "two colours: 3 points"
    assert Line.ALONE not in laid(BARE, Tile.RED, Branch.I1, (0, 0, "SE"), (0, 0)), (
        "the first planet of the game"
    )
    # Two red ones in a sector score 3; that it scores nothing alone would be no reason.
    pair = with_tiles(BARE, {(0, 3): Tile.BLUE, (1, 0): Tile.BLUE})
    assert Line.ALONE not in laid(pair, Tile.RED, Branch.I1, (0, 0, "SE"), (0, 0))


def test_the_last_gap_round_a_dark_sky_token() -> None:
    dark = evolve(BARE, dark=(at(0, 0),), surrounded=(False,))
    said = laid(dark, Tile.C2, Branch.I1, (1, 1, "NW"), (2, 2))
    assert said[Line.LAST_GAP].things == (at(0, 0),)
    assert Line.LAST_GAP not in laid(dark, Tile.C2, Branch.I1, (0, 0, "SE"), (0, 1)), "it was closed"
    wide = evolve(BARE, dark=(at(0, 2),), surrounded=(False,))
    assert Line.LAST_GAP not in laid(wide, Tile.C2, Branch.I1, (1, 1, "NW"), (2, 2)), "two gaps are left"


def test_a_bonus_tile_from_round_8_on() -> None:
    nearly = with_branches(with_tiles(BARE, {(0, 1): Tile.C2}), {(0, 0): "<"})
    said = laid(nearly, Tile.C3, Branch.I1, (1, 1, "NW"), (2, 2), number=8)
    remark = said[Line.BONUS_TILE]
    assert remark.things == (Bonus.HEARTH_LIGHT,)
    assert remark.worth >= 5
    assert Line.BONUS_TILE not in laid(nearly, Tile.C3, Branch.I1, (1, 1, "NW"), (2, 2), number=7)
    assert Line.BONUS_TILE not in laid(nearly, Tile.C3, Branch.I1, (0, 1, "NW"), (0, 2), number=8), (
        "it was won"
    )


def test_a_branch_tile_that_loses_points_by_itself() -> None:
    """Seen before: two nodes at nothing cost two points, and the coach was silent, as four were asked for."""
    said = laid(BARE, Tile.RED, Branch.V2, (0, 0, "v"), (1, 0))
    remark = said[Line.BRANCH_LOSES]
    assert remark.things == (at(0, 0), at(0, 1))
    assert (remark.field("now"), remark.field("better"), remark.worth) == (-2, 0, 2)
    assert remark.of_press
    assert not remark.field("dark"), "no Dark Sky is spoken of where no node points at one"
    assert Line.MORE_LIGHT not in said
    assert Line.BRANCH_LOSES not in laid(BARE, Tile.RED, Branch.V2, (0, 0, "<"), (1, 0)), (
        "one node at an empty space may be closed yet"
    )
    # A node at a Dark Sky token never will be: one is enough.
    dark = evolve(BARE, dark=(at(0, 0),), surrounded=(False,))
    said = laid(dark, Tile.C2, Branch.I1, (0, 0, "NW"), (0, 1))
    assert said[Line.BRANCH_LOSES].things == (at(0, 0),)
    assert said[Line.BRANCH_LOSES].field("dark")
    assert said[Line.BRANCH_LOSES].worth == 1
    assert Line.BRANCH_LOSES not in laid(dark, Tile.C2, Branch.I1, (0, 0, "SE"), (0, 1)), "it costs nothing"
    # Four nodes in the midst of nothing: wherever the tile lies, as many of them cost a point.
    assert Line.BRANCH_LOSES not in laid(BARE, Tile.C2, Branch.X4, (0, 0, "X"), (0, 1))


def test_only_the_branch_tile_is_taken_back_where_it_came_last() -> None:
    """What is said of it alone; where the circular tile came after it, both go back, as turns are taken back in order."""
    steps: dict[type, set[int]] = {PlaceBranch: set(), PlaceCircle: set()}
    for state in whole_game(2, ALONE):
        sky = state.skies[HUMAN]
        if not (sky.held_branch and sky.held_circle):
            continue
        for first in RULES.legal_actions(state)[::3]:
            middle = RULES.apply(state, first).state
            for second in RULES.legal_actions(middle)[::3]:
                if not isinstance(second, PlaceBranch | PlaceCircle):
                    continue
                for remark in COACH.remarks(played(state, [first, second])):
                    if remark.kind == Line.BRANCH_LOSES.value:
                        steps[type(second)].add(remark.steps)
        if all(steps.values()):
            break
    assert steps == {PlaceBranch: {1}, PlaceCircle: {2}}


def test_two_tiles_that_could_light_more() -> None:
    three = with_branches(BARE, {(3, 0): "SE", (3, 1): "SW", (4, 0): "NE"})
    said = laid(three, Tile.C2, Branch.I1, (0, 0, "SE"), (0, 1))
    remark = said[Line.MORE_LIGHT]
    assert remark.field("better") - remark.field("now") == remark.worth >= 4
    assert Line.MORE_LIGHT not in laid(three, Tile.C2, Branch.I1, (4, 1, "NW"), (5, 2)), (
        "the four stars shine"
    )
    dark = evolve(three, dark=(at(0, 0),), surrounded=(False,))
    assert Line.MORE_LIGHT not in laid(dark, Tile.C2, Branch.I1, (0, 0, "SE"), (0, 1)), (
        "a feature is won, which the sum of the sky does not hold"
    )


def test_a_cluster_too_late_to_be_filled() -> None:
    # Two branch tiles are to come after round 10; without a node the three stars want three.
    said = laid(BARE, Tile.C3, Branch.I1, (1, 1, "NW"), (1, 2), number=10)
    assert (said[Line.TOO_LATE].field("missing"), said[Line.TOO_LATE].field("left")) == (3, 2)
    assert Line.TOO_LATE not in laid(BARE, Tile.C3, Branch.I1, (1, 1, "NE"), (1, 2), number=10)
    assert Line.TOO_LATE not in laid(BARE, Tile.C3, Branch.I1, (1, 1, "NW"), (1, 2), number=9)


def test_ways_are_those_that_the_rules_allow() -> None:
    """Every way to lay both tiles, in either order, is what the legal actions lead to."""
    for state in (state for seed in (1, 2) for state in whole_game(seed, ALONE)):
        own = state.skies[HUMAN]
        if seat_of(state) != HUMAN or own.held_branch is None or own.held_circle is None:
            continue
        reached = set()
        for one in RULES.legal_actions(state):
            middle = RULES.apply(state, one).state
            for two in RULES.legal_actions(middle):
                if isinstance(two, PlaceBranch | PlaceCircle):
                    end = RULES.apply(middle, two).state.skies[HUMAN]
                    reached.add((end.branches, end.circles))
        found = [(way.sky.branches, way.sky.circles) for way in ways_of(own)]
        assert len(found) == len(set(found))
        assert set(found) == reached
        assert all(way.total == way.counted.total for way in ways_of(own)[::17])
        if state.round > 3:
            break


# Picks ------------------------------------------------------------------------------------------------


def answered(state: State, action: Any) -> State:
    """After a pick, when it is the player's turn again."""
    state = RULES.apply(state, action).state
    while RULES.turn(state).automatic:
        state = RULES.apply(state, Advance()).state
    return state


def picked(state: State, action: Any) -> dict[Line, Remark]:
    """What is said after a pick."""
    return {Line(one.kind): one for one in after_pick(state, action, answered(state, action))}


WAITING: Final = with_branches(
    with_tiles(BARE, {(2, 1): Tile.C4}),
    {(0, 0): "SE", (0, 1): "SW", (1, 0): "SE", (2, 0): "NE", (2, 1): "NW"},
)
"""Four stars want one node and three stars want one, on either side of the same gap."""


def test_coyote_takes_the_branch_with_most_nodes_first() -> None:
    table = drafting(1, "c2 c3 c2", "i1 v2 i1")
    table = evolve(table, skies=(evolve(WAITING, held_circle=None, held_branch=None),))
    assert (branch_gain(WAITING, Branch.V2), branch_gain(WAITING, Branch.I1)) == (7, 4)
    said = picked(table, DraftCluster(0))
    assert said[Line.COYOTES_BRANCH].things == (1,)
    assert said[Line.COYOTES_BRANCH].of_press, "nothing was revealed: going back is free"
    assert Line.COYOTES_BRANCH not in picked(table, DraftBranch(1)), "it was taken first"
    # Coyote takes the four nodes; then the two are still there.
    other = evolve(table, market=evolve(table.market, branches=(Branch.X4, Branch.V2, Branch.I1)))
    assert Line.COYOTES_BRANCH not in picked(other, DraftCluster(0))


def lesson_position(number: int, name: str) -> State:
    """A position of the lessons."""
    text = resource("data", "lessons", "solani", f"{number}.json").read_text(encoding="utf-8")
    return SolaniLanguage().position(json.loads(text)["positions"][name])


def test_coyotes_fourth_colour_can_be_taken_first() -> None:
    state = lesson_position(6, "6b")
    assert state.coyote is not None
    assert len(state.coyote.planets) == 3
    said = picked(state, DraftCluster(1))
    remark = said[Line.COYOTES_COLOUR]
    assert (remark.field("colour"), remark.worth, remark.field("has_it")) == (Tile.YELLOW, 5, False)
    assert Line.COYOTES_COLOUR not in picked(state, DraftCluster(0)), "then no yellow planet is in reach"


def test_a_planet_that_makes_a_set_at_once() -> None:
    blue = with_branches(with_tiles(BARE, {(0, 3): Tile.BLUE}), {(0, 3): "SE"})
    table = evolve(drafting(1, "c2 c3 c2", "i1 v2 i1", "....wrby...."), skies=(blue,))
    assert gain_in_sets(blue, Tile.RED) == 3
    assert gain_in_sets(BARE, Tile.RED) is None
    said = picked(table, DraftCluster(0))
    remark = said[Line.NEXT_COLOUR]
    station = remark.things[0]
    assert table.supply.track[station] is remark.field("planet")
    assert remark.worth == remark.field("better") - remark.field("now") >= 3
    trade = next(
        one for one in RULES.legal_actions(table) if isinstance(one, DraftCluster) and one.planet == station
    )
    assert Line.NEXT_COLOUR not in picked(table, trade)
    bare = evolve(table, skies=(with_branches(BARE, {(0, 3): "SE"}),))
    assert Line.NEXT_COLOUR not in picked(bare, DraftCluster(0)), "a first planet makes no set"


def test_round_12_is_told_of_before_the_first_pick_of_round_11_in_a_first_game() -> None:
    table = drafting(1, number=11)
    assert seat_of(table) == HUMAN
    (remark,) = before_pick(table)
    assert Line(remark.kind) is Line.LAST_BRANCHES
    assert remark.field("nodes") == (1, 2)
    occasion = Occasion(table, RULES.legal_actions(table))
    assert first_remark(COACH, occasion) is not None
    assert first_remark(COACH, evolve(occasion, first_game=False)) is None
    assert first_remark(COACH, evolve(occasion, said=(Said(remark.kind, 100),))) is None
    assert list(before_pick(drafting(1, number=10))) == []
    assert list(before_pick(answered(table, DraftCluster(0)))) == []


def test_an_open_card_that_would_bring_more() -> None:
    held = with_branches(with_tiles(BARE, {(0, 2): Tile.C2}), {(0, 0): "SE", (0, 1): "v"})
    cards = tuple(Tile)[9:21]
    worth = {card: gain(held, card) for card in cards}
    best, least = max(cards, key=lambda card: worth[card]), min(cards, key=lambda card: worth[card])
    assert worth[best] - worth[least] >= 3
    start = evolve(
        alone(), pending=Picking(HUMAN), supply=supply((least, best)), skies=(evolve(held, picks=1),)
    )

    def feature(card: Tile) -> list[Remark]:
        took = RULES.apply(start, TakeFeature(card)).state
        places = [one for one in RULES.legal_actions(took) if isinstance(one, PlaceFeature)]
        ends = [RULES.apply(took, one).state for one in places]
        return list(after_feature(start, max(ends, key=lambda end: tally(end.skies[HUMAN]).total)))

    (remark,) = feature(least)
    assert (remark.kind, remark.things) == (Line.BETTER_FEATURE.value, (best,))
    assert feature(best) == []


# When it speaks -----------------------------------------------------------------------------------------


def played(state: State, actions: Sequence[Any]) -> Occasion:
    """The moment after these actions of the player, the last one by itself the latest gesture."""
    earlier = []
    for action in actions:
        before = state
        state = RULES.apply(state, action).state
        earlier.append(Decision(before, action))
    last = earlier.pop()
    return Occasion(
        state, RULES.legal_actions(state), HUMAN, last.view, (last.action,), False, tuple(earlier)
    )


def test_a_turn_is_looked_at_when_both_tiles_lie() -> None:
    state = next(
        state
        for state in whole_game(2, ALONE)
        if state.skies[HUMAN].held_branch and state.skies[HUMAN].held_circle and state.round > 4
    )
    branch = next(one for one in RULES.legal_actions(state) if isinstance(one, PlaceBranch))
    middle = RULES.apply(state, branch).state
    circles = [one for one in RULES.legal_actions(middle) if isinstance(one, PlaceCircle)]
    assert all(first_remark(COACH, played(state, [branch])) is None for _ in (0,)), (
        "one tile is still in hand"
    )
    spoken = [
        found for one in circles if (found := first_remark(COACH, played(state, [branch, one]))) is not None
    ]
    assert spoken
    assert all(remark.of_press for remark in spoken)
    occasion = played(state, [branch, circles[0]])
    kind = spoken[0].kind
    # Others have moved: it can no longer simply be taken back, and nothing is said.
    assert first_remark(COACH, evolve(occasion, answered=True)) is None
    # Twice a game is enough; once a turn as well.
    twice = (Said(kind, 100), Said(kind, 200))
    for one in circles:
        found = first_remark(COACH, evolve(played(state, [branch, one]), said=twice))
        assert found is None or found.kind != kind
    now = COACH.turn_at(occasion)
    assert all(
        first_remark(COACH, evolve(played(state, [branch, one]), said=(Said("solani.k8", now),))) is None
        for one in circles
    )


def test_turns_only_grow_and_tell_decisions_apart() -> None:
    for seed in (1, 2, 3):
        states = [state for state in whole_game(seed, ALONE) if seat_of(state) == HUMAN]
        turns = [turn(state) for state in states]
        assert turns == sorted(turns)
        picks = [turn(state) for state in states if isinstance(state.pending, Drafting)]
        assert len(set(picks)) == len(picks)


def test_a_tile_without_a_space_is_no_turn_that_lies() -> None:
    table = evolve(alone(), round=3)
    held = evolve(BARE, held_circle=Tile.C2, held_branch=Branch.I1)
    end = evolve(place_branch(held, gap(0, 0), MASKS["SE"]), held_circle=None)
    assert list(after_laying(evolve(table, skies=(held,)), evolve(table, skies=(end,)))) == []
