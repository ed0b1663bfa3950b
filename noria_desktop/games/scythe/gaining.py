"""Gains that come one after another, whatever brought them: encounter, Factory card, bottom row. Source: H4, H13.

Whoever owes gains puts ``Gaining`` on the stack. What cannot be had is passed over, coins and recruit bonus of the
bottom row are taken without asking unless the player wants to be asked; everything else is taken or declined as a
whole, and mech, structure, recruit and upgrade are taken by choosing which and where. Tokens of free choice are
``goods``' part. Lists stand in the order of slots, structures, recruits or cubes, then of places, spaces or actions;
to decline comes last.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN, Turn
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import (
    Accept,
    Action,
    Build,
    Decline,
    Deploy,
    Enlist,
    TakePart,
    Upgrade,
)
from noria_desktop.games.scythe.benefits import (
    ONGOING,
    build,
    buildings,
    counts_at_once,
    deploy,
    deployments,
    enlist,
    enlistments,
    upgrade,
    upgrades,
    why_not_build,
    why_not_deploy,
    why_not_enlist,
    why_not_upgrade,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import worked_territories
from noria_desktop.games.scythe.copies import more, of_kind, with_goods
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.declining import is_allowed, is_in_parts, may_matter
from noria_desktop.games.scythe.events import GainLost, GoodsGained, WorkersGained
from noria_desktop.games.scythe.gains import gain
from noria_desktop.games.scythe.pending import Due, Gaining, PlacingGoods, Producing
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    RESOURCES,
    Bonus,
    Gain,
    Goods,
    Phase,
    Place,
    Prompt,
    Source,
)

_TRACKS: Final = {
    Gain.COINS: Bonus.COINS,
    Gain.POWER: Bonus.POWER,
    Gain.POPULARITY: Bonus.POPULARITY,
    Gain.COMBAT_CARDS: Bonus.COMBAT_CARDS,
}
_KINDS: Final = {Gain(kind.value): kind for kind in RESOURCES}
_OF_BOTTOM: Final = (Source.BOTTOM, Source.ONGOING)
_OF_ROWS: Final = (*_OF_BOTTOM, Source.TOP, Source.STRUCTURE)
_DECLINE: Final = Decline()
_ACCEPT: Final = Accept()
_TAKE_OR_DECLINE: Final[tuple[Action, ...]] = (_ACCEPT, _DECLINE)

PHASES: Final = {
    Source.TOP: Phase.TOP,
    Source.STRUCTURE: Phase.TOP,
    Source.FACTORY: Phase.TOP,
    Source.ENCOUNTER: Phase.ENCOUNTER,
    Source.BOTTOM: Phase.BOTTOM,
    Source.ONGOING: Phase.BOTTOM,
}
"""The phase in which gains of a source are decided."""


# What can be had ----------------------------------------------------------------------------------------


def _choices(sight: Observation, due: Due, place: Place | None) -> list[Action] | None:
    """Which and where, for gains that are taken by choosing it; None for all others."""
    match due.gain:
        case Gain.MECH:
            return deployments(sight, place)
        case Gain.STRUCTURE:
            return buildings(sight, place)
        case Gain.RECRUIT:
            return enlistments(sight)
        case Gain.UPGRADE:
            return upgrades(sight)
        case _:
            return None


def can_be_had(sight: Observation, due: Due, place: Place | None) -> bool:
    """Whether anything of a gain would come (rules.md 7, 8)."""
    mats, human, decks = components().mats, sight.human, sight.decks
    if due.amount <= 0:
        return False
    match due.gain:
        case Gain.COINS | Gain.PRODUCE_HEXES:
            return True
        case Gain.POWER:
            return human.power < mats.most_power
        case Gain.POPULARITY:
            return human.popularity < mats.most_popularity
        case Gain.COMBAT_CARDS:
            return bool(decks.combat) or bool(decks.combat_discard)
        case Gain.WORKER:
            return len(human.army.workers) < mats.workers
        case Gain.OIL | Gain.METAL | Gain.FOOD | Gain.WOOD | Gain.ANY_RESOURCE:
            return place is not None or bool(worked_territories(sight))
        case _:
            return bool(_choices(sight, due, place))


def asked_together(sight: Observation, entry: Gaining) -> tuple[Due, ...]:
    """Gains from the first one on that are merely taken or declined, up to the first that is taken by a choice."""
    found = []
    for due in entry.due:
        if not can_be_had(sight, due, entry.place) or _is_unasked(sight, due):
            continue
        if due.gain in _PROMPTS or due.gain in (Gain.ANY_RESOURCE, Gain.PRODUCE_HEXES):
            break
        found.append(due)
    return tuple(found)


def _is_unasked(sight: Observation, due: Due) -> bool:
    """What rows bring to tracks, purse and hand, unless the player wants to be asked (H4) or takes them in parts (H17)."""
    if due.gain not in _TRACKS or due.source not in _OF_ROWS:
        return False
    if due.source in _OF_BOTTOM and sight.options.ask_gains:
        return False
    return not (is_in_parts(sight) and may_matter(sight, _TRACKS[due.gain], due.amount))


def parts(sight: Observation, due: Due) -> tuple[Action, ...]:
    """How much less of a gain may be taken, where that can matter (H17); more workers make Produce dearer."""
    most = due.amount
    if due.gain is Gain.WORKER:
        most = min(most, components().mats.workers - len(sight.human.army.workers))
        matters = is_allowed(sight)
    else:
        matters = due.gain in _TRACKS and may_matter(sight, _TRACKS[due.gain], due.amount)
    return tuple([TakePart(number) for number in range(1, most)]) if matters else ()


# Deciding -----------------------------------------------------------------------------------------------


def gaining_turn(state: State, entry: Gaining) -> Turn:
    """What is asked about the first gain."""
    due = entry.due[0]
    return _TURNS[PHASES[due.source], _PROMPTS.get(due.gain, Prompt.TAKE_GAIN)]


def gaining_actions(state: State, entry: Gaining) -> tuple[Action, ...]:
    """Ways to take the first gain, then to decline it."""
    due = entry.due[0]
    choices = _choices(state, due, entry.place)
    if choices is not None:
        return (*choices, _DECLINE)
    less = parts(state, due)
    return (_ACCEPT, *less, _DECLINE) if less else _TAKE_OR_DECLINE


def go_on(table: StateBuilder, entry: Gaining) -> bool:
    """Pass over what cannot be had, take what needs no asking."""
    due = entry.due[0]
    if not can_be_had(table, due, entry.place):
        _settled(table, entry)
        if due.amount > 0:
            table.tell(GainLost(due.source, due.gain, due.amount, declined=False))
        return True
    if _is_unasked(table, due) or due.gain is Gain.PRODUCE_HEXES:
        accept(table, entry, Accept())
        return True
    return False


def accept(table: StateBuilder, entry: Gaining, action: Accept) -> None:
    """The first gain comes."""
    _take(table, entry, entry.due[0])


def take_part(table: StateBuilder, entry: Gaining, action: TakePart) -> None:
    """So much of the first gain comes, the rest is left."""
    due = entry.due[0]
    _take(table, entry, changed(due, amount=action.number))
    table.tell(GainLost(due.source, due.gain, due.amount - action.number, declined=True))


def _take(table: StateBuilder, entry: Gaining, due: Due) -> None:
    """The first gain comes, or as much of it as ``due`` says."""
    place = entry.place
    _settled(table, entry)
    if due.gain in _TRACKS:
        gain(table, HUMAN, _TRACKS[due.gain], due.amount, due.source)
    elif due.gain is Gain.PRODUCE_HEXES:
        table.push(Producing(due.amount, mill=False))
    elif due.gain is Gain.ANY_RESOURCE:
        table.push(PlacingGoods(due.source, due.amount, place))
    else:
        assert place is not None, "only encounters give workers and tokens of a fixed kind"
        if due.gain is Gain.WORKER:
            gain_workers(table, place, due.amount, due.source)
        else:
            gain_goods(table, place, of_kind(_KINDS[due.gain], due.amount), due.source)


def decline(table: StateBuilder, entry: Gaining, action: Decline) -> None:
    """The first gain is left."""
    due = entry.due[0]
    _settled(table, entry)
    table.tell(GainLost(due.source, due.gain, due.amount, declined=True))


def choose(table: StateBuilder, entry: Gaining, action: Deploy | Build | Enlist | Upgrade) -> None:
    """Mech, structure, recruit or upgrade: the choice is the taking."""
    source = entry.due[0].source
    _settled(table, entry)
    match action:
        case Deploy():
            deploy(table, action, source)
        case Build():
            build(table, action, source)
        case Enlist():
            enlist(table, action, source)
            if counts_at_once(action, source):
                _join(table, ONGOING[action.bottom.index])
        case Upgrade():
            upgrade(table, action, source)


def gain_goods(table: StateBuilder, place: Place, goods: Goods, source: Source) -> None:
    """Tokens appear on a territory."""
    board = table.board
    table.board = changed(board, goods=with_goods(board.goods, place, more(board.goods[place], goods)))
    table.tell(GoodsGained(place, goods, source))


def gain_workers(table: StateBuilder, place: Place, number: int, source: Source) -> None:
    """Workers come from the mat, as many as there are."""
    army = table.human.army
    number = min(number, components().mats.workers - len(army.workers))
    if number > 0:
        workers = tuple(sorted((*army.workers, *(place,) * number)))
        table.human = changed(table.human, army=changed(army, workers=workers))
        table.tell(WorkersGained(HUMAN, place, number, source))


def _join(table: StateBuilder, due: Due) -> None:
    """One more gain comes after those that are still due."""
    rest = table.pending[-1]
    if isinstance(rest, Gaining):
        table.swap(Gaining((*rest.due, due), rest.place))
    else:
        table.push(Gaining((due,)))


def _settled(table: StateBuilder, entry: Gaining) -> None:
    """The first gain is done with."""
    if len(entry.due) > 1:
        table.swap(Gaining(entry.due[1:], entry.place))
    else:
        table.pop()


def _why_not(state: State, entry: Gaining, action: Deploy | Build | Enlist | Upgrade) -> Why:
    if entry.due[0].gain is not _CHOSEN[type(action)]:
        return Why.OTHER_GAIN
    match action:
        case Deploy():
            return why_not_deploy(state, action, entry.place)
        case Build():
            return why_not_build(state, action, entry.place)
        case Enlist():
            return why_not_enlist(state, action)
        case Upgrade():
            return why_not_upgrade(state, action)


_CHOSEN: Final = {
    Deploy: Gain.MECH,
    Build: Gain.STRUCTURE,
    Enlist: Gain.RECRUIT,
    Upgrade: Gain.UPGRADE,
}
_PROMPTS: Final = {
    Gain.MECH: Prompt.DEPLOY,
    Gain.STRUCTURE: Prompt.BUILD,
    Gain.RECRUIT: Prompt.ENLIST,
    Gain.UPGRADE: Prompt.UPGRADE,
}
_TURNS: Final = {
    (phase, prompt): humans(phase, prompt)
    for phase in set(PHASES.values())
    for prompt in (*_PROMPTS.values(), Prompt.TAKE_GAIN)
}

DECISIONS: Final = (
    Decision(
        Gaining,
        gaining_turn,
        gaining_actions,
        {Accept: accept, TakePart: take_part, Decline: decline, **dict.fromkeys(_CHOSEN, choose)},
        {Accept: Why.OTHER_GAIN, TakePart: Why.TAKEN_WHOLE, **dict.fromkeys(_CHOSEN, _why_not)},
        Why.GAIN_FIRST,
        go_on,
        amid=True,
    ),
)
