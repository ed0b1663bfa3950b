"""Who may import whom: `ui -> app -> bots -> games -> engine`, and Qt in the window's code alone.

The contracts are in pyproject.toml. The second half imports the Qt-free modules with PySide6 made unavailable,
so that new presenters are covered by their name, without being listed anywhere.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

from noria_desktop.app.catalogue import game_ids

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "noria_desktop"
PURE_BOARD = ("beats", "gestures", "handles", "reconcile", "selection", "sprites")
CONTRACTS = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
"""In a process of its own: the linter sets logging up anew, after which no test of this one would see a warning."""
WITHOUT_QT = """
import importlib, sys
class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} is not for this module")
sys.meta_path.insert(0, NoQt())
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(name, error)
"""


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def qt_free_modules() -> list[str]:
    """Everything below ui, and of ui what decides without drawing."""
    ui = PACKAGE / "ui"
    paths = [path for path in PACKAGE.rglob("*.py") if ui not in path.parents]
    paths += [ui / "board" / f"{name}.py" for name in PURE_BOARD]
    paths += ui.glob("*/board/**/*.py")
    paths.append(ui / "window" / "preflight.py")
    return sorted({module_name(path) for path in paths if path.exists()})


@cache
def imported(path: Path) -> set[Path]:
    """The modules of the program that a file names in its imports, wherever they stand."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("noria_desktop"):
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                file = (ROOT / name.replace(".", "/")).with_suffix(".py")
                if file.exists():
                    found.add(file)
    return found


def imports_without_qt(names: list[str]) -> str:
    """What goes wrong when these modules are imported where there is no PySide6."""
    command = [sys.executable, "-c", WITHOUT_QT, *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_the_contracts_hold() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CONTRACTS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for types and within functions count too."""
    tuple(TopologicalSorter({path: imported(path) for path in PACKAGE.rglob("*.py")}).static_order())


def test_a_games_rooms_import_no_other_games() -> None:
    """The games are those of the catalogue, so that another one is looked at without being named here."""
    rooms = {game: PACKAGE / "ui" / game for game in game_ids()}
    crossed = {
        f"{module_name(path)} -> {module_name(other)}"
        for game, room in rooms.items()
        for path in room.rglob("*.py")
        for other in imported(path)
        if any(rooms[one] in other.parents for one in rooms if one != game)
    }
    assert crossed == set()


def test_modules_free_of_qt_load_without_it() -> None:
    names = qt_free_modules()
    assert "noria_desktop.engine.contract" in names
    assert {"noria_desktop.ui.board.gestures", "noria_desktop.ui.scythe.board.arts.land"} <= set(names)
    assert imports_without_qt(names) == ""


def test_the_check_would_see_qt() -> None:
    assert "PySide6" in imports_without_qt(["noria_desktop.ui.i18n"])


def test_package_files_are_empty() -> None:
    """A line in ``ui/__init__.py`` would reach every presenter. A package of players names them where they are sought."""
    filled = {path for path in PACKAGE.rglob("__init__.py") if path.read_text(encoding="utf-8").strip()}
    assert filled - set((PACKAGE / "bots").glob("*/__init__.py")) == {PACKAGE / "__init__.py"}
