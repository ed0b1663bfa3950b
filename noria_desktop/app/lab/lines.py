"""The file of results: a line a game, in the order of the games, so that a run which was broken off can go on.

JSON lines or CSV, by the file's suffix. A game that is there already is not played again, whichever run it is from; a last
line that was cut off is taken away. A file that holds anything else is left as it is.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TextIO

from noria_desktop.app.lab.match import HEAD, RESULT, Line

KEYS: Final = (*HEAD, *RESULT)
_LISTS: Final = frozenset({"players", "effort", "scores"})
"""In CSV their parts are separated like this."""
_BETWEEN: Final = " | "


class NoResults(ValueError):
    """The file holds something else than results."""

    def __init__(self, number: int) -> None:
        """At which line, from 1."""
        super().__init__(number)
        self.number = number


class Lines:
    """A file of results: what is known already, and what is added."""

    def __init__(self, file: Path) -> None:
        """Read what is there, and get ready to add to it.

        Raises:
            NoResults: it holds something else than results.
            OSError: it cannot be read or written.
        """
        self._is_csv = file.suffix.lower() == ".csv"
        self._known: dict[str, Line] = {}
        whole = self._read(file) if file.exists() else 0
        self._stream: TextIO = file.open("a", encoding="utf-8", newline="")
        self._stream.truncate(whole)
        if self._is_csv and not whole:
            self._stream.write(csv_text(KEYS))
            self._stream.flush()

    def find(self, head: Mapping[str, Any]) -> Line | None:
        """The line of a game that was played already."""
        return self._known.get(_name(head))

    def add(self, line: Line) -> None:
        """Write one more; from here on it is kept.

        Raises:
            OSError: there is no room for it.
        """
        self._stream.write(text(line, csv_form=self._is_csv))
        self._stream.flush()

    def close(self) -> None:
        """Nothing more is written."""
        self._stream.close()

    def _read(self, file: Path) -> int:
        """Keep the whole lines of a file; how many bytes they take."""
        data = file.read_bytes()
        whole = data.rfind(b"\n") + 1
        try:
            rows = data[:whole].decode("utf-8").split("\n")[:-1]
        except UnicodeDecodeError as error:
            raise NoResults(data.count(b"\n", 0, error.start) + 1) from None
        if self._is_csv and rows and rows.pop(0) != csv_text(KEYS).rstrip("\n"):
            raise NoResults(1)
        if not whole and data and not self._may_begin(data):
            raise NoResults(1)
        for number, row in enumerate(rows, start=1 + self._is_csv):
            try:
                line = _from_csv(row) if self._is_csv else _from_json(row)
            except (ValueError, LookupError, TypeError, RecursionError):
                raise NoResults(number) from None
            self._known[_name(line)] = line
        return whole

    def _may_begin(self, data: bytes) -> bool:
        """Whether a file without a whole line can be a first line that was cut off."""
        first = csv_text(KEYS) if self._is_csv else '{"game": "'
        return data.startswith(first.encode()[: len(data)])


def _name(line: Mapping[str, Any]) -> str:
    """The same for lines of the same game."""
    return json.dumps([line[key] for key in HEAD])


def text(line: Line, *, csv_form: bool = False) -> str:
    """A line as it stands in a file, with its end."""
    if not csv_form:
        return json.dumps(line) + "\n"
    return csv_text(tuple(_cell(line[key]) for key in KEYS))


def csv_text(cells: tuple[str, ...]) -> str:
    """Cells as a line of CSV."""
    made = io.StringIO()
    csv.writer(made, lineterminator="\n").writerow(cells)
    return made.getvalue()


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return _BETWEEN.join(map(str, value))
    return "" if value is None else str(value)


def _checked(line: Any) -> Line:
    """A line as this program writes it.

    Raises:
        ValueError: it is another.
    """
    fits = (
        isinstance(line, dict)
        and tuple(line) == KEYS
        and _are_numbers([line["seed"], line["actions"], *line["scores"]])
        and (line["winner"] is None or line["winner"] in range(len(line["scores"])))
        and 0 < len(line["players"]) == len(line["effort"]) <= len(line["scores"])
    )
    if not fits:
        raise ValueError(line)
    found: Line = line
    return found


def _are_numbers(values: list[Any]) -> bool:
    return all(type(value) is int for value in values)


def _from_json(row: str) -> Line:
    return _checked(json.loads(row))


def _from_csv(row: str) -> Line:
    (cells,) = csv.reader([row], strict=True)
    line: dict[str, Any] = dict(zip(KEYS, cells, strict=True))
    for key in _LISTS:
        line[key] = line[key].split(_BETWEEN)
    line["scores"] = [int(points) for points in line["scores"]]
    line["winner"] = int(line["winner"]) if line["winner"] else None
    line["seed"], line["actions"] = int(line["seed"]), int(line["actions"])
    return _checked(line)
