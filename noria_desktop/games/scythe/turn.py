"""The human's turn: action token, top row, bottom row, the end; and the change of turns. Source: rules.md 3; H1, H3.

Section, top row, bottom row and end take turns at the foot of the stack: whoever carries out one of them puts the
next one in its place, and whatever an action needs lies above it for a while. In every list sections come first, then
objectives. The action token may go on all sections but the one used last.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, ChooseSection, EndTurn, RevealObjective
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import SectionChosen, TurnBegan, TurnEnded
from noria_desktop.games.scythe.objectives import reveal, reveals, why_not_reveal
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingSection,
    ChoosingTop,
    EndingTurn,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    SECTIONS,
    Ability,
    AutomaStage,
    Phase,
    Prompt,
    Section,
)

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


# Sections (H1) ------------------------------------------------------------------------------------------


_CHOOSE = tuple(ChooseSection(section) for section in range(SECTIONS + 1))


def open_sections(human: Human) -> tuple[Section, ...]:
    """All sections but the one used last, left to right; Relentless may repeat one of the mat, not the Factory card."""
    last = human.last_section
    relentless = components().mats.factions[human.faction.index].ability is Ability.RELENTLESS
    count = SECTIONS + (human.factory_card is not None)
    return tuple(
        [
            section
            for section in range(count)
            if section != last or (relentless and section != FACTORY_SECTION)
        ]
    )


def section_choices(human: Human) -> list[Action]:
    """The same as actions."""
    return [_CHOOSE[section] for section in open_sections(human)]


def why_not_section(human: Human, section: Section) -> Why:
    """Why the action token cannot be put there."""
    if section not in range(SECTIONS + 1):
        return Why.NO_SUCH_SECTION
    if section == FACTORY_SECTION and human.factory_card is None:
        return Why.NO_FACTORY_CARD
    relentless = components().mats.factions[human.faction.index].ability is Ability.RELENTLESS
    return Why.FACTORY_REPEATED if relentless else Why.SECTION_USED
