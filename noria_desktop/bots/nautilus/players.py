"""The computer players of Nautilus: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking`` does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.nautilus import levels
from noria_desktop.bots.nautilus.adviser import newest
from noria_desktop.bots.policy import Policy
from noria_desktop.bots.timed import Timed, with_adviser

ADVISER: Final = "adviser"

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {**levels.PLAYERS, ADVISER: newest}
"""Players by name, besides the random one."""
timed: Final[Timed] = with_adviser(levels.timed, levels.MASTER, ADVISER, newest)
"""A player for the window; the master takes its time, and so does who advises."""
