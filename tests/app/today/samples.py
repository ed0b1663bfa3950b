"""Games of days as the library tells of them."""

from __future__ import annotations

from datetime import date
from typing import Any

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.today.edition import days_game
from noria_desktop.app.today.tries import identity_for

TODAY = date(2026, 11, 23)
YESTERDAY = date(2026, 11, 22)
TOMORROW = date(2026, 11, 24)


def played(day: date = TODAY, *, sealed: bool = True, marked: bool = True, **more: Any) -> Entry:
    """A game of a day's deal, won 61 to 37 where nothing else is said."""
    game = days_game(day)
    assert game is not None
    fields: dict[str, Any] = {
        "key": identity_for(day, sealed=marked),
        "game": game.game,
        "outcome": Outcome.WON,
        "at": f"{day.isoformat()}T12:00:00Z",
        "opponent": game.rival,
        "scores": (61, 37),
        "sealed": sealed,
        "seed": game.seed,
    }
    return Entry(**{**fields, **more})
