"""Where the user's settings are kept: one small file of the profile folder.

A broken file is set aside as ``settings.ini.broken``, the next one as ``.broken2``, and the defaults are used; the
program goes on. Keys of a newer version stay in the file. Of files that Qt wrote for earlier versions the settings
are read; where the window was then is forgotten. What writes is imported when something is first written.
Source: decision 5 (settings are never game data).
"""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path
from typing import Any, Final

from attrs import asdict, evolve, fields
from PySide6.QtCore import QByteArray

from noria_desktop.app.profile import SETTINGS_FILE
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.limits import BYTE_ORDER_MARK, read_bytes
from noria_desktop.app.settings import Settings
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.geometry import geometry_in, geometry_text, is_geometry
from noria_desktop.ui.window.ini import NotIni, Sections, read_ini, write_ini

log = logging.getLogger(__name__)

FILE_NAME: Final = SETTINGS_FILE
_LONGEST_FILE: Final = 64 * 1024
_SETTINGS: Final = "settings"
_WINDOW, _GEOMETRY = "window", "geometry"
_WHOLE: Final = r"[0-9]{1,3}"
_DECIMAL: Final = r"[0-9]{1,3}(\.[0-9]{1,20})?"


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
        self._geometry: bytes | None = None
        self._kept = self._settings
        self._sections: Sections = {}
        """The file as it is, with what this version does not know."""
        try:
            self._read()
        except (SettingsError, SaveError) as error:
            log.info("settings could not be read: %s", error)
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
        return None if self._geometry is None else QByteArray(self._geometry)

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
        data = bytes(geometry.data())
        if not is_geometry(data):
            log.info("a window cannot be there: %s", data.hex())
            return
        self._geometry = data
        try:
            self._write()
        except OSError as error:
            log.info("settings could not be written: %s", error)

    # The file --------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Take over what the file says; nothing at all when something is wrong with it.

        Raises:
            SettingsError: it is no settings file, or a value is none of the setting's.
            SaveError: it is no plain file, too long, or cannot be read.
        """
        try:
            data = read_bytes(self.path, _LONGEST_FILE)
        except SaveError as error:
            if error.reason is Reason.MISSING:
                return
            raise
        try:
            sections = read_ini(data.removeprefix(BYTE_ORDER_MARK).decode("utf-8"))
        except UnicodeDecodeError as error:
            raise SettingsError("not a text file") from error
        except NotIni as error:
            raise SettingsError(str(error)) from error
        if sections and _SETTINGS not in sections:
            raise SettingsError("not a settings file")
        said = sections.get(_SETTINGS, {})
        values = {
            attribute.name: _read_value(said[attribute.name], attribute.default)
            for attribute in fields(Settings)
            if attribute.name in said
        }
        try:
            self._settings = self._kept = Settings(**values)
        except ValueError as error:
            raise SettingsError(str(error)) from error
        # Not worth losing the settings for: without it the window opens where new ones do.
        self._geometry = geometry_in(sections.get(_WINDOW, {}).pop(_GEOMETRY, ""))
        self._sections = sections

    def _write(self) -> None:
        """Write everything.

        Raises:
            OSError: the folder cannot be made or the file cannot be written.
        """
        if not self._writes:
            return
        from noria_desktop.app.saves.files import write_atomically

        if self.path.exists() and not os.access(self.path, os.W_OK):
            raise PermissionError(f"cannot write {self.path}")
        said = self._sections.setdefault(_SETTINGS, {})
        said.update({name: _written(value) for name, value in asdict(self._kept).items()})
        if self._geometry is not None:
            self._sections.setdefault(_WINDOW, {})[_GEOMETRY] = geometry_text(self._geometry)
        try:
            write_atomically(self.path, write_ini(self._sections).encode(), keep_backup=False)
        except SaveError as error:
            raise OSError(str(error)) from error

    def _set_aside(self) -> None:
        """Keep the unreadable file under another name."""
        if not self._writes:
            return
        from noria_desktop.app.saves.files import set_aside

        try:
            self.broken = set_aside(self.path)
        except SaveError as error:
            log.info("the broken settings could not be set aside: %s", error)


def _changed(settings: Settings, changes: dict[str, Any]) -> Settings:
    """Settings with changes.

    Raises:
        ValueError: no such setting, or not one of its values.
    """
    unknown = set(changes) - {attribute.name for attribute in fields(Settings)}
    if unknown:
        raise ValueError(f"no such settings: {sorted(unknown)}")
    return evolve(settings, **changes)


def _read_value(text: str, default: Any) -> Any:
    """A value of the file in the type of the setting; the file knows only text.

    Raises:
        SettingsError: the text is none of that type.
    """
    if isinstance(default, bool):
        if text.lower() in ("true", "false"):
            return text.lower() == "true"
        raise SettingsError(f"neither true nor false: {text[:40]!r}")
    if isinstance(default, int):
        if re.fullmatch(_WHOLE, text) is None:
            raise SettingsError(f"no whole number: {text[:40]!r}")
        return int(text)
    if isinstance(default, float):
        if re.fullmatch(_DECIMAL, text) is None:
            raise SettingsError(f"no number: {text[:40]!r}")
        return float(text)
    return text


def _written(value: Any) -> str:
    """A setting as text of the file."""
    return str(value).lower() if isinstance(value, bool) else str(value)
