"""Workers that do not listen: closing, asking anew and the end of the program never wait for one.

Source: issue "Nothing is ever lost", points 6 and 7; robustness 11.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from noria_desktop.app import thinking
from noria_desktop.app.thinking import LONGEST_END, STUBBORN, Answer, NoWorker, SearchWorker, ThinkingFailed
from noria_desktop.engine.rng import Rng
from tests.app.stubborn_players import Broken, Deadly, Endless, Unsendable, question, wait_for

stops = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")


@pytest.fixture
def search_worker() -> Iterator[SearchWorker]:
    made = SearchWorker()
    yield made
    made.close()


def process_of(search_worker: SearchWorker) -> BaseProcess:
    assert search_worker._process is not None
    return search_worker._process


def answer(search_worker: SearchWorker) -> Answer:
    while True:
        found = search_worker.poll()
        if found is not None:
            return found
        time.sleep(0.01)


def test_closing_is_bounded() -> None:
    assert LONGEST_END <= STUBBORN <= 2.0


@stops
def test_a_worker_that_the_system_stopped_is_closed(search_worker: SearchWorker) -> None:
    """Such a process hears no request to end; waiting for it would be for ever."""
    search_worker.ask(question(Rng(1)))
    answer(search_worker)
    process = process_of(search_worker)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    search_worker.close()
    assert not process.is_alive()


def test_a_worker_that_never_looks_up_is_closed(search_worker: SearchWorker, tmp_path: Path) -> None:
    search_worker.ask(question(Endless(1, 0, str(tmp_path / "begun"))))
    wait_for(tmp_path / "begun")
    process = process_of(search_worker)
    search_worker.close()
    assert not process.is_alive()


def test_a_worker_that_never_looks_up_is_replaced_for_the_next_question(
    search_worker: SearchWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "STUBBORN", 0.05)
    search_worker.ask(question(Endless(1, 0, str(tmp_path / "begun"))))
    wait_for(tmp_path / "begun")
    first = process_of(search_worker)
    search_worker.cancel()
    ticket = search_worker.ask(question(Rng(1)))
    assert answer(search_worker).ticket == ticket
    assert not first.is_alive()


@stops
def test_questions_to_a_stopped_worker_do_not_pile_up_in_the_pipe(search_worker: SearchWorker) -> None:
    """A full pipe would make the window wait for the worker to read."""
    search_worker.ask(question(Rng(1)))
    answer(search_worker)
    process = process_of(search_worker)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    for _ in range(500):
        search_worker.ask(question(Rng(1)))
        search_worker.cancel()
    search_worker.close()
    assert not process.is_alive()


def test_a_worker_that_is_done_long_since_is_kept(
    search_worker: SearchWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it said to a dropped question is heard before it is thought stubborn."""
    search_worker.ask(question(Rng(1)))
    answer(search_worker)
    worker, pipe = search_worker.pid, search_worker._pipe
    assert pipe is not None
    search_worker.ask(question(Rng(1)))
    search_worker.cancel()
    pipe.poll(None)
    monkeypatch.setattr(thinking, "STUBBORN", 0.0)
    search_worker.ask(question(Rng(1)))
    answer(search_worker)
    assert search_worker.pid == worker


def test_a_fault_of_the_player_is_told_with_its_place(search_worker: SearchWorker) -> None:
    search_worker.ask(question(Broken(1)))
    with pytest.raises(ThinkingFailed, match="stubborn_players") as told:
        answer(search_worker)
    assert not isinstance(told.value, NoWorker)
    ticket = search_worker.ask(question(Rng(1)))
    assert answer(search_worker).ticket == ticket


def test_an_answer_that_cannot_be_sent_is_told(search_worker: SearchWorker) -> None:
    search_worker.ask(question(Unsendable(1)))
    with pytest.raises(ThinkingFailed, match="lambda"):
        answer(search_worker)


def test_a_player_that_takes_its_worker_along_is_told_and_not_tried_in_the_window(
    search_worker: SearchWorker,
) -> None:
    search_worker.ask(question(Deadly(1)))
    with pytest.raises(ThinkingFailed) as told:
        answer(search_worker)
    assert not isinstance(told.value, NoWorker)


def test_a_worker_that_breaks_down_over_a_dropped_question_costs_nothing(search_worker: SearchWorker) -> None:
    search_worker.ask(question(Deadly(1)))
    ticket = search_worker.ask(question(Rng(1)))
    assert answer(search_worker).ticket == ticket


def test_a_worker_that_goes_before_it_is_ready_means_that_there_is_none_to_be_had(
    search_worker: SearchWorker,
) -> None:
    search_worker.ask(question(Rng(1)))
    process_of(search_worker).kill()
    with pytest.raises(NoWorker):
        answer(search_worker)


def alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has asked about yet has ended all the same."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not Path("/proc/self").exists()


PROGRAM = [sys.executable, "-m", "tests.app.stubborn_players"]


@pytest.mark.skipif(os.name != "posix", reason="reads the state of a process")
def test_a_worker_whose_program_was_killed_ends_in_the_middle_of_its_search(tmp_path: Path) -> None:
    file = tmp_path / "begun"
    with subprocess.Popen([*PROGRAM, str(file)], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        wait_for(file)
        assert alive(worker)
        program.kill()
    while alive(worker):
        time.sleep(0.02)


def test_a_program_ends_although_a_player_thinks_in_one_of_its_threads(tmp_path: Path) -> None:
    done = subprocess.run([*PROGRAM, str(tmp_path / "begun"), "thread"], check=False, timeout=100)
    assert done.returncode == 0


@stops
def test_a_program_that_closes_nothing_ends_although_its_worker_is_stopped() -> None:
    told = (
        "import os, signal, time\n"
        "from noria_desktop.app.thinking import SearchWorker\n"
        "worker = SearchWorker()\n"
        "worker.warm_up()\n"
        "worker._pipe.poll(None)\n"
        "os.kill(worker.pid, signal.SIGSTOP)\n"
    )
    assert subprocess.run([sys.executable, "-c", told], check=False, timeout=100).returncode == 0
