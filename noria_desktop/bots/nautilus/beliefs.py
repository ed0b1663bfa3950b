"""How well a hand explains what the rival has laid so far this round.

Each card that the rival laid is compared with everything it could have laid from a supposed hand: a hand from which the
choice would have been a poor one is less likely. The rival is taken for a player that mostly looks
one card ahead. Source: engines-and-bots 5 (level 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from noria_desktop.bots.nautilus.encode import encoded, other
from noria_desktop.bots.nautilus.greedy import Appraisal
from noria_desktop.bots.nautilus.kernel import (
    ANCHOR,
    CARDS_OF,
    LAYINGS,
    NOTHING,
    SPACES,
    WITH_ANCHOR,
    Kernel,
    World,
    kernel,
)
from noria_desktop.bots.nautilus.sight import rival_of
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.state import State

SHARPNESS: Final = 12.0
"""By how much better worth attracts: a choice that is better by all that is at stake is e to this likelier."""
SHARPER: Final = 20.0
"""The same of strong players: of 260 rounds of level 4 against itself it gives the true hands the highest likelihood."""
DOUBT: Final = 0.25
"""Share of choices made for reasons that cannot be understood."""


def believed(
    view: State,
    seat: Seat,
    worlds: Sequence[tuple[World, float]],
    table: Sequence[float],
    attraction: float = SHARPNESS,
) -> list[float]:
    """The weight of each world after looking at the rival's play.

    Args:
        view: what ``seat`` sees, in the placement phase or at its end.
        seat: who wonders.
        worlds: what the rival may hold now, with the weight before looking at its play.
        table: worth of the outcomes to seat 0.
        attraction: by how much better worth attracts the rival.
    """
    weights = [weight for _, weight in worlds]
    rival = other(seat)
    span = max(table) - min(table)
    if span <= 0:
        return weights
    sharpness = attraction / span
    codes = [encoded(action) for action in view.table.course]
    # Whatever the rival held at some time of this round, as far as it can be known.
    unsure = rival_of(view, seat)
    possible = unsure.unseen | unsure.known
    for world, _ in worlds:
        possible |= world.hand
    for code in codes:
        if code < ANCHOR:
            possible |= 1 << code % WITH_ANCHOR // SPACES
    at = kernel((0, 0), view.match.start)
    laid: list[tuple[int, dict[int, float]]] = []
    for code in codes:
        if code < ANCHOR and at.seat == rival:
            card = code % WITH_ANCHOR // SPACES
            laid.append((card, _attractions(at, possible, code % WITH_ANCHOR, table, sharpness)))
        at.play(code)
    # From the last card back, each hand grows by what was laid from it.
    held = [world.hand for world, _ in worlds]
    for card, attractions in reversed(laid):
        for index, hand in enumerate(held):
            hand |= 1 << card
            held[index] = hand
            options = CARDS_OF[hand]
            total = sum(attractions[option] for option in options)
            weights[index] *= (1 - DOUBT) / total + DOUBT / (len(options) * SPACES)
    return weights


def _attractions(
    at: Kernel, cards: int, code: int, table: Sequence[float], sharpness: float
) -> dict[int, float]:
    """How attractive each card was on all spaces together, beside the choice that was made (1)."""
    appraisal = Appraisal(at, table, foresight=1.0)
    sign = sharpness if at.seat == 0 else -sharpness
    middle = appraisal.worth(code)
    found = {}
    lying = 0
    for card in at.cells:
        if card != NOTHING:
            lying |= 1 << card
    for card in CARDS_OF[cards & ~lying]:
        found[card] = sum(
            exp(sign * (appraisal.worth(option) - middle)) for option in LAYINGS[at.empty][card]
        )
    return found
