"""What a surrounded Dark Sky token wins: a feature, and of which number where the limit leaves only one.

A player with a feature to win always has a choice (ruling 11), so at most one of the two numbers is closed.
Source: rules.md 4.4.
"""

from __future__ import annotations

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.features import ROWS, may_own
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.ui.solani.words.names import say


def surrounded_text(count: int, sky: Sky) -> str:
    """So many tokens of a sky would be surrounded."""
    numbers = _left(sky)
    if numbers is None:
        return say("surrounds %n Dark Sky token(s): a feature each", count)
    left, full = numbers
    return say(
        "surrounds %n Dark Sky token(s): a feature each, of number {left} only: you have {limit} of number {full}",
        count,
        left=left,
        limit=components().feature_limit,
        full=full,
    )


def won_text(sky: Sky) -> str:
    """A token was just surrounded: what that wins, and when it is chosen."""
    return _limited(say("You have won %n feature(s), to be chosen when everybody has laid.", sky.picks), sky)


def then_chosen(state: State, sky: Sky) -> str:
    """What was won is chosen after Coyote's second tile, and before anything ends."""
    if state.round == components().rounds:
        words = say(
            "You have won %n feature(s): Coyote drafts its second tile, then you choose, and then the game is over.",
            sky.picks,
        )
    else:
        words = say("You have won %n feature(s): Coyote drafts its second tile, then you choose.", sky.picks)
    return _limited(words, sky)


def _limited(words: str, sky: Sky) -> str:
    """The same, and the number that is left where there is only one."""
    numbers = _left(sky)
    if numbers is None:
        return words
    left, full = numbers
    limit = components().feature_limit
    only = say("Of number {left} only: you have {limit} of number {full}.", left=left, limit=limit, full=full)
    return say("{won} {then}", won=words, then=only)


def _left(sky: Sky) -> tuple[str, str] | None:
    """The one number that may still be won and the one that may not; None while both may."""
    left = [row.value for row in ROWS if may_own(sky, row)]
    full = [row.value for row in ROWS if not may_own(sky, row)]
    return (left[0], full[0]) if left and full else None
