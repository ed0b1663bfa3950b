"""The log: one line for everything that happened, as one player may know it.

Subjects are left out, for a badge before each line says who acted.
"""

from __future__ import annotations

from typing import assert_never

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import domain_of, points_of
from noria_desktop.games.nautilus.state import Hand, State
from noria_desktop.games.nautilus.terms import column_of, side_of
from noria_desktop.ui.i18n import signed
from noria_desktop.ui.nautilus.words.names import (
    Reader,
    card_name,
    cards_text,
    domain_card_name,
    listed,
    say,
    space_name,
    special_name,
)

QUIET = (ev.GameBegan, ev.HandSeen, ev.TableCleared, ev.Learned)
"""Events that have no line of their own: the lines round them say it."""


def as_read(event: ev.Event, reader: Reader) -> ev.Event | None:
    """The event as the reader may know it; two people at one screen read only what both know."""
    if reader is not None:
        return ev.seen_by(event, reader)
    once = ev.seen_by(event, Seat(0))
    return None if once is None else ev.seen_by(once, Seat(1))


def has_line(event: ev.Event) -> bool:
    """Whether the log has a line for an event as it was read."""
    if isinstance(event, ev.DiversDealt):
        return any(hand is not None for hand in event.hands)
    return not isinstance(event, QUIET)


def actor(event: ev.Event) -> Seat | None:
    """Whose line it is; None for the course of the game."""
    if isinstance(event, ev.DiversDealt):
        shown = [Seat(seat) for seat, hand in enumerate(event.hands) if hand is not None]
        return shown[0] if len(shown) == 1 else None
    return None if isinstance(event, ev.Learned) else getattr(event, "seat", None)


def describe_event(event: ev.Event, state: State, reader: Reader) -> str:
    """One line for an event that went through ``as_read``; ``state`` is the one before it."""
    match event:
        case ev.GameBegan(start):
            return _start(start, reader)
        case ev.RoundBegan(number, start):
            return say("Round {number} · {start}", number=number, start=_start(start, reader))
        case ev.RowRevealed(cards):
            return say("Domain cards: {cards}", cards=listed(domain_card_name(card) for card in cards))
        case ev.DiversDealt(hands):
            return _dealt(hands)
        case ev.SpecialsReshuffled():
            return say("All six special cards were shuffled again")
        case ev.SpecialsDrawn(_, (first, second)):
            if first is None or second is None:
                return say("drew two special cards")
            return say("drew {first} and {second}", first=first, second=second)
        case ev.SpecialGiven(_, kept, given):
            if kept is None:
                return say("kept one, gave {given}", given=given)
            return say("kept {kept}, gave {given}", kept=special_name(kept), given=given)
        case ev.SpecialUsed(_, special):
            return say("used the special card {special}", special=special)
        case ev.SpecialDeclined(_, special):
            return say("did not use {special}", special=special)
        case ev.SubmarineDrew(_, (one, other)):
            if one is None or other is None:
                return say("drew two divers from the pile")
            return say("drew {one} and {other} from the pile", one=one, other=other)
        case ev.SubmarineReturned(_, returned, kept_card):
            if returned is None or kept_card is None:
                return say("put one of them back, kept the other")
            return say("put {returned} back, kept {kept}", returned=returned, kept=kept_card)
        case ev.HarpoonDrew(seat, card):
            return _harpooned(seat, card, reader)
        case ev.HarpoonGave(seat, card):
            return _given(seat, card, reader)
        case ev.HandShown(seat, cards):
            return _shown(seat, cards, reader)
        case ev.HandSeen():
            return say("has seen enough")
        case ev.CardPlaced(_, card, space, with_anchor):
            words = say("{card} → {space}", card=card_name(card), space=space_name(space, state, reader))
            if with_anchor:
                return say("{placement} + Anchor", placement=words)
            return words
        case ev.CardAnchored(_, card, space):
            return say(
                "anchored the {card}: {space}", card=card_name(card), space=space_name(space, state, reader)
            )
        case ev.CardMoved(_, card, origin, to):
            return _moved(card, origin, to, state, reader)
        case ev.ArrowIdle(_, card):
            return say("arrow of the {card}: nothing can move", card=card)
        case ev.CardAwarded(_, _, domain_card, winner, loser):
            return say(
                "{domain} {points}: {winner} beats {loser}",
                domain=domain_of(domain_card),
                points=signed(points_of(domain_card)),
                winner=winner,
                loser=loser,
            )
        case ev.DomainWon(_, domain, points):
            return say("won {domain} with {points} points", domain=domain, points=points)
        case ev.TableCleared(number):
            return say("Round {number} is over; the table is cleared", number=number)
        case ev.GameEnded(winner_seat, domains):
            return _ended(winner_seat, domains, reader)
        case ev.Learned():
            return say("learned something hidden")
        case _:
            assert_never(event)


def _start(start: Seat, reader: Reader) -> str:
    """Who starts the round."""
    if reader is None:
        return say("player {number} starts", number=start + 1)
    return say("you start") if start == reader else say("the rival starts")


def _dealt(hands: tuple[Hand | None, Hand | None]) -> str:
    """The hand that may be read; none when two people read."""
    for hand in hands:
        if hand is not None:
            return say("hand: {cards}", cards=cards_text(tuple(card for card in hand if card is not None)))
    return say("Five divers each; four stay in the pile")


def _harpooned(seat: Seat, card: int, reader: Reader) -> str:
    if reader is None:
        return say("drew the {card} from player {number}'s hand", card=card, number=2 - seat)
    if seat == reader:
        return say("drew the {card} from the rival's hand", card=card)
    return say("drew the {card} from your hand", card=card)


def _given(seat: Seat, card: int, reader: Reader) -> str:
    if reader is None:
        return say("gave the {card} to player {number}", card=card, number=2 - seat)
    if seat == reader:
        return say("gave the {card} to the rival", card=card)
    return say("gave you the {card}", card=card)


def _shown(seat: Seat, cards: tuple[int, ...], reader: Reader) -> str:
    words = cards_text(cards)
    if reader is None:
        return say("saw player {number}'s hand", number=2 - seat)
    if seat == reader:
        return say("saw the rival's hand: {cards}", cards=words)
    return say("saw your hand: {cards}", cards=words)


def _moved(card: int, origin: int, to: int, state: State, reader: Reader) -> str:
    """A card that was moved: across is told by its side, along by its new column."""
    name = card_name(card)
    if column_of(origin) == column_of(to):
        return say("arrow: {card} crosses to {space}", card=name, space=space_name(to, state, reader))
    assert side_of(origin) == side_of(to)
    return say("arrow: {card} moves to {space}", card=name, space=space_name(to, state, reader))


def _ended(winner: Seat | None, domains: tuple[int, int], reader: Reader) -> str:
    """The end, the reader's domains first."""
    if winner is None:
        return say("The game ends in a draw, {own} : {other}", own=domains[0], other=domains[1])
    if reader is None:
        return say(
            "Player {number} wins {own} : {other}",
            number=winner + 1,
            own=domains[winner],
            other=domains[1 - winner],
        )
    if winner == reader:
        return say("You win {own} : {other}", own=domains[reader], other=domains[1 - reader])
    return say("The rival wins {own} : {other}", own=domains[1 - reader], other=domains[reader])
