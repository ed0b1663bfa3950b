"""On which sections the action token may be put. Source: rules.md 3; H1."""

from __future__ import annotations

from noria_desktop.games.scythe.actions import Action, ChooseSection
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human
from noria_desktop.games.scythe.terms import FACTORY_SECTION, SECTIONS, Ability, Section

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
