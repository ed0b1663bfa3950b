"""Why a thing that was pressed can do nothing now: its own state first, then what is due instead.

Where the rules have a reason for this very thing it is said in their words (``reasons``); where the thing is only not
asked for now, how it stands, and what comes first. Source: mocks/table.md 7.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.i18n import Text, capital
from noria_desktop.ui.scythe.board.collected import way_to_move
from noria_desktop.ui.scythe.board.collecting import Draft, opened
from noria_desktop.ui.scythe.board.foretold import ways_ahead
from noria_desktop.ui.scythe.board.handles import place_of, unit_of
from noria_desktop.ui.scythe.board.intended_action import why_refused
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.words.names import either, place_name, say
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_cards import CARDS
from noria_desktop.ui.scythe.words.refusals_collected import COLLECTED, collected_so_far
from noria_desktop.ui.scythe.words.refusals_map import MAP
from noria_desktop.ui.scythe.words.refusals_mats import MATS
from noria_desktop.ui.scythe.words.refusals_now import Chapter, Legal, Said, beyond_rivers, now, why_there
from noria_desktop.ui.scythe.words.things import inspect

BELONGS: Final = {
    "token": Text("Scythe", "The action token goes on a section of your mat."),
    "own": Text("Scythe", "A unit goes to a lit territory."),
    "cube": Text("Scythe", "A cube goes from a top box to a framed box of a bottom row."),
    "berth": Text("Scythe", "A mech is deployed to a lit territory."),
    "site": Text("Scythe", "A structure is built on a lit territory."),
    "recruit": Text("Scythe", "A recruit goes to one of the round spaces."),
    "workers_left": Text("Scythe", "Workers of your mat come to lit villages."),
    "card": Text("Scythe", "Combat cards go into the combat."),
}
"""Where things of each kind are carried, said where one was dropped elsewhere."""
MOST_WAYS: Final = 2
"""So many territories on the way are named."""


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
    # Resources of free choice lie open to be chosen before the gain itself is accepted.
    view = opened(view)[0]
    chapter = CHAPTERS.get(thing.kind)
    return Refusal(*(chapter(view, legal, thing) if chapter is not None else _plain(view, thing)))


def refused_amid(
    draft: Draft | Verdict, view: State, legal: Legal, thing: Handle, held: Handle | None
) -> Refusal:
    """The same with so much collected: first what of it stands in the way."""
    if held is None and not isinstance(draft, Verdict):
        said = collected_so_far(opened(view)[0], draft, thing)
        if said is not None:
            return Refusal(*said)
    return refused(view, legal, thing, held)


def _carried(view: State, held: Handle, thing: Handle) -> Said:
    """Something in hand was let go where it may not go."""
    further = _one_step_further(view, held, thing)
    if further is not None:
        return further
    why = why_refused(view, held, thing)
    if why is not None:
        goal = place_of(thing)
        unit = unit_of(held)
        instead = "" if unit is None else beyond_rivers(view, unit, why)
        return why_text(why) if goal is None else why_there(why, goal), instead
    if thing.kind in ("aboard", "less", "more"):
        return say("This box only says what goes along."), say("It goes where the board is lit.")
    belongs = BELONGS.get(held.kind)
    return (
        say("It cannot be put there.") if belongs is None else str(belongs),
        say("It goes where the board is lit."),
    )


def _one_step_further(view: State, held: Handle, thing: Handle) -> Said | None:
    """A territory that the unit in hand reaches only by way of another one; None for all others."""
    unit, origin, goal = unit_of(held), place_of(held), place_of(thing)
    if held.kind != "own" or unit is None or origin is None or goal is None:
        return None
    for step in way_to_move(view, RULES.legal_actions(view)):
        view = RULES.apply_unchecked(view, step).state
    ways = ways_ahead(view, unit, origin).get(goal, ())
    if not ways:
        return None
    return (
        say("{place} is one step further.", place=capital(place_name(goal))),
        say(
            "First put it down on {way}; then it goes on.",
            way=either(tuple(map(place_name, ways[:MOST_WAYS]))),
        ),
    )


def _plain(view: State, thing: Handle) -> Said:
    """Something that is only read: what it says."""
    title, lines = inspect(thing, view)
    return say("{thing}: nothing is chosen here.", thing=title), lines[0] if lines else now(view)


CHAPTERS: Final[Chapter] = {**MAP, **MATS, **CARDS, **COLLECTED}
"""What is said of each kind of thing; of all others what they show."""
