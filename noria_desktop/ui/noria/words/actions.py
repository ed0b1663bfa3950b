"""What each decision is called: in choosers, in the list of legal actions and in the Undo menu."""

from __future__ import annotations

from typing import assert_never

from attrs import evolve

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import Acting, Intriguing, Naming, PlacingDiscs, State
from noria_desktop.games.noria.terms import Landing
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.words.names import (
    chamber_name,
    disc_name,
    disc_on,
    good_name,
    goods_text,
    landing_name,
    listed,
    payment_text,
    resource_name,
    resources_text,
    ring_name,
    space_name,
    track_name,
)


def describe_action(action: act.Action, state: State) -> str:
    """One line for an action that is legal in ``state``."""
    wheel = state.human.wheel
    match action:
        case act.ChooseTrack(track):
            return translate("Noria", "Start on {track}").format(track=track_name(track))
        case act.NightShift(ring):
            return translate("Noria", "Night shift: turn the {ring}").format(ring=ring_name(ring))
        case act.Modify(first, second):
            return translate("Noria", "Modification: exchange {first} and {second}").format(
                first=space_name(first), second=space_name(second)
            )
        case act.NameDisc(space):
            return translate("Noria", "Activate {disc} ({space})").format(
                disc=disc_on(wheel, space), space=space_name(space)
            )
        case act.BeginActions():
            return _begin(action, state)
        case act.Gather(space):
            return translate("Noria", "{disc}: let the ships bring resources").format(
                disc=disc_on(wheel, space)
            )
        case act.TakeKnowledge(space):
            return translate("Noria", "1 knowledge instead of {disc}").format(disc=disc_on(wheel, space))
        case act.BuyDisc(_, disc, payment):
            if not any(payment):
                return translate("Noria", "Take {disc} (free)").format(disc=disc_name(disc))
            return translate("Noria", "Take {disc} for {payment}").format(
                disc=disc_name(disc), payment=resources_text(payment)
            )
        case act.Invest(_, track, resources, goods):
            return translate("Noria", "Raise {track} for {payment}").format(
                track=track_name(track), payment=payment_text(resources, goods)
            )
        case act.Travel():
            return _travel(action, state)
        case act.Upgrade(_, target):
            return translate("Noria", "Upgrade {disc} ({space})").format(
                disc=disc_on(wheel, target), space=space_name(target)
            )
        case act.Produce(_, goods):
            return translate("Noria", "Produce {goods}").format(goods=goods_text(goods))
        case act.SellGood(good):
            return translate("Noria", "Black market: sell {good}").format(good=good_name(good))
        case act.BuyResource(resource):
            return translate("Noria", "Black market: buy {resource}").format(resource=resource_name(resource))
        case act.SeatPolitician(chamber):
            return translate("Noria", "Intrigue: seat a politician in {chamber}").format(
                chamber=chamber_name(chamber)
            )
        case act.RemovePolitician(chamber):
            return translate("Noria", "Intrigue: remove a politician of {chamber}").format(
                chamber=chamber_name(chamber)
            )
        case act.PlaceDisc(disc, space):
            return translate("Noria", "Put {disc} on {space}").format(
                disc=disc_name(disc), space=space_name(space)
            )
        case act.EndPhase():
            return end_phase_text(state)
        case act.Advance():
            return translate("Noria", "Go on")
        case _:
            assert_never(action)


def describe_in_general(action: act.Action, state: State) -> str:
    """One line for an action of which it is still to be chosen how it is paid or shared out."""
    match action:
        case act.BeginActions():
            return translate("Noria", "Begin the actions")
        case act.BuyDisc(_, disc):
            return translate("Noria", "Take {disc}").format(disc=disc_name(disc))
        case act.Invest(_, track):
            return translate("Noria", "Raise {track}").format(track=track_name(track))
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
        parts.append(translate("Noria", "{disc} upgraded").format(disc=disc_on(wheel, action.upgraded)))
    parts += [translate("Noria", "+1 {disc}").format(disc=disc_on(wheel, aim)) for aim in action.aims]
    if not parts:
        return translate("Noria", "Begin the actions")
    return translate("Noria", "Begin: {details}").format(details=listed(tuple(parts)))


def _travel(action: act.Travel, state: State) -> str:
    """A journey with its landing and fee."""
    number = state.islands[action.island].number
    if action.landing is Landing.NOTHING:
        text = translate("Noria", "Travel to island {number}").format(number=number)
    else:
        text = translate("Noria", "Travel to island {number}: {landing}").format(
            number=number, landing=landing_name(action.landing)
        )
    if action.fee is None:
        return text
    return translate("Noria", "{journey}, fee 1 {resource}").format(
        journey=text, resource=resource_name(action.fee)
    )


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
