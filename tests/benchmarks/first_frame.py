"""From the start of the process to the first playable frame, beside a window with nothing in it.

Both processes leave by themselves after their first frame, so their whole life is measured. As on any but the very
first start of an installed program, the compiled modules lie beside their sources and the pictures of the first frame
in the profile. The bare window has Qt for Python as its wheel brings it.
Source: feasibility 7; decisions 24.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import shiboken6
from attrs import frozen

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.window.main_window import PICTURES
from tests.benchmarks.figures import Figure

RUNS = 15
ROOT = Path(__file__).resolve().parents[2]
RATIO = 2.0
PATIENCE_S = 60.0

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(sys.argv)
window = QWidget()
window.resize(1280, 800)
window.show()
QTimer.singleShot(0, lambda: QTimer.singleShot(0, application.quit))
sys.exit(application.exec())
"""


SCREEN = {"name": "desk", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}
"""Without a display, Qt makes up a screen that is smaller than the window."""


@frozen
class Life:
    """A process from start to end."""

    wall: float
    """Seconds by the clock."""
    cpu: float
    """Seconds of CPU time."""


def install_into(folder: str) -> None:
    """Put the program where nothing else is; it is compiled there when it first runs."""
    for part in ("noria_desktop", "resources"):
        shutil.copytree(ROOT / part, Path(folder, part), ignore=shutil.ignore_patterns("__pycache__"))


def as_a_person_has_it(folder: str) -> dict[str, str]:
    """The environment of a program that was installed into this folder and may compile its modules there."""
    environment = {**os.environ, **on_a_screen(folder)}
    for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"):
        environment.pop(name, None)
    return environment


def as_its_wheel_brings_it(folder: str) -> dict[str, str]:
    """The environment in which Qt for Python is as everybody gets it; ``run.py`` has made ours ready to start sooner."""
    package = Path(shiboken6.__file__).parent
    shutil.copytree(package, Path(folder, package.name), ignore=shutil.ignore_patterns("files.dir"))
    return {"PYTHONPATH": folder}


def life_of(command: Sequence[str], installed: str, **extra: str) -> Life:
    """Run a process to its end.

    Args:
        command: the program and its arguments.
        installed: folder that the program was installed into.
        extra: what its environment has besides.

    Raises:
        CalledProcessError: it failed.
    """
    environment = {**as_a_person_has_it(installed), **extra}
    used, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, env=environment, cwd=installed, check=True, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Life(wall, after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime)


def on_a_screen(folder: str) -> dict[str, str]:
    """The environment in which Qt takes a desk's screen to be there; described in a file of the folder."""
    file = Path(folder) / "screen.json"
    file.write_text(json.dumps({"screens": [SCREEN]}))
    return {"QT_QPA_PLATFORM": f"offscreen:configfile={file}"}


def _begin_a_game(profile: Path) -> None:
    """Leave a game in the profile to go on with."""
    game = kit("noria")
    Store(profile).autosave(Session(game, game.default_options(), 1), game)


def paint_once(program: Sequence[str], pictures: Path, installed: str) -> None:
    """Play as a person would for a moment, which leaves the pictures of a first frame in a file of the profile.

    Raises:
        RuntimeError: the program ended without them, or went on for long.
    """
    pictures.unlink(missing_ok=True)
    end = time.monotonic() + PATIENCE_S
    with subprocess.Popen(program, env=as_a_person_has_it(installed), cwd=installed) as process:
        while not pictures.exists():
            if process.poll() is not None or time.monotonic() > end:
                process.kill()
                raise RuntimeError("no picture was kept")
            time.sleep(0.05)
        process.terminate()


def first_frame() -> list[Figure]:
    """A new game on the table, and a saved one gone on with."""
    with (
        tempfile.TemporaryDirectory() as profile,
        tempfile.TemporaryDirectory() as installed,
        tempfile.TemporaryDirectory() as wheel,
    ):
        install_into(installed)
        _begin_a_game(Path(profile))
        program = [sys.executable, "-m", "noria_desktop", "--profile-dir", profile]
        commands: tuple[tuple[list[str], dict[str, str]], ...] = (
            ([sys.executable, "-c", BARE], as_its_wheel_brings_it(wheel)),
            ([*program, "--smoke", "--new", "noria", "--seed", "1"], {}),
            ([*program, "--smoke", "--continue"], {}),
        )
        paint_once([*program, "--continue"], Path(profile, PICTURES), installed)
        for command, extra in commands:
            life_of(command, installed, **extra)
        pairs = [
            tuple(life_of(command, installed, **extra) for command, extra in commands) for _ in range(RUNS)
        ]
    window = min(pair[0].cpu for pair in pairs)
    figures = []
    for name, place in (("new game", 1), ("continued game", 2)):
        own = min(pair[place].cpu for pair in pairs)
        ratio = own / window
        walls = f"{min(p[place].wall for p in pairs):.2f} s against {min(p[0].wall for p in pairs):.2f} s"
        figures.append(
            Figure(
                f"First playable frame, {name}",
                f"{own:.2f} s CPU = {ratio:.2f} x",
                f"bare window {window:.2f} s CPU; by the clock {walls}",
                f"<= {RATIO} x",
                ratio <= RATIO,
            )
        )
    return figures
