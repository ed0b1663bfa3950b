"""The computer players of Solani: ``PLAYERS`` is what ``app/players`` looks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.solani.greedy import Greedy

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {"greedy": Greedy}
"""Players by name, besides the random one."""
