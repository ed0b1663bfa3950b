"""Choices without an order: collected as one likes, changed until they are settled, played in the rules' order.

The rules take territories, tokens and cards one after the other in an order of their own (H5 to H8, H12), so that a
search meets every set once. A player need not know it: what is picked here waits beside the table, ``settled`` says
by which actions it is played. Source: rules.md 4, 5, 9, 11.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from attrs import evolve

from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import (
    Accept,
    Action,
    ChooseResource,
    CommitCard,
    Drop,
    Finish,
    PayCard,
    PayToken,
    Produce,
    SetPower,
    Take,
)
from noria_desktop.games.scythe.cargo import aboard, ashore, may_stay
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.copies import less, more, of_kind, with_goods
from noria_desktop.games.scythe.gains import without_card
from noria_desktop.games.scythe.payment import sources
from noria_desktop.games.scythe.pending import (
    ChoosingCards,
    ChoosingPower,
    Gaining,
    Paying,
    PlacingGoods,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.produce import most_yields
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    RESOURCES,
    Cargo,
    CombatCard,
    Gain,
    Goods,
    Place,
    Resource,
    Structure,
)
from noria_desktop.ui.scythe.board.viewpoint import decides

WORKERS: Final = (Cargo.FRESH_WORKERS, Cargo.MOVED_WORKERS)
"""Cargo that walks."""


@frozen
class Picks:
    """What was picked so far, in the player's own order: each is the action that stands for it."""

    picks: tuple[Action, ...] = ()


@frozen
class Load:
    """How much of each kind of cargo the travelling unit is to carry on, by ``Cargo.index``."""

    numbers: tuple[int, ...]


Draft: TypeAlias = Picks | Load

Fight: TypeAlias = ChoosingPower | ChoosingCards


# Where something is collected ---------------------------------------------------------------------------


def start(view: State) -> Draft | None:
    """What is collected before the player did anything; None where nothing is collected."""
    if not decides(view):
        return None
    match view.pending[-1]:
        case Travelling() as entry:
            limits = load_limits(view, entry)
            if not any(most for _, most in limits):
                return None
            if entry.stepped:
                return Load(aboard(entry))
            # All goes along unless the player leaves something.
            return Load(tuple(most for _, most in limits))
        case Producing() as entry:
            return Picks(_all_yields(view, entry))
        case PlacingGoods(place=place) if place is not None:
            return Picks()
        case ChoosingPower() if most_power(view.human) == 0:
            # No power, nothing to set: only cards are to be chosen.
            return Picks((SetPower(0),))
        case Paying() | ChoosingPower() | ChoosingCards():
            return Picks()
        case _:
            return None


def _all_yields(view: State, entry: Producing) -> tuple[Action, ...]:
    """Every territory with all it yields, where none of them keeps another from yielding; else none."""
    every = tuple(Produce(place, most) for place, most in most_yields(view, entry))
    for number, pick in enumerate(every):
        if pick not in offers(view, Picks(every[:number])):
            return ()
    return every


@lru_cache(maxsize=64)
def opened(view: State) -> tuple[State, tuple[Action, ...]]:
    """Where the choice begins: resources of free choice are chosen without a question before; and what leads there."""
    entry = view.pending[-1]
    if isinstance(entry, Gaining) and entry.due[0].gain is Gain.ANY_RESOURCE and decides(view):
        after = RULES.apply_unchecked(view, Accept()).state
        if isinstance(after.pending[-1], PlacingGoods):
            return after, (Accept(),)
    return view, ()


# What may be picked -------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def offers(view: State, draft: Draft) -> tuple[Action, ...]:
    """What can be added to what was picked, smaller numbers first."""
    if isinstance(draft, Load):
        return ()
    picks = draft.picks
    match view.pending[-1]:
        case Producing() as entry:
            return tuple(_yields(view, entry, picks))
        case PlacingGoods() as entry if len(picks) < entry.left:
            return tuple(ChooseResource(kind) for kind in RESOURCES[entry.least.index :])
        case Paying() as entry if len(picks) < entry.left:
            return tuple(_payments(view, entry, picks))
        case ChoosingPower():
            powers = tuple(SetPower(power) for power in range(most_power(view.human) + 1))
            return (*powers, *(_cards(view, draft) if power_of(view, draft) is not None else ()))
        case ChoosingCards():
            return _cards(view, draft)
        case _:
            return ()


def _yields(view: State, entry: Producing, picks: tuple[Action, ...]) -> Iterable[Action]:
    """Territories that may still be picked, each with the most that it can yield beside the others."""
    mill = view.human.works.structures[Structure.MILL.index] if entry.mill else None
    taken = {pick.place: pick.amount for pick in picks if isinstance(pick, Produce)}
    left = entry.left - sum(place != mill for place in taken)
    waiting = components().mats.workers - len(view.human.army.workers)
    waiting -= sum(amount for place, amount in taken.items() if brings_workers(place))
    for place, most in most_yields(view, entry):
        if place in taken or (place != mill and left <= 0):
            continue
        amount = min(most, waiting) if brings_workers(place) else most
        if amount > 0:
            yield Produce(place, amount)


def territories_left(view: State, draft: Draft) -> int:
    """How many territories can still be picked beside those that were.

    The Mill's uses up none of those allowed, and each village needs a worker of those left: so it is picked first, the
    villages last.
    """
    entry, number = view.pending[-1], 0
    assert isinstance(entry, Producing)
    mill = view.human.works.structures[Structure.MILL.index] if entry.mill else None

    def late(pick: Action) -> tuple[bool, bool]:
        assert isinstance(pick, Produce)
        return pick.place != mill, brings_workers(pick.place)

    while further := offers(view, draft):
        pick = min(further, key=late)
        assert isinstance(pick, Produce)
        draft, number = with_pick(draft, Produce(pick.place, 1)), number + 1
    return number


def brings_workers(place: Place) -> bool:
    """Whether producing there brings workers from the mat; elsewhere tokens come."""
    printed = components().map
    return place < len(printed.terrain) and printed.terrain[place] is printed.workers_from


def _payments(view: State, entry: Paying, picks: tuple[Action, ...]) -> Iterable[Action]:
    """Sources that can still give something: each token once, one card in its place for Crimea."""
    taken = Counter(pick.place for pick in picks if isinstance(pick, PayToken))
    for place, number in sources(view, entry.bottom, entry.after):
        if number > taken[place]:
            yield PayToken(place)
    if entry.coercible and not any(isinstance(pick, PayCard) for pick in picks):
        for value in dict.fromkeys(view.human.hand):
            if value is not None:
                yield PayCard(value)


def _cards(view: State, draft: Draft) -> tuple[Action, ...]:
    """Combat cards that may still be added, each value once."""
    entry = view.pending[-1]
    assert isinstance(entry, Fight)
    laid = cards_of(view, draft)
    if len(laid) >= most_cards(view, entry.place):
        return ()
    hand = _hand_left(view, draft)
    least = entry.cards[-1] if isinstance(entry, ChoosingCards) and entry.cards else None
    return tuple(CommitCard(value) for value in dict.fromkeys(hand) if least is None or value >= least)


def _hand_left(view: State, draft: Draft) -> tuple[CombatCard, ...]:
    """Combat cards that were not picked, ascending."""
    assert isinstance(draft, Picks)
    picked = Counter(pick.card for pick in draft.picks if isinstance(pick, CommitCard | PayCard))
    left = Counter(card for card in view.human.hand if card is not None)
    left.subtract(picked)
    return tuple(sorted(left.elements()))


def power_of(view: State, draft: Draft) -> int | None:
    """The number set on the dial; None as long as none is."""
    entry = view.pending[-1]
    if isinstance(entry, ChoosingCards):
        return entry.power
    assert isinstance(draft, Picks)
    return next((pick.power for pick in draft.picks if isinstance(pick, SetPower)), None)


def cards_of(view: State, draft: Draft) -> tuple[CombatCard, ...]:
    """All combat cards for the fight, ascending."""
    entry = view.pending[-1]
    laid = entry.cards if isinstance(entry, ChoosingCards) else ()
    assert isinstance(draft, Picks)
    picked = [pick.card for pick in draft.picks if isinstance(pick, CommitCard)]
    return tuple(sorted([*(card for card in laid if card is not None), *picked]))


# Picking and giving back ---------------------------------------------------------------------------------


def with_pick(draft: Draft, pick: Action) -> Draft:
    """So much more; another number on the dial takes the place of the one before."""
    assert isinstance(draft, Picks)
    kept = draft.picks
    if isinstance(pick, SetPower):
        kept = tuple(one for one in kept if not isinstance(one, SetPower))
        return Picks((pick, *kept))
    return Picks((*kept, pick))


def without_pick(draft: Draft, pick: Action) -> Draft:
    """One of these is given back."""
    assert isinstance(draft, Picks)
    picks = list(draft.picks)
    picks.reverse()
    picks.remove(pick)
    picks.reverse()
    return Picks(tuple(picks))


def given_back(view: State, draft: Draft) -> Draft | None:
    """Without what was picked last, or as it began where only less of it was left; None where nothing was done by hand."""
    first = start(view)
    if draft == first:
        return None
    # Where all territories yield from the beginning, a hand can only have taken some of it away.
    began_full = isinstance(view.pending[-1], Producing) and isinstance(first, Picks) and bool(first.picks)
    if isinstance(draft, Load) or began_full:
        return first
    return Picks(draft.picks[:-1]) if draft.picks else first


def pressed_again(draft: Draft, place: Place) -> Draft:
    """A territory that yields is pressed once more: it yields one less, in the end nothing."""
    assert isinstance(draft, Picks)
    found: list[Action] = []
    for pick in draft.picks:
        if isinstance(pick, Produce) and pick.place == place:
            if pick.amount > 1:
                found.append(Produce(place, pick.amount - 1))
        else:
            found.append(pick)
    return Picks(tuple(found))


# Loading ------------------------------------------------------------------------------------------------


def load_limits(view: State, entry: Travelling) -> tuple[tuple[int, int], ...]:
    """The least and the most of each kind that can be aboard when the unit goes on from here, by ``Cargo.index``."""
    carried, there = aboard(entry), ashore(view, entry)
    found = []
    for kind in range(len(Cargo)):
        leaves = not entry.taking and kind >= entry.next_cargo and may_stay(view, entry, kind)
        takes = (not entry.taking or kind >= entry.next_cargo) and not entry.dropped >> kind & 1
        least = 0 if leaves else carried[kind]
        most = carried[kind] + (there[kind] if takes else 0)
        found.append((least, most))
    return tuple(found)


def load_actions(view: State, numbers: tuple[int, ...]) -> tuple[Action, ...]:
    """What makes the load so: first what is left, then what is taken, each by kind (H8)."""
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    changes = [(kind, wanted - now) for kind, wanted, now in zip(Cargo, numbers, aboard(entry), strict=True)]
    drops: list[Action] = [Drop(kind, -change) for kind, change in changes if change < 0]
    takes: list[Action] = [Take(kind, change) for kind, change in changes if change > 0]
    return (*drops, *takes)


def load_changed(view: State, draft: Load, kind: Cargo, by: int) -> Load | None:
    """One more or less of a kind; None where that cannot be."""
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    least, most = load_limits(view, entry)[kind.index]
    number = draft.numbers[kind.index] + by
    if not least <= number <= most:
        return None
    return Load(
        tuple(number if other is kind else old for other, old in zip(Cargo, draft.numbers, strict=True))
    )


def load_all(view: State, draft: Load) -> Load:
    """All goes along; where all does already, nothing that can stay."""
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    limits = load_limits(view, entry)
    most = tuple(most for _, most in limits)
    return Load(most if draft.numbers != most else tuple(least for least, _ in limits))


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
            human = evolve(view.human, hand=_hand_left(view, draft))
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
