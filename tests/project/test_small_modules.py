"""A module is one idea of 100 to 400 lines: one of fewer than 60 stands alone for a reason, and this says which.

Most reasons are seen in the sources: more than one module builds on it, the other games have it under the same name, or the one
that does would be too long with it or may not hold it. All others are named below.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

from noria_desktop.app.catalogue import game_ids

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "noria_desktop"
LEAST, MOST = 60, 400
NAMED: Final = {
    "__init__": "the package's own name and version",
    "app/kits/noria_faults": "a table of sentences in both languages, for the terminal alone",
    "app/lab/efforts": "a table of sentences in both languages, for the terminal alone",
    "bots/nautilus/estimate": "compiled, and asked at every leaf",
    "bots/scythe/marks": "what tells positions apart, with nothing of how they are searched",
    "games/scythe/aftermath": "a chapter of the rules: after the moves",
    "games/scythe/tracker": "a chapter of the rules: the star tracker",
    "ui/noria/paint/market": "a painter as every other; the table that names it only lists them",
    "ui/pages/logbook/book_spoken": "what is heard of the book, beside what is seen of it",
    "ui/pages/start_words": "a part of the page that is asked for nothing",
    "ui/scythe/board/project_verdict": "made of a verdict, which is itself made of what the panel before it knows",
    "ui/scythe/paint/encounters": "the picture of an encounter, as every card's",
    "ui/table/held_key": "a clock of its own, which tests set",
    "ui/window/coach_bar": "a question of the window's, without the coach that it is about",
    "ui/window/ending": "how the system ends the program: a signal that reaches the event loop",
    "ui/window/ini": "the form of the settings file, whatever stands in it",
    "ui/window/new_game_sample": "the model with which the page is pictured",
    "ui/window/opened_by_system": "files that the system hands over, as macOS does",
}
"""By module: why it stands alone though one module builds on it and no other game has it."""


def lines_of(path: Path) -> int:
    """How many lines a module has."""
    return len(path.read_text(encoding="utf-8").splitlines())


def builders() -> dict[Path, set[Path]]:
    """By module: those that import it, wherever in them."""
    found: dict[Path, set[Path]] = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("noria_desktop"):
                for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                    found[(ROOT / name.replace(".", "/")).with_suffix(".py")].add(path)
    return found


def whose_ever(path: Path) -> str:
    """The place of a module with the name of its game left out: the same for its like in another game."""
    place = path.relative_to(PACKAGE).as_posix()
    for game in game_ids():
        place = place.replace(game, "*")
    return place


def unexplained() -> set[str]:
    """Small modules whose reason is not to be seen."""
    known, alike = builders(), defaultdict(list)
    paths = list(PACKAGE.rglob("*.py"))
    for path in paths:
        alike[whose_ever(path)].append(path)
    found = set()
    for path in paths:
        lines, above = lines_of(path), known[path]
        if not 0 < lines < LEAST or len(above) > 1 or len(alike[whose_ever(path)]) > 1:
            continue
        # It may lie where the only one that builds on it does not belong, or cannot hold it besides.
        held = [one for one in above if one.parent == path.parent and lines_of(one) + lines <= MOST]
        if held or not above:
            found.add(path.relative_to(PACKAGE).with_suffix("").as_posix())
    return found


def test_a_small_module_stands_alone_for_a_reason() -> None:
    assert unexplained() - NAMED.keys() == set()


def test_every_named_reason_is_needed() -> None:
    """A module that grew, went, or is built on by more needs no excuse any more."""
    assert NAMED.keys() - unexplained() == set()
