"""A small share of ``coach_check``: every line that holds is true by the rulebook's words, and a false one is found."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.bots.coach_check import PLAYERS, check, coach_of, main
from tests.bots.coached_games import occasions

GAMES = tuple(PLAYERS)


@pytest.mark.parametrize("game_id", GAMES)
def test_lines_are_true(game_id: str) -> None:
    heard = check(game_id, "random", 30, first_seed=300)
    assert heard.wrong == []
    assert sum(heard.read.values()) >= 10
    assert heard.spoken


@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_of_another_moment_is_found_false(game_id: str) -> None:
    """The second reading is no rubber stamp: said of another moment of its kind, most lines are not true."""
    reading, coach = import_module(f"tests.bots.{game_id}.coach_reading"), coach_of(game_id)
    moments = [one for one in occasions(game_id, reading.OPTIONS, "random", 301) if reading.counts(one)]
    kinds = (
        ("nautilus.k10", "nautilus.k13") if game_id == "nautilus" else ("solani.k3", "solani.k6", "solani.k8")
    )
    remarks = [
        (number, remark)
        for number, one in enumerate(moments[:40])
        for remark in coach.remarks(one)
        if remark.kind in kinds
    ]
    assert remarks
    alike = [
        (number, one)
        for number, one in enumerate(moments)
        if type(one.aimed or one.actions[0]).__name__ in ("Place", "PlaceBranch", "PlaceCircle")
    ]
    false = [
        bool(reading.wrong(one, remark))
        for at, remark in remarks[:4]
        for number, one in alike[:20]
        if number != at
    ]
    assert sum(false) > 0.7 * len(false)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "nautilus", "--positions", "3", "--players", "random"]) == 0
    assert capsys.readouterr().out.startswith("random: 3 positions, ")
