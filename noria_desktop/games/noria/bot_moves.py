"""The bot's pieces moved: its ambassador, its wheel, the island it stands on, the council.

Source: rules.md 5.3; R10, R20.
"""

from __future__ import annotations

from noria_desktop.engine.values import changed
from noria_desktop.games.noria.copies import council_with
from noria_desktop.games.noria.events import Travelled
from noria_desktop.games.noria.state import Island, Seats, State
from noria_desktop.games.noria.terms import Chamber, Side


def ambassador_moves_on(state: State) -> tuple[State, Travelled]:
    """The bot's ambassador goes one island clockwise, free of any fee (R10, R20)."""
    bot, origin = state.bot, state.bot.ambassador
    island = (origin + 1) % len(state.islands)
    state = changed(state, bot=changed(bot, ambassador=island))
    return state, Travelled(Side.BOT, origin, island)


def with_island(state: State, island: Island) -> State:
    """The island on which the bot's ambassador stands, changed."""
    where = state.bot.ambassador
    islands = (*state.islands[:where], island, *state.islands[where + 1 :])
    first, second, third, fourth, fifth = islands
    return changed(state, islands=(first, second, third, fourth, fifth))


def with_seats(state: State, chamber: Chamber, seats: Seats) -> State:
    """One chamber's politicians, changed."""
    return changed(state, council=council_with(state, chamber, seats))
