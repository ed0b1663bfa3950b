"""The kernels compiled and plain, one after the other in the same run: ``python -m tests.benchmarks compiled``.

Each row is the best of several processes that take turns, so that a machine which grows slower does so for both. Compiling
takes a minute and a C compiler; ``KERNELS_IN`` may name a folder that ``tools/compile_kernels.py`` has made already.
As a program of its own it measures the kernels that it imports, and prints them. Source: engines-and-bots 8, 9.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from noria_desktop.bots.nautilus.levels import level4
from tests.benchmarks import nautilus_search, noria_search, solani_search
from tests.benchmarks.figures import Figure

ROOT: Final = Path(__file__).resolve().parents[2]
TURNS: Final = 5
"""Processes of each kind."""
GOOFSPIEL_RATIO: Final = 3.0
LEVEL4: Final = "Nautilus, level 4's tree"
ROUNDS: Final = "Solani, rounds played on"
LISTED: Final = "Nautilus, decisions with legal actions listed"
WANTED: Final[Mapping[str, float]] = {LEVEL4: 3.0, ROUNDS: 2.5}
"""Times plain."""


def _level4() -> float:
    level = level4()
    return nautilus_search.search_speed(level.exploration, level.care, level.trust)


def measures() -> dict[str, Callable[[], float]]:
    """What is measured, a second."""
    tables = list(solani_search.positions(2))
    return {
        LISTED: nautilus_search.kernel_speed,
        "Nautilus, playouts": nautilus_search.playout_speed,
        LEVEL4: _level4,
        "Noria, games of quick play": noria_search.quick_games,
        "Noria, the planner's turns in mind": noria_search.planned_turns,
        "Solani, afterstates valued": lambda: solani_search.afterstates(tables),
        ROUNDS: solani_search.rounds_played_on,
        "Solani, random games on the kernel": solani_search.random_steps,
    }


def measured() -> dict[str, float]:
    """Every measure after a first try that does not count."""
    found = {}
    for name, measure in measures().items():
        measure()
        found[name] = measure()
    return found


def kernel_figures() -> list[Figure]:
    """A row each for plain and compiled."""
    given = os.environ.get("KERNELS_IN")
    with nullcontext(given) if given else tempfile.TemporaryDirectory() as folder:
        if not given:
            made = [sys.executable, str(ROOT / "tools" / "compile_kernels.py"), folder]
            if subprocess.run(made, check=False).returncode:
                return [Figure("Compiled kernels", "could not be compiled here")]
        plain: dict[str, float] = {}
        compiled: dict[str, float] = {}
        for _ in range(TURNS):
            for where, best in ((ROOT, plain), (Path(folder), compiled)):
                for name, speed in _elsewhere(where).items():
                    best[name] = max(best.get(name, 0.0), speed)
    anchor = nautilus_search.goofspiel_speed()
    return [one for name in plain for one in _rows(name, plain[name], compiled[name], anchor)]


def _elsewhere(folder: Path) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.benchmarks.compiled_kernels"]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def _rows(name: str, plain: float, compiled: float, anchor: float | None) -> list[Figure]:
    ratio, wanted = compiled / plain, WANTED.get(name)
    beside, target, passed = "plain", f">= {wanted} x" if wanted else "", ratio >= wanted if wanted else None
    if name == LISTED and anchor is not None:
        beside = f"plain; {compiled / anchor:.2f} x goofspiel: {anchor:,.0f} steps/s"
        target, passed = f">= {GOOFSPIEL_RATIO} x goofspiel", compiled >= GOOFSPIEL_RATIO * anchor
    return [
        Figure(f"{name}, plain", f"{plain:,.0f}/s"),
        Figure(f"{name}, compiled", f"{compiled:,.0f}/s = {ratio:.2f} x", beside, target, passed),
    ]


if __name__ == "__main__":
    print(json.dumps(measured()))
