"""A state with some of its parts exchanged."""

from __future__ import annotations

from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import draft_of
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.events import Event
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

ROUND_DRAFT = draft_of(Round)
STATE_DRAFT, STEP_DRAFT = draft_of(State), draft_of(Step)
_MATCH, _DEAL, _KNOWLEDGE = draft_of(Match), draft_of(Deal), draft_of(Knowledge)


def next_step(
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
    """A step to a table with these things on it.

    Filled in by hand, see ``engine.values``: with ``changed``, 65,000 transitions of random games take the time of
    110,000, as most of them are such steps.
    """
    # ``with_table`` is written out: a call less for two of five steps of a random game.
    table = ROUND_DRAFT()
    table.pending = pending
    table.spaces = spaces
    table.anchored = anchored
    table.hands = hands
    table.specials = specials
    table.course = course
    table.__class__ = Round
    after = STATE_DRAFT()
    after.rng = rng
    after.match = match
    after.deal = deal
    after.table = table
    after.__class__ = State
    made: Any = STEP_DRAFT()
    made.state = after
    made.events = events
    made.__class__ = Step
    return made  # type: ignore[no-any-return]


def with_table(
    rng: Rng, match: Match, deal: Deal, table: Round, events: tuple[Event, ...]
) -> Step[State, Event]:
    """A step to a table that is there already."""
    after = STATE_DRAFT()
    after.rng = rng
    after.match = match
    after.deal = deal
    after.table = table
    after.__class__ = State
    made: Any = STEP_DRAFT()
    made.state = after
    made.events = events
    made.__class__ = Step
    return made  # type: ignore[no-any-return]


def lasting(
    options: Options,
    number: int,
    start: Seat,
    domain_deck: Pile[DomainCard],
    special_deck: Pile[Special],
    revealed: tuple[DomainCard, ...],
    taken: Taken,
    settled: Settled,
) -> Match:
    """What lasts for the whole game, filled in by hand: each round changes it three times."""
    made: Any = _MATCH()
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


def dealt(
    row: Row,
    pile: Hand,
    used: tuple[Special, ...],
    knowledge: tuple[Knowledge | None, Knowledge | None],
) -> Deal:
    """A deal, filled in by hand like the table: a round's start makes several."""
    made: Any = _DEAL()
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
    """What a seat knows, filled in by hand."""
    made: Any = _KNOWLEDGE()
    made.specials = specials
    made.given = given
    made.rival_cards = rival_cards
    made.pile_card = pile_card
    made.__class__ = Knowledge
    return made  # type: ignore[no-any-return]


def rival(seat: Seat) -> Seat:
    """The other seat."""
    return BOT if seat == HUMAN else HUMAN


def now(state: State, pending: Pending, events: tuple[Event, ...]) -> Step[State, Event]:
    """Only what is being decided changes."""
    table = state.table
    return next_step(
        state.rng,
        state.match,
        state.deal,
        pending,
        table.spaces,
        table.anchored,
        table.hands,
        table.specials,
        table.course,
        events,
    )


def before_placement(
    state: State,
    deal: Deal,
    pending: Pending,
    hands: tuple[Hand, Hand],
    specials: tuple[HeldSpecial, HeldSpecial],
    events: tuple[Event, ...],
    rng: Rng | None = None,
) -> Step[State, Event]:
    """A step of a round's start: nothing was laid yet, and nothing is anchored."""
    spaces, after = state.table.spaces, state.rng if rng is None else rng
    return next_step(after, state.match, deal, pending, spaces, None, hands, specials, (), events)


def both(
    pair: tuple[Hand, Hand],
    seat: Seat,
    hand: Hand,
) -> tuple[Hand, Hand]:
    """Both hands, one seat's exchanged."""
    return (hand, pair[1]) if seat == HUMAN else (pair[0], hand)


def without_special(pair: tuple[HeldSpecial, HeldSpecial], seat: Seat) -> tuple[HeldSpecial, HeldSpecial]:
    """Both specials, one seat's used up."""
    return ((), pair[1]) if seat == HUMAN else (pair[0], ())


def without(hand: Hand, card: Card) -> Hand:
    """A hand with one card less."""
    left = [*hand]
    left.remove(card)
    return tuple(left)


def with_card(hand: Hand, card: Card) -> Hand:
    """A hand with one card more, in its order. The hand must be one that may be seen."""
    return tuple(sorted([*[held for held in hand if held is not None], card]))


def knowledge_of(deal: Deal, seat: Seat) -> Knowledge:
    """What a seat knows; the state must not be another seat's view."""
    found = deal.knowledge[seat]
    assert found is not None, "what a rival knows cannot be seen"
    return found


def with_knowledge(deal: Deal, seat: Seat, knowledge: Knowledge) -> Deal:
    """The deal after a seat learned something."""
    pair = (knowledge, deal.knowledge[1]) if seat == HUMAN else (deal.knowledge[0], knowledge)
    return dealt(deal.row, deal.pile, deal.used, pair)


def shown(deal: Deal, seat: Seat, special: Special) -> Deal:
    """The deal after a seat used its special in the open; the rival may have known it already."""
    pair = deal.knowledge
    other = rival(seat)
    known = pair[other]
    # What the rival knows is blank in the other's view, on which the board tries out what a drop would change.
    if known is not None and special not in known.specials:
        learned = knowing((*known.specials, special), known.given, known.rival_cards, known.pile_card)
        pair = (learned, pair[1]) if other == HUMAN else (pair[0], learned)
    return dealt(deal.row, deal.pile, (*deal.used, special), pair)
