"""What there is to say of one moment of a game that is watched again: plain values, whoever shows them.

Source: mocks/library.md 2.
"""

from __future__ import annotations

from typing import Final

from attrs import field

from noria_desktop.app.replaying.course import Points
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.ui.game_says import Explained
from noria_desktop.ui.table.replay.film import Step

BARS: Final = 3
"""Candidates of a choice that are shown."""


@frozen
class StepShown:
    """What there is to say of the moment that is looked at."""

    heading: str
    """Whose turn of which number."""
    seat: Seat | None
    """Whose; None: the set-up."""
    steps: tuple[Step, ...]
    """What the turn is made of, as far as it says something."""
    ply: int
    after: Points
    rival: str
    """Who the other side is."""
    why: Explained | None = field(default=None, eq=False)
    plainly: str = ""
    """What there is to say where nobody gave a reason."""
    before: Points | None = None
    """The points before the step; None at the set-up."""

    @property
    def present(self) -> int:
        """The index of the step that is being shown; -1: none of this turn yet."""
        return max((index for index, one in enumerate(self.steps) if one.ply <= self.ply), default=-1)


def reason_of(why: Explained) -> str:
    """The reason of a choice: a friend's words, or what was asked; on a line of its own what exactly answered it."""
    said = why.short or " ".join(why.lines[:2])
    if why.friend:
        return f"{why.friend}\n{said}".strip()
    if not why.title or why.title in said:
        return said
    return f"{why.title}\n{said}".strip()


def best_bars(why: Explained) -> tuple[tuple[str, int, bool], ...]:
    """At most three candidates, with the one that was chosen among them."""
    bars = why.bars[:BARS]
    chosen = next((one for one in why.bars if one[2]), None)
    if chosen is not None and chosen not in bars:
        bars = (*bars[:-1], chosen)
    return bars
