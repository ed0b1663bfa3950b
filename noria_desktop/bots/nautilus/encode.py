"""From what a seat sees to the kernel, and back from codes to actions.

Nothing is ever decoded into a state: the attrs engine stays the truth (decision 9).
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.nautilus.kernel import (
    ANCHOR,
    ANCHORING,
    BONE,
    KRAKEN,
    LAYING,
    MOVE,
    MOVING,
    NOTHING,
    SPACES,
    WITH_ANCHOR,
    Kernel,
    kernel,
)
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.actions import Action, AnchorTarget, MoveCard, Place
from noria_desktop.games.nautilus.state import Anchoring, Awarding, Moving, Placing, State
from noria_desktop.games.nautilus.terms import Special

LIKE_DIVERS: Final = {Special.KRAKEN: 1 << KRAKEN, Special.BONE: 1 << BONE}
"""Specials that are laid like divers, as bits of a hand."""


def kernel_of(state: State) -> Kernel:
    """The placement phase as far as this state or observation shows it.

    A hidden hand is left out. The award at the end of the phase counts as its last position.

    Raises:
        ValueError: this is no position of the placement phase.
    """
    table = state.table
    pending = table.pending
    task, laid = LAYING, -1
    match pending:
        case Placing(seat):
            decides: int = seat
        case Anchoring(seat, space):
            decides, task, laid = seat, ANCHORING, space
        case Moving(seat, space):
            decides, task, laid = seat, MOVING, space
        case Awarding():
            decides = state.match.start
        case _:
            raise ValueError(f"not in the placement phase: {pending!r}")
    hands = []
    anchor_holder = -1
    for seat_number in (0, 1):
        hand = 0
        for card in table.hands[seat_number]:
            if card is not None:
                hand |= 1 << card
        for special in table.specials[seat_number]:
            if special is Special.ANCHOR:
                # While its target is chosen the anchor is already on the table.
                anchor_holder = seat_number
            elif special is not None:
                hand |= LIKE_DIVERS.get(special, 0)
        hands.append(hand)
    return kernel(
        hands,
        decides,
        anchor_holder,
        [NOTHING if card is None else card for card in table.spaces],
        0 if table.anchored is None else 1 << table.anchored,
        task,
        laid,
    )


def decoded(code: int) -> Action:
    """The action that a code stands for."""
    if code >= MOVE:
        origin, to = divmod(code - MOVE, SPACES)
        return MoveCard(origin, to)
    if code >= ANCHOR:
        return AnchorTarget(code - ANCHOR)
    with_anchor = code >= WITH_ANCHOR
    card, space = divmod(code - WITH_ANCHOR if with_anchor else code, SPACES)
    return Place(card, space, with_anchor)


def encoded(action: Action) -> int:
    """The code of an action of the placement phase.

    Raises:
        ValueError: it belongs to another phase.
    """
    match action:
        case Place(card, space, with_anchor):
            return card * SPACES + space + (WITH_ANCHOR if with_anchor else 0)
        case AnchorTarget(space):
            return ANCHOR + space
        case MoveCard(origin, to):
            return MOVE + origin * SPACES + to
    raise ValueError(f"not an action of the placement phase: {action!r}")


def hand_of(cards: tuple[int | None, ...]) -> int:
    """Cards as bits; hidden ones are left out."""
    hand = 0
    for card in cards:
        if card is not None:
            hand |= 1 << card
    return hand


def other(seat: Seat) -> Seat:
    """The other player."""
    return Seat(1 - seat)
