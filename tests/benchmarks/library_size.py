"""The library of years: five thousand games of all kinds, finished and not, from an index and without one.

Figures are seconds of CPU, medians over fresh processes, beside the same process over a profile of two games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.saves.writing import written
from tests.app.playing import lively
from tests.benchmarks.figures import Figure

GAMES: Final = 5_000
RUNS: Final = 3
FIRST_S: Final = 0.6
"""Until the page is there."""
FRAME_S: Final = 0.25
"""The longest that anybody waits while the rest is read."""
LENGTHS: Final = (8, 60, 10_000)

PROBE = """
import json, sys, time
from pathlib import Path
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window import application as start
application = start._application()
window = start._window(Profile.within(Path(sys.argv[1])), "en")
window.resize(1280, 800)
window.show()
longest = 0.0

def frames(done):
    global longest
    while not done():
        before = time.process_time()
        application.processEvents()
        longest = max(longest, time.process_time() - before)

begun = time.process_time()
window.show_home()
application.processEvents()
home = time.process_time() - begun
begun = time.process_time()
window.library.show()
application.processEvents()
first = time.process_time() - begun
page = window._pages["library"]
window.library._painting.stop()
frames(lambda: not page.shelf.reading)
whole = time.process_time() - begun
typed = []
for letter in "seal":
    before = time.process_time()
    page.bar.field.setText(page.bar.field.text() + letter)
    application.processEvents()
    typed.append(time.process_time() - before)
page.bar.field.clear()
before = time.process_time()
window.show_home(); application.processEvents()
window.library.show(); application.processEvents()
print(json.dumps({
    "home": home, "first": first, "whole": whole, "longest": longest, "typed": max(typed), "again": time.process_time() - before,
    "rows": page.list.rows.shown,
}))
"""


def fill(profile: Path, count: int, lengths: tuple[int, ...] = LENGTHS) -> None:
    """Games of all kinds, of these lengths in turn; by default a third of them finished."""
    made = [(kit(name), lively(kit(name), 7, length)) for name in game_ids() for length in lengths]
    folder = profile / "autosave"
    folder.mkdir(parents=True)
    for number in range(count):
        game, session = made[number % len(made)]
        session.become_another(f"{number + 1:032x}")
        data = written(session, game, serial=number + 1)
        (folder / f"{game.game_id}-{session.identity}.ndsave").write_bytes(data)


def _probed(profile: Path) -> dict[str, float]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", PROBE, str(profile)], env=environment, check=True, capture_output=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def library_size() -> list[Figure]:
    """The library over years of play, beside the library of two games."""
    with tempfile.TemporaryDirectory() as name:
        few, many = Path(name) / "few", Path(name) / "many"
        fill(few, 2)
        fill(many, GAMES)
        runs: dict[str, list[dict[str, float]]] = {"few": [], "without": [], "with": []}
        for _ in range(RUNS):
            runs["few"].append(_probed(few))
            (many / "library.sqlite").unlink(missing_ok=True)
            runs["without"].append(_probed(many))
            runs["with"].append(_probed(many))
    found = {part: {key: median(run[key] for run in of) for key in of[0]} for part, of in runs.items()}
    figures = []
    for part, words in (("without", "no index yet"), ("with", "from the index")):
        one, bare = found[part], found["few"]
        figures += [
            Figure(
                f"Library's first frame, {GAMES:,} games, {words}",
                f"{one['first']:.2f} s",
                f"two games {bare['first']:.2f} s; home {one['home']:.2f} and {bare['home']:.2f} s",
                f"<= {FIRST_S} s",
                one["first"] <= FIRST_S,
            ),
            Figure(
                f"All listed, {words}",
                f"{one['whole']:.2f} s",
                f"longest frame {one['longest'] * 1e3:.0f} ms",
                f"<= {FRAME_S} s a frame",
                one["longest"] <= FRAME_S,
            ),
            Figure(
                f"A letter typed, {words}",
                f"{one['typed'] * 1e3:.0f} ms",
                f"two games {bare['typed'] * 1e3:.0f} ms; page again {one['again'] * 1e3:.0f} ms",
            ),
        ]
    return figures
