"""Why a thing that was pressed can do nothing now: its own state first, then what is due instead.

Where the rules have a reason for this very thing it is said in their words (``reasons``); where the thing is only not
asked for now, how it stands, and what comes first. Source: mocks/table.md 7.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.scythe.board.intended_action import why_refused
from noria_desktop.ui.scythe.words.names import say
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_cards import CARDS
from noria_desktop.ui.scythe.words.refusals_collected import COLLECTED
from noria_desktop.ui.scythe.words.refusals_map import MAP
from noria_desktop.ui.scythe.words.refusals_mats import MATS
from noria_desktop.ui.scythe.words.refusals_now import Chapter, Legal, Said, now
from noria_desktop.ui.scythe.words.things import inspect


def refused(view: State, legal: Legal, thing: Handle, held: Handle | None) -> Refusal:
    """Why pressing a thing does nothing now.

    Args:
        view: what the player sees.
        legal: what is allowed now.
        thing: what was pressed.
        held: what is in hand; None for an empty hand.
    """
    if held is not None:
        return Refusal(*_carried(view, held, thing))
    chapter = CHAPTERS.get(thing.kind)
    return Refusal(*(chapter(view, legal, thing) if chapter is not None else _plain(view, thing)))


def _carried(view: State, held: Handle, thing: Handle) -> Said:
    """Something in hand was let go where it may not go."""
    why = why_refused(view, held, thing)
    if why is not None:
        return why_text(why), ""
    what, where = inspect(held, view)[0], inspect(thing, view)[0]
    return (
        say("{thing} does not go there: {place}.", thing=what, place=where),
        say("Drop it on a lit place, or press Escape to put it back."),
    )


def _plain(view: State, thing: Handle) -> Said:
    """Something that is only read: what it says."""
    title, lines = inspect(thing, view)
    return say("{thing}: nothing is chosen here.", thing=title), lines[0] if lines else now(view)


CHAPTERS: Final[Chapter] = {**MAP, **MATS, **CARDS, **COLLECTED}
"""What is said of each kind of thing; of all others what they show."""
