"""The human's turn: action token, top row, bottom row, the end; and the change of turns. Source: rules.md 3; H1, H3.

Section, top row, bottom row and end take turns at the foot of the stack: whoever carries out one of them puts the
next one in its place, and whatever an action needs lies above it for a while. In every list sections come first, then
objectives.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, ChooseSection, EndTurn, RevealObjective
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import SectionChosen, TurnBegan, TurnEnded
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingSection,
    ChoosingTop,
    EndingTurn,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.reveal import reveal, reveals, why_not_reveal
from noria_desktop.games.scythe.sections import section_choices, why_not_section
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import SECTIONS, AutomaStage, Phase, Prompt

_CHOOSING: Final = ChoosingSection()
_TOPS: Final = tuple(ChoosingTop(section) for section in range(SECTIONS + 1))
_AUTOMA: Final = AutomaTurn(AutomaStage.CARD)
_END_TURN: Final = EndTurn()


def begin_turn(table: StateBuilder) -> None:
    """The Automa is done: the human's next turn begins."""
    table.turn += 1
    human = table.human
    if human.coerced or human.routed:
        table.human = changed(human, coerced=False, routed=0)
    table.pending = [_CHOOSING]
    table.tell(TurnBegan(HUMAN, table.turn))


def section_actions(state: State, entry: ChoosingSection) -> tuple[Action, ...]:
    """Start of the turn: sections, objectives."""
    return (*section_choices(state.human), *reveals(state))


def choose_section(table: StateBuilder, entry: ChoosingSection, action: ChooseSection) -> None:
    """The action token moves."""
    section = action.section
    table.human = changed(table.human, last_section=section)
    table.swap(_TOPS[section])
    table.tell(SectionChosen(section))


def end_actions(state: State, entry: EndingTurn) -> tuple[Action, ...]:
    """End of the turn: end it, objectives."""
    return (_END_TURN, *reveals(state))


def end_turn(table: StateBuilder, entry: EndingTurn, action: EndTurn) -> None:
    """The human is done, the Automa's turn begins."""
    table.tell(TurnEnded(), TurnBegan(BOT, table.turn))
    table.pending = [_AUTOMA]


def _why_not_section(state: State, entry: ChoosingSection, action: ChooseSection) -> Why:
    return why_not_section(state.human, action.section)


DECISIONS: Final = (
    Decision(
        ChoosingSection,
        humans(Phase.SECTION, Prompt.SECTION),
        section_actions,
        {ChooseSection: choose_section, RevealObjective: reveal},
        {ChooseSection: _why_not_section, RevealObjective: why_not_reveal},
        Why.SECTION_FIRST,
    ),
    Decision(
        EndingTurn,
        humans(Phase.END, Prompt.END),
        end_actions,
        {EndTurn: end_turn, RevealObjective: reveal},
        {RevealObjective: why_not_reveal},
    ),
)
