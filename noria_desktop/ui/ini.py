"""The form of the settings file: sections of ``key=value`` lines, all of them plain text.

Values are words and numbers, never code: nothing in them is decoded, so nothing in them can do anything. Keys that
this version does not know are read and written like the others.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

Sections: TypeAlias = dict[str, dict[str, str]]
"""Values by key by section, in their order in the file."""

_HEAD: Final = re.compile(r"\[([^\[\]]{1,100})\]")
_LINE: Final = re.compile(r"([^\s=;#\[][^\s=]{0,199})\s*=\s*(.*)")
_COMMENT: Final = (";", "#")


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
        if not line.replace("\t", " ").isprintable():
            raise NotIni(f"line {number} is no text")
        if (head := _HEAD.fullmatch(line)) is not None:
            section = found.setdefault(head[1], {})
            continue
        parts = _LINE.fullmatch(line)
        if parts is None or section is None:
            raise NotIni(f"line {number} is neither a section nor a value in one")
        key, value = parts[1], parts[2]
        if key in section:
            raise NotIni(f"line {number} says {key} again")
        section[key] = value
    return found


def write_ini(sections: Mapping[str, Mapping[str, str]]) -> str:
    """The file with these values; ``read_ini`` reads them again."""
    parts = []
    for name, values in sections.items():
        parts.append(f"[{name}]\n" + "".join(f"{key}={value}\n" for key, value in values.items()))
    return "\n".join(parts)
