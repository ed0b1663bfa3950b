"""What is asked once before something that cannot be had again is given up.

Knowledge, resources and goods stay; what goes is the use of discs, a round's intrigue that brings something, a disc
without a place. Nothing is asked where nothing goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from noria_desktop.bots.noria.coach_counts import best_chamber, gain
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.politics import intrigue_cost
from noria_desktop.games.noria.state import (
    Acting,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    State,
    Task,
)
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Landing, Resource, Ring, Space
from noria_desktop.games.noria.wheel import is_connected
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.words.costs import (
    influence_next_round,
    intrigue_now,
    modification_now,
    night_shift_now,
)
from noria_desktop.ui.noria.words.names import disc_name, disc_on, either, joined, resources_text, say


def unused(view: State, legal: tuple[act.Action, ...], actions: tuple[act.Action, ...]) -> Question | None:
    """What would be given up by playing these actions; None where nothing is lost.

    Args:
        view: what the player sees.
        legal: what is allowed now.
        actions: what is about to be played.
    """
    if not actions:
        return None
    pending, action = view.pending, actions[0]
    match action:
        case act.EndPhase():
            return _ending(view, legal)
        case act.Travel(_, index, Landing.NOTHING):
            return _empty_handed(view, legal, index)
        case act.PlaceDisc(disc, space):
            return _covering(view, disc, space)
        case act.BeginActions() if isinstance(pending, Naming):
            return _beginning(view, legal, pending)
        case _ if isinstance(pending, Acting):
            return _leaving(view, pending, getattr(action, "space", None))
        case _:
            return None


def _ending(view: State, legal: tuple[act.Action, ...]) -> Question | None:
    """A phase is ended."""
    match view.pending:
        case Influencing():
            return (
                _no_disc_ahead(view, legal) or _dearer_influence(view, legal) or _last_influence(view, legal)
            )
        case Naming():
            return _skipping(view)
        case Acting(tasks=tasks) if tasks:
            return _actions_left(view, tasks)
        case Intriguing():
            return _intrigue_left(view, legal)
        case PlacingDiscs():
            return _without_place(view)
        case _:
            return None


# Influence ----------------------------------------------------------------------------------------------


def _no_disc_ahead(view: State, legal: tuple[act.Action, ...]) -> Question | None:
    """The wheel could still be turned so that a disc can be used, and no disc can be used as it lies."""
    if usable(view) or not any(isinstance(action, act.NightShift | act.Modify) for action in legal):
        return None
    rims = tuple(at.ring_rim(action.ring) for action in legal if isinstance(action, act.NightShift))
    return Question(
        say("No disc can be used as the wheel lies. End influence all the same?"),
        say(
            "You have {knowledge} knowledge; a night shift costs {cost}.",
            knowledge=view.human.knowledge,
            cost=night_shift_now(view),
        ),
        rims,
    )


def _dearer_influence(view: State, legal: tuple[act.Action, ...]) -> Question | None:
    """Nothing was influenced though it could be paid, and from the next round on it costs more (rules 4.2)."""
    pending, later = view.pending, influence_next_round(view)
    if later is None or not isinstance(pending, Influencing) or pending.night_shifts or pending.modifications:
        return None
    rims = tuple(at.ring_rim(action.ring) for action in legal if isinstance(action, act.NightShift))
    if not rims and not any(isinstance(action, act.Modify) for action in legal):
        return None
    return Question(
        say(
            "A night shift costs {now} this round and {later} from the next on. End influence all the same?",
            now=night_shift_now(view),
            later=later[0],
        ),
        say(
            "A modification costs {now} now, then {later}. You have {knowledge} knowledge.",
            now=modification_now(view),
            later=later[1],
            knowledge=view.human.knowledge,
        ),
        rims,
    )


def _last_influence(view: State, legal: tuple[act.Action, ...]) -> Question | None:
    """In the last round, with knowledge that pays for nothing that is still to come (rules 4.2, 4.4, 5)."""
    knowledge, printed = view.human.knowledge, components()
    costs = (intrigue_now(view), printed.buy_resource_cost)
    rims = tuple(at.ring_rim(action.ring) for action in legal if isinstance(action, act.NightShift))
    able = bool(rims) or any(isinstance(action, act.Modify) for action in legal)
    if view.round != printed.rounds or not able or knowledge >= min(costs):
        return None
    return Question(
        say("Knowledge counts nothing in the end. End the last influence all the same?"),
        say(
            "You have {knowledge}; an intrigue costs {intrigue}, a resource of the black market {price}.",
            knowledge=knowledge,
            intrigue=costs[0],
            price=costs[1],
        ),
        rims,
    )


def usable(view: State) -> tuple[Space, ...]:
    """Discs of the active half; none where only bonus discs lie there, which cannot act alone."""
    wheel = view.human.wheel
    found = tuple(space for space in SPACES if space.active and wheel[space.index])
    kinds = {lying.disc for space in found if (lying := wheel[space.index])}
    return found if kinds - {Disc.BONUS} else ()


def _most_together(view: State, spaces: tuple[Space, ...]) -> int:
    """How many of these discs can be used in one turn: one of each ring, and lines must join them."""
    wheel = view.human.wheel

    def together(some: tuple[Space, ...]) -> bool:
        kinds = {lying.disc for space in some if (lying := wheel[space.index])}
        rings = {space.ring for space in some}
        return len(rings) == len(some) and bool(kinds - {Disc.BONUS}) and is_connected(some)

    counts = range(min(len(Ring), len(spaces)), 0, -1)
    return next((n for n in counts if any(map(together, combinations(spaces, n)))), 0)


# Discs --------------------------------------------------------------------------------------------------


def _skipping(view: State) -> Question | None:
    """The actions are skipped though discs could be used."""
    spaces = usable(view)
    if not spaces:
        return None
    discs, most = [disc_on(view.human.wheel, space) for space in spaces], _most_together(view, spaces)
    if most == len(spaces):
        title = say("{discs} could be used. Skip the actions all the same?", discs=joined(discs))
    elif most == 1:
        title = say("{discs} could be used. Skip the actions all the same?", discs=either(discs))
    else:
        title = say(
            "{count} of {discs} could be used. Skip the actions all the same?",
            count=most,
            discs=joined(discs),
        )
    return Question(
        title,
        say("Up to three connected discs act; each could also bring 1 knowledge."),
        tuple(at.space(space) for space in spaces),
    )


def _beginning(view: State, legal: tuple[act.Action, ...], pending: Naming) -> Question | None:
    """The actions are begun though another disc could join, and none can join later."""
    joining = tuple(action.space for action in legal if isinstance(action, act.NameDisc))
    if not joining or not is_connected(pending.named):
        return None
    discs = either(disc_on(view.human.wheel, space) for space in joining)
    if len(joining) == 1:
        title = say("{disc} could join. Begin the actions without it?", disc=discs)
    else:
        title = say("{discs} could join. Begin the actions all the same?", discs=discs)
    return Question(
        title,
        say("No disc can be added once the actions have begun; actions can be left out then."),
        tuple(at.space(space) for space in joining),
    )


def _actions_left(view: State, tasks: tuple[Task, ...]) -> Question:
    """The actions are ended with some left."""
    wheel = view.human.wheel
    first, total = tasks[0], sum(task.left for task in tasks)
    if len(tasks) == 1:
        title = say(
            "{disc} has %n action(s) left. End the actions all the same?",
            total,
            disc=disc_on(wheel, first.space),
        )
    else:
        title = say(
            "{discs} have %n action(s) left. End the actions all the same?",
            total,
            discs=joined(disc_on(wheel, task.space) for task in tasks),
        )
    parts = tuple(_stays(view))
    instead = (
        say("{disc} could also bring 1 knowledge (K).", disc=disc_on(wheel, first.space))
        if len(tasks) == 1
        else say("Each action could also bring 1 knowledge (K).")
    )
    kept = () if _is_last_turn(view) else Resource
    stays = tuple(at.resource(kind) for kind in kept if view.human.resources[kind.index])
    return Question(
        title,
        _sentences((*parts, instead)),
        (*(at.space(task.space) for task in tasks), *stays),
    )


def _stays(view: State) -> Iterator[str]:
    """What is not lost by ending the actions; in the last turn, that it is worth nothing."""
    if any(view.human.resources) and _is_last_turn(view):
        yield say("This is your last turn: resources still unused when its actions end score nothing.")
    elif any(view.human.resources):
        yield say("You keep {resources}.", resources=resources_text(view.human.resources))


def _is_last_turn(view: State) -> bool:
    """Whether nothing can be paid for any more after this turn."""
    return view.round >= components().rounds


def _sentences(parts: tuple[str, ...]) -> str:
    """Whole sentences one after the other, as the language sets them."""
    return say("{first} {second}", first=parts[0], second=parts[1]) if len(parts) == 2 else "".join(parts)


def _leaving(view: State, pending: Acting, space: Space | None) -> Question | None:
    """Another disc is used while the one in use has actions left: they are given up."""
    if space is None or pending.in_use in (None, space):
        return None
    left = next((task.left for task in pending.tasks if task.space is pending.in_use), 0)
    if not left:
        return None
    assert pending.in_use is not None
    wheel = view.human.wheel
    return Question(
        say(
            "{disc} has %n action(s) left, given up by going on to {other}. Go on all the same?",
            left,
            disc=disc_on(wheel, pending.in_use),
            other=disc_on(wheel, space),
        ),
        say("All actions of a disc come directly one after the other."),
        (at.space(pending.in_use),),
    )


# Journeys -----------------------------------------------------------------------------------------------


def _empty_handed(view: State, legal: tuple[act.Action, ...], index: int) -> Question | None:
    """A journey ends on an island's body though something could be taken there, or elsewhere."""
    there = _prizes(legal, index)
    number = view.islands[index].number
    if there:
        ships = sum(handle.kind == "berth" for handle in there)
        spaces = len(there) - ships
        if ships and spaces:
            what = say("a ship or a factory space")
        else:
            what = say("a ship") if ships else say("a factory space")
        return Question(
            say("Travel to island {number} and take nothing? There is {what}.", number=number, what=what),
            say("Drop the ambassador right on a ship or on a free factory space to take it."),
            there,
        )
    elsewhere = tuple(handle for other in range(len(view.islands)) for handle in _prizes(legal, other))
    if not elsewhere:
        return None
    return Question(
        say("Nothing can be taken on island {number}. Travel there all the same?", number=number),
        say("Other islands have something for you: it is lit."),
        elsewhere,
    )


def _prizes(legal: tuple[act.Action, ...], index: int) -> tuple[Handle, ...]:
    """Ships and factory spaces that a journey to an island can end on."""
    found = (
        at.landing(index, action.landing)
        for action in legal
        if isinstance(action, act.Travel) and action.island == index and action.landing is not Landing.NOTHING
    )
    return tuple(dict.fromkeys(found))


# Bought discs -------------------------------------------------------------------------------------------


def _without_place(view: State) -> Question:
    """Administration is ended with bought discs still in the hub."""
    waiting = view.human.centre
    discs = joined(disc_name(disc) for disc in waiting)
    if len(waiting) == 1:
        title = say("{disc} is lost without a place. End administration all the same?", disc=discs)
        rule = say("It can lie on any space; a disc lying there leaves the game.")
    else:
        title = say("{discs} are lost without a place. End administration all the same?", discs=discs)
        rule = say("They can lie on any spaces; a disc lying there leaves the game.")
    return Question(title, rule, tuple(at.waiting(disc, number) for number, disc in enumerate(waiting)))


def _covering(view: State, disc: Disc, space: Space) -> Question | None:
    """A bought disc is put on another one though spaces are free: the other leaves the game (R21)."""
    wheel = view.human.wheel
    if wheel[space.index] is None or all(wheel):
        return None
    return Question(
        say(
            "{disc} leaves the game if {placed} is put on it. Put it there all the same?",
            disc=disc_on(wheel, space),
            placed=disc_name(disc),
        ),
        say("There are free spaces on your wheel."),
        (at.space(space),),
    )


# Politics -----------------------------------------------------------------------------------------------


def _intrigue_left(view: State, legal: tuple[act.Action, ...]) -> Question | None:
    """An intrigue could be paid now and brings something, costs more from the next round on, or never comes again."""
    if not any(isinstance(action, act.SeatPolitician) for action in legal):
        return None
    cost, knowledge = intrigue_now(view), view.human.knowledge
    rows = tuple(at.upper_row(chamber) for chamber in Chamber if view.council[chamber.index].upper)
    if _is_last_turn(view):
        return Question(
            say(
                "This is the last politics phase. End it with {knowledge} knowledge left?",
                knowledge=knowledge,
            ),
            say("An intrigue costs {cost}; knowledge left over counts for nothing.", cost=cost),
            rows,
        )
    paid = view.pending.intrigues if isinstance(view.pending, Intriguing) else 0
    now, later = intrigue_cost(view, 0), components().cog_bases[view.round + 1]
    if paid:
        return None
    if later <= now:
        return _intrigue_unused(view, cost)
    return Question(
        say(
            "An intrigue costs {now} this round and {later} from the next on. End politics all the same?",
            now=now,
            later=later,
        ),
        say("You have {knowledge} knowledge.", knowledge=knowledge),
        rows,
    )


def _intrigue_unused(view: State, cost: int) -> Question | None:
    """Politics is ended without an intrigue, and one could be paid that brings more than it brings the bot."""
    chamber, _ = best_chamber(view)
    if chamber is None:
        return None
    mine, its = gain(view, chamber)
    fields = {"chamber": chamber, "mine": mine, "its": its, "cost": cost, "knowledge": view.human.knowledge}
    if its:
        detail = say(
            "{chamber}: +{mine} for you, +{its} for the bot, for {cost} of your {knowledge} knowledge.",
            **fields,
        )
    else:
        detail = say("{chamber}: +{mine} for you, for {cost} of your {knowledge} knowledge.", **fields)
    return Question(
        say("No intrigue was made, though one could be paid. End politics all the same?"),
        detail,
        (at.upper_row(chamber),),
        coached=True,
    )
