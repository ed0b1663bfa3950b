"""The end of a round by enumeration: every world the rival's cards allow, each played out perfectly.

With one or two free spaces this is the exact expectation, because the last card is laid by somebody who needs
no hidden card any more. With three or four it still looks at everything, but lets both players see the
hands. Source: engines-and-bots 5 (oracles a and b).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from noria_desktop.bots.nautilus.endings import last_card
from noria_desktop.bots.nautilus.kernel import LAYING, Kernel, World, outcome


def solved(at: Kernel, table: Sequence[float], low: float = -1.0, high: float = 2.0) -> float:
    """The worth to seat 0 when both players see everything and play perfectly (alpha-beta)."""
    empty = at.empty
    if at.task == LAYING:
        if not empty:
            return table[outcome(at.cells)]
        if not empty & (empty - 1):
            seat = at.seat
            return table[last_card(at.cells, empty.bit_length() - 1, at.hands[seat], seat, table)]
    codes = at.legal()
    if at.seat == 0:
        for code in codes:
            after = at.copy()
            after.play(code)
            worth = solved(after, table, low, high)
            if worth > low:
                low = worth
                if low >= high:
                    return low
        return low
    for code in codes:
        after = at.copy()
        after.play(code)
        worth = solved(after, table, low, high)
        if worth < high:
            high = worth
            if low >= high:
                return high
    return high


def expected(
    at: Kernel, worlds: Iterable[tuple[World, float]], table: Sequence[float]
) -> list[tuple[float, int]]:
    """Every legal action with its mean worth to the player who decides, best first.

    Args:
        at: the position; the rival's hand in it does not matter.
        worlds: what the rival may hold, and how much each is believed.
        table: worth of the outcomes to seat 0.
    """
    seat = at.seat
    rival = 1 - seat
    codes = at.legal()
    sums = [0.0] * len(codes)
    total = 0.0
    for world, weight in worlds:
        total += weight
        here = at.copy()
        here.hands[rival] = world.hand
        if world.anchor:
            here.anchor_holder = rival
        for index, code in enumerate(codes):
            after = here.copy()
            after.play(code)
            sums[index] += weight * solved(after, table)
    found = [
        (worth / total if seat == 0 else 1.0 - worth / total, code)
        for worth, code in zip(sums, codes, strict=True)
    ]
    return sorted(found, key=lambda some: (-some[0], some[1]))
