"""The computer player of Scythe's human side: ``PLAYERS`` is what ``app/players`` looks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.scythe import look_ahead
from noria_desktop.bots.scythe.adviser import adviser

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {**look_ahead.PLAYERS, "adviser": adviser}
"""Players by name, besides the random one."""
