"""`python3 run.py` makes an environment once, says plainly what it cannot do, and is fast afterwards."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from noria_desktop.app.catalogue import game_ids

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py as a module, with an environment folder of this test's own."""
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path / "venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / "venv" / "stamp.json")
    monkeypatch.setattr(module, "may_install", lambda: False)
    return module


def made(run: ModuleType, *, tests: bool) -> None:
    """Leave what a finished set-up leaves."""
    python = run.venv_python()
    python.parent.mkdir(parents=True)
    python.touch()
    run.STAMP.write_text(json.dumps({"made_from": run.fingerprint(), "tests": tests}))


def test_second_start_does_nothing(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made(run, tests=False)
    monkeypatch.setattr(run.subprocess, "run", lambda *_a, **_k: pytest.fail("something was started"))
    assert run.set_up(tests=False) == 0


def test_environment_for_playing_is_not_enough_for_tests(run: ModuleType) -> None:
    made(run, tests=False)
    assert run.stamped() == (run.fingerprint(), False)


@pytest.mark.parametrize("stamp", ["", "[]", "{}", '{"made_from": 1}', "\x00"])
def test_broken_stamp_means_not_made(run: ModuleType, stamp: str) -> None:
    made(run, tests=True)
    run.STAMP.write_text(stamp)
    assert run.stamped() == ("", False)


def test_missing_venv_module_is_said_with_its_remedy(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(run.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    assert run.have_venv_module() == 1
    assert "sudo apt install python3." in capsys.readouterr().err


def test_old_python_is_said(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "OLDEST", (9, 0))
    monkeypatch.setattr(run, "newer_python", lambda: None)
    assert run.main([]) == 1
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_constraints_are_bare_versions_of_all_that_is_needed() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split("\n")[:-1]
    assert all(line.count("==") == 1 and "/" not in line and " " not in line for line in lines)
    names = {line.partition("==")[0].lower().replace("_", "-") for line in lines}
    assert {"pyside6-essentials", "attrs", "cattrs", "pytest", "ruff", "mypy"} <= names


def test_what_is_run_as_root_is_printed_first(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command, word for word, before the first of them runs."""
    printed_before: list[str] = []
    ran: list[str] = []

    def pretend(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        printed_before.append(capsys.readouterr().out)
        ran.append(" ".join(command))
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(run.subprocess, "run", pretend)
    assert run.apt_install(["libegl1", "libxcb-cursor0"])
    assert ran == [
        "apt-get update -qq",
        "apt-get install -y -qq --no-install-recommends libegl1 libxcb-cursor0",
    ]
    assert [line.strip() for line in printed_before[0].splitlines()[1:]] == ran
    assert "root" in printed_before[0]


def test_a_game_by_its_name_runs_all_that_belongs_to_it(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(run, tests=True)
    commands: list[list[str]] = []
    monkeypatch.setattr(run.Report, "run", lambda _self, _name, command, **_: commands.append(command))
    monkeypatch.setattr(run, "system_libraries", lambda **_: 0)
    assert run.run_tests(["solani", "-x"]) == 0
    (command,) = commands
    assert {"tests/games/solani", "tests/bots/solani", "tests/ui/solani", "tests/conformance"} <= set(command)
    assert command[-1] == "-x"


def test_every_game_can_be_tested_by_its_name(run: ModuleType) -> None:
    assert game_ids() == run.GAMES
    for game in run.GAMES:
        assert all((ROOT / room).is_dir() for room in run.tests_of(game) if room.startswith("tests/"))
