"""Arrows: the mandatory movement of another card. Source: rules.md 7; N3 to N9, N36."""

from __future__ import annotations

from typing import Any

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.values import draft_of
from noria_desktop.games.nautilus.actions import MoveCard
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.copies import next_step
from noria_desktop.games.nautilus.events import CardMoved, Event
from noria_desktop.games.nautilus.state import Placing, Spaces, State
from noria_desktop.games.nautilus.terms import COLUMNS, SPACES, Arrow, Space, opposite

_MOVES = tuple(tuple(MoveCard(origin, to) for to in SPACES) for origin in SPACES)
"""Every move there can be, made once."""
_SIDES = tuple(tuple(range(first, first + COLUMNS)) for first in (0, COLUMNS) for _ in range(COLUMNS))
"""By space: the spaces of its side."""
_CROSSINGS = tuple(
    tuple((origin, opposite(origin), _MOVES[origin][opposite(origin)]) for origin in side if origin != space)
    for space, side in enumerate(_SIDES)
)
"""By space: the other spaces of its side, those facing them, and the moves from one to the other."""
PLACING = (Placing(Seat(0)), Placing(Seat(1)))
"""By seat: its turn to lay a card."""
RIVAL_PLACES = PLACING[::-1]
"""By seat: the other's turn."""
# Looking a word up in its enum costs more than all else that is done here for a card without an arrow.
_VERTICAL = Arrow.VERTICAL
_MOVED = draft_of(CardMoved)
_NOWHERE = -1
"""No space: numbers are compared sooner with it than with None."""


def moves(spaces: Spaces, anchored: Space | None, space: Space) -> tuple[MoveCard, ...]:
    """Where the arrow of the card on ``space`` allows other cards to go, in order of the spaces.

    Candidates are the other cards of the side on which the arrow card lies, but for the anchored one.
    """
    card = spaces[space]
    arrow = None if card is None else PRINTED.arrows[card]
    if arrow is None:
        return ()
    if anchored is None:
        anchored = _NOWHERE
    # Loops, as the comprehensions would be functions made anew each time.
    found: list[MoveCard] = []
    if arrow is _VERTICAL:
        for origin, across, move in _CROSSINGS[space]:
            if spaces[origin] is not None and spaces[across] is None and origin != anchored:
                found.append(move)
        return tuple(found)
    gaps, cards = [], []
    for place in _SIDES[space]:
        if spaces[place] is None:
            gaps.append(place)
        elif place != space and place != anchored:
            cards.append(place)
    for origin in cards:
        way = _MOVES[origin]
        for to in gaps:
            found.append(way[to])
    return tuple(found)


def can_move(spaces: Spaces, anchored: Space | None, space: Space, arrow: Arrow) -> bool:
    """Whether the arrow of the card on ``space`` can move any: whether ``moves`` lists one, without the list."""
    if anchored is None:
        anchored = _NOWHERE
    if arrow is _VERTICAL:
        for origin, across, _ in _CROSSINGS[space]:
            if spaces[origin] is not None and spaces[across] is None and origin != anchored:
                return True
        return False
    cards = gaps = False
    for place in _SIDES[space]:
        if spaces[place] is None:
            gaps = True
        elif place != space and place != anchored:
            cards = True
    return cards and gaps


def move_card(state: State, action: MoveCard) -> Step[State, Event]:
    """Follow the arrow. A moved arrow card does not act again (N9)."""
    table = state.table
    pending: Any = table.pending  # a Moving; asking each time would cost as much as making the event
    seat, origin, to = pending.seat, action.origin, action.to
    cells = [*table.spaces]
    card = cells[origin]
    assert card is not None
    cells[origin], cells[to] = None, card
    # Filled in by hand, see ``engine.values``: one step in twelve is a move.
    moved: Any = _MOVED()
    moved.seat = seat
    moved.card = card
    moved.origin = origin
    moved.to = to
    moved.__class__ = CardMoved
    return next_step(
        state.rng,
        state.match,
        state.deal,
        RIVAL_PLACES[seat],
        tuple(cells),
        table.anchored,
        table.hands,
        table.specials,
        table.course + (action,),  # noqa: RUF005  (less time than with a star)
        (moved,),
    )


def legal_moves(state: State) -> tuple[MoveCard, ...]:
    """The moves that the arrow just laid allows; there is at least one."""
    table = state.table
    pending: Any = table.pending  # a Moving
    return moves(table.spaces, table.anchored, pending.space)
