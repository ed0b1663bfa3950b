"""Menu entry, file types and icons for one user of a Linux desktop: for those who installed the program with pip or pipx.

The files are those of the packages (``resources/desktop``); only the command is written in full, as the menu does not
know the folder that pip puts commands into. Everything goes below XDG_DATA_HOME and is taken back by ``remove``.
Source: freedesktop.org's Desktop Entry, Shared MIME-info and Icon Theme specifications.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from noria_desktop.resource_files import resource

ID: Final = "io.github.noria_desktop.NoriaDesktop"
ENTRY: Final = Path("applications", f"{ID}.desktop")
TYPES: Final = Path("mime", "packages", "noria-desktop.xml")
ICONS: Final = Path("icons", "hicolor")
ICON: Final = ICONS / "scalable" / "apps" / "noria-desktop.svg"
SYMBOLIC: Final = ICONS / "symbolic" / "apps" / "noria-desktop-symbolic.svg"
UPDATED_BY: Final = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", str(ICONS)),
)
"""The system's own tools, where there are any, and the folder that each goes through."""
_RESERVED: Final = frozenset(" \t\n\"'\\><~|&;$*?#()`%")


def data_home() -> Path:
    """Where a user's own menu entries lie."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"


def command() -> tuple[str, ...]:
    """What starts this very program: its command, else this Python with the package's name."""
    started = Path(sys.argv[0])
    if started.name.startswith("noria-desktop") and started.exists():
        return (str(started.resolve()),)
    found = shutil.which("noria-desktop")
    return (found,) if found is not None else (sys.executable, "-m", "noria_desktop")


def quoted(word: str) -> str:
    """A word of an Exec line: in quotes where it must be, with what is special there escaped."""
    if not _RESERVED & set(word):
        return word
    # The escapes of the quotes, then those of a value of the file.
    inner = "".join(f"\\{sign}" if sign in '"`$\\' else sign for sign in word)
    return '"' + inner.replace("\\", "\\\\").replace("%", "%%") + '"'


def install(words: tuple[str, ...]) -> tuple[Path, ...]:
    """Write entry, file types and icons; the files written.

    Args:
        words: the command that starts the program, a word each.

    Raises:
        OSError: a file cannot be written.
    """
    home = data_home()
    entry = resource("desktop", ENTRY.name).read_text(encoding="utf-8")
    entry = entry.replace("Exec=noria-desktop", "Exec=" + " ".join(quoted(word) for word in words))
    contents = {
        ENTRY: entry,
        TYPES: resource("desktop", "noria-desktop-mime.xml").read_text(encoding="utf-8"),
        ICON: resource("icons", "noria-desktop.svg").read_text(encoding="utf-8"),
        SYMBOLIC: resource("icons", "noria-desktop-symbolic.svg").read_text(encoding="utf-8"),
    }
    for where, text in contents.items():
        path = home / where
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _tell_the_desktop(home)
    return tuple(home / where for where in contents)


def remove() -> tuple[Path, ...]:
    """Take away what ``install`` wrote; the files that were there.

    Raises:
        OSError: a file cannot be removed.
    """
    home = data_home()
    files = tuple(path for path in (home / one for one in (ENTRY, TYPES, ICON, SYMBOLIC)) if path.exists())
    for file in files:
        file.unlink()
    _tell_the_desktop(home)
    return files


def _tell_the_desktop(home: Path) -> None:
    """Let menus and file managers read anew; without these tools they do so by themselves after a while."""
    for tool, folder in UPDATED_BY:
        if shutil.which(tool) and (home / folder).is_dir():
            subprocess.run([tool, str(home / folder)], check=False, capture_output=True)
