"""R4: submarine, harpoon and eye, start player first. Source: rules.md 5 (R4), 8, 13."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from noria_desktop.engine.contract import HUMAN, Seat, Step
from noria_desktop.games.nautilus.actions import (
    DeclineSpecial,
    EyeSeen,
    HarpoonGive,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.arrows import PLACING
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.copies import (
    before_placement,
    both,
    dealt,
    knowing,
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
    Looking,
    Pending,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import KRAKEN, SPECIALS, Special

USE_OR_DECLINE = (UseSpecial(), DeclineSpecial())
SEEN = (EyeSeen(),)
Specials: TypeAlias = tuple[HeldSpecial, HeldSpecial]
# What there are few of is made once: by seat, or by diver.
_USING = (UsingSpecial(Seat(0)), UsingSpecial(Seat(1)))
_LOOKING = (Looking(Seat(0)), Looking(Seat(1)))
_SEEN_BY = (HandSeen(Seat(0)), HandSeen(Seat(1)))
_SUBMARINE_USED, _HARPOON_USED, _EYE_USED = (
    (SpecialUsed(Seat(0), special), SpecialUsed(Seat(1), special))
    for special in (Special.SUBMARINE, Special.HARPOON, Special.EYE)
)
_OF_SPECIALS = frozenset({UsingSpecial, Returning, Giving, Looking})
_RETURNS = tuple(SubmarineReturn(card) for card in range(KRAKEN))
_GIFTS = tuple(HarpoonGive(card) for card in range(KRAKEN))


# Who is asked -------------------------------------------------------------------------------------------


def is_asked(held: HeldSpecial) -> bool:
    """Whether a holder is asked at a round's start: only submarine, harpoon and eye are used then (N34)."""
    special = held[0] if held else None
    return special is not None and PRINTED.starts[special.index]


def first_asked(start: Seat, specials: Specials) -> Pending:
    """The first holder of a special of the round's start, or the first placement (N18)."""
    if is_asked(specials[start]):
        return _USING[start]
    return _second_asked(start, specials)


def _second_asked(start: Seat, specials: Specials) -> Pending:
    other = rival(start)
    return _USING[other] if is_asked(specials[other]) else PLACING[start]


def _next(state: State, done: Seat, specials: Specials) -> Pending:
    """What comes after a seat is through with its special."""
    start = state.match.start
    return _second_asked(start, specials) if done == start else PLACING[start]


def asked(state: State) -> Seat:
    """The seat that is in the middle of its special."""
    pending = state.table.pending
    assert type(pending) in _OF_SPECIALS
    return pending.seat  # type: ignore[union-attr]


# Using and declining ------------------------------------------------------------------------------------


def use_special(state: State, action: UseSpecial) -> Step[State, Event]:
    """Show the special and begin to carry it out."""
    seat = asked(state)
    (special,) = state.table.specials[seat]
    assert special is not None
    specials = without_special(state.table.specials, seat)
    return _EFFECTS[special.index](state, seat, shown(state.deal, seat, special), specials)


def decline_special(state: State, action: DeclineSpecial) -> Step[State, Event]:
    """Keep it back: it stays hidden with its holder until the round's end (N18, N25)."""
    seat = asked(state)
    (special,) = state.table.specials[seat]
    assert special is not None
    return now(state, _next(state, seat, state.table.specials), _declined(seat, special.index))


@cache
def _declined(seat: Seat, special: int) -> tuple[Event, ...]:
    """Keeping a special, by ``index``, back; made once for each."""
    return (SpecialDeclined(seat, SPECIALS[special]),)


# Submarine ----------------------------------------------------------------------------------------------


def _dive(state: State, seat: Seat, deal: Deal, specials: Specials) -> Step[State, Event]:
    """Draw the top two divers of the pile."""
    table, pile = state.table, deal.pile
    drawn = (pile[0], pile[1])
    return before_placement(
        state,
        dealt(deal.row, pile[2:], deal.used, deal.knowledge),
        Returning(seat, drawn),
        table.hands,
        specials,
        (_SUBMARINE_USED[seat], SubmarineDrew(seat, drawn)),
    )


def returns(state: State) -> tuple[SubmarineReturn, ...]:
    """Either of the two drawn, never a card of the hand (N15)."""
    pending = state.table.pending
    assert isinstance(pending, Returning)
    return tuple([_RETURNS[card] for card in pending.drawn if card is not None])


def submarine_return(state: State, action: SubmarineReturn) -> Step[State, Event]:
    """The named card goes back under the pile, the other joins the hand (N28)."""
    pending, deal, table = state.table.pending, state.deal, state.table
    assert isinstance(pending, Returning)
    seat, card = pending.seat, action.card
    kept = pending.drawn[1] if card == pending.drawn[0] else pending.drawn[0]
    assert kept is not None
    known = knowledge_of(deal, seat)
    learned = knowing(known.specials, known.given, known.rival_cards, card)
    return before_placement(
        state,
        with_knowledge(dealt(deal.row, (*deal.pile, card), deal.used, deal.knowledge), seat, learned),
        _next(state, seat, table.specials),
        both(table.hands, seat, with_card(table.hands[seat], kept)),
        table.specials,
        (SubmarineReturned(seat, card, kept),),
    )


# Harpoon ------------------------------------------------------------------------------------------------


def _throw(state: State, seat: Seat, deal: Deal, specials: Specials) -> Step[State, Event]:
    """Draw a diver from the rival's hand, all equally likely; the rival sees which one is gone."""
    table, other = state.table, rival(seat)
    card, rng = state.rng.pick(table.hands[other])
    assert card is not None
    hands = both(table.hands, other, without(table.hands[other], card))
    hands = both(hands, seat, with_card(hands[seat], card))
    events = (_HARPOON_USED[seat], HarpoonDrew(seat, card))
    return before_placement(
        state, _passed(deal, seat, card), Giving(seat, card), hands, specials, events, rng
    )


def gifts(state: State) -> tuple[HarpoonGive, ...]:
    """Any card of the hand, the drawn one included (N16)."""
    return tuple([_GIFTS[card] for card in state.table.hands[asked(state)] if card is not None])


def harpoon_give(state: State, action: HarpoonGive) -> Step[State, Event]:
    """Give a card to the rival; both hands have as many cards as before."""
    table, seat, card = state.table, asked(state), action.card
    other = rival(seat)
    hands = both(table.hands, seat, without(table.hands[seat], card))
    hands = both(hands, other, with_card(hands[other], card))
    return before_placement(
        state,
        _passed(state.deal, other, card),
        _next(state, seat, table.specials),
        hands,
        table.specials,
        (HarpoonGave(seat, card), *lesson(state, other)),
    )


def _passed(deal: Deal, taker: Seat, card: int) -> Deal:
    """What both players know after a card came to ``taker`` from the rival's hand."""
    giver = rival(taker)
    losing, gaining = knowledge_of(deal, giver), knowledge_of(deal, taker)
    learned = tuple(sorted((*losing.rival_cards, card)))
    left = tuple([other for other in gaining.rival_cards if other != card])
    losing = knowing(losing.specials, losing.given, learned, losing.pile_card)
    gaining = knowing(gaining.specials, gaining.given, left, gaining.pile_card)
    pair = (gaining, losing) if taker == HUMAN else (losing, gaining)
    return dealt(deal.row, deal.pile, deal.used, pair)


# Eye ----------------------------------------------------------------------------------------------------


def _look(state: State, seat: Seat, deal: Deal, specials: Specials) -> Step[State, Event]:
    """See the rival's divers; the rival's special stays hidden (N17)."""
    hand = tuple([card for card in state.table.hands[rival(seat)] if card is not None])
    known = knowledge_of(deal, seat)
    learned = knowing(known.specials, known.given, hand, known.pile_card)
    return before_placement(
        state,
        with_knowledge(deal, seat, learned),
        _LOOKING[seat],
        state.table.hands,
        specials,
        (_EYE_USED[seat], HandShown(seat, hand)),
    )


def eye_seen(state: State, action: EyeSeen) -> Step[State, Event]:
    """The looker is done."""
    seat = asked(state)
    return now(state, _next(state, seat, state.table.specials), (_SEEN_BY[seat],))


_EFFECTS: dict[int, Callable[[State, Seat, Deal, Specials], Step[State, Event]]] = {
    Special.SUBMARINE.index: _dive,
    Special.HARPOON.index: _throw,
    Special.EYE.index: _look,
}
"""By ``index``: the hash of an enum's member is computed anew each time."""
