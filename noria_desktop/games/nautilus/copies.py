"""A state with some of its parts exchanged.

Values are never changed in place; these functions build the next one with the writers of ``drafts``, which cost a
fraction of what ``attrs.evolve`` does. Searches and simulations make millions of these copies.
"""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.games.nautilus.drafts import deal_of, knowing, step
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.state import Deal, Hand, HeldSpecial, Knowledge, Pending, Row, Spaces, State
from noria_desktop.games.nautilus.terms import Card, Special


def rival(seat: Seat) -> Seat:
    """The other seat."""
    return BOT if seat == HUMAN else HUMAN


def now(state: State, pending: Pending, events: tuple[Event, ...]) -> Step[State, Event]:
    """Only what is being decided changes."""
    table = state.table
    return step(
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


def with_row(deal: Deal, row: Row) -> Deal:
    """The deal with another row."""
    return deal_of(row, deal.pile, deal.used, deal.knowledge)


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
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]


def with_card(hand: Hand, card: Card) -> Hand:
    """A hand with one card more, in its order. The hand must be one that may be seen."""
    return tuple(sorted([*[held for held in hand if held is not None], card]))


def replaced(spaces: Spaces, space: int, card: Card | None) -> Spaces:
    """The spaces with another content of one of them."""
    cells = list(spaces)
    cells[space] = card
    return tuple(cells)


def knowledge_of(deal: Deal, seat: Seat) -> Knowledge:
    """What a seat knows; the state must not be another seat's view."""
    found = deal.knowledge[seat]
    assert found is not None, "what a rival knows cannot be seen"
    return found


def with_knowledge(deal: Deal, seat: Seat, knowledge: Knowledge) -> Deal:
    """The deal after a seat learned something."""
    pair = (knowledge, deal.knowledge[1]) if seat == HUMAN else (deal.knowledge[0], knowledge)
    return deal_of(deal.row, deal.pile, deal.used, pair)


def shown(deal: Deal, seat: Seat, special: Special) -> Deal:
    """The deal after a seat used its special in the open; the rival may have known it already."""
    pair = deal.knowledge
    other = rival(seat)
    known = pair[other]
    # What the rival knows is blank in the other's view, on which the board tries out what a drop would change.
    if known is not None and special not in known.specials:
        learned = knowing((*known.specials, special), known.given, known.rival_cards, known.pile_card)
        pair = (learned, pair[1]) if other == HUMAN else (pair[0], learned)
    return deal_of(deal.row, deal.pile, (*deal.used, special), pair)
