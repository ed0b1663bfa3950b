"""What a player seems to want who carries one thing to another, legal or not.

Only used to ask the rules why they refuse it; lit targets come from legal actions alone.
"""

from __future__ import annotations

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.legal import why_not
from noria_desktop.games.scythe.pending import (
    ChoosingCards,
    Moving,
    Paying,
    PayingCard,
    Producing,
    Retreating,
    Travelling,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import why_no_step
from noria_desktop.games.scythe.terms import SECTIONS, Bonus, Bottom, Cube, Structure, Unit
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.collected import way_to_move
from noria_desktop.ui.scythe.board.handles import place_of, section_of, unit_of
from noria_desktop.ui.scythe.board.viewpoint import decides


def why_refused(state: State, source: Handle, target: Handle) -> Why | None:
    """The first rule that forbids carrying ``source`` to ``target``; None when it makes no sense or is legal."""
    if not decides(state):
        return None
    unit, place, goal = unit_of(source), place_of(source), place_of(target)
    if source.kind == "own" and unit is not None:
        # A unit that is carried before Move was chosen chooses it: what keeps it is a rule of its step as well.
        for step in way_to_move(state, RULES.legal_actions(state)):
            state = RULES.apply_unchecked(state, step).state
    entry = state.pending[-1]
    if isinstance(entry, Moving) and source.kind == "own" and unit is not None and place != goal:
        assert place is not None
        picked = why_not(state, act.PickMover(unit, place))
        if picked is not None or goal is None:
            return picked
        return why_no_step(state, unit, place, goal)
    action = intended_action(source, target, state)
    return why_not(state, action) if action is not None else None


def intended_action(source: Handle, target: Handle, state: State) -> act.Action | None:
    """The action that carrying ``source`` to ``target`` would be; None when it makes no sense."""
    entry, goal = state.pending[-1], place_of(target)
    match source.kind:
        case "own":
            return _moved(source, target, state)
        case "token" if (section := section_of(target)) is not None:
            return act.ChooseSection(section)
        case "cube" if (section := section_of(target)) is not None and section < SECTIONS:
            return act.Upgrade(Cube(source.key), tuple(Bottom)[section])
        case "berth" if goal is not None:
            return act.Deploy(int(source.key), goal)
        case "site" if goal is not None:
            return act.Build(Structure(source.key), goal)
        case "workers_left" if goal is not None and isinstance(entry, Producing):
            return act.Produce(goal, 1)
        case "recruit" if target.kind == "one_time":
            return act.Enlist(tuple(Bottom)[int(source.key)], Bonus(target.key))
        case "card" if isinstance(entry, ChoosingCards):
            return act.CommitCard(int(source.key))
        case "card" if isinstance(entry, Paying | PayingCard):
            return act.PayCard(int(source.key))
        case _:
            return None


def _moved(source: Handle, target: Handle, state: State) -> act.Action | None:
    """What carrying an own unit would be."""
    entry, unit = state.pending[-1], unit_of(source)
    place, goal = place_of(source), place_of(target)
    if unit is None or place is None:
        return None
    match entry:
        case Moving() if goal in (None, place):
            return act.PickMover(unit, place)
        case Travelling() if goal is not None and (unit, place) == (entry.unit, entry.place):
            return act.MoveTo(goal)
        case Retreating() if goal is not None and unit is not Unit.WORKER and place == entry.place:
            return act.RetreatTo(goal)
        case _:
            return None
