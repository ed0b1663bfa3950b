"""The form of the settings file: sections of ``key=value`` lines, all of them plain text.

Values are words and numbers, never code: nothing in them is decoded, so nothing in them can do anything. Keys that
this version does not know are read and written like the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

Sections: TypeAlias = dict[str, dict[str, str]]
"""Values by key by section, in their order in the file."""

_COMMENT: Final = (";", "#")
_BRACKETS: Final = frozenset("[]")
_CONTROLS: Final = frozenset(map(chr, (*range(32), 127))) - {"\t"}


class NotIni(ValueError):
    """The text has another form."""


def read_ini(text: str) -> Sections:
    """The values of a file.

    Raises:
        NotIni: a line is none of ours, a key stands twice, or there are signs that no text has.
    """
    found: Sections = {}
    section: dict[str, str] | None = None
    for number, whole in enumerate(text.split("\n"), start=1):
        line = whole.strip()
        if not line or line.startswith(_COMMENT):
            continue
        if not _CONTROLS.isdisjoint(line):
            raise NotIni(f"line {number} is no text")
        name = line[1:-1]
        if line == f"[{name}]" and name and not _BRACKETS & set(name):
            section = found.setdefault(name, {})
            continue
        key, sign, value = map(str.strip, line.partition("="))
        if not sign or not key or key.startswith("[") or " " in key or section is None:
            raise NotIni(f"line {number} is neither a section nor a value in one")
        if key in section:
            raise NotIni(f"line {number} says {key[:40]} again")
        section[key] = value
    return found


def write_ini(sections: Mapping[str, Mapping[str, str]]) -> str:
    """The file with these values; ``read_ini`` reads them again."""
    parts = []
    for name, values in sections.items():
        parts.append(f"[{name}]\n" + "".join(f"{key}={value}\n" for key, value in values.items()))
    return "\n".join(parts)
