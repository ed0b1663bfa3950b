"""Dealing and drawing by what a seed's hash gives, written out the slow way. Source: engine.rng."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.rng import Rng, seeded

SPAN = 1 << 64


def numbers(seed: int) -> Iterator[int]:
    """What a seed gives, number by number."""
    counter = 0
    while True:
        hashed = blake2b(counter.to_bytes(8, "big"), digest_size=8, key=seed.to_bytes(8, "big"))
        yield int.from_bytes(hashed.digest(), "big")
        counter += 1


def dealt_slowly(seed: int, count: int) -> tuple[tuple[int, ...], int]:
    """So many items dealt, exchange by exchange from the end, and how many numbers that took."""
    order, given, taken, top = list(range(count)), numbers(seed), 0, count
    while top > 1:
        low, orders = top, 1
        while low > 1 and orders * low <= SPAN // 2:
            orders, low = orders * low, low - 1
        number = SPAN
        while number >= SPAN - SPAN % orders:
            number, taken = next(given), taken + 1
        number %= orders
        for last in range(top - 1, low - 1, -1):
            number, pick = divmod(number, last + 1)
            order[last], order[pick] = order[pick], order[last]
        top = low
    return tuple(order), taken


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6, 13, 14, 20, 21, 30, 42, 65])
def test_dealing_exchanges_from_the_end_by_the_digits_of_few_numbers(count: int) -> None:
    for seed in range(40):
        order, after = seeded(seed).dealt(range(count))
        assert (order, after.counter) == dealt_slowly(seed, count)


@pytest.mark.parametrize("heap", [0, 1, 2, 5, 13, 14, 15, 30])
def test_a_heap_holds_the_same_items_and_all_behind_it_lie_as_ever(heap: int) -> None:
    for count in (0, 1, 14, 30):
        for seed in range(20):
            rng = seeded(seed)
            (order, after), (loose, same) = rng.dealt(range(count)), rng.dealt(range(count), heap=heap)
            assert loose[heap:] == order[heap:]
            assert sorted(loose[:heap]) == sorted(order[:heap])
            assert same == after


@pytest.mark.parametrize("bound", [1, 2, 30, 10**9, SPAN // 2 + 1, SPAN * 2 // 3, SPAN])
def test_numbers_of_the_biased_tail_are_passed_over(bound: int) -> None:
    """Of a bound of two thirds every third number is."""
    for seed in range(40):
        found, after = Rng(seed).below(bound)
        given = [number for number, _ in zip(numbers(seed), range(after.counter), strict=False)]
        assert [number < SPAN - SPAN % bound for number in given] == [False] * (len(given) - 1) + [True]
        assert found == given[-1] % bound
