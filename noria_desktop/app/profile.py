"""Where a player's files are, without asking Qt: games, settings, pictures painted before, and the log.

Each kind has the folder that the system keeps such files in. Older versions kept everything beside the games;
``settle`` moves that to its place.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import logging
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.files import make_folder, write_atomically
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

FOLDER: Final = "noria-desktop"
SETTINGS_FILE: Final = "settings.ini"
KEPT: Final = ".older"
"""Ending of a file of an older version whose place was taken."""
_OLD_LOG: Final = "noria-desktop.log"
_MISSING: Final = (errno.ENOENT, errno.ENOTDIR, errno.EBADF, errno.ELOOP)
"""Python itself counts what is so as not there."""
_OLD_PICTURES: Final = "pictures.cache"


@frozen
class Profile:
    """The four folders of one player; two or all of them may be the same."""

    data: Path
    """saves/, autosave/, trash/, results.jsonl: what must never be lost."""
    config: Path
    """settings.ini."""
    cache: Path
    """What may be deleted at any time."""
    state: Path
    """The log."""

    @classmethod
    def within(cls, folder: Path) -> Profile:
        """Everything in one folder, as ``--profile-dir`` asks for."""
        return cls(folder, folder, folder, folder)

    @property
    def settings_folder(self) -> Path:
        """Where the settings are read and written: beside the games as long as they could not be moved."""
        left, own = self.data / SETTINGS_FILE, self.config / SETTINGS_FILE
        return self.data if left.is_file() and not own.exists() else self.config

    def shut(self) -> tuple[Path, OSError] | None:
        """The folder of games or settings that cannot be looked into, and why; one that is missing is none."""
        for folder in (self.data, self.config):
            try:
                (folder / SETTINGS_FILE).lstat()
            except OSError as error:
                if error.errno not in _MISSING:
                    return folder, error
        return None


def default_profile() -> Profile:
    """The folders that this system keeps an application's files in; they need not exist yet."""
    home = Path.home()
    if sys.platform == "win32":
        roaming = _named(os.environ, "APPDATA", home / "AppData" / "Roaming")
        local = _named(os.environ, "LOCALAPPDATA", home / "AppData" / "Local")
        places = (roaming, roaming, local, local)
    elif sys.platform == "darwin":
        library = home / "Library"
        places = (
            library / "Application Support",
            library / "Preferences",
            library / "Caches",
            library / "Logs",
        )
    else:
        places = (
            _named(os.environ, "XDG_DATA_HOME", home / ".local" / "share"),
            _named(os.environ, "XDG_CONFIG_HOME", home / ".config"),
            _named(os.environ, "XDG_CACHE_HOME", home / ".cache"),
            _named(os.environ, "XDG_STATE_HOME", home / ".local" / "state"),
        )
    data, config, cache, state = (place / FOLDER for place in places)
    return Profile(data, config, cache, state)


def _named(environment: Mapping[str, str], name: str, usual: Path) -> Path:
    """The folder that a variable names; the XDG standard says that a relative one is to be ignored."""
    value = environment.get(name)
    return Path(value) if value and Path(value).is_absolute() else usual


def make_folders(profile: Profile) -> None:
    """Make the folders that are missing, for their owner's eyes only. One that cannot be made is no error here."""
    for folder in (profile.data, profile.config, profile.cache, profile.state):
        with contextlib.suppress(OSError):
            make_folder(folder)


def settle(profile: Profile) -> None:
    """Move what an older version left beside the games to where it belongs now.

    Call it while this program alone uses the profile. Whatever stops it, a file is whole in its old place or its
    new one, and the next start goes on. What cannot be moved stays, and ``settings_folder`` goes on leading to it.
    """
    for pattern, folder in (
        (SETTINGS_FILE, profile.config),
        (f"{SETTINGS_FILE}.broken*", profile.config),
        (f"{_OLD_LOG}*", profile.state),
    ):
        if folder != profile.data:
            for file in _left_behind(profile.data, pattern):
                _move(file, folder)
    if profile.cache != profile.data:
        with contextlib.suppress(OSError):
            (profile.data / _OLD_PICTURES).unlink(missing_ok=True)


def _left_behind(folder: Path, pattern: str) -> Iterator[Path]:
    """Ordinary files alone: a link is the player's own arrangement, and is read where it is."""
    with contextlib.suppress(OSError):
        yield from sorted(path for path in folder.glob(pattern) if path.is_file() and not path.is_symlink())


def _move(file: Path, folder: Path) -> None:
    """Copy a file into a folder, see that the copy lasts, and only then remove it here."""
    try:
        data = file.read_bytes()
        make_folder(folder)
        for unfinished in folder.glob(f".{file.name}.*.tmp"):  # of a start that was killed
            unfinished.unlink()
        target = _place_for(folder / file.name, data)
        if target is not None:
            write_atomically(target, data, keep_backup=False)
        file.unlink()
    except (OSError, SaveError) as error:
        log.info("%s stays where it is: %s", file, error)


def _place_for(wanted: Path, data: bytes) -> Path | None:
    """Where a file goes: under its name, or one like it that is free. None when a copy of it lies there already."""
    for number in itertools.count():
        ending = "" if number == 0 else KEPT if number == 1 else f"{KEPT}{number}"
        target = wanted.with_name(wanted.name + ending)
        if not target.exists():
            return target
        # A start that was killed, or could not remove the old file, has copied it before.
        if target.is_file() and target.stat().st_size == len(data) and target.read_bytes() == data:
            return None
    return None
