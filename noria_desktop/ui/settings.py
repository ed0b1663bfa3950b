"""The user's settings: frozen values, kept in one small file of the profile folder.

A broken file is set aside as ``settings.ini.broken`` and the defaults are used; the program goes on.
Source: ux.md 2.12; decision 5 (settings are never game data).
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any, Final

from attrs import asdict, evolve, field, fields
from PySide6.QtCore import QByteArray, QSettings

from noria_desktop.app.profile import SETTINGS_FILE
from noria_desktop.engine.values import frozen
from noria_desktop.ui.i18n import translate

log = logging.getLogger(__name__)

FILE_NAME: Final = SETTINGS_FILE
THEMES: Final = ("system", "night", "day", "contrast")
SPEEDS: Final = ("step", "slow", "normal", "fast", "instant")
MOTIONS: Final = ("system", "full", "reduced")
LANGUAGES: Final = ("", "ja", "en")
"""Empty = the system's."""
SMALLEST, LARGEST = 0.8, 1.5
_LONGEST_FILE = 256 * 1024


def _one_of(words: tuple[str, ...]) -> Any:
    """A validator: the value is one of these words."""

    def check(_: Any, attribute: Any, value: Any) -> None:
        if value not in words:
            raise ValueError(f"{attribute.name} cannot be {value!r}")

    return check


def _in_range(_: Any, attribute: Any, value: Any) -> None:
    """A validator for the scale."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not SMALLEST <= value <= LARGEST:
        raise ValueError(f"{attribute.name} cannot be {value!r}")


def _truth(_: Any, attribute: Any, value: Any) -> None:
    """A validator for switches."""
    if not isinstance(value, bool):
        raise ValueError(f"{attribute.name} cannot be {value!r}")


@frozen
class Settings:
    """Every setting and its default."""

    language: str = field(default="", validator=_one_of(LANGUAGES))
    theme: str = field(default="system", validator=_one_of(THEMES))
    scale: float = field(default=1.0, validator=_in_range)
    """Size of words and controls, 0.8 to 1.5."""
    bot_speed: str = field(default="normal", validator=_one_of(SPEEDS))
    motion: str = field(default="system", validator=_one_of(MOTIONS))
    auto_resolve: bool = field(default=True, validator=_truth)
    """Decisions with a single option are taken at once."""
    forecast: bool = field(default=True, validator=_truth)
    """The bot's coming turn is shown before it moves; it is public, so this is no hint."""
    keep_seed: bool = field(default=False, validator=_truth)
    """The New game page offers the last seed again."""


class SettingsError(ValueError):
    """The file cannot be read as settings."""


class SettingsFile:
    """The settings of a profile and where they are kept."""

    def __init__(self, folder: Path, *, writes: bool = True) -> None:
        """Read the file of a profile folder; nothing is written before the first change.

        Args:
            folder: where the file is.
            writes: False leaves the file alone whatever happens; changes are in force for this run.
        """
        self.path = folder / FILE_NAME
        self._writes = writes
        self.broken: Path | None = None
        """Where a file that could not be read was set aside; the window says so once."""
        self._settings = Settings()
        self._geometry: QByteArray | None = None
        self._overridden: frozenset[str] = frozenset()
        self._kept = self._settings
        try:
            self._read()
        except (SettingsError, OSError) as error:
            log.info("settings could not be read: %s", error)
            self._settings = self._kept = Settings()
            self._geometry = None
            self._set_aside()

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def notice(self) -> str:
        """What to tell the user about a file that could not be read; empty when all is well."""
        if self.broken is None:
            return ""
        text = translate(
            "SettingsPage",
            "The settings could not be read, so the usual ones are in force. The old file was kept as {file}.",
        )
        return text.format(file=self.broken)

    @property
    def geometry(self) -> QByteArray | None:
        """The window as it was left."""
        return self._geometry

    def change(self, **changes: Any) -> None:
        """Change settings and keep them.

        Raises:
            ValueError: no such setting, or not one of its values.
            OSError: the file cannot be written; the change is in force all the same.
        """
        self._settings = _changed(self._settings, changes)
        self._kept = _changed(self._kept, changes)
        self._write()

    def override(self, **changes: Any) -> None:
        """Change settings for this run only, as the command line does."""
        self._settings = _changed(self._settings, changes)

    def reset(self, *names: str) -> None:
        """Defaults for some settings.

        Raises:
            OSError: the file cannot be written.
        """
        defaults = asdict(Settings())
        self.change(**{name: defaults[name] for name in names})

    def keep_geometry(self, geometry: QByteArray) -> None:
        """Remember where the window is; an unwritable file is no reason to complain while closing."""
        self._geometry = geometry
        try:
            self._write()
        except OSError as error:
            log.info("settings could not be written: %s", error)

    # The file --------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Take over what the file says.

        Raises:
            SettingsError: it is no settings file, or a value is none of the setting's.
            OSError: it cannot be opened.
        """
        if not self.path.exists():
            return
        if self.path.stat().st_size > _LONGEST_FILE:
            raise SettingsError("the file is far too long")
        with self.path.open("rb") as file:
            data = file.read()
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise SettingsError("not a text file") from error
        if text.strip() and ("\0" in text or "[settings]" not in text):
            raise SettingsError("not a settings file")
        store = self._store()
        if store.status() is not QSettings.Status.NoError:
            raise SettingsError("not in the form of an INI file")
        values: dict[str, Any] = {}
        for attribute in fields(Settings):
            raw = store.value(f"settings/{attribute.name}")
            if raw is not None:
                values[attribute.name] = _read_value(raw, attribute.default)
        try:
            self._settings = self._kept = Settings(**values)
        except ValueError as error:
            raise SettingsError(str(error)) from error
        geometry = store.value("window/geometry")
        if isinstance(geometry, QByteArray) and not geometry.isEmpty():
            self._geometry = geometry

    def _store(self) -> QSettings:
        return QSettings(str(self.path), QSettings.Format.IniFormat)

    def _write(self) -> None:
        """Write everything.

        Raises:
            OSError: the folder cannot be made or the file cannot be written.
        """
        if not self._writes:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not os.access(self.path, os.W_OK):
            raise PermissionError(f"cannot write {self.path}")
        store = self._store()
        for name, value in asdict(self._kept).items():
            store.setValue(f"settings/{name}", value)
        if self._geometry is not None:
            store.setValue("window/geometry", self._geometry)
        store.sync()
        if store.status() is not QSettings.Status.NoError:
            raise OSError(f"cannot write {self.path}")

    def _set_aside(self) -> None:
        """Keep the unreadable file under another name."""
        if not self._writes:
            return
        aside = self.path.with_name(f"{FILE_NAME}.broken")
        try:
            self.path.replace(aside)
        except OSError as error:
            log.info("the broken settings could not be set aside: %s", error)
            return
        self.broken = aside


def _changed(settings: Settings, changes: dict[str, Any]) -> Settings:
    """Settings with changes.

    Raises:
        ValueError: no such setting, or not one of its values.
    """
    unknown = set(changes) - {attribute.name for attribute in fields(Settings)}
    if unknown:
        raise ValueError(f"no such settings: {sorted(unknown)}")
    return evolve(settings, **changes)


def _read_value(raw: Any, default: Any) -> Any:
    """A value of the file in the type of the setting; INI files know only text.

    Raises:
        SettingsError: the text is none of that type.
    """
    if isinstance(default, bool):
        if str(raw).lower() in ("true", "false"):
            return str(raw).lower() == "true"
        raise SettingsError(f"neither true nor false: {raw!r}")
    if isinstance(default, float):
        try:
            return float(str(raw))
        except ValueError as error:
            raise SettingsError(f"no number: {raw!r}") from error
    return str(raw)
