"""The computer players of Scythe's human side: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking``.

``adviser`` follows its turns to the end of the game; ``greedy``, who advised before, looks to the end of its own turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.planner import Planner

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {
    "adviser": Planner,
    "greedy": LookAhead,
    "planner": Planner,
}
"""Players by name, besides the random one. ``planner`` is what the adviser was called before it gave hints."""


def timed(name: str, stopped: Callable[[], bool], seconds: float | None) -> Policy:
    """A player that ends its thinking when it is asked to, or when its time is up.

    Raises:
        KeyError: there is no such player.
    """
    made = PLAYERS[name]
    player = Planner if made is Planner else LookAhead
    if seconds is None:
        return player(stopped=stopped)
    end = time.monotonic() + seconds
    return player(stopped=lambda: stopped() or time.monotonic() > end)
