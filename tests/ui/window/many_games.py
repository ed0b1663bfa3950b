"""Many finished games in one window: ``python -m tests.ui.window.many_games --games 300``.

One game after the other, of all kinds in turn, is begun in a window without a display, played to its result page by chance,
and left for home, as in months of evenings without closing the program. Printed are the megabytes that the process holds
after every twelve games; from the twelfth game on, when every kind has been on the table thrice, it must hardly grow.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.main_window import MainWindow
from noria_desktop.ui.window.settings import SettingsFile

GROWTH_MB = 50
"""Allowed over all games after the first twelve. Source: the issue on shipping, Trust."""
FIRST = 12
LONGEST_S = 600
"""No game takes that long to come to its result."""
QUICK = {"solani": ("players=human", "coyote=trickster")}
"""Set-ups whose opponents need no time to think."""


def held() -> float:
    """Megabytes of memory that the process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def play(window: MainWindow, name: str, seed: int) -> int:
    """One game to its result page and home again; how many decisions it took.

    Raises:
        TimeoutError: the window did not come to the result.
    """
    application = QApplication.instance()
    assert application is not None
    chance, decisions, begun = random.Random(seed), 0, time.monotonic()
    options = kit(name).default_options()
    for setting in QUICK.get(name, ()):
        options = kit(name).with_setting(options, *setting.split("="))
    window.start(name, options, seed)
    while window.page_name == "table":
        application.processEvents()
        time.sleep(0)  # whoever thinks in another process shall have its turn
        table = window.table
        session = table.session
        if session is None:
            break
        if time.monotonic() - begun > LONGEST_S:
            raise TimeoutError(f"{name}, seed {seed}: {session.cursor} steps")
        if session.is_over or session.turn.seat is None:
            table.conductor.go_on()  # the result may wait until the last round has been looked at
            continue
        if session.turn.automatic:
            table.conductor.finish_bot_turn()
            continue
        if session.turn.seat == 0 and not table.board.busy:
            session.dispatch(chance.choice(session.legal))
            decisions += 1
    window.show_home()
    application.processEvents()
    # What is to be deleted later waits for an event loop that runs, and here none does.
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return decisions


def main(asked: Sequence[str] | None = None) -> int:
    """Play them; the exit code says whether the process grew too much."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    given = parser.parse_args(asked)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder))
        settings.override(bot_speed="instant", motion="reduced", reveals=False, language="en", coach="off")
        window = MainWindow(Profile.within(Path(folder)), settings, Languages("en"))
        window.resize(1280, 800)
        window.show()
        decisions, first = 0, 0.0
        for number in range(1, given.games + 1):
            decisions += play(window, game_ids()[number % len(game_ids())], number)
            if number % FIRST == 0:
                first = first or held()
                print(f"{number:4} games, {decisions:6,} decisions, {held():.0f} MB", flush=True)
        grown = held() - (first or held())
        window.close()
        application.processEvents()
    print(f"grown by {grown:.0f} MB since game {FIRST}; {GROWTH_MB} allowed")
    return int(grown > GROWTH_MB)


if __name__ == "__main__":
    sys.exit(main())
