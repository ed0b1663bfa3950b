"""Positions of Noria in public: any moment of a game from few words, and whether a position can occur.

``position`` begins with the set-up of some options and a seed, puts there what it is told and makes the rest fit;
``check`` says what is impossible about a position that no log vouches for. Source: rules.md 2 to 5.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final, TypeAlias

from attrs import evolve

from noria_desktop.engine.positions import Finding, ImpossibleState, chance, require
from noria_desktop.games.noria.census import census
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.setup import setup
from noria_desktop.games.noria.state import (
    NO_GOODS,
    Acting,
    BotTurn,
    ChoosingTrack,
    Finished,
    Goods,
    Influencing,
    Intriguing,
    Island,
    LetterDisc,
    Levels,
    Naming,
    Options,
    Pending,
    Removing,
    Resources,
    Seats,
    State,
    WheelDisc,
)
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Good, Letter, Resource, Side, Space, Track

MOST: Final = 9_999
"""More resources or knowledge than this cannot be had in sixteen rounds."""
MOST_PAID: Final = 16
"""Costs double each time: nobody can have paid more often than this in one turn."""

FactorySpace: TypeAlias = tuple[int, int]
"""Index of an island in the circle, 0 at the top, and of a factory space on it, left to right."""


def position(
    options: Options | None = None,
    seed: int = 0,
    *,
    round: int = 1,  # noqa: A002 - the game's own word
    pending: Pending | None = None,
    wheel: Mapping[Space, WheelDisc] | None = None,
    centre: tuple[Disc, ...] = (),
    ambassador: int | None = None,
    levels: Mapping[Track, int] | None = None,
    resources: Resources | None = None,
    ships: Resources | None = None,
    stored: Goods = NO_GOODS,
    knowledge: int | None = None,
    bot_wheel: Mapping[Space, LetterDisc] | None = None,
    bot_ambassador: int | None = None,
    bot_levels: Mapping[Track, int] | None = None,
    factories: Mapping[FactorySpace, Side] | None = None,
    berths: Mapping[int, tuple[int, int, int]] | None = None,
    council: Mapping[Chamber, Seats] | None = None,
    stock: Mapping[Disc, int] | None = None,
) -> State:
    """A position of a game with these options and this seed; what is not named is as at the beginning of round 1.

    Warehouses and factories left follow from the factories built. Ships beyond the first three come from the berths,
    discs beyond the six of the start from the market, as far as ``berths`` and ``stock`` do not name them.

    ``pending`` is the influence phase unless it is named. Tracks that are not named in ``levels`` have nobody on them;
    ``stored`` are goods in full warehouses; ``factories`` says who built where; ``berths`` are the ships left on an
    island of the circle, left to right.

    Raises:
        ImpossibleState: with the first place at fault.
        ValueError: options or seed are no set-up.
    """
    options = Options() if options is None else options
    start = setup(evolve(options, player_track=options.player_track or Track.REFINEMENT), seed).state
    human, bot, printed = start.human, start.bot, components()
    built = dict(factories or {})
    for (index, space), side in built.items():
        if not (0 <= index < len(start.islands) and 0 <= space < len(start.islands[index].factories)):
            raise ImpossibleState(f"islands[{index}].factories[{space}]", side.value)
    human = evolve(
        human,
        wheel=human.wheel if wheel is None else tuple(wheel.get(space) for space in SPACES),
        centre=centre,
        ambassador=ambassador,
        levels=human.levels if levels is None else _levels(levels),
        resources=human.resources if resources is None else resources,
        ships=human.ships if ships is None else ships,
        warehouses=_warehouses(start, built),
        stored=stored,
        knowledge=human.knowledge if knowledge is None else knowledge,
        factories=printed.factories - list(built.values()).count(Side.HUMAN),
    )
    bot = evolve(
        bot,
        wheel=bot.wheel if bot_wheel is None else tuple(bot_wheel.get(space) for space in SPACES),
        ambassador=bot.ambassador if bot_ambassador is None else bot_ambassador,
        levels=bot.levels if bot_levels is None else _levels(bot_levels),
        factories=printed.factories - list(built.values()).count(Side.BOT),
    )
    discs = [*centre, *(lying.disc for lying in human.wheel if lying is not None)]
    stacks: Any = tuple(
        (stock or {}).get(disc, count - max(0, discs.count(disc) - (disc in printed.start_discs)))
        for disc, count in zip(Disc, start.market.stock, strict=True)
    )
    chambers: Any = tuple(
        (council or {}).get(chamber, seats) for chamber, seats in zip(Chamber, start.council, strict=True)
    )
    state = evolve(
        start,
        round=round,
        pending=Influencing() if pending is None else pending,
        market=evolve(start.market, stock=stacks),
        islands=_islands(start, built, human.ships, berths or {}),
        council=chambers,
        human=human,
        bot=bot,
    )
    check(state)
    return state


def _levels(levels: Mapping[Track, int]) -> Levels:
    refinement, settlement, exploration, research = [levels.get(track, 0) for track in Track]
    return refinement, settlement, exploration, research


def _warehouses(state: State, built: Mapping[FactorySpace, Side]) -> Any:
    """Those that the human's factories brought."""
    spaces = [
        components().islands[state.islands[index].number].spaces[space]
        for (index, space), side in built.items()
        if side is Side.HUMAN
    ]
    brought = [good for space in spaces for good in space]
    return tuple(brought.count(good) for good in Good)


def _islands(
    start: State,
    built: Mapping[FactorySpace, Side],
    ships: Resources,
    berths: Mapping[int, tuple[int, int, int]],
) -> Any:
    """The circle with its factories, less the ships that the human got from it."""
    owed = [now - then for now, then in zip(ships, start.human.ships, strict=True)]
    for index, named in berths.items():
        for berth, (left, most) in enumerate(zip(named, start.islands[index].ships, strict=True)):
            require([(f"islands[{index}].ships[{berth}]", left, 0 <= left <= most)])
        for kind, now, then in zip(_berths(start, index), named, start.islands[index].ships, strict=True):
            owed[kind.index] -= then - now
    islands = []
    for index, island in enumerate(start.islands):
        there = list(berths.get(index, island.ships))
        for berth, kind in enumerate(_berths(start, index)):
            gone = 0 if index in berths else max(0, min(owed[kind.index], there[berth]))
            there[berth] -= gone
            owed[kind.index] -= gone
        owners: Any = tuple(built.get((index, space)) for space in range(len(island.factories)))
        islands.append(Island(island.number, (there[0], there[1], there[2]), owners))
    require((f"human.ships[{index}]", ships[index], missing <= 0) for index, missing in enumerate(owed))
    return tuple(islands)


def _berths(state: State, index: int) -> tuple[Resource, ...]:
    """The kinds of ship at an island's berths."""
    return tuple(berth.resource for berth in components().islands[state.islands[index].number].berths)


# Whether a position can occur ---------------------------------------------------------------------------


def check(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    parts = (_round, _table, _human, _bot, _pending, _pieces)
    require(chain(chance(state.rng), *[part(state) for part in parts]))


def _round(state: State) -> Iterator[Finding]:
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
    for name, counts, box in (
        ("market.stock", counted.discs, printed.box.discs),
        ("human.ships", counted.ships, printed.box.ships),
        ("human.warehouses", state.human.warehouses, printed.box.warehouses),
    ):
        for index, (count, most) in enumerate(zip(counts, box, strict=True)):
            yield f"{name}[{index}]", count, count <= most
