"""What is asked before a unit goes: tokens on a territory that nobody holds any more, popularity for workers driven home.

A drag says both while it is aimed; whoever presses the unit and then the territory sees neither, so it is asked.
Source: rules.md 2, 5, 7.
"""

from __future__ import annotations

from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.words.amounts import goods_text
from noria_desktop.ui.scythe.words.names import place_name, say


def goods_left(view: State, state: State) -> Question | None:
    """Tokens that stay behind on a territory that is the player's no more.

    Args:
        view: before the unit goes.
        state: after it.
    """
    kept = human_territories(state)
    left = [place for place in human_territories(view) if place not in kept and any(state.board.goods[place])]
    if not left:
        return None
    place = left[0]
    return Question(
        say(
            "{goods} would stay behind, yours no more. Go all the same?",
            goods=capital(goods_text(state.board.goods[place])),
        ),
        say(
            "Nobody of yours holds {place} then. A unit that goes can take resources along.",
            place=place_name(place),
        ),
        (at.place(place),),
    )


def driven_home(view: State, state: State) -> Question | None:
    """Popularity for workers of the Automa's that a unit drives home by coming; within its tier, below it all counts less.

    Args:
        view: before the unit comes.
        state: after it.
    """
    driven = state.human.routed - view.human.routed
    had, left = view.human.popularity, state.human.popularity
    if not driven or left >= had:
        return None
    return Question(
        say("%n worker(s) of the Automa's would be driven home. Do it?", driven),
        say("That costs popularity: {had} now, {left} then.", had=had, left=left),
        (at.track(Bonus.POPULARITY),),
    )
