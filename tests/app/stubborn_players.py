"""Players that misbehave where they draw their chance, and a program that has one of them think until it is killed.

``python -m tests.app.stubborn_players FILE`` prints the id of a worker whose player never looks up again; FILE is there
as soon as it thinks. With ``thread`` as second argument the player thinks in a thread, and the program ends by itself.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from noria_desktop.app.thinking import Question, SearchWorker, think
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options

T = TypeVar("T")


@frozen
class Endless(Rng):
    """Whoever draws from it never comes back."""

    begun: str = ""
    """File that is made when it begins."""

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        if self.begun:
            Path(self.begun).touch()
        while True:
            pass


@frozen
class Broken(Rng):
    """Whoever draws from it fails."""

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        raise OSError("no chance\nat all")


@frozen
class Deadly(Rng):
    """Whoever draws from it is gone."""

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        os._exit(3)


@frozen
class Cheating(Rng):
    """Whoever draws from it plays what is not on offer."""

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        return "a card from the sleeve", self  # type: ignore[return-value]


@frozen
class Unsendable(Rng):
    """What is drawn from it cannot be sent."""

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        return (lambda: None), self  # type: ignore[return-value]


def question(rng: Rng) -> Question:
    """A decision for a player that draws once."""
    state = RULES.setup(Options(), 1).state
    while RULES.turn(state).automatic:
        state = RULES.apply(state, RULES.legal_actions(state)[-1]).state
    view = RULES.observe(state, RULES.turn(state).seat or HUMAN)
    return Question("nautilus", "random", view, RULES.legal_actions(view), rng)


def main(file: Path, how: str = "worker") -> None:
    """Be a program with such a player."""
    asked = question(Endless(1, 0, str(file)))
    if how == "thread":
        threading.Thread(target=think, args=(asked, lambda: False), daemon=True).start()
        wait_for(file)
        return
    worker = SearchWorker()
    worker.ask(asked)
    print(worker.pid, flush=True)
    while True:
        time.sleep(1)


def wait_for(file: Path) -> None:
    """Until a file is there."""
    while not file.exists():
        time.sleep(0.01)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
