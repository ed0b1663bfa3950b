"""Influence and actions of one's own turn: what can be begun, and the best use of it by the prices.

Everything is written down in real actions, as codes. Source: rules.md 4.2.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.bot_turn import turn_large, turn_medium
from noria_desktop.bots.noria.codes import (
    ACTING,
    BEGIN,
    END,
    IN_USE,
    INFLUENCING,
    KNOWLEDGE,
    NAME,
    NAMED,
    NAMING,
    NIGHT_SHIFT,
    NIGHT_SHIFTS,
    PART,
    PHASE,
    ROUND,
    TASKS,
    UPGRADE,
    VERB,
    VERB_BITS,
    WHEEL,
    double,
    single,
)
from noria_desktop.bots.noria.disc_uses import CODE, NO_DISC, TYPE, DiscUses
from noria_desktop.bots.noria.pricing import Prices
from noria_desktop.bots.noria.printed import (
    ACTIVE,
    BONUS,
    BONUS_EXTRA,
    BONUS_UPGRADED,
    LARGE,
    MEDIUM,
    NORMAL,
    SHIFT_BASE,
    SURCHARGE,
    TOOL,
    UPGRADED,
    aims_of,
    joining,
    usable_sets,
)
from noria_desktop.bots.noria.search_state import play


class Line:
    """A way to play the rest of a part of the turn, to the end of that part."""

    __slots__ = ("codes", "worth")

    worth: float
    codes: list[int]

    def __init__(self, worth: float, codes: list[int]) -> None:
        """What it is worth by the prices, and its actions."""
        self.worth = worth
        self.codes = codes


class Way:
    """Night shifts that can be paid, and what they lead to."""

    __slots__ = ("knowledge", "later", "shifts", "wheel")

    shifts: list[int]
    wheel: list[int]
    knowledge: int
    later: float
    """Worth of the wheel in the turns to come."""

    def __init__(self, shifts: list[int], wheel: list[int], knowledge: int, later: float) -> None:
        """These shifts, the wheel and the knowledge after them."""
        self.shifts = shifts
        self.wheel = wheel
        self.knowledge = knowledge
        self.later = later


class Begun:
    """A set of discs with a way to begin it."""

    __slots__ = ("code", "named", "target", "uses")

    named: int
    """Spaces as bits; none: the phase is left."""
    code: int
    uses: int
    """Actions by type of disc, a nibble each."""
    target: int
    """Type of the disc that a tool would upgrade; -1 for none."""

    def __init__(self, named: int, code: int, uses: int, target: int) -> None:
        """These discs, begun so."""
        self.named = named
        self.code = code
        self.uses = uses
        self.target = target


def ways(cells: list[int], prices: Prices) -> list[Way]:
    """Up to three night shifts; none first."""
    wheel = cells[WHEEL : WHEEL + 12]
    found = [Way([], wheel, cells[KNOWLEDGE], prices.wheel(wheel))]
    seen = [wheel]
    base = SHIFT_BASE + SURCHARGE[cells[ROUND]]
    paid = cells[NIGHT_SHIFTS]
    place = 0
    while place < len(found):
        way = found[place]
        place += 1
        done = len(way.shifts)
        cost = base << paid + done
        if way.knowledge < cost or done > 2:
            continue
        for ring in (MEDIUM, LARGE):
            after = way.wheel[:]
            if ring == MEDIUM:
                turn_medium(after, 0)
            else:
                turn_large(after, 0)
            if after not in seen:
                seen.append(after)
                shifts = [*way.shifts, single(NIGHT_SHIFT, ring)]
                found.append(Way(shifts, after, way.knowledge - cost, prices.wheel(after)))
    return found


def beginnings(wheel: list[int], prices: Prices, must: int) -> list[Begun]:
    """The largest sets of discs with every way to begin them; first of all: none."""
    found = [Begun(0, 0, 0, -1)]
    occupied = 0
    for space in ACTIVE:
        if wheel[space]:
            occupied |= 1 << space
    for some in usable_sets(occupied):
        named = targets = bonus = 0
        doubled: list[int] = []
        for space in some:
            named |= 1 << space
            if (wheel[space] - 1) >> 1 == BONUS:
                bonus += 1
            else:
                targets |= 1 << space
            if not wheel[space] & 1:
                doubled.append(space + 1)
        if must & ~named or not targets:
            continue
        if not doubled:
            doubled.append(0)
        target = upgradable(wheel, prices, named)
        for used in doubled:
            extra = bonus * BONUS_EXTRA
            if used and not targets >> (used - 1) & 1:
                extra += BONUS_UPGRADED - BONUS_EXTRA
            for aims in aims_of(targets, extra):
                uses = 0
                for space in some:
                    disc = (wheel[space] - 1) >> 1
                    if disc != BONUS:
                        uses += (UPGRADED if used == space + 1 else NORMAL) << 4 * disc
                rest = aims
                while rest:
                    uses += 1 << 4 * ((wheel[(rest & 15) - 1] - 1) >> 1)
                    rest >>= 4
                tools = uses >> 4 * TOOL & 15
                found.append(Begun(named, double(BEGIN, used, aims), uses, target if tools else -1))
    return found


def upgradable(wheel: list[int], prices: Prices, named: int) -> int:
    """Type of the disc most worth upgrading among those not activated; -1 for none."""
    best = -1
    most = -1.0
    for space in range(12):
        lying = wheel[space]
        if lying & 1 and not named >> space & 1:
            worth = prices.upgrade((lying - 1) >> 1)
            if worth > most:
                best, most = (lying - 1) >> 1, worth
    return best


# Influence and actions ------------------------------------------------------------------------------------


def best_actions(cells: list[int], prices: Prices) -> Line:
    """The best rest of influence and actions by the prices, to the end of the action phase."""
    uses = DiscUses(prices, 2)
    if cells[PHASE] == ACTING:
        left, target = left_over(cells, prices)
        leaf = uses.best(left, cells[KNOWLEDGE], target)
        return Line(leaf.worth, written(cells, [], 0, 0, leaf.steps))
    must = cells[NAMED]
    best = Line(-1e9, [])
    best_way: Way | None = None
    best_begun: Begun | None = None
    steps: list[int] = []
    for way in _ways(cells, prices):
        for begun in beginnings(way.wheel, prices, must):
            leaf = uses.best(begun.uses, way.knowledge, begun.target)
            worth = leaf.worth + way.later
            if worth > best.worth + 1e-9:
                best.worth = worth
                best_way, best_begun, steps = way, begun, leaf.steps
    assert best_way is not None
    assert best_begun is not None
    best.codes = written(cells, best_way.shifts, best_begun.named, best_begun.code, steps)
    return best


def _ways(cells: list[int], prices: Prices) -> list[Way]:
    if cells[PHASE] == INFLUENCING:
        return ways(cells, prices)
    wheel = cells[WHEEL : WHEEL + 12]
    return [Way([], wheel, cells[KNOWLEDGE], prices.wheel(wheel))]


def left_over(cells: list[int], prices: Prices) -> tuple[int, int]:
    """What the discs begun can still do, by type, and what a tool would upgrade; the disc in use goes first."""
    in_use = cells[IN_USE] - 1
    alone = in_use >= 0 and cells[TASKS + in_use] > 0
    uses = 0
    for space in ACTIVE:
        if cells[TASKS + space] and (not alone or space == in_use):
            uses += cells[TASKS + space] << 4 * ((cells[WHEEL + space] - 1) >> 1)
    target = -1
    if uses >> 4 * TOOL & 15:
        target = upgradable(cells[WHEEL : WHEEL + 12], prices, cells[NAMED])
    return uses, target


def written(cells: list[int], shifts: list[int], named: int, begin: int, steps: list[int]) -> list[int]:
    """The line in real actions, to the end of the action phase; of a disc in use only to the end of that disc."""
    at = cells[:]
    codes = shifts[:]
    for code in shifts:
        play(at, code)
    if at[PHASE] == INFLUENCING:
        codes.append(END)
        play(at, END)
    if at[PHASE] == NAMING and named:
        occupied = 0
        for space in ACTIVE:
            if at[WHEEL + space]:
                occupied |= 1 << space
        while at[NAMED] != named:
            for space in joining(occupied, at[NAMED]):
                if named >> space & 1:
                    break
            code = single(NAME, space)
            codes.append(code)
            play(at, code)
        codes.append(begin)
        play(at, begin)
    for step in steps:
        code = step & CODE
        disc = step >> TYPE
        if disc != NO_DISC:
            space = at[IN_USE] - 1
            if space < 0 or not at[TASKS + space] or (at[WHEEL + space] - 1) >> 1 != disc:
                for space in ACTIVE:
                    if at[TASKS + space] and (at[WHEEL + space] - 1) >> 1 == disc:
                        break
            if code & VERB == UPGRADE:
                code = double(UPGRADE, 0, _turned_over(at, code >> PART))
            code |= space << VERB_BITS
        codes.append(code)
        play(at, code)
    if at[PHASE] != ACTING or not any(at[TASKS : TASKS + 12]):
        codes.append(END)
    return codes


SOONEST: Final[list[int]] = [3, 8, 0, 2, 7, 6, 1, 5, 4, 11, 10, 9]
"""Resting spaces first, those about to enter before the others."""


def _turned_over(cells: list[int], disc: int) -> int:
    """The space of the disc of a type that a tool best turns over: the one that acts soonest again."""
    for space in SOONEST:
        if cells[WHEEL + space] == 1 + 2 * disc and not cells[NAMED] >> space & 1:
            return space
    return -1
