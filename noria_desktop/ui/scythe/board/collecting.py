"""Choices without an order: collected as one likes, changed until they are settled, played in the rules' order.

The rules take territories, tokens and cards one after the other in an order of their own (H5 to H8, H12), so that a
search meets every set once. A player need not know it: what is picked here waits beside the table, ``settling`` says
by which actions it is played. Source: rules.md 4, 5, 9, 11.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import (
    Accept,
    Action,
    ChooseResource,
    CommitCard,
    PayCard,
    PayToken,
    Produce,
    SetPower,
)
from noria_desktop.games.scythe.cargo import aboard
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
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
    CombatCard,
    Gain,
    Place,
    Structure,
)
from noria_desktop.ui.scythe.board.loading import Load, load_limits
from noria_desktop.ui.scythe.board.viewpoint import decides


@frozen
class Picks:
    """What was picked so far, in the player's own order: each is the action that stands for it."""

    picks: tuple[Action, ...] = ()


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


def workers_coming(draft: Draft) -> int:
    """How many workers villages would bring with so much picked."""
    assert isinstance(draft, Picks)
    made = [pick for pick in draft.picks if isinstance(pick, Produce)]
    return sum(pick.amount for pick in made if brings_workers(pick.place))


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
    hand = hand_left(view, draft)
    least = entry.cards[-1] if isinstance(entry, ChoosingCards) and entry.cards else None
    return tuple(CommitCard(value) for value in dict.fromkeys(hand) if least is None or value >= least)


def hand_left(view: State, draft: Draft) -> tuple[CombatCard, ...]:
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
