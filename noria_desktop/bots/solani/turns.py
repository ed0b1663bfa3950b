"""Playing on by the tables: what a seat does when it takes the best it sees, on the searching kernel.

Used to fit the tables and to play games out in mind. Source: engines-and-bots 6.
"""

from __future__ import annotations

import random

from noria_desktop.bots.solani.drafting import picks
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.table import (
    DISCARD,
    DRAFTING,
    KEEPING,
    LAY_BRANCH,
    LAY_CIRCLE,
    PICKING,
    PLACING,
    PLACING_FEATURE,
    Table,
)
from noria_desktop.bots.solani.weights import Weights
from noria_desktop.bots.solani.winning import layings, wins
from noria_desktop.bots.solani.worth import Pair, Places, judge_for

DECISIONS = (DRAFTING, PLACING, PICKING, KEEPING, PLACING_FEATURE)
"""Phases in which a seat decides."""


def codes_of(sky: Sky, pair: Pair) -> list[int]:
    """A pair of placements in an order that the rules allow; a circle without a space is left for later."""
    _, space, mask, circle = pair
    branch, round_tile = LAY_BRANCH + space * 16 + mask, LAY_CIRCLE + circle
    if space == NOTHING:
        return [round_tile]
    if circle == NOTHING:
        return [branch]
    return [branch, round_tile] if sky.near >> space & 1 else [round_tile, branch]


def laid(table: Table, weights: Weights, depth: int) -> list[int]:
    """The best way for the placing seat to lay what it holds."""
    sky = table.skies[table.seat]
    places = Places(judge_for(weights, table, table.seat), sky)
    if depth:
        found = places.exact(sky.held_branch, sky.held_circle, depth)
        return codes_of(sky, found[0]) if found else [DISCARD]
    best = places.best(sky.held_branch, sky.held_circle)
    return [DISCARD] if best is None else codes_of(sky, best)


def decided(table: Table, weights: Weights, depth: int) -> list[int]:
    """What the seat whose turn it is does, one decision or both placements."""
    seat = table.seat
    match table.phase:
        case 1:
            return [picks(table, seat, weights, depth)[0].code]
        case 2:
            return laid(table, weights, depth)
        case 5:
            found = layings(table, seat, weights)
            return [found[0][1]] if found else [DISCARD]
    return [wins(table, seat, weights)[0][1]]


def play_on(table: Table, weights: Weights, depth: int, chance: random.Random, last_round: int) -> None:
    """All seats play by the tables until a round is over."""
    while table.round <= last_round:
        if table.phase in DECISIONS:
            for code in decided(table, weights, depth):
                table.play(code)
        elif table.phase == 9:
            return
        else:
            table.advance(chance)
