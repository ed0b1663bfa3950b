"""R4: submarine, harpoon and eye, start player first. Source: rules.md 5 (R4), 8, 13."""

from __future__ import annotations

from collections.abc import Callable

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.games.nautilus.actions import (
    DeclineSpecial,
    EyeSeen,
    HarpoonGive,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import (
    both,
    knowledge_of,
    now,
    rival,
    shown,
    with_card,
    with_knowledge,
    without,
    without_special,
)
from noria_desktop.games.nautilus.events import (
    Event,
    HandSeen,
    HandShown,
    HarpoonDrew,
    HarpoonGave,
    SpecialDeclined,
    SpecialUsed,
    SubmarineDrew,
    SubmarineReturned,
)
from noria_desktop.games.nautilus.lessons import lesson
from noria_desktop.games.nautilus.state import (
    Deal,
    Giving,
    HeldSpecial,
    Knowledge,
    Looking,
    Pending,
    Placing,
    Returning,
    State,
    Table,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Special

USE_OR_DECLINE = (UseSpecial(), DeclineSpecial())
SEEN = (EyeSeen(),)


# Who is asked -------------------------------------------------------------------------------------------


def is_asked(held: HeldSpecial) -> bool:
    """Whether a holder is asked at a round's start: only submarine, harpoon and eye are used then (N34)."""
    return bool(held) and held[0] in components().at_start


def first_asked(start: Seat, specials: tuple[HeldSpecial, HeldSpecial]) -> Pending:
    """The first holder of a special of the round's start, or the first placement (N18)."""
    if is_asked(specials[start]):
        return UsingSpecial(start)
    return _second_asked(start, specials)


def _second_asked(start: Seat, specials: tuple[HeldSpecial, HeldSpecial]) -> Pending:
    other = rival(start)
    return UsingSpecial(other) if is_asked(specials[other]) else Placing(start)


def _next(state: State, done: Seat, specials: tuple[HeldSpecial, HeldSpecial]) -> Pending:
    """What comes after a seat is through with its special."""
    start = state.match.start
    return _second_asked(start, specials) if done == start else Placing(start)


def asked(state: State) -> Seat:
    """The seat that is in the middle of its special."""
    pending = state.table.pending
    assert isinstance(pending, UsingSpecial | Returning | Giving | Looking)
    return pending.seat


# Using and declining ------------------------------------------------------------------------------------


def use_special(state: State, action: UseSpecial) -> Step[State, Event]:
    """Show the special and begin to carry it out."""
    seat = asked(state)
    (special,) = state.table.specials[seat]
    assert special is not None
    table = state.table
    open_now = State(
        state.rng,
        state.match,
        shown(state.deal, seat, special),
        Table(table.pending, table.spaces, None, table.hands, without_special(table.specials, seat)),
    )
    begun = _EFFECTS[special](open_now, seat)
    return Step(begun.state, (SpecialUsed(seat, special), *begun.events))


def decline_special(state: State, action: DeclineSpecial) -> Step[State, Event]:
    """Keep it back: it stays hidden with its holder until the round's end (N18, N25)."""
    seat = asked(state)
    (special,) = state.table.specials[seat]
    assert special is not None
    return Step(now(state, _next(state, seat, state.table.specials)), (SpecialDeclined(seat, special),))


# Submarine ----------------------------------------------------------------------------------------------


def _dive(state: State, seat: Seat) -> Step[State, Event]:
    """Draw the top two divers of the pile."""
    deal, table = state.deal, state.table
    drawn = (deal.pile[0], deal.pile[1])
    after = State(
        state.rng,
        state.match,
        Deal(deal.row, deal.pile[2:], deal.used, deal.knowledge),
        Table(Returning(seat, drawn), table.spaces, None, table.hands, table.specials),
    )
    return Step(after, (SubmarineDrew(seat, drawn),))


def returns(state: State) -> tuple[SubmarineReturn, ...]:
    """Either of the two drawn, never a card of the hand (N15)."""
    pending = state.table.pending
    assert isinstance(pending, Returning)
    return tuple(SubmarineReturn(card) for card in pending.drawn if card is not None)


def submarine_return(state: State, action: SubmarineReturn) -> Step[State, Event]:
    """The named card goes back under the pile, the other joins the hand (N28)."""
    pending, deal, table = state.table.pending, state.deal, state.table
    assert isinstance(pending, Returning)
    seat, card = pending.seat, action.card
    kept = pending.drawn[1] if card == pending.drawn[0] else pending.drawn[0]
    assert kept is not None
    known = knowledge_of(deal, seat)
    learned = Knowledge(known.specials, known.given, known.rival_cards, card)
    after = State(
        state.rng,
        state.match,
        with_knowledge(Deal(deal.row, (*deal.pile, card), deal.used, deal.knowledge), seat, learned),
        Table(
            _next(state, seat, table.specials),
            table.spaces,
            None,
            both(table.hands, seat, with_card(table.hands[seat], kept)),
            table.specials,
        ),
    )
    return Step(after, (SubmarineReturned(seat, card, kept),))


# Harpoon ------------------------------------------------------------------------------------------------


def _throw(state: State, seat: Seat) -> Step[State, Event]:
    """Draw a diver from the rival's hand, all equally likely; the rival sees which one is gone."""
    table, other = state.table, rival(seat)
    card, rng = state.rng.pick(table.hands[other])
    assert card is not None
    hands = both(table.hands, other, without(table.hands[other], card))
    hands = both(hands, seat, with_card(hands[seat], card))
    after = State(
        rng,
        state.match,
        _passed(state.deal, seat, card),
        Table(Giving(seat, card), table.spaces, None, hands, table.specials),
    )
    return Step(after, (HarpoonDrew(seat, card),))


def gifts(state: State) -> tuple[HarpoonGive, ...]:
    """Any card of the hand, the drawn one included (N16)."""
    return tuple(HarpoonGive(card) for card in state.table.hands[asked(state)] if card is not None)


def harpoon_give(state: State, action: HarpoonGive) -> Step[State, Event]:
    """Give a card to the rival; both hands have as many cards as before."""
    table, seat, card = state.table, asked(state), action.card
    other = rival(seat)
    hands = both(table.hands, seat, without(table.hands[seat], card))
    hands = both(hands, other, with_card(hands[other], card))
    after = State(
        state.rng,
        state.match,
        _passed(state.deal, other, card),
        Table(_next(state, seat, table.specials), table.spaces, None, hands, table.specials),
    )
    return Step(after, (HarpoonGave(seat, card), *lesson(state, other)))


def _passed(deal: Deal, taker: Seat, card: int) -> Deal:
    """What both players know after a card came to ``taker`` from the rival's hand."""
    giver = rival(taker)
    known = knowledge_of(deal, giver)
    learned = tuple(sorted((*known.rival_cards, card)))
    deal = with_knowledge(deal, giver, Knowledge(known.specials, known.given, learned, known.pile_card))
    known = knowledge_of(deal, taker)
    left = tuple(other for other in known.rival_cards if other != card)
    return with_knowledge(deal, taker, Knowledge(known.specials, known.given, left, known.pile_card))


# Eye ----------------------------------------------------------------------------------------------------


def _look(state: State, seat: Seat) -> Step[State, Event]:
    """See the rival's divers; the rival's special stays hidden (N17)."""
    hand = tuple(card for card in state.table.hands[rival(seat)] if card is not None)
    known = knowledge_of(state.deal, seat)
    learned = Knowledge(known.specials, known.given, hand, known.pile_card)
    table = state.table
    after = State(
        state.rng,
        state.match,
        with_knowledge(state.deal, seat, learned),
        Table(Looking(seat), table.spaces, None, table.hands, table.specials),
    )
    return Step(after, (HandShown(seat, hand),))


def eye_seen(state: State, action: EyeSeen) -> Step[State, Event]:
    """The looker is done."""
    seat = asked(state)
    return Step(now(state, _next(state, seat, state.table.specials)), (HandSeen(seat),))


_EFFECTS: dict[Special, Callable[[State, Seat], Step[State, Event]]] = {
    Special.SUBMARINE: _dive,
    Special.HARPOON: _throw,
    Special.EYE: _look,
}
