"""Programs that play Noria's human side, and the one that advises at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.noria.advice import Adviser
from noria_desktop.bots.noria.look_ahead import PLAYERS as LOOKING_AHEAD
from noria_desktop.bots.policy import Policy

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {**LOOKING_AHEAD, "adviser": Adviser}
"""Players by name, besides the random one."""


def timed(name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
    """A player for the window: the adviser can be stopped, and takes no longer than it is given.

    Args:
        name: a name of ``PLAYERS``.
        stopped: asked now and then while it thinks.
        seconds: the most time for a decision; None: as long as its effort takes.

    Raises:
        KeyError: there is no such player.
    """
    if PLAYERS[name] is Adviser:
        return Adviser(seconds=seconds, stopped=stopped)
    return PLAYERS[name]()
