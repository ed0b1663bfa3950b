"""What the window's frames cost while the strongest computer player thinks and something is carried all the time.

Frames are due 60 times a second; a frame lasts from the moment it is due until it is painted, by the wall clock. The
same is measured with nobody thinking, in turn. Source: engines-and-bots 9; decision 24.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.programs import Programs
from noria_desktop.ui.table.qt_clock import QtClock
from tests.benchmarks.figures import Figure, at_share
from tests.benchmarks.frames import HEIGHT, WIDTH, longest_gesture, middle_of, page_of, put_back

FRAME_MS: Final = 16.0
TICK: Final = 1 / 60
"""Seconds from one frame to the next."""
ROUNDS: Final = 5
"""Rounds, quiet and thinking in turn; the best round counts, whatever else ran."""
FRAMES: Final = 120
SWEEP: Final = 45
"""Frames from one end of the way to the other."""
LEVEL: Final = "level4"


def thinking_frames() -> list[Figure]:
    """Frames of a drag with and without a search in the worker, in each game with such players."""
    return [figure for game in ("nautilus", "solani") for figure in _thinking_frames_of(game)]


def _thinking_frames_of(game: str) -> list[Figure]:
    page = page_of(game)
    session = page.session
    assert session is not None
    programs = Programs(QtClock(page), lambda request, choice: None, lambda request: None)
    moments = Moments(session)
    quiet, busy, asked, thought = [], [], 0, 0
    try:
        programs.warm_up()
        gesture = longest_gesture(page.board)
        assert gesture is not None
        way = middle_of(page.board, gesture.source), middle_of(page.board, gesture.target)
        _take(page, way[0])
        list(_frames(page, way, SWEEP))
        for _ in range(ROUNDS):
            quiet.append(list(_frames(page, way, FRAMES)))
            times = []
            for frame in _frames(page, way, FRAMES):
                if programs.thinking is None:
                    programs.ask(session, moments.now, HUMAN, LEVEL, seconds=2 * FRAMES * TICK, hint=True)
                    asked += 1
                    continue  # a frame in which a search is put to the worker is not one in which it thinks
                thought += 1
                times.append(frame)
            busy.append(times)
            programs.cancel()
        viewport = page.board.view.viewport()
        put_back(page)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=way[1])
    finally:
        programs.close()
        page.close_game()
        page.close()
        page.deleteLater()
        QApplication.processEvents()
    middle, late = _best(busy, 0.5), _best(busy, 0.95)
    plain, plain_late = _best(quiet, 0.5), _best(quiet, 0.95)
    return [
        Figure(
            f"{game.capitalize()} frame {WIDTH}x{HEIGHT} while {LEVEL} thinks, median",
            f"{middle:.2f} ms = {middle / plain:.2f} x",
            f"nobody thinks {plain:.2f} ms",
            f"<= {FRAME_MS:.0f} ms",
            middle <= FRAME_MS,
        ),
        Figure(
            "   95 %",
            f"{late:.2f} ms",
            f"nobody thinks {plain_late:.2f} ms; {thought} frames, {asked} searches",
        ),
    ]


def _best(rounds: list[list[float]], share: float) -> float:
    return min(at_share(times, share) for times in rounds)


def _take(page: GamePage, at: QPoint) -> None:
    viewport = page.board.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def _frames(page: GamePage, way: tuple[QPoint, QPoint], count: int) -> Iterator[float]:
    """Milliseconds of each frame of a drag to and fro, from when it was due until it was painted."""
    viewport = page.board.view.viewport()
    start, end = way
    due = time.perf_counter() + TICK
    for number in range(1, count + 1):
        while (left := due - time.perf_counter()) > 0:
            QApplication.processEvents()
            time.sleep(min(left, 0.001))
        step = number % (2 * SWEEP)
        QTest.mouseMove(viewport, start + (end - start) * min(step, 2 * SWEEP - step) / SWEEP)
        QApplication.processEvents()
        done = time.perf_counter()
        assert number <= 2 or page.board.view.hand.holding, "nothing is in hand"
        yield (done - due) * 1e3
        # A late frame is dropped, as a screen does; the next one is due at its own time.
        due += TICK * max(1, -(-(time.perf_counter() - due) // TICK))
