"""The one-folder build starts and plays without this project's Python or folder.

Run on demand: `.venv/bin/pip install -c constraints.txt -e '.[bundle]'`, then
`python3 run.py test -m slow tests/project/test_bundle.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built program."""
    pytest.importorskip("PyInstaller", reason="needs the bundle extra")
    folder = tmp_path_factory.mktemp("bundle")
    command = [sys.executable, "-m", "PyInstaller", "packaging/noria_desktop.spec", "--noconfirm"]
    command += [
        "--log-level",
        "WARN",
        "--distpath",
        str(folder / "dist"),
        "--workpath",
        str(folder / "build"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return folder / "dist" / "noria-desktop" / "noria-desktop"


def start(program: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it with a profile of its own, from a folder that has nothing of ours, and without this Python."""
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    command = [str(program), *arguments]
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=120
    )


def test_it_opens_its_window(program: Path, tmp_path: Path) -> None:
    done = start(program, tmp_path, "--profile-dir", str(tmp_path / "profile"), "--smoke")
    assert (done.returncode, done.stderr) == (0, "")


def test_it_plays_a_game(program: Path, tmp_path: Path) -> None:
    done = start(
        program,
        tmp_path,
        "simulate",
        "noria",
        "--games",
        "1",
        "--seed",
        "3",
        "--players",
        "greedy",
        "--jsonl",
    )
    assert done.returncode == 0, done.stderr
    game = json.loads(done.stdout.splitlines()[0])
    assert game["game"] == "noria"
    assert len(game["scores"]) == 2


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_draws_a_game_in_both_languages(program: Path, tmp_path: Path, language: str) -> None:
    done = start(program, tmp_path, "screenshot", "noria", "table.png", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "table.png").stat().st_size > 50_000
