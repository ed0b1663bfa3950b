"""Between the rules' frozen values and the numbers of the search: a state as cells, an action as a code and back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noria_desktop.bots.noria.codes import (
    ACTING,
    ADVANCE,
    BEGIN,
    BOT_TURN,
    BOTS,
    BUY_RESOURCE,
    CHOOSE_TRACK,
    CHOOSING_TRACK,
    END,
    FEE,
    FINISHED,
    GATHER,
    INFLUENCING,
    INTRIGUING,
    LANDING,
    MINE,
    MODIFY,
    NAME,
    NAMING,
    NIBBLE,
    NIGHT_SHIFT,
    NOBODY,
    PAID,
    PAID_GOODS,
    PART,
    PLACE,
    PLACING,
    REMOVE,
    REMOVING,
    SEAT,
    SELL,
    SIZE,
    TAKE_KNOWLEDGE,
    TURNING_RINGS,
    UPGRADE,
    VERB,
    VERB_BITS,
    buying,
    double,
    investing,
    producing,
    single,
    travelling,
)
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    BotWheel,
    ChoosingTrack,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
    Wheel,
)
from noria_desktop.games.noria.terms import (
    SPACES,
    Chamber,
    Disc,
    Good,
    Landing,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)

_DISCS: Final = tuple(Disc)
_LANDINGS: Final = tuple(Landing)
_LANDING_INDEX: Final = {landing: index for index, landing in enumerate(Landing)}
_KINDS: Final = tuple(Resource)
_OWNERS: Final = {None: NOBODY, Side.HUMAN: MINE, Side.BOT: BOTS}


def cells_of(state: State) -> list[int]:
    """A position for searching.

    Raises:
        ValueError: the bot's turn has begun; the search knows no moment inside it.
    """
    human, bot = state.human, state.bot
    centre = [0] * len(_DISCS)
    for disc in human.centre:
        centre[disc.index] += 1
    cells = [
        state.round,
        0,
        human.knowledge,
        *human.resources,
        *human.ships,
        *human.stored,
        *human.warehouses,
        *human.levels,
        human.factories,
        -1 if human.ambassador is None else human.ambassador,
        *_wheel(human.wheel),
        *centre,
        *state.market.stock,
        *state.market.prices,
    ]
    for island in state.islands:
        cells += (island.number, *island.ships, *(_OWNERS[owner] for owner in island.factories))
    cells += [seats.upper for seats in state.council]
    cells += [seats.seated for seats in state.council]
    cells += (bot.ambassador, *bot.levels, bot.factories, *_letters(bot.wheel))
    scratch = SIZE - len(cells)
    phase, turn = _pending(state, scratch)
    cells[1] = phase
    return cells + turn


def _wheel(wheel: Wheel) -> list[int]:
    return [0 if lying is None else 1 + 2 * lying.disc.index + lying.upgraded for lying in wheel]


def _letters(wheel: BotWheel) -> list[int]:
    return [0 if lying is None else 1 + 2 * lying.letter.index + lying.upgraded for lying in wheel]


def _pending(state: State, size: int) -> tuple[int, list[int]]:
    """The phase, and what the turn remembers: the last cells."""
    turn = [0] * size
    match state.pending:
        case ChoosingTrack():
            return CHOOSING_TRACK, turn
        case Influencing(shifts, modifications):
            turn[0:2] = shifts, modifications
            return INFLUENCING, turn
        case Naming(named):
            turn[2] = _bits(named)
            return NAMING, turn
        case Acting(named, upgraded, tasks, in_use):
            turn[2:5] = _bits(named), _place(upgraded), _place(in_use)
            for task in tasks:
                turn[5 + task.space.index] = task.left
            return ACTING, turn
        case Intriguing(intrigues):
            turn[17] = intrigues
            return INTRIGUING, turn
        case Removing(intrigues, seated):
            turn[17:19] = intrigues, 0 if seated is None else seated.index + 1
            return REMOVING, turn
        case TurningRings():
            return TURNING_RINGS, turn
        case PlacingDiscs(placed):
            turn[19] = _bits(placed)
            return PLACING, turn
        case BotTurn(None):
            return BOT_TURN, turn
        case Finished():
            return FINISHED, turn
    raise ValueError("the search knows no moment inside the bot's turn")


def _bits(spaces: tuple[Space, ...]) -> int:
    return sum(1 << space.index for space in spaces)


def _place(space: Space | None) -> int:
    return 0 if space is None else space.index + 1


def encoded(action: act.Action) -> int:
    """The code of an action."""
    match action:
        case act.EndPhase():
            return END
        case act.Advance():
            return ADVANCE
        case act.ChooseTrack(track):
            return single(CHOOSE_TRACK, track.index)
        case act.NightShift(ring):
            return single(NIGHT_SHIFT, ring.index)
        case act.Modify(first, second):
            return double(MODIFY, first.index, second.index)
        case act.NameDisc(space):
            return single(NAME, space.index)
        case act.BeginActions(upgraded, aims):
            return double(BEGIN, _place(upgraded), _packed([_place(aim) for aim in aims], 4))
        case act.Gather(space):
            return single(GATHER, space.index)
        case act.TakeKnowledge(space):
            return single(TAKE_KNOWLEDGE, space.index)
        case act.BuyDisc(space, disc, payment):
            return buying(space.index, disc.index, *payment)
        case act.Invest(space, track, resources, goods):
            return investing(space.index, track.index, _packed(resources, 5), _packed(goods, 4))
        case act.Travel(space, island, landing, fee):
            paid = 0 if fee is None else fee.index + 1
            return travelling(space.index, island, _LANDING_INDEX[landing], paid)
        case act.Upgrade(space, target):
            return double(UPGRADE, space.index, target.index)
        case act.Produce(space, goods):
            return producing(space.index, _packed(goods, 5))
        case act.SellGood(good):
            return single(SELL, good.index)
        case act.BuyResource(resource):
            return single(BUY_RESOURCE, resource.index)
        case act.SeatPolitician(chamber):
            return single(SEAT, chamber.index)
        case act.RemovePolitician(chamber):
            return single(REMOVE, chamber.index)
        case act.PlaceDisc(disc, space):
            return double(PLACE, space.index, disc.index)


def _packed(counts: tuple[int, ...] | list[int], width: int) -> int:
    return sum(count << width * place for place, count in enumerate(counts))


def _unpacked(code: int, width: int, places: int) -> list[int]:
    return [code >> width * place & (1 << width) - 1 for place in range(places)]


@lru_cache(maxsize=1 << 12)
def decoded(code: int) -> act.Action:
    """The action of a code."""
    verb, first, rest = code & VERB, code >> VERB_BITS & NIBBLE, code >> PART
    second = rest & NIBBLE
    match verb:
        case 0:
            return act.EndPhase()
        case 1:
            return act.Advance()
        case 2:
            return act.ChooseTrack(tuple(Track)[first])
        case 3:
            return act.NightShift(tuple(Ring)[first])
        case 4:
            return act.Modify(SPACES[first], SPACES[second])
        case 5:
            return act.NameDisc(SPACES[first])
        case 6:
            aims = tuple(SPACES[aim - 1] for aim in _unpacked(rest, 4, 4) if aim)
            return act.BeginActions(SPACES[first - 1] if first else None, aims)
        case 7:
            return act.Gather(SPACES[first])
        case 8:
            return act.TakeKnowledge(SPACES[first])
        case 9:
            energy, mycelium, obsidian = _unpacked(code >> PAID, 5, 3)
            return act.BuyDisc(SPACES[first], _DISCS[second], (energy, mycelium, obsidian))
        case 10:
            energy, mycelium, obsidian = _unpacked(code >> PAID, 5, 3)
            a, b, c, d, e = _unpacked(code >> PAID_GOODS, 4, 5)
            return act.Invest(
                SPACES[first], tuple(Track)[second], (energy, mycelium, obsidian), (a, b, c, d, e)
            )
        case 11:
            fee = code >> FEE
            landing = _LANDINGS[code >> LANDING & 7]
            return act.Travel(SPACES[first], rest & 7, landing, _KINDS[fee - 1] if fee else None)
        case 12:
            return act.Upgrade(SPACES[first], SPACES[second])
        case 13:
            a, b, c, d, e = _unpacked(rest, 5, 5)
            return act.Produce(SPACES[first], (a, b, c, d, e))
        case 14:
            return act.SellGood(tuple(Good)[first])
        case 15:
            return act.BuyResource(_KINDS[first])
        case 16:
            return act.SeatPolitician(tuple(Chamber)[first])
        case 17:
            return act.RemovePolitician(tuple(Chamber)[first])
        case 18:
            return act.PlaceDisc(_DISCS[second], SPACES[first])
    raise ValueError(f"no action has the code {code}")
