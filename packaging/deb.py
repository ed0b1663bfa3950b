"""Build the Debian package: dist/noria-desktop_VERSION_amd64.deb, from the one-folder program.

    python packaging/deb.py                    builds the folder first if dist/ has none
    python packaging/deb.py --folder FOLDER    from a folder that was built before

It needs dpkg-deb. The package runs where the libraries are not older than on the system that built it, so it is built on
the oldest system that it is for. Source: Debian Policy 4.6 and the lintian of Debian 12.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from email.utils import formatdate
from pathlib import Path
from typing import Final

import bundle
import linux_files

from noria_desktop import __version__

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "noria-desktop"
MAINTAINER: Final = "Noria Desktop contributors <noreply@noria-desktop.github.io>"
NEEDED: Final = (
    "fontconfig-config",
    "libegl1",
    "libgl1",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
)
"""Libraries that belong to the system's graphics and stay its own, and where its fonts are said to lie."""
_GLIBC: Final = re.compile(rb"GLIBC_2\.(\d+)")
_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: xdg-desktop-portal
Section: games
Priority: optional
Description: modern board games for one, with bots that say why
 Noria, Nautilus, Solani and Scythe, played by hand on the desktop against
 opponents that keep to their rulebooks and explain each of their decisions.
 .
 Every decision can be taken back, every game is kept as it is played, and a
 campaign leads over all four games. In English and Japanese. An unofficial
 work of fans.
"""
_COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Noria Desktop
Comment: The folder /usr/lib/noria-desktop also holds Python, Qt and PySide6 as
 they are published, and libraries of Debian that these ask for.

Files: *
Copyright: 2026 Noria Desktop contributors
License: Expat
{expat}

Files: usr/lib/noria-desktop/_internal/noria_desktop/resources/fonts/*
Copyright: 2014-2021 Adobe, with Reserved Font Name 'Source'
License: OFL-1.1
{ofl}

Files: usr/lib/noria-desktop/_internal/libQt6* usr/lib/noria-desktop/_internal/PySide6/*
 usr/lib/noria-desktop/_internal/libshiboken6* usr/lib/noria-desktop/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3
 The text is in /usr/share/common-licenses/LGPL-3; sources at https://download.qt.io/.

Files: usr/lib/noria-desktop/_internal/libpython* usr/lib/noria-desktop/_internal/python*
Copyright: 2001-2026 Python Software Foundation
License: PSF-2
 The text is at https://docs.python.org/3/license.html.

Files: usr/lib/noria-desktop/_internal/_miniaudio*
Copyright: David Reid, Irmen de Jong
License: Expat

Files: usr/lib/noria-desktop/_internal/_cffi_backend*
Copyright: Armin Rigo, Maciej Fijalkowski and other contributors
License: MIT-0
 The text is at https://spdx.org/licenses/MIT-0.html.
"""
_OVERRIDES: Final = """\
# The program brings the Qt that it was tested with, and the libraries which that was built against.
noria-desktop: embedded-library
noria-desktop: shared-library-lacks-prerequisites
# Two modules of Python need nothing of the C library.
noria-desktop: library-not-linked-against-libc
noria-desktop: hardening-no-pie
noria-desktop: hardening-no-fortify-functions
"""


def build(folder: Path, out: Path) -> Path:
    """Pack a built folder; the package's file."""
    with tempfile.TemporaryDirectory() as made:
        root = Path(made, "package")
        library, share = root / "usr" / "lib" / NAME, root / "usr" / "share"
        shutil.copytree(folder, library, symlinks=True)
        command = root / "usr" / "games" / NAME
        command.parent.mkdir()
        command.symlink_to(f"../lib/{NAME}/{NAME}")
        linux_files.lay(share)
        _papers(share)
        _readable(root, library)
        out.mkdir(parents=True, exist_ok=True)
        architecture = subprocess.run(
            ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
        ).stdout.strip()
        depends = [f"libc6 (>= 2.{glibc(folder)})", *NEEDED]
        control = root / "DEBIAN"
        control.mkdir()
        kilobytes = sum(file.lstat().st_size // 1024 + 1 for file in root.rglob("*"))
        (control / "control").write_text(
            _CONTROL.format(
                name=NAME,
                version=__version__,
                architecture=architecture,
                maintainer=MAINTAINER,
                kilobytes=kilobytes,
                depends=", ".join(depends),
            ),
            encoding="utf-8",
        )
        (control / "md5sums").write_text("".join(_sums(root)), encoding="utf-8")
        file = out / f"{NAME}_{__version__}_{architecture}.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(file)], check=True
        )
    return file


def _is_binary(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def glibc(folder: Path) -> int:
    """The newest version 2.N of the system's C library that anything in a folder asks for."""
    return max(
        (
            int(found[1])
            for file in folder.rglob("*")
            if file.is_file() and not file.is_symlink() and _is_binary(file)
            for found in _GLIBC.finditer(file.read_bytes())
        ),
        default=0,
    )


def _papers(share: Path) -> None:
    """Licences, changes, and what lintian need not say."""
    doc = share / "doc" / NAME
    doc.mkdir(parents=True)
    expat = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    ofl = (ROOT / "resources" / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    text = _COPYRIGHT.format(expat=_indented(expat), ofl=_indented(ofl))
    (doc / "copyright").write_text(text, encoding="utf-8")
    changes = (
        f"{NAME} ({__version__}) stable; urgency=medium\n\n"
        f"  * As told in the program's own list of changes.\n\n -- {MAINTAINER}  {formatdate(_day())}\n"
    )
    (doc / "changelog.gz").write_bytes(gzip.compress(changes.encode(), mtime=0))
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(_OVERRIDES, encoding="utf-8")


def _indented(text: str) -> str:
    """A licence as Debian's copyright files hold one."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


def _readable(root: Path, library: Path) -> None:
    """Everything may be read by everybody, and only programs may be started."""
    for place in (root, *root.rglob("*")):
        if place.is_symlink():
            continue
        starts = place.is_dir() or place == library / NAME
        place.chmod(0o755 if starts else 0o644)


def _sums(root: Path) -> Iterator[str]:
    """A line a file for the checks of dpkg."""
    for file in sorted(root.rglob("*")):
        if file.is_file() and not file.is_symlink() and "DEBIAN" not in file.parts:
            digest = hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()
            yield f"{digest}  {file.relative_to(root)}\n"


def _day() -> float:
    """When the sources were last changed, so that the same sources give the same package."""
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    return float(asked) if asked else (ROOT / "noria_desktop" / "__init__.py").stat().st_mtime


def main() -> int:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=ROOT / "dist" / NAME, help="the built program")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the package goes (dist)")
    asked = parser.parse_args()
    if shutil.which("dpkg-deb") is None:
        sys.exit("deb.py: this needs dpkg-deb, so a system of Debian's kind.")
    if not (asked.folder / NAME).is_file():
        bundle.build(asked.folder.resolve().parent, ROOT / "build", compiled=False)
    file = build(asked.folder.resolve(), asked.out.resolve())
    print(f"{file}: {file.stat().st_size / bundle.MEGABYTE:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
