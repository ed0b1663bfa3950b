"""Count lines of code: lines that hold a token other than comments, docstrings and imports.

    python tools/count_code.py [FOLDER]...

Prints each package's share and the sum. Blank lines do not count, nor do lines on which only a string stands that
is a module's, class's, function's or attribute's documentation.
"""

from __future__ import annotations

import ast
import io
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
    total = 0
    for name in arguments or ["noria_desktop"]:
        folder = ROOT / name
        shares: Counter[str] = Counter()
        for path in sorted(folder.rglob("*.py")):
            room = path.relative_to(folder).parts[:-1][:2]
            shares["/".join((name, *room))] += lines_of_code(path.read_text(encoding="utf-8"))
        for room_name, count in sorted(shares.items()):
            print(f"{count:7,}  {room_name}")
        total += shares.total()
    print(f"{total:7,}  lines of code")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
