"""How fast Noria is searched: random games on the kernel and games of quick play, plain and compiled, in the same run.

Compiled means that mypyc compiles the search's modules unchanged, in a temporary folder; where mypyc or a compiler is
missing there is only the plain row. ``python -m tests.benchmarks.noria_search`` prints the bare speeds of whatever is found
first on the path. Source: engines-and-bots 8.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from noria_desktop.bots.noria.codes import FINISHED, PHASE
from noria_desktop.bots.noria.encode import cells_of
from noria_desktop.bots.noria.legal_codes import legal
from noria_desktop.bots.noria.plan_search import PlanSearch
from noria_desktop.bots.noria.pricing import TASTE
from noria_desktop.bots.noria.quick import play_on
from noria_desktop.bots.noria.search_state import play
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options
from tests.benchmarks.engine_speed import catanatron_speed
from tests.benchmarks.figures import Figure, best_of

RUNS: Final = 5
MODULES: Final = (
    "codes",
    "printed",
    "bot_turn",
    "search_state",
    "legal_codes",
    "pricing",
    "disc_uses",
    "own_turns",
    "quick",
    "proposals",
    "plan_search",
)
"""What can be compiled, of ``bots/noria``."""
_HERE: Final = Path(__file__).resolve().parents[2]
_SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="search", packages=[], ext_modules=mypycify(["--follow-imports=silent", *{files!r}], opt_level="3"))
"""


def begun(seed: int) -> list[int]:
    """The first position of a game against Bot 2."""
    return cells_of(RULES.setup(Options(bot_wheel=bot_presets()[1]), seed).state)


def random_steps() -> float:
    """Actions a second of random games on the kernel, legal actions listed each time."""
    pick, taken = random.Random(1), 0
    starts = [begun(seed) for seed in range(1, 101)]
    begin = time.process_time()
    for cells in starts:
        while cells[PHASE] != FINISHED:
            play(cells, pick.choice(legal(cells)))
            taken += 1
    return taken / (time.process_time() - begin)


def quick_games() -> float:
    """Whole games of quick play a second."""
    starts = [begun(seed) for seed in range(1, 11)]
    begin = time.process_time()
    for cells in starts:
        play_on(cells, TASTE)
    return len(starts) / (time.process_time() - begin)


def decisions() -> float:
    """Decisions a second at the beginning of round 1, with 150 turns in mind."""
    starts = [begun(seed) for seed in range(1, 4)]
    begin = time.process_time()
    for cells in starts:
        PlanSearch(TASTE, 150, lambda: False).run(cells)
    return len(starts) / (time.process_time() - begin)


def speeds() -> dict[str, float]:
    """All of them."""
    measured = {"steps": random_steps, "games": quick_games, "decisions": decisions}
    return {name: best_of(RUNS, once) for name, once in measured.items()}


def compiled_speeds() -> dict[str, float] | None:
    """The same in a process that has the compiled modules; None where they cannot be built."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None or shutil.which("cc") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        for name in ("noria_desktop", "tests"):
            shutil.copytree(_HERE / name, where / name, ignore=shutil.ignore_patterns("__pycache__", "ui"))
        (where / "resources").symlink_to(_HERE / "resources")
        files = [f"noria_desktop/bots/noria/{name}.py" for name in MODULES]
        (where / "setup.py").write_text(_SETUP.format(files=files), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": folder}
        build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        if subprocess.run(build, cwd=where, env=environment, capture_output=True, check=False).returncode:
            return None
        asked = [sys.executable, "-m", "tests.benchmarks.noria_search"]
        said = subprocess.run(
            asked, cwd=where, env=environment, capture_output=True, text=True, check=True
        ).stdout
        found: dict[str, float] = json.loads(said)
        return found


def search_figures() -> list[Figure]:
    """Plain, then compiled beside it."""
    anchor = catanatron_speed()
    plain, fast = speeds(), compiled_speeds()
    beside = (
        "catanatron: pip install '.[bench]'"
        if anchor is None
        else f"catanatron {version('catanatron')}: {anchor:,.0f} actions/s"
    )
    rows = []
    for name, what in (
        ("steps", "Noria kernel, random games: actions/s"),
        ("games", "   games of quick play/s"),
        ("decisions", "   decisions of round 1/s"),
    ):
        rows.append(Figure(f"{what}, plain", f"{plain[name]:,.1f}", beside if name == "steps" else ""))
        if fast is not None:
            rows.append(
                Figure(f"{what}, compiled", f"{fast[name]:,.1f} = {fast[name] / plain[name]:.1f} x plain")
            )
    return rows


if __name__ == "__main__":
    print(json.dumps(speeds()))
