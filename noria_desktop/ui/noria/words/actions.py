"""What each decision is called: in choosers, in the list of legal actions and in the Undo menu."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import Acting, Intriguing, Naming, PlacingDiscs, State
from noria_desktop.games.noria.terms import Landing
from noria_desktop.ui.i18n import Sentences, Text, translate
from noria_desktop.ui.noria.words.names import (
    disc_on,
    listed,
    payment_text,
)

LINES: Final = Sentences(
    {
        act.ChooseTrack: Text("Noria", "Start on {track}"),
        act.NightShift: Text("Noria", "Night shift: turn the {ring}"),
        act.Modify: Text("Noria", "Modification: exchange {first} and {second}"),
        act.Produce: Text("Noria", "Produce {goods}"),
        act.SellGood: Text("Noria", "Black market: sell {good}"),
        act.BuyResource: Text("Noria", "Black market: buy {resource}"),
        act.SeatPolitician: Text("Noria", "Intrigue: seat a politician in {chamber}"),
        act.RemovePolitician: Text("Noria", "Intrigue: remove a politician of {chamber}"),
        act.PlaceDisc: Text("Noria", "Put {disc} on {space}"),
        act.Advance: Text("Noria", "Go on"),
    }
)
"""What is said of those that need no more than their own attributes."""


def describe_action(action: act.Action, state: State) -> str:
    """One line for an action that is legal in ``state``."""
    wheel = state.human.wheel
    match action:
        case act.NameDisc(space):
            return Text("Noria", "Activate {disc} ({space})").format(disc=disc_on(wheel, space), space=space)
        case act.BeginActions():
            return _begin(action, state)
        case act.Gather(space):
            return Text("Noria", "{disc}: let the ships bring resources").format(disc=disc_on(wheel, space))
        case act.TakeKnowledge(space):
            return Text("Noria", "1 knowledge instead of {disc}").format(disc=disc_on(wheel, space))
        case act.BuyDisc(_, disc, payment):
            if not any(payment):
                return Text("Noria", "Take {disc} (free)").format(disc=disc)
            return Text("Noria", "Take {disc} for {payment}").format(disc=disc, payment=payment)
        case act.Invest(_, track, resources, goods):
            return Text("Noria", "Raise {track} for {payment}").format(
                track=track, payment=payment_text(resources, goods)
            )
        case act.Travel():
            return _travel(action, state)
        case act.Upgrade(_, target):
            return Text("Noria", "Upgrade {disc} ({space})").format(disc=disc_on(wheel, target), space=target)
        case act.EndPhase():
            return end_phase_text(state)
        case _:
            return LINES(action)


def describe_in_general(action: act.Action, state: State) -> str:
    """One line for an action of which it is still to be chosen how it is paid or shared out."""
    match action:
        case act.BeginActions():
            return translate("Noria", "Begin the actions")
        case act.BuyDisc(_, disc):
            return Text("Noria", "Take {disc}").format(disc=disc)
        case act.Invest(_, track):
            return Text("Noria", "Raise {track}").format(track=track)
        case act.Travel():
            return _travel(evolve(action, fee=None), state)
        case act.Produce():
            return translate("Noria", "Produce")
        case _:
            return describe_action(action, state)


def _begin(action: act.BeginActions, state: State) -> str:
    """The start of the actions, with what is still open: the upgraded disc and the bonus's aims."""
    wheel = state.human.wheel
    parts: list[str] = []
    if action.upgraded is not None:
        parts.append(Text("Noria", "{disc} upgraded").format(disc=disc_on(wheel, action.upgraded)))
    parts += [Text("Noria", "+1 {disc}").format(disc=disc_on(wheel, aim)) for aim in action.aims]
    if not parts:
        return translate("Noria", "Begin the actions")
    return Text("Noria", "Begin: {details}").format(details=listed(tuple(parts)))


def _travel(action: act.Travel, state: State) -> str:
    """A journey with its landing and fee."""
    number = state.islands[action.island].number
    if action.landing is Landing.NOTHING:
        text = Text("Noria", "Travel to island {number}").format(number=number)
    else:
        text = Text("Noria", "Travel to island {number}: {landing}").format(
            number=number, landing=action.landing
        )
    if action.fee is None:
        return text
    return Text("Noria", "{journey}, fee 1 {resource}").format(journey=text, resource=action.fee)


def end_phase_text(state: State) -> str:
    """Words of the button that leaves the present phase."""
    match state.pending:
        case Naming():
            return translate("Noria", "Skip actions")
        case Acting():
            return translate("Noria", "End actions")
        case Intriguing():
            return translate("Noria", "End politics")
        case PlacingDiscs():
            return translate("Noria", "End administration")
        case _:
            return translate("Noria", "End influence")
