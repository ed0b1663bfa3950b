"""What stands out in a game of Noria that is watched again. Source: rules.md, travelling, factories, politics."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.app.replaying.watched import Happening, MarkKind, Watched
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.terms import Side


def seat_of(side: Side) -> Seat:
    """Where a side sits."""
    return HUMAN if side is Side.HUMAN else BOT


def happened(event: Any) -> Happening | None:
    """Ships, factories, and politicians that were seated."""
    match event:
        case ev.ShipTaken(side):
            return MarkKind.VOYAGE, seat_of(side)
        case ev.FactoryBuilt(side):
            return MarkKind.BUILT, seat_of(side)
        case ev.PoliticianSeated(side):
            return MarkKind.COUNCIL, seat_of(side)
        case _:
            return None


WATCHED: Final = Watched(happened=happened)
