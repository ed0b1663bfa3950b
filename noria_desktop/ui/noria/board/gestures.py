"""Noria's legal actions as things to press, carry and turn, or as buttons of the prompt strip.

Built from the legal actions alone. Every one of them is offered at least once; where two activated discs could do the very
same thing, only one of them is asked for (``without_twins``), and the other acts where it is carried there itself.

A disc in use may be carried to whatever it acts on; besides, the thing it moves may be carried itself
(ambassador, representative, disc of the market). What has one meaning only is pressed and never carried,
because a place that can be carried has to be clicked twice to be pressed; a resource disc alone acts at the
first click and is carried to the knowledge all the same.
"""

from __future__ import annotations

from attrs import evolve

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.state import Acting, State
from noria_desktop.games.noria.terms import SPACES, Disc, Good, Side, Space, Track
from noria_desktop.ui.board.gestures import Command, Gesture, Key, Way, press
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.board import handles as at

_TWINNED = (act.BuyDisc, act.Invest, act.Travel, act.Upgrade, act.Produce)
"""Actions of activated discs whose picture does not show which disc is meant."""

RESOURCES = (Disc.ENERGY, Disc.MYCELIUM, Disc.OBSIDIAN)
"""Discs with a single use: pressing one is enough, and only knowledge instead of it is dragged."""


def gestures(view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Action], ...]:
    """The actions that have a place on the table."""
    asked = without_twins(view, legal)
    offered = tuple(
        Gesture(source, target, (action,), at_once=source == target and isinstance(action, act.Gather))
        for action in asked
        for source, target in ways(view, action)
    )
    # Whoever carries a disc to what it acts on means that disc, whichever of two is asked for elsewhere.
    # Not so beside one that is in use: what is left of that would be given up by it.
    twins = set(legal).difference(asked)
    itself: tuple[Gesture[Action], ...] = tuple(
        Gesture(source, target, (action,))
        for action in legal
        if action in twins
        and isinstance(action, _TWINNED)
        and not _is_in_use(view, _lies(view, action.space))
        for source, target in ways(view, action)
        if source == at.space(action.space)
    )
    return (*offered, *itself)


def commands(view: State, legal: tuple[Action, ...]) -> tuple[Command[Action], ...]:
    """The actions that are buttons; "begin" is also a press on the hub, "substitute" also a drag."""
    begin = tuple(action for action in legal if isinstance(action, act.BeginActions))
    instead = tuple(action for action in without_twins(view, legal) if isinstance(action, act.TakeKnowledge))
    in_use = _in_use(view)
    if any(action.space is in_use for action in instead):
        instead = tuple(action for action in instead if action.space is in_use)
    end = tuple(action for action in legal if isinstance(action, act.EndPhase))
    advance = tuple(action for action in legal if isinstance(action, act.Advance))
    found: list[Command[Action]] = []
    if begin:
        found.append(Command("begin", begin, Key.CONFIRM, primary=True))
    if instead:
        found.append(Command("substitute", instead, Key.SUBSTITUTE))
    if end:
        found.append(Command("end", end, Key.END, primary=not begin and _nothing_left(legal)))
    if advance:
        found.append(Command("advance", advance, Key.GO_ON, primary=True))
    return tuple(found)


def ways(view: State, action: Action) -> tuple[Way, ...]:
    """How one action can be played on the table; buttons' actions have no way."""
    match action:
        case act.ChooseTrack(track):
            return press(at.track(track)), (at.car(track), at.track(track))
        case act.NightShift(ring):
            return (press(at.ring_rim(ring)),)
        case act.Modify(first, second):
            return _exchange(view, first, second)
        case act.NameDisc(space):
            return (press(at.space(space)),)
        case act.BeginActions():
            return (press(at.centre()),)
        case act.Gather(space):
            return (press(at.space(space)),)
        case act.TakeKnowledge(space):
            return ((at.space(space), at.knowledge()),)
        case act.BuyDisc(space, disc):
            return (at.market(disc), at.centre()), (at.space(space), at.market(disc))
        case act.Invest(space, track):
            onto = at.track(track)
            return (at.car(track), onto), (at.space(space), onto), press(onto)
        case act.Travel(space, island, landing):
            onto = at.landing(island, landing)
            return (at.ambassador(Side.HUMAN), onto), (at.space(space), onto)
        case act.Upgrade(space, target):
            return (at.space(space), at.space(target)), press(at.space(target))
        case act.Produce(space, goods):
            made = tuple(good for good in Good if goods[good.index])
            onto = at.crate(made[0]) if len(made) == 1 else at.warehouses()
            if len(made) == 1:  # never pressed: a full warehouse among them may be up for sale
                return ((at.space(space), onto),)
            return (at.space(space), onto), press(onto)
        case act.SellGood(good):
            return (at.crate(good), at.knowledge()), (at.crate(good), at.black_market())
        case act.BuyResource(resource):
            return (at.knowledge(), at.resource(resource)), (at.knowledge(), at.black_market())
        case act.SeatPolitician(chamber):
            return ((at.upper_row(chamber), at.lower_row(chamber)),)
        case act.RemovePolitician(chamber):
            return (press(at.upper_row(chamber)),)
        case act.PlaceDisc(disc, space):
            return tuple(
                (at.waiting(disc, place), at.space(space))
                for place, waiting in enumerate(view.human.centre)
                if waiting is disc
            )
        case act.EndPhase() | act.Advance():
            return ()


def without_twins(view: State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The legal actions without those another activated disc does just as well.

    Two discs of one kind are as good as each other when one of them is already in use (it goes on) or
    when both have the same number of actions left. Asking which one would be a question without meaning.
    """
    pending = view.pending
    if not isinstance(pending, Acting):
        return legal
    left = {task.space: task.left for task in pending.tasks}
    instead = {space: _twin(view, pending.in_use, left, space) for space in left}
    allowed = frozenset(legal)
    kept: dict[Action, None] = {}
    for action in legal:
        if isinstance(action, _TWINNED):
            twin = evolve(action, space=instead.get(action.space, action.space))
            kept[twin if twin in allowed else action] = None
        else:
            kept[action] = None
    return tuple(kept)


def _twin(view: State, in_use: Space | None, left: dict[Space, int], space: Space) -> Space:
    """The activated disc that is as good as the one on ``space`` and is asked for in its place."""
    same = [other for other in left if _lies(view, other) is _lies(view, space)]
    if in_use in same:
        return in_use
    return min((other for other in same if left[other] == left[space]), key=lambda other: other.index)


def _lies(view: State, space: Space) -> Disc | None:
    """Kind of disc on a space."""
    lying = view.human.wheel[space.index]
    return lying.disc if lying else None


def _is_in_use(view: State, disc: Disc | None) -> bool:
    """Whether a disc of this kind is being used."""
    in_use = _in_use(view)
    return in_use is not None and _lies(view, in_use) is disc


def _in_use(view: State) -> Space | None:
    """The activated disc whose actions are being taken."""
    return view.pending.in_use if isinstance(view.pending, Acting) else None


def _nothing_left(legal: tuple[Action, ...]) -> bool:
    """True when ending the phase is all that the discs still allow: the button may lead then."""
    market = (act.SellGood, act.BuyResource, act.EndPhase)
    return all(isinstance(action, market) for action in legal)


def _exchange(view: State, first: Space, second: Space) -> tuple[Way, ...]:
    """A modification, dragged from either disc; an empty space is never carried."""
    found: list[Way] = []
    if view.human.wheel[first.index]:
        found.append((at.space(first), at.space(second)))
    if view.human.wheel[second.index]:
        found.append((at.space(second), at.space(first)))
    return tuple(found)


def movable(view: State, acting: Acting) -> tuple[Handle, ...]:
    """What the activated discs move, besides themselves: ambassador, goods for sale, representatives."""
    kinds = {_lies(view, task.space) for task in acting.tasks}
    found: list[Handle] = []
    if Disc.JOURNEY in kinds:
        found.append(at.ambassador(Side.HUMAN))
    if Disc.CITY in kinds:
        found += (at.market(disc) for disc in Disc)
        found += (at.car(track) for track in Track)
    return tuple(found)


def first_targets(view: State) -> tuple[Handle, ...]:
    """Handles that deserve the keyboard focus when the human begins to decide, best first."""
    pending = view.pending
    if isinstance(pending, Acting):
        spaces = [task.space for task in pending.tasks]
        if pending.in_use is not None:
            spaces.sort(key=lambda space: space is not pending.in_use)
        return tuple(at.space(space) for space in spaces)
    return tuple(at.space(space) for space in SPACES if space.active and view.human.wheel[space.index])
