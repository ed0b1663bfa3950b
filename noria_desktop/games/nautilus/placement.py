"""R5: laying a card on either side, with the anchor or without. Source: rules.md 6, 8; N1, N10 to N12, N27."""

from __future__ import annotations

from functools import cache
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.games.nautilus.actions import Action, AnchorTarget, Place
from noria_desktop.games.nautilus.arrows import RIVAL_PLACES, can_move
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.copies import (
    ROUND_DRAFT,
    STATE_DRAFT,
    STEP_DRAFT,
    next_step,
    shown,
    without_special,
)
from noria_desktop.games.nautilus.events import ArrowIdle, CardAnchored, CardPlaced, Event, Learned
from noria_desktop.games.nautilus.state import Anchoring, Awarding, Moving, Pending, Round, Spaces, State
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, SPACES, Arrow, Card, Opponent, Space, Special

CARDS = tuple(range(BONE, KRAKEN + 1))
_PLAIN = tuple(tuple(Place(card, space) for space in SPACES) for card in CARDS)
"""Placements without the anchor, made once, by card and space."""
_ANCHORED = tuple(tuple(Place(card, space, True) for space in SPACES) for card in CARDS)
"""Placements with it."""
_TARGETS = tuple(AnchorTarget(space) for space in SPACES)
_MOVING = tuple(tuple(Moving(Seat(seat), space) for space in SPACES) for seat in (0, 1))
_ANCHORING = tuple(tuple(Anchoring(Seat(seat), space) for space in SPACES) for seat in (0, 1))
_AWARDING = Awarding()
# Looking a word up in its enum costs as much as a look-up in a table.
_ANCHOR, _SECOND_HUMAN = Special.ANCHOR, Opponent.HUMAN


def _laid(anchor: bool, learned: bool) -> tuple[tuple[tuple[tuple[Event, ...], ...], ...], ...]:
    """What happens when a card is laid, by seat, card and space; ``learned``: the rival is a human."""
    return tuple(
        tuple(
            tuple(
                (
                    CardPlaced(Seat(seat), card, space, anchor),
                    *((Learned(Seat(1 - seat)),) if learned else ()),
                )
                for space in SPACES
            )
            for card in CARDS
        )
        for seat in (0, 1)
    )


_LAID, _LAID_AND_LEARNED = _laid(False, False), _laid(False, True)
_WITH_ANCHOR, _WITH_ANCHOR_AND_LEARNED = _laid(True, False), _laid(True, True)


# What may be laid where ---------------------------------------------------------------------------------

_Gaps = int
"""Which of the ten spaces are empty: 1 for the first, 2 for the second, 4 for the third and so on, added up."""
_Rows = tuple[tuple[Action, ...], ...]
"""By card: where it can be laid."""


_PLAIN_ROWS: list[_Rows] = [()] * 1024
"""Placements without the anchor for each of the 1,023 sets of empty spaces, made when a set is first met."""
_ANCHOR_ROWS: list[_Rows] = [()] * 1024
"""The same for a holder of the anchor: each placement without it, then with it."""


def _new_rows(gaps: _Gaps, anchor: bool) -> _Rows:
    """Placements of a set of empty spaces that was not met before."""
    empty = [space for space in SPACES if gaps >> space & 1]
    if anchor:
        found = tuple(
            tuple(row[space] for space in empty for row in (plain, anchored))
            for plain, anchored in zip(_PLAIN, _ANCHORED, strict=True)
        )
        _ANCHOR_ROWS[gaps] = found
    else:
        found = tuple(tuple(row[space] for space in empty) for row in _PLAIN)
        _PLAIN_ROWS[gaps] = found
    return found


def placements(state: State) -> tuple[Action, ...]:
    """Cards of the hand, ascending, then the kraken or bone held; spaces in order; anchor last."""
    table = state.table
    pending: Any = table.pending  # a Placing; asking each time would cost as much as finding the gaps
    seat = pending.seat
    held = table.specials[seat]
    special = held[0] if held else None
    a, b, c, d, e, f, g, h, i, j = table.spaces
    # Which spaces are empty, two at a time and written out: in less than half the time of a loop over the ten.
    gaps = 0
    if a is None:
        gaps = 3 if b is None else 1
    elif b is None:
        gaps = 2
    if c is None:
        gaps += 12 if d is None else 4
    elif d is None:
        gaps += 8
    if e is None:
        gaps += 48 if f is None else 16
    elif f is None:
        gaps += 32
    if g is None:
        gaps += 192 if h is None else 64
    elif h is None:
        gaps += 128
    if i is None:
        gaps += 768 if j is None else 256
    elif j is None:
        gaps += 512
    rows = _ANCHOR_ROWS[gaps] if special is _ANCHOR else _PLAIN_ROWS[gaps]
    if not rows:
        rows = _new_rows(gaps, special is _ANCHOR)
    hand: tuple[Any, ...] = table.hands[seat]
    if hand and hand[0] is None:
        hand = ()  # somebody else's, of which nothing can be laid
    count = len(hand)
    found: tuple[Action, ...]
    # Most hands are put together at once.
    if count == 5:
        v, w, x, y, z = hand
        found = rows[v] + rows[w] + rows[x] + rows[y] + rows[z]
    elif count == 4:
        w, x, y, z = hand
        found = rows[w] + rows[x] + rows[y] + rows[z]
    elif count == 3:
        x, y, z = hand
        found = rows[x] + rows[y] + rows[z]
    elif count == 2:
        found = rows[hand[0]] + rows[hand[1]]
    else:
        found = ()
        for card in hand:
            found = found + rows[card]  # in less time than with +=
    if special is not None:
        laid = PRINTED.placed_as[special.index]
        if laid is not None:
            found += rows[laid]
    return found


# Laying -------------------------------------------------------------------------------------------------


def place(state: State, action: Place) -> Step[State, Event]:
    """Lay the card; then comes the anchor, then the arrow, then the rival (N10)."""
    table, match, deal = state.table, state.match, state.deal
    card, space = action.card, action.space
    pending: Any = table.pending  # a Placing
    seat = pending.seat
    hands, specials = table.hands, table.specials
    cells = [*table.spaces]
    cells[space] = card
    spaces = tuple(cells)
    if card > BONE and card < KRAKEN:  # a chain takes longer
        kept = [*hands[seat]]
        kept.remove(card)
        hands = (tuple(kept), hands[BOT]) if seat == HUMAN else (hands[HUMAN], tuple(kept))
    else:
        specials = without_special(specials, seat)
        deal = shown(deal, seat, Special.KRAKEN if card == KRAKEN else Special.BONE)
    learns = True if seat == BOT else match.options.opponent is _SECOND_HUMAN
    following: Pending
    if action.with_anchor:
        specials = without_special(specials, seat)
        deal = shown(deal, seat, _ANCHOR)
        events = (_WITH_ANCHOR_AND_LEARNED if learns else _WITH_ANCHOR)[seat][card][space]
        following = _ANCHORING[seat][space]
    else:
        events = (_LAID_AND_LEARNED if learns else _LAID)[seat][card][space]
        arrow = PRINTED.arrows[card]
        if arrow is not None:
            following, idle = _arrow_or_next(seat, spaces, table.anchored, space, card, arrow)
            events += idle
        else:
            following = RIVAL_PLACES[seat] if None in spaces else _AWARDING
    # As ``next_step`` fills it in, written out: three of five steps of a game are placements.
    laid: Any = ROUND_DRAFT()
    laid.pending = following
    laid.spaces = spaces
    laid.anchored = table.anchored
    laid.hands = hands
    laid.specials = specials
    laid.course = table.course + (action,)  # noqa: RUF005  (a quarter less time than with a star)
    laid.__class__ = Round
    after: Any = STATE_DRAFT()
    after.rng = state.rng
    after.match = match
    after.deal = deal
    after.table = laid
    after.__class__ = State
    made: Any = STEP_DRAFT()
    made.state = after
    made.events = events
    made.__class__ = Step
    return made  # type: ignore[no-any-return]


def targets(state: State) -> tuple[AnchorTarget, ...]:
    """Every card in play on either side, the one just laid included (N11)."""
    return tuple([_TARGETS[space] for space, card in enumerate(state.table.spaces) if card is not None])


def anchor_target(state: State, action: AnchorTarget) -> Step[State, Event]:
    """Fix a card until the round's end; it escapes the arrow just laid as well (N10, N12)."""
    table = state.table
    pending, spaces = table.pending, table.spaces
    assert isinstance(pending, Anchoring)
    seat, laid, card = pending.seat, spaces[pending.space], spaces[action.space]
    assert laid is not None
    assert card is not None
    following, idle = _arrow_or_next(seat, spaces, action.space, pending.space, laid, PRINTED.arrows[laid])
    return next_step(
        state.rng,
        state.match,
        state.deal,
        following,
        spaces,
        action.space,
        table.hands,
        table.specials,
        (*table.course, action),
        (CardAnchored(seat, card, action.space), *idle),
    )


def _arrow_or_next(
    seat: Seat, spaces: Spaces, anchored: Space | None, space: Space, card: Card, arrow: Arrow | None
) -> tuple[Pending, tuple[Event, ...]]:
    """The arrow of the card just laid if it has one and some card can move, else the next turn (N4)."""
    if arrow is not None and can_move(spaces, anchored, space, arrow):
        return _MOVING[seat][space], ()
    following = RIVAL_PLACES[seat] if None in spaces else _AWARDING
    return following, () if arrow is None else _idle(seat, card, space)


@cache
def _idle(seat: Seat, card: Card, space: Space) -> tuple[Event, ...]:
    """An arrow without effect, made once for each of its places."""
    return (ArrowIdle(seat, card, space),)
