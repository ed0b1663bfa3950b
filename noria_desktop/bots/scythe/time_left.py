"""How many turns the human still has: the Automa's star tracker ends every game.

Between its stars the token goes a space on with most cards, so what is left can be counted; stars that the Automa won
otherwise shorten it. Source: automa.md 4, 9.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Level, Scheme, Star

_STILL_WON: Final = 0.6
"""Stars that the Automa is likely to win yet for battles and power, at the beginning."""


def turns_left(state: State) -> float:
    """Turns of the human after this one, about; 0 when the Automa's last star may come at any moment."""
    automa, printed = state.automa, components()
    tracker = printed.automa.trackers[automa.level.index]
    other_stars = sum(automa.stars) - automa.stars[Star.TRACKER.index]
    needed = printed.mats.end_stars - other_stars
    if needed < 1:
        return 0.0
    end: float = tracker.stars[min(needed, len(tracker.stars)) - 1]
    before = tracker.stars[max(needed - 2, 0)]
    share_gone = min(1.0, automa.token / tracker.stars[-1])
    # A star won otherwise makes the last one on the tracker unnecessary.
    end -= (end - before) * _STILL_WON * (1.0 - share_gone)
    return max(0.0, (end - automa.token) / _pace(automa.level))


@cache
def _pace(level: Level) -> float:
    """Spaces a turn."""
    printed = components().automa
    skips = printed.trackers[level.index].honours_skip_mark
    cards = printed.cards
    half = Scheme.I.index
    moving = sum(card.advances and not (skips and card.schemes[half].skip) for card in cards)
    return moving / len(cards)
