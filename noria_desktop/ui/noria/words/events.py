"""The log: one line for everything that happened."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.black_market import deals
from noria_desktop.games.noria.influence import modification_cost, night_shift_cost
from noria_desktop.games.noria.politics import intrigue_cost
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import SPACES, Phase, Resource, Side
from noria_desktop.ui.i18n import Sentences, Text
from noria_desktop.ui.noria.words.names import (
    disc_name,
    good_name,
    landing_name,
    letter_name,
    listed,
    payment_text,
    say,
    space_name,
)
from noria_desktop.ui.noria.words.reasons import cancellation_text, choice_text

COURSE: Final = (ev.GameBegan, ev.RoundBegan, ev.PhaseBegan, ev.GameEnded)
"""Events that nobody in particular did."""
BOTS: Final = (
    ev.LettersEntered,
    ev.LetterActs,
    ev.Surged,
    ev.Decided,
    ev.LetterUpgraded,
    ev.LetterCancelled,
    ev.Substituted,
)
"""What the bot alone does; other events name their side or are the human's."""


def actor(event: ev.Event) -> Side | None:
    """Whose line it is in the log; None for the course of the game."""
    if isinstance(event, COURSE):
        return None
    return Side.BOT if isinstance(event, BOTS) else getattr(event, "side", Side.HUMAN)


LINES: Final = Sentences(
    {
        ev.GameBegan: Text("Noria", "The table is laid."),
        ev.TrackChosen: Text("Noria", "Your first representative stands on {track} 1."),
        ev.PhaseBegan: Text("Noria", "Phase: {phase}"),
        ev.NightShifted: Text("Noria", "Night shift: {ring} turned for {knowledge} knowledge"),
        ev.Modified: Text("Noria", "Modification: {first} and {second} for {knowledge} knowledge"),
        ev.DiscNamed: Text("Noria", "Activates {disc} ({space})"),
        ev.Gathered: Text("Noria", "Ships bring {amount} {resource}"),
        ev.KnowledgeTaken: Text("Noria", "Takes {amount} knowledge instead"),
        ev.DiscBought: Text("Noria", "Market: {disc} for {payment}"),
        ev.Produced: Text("Noria", "Produces {goods} from {paid}"),
        ev.GoodSold: Text("Noria", "Black market: {good} for {knowledge} knowledge"),
        ev.ResourceBought: Text("Noria", "Black market: {knowledge} knowledge for {resource}"),
        ev.PoliticianSeated: Text("Noria", "Politician seated: {chamber} is worth {value}"),
        ev.PoliticianRemoved: Text("Noria", "A politician of {chamber} leaves"),
        ev.IncomeTaken: Text("Noria", "Factories bring {knowledge} knowledge"),
        ev.LetterUpgraded: Text("Noria", "Letter {letter} is upgraded"),
        ev.Substituted: Text("Noria", "{letter} stands on the small ring: it invests instead"),
    }
)
"""What is said of those that need no more than their own attributes."""


def describe_event(event: ev.Event, state: State) -> str:
    """One line for an event; ``state`` is any state of the same game (islands keep their places)."""
    match event:
        case ev.RoundBegan(number):
            return say("Round {number}", number=number)
        case ev.GameEnded(human, bot):
            return say("The game is over: you {human}, bot {bot}.", human=human, bot=bot)
        case ev.ActionsBegan(counts, _):
            actions = sum(count for _, count in counts)
            return say("%n action(s) begin", actions)
        case ev.Invested(Side.HUMAN, track, level, resources, goods):
            return say(
                "{track} {before} → {level} for {payment}",
                track=track,
                before=level - 1,
                level=level,
                payment=payment_text(resources, goods),
            )
        case ev.Invested(_, track, level):
            return say("{track} {before} → {level}", track=track, before=level - 1, level=level)
        case ev.Travelled(_, _, island, fee):
            return _travelled(state.islands[island].number, fee)
        case ev.ShipTaken(Side.HUMAN, island, _, resource):
            return say(
                "Takes the {resource} ship of island {number}",
                resource=resource,
                number=state.islands[island].number,
            )
        case ev.ShipTaken(_, island, _, resource):
            return say(
                "One {resource} ship leaves island {number}",
                resource=resource,
                number=state.islands[island].number,
            )
        case ev.FactoryBuilt(Side.HUMAN, island, _, warehouses):
            return say(
                "Factory on island {number}: warehouses for {goods}",
                number=state.islands[island].number,
                goods=listed(good_name(good) for good in warehouses),
            )
        case ev.FactoryBuilt(_, island, space):
            return say(
                "Factory on island {number}, {space}",
                number=state.islands[island].number,
                space=landing_name(space),
            )
        case ev.DiscUpgraded(target, disc):
            return say("Upgrades {disc} ({space})", disc=disc, space=target)
        case ev.RingsTurned(Side.HUMAN):
            return say("Your rings turn one space")
        case ev.RingsTurned():
            return say("The bot's rings turn one space")
        case ev.DiscPlaced():
            return _placed(event)
        case ev.DiscsLost(discs):
            return say("Not placed and lost: {discs}", discs=listed(disc_name(disc) for disc in discs))
        case ev.LettersEntered(letters):
            if not letters:
                return say("No letter enters: the bot does nothing")
            return say("Entering: {letters}", letters=listed(x.value for x in letters))
        case ev.LetterActs():
            return letter_line(event, state)
        case ev.Surged(entered):
            if not entered:
                return say("Surge: medium and large ring turn once more")
            return say(
                "Surge: medium and large ring turn once more, with {letters} joining in",
                letters=listed(x.value for x in entered),
            )
        case ev.Decided():
            return choice_text(event, state)
        case ev.LetterCancelled(letter, reason):
            return say(
                "{letter} is cancelled: {reason}", letter=letter.value, reason=cancellation_text(reason)
            )
        case _:
            return LINES(event)


def passed_over(event: ev.PhaseBegan, before: State) -> str:
    """Why nothing can be done in a phase that begins; empty where something can.

    ``before``: the state before the step in which it began.
    """
    human = before.human
    match event.phase:
        case Phase.INFLUENCE:
            begun = evolve(before, round=before.round + 1)
            shift, swap = night_shift_cost(begun, 0), modification_cost(begun, 0)
            if human.knowledge >= min(shift, swap):
                return ""
            return say(
                "Influence: a night shift costs {cost} knowledge, you have {knowledge}",
                cost=shift,
                knowledge=human.knowledge,
            )
        case Phase.ACTION:
            if deals(before) or any(human.wheel[space.index] for space in SPACES if space.active):
                return ""
            return say("Actions: no disc lies in the active half")
        case Phase.POLITICS:
            cost = intrigue_cost(before, 0)
            if human.knowledge >= cost:
                return ""
            return say(
                "Politics: an intrigue costs {cost} knowledge, you have {knowledge}",
                cost=cost,
                knowledge=human.knowledge,
            )
        case _:
            return ""


def letter_line(event: ev.LetterActs, state: State) -> str:
    """A letter begins to act; the second use of an upgraded letter says so."""
    from noria_desktop.games.noria.components import components

    name = letter_name(event.letter, surge=state.round >= components().surge_from_round)
    if event.second:
        return say("{letter} · {name}, second use", letter=event.letter.value, name=name)
    return say("{letter} · {name}", letter=event.letter.value, name=name)


def _travelled(number: int, fee: Resource | None) -> str:
    """An ambassador's move, with the fee if one was due."""
    if fee is None:
        return say("Ambassador to island {number}", number=number)
    return say("Ambassador to island {number}, fee 1 {resource}", number=number, resource=fee)


def _placed(event: ev.DiscPlaced) -> str:
    """A bought disc on the wheel, with what it replaced."""
    disc, space = disc_name(event.disc), space_name(event.space)
    if event.replaced is None:
        return say("{disc} goes on {space}", disc=disc, space=space)
    return say(
        "{disc} goes on {space}; {replaced} leaves the game", disc=disc, space=space, replaced=event.replaced
    )
