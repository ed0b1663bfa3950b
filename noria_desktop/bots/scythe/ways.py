"""Which of the legal actions are worth following, so that a whole turn stays small enough to search.

Left out are loads of a part of a kind, unloading on the way, producing less than a territory yields, paying from here
rather than from there beyond the first two places, and the like: what a person would rarely think about either. Cubes,
mechs, structures and recruits leave the mats in a fixed order, so that of them only where they go is weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from noria_desktop.games.scythe.actions import (
    Action,
    Build,
    ChoosePlace,
    CommitCard,
    Decline,
    Deploy,
    Drop,
    Enlist,
    PayCard,
    PayToken,
    Produce,
    Take,
    TakeInParts,
    TakePart,
    Upgrade,
)
from noria_desktop.games.scythe.pending import (
    ChoosingCards,
    Gaining,
    Paying,
    PayingCard,
    PlacingGoods,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Bottom, Cargo, Cube, Structure, Unit

CUBES: Final = (
    Cube.MOVE_UNITS,
    Cube.PRODUCE_HEXES,
    Cube.BOLSTER_POWER,
    Cube.TRADE_POPULARITY,
    Cube.MOVE_COINS,
    Cube.BOLSTER_CARDS,
)
"""The order in which green boxes are opened."""
SLOTS: Final = (0, 3, 1, 2)
"""The order in which mechs are deployed: over rivers first, then the quick one."""
STRUCTURES: Final = (Structure.MONUMENT, Structure.MILL, Structure.ARMORY, Structure.MINE)
RECRUITS: Final = (Bottom.BUILD, Bottom.DEPLOY, Bottom.UPGRADE, Bottom.ENLIST)
BONUSES: Final = (Bonus.POPULARITY, Bonus.POWER, Bonus.COINS, Bonus.COMBAT_CARDS)
MOST_PLACES: Final = 2
"""Territories from which a token is thought of being paid."""


def ways(state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions worth following, in their order; never none."""
    entry = state.pending[-1]
    # What a row or a card brings is taken whole: leaving some of it helps but in rare moments.
    legal = [action for action in legal if not isinstance(action, TakeInParts | TakePart)]
    chosen = _CHOSEN.get(type(entry))
    if chosen is None or len(legal) == 1:
        return legal
    return chosen(entry, legal) or legal


def _loads(entry: Travelling, legal: Sequence[Action]) -> Sequence[Action]:
    """A kind is taken whole, by mechs only; nothing is unloaded before the end of the move."""
    most = {action.cargo: action.number for action in legal if isinstance(action, Take)}
    found: list[Action] = []
    tokens_before = False
    for action in legal:
        if isinstance(action, Drop):
            continue
        if isinstance(action, Take):
            if entry.unit is not Unit.MECH or action.number != most[action.cargo]:
                continue
            workers = action.cargo in (Cargo.FRESH_WORKERS, Cargo.MOVED_WORKERS)
            # Tokens go along from the first kind there is: all of them, or the first few kinds.
            if not workers and tokens_before:
                continue
            tokens_before = tokens_before or not workers
        found.append(action)
    return found


def _yields(entry: Producing, legal: Sequence[Action]) -> Sequence[Action]:
    """All that a territory yields, or nothing."""
    most = {action.place: action.amount for action in legal if isinstance(action, Produce)}
    return [a for a in legal if not isinstance(a, Produce) or a.amount == most[a.place]]


def _tokens(entry: Paying, legal: Sequence[Action]) -> Sequence[Action]:
    """From the first places; of combat cards the lowest."""
    return [
        *[action for action in legal if isinstance(action, PayToken)][:MOST_PLACES],
        *[action for action in legal if isinstance(action, PayCard)][:1],
    ]


def _lowest(entry: PayingCard, legal: Sequence[Action]) -> Sequence[Action]:
    """The lowest combat card."""
    return legal[:1]


def _cards(entry: ChoosingCards, legal: Sequence[Action]) -> Sequence[Action]:
    """The lowest card, the highest, or none."""
    cards = [action for action in legal if isinstance(action, CommitCard)]
    others = [action for action in legal if not isinstance(action, CommitCard)]
    return [*dict.fromkeys([*cards[:1], *cards[-1:]]), *others]


def _gains(entry: Gaining, legal: Sequence[Action]) -> Sequence[Action]:
    """What is due is taken where it can be; of cubes, mechs, structures and recruits those that are wanted first."""
    taken = [action for action in legal if not isinstance(action, Decline)]
    first = taken[0] if taken else None
    if isinstance(first, Upgrade):
        cube = min([a.cube for a in taken if isinstance(a, Upgrade)], key=CUBES.index)
        return [a for a in taken if isinstance(a, Upgrade) and a.cube is cube]
    if isinstance(first, Deploy):
        slots = sorted({a.slot for a in taken if isinstance(a, Deploy)}, key=SLOTS.index)[:1]
        return [a for a in taken if isinstance(a, Deploy) and a.slot in slots]
    if isinstance(first, Build):
        rows = sorted({a.structure for a in taken if isinstance(a, Build)}, key=STRUCTURES.index)[:1]
        return [a for a in taken if isinstance(a, Build) and a.structure in rows]
    if isinstance(first, Enlist):
        bottoms = sorted({a.bottom for a in taken if isinstance(a, Enlist)}, key=RECRUITS.index)[:1]
        bonuses = sorted({a.bonus for a in taken if isinstance(a, Enlist)}, key=BONUSES.index)[:2]
        return [a for a in taken if isinstance(a, Enlist) and a.bottom in bottoms and a.bonus in bonuses]
    return taken


def _kinds(entry: PlacingGoods, legal: Sequence[Action]) -> Sequence[Action]:
    """The first and the last place there is."""
    places = [action for action in legal if isinstance(action, ChoosePlace)]
    return [*dict.fromkeys([*places[:1], *places[-1:]])] if places else legal


_CHOSEN: Final[dict[type, Callable[[Any, Sequence[Action]], Sequence[Action]]]] = {
    Travelling: _loads,
    Producing: _yields,
    Paying: _tokens,
    PayingCard: _lowest,
    ChoosingCards: _cards,
    Gaining: _gains,
    PlacingGoods: _kinds,
}
