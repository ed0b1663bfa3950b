"""Players as other packages may bring them: one that is fair, and others that are not."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable
from typing import Any

from attrs import frozen

from noria_desktop.bots.policy import Choice
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.state import State

Answer = tuple[Choice[Any], Rng]


class Fair:
    """Takes the first that is legal."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        return Choice(legal[0]), rng


class Crooked(Fair):
    """Cannot be made."""

    def __init__(self) -> None:
        raise ZeroDivisionError


class Dumb:
    """Cannot choose."""


class Cheat(Fair):
    """Chooses what is not legal."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        return Choice("win"), rng


class Mute(Fair):
    """Answers with an action alone."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        action: Any = legal[0]
        return action  # type: ignore[no-any-return]


class Clumsy(Fair):
    """Breaks down where it has three ways or more."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        if len(legal) > 2:
            raise IndexError("third")
        return Choice(legal[0]), rng


class Meddler(Fair):
    """Changes the state it was shown."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        object.__setattr__(view, "round", view.round + 1)
        return Choice(legal[0]), rng


class Gambler(Fair):
    """Uses chance of its own."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        return Choice(random.choice(legal)), rng


class Rememberer(Fair):
    """Counts how often it was asked."""

    asked = 0

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        type(self).asked += 1
        return Choice(legal[self.asked // 2 % len(legal)]), rng


class Peeker(Fair):
    """Looks for the true state among everything that is in memory."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        true = [one for one in gc.get_objects() if type(one) is State and one.rng.key is not None]
        return Choice(legal[-1 if true else 0]), rng


class Deadly(Fair):
    """Takes its process along."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        os._exit(7)


@frozen
class Patient(Fair):
    """Takes the last where it is told a time."""

    hurried: bool = False

    def within(self, seconds: float | None, stopped: Callable[[], bool]) -> Patient:
        return Patient(seconds is not None)

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> Answer:
        return Choice(legal[-1 if self.hurried else 0]), rng
