"""Enlist: a recruit leaves the mat for a one-time space, which brings its bonus at once. Source: rules.md 9.4.

From then on the bottom-row action that it stood over brings its ongoing bonus as well. Choices come by recruit, then
by space.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Enlist
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.copies import replaced
from noria_desktop.games.scythe.events import Enlisted
from noria_desktop.games.scythe.gains import gain
from noria_desktop.games.scythe.pending import Due
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bonus, Bottom, Gain, Source

_ENLISTS: Final = tuple(tuple(Enlist(bottom, bonus) for bonus in Bonus) for bottom in Bottom)
_SPACES: Final = tuple(Bonus)

ONGOING: Final = tuple(
    Due(Gain(bonus.value), amount, Source.ONGOING)
    for bonus, amount in (action.ongoing for action in components().mats.bottoms)
)
"""By bottom-row action: what its recruit brings again and again."""


def enlistments(sight: Observation) -> list[Action]:
    """Recruits on the mat by one-time spaces that are free."""
    recruits = sight.human.works.recruits
    free = [bonus.index for bonus in _SPACES if bonus not in recruits]
    return [
        _ENLISTS[bottom][space] for bottom, where in enumerate(recruits) if where is None for space in free
    ]


def enlist(table: StateBuilder, action: Enlist, source: Source) -> None:
    """A recruit moves and its space gives its bonus."""
    works = table.human.works
    recruits = replaced(works.recruits, action.bottom.index, action.bonus)
    table.human = changed(table.human, works=changed(works, recruits=recruits))
    table.tell(Enlisted(action.bottom, action.bonus, source))
    gain(table, HUMAN, action.bonus, components().mats.one_time[action.bonus.index], Source.ONE_TIME)


def counts_at_once(action: Enlist, source: Source) -> bool:
    """Whether the recruit brings its ongoing bonus in the very action that enlists it (rules.md 9 [C]: no)."""
    own = source is Source.BOTTOM and action.bottom is Bottom.ENLIST
    return own and components().mats.own_recruit_counts_at_once


def why_not_enlist(sight: Observation, action: Enlist) -> Why:
    """Why this recruit cannot go there."""
    recruits = sight.human.works.recruits
    return Why.ALREADY_ENLISTED if recruits[action.bottom.index] is not None else Why.SPACE_TAKEN
