"""The adviser of Noria's table: whole phases, several of them, ranked by the number that is shown (table.md 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from noria_desktop.app.kits.noria import default_options
from noria_desktop.bots.noria.advice import MOST, Advised, Adviser, in_tenths
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
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


def moments() -> Iterator[State]:
    """Decisions of the player that looks ahead and of one that does anything, half-used discs among them."""
    for policy, seed in ((LookAhead(), 7), (RandomPlayer(), 3)):
        for count, (state, _) in enumerate(played(2, seed, policy)):
            if not isinstance(state.pending, Finished) and count % 3 == 0:
                yield state


def advised(state: State) -> Advised:
    choice, _ = Adviser().choose(RULES.observe(state, HUMAN), RULES.legal_actions(state), Rng(1))
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
    assert len(advised(start).plans) == MOST


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


def test_the_number_is_the_one_by_which_the_player_that_looks_ahead_chooses(
    found: list[tuple[State, Advised]],
) -> None:
    for state, choice in found:
        if isinstance(state.pending, Influencing | Naming):
            worth, _ = LookAhead().lines(state)[0]
            assert choice.plans[0].worth == in_tenths(worth)


def test_doing_nothing_is_worth_what_it_says(found: list[tuple[State, Advised]]) -> None:
    """The way that only ends the phase brings nothing."""
    seen = 0
    for _, choice in found:
        for plan in choice.plans:
            if len(plan.actions) == 1 and type(plan.actions[0]).__name__ == "EndPhase":
                seen += 1
                assert plan.worth == choice.still
    assert seen
