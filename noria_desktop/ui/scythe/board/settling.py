"""What comes of a collected choice: by which actions it is played, in the rules' order, and the table as it would look."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from attrs import evolve

from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.games.scythe.actions import (
    Action,
    ChooseResource,
    Finish,
    PayCard,
    PayToken,
    Produce,
    SetPower,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.copies import less, more, of_kind, with_goods
from noria_desktop.games.scythe.gains import without_card
from noria_desktop.games.scythe.pending import (
    ChoosingCards,
    ChoosingPower,
    Paying,
    PlacingGoods,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Goods,
    Resource,
)
from noria_desktop.ui.scythe.board.collecting import (
    Draft,
    Picks,
    brings_workers,
    cards_of,
    hand_left,
    power_of,
)
from noria_desktop.ui.scythe.board.loading import Load

# Settling -----------------------------------------------------------------------------------------------


def is_complete(view: State, draft: Draft) -> bool:
    """Whether what was picked can be settled as it is."""
    match view.pending[-1]:
        case Producing():
            return isinstance(draft, Picks) and bool(draft.picks)
        case PlacingGoods(left=left) | Paying(left=left):
            return isinstance(draft, Picks) and len(draft.picks) == left
        case ChoosingPower() | ChoosingCards():
            return power_of(view, draft) is not None
        case _:
            return False


@lru_cache(maxsize=64)
def settled(view: State, draft: Draft) -> tuple[Action, ...]:
    """The actions by which a complete collection is played, in the rules' order.

    What the rules do by themselves once there is only one way to go on needs no action.
    """
    assert isinstance(draft, Picks)
    kind = type(view.pending[-1])
    # With the last piece the rules may go on to a card that is drawn: any card stands in for what is hidden.
    state, found = stand_in(view), []
    for pick in sorted(draft.picks, key=_RANK[kind]):
        if not _still_due(view, state, draft.picks, pick):
            continue
        state = RULES.apply_unchecked(state, pick).state
        found.append(pick)
    finish: Action = Finish()
    left = state.pending[-1]
    if (isinstance(left, Producing) and kind is Producing) or (
        isinstance(left, ChoosingCards) and kind in (ChoosingPower, ChoosingCards)
    ):
        found.append(finish)
    return tuple(found)


def _still_due(view: State, state: State, picks: tuple[Action, ...], pick: Action) -> bool:
    """Whether a pick is not yet done by the rules themselves, as tokens that could only come from there."""
    entry, first = state.pending[-1], view.pending[-1]
    if isinstance(pick, PayToken):
        assert isinstance(first, Paying)
        if not isinstance(entry, Paying):
            return False
        kind = components().mats.bottoms[first.bottom.index].resource.index
        paid = view.board.goods[pick.place][kind] - state.board.goods[pick.place][kind]
        return paid < picks.count(pick)
    if isinstance(pick, ChooseResource):
        return isinstance(entry, PlacingGoods)
    return True


def _by_place(pick: Any) -> tuple[int, int]:
    """Cards come before tokens (H5), tokens by territory."""
    return (0, pick.card) if isinstance(pick, PayCard) else (1, pick.place)


def _by_kind(pick: Any) -> tuple[int, int]:
    return 0, pick.resource.index


def _by_value(pick: Any) -> tuple[int, int]:
    """The dial before the cards, these ascending (H12)."""
    return (0, pick.power) if isinstance(pick, SetPower) else (1, pick.card)


_RANK: Final[dict[type, Callable[[Any], tuple[int, int]]]] = {
    Producing: _by_place,
    Paying: _by_place,
    PlacingGoods: _by_kind,
    ChoosingPower: _by_value,
    ChoosingCards: _by_value,
}


# The picture --------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def seen_with(view: State, draft: Draft) -> State:
    """The table as it would look with what was picked; nothing of it is decided."""
    entry = view.pending[-1]
    if isinstance(draft, Load):
        assert isinstance(entry, Travelling)
        oil, metal, food, wood, fresh, moved = draft.numbers
        loaded = evolve(entry, goods=(oil, metal, food, wood), fresh=fresh, moved=moved)
        return evolve(view, pending=(*view.pending[:-1], loaded))
    match entry:
        case ChoosingPower() | ChoosingCards() if (power := power_of(view, draft)) is not None:
            fight = ChoosingCards(entry.place, entry.attacker, power, cards_of(view, draft))
            human = evolve(view.human, hand=hand_left(view, draft))
            return evolve(view, human=human, pending=(*view.pending[:-1], fight))
        case Producing():
            return _produced(view, draft)
        case Paying():
            kind = components().mats.bottoms[entry.bottom.index].resource
            return _paid(view, draft, kind)
        case PlacingGoods(place=place) if place is not None:
            goods = view.board.goods
            for pick in draft.picks:
                if isinstance(pick, ChooseResource):
                    goods = with_goods(goods, place, more(goods[place], of_kind(pick.resource, 1)))
            return evolve(view, board=evolve(view.board, goods=goods))
        case _:
            return view


def _produced(view: State, draft: Picks) -> State:
    goods, army = view.board.goods, view.human.army
    yields = components().map.yields
    for pick in draft.picks:
        if not isinstance(pick, Produce):
            continue
        if brings_workers(pick.place):
            army = evolve(army, workers=tuple(sorted((*army.workers, *(pick.place,) * pick.amount))))
        else:
            resource = yields[components().map.terrain[pick.place].index]
            assert resource is not None
            goods = with_goods(goods, pick.place, more(goods[pick.place], of_kind(resource, pick.amount)))
    return evolve(view, human=evolve(view.human, army=army), board=evolve(view.board, goods=goods))


def _paid(view: State, draft: Picks, kind: Resource) -> State:
    goods, hand = view.board.goods, view.human.hand
    for pick in draft.picks:
        if isinstance(pick, PayToken):
            token: Goods = of_kind(kind, 1)
            goods = with_goods(goods, pick.place, less(goods[pick.place], token))
        elif isinstance(pick, PayCard):
            hand = without_card(hand, pick.card)
    return evolve(view, human=evolve(view.human, hand=hand), board=evolve(view.board, goods=goods))
