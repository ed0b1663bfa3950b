"""Count lines of code: lines that hold a token other than comments, docstrings and imports.

    python tools/count_code.py [--features] [FOLDER]...

Prints each package's share and the sum; with ``--features`` the share of each feature that came after the house was
built, wherever its modules lie, and what is left without them. Blank lines do not count, nor do lines on which only a string stands that
is a module's, class's, function's or attribute's documentation.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SILENT = frozenset(
    {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENCODING,
        tokenize.ENDMARKER,
    }
)

HOUSE = "the house without them"
FEATURES: dict[str, str] = {
    "turning points": r"/turning\b|/turning_|apprais",
    "today": r"/today\b|/day_card",
    "statistics": r"/statistics",
    "honours": r"/honours?\b|_honours\b|/honours_|/honour_",
    "rules pictures": r"/rules?_pictures?\b",
    "people": r"/people(_coyote)?\b|/new_game_people",
    "campaign and logbook": r"/campaign|/circuit|/together|/home_circuit|/logbook/|/story\b",
    "lessons": r"/lessons?\b|_lessons?\b|_lesson_|/lesson_|/learn/|/learning\b",
    "library": r"/library|/trash",
    "replay": r"/replaying/|/table/replay|_watched\b|/looking_back",
    "hints": r"/lamp|/hints?\b|/hint_steps",
    "sound": r"/sound/|/sounds\b|/heard\b|/sounding\b",
    "laboratory": r"/lab/|/installed\b",
}
"""Which modules are a feature's, told from their paths; a module belongs to the first that fits."""


def feature_of(path: str) -> str:
    """The feature of a module by its path below the checkout, with slashes and without its ending."""
    return next((name for name, told in FEATURES.items() if re.search(told, path)), HOUSE)


def lines_of_code(source: str) -> int:
    """How many lines of a module hold code."""
    held: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            held.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        is_import = isinstance(node, ast.Import | ast.ImportFrom)
        if isinstance(node, ast.stmt) and (is_import or _documents(node)):
            held.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(held)


def _documents(node: ast.stmt) -> bool:
    """Whether a statement is a string alone."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def main(arguments: list[str]) -> int:
    """Count the folders named, or the whole package; the exit code."""
    by_feature = "--features" in arguments
    folders = [name for name in arguments if name != "--features"] or ["noria_desktop"]
    total = 0
    features = dict.fromkeys((*FEATURES, HOUSE), 0)
    for name in folders:
        folder = ROOT / name
        shares: Counter[str] = Counter()
        for path in sorted(folder.rglob("*.py")):
            inner = path.relative_to(folder)
            count = lines_of_code(path.read_text(encoding="utf-8"))
            shares["/".join((name, *inner.parts[:-1][:2]))] += count
            features[feature_of(f"{name}/{inner.with_suffix('').as_posix()}")] += count
        total += shares.total()
        if not by_feature:
            _print(dict(sorted(shares.items())))
    if by_feature:
        _print(features)
    print(f"{total:7,}  lines of code")
    return 0


def _print(shares: dict[str, int]) -> None:
    for name, count in shares.items():
        print(f"{count:7,}  {name}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
