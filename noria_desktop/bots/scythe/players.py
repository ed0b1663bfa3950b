"""The computer players of Scythe's human side: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking``.

``adviser`` looks into its next turn, ``greedy`` to the end of the present one; the Circuit's targets were measured with
the latter.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.planner import Planner

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {"adviser": Planner, "greedy": LookAhead}
"""Players by name, besides the random one."""


def timed(name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
    """A player that ends its thinking when it is asked to, or when its time is up.

    Raises:
        KeyError: there is no such player.
    """
    made = PLAYERS[name]
    if made is not Planner:
        return made()
    if seconds is None:
        return Planner(stopped=stopped)
    end = time.monotonic() + seconds
    return Planner(stopped=lambda: stopped() or time.monotonic() > end)
