"""Who does the work of the laboratory: this process, several processes of this machine, or a cluster.

Whoever it is, lines come in the order of the jobs, so results do not depend on who was quicker.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from noria_desktop.app.lab.match import Job, Line, play


class CrewLost(RuntimeError):
    """Nobody is left to do the work; the message says why. What was done so far stays good."""


class Crew(Protocol):
    """Somebody who plays games."""

    def lines(self, jobs: Iterable[Job]) -> Iterator[Line]:
        """The lines of these jobs, in their order. Whoever has enough of them closes the iterator.

        Raises:
            GameFailed: a game did not come to its end.
            OtherVersion: somebody has another version of the program.
            CrewLost: nobody is left to play.
        """
        ...

    def close(self) -> None:
        """Let everybody go, also out of the middle of a game."""
        ...


class Alone:
    """This process, one game after the other."""

    def lines(self, jobs: Iterable[Job]) -> Iterator[Line]:
        """Played when they are asked for."""
        return map(play, jobs)

    def close(self) -> None:
        """There is nobody to let go."""
