"""Playing on by the tables: what a seat does when it takes the best it sees, on the searching kernel.

Used to fit the tables and to play games out in mind. Source: engines-and-bots 6.
"""

from __future__ import annotations

import random

from noria_desktop.bots.solani.codes import (
    DECISIONS,
    DISCARD,
    DRAFTING,
    FINISHED,
    LAY_BRANCH,
    LAY_CIRCLE,
    LAY_FEATURE,
    PLACING,
    PLACING_FEATURE,
)
from noria_desktop.bots.solani.drafting import quick_pick
from noria_desktop.bots.solani.places import Pair, Places
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.weights import Weights
from noria_desktop.bots.solani.winning import quick_space, quick_win
from noria_desktop.bots.solani.worth import judge_for


def codes_of(sky: Sky, pair: Pair) -> list[int]:
    """A pair of placements in an order that the rules allow; a circle without a space is left for later."""
    _, space, mask, circle = pair
    branch, round_tile = LAY_BRANCH + space * 16 + mask, LAY_CIRCLE + circle
    if space == NOTHING:
        return [round_tile]
    if circle == NOTHING:
        return [branch]
    return [branch, round_tile] if sky.near >> space & 1 else [round_tile, branch]


def decided(table: SearchState, weights: Weights) -> list[int]:
    """What the seat whose turn it is does: one decision, or both placements."""
    seat, sky = table.seat, table.skies[table.seat]
    if table.phase == DRAFTING:
        return [quick_pick(table, seat, weights)]
    if table.phase == PLACING:
        best = Places(judge_for(weights, table, seat), sky).best(sky.held_branch, sky.held_circle)
        return [DISCARD] if best is None else codes_of(sky, best)
    if table.phase == PLACING_FEATURE:
        space = quick_space(judge_for(weights, table, seat), sky, table.feature)[1]
        return [DISCARD] if space == NOTHING else [LAY_FEATURE + space]
    return [quick_win(table, seat, weights)]


def play_on(table: SearchState, weights: Weights, chance: random.Random, last_round: int) -> None:
    """All seats play by the tables until a round is over."""
    while table.round <= last_round and table.phase != FINISHED:
        if table.phase in DECISIONS:
            for code in decided(table, weights):
                table.play(code)
        else:
            table.advance(chance)
