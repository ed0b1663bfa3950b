"""Players at the window: they can be stopped, and the strongest takes the time it is given instead of a fixed effort."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from noria_desktop.bots.policy import Policy
from noria_desktop.engine.values import changed

P = TypeVar("P", bound=Any)


class Timed(Protocol):
    """Makes a player for the window by its name; ``app/thinking`` asks a game's ``players`` module for it."""

    def __call__(self, name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
        """The player of this name.

        Args:
            name: a name of the game's ``PLAYERS``.
            stopped: asked now and then while it thinks.
            seconds: time for a decision of those that take one; None: a fixed effort.

        Raises:
            KeyError: there is no such player.
        """
        ...


def timed_levels(
    players: Mapping[str, Callable[[], Policy]],
    searching: type[P],
    master: str,
    unhurried: Callable[[P, float], P],
) -> Timed:
    """The levels of a game: all that search can be stopped, and the master takes its time.

    Args:
        players: the levels by name.
        searching: the kind of player that searches, with a field ``stopped``.
        master: the name of the strongest.
        unhurried: the master with so many seconds for a decision.
    """

    def timed(name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
        policy = players[name]()
        if not isinstance(policy, searching):
            return policy
        if name == master and seconds is not None:
            policy = unhurried(policy, seconds)
        made: Policy = changed(policy, stopped=stopped)
        return made

    return timed


def with_adviser(levels: Timed, master: str, advising: str, adviser: Callable[[], Any]) -> Timed:
    """The same, and who advises at the table: with time to think it is the master.

    Args:
        levels: the levels of the game.
        master: the name of the strongest.
        advising: the adviser's name.
        adviser: the adviser of a fixed effort.
    """

    def timed(name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
        if name != advising:
            return levels(name, stopped, seconds)
        if seconds is not None:
            return levels(master, stopped, seconds)
        fixed: Policy = changed(adviser(), stopped=stopped)
        return fixed

    return timed
