"""Where any part of the screen tells a fault of the program's own; who hears it is the window's business."""

from __future__ import annotations

import sys


def tell_fault(error: Exception) -> None:
    """Tell a fault that was caught because what is being done can go on without its part.

    It goes where those go that nobody caught: ``ui/window/faults`` listens there once there is a window.
    """
    sys.excepthook(type(error), error, error.__traceback__)
