"""Action phase: naming the discs, activating them, and what every disc can do.

The discs are named in any order: only the whole set must be connected (R1, R27). Source: rules.md 3 (adjacency),
4.2 (action); R1, R3, R4, R26 to R28.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import (
    Action,
    BeginActions,
    EndPhase,
    Gather,
    NameDisc,
    TakeKnowledge,
)
from noria_desktop.games.noria.black_market import deals
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import plus
from noria_desktop.games.noria.events import (
    ActionsBegan,
    DiscNamed,
    Event,
    Gathered,
    KnowledgeTaken,
    PhaseBegan,
)
from noria_desktop.games.noria.state import Acting, Human, Intriguing, Naming, State, Task, WheelDisc
from noria_desktop.games.noria.terms import SPACES, Disc, Phase, Resource, Space
from noria_desktop.games.noria.wheel import ACTIVE_SPACES, is_connected

_END: tuple[Action, ...] = (EndPhase(),)
_GATHERINGS: tuple[tuple[Action, ...], ...] = tuple((Gather(space), TakeKnowledge(space)) for space in SPACES)
_SUBSTITUTES: tuple[tuple[Action, ...], ...] = tuple((TakeKnowledge(space),) for space in SPACES)
_RESOURCE_OF = {Disc(kind.value): kind for kind in Resource}
_INTRIGUING = Intriguing()
_POLITICS_BEGINS = PhaseBegan(Phase.POLITICS)


def disc_on(state: State, space: Space) -> WheelDisc:
    """The disc on a space of the human's wheel that is known to hold one."""
    disc = state.human.wheel[space.index]
    assert disc is not None
    return disc


# Naming -------------------------------------------------------------------------------------------------


def namings(state: State) -> tuple[Action, ...]:
    """Discs that may join the set, ways to activate the set as it stands, deals, and ending the phase.

    The black market is open from the beginning of the phase, also for those who have no disc to activate. With an upgraded disc in the set exactly one is used upgraded: using none could only lose actions, which
    may be given up later anyway, so it is not offered. A set of bonus discs alone cannot be activated (R28).
    """
    pending, wheel = state.pending, state.human.wheel
    assert isinstance(pending, Naming)
    occupied = 0
    for space in ACTIVE_SPACES:
        if wheel[space.index] is not None:
            occupied |= 1 << space.index
    named = bonus = upgraded = 0
    for space in pending.named:
        bit = 1 << space.index
        named |= bit
        disc = wheel[space.index]
        assert disc is not None
        if disc.disc is Disc.BONUS:
            bonus |= bit
        if disc.upgraded:
            upgraded |= bit
    following = _namings(occupied, named, bonus, upgraded)
    open_market = deals(state)
    return (*following, *open_market, *_END) if open_market else following + _END


def _among(bits: int) -> tuple[Space, ...]:
    """The spaces of a set given as bits, in wheel order."""
    return tuple(space for space in SPACES if bits >> space.index & 1)


@cache
def _namings(occupied: int, named: int, bonus: int, upgraded: int) -> tuple[Action, ...]:
    """Legal actions of the discs for sets of spaces, all as bits."""
    discs = _among(named)
    joining = tuple(
        NameDisc(space) for space in _among(occupied & ~named) if may_be_named(space, discs, occupied)
    )
    if not is_connected(discs):
        return joining
    return joining + _beginnings(discs, _among(bonus), _among(upgraded))


@cache
def may_be_named(space: Space, named: tuple[Space, ...], occupied: int) -> bool:
    """Whether a disc may be named next: some connected set holds it and all that were named before it.

    ``occupied`` are the active spaces that hold a disc, as bits. The last disc may be the one that connects the others.
    """
    rings = {other.ring for other in named}
    if not space.active or space.ring in rings or len(named) >= components().max_discs:
        return False
    joined = (*named, space)
    if is_connected(joined):
        return True
    if len(joined) >= components().max_discs:
        return False
    return any(may_be_named(bridge, joined, occupied) for bridge in _among(occupied) if bridge not in joined)


def _beginnings(
    named: tuple[Space, ...], bonus: tuple[Space, ...], upgraded: tuple[Space, ...]
) -> tuple[Action, ...]:
    """Every choice of the disc used upgraded and of the discs that get the extra actions."""
    targets = [space for space in named if space not in bonus]
    if not targets:
        return ()
    used_upgraded: tuple[Space | None, ...] = upgraded or (None,)
    return tuple(
        BeginActions(used, aims)
        for used in used_upgraded
        for aims in combinations_with_replacement(targets, extra_actions(bonus, used))
    )


def extra_actions(bonus: tuple[Space, ...], upgraded: Space | None) -> int:
    """Actions that the bonus discs on these spaces hand out; ``upgraded`` is the disc used upgraded."""
    printed = components()
    return sum(printed.bonus_upgraded_extra if space is upgraded else printed.bonus_extra for space in bonus)


def name_disc(state: State, action: NameDisc) -> Step[State, Event]:
    """Add a disc to the set."""
    pending = state.pending
    assert isinstance(pending, Naming)
    named = DiscNamed(action.space, disc_on(state, action.space).disc)
    return Step(changed(state, pending=Naming((*pending.named, action.space))), (named,))


def begin_actions(state: State, action: BeginActions) -> Step[State, Event]:
    """Activate the set: one action a disc, two for the one used upgraded, and the bonus's extra ones."""
    pending = state.pending
    assert isinstance(pending, Naming)
    printed = components()
    counts = []
    for space in sorted(pending.named, key=lambda space: space.index):
        if disc_on(state, space).disc is not Disc.BONUS:
            own = printed.upgraded_actions if space is action.upgraded else printed.normal_actions
            counts.append((space, own + action.aims.count(space)))
    tasks = tuple([_task(space, count) for space, count in counts])
    following = Acting(pending.named, action.upgraded, tasks, None)
    return Step(changed(state, pending=following), (ActionsBegan(tuple(counts), action.upgraded),))


@cache
def _task(space: Space, left: int) -> Task:
    """The one copy of a task."""
    return Task(space, left)


# Using discs --------------------------------------------------------------------------------------------


def spent(pending: Acting, space: Space) -> Acting:
    """What is left after one action of the disc on ``space``.

    All actions of one disc come directly after one another: another disc that was in use gives up its rest.
    """
    in_use = pending.in_use
    tasks = []
    for task in pending.tasks:
        if task.space is space:
            if task.left > 1:
                tasks.append(_task(space, task.left - 1))
        elif task.space is not in_use:
            tasks.append(task)
    return Acting(pending.named, pending.upgraded, tuple(tasks), space)


def used(state: State, space: Space, human: Human, event: Event) -> Step[State, Event]:
    """One action of the disc on ``space`` is done, after which the human has this."""
    pending = state.pending
    assert isinstance(pending, Acting)
    return Step(changed(state, pending=spent(pending, space), human=human), (event,))


def gatherings(space: Space) -> tuple[Action, ...]:
    """A resource disc's action, or its substitute."""
    return _GATHERINGS[space.index]


def substitute(space: Space) -> tuple[Action, ...]:
    """Knowledge instead of an action, which every disc allows."""
    return _SUBSTITUTES[space.index]


def gather(state: State, action: Gather) -> Step[State, Event]:
    """Take one resource for every own ship of the disc's kind."""
    human = state.human
    kind = _RESOURCE_OF[disc_on(state, action.space).disc]
    amount = human.ships[kind.index]
    after = changed(
        human,
        resources=plus(human.resources, kind.index, amount),
    )
    return used(state, action.space, after, Gathered(action.space, kind, amount))


def take_knowledge(state: State, action: TakeKnowledge) -> Step[State, Event]:
    """Take knowledge instead of an action of the disc."""
    human = state.human
    amount = components().substitute_knowledge
    after = changed(human, knowledge=human.knowledge + amount)
    return used(state, action.space, after, KnowledgeTaken(action.space, amount))


def end_action(state: State) -> Step[State, Event]:
    """Go on to politics; actions not used are given up."""
    return Step(changed(state, pending=_INTRIGUING), (_POLITICS_BEGINS,))
