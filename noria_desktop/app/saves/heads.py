"""What a list tells of a save without opening the game: read quickly, and kept instead of the whole file.

A file that this program wrote ends with a checksum of all that comes before it. Where that is right, the file is whole,
and only its first lines are parsed. Any other file is read and checked like a save that is opened.
"""

from __future__ import annotations

import json
from typing import Final

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit, UnknownGame
from noria_desktop.app.saves import migrate
from noria_desktop.app.saves.envelope import (
    CHECKSUM,
    FORMAT,
    LARGEST_PROGRESS,
    LARGEST_SCORE,
    LARGEST_SERIAL,
    LONGEST_NOTATION,
    MOST_SEATS,
    Envelope,
    FindKit,
    Summary,
    checksum_of,
    clean_title,
    is_identity,
    is_time,
    read_envelope,
)
from noria_desktop.engine.values import frozen

_LOG: Final = b',\n"log": ['
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
    notation: str
    is_begun: bool
    """False for a table that was only laid."""


def read_head(data: bytes, find_kit: FindKit = catalogue.kit) -> Head:
    """What a list tells of a save.

    Raises:
        SaveError: the file is damaged, of another program or of a newer version; ``file`` is None.
    """
    head = _of_whole_file(data, find_kit)
    if head is not None:
        return head
    envelope, _ = read_envelope(data, find_kit)
    return head_of(envelope)


def head_of(envelope: Envelope) -> Head:
    """The head of a save that was read."""
    return Head(
        game=envelope.game,
        title=envelope.title,
        saved_at=envelope.saved_at,
        sealed=envelope.sealed,
        id=envelope.id,
        serial=envelope.serial,
        summary=envelope.summary,
        seed=envelope.setup.seed,
        notation=envelope.setup.notation,
        is_begun=bool(envelope.log),
    )


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
    return _checked(raw, data[end + len(_LOG) : end + len(_LOG) + 1] != b"]", find_kit)


def _checked(raw: object, is_begun: bool, find_kit: FindKit) -> Head | None:
    """The head of a file of today's versions whose values are all in their ranges.

    Anybody can write a checksum, so everything is looked at that a list will show or reckon with.
    """
    if not isinstance(raw, dict):
        return None
    try:
        summary, setup = raw["summary"], raw["setup"]
        scores, done, total, over = (summary[key] for key in ("scores", "done", "total", "over"))
        head = Head(
            game=raw["game"],
            title=raw["title"],
            saved_at=raw["saved_at"],
            sealed=raw["sealed"],
            id=raw["id"],
            serial=raw["serial"],
            summary=Summary(done, total, tuple(scores), over),
            seed=setup["seed"],
            notation=setup["notation"],
            is_begun=is_begun,
        )
        numbers = (head.serial, head.seed, done, total, *head.summary.scores)
        texts = (head.game, head.title, head.saved_at, head.id, head.notation)
        is_sound = (
            raw["format"] == FORMAT
            and raw["format_version"] == migrate.FORMAT_VERSION
            and all(type(number) is int for number in numbers)
            and all(type(text) is str for text in texts)
            and all(type(switch) is bool for switch in (raw["sealed"], over))
            and 0 <= head.serial < LARGEST_SERIAL
            and 0 <= done <= total <= LARGEST_PROGRESS
            and 1 <= len(scores) <= MOST_SEATS
            and max(map(abs, scores)) <= LARGEST_SCORE
            and 0 <= head.seed < 1 << 32
            and len(head.notation) <= LONGEST_NOTATION
            and head.title == clean_title(head.title)
            and is_identity(head.id)
            and is_time(head.saved_at)
        )
        if not is_sound or not _is_of_today(raw, find_kit(head.game)):
            return None
    except (LookupError, TypeError, UnknownGame):
        return None
    return head


def _is_of_today(raw: dict[str, object], kit: GameKit) -> bool:
    """Whether neither the saved classes nor the rules have changed since."""
    return raw["state_version"] == kit.state_version and raw["rules_version"] == kit.rules.version
