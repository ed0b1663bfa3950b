"""Whether a position of Noria can occur: what an edited save is refused for, with the place.

Types are checked before; here is what types cannot say. Source: rules.md 2 to 5.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from noria_desktop.app.catalogue import ImpossibleState
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.games.noria.census import census, overdrawn
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    ChoosingTrack,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    Removing,
    State,
)
from noria_desktop.games.noria.terms import SPACES, Letter, Space

MOST: Final = 9_999
"""More resources or knowledge than this cannot be had in sixteen rounds."""
MOST_PAID: Final = 16
"""Costs double each time: nobody can have paid more often than this in one turn."""
MOST_DRAWS: Final = 1 << 32

Finding: TypeAlias = tuple[str, object, bool]
"""A place, what stands there, and whether that can be."""


def check_position(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    for part in (_chance_and_round, _table, _human, _bot, _pending, _pieces):
        for place, found, possible in part(state):
            if not possible:
                raise ImpossibleState(place, found)


def _chance_and_round(state: State) -> Iterator[Finding]:
    key, counter = state.rng.key, state.rng.counter
    yield "rng.key", key, key is not None and 0 <= key < 1 << SEED_BITS
    yield "rng.counter", counter, 0 <= counter < MOST_DRAWS
    rounds = components().rounds
    if isinstance(state.pending, ChoosingTrack):
        yield "round", state.round, state.round == 0
    elif isinstance(state.pending, Finished):
        yield "round", state.round, state.round == rounds
    else:
        yield "round", state.round, 1 <= state.round <= rounds


def _table(state: State) -> Iterator[Finding]:
    printed = components()
    market = state.market
    for index, (left, price) in enumerate(zip(market.stock, market.prices, strict=True)):
        yield f"market.stock[{index}]", left, 0 <= left <= printed.copies_per_disc
        yield f"market.prices[{index}]", price, price in (0, *printed.prices)
    wanted = sorted((*printed.prices, *(0 for _ in printed.free_discs)))
    yield "market.prices", market.prices, sorted(market.prices) == wanted
    for disc in printed.free_discs:
        yield f"market.prices[{disc.index}]", market.prices[disc.index], market.prices[disc.index] == 0
    seen: set[int] = set()
    for index, island in enumerate(state.islands):
        yield f"islands[{index}].number", island.number, island.number in printed.islands
        yield f"islands[{index}].number", island.number, island.number not in seen
        seen.add(island.number)
        for berth, (left, card) in enumerate(
            zip(island.ships, printed.islands[island.number].berths, strict=True)
        ):
            yield f"islands[{index}].ships[{berth}]", left, 0 <= left <= card.ships
    for index, seats in enumerate(state.council):
        yield f"council[{index}].upper", seats.upper, 0 <= seats.upper <= printed.upper_start
        yield f"council[{index}].seated", seats.seated, 0 <= seats.seated <= printed.lower_spaces
        together = seats.upper + seats.seated
        yield f"council[{index}]", together, together <= printed.upper_start


def _human(state: State) -> Iterator[Finding]:
    printed, human = components(), state.human
    yield "human.wheel", f"{len(human.wheel)} spaces", len(human.wheel) == len(SPACES)
    yield "human.knowledge", human.knowledge, 0 <= human.knowledge <= MOST
    for name, counts in (
        ("resources", human.resources),
        ("ships", human.ships),
        ("warehouses", human.warehouses),
        ("stored", human.stored),
    ):
        for index, count in enumerate(counts):
            yield f"human.{name}[{index}]", count, 0 <= count <= MOST
    for index, (full, owned) in enumerate(zip(human.stored, human.warehouses, strict=True)):
        yield f"human.stored[{index}]", full, full <= owned
    for index, level in enumerate(human.levels):
        yield f"human.levels[{index}]", level, 0 <= level <= printed.max_level
    yield "human.factories", human.factories, 0 <= human.factories <= printed.factories
    place = human.ambassador
    yield "human.ambassador", place, place is None or 0 <= place < len(state.islands)


def _bot(state: State) -> Iterator[Finding]:
    printed, bot = components(), state.bot
    yield "bot.wheel", f"{len(bot.wheel)} spaces", len(bot.wheel) == len(SPACES)
    letters = [lying.letter for lying in bot.wheel if lying is not None]
    yield (
        "bot.wheel",
        [letter.value for letter in letters],
        sorted(x.index for x in letters) == list(range(len(Letter))),
    )
    for index, level in enumerate(bot.levels):
        yield f"bot.levels[{index}]", level, 0 <= level <= printed.max_level
    yield "bot.factories", bot.factories, 0 <= bot.factories <= printed.factories
    yield "bot.ambassador", bot.ambassador, 0 <= bot.ambassador < len(state.islands)


def _pending(state: State) -> Iterator[Finding]:
    most = components().max_actions
    match state.pending:
        case Influencing(night_shifts, modifications):
            yield "pending.night_shifts", night_shifts, 0 <= night_shifts <= MOST_PAID
            yield "pending.modifications", modifications, 0 <= modifications <= MOST_PAID
        case Naming(named):
            yield from _named(state, named)
        case Acting(named, upgraded, tasks, in_use):
            yield "pending.named", "nothing", bool(named)
            yield from _named(state, named)
            yield "pending.upgraded", upgraded, upgraded is None or upgraded in named
            yield "pending.in_use", in_use, in_use is None or in_use in named
            doing = [task.space for task in tasks]
            yield "pending.tasks", "the same disc twice", len(set(doing)) == len(doing)
            for index, task in enumerate(tasks):
                yield f"pending.tasks[{index}].space", task.space.value, task.space in named
                yield f"pending.tasks[{index}].left", task.left, 1 <= task.left <= most
        case Intriguing(intrigues) | Removing(intrigues):
            yield "pending.intrigues", intrigues, 0 <= intrigues <= MOST_PAID
        case BotTurn(queue) if queue is not None:
            yield "pending.queue", f"{len(queue)} uses", len(queue) <= 2 * len(Letter)
        case _:
            pass


def _named(state: State, named: tuple[Space, ...]) -> Iterator[Finding]:
    """Named discs lie in the active half, one on a ring at most. Source: rules.md 4.2."""
    rings = [space.ring for space in named]
    yield "pending.named", [space.value for space in named], len(set(rings)) == len(rings)
    for index, space in enumerate(named):
        lies = space.active and state.human.wheel[space.index] is not None
        yield f"pending.named[{index}]", space.value, lies


def _pieces(state: State) -> Iterator[Finding]:
    """The box holds so many of each piece; factories and warehouses go together."""
    printed, counted = components(), census(state)
    yield "human.factories", counted.human_factories, counted.human_factories == printed.factories
    yield "bot.factories", counted.bot_factories, counted.bot_factories == printed.factories
    for index, owed in enumerate(counted.warehouses_owed):
        yield f"human.warehouses[{index}]", state.human.warehouses[index], owed == 0
    names = overdrawn(state)
    yield "", ", ".join(names), not names
