"""Positions of Nautilus, built by hand.

Rows of cards are written left to right, ``.`` for an empty space, 15 the kraken, 0 the bone: ``ours`` is
the side before seat 0, ``theirs`` the side before seat 1. Unless a test says otherwise seat 0 is to place in
round 1, which it started, and the row shows five cards of +1, one of each domain.
"""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, IllegalAction, Seat, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import seeded
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.components import components, domain_of, points_of
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Deal,
    Knowledge,
    Match,
    Options,
    Pending,
    Placing,
    Round,
    Settled,
    State,
)
from noria_desktop.games.nautilus.terms import Card, Domain, DomainCard, DomainCards, FirstPlayer, Special

A = TypeVar("A")

EMPTY = ". . . . ."


def cards(text: str) -> tuple[int | None, ...]:
    """A row such as ``13 2 . . .``."""
    return tuple(None if word == "." else int(word) for word in text.split())


def domain_card(domain: Domain, points: int, nth: int = 0) -> DomainCard:
    """The n-th card of a domain with these points."""
    found = [
        card for card in components().domain_cards if domain_of(card) is domain and points_of(card) == points
    ]
    return found[nth]


def of(domain: Domain, *points: int, but: tuple[DomainCard, ...] = ()) -> tuple[DomainCard, ...]:
    """Different cards of a domain with these points, none of those in ``but``."""
    found: list[DomainCard] = []
    for wanted in points:
        found.append(
            next(
                card
                for card in components().domain_cards
                if domain_of(card) is domain
                and points_of(card) == wanted
                and card not in found
                and card not in but
            )
        )
    return tuple(found)


PLAIN_ROW = tuple(domain_card(domain, 1) for domain in Domain)


def position(
    ours: str = EMPTY,
    theirs: str = EMPTY,
    *,
    hand: str = "",
    rival_hand: str = "",
    special: Special | None = None,
    rival_special: Special | None = None,
    seat: Seat = HUMAN,
    pending: Pending | None = None,
    anchored: int | None = None,
    row: tuple[DomainCard, ...] = PLAIN_ROW,
    round_number: int = 1,
    start: Seat = HUMAN,
    taken: tuple[tuple[DomainCard, ...], tuple[DomainCard, ...]] = ((), ()),
    settled: Settled = (None,) * 5,
    variant: DomainCards = DomainCards.VISIBLE,
    pile: str = "",
    knowledge: tuple[Knowledge, Knowledge] = (Knowledge(), Knowledge()),
    special_deck: tuple[Special, ...] = (),
) -> State:
    """A position; ``hand`` and ``special`` are those of ``seat``."""
    mine, theirs_held = tuple(sorted(cards(hand))), tuple(sorted(cards(rival_hand)))  # type: ignore[type-var]
    held, rivals = (
        (() if special is None else (special,)),
        (() if rival_special is None else (rival_special,)),
    )
    own_first = seat == HUMAN
    return State(
        rng=seeded(7),
        match=Match(
            options=Options(first_player=FirstPlayer.HUMAN, domain_cards=variant),
            round=round_number,
            start=start,
            domain_deck=Pile(()),
            special_deck=Pile(special_deck),
            revealed=row,
            taken=taken,
            settled=settled,
        ),
        deal=Deal(row=row, pile=cards(pile), used=(), knowledge=knowledge),
        table=Round(
            pending=Placing(seat) if pending is None else pending,
            spaces=cards(ours) + cards(theirs),
            anchored=anchored,
            hands=(mine, theirs_held) if own_first else (theirs_held, mine),
            specials=(held, rivals) if own_first else (rivals, held),
        ),
    )


def opened(seed: int = 1, **options: Any) -> State:
    """Round 1 of a numbered game, the start player about to give a special away."""
    return RULES.apply(RULES.setup(Options(**options), seed).state, advance()).state


def advance() -> Action:
    """The automatic beat."""
    from noria_desktop.games.nautilus.actions import Advance

    return Advance()


def with_specials(state: State, kept: Special, given: Special) -> State:
    """An opened round in which the start player draws these two."""
    start = state.match.start
    pending = evolve(state.table.pending, drawn=(kept, given))  # type: ignore[arg-type]
    pair = list(state.deal.knowledge)
    pair[start] = Knowledge((kept, given))
    return evolve(
        state,
        table=evolve(state.table, pending=pending),
        deal=evolve(state.deal, knowledge=(pair[0], pair[1])),
    )


def play(state: State, *actions: Action) -> State:
    """The position after these actions, each of them legal."""
    for action in actions:
        state = RULES.apply(state, action).state
    return state


def step(state: State, action: Action) -> Step[State, Event]:
    """One legal action with its events."""
    return RULES.apply(state, action)


def legal(state: State, verb: type[A]) -> list[A]:
    """The legal actions of one verb, in order."""
    return [action for action in RULES.legal_actions(state) if isinstance(action, verb)]


def refused(state: State, action: Any) -> Why:
    """Why an action is refused; it must be."""
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(state, action)
    error = caught.value
    assert error.action is action
    assert error.turn == RULES.turn(state)
    assert isinstance(error.why, Why)
    return error.why


def side(state: State, seat: Seat) -> tuple[Card | None, ...]:
    """The five spaces before a seat."""
    return state.table.spaces[seat * 5 : seat * 5 + 5]


def hand_of(state: State, seat: Seat) -> tuple[Card | None, ...]:
    """A player's divers."""
    return state.table.hands[seat]


SEATS = (HUMAN, BOT)
