"""Ordered piles of cards or tiles, some of which an observer may not know."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import draft_of, frozen

C = TypeVar("C")


class EmptyPile(ValueError):
    """More was drawn than the pile holds."""


@frozen
class Pile(Generic[C]):
    """A face-down pile; index 0 is the top. ``None`` stands for a card the observer may not know."""

    cards: tuple[C | None, ...]

    def __len__(self) -> int:
        """How many cards are left."""
        return len(self.cards)

    def draw(self, count: int = 1) -> tuple[tuple[C, ...], Pile[C]]:
        """The top ``count`` cards and the pile without them.

        Raises:
            EmptyPile: the pile is too small, or one of the cards is hidden from this observer.
        """
        top: Any = self.cards[:count]
        if len(top) < count or None in top:
            raise EmptyPile(f"cannot draw {count} known cards from a pile of {len(self.cards)}")
        left: Any = _PILE()
        left.cards = self.cards[count:]
        left.__class__ = Pile
        return top, left

    def hidden(self) -> Pile[C]:
        """The pile as somebody sees it who knows only its size."""
        return Pile((None,) * len(self.cards))


_PILE = draft_of(Pile)
"""Filled in by hand, see ``engine.values``: each draw makes one."""


def shuffle(cards: tuple[C, ...], rng: Rng) -> tuple[Pile[C], Rng]:
    """A new face-down pile in random order, and the generator after the shuffle."""
    order, rng = rng.dealt(cards)
    return Pile(order), rng
