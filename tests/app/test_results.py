"""The record of finished games."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import attrs
import pytest
from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.results import Result, Results, result_of, standing_of
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
    assert results.standing("solani") is None


def test_a_result_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        Results(tmp_path / "x" / "results.jsonl").add(result(1, 50))
    assert caught.value.reason in (Reason.NOT_WRITABLE, Reason.UNREADABLE, Reason.MISSING)
