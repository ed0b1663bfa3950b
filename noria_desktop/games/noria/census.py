"""Counting the pieces: what stays the same over a game, and what can only become less.

Every piece is on the table, with a side, or out of the game for good (R37). Resources and knowledge are
unlimited and not counted. Source: rules.md 2, 4.6, 5.1.
"""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import goods_plus, single_good
from noria_desktop.games.noria.state import NO_GOODS, Goods, State
from noria_desktop.games.noria.terms import Side


@frozen
class Census:
    """Pieces of one game, counted."""

    human_factories: int
    """Built and not built. Constant."""
    bot_factories: int
    """Built and not built. Constant."""
    letters: int
    """Letter discs on the bot's wheel. Constant."""
    warehouses_owed: Goods
    """Printed on the spaces where the human built, less those owned. Constant: none."""
    discs: tuple[int, ...]
    """In the market, in the centre and on the human's wheel, by type. Never grows."""
    ships: tuple[int, ...]
    """At berths and in the human's fleet, by kind. Never grows."""
    politicians: int
    """In both rows of all chambers. Never grows."""
    upper_rows: int
    """Politicians in upper rows. Never grows."""


def census(state: State) -> Census:
    """Count all pieces of a position."""
    human = state.human
    discs = list(state.market.stock)
    for disc in human.centre:
        discs[disc.index] += 1
    for lying in human.wheel:
        if lying is not None:
            discs[lying.disc.index] += 1
    ships = list(human.ships)
    built = {Side.HUMAN: 0, Side.BOT: 0}
    printed = NO_GOODS
    for island in state.islands:
        card = components().islands[island.number]
        for berth, count in zip(card.berths, island.ships, strict=True):
            ships[berth.resource.index] += count
        for side, goods in zip(island.factories, card.spaces, strict=True):
            if side is not None:
                built[side] += 1
            if side is Side.HUMAN:
                for good in goods:
                    printed = goods_plus(printed, single_good(good.index))
    owed = tuple(there - owned for there, owned in zip(printed, human.warehouses, strict=True))
    return Census(
        human_factories=human.factories + built[Side.HUMAN],
        bot_factories=state.bot.factories + built[Side.BOT],
        letters=sum(letter is not None for letter in state.bot.wheel),
        warehouses_owed=(owed[0], owed[1], owed[2], owed[3], owed[4]),
        discs=tuple(discs),
        ships=tuple(ships),
        politicians=sum(seats.upper + seats.seated for seats in state.council),
        upper_rows=sum(seats.upper for seats in state.council),
    )
