"""The placement phase for searching: the same rules as ``games/nautilus``, flat and changed in place.

A card is its value, 0 (bone) to 15 (kraken); a hand is a set of bits, a held kraken or bone among them, as
they are laid like divers. Spaces are ``side * 5 + column``, sets of spaces are bits too. An action is a code:

* ``card * 10 + space``: lay a card; 160 more: with the anchor;
* ``320 + space``: fix the card there with the anchor;
* ``330 + source * 10 + target``: move a card because of an arrow.

The attrs engine is the truth (decision 9); a test plays both in lock-step. Source: rules.md 6-9.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

SPACES: Final = 10
COLUMNS: Final = 5
BONE: Final = 0
KRAKEN: Final = 15
CARDS: Final = 16
NOTHING: Final = -1
"""In a space without a card."""

WITH_ANCHOR: Final = CARDS * SPACES
ANCHOR: Final = 2 * WITH_ANCHOR
MOVE: Final = ANCHOR + SPACES

LAYING: Final = 0
ANCHORING: Final = 1
MOVING: Final = 2
"""What is being decided."""

ALL_SPACES: Final = (1 << SPACES) - 1
SIDES: Final = (0b0000011111, 0b1111100000)
SIDE_OF: Final = tuple(SIDES[space // COLUMNS] for space in range(SPACES))
"""The whole side on which a space lies."""
OPPOSITE: Final = tuple((space + COLUMNS) % SPACES for space in range(SPACES))
FACING: Final = tuple((some >> COLUMNS | some << COLUMNS) & ALL_SPACES for some in range(1 << SPACES))
"""The spaces opposite a set of spaces."""
VERTICAL: Final = (6, 9)
ARROWS: Final = 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9
DIVERS: Final = 0b0111111111111110


def beats(card: int, other: int) -> bool:
    """Whether a card wins the column against the other: the higher value, but 1 beats 14 (N13)."""
    return (card == 1 and other == 14) or (card > other and not (card == 14 and other == 1))


def members(some: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending."""
    return tuple(bit for bit in range(some.bit_length()) if some >> bit & 1)


class _Cards(dict[int, tuple[int, ...]]):
    """The cards of a hand, looked up faster than they could be counted."""

    def __missing__(self, hand: int) -> tuple[int, ...]:
        found = self[hand] = members(hand)
        return found


SPACES_OF: Final = tuple(members(some) for some in range(1 << SPACES))
CARDS_OF: Final = _Cards()
LAYINGS: Final = tuple(
    tuple(tuple([card * SPACES + space for space in spaces]) for card in range(CARDS)) for spaces in SPACES_OF
)
"""Codes of laying a card, by free spaces and card."""
BEATEN_BY: Final = tuple(sum(1 << c for c in range(CARDS) if beats(c, card)) for card in range(CARDS))
"""The cards that beat a card."""
COLUMN_WON: Final = tuple(
    tuple(tuple(1 << column if beats(near, far) else 0 for far in range(CARDS)) for near in range(CARDS))
    for column in range(COLUMNS)
)
"""The column's bit when seat 0's card wins it, by column, seat 0's side and seat 1's side."""


def outcome(cells: Sequence[int]) -> int:
    """Who gets the row of a full board: bit c is set when seat 0's side wins column c. Source: R6."""
    won = 0
    for column in range(COLUMNS):
        won |= COLUMN_WON[column][cells[column]][cells[column + COLUMNS]]
    return won


@frozen
class World:
    """What a rival may hold."""

    hand: int
    """Cards that it can lay."""
    anchor: bool = False
    """Whether it has the anchor."""


class Kernel:
    """A position of the placement phase with all hands known."""

    __slots__ = ("anchor_holder", "cells", "empty", "fixed", "hands", "laid", "seat", "task")

    cells: list[int]
    """Card in every space."""
    hands: list[int]
    """Cards that can still be laid, a seat."""
    anchor_holder: int
    """The seat that still has the anchor; -1 when nobody has."""
    empty: int
    """Spaces without a card."""
    fixed: int
    """The space of the anchored card as a set; it never moves, so the space stays its own."""
    seat: int
    """Who decides."""
    task: int
    """What is decided: laying, anchoring or moving."""
    laid: int
    """The space of the card just laid while its anchor or arrow is open; else -1."""

    def copy(self) -> Kernel:
        """Another position like this one."""
        other = Kernel()
        other.cells = self.cells[:]
        other.hands = self.hands[:]
        other.anchor_holder = self.anchor_holder
        other.empty = self.empty
        other.fixed = self.fixed
        other.seat = self.seat
        other.task = self.task
        other.laid = self.laid
        return other

    def key(self) -> tuple[int, ...]:
        """The whole position as a value."""
        return (
            *self.cells,
            *self.hands,
            self.anchor_holder,
            self.fixed,
            self.seat,
            self.task,
            self.laid,
        )

    @property
    def over(self) -> bool:
        """Whether all spaces are full and nothing is open."""
        return not self.empty and self.task == LAYING

    def legal(self) -> list[int]:
        """Codes of all legal actions; empty when the phase is over."""
        empty, task = self.empty, self.task
        if task == LAYING:
            codes: list[int] = []
            if empty:
                on_these = LAYINGS[empty]
                for card in CARDS_OF[self.hands[self.seat]]:
                    codes += on_these[card]
                if self.anchor_holder == self.seat:
                    codes += [code + WITH_ANCHOR for code in codes]
            return codes
        if task == ANCHORING:
            return [ANCHOR + space for space in SPACES_OF[ALL_SPACES ^ empty]]
        return list(self.moves())

    def moves(self) -> tuple[int, ...]:
        """Codes of the moves that the arrow at ``laid`` allows; empty when it moves nothing. Source: N3-N8."""
        laid = self.laid
        side = SIDE_OF[laid]
        movable = side & ~self.empty & ~self.fixed & ~(1 << laid)
        if self.cells[laid] in VERTICAL:
            return _VERTICAL_MOVES[movable & FACING[self.empty]]
        if laid < COLUMNS:
            return _HORIZONTAL_MOVES[0][movable][self.empty & side]
        return _HORIZONTAL_MOVES[1][movable >> COLUMNS][self.empty >> COLUMNS]

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        if code < ANCHOR:
            card, space, card_bit, space_bit, plain = _LAYING[code]
            seat = self.seat
            self.cells[space] = card
            self.empty ^= space_bit
            self.hands[seat] ^= card_bit
            if plain:
                self.seat = 1 - seat
                return
            self.laid = space
            if code >= WITH_ANCHOR:
                self.task = ANCHORING
                self.anchor_holder = -1
                return
            if self.empty and self.moves():
                self.task = MOVING
                return
        elif code >= MOVE:
            source, target = divmod(code - MOVE, SPACES)
            cells = self.cells
            cells[target] = cells[source]
            cells[source] = NOTHING
            self.empty ^= 1 << source | 1 << target
        else:
            self.fixed = 1 << code - ANCHOR
            if 1 << self.cells[self.laid] & ARROWS and self.empty and self.moves():
                self.task = MOVING
                return
        self.task = LAYING
        self.laid = -1
        self.seat ^= 1


_NO_CARDS: Final = [NOTHING] * SPACES
_LAYING: Final = tuple(
    (
        code % WITH_ANCHOR // SPACES,
        code % SPACES,
        1 << code % WITH_ANCHOR // SPACES,
        1 << code % SPACES,
        code < WITH_ANCHOR and not ARROWS >> code // SPACES & 1,
    )
    for code in range(ANCHOR)
)
"""Card and space of a laying, both as bits too, and whether nothing can follow from it."""
_VERTICAL_MOVES: Final = tuple(
    tuple(MOVE + source * SPACES + OPPOSITE[source] for source in spaces) for spaces in SPACES_OF
)
"""Moves across, by the cards that can."""
_HORIZONTAL_MOVES: Final = tuple(
    tuple(
        tuple(
            tuple(
                MOVE + (first + source) * SPACES + first + target
                for source in SPACES_OF[movable]
                for target in SPACES_OF[free]
            )
            for free in range(32)
        )
        for movable in range(32)
    )
    for first in (0, COLUMNS)
)
"""Moves along a side, by side, cards that can and free spaces, both as columns."""


def kernel(
    hands: Sequence[int],
    seat: int,
    anchor_holder: int = -1,
    cells: Sequence[int] | None = None,
    fixed: int = 0,
    task: int = LAYING,
    laid: int = -1,
) -> Kernel:
    """A position; by default an empty board.

    No ``__init__``: copies, of which there are many more, are filled in without one, compiled or not.
    """
    at = Kernel()
    if cells is None:
        at.cells = _NO_CARDS[:]
        at.empty = ALL_SPACES
    else:
        at.cells = list(cells)
        at.empty = sum(1 << space for space, card in enumerate(cells) if card == NOTHING)
    at.hands = list(hands)
    at.anchor_holder = anchor_holder
    at.fixed = fixed
    at.seat = seat
    at.task = task
    at.laid = laid
    return at
