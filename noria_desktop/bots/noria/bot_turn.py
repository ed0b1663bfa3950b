"""The bot's whole turn on a row of cells. Source: rules.md 5.2, 5.3; ``games/noria/bot_letters`` is the truth.

The bot has no choices and there is no chance after the set-up, so a turn of the human decides everything up to the next.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.codes import (
    BERTH,
    BOT_AMBASSADOR,
    BOT_FACTORIES,
    BOT_LEVELS,
    BOT_WHEEL,
    BOTS,
    FINISHED,
    INFLUENCING,
    ISLAND_COUNT,
    ISLAND_SIZE,
    ISLANDS,
    LEVELS,
    OWNER,
    PHASE,
    ROUND,
    SEATED,
    SPACES,
    UPPER,
)
from noria_desktop.bots.noria.printed import (
    ENTRIES,
    ISLAND_SPACES,
    ROUNDS,
    SURGE_FROM,
    TO_ENTRY,
    TOP,
    VALUES,
)

_A: Final = 0
_B: Final = 1
_C: Final = 2
_D: Final = 3
_E: Final = 4
_SPECIALISATION: Final = 4
_DIVERSIFICATION: Final = 5
TRACKS: Final = 4


def turn_all(cells: list[int], at: int) -> None:
    """All three rings of the wheel that begins there turn one step clockwise."""
    wheel = cells[at : at + SPACES]
    cells[at] = wheel[1]
    cells[at + 1] = wheel[0]
    cells[at + 2] = wheel[5]
    cells[at + 3 : at + 6] = wheel[2:5]
    cells[at + 6] = wheel[11]
    cells[at + 7 : at + 12] = wheel[6:11]


def turn_medium(cells: list[int], at: int) -> None:
    """The medium ring of the wheel that begins there turns one step."""
    last = cells[at + 5]
    cells[at + 3 : at + 6] = cells[at + 2 : at + 5]
    cells[at + 2] = last


def turn_large(cells: list[int], at: int) -> None:
    """The large ring of the wheel that begins there turns one step."""
    last = cells[at + 11]
    cells[at + 7 : at + 12] = cells[at + 6 : at + 11]
    cells[at + 6] = last


def bot_turn(cells: list[int]) -> None:
    """The rings turn, every letter that enters acts, and the next round begins or the game ends."""
    turn_all(cells, BOT_WHEEL)
    surging = cells[ROUND] >= SURGE_FROM
    queue: list[int] = []
    for ring in range(3):
        _line_up(queue, cells[BOT_WHEEL + ENTRIES[ring]], ring == 0, surging)
    queue.sort()
    while queue:
        use = queue.pop(0)
        letter = use >> 2
        if letter == _A:
            if surging:
                turn_medium(cells, BOT_WHEEL)
                turn_large(cells, BOT_WHEEL)
                _line_up(queue, cells[BOT_WHEEL + ENTRIES[1]], False, surging)
                _line_up(queue, cells[BOT_WHEEL + ENTRIES[2]], False, surging)
                queue.sort()
                continue
            done = _airship(cells)
        elif letter == _B:
            done = _factory(cells)
        elif letter == _C:
            done = _intrigue(cells)
        elif letter == _D:
            _investment(cells)
            continue
        elif letter == _E:
            done = _follow(cells)
        else:
            done = _enhance(cells)
        if not done and use & 1:
            _investment(cells)
    if cells[ROUND] >= ROUNDS:
        cells[PHASE] = FINISHED
    else:
        cells[ROUND] += 1
        cells[PHASE] = INFLUENCING


def _line_up(queue: list[int], lying: int, small: bool, surging: bool) -> None:
    """Add a letter's uses: letter, whether it is the second use, whether it stood on the small ring."""
    if not lying:
        return
    letter = (lying - 1) >> 1
    use = letter << 2 | (1 if small else 0)
    queue.append(use)
    if not lying & 1 and not (letter == _A and surging):
        queue.append(use | 2)


def _moved_on(cells: list[int]) -> int:
    """The bot's ambassador goes one island clockwise: where that island's cells begin."""
    island = (cells[BOT_AMBASSADOR] + 1) % ISLAND_COUNT
    cells[BOT_AMBASSADOR] = island
    return ISLANDS + ISLAND_SIZE * island


def _airship(cells: list[int]) -> bool:
    at = _moved_on(cells) + BERTH
    best = -1
    for berth in range(3):
        ships = cells[at + berth]
        if ships and (best < 0 or ships <= cells[at + best]):
            best = berth
    if best < 0:
        return False
    cells[at + best] -= 1
    return True


def _factory(cells: list[int]) -> bool:
    at = _moved_on(cells)
    if not cells[BOT_FACTORIES]:
        return False
    spaces = ISLAND_SPACES[cells[at]]
    best = -1
    for space in range(4):
        if not cells[at + OWNER + space] and (best < 0 or len(spaces[space]) >= len(spaces[best])):
            best = space
    if best < 0:
        return False
    cells[at + OWNER + best] = BOTS
    cells[BOT_FACTORIES] -= 1
    return True


def _intrigue(cells: list[int]) -> bool:
    seat = _chamber(cells, BOT_LEVELS, _SPECIALISATION)
    if seat >= 0:
        cells[UPPER + seat] -= 1
        cells[SEATED + seat] += 1
    gone = _chamber(cells, LEVELS, _DIVERSIFICATION)
    if gone >= 0:
        cells[UPPER + gone] -= 1
    return seat >= 0 or gone >= 0


def _chamber(cells: list[int], levels: int, fallback: int) -> int:
    """The chamber with somebody in the upper row whose track has the highest of these levels, or the fallback; -1: none."""
    best = -1
    most = 1
    for track in range(TRACKS):
        if cells[UPPER + track] and cells[levels + track] >= most:
            best, most = track, cells[levels + track]
    if best < 0 and cells[UPPER + fallback]:
        best = fallback
    return best


def _investment(cells: list[int]) -> bool:
    best = -1
    most = 0
    for track in range(TRACKS):
        if cells[BOT_LEVELS + track] < TOP:
            value = VALUES[track][cells[SEATED + track]]
            if value >= most:
                best, most = track, value
    if best >= 0:
        cells[BOT_LEVELS + best] += 1
    return best >= 0


def _follow(cells: list[int]) -> bool:
    best = -1
    most = 1
    for track in range(TRACKS):
        if cells[BOT_LEVELS + track] < TOP and cells[LEVELS + track] >= most:
            best, most = track, cells[LEVELS + track]
    if best >= 0:
        cells[BOT_LEVELS + best] += 1
    return best >= 0


def _enhance(cells: list[int]) -> bool:
    """The normal letter that enters soonest; among equals the highest ring, which comes first among the spaces."""
    best = -1
    soonest = 99
    for space in range(SPACES):
        if cells[BOT_WHEEL + space] & 1 and TO_ENTRY[space] < soonest:
            best, soonest = space, TO_ENTRY[space]
    if best < 0:
        return False
    cells[BOT_WHEEL + best] += 1
    return True


def points(cells: list[int], levels: int) -> int:
    """Points of the side whose levels begin there, as they would be counted now."""
    total = 0
    high = 0
    low = TOP
    for track in range(TRACKS):
        level = cells[levels + track]
        total += level * VALUES[track][cells[SEATED + track]]
        if level > high:
            high = level
        if level < low:
            low = level
    total += high * VALUES[_SPECIALISATION][cells[SEATED + _SPECIALISATION]]
    return total + low * VALUES[_DIVERSIFICATION][cells[SEATED + _DIVERSIFICATION]]


def lead(cells: list[int]) -> int:
    """Points by which the human is ahead."""
    return points(cells, LEVELS) - points(cells, BOT_LEVELS)
