"""Scythe's legal actions as things to carry and press, or as buttons of the prompt strip.

Built from the legal actions alone; each is offered in one way, and where it has one natural meaning pressing its
place does the same. A unit carried to a territory is picked and makes its first step in one; pressed twice it is
only picked, which opens its load. Numbers of one cargo or yield are alternatives of one gesture, in their order, so
that the key of a digit takes so many; the largest is the usual one.
Source: mocks/scythe.md 7.
"""

from __future__ import annotations

from attrs import evolve

from noria_desktop.games.scythe.actions import (
    Accept,
    Action,
    Advance,
    Build,
    ChooseCombat,
    ChooseOption,
    ChoosePlace,
    ChooseResource,
    ChooseSection,
    CommitCard,
    Decline,
    Deploy,
    Drop,
    EndTurn,
    Enlist,
    Finish,
    Halt,
    MoveTo,
    PayCard,
    PayToken,
    PickMover,
    Produce,
    RetreatTo,
    RetreatWorkers,
    RevealObjective,
    SetPower,
    Skip,
    Take,
    TakeBottom,
    TakeFactoryCard,
    TakeInParts,
    TakePart,
    TakeTop,
    Upgrade,
    UseFactoryCard,
)
from noria_desktop.games.scythe.gaining import asked_together
from noria_desktop.games.scythe.pending import (
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingOffer,
    ChoosingTop,
    Encountering,
    Gaining,
    Moving,
    Producing,
    Retreating,
    RetreatingWorkers,
    Travelling,
)
from noria_desktop.games.scythe.retreat import next_to_retreat
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.gestures import Command, Gesture, Key, Way, press
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import brings_workers


def gestures(view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Action], ...]:
    """The actions that have a place, in the order of the rules, smaller numbers first."""
    offered: list[Gesture[Action]] = []
    most = _largest(view, legal)
    for action in sorted(legal, key=_size):
        offered += [
            Gesture(source, target, (action,), usual=most.get((source, target)) == _size(action))
            for source, target in ways(view, action)
        ]
        if isinstance(action, PickMover):
            offered += _first_steps(view, action)
    return tuple(offered)


def commands(view: State, legal: tuple[Action, ...]) -> tuple[Command[Action], ...]:
    """The actions that are buttons, the one that goes on last."""
    found: list[Command[Action]] = []
    for action in legal:
        button = _button(view, action)
        if button is not None:
            name, key, primary = button
            # A turn is a draft until the player ends it. Source: ux.md 3.
            found.append(Command(name, (action,), key, primary, waits=isinstance(action, EndTurn)))
    return tuple(
        sorted(_with_all_gains(view, [*found, *_in_parts(legal)]), key=lambda command: command.primary)
    )


def _in_parts(legal: tuple[Action, ...]) -> list[Command[Action]]:
    """A row taken in parts, and how much of a gain is taken: what is meant is chosen in the strip."""
    rows = tuple(action for action in legal if isinstance(action, TakeInParts))
    amounts = tuple(action for action in legal if isinstance(action, TakePart))
    found: list[Command[Action]] = []
    if rows:
        found.append(Command("in_parts", rows, Key.DECLINE))
    if amounts:
        found.append(Command("take_part", amounts))
    return found


def _with_all_gains(view: State, found: list[Command[Action]]) -> list[Command[Action]]:
    """Several gains in a row that ask nothing but yes or no are also taken in one press."""
    entry = view.pending[-1]
    count = len(asked_together(view, entry)) if isinstance(entry, Gaining) else 0
    if count < 2:
        return found
    single = [
        evolve(command, key=Key.SUBSTITUTE, primary=False) if command.name == "accept" else command
        for command in found
    ]
    whole: Command[Action] = Command(
        "take_all", (Accept(),), Key.CONFIRM, primary=True, following=(Accept(),) * (count - 1)
    )
    return [*single, whole]


def _largest(view: State, legal: tuple[Action, ...]) -> dict[Way, int]:
    """The largest of the numbers that a gesture may mean."""
    found: dict[Way, int] = {}
    for action in legal:
        size = _size(action)
        if size:
            found |= {way: max(size, found.get(way, 0)) for way in ways(view, action)}
    return found


def _size(action: Action) -> int:
    """Alternatives of one gesture differ by number; 0 where there are none."""
    match action:
        case Take(number=number) | Drop(number=number) | RetreatWorkers(number):
            return number
        case Produce(amount=amount):
            return amount
        case _:
            return 0


# Gestures -----------------------------------------------------------------------------------------------


def _first_steps(view: State, action: PickMover) -> list[Gesture[Action]]:
    """Picked and moved by one step, in one gesture."""
    source = at.own(action.unit, action.place)
    return [
        Gesture(source, at.place(place), (action, MoveTo(place)))
        for place in steps(view, action.unit, action.place)
    ]


def ways(view: State, action: Action) -> tuple[Way, ...]:
    """How one action can be played on the table, carrying before pressing; what is only a button has no way."""
    match action:
        case ChooseSection(section):
            return (at.token(), at.section(section)), press(at.section(section))
        case TakeTop(choice):
            return (press(at.top(choice)),)
        case UseFactoryCard(option):
            return (press(at.side(option)),)
        case TakeBottom():
            entry = view.pending[-1]
            assert isinstance(entry, ChoosingBottom)
            return (press(at.bottom(entry.section)),)
        case RevealObjective(card):
            return (press(at.objective(card)),)
        case _:
            return _moves(view, action) or _gains(action) or _choices(action)


def _moves(view: State, action: Action) -> tuple[Way, ...]:
    """Units and what they carry."""
    entry = view.pending[-1]
    match action, entry:
        case PickMover(unit, place), _:
            return (press(at.own(unit, place)),)
        case MoveTo(place), Travelling(unit=unit, place=origin):
            return (at.own(unit, origin), at.place(place)), press(at.place(place))
        case Take(cargo), _:
            return (press(at.more(cargo)),)
        case Drop(cargo), _:
            return (press(at.less(cargo)),)
        case RetreatTo(place), Retreating(place=lost):
            unit, _slot = next_to_retreat(view, lost)
            return (at.own(unit, lost), at.place(place)), press(at.place(place))
        case RetreatWorkers(number), RetreatingWorkers(place=lost, lakes=(lake, *_)) if number:
            return ((at.own(Unit.WORKER, lost), at.place(lake)),)
        case _:
            return ()


def _gains(action: Action) -> tuple[Way, ...]:
    """Things of the mats that come to their places, and payments."""
    match action:
        case Upgrade(cube, bottom):
            return ((at.cube(cube), at.bottom(bottom.index)),)
        case Deploy(slot, place):
            return ((at.berth(slot), at.place(place)),)
        case Build(structure, place):
            return ((at.site(structure), at.place(place)),)
        case Enlist(bottom, bonus):
            return ((at.recruit(bottom.index), at.one_time(bonus)),)
        case PayCard(card):
            return (press(at.card(card)),)
        case CommitCard(card):
            return (at.card(card), at.arena()), press(at.card(card))
        case _:
            return ()


def _choices(action: Action) -> tuple[Way, ...]:
    """Places that are pressed, on the map and on what lies over it."""
    match action:
        case Produce(place=place) if brings_workers(place):
            return (at.workers_left(), at.place(place)), press(at.place(place))
        case Produce(place=place) | ChoosePlace(place) | PayToken(place) | ChooseCombat(place):
            return (press(at.place(place)),)
        case ChooseResource(resource):
            return (press(at.kind(resource)),)
        case SetPower(power):
            return (press(at.dial(power)),)
        case ChooseOption(option):
            return (press(at.option(option)),)
        case TakeFactoryCard(card):
            return (press(at.factory_card(card)),)
        case _:
            return ()


# Buttons ------------------------------------------------------------------------------------------------


def _button(view: State, action: Action) -> tuple[str, Key, bool] | None:
    """Name, key and whether it is the one that goes on; None for what has a place."""
    entry = view.pending[-1]
    match action:
        case Advance():
            return "advance", Key.GO_ON, True
        case EndTurn():
            return "end_turn", Key.END, True
        case Halt():
            return "halt", Key.END, True
        case Skip():
            return ("skip_top" if isinstance(entry, ChoosingTop) else "skip_bottom"), Key.END, False
        case Finish():
            name, key = _FINISH[type(entry)]
            return name, key, True
        case RetreatWorkers(0):
            return "workers_home", Key.END, False
        case Accept():
            return _YES.get(type(entry), "accept"), Key.CONFIRM, True
        case Decline():
            return _NO.get(type(entry), "decline"), Key.DECLINE, False
        case _:
            return None


_FINISH: dict[type, tuple[str, Key]] = {
    Moving: ("finish_moves", Key.END),
    Producing: ("finish_producing", Key.END),
    ChoosingCards: ("finish_cards", Key.CONFIRM),
    Encountering: ("finish_encounter", Key.END),
}
_YES: dict[type, str] = {ChoosingArtillery: "fire", ChoosingOffer: "accept_offer"}
_NO: dict[type, str] = {ChoosingArtillery: "hold_fire", ChoosingOffer: "decline_offer"}
