"""Entry of the command ``noria-desktop`` and of ``python -m noria_desktop``."""

from __future__ import annotations

import gc
import logging
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from noria_desktop.app.command_line import ScreenshotArguments, WindowArguments

_OBJECTS_OF_A_START = 500_000
"""More than are made before the window is there."""


def main() -> int:
    """Run the program; the process's exit code."""
    # First of all: in a frozen bundle a worker process starts here again.
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    # Hardly anything that is made while starting becomes garbage; looking for it would take a tenth of the time.
    # Before anything else is imported.
    gc.set_threshold(_OBJECTS_OF_A_START)
    from noria_desktop.app.cli import run

    # Errors are told in sentences; without this, Python would print log records on stderr beside them.
    logging.getLogger("noria_desktop").addHandler(logging.NullHandler())
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark instead of an exception; without a
        # console (Windows) there is no stream at all.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return run(sys.argv[1:], _open_window, _take_picture)


def _open_window(arguments: WindowArguments) -> int:
    from noria_desktop.ui.window.preflight import EXIT_NO_WINDOW, window_can_open

    if not window_can_open(arguments.language):
        return EXIT_NO_WINDOW
    from noria_desktop.ui.window.application import run as open_window

    code: int = open_window(arguments)
    # The program ends: what is still there need not be searched for garbage once more.
    gc.freeze()
    return code


def _take_picture(arguments: ScreenshotArguments) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from noria_desktop.ui.window.preflight import EXIT_NO_WINDOW, window_can_open

    if not window_can_open(arguments.language):
        return EXIT_NO_WINDOW
    from noria_desktop.ui.window.application import screenshot

    code: int = screenshot(arguments)
    return code


if __name__ == "__main__":
    sys.exit(main())
