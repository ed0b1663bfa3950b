"""Marks of honour of Noria: ten things worth doing once, read off a finished game. Source: lessons/noria.md, Honours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from noria_desktop.app.honours.honour import Honour, Line, Played, happened
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import chamber_value, points
from noria_desktop.games.noria.state import Finished, Naming, State
from noria_desktop.games.noria.terms import Chamber, Side, Track
from noria_desktop.games.noria.wheel import are_connected

WORD: Final = 12
"""Points that a politician brings whose seat is a word in the council."""
DISCS: Final = 3
FULL_TURN: Final = 4
"""Actions of one turn."""
FLEET: Final = 4
"""Ships of a kind."""
ROOFS: Final = 4
ROOFS_BY: Final = 10
"""The last round in which four factories are early."""
SHIFTS: Final = 2
DECOY_FROM: Final = 4
"""The first round in which somebody who runs after you can be led astray."""
TURNED_AT: Final = 13
BEHIND: Final = 10
LOWEST: Final = 2
"""The level that all four representatives have in the end."""
DIVERSE: Final = 3
"""What diversification is worth then."""

_ACTIONS: Final = (act.Gather, act.BuyDisc, act.Invest, act.Travel, act.Upgrade, act.Produce)
"""Everything a disc does but knowledge instead."""


def _rounds(line: Line) -> Iterator[list[Played]]:
    """A line round by round."""
    here: list[Played] = []
    for step in line:
        if any(isinstance(event, ev.RoundBegan) for event in step.events):
            yield here
            here = []
        here.append(step)
    yield here


def _in_a_round(found: Callable[[Line], int | None]) -> Callable[[Line], int | None]:
    """A condition that a single round fulfils."""
    return lambda line: next((ply for ply in map(found, _rounds(line)) if ply is not None), None)


def _end(line: Line) -> Played | None:
    """The step that ended the game; None while it is played."""
    return line[-1] if line and isinstance(line[-1].after.pending, Finished) else None


def _chamber(track: Track) -> Chamber:
    """The chamber that counts the levels of a track."""
    return tuple(Chamber)[track.index]


# The conditions -----------------------------------------------------------------------------------------


def chain_of_three(line: Line) -> int | None:
    """Three discs were activated together, two of which no line joins."""
    for step, event in happened(line):
        if isinstance(event, ev.ActionsBegan):
            named = _named(step.before)
            if len(named) == DISCS and not all(
                are_connected(one, other) for one, other in combinations(named, 2)
            ):
                return step.ply
    return None


def _named(state: State) -> tuple[object, ...]:
    assert isinstance(state.pending, Naming)
    return state.pending.named


def full_turn(line: Line) -> int | None:
    """In one round discs were used for four actions; knowledge instead of one does not count."""
    used = [step.ply for step in line if isinstance(step.action, _ACTIONS)]
    return used[FULL_TURN - 1] if len(used) >= FULL_TURN else None


def council_word(line: Line) -> int | None:
    """A politician that you seated brought you twelve points or more."""
    for step, event in happened(line):
        match event:
            case ev.PoliticianSeated(Side.HUMAN):
                levels = step.after.human.levels
                if points(step.after, levels) - points(step.before, levels) >= WORD:
                    return step.ply
    return None


def four_roofs(line: Line) -> int | None:
    """Your fourth factory stood in round ten or sooner."""
    for step, event in happened(line):
        match event:
            case ev.FactoryBuilt(Side.HUMAN):
                built = components().factories - step.after.human.factories
                if built >= ROOFS and step.before.round <= ROOFS_BY:
                    return step.ply
    return None


def little_fleet(line: Line) -> int | None:
    """A ship was your fourth of its kind."""
    for step, event in happened(line):
        match event:
            case ev.ShipTaken(Side.HUMAN, resource=kind):
                if step.after.human.ships[kind.index] >= FLEET:
                    return step.ply
    return None


def night_owl(line: Line) -> int | None:
    """In one round two night shifts, and then three discs."""
    shifts = 0
    for step, event in happened(line):
        if isinstance(event, ev.NightShifted):
            shifts += 1
        elif isinstance(event, ev.ActionsBegan) and shifts >= SHIFTS and len(_named(step.before)) == DISCS:
            return step.ply
    return None


def decoy(line: Line) -> int | None:
    """E ran after you onto a track that counts nothing, while you have a level that counts."""
    for step, event in happened(line):
        match event:
            case ev.Decided(ev.Question.WHICH_TRACK_TO_FOLLOW, chosen=Track() as track):
                state: State = step.before
                counts = any(
                    state.human.levels[one.index] and chamber_value(state, _chamber(one)) for one in Track
                )
                if state.round >= DECOY_FROM and not chamber_value(state, _chamber(track)) and counts:
                    return step.ply
    return None


def shut_door(line: Line) -> int | None:
    """You took the last politician who waited where the bot stands highest, and its C had to seat elsewhere."""
    shut: set[Chamber] = set()
    for step, event in happened(line):
        match event:
            case ev.PoliticianRemoved(Side.HUMAN, chamber):
                if not step.after.council[chamber.index].upper:
                    shut.add(chamber)
            case ev.Decided(ev.Question.WHERE_TO_SEAT, chosen=Chamber() as chosen):
                levels = step.before.bot.levels
                highest = {_chamber(track) for track in Track if levels[track.index] == max(levels)}
                if shut & highest and chosen not in highest:
                    return step.ply
    return None


def four_roads(line: Line) -> int | None:
    """In the end all four levels were two or more, and diversification was worth three."""
    end = _end(line)
    if end is None or min(end.after.human.levels) < LOWEST:
        return None
    return end.ply if chamber_value(end.after, Chamber.DIVERSIFICATION) >= DIVERSE else None


def turned_tide(line: Line) -> int | None:
    """You were ten or more behind when round thirteen began, and won."""
    end = _end(line)
    if end is None or RULES.scores(end.after).winner != HUMAN:
        return None
    for step, event in happened(line):
        match event:
            case ev.RoundBegan(number) if number == TURNED_AT:
                state: State = step.after
                if points(state, state.bot.levels) - points(state, state.human.levels) >= BEHIND:
                    return end.ply
    return None


HONOURS: Final = (
    Honour("noria-chain", "adjacency", chain_of_three),
    Honour("noria-full-turn", "actions", _in_a_round(full_turn)),
    Honour("noria-council-word", "politics", council_word),
    Honour("noria-little-fleet", "travel", little_fleet),
    Honour("noria-four-roofs", "travel", four_roofs),
    Honour("noria-night-owl", "influence", _in_a_round(night_owl)),
    Honour("noria-decoy", "bot-e", decoy),
    Honour("noria-shut-door", "bot-c", _in_a_round(shut_door)),
    Honour("noria-four-roads", "chambers", four_roads),
    Honour("noria-turned-tide", "scoring", turned_tide),
)
"""The easiest first, as named players came by them; see ``tests.app.honours.honours_check``."""
