"""The picture of the house in ARCHITECTURE.md is drawn from what the modules import, arrow for arrow."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from noria_desktop.app.catalogue import game_ids

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "noria_desktop"
GAMES = frozenset(game_ids())
HEADING = "## Who imports whom\n"


def room_of(module: str) -> str | None:
    """The room in which a module of the package lies; the rooms of all games are one."""
    match module.split(".")[1:]:
        case ["ui", name, *_] if not name.startswith("__"):
            return "a game" if name in GAMES else name
        case [("engine" | "games" | "bots" | "app") as layer, *_]:
            return layer
        case _:
            return None


def imports(path: Path) -> Iterator[str]:
    """Every module of the package that a file names in an import."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("noria_desktop"))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("noria_desktop"):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found = ROOT / Path(*inner.split("."))
                yield inner if found.with_suffix(".py").exists() or found.is_dir() else node.module


def arrows() -> dict[str, set[str]]:
    """Room by room, the other rooms that it imports."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        room = room_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
        if room is not None:
            found[room] |= {other for module in imports(path) if (other := room_of(module)) and other != room}
    return found


def drawn() -> dict[str, set[str]]:
    """The same as ARCHITECTURE.md draws it."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    picture = text.split(HEADING)[1].split("```")[1]
    lines = [line.split("->") for line in picture.strip().splitlines()]
    return {
        room.strip(): {other.strip() for other in others.split(",") if other.strip()}
        for room, others in lines
    }


def test_the_picture_of_the_house_is_true() -> None:
    assert drawn() == {room: others for room, others in arrows().items() if others}


def test_no_room_lies_outside_the_picture() -> None:
    rooms = set(drawn()) | {other for others in drawn().values() for other in others}
    assert {
        room_of(f"noria_desktop.ui.{path.stem}") for path in (PACKAGE / "ui").iterdir() if path.stem[0] != "_"
    } <= rooms


DEEPEST = 2
"""So many classes of ours may stand over one of ours: what a class does is read in three places at most."""


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every statement of a module, however deep; no expression is looked into, as most of a module are."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        for one in getattr(tree, part, ()):
            yield one
            yield from statements(one)


def bases() -> dict[str, set[str]]:
    """Every class of the package by module and name, with those of its bases that are ours."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        said = list(statements(ast.parse(path.read_text(encoding="utf-8"))))
        names = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in said
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in said:
            if isinstance(node, ast.ClassDef):
                above = (ast.unparse(base).partition("[")[0] for base in node.bases)
                found[f"{module}.{node.name}"] = {names.get(one, f"{module}.{one}") for one in above}
    return {name: above & found.keys() for name, above in found.items()}


def depth(name: str, known: dict[str, set[str]]) -> int:
    """How many classes of ours stand over one, counted along the longest line."""
    return max((1 + depth(above, known) for above in known[name]), default=0)


def test_no_class_of_ours_stands_more_than_two_deep() -> None:
    known = bases()
    assert any(depth(name, known) == DEEPEST for name in known), "the bases are no longer found"
    assert {name for name in known if depth(name, known) > DEEPEST} == set()
