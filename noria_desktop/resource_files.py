"""Where the program's data files are: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_ROOTS = (_PACKAGE / "resources", _PACKAGE.parent / "resources")


@cache
def resource(*parts: str) -> Path:
    """The path of a data file, such as ``resource("data", "noria", "components.json")``.

    Raises:
        FileNotFoundError: no such file is installed.
    """
    for root in _ROOTS:
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError("/".join(parts))
