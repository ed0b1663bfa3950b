"""The packages that can be built here start and play without this project's Python or folder.

Run on demand: `.venv/bin/pip install -c constraints.txt -e '.[bundle]'`, then
`python3 run.py test -m slow tests/project/test_bundle.py`.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
from pathlib import Path

import appdir
import bundle
import bundle_contents
import deb
import pytest
import smoke

from tests.app import two_programs

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]
MOST_MEGABYTES = 95


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built program."""
    pytest.importorskip("PyInstaller", reason="needs the bundle extra")
    place = tmp_path_factory.mktemp("bundle")
    return bundle.build(place / "dist", place / "build", compiled=False)


def test_it_opens_its_window_plays_and_draws(folder: Path) -> None:
    assert len(list(smoke.tried(folder))) == 7


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX knows them")
@pytest.mark.parametrize("locked", [False, True], ids=["two programs", "a second start"])
def test_nothing_that_was_played_with_it_is_lost_when_it_is_killed(folder: Path, locked: bool) -> None:
    verdict = two_programs.judge(3, seed=5, program=folder / "noria-desktop", locked=locked, sure=math.inf)
    assert verdict.lost == []
    assert verdict.decisions > 0


@pytest.mark.skipif(sys.platform != "linux", reason="said of the folder for Linux")
def test_it_is_small(folder: Path) -> None:
    assert bundle_contents.size(folder) <= MOST_MEGABYTES * bundle.MEGABYTE


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_the_debian_package_is_as_debian_wants_it(folder: Path, tmp_path: Path) -> None:
    file = deb.build(folder, tmp_path)
    shown = subprocess.run(
        ["dpkg-deb", "--field", str(file)], capture_output=True, text=True, check=True
    ).stdout
    assert "Package: noria-desktop\n" in shown
    assert "Depends: libc6 (>= 2." in shown
    subprocess.run(["dpkg-deb", "--extract", str(file), str(tmp_path / "root")], check=True)
    assert len(list(smoke.tried(tmp_path / "root" / "usr" / "lib" / "noria-desktop"))) == 7
    if (lintian := shutil.which("lintian")) is not None:
        done = subprocess.run(
            [lintian, "--fail-on", "error", str(file)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_the_app_folder_starts_from_any_place(folder: Path, tmp_path: Path) -> None:
    root = appdir.build(folder, tmp_path / "a place 場所")
    started = subprocess.run([str(root / "AppRun"), "--version"], capture_output=True, text=True, check=True)
    assert started.stdout.startswith("noria-desktop ")
    assert len(list(root.glob("*.desktop"))) == 1
