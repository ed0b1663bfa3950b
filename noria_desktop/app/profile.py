"""Where a player's files are, without asking Qt: one folder for saves, autosaves and results."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = "noria-desktop"


def default_profile() -> Path:
    """The folder that this system keeps an application's data in; it need not exist yet."""
    if sys.platform == "win32":
        base = os.environ.get("APPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Roaming") / FOLDER
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / FOLDER
    base = os.environ.get("XDG_DATA_HOME")
    # The XDG standard: a relative path there is to be ignored.
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share") / FOLDER
