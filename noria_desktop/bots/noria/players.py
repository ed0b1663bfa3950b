"""Programs that play Noria's human side, and the one that advises at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.noria.advice import Adviser
from noria_desktop.bots.noria.look_ahead import PLAYERS as LOOKING_AHEAD
from noria_desktop.bots.policy import Policy

PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {**LOOKING_AHEAD, "adviser": Adviser}
"""Players by name, besides the random one."""
