"""Chance as a value: a counter-based generator that lives inside the game state.

Each draw hashes the counter with the key (BLAKE2b) and rejects the biased tail, so the same seed gives
the same game on every platform and Python version, and undo followed by redo repeats every draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar

from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.values import draft_of, frozen

T = TypeVar("T")

SEED_BITS = 32
"""Seeds are unsigned 32-bit numbers, short enough to read out and type."""

_SPAN = 1 << 64
_HALF_SPAN = _SPAN >> 1
"""Bounds up to here reject at most every second number."""
_SMALL = 1 << 30
"""Python counts up to here in one piece."""


class MaskedRng(RuntimeError):
    """Somebody tried to draw from the generator of an observation; observers may not know chance."""


@frozen
class Rng:
    """A generator's whole state: the seed it came from and how many numbers it has given."""

    key: int | None
    """None in observations: drawing then raises ``MaskedRng``."""
    counter: int = 0

    def below(self, bound: int) -> tuple[int, Rng]:
        """A number 0 <= x < ``bound``, all equally likely, and the generator after the draw.

        Raises:
            ValueError: ``bound`` is not positive.
            MaskedRng: this generator belongs to an observation.
        """
        if bound < 1:
            raise ValueError(f"cannot draw below {bound}")
        key = self.key
        if key is None:
            raise MaskedRng
        counter, highest = self.counter, _SPAN - bound
        while True:
            hashed = _keyed(key).copy()
            hashed.update(counter.to_bytes(8, "big"))
            counter += 1
            value = int.from_bytes(hashed.digest(), "big")
            found = value % bound
            # With the last numbers, too few to make up all results once more, small results would be likelier.
            if value - found <= highest:
                after: Any = _RNG()
                after.key = key
                after.counter = counter
                after.__class__ = Rng
                return found, after

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """The items in random order (Fisher-Yates from the end), and the generator after it.

        A draw for each exchange. Saved games and written set-ups rest on just these orders, so this never changes.
        """
        order = list(items)
        rng = self
        for last in range(len(order) - 1, 0, -1):
            pick, rng = rng.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), rng

    def dealt(self, items: Sequence[T], heap: int = 1) -> tuple[tuple[T, ...], Rng]:
        """The items in random order like ``shuffled``, in another order than it gives and with fewer draws.

        One number decides as many exchanges as fit into it, digit by digit in mixed radix: fourteen cards
        cost a single draw. The first ``heap`` items are the same whatever it is, but their order is left open: for
        whoever sorts them, that is quicker.
        """
        order = list(items)
        rng = self
        top = len(order)
        while top > 1:
            low, orders, parts = _digits(top, heap)
            digits, rng = rng.below(orders)
            for span, places in parts:
                # A small number is taken apart in less time than a large one.
                part = digits % span
                digits //= span
                for size, last in places:
                    pick = part % size
                    part //= size
                    order[last], order[pick] = order[pick], order[last]
            top = low
        return tuple(order), rng

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        """One of the items, all equally likely, and the generator after the draw."""
        index, rng = self.below(len(items))
        return items[index], rng

    def masked(self) -> Rng:
        """The generator as an observer sees it."""
        return Rng(None, 0)


_RNG = draft_of(Rng)
"""Filled in by hand, see ``engine.values``: every draw makes one."""


@lru_cache(maxsize=64)
def _keyed(key: int) -> Any:
    """The hash of one seed before its counter is told: copying it costs less than a new one."""
    return blake2b(digest_size=8, key=key.to_bytes(8, "big"))


_Part = tuple[int, tuple[tuple[int, int], ...]]
"""A run of sizes, each with the place that its exchange fills, and before them how many orders they make."""


@cache
def _digits(top: int, heap: int) -> tuple[int, int, tuple[_Part, ...]]:
    """How far down the sizes from ``top`` fit into one number, how many orders that makes, and the parts of such a number.

    What would only be exchanged within the first ``heap`` places is in no part.
    """
    low, orders = top, 1
    span = 1
    parts: list[_Part] = []
    places: list[tuple[int, int]] = []
    while low > 1 and orders * low <= _HALF_SPAN:
        orders *= low
        if low > heap:
            if span * low > _SMALL:
                parts.append((span, tuple(places)))
                span, places = 1, []
            span *= low
            places.append((low, low - 1))
        low -= 1
    return low, orders, (*parts, (span, tuple(places)))


def seeded(seed: int) -> Rng:
    """The generator of a numbered game.

    Raises:
        ValueError: the seed is not an unsigned 32-bit number.
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a number from 0 to {(1 << SEED_BITS) - 1}, not {seed}")
    return Rng(seed)
