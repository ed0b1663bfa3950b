"""The four levels: what they do at a round's start, what they record, what they keep to themselves.

Source: engines-and-bots 5; decisions 7 and 28.
"""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from noria_desktop.app import players
from noria_desktop.bots.nautilus import opening
from noria_desktop.bots.nautilus.adviser import MEASURERS, NEWEST, VERSION, adviser, newest
from noria_desktop.bots.nautilus.beliefs import believed
from noria_desktop.bots.nautilus.levels import PLAYERS, Searching, level4, timed
from noria_desktop.bots.nautilus.players import timed as with_time
from noria_desktop.bots.nautilus.sight import rival_of, worlds, worths
from noria_desktop.bots.nautilus.thoughts import SCALE, Method, Reasoned, Thoughts
from noria_desktop.bots.policy import never
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import (
    DeclineSpecial,
    HarpoonGive,
    KeepSpecial,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Giving,
    KeepingSpecial,
    Options,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Special
from tests.bots.nautilus.positions import cards_laid, decisions, found, laying_with, seat_of
from tests.bots.nautilus.positions import worlds as true_worlds

NAMES = ("random", "level1", "level2", "level3", "level4")


def decided(name: str, state: State, seed: int = 1) -> Reasoned:
    view = RULES.observe(state, seat_of(state))
    choice, _ = PLAYERS[name]().choose(view, RULES.legal_actions(state), Rng(seed))
    assert isinstance(choice, Reasoned)
    return choice


def quick() -> Searching:
    return evolve(level4(), iterations=300, start_samples=2, start_iterations=40)


def test_everybody_can_be_asked_for_by_name() -> None:
    assert {*NAMES, "greedy", "adviser", "former4"} == set(players.player_names("nautilus"))
    assert players.player("nautilus", "greedy") == players.player("nautilus", "level2")


def test_the_window_gives_the_master_time_and_can_stop_it() -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return True

    state = next(found(1, laying_with(10)))
    view = RULES.observe(state, seat_of(state))
    choice, _ = timed("level4", stopped, seconds=60.0).choose(view, RULES.legal_actions(state), Rng(1))
    assert isinstance(choice, Reasoned)
    assert asked == 2
    assert 0 < choice.thoughts.iterations <= 200


def test_a_choice_records_what_was_weighed() -> None:
    state = next(found(1, laying_with(9)))
    for name in NAMES[1:]:
        choice = decided(name, state)
        legal = set(RULES.legal_actions(state))
        listed = {some.action for some in choice.thoughts.considered}
        assert listed <= legal
        assert choice.action in listed
        assert all(0 <= some.chance <= SCALE for some in choice.thoughts.considered)
        assert [some.action for some in choice.weighed] == [
            some.action for some in choice.thoughts.considered
        ]
    assert choice.thoughts.method is Method.SEARCH
    assert choice.thoughts.iterations == level4().iterations
    assert choice.thoughts.worlds >= 1


@pytest.mark.parametrize("free", [3, 8])
def test_the_best_are_thought_to_the_end_of_their_turn(free: int) -> None:
    """Whom the anchor fixes and which card the arrow moves stand in the record (rules.md 6)."""
    followed = 0
    for state in found(40, laying_with(free)):
        seat = seat_of(state)
        view = RULES.observe(state, seat)
        choice = quick().choose(view, RULES.legal_actions(state), Rng(1))[0]
        assert isinstance(choice, Reasoned)
        for some in choice.thoughts.considered:
            after = RULES.apply(state, some.action).state
            for action in some.then:
                assert seat_of(after) == seat
                after = RULES.apply(after, action).state
                followed += 1
    assert followed > 3


def test_a_forced_action_is_recorded_as_such() -> None:
    assert Searching(10).choose(None, (UseSpecial(),), Rng(1))[0] == Reasoned(
        UseSpecial(), (), Thoughts(Method.ONLY)
    )


def test_the_end_is_counted_out() -> None:
    state = next(found(1, laying_with(2)))
    assert decided("level4", state).thoughts.method is Method.EXACT


@pytest.mark.parametrize("name", NAMES[1:])
def test_a_seed_repeats_a_choice(name: str) -> None:
    for state in decisions(5):
        if RULES.turn(state).seat is not None and state.match.round == 1:
            assert decided(name, state, 3) == decided(name, state, 3)


@pytest.mark.parametrize("kind", [KeepingSpecial, UsingSpecial, Returning, Giving])
def test_every_start_decision_is_valued(kind: type) -> None:
    state = next(found(1, lambda state: isinstance(state.table.pending, kind)))
    legal = RULES.legal_actions(state)
    choice, _ = quick().choose(RULES.observe(state, seat_of(state)), legal, Rng(1))
    assert isinstance(choice, Reasoned)
    assert {some.action for some in choice.thoughts.considered} == set(legal)
    assert choice.thoughts.iterations > 0


def test_plain_sense_at_a_rounds_start() -> None:
    keep = [KeepSpecial(Special.EYE), KeepSpecial(Special.KRAKEN)]
    assert opening.by_rule(keep) == KeepSpecial(Special.KRAKEN)
    assert opening.by_rule([UseSpecial(), DeclineSpecial()]) == UseSpecial()
    # The middling card goes back, the extreme one is kept.
    assert opening.by_rule([SubmarineReturn(13), SubmarineReturn(7)]) == SubmarineReturn(7)
    assert opening.by_rule([HarpoonGive(1), HarpoonGive(8), HarpoonGive(14)]) == HarpoonGive(8)


def test_worlds_are_those_that_the_rules_allow() -> None:
    for state in found(60, lambda state: isinstance(state.table.pending, Placing)):
        seat = seat_of(state)
        rival = Seat(1 - seat)
        mine: dict[tuple[int, bool], float] = {}
        for world, weight in worlds(rival_of(RULES.observe(state, seat), seat)):
            key = world.hand, world.anchor
            mine[key] = mine.get(key, 0.0) + weight
        true: dict[tuple[int, bool], float] = {}
        for other, weight in true_worlds(state, seat):
            hand = sum(1 << card for card in other.table.hands[rival] if card is not None)
            held = other.table.specials[rival]
            hand |= (1 << 15) * (held == (Special.KRAKEN,)) + (held == (Special.BONE,))
            key = hand, held == (Special.ANCHOR,)
            true[key] = true.get(key, 0.0) + weight
        assert mine == pytest.approx(true)
        truth = sum(1 << card for card in state.table.hands[rival] if card is not None)
        assert any(hand & ~(1 << 15 | 1) == truth for hand, _ in mine)


def test_a_hand_that_explains_the_rivals_play_is_believed_more() -> None:
    # Over many positions of a rival that looks one card ahead, the true hand gets more belief than an even share.
    gained = 0.0
    novice = PLAYERS["level2"]()
    for seed in range(1, 25):
        state, rng = RULES.setup(Options(), seed).state, Rng(seed)
        while not (isinstance(state.table.pending, Placing) and len(cards_laid(state)) >= 6):
            legal = RULES.legal_actions(state)
            action = legal[0]
            if len(legal) > 1:
                choice, rng = novice.choose(RULES.observe(state, seat_of(state)), legal, rng)
                action = choice.action
            state = RULES.apply_unchecked(state, action).state
        seat = seat_of(state)
        view = RULES.observe(state, seat)
        possible = list(worlds(rival_of(view, seat)))
        weights = believed(view, seat, possible, worths(view, seat))
        truth = sum(1 << card for card in state.table.hands[1 - seat] if card is not None)
        alike = [index for index, (world, _) in enumerate(possible) if world.hand & ~(1 << 15 | 1) == truth]
        before = sum(possible[index][1] for index in alike) / sum(weight for _, weight in possible)
        after = sum(weights[index] for index in alike) / sum(weights)
        gained += after / before
    assert gained / 24 > 1.0


def test_starts_are_filled_in_without_losing_cards() -> None:
    for number, state in enumerate(found(40, lambda state: isinstance(state.table.pending, KeepingSpecial))):
        seat = seat_of(state)
        view = RULES.observe(state, seat)
        for start in opening.possibilities(view, seat, RULES.legal_actions(state)):
            filled = opening.imagined(start, random.Random(number))
            rival = filled.rival
            assert not filled.hand & (rival.known | rival.unseen)
            assert rival.count - rival.known.bit_count() >= 0
            assert rival.count <= (rival.known | rival.unseen).bit_count()
            assert filled.hand.bit_count() == 5 + (start.special is Special.SUBMARINE)


def test_who_advises_takes_its_time_at_the_table_and_a_fixed_effort_elsewhere() -> None:
    at_the_table = with_time("adviser", never, 0.5)
    assert at_the_table == with_time("level4", never, 0.5)
    assert with_time("adviser", never, None) == players.player("nautilus", "adviser") == newest()
    assert newest() == MEASURERS[NEWEST][1]()
    assert adviser() == MEASURERS[VERSION][1]()
