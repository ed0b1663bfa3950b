"""What was learned is remembered, and a lesson goes on where it was left, after a kill too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from noria_desktop.app.lessons.lesson import Lesson, lessons
from noria_desktop.app.lessons.progress import LARGEST, Progress, name_of
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.app.lessons.taught import written
from tests.app.lessons.test_all_lessons import ALL, NAMES, STEPPED, played


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_lesson_goes_on_after_a_kill_at_any_step(game: str, lesson: Lesson, tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    run, progress = LessonRun(game, lesson), Progress(file)
    for step in played(run):
        progress.note(run)
        again, learned = LessonRun(game, lesson), Progress(file)
        learned.resume(again)
        assert again.step is not None
        assert again.step.id == step.id
        assert again.session.state == run.session.state
        assert learned.latest == name_of(game, lesson)
        assert learned.is_begun(game, lesson)
        assert not learned.is_done(game, lesson)
    progress.note(run)
    assert Progress(file).is_done(game, lesson)
    assert not Progress(file).is_begun(game, lesson)


@pytest.mark.parametrize(("game", "lesson"), STEPPED, ids=[name_of(*one) for one in STEPPED])
def test_a_lesson_that_goes_on_can_be_gone_back_to_its_beginning(
    game: str, lesson: Lesson, tmp_path: Path
) -> None:
    """Back was dark after going on, or led no further than the last position."""
    file = tmp_path / "lessons.json"
    run, progress = LessonRun(game, lesson), Progress(file)
    first = run.session.state
    for _ in played(run):
        progress.note(run)
        again = LessonRun(game, lesson)
        Progress(file).resume(again)
        assert again.can_go_back == run.can_go_back
        behind = [(place.phase, place.index) for place in run._behind]
        assert [(place.phase, place.index) for place in again._behind] == behind
        for phase, index in reversed(behind):
            again.back()
            assert (again.phase, again.index) == (phase, index)
        assert not again.can_go_back
        assert again.session.state == first


def test_back_leads_before_the_position_at_which_a_step_begins(tmp_path: Path) -> None:
    """A step that lays a position of its own was a wall when the lesson went on with it."""
    file = tmp_path / "lessons.json"
    (lesson,) = (one for one in lessons("solani") if one.number == 3)
    run, progress = LessonRun("solani", lesson), Progress(file)
    for step in played(run):
        if step.id == "3.5":
            break
    progress.note(run)
    again = LessonRun("solani", lesson)
    Progress(file).resume(again)
    assert again.step is not None
    assert again.step.position
    before = []
    while again.can_go_back:
        again.back()
        if again.phase is Phase.STEP and again.step is not None:
            before.append(again.step.id)
    assert before == ["3.4", "3.3", "3.2", "3.1"]


def _begun(file: Path, step: int = 2) -> tuple[str, Lesson]:
    game, lesson = ALL[0]
    run, progress = LessonRun(game, lesson), Progress(file)
    for number, _ in enumerate(played(run)):
        if number == step:
            break
    progress.note(run)
    return game, lesson


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        "7",
        '{"format": "something else"}',
        '{"format": "noria-desktop lessons", "version": 1}',
        '{"format": "noria-desktop lessons", "version": 1, "latest": "", "lessons": []}',
        '{"format": "noria-desktop lessons", "version": 1, "latest": "", "lessons": {"solani/1": 3}}',
        '{"format": "noria-desktop lessons", "version": 1, "latest": "\\ud800", "lessons": {}}',
        pytest.param(" " * (LARGEST + 1), id="too large"),
    ],
)
def test_a_file_that_cannot_be_read_is_set_aside(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    file.write_text(damage)
    progress = Progress(file)
    assert progress.latest == ""
    assert [one.name for one in tmp_path.glob("lessons*")] == ["lessons.json.broken"]


def test_tries_that_the_rules_do_not_allow_are_not_believed(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    game, lesson = _begun(file)
    data = json.loads(file.read_text())
    (entry,) = data["lessons"].values()
    for one in entry["played"]:
        one["action"] = {"_type": "PlaceCircle", "space": 0}
    file.write_text(json.dumps(data))
    run = LessonRun(game, lesson)
    Progress(file).resume(run)
    assert run.phase is Phase.STEP
    assert run.index == 0


def test_what_a_newer_program_has_written_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    _begun(file)
    newer = json.loads(file.read_text()) | {"version": 2}
    file.write_text(json.dumps(newer))
    Progress(file).finish("solani/1")
    assert json.loads(file.read_text()) == newer


def test_forgetting_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    game, lesson = _begun(file)
    progress, name = Progress(file), name_of(game, lesson)
    known = progress.forget(name)
    assert not Progress(file).is_begun(game, lesson)
    progress.recall(name, known)
    assert Progress(file).is_begun(game, lesson)


def test_what_can_be_learned_leads_to_a_game_of_one_s_own() -> None:
    assert {"solani", "nautilus"} <= set(written())
    assert all(lessons(game)[-1].game is not None for game in written())
