"""What Qt for Python keeps packed in its library, laid beside it as files and compiled once.

Packed, these dozen modules of Python are unpacked and compiled at every start, a fifteenth of the time until a window is
there. The way is Qt's own: doc.qt.io/qtforpython-6/developer/embed.html, where it serves whoever looks for a fault.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

PACKAGE: Final = "shiboken6"
FOLDER: Final = "files.dir"
"""Where the files lie in the package; as soon as the folder is there, Qt for Python takes them from it."""
_STEPS: Final = """
import compileall, pathlib, py_compile, shiboken6
support = pathlib.Path(shiboken6.__file__).with_name("files.dir")
compileall.compile_dir(support, quiet=2, force=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
"""


def unpack(python: Path, site: Path | None = None) -> None:
    """Lay the files beside the library; where that cannot be done, a start only takes longer.

    What an earlier version left is written over. Whoever copies the folder may do as they like with the times of the files:
    what was compiled counts by itself.

    Args:
        python: the interpreter that will run the program.
        site: the folder that holds the package, if it is not the interpreter's own; its files are changed.
    """
    env = dict(os.environ, SBK_EMBED="0", **({"PYTHONPATH": str(site)} if site else {}))
    env.pop("PYTHONPYCACHEPREFIX", None)  # compiled elsewhere, nobody would find it
    subprocess.run(
        [str(python), "-c", _STEPS],
        env=env,
        check=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
