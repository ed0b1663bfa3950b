"""Arrows: the mandatory movement of another card. Source: rules.md 7; N3 to N9, N36."""

from __future__ import annotations

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.games.nautilus.actions import MoveCard
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import replaced, rival
from noria_desktop.games.nautilus.events import CardMoved, Event
from noria_desktop.games.nautilus.state import Awarding, Moving, Pending, Placing, Spaces, State, Table
from noria_desktop.games.nautilus.terms import COLUMNS, SPACES, Arrow, Space, opposite

_MOVES = tuple(tuple(MoveCard(origin, to) for to in SPACES) for origin in SPACES)
"""Every move there can be, made once."""
_SIDES = (range(COLUMNS), range(COLUMNS, 2 * COLUMNS))
_PLACING = (Placing(Seat(0)), Placing(Seat(1)))
_AWARDING = Awarding()


def moves(spaces: Spaces, anchored: Space | None, space: Space) -> tuple[MoveCard, ...]:
    """Where the arrow of the card on ``space`` allows other cards to go, in order of the spaces.

    Candidates are the other cards of the side on which the arrow card lies, but for the anchored one.
    """
    card = spaces[space]
    arrow = None if card is None else components().arrows[card]
    if arrow is None:
        return ()
    side = _SIDES[space >= COLUMNS]
    if arrow is Arrow.VERTICAL:
        return tuple(
            _MOVES[origin][opposite(origin)]
            for origin in side
            if spaces[origin] is not None
            and origin != space
            and origin != anchored
            and spaces[opposite(origin)] is None
        )
    gaps = [to for to in side if spaces[to] is None]
    if not gaps:
        return ()
    return tuple(
        _MOVES[origin][to]
        for origin in side
        if spaces[origin] is not None and origin != space and origin != anchored
        for to in gaps
    )


def after_placement(seat: Seat, spaces: Spaces) -> Pending:
    """The rival's turn; or the award, when all spaces are full."""
    return _PLACING[1 - seat] if None in spaces else _AWARDING


def move_card(state: State, action: MoveCard) -> Step[State, Event]:
    """Follow the arrow. A moved arrow card does not act again (N9)."""
    table, pending = state.table, state.table.pending
    assert isinstance(pending, Moving)
    card = table.spaces[action.origin]
    assert card is not None
    spaces = replaced(replaced(table.spaces, action.origin, None), action.to, card)
    after = State(
        state.rng,
        state.match,
        state.deal,
        Table(
            _PLACING[rival(pending.seat)],
            spaces,
            table.anchored,
            table.hands,
            table.specials,
            (*table.course, action),
        ),
    )
    return Step(after, (CardMoved(pending.seat, card, action.origin, action.to),))


def legal_moves(state: State) -> tuple[MoveCard, ...]:
    """The moves that the arrow just laid allows; there is at least one."""
    pending, table = state.table.pending, state.table
    assert isinstance(pending, Moving)
    return moves(table.spaces, table.anchored, pending.space)
