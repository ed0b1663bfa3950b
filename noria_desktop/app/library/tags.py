"""Words that the player wrote on games: a line each time one is put on or taken off, only ever added to.

The last line about a game and a tag holds. A line that cannot be read is passed over.
"""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from noria_desktop.app.saves.envelope import clean_title
from noria_desktop.app.saves.errors import Reason, SaveError, writing_failed
from noria_desktop.app.saves.files import make_folder
from noria_desktop.app.saves.limits import newest_lines, open_flags
from noria_desktop.app.saves.locking import locked

log = logging.getLogger(__name__)

FILE: Final = "tags.jsonl"
LONGEST: Final = 24
"""Letters of a tag."""
MOST: Final = 6
"""Tags on one game."""
_ID: Final = re.compile(r"[0-9a-f]{32}")
_ADDING: Final = open_flags("O_WRONLY", "O_CREAT", "O_APPEND", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY")


def clean_tag(text: str) -> str:
    """A tag as it is kept: one line, not too long; empty where nothing is left."""
    return clean_title(text)[:LONGEST].strip()


def told(lines: Iterable[bytes]) -> Mapping[str, tuple[str, ...]]:
    """The tags of every game that has any, by the lines of such a file."""
    found: dict[str, dict[str, None]] = {}
    for line in lines:
        one = _told(line)
        if one is None:
            continue
        identity, tag, on = one
        tags = found.setdefault(identity, {})
        if on and len(tags) < MOST:
            tags[tag] = None
        elif not on:
            tags.pop(tag, None)
    return {identity: tuple(tags) for identity, tags in found.items() if tags}


class Tags:
    """The tags of one profile."""

    def __init__(self, folder: Path) -> None:
        """Of the profile in this folder."""
        self.file = folder / FILE

    def all(self) -> Mapping[str, tuple[str, ...]]:
        """The tags of every game that has any, in the order in which they were put on."""
        try:
            return told(newest_lines(self.file))
        except SaveError as error:
            if error.reason is not Reason.MISSING:
                log.info("no tags: %s", error)
            return {}

    def put(self, identity: str, tag: str, *, on: bool = True) -> None:
        """Put a tag on a game or take it off.

        Raises:
            SaveError: it cannot be written.
        """
        line = json.dumps({"id": identity, "tag": clean_tag(tag), "on": on}, ensure_ascii=False)
        try:
            make_folder(self.file.parent)
            with locked(self.file):
                handle = os.open(self.file, _ADDING, 0o600)
                try:
                    # A line that a power cut left without its end must not swallow this one.
                    os.write(handle, f"\n{line}\n".encode())
                finally:
                    os.close(handle)
        except OSError as error:
            raise writing_failed(self.file, error) from None


def _told(line: bytes) -> tuple[str, str, bool] | None:
    try:
        found = json.loads(line)
        identity, tag, on = found["id"], found["tag"], found["on"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    if type(identity) is not str or type(tag) is not str or type(on) is not bool:
        return None
    is_good = _ID.fullmatch(identity) is not None and bool(tag) and tag == clean_tag(tag)
    return (identity, tag, on) if is_good else None
