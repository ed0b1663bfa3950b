"""Advice for the player who decides: what to do, and by how much it seems better than the rest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.games.scythe.actions import (
    Action,
    ChooseOption,
    ChooseSection,
    Drop,
    MoveTo,
    PickMover,
    Take,
    TakeFactoryCard,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import Encountering
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.scythe.words.actions import describe_action, section_name
from noria_desktop.ui.scythe.words.names import approach_name, listed, say
from noria_desktop.ui.scythe.words.titles import factory_title

HUNDREDTHS: Final = 100
"""What worths are counted in."""
MOST_OTHERS: Final = 2
"""Further choices that are named."""
MOST_CHANGES: Final = 4
"""Changes that are named."""
LONGEST: Final = 60
"""Room for further choices in narrow letters, beyond the first choice."""
FIRST_WIDE: Final = "\u2e80"
"""From here on letters are twice as wide."""


def hint_text(choice: Choice[Action], view: State, brings: tuple[str, ...] = ()) -> tuple[str, str]:
    """What to do, and what speaks for it.

    Args:
        choice: what the adviser decided and what it had weighed.
        view: the position it was weighed in.
        brings: what the action changes at once, in words; empty where nothing does or chance decides.
    """
    action = _whole_move(choice) or briefly(choice.action, view)
    title = say("Hint: {action}", action=action)
    parts = []
    if brings:
        changes = listed(one.rstrip(".。") for one in brings[:MOST_CHANGES])
        parts.append(say("Now: {changes}.", changes=changes))
    mine = next((one.worth for one in choice.weighed if one.action == choice.action), None)
    others = [one for one in choice.weighed if one.action != choice.action]
    if mine is None or not others:
        only = say("It belongs to the turn advised so far, or nothing else is open.")
        return title, _sentences(*parts, only)
    lead = round((mine - others[0].worth) / HUNDREDTHS)
    parts.append(
        say("Whole turns compared: about %n coin(s) better than the next best.", lead)
        if lead > 0
        else say("Whole turns compared: the next best is nearly as good.")
    )
    parts.append(say("Also weighed: {actions}.", actions=_others(others, view)))
    return title, _sentences(*parts)


def _others(weighed: Sequence[Weighed[Action]], view: State) -> str:
    """The next best choices, as many as fit into a line."""
    names: tuple[str, ...] = ()
    for one in weighed[:MOST_OTHERS]:
        longer = (*names, briefly(one.action, view))
        if names and sum(1 + (letter > FIRST_WIDE) for letter in listed(longer)) > LONGEST:
            break
        names = longer
    return listed(names)


def _whole_move(choice: Choice[Action]) -> str:
    """A unit with where it is meant to go; empty for anything else."""
    unit = choice.action
    if not isinstance(unit, PickMover):
        return ""
    way = takewhile(lambda action: isinstance(action, Take | Drop | MoveTo), choice.then)
    goals = [action.place for action in way if isinstance(action, MoveTo)]
    if not goals:
        return ""
    return say("Move the {unit} on {place} to {goal}", unit=unit.unit, place=unit.place, goal=goals[-1])


def briefly(action: Action, view: State) -> str:
    """An action without what the table shows beside it."""
    entry = view.pending[-1]
    match action:
        case ChooseSection(section):
            return section_name(section, view)
        case ChooseOption(option) if isinstance(entry, Encountering):
            return approach_name(components().cards.encounters[entry.card - 1][option].approach)
        case TakeFactoryCard(card):
            return factory_title(card)
        case _:
            return describe_action(action, view)


def _sentences(first: str, *others: str) -> str:
    """Sentences one after the other."""
    words = first
    for other in others:
        words = say("{first} {second}", first=words, second=other)
    return words
