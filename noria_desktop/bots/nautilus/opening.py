"""Decisions at a round's start: which special to keep, whether to use it, which diver to put back or to give.

Each possibility is valued by short searches of the round that follows from it, all on the same sampled cards. What
is still to come before the first card is laid is filled in: a submarine brings the better of two divers, a
harpoon trades the worst card for a random one, an eye leaves one world.

Source: engines-and-bots 5 (level 4, start decisions); rules.md 5 (R3, R4), 8.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen

from noria_desktop.bots.nautilus.encode import LIKE_DIVERS, hand_of
from noria_desktop.bots.nautilus.kernel import CARDS_OF, kernel
from noria_desktop.bots.nautilus.sight import Rival, fair_worths, rival_of, worlds, worths
from noria_desktop.bots.nautilus.tree import Search
from noria_desktop.bots.nautilus.veiled import VEIL, VeiledSearch, is_known
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.actions import (
    Action,
    DeclineSpecial,
    HarpoonGive,
    KeepSpecial,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Card, Special

RELUCTANCE: Final = 0.01
"""By so much declining must be better than using, as a chance of winning."""


def usefulness(card: Card) -> int:
    """A diver's rank in a hand: very high and very low ones decide columns, as cards lie on either side."""
    return _RANKS[card]


_RANKS: Final = tuple(abs(2 * card - 15) for card in range(16))


@frozen
class Start:
    """A round just before its first placement, as one seat may imagine it."""

    seat: Seat
    """Who imagines."""
    first: Seat
    """Who lays the first card."""
    hand: int
    """Own divers."""
    special: Special | None
    """Own special that can still be used."""
    rival: Rival


def start_of(view: State, seat: Seat) -> Start:
    """The round's start as a seat sees it."""
    held = view.table.specials[seat]
    return Start(
        seat,
        view.match.start,
        hand_of(view.table.hands[seat]),
        held[0] if held else None,
        rival_of(view, seat),
    )


def possibilities(view: State, seat: Seat, legal: Sequence[Action]) -> list[Start]:
    """For every legal action the round's start that it leads to; nothing is sampled yet."""
    start = start_of(view, seat)
    return [_after(start, action, legal) for action in legal]


def _after(start: Start, action: Action, legal: Sequence[Action]) -> Start:
    match action:
        case KeepSpecial(special):
            given = next(
                (some.special for some in legal if isinstance(some, KeepSpecial) and some != action), None
            )
            return changed(start, special=special, rival=changed(start.rival, specials=((given, 1.0),)))
        case DeclineSpecial():
            return changed(start, special=None)
        case SubmarineReturn(card):
            kept = [some.card for some in legal if isinstance(some, SubmarineReturn) and some.card != card]
            return changed(start, hand=start.hand | hand_of(tuple(kept)))
        case HarpoonGive(card):
            known = start.rival.known | 1 << card
            return changed(
                start,
                hand=start.hand & ~(1 << card),
                rival=changed(start.rival, known=known, count=start.rival.count + 1),
            )
    return start


def imagined(start: Start, chance: random.Random) -> Start:
    """The start after both players have used their specials, by chance and plain sense."""
    if start.first == start.seat:
        return _rival_uses(_own_use(start, chance), chance)
    return _own_use(_rival_uses(start, chance), chance)


def _own_use(start: Start, chance: random.Random) -> Start:
    rival = start.rival
    if start.special is Special.SUBMARINE:
        drawn = chance.sample(CARDS_OF[rival.unseen], 2)
        kept, back = sorted(drawn, key=usefulness, reverse=True)
        unseen = rival.unseen & ~hand_of((kept, back))
        return changed(start, hand=start.hand | 1 << kept, rival=changed(rival, unseen=unseen))
    if start.special is Special.HARPOON:
        held = _sampled(rival, chance)
        drawn_card = chance.choice(CARDS_OF[held])
        hand = start.hand | 1 << drawn_card
        given = min(CARDS_OF[hand], key=usefulness)
        bits = 1 << drawn_card
        return changed(
            start,
            hand=hand & ~(1 << given),
            rival=changed(
                rival, known=(rival.known & ~bits) | 1 << given, unseen=rival.unseen & ~bits & ~(1 << given)
            ),
        )
    if start.special is Special.EYE:
        held = _sampled(rival, chance)
        return changed(start, rival=changed(rival, known=held, unseen=rival.unseen & ~held))
    return start


def _rival_uses(start: Start, chance: random.Random) -> Start:
    rival = start.rival
    if len(rival.specials) != 1:
        return start
    special = rival.specials[0][0]
    if special is Special.SUBMARINE:
        return changed(start, rival=changed(rival, count=rival.count + 1))
    if special is Special.HARPOON:
        taken = chance.choice(CARDS_OF[start.hand])
        held = _sampled(rival, chance) | 1 << taken
        given = min(CARDS_OF[held], key=usefulness)
        known = (rival.known | 1 << taken) & ~(1 << given)
        return changed(
            start,
            hand=start.hand & ~(1 << taken) | 1 << given,
            rival=changed(rival, known=known, unseen=rival.unseen & ~(1 << given) & ~(1 << taken)),
        )
    return start


def _sampled(rival: Rival, chance: random.Random) -> int:
    """One hand that the rival may hold."""
    free = CARDS_OF[rival.unseen]
    return rival.known | hand_of(tuple(chance.sample(free, rival.count - rival.known.bit_count())))


def valued(
    view: State,
    seat: Seat,
    legal: Sequence[Action],
    chance: random.Random,
    samples: int,
    iterations: int,
    stopped: Callable[[], bool],
    *,
    fair: bool = False,
) -> tuple[list[tuple[float, Action]], int]:
    """Every decision with its estimated chance of winning for the seat, best first, and the rounds played out.

    Args:
        view: what the seat sees at a round's start.
        seat: who decides.
        legal: the decisions.
        chance: the player's own chance.
        samples: sampled starts for each decision.
        iterations: rounds played out for each sampled start.
        stopped: asked between searches; when it says yes, what is known so far is the answer.
        fair: whether a rival whose hand is known goes by what it sees, and whoever uses a special may do as if it had not.
    """
    rows = sampled(view, seat, legal, chance, samples, iterations, stopped, fair=fair)
    done = len(rows)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    if fair:
        totals = free_to_use(legal, totals)
    found = [(total / done, action) for action, total in zip(legal, totals, strict=True)]
    if fair:
        found.sort(key=_by_worth)
        return found, done * iterations * len(legal)
    # Sorting is stable: what is equal stays in the order of the legal actions.
    found.sort(key=lambda some: RELUCTANCE * isinstance(some[1], DeclineSpecial) - some[0])
    return found, done * iterations * len(legal)


def sampled(
    view: State,
    seat: Seat,
    legal: Sequence[Action],
    chance: random.Random,
    samples: int,
    iterations: int,
    stopped: Callable[[], bool],
    *,
    fair: bool = False,
) -> list[list[float]]:
    """The chance of winning after each decision, a row a sampled start; all decisions meet the same luck."""
    table = (fair_worths if fair else worths)(view, seat)
    starts = possibilities(view, seat, legal)
    rows: list[list[float]] = []
    while len(rows) < samples:
        seed = chance.getrandbits(48)
        row: list[float] = []
        for start in starts:
            sampler = random.Random(seed)
            row.append(_searched(imagined(start, sampler), table, sampler, iterations, fair=fair))
        rows.append(row)
        if stopped():
            break
    return rows


def free_to_use(legal: Sequence[Action], totals: list[float]) -> list[float]:
    """Whoever has looked, drawn or taken a card may go on as if it had not, so using is never worth less than declining."""
    declined = max(
        (worth for worth, one in zip(totals, legal, strict=True) if isinstance(one, DeclineSpecial)),
        default=0.0,
    )
    return [
        max(worth, declined) if isinstance(one, UseSpecial) else worth
        for worth, one in zip(totals, legal, strict=True)
    ]


def _by_worth(some: tuple[float, Action]) -> tuple[float, bool]:
    """The highest first; of equal ones, using."""
    return -some[0], isinstance(some[1], DeclineSpecial)


def _searched(
    start: Start, table: tuple[float, ...], chance: random.Random, iterations: int, *, fair: bool
) -> float:
    """The chance of winning for who imagines, when the round is played from here."""
    hand = start.hand | LIKE_DIVERS.get(start.special, 0) if start.special is not None else start.hand
    possible = list(worlds(start.rival))
    at = kernel((0, 0), start.first, start.seat if start.special is Special.ANCHOR else -1)
    at.hands[start.seat] = hand
    hands, weights = [world for world, _ in possible], [weight for _, weight in possible]
    if fair and is_known(hands):
        return _faced(
            VeiledSearch(at, start.seat, hands, weights, table, chance.random, veil=VEIL), iterations
        )
    search = Search(at, start.seat, hands, weights, table, chance.random)
    # The first part only finds out where to look.
    search.run(iterations // 2)
    before = search.total
    rest = iterations - iterations // 2
    search.run(rest)
    worth = (search.total - before) / rest
    return worth if start.seat == 0 else 1.0 - worth


def _faced(search: VeiledSearch, iterations: int) -> float:
    """The chance of winning against a rival whose hand is known, and who does not know the own one."""
    search.run(iterations // 2)
    before, counted = search.total, search.counted
    while search.counted - counted < iterations - iterations // 2:
        search.run(1)
    worth = (search.total - before) / (search.counted - counted)
    return worth if search.observer == 0 else 1.0 - worth


def by_rule(legal: Sequence[Action]) -> Action:
    """What a plain player does at a round's start: keeps the stronger special, uses it, holds on to extreme divers."""
    for action in legal:
        if isinstance(action, UseSpecial):
            return action

    def appeal(action: Action) -> tuple[int, int]:
        match action:
            case KeepSpecial(special):
                return _STRENGTH[special], 0
            case SubmarineReturn(card) | HarpoonGive(card):
                return -usefulness(card), card
        return 0, 0

    return max(legal, key=appeal)


_STRENGTH: Final = {
    Special.KRAKEN: 6,
    Special.HARPOON: 5,
    Special.SUBMARINE: 4,
    Special.BONE: 3,
    Special.EYE: 2,
    Special.ANCHOR: 1,
}
"""How strong a special is taken to be."""
