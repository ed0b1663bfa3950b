"""Promising ways to play the rest of a part of one's turn, best first by the prices: what the planner then plays on.

Among influence and actions one exchange of two discs counts as well, which quick play never makes. Source: rules.md 4.2.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.codes import (
    ACTING,
    ADVANCE,
    CENTRE,
    CHOOSE_TRACK,
    CHOOSING_TRACK,
    END,
    INFLUENCING,
    INTRIGUES,
    INTRIGUING,
    KNOWLEDGE,
    LEVELS,
    MODIFICATIONS,
    MODIFY,
    NAMED,
    NAMING,
    PHASE,
    PLACE,
    PLACED,
    PLACING,
    REMOVE,
    REMOVING,
    ROUND,
    SEAT,
    UPPER,
    WHEEL,
    double,
    single,
)
from noria_desktop.bots.noria.disc_uses import DiscUses, Leaf
from noria_desktop.bots.noria.own_turns import (
    Line,
    Way,
    beginnings,
    best_actions,
    left_over,
    ways,
    written,
)
from noria_desktop.bots.noria.pricing import Prices
from noria_desktop.bots.noria.printed import ACTIVE, CHAMBERS, COGS, MODIFY_BASE, SURCHARGE
from noria_desktop.bots.noria.quick import best_rest
from noria_desktop.bots.noria.search_state import play, removable

WIDTH: Final = 3
EXPANDED: Final = 12
"""Ways of turning and beginning whose uses are looked at one by one."""
ALIKE: Final = 2
"""So many ways with the same uses of the discs, which differ in the wheel."""


def proposals(cells: list[int], taste: list[float], most: int) -> list[Line]:
    """The best ways to play the rest of this part of the turn, at most so many; the one of quick play among them."""
    phase = cells[PHASE]
    if phase in (INFLUENCING, NAMING):
        found = _turns(cells, taste, most)
    elif phase == ACTING:
        found = _rests(cells, taste, most)
    elif phase == INTRIGUING:
        found = _intrigues(cells, taste)
    elif phase == REMOVING:
        found = _removals(cells, taste)
    elif phase == PLACING:
        found = _placings(cells, taste)
    elif phase == CHOOSING_TRACK:
        return [Line(0.0, [single(CHOOSE_TRACK, track)]) for track in range(4)]
    else:
        return [Line(0.0, [ADVANCE])]
    found.sort(key=_worth, reverse=True)
    found = found[:most]
    quick = best_rest(cells, taste)
    if not any(line.codes == quick for line in found):
        found = [Line(found[0].worth if found else 0.0, quick), *found[: most - 1]]
    return found


def _worth(line: Line) -> float:
    return line.worth


# Influence and actions ------------------------------------------------------------------------------------


def _turns(cells: list[int], taste: list[float], most: int) -> list[Line]:
    prices = Prices(cells, taste)
    uses = DiscUses(prices, WIDTH)
    if cells[PHASE] == INFLUENCING:
        turning = ways(cells, prices)
        turning += _exchanges(cells, prices)
    else:
        wheel = cells[WHEEL : WHEEL + 12]
        turning = [Way([], wheel, cells[KNOWLEDGE], prices.wheel(wheel))]
    ranked: list[tuple[float, int, int]] = []
    begun = []
    for place, way in enumerate(turning):
        options = beginnings(way.wheel, prices, cells[NAMED])
        begun.append(options)
        for number, option in enumerate(options):
            leaf = uses.best(option.uses, way.knowledge, option.target)
            ranked.append((leaf.worth + way.later, place, number))
    ranked.sort(key=_first, reverse=True)
    open_ways: list[tuple[float, int, int, list[int]]] = []
    for _, place, number in ranked[:EXPANDED]:
        way, option = turning[place], begun[place][number]
        for leaf in uses.every(option.uses, way.knowledge, option.target):
            open_ways.append((leaf.worth + way.later, place, number, leaf.steps))
    open_ways.sort(key=_opened, reverse=True)
    alike: dict[str, int] = {}
    lines: list[Line] = []
    for worth, place, number, steps in open_ways:
        key = str(sorted(steps))
        count = alike.get(key, 0)
        if count >= ALIKE:
            continue
        alike[key] = count + 1
        way, option = turning[place], begun[place][number]
        lines.append(Line(worth, written(cells, way.shifts, option.named, option.code, steps)))
        if len(lines) >= most:
            break
    return lines


def _first(entry: tuple[float, int, int]) -> float:
    return entry[0]


def _opened(entry: tuple[float, int, int, list[int]]) -> float:
    return entry[0]


def _exchanges(cells: list[int], prices: Prices) -> list[Way]:
    """Exchanges of two spaces that bring another disc into the active half."""
    knowledge = cells[KNOWLEDGE] - ((MODIFY_BASE + SURCHARGE[cells[ROUND]]) << cells[MODIFICATIONS])
    found: list[Way] = []
    if knowledge < 0:
        return found
    for active in ACTIVE:
        for other in range(12):
            if cells[WHEEL + other] == cells[WHEEL + active] or not cells[WHEEL + other]:
                continue
            if other in ACTIVE and cells[WHEEL + active] and other < active:
                continue
            wheel = cells[WHEEL : WHEEL + 12]
            wheel[active], wheel[other] = wheel[other], wheel[active]
            code = double(MODIFY, min(active, other), max(active, other))
            found.append(Way([code], wheel, knowledge, prices.wheel(wheel)))
    return found


def _rests(cells: list[int], taste: list[float], most: int) -> list[Line]:
    """Uses of the discs that were begun, to the end of the phase."""
    prices = Prices(cells, taste)
    left, target = left_over(cells, prices)
    leaves = DiscUses(prices, WIDTH).every(left, cells[KNOWLEDGE], target)
    seen: list[str] = []
    lines: list[Line] = []
    leaves.sort(key=_leaf, reverse=True)
    for leaf in leaves:
        key = str(sorted(leaf.steps))
        if key in seen:
            continue
        seen.append(key)
        codes = written(cells, [], 0, 0, leaf.steps)
        at = cells[:]
        for code in codes:
            play(at, code)
        while at[PHASE] == ACTING:
            for code in best_actions(at, Prices(at, taste)).codes:
                codes.append(code)
                play(at, code)
        lines.append(Line(leaf.worth, codes))
        if len(lines) >= most:
            break
    return lines


def _leaf(leaf: Leaf) -> float:
    return leaf.worth


# Politics and discs ---------------------------------------------------------------------------------------


def _intrigues(cells: list[int], taste: list[float]) -> list[Line]:
    """Leaving politics, and every first intrigue with what quick play follows it by."""
    prices = Prices(cells, taste)
    levels = cells[LEVELS : LEVELS + 4]
    prices.standing(levels[0], levels[1], levels[2], levels[3])
    share = prices.filled()
    none = Line(prices.knowledge_row[min(cells[KNOWLEDGE], 40)], [END])
    lines = [none]
    if cells[KNOWLEDGE] < COGS[cells[ROUND]] << cells[INTRIGUES]:
        return lines
    for seat in range(CHAMBERS):
        if not cells[UPPER + seat]:
            continue
        first = single(SEAT, seat)
        seated = cells[:]
        play(seated, first)
        gain = prices.steep(seat) * (1.0 - share)
        if seated[PHASE] != REMOVING:
            codes = [first, *best_rest(seated, taste)]
            lines.append(Line(gain + prices.knowledge_row[min(seated[KNOWLEDGE], 40)], codes))
            continue
        for out in range(CHAMBERS):
            if removable(seated, out):
                after = seated[:]
                play(after, single(REMOVE, out))
                rest = best_rest(after, taste)
                worth = gain - prices.steep(out) * share
                worth += prices.intrigues(after, after[KNOWLEDGE], after[INTRIGUES], None)
                lines.append(Line(worth, [first, single(REMOVE, out), *rest]))
                if rest != [END]:
                    lines.append(Line(worth - 0.5, [first, single(REMOVE, out), END]))
    return lines


def _removals(cells: list[int], taste: list[float]) -> list[Line]:
    prices = Prices(cells, taste)
    levels = cells[LEVELS : LEVELS + 4]
    prices.standing(levels[0], levels[1], levels[2], levels[3])
    lines: list[Line] = []
    for out in range(CHAMBERS):
        if removable(cells, out):
            after = cells[:]
            play(after, single(REMOVE, out))
            lines.append(Line(-prices.steep(out), [single(REMOVE, out), *best_rest(after, taste)]))
    return lines


def _placings(cells: list[int], taste: list[float]) -> list[Line]:
    """Every space for each kind of disc that waits; the others where quick play lays them."""
    prices = Prices(cells, taste)
    lines: list[Line] = []
    for disc in range(7):
        if not cells[CENTRE + disc]:
            continue
        for space in range(12):
            if cells[PLACED] >> space & 1:
                continue
            code = double(PLACE, space, disc)
            after = cells[:]
            play(after, code)
            codes = [code]
            if after[PHASE] == PLACING:
                codes += best_rest(after, taste)
                for other in codes[1:]:
                    play(after, other)
            lines.append(Line(prices.to_come(after[WHEEL : WHEEL + 12]), codes))
    return lines
