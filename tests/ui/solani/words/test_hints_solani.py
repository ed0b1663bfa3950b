"""A hint tells the whole move with its places, by the number it is ranked by. Source: table.md 3; truth.md, Solani 4."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pytest

from noria_desktop.bots.solani.levels import Together
from noria_desktop.bots.solani.thoughts import Method, Reasoned
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.actions import DraftCluster, PlaceBranch, PlaceCircle, PlaceFeature
from noria_desktop.games.solani.positions import position
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import (
    Drafting,
    Keeping,
    Options,
    Picking,
    Placing,
    PlacingFeature,
    State,
)
from noria_desktop.games.solani.terms import Player, Tile
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.solani.game_ui import GAME_UI
from noria_desktop.ui.solani.words.actions import describe_action
from noria_desktop.ui.solani.words.hints import points_text
from noria_desktop.ui.solani.words.names import circle_place, gap_place, one_tile
from tests.bots.solani.positions import ALONE, THREE, TWO, found, seat_of
from tests.ui.wording.wording import faults

KINDS = (Drafting, Placing, Picking, Keeping, PlacingFeature)
RARE: Final[Mapping[tuple[Options, type, bool], tuple[int, int]]] = {
    (ALONE, Picking, True): (5, 11),
    (ALONE, Keeping, False): (10, 20),
    (ALONE, Keeping, True): (5, 11),
    (ALONE, PlacingFeature, True): (5, 11),
    (TWO, Picking, True): (6, 7),
    (TWO, Keeping, False): (1, 3),
    (TWO, Keeping, True): (18, 32),
    (TWO, PlacingFeature, True): (6, 7),
    (THREE, Picking, True): (1, 4),
    (THREE, Keeping, True): (25, 35),
    (THREE, PlacingFeature, True): (1, 4),
}
"""What is not decided in every game, by table, kind and whether it is the last round: the first two games in which it is."""


@cache
def advised() -> tuple[tuple[State, Reasoned, tuple[Hint, ...]], ...]:
    """What the adviser says in positions of every kind and table, with people at every seat; in English."""
    return tuple(
        (state, choice, GAME_UI.hints(choice, RULES.observe(state, seat_of(state))))
        for state, choice in decided()
    )


@cache
def decided() -> tuple[tuple[State, Reasoned], ...]:
    """The same without words, for whoever words them in another language."""
    return tuple(_decided())


def _decided() -> Iterator[tuple[State, Reasoned]]:
    for options in (ALONE, TWO, THREE):
        for kind in KINDS:
            for late in (False, True):

                def wanted(state: State, kind: type = kind, late: bool = late) -> bool:
                    return isinstance(state.pending, kind) and (state.round == 12) is late

                for seed in RARE.get((options, kind, late), (1, 2)):
                    (state,) = found(1, wanted, options, seed)
                    view = RULES.observe(state, seat_of(state))
                    choice, _ = Together(samples=2, width=6).choose(view, RULES.legal_actions(state), Rng(2))
                    assert isinstance(choice, Reasoned)
                    yield state, choice


def test_it_is_worded(language: str) -> None:
    for state, choice in decided():
        for hint in GAME_UI.hints(choice, state):
            texts = (hint.title, *hint.steps, hint.cover, hint.measure, *hint.chips, hint.cause, hint.why_not)
            for words in texts:
                assert not words or faults(words, language) == []


def test_the_first_is_what_the_adviser_chose_and_all_can_be_played() -> None:
    for state, choice, told in advised():
        assert told[0].actions[0] == choice.action
        assert told[0].why_not == ""
        for hint in told:
            after = state
            for action in hint.actions:
                after = RULES.apply(after, action).state


def test_both_tiles_are_told_with_their_places() -> None:
    """Before: only the branch, though the points came from the planet, whose place was not named."""
    met = 0
    for state, _, told in advised():
        if not isinstance(state.pending, Placing):
            continue
        sky = state.skies[state.pending.seat]
        both = sky.held_circle is not None and sky.held_branch is not None
        for hint in told:
            assert len(hint.actions) == len(hint.steps) == (2 if both else 1)
            assert hint.cover == ("both tiles" if both else "this tile")
            for action, words in zip(hint.actions, hint.steps, strict=True):
                if isinstance(action, PlaceBranch):
                    assert gap_place(action.space) in words
                elif isinstance(action, PlaceCircle):
                    assert circle_place(action.space) in words
            met += both
    assert met > 5


def test_the_score_lines_are_those_the_rules_count() -> None:
    """Chips sum up to the change of the total, bonus tiles included."""
    for state, _, told in advised():
        for hint in told:
            if not isinstance(hint.actions[0], PlaceBranch | PlaceCircle | PlaceFeature):
                continue
            after = state
            for action in hint.actions:
                after = RULES.apply(after, action).state
            seat = seat_of(state)
            change = scores(after).total(seat) - scores(state).total(seat)
            numbers = [int(chip.split()[0].replace("−", "-")) for chip in hint.chips]
            assert sum(numbers) == change


def test_the_number_shown_is_the_number_it_ranks_by() -> None:
    for state, choice, told in advised():
        worth = {one.action: one.worth for one in choice.thoughts.considered}
        for hint in told:
            if hint.measure:
                assert hint.after == points_text(worth[hint.actions[0]])
        if choice.thoughts.method is Method.COUNTED and state.coyote is None:
            seat = seat_of(state)
            totals = [scores(state).total(other) for other in range(len(state.skies))]
            mine = totals.pop(seat)
            assert told[0].before == points_text(100 * (mine - max(totals)))


def test_the_others_say_what_speaks_against_them_in_the_same_unit() -> None:
    met = set()
    for _, choice, told in advised():
        worth = {one.action: one.worth for one in choice.thoughts.considered}
        best = worth.get(told[0].actions[0], 0)
        for hint in told[1:]:
            less = best - worth[hint.actions[0]]
            if round(less / 10) > 0:
                assert hint.why_not == f"{points_text(less)} fewer than the first"
                met.add("fewer")
            elif round(less / 10) == 0:
                assert hint.why_not == "As good as the first, as far as can be told"
                met.add("equal")
            else:
                assert "given up earlier" in hint.why_not
    assert "fewer" in met


def test_points_that_a_won_feature_brings_are_named_as_the_cause() -> None:
    for state, _, told in advised():
        if not isinstance(state.pending, Placing):
            continue
        for hint in told:
            after = state
            for action in hint.actions:
                after = RULES.apply(after, action).state
            seat = state.pending.seat
            new = sum(after.skies[seat].surrounded) - sum(state.skies[seat].surrounded)
            assert ("Dark Sky" in hint.cause) is bool(new)
            assert hint.title.startswith("Win a feature") is bool(new)


def test_what_is_meant_to_follow_a_draft_is_not_said_to_be_done_with_it() -> None:
    """Before: "3 steps, taken back together with one Undo", where one was done."""
    met = 0
    for _, _, told in advised():
        for hint in told:
            assert len(hint.steps) - hint.planned == len(hint.actions)
            met += bool(hint.planned)
    assert met > 5


def test_a_number_from_before_the_end_is_not_called_the_points_at_the_end() -> None:
    measures = {
        (choice.thoughts.until, told[0].measure)
        for _, choice, told in advised()
        if choice.thoughts.method is Method.PLAYED_OUT
    }
    assert len({until for until, _ in measures}) > 1
    for until, measure in measures:
        if until < 12:
            assert f"after round {until}" in measure
        else:
            assert measure == "Lead expected at the end"


def test_a_place_of_the_market_stands_with_the_tile_that_lies_there() -> None:
    """Before: "for the yellow planet on space 10 (place 1)"."""
    met = 0
    for state in found(40, lambda state: isinstance(state.pending, Drafting), ALONE, a_game=10):
        for action in RULES.legal_actions(state):
            words = describe_action(action, state)
            if isinstance(action, DraftCluster) and action.planet is not None and "(place" in words:
                assert words.index("(place") < words.index(" for the ")
                met += 1
    assert met > 3


@pytest.mark.parametrize("number", [2, 4])
def test_before_coyotes_pick_the_adviser_says_that_it_does_not_weigh_quartz(number: int) -> None:
    options = Options((Player.HUMAN,), quartz=1)
    state = RULES.apply(
        position(options, 3, round=number), RULES.legal_actions(position(options, 3, round=number))[0]
    ).state
    choice, _ = Together(samples=1).choose(RULES.observe(state, HUMAN), RULES.legal_actions(state), Rng(1))
    (hint,) = GAME_UI.hints(choice, state)
    assert hint.title == "Let Coyote pick first"
    assert "do not weigh quartz" in hint.cause
    assert hint.measure == ""


def test_what_is_laid_later_is_named_with_its_article() -> None:
    """Before: "Then 3-node branch to …"; a feature bears a name and takes none."""
    planned = {
        step for _, _, hints in advised() for hint in hints for step in hint.steps if step[:5] == "Then "
    }
    assert any("branch" in step for step in planned)
    assert all(step.startswith(("Then the ", "Then a ")) for step in planned)


def test_a_tile_that_leaves_is_named_with_its_article() -> None:
    assert one_tile(Tile.C3) == "the 3-star cluster"
    assert one_tile(Tile.COMET) == "Comet"
