"""What is said of features: their number, how a card in hand is taken, that a drop wins one. Played by hand before."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import DrawFeatures, PlaceBranch, PlaceFeature
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.placement import circle_spaces
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Keeping, Picking, Placing, PlacingFeature, Sky
from noria_desktop.games.solani.tally import number_in_reach, number_too_late, tally
from noria_desktop.games.solani.terms import FEATURES, Branch, Kind, Row, Tile
from noria_desktop.ui.solani.board import handles as at_table
from noria_desktop.ui.solani.board.arts import Light
from noria_desktop.ui.solani.board.project_tiles import lights
from noria_desktop.ui.solani.words.drags import preview, spoken, standing
from noria_desktop.ui.solani.words.features import (
    SHORT,
    feature_brief,
    feature_short,
    figures_of,
    most_of,
    most_text,
)
from noria_desktop.ui.solani.words.prompts import in_hand, prompt_text
from tests.bots.solani.positions import ALONE, TWO, whole_game
from tests.games.solani.skies import at, gap, sky
from tests.games.solani.tables import alone

COMET = Tile.COMET
"""Number 2; 3 points on the border."""


def a_comet(*laid: tuple[int, int, int]) -> Sky:
    """A comet at row 0, column 3, where two gaps open, with branch tiles in (row, column) by their nodes' mask."""
    bare = sky()
    branches = list(bare.branches)
    for row, column, mask in laid:
        branches[gap(row, column)] = mask
    circles = list(bare.circles)
    circles[at(0, 3)] = COMET
    return evolve(bare, branches=tuple(branches), circles=tuple(circles))


@pytest.mark.parametrize(
    ("laid", "fate", "light", "words"),
    [
        (
            ((0, 3, 4),),
            Fate.OUT_OF_REACH,
            Light.LOST,
            "0 node(s), and too few gaps for its number 2: only its own condition scores, 3 now.",
        ),
        (
            ((0, 3, 1),),
            Fate.OPEN,
            Light.OPEN,
            "1 node(s); exactly 2 score 2 more. Its own condition scores 3 now.",
        ),
        (
            ((0, 3, 1), (0, 2, 2)),
            Fate.SCORES,
            Light.SCORES,
            "2 node(s), exactly its number: it brings 5 now.",
        ),
    ],
)
def test_a_features_number_stands_as_a_clusters_does(
    laid: tuple[tuple[int, int, int], ...], fate: Fate, light: Light, words: str
) -> None:
    """Before: an open badge where no gap was left; "exactly 3 score" beside points that its condition brought."""
    lying = a_comet(*laid)
    assert tally(lying).number_fate(at(0, 3)) is fate
    assert lights(lying)[at(0, 3)] is light
    assert standing(tally(lying), at(0, 3)) == words


def test_more_nodes_than_the_number_leave_the_condition_alone() -> None:
    bare = a_comet()
    circles = list(bare.circles)
    circles[at(0, 3)], circles[at(1, 3)] = None, COMET
    branches = list(bare.branches)
    branches[gap(0, 2)], branches[gap(0, 3)], branches[gap(1, 2)] = 4, 8, 2
    full = evolve(bare, circles=tuple(circles), branches=tuple(branches))
    assert lights(full)[at(1, 3)] is Light.OVERFILLED
    assert (
        standing(tally(full), at(1, 3))
        == "3 node(s), more than its number 2: only its own condition scores, 0 now."
    )


def test_the_fifth_lesson_promises_no_number_where_the_gaps_are_too_few() -> None:
    """Both framed places have at most one gap open to a node; the words said "scores its number, here 2"."""
    lesson = next(one for one in lessons("solani") if one.number == 5)
    step = next(one for one in lesson.steps if one.id == "5.5")
    assert step.say is not None
    assert "too few gaps" in step.say.en
    assert "隙間が足りない" in step.say.ja


def test_a_feature_won_is_told_right_behind_the_total() -> None:
    """The ribbon shows the first lines that fit: behind losses it fell away."""
    seen = 0
    for state in (one for seed in (1, 2) for one in whole_game(seed, ALONE)):
        for action in RULES.legal_actions(state) if isinstance(state.pending, Placing) else ():
            if not isinstance(action, PlaceBranch):
                continue
            lines = preview(state, RULES.apply(state, action).state, action)[1]
            told = [place for place, line in enumerate(lines) if line.startswith("surrounds ")]
            assert told in ([], [1])
            seen += len(told)
    assert seen > 3


def test_a_card_or_deck_in_hand_says_how_it_is_taken() -> None:
    """Before: "Choose the feature you won" stood on, though a second press or the framed panel was waited for."""
    asked = set()
    for state in (one for seed in (1, 2, 3) for options in (ALONE, TWO) for one in whole_game(seed, options)):
        if isinstance(state.pending, Picking):
            open_card = next(one for row in state.supply.rows for one in row)
            words, deck = in_hand(state, at_table.feature(open_card)), in_hand(state, at_table.deck(Row.TWO))
            assert words is not None
            assert words[0].startswith("Take ")
            assert deck is not None
            assert deck[0] == "Draw 2 cards from this deck?"
            assert "framed panel" in deck[1]
        elif isinstance(state.pending, Keeping):
            (card, *_) = state.pending.drawn
            assert card is not None
            words = in_hand(state, at_table.feature(card))
            assert words is not None
            assert words[0].startswith("Keep ")
            assert in_hand(state, at_table.deck(Row.TWO)) is None
        else:
            assert in_hand(state, at_table.feature(COMET)) is None
            continue
        opens = tuple(one for row in state.supply.rows for one in row)
        (taken, *_) = state.pending.drawn if isinstance(state.pending, Keeping) else opens
        assert taken is not None
        number = components().numbers[taken.index]
        assert words[0].endswith(f": {feature_short(taken)}?")
        held = state.skies[state.pending.seat]
        fits, late = number_in_reach(held, taken), number_too_late(held, taken)
        assert words[1] == (
            (
                f"Also {number} for exactly {number} nodes. "
                if fits
                else f"Too few branch tiles are still to come for {number} nodes. "
                if late
                else f"No space has gaps enough for {number} nodes now. "
            )
            + "Press it again to take it, or drop it on the framed panel. Esc puts it back."
        ), "before: not a word of the number before the card was taken"
        asked.add(type(state.pending))
    assert Picking in asked


def test_a_card_whose_number_no_space_can_reach_says_so_before_it_is_taken() -> None:
    """Played by hand: three points were promised, and all three spaces said only then that they had too few gaps."""
    bare = sky()
    circles, branches = list(bare.circles), list(bare.branches)
    for space in (at(0, 1), at(1, 0), at(1, 1)):
        circles[space] = Tile.C4
    branches[gap(0, 0)] = 4
    corner = evolve(bare, circles=tuple(circles), branches=tuple(branches))
    assert circle_spaces(corner) == (at(0, 0),), "its only gap is filled, and no node points at it"
    state = evolve(alone(), skies=(corner,), pending=Picking(HUMAN), round=5)
    words = in_hand(state, at_table.feature(COMET))
    assert words is not None
    assert words[1].startswith("No space has gaps enough for 2 nodes now.")
    deck = in_hand(state, at_table.deck(Row.TWO))
    assert deck is not None
    assert deck[1].startswith("No space has gaps enough for 2 nodes now."), (
        "it was said only when the cards were drawn"
    )
    other = next(one for one in FEATURES if one is not COMET and components().numbers[one.index] == 2)
    keeping = evolve(state, pending=Keeping(HUMAN, (COMET, other)))
    assert prompt_text(RULES.turn(keeping), keeping)[1].startswith(
        "No space has gaps enough for 2 nodes now."
    )
    open_still = list(bare.branches)
    open_still[gap(0, 3)] = 1
    assert number_in_reach(evolve(bare, branches=tuple(open_still)), COMET), (
        "a node and a free gap: row 1, column 4"
    )


def drop(held: Sky, action: PlaceBranch | PlaceFeature) -> tuple[tuple[str, ...], str]:
    """What is said of it, and aloud."""
    pending = (
        PlacingFeature(HUMAN, COMET) if isinstance(action, PlaceFeature) else Placing(HUMAN, Kind.BRANCH)
    )
    state = evolve(alone(), skies=(held,), pending=pending, round=3)
    after = RULES.apply_unchecked(state, action).state
    return preview(state, after, action)[1], spoken(state, after, action)


@pytest.mark.parametrize(
    ("laid", "branch", "mask", "words"),
    [
        (
            ((0, 3, 1),),
            Branch.I1,
            4,
            "Spoilt: number 2 of Comet (row 1, column 4), too few gaps are left.",
        ),
        (((0, 3, 1),), Branch.I1, 2, "Won: number 2 of Comet (row 1, column 4), it scores 2."),
    ],
)
def test_a_tile_that_settles_the_number_of_a_feature_says_so(
    laid: tuple[tuple[int, int, int], ...], branch: Branch, mask: int, words: str
) -> None:
    """A straight branch without a node towards it took 3 points with nothing but "−1 for more loose nodes"."""
    lines, aloud = drop(evolve(a_comet(*laid), held_branch=branch), PlaceBranch(gap(0, 2), mask))
    assert words in lines
    assert words in aloud
    if words.startswith("Spoilt"):
        assert lines[1] == words, "right behind the total"


def test_a_third_node_takes_a_features_number() -> None:
    bare = a_comet((0, 2, 4), (0, 3, 8))
    circles = list(bare.circles)
    circles[at(0, 3)], circles[at(1, 3)] = None, COMET
    lines, aloud = drop(
        evolve(bare, circles=tuple(circles), held_branch=Branch.I1), PlaceBranch(gap(1, 2), 2)
    )
    words = "Lost: number 2 of Comet (row 2, column 4), a node too many. It scored 2."
    assert lines[1] == words
    assert words in aloud


def test_where_a_feature_is_laid_its_number_comes_before_the_points() -> None:
    """The ribbon shows what fits: it stood last, behind four gains, and fell away."""
    bare = a_comet((0, 3, 4))
    circles = list(bare.circles)
    circles[at(0, 3)] = None
    lines, _ = drop(evolve(bare, circles=tuple(circles)), PlaceFeature(at(0, 3)))
    assert "too few gaps for its number 2" in lines[1]


def test_losses_come_before_gains_in_every_preview() -> None:
    for state in (one for seed in (1, 2) for one in whole_game(seed, ALONE)):
        for action in RULES.legal_actions(state) if isinstance(state.pending, Placing) else ():
            lines = preview(state, RULES.apply(state, action).state, action)[1]
            bad = [
                n for n, one in enumerate(lines) if one.startswith(("\N{MINUS SIGN}", "Lost: ", "Spoilt: "))
            ]
            good = [n for n, one in enumerate(lines) if one.startswith(("+", "Won: "))]
            assert max(bad, default=0) <= min(good, default=99), lines


def test_the_number_is_said_before_a_card_is_chosen_and_before_its_tile_is_laid() -> None:
    asked = set()
    states = [one for seed in (1, 2, 3) for one in whole_game(seed, ALONE)]
    for state in tuple(states):
        if isinstance(state.pending, Picking):
            draws = (one for one in RULES.legal_actions(state) if isinstance(one, DrawFeatures))
            states += [RULES.apply(state, one).state for one in draws]
    for state in states:
        words = prompt_text(RULES.turn(state), state)[1]
        match state.pending:
            case Picking():
                assert "Its number scores too" in words
            case Keeping(_, (card, *_)) if card is not None:
                number = components().numbers[card.index]
                held = state.skies[state.pending.seat]
                fits, late = number_in_reach(held, card), number_too_late(held, card)
                either = f"Either also scores {number} for exactly {number} nodes."
                none = f"No space has gaps enough for {number} nodes now."
                too_late = f"Too few branch tiles are still to come for {number} nodes."
                assert words.startswith(either if fits else too_late if late else none)
            case PlacingFeature(_, feature):
                number = components().numbers[feature.index]
                sky_now = state.skies[state.pending.seat]
                more = f"Exactly {number} nodes score {number} more."
                assert words.endswith(more) == number_in_reach(sky_now, feature)
            case _:
                continue
        asked.add(type(state.pending))
    assert asked == {Picking, Keeping, PlacingFeature}


def test_a_card_says_the_most_that_it_scores(language: str) -> None:
    """Cradle took four points for three clusters at two each; the most stood in the card that hovers alone."""
    assert len(SHORT) == len(FEATURES)
    for feature in FEATURES:
        most = most_of(feature)
        capped = "most" in figures_of(feature)
        assert (most is not None) == capped
        if most is not None:
            assert str(most) in most_text(most)
            assert feature_short(feature).startswith(feature_brief(feature))
            assert str(most) in feature_short(feature).removeprefix(feature_brief(feature))
    assert most_of(Tile.CRADLE) == 4


def test_callouts_leave_free_the_planets_and_numbers_that_they_speak_of() -> None:
    """One lay over the two planets whose colours it asks about, one over the change that a turn would bring."""
    for number, name in ((7, "7.9"), (1, "1.2")):
        lesson = next(one for one in lessons("solani") if one.number == number)
        step = next(one for one in lesson.steps if one.id == name)
        assert {"sky", "score"} <= set(step.besides)
