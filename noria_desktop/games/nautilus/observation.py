"""What a seat may see of the table. Source: rules.md 13; N32 to N34."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.state import (
    Hand,
    HeldSpecial,
    KeepingSpecial,
    Pending,
    Placing,
    Returning,
    State,
    UsingSpecial,
    is_hidden,
)


def observe(state: State, seat: Seat) -> State:
    """The table as a seat may see it.

    Hidden are both decks, the diver pile, the rival's hand and special, what the rival learned, and in the
    hidden variant the rival's domain cards. What the seat learned itself stands in ``Deal.knowledge``.
    """
    match, deal, table = state.match, state.deal, state.table
    other = rival(seat)
    taken = match.taken
    if is_hidden(state):
        unseen = (None,) * len(taken[other])
        taken = (taken[0], unseen) if seat == HUMAN else (unseen, taken[1])
    blank: Hand = (None,) * len(table.hands[other])
    held: HeldSpecial = (None,) * len(table.specials[other])
    return State(
        state.rng.masked(),
        changed(
            match,
            domain_deck=match.domain_deck.hidden(),
            special_deck=match.special_deck.hidden(),
            taken=taken,
        ),
        changed(
            deal,
            pile=(None,) * len(deal.pile),
            knowledge=(deal.knowledge[0], None) if seat == HUMAN else (None, deal.knowledge[1]),
        ),
        changed(
            table,
            pending=_pending(state, seat),
            hands=(table.hands[0], blank) if seat == HUMAN else (blank, table.hands[1]),
            specials=(table.specials[0], held) if seat == HUMAN else (held, table.specials[1]),
        ),
    )


def _pending(state: State, seat: Seat) -> Pending:
    """What is being decided, without the cards that only the decider sees."""
    pending = state.table.pending
    match pending:
        case KeepingSpecial() if state.match.start != seat:
            return KeepingSpecial((None, None))
        case UsingSpecial(asked) if asked != seat and state.match.start != seat:
            # The start player gave the rival's special away and knows it; nobody else may learn of the
            # question. What the rival sees is what surely comes next or goes on: somebody thinking about the first
            # placement, or, before a question of its own, somebody still choosing between two special cards.
            held = state.table.specials[seat]
            own_question = bool(held) and held[0] in components().at_start
            return KeepingSpecial((None, None)) if own_question else Placing(asked)
        case Returning(diver) if diver != seat:
            return Returning(diver, (None, None))
        case _:
            return pending
