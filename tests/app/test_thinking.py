"""The worker process in which players think. Source: decision 8; engines-and-bots 10."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from noria_desktop.app.thinking import Answer, Question, SearchWorker, ThinkingFailed, digest_of_view, think
from noria_desktop.bots.nautilus.thoughts import Method, Reasoned
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options, Placing, State
from noria_desktop.games.nautilus.terms import FirstPlayer

LONG_ENOUGH = 60.0
"""Seconds after which a test gives up waiting."""


@pytest.fixture
def search_worker() -> Iterator[SearchWorker]:
    made = SearchWorker()
    yield made
    made.close()


def first_placement(seed: int = 1) -> State:
    """Seat 0 is about to lay the first card."""
    state = RULES.setup(Options(first_player=FirstPlayer.HUMAN), seed).state
    while not isinstance(state.table.pending, Placing):
        state = RULES.apply(state, RULES.legal_actions(state)[-1]).state
    assert RULES.turn(state).seat == HUMAN
    return state


def question(player: str, seconds: float | None = None, seed: int = 1) -> Question:
    view = RULES.observe(first_placement(seed), HUMAN)
    return Question("nautilus", player, view, RULES.legal_actions(view), Rng(seed), seconds)


def answer(search_worker: SearchWorker) -> Answer:
    end = time.monotonic() + LONG_ENOUGH
    while time.monotonic() < end:
        found = search_worker.poll()
        if found is not None:
            return found
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_the_worker_decides_as_the_player_does_here(search_worker: SearchWorker) -> None:
    asked = question("level3")
    ticket = search_worker.ask(asked)
    assert search_worker.thinking
    found = answer(search_worker)
    here, rng = think(asked, lambda: False)
    assert (found.ticket, found.choice, found.rng) == (ticket, here, rng)
    assert found.digest == digest_of_view("nautilus", asked.view)
    assert search_worker.poll() is None


def test_a_record_comes_with_the_answer(search_worker: SearchWorker) -> None:
    search_worker.ask(question("level4", seconds=0.2))
    choice = answer(search_worker).choice
    assert isinstance(choice, Reasoned)
    assert choice.thoughts.method is Method.SEARCH
    assert choice.thoughts.considered[0].action == choice.action
    assert choice.thoughts.iterations > 0


def test_a_new_question_replaces_the_old_one_at_once(search_worker: SearchWorker) -> None:
    search_worker.ask(question("level4", seconds=LONG_ENOUGH * 2))
    second = search_worker.ask(question("level2", seed=2))
    assert answer(search_worker).ticket == second


def test_a_cancelled_question_is_never_answered_and_the_worker_stays(search_worker: SearchWorker) -> None:
    search_worker.ask(question("level4", seconds=LONG_ENOUGH * 2))
    worker = search_worker.pid
    search_worker.cancel()
    assert not search_worker.thinking
    assert search_worker.poll() is None
    ticket = search_worker.ask(question("level2"))
    assert answer(search_worker).ticket == ticket
    assert search_worker.pid == worker


def test_a_dead_worker_is_told_and_replaced(search_worker: SearchWorker) -> None:
    search_worker.ask(question("level4", seconds=LONG_ENOUGH * 2))
    assert search_worker.pid is not None
    os.kill(search_worker.pid, signal.SIGTERM)
    with pytest.raises(ThinkingFailed):
        answer(search_worker)
    search_worker.ask(question("level1"))
    assert answer(search_worker).choice.action


def test_a_player_that_does_not_exist_is_told(search_worker: SearchWorker) -> None:
    search_worker.ask(question("level9"))
    with pytest.raises(ThinkingFailed, match="level9"):
        answer(search_worker)


def test_the_random_player_thinks_as_well() -> None:
    asked = question("random")
    assert think(asked, lambda: False)[0].action in asked.legal


def test_the_process_ends_with_its_owner() -> None:
    search_worker = SearchWorker()
    search_worker.warm_up()
    process = search_worker._process
    assert process is not None
    search_worker.close()
    assert not process.is_alive()
    search_worker.close()
