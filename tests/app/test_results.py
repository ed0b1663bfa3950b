"""The record of finished games."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import attrs
import pytest
from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.result_lines import LONGEST_LINE, line_of, result_in
from noria_desktop.app.results import MOST_BYTES, Result, Results, result_of, standing_of
from noria_desktop.app.saves.errors import Reason, SaveError
from tests.app.playing import IDENTITY, played
from tests.toy_game import KIT

NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)


def result(number: int, points: int, winner: int | None = 0, opponent: str = "bot1") -> Result:
    return Result(
        id=f"{number:032x}",
        game="noria",
        opponent=opponent,
        notation="市場: J1、C2、B3、T4",
        seed=number,
        scores=(points, 40),
        winner=winner,
        sealed=True,
        finished_at="2026-11-21T09:00:00Z",
        undos=0,
        hints=0,
        seconds=60,
        rules_version=1,
    )


def test_a_finished_game_is_recorded_once_however_often_it_is_loaded(tmp_path: Path) -> None:
    results = Results(tmp_path / "profile" / "results.jsonl")
    session = played(kit("noria"), seed=4)
    session.run_automatic()
    made = result_of(session, kit("noria"), at=NOW)
    assert results.add(made)
    assert not results.add(made)
    assert results.all() == (made,)
    assert made.id == IDENTITY
    assert made.opponent == "bot1"
    assert made.finished_at == "2026-11-21T09:00:00Z"
    assert kit("noria").read_setup(made.notation).bot_wheel == session.options.bot_wheel


def test_a_pebbles_game_scores_what_its_sheet_says(tmp_path: Path) -> None:
    session = played()
    session.run_automatic()
    made = result_of(session, KIT)
    assert made.scores == (sum(session.state.mine), sum(session.state.theirs))


def test_a_torn_last_line_hides_neither_the_lines_before_nor_the_next(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = Results(file)
    results.add(result(1, 50))
    with file.open("ab") as stream:
        stream.write(b'{"id": "0000')
    results.add(result(2, 60))
    assert [one.seed for one in results.all()] == [1, 2]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "[" * 5000,
        "x" * 50_000,
        json.dumps({"id": 1}),
        json.dumps({field.name: 0 for field in attrs.fields(Result)}),
        '{"a": [',
    ],
)
def test_damaged_lines_are_passed_over(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    results = Results(file)
    results.add(result(1, 50))
    assert [one.seed for one in results.all()] == [1]


def test_a_standing_counts_games_best_median_and_the_last_five() -> None:
    games = [
        result(1, 40, 1),
        result(2, 70),
        result(3, 55),
        result(4, 70),
        result(5, 20, None),
        result(6, 10, 1),
    ]
    standing = standing_of(games)
    assert standing is not None
    assert (standing.played, standing.won, standing.lost, standing.shared) == (6, 3, 2, 1)
    assert standing.best.seed == 2, "the earlier of two equal ones"
    assert standing.median == 47.5  # 10 20 40 55 70 70: (40 + 55) / 2
    assert [one.seed for one in standing.last] == [6, 5, 4, 3, 2]


def test_standings_are_kept_for_each_opponent(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(result(1, 50))
    results.add(evolve(result(2, 20, 1), opponent="bot3"))
    standings = results.standings("noria")
    assert {name: standing.won for name, standing in standings.items()} == {"bot1": 1, "bot3": 0}
    assert standing_of(results.of("solani")) is None


def test_a_result_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        Results(tmp_path / "x" / "results.jsonl").add(result(1, 50))
    assert caught.value.reason in (Reason.NOT_WRITABLE, Reason.UNREADABLE, Reason.MISSING)


# What a line may say --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", "0" * 31),
        ("id", "F" * 32),
        ("id", "\uff10" * 32),
        ("game", ""),
        ("game", "noria\x00"),
        ("game", "x" * 300),
        ("opponent", "bot\n1"),
        ("opponent", 1),
        ("notation", "\x1b[2J"),
        ("notation", "\u202e"),
        ("notation", "x" * 3000),
        ("notation", "\ud800"),
        ("seed", -1),
        ("seed", 1 << 32),
        ("seed", True),
        ("scores", []),
        ("scores", [5]),
        ("scores", [5, 4, 3]),
        ("scores", [5, 1_000_001]),
        ("scores", [-1_000_001, 5]),
        ("scores", [5, True]),
        ("scores", [5, 1.5]),
        ("scores", [1] * 9),
        ("winner", 2),
        ("winner", -1),
        ("winner", False),
        ("sealed", 1),
        ("finished_at", "2026-1-1T9:00:00Z"),
        ("finished_at", "\uff12026-11-21T09:00:00Z"),
        ("finished_at", "2026-02-30T09:00:00Z"),
        ("finished_at", "2026-11-21T09:00:00"),
        ("finished_at", "2026-11-21T09:00:00Z\n"),
        ("undos", -1),
        ("hints", (1 << 53) + 1),
        ("seconds", None),
        ("rules_version", 0),
        ("sharing", [0]),
        ("sharing", [0, 0]),
        ("sharing", [0, 2]),
        ("colour", "red"),
    ],
)
def test_a_line_with_what_no_game_can_say_is_passed_over(tmp_path: Path, key: str, value: object) -> None:
    """A record of one score only kept the program from starting."""
    line = json.dumps(attrs.asdict(result(2, 60, None)) | {key: value}, ensure_ascii="\ud800" in str(value))
    file = tmp_path / "results.jsonl"
    file.write_bytes(
        line_of(result(1, 50)) + line.encode("utf-8", "surrogatepass") + b"\n" + line_of(result(3, 70))
    )
    before = file.read_bytes()
    assert [one.seed for one in Results(file).all()] == [1, 3]
    assert file.read_bytes() == before


def test_a_game_of_a_newer_version_counts_its_seats_as_it_likes() -> None:
    newer = evolve(result(1, 50), game="tidelands", scores=(50,), opponent="nobody")
    assert result_in(line_of(newer)) == newer


def test_a_number_of_thousands_of_digits_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a score took home ten seconds."""
    line = line_of(result(1, 50)).replace(b"[50, 40]", b"[5" + b"0" * 4000 + b", 40]")
    assert result_in(line) is None
    assert result_in(line_of(result(1, 50)).replace(b"[50, 40]", b"[5e9, 40]")) is None


def test_every_field_of_a_result_is_checked() -> None:
    good = attrs.asdict(result(1, 50))
    assert result_in(json.dumps(good).encode()) == result(1, 50)
    for field in attrs.fields(Result):
        wrongs: tuple[object, ...] = ({}, [None], 1.5, "\x00", -(1 << 60))
        for wrong in wrongs:
            assert result_in(json.dumps(good | {field.name: wrong}).encode()) is None, field.name
        without = {name: value for name, value in good.items() if name != field.name}
        assert (result_in(json.dumps(without).encode()) is None) == (field.name != "sharing")


# Reading only what is new ---------------------------------------------------------------------------------


class Counted(Results):
    """Counts the bytes it takes in."""

    taken = 0

    def _take(self, read: bytes) -> None:
        self.taken += len(read)
        super()._take(read)


def test_a_second_look_reads_only_what_was_added(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"".join(line_of(result(number, number)) for number in range(500)))
    results = Counted(file)
    assert len(results.all()) == 500
    assert results.taken == file.stat().st_size
    results.taken = 0
    assert len(results.all()) == 500
    assert results.taken == 0
    assert Results(file).add(result(500, 1))
    assert len(results.of("noria")) == 501
    assert results.taken == len(line_of(result(500, 1)))


def test_the_record_is_read_slice_by_slice(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"".join(line_of(result(number, number)) for number in range(2000)))
    results = Results(file)
    steps = 1
    while not results.read_some(0):
        steps += 1
    assert steps == -(-file.stat().st_size // (64 * 1024))
    assert results.all() == Results(file).all()
    assert results.read_some(0)


def test_a_piece_of_time_that_is_long_enough_reads_everything(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    assert results.read_some(0), "there is no file yet"
    results.add(result(1, 50))
    assert results.read_some(60)
    assert len(results.all()) == 1


def _other_file(file: Path) -> None:
    file.with_name("new").write_bytes(line_of(result(7, 70)) * 3)
    file.with_name("new").replace(file)


def _shorter(file: Path) -> None:
    file.write_bytes(line_of(result(7, 70)))


def _other_contents(file: Path) -> None:
    file.write_bytes(line_of(result(7, 70)) + b"x" * file.stat().st_size)


def _other_contents_of_the_same_length(file: Path) -> None:
    status = file.stat()
    with file.open("r+b") as stream:
        stream.write(line_of(result(7, 70)).ljust(status.st_size - 1) + b"\n")
    os.utime(file, ns=(status.st_mtime_ns, status.st_mtime_ns + 1))


@pytest.mark.parametrize(
    "change", [_other_file, _shorter, _other_contents, _other_contents_of_the_same_length, Path.unlink]
)
def test_a_file_that_did_more_than_grow_is_read_again(tmp_path: Path, change: Callable[[Path], None]) -> None:
    results = Results(tmp_path / "results.jsonl")
    for number in range(20):
        results.add(result(number, 50))
    assert len(results.all()) == 20
    change(results.file)
    assert [one.seed for one in results.all()] == ([] if change is Path.unlink else [7])


def test_a_last_line_without_an_end_counts_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(line_of(result(1, 50)) + line_of(result(2, 60))[:-1])
    results = Results(file)
    assert [one.seed for one in results.all()] == [1, 2]
    with file.open("ab") as stream:
        stream.write(b"\n" + line_of(result(3, 70))[:100])
    assert [one.seed for one in results.all()] == [1, 2]
    with file.open("ab") as stream:
        stream.write(line_of(result(3, 70))[100:])
    assert [one.seed for one in results.all()] == [1, 2, 3]


@pytest.mark.parametrize("length", [LONGEST_LINE + 1, 64 * 1024, 300_000])
def test_a_line_far_too_long_hides_nothing_and_is_not_kept(tmp_path: Path, length: int) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(line_of(result(1, 50)) + b"x" * length + b"\n" + line_of(result(2, 60)) + b"y" * length)
    results = Results(file)
    assert [one.seed for one in results.all()] == [1, 2]
    assert len(results._rest) <= LONGEST_LINE
    results.add(result(3, 70))
    assert [one.seed for one in results.all()] == [1, 2, 3]


# Files that are none --------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes among files")
def test_a_pipe_in_place_of_the_record_is_told_and_nobody_waits(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    os.mkfifo(file)
    results = Results(file)
    for ask in (results.all, lambda: results.read_some(1), lambda: results.add(result(1, 50))):
        with pytest.raises(SaveError) as caught:
            ask()
        assert caught.value.reason is Reason.NOT_A_FILE
        assert results.problem is caught.value
    file.unlink()
    assert results.all() == ()
    assert results.problem is None


def test_of_a_record_far_too_large_the_newest_part_is_read(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with file.open("wb") as stream:
        stream.write(line_of(result(1, 50)))
        stream.seek(MOST_BYTES * 10)
        stream.write(line_of(result(2, 60)) + line_of(result(3, 70)))
    results = Counted(file)
    assert [one.seed for one in results.all()] == [3], (
        "the line that began before the newest part is not whole"
    )
    assert results.taken == MOST_BYTES
    assert results.problem is not None
    assert results.problem.reason is Reason.TOO_LARGE
    assert results.add(result(4, 80))
    assert [one.seed for one in results.all()] == [3, 4]


# Two programs, and another record -------------------------------------------------------------------------


def test_programs_that_add_at_the_same_time_lose_nothing_and_record_a_game_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"

    def program(first: int) -> int:
        own = Results(file)
        return sum(own.add(result(number, 50)) for number in range(first, first + 40))

    with ThreadPoolExecutor(4) as programs:
        added = list(programs.map(program, (0, 20, 40, 60)))
    assert sum(added) == 100
    lines = file.read_bytes().splitlines()
    assert sorted(one.seed for one in map(result_in, lines) if one is not None) == list(range(100))


def test_a_full_disk_leaves_the_record_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(result(1, 50))
    before = results.file.read_bytes()
    write = os.write

    def full(handle: int, data: bytes) -> int:
        if len(data) < 100:
            raise OSError(28, "No space left on device")
        return write(handle, data[:100])

    monkeypatch.setattr(os, "write", lambda handle, data: full(handle, data))
    with pytest.raises(SaveError) as caught:
        results.add(evolve(result(2, 60), notation="x" * 90))
    assert caught.value.reason is Reason.DISK_FULL
    assert results.file.read_bytes() == before


def test_a_record_takes_over_what_another_one_has_more(tmp_path: Path) -> None:
    ours, theirs = Results(tmp_path / "ours.jsonl"), Results(tmp_path / "theirs.jsonl")
    for number in (1, 2):
        ours.add(result(number, 50))
    for number in (2, 3, 4):
        theirs.add(result(number, 60))
    lines = theirs.file.read_bytes().splitlines(keepends=True)
    assert ours.merge([b"damaged\n", *lines, *lines]) == 2
    assert ours.merge(lines) == 0
    assert [(one.seed, one.scores[0]) for one in ours.all()] == [(1, 50), (2, 50), (3, 60), (4, 60)]
