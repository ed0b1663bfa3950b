"""Marks of honour of years: five thousand finished games of all kinds, worked out from nothing and remembered.

Figures are seconds of CPU of fresh processes, beside the same process over a profile of two games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.benchmarks.figures import Figure
from tests.benchmarks.library_size import FIRST_S, FRAME_S, GAMES, fill

WHOLE: Final = (10_000,)
"""Every game is played to its end."""

PROBE = """
import json, resource, sys, time
from pathlib import Path
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window import application as start
application = start._application()
window = start._window(Profile.within(Path(sys.argv[1])), "en")
window.resize(1280, 800)
window.show()
window.show_home()
application.processEvents()
held = lambda: int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6
before, begun, longest = held(), time.process_time(), 0.0
window.honours.show()
application.processEvents()
first = time.process_time() - begun
page = window._pages["honours"]
while page.model.reading or not window.honours.is_read:
    moment = time.process_time()
    application.processEvents()
    longest = max(longest, time.process_time() - moment)
print(json.dumps({
    "first": first, "whole": time.process_time() - begun, "longest": longest, "grown": held() - before,
    "earned": page.model.earned,
}))
"""


def _probed(profile: Path) -> dict[str, float]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", PROBE, str(profile)], env=environment, check=True, capture_output=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def honours_size() -> list[Figure]:
    """The page of honours over years of play."""
    with tempfile.TemporaryDirectory() as name:
        few, many = Path(name) / "few", Path(name) / "many"
        fill(few, 2, WHOLE)
        fill(many, GAMES, WHOLE)
        bare, without, known = _probed(few), _probed(many), _probed(many)
    figures = []
    for one, words in ((without, "nothing remembered"), (known, "remembered")):
        figures += [
            Figure(
                f"Honours' first frame, {GAMES:,} finished games, {words}",
                f"{one['first']:.2f} s",
                f"two games {bare['first']:.2f} s",
                f"<= {FIRST_S} s",
                one["first"] <= FIRST_S,
            ),
            Figure(
                f"All marks known, {words}",
                f"{one['whole']:.1f} s",
                f"longest frame {one['longest'] * 1e3:.0f} ms; {one['grown']:.0f} MB more",
                f"<= {FRAME_S} s a frame",
                one["longest"] <= FRAME_S,
            ),
        ]
    return figures
