"""The log: one line for everything that happened."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Resource, Side
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.words.names import (
    chamber_name,
    disc_name,
    good_name,
    goods_text,
    landing_name,
    letter_name,
    listed,
    payment_text,
    phase_name,
    resource_name,
    resources_text,
    ring_name,
    space_name,
    track_name,
)
from noria_desktop.ui.noria.words.reasons import cancellation_text, choice_text


def actor(event: ev.Event) -> Side | None:
    """Whose line it is in the log; None for the course of the game."""
    match event:
        case (
            ev.LettersEntered()
            | ev.LetterActs()
            | ev.Surged()
            | ev.Decided()
            | ev.LetterUpgraded()
            | ev.LetterCancelled()
            | ev.Substituted()
        ):
            return Side.BOT
        case ev.GameBegan() | ev.RoundBegan() | ev.PhaseBegan() | ev.GameEnded():
            return None
        case (
            ev.Invested(side)
            | ev.Travelled(side)
            | ev.ShipTaken(side)
            | ev.FactoryBuilt(side)
            | ev.PoliticianSeated(side)
            | ev.PoliticianRemoved(side)
            | ev.RingsTurned(side)
        ):
            return side
        case _:
            return Side.HUMAN


def describe_event(event: ev.Event, state: State) -> str:
    """One line for an event; ``state`` is any state of the same game (islands keep their places)."""
    match event:
        case ev.GameBegan():
            return translate("Noria", "The table is laid.")
        case ev.TrackChosen(track):
            return translate("Noria", "Your first representative stands on {track} 1.").format(
                track=track_name(track)
            )
        case ev.RoundBegan(number):
            return translate("Noria", "Round {number}").format(number=number)
        case ev.PhaseBegan(phase):
            return translate("Noria", "Phase: {phase}").format(phase=phase_name(phase))
        case ev.GameEnded(human, bot):
            return translate("Noria", "The game is over: you {human}, bot {bot}.").format(
                human=human, bot=bot
            )
        case ev.NightShifted(ring, knowledge):
            return translate("Noria", "Night shift: {ring} turned for {knowledge} knowledge").format(
                ring=ring_name(ring), knowledge=knowledge
            )
        case ev.Modified(first, second, knowledge):
            return translate("Noria", "Modification: {first} and {second} for {knowledge} knowledge").format(
                first=space_name(first), second=space_name(second), knowledge=knowledge
            )
        case ev.DiscNamed(space, disc):
            return translate("Noria", "Activates {disc} ({space})").format(
                disc=disc_name(disc), space=space_name(space)
            )
        case ev.ActionsBegan(counts, _):
            actions = sum(count for _, count in counts)
            return translate("Noria", "%n action(s) begin", "", actions)
        case ev.Gathered(_, resource, amount):
            return translate("Noria", "Ships bring {amount} {resource}").format(
                amount=amount, resource=resource_name(resource)
            )
        case ev.KnowledgeTaken(_, amount):
            return translate("Noria", "Takes {amount} knowledge instead").format(amount=amount)
        case ev.DiscBought(_, disc, payment):
            return translate("Noria", "Market: {disc} for {payment}").format(
                disc=disc_name(disc), payment=resources_text(payment)
            )
        case ev.Invested(Side.HUMAN, track, level, resources, goods):
            return translate("Noria", "{track} {before} → {level} for {payment}").format(
                track=track_name(track), before=level - 1, level=level, payment=payment_text(resources, goods)
            )
        case ev.Invested(_, track, level):
            return translate("Noria", "{track} {before} → {level}").format(
                track=track_name(track), before=level - 1, level=level
            )
        case ev.Travelled(_, _, island, fee):
            return _travelled(state.islands[island].number, fee)
        case ev.ShipTaken(Side.HUMAN, island, _, resource):
            return translate("Noria", "Takes the {resource} ship of island {number}").format(
                resource=resource_name(resource), number=state.islands[island].number
            )
        case ev.ShipTaken(_, island, _, resource):
            return translate("Noria", "One {resource} ship leaves island {number}").format(
                resource=resource_name(resource), number=state.islands[island].number
            )
        case ev.FactoryBuilt(Side.HUMAN, island, _, warehouses):
            return translate("Noria", "Factory on island {number}: warehouses for {goods}").format(
                number=state.islands[island].number,
                goods=listed(tuple(good_name(good) for good in warehouses)),
            )
        case ev.FactoryBuilt(_, island, space):
            return translate("Noria", "Factory on island {number}, {space}").format(
                number=state.islands[island].number, space=landing_name(space)
            )
        case ev.DiscUpgraded(target, disc):
            return translate("Noria", "Upgrades {disc} ({space})").format(
                disc=disc_name(disc), space=space_name(target)
            )
        case ev.Produced(goods, paid):
            return translate("Noria", "Produces {goods} from {paid}").format(
                goods=goods_text(goods), paid=resources_text(paid)
            )
        case ev.GoodSold(good, knowledge):
            return translate("Noria", "Black market: {good} for {knowledge} knowledge").format(
                good=good_name(good), knowledge=knowledge
            )
        case ev.ResourceBought(resource, knowledge):
            return translate("Noria", "Black market: {knowledge} knowledge for {resource}").format(
                resource=resource_name(resource), knowledge=knowledge
            )
        case ev.PoliticianSeated(_, chamber, value):
            return translate("Noria", "Politician seated: {chamber} is worth {value}").format(
                chamber=chamber_name(chamber), value=value
            )
        case ev.PoliticianRemoved(_, chamber):
            return translate("Noria", "A politician of {chamber} leaves").format(
                chamber=chamber_name(chamber)
            )
        case ev.RingsTurned(Side.HUMAN):
            return translate("Noria", "Your rings turn one space")
        case ev.RingsTurned():
            return translate("Noria", "The bot's rings turn one space")
        case ev.IncomeTaken(knowledge):
            return translate("Noria", "Factories bring {knowledge} knowledge").format(knowledge=knowledge)
        case ev.DiscPlaced():
            return _placed(event)
        case ev.DiscsLost(discs):
            return translate("Noria", "Not placed and lost: {discs}").format(
                discs=listed(tuple(disc_name(disc) for disc in discs))
            )
        case ev.LettersEntered(letters):
            if not letters:
                return translate("Noria", "No letter enters: the bot does nothing")
            return translate("Noria", "Entering: {letters}").format(
                letters=listed(tuple(x.value for x in letters))
            )
        case ev.LetterActs():
            return letter_line(event, state)
        case ev.Surged(entered):
            if not entered:
                return translate("Noria", "Surge: medium and large ring turn once more")
            return translate(
                "Noria", "Surge: medium and large ring turn once more, {letters} join in"
            ).format(letters=listed(tuple(x.value for x in entered)))
        case ev.Decided():
            return choice_text(event, state)
        case ev.LetterUpgraded(letter):
            return translate("Noria", "Letter {letter} is upgraded").format(letter=letter.value)
        case ev.LetterCancelled(letter, reason):
            return translate("Noria", "{letter} is cancelled: {reason}").format(
                letter=letter.value, reason=cancellation_text(reason)
            )
        case ev.Substituted(letter):
            return translate("Noria", "{letter} stands on the small ring: it invests instead").format(
                letter=letter.value
            )
        case _:
            assert_never(event)


def letter_line(event: ev.LetterActs, state: State) -> str:
    """A letter begins to act; the second use of an upgraded letter says so."""
    from noria_desktop.games.noria.components import components

    name = letter_name(event.letter, surge=state.round >= components().surge_from_round)
    if event.second:
        return translate("Noria", "{letter} · {name}, second use").format(
            letter=event.letter.value, name=name
        )
    return translate("Noria", "{letter} · {name}").format(letter=event.letter.value, name=name)


def _travelled(number: int, fee: Resource | None) -> str:
    """An ambassador's move, with the fee if one was due."""
    if fee is None:
        return translate("Noria", "Ambassador to island {number}").format(number=number)
    return translate("Noria", "Ambassador to island {number}, fee 1 {resource}").format(
        number=number, resource=resource_name(fee)
    )


def _placed(event: ev.DiscPlaced) -> str:
    """A bought disc on the wheel, with what it replaced."""
    disc, space = disc_name(event.disc), space_name(event.space)
    if event.replaced is None:
        return translate("Noria", "{disc} goes on {space}").format(disc=disc, space=space)
    return translate("Noria", "{disc} goes on {space}; {replaced} leaves the game").format(
        disc=disc, space=space, replaced=disc_name(event.replaced)
    )
