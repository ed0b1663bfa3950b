"""What can be wrong with a save, as a value: which file, where in it, why, and what helps.

``app/messages.py`` words it in either language.
"""

from __future__ import annotations

import enum
import errno
from pathlib import Path


class Reason(enum.Enum):
    """Why a file could not be read or written."""

    # The file as a file
    MISSING = "missing"
    UNREADABLE = "unreadable"
    NOT_A_FILE = "not_a_file"
    TOO_LARGE = "too_large"
    # The file as JSON
    EMPTY = "empty"
    NOT_TEXT = "not_text"
    NOT_JSON = "not_json"
    TOO_DEEP = "too_deep"
    TOO_MANY = "too_many"
    DOUBLE_KEY = "double_key"
    BAD_NUMBER = "bad_number"
    # The file as a save
    OTHER_PROGRAM = "other_program"
    NEWER = "newer"
    TOO_OLD = "too_old"
    UNKNOWN_GAME = "unknown_game"
    MISSING_PART = "missing_part"
    EXTRA_PART = "extra_part"
    WRONG_VALUE = "wrong_value"
    # The save as a game
    IMPOSSIBLE = "impossible"
    ALTERED = "altered"
    # Writing
    NOT_WRITABLE = "not_writable"
    DISK_FULL = "disk_full"
    NO_BACKUP = "no_backup"


class Remedy(enum.Enum):
    """What the player can do about it."""

    CHOOSE_ANOTHER_FILE = "choose_another_file"
    TAKE_BACKUP = "take_backup"
    UPDATE_PROGRAM = "update_program"
    CHECK_RIGHTS = "check_rights"
    CHOOSE_ANOTHER_FOLDER = "choose_another_folder"
    FREE_SPACE = "free_space"


_REMEDIES = {
    Reason.MISSING: Remedy.CHOOSE_ANOTHER_FILE,
    Reason.UNREADABLE: Remedy.CHECK_RIGHTS,
    Reason.NOT_A_FILE: Remedy.CHOOSE_ANOTHER_FILE,
    Reason.TOO_LARGE: Remedy.CHOOSE_ANOTHER_FILE,
    Reason.OTHER_PROGRAM: Remedy.CHOOSE_ANOTHER_FILE,
    Reason.NEWER: Remedy.UPDATE_PROGRAM,
    Reason.UNKNOWN_GAME: Remedy.UPDATE_PROGRAM,
    Reason.NOT_WRITABLE: Remedy.CHOOSE_ANOTHER_FOLDER,
    Reason.DISK_FULL: Remedy.FREE_SPACE,
    Reason.NO_BACKUP: Remedy.CHOOSE_ANOTHER_FILE,
}
"""What helps; everything not listed is a damaged file, where the backup helps."""


class SaveError(Exception):
    """A save could not be read or written. Nothing was changed.

    Attributes:
        file: the file, or the folder that cannot be written.
        place: where in the file, such as ``$.snapshot.human.wheel[2]`` or ``3:17`` (line and column);
            empty when it is about the whole file.
        reason: what is wrong.
        found: what stands there instead, shortened; empty when there is nothing to show.
    """

    def __init__(self, file: Path | None, place: str, reason: Reason, found: object = "") -> None:
        """Keep the facts; the message is for logs only."""
        shown = found if isinstance(found, str) else repr(found)
        super().__init__(f"{file}: {place or 'whole file'}: {reason.value} {shown[:60]}".rstrip())
        self.file = file
        self.place = place
        self.reason = reason
        self.found = shown[:60]

    @property
    def remedy(self) -> Remedy:
        """What the player can do about it."""
        return _REMEDIES.get(self.reason, Remedy.TAKE_BACKUP)

    def in_file(self, file: Path) -> SaveError:
        """The same error, known to be about this file."""
        return SaveError(file, self.place, self.reason, self.found)


def reading_failed(file: Path, error: OSError) -> SaveError:
    """The error of a file that the system would not read."""
    missing = isinstance(error, FileNotFoundError | NotADirectoryError)
    return SaveError(file, "", Reason.MISSING if missing else Reason.UNREADABLE)


def writing_failed(file: Path, error: OSError) -> SaveError:
    """The error of a file that the system would not write."""
    full = error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
    return SaveError(file, "", Reason.DISK_FULL if full else Reason.NOT_WRITABLE)
