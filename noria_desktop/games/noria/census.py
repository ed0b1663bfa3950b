"""Counting the pieces: what stays the same over a game, and what can only become less.

Every piece is on the table, with a side, or out of the game for good (R37). Resources and knowledge are
unlimited and not counted. Source: rules.md 2, 4.6, 5.1.
"""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import goods_plus, single_good
from noria_desktop.games.noria.state import NO_GOODS, Goods, State
from noria_desktop.games.noria.terms import Disc, Resource, Side


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


def overdrawn(state: State) -> tuple[str, ...]:
    """Names of the counts that are impossible in this position; empty for every position of a real game.

    Nothing may be negative, nothing may exceed what the box holds or a row of the board takes.
    """
    human, bot, printed = state.human, state.bot, components()
    counted = census(state)
    limits: tuple[tuple[str, tuple[int, ...], tuple[int, ...] | None], ...] = (
        ("resources", human.resources, None),
        ("knowledge", (human.knowledge,), None),
        ("stored", human.stored, human.warehouses),
        ("warehouses", human.warehouses, printed.box.warehouses),
        ("ships", counted.ships, printed.box.ships),
        ("berths", tuple(count for island in state.islands for count in island.ships), None),
        ("stock", state.market.stock, (printed.copies_per_disc,) * len(Disc)),
        ("discs", counted.discs, printed.box.discs),
        ("levels", human.levels + bot.levels, (printed.max_level,) * 8),
        ("factories", (human.factories, bot.factories), (printed.factories,) * 2),
        ("politicians", (counted.politicians,), (printed.box.politicians,)),
        ("upper rows", tuple(seats.upper for seats in state.council), None),
        ("lower rows", tuple(seats.seated for seats in state.council), (printed.lower_spaces,) * 6),
        ("ambassadors", (human.ambassador or 0, bot.ambassador), (len(state.islands) - 1,) * 2),
        ("fleet", human.ships, tuple(counted.ships[kind.index] for kind in Resource)),
    )
    return tuple(
        name
        for name, counts, most in limits
        if any(count < 0 for count in counts)
        or (most is not None and any(count > limit for count, limit in zip(counts, most, strict=True)))
    )
