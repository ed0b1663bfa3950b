"""The computer players of Solani: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking`` does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.solani import levels
from noria_desktop.bots.solani.adviser import adviser
from noria_desktop.engine.values import changed

ADVISER: Final = "adviser"

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {**levels.PLAYERS, ADVISER: adviser}
"""Players by name, besides the random one."""


def timed(name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
    """A player for the window: it can be stopped; the master takes its time, and so does who advises.

    Args:
        name: a name of ``PLAYERS``.
        stopped: asked now and then while it thinks.
        seconds: time for a decision; None: a fixed effort.

    Raises:
        KeyError: there is no such player.
    """
    if name != ADVISER:
        return levels.timed(name, stopped, seconds)
    return (
        changed(adviser(), stopped=stopped)
        if seconds is None
        else levels.timed(levels.MASTER, stopped, seconds)
    )
