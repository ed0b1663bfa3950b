"""What stands out in a game of Scythe that is watched again. Source: rules.md 6, 8 and 10."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.app.replaying.watched import Happening, MarkKind, Unit, Watched
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.state import State


def turn(state: State) -> int:
    """The turn that is being played; the Automa's has the number of the human's before it."""
    return max(1, state.turn)


def happened(event: Any) -> Happening | None:
    """Stars, combats, and cards of the Factory."""
    match event:
        case ev.StarPlaced(seat):
            return MarkKind.STAR, seat
        case ev.CombatRevealed():
            return MarkKind.FIGHT, None
        case ev.FactoryCardTaken(seat):
            return MarkKind.PRIZE, seat
        case _:
            return None


WATCHED: Final = Watched(Unit.TURN, turn, happened)
