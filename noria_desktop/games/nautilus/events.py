"""What happened in Nautilus, in rulebook words; read by the animator, the log and statistics.

Secrecy: a step's events tell everything, so whoever shows them to a player passes each one through
``seen_by(event, seat)`` first. It returns the event with what the seat may not know as None, or None when
the seat may not even know that it happened. Fields that can be None say so; all other fields are public.

In the hidden variant awards are public when they happen, but a log names none of an earlier round (N32):
``fades(event)`` is True for the events it drops once the round is over.

Reveals (law 7): ``Learned`` marks a step in which a human player learned something that was hidden, such
as the card a rival placed. It carries no picture and no text; the seats of computer players never learn in
this sense. Events whose chance or disclosure concerns everybody reveal by themselves.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.state import Hand
from noria_desktop.games.nautilus.terms import Card, Domain, DomainCard, Space, Special

# A round opens ------------------------------------------------------------------------------------------


@frozen
class GameBegan(Revelation):
    """The decks were shuffled and the start player of round 1 was found."""

    start: Seat


@frozen
class RoundBegan(BaseEvent):
    """A round began; ``start`` holds the Nemo token."""

    round: int
    start: Seat


@frozen
class RowRevealed(Revelation):
    """R1: five domain cards were turned up, left to right."""

    cards: tuple[DomainCard, ...]


@frozen
class DiversDealt(Revelation):
    """R2: all divers were shuffled and dealt; a hand is None for its rival."""

    hands: tuple[Hand | None, Hand | None]


@frozen
class SpecialsReshuffled(Revelation):
    """Before round 4: all six specials form a new deck."""


@frozen
class SpecialsDrawn(BaseEvent):
    """R3: the start player looks at two specials; None for the rival."""

    seat: Seat
    specials: tuple[Special | None, Special | None]


@frozen
class SpecialGiven(BaseEvent):
    """R3: ``seat`` kept one special and gave the other away; what was kept is None for the rival."""

    seat: Seat
    kept: Special | None
    given: Special


# Specials of a round's start ----------------------------------------------------------------------------


@frozen
class SpecialUsed(Revelation):
    """R4: submarine, harpoon or eye was shown and used."""

    seat: Seat
    special: Special


@frozen
class SpecialDeclined(BaseEvent):
    """R4: a special was kept back. Only its holder ever hears of it (N34)."""

    seat: Seat
    special: Special


@frozen
class SubmarineDrew(BaseEvent):
    """Two divers were drawn from the pile; None for the rival."""

    seat: Seat
    cards: tuple[Card | None, Card | None]


@frozen
class SubmarineReturned(BaseEvent):
    """One drawn diver went back to the pile, the other joined the hand; both None for the rival."""

    seat: Seat
    returned: Card | None
    kept: Card | None


@frozen
class HarpoonDrew(Revelation):
    """A diver was drawn unseen from the rival's hand; both players know it now."""

    seat: Seat
    card: Card


@frozen
class HarpoonGave(BaseEvent):
    """A diver was given to the rival; both players know it."""

    seat: Seat
    card: Card


@frozen
class HandShown(BaseEvent):
    """Eye: ``seat`` sees the rival's divers. The rival knows them anyway, so nothing is hidden here."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class HandSeen(BaseEvent):
    """Eye: ``seat`` has looked enough."""

    seat: Seat


# Placement ----------------------------------------------------------------------------------------------


@frozen
class CardPlaced(BaseEvent):
    """R5: a diver, the kraken or the bone was laid on a space; ``with_anchor``: the anchor was announced."""

    seat: Seat
    card: Card
    space: Space
    with_anchor: bool


@frozen
class CardAnchored(BaseEvent):
    """The card on ``space`` cannot be moved for the rest of the round."""

    seat: Seat
    card: Card
    space: Space


@frozen
class CardMoved(BaseEvent):
    """An arrow moved a card."""

    seat: Seat
    card: Card
    origin: Space
    to: Space


@frozen
class ArrowIdle(BaseEvent):
    """The card on ``space`` has an arrow, but no card can move."""

    seat: Seat
    card: Card
    space: Space


# Award and end ------------------------------------------------------------------------------------------


@frozen
class CardAwarded(BaseEvent):
    """R6: ``seat`` takes the column's domain card because ``winner`` on that side beats ``loser``."""

    seat: Seat
    column: int
    domain_card: DomainCard
    winner: Card
    loser: Card


@frozen
class DomainWon(BaseEvent):
    """A domain is settled for good; ``points`` are the winner's net points in it."""

    seat: Seat
    domain: Domain
    points: int


@frozen
class TableCleared(BaseEvent):
    """R7: all divers and specials of the round are gone, those not used unseen."""

    round: int


@frozen
class GameEnded(BaseEvent):
    """Somebody has won three domains, or six rounds are over."""

    winner: Seat | None
    """None for a draw, which the printed cards make impossible."""
    domains: tuple[int, int]
    """Domains won by each seat."""


@frozen
class Learned(Revelation):
    """A human player learned something hidden in this step; not shown, see the module."""

    seat: Seat


Event: TypeAlias = (
    GameBegan
    | RoundBegan
    | RowRevealed
    | DiversDealt
    | SpecialsReshuffled
    | SpecialsDrawn
    | SpecialGiven
    | SpecialUsed
    | SpecialDeclined
    | SubmarineDrew
    | SubmarineReturned
    | HarpoonDrew
    | HarpoonGave
    | HandShown
    | HandSeen
    | CardPlaced
    | CardAnchored
    | CardMoved
    | ArrowIdle
    | CardAwarded
    | DomainWon
    | TableCleared
    | GameEnded
    | Learned
)


def seen_by(event: Event, seat: Seat) -> Event | None:
    """The event as a seat may see it; None when it must not hear of it at all.

    Source: rules.md 13; N33, N34.
    """
    match event:
        case DiversDealt(hands):
            return DiversDealt((hands[0], None) if seat == 0 else (None, hands[1]))
        case SpecialsDrawn(holder) if holder != seat:
            return SpecialsDrawn(holder, (None, None))
        case SpecialGiven(holder, _, given) if holder != seat:
            return SpecialGiven(holder, None, given)
        case SpecialDeclined(holder) if holder != seat:
            return None
        case SubmarineDrew(holder) if holder != seat:
            return SubmarineDrew(holder, (None, None))
        case SubmarineReturned(holder) if holder != seat:
            return SubmarineReturned(holder, None, None)
        case Learned(learner) if learner != seat:
            return None
        case _:
            return event


def fades(event: Event) -> bool:
    """Whether the hidden variant's log drops this event once its round is over (N32)."""
    return isinstance(event, CardAwarded)
