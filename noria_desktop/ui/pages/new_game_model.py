"""What the New game page's first view is told: what was learned and played, and who was met."""

from __future__ import annotations

import enum
from typing import Any

from attrs import field, frozen

from noria_desktop.app.lessons.lesson import Words
from noria_desktop.ui.i18n import translate


class Lead(enum.Enum):
    """Which of the three ways has the brass button."""

    LEARN = "learn"
    QUICK = "quick"
    WHOLE = "whole"


@frozen
class Met:
    """The user's results against one opponent."""

    key: str
    won: int
    played: int


@frozen
class Lessons:
    """How far the user has learned a game."""

    done: int
    count: int
    next: str
    """Name of the lesson that comes next, such as ``noria/3``; empty when all are done."""
    title: Words | None
    begun: bool
    minutes: int
    """About so many are left before all lessons are done."""
    position: Any = field(default=None, eq=False)
    """A view of that lesson's first position, for its picture."""


@frozen
class FirstModel:
    """The whole view."""

    game_id: str
    lead: Lead
    chosen: str = ""
    """Key of whoever sits opposite at first; empty: the gentlest."""
    met: tuple[Met, ...] = ()
    minutes: int = 0
    """How long the user's own games of this kind took in the middle; 0: not known."""
    lessons: Lessons | None = None
    """None: this game has none."""

    def record(self, key: str) -> str:
        """The user's results against somebody, in words."""
        for met in self.met:
            if met.key == key and met.played:
                words = translate("NewGamePage", "won {won} of {played}")
                return words.format(won=met.won, played=met.played)
        return translate("NewGamePage", "not met yet")


def lead_of(*, finished: int, lessons: Lessons | None, went_whole: int) -> Lead:
    """The way that a player of so much experience most likely wants.

    Args:
        finished: games of this kind that were finished.
        lessons: what was learned of it.
        went_whole: how often in a row everything was chosen.
    """
    if went_whole >= TWICE:
        return Lead.WHOLE
    if not finished and lessons is not None and lessons.next:
        return Lead.LEARN
    return Lead.QUICK


TWICE = 2
