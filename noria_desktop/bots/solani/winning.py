"""Winning a feature: which card, blind or open, and where its tile goes.

Source: rules.md 4.4; engines-and-bots 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from noria_desktop.bots.solani.codes import DRAW, KEEP, LAY_FEATURE, TAKE
from noria_desktop.bots.solani.encode import unseen_features
from noria_desktop.bots.solani.legal import legal_codes
from noria_desktop.bots.solani.printed import DRAWN, EMPTY, FEATURE_LIMIT, NUMBER_ROW, spaces_of
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import Sky
from noria_desktop.bots.solani.weights import Weights
from noria_desktop.bots.solani.worth import Judge, judge_for


def best_spaces(judge: Judge, sky: Sky, tile: int) -> list[tuple[float, int]]:
    """What a feature tile adds on every space it can be laid on: points, space; best first."""
    before = judge.whole(sky)
    near = sky.near
    added = tile not in sky.features
    if added:
        sky.features.append(tile)
    found = []
    for space in spaces_of(sky.empties & sky.reach):
        sky.lay_circle(space, tile)
        found.append((judge.whole(sky) - before, space))
        sky.lift_circle(space, near)
    if added:
        sky.features.pop()
    found.sort(key=lambda some: (-some[0], some[1]))
    return found


def quick_space(judge: Judge, sky: Sky, tile: int) -> tuple[float, int]:
    """The best space for a feature tile by what it scores itself: points, space (-1 when there is none)."""
    row, none, local, near = judge.circles[tile], judge.circles[EMPTY], sky.local, sky.near
    best, at = 0.0, -1
    for space in spaces_of(sky.empties & sky.reach):
        sky.lay_circle(space, tile)
        gain = row[local[space]] - none[local[space]] + judge.other(sky, space)
        sky.lift_circle(space, near)
        if at < 0 or gain > best:
            best, at = gain, space
    return best, at


def quick_win(table: SearchState, seat: int, weights: Weights) -> int:
    """The open card that scores best at once, or a blind one if there is none: for playing out."""
    judge, sky = judge_for(weights, table, seat), table.skies[seat]
    found = []
    for code in legal_codes(table):
        tile = code - TAKE if code < DRAW else code - KEEP
        found.append((-1.0 if DRAW <= code < KEEP else quick_space(judge, sky, tile)[0], -code))
    return -max(found)[1]


def worth_of(judge: Judge, sky: Sky, tile: int) -> float:
    """What winning a feature adds; nothing when it cannot be laid."""
    found = best_spaces(judge, sky, tile)
    return found[0][0] if found else 0.0


def wins(table: SearchState, seat: int, weights: Weights) -> list[tuple[float, int]]:
    """What every legal decision about a feature card adds: points, code; best first."""
    judge, sky = judge_for(weights, table, seat), table.skies[seat]
    known: dict[int, float] = {}

    def worth(tile: int) -> float:
        if tile not in known:
            known[tile] = worth_of(judge, sky, tile)
        return known[tile]

    found = []
    # Where nothing lies open all that is left is drawing blind, and a deck that nobody may look into is none in ``table``.
    for code in legal_codes(table) or _draws(table, seat):
        if code < DRAW:
            gain = worth(code - TAKE)
        elif code < KEEP:
            gain = _blind([worth(tile) for tile in unseen_features(table, code - DRAW)])
        else:
            gain = worth(code - KEEP)
        found.append((gain, code))
    found.sort(key=lambda some: (-some[0], some[1]))
    return found


def _draws(table: SearchState, seat: int) -> list[int]:
    """Drawing from each deck that has cards left: those that nobody has seen. Source: rules.md 4.4; ruling 11."""
    owned = [NUMBER_ROW[tile] for tile in table.skies[seat].features]
    return [DRAW + row for row in (0, 1) if owned.count(row) < FEATURE_LIMIT and unseen_features(table, row)]


def _blind(worths: Sequence[float]) -> float:
    """The better of two cards that nobody has seen."""
    hands: Iterable[Sequence[float]] = combinations(worths, min(DRAWN, len(worths)))
    best = [max(hand) for hand in hands]
    return sum(best) / len(best)


def layings(table: SearchState, seat: int, weights: Weights) -> list[tuple[float, int]]:
    """What the feature tile at hand adds on every space: points, code; best first."""
    judge = judge_for(weights, table, seat)
    sky = table.skies[seat]
    return [(gain, LAY_FEATURE + space) for gain, space in best_spaces(judge, sky, table.feature)]
