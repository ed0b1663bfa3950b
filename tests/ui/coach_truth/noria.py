"""Noria's lines read off the state again: by the printed tables and by playing on, without the coach's own functions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from attrs import evolve

from noria_desktop.bots.coaching import Occasion, Remark
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Acting, BotTurn, Intriguing, State
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Ring, Space, Track
from noria_desktop.games.noria.wheel import are_connected


def worth(state: State, chamber: Chamber) -> int:
    """What the table prints for so many seated."""
    return components().chamber_values[chamber.index][state.council[chamber.index].seated]


def totals(state: State) -> tuple[int, int]:
    """Both sides' points by the score sheet."""
    sheet = RULES.scores(state)
    mine, theirs = (sum(line.points for line in sheet.lines if line.seat == seat) for seat in (0, 1))
    return mine, theirs


def after_bot(state: State) -> State:
    """The bot's turn really played, from here."""
    state = evolve(state, pending=BotTurn())
    while isinstance(state.pending, BotTurn) and state.pending.queue != ():
        state = RULES.apply(state, act.Advance()).state
    return state


def seated(state: State, chamber: Chamber) -> tuple[int, int]:
    """What an intrigue's first half changes in both sides' points."""
    rich = evolve(state, pending=Intriguing(), human=evolve(state.human, knowledge=99))
    before, after = totals(rich), totals(RULES.apply(rich, act.SeatPolitician(chamber)).state)
    return after[0] - before[0], after[1] - before[1]


def connected(wheel: Any) -> int:
    """Size of the largest set, one a ring, that lines join: all sets are tried."""
    lying = [space for space in SPACES if space.active and wheel[space.index] is not None]
    for size in (3, 2, 1):
        for some in combinations(lying, size):
            if len({space.ring for space in some}) == size and _joined(some):
                return size
    return 0


def _joined(some: tuple[Space, ...]) -> bool:
    reached, left = {some[0]}, set(some[1:])
    while True:
        near = {space for space in left if any(are_connected(space, one) for one in reached)}
        if not near:
            return not left
        reached |= near
        left -= near


def _k1(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    track, level = remark.field("track"), remark.field("level")
    chamber = Chamber(track.value)
    return (
        state.human.levels[track.index] == level >= 2
        and level > state.bot.levels[track.index]
        and state.council[chamber.index].seated == 0
        and worth(state, chamber) == 0
        and act.SeatPolitician(chamber) in RULES.legal_actions(state)
    )


def _k2(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    return (
        not any(isinstance(one, act.SeatPolitician) for one in RULES.legal_actions(state))
        and state.human.knowledge == remark.field("knowledge") < remark.field("cost")
        and seated(state, remark.field("chamber")) == (remark.field("mine"), remark.field("its"))
        and remark.field("mine") - remark.field("its") >= 4
    )


def _k3(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    cogs = {5: (1, 2), 10: (2, 3)}
    return (
        (remark.field("now"), remark.field("next")) == cogs.get(state.round)
        and state.human.knowledge >= remark.field("now")
        and seated(state, remark.field("chamber")) == (remark.field("mine"), remark.field("its"))
        and remark.field("mine") > remark.field("its")
    )


def _k4(occasion: Occasion, remark: Remark) -> bool:
    """So many actions could each have been knowledge: they are taken one after the other, the disc in use first."""
    state: State = occasion.before
    before, count = state.human.knowledge, 0
    while found := [one for one in RULES.legal_actions(state) if isinstance(one, act.TakeKnowledge)]:
        used = state.pending.in_use if isinstance(state.pending, Acting) else None
        found.sort(key=lambda one: one.space is not used)
        state, count = RULES.apply(state, found[0]).state, count + 1
    return count == remark.field("count") and state.human.knowledge - before == count


def _k5(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    fits = [
        space
        for space in remark.things
        if act.NameDisc(space) in RULES.legal_actions(state) and state.human.wheel[space.index] is not None
    ]
    lying = state.human.wheel[remark.things[0].index]
    return fits == list(remark.things) and lying is not None and lying.disc is remark.field("disc")


def _k6(occasion: Occasion, remark: Remark) -> bool:
    """The journey is made first, free of charge, and the disc then brings one more."""
    state: State = occasion.before
    gather = occasion.actions[0]
    assert isinstance(gather, act.Gather)
    for travel in RULES.legal_actions(state):
        if isinstance(travel, act.Travel) and travel.fee is None:
            later = RULES.apply(state, travel).state
            if gather in RULES.legal_actions(later):
                kind = remark.field("resource").index
                now = RULES.apply(state, gather).state.human.resources[kind]
                if RULES.apply(later, gather).state.human.resources[kind] > now:
                    return True
    return False


def _k7(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    later = RULES.apply(state, occasion.actions[0]).state
    mine = totals(later)[0] - totals(state)[0]
    then = totals(after_bot(later))[1] - totals(later)[1]
    now = totals(after_bot(state))[1] - totals(state)[1]
    brings: int = remark.field("points")
    return then - now == brings >= 4 and brings > mine == remark.field("mine")


def _k8(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    shift = act.NightShift(remark.field("ring"))
    return (
        shift in RULES.legal_actions(state)
        and connected(state.human.wheel) == remark.field("now")
        and connected(RULES.apply(state, shift).state.human.wheel)
        == remark.field("then")
        > remark.field("now")
        and remark.field("ring") in (Ring.MEDIUM, Ring.LARGE)
    )


def _k9(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    return (
        bool(state.human.centre)
        and not occasion.view.human.centre
        and remark.field("discs") == state.human.centre
    )


def _k10(occasion: Occasion, remark: Remark) -> bool:
    """The same ship is had elsewhere with the fee still in hand."""
    state: State = occasion.before
    paid = occasion.actions[0]
    assert isinstance(paid, act.Travel)
    ships = RULES.apply(state, paid).state.human.ships
    return any(
        isinstance(one, act.Travel)
        and one.fee is None
        and one.space is paid.space
        and state.islands[one.island].number == remark.field("number")
        and RULES.apply(state, one).state.human.ships == ships
        for one in RULES.legal_actions(state)
    )


def _k11(occasion: Occasion, remark: Remark) -> bool:
    found = seated(occasion.before, remark.field("chamber"))
    return found == (remark.field("mine"), remark.field("its")) and found[1] >= 4 and found[1] > found[0]


def _k12(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    levels = dict(zip(Track, zip(state.human.levels, state.bot.levels, strict=True), strict=True))
    mine, its = levels[Track(remark.field("chamber").value)]
    return mine > its and all(
        levels[Track(other.value)][1] > levels[Track(other.value)][0]
        and act.RemovePolitician(other) in RULES.legal_actions(state)
        for other in remark.field("others")
    )


def _k13(occasion: Occasion, remark: Remark) -> bool:
    """A city of the active half is not named, and investing could be paid as things stand."""
    state: State = occasion.before
    cities = [space for space in SPACES if space.active and _is(state, space, Disc.CITY)]
    energy, mycelium, obsidian = state.human.resources
    tracks = components().tracks
    one, two = state.human.levels[0], state.human.levels[1]
    pays = one < 9 and obsidian >= tracks[0].costs[one]
    if two < 9:
        cost = tracks[1].costs[two]
        pays = pays or (max(energy, mycelium) >= cost if two % 2 == 0 else 2 * min(energy, mycelium) >= cost)
    return bool(cities) and pays and remark.field("turns") == 17 - state.round <= 3


def _is(state: State, space: Space, disc: Disc) -> bool:
    lying = state.human.wheel[space.index]
    return lying is not None and lying.disc is disc


def _k14(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    without = totals(after_bot(state))
    half = RULES.apply(state, act.SeatPolitician(remark.field("chamber"))).state
    ends = [
        totals(after_bot(RULES.apply(half, one).state))
        for one in RULES.legal_actions(half)
        if isinstance(one, act.RemovePolitician)
    ]
    return state.round == 16 and without[0] <= without[1] and any(end[0] > end[1] for end in ends)


def _k15(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    chamber = remark.field("chamber")
    left = after_bot(state).council[chamber.index].upper
    found = seated(state, chamber)
    return (
        state.council[chamber.index].upper == 1
        and left == 0
        and found == (remark.field("mine"), remark.field("its"))
        and found[1] - found[0] >= 4
    )


READINGS: Final[dict[str, Callable[[Occasion, Remark], bool]]] = {
    "noria.k1": _k1,
    "noria.k2": _k2,
    "noria.k3": _k3,
    "noria.k4": _k4,
    "noria.k5": _k5,
    "noria.k6": _k6,
    "noria.k7": _k7,
    "noria.k8": _k8,
    "noria.k9": _k9,
    "noria.k10": _k10,
    "noria.k11": _k11,
    "noria.k12": _k12,
    "noria.k13": _k13,
    "noria.k14": _k14,
    "noria.k15": _k15,
}
"""By kind: whether what a line says is so."""
