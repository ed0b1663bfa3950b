"""What stands out in a game of Nautilus that is watched again. Source: rules.md R4 and R6."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.app.replaying.watched import Happening, MarkKind, Watched
from noria_desktop.games.nautilus import events as ev


def happened(event: Any) -> Happening | None:
    """Domains that are settled, and specials that both saw."""
    match event:
        case ev.DomainWon(seat):
            return MarkKind.WON, seat
        case ev.SpecialUsed(seat):
            return MarkKind.SPECIAL, seat
        case _:
            return None


WATCHED: Final = Watched(happened=happened)
