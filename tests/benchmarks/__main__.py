"""All benchmarks in one table: ``python -m tests.benchmarks [part ...]``.

Clock-dependent, so no part of the test suite and never a reason to fail: the table says what was missed.
Parts: play, legal, bot, search, planner, solani, compiled, saves, profile, library, honours, frames, gestures, thinking, start.
``pip install '.[bench]'`` brings the anchors. Strength is measured by ``python -m tests.benchmarks.ladder``.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable

from tests.benchmarks.figures import Figure, table

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _frames() -> list[Figure]:
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks.frames import frame_cost

    application = QApplication.instance() or QApplication(sys.argv[:1])
    figures = frame_cost()
    del application
    return figures


def _thinking() -> list[Figure]:
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks.thinking import thinking_frames

    application = QApplication.instance() or QApplication(sys.argv[:1])
    figures = thinking_frames()
    del application
    return figures


def _gestures() -> list[Figure]:
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks.gesture_cost import gesture_figures

    application = QApplication.instance() or QApplication(sys.argv[:1])
    figures = gesture_figures()
    del application
    return figures


def main(wanted: list[str]) -> int:
    """Measure the parts named, or all of them."""
    from tests.benchmarks import (
        compiled_kernels,
        engine_speed,
        first_frame,
        first_window,
        honours_size,
        library_size,
        memory,
        nautilus_search,
        noria_search,
        profile_size,
        saves,
        scythe_play,
        solani_play,
        solani_search,
    )

    parts: dict[str, Callable[[], list[Figure]]] = {
        "play": lambda: [
            *engine_speed.random_play(),
            *solani_play.play_figures(),
            *scythe_play.play_figures(),
        ],
        "legal": lambda: [
            *engine_speed.legal_actions(),
            *solani_play.legal_figures(),
            *scythe_play.legal_figures(),
        ],
        "bot": lambda: [*engine_speed.bot_turns(), *scythe_play.automa_turns()],
        "search": nautilus_search.search_figures,
        "planner": noria_search.search_figures,
        "solani": solani_search.search_figures,
        "compiled": compiled_kernels.kernel_figures,
        "saves": saves.round_trip,
        "profile": profile_size.profile_size,
        "library": library_size.library_size,
        "honours": honours_size.honours_size,
        "start": lambda: [
            *first_window.first_window(),
            *first_frame.first_frame(),
            *memory.boards_in_memory(),
        ],
        "frames": _frames,
        "gestures": _gestures,
        "thinking": _thinking,
    }
    unknown = [name for name in wanted if name not in parts]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; known: {', '.join(parts)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {engine_speed.versions()}, {os.cpu_count()} cores")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"CPU time, best of {engine_speed.RUNS} where repeated; load average at the start {load:.1f}\n")
    # Legal actions first: their worst case is the one with cold tables.
    order = sorted(wanted or parts, key=lambda name: (name != "legal", list(parts).index(name)))
    figures = [figure for name in order for figure in parts[name]()]
    print(table(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
