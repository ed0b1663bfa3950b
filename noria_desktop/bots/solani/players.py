"""The computer players of Solani: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking`` does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.solani import levels
from noria_desktop.bots.solani.adviser import adviser
from noria_desktop.bots.timed import Timed, with_adviser

ADVISER: Final = "adviser"

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {**levels.PLAYERS, ADVISER: adviser}
"""Players by name, besides the random one."""
timed: Final[Timed] = with_adviser(levels.timed, levels.MASTER, ADVISER, adviser)
"""A player for the window; the master takes its time, and so does who advises."""
