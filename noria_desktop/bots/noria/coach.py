"""Noria's coach: what a press gives up, or what it brings the bot. Source: lessons/noria.md, coach lines.

What the lines speak of is counted in ``coach_counts``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from attrs import evolve

from noria_desktop.bots.coaching import Coach, Occasion, Remark, at_most
from noria_desktop.bots.noria.coach_counts import (
    best_chamber,
    bot_gain,
    free_ships,
    gain,
    largest_set,
    pays_a_level,
    scores,
    seatable,
    values_ahead,
)
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.forecast import forecast, state_after_bot
from noria_desktop.games.noria.influence import night_shift_cost
from noria_desktop.games.noria.politics import intrigue_cost
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import chamber_value, points
from noria_desktop.games.noria.state import (
    Acting,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    State,
    Wheel,
)
from noria_desktop.games.noria.terms import (
    BERTHS,
    SPACES,
    Chamber,
    Disc,
    Letter,
    Resource,
    Ring,
    Space,
    Track,
)
from noria_desktop.games.noria.wheel import turned

MUCH: Final = 4
"""Points from which on the bot's gain, or a chance that cannot be paid, is worth a word."""
LATE: Final = 14
"""The round from which on resources are running out of turns."""
CLIMBED: Final = 2
"""The level from which on a chamber of value 0 is worth a word."""
MOST_DISCS: Final = 3
"""Discs that can act in a turn."""
KINDS: Final = tuple(
    f"noria.{name}"
    for name in (
        "k14", "k1", "k15", "k3", "k2", "k8", "k13", "k5", "k4", "k6", "k7", "k9", "k10", "k11", "k12"
    )
)  # fmt: skip


def remarks(occasion: Occasion) -> Iterator[Remark]:
    """Everything that holds at an occasion, the most important first."""
    found = list(_of_press(occasion)) if occasion.pressed else []
    found += _of_itself(occasion.view, occasion.legal)
    yield from sorted(found, key=lambda remark: KINDS.index(remark.kind))


def _of_press(occasion: Occasion) -> Iterator[Remark]:
    for decision in occasion.played:
        yield from (evolve(remark, of_press=True) for remark in _of_action(decision.view, decision.action))


def _of_itself(state: State, legal: tuple[act.Action, ...]) -> Iterator[Remark]:
    """The one line that speaks by itself: politics is passed over, and would have been worth something."""
    human = state.human
    if state.pending != Intriguing() or legal != (act.EndPhase(),):
        return
    cost = intrigue_cost(state, 0)
    best, most = best_chamber(state)
    if human.knowledge < cost and best is not None and most >= MUCH:
        fields = (
            ("cost", cost),
            ("knowledge", human.knowledge),
            ("chamber", best),
            ("mine", gain(state, best)[0]),
            ("its", gain(state, best)[1]),
        )
        yield Remark("noria.k2", (best,), fields, most)


def _of_action(state: State, action: act.Action) -> Iterable[Remark]:
    pending = state.pending
    match action:
        case act.EndPhase():
            return _of_ending(state)
        case act.BeginActions() if isinstance(pending, Naming):
            return _of_beginning(state, pending, skipped=False)
        case act.Gather(space):
            return _of_gathering(state, space)
        case act.Travel(_, island, landing, fee) if fee is not None and landing in BERTHS:
            return _of_paid_ship(state, island, BERTHS.index(landing))
        case act.Invest(_, track):
            return _of_investing(state, action, track)
        case act.SeatPolitician(chamber):
            return _of_seating(state, chamber)
        case act.RemovePolitician(chamber):
            return _of_removing(state, chamber)
        case _:
            return ()


def _of_ending(state: State) -> Iterable[Remark]:
    pending, human = state.pending, state.human
    match pending:
        case Intriguing(intrigues=0) if human.knowledge >= intrigue_cost(state, 0):
            return _of_leaving_politics(state)
        case Influencing(night_shifts=0):
            return _of_leaving_influence(state)
        case Naming():
            return _of_beginning(state, pending, skipped=True)
        case Acting(tasks=tasks) if tasks:
            spaces = tuple(task.space for task in tasks)
            return (Remark("noria.k4", spaces, (("count", sum(task.left for task in tasks)),)),)
        case PlacingDiscs():
            return (Remark("noria.k9", human.centre, (("discs", human.centre),)),)
        case _:
            return ()


# Politics -----------------------------------------------------------------------------------------------


def _of_leaving_politics(state: State) -> Iterator[Remark]:
    """Politics is ended without an intrigue that could be paid."""
    printed, cost = components(), intrigue_cost(state, 0)
    if state.round == printed.rounds:
        yield from _still_winning(state)
    yield from _silent_chambers(state, cost)
    for beat in forecast(state):
        for event in beat:
            if not isinstance(event, ev.PoliticianSeated) or state.council[event.chamber.index].upper != 1:
                continue
            mine, its = gain(state, event.chamber)
            if its - mine >= MUCH:
                fields = (("letter", Letter.C), ("chamber", event.chamber), ("mine", mine), ("its", its))
                yield Remark("noria.k15", (event.chamber,), fields, its - mine)
    dearer = (
        state.round < printed.rounds and printed.cog_bases[state.round + 1] > printed.cog_bases[state.round]
    )
    best, most = best_chamber(state)
    if dearer and best is not None:
        mine, its = gain(state, best)
        dearer_by = (
            ("now", cost),
            ("next", printed.cog_bases[state.round + 1]),
            ("chamber", best),
            ("mine", mine),
            ("its", its),
        )
        yield Remark("noria.k3", (best,), dearer_by, most)


def _still_winning(state: State) -> Iterator[Remark]:
    """An intrigue that leads after the bot's last turn, where without it the game would not be won."""
    mine, its = scores(state_after_bot(state))
    if mine > its:
        return
    for chamber in seatable(state):
        half = RULES.apply_unchecked(state, act.SeatPolitician(chamber)).state
        for removal in RULES.legal_actions(half):
            if not isinstance(removal, act.RemovePolitician):
                continue
            end = scores(state_after_bot(RULES.apply_unchecked(half, removal).state))
            if end[0] > end[1]:
                fields = (("chamber", chamber), ("now", (mine, its)), ("then", end))
                yield Remark("noria.k14", (chamber,), fields, end[0] - end[1])
                return


def _silent_chambers(state: State, cost: int) -> Iterator[Remark]:
    """Levels that count for nothing as nobody sits in their chamber, the highest first."""
    human, bot = state.human, state.bot
    for track in sorted(Track, key=lambda one: -human.levels[one.index]):
        level, chamber = human.levels[track.index], list(Chamber)[track.index]
        if (
            level >= CLIMBED
            and level > bot.levels[track.index]
            and chamber_value(state, chamber) == 0
            and state.council[chamber.index].upper
        ):
            mine, its = gain(state, chamber)
            fields = (
                ("track", track),
                ("level", level),
                ("bot_level", bot.levels[track.index]),
                ("values", values_ahead(state, chamber)),
                ("cost", cost),
                ("knowledge", human.knowledge),
            )
            yield Remark("noria.k1", (chamber,), fields, mine - its)


def _of_seating(state: State, chamber: Chamber) -> Iterator[Remark]:
    mine, its = gain(state, chamber)
    if its > mine and its >= MUCH:
        fields = (("chamber", chamber), ("mine", mine), ("its", its))
        yield Remark("noria.k11", (chamber,), fields, its - mine)


def _of_removing(state: State, chamber: Chamber) -> Iterator[Remark]:
    human, bot = state.human.levels, state.bot.levels
    if chamber.index >= len(Track) or human[chamber.index] <= bot[chamber.index]:
        return
    others = tuple(
        list(Chamber)[track.index]
        for track in Track
        if bot[track.index] > human[track.index] and state.council[track.index].upper
    )
    if others:
        yield Remark("noria.k12", (chamber,), (("chamber", chamber), ("others", others)))


# Wheel and sky ------------------------------------------------------------------------------------------


def _of_leaving_influence(state: State) -> Iterator[Remark]:
    wheel, cost = state.human.wheel, night_shift_cost(state, 0)
    now = largest_set(wheel)
    if now >= MOST_DISCS or state.human.knowledge < cost:
        return
    ring = max((Ring.MEDIUM, Ring.LARGE), key=lambda one: largest_set(turned(wheel, (one,))))
    then = largest_set(turned(wheel, (ring,)))
    if then > now:
        fields = (("ring", ring), ("now", now), ("then", then), ("cost", cost))
        yield Remark("noria.k8", (ring,), fields)


def _of_beginning(state: State, pending: Naming, *, skipped: bool) -> Iterator[Remark]:
    """The actions are begun with the named discs, or skipped."""
    wheel = state.human.wheel
    cities = tuple(
        space
        for space in SPACES
        if space.active and (lying := wheel[space.index]) is not None and lying.disc is Disc.CITY
    )
    unused = cities and not any(space in pending.named for space in cities)
    if state.round >= LATE and unused and pays_a_level(state):
        turns = components().rounds - state.round + 1
        yield Remark("noria.k13", cities, (("turns", turns),))
        return
    joining = tuple(one.space for one in RULES.legal_actions(state) if isinstance(one, act.NameDisc))
    if joining and not skipped:
        lying = wheel[joining[0].index]
        assert lying is not None
        yield Remark("noria.k5", joining, (("disc", lying.disc),))


def _of_gathering(state: State, space: Space) -> Iterator[Remark]:
    """Resources are gathered while a journey is still to come that could bring a ship of the same kind."""
    assert isinstance(state.pending, Acting)
    wheel = state.human.wheel
    kind = Resource(_disc(wheel, space).value)
    journeys = tuple(task.space for task in state.pending.tasks if _disc(wheel, task.space) is Disc.JOURNEY)
    there = tuple(free_ships(state, kind))
    if journeys and there:
        ships = state.human.ships[kind.index]
        yield Remark("noria.k6", (*journeys, *there), (("resource", kind), ("ships", ships)), 0)


def _disc(wheel: Wheel, space: Space) -> Disc:
    lying = wheel[space.index]
    assert lying is not None
    return lying.disc


def _of_paid_ship(state: State, island: int, berth: int) -> Iterator[Remark]:
    kind = components().islands[state.islands[island].number].berths[berth].resource
    free = tuple(free_ships(state, kind))
    if free:
        number = state.islands[free[0].island].number
        yield Remark("noria.k10", free, (("number", number), ("resource", kind)))


def _of_investing(state: State, action: act.Action, track: Track) -> Iterator[Remark]:
    later = RULES.apply_unchecked(state, action).state
    mine = points(later, later.human.levels) - points(state, state.human.levels)
    more = bot_gain(later) - bot_gain(state)
    letter = _comes_anew(state, later)
    if more >= MUCH and more > mine and letter is not None:
        fields = (("letter", letter), ("points", more), ("mine", mine), ("track", track))
        yield Remark("noria.k7", (track,), fields, more - mine)


def _comes_anew(before: State, after: State) -> Letter | None:
    """The first letter of the bot's coming turn that does something else than it would have done."""
    known = list(forecast(before))
    for beat in forecast(after):
        letter = next((event.letter for event in beat if isinstance(event, ev.LetterActs)), None)
        if letter is not None and beat not in known:
            return letter
    return None


def _turn(view: State) -> int:
    return view.round


COACH: Final = Coach(KINDS, _turn, remarks, at_most(2))
