"""A friend's sentence over each reason of the bot is true of the choice. Source: lessons/noria.md; rules.md 5.3."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import Criterion, Question
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options, State
from noria_desktop.games.noria.terms import Chamber, Letter, Track
from noria_desktop.ui.noria.game_ui import explain
from noria_desktop.ui.noria.words.names import track_name

GAMES = 40
ISLAND_TIE = "Several kinds are equally rare there: it takes the rightmost of them."
NOBODY_LEFT = "Its favourite chamber has nobody left to seat, so it helps the next one."
SAME_WORTH = "All those tracks are worth the same, so it takes the one on the right."
INSTEAD = "So it climbs instead."


@cache
def told() -> tuple[tuple[ev.Event, State, tuple[ev.Event, ...], str], ...]:
    """Reasons of the bot in random games: event, the state before it, its whole step, what a friend says."""
    found = []
    for seed in range(GAMES):
        pick, state = random.Random(seed), RULES.setup(Options(), seed).state
        while RULES.turn(state).seat is not None:
            step = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state)))
            for event in step.events:
                explained = explain(event, state)
                if explained is not None:
                    found.append((event, state, step.events, explained.friend))
            state = step.state
    return tuple(found)


def test_most_choices_among_several_have_a_sentence() -> None:
    met: Counter[Question] = Counter()
    said: Counter[Question] = Counter()
    for event, _, _, friend in told():
        if isinstance(event, ev.Decided) and any(len(one.before) > 1 for one in event.trail):
            met[event.question] += 1
            said[event.question] += bool(friend)
    assert set(met) == set(Question)
    assert said.total() > 0.7 * met.total(), (said, met)


def test_where_kinds_are_equally_rare_the_right_one_goes() -> None:
    seen = 0
    for event, state, _, friend in told():
        if not isinstance(event, ev.Decided) or event.question is not Question.WHICH_SHIP_LEAVES:
            continue
        ships = state.islands[event.island or 0].ships
        place = ["berth_1", "berth_2", "berth_3"].index(event.chosen.value)
        equal = [number for number, count in enumerate(ships) if count == ships[place]]
        assert (friend == ISLAND_TIE) == (len(equal) > 1)
        if friend == ISLAND_TIE:
            assert place == max(equal)
            seen += 1
    assert seen > 10


def test_the_favourite_chamber_has_nobody_left_where_that_is_said() -> None:
    """5.3 C: the favourite is that of the track on which the bot stands highest; the specialisation is nobody's."""
    seen = 0
    for event, state, _, friend in told():
        if friend != NOBODY_LEFT:
            continue
        assert isinstance(event, ev.Decided)
        assert isinstance(event.chosen, Chamber)
        levels = state.bot.levels
        best = [row for row in range(4) if levels[row] == max(levels)]
        assert all(state.council[row].upper == 0 for row in best)
        assert levels[event.chosen.index] < max(levels)
        seen += 1
    assert seen > 3


def test_tracks_are_worth_the_same_where_that_is_said() -> None:
    seen = 0
    for event, state, _, friend in told():
        if friend != SAME_WORTH:
            continue
        assert isinstance(event, ev.Decided)
        open_to_it = [track for track in Track if state.bot.levels[track.index] < components().max_level]
        worths = {
            components().chamber_value(list(Chamber)[track.index], state.council[track.index].seated)
            for track in open_to_it
        }
        assert len(worths) == 1
        assert event.chosen is open_to_it[-1]
        seen += 1
    assert seen > 3


def test_of_tracks_that_are_worth_most_the_rightmost_is_named_as_that() -> None:
    """Settlement alone was said to be worth most though Refinement was worth as much."""
    seen = 0
    for event, state, _, friend in told():
        if not isinstance(event, ev.Decided) or event.question is not Question.WHERE_TO_INVEST:
            continue
        most = next((one for one in event.trail if one.criterion is Criterion.MOST_VALUABLE), None)
        if most is not None and 1 < len(most.after) < len(most.before):
            assert isinstance(event.chosen, Track)
            assert friend.endswith(f"of equals it climbs the rightmost, {track_name(event.chosen)}.")
            assert all(track_name(one) in friend for one in most.after if isinstance(one, Track))
            explained = explain(event, state)
            assert explained is not None
            bars = [worth for _, worth, _ in explained.bars]
            assert bars == list(most.worths), "a place from the left is no worth"
            seen += 1
    assert seen


def test_a_letter_with_nothing_to_do_climbs_instead_only_on_the_small_ring() -> None:
    """5.3, R17 and R18: a cancelled use on the small ring becomes an investment; a cancelled D has nothing to become."""
    plain = climbing = 0
    for event, _, step, friend in told():
        if not isinstance(event, ev.LetterCancelled):
            continue
        if event.letter is Letter.D and len([one for one in step if isinstance(one, ev.LetterCancelled)]) > 1:
            continue
        assert friend.startswith(f"Nothing left for {event.letter.value} to do here.")
        climbs = any(isinstance(one, ev.Invested) for one in step)
        assert (INSTEAD in friend) == climbs
        climbing += climbs
        plain += not climbs
    assert climbing > 3
    assert plain > 3


def test_a_letter_that_surges_may_bring_in_out_of_turn_is_not_promised() -> None:
    """From round 11 on A turns rings by a further step: who comes round next is not known then."""
    for event, state, _, friend in told():
        if isinstance(event, ev.Decided) and event.question is Question.WHICH_LETTER_TO_ENHANCE:
            assert not friend or state.round < components().surge_from_round - 1
            assert not friend or any(one.criterion is Criterion.ENTERS_SOONEST for one in event.trail)


def test_nothing_is_said_of_a_warehouse_that_stands_alone() -> None:
    for event, _, _, friend in told():
        if isinstance(event, ev.Decided) and event.question is Question.WHERE_TO_BUILD and friend:
            assert friend.startswith("It builds where ")
            assert not friend.startswith("It builds where 1 ")
