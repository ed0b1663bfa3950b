"""What stands out in a game of Solani that is watched again. Source: rules.md 4.2 and 4.4."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.app.replaying.watched import Happening, MarkKind, Watched
from noria_desktop.engine.contract import BOT
from noria_desktop.games.solani import events as ev


def happened(event: Any) -> Happening | None:
    """Features that were won, planets that were traded for, quartz that was spent."""
    match event:
        case ev.FeatureTaken(seat) | ev.FeatureKept(seat):
            return MarkKind.PRIZE, seat
        case ev.CoyoteFeature():
            return MarkKind.PRIZE, BOT
        case ev.PlanetTraded(seat):
            return MarkKind.WON, seat
        case ev.QuartzSpent(seat):
            return MarkKind.SPECIAL, seat
        case _:
            return None


WATCHED: Final = Watched(happened=happened)
