"""Numbers for searching Noria: where each thing of the table lies in one row of cells, and an action as one number.

A table is a list of ``SIZE`` whole numbers. Counts stand in the order of ``games/noria/terms``. A disc on the human's wheel
is ``1 + 2 * type + side``, a letter on the bot's ``1 + 2 * letter + side``, an empty space 0. Sets of spaces are bits.
"""

from __future__ import annotations

from typing import Final

# Where things lie -----------------------------------------------------------------------------------------

ROUND: Final = 0
PHASE: Final = 1
KNOWLEDGE: Final = 2
RESOURCES: Final = 3
SHIPS: Final = 6
STORED: Final = 9
WAREHOUSES: Final = 14
LEVELS: Final = 19
FACTORIES: Final = 23
"""The human's, not yet built."""
AMBASSADOR: Final = 24
"""The human's; -1 on the home island."""
WHEEL: Final = 25
CENTRE: Final = 37
"""Bought discs that wait, by type."""
STOCK: Final = 44
PRICES: Final = 51
ISLANDS: Final = 58
"""Five times: printed number, ships at three berths, owner of four factory spaces."""
ISLAND_SIZE: Final = 8
BERTH: Final = 1
OWNER: Final = 4
NOBODY: Final = 0
MINE: Final = 1
BOTS: Final = 2
UPPER: Final = 98
SEATED: Final = 104
BOT_AMBASSADOR: Final = 110
BOT_LEVELS: Final = 111
BOT_FACTORIES: Final = 115
BOT_WHEEL: Final = 116
NIGHT_SHIFTS: Final = 128
MODIFICATIONS: Final = 129
NAMED: Final = 130
"""Spaces of the discs named this turn, as bits."""
DOUBLED: Final = 131
"""The space of the disc used upgraded, and one; 0 for none."""
IN_USE: Final = 132
"""The space of the disc used last, and one; 0 for none."""
TASKS: Final = 133
"""Actions left of the disc on each space."""
INTRIGUES: Final = 145
SEATED_IN: Final = 146
"""The chamber where the open intrigue seated its politician, and one; 0 for none."""
PLACED: Final = 147
"""Spaces filled in this administration, as bits."""
SIZE: Final = 148

SPACES: Final = 12
ISLAND_COUNT: Final = 5

# What is being decided ------------------------------------------------------------------------------------

CHOOSING_TRACK: Final = 0
INFLUENCING: Final = 1
NAMING: Final = 2
ACTING: Final = 3
INTRIGUING: Final = 4
REMOVING: Final = 5
TURNING_RINGS: Final = 6
PLACING: Final = 7
BOT_TURN: Final = 8
"""The bot's whole turn: the kernel knows no moment inside it."""
FINISHED: Final = 9

# Actions --------------------------------------------------------------------------------------------------
# The verb in five bits, then its parts from low to high.

END: Final = 0
ADVANCE: Final = 1
CHOOSE_TRACK: Final = 2
NIGHT_SHIFT: Final = 3
MODIFY: Final = 4
NAME: Final = 5
BEGIN: Final = 6
GATHER: Final = 7
TAKE_KNOWLEDGE: Final = 8
BUY_DISC: Final = 9
INVEST: Final = 10
TRAVEL: Final = 11
UPGRADE: Final = 12
PRODUCE: Final = 13
SELL: Final = 14
BUY_RESOURCE: Final = 15
SEAT: Final = 16
REMOVE: Final = 17
PLACE: Final = 18

VERB_BITS: Final = 5
VERB: Final = 31
"""Mask of the verb."""
PART: Final = 9
"""Where the second part begins: the first, a space or a number below 16, has four bits."""
NIBBLE: Final = 15
PAID: Final = 13
"""Where the resources of an investment begin, five bits a kind."""
PAID_GOODS: Final = 28
"""Where its goods begin, four bits a kind."""
FIVE: Final = 31
LANDING: Final = 12
"""Where the landing of a journey begins: 0 nothing, 1 to 3 berths, 4 to 7 factory spaces; then the fee's kind and one."""
FEE: Final = 15


def single(verb: int, part: int) -> int:
    """The code of a verb with one part."""
    return verb | part << VERB_BITS


def double(verb: int, first: int, second: int) -> int:
    """The code of a verb with two parts."""
    return verb | first << VERB_BITS | second << PART


def buying(space: int, disc: int, energy: int, mycelium: int, obsidian: int) -> int:
    """The code of buying a disc."""
    return BUY_DISC | space << VERB_BITS | disc << PART | (energy | mycelium << 5 | obsidian << 10) << PAID


def investing(space: int, track: int, resources: int, goods: int) -> int:
    """The code of an investment; resources as five bits a kind, goods as four."""
    return INVEST | space << VERB_BITS | track << PART | resources << PAID | goods << PAID_GOODS


def travelling(space: int, island: int, landing: int, fee: int) -> int:
    """The code of a journey; the fee is its kind and one, 0 for none."""
    return TRAVEL | space << VERB_BITS | island << PART | landing << LANDING | fee << FEE


def producing(space: int, goods: int) -> int:
    """The code of a production; goods as five bits a kind."""
    return PRODUCE | space << VERB_BITS | goods << PART
