"""What each decision is called: in choosers, in the list of legal actions and in the Undo menu."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import evolve

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.investment import fee
from noria_desktop.games.noria.state import Acting, Intriguing, Naming, PlacingDiscs, State
from noria_desktop.games.noria.terms import Landing, Space
from noria_desktop.ui.i18n import Sentences, Text
from noria_desktop.ui.noria.words.names import (
    disc_on,
    listed,
    payment_text,
    say,
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
    """One line for an action that is legal in ``state``; of two discs that read the same it names the ring."""
    words = _described(action, state)
    space = getattr(action, "space", None)
    pending = state.pending
    if not isinstance(pending, Acting) or not isinstance(space, Space):
        return words
    return _of_ring(words, state, space, [task.space for task in pending.tasks])


def _of_ring(words: str, state: State, space: Space, others: Iterable[Space]) -> str:
    """Words with the ring of a space, where another of these spaces holds a disc of the same type."""
    wheel = state.human.wheel
    alike = [one for one in others if one is not space and disc_on(wheel, one) == disc_on(wheel, space)]
    return say("{thing} ({ring})", thing=words, ring=space.ring) if alike else words


def _described(action: act.Action, state: State) -> str:
    wheel = state.human.wheel
    match action:
        case act.NameDisc(space):
            return say("Activate {disc} ({space})", disc=disc_on(wheel, space), space=space)
        case act.BeginActions():
            return _begin(action, state)
        case act.Gather(space):
            return say("{disc}: let the ships bring resources", disc=disc_on(wheel, space))
        case act.TakeKnowledge(space):
            return say("1 knowledge instead of {disc}", disc=disc_on(wheel, space))
        case act.BuyDisc(_, disc, payment):
            if not any(payment):
                return say("Take {disc} (free)", disc=disc)
            return say("Take {disc} for {payment}", disc=disc, payment=payment)
        case act.Invest():
            return _invest(action, state)
        case act.Travel():
            return _travel(action, state)
        case act.Upgrade(_, target):
            return say("Upgrade {disc} ({space})", disc=disc_on(wheel, target), space=target)
        case act.EndPhase():
            return end_phase_text(state)
        case _:
            return LINES(action)


def describe_in_general(action: act.Action, state: State) -> str:
    """One line for an action of which it is still to be chosen how it is paid or shared out."""
    match action:
        case act.BeginActions():
            return say("Begin the actions")
        case act.BuyDisc(_, disc):
            return say("Take {disc}", disc=disc)
        case act.Invest(_, track):
            return say("Raise {track}", track=track)
        case act.Travel():
            return _travel(evolve(action, fee=None), state)
        case act.Produce():
            return say("Produce")
        case act.BuyResource():
            return say("Black market: buy a resource")
        case _:
            return describe_action(action, state)


def _begin(action: act.BeginActions, state: State) -> str:
    """The start of the actions, with what is still open: the upgraded disc and the bonus's aims."""
    wheel = state.human.wheel
    parts: list[str] = []
    chosen = state.pending.named if isinstance(state.pending, Naming) else ()
    if action.upgraded is not None:
        disc = _of_ring(disc_on(wheel, action.upgraded), state, action.upgraded, chosen)
        parts.append(say("{disc} upgraded", disc=disc))
    parts += [say("+1 {disc}", disc=_of_ring(disc_on(wheel, aim), state, aim, chosen)) for aim in action.aims]
    if not parts:
        return say("Begin the actions")
    return say("Begin: {details}", details=listed(parts))


def _invest(action: act.Invest, state: State) -> str:
    """A level with all that is paid for it, and how much of that the bot's representative costs."""
    payment = payment_text(action.resources, action.goods)
    extra = fee(state, action.track)
    if not extra:
        return say("Raise {track} for {payment}", track=action.track, payment=payment)
    return say(
        "Raise {track} for {payment} ({extra} of it as the bot stands higher)",
        track=action.track,
        payment=payment,
        extra=extra,
    )


def _travel(action: act.Travel, state: State) -> str:
    """A journey with its landing and fee."""
    number = state.islands[action.island].number
    if action.landing is Landing.NOTHING:
        text = say("Travel to island {number}", number=number)
    else:
        text = say("Travel to island {number}: {landing}", number=number, landing=action.landing)
    if action.fee is None:
        return text
    return say("{journey} (1 {resource} as the bot's ambassador is there)", journey=text, resource=action.fee)


def end_phase_text(state: State) -> str:
    """Words of the button that leaves the present phase."""
    match state.pending:
        case Naming():
            return say("Skip actions")
        case Acting():
            return say("End actions")
        case Intriguing():
            return say("End politics")
        case PlacingDiscs():
            return say("End administration")
        case _:
            return say("End influence")
