"""What the program keeps in memory after an evening at all four boards, beside a window with nothing in it.

Counted as the system counts it: the pages of the process that lie in memory (RSS), its program code included. The
worker in which players think is a process of its own and stands beside it. Source: issue 17's "Start".
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from typing import Final

from tests.benchmarks.figures import Figure
from tests.benchmarks.first_frame import as_a_person_has_it, install_into

BAR_MB: Final = 140
LOOK_MS: Final = 2_000
"""How long each board is looked at: its opening has been played then, and its pictures are kept."""

BARE = """
import json, resource
from pathlib import Path
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.resize(1280, 800)
window.show()
application.processEvents()
size = int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
print(json.dumps({"bare": size}))
"""

BOARDS = """
import gc, json, os, resource, sys
from pathlib import Path
from noria_desktop.ui.window.preflight import import_qt
import_qt()  # as every start does it
from noria_desktop import __main__ as entry
gc.set_threshold(entry._OBJECTS_OF_A_START)
from PySide6.QtCore import QEventLoop, QTimer
from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.application import _application, _window

def kept(process):
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()

application = _application()
window = _window(Profile.within(Path(sys.argv[1])), "en")
window.show_home()
window.show()
found = {}
for game in game_ids():
    window.start(game, kit(game).default_options(), 1)
    looking = QEventLoop()
    QTimer.singleShot(int(sys.argv[2]), looking.quit)
    looking.exec()
    found[game] = kept("self")
children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
found["workers"] = sum(kept(child) for child in children)
window.close()
print(json.dumps(found))
"""


def _sizes(installed: str, program: str, *arguments: str) -> dict[str, float]:
    """What a process says of its size, in MB."""
    command = [sys.executable, "-c", program, *arguments]
    environment = as_a_person_has_it(installed)
    run = subprocess.run(command, env=environment, cwd=installed, check=True, capture_output=True, text=True)
    return {name: size / 1e6 for name, size in json.loads(run.stdout).items()}


def boards_in_memory() -> list[Figure]:
    """All four boards one after another: when each is painted for the first time, and on any later evening."""
    what, target = "Memory after all four boards", f"< {BAR_MB} MB"
    if not sys.platform.startswith("linux"):
        return [Figure(what, "not measured", "needs Linux", target)]
    figures = []
    with tempfile.TemporaryDirectory() as installed, tempfile.TemporaryDirectory() as profile:
        install_into(installed)
        bare = _sizes(installed, BARE)["bare"]
        with tempfile.TemporaryDirectory() as before:
            _sizes(installed, BOARDS, before, "1")  # whoever compiles a module is larger for it
        for evening in ("first evening", "later evening"):
            found = _sizes(installed, BOARDS, profile, str(LOOK_MS))
            workers = found.pop("workers")
            own = list(found.values())[-1]
            by_game = ", ".join(f"{name} {size:.0f}" for name, size in found.items())
            figures.append(
                Figure(
                    f"{what}, {evening}",
                    f"{own:.0f} MB = {own / bare:.2f} x",
                    f"bare window {bare:.0f} MB; after {by_game}; the worker that thinks {workers:.0f} MB",
                    target,
                    own < BAR_MB,
                )
            )
    return figures
