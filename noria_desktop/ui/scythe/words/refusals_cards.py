"""Why a card, an option of an encounter or a part of a combat can do nothing now."""

from __future__ import annotations

from functools import reduce
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.costs import unpaid
from noria_desktop.games.scythe.legal import why_not
from noria_desktop.games.scythe.objectives import lost_for_good
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingCards,
    ChoosingPower,
    ChoosingSection,
    Encountering,
    EndingTurn,
    Paying,
    PayingCard,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.stars import human_may_place
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Star
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.project_hand import progress
from noria_desktop.ui.scythe.words.goals import objective_lines
from noria_desktop.ui.scythe.words.names import resource_name, say, timing_name
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_now import Chapter, Legal, Said, now, unaffordable
from noria_desktop.ui.scythe.words.things import inspect


def _card(view: State, legal: Legal, thing: Handle) -> Said:
    value = int(thing.key)
    match view.pending[-1]:
        case ChoosingPower():
            return say("First set your power on the dial, then add cards."), ""
        case ChoosingCards(place=place):
            most = most_cards(view, place)
            return say("%n combat card(s) at most here, and all are chosen.", most), say(
                "Press one to give it back."
            )
        case Paying() as entry:
            why = why_not(view, act.PayCard(value))
            if why is None:
                return say("One combat card at most stands for a resource."), say(
                    "Press a slot to give something back."
                )
            kind = components().mats.bottoms[entry.bottom.index].resource
            if why is Why.CARD_BEFORE_TOKENS:
                return say("The rest is paid in {resource}.", resource=resource_name(kind)), ""
            return why_text(why), ""
        case PayingCard():
            return why_text(why_not(view, act.PayCard(value)) or Why.NOT_NOW), ""
        case _:
            return say("A combat card {value} is kept for combats.", value=value), now(view)


def _objective(view: State, legal: Legal, thing: Handle) -> Said:
    card = int(thing.key)
    if card in view.human.revealed:
        return say("This objective is revealed; its star is placed."), ""
    if card in view.human.discarded:
        return say("This objective is discarded: the other one was revealed."), ""
    if not human_may_place(view.human, Star.OBJECTIVE):
        return why_text(Why.OBJECTIVE_STAR_PLACED), ""
    have, need = progress(view, card)
    if have < need:
        # When it is shown would seem to promise that it will be.
        asked = (*objective_lines(card), timing_name(components().cards.objectives[card - 1].timing))
        conditions = reduce(lambda first, second: say("{first} {second}", first=first, second=second), asked)
        if lost_for_good(view, card):
            return say("This objective can never be fulfilled any more."), conditions
        return say("Not reached yet: {have} of {need}.", have=have, need=need), conditions
    if isinstance(view.pending[-1], ChoosingSection | ChoosingBottom | EndingTurn):
        why = why_not(view, act.RevealObjective(card))
        if why is not None:
            return why_text(why), ""
    return (
        say("It is shown before a section, before a bottom row, or at the end of your turn."),
        now(view),
    )


def _factory_card(view: State, legal: Legal, thing: Handle) -> Said:
    return why_text(why_not(view, act.TakeFactoryCard(int(thing.key))) or Why.NOT_NOW), ""


def _option(view: State, legal: Legal, thing: Handle) -> Said:
    number, entry = int(thing.key), view.pending[-1]
    if not isinstance(entry, Encountering):
        return now(view), ""
    option = components().cards.encounters[entry.card - 1][number]
    if number in entry.chosen:
        return why_text(Why.OPTION_TAKEN), ""
    if unpaid(view.human, option.cost) is not None:
        return unaffordable(view, option.cost)
    return why_text(why_not(view, act.ChooseOption(number)) or Why.NOT_NOW), ""


def _dial(view: State, legal: Legal, thing: Handle) -> Said:
    return (
        say("The dial goes from 0 to {most} here.", most=most_power(view.human)),
        say("You have {power} power.", power=view.human.power),
    )


def _dial_face(view: State, legal: Legal, thing: Handle) -> Said:
    return (
        say("Press one of its numbers, from 0 to {most}.", most=most_power(view.human)),
        say("You have {power} power.", power=view.human.power),
    )


def _arena(view: State, legal: Legal, thing: Handle) -> Said:
    entry = view.pending[-1]
    if isinstance(entry, ChoosingPower | ChoosingCards):
        if not view.human.hand:
            return say("Your hand holds no combat card."), say("In this combat your power alone counts.")
        return (
            say("Up to %n combat card(s) here.", most_cards(view, entry.place)),
            say("Drag one from your hand, or press it there."),
        )
    return now(view), ""


def _opposite(view: State, legal: Legal, thing: Handle) -> Said:
    return say("The Automa's side is turned up when you fight."), now(view)


def _plate(view: State, legal: Legal, thing: Handle) -> Said:
    title, lines = inspect(thing, view)
    own = thing.key != "rival"
    seat = HUMAN if own else BOT
    words = say("{side}: only read here.", side=title)
    return words, lines[0] if lines else (now(view) if seat == HUMAN else "")


CARDS: Final[Chapter] = {
    "card": _card,
    "objective": _objective,
    "factory_card": _factory_card,
    "option": _option,
    "dial": _dial,
    "dial_face": _dial_face,
    "fewer_power": _dial,
    "more_power": _dial,
    "arena": _arena,
    "opposite": _opposite,
    "plate": _plate,
}
"""What is said of each kind of card, and of a combat's parts."""
