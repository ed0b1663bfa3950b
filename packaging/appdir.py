"""Build the folder that an AppImage is made of: dist/Noria_Desktop.AppDir, and the AppImage where appimagetool is at hand.

    python packaging/appdir.py                    builds the one-folder program first if dist/ has none
    python packaging/appdir.py --folder FOLDER    from a folder that was built before

Source: the AppDir specification of docs.appimage.org.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import bundle
import bundle_contents
import linux_files

from noria_desktop import __version__
from noria_desktop.app.desktop_entry import ENTRY, ICON

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "noria-desktop"


def build(folder: Path, out: Path) -> Path:
    """Lay a built folder out as an AppDir; the AppDir."""
    root = out / "Noria_Desktop.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / "usr" / "lib" / NAME, symlinks=True)
    linux_files.lay(root / "usr" / "share")
    for paper in linux_files.PAPERS:
        target = root / "usr" / "share" / "doc" / NAME / Path(paper).name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / paper, target)
    shutil.copyfile(root / "usr" / "share" / ENTRY, root / ENTRY.name)
    shutil.copyfile(root / "usr" / "share" / ICON, root / ICON.name)
    (root / ".DirIcon").symlink_to(ICON.name)
    (root / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    return root


def packed(root: Path, tool: str) -> Path:
    """The AppImage of an AppDir: one file that starts by itself."""
    file = root.with_name(f"Noria_Desktop-{__version__}-x86_64.AppImage")
    subprocess.run([tool, "--no-appstream", str(root), str(file)], check=True)
    return file


def main() -> int:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=ROOT / "dist" / NAME, help="the built program")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the AppDir goes (dist)")
    asked = parser.parse_args()
    if not (asked.folder / NAME).is_file():
        bundle.build(asked.folder.resolve().parent, ROOT / "build", compiled=False)
    root = build(asked.folder.resolve(), asked.out.resolve())
    print(f"{root}: {bundle_contents.size(root) / bundle.MEGABYTE:.1f} MB")
    tool = shutil.which("appimagetool")
    print(packed(root, tool) if tool else "no appimagetool here: the folder is not packed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
