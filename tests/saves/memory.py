"""How much memory this process has had at most."""

from __future__ import annotations

import sys


def most_memory() -> int:
    """Bytes; always 0 on systems that do not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
