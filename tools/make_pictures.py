#!/usr/bin/env python3
"""Make the pictures of README.md and MANUAL.md, and of their Japanese sisters.

    python tools/make_pictures.py                     all of them, into packaging/pictures
    python tools/make_pictures.py home moving-noria   these only
    python tools/make_pictures.py --into FOLDER       somewhere else

Pages are those that `noria-desktop screenshot` knows, from its sample profiles; tables are real games by their seed, in
which a player of the laboratory plays for the human. A moving picture is a stretch of such a game as the table shows it,
on a clock that is turned by hand, so that a slow computer makes the same picture as a quick one.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import moving_webp
from PySide6.QtCore import QCoreApplication, QEventLoop, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsView

from noria_desktop.app.catalogue import kit
from noria_desktop.app.library.sample import fill
from noria_desktop.app.players import play_to_human, player, player_rng
from noria_desktop.app.profile import Profile
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.table.waiting import Wait
from noria_desktop.ui.window.application import window_for_pictures
from noria_desktop.ui.window.main_window import MainWindow

FOLDER: Final = Path(__file__).resolve().parents[1] / "packaging" / "pictures"
LANGUAGES: Final = ("en", "ja")
SIZE: Final = QSize(1280, 800)
QUALITY: Final = 54
MOVING_SIZE: Final = QSize(640, 400)
MOVING_QUALITY: Final = 26
FRAME_MS: Final = 100
REST_MS: Final = 700
"""What has been done is looked at for so long."""
END_MS: Final = 1800
PATIENCE_S: Final = 60.0


@dataclass(frozen=True)
class Table:
    """A moment of a real game."""

    game: str
    seed: int
    ply: int
    """At the first decision of the human's after so many actions."""
    stand_in: str = "greedy"
    """Who plays for the human up to there."""
    steps: int = 0
    """Decisions of the human's that a moving picture shows; what others do in between comes on top."""
    actor: str = "adviser"
    """Who decides them."""
    until: int | None = None
    """The moving picture ends when so many actions are played."""


Arrange = Callable[[MainWindow], None]


def session_at(table: Table) -> Session:
    """Play a game up to the moment."""
    game = kit(table.game)
    session = Session(game, game.default_options(), table.seed, identity=f"{table.seed:032x}")
    play_to_human(session)
    while session.cursor < table.ply and not session.is_over:
        session.dispatch(choice(session, table.stand_in))
        play_to_human(session)
    return session


def choice(session: Session, name: str) -> object:
    """What a player of the laboratory decides for the human."""
    view = session.view(HUMAN)
    policy = player(session.rules.game_id, name)
    found, _ = policy.choose(view, session.legal, player_rng(view, session.cursor))
    return found.action


# What is done at a table before the picture is taken -------------------------------------------------------


def hint(window: MainWindow) -> None:
    """The lamp is lit."""
    window.table.ask_for_hint()
    until(lambda: window.table.board.lamp is not None)


def log(window: MainWindow) -> None:
    """The log is open."""
    window.table.toggle_side_panel()


def why(window: MainWindow) -> None:
    """The log is open at the reason of what the other one did last."""
    window.table.tell_why_last()


PAGES: Final = {
    "home": "home",
    "new-game": "newgame-noria/played",
    "set-up": "setup-scythe",
    "campaign": "campaign",
    "logbook": "logbook",
    "today": "today",
    "learn": "learn",
    "lesson": "nautilus/3",
    "library": "library",
    "replay": "replay-scythe",
    "turning": "turning-nautilus",
    "statistics": "statistics",
    "honours": "honours",
    "settings": "settings",
}
"""Pages of the sample profiles."""
TABLES: Final[dict[str, tuple[Table, Arrange | None]]] = {
    "noria": (Table("noria", 7, 150), None),
    "nautilus": (Table("nautilus", 5, 24), None),
    "solani": (Table("solani", 3, 40), None),
    "scythe": (Table("scythe", 4, 90), None),
    "hint": (Table("solani", 3, 40), hint),
    "why": (Table("noria", 7, 150), why),
    "log": (Table("scythe", 4, 90), log),
}
MOVING: Final = {
    "moving-noria": Table("noria", 7, 150, steps=18),
    "moving-nautilus": Table("nautilus", 5, 24, steps=6, until=30),
    "moving-solani": Table("solani", 3, 30, steps=5),
    "moving-scythe": Table("scythe", 4, 90, steps=8),
}
LONGEST: Final = 72
"""Pictures of a moving one."""


class TurnedClock:
    """The clocks of a board's movements: they go on only when a picture was taken."""

    def __init__(self, window: MainWindow) -> None:
        """All that move on any board of the window."""
        self._window = window

    def _moving(self) -> list[QVariantAnimation]:
        scenes = [view.scene() for view in self._window.findChildren(QGraphicsView)]
        clocks = [clock for scene in scenes for clock in scene.findChildren(QVariantAnimation)]
        return [clock for clock in clocks if clock.state() != QVariantAnimation.State.Stopped]

    def hold(self) -> list[QVariantAnimation]:
        """Hold what is moving."""
        moving = self._moving()
        for clock in moving:
            if clock.state() == QVariantAnimation.State.Running:
                clock.pause()
        return moving

    def turn(self) -> None:
        """One picture later; a movement that ends lets the next one begin."""
        for clock in self.hold():
            clock.setCurrentTime(clock.currentTime() + FRAME_MS)
        self.hold()

    def settle(self) -> None:
        """What comes and goes beside the movements, as the numbers of a last turn do, is there or gone."""
        self._window.table.board.finish_now()
        for clock in self._moving():
            clock.setCurrentTime(clock.totalDuration())


def until(true: Callable[[], bool]) -> None:
    """Let the window work until something is true."""
    ends = time.monotonic() + PATIENCE_S
    while not true():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if time.monotonic() > ends:
            raise TimeoutError("the window did not come to what the picture is of")


def painted(window: MainWindow) -> QImage:
    """What the window shows now."""
    for _ in range(3):
        QCoreApplication.processEvents()
    return window.grab().toImage()


def still(window: MainWindow, name: str) -> bytes:
    """A page or a table."""
    if name in PAGES:
        window.show_page(PAGES[name])
    else:
        table, arrange = TABLES[name]
        window.seat(session_at(table))
        painted(window)
        window.table.board.finish_now()
        if arrange is not None:
            arrange(window)
    painted(window)
    TurnedClock(window).settle()
    return moving_webp.still(painted(window), QUALITY)


def moving(window: MainWindow, name: str) -> bytes:
    """A stretch of a game: what the human does, and what comes of it."""
    table = MOVING[name]
    session = session_at(table)
    clock = TurnedClock(window)
    frames: list[tuple[QImage, int]] = []

    def take(ms: int) -> None:
        ready = Qt.TransformationMode.SmoothTransformation
        image = painted(window).scaled(MOVING_SIZE, mode=ready)
        frames.append((image, ms))

    def ended() -> bool:
        return session.is_over or (table.until is not None and session.cursor >= table.until)

    window.seat(session)
    conductor, board = window.table.conductor, window.table.board
    painted(window)
    clock.settle()
    try:
        take(REST_MS)
        for _ in range(table.steps):
            if ended() or len(frames) > LONGEST:
                break
            conductor.play((choice(session, table.actor),))
            while len(frames) <= LONGEST:
                until(
                    lambda: (
                        board.busy or conductor.own or conductor.wait is not Wait.NOTHING or session.is_over
                    )
                )
                clock.hold()
                while board.busy and len(frames) <= LONGEST:
                    clock.turn()
                    take(FRAME_MS)
                clock.settle()
                if conductor.own or ended():
                    break
                if conductor.wait is not Wait.NOTHING:
                    take(REST_MS)
                    conductor.go_on()
            take(REST_MS)
    finally:
        board.finish_now()
    take(END_MS)
    return moving_webp.moving(frames, MOVING_QUALITY)


def make(name: str, language: str) -> bytes:
    """A picture in a window of its own, over a profile that goes afterwards."""
    theme = "day" if name in ("learn", "library", "new-game") else "night"
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        fill(Path(folder), language)
        window = window_for_pictures(Profile.within(Path(folder)), language, theme, SIZE)
        try:
            return moving(window, name) if name in MOVING else still(window, name)
        finally:
            window.table.leave()
            window.close()
            window.deleteLater()
            QCoreApplication.processEvents()


def main() -> int:
    """Make them; the exit code."""
    everything = (*PAGES, *TABLES, *MOVING)
    asked = argparse.ArgumentParser(description="Make the pictures of README.md and MANUAL.md.")
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join(everything))
    asked.add_argument("--into", type=Path, default=FOLDER)
    found = asked.parse_args()
    for name in found.names:
        if name not in everything:
            asked.error(f"no such picture: {name}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for language in LANGUAGES:
        folder = found.into / language
        folder.mkdir(parents=True, exist_ok=True)
        for name in found.names or everything:
            begun = time.monotonic()
            data = make(name, language)
            (folder / f"{name}.webp").write_bytes(data)
            print(f"{language}/{name}.webp: {len(data)} bytes, {time.monotonic() - begun:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
