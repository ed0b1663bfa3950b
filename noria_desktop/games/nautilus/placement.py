"""R5: laying a card on either side, with the anchor or without. Source: rules.md 6, 8; N1, N10 to N12, N27."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.games.nautilus.actions import Action, AnchorTarget, Place
from noria_desktop.games.nautilus.arrows import after_placement, moves
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import replaced, shown, without, without_special
from noria_desktop.games.nautilus.events import ArrowIdle, CardAnchored, CardPlaced, Event, Learned
from noria_desktop.games.nautilus.state import Anchoring, Moving, Pending, Placing, Spaces, State, Table
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, SPACES, Opponent, Space, Special

CARDS = tuple(range(BONE, KRAKEN + 1))
_PLACES = tuple(tuple((Place(card, space), Place(card, space, True)) for space in SPACES) for card in CARDS)
"""Every placement there can be, made once: by card and space, without and with the anchor."""
_PLAIN = tuple(tuple(place for place, _ in row) for row in _PLACES)
"""Placements without the anchor, by card and space."""
_TARGETS = tuple(AnchorTarget(space) for space in SPACES)
_MOVING = tuple(tuple(Moving(Seat(seat), space) for space in SPACES) for seat in (0, 1))
_NOTHING: tuple[Event, ...] = ()
_LAID: tuple[tuple[tuple[tuple[tuple[tuple[Event, ...], ...], ...], ...], ...], ...] = tuple(
    tuple(
        tuple(
            tuple(
                tuple(
                    (
                        CardPlaced(Seat(seat), card, space, anchor),
                        *((Learned(Seat(1 - seat)),) if learns else ()),
                    )
                    for anchor in (False, True)
                )
                for space in SPACES
            )
            for card in CARDS
        )
        for seat in (0, 1)
    )
    for learns in (False, True)
)


def placements(state: State) -> tuple[Action, ...]:
    """Cards of the hand, ascending, then the kraken or bone held; spaces in order; anchor last."""
    table = state.table
    pending = table.pending
    assert isinstance(pending, Placing)
    held = table.specials[pending.seat]
    special = held[0] if held else None
    empty = [space for space, card in enumerate(table.spaces) if card is None]
    if special is Special.ANCHOR:
        return tuple(
            [
                place
                for card in table.hands[pending.seat]
                if card is not None
                for space in empty
                for place in _PLACES[card][space]
            ]
        )
    rows = [_PLAIN[card] for card in table.hands[pending.seat] if card is not None]
    if special is not None:
        laid = components().placed_as[special.index]
        if laid is not None:
            rows.append(_PLAIN[laid])
    return tuple([row[space] for row in rows for space in empty])


def place(state: State, action: Place) -> Step[State, Event]:
    """Lay the card; then comes the anchor, then the arrow, then the rival (N10)."""
    table, card, space = state.table, action.card, action.space
    pending = table.pending
    assert isinstance(pending, Placing)
    seat, deal = pending.seat, state.deal
    hands, specials = table.hands, table.specials
    spaces = replaced(table.spaces, space, card)
    if BONE < card < KRAKEN:
        mine, theirs = hands
        hands = (without(mine, card), theirs) if seat == HUMAN else (mine, without(theirs, card))
    else:
        specials = without_special(specials, seat)
        deal = shown(deal, seat, Special.KRAKEN if card == KRAKEN else Special.BONE)
    learns = seat == BOT or state.match.options.opponent is Opponent.HUMAN
    events = _LAID[learns][seat][card][space][action.with_anchor]
    following: Pending
    if action.with_anchor:
        specials = without_special(specials, seat)
        deal = shown(deal, seat, Special.ANCHOR)
        following = Anchoring(seat, space)
    elif components().arrows[card] is None:
        following = after_placement(seat, spaces)
    else:
        following, idle = _arrow_or_next(seat, spaces, table.anchored, space)
        events += idle
    return Step(
        State(
            state.rng,
            state.match,
            deal,
            Table(following, spaces, table.anchored, hands, specials, (*table.course, action)),
        ),
        events,
    )


def targets(state: State) -> tuple[AnchorTarget, ...]:
    """Every card in play on either side, the one just laid included (N11)."""
    return tuple(_TARGETS[space] for space, card in enumerate(state.table.spaces) if card is not None)


def anchor_target(state: State, action: AnchorTarget) -> Step[State, Event]:
    """Fix a card until the round's end; it escapes the arrow just laid as well (N10, N12)."""
    table = state.table
    pending = table.pending
    assert isinstance(pending, Anchoring)
    card = table.spaces[action.space]
    assert card is not None
    following, idle = _arrow_or_next(pending.seat, table.spaces, action.space, pending.space)
    after = State(
        state.rng,
        state.match,
        state.deal,
        Table(
            following,
            table.spaces,
            action.space,
            table.hands,
            table.specials,
            (*table.course, action),
        ),
    )
    return Step(after, (CardAnchored(pending.seat, card, action.space), *idle))


def _arrow_or_next(
    seat: Seat, spaces: Spaces, anchored: Space | None, space: Space
) -> tuple[Pending, tuple[Event, ...]]:
    """The arrow of the card just laid if it has one and some card can move, else the next turn (N4)."""
    card = spaces[space]
    assert card is not None
    if components().arrows[card] is None:
        return after_placement(seat, spaces), _NOTHING
    if moves(spaces, anchored, space):
        return _MOVING[seat][space], _NOTHING
    return after_placement(seat, spaces), (ArrowIdle(seat, card, space),)
