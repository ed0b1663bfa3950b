"""Writing the values that every step makes anew, quickly: as drafts, see ``engine/drafts``.

With a state, a table and a step for every card laid that is a third of a random game's time. Only the values of the
hot path are made so.
"""

from __future__ import annotations

from typing import Any

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.drafts import draft_of
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.events import CardAwarded, CardMoved, Event
from noria_desktop.games.nautilus.state import (
    Deal,
    Hand,
    HeldSpecial,
    Knowledge,
    Match,
    Options,
    Pending,
    Round,
    Row,
    Settled,
    Spaces,
    State,
    Taken,
)
from noria_desktop.games.nautilus.terms import Card, DomainCard, Space, Special

_new: Any = object.__new__


_STEP, _STATE, _TABLE = draft_of(Step), draft_of(State), draft_of(Round)
_MATCH, _DEAL, _KNOWLEDGE = draft_of(Match), draft_of(Deal), draft_of(Knowledge)
_CARD_AWARDED, _CARD_MOVED = draft_of(CardAwarded), draft_of(CardMoved)


def step(
    rng: Rng,
    match: Match,
    deal: Deal,
    pending: Pending,
    spaces: Spaces,
    anchored: Space | None,
    hands: tuple[Hand, Hand],
    specials: tuple[HeldSpecial, HeldSpecial],
    course: tuple[Action, ...],
    events: tuple[Event, ...],
) -> Step[State, Event]:
    """A step to a new table; the parts of the state in their order, then those of the table, then the events."""
    table = _new(_TABLE)
    table.pending = pending
    table.spaces = spaces
    table.anchored = anchored
    table.hands = hands
    table.specials = specials
    table.course = course
    table.__class__ = Round
    state = _new(_STATE)
    state.rng = rng
    state.match = match
    state.deal = deal
    state.table = table
    state.__class__ = State
    made: Any = _new(_STEP)
    made.state = state
    made.events = events
    made.__class__ = Step
    return made  # type: ignore[no-any-return]


def match_of(
    options: Options,
    number: int,
    start: Seat,
    domain_deck: Pile[DomainCard],
    special_deck: Pile[Special],
    revealed: tuple[DomainCard, ...],
    taken: Taken,
    settled: Settled,
) -> Match:
    """A match; ``number`` is the round's."""
    made: Any = _new(_MATCH)
    made.options = options
    made.round = number
    made.start = start
    made.domain_deck = domain_deck
    made.special_deck = special_deck
    made.revealed = revealed
    made.taken = taken
    made.settled = settled
    made.__class__ = Match
    return made  # type: ignore[no-any-return]


def deal_of(
    row: Row,
    pile: tuple[Card | None, ...],
    used: tuple[Special, ...],
    knowledge: tuple[Knowledge | None, Knowledge | None],
) -> Deal:
    """A deal."""
    made: Any = _new(_DEAL)
    made.row = row
    made.pile = pile
    made.used = used
    made.knowledge = knowledge
    made.__class__ = Deal
    return made  # type: ignore[no-any-return]


def knowing(
    specials: tuple[Special, ...],
    given: Special | None = None,
    rival_cards: tuple[Card, ...] = (),
    pile_card: Card | None = None,
) -> Knowledge:
    """What a seat has learned."""
    made: Any = _new(_KNOWLEDGE)
    made.specials = specials
    made.given = given
    made.rival_cards = rival_cards
    made.pile_card = pile_card
    made.__class__ = Knowledge
    return made  # type: ignore[no-any-return]


def card_awarded(seat: Seat, column: int, domain_card: DomainCard, winner: Card, loser: Card) -> CardAwarded:
    """The event of a domain card taken."""
    made: Any = _new(_CARD_AWARDED)
    made.seat = seat
    made.column = column
    made.domain_card = domain_card
    made.winner = winner
    made.loser = loser
    made.__class__ = CardAwarded
    return made  # type: ignore[no-any-return]


def card_moved(seat: Seat, card: Card, origin: Space, to: Space) -> CardMoved:
    """The event of a card moved by an arrow."""
    made: Any = _new(_CARD_MOVED)
    made.seat = seat
    made.card = card
    made.origin = origin
    made.to = to
    made.__class__ = CardMoved
    return made  # type: ignore[no-any-return]
