"""What the coach said is remembered with each game, in a file beside the saves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from noria_desktop.app.coach_memory import LARGEST, MOST_GAMES, CoachMemory
from noria_desktop.bots.coaching import Said

GAME, OTHER = "0" * 32, "1" * 32
LINES = (Said("noria.k1", 4), Said("scythe.c12", 9))


def test_a_game_is_known_again(tmp_path: Path) -> None:
    file = tmp_path / "coach.json"
    memory = CoachMemory(file)
    assert memory.of(GAME) == ()
    memory.note(GAME, LINES)
    assert memory.of(GAME) == LINES
    assert CoachMemory(file).of(GAME) == LINES
    assert CoachMemory(file).of(OTHER) == ()


def test_the_games_of_long_ago_are_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "coach.json"
    memory = CoachMemory(file)
    for number in range(MOST_GAMES + 2):
        memory.note(f"{number:032x}", LINES)
        memory.note(GAME, LINES)
    again = CoachMemory(file)
    assert again.of(GAME) == LINES, "it was spoken in just now"
    assert again.of(f"{1:032x}") == ()
    assert again.of(f"{MOST_GAMES + 1:032x}") == LINES


def test_whoever_only_looks_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "coach.json"
    CoachMemory(file, writes=False).note(GAME, LINES)
    assert not file.exists()


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        "7",
        '{"format": "something else", "version": 1, "games": {}}',
        '{"format": "noria-desktop coach", "version": 1}',
        '{"format": "noria-desktop coach", "version": 1, "games": []}',
        '{"format": "noria-desktop coach", "version": 1, "games": {"x": []}}',
        json.dumps({"format": "noria-desktop coach", "version": 1, "games": {GAME: 3}}),
        json.dumps({"format": "noria-desktop coach", "version": 1, "games": {GAME: [3]}}),
        json.dumps({"format": "noria-desktop coach", "version": 1, "games": {GAME: [["noria.k1"]]}}),
        json.dumps({"format": "noria-desktop coach", "version": 1, "games": {GAME: [["noria.k1", -1]]}}),
        json.dumps({"format": "noria-desktop coach", "version": 1, "games": {GAME: [["noria.k1", True]]}}),
        json.dumps({"format": "noria-desktop coach", "version": 1, "games": {GAME: [["<b>", 1]]}}),
        pytest.param(" " * (LARGEST + 1), id="too large"),
    ],
)
def test_a_file_that_cannot_be_read_is_set_aside(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "coach.json"
    file.write_text(damage)
    memory = CoachMemory(file)
    assert memory.of(GAME) == ()
    assert [one.name for one in tmp_path.glob("coach*")] == ["coach.json.broken"]
    memory.note(GAME, LINES)
    assert CoachMemory(file).of(GAME) == LINES


def test_what_a_newer_program_has_written_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "coach.json"
    CoachMemory(file).note(GAME, LINES)
    newer = json.loads(file.read_text()) | {"version": 2}
    file.write_text(json.dumps(newer))
    memory = CoachMemory(file)
    assert memory.of(GAME) == LINES
    memory.note(OTHER, LINES)
    assert json.loads(file.read_text()) == newer
