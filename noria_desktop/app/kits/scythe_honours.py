"""Marks of honour of Scythe: ten things worth doing once, read off a finished game. Source: lessons/scythe.md, Honours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from noria_desktop.app.honours.honour import Honour, Line, Played, happened
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.automa_moves import decide
from noria_desktop.games.scythe.automa_turn import card_half
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bottom, MoveSymbol, Prompt, Unit, home_base

IN_A_ROW: Final = 5
ABOARD: Final = 2
"""Workers, and resources, of a ferry."""
BELOVED: Final = 13
"""Popularity of the highest tier."""
TIERS: Final = (7, BELOVED)
"""Where popularity counts more."""
TURNED_ASIDE: Final = 3
EARLY: Final = 3
"""The last turn in which a mech is early."""
BEHIND: Final = 15


def _victory(line: Line) -> Played | None:
    """The step with which you won the game."""
    for step, event in happened(line):
        match event:
            case ev.GameEnded(winners=winners) if HUMAN in winners:
                return step
    return None


def _own_turns(line: Line) -> Iterator[int]:
    """Where turns of yours begin: places in the line."""
    return (number for number, step in enumerate(line) if RULES.turn(step.before).prompt is Prompt.SECTION)


# The conditions -----------------------------------------------------------------------------------------


def both_hands(line: Line) -> int | None:
    """In five turns in a row you took both rows of a section."""
    row, top, bottom = 0, False, False
    for step, event in happened(line):
        top = top or isinstance(event, ev.TopTaken | ev.FactoryCardUsed)
        bottom = bottom or isinstance(event, ev.BottomTaken)
        if isinstance(event, ev.TurnEnded):
            row = row + 1 if top and bottom else 0
            if row == IN_A_ROW:
                return step.ply
            top = bottom = False
    return None


def all_rounder(line: Line) -> int | None:
    """In one game you took all four actions of the bottom row."""
    taken: set[Bottom] = set()
    for step, event in happened(line):
        match event:
            case ev.BottomTaken(Bottom() as bottom):
                taken.add(bottom)
                if taken == set(Bottom):
                    return step.ply
    return None


def early_bird(line: Line) -> int | None:
    """Your first mech came in turn three or sooner."""
    for step, event in happened(line):
        if isinstance(event, ev.Deployed):
            return step.ply if step.before.turn <= EARLY else None
    return None


def ferry(line: Line) -> int | None:
    """A mech carried two workers and two resources over a river in one step."""
    rivers = geography().rivers
    for step, event in happened(line):
        match event:
            case ev.UnitStepped(Unit.MECH, origin=origin, place=place, goods=goods, workers=workers):
                if workers >= ABOARD and sum(goods) >= ABOARD and place in rivers[origin]:
                    return step.ply
    return None


def by_a_hair(line: Line) -> int | None:
    """You won a combat on equal totals."""
    for step, event in happened(line):
        match event:
            case ev.CombatRevealed(power=power, cards=cards, winner=winner) if winner == HUMAN:
                if power[HUMAN] + sum(cards[HUMAN]) == power[BOT] + sum(cards[BOT]):
                    return step.ply
    return None


def peace(line: Line) -> int | None:
    """You won a game without a combat."""
    end = _victory(line)
    if end is None or any(isinstance(event, ev.CombatBegan) for _, event in happened(line)):
        return None
    return end.ply


def beloved(line: Line) -> int | None:
    """You won with popularity thirteen or more."""
    end = _victory(line)
    return end.ply if end is not None and end.after.human.popularity >= BELOVED else None


def last_push(line: Line) -> int | None:
    """Your sixth star won the game, and popularity passed seven or thirteen in the same turn."""
    end = _victory(line)
    if end is None or sum(end.after.human.stars) < components().mats.end_stars:
        return None
    begun = list(_own_turns(line))
    if not begun:
        return None
    last = line[begun[-1] :]
    if any(isinstance(event, ev.TurnBegan) and event.seat == BOT for _, event in happened(last)):
        return None
    first, now = last[0].before.human.popularity, end.after.human.popularity
    return end.ply if any(first < tier <= now for tier in TIERS) else None


def gatekeeper(line: Line) -> int | None:
    """Three times in one game a worker of the Automa went elsewhere because of your character and mechs."""
    aside = 0
    for step, event in happened(line):
        if isinstance(event, ev.AutomaDecided):
            for entry in event.moves:
                aside += _is_turned_aside(step.before, entry)
            if aside >= TURNED_ASIDE:
                return step.ply
    return None


def _is_turned_aside(before: State, entry: MoveEntry) -> bool:
    """Whether a worker of the Automa would go elsewhere if your character and mechs were at home."""
    if entry.symbol is not MoveSymbol.MOVE_WORKER or entry.outcome not in (
        Outcome.DONE,
        Outcome.NO_DESTINATION,
    ):
        return False
    human = before.human
    base = home_base(human.faction)
    at_home: Any = tuple(None if place is None else base for place in human.army.mechs)
    army = changed(human.army, character=base, mechs=at_home)
    free = changed(before, human=changed(human, army=army))
    moves = decide(free, card_half(before.automa).moves)
    other = next((one for one in moves if one.outcome is Outcome.DONE), None)
    return (
        other is not None
        and other.symbol is MoveSymbol.MOVE_WORKER
        and other.destination != entry.destination
    )


def turned_around(line: Line) -> int | None:
    """You won a game in which you were fifteen or more behind when a turn of yours began."""
    end = _victory(line)
    if end is None:
        return None
    sheets = (RULES.scores(line[number].before) for number in _own_turns(line))
    return end.ply if any(one.total(BOT) - one.total(HUMAN) >= BEHIND for one in sheets) else None


HONOURS: Final = (
    Honour("scythe-all-rounder", "bottom-row", all_rounder),
    Honour("scythe-beloved", "score", beloved),
    Honour("scythe-gatekeeper", "automa-worker", gatekeeper),
    Honour("scythe-both-hands", "turn", both_hands),
    Honour("scythe-early-bird", "bottom-row", early_bird),
    Honour("scythe-turned-around", "score", turned_around),
    Honour("scythe-by-a-hair", "combat", by_a_hair),
    Honour("scythe-ferry", "moving", ferry),
    Honour("scythe-peace", "end", peace),
    Honour("scythe-last-push", "score", last_push),
)
"""The easiest first, as named players came by them; see ``tests.app.honours.honours_check``."""
