"""The same games on a Dask cluster: a real scheduler and workers of their own, some lost and some added meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from noria_desktop.app.cli import run

needs_dask = pytest.mark.skipif(
    find_spec("distributed") is None, reason="needs the extra: pip install 'noria-desktop[cluster]'"
)
SERIES = ["simulate", "noria", "--players", "greedy", "--seed", "7", "--lang", "en"]
PATIENCE = 60.0


@contextmanager
def program(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program beside this one, killed in the end."""
    silent = subprocess.DEVNULL
    started = subprocess.Popen([sys.executable, "-m", *arguments], stdout=silent, stderr=silent)
    try:
        yield started
    finally:
        started.kill()
        started.wait()


class LocalCluster:
    """A scheduler of this machine, and as many workers as are wanted."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        """Start the scheduler on a free port of the loopback."""
        self._stack, self._folder = stack, folder
        self.file = folder / "scheduler.json"
        self.scheduler = self._start(
            "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", self.file
        )
        deadline = time.monotonic() + PATIENCE
        while not self.file.exists() or not self.file.stat().st_size:
            assert self.scheduler.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)

    @property
    def address(self) -> str:
        """Where the scheduler listens."""
        import json

        address: str = json.loads(self.file.read_text())["address"]
        return address

    def worker(self) -> subprocess.Popen[bytes]:
        """One more worker, without anybody who would start it again."""
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", self._folder)
        return self._start("worker", "--scheduler-file", self.file, "--host", "127.0.0.1", *options)

    def _start(self, what: str, *options: str | Path) -> subprocess.Popen[bytes]:
        return self._stack.enter_context(program(f"distributed.cli.dask_{what}", *map(str, options)))


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[LocalCluster]:
    with ExitStack() as stack:
        yield LocalCluster(stack, tmp_path)


def simulated(*more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "noria_desktop", *SERIES, *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


@needs_dask
@pytest.mark.timeout(240)
def test_a_cluster_plays_the_same_games_also_when_workers_are_lost_and_added(
    cluster: LocalCluster, tmp_path: Path
) -> None:
    """Three workers; one is killed in the middle and another one joins: the file is the same, byte for byte."""
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    games = ("--games", "45")
    workers = [cluster.worker() for _ in range(3)]
    program = simulated(*games, "--out", str(there), "--cluster", cluster.address)
    deadline = time.monotonic() + 2 * PATIENCE
    while lines_in(there) < 5:
        assert program.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    workers[0].kill()
    cluster.worker()
    assert lines_in(there) < 45  # it was in the middle
    out, err = program.communicate(timeout=2 * PATIENCE)
    assert (program.returncode, err) == (0, "")
    table, _ = simulated(*games, "--out", str(here), "--jobs", "1").communicate(timeout=2 * PATIENCE)
    assert there.read_bytes() == here.read_bytes()
    assert out == table


@needs_dask
@pytest.mark.timeout(240)
def test_a_scheduler_that_goes_away_is_told_in_one_sentence_and_what_was_played_stays(
    cluster: LocalCluster, tmp_path: Path
) -> None:
    there = tmp_path / "there.jsonl"
    cluster.worker()
    program = simulated("--games", "4000", "--out", str(there), "--cluster", cluster.address)
    deadline = time.monotonic() + 2 * PATIENCE
    while lines_in(there) < 3:
        assert program.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    cluster.scheduler.kill()
    _, err = program.communicate(timeout=2 * PATIENCE)
    assert program.returncode == 1
    assert len(err.splitlines()) == 1, err
    assert "--out" in err
    assert lines_in(there) >= 3


@needs_dask
def test_where_no_scheduler_answers_one_sentence_says_so() -> None:
    address = "tcp://127.0.0.1:1"
    program = simulated("--games", "2", "--cluster", address)
    out, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, out) == (1, "")
    assert len(err.splitlines()) == 1, err
    assert address in err


def test_without_the_extra_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code = run([*SERIES, "--cluster", "tcp://127.0.0.1:8786"], lambda _: 9, lambda _: 9)
    out, err = capsys.readouterr()
    assert (code, out) == (1, "")
    assert "noria-desktop[cluster]" in err
    assert os.linesep not in err.rstrip(os.linesep)
