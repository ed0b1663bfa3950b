"""Series and matches: the same lines whoever plays, taken up again where they were broken off."""

from __future__ import annotations

import contextlib
import csv
import io
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from attrs import evolve

from noria_desktop.app import catalogue
from noria_desktop.app.cli import run as command_line
from noria_desktop.app.lab.crew import Alone, CrewLost
from noria_desktop.app.lab.lines import KEYS, Lines, NoResults, text
from noria_desktop.app.lab.match import GameFailed, Job, Line, Match, OtherVersion, outcome, play
from noria_desktop.app.lab.processes import Processes
from noria_desktop.app.lab.progress import Progress
from noria_desktop.app.lab.running import Standing, run

PAIRED = Match("nautilus", catalogue.kit("nautilus").default_options(), ("level2", "random"), 3, 8, True)
QUICK = Match("noria", catalogue.kit("noria").default_options(), ("random",), 4_294_967_290, 40)


def silent(standing: Standing, line: Line, fresh: bool) -> None:
    """Nobody listens."""


def command(*arguments: str) -> int:
    return command_line([*arguments, "--lang", "en"], lambda _: 9, lambda _: 9)


class Counting:
    """Plays in this process, and remembers what it was given."""

    def __init__(self, most: int = 1_000) -> None:
        self.given: list[Job] = []
        self._most = most

    def lines(self, jobs: Iterable[Job]) -> Iterator[Line]:
        for job in jobs:
            if len(self.given) == self._most:
                raise CrewLost("tired")
            self.given.append(job)
            yield play(job)

    def close(self) -> None:
        """Nothing to do."""


# Which games ---------------------------------------------------------------------------------------------


def test_every_seed_is_played_from_every_seat_with_the_same_deal() -> None:
    jobs = list(PAIRED.jobs())
    assert [(job.seed, job.players) for job in jobs[:4]] == [
        (3, ("level2", "random")),
        (3, ("random", "level2")),
        (4, ("level2", "random")),
        (4, ("random", "level2")),
    ]
    assert [job.effort for job in jobs[:2]] == [
        ("one card ahead and what follows", "chance"),
        ("chance", "one card ahead and what follows"),
    ]
    kit = catalogue.kit("nautilus")
    first, second = (kit.rules.setup(job.options, job.seed).state for job in jobs[:2])
    assert first == second


def test_three_players_move_on_by_one_seat_each_time() -> None:
    kit = catalogue.kit("solani")
    options = kit.seated(kit.default_options(), 3)
    jobs = list(Match("solani", options, ("level1", "level2", "random"), 1, 7, True).jobs())
    assert [job.players for job in jobs[:3]] == [
        ("level1", "level2", "random"),
        ("random", "level1", "level2"),
        ("level2", "random", "level1"),
    ]
    assert len(jobs) == 7  # as many as were asked for, the last seed not from every seat


def test_points_and_wins_count_for_the_player_wherever_it_sat() -> None:
    line = {"seed": 1, "players": ["c", "a", "b"], "scores": [30, 10, 20], "winner": 0, "actions": 9}
    found = outcome(line, turned=1)
    assert found.scores == (10, 20, 30)  # a, b, c
    assert found.winner == 2
    alone = outcome({**line, "players": ["a"], "scores": [5, 7], "winner": 1}, turned=0)
    assert (alone.scores, alone.winner) == ((5, 7), 1)


def test_a_line_says_what_is_needed_to_play_the_game_again() -> None:
    (job, *_) = PAIRED.jobs()
    line = play(job)
    assert tuple(line) == KEYS
    kit = catalogue.kit(line["game"])
    again = Match(line["game"], kit.read_setup(line["setup"]), tuple(line["players"]), line["seed"], 1)
    assert play(next(again.jobs())) == line


def test_another_version_does_not_play(capsys: pytest.CaptureFixture[str]) -> None:
    job = evolve(next(PAIRED.jobs()), version="0.0.1")
    with pytest.raises(OtherVersion):
        play(job)


# Whoever plays ------------------------------------------------------------------------------------------


def test_processes_play_the_same_games_in_the_same_order() -> None:
    crew = Processes(3)
    try:
        assert list(crew.lines(PAIRED.jobs())) == list(map(play, PAIRED.jobs()))
        # A match that is broken off leaves nothing behind for the next.
        assert next(itertools.islice(crew.lines(QUICK.jobs()), 1)) == play(next(QUICK.jobs()))
        assert list(crew.lines(PAIRED.jobs())) == list(map(play, PAIRED.jobs()))
    finally:
        crew.close()
    assert crew.pids == ()


def test_a_process_that_is_killed_is_replaced_and_its_games_are_played_again() -> None:
    crew = Processes(2)
    try:
        lines = crew.lines(PAIRED.jobs())
        found = [next(lines)]
        for pid in crew.pids:
            os.kill(pid, signal.SIGKILL)
        found += lines
    finally:
        crew.close()
    assert found == list(map(play, PAIRED.jobs()))


@pytest.mark.skipif(sys.platform == "win32", reason="a signal that Windows does not send")
def test_a_process_that_only_begins_is_not_interrupted_either(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Ctrl+C reaches everything that the terminal began, also what has not come to saying that it does not listen."""
    interrupted = []
    start = BaseProcess.start

    def started(process: BaseProcess) -> None:
        start(process)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)
        interrupted.append(process.pid)

    monkeypatch.setattr(BaseProcess, "start", started)
    crew = Processes(2)
    try:
        found = list(crew.lines(PAIRED.jobs()))
        assert crew.pids == tuple(interrupted)  # nobody had to be replaced
    finally:
        crew.close()
    assert found == list(map(play, PAIRED.jobs()))
    assert capfd.readouterr().err == ""


def test_stopping_depends_on_the_lines_alone() -> None:
    match = evolve(PAIRED, games=10_000)
    crew = Processes(2)
    try:
        standings = [run(match, who, None, 30.0, silent) for who in (Alone(), crew)]
    finally:
        crew.close()
    assert standings[0].games == standings[1].games < 100
    assert standings[0].wins == standings[1].wins
    assert standings[0].width <= 30.0
    assert standings[0].games % 2 == 0  # never between the two games of a seed


# The file of results ------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", ["jsonl", "csv"])
@pytest.mark.parametrize("cut", [0, 1, 30])
def test_a_run_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path, suffix: str, cut: int) -> None:
    """Also where the last line was cut off: the file is the same in the end, and nothing is played twice."""
    whole, broken = tmp_path / f"whole.{suffix}", tmp_path / f"broken.{suffix}"
    lines = Lines(whole)
    standing = run(PAIRED, Counting(), lines, None, silent)
    lines.close()
    tired, lines = Counting(5), Lines(broken)
    with pytest.raises(CrewLost):
        run(PAIRED, tired, lines, None, silent)
    lines.close()
    kept = broken.read_bytes()
    broken.write_bytes(kept[: len(kept) - cut])
    fresh, lines = Counting(), Lines(broken)
    again = run(PAIRED, fresh, lines, None, silent)
    lines.close()
    assert broken.read_bytes() == whole.read_bytes()
    assert again.series.figures() == standing.series.figures()
    assert len(fresh.given) == PAIRED.games - 5 + (cut > 0)


def test_games_of_other_matches_are_kept_and_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for match, played in ((PAIRED, 8), (QUICK, 40), (PAIRED, 0), (evolve(QUICK, games=41), 1)):
        crew, lines = Counting(), Lines(file)
        run(match, crew, lines, None, silent)
        lines.close()
        assert len(crew.given) == played
    assert len(file.read_text().splitlines()) == 49


def test_both_forms_of_the_file_say_the_same(tmp_path: Path) -> None:
    match = evolve(QUICK, games=3)
    found = list(map(play, match.jobs()))
    for name in ("games.jsonl", "games.csv"):
        lines = Lines(tmp_path / name)
        run(match, Alone(), lines, None, silent)
        lines.close()
        again = Lines(tmp_path / name)
        assert [again.find(line) for line in found] == found
        again.close()
    rows = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text(encoding="utf-8"))))
    assert [int(row["seed"]) for row in rows] == [4_294_967_290, 4_294_967_291, 4_294_967_292]
    assert "".join(map(text, found)) == (tmp_path / "games.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "content", "number"),
    [
        ("diary.jsonl", b"Dear diary", 1),
        ("diary.csv", b"day,weather\n1,rain\n", 1),
        ("other.jsonl", b'{"game": "noria"}\n', 1),
        ("bytes.jsonl", b"\xff\xfe\n", 1),
        ("deep.jsonl", b"[" * 100_000 + b"\n", 1),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(
    tmp_path: Path, name: str, content: bytes, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(NoResults) as caught:
        Lines(file)
    assert caught.value.number == number
    assert command("simulate", "noria", "--games", "1", "--jobs", "1", "--out", str(file)) == 2
    assert file.read_bytes() == content
    assert name in capsys.readouterr().err


# The commands -------------------------------------------------------------------------------------------


def test_a_ladder_says_a_line_a_match_with_its_interval_and_the_effort(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rungs = ("level2,random", "level1,random")
    assert command("ladder", "nautilus", *rungs, "--games", "4", "--jobs", "1") == 0
    first, effort, chance, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("level2 over random: won 4 of 4 = 100.0 % [51.0, 100.0]")
    assert "2 seeds from 10000" in first
    assert effort == "level2 thinks: one card ahead and what follows"
    assert chance == "random thinks: chance"
    assert second.startswith("level1 over random: won")


def test_options_may_stand_between_the_matches(capsys: pytest.CaptureFixture[str]) -> None:
    rungs = ["random,level1", "--games", "2", "level1,random", "--jobs", "1"]
    assert command("ladder", "nautilus", *rungs) == 0
    assert "level1 over random" in capsys.readouterr().out


@pytest.mark.parametrize("game", catalogue.game_ids())
def test_every_game_has_a_ladder_whose_players_are_there(game: str) -> None:
    kit = catalogue.kit(game)
    assert kit.ladder
    from noria_desktop.app.players import player

    for first, second in kit.ladder:
        player(game, first)
        if second in kit.rivals:
            assert kit.opponent(kit.against(kit.default_options(), second)) == second
        else:
            player(game, second)


@pytest.mark.parametrize("game", catalogue.game_ids())
def test_in_every_game_the_player_that_advises_is_called_adviser(game: str) -> None:
    from noria_desktop.app.players import ADVISER, UNSTATED, effort, player_names

    assert ADVISER in player_names(game)
    # The effort stands in every line.
    assert all(effort(game, name) != UNSTATED for name in player_names(game))


def test_against_an_automaton_a_player_sits_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("ladder", "solani", "random,scatterer", "--games", "1", "--jobs", "1") == 0
    assert "random over scatterer: won 0 of 1" in capsys.readouterr().out


def test_pairs_are_added_up_by_player(capsys: pytest.CaptureFixture[str]) -> None:
    players = ("--players", "level2,random", "--pairs", "--games", "4", "--jobs", "1")
    assert command("simulate", "nautilus", *players) == 0
    out = capsys.readouterr().out
    assert "Player 1 (level2)" in out
    assert "won 4 = 100.0 %" in out


def alive_in_group(group: int) -> list[str]:
    """The processes of a group that have not ended."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, of = stat.read_text().rpartition(")")[2].split()[:3]
            if int(of) == group and state != "Z":
                found.append(stat.parent.name)
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_a_command_that_is_interrupted_leaves_its_games_and_no_process(tmp_path: Path) -> None:
    """Ctrl+C in the middle, twice; then the file is what one run would have made."""
    file, other = tmp_path / "games.jsonl", tmp_path / "other.jsonl"
    program = [sys.executable, "-m", "noria_desktop", "simulate", "noria", "--players", "greedy"]
    more = ["--games", "30", "--lang", "en", "--out"]
    # Whoever runs the tests in the background may have Ctrl+C ignored, and a program that is started inherits that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for least in (1, 3):
        begun = subprocess.Popen(
            [*program, *more, str(file), "--jobs", "2"],
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        deadline = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < least:
            assert begun.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
        os.killpg(begun.pid, signal.SIGINT)  # as the terminal does: to the workers too
        _, err = begun.communicate(timeout=30)
        assert (begun.returncode, err) == (130, "")
        while alive_in_group(begun.pid):  # the helper of multiprocessing ends a moment later
            assert time.monotonic() < deadline + 60
            time.sleep(0.01)
    subprocess.run([*program, *more, str(file), "--jobs", "2"], check=True, capture_output=True)
    subprocess.run([*program, *more, str(other), "--jobs", "1"], check=True, capture_output=True)
    assert file.read_bytes() == other.read_bytes()


def test_a_failing_game_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("no discs")

    monkeypatch.setattr("noria_desktop.bots.policy.RandomPlayer.choose", broken)
    with pytest.raises(GameFailed):
        play(next(QUICK.jobs()))
    assert command("simulate", "noria", "--games", "2", "--seed", "5", "--jobs", "1") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "The game with seed 5 could not be played to its end: ZeroDivisionError: no discs.\n"


# How far it is ------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """A stream at which somebody looks."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "4/8  level2 100.0 % [51.0, 100.0]  4.0 games/s  0:01 left"),
        ("ja", "4/8  level2 100.0 %［51.0、100.0］  4.0 回/秒  残り 0:01"),
    ],
)
def test_a_terminal_shows_how_far_it_is_and_keeps_only_the_result(language: str, said: str) -> None:
    moment, stream = itertools.count(), Terminal()
    shown = Standing.of(PAIRED)
    for job in itertools.islice(PAIRED.jobs(), 4):
        shown.add(outcome(play(job), job.turned))
    progress = Progress(stream, language, lambda: float(next(moment)))
    progress.show(shown, 0)
    progress.clear()
    _, drawn, wiped, rest = stream.getvalue().split("\r")
    assert drawn == f"████████░░░░░░░░ {said}"
    assert (wiped, rest) == (" " * len(drawn), "")


def test_nothing_is_shown_where_nobody_looks() -> None:
    stream = io.StringIO()
    progress = Progress(stream, "en")
    shown = Standing.of(QUICK)
    shown.add(outcome(play(next(QUICK.jobs())), 0))
    progress.show(shown, 0)
    progress.clear()
    Progress(None, "en").show(shown, 0)
    assert stream.getvalue() == ""


def test_a_line_is_json_that_others_read() -> None:
    line = play(next(QUICK.jobs()))
    assert json.loads(text(line)) == line
