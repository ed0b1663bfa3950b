"""What a Linux package lays beside the program: menu entry, file types, icons, manual and papers."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import man_page

from noria_desktop.app.desktop_entry import ENTRY, ICON, ICONS, ID, SYMBOLIC, TYPES

ROOT: Final = Path(__file__).resolve().parents[1]
METAINFO: Final = Path("metainfo", f"{ID}.metainfo.xml")
PAPERS: Final = ("LICENSE", "CREDITS.md", "resources/fonts/OFL.txt")


def lay(share: Path) -> None:
    """Fill the ``share`` folder of a package."""
    desktop, icons = ROOT / "resources" / "desktop", ROOT / "resources" / "icons"
    for source, place in (
        (desktop / ENTRY.name, ENTRY),
        (desktop / METAINFO.name, METAINFO),
        (desktop / "noria-desktop-mime.xml", TYPES),
        (icons / ICON.name, ICON),
        (icons / SYMBOLIC.name, SYMBOLIC),
    ):
        _copy(source, share / place)
    pictures(share / ICONS)
    for language, folder in (("en", "man6"), ("ja", "ja/man6")):
        file = share / "man" / folder / "noria-desktop.6.gz"
        file.parent.mkdir(parents=True, exist_ok=True)
        # Without the time of the build, so that the same sources give the same package.
        file.write_bytes(gzip.compress(man_page.page(language).encode(), mtime=0))  # type: ignore[arg-type]
        file.chmod(0o644)


def pictures(icons: Path) -> None:
    """The icon in every usual size, in the folders of an icon theme."""
    drawn = icons / "drawn"
    subprocess.run([sys.executable, str(ROOT / "tools" / "render_icon.py"), str(drawn)], check=True)
    for picture in sorted(drawn.glob("*/noria-desktop.png")):
        _copy(picture, icons / picture.parent.name / "apps" / picture.name)
    shutil.rmtree(drawn)


def _copy(source: Path, target: Path) -> None:
    """A file for everybody to read."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)
