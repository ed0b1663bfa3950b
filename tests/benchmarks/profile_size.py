"""A profile of years: thousands of saves and results, and what they cost at the start and at each visit of home.

Every figure is a median over several fresh processes, beside the same process over a profile with one game to go on with, or none; they take turns.
Source: robustness.md C.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from noria_desktop.app.catalogue import GameKit, game_ids, kit
from noria_desktop.app.result_lines import line_of
from noria_desktop.app.results import result_of
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from tests.app.playing import lively
from tests.benchmarks.figures import Figure
from tests.benchmarks.first_frame import as_a_person_has_it, install_into, life_of

SAVES: Final = 5_000
RESULTS: Final = 20_000
RUNS: Final = 5
RATIO: Final = 1.2
LIST_S: Final = 1.0
RSS_MB: Final = 150
LENGTHS: Final = (6, 20, 60, 150)
"""Decisions of the games that the saves are made from."""

PROBE = """
import json, resource, sys, time
from pathlib import Path
from noria_desktop.ui.window.preflight import import_qt
import_qt()  # as every start does it
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window import application as start
application = start._application()
window = start._window(Profile.within(Path(sys.argv[1])), "en", writes=False)
begun = time.perf_counter()
window.show_home()
window.show()
application.processEvents()
shown = time.perf_counter()
longest = 0.0
while not window._page_models.is_read:
    before = time.perf_counter()
    application.processEvents()
    longest = max(longest, time.perf_counter() - before)
# The rows that were read last are shown.
application.processEvents()
listed = time.perf_counter()
window.side.show_settings()
application.processEvents()
left = time.perf_counter()
window.show_home()
application.processEvents()
again = time.perf_counter()
memory = int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
print(json.dumps({
    "home": shown - begun,
    "list": listed - begun,
    "longest": longest,
    "again": again - left,
    "memory": memory / 1e6,
    "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3,
    "rows": len(window.home.page.model.saves),
}))
"""


def games() -> list[tuple[GameKit, Session]]:
    """Games of all kinds, begun, half played and finished."""
    return [(kit(name), lively(kit(name), 7, length)) for name in game_ids() for length in LENGTHS]


def fill_with_saves(profile: Path, count: int = SAVES) -> None:
    """Saves of today's format, half of them automatic."""
    made = games()
    last: dict[str, object] = {}
    for folder in ("saves", "autosave"):
        (profile / folder).mkdir(parents=True, exist_ok=True)
    for number in range(count):
        game, session = made[number % len(made)]
        session.become_another(f"{number + 1:032x}")
        named = number % 2 == 0
        title = f"Evening {number}" if named else ""
        file = f"saves/{title}" if named else f"autosave/{game.game_id}-{session.identity}"
        data = written(session, game, title=title, serial=number + 1)
        (profile / f"{file}.ndsave").write_bytes(data)
        if not named:
            last = {"serial": number + 1, "autosave": f"{game.game_id}-{session.identity}.ndsave"}
    (profile / "latest.json").write_text(json.dumps(last))


def fill_with_old_saves(profile: Path, count: int = SAVES) -> None:
    """Saves of the first format under new names."""
    (profile / "saves").mkdir(parents=True, exist_ok=True)
    released = [
        (Path(__file__).parents[1] / "saves" / name / "v1.ndsave").read_bytes() for name in game_ids()
    ]
    for number in range(count):
        data = released[number % len(released)]
        identity = json.loads(data)["id"]
        (profile / "saves" / f"Evening {number}.ndsave").write_bytes(
            data.replace(identity.encode(), f"{number + 1:032x}".encode())
        )


def fill_with_results(profile: Path, count: int = RESULTS) -> None:
    """Results of games of all kinds."""
    from attrs import evolve

    profile.mkdir(parents=True, exist_ok=True)
    ended = [result_of(session, game) for game, session in games()]
    lines = (line_of(evolve(ended[n % len(ended)], id=f"{n:032x}", seed=n)) for n in range(count))
    (profile / "results.jsonl").write_bytes(b"".join(lines))


def _probed(profile: Path, installed: str) -> dict[str, float]:
    environment = as_a_person_has_it(installed) | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", PROBE, str(profile)]
    run = subprocess.run(command, env=environment, cwd=installed, check=True, capture_output=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def _smoke(profile: Path, installed: str) -> float:
    """Seconds of CPU from the start of the process to the first frame of home, and its end."""
    return life_of(
        [sys.executable, "-m", "noria_desktop", "--profile-dir", str(profile), "--smoke"], installed
    ).cpu


def profile_size() -> list[Figure]:
    """Home over years of play, beside home on the first day."""
    figures = []
    with tempfile.TemporaryDirectory() as name:
        folder, installed = Path(name), f"{name}/installed"
        profiles = {part: folder / part for part in ("empty", "one", "saves", "old saves", "results", "both")}
        Path(installed).mkdir()
        install_into(installed)
        profiles["empty"].mkdir()
        fill_with_saves(profiles["one"], 2)
        fill_with_saves(profiles["saves"])
        fill_with_old_saves(profiles["old saves"])
        fill_with_results(profiles["results"])
        fill_with_saves(profiles["both"])
        fill_with_results(profiles["both"])
        for profile in profiles.values():
            _smoke(profile, installed)
        lives: dict[str, list[float]] = {part: [] for part in profiles}
        probes: dict[str, list[dict[str, float]]] = {part: [] for part in profiles}
        for _ in range(RUNS):
            for part, profile in profiles.items():
                lives[part].append(_smoke(profile, installed))
                probes[part].append(_probed(profile, installed))
    # Whoever has a game to go on with sees its picture in the first frame, however many others there are.
    empty, one = median(lives["empty"]), median(lives["one"])
    for part in ("saves", "old saves", "results", "both"):
        told = {
            "saves": f"{SAVES:,} saves",
            "old saves": f"{SAVES:,} saves of the first format",
            "results": f"{RESULTS:,} results",
            "both": f"{SAVES:,} saves and {RESULTS:,} results",
        }[part]
        found = {key: median(probe[key] for probe in probes[part]) for key in probes[part][0]}
        bare = {key: median(probe[key] for probe in probes["empty"]) for key in found}
        ratio = median(lives[part]) / (empty if part == "results" else one)
        figures += [
            Figure(
                f"Home's first frame, {told}",
                f"{median(lives[part]):.2f} s CPU = {ratio:.2f} x",
                f"empty {empty:.2f} s, two saves {one:.2f} s; home itself {found['home'] * 1e3:.0f} ms",
                f"<= {RATIO} x",
                ratio <= RATIO,
            ),
            Figure(
                f"All read, {told}",
                f"{found['list']:.2f} s, {found['rows']:.0f} rows",
                f"longest frame {found['longest'] * 1e3:.0f} ms",
                f"<= {LIST_S} s",
                found["list"] <= LIST_S if part != "old saves" else None,
            ),
            Figure(
                f"Second visit, {told}",
                f"{found['again'] * 1e3:.0f} ms",
                f"empty {bare['again'] * 1e3:.0f} ms",
            ),
            Figure(
                f"Memory, {told}",
                f"{found['memory']:.0f} MB, at most {found['peak']:.0f}",
                f"empty {bare['memory']:.0f} MB",
                f"<= {RSS_MB} MB",
                found["memory"] <= RSS_MB,
            ),
        ]
    return figures
