"""Build the one-folder program: Python, Qt and everything of ours in dist/noria-desktop.

pip install -c constraints.txt -e '.[bundle]'
python packaging/bundle.py              pure Python
python packaging/bundle.py --compiled   with compiled kernels, for programs that think two to four times as fast
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

import bundle_contents

ROOT: Final = Path(__file__).resolve().parents[1]
MEGABYTE: Final = 1_000_000


def build(out: Path, work: Path, compiled: bool) -> Path:
    """Build it; the folder that holds the program."""
    sources = ROOT
    if compiled:
        sources = work / "compiled"
        command = [sys.executable, str(ROOT / "tools" / "compile_kernels.py"), str(sources)]
        subprocess.run(command, check=True)
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", str(sources / "packaging" / "noria_desktop.spec")),
            *("--noconfirm", "--log-level", "WARN", "--distpath", str(out), "--workpath", str(work)),
        ],
        check=True,
        cwd=sources,
    )
    folder = out / "noria-desktop"
    if sys.platform == "linux":
        bundle_contents.strip(folder)
    return folder


def main() -> int:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compiled", action="store_true", help="with compiled kernels; needs a C compiler")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder goes (dist)")
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build", help="for what is made on the way (build)"
    )
    asked = parser.parse_args()
    folder = build(asked.out.resolve(), asked.work.resolve(), asked.compiled)
    print(f"{folder}: {bundle_contents.size(folder) / MEGABYTE:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
