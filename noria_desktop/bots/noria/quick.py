"""Quick play: the rest of one's turn by the prices alone, and whole games played on with it.

The games in which the planner compares turns are played by this. Chance plays no part, and neither does a clock.
"""

from __future__ import annotations

from noria_desktop.bots.noria.bot_turn import lead
from noria_desktop.bots.noria.codes import (
    ACTING,
    ADVANCE,
    CENTRE,
    CHOOSE_TRACK,
    CHOOSING_TRACK,
    END,
    FINISHED,
    INTRIGUES,
    INTRIGUING,
    KNOWLEDGE,
    LEVELS,
    PHASE,
    PLACE,
    PLACED,
    PLACING,
    REMOVE,
    REMOVING,
    SEAT,
    WHEEL,
    double,
    single,
)
from noria_desktop.bots.noria.own_turns import best_actions
from noria_desktop.bots.noria.pricing import Prices
from noria_desktop.bots.noria.printed import CHAMBERS
from noria_desktop.bots.noria.search_state import play, removable


def best_rest(cells: list[int], taste: list[float]) -> list[int]:
    """The best rest of this part of the turn by the prices alone, in real actions."""
    phase = cells[PHASE]
    if phase == INTRIGUING:
        return intrigues(cells, taste)
    if phase == REMOVING:
        return [best_removal(cells, taste)]
    if phase == PLACING:
        return placings(cells, taste)
    if phase == CHOOSING_TRACK:
        return [best_track(cells, taste)]
    if phase <= ACTING:
        return best_actions(cells, Prices(cells, taste)).codes
    return [ADVANCE]


def play_on(cells: list[int], taste: list[float]) -> int:
    """To the end of the game: points by which the human is ahead then."""
    while cells[PHASE] != FINISHED:
        for code in best_rest(cells, taste):
            play(cells, code)
    return lead(cells)


def best_track(cells: list[int], taste: list[float]) -> int:
    """Where the first representative starts."""
    best = 0
    most = -1e9
    for track in range(4):
        at = cells[:]
        play(at, single(CHOOSE_TRACK, track))
        worth = Prices(at, taste).standing(at[LEVELS], at[LEVELS + 1], at[LEVELS + 2], at[LEVELS + 3])
        if worth > most:
            best, most = track, worth
    return single(CHOOSE_TRACK, best)


def intrigues(cells: list[int], taste: list[float]) -> list[int]:
    """The intrigues that pay, to the end of politics."""
    prices = Prices(cells, taste)
    prices.standing(cells[LEVELS], cells[LEVELS + 1], cells[LEVELS + 2], cells[LEVELS + 3])
    steps: list[int] = []
    prices.intrigues(cells, cells[KNOWLEDGE], cells[INTRIGUES], steps)
    codes: list[int] = []
    for place in range(0, len(steps), 2):
        codes.append(single(SEAT, steps[place]))
        if steps[place + 1] >= 0:
            codes.append(single(REMOVE, steps[place + 1]))
    codes.append(END)
    return codes


def best_removal(cells: list[int], taste: list[float]) -> int:
    """The chamber that can best spare a politician of its upper row."""
    prices = Prices(cells, taste)
    prices.standing(cells[LEVELS], cells[LEVELS + 1], cells[LEVELS + 2], cells[LEVELS + 3])
    best = -1
    least = 0.0
    for chamber in range(CHAMBERS):
        if removable(cells, chamber):
            steep = prices.steep(chamber)
            if best < 0 or steep < least:
                best, least = chamber, steep
    return single(REMOVE, best)


def placings(cells: list[int], taste: list[float]) -> list[int]:
    """Where the bought discs lie best, one after the other."""
    prices = Prices(cells, taste)
    wheel = cells[WHEEL : WHEEL + 12]
    codes: list[int] = []
    placed = cells[PLACED]
    for disc in range(7):
        for _ in range(cells[CENTRE + disc]):
            best = -1
            most = -1.0
            for space in range(12):
                if not placed >> space & 1:
                    lying = wheel[space]
                    wheel[space] = 1 + 2 * disc
                    worth = prices.to_come(wheel)
                    wheel[space] = lying
                    if worth > most:
                        best, most = space, worth
            wheel[best] = 1 + 2 * disc
            placed |= 1 << best
            codes.append(double(PLACE, best, disc))
    return codes
