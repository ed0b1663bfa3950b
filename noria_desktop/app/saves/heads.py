"""What a list tells of a save without opening the game: read quickly, and kept instead of the whole file.

A file that this program wrote ends with a checksum of all that comes before it. Where that is right, the file is whole,
and only its first lines are parsed. Any other file is read and checked like a save that is opened.
"""

from __future__ import annotations

import json
from typing import Final

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import NotationFault
from noria_desktop.app.saves.converter import structured
from noria_desktop.app.saves.envelope import (
    CHECKSUM,
    FindKit,
    Opening,
    Summary,
    checksum_of,
    read_envelope,
    read_opening,
)
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.engine.values import frozen

_LOG: Final = b',\n"log": ['
_BRANCHES: Final = b',\n"branches": ['
_BRANCH: Final = b'\n{"number": '
_AFTER_BRANCHES: Final = b',\n"dropped": '
_LONGEST_HEAD: Final = 20_000
_DIGEST: Final = 32


@frozen
class Head:
    """A save as lists show it."""

    game: str
    title: str
    saved_at: str
    """UTC, ``2026-11-21T09:00:00Z``."""
    sealed: bool
    id: str
    serial: int
    summary: Summary
    seed: int
    is_begun: bool
    """False for a table that was only laid."""
    opponent: str = ""
    """Whom it is played against, by the key results are kept under; empty where that cannot be told."""
    sides: tuple[str, ...] = ()
    """What the human and the opponent play, by the game's keys; empty where the game has no such or it cannot be told."""
    notation: str = ""
    """The set-up in words."""
    seconds: int = 0
    """Time at the table."""
    undos: int = 0
    hints: int = 0
    lines_left: int = 0
    """How many lines of play were taken back and left for something else."""


def read_head(data: bytes, find_kit: FindKit = catalogue.kit) -> Head:
    """What a list tells of a save.

    Raises:
        SaveError: the file is damaged, of another program or of a newer version; ``file`` is None.
    """
    head = _of_whole_file(data, find_kit)
    if head is not None:
        return head
    envelope, _ = read_envelope(data, find_kit)
    return _head_of(envelope, find_kit, is_begun=bool(envelope.log), lines_left=len(envelope.branches))


def _head_of(opening: Opening, find_kit: FindKit, *, is_begun: bool, lines_left: int) -> Head:
    return Head(
        game=opening.game,
        title=opening.title,
        saved_at=opening.saved_at,
        sealed=opening.sealed,
        id=opening.id,
        serial=opening.serial,
        summary=opening.summary,
        seed=opening.setup.seed,
        is_begun=is_begun,
        opponent=_opponent(opening, find_kit),
        sides=_sides(opening, find_kit),
        notation=opening.setup.notation,
        seconds=opening.tally.seconds,
        undos=opening.tally.undos,
        hints=opening.tally.hints,
        lines_left=lines_left,
    )


def _opponent(opening: Opening, find_kit: FindKit) -> str:
    """Whom the game is played against; a list shows the save all the same where its options cannot be read."""
    kit = find_kit(opening.game)
    try:
        options = structured(kit, opening.setup.options, kit.options_type, "$.setup.options")
    except SaveError:
        return ""
    return kit.opponent(options)


def _sides(opening: Opening, find_kit: FindKit) -> tuple[str, ...]:
    """Who plays what; the notation names it even where the options left it to the seed."""
    kit = find_kit(opening.game)
    if kit.sides is None:
        return ()
    try:
        return kit.sides(kit.read_setup(opening.setup.notation))
    except NotationFault:
        return ()


def _of_whole_file(data: bytes, find_kit: FindKit) -> Head | None:
    """The head of a file with the right checksum; None where the long way has to be gone."""
    at = data.rfind(CHECKSUM)
    told = data[at + len(CHECKSUM) :]
    if (
        at < 0
        or told[_DIGEST:] != b'"\n}\n'
        or told[:_DIGEST].decode("ascii", "replace") != checksum_of(data[:at])
    ):
        return None
    end = data.find(_LOG, 0, _LONGEST_HEAD)
    if end < 0:
        return None
    try:
        raw = json.loads(data[:end].decode() + "}")
    except (ValueError, RecursionError):
        return None
    # Anybody can write a checksum, so everything is looked at that a list will show or reckon with.
    opening = read_opening(raw, find_kit)
    first = data[end + len(_LOG) : end + len(_LOG) + 1]
    if opening is None:
        return None
    return _head_of(opening, find_kit, is_begun=first != b"]", lines_left=_lines_left(data, end))


def _lines_left(data: bytes, at: int) -> int:
    """How many branches stand behind the log: each begins a line, and no text in the file holds a line's end."""
    first = data.find(_BRANCHES, at)
    if first < 0:
        return 0
    return data.count(_BRANCH, first, max(first, data.find(_AFTER_BRANCHES, first)))
