"""The human's side of Scythe on one row of numbers, for plans that reach over many turns.

Copying such a row costs a hundredth of making a frozen position, so that tens of thousands of turns can be compared in a
second. It keeps what plans are made of: tracks, units, structures, cubes, recruits, stars, and tokens in one heap,
wherever they lie. The Automa's units stand still; what it gains is in ``course``. So a plan is a forecast, never a
position to be played on: what may really be done comes from the rules alone, and the row is made of the position after
it. Plain ints throughout, so that it can be compiled. Source: rules.md 1 to 13; engines-and-bots 2.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.control import goods_on, human_territories
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES

Row = list[int]
"""A position, by the numbers below."""

POWER: Final = 0
POPULARITY: Final = 1
COINS: Final = 2
CARDS: Final = 3
"""Combat cards in hand."""
CHARACTER: Final = 4
MECHS: Final = 5
"""Four places by slot; ``NOWHERE`` on the mat."""
WORKERS: Final = 9
"""Eight places; those on the mat stand last."""
GOODS: Final = 17
"""Four numbers by kind."""
CUBES: Final = 21
"""A bit for each green box that is open."""
SLOTS: Final = 22
"""Cubes on the four bottom-row actions."""
STRUCTURES: Final = 26
"""Four places."""
RECRUITS: Final = 30
"""A bit for each recruit that was enlisted."""
SPACES: Final = 31
"""A bit for each one-time space that is taken."""
SECTION: Final = 32
"""Where the action token stands; ``NOWHERE`` before the first turn."""
TOKENS: Final = 33
"""A bit for each encounter token left."""
FACTORY: Final = 34
"""1 with a Factory card."""
STARS: Final = 35
"""How many were placed."""
KINDS: Final = 36
"""A bit for each kind of star of which no more may be placed."""
VICTORIES: Final = 37
"""Stars for combats."""
BEATEN: Final = 38
"""A bit for each territory that was taken from the Automa."""
HOPES: Final = 39
"""What cards not yet seen are likely to bring and risks to cost, in hundredths of a coin."""
TURN: Final = 40
"""Own turns ended since the plan began."""
OVER: Final = 41
"""1 after the sixth star."""
MECH_COUNT: Final = 42
WORKER_COUNT: Final = 43
STRUCTURE_COUNT: Final = 44
LENGTH: Final = 45

NOWHERE: Final = -1
ON_MAP: Final = (1 << TERRITORIES) - 1
"""Bits of the territories; home bases lie above."""


def flat(state: State) -> Row:
    """The row of a position at the end of a turn, or in it."""
    human = state.human
    army, works = human.army, human.works
    row = [0] * LENGTH
    row[POWER], row[POPULARITY], row[COINS] = human.power, human.popularity, human.coins
    row[CARDS] = len(human.hand)
    row[CHARACTER] = army.character
    count = 0
    for slot in range(4):
        place = army.mechs[slot]
        row[MECHS + slot] = NOWHERE if place is None else place
        count += place is not None
        built = works.structures[slot]
        row[STRUCTURES + slot] = NOWHERE if built is None else built
        row[STRUCTURE_COUNT] += built is not None
        bonus = works.recruits[slot]
        if bonus is not None:
            row[RECRUITS] |= 1 << slot
            row[SPACES] |= 1 << bonus.index
        row[SLOTS + slot] = works.slots[slot]
    row[MECH_COUNT] = count
    for number in range(8):
        row[WORKERS + number] = army.workers[number] if number < len(army.workers) else NOWHERE
    row[WORKER_COUNT] = len(army.workers)
    row[GOODS : GOODS + 4] = goods_on(state.board.goods, human_territories(state))
    for box in range(6):
        row[CUBES] |= works.cubes[box] << box
    row[SECTION] = NOWHERE if human.last_section is None else human.last_section
    for place in state.board.tokens:
        row[TOKENS] |= 1 << place
    row[FACTORY] = int(human.factory_card is not None)
    for kind in range(len(human.stars)):
        placed = human.stars[kind]
        row[STARS] += placed
        if placed and kind != _COMBAT and kind != _OBJECTIVE:
            row[KINDS] |= 1 << kind
    row[VICTORIES] = human.stars[_COMBAT]
    return row


_OBJECTIVE: Final = 5
_COMBAT: Final = 6
