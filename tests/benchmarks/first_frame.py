"""From the start of the process to the first playable frame, beside a window with nothing in it.

Both processes leave by themselves after their first frame, so their whole life is measured. As on any but the very
first start, modules are compiled and the pictures of the first frame are in the profile.
Source: feasibility 7; decisions 24.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.window.main_window import PICTURES
from tests.benchmarks.figures import Figure

RUNS = 15
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


def life_of(command: Sequence[str], compiled: str) -> Life:
    """Run a process to its end.

    Args:
        command: the program and its arguments.
        compiled: folder of compiled modules; an installed program has them.

    Raises:
        CalledProcessError: it failed.
    """
    environment = {**os.environ, **on_a_screen(compiled), "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    used, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
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


def paint_once(program: Sequence[str], pictures: Path, profile: Path) -> None:
    """Play as a person would for a moment, which leaves the pictures of a first frame in a file of the profile.

    Raises:
        RuntimeError: the program ended without them, or went on for long.
    """
    pictures.unlink(missing_ok=True)
    end = time.monotonic() + PATIENCE_S
    with subprocess.Popen(program, env={**os.environ, **on_a_screen(str(profile))}) as process:
        while not pictures.exists():
            if process.poll() is not None or time.monotonic() > end:
                process.kill()
                raise RuntimeError("no picture was kept")
            time.sleep(0.05)
        process.terminate()


def first_frame() -> list[Figure]:
    """A new game on the table, and a saved one gone on with."""
    with tempfile.TemporaryDirectory() as profile, tempfile.TemporaryDirectory() as compiled:
        _begin_a_game(Path(profile))
        program = [sys.executable, "-m", "noria_desktop", "--profile-dir", profile]
        commands = (
            [sys.executable, "-c", BARE],
            [*program, "--smoke", "--new", "noria", "--seed", "1"],
            [*program, "--smoke", "--continue"],
        )
        paint_once([*program, "--continue"], Path(profile, PICTURES), Path(profile))
        for command in commands:
            life_of(command, compiled)
        pairs = [tuple(life_of(command, compiled) for command in commands) for _ in range(RUNS)]
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
