"""How far a run of games is, on one line of a terminal that is written over; nowhere else is anything shown."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import Final, TextIO

from noria_desktop.app.lab.running import POINTS, Standing
from noria_desktop.app.messages import CliMessage, one_line, say
from noria_desktop.app.simulate import wilson

CELLS: Final = 16
"""Of the bar."""
AT_MOST_EVERY: Final = 0.1
"""Seconds between two looks."""


class Progress:
    """The line at the foot of a terminal."""

    def __init__(
        self, stream: TextIO | None, language: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """For stderr, or whatever else; shown only where somebody can look at it."""
        self._stream = stream if stream is not None and stream.isatty() else None
        self._language = language
        self._clock = clock
        self._begun = clock()
        self._shown = -AT_MOST_EVERY
        self._length = 0

    def show(self, standing: Standing, known: int) -> None:
        """Draw how far a match is.

        Args:
            standing: the match.
            known: so many of its games were there before; they say nothing of the pace.
        """
        now = self._clock()
        if self._stream is None or now - self._shown < AT_MOST_EVERY:
            return
        self._shown = now
        done, games = standing.games, standing.match.games
        pace = (done - known) / max(now - self._begun, 1e-9)
        low, high = (POINTS * one for one in wilson(standing.wins[0], done))
        text = say(
            CliMessage.PROGRESS,
            self._language,
            bar="█" * (CELLS * done // games) + "░" * (CELLS - CELLS * done // games),
            done=done,
            games=games,
            player=standing.match.players[0],
            share=POINTS * standing.wins[0] / done,
            low=low,
            high=high,
            pace=pace,
            left=_duration((games - done) / pace) if pace else "…",
        )
        self._write(one_line(text)[: shutil.get_terminal_size().columns - 1])

    def clear(self) -> None:
        """Take the line away before something is printed."""
        if self._stream is not None and self._length:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()

    def _write(self, text: str) -> None:
        assert self._stream is not None
        self._stream.write("\r" + text.ljust(self._length))
        self._stream.flush()
        self._length = len(text)


def _duration(seconds: float) -> str:
    """As hours, minutes and seconds, such as 1:02:03."""
    whole = round(min(seconds, 359_999))
    hours, rest = divmod(whole, 3600)
    minutes = f"{rest // 60:02}" if hours else str(rest // 60)
    return (f"{hours}:" if hours else "") + f"{minutes}:{rest % 60:02}"
