"""The adviser of Noria's table: ways to go on, each played on to the end and ranked by the lead there (table.md 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from noria_desktop.app.kits.noria import default_options
from noria_desktop.bots.noria.advice import MOST, Advised, Adviser
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import BuyDisc, Gather, Produce, Upgrade
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    Acting,
    ChoosingTrack,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
)
from tests.bots.noria.test_noria_look_ahead import played
from tests.games.noria.positions import a_state

EFFORT = 30


def moments() -> Iterator[State]:
    """Decisions of the player that looks ahead and of one that does anything, half-used discs among them."""
    for policy, seed in ((LookAhead(), 7), (RandomPlayer(), 3)):
        for count, (state, _) in enumerate(played(2, seed, policy)):
            if not isinstance(state.pending, Finished) and count % 5 == 0:
                yield state


def advised(state: State, effort: int = EFFORT) -> Advised:
    choice, _ = Adviser(turns=effort).choose(RULES.observe(state, HUMAN), RULES.legal_actions(state), Rng(1))
    assert isinstance(choice, Advised)
    return choice


@pytest.fixture(scope="module")
def found() -> list[tuple[State, Advised]]:
    return [(state, advised(state)) for state in moments()]


def test_every_kind_of_decision_is_advised(found: list[tuple[State, Advised]]) -> None:
    kinds = {type(state.pending) for state, _ in found}
    assert kinds >= {Influencing, Naming, Acting, Intriguing, Removing, PlacingDiscs}
    start = RULES.setup(default_options(), 5).state
    assert isinstance(start.pending, ChoosingTrack)
    assert len(advised(start, effort=100).plans) == MOST


def test_every_way_is_legal_to_its_end_and_stays_within_the_turn(found: list[tuple[State, Advised]]) -> None:
    for state, choice in found:
        assert choice.action == choice.plans[0].actions[0]
        assert choice.then == choice.plans[0].actions[1:]
        for plan in choice.plans:
            after = state
            for action in plan.actions:
                assert action in RULES.legal_actions(after)
                after = RULES.apply_unchecked(after, action).state
            assert after.round == max(state.round, 1)


def test_ways_are_ranked_by_their_number_and_differ(found: list[tuple[State, Advised]]) -> None:
    for _, choice in found:
        worths = [plan.worth for plan in choice.plans]
        assert worths == sorted(worths, reverse=True)
        assert len({frozenset(Counter(plan.actions).items()) for plan in choice.plans}) == len(choice.plans)


def test_the_lead_that_is_told_is_the_end_of_a_game_that_can_be_played(
    found: list[tuple[State, Advised]],
) -> None:
    """Whoever goes on as the adviser does, with the same effort, ends there or better."""
    state, choice = next((s, c) for s, c in found if s.round >= 12 and isinstance(s.pending, Influencing))
    adviser, rng = resolute(Adviser(turns=EFFORT)), Rng(1)
    while not isinstance(state.pending, Finished):
        legal = RULES.legal_actions(state)
        action = legal[0] if RULES.turn(state).automatic else adviser.choose(state, legal, rng)[0].action
        state = RULES.apply_unchecked(state, action).state
    sheet = RULES.scores(state)
    assert sheet.total(HUMAN) - sheet.total(BOT) >= choice.plans[0].worth


def test_doing_nothing_more_is_never_better_than_what_is_advised(found: list[tuple[State, Advised]]) -> None:
    seen = 0
    for state, choice in found:
        if isinstance(state.pending, Removing | ChoosingTrack):
            assert choice.still is None
            continue
        assert choice.still is not None
        assert choice.still <= choice.plans[0].worth
        seen += choice.still < choice.plans[0].worth
    assert seen


def test_the_same_question_gets_the_same_answer() -> None:
    state = RULES.setup(default_options(), 5).state
    assert advised(state) == advised(state)


def test_its_way_reaches_to_the_end_of_the_phase_and_is_known_at_each_of_its_positions() -> None:
    state, adviser = RULES.setup(default_options(), 5).state, Adviser(turns=EFFORT)
    state = RULES.apply(state, advised(state).action).state
    choice = advised(state)
    rest = choice.phase
    ahead = adviser.rest_of_turn(state, choice)
    while rest:
        assert ahead.pop(state) == rest
        state, rest = RULES.apply(state, rest[0]).state, rest[1:]
    assert not ahead
    assert not isinstance(state.pending, Influencing | Naming | Acting)


def test_more_effort_plays_more_games() -> None:
    state = RULES.setup(default_options(), 5).state
    few, many = (
        Adviser(turns=turns).choose(state, RULES.legal_actions(state), Rng(1))[0] for turns in (100, 400)
    )
    assert isinstance(few, Advised)
    assert isinstance(many, Advised)
    assert few.games < many.games
    assert few.plans[0].worth <= many.plans[0].worth


def test_who_is_interrupted_at_once_still_has_an_answer() -> None:
    state = RULES.setup(default_options(), 5).state
    choice, _ = Adviser(stopped=lambda: True).choose(state, RULES.legal_actions(state), Rng(1))
    assert isinstance(choice, Advised)
    assert choice.games == 1
    assert choice.action in RULES.legal_actions(state)


def test_in_the_last_round_goods_are_sold_for_an_intrigue_or_left() -> None:
    """Round 16: nothing that is stored, gathered or bought now can be used any more."""
    goods = (2, 1, 0, 1, 1)
    state = a_state(
        Naming(), round_number=16, wheel="S2 city, M3 energy, L4 tool", warehouses=goods, stored=goods
    )
    choice = advised(state)
    kinds = {type(action) for plan in choice.plans[:1] for action in plan.actions}
    assert not kinds & {Produce, Gather, BuyDisc, Upgrade}
