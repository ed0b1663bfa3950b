"""The bottom row: pay, then the main benefit, the mat's coins and the recruit bonus. Source: rules.md 9; H3, H4.

The Factory card's bottom row is a move of one unit. Actions: take it, skip it, objectives in the order dealt, take it in
parts (H17). On every
mat the sections stand in the order of ``Bottom``, so a section's number is that of its bottom-row action.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.actions import Action, RevealObjective, Skip, TakeBottom, TakeInParts
from noria_desktop.games.scythe.benefits import ONGOING
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.declining import any_matters
from noria_desktop.games.scythe.events import BottomTaken, RowSkipped
from noria_desktop.games.scythe.objectives import reveal, reveals, why_not_reveal
from noria_desktop.games.scythe.payment import begin_paying, can_pay_tokens
from noria_desktop.games.scythe.pending import (
    Aftermath,
    ChoosingBottom,
    Due,
    EndingTurn,
    Gaining,
    InParts,
    Moving,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import FACTORY_SECTION, Bottom, Gain, Phase, Prompt, Section, Source

_TAKE, _SKIP, _IN_PARTS = TakeBottom(), Skip(), TakeInParts(None)
_ENDING: Final = EndingTurn()
_BOTTOMS: Final = tuple(Bottom)
_MAIN: Final = (
    Due(Gain.UPGRADE, 1, Source.BOTTOM),
    Due(Gain.MECH, 1, Source.BOTTOM),
    Due(Gain.STRUCTURE, 1, Source.BOTTOM),
    Due(Gain.RECRUIT, 1, Source.BOTTOM),
)
"""By bottom-row action."""


def bottom_actions(state: State, entry: ChoosingBottom) -> tuple[Action, ...]:
    """The bottom row if it can be paid for."""
    section = entry.section
    if section != FACTORY_SECTION and can_pay_tokens(state, _BOTTOMS[section]):
        in_parts = (_IN_PARTS,) if any_matters(state, side_gains(state.human, section)) else ()
        return (_TAKE, _SKIP, *reveals(state), *in_parts)
    if section == FACTORY_SECTION:
        return (_TAKE, _SKIP, *reveals(state))
    return (_SKIP, *reveals(state))


def take_bottom(table: StateBuilder, entry: ChoosingBottom, action: TakeBottom | TakeInParts) -> None:
    """The Factory card moves a unit; the mat's action is paid for, then everything that it brings is gained.

    The recruit bonus is that of a recruit who had left the mat before the action (rules.md 9).
    """
    table.swap(_ENDING)
    section, mats = entry.section, components().mats
    if section == FACTORY_SECTION:
        table.tell(BottomTaken(None))
        table.push(Aftermath(), Moving(mats.factory_units, mats.factory_steps))
        return
    bottom = _BOTTOMS[section]
    table.tell(BottomTaken(bottom))
    if isinstance(action, TakeInParts):
        table.push(InParts())
    table.push(Gaining((_MAIN[section], *side_gains(table.human, section))))
    begin_paying(table, bottom)


def side_gains(human: Human, section: Section) -> tuple[Due, ...]:
    """What comes after the main benefit: the mat's coins, the recruit bonus."""
    due = []
    coins = components().mats.players[human.mat.index].sections[section].coins
    if coins:
        due.append(Due(Gain.COINS, coins, Source.BOTTOM))
    if human.works.recruits[section] is not None:
        due.append(ONGOING[section])
    return tuple(due)


def is_used_up(human: Human, bottom: Bottom) -> bool:
    """Whether a bottom row has given all that it can: cubes, mechs, structures or recruits are gone from the mat."""
    works = human.works
    match bottom:
        case Bottom.UPGRADE:
            return all(works.cubes)
        case Bottom.DEPLOY:
            return None not in human.army.mechs
        case Bottom.BUILD:
            return None not in works.structures
        case Bottom.ENLIST:
            return None not in works.recruits


def skip_bottom(table: StateBuilder, entry: ChoosingBottom, action: Skip) -> None:
    """The bottom row is left out."""
    table.swap(_ENDING)
    table.tell(RowSkipped(top=False))


DECISIONS: Final = (
    Decision(
        ChoosingBottom,
        humans(Phase.BOTTOM, Prompt.BOTTOM),
        bottom_actions,
        {TakeBottom: take_bottom, TakeInParts: take_bottom, Skip: skip_bottom, RevealObjective: reveal},
        {TakeBottom: Why.TOKENS_LACKING, TakeInParts: Why.TAKEN_WHOLE, RevealObjective: why_not_reveal},
        Why.BOTTOM_FIRST,
    ),
)
