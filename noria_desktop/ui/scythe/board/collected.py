"""What hands and buttons do while a choice without an order is collected: pick, give back, settle.

Pressing anything that can be picked adds it, pressing what was picked gives it back; Enter settles all of it in one
step of Undo. A unit takes its load along with the step it makes. Source: mocks/table.md 6.
"""

from __future__ import annotations

from typing import Any, Final

from attrs import evolve

from noria_desktop.games.scythe.actions import (
    Action,
    ChooseResource,
    ChooseSection,
    CommitCard,
    Drop,
    Finish,
    MoveTo,
    PayCard,
    PayToken,
    PickMover,
    Produce,
    SetPower,
    Take,
    TakeBottom,
    TakeTop,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.moving import movers
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingCards,
    ChoosingPower,
    ChoosingSection,
    ChoosingTop,
    Moving,
    Paying,
    PlacingGoods,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.printed_mats import FREE
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    SECTIONS,
    Cargo,
    Place,
    Section,
    Top,
    TopChoice,
    place_id,
)
from noria_desktop.games.scythe.top_row import printed_top, top_actions, top_cost
from noria_desktop.ui.board.gestures import Collect, Command, Gesture, Key, Way, press
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board import gestures as plain
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import (
    Draft,
    Picks,
    brings_workers,
    cards_of,
    given_back,
    offers,
    opened,
    power_of,
    pressed_again,
    start,
    with_pick,
    without_pick,
)
from noria_desktop.ui.scythe.board.loading import Load, load_actions, load_all, load_changed, load_limits
from noria_desktop.ui.scythe.board.paying import forced
from noria_desktop.ui.scythe.board.settling import is_complete, settled

SETTLE: Final[dict[type, str]] = {
    Producing: "settle_produce",
    PlacingGoods: "settle_goods",
    Paying: "settle_payment",
    ChoosingPower: "fight",
    ChoosingCards: "fight",
}
"""Name of the button that settles what was collected."""

EMPTY: Final = ""
"""Stands in the name of a slot in which nothing lies."""

Slot = tuple[Handle, Action | None]


def slots(view: State, draft: Draft) -> tuple[Slot, ...]:
    """One for each piece that is to be collected, in the order of picking; the empty ones come last.

    Of a price they are as many as it has pieces: first what was paid by itself.
    """
    if not isinstance(draft, Picks):
        return ()
    match view.pending[-1]:
        case Paying() as entry:
            gone = forced(view, entry)
            if gone is None:
                return _filled(draft, entry.left, 0)
            paid = tuple((at.paid(n, place_id(gone.place)), PayToken(gone.place)) for n in range(gone.number))
            return (*paid, *_filled(draft, entry.left, gone.number))
        case PlacingGoods(left=left):
            return _filled(draft, left, 0)
        case ChoosingPower() | ChoosingCards():
            own = {pick.card: pick for pick in draft.picks if isinstance(pick, CommitCard)}
            return tuple(
                (at.slot(n, f"card{card}"), own.get(card)) for n, card in enumerate(cards_of(view, draft))
            )
        case _:
            return ()


def _filled(draft: Picks, left: int, first: int) -> tuple[Slot, ...]:
    """So many slots, counted from ``first`` on: those with what was picked, then the empty ones."""
    filled = tuple((at.slot(n, _source(pick)), pick) for n, pick in enumerate(draft.picks, start=first))
    return (*filled, *((at.slot(n, EMPTY), None) for n in range(first + len(filled), first + left)))


def _source(pick: Action) -> str:
    """What lies in a slot, as its name tells it."""
    match pick:
        case PayToken(place):
            return place_id(place)
        case PayCard(card):
            return f"card{card}"
        case ChooseResource(resource):
            return resource.value
        case _:
            raise AssertionError(pick)


# Gestures -----------------------------------------------------------------------------------------------


def gestures(view: State, legal: tuple[Action, ...], draft: Draft | None) -> tuple[Gesture[Any], ...]:
    """Everything that can be carried and pressed, with so much collected."""
    if not legal:
        return ()
    if isinstance(draft, Load):
        return (*_with_load(view, legal, draft), *_steppers(view, draft))
    if draft is not None:
        return tuple(_picking(view, draft))
    found = _with_all_aboard(view, plain.gestures(view, legal))
    return (*(_with_single_lines(view, one) for one in found), *_moves_at_once(view, legal))


def _with_single_lines(view: State, gesture: Gesture[Any]) -> Gesture[Any]:
    """Where an upper row has one line that costs nothing, its section is that line; a yield without a choice comes."""
    state, actions = view, gesture.actions
    match actions:
        case (ChooseSection(section),) if section < SECTIONS:
            human = view.human
            top = printed_top(human, section)
            lines = [one for one in top_actions(view, ChoosingTop(section)) if isinstance(one, TakeTop)]
            if len(top.sides) > 1 or not lines or top_cost(human, top) != FREE:
                return gesture
            actions = (actions[0], lines[0])
        case (TakeTop(TopChoice.PRODUCE),):
            pass
        case _:
            return gesture
    for action in actions:
        state = RULES.apply_unchecked(state, action).state
    return evolve(gesture, actions=(*actions, *_only_yield(state)))


def _only_yield(state: State) -> tuple[Action, ...]:
    """Producing on the only territory that yields resources; nothing where there is a choice."""
    draft = start(state) if isinstance(state.pending[-1], Producing) else None
    if not isinstance(draft, Picks) or len(draft.picks) != 1:
        return ()
    (only,) = draft.picks
    assert isinstance(only, Produce)
    return () if brings_workers(only.place) else settled(state, draft)


def _with_load(view: State, legal: tuple[Action, ...], draft: Load) -> list[Gesture[Any]]:
    """The unit's steps, each with what goes along."""
    loading = load_actions(view, draft.numbers)
    there = tuple(action for action in legal if not isinstance(action, Take | Drop))
    return [
        evolve(one, actions=(*loading, *one.actions)) if isinstance(one.actions[0], MoveTo) else one
        for one in plain.gestures(view, there)
    ]


def _steppers(view: State, draft: Load) -> list[Gesture[Any]]:
    found = []
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    for kind, (least, most) in zip(Cargo, load_limits(view, entry), strict=True):
        for handle, by in ((at.less(kind), -1), (at.more(kind), 1)):
            changed = load_changed(view, draft, kind, by)
            if changed is not None:
                found.append(_collects(handle, changed))
        if least < most:
            goal = most if draft.numbers[kind.index] < most else least
            whole = load_changed(view, draft, kind, goal - draft.numbers[kind.index])
            assert whole is not None
            found.append(_collects(at.aboard(kind), whole))
    return found


def _picking(view: State, draft: Draft) -> list[Gesture[Any]]:
    """What can be added, and what was picked to be given back."""
    found: list[Gesture[Any]] = []
    power = None
    if isinstance(view.pending[-1], ChoosingPower):
        power = power_of(view, draft)
    offered = offers(view, draft)
    for pick in offered:
        if isinstance(pick, SetPower) and power is not None:
            continue
        collect = Collect(with_pick(draft, pick))
        found += [_carries(way, collect) for way in plain.ways(view, pick)]
    if power is not None:
        for handle, other in ((at.fewer_power(), power - 1), (at.more_power(), power + 1)):
            if SetPower(other) in offered:
                found.append(_collects(handle, with_pick(draft, SetPower(other))))
    if isinstance(view.pending[-1], Producing):
        assert isinstance(draft, Picks)
        found += [
            _collects(at.place(pick.place), pressed_again(draft, pick.place))
            for pick in draft.picks
            if isinstance(pick, Produce)
        ]
    found += [
        _collects(name, without_pick(draft, pick))
        for name, pick in slots(view, draft)
        if pick is not None and name.kind != "paid"
    ]
    return found


def _collects(handle: Handle, draft: Draft) -> Gesture[Any]:
    return _carries(press(handle), Collect(draft))


def _carries(way: Way, collect: Collect) -> Gesture[Any]:
    return Gesture(*way, (collect,))


# Moving at once -----------------------------------------------------------------------------------------


def _with_all_aboard(view: State, found: tuple[Gesture[Any], ...]) -> list[Gesture[Any]]:
    """A unit that is picked and moved in one takes along what it can."""
    return [
        evolve(one, actions=(one.actions[0], *_loading(view, one.actions[0]), *one.actions[1:]))
        if isinstance(one.actions[0], PickMover) and len(one.actions) > 1
        else one
        for one in found
    ]


def _loading(view: State, pick: PickMover) -> tuple[Action, ...]:
    """All that a unit can take along where it stands."""
    after = RULES.apply_unchecked(view, pick).state
    draft = start(after)
    return load_actions(after, draft.numbers) if isinstance(draft, Load) else ()


def _moves_at_once(view: State, legal: tuple[Action, ...]) -> list[Gesture[Any]]:
    """Carrying a unit before Move was chosen chooses it: section, upper row and step are one gesture."""
    way = way_to_move(view, legal)
    if not way:
        return []
    state = view
    for action in way:
        state = RULES.apply_unchecked(state, action).state
    moving = state.pending[-1]
    assert isinstance(moving, Moving)
    found = []
    for pick in movers(state, moving):
        source = at.own(pick.unit, pick.place)
        found.append(Gesture(*press(source), (*way, pick)))
        loading = _loading(state, pick)
        found += [
            Gesture(source, at.place(place), (*way, pick, *loading, MoveTo(place)))
            for place in steps(state, pick.unit, pick.place)
        ]
    return found


def way_to_move(view: State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What leads to a Move from here without giving anything up; empty where nothing does."""
    move = TakeTop(TopChoice.MOVE)
    match view.pending[-1]:
        case ChoosingTop() if move in legal:
            return (move,)
        case ChoosingBottom(section) if section == FACTORY_SECTION and TakeBottom() in legal:
            return (TakeBottom(),)
        case ChoosingSection():
            section = move_section(view)
            choose = ChooseSection(section)
            if choose in legal and move in top_actions(view, ChoosingTop(section)):
                return choose, move
    return ()


def move_section(view: State) -> Section:
    """Where the own mat has Move."""
    mat = components().mats.players[view.human.mat.index]
    return next(section for section in range(SECTIONS) if mat.sections[section].top is Top.MOVE)


# Buttons ------------------------------------------------------------------------------------------------


def commands(view: State, legal: tuple[Action, ...], draft: Draft | None) -> tuple[Command[Any], ...]:
    """The buttons of the strip with so much collected, the one that goes on last."""
    found = plain.commands(view, legal)
    view, before = opened(view)
    if before:
        # What is chosen is taken; only to leave all of it is a button.
        found = tuple(one for one in found if one.name == "decline")
    if draft is None or not legal:
        return found
    kind = type(view.pending[-1])
    if isinstance(draft, Load):
        # What was loaded is taken back with the unit itself.
        return (_button("load_all", load_all(view, draft), Key.LOAD), *found)
    settles = is_complete(view, draft)
    if settles or kind is not Producing:
        found = tuple(one for one in found if not any(isinstance(action, Finish) for action in one.actions))
    back = given_back(view, draft)
    if back is not None:
        found = (_button("give_back", back, Key.BACK), *found)
    if settles:
        first, *others = (*before, *settled(view, draft))
        whole: Command[Any] = Command(
            SETTLE[kind], (first,), Key.CONFIRM, primary=True, following=tuple(others)
        )
        found = (*found, whole)
    return found


def _button(name: str, draft: Draft, key: Key) -> Command[Any]:
    return Command(name, (Collect(draft),), key)


def lit(view: State, draft: Draft | None, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What is shown as possible: what can still be picked, or else what is legal."""
    if draft is None or isinstance(draft, Load) or not legal:
        return legal
    return offers(view, draft)


def chosen_places(draft: Draft | None) -> tuple[Place, ...]:
    """Territories that were picked."""
    if not isinstance(draft, Picks):
        return ()
    return tuple(sorted({pick.place for pick in draft.picks if isinstance(pick, PayToken | Produce)}))
