"""How a player's expectations moved in a game, and the three moves or draws that moved them most.

Values are the adviser's, in whole hundredths of a point or of a percentage point, always as the human sees it. Between the
best that could be done at a decision and what was done lies what the decision cost; between what was done and the best at
the next decision lies what others did and what was drawn. What was sampled is in doubt: a change is told only if it would be
worth telling, and among the heaviest, at the lower end of its doubt. Pure functions. Source: mocks/library.md 3.
"""

from __future__ import annotations

import enum
from collections.abc import Container, Mapping, Sequence
from math import hypot
from typing import Final

from noria_desktop.bots.appraising import SCALE as SCALE
from noria_desktop.bots.appraising import Appraised
from noria_desktop.bots.appraising import Measure as Measure
from noria_desktop.engine.values import changed, frozen

MOST: Final = 3
"""Turning points of a game."""
FIRST: Final = 1
"""Effort of the first look at a decision."""
CAREFUL: Final = 10
"""Effort of the look that a turning point rests on."""
LEAST: Final = {Measure.CHANCE: 500, Measure.LEAD: 200, Measure.WORTH: 200}
"""Less than that, in hundredths, turned nothing."""


AMONG: Final = 5
"""Whatever is told must be among so many of the heaviest, also at the lower end of its doubt."""
DOUBTS: Final = 2
"""So many standard errors below what was measured lies that lower end."""


class Cause(enum.Enum):
    """Whose doing a change was."""

    OWN = "own"
    RIVAL = "rival"
    """A decision of somebody else."""
    CHANCE = "chance"
    """Something that was drawn, dealt or turned up."""


@frozen
class Look:
    """A decision of the log that was compared with the best."""

    ply: int
    """How many actions had been played before it."""
    effort: int
    found: Appraised

    @property
    def is_sure(self) -> bool:
        """Whether a turning point may rest on it."""
        return self.has_had(CAREFUL)

    def has_had(self, effort: int) -> bool:
        """Whether it was searched so long; what was counted out needs no search."""
        return self.effort >= effort or self.found.hands > 0

    @property
    def worth(self) -> int:
        """What the decision was worth before it was taken: at least what was made of it."""
        return max(self.found.best, self.found.played)


@frozen
class Between:
    """What lies between two decisions of the player's."""

    cause: Cause
    ply: int
    """Where the step begins that stands for it."""
    mixed: bool = False
    """Whether others also moved between what was drawn, so that the two cannot be told apart."""


@frozen
class Change:
    """A step, or several between two decisions, that moved what the player could expect."""

    cause: Cause
    ply: int
    """How many actions had been played before the step that stands for it."""
    last: int
    """The ply in which the new value holds."""
    before: int
    after: int
    rests_on: tuple[int, ...]
    """Plies of the looks that it follows from."""
    mixed: bool = False
    """Whether it is what was drawn and what others did together."""
    doubt: int = 0
    """One standard error of how much it moved."""

    @property
    def moved(self) -> int:
        """By how much, with its sign."""
        return self.after - self.before

    @property
    def weight(self) -> int:
        """By how much; a decision of one's own never moves anything up, it only is found or missed."""
        return max(0, -self.moved) if self.cause is Cause.OWN else abs(self.moved)

    @property
    def least(self) -> int:
        """What it weighs at the lower end of its doubt."""
        return self.weight - DOUBTS * self.doubt

    @property
    def most(self) -> int:
        """What it may weigh."""
        return self.weight + DOUBTS * self.doubt


@frozen
class Point:
    """A place of the curve."""

    ply: int
    value: int


def changes(
    looks: Mapping[int, Look], between: Mapping[int, Between], plies: int, end: int | None
) -> tuple[Change, ...]:
    """Every change that is known, in the order of the game.

    Args:
        looks: by ply, the decisions of the player's that were compared.
        between: by the ply of the decision before it, what others did and what was drawn; nothing where nothing was.
        plies: how many actions the game had.
        end: what the end was worth; None where the measure does not say.
    """
    found: list[Change] = []
    order = sorted(looks)
    for number, ply in enumerate(order):
        look = looks[ply]
        own = look.found
        found.append(Change(Cause.OWN, ply, ply + 1, look.worth, own.played, (ply,), doubt=own.doubt))
        step = between.get(ply)
        if step is None:
            continue
        following = order[number + 1] if number + 1 < len(order) else None
        if following is not None:
            there = looks[following]
            after, rests_on = _arrived(there), (ply, following)
            doubt = round(hypot(own.level, there.found.level))
            found.append(
                Change(step.cause, step.ply, following, own.played, after, rests_on, step.mixed, doubt)
            )
        elif end is not None:
            found.append(Change(step.cause, step.ply, plies, own.played, end, (ply,), step.mixed, own.level))
    return tuple(found)


def had_before(looks: Mapping[int, Look], between: Container[int], end: int | None) -> dict[int, Look]:
    """The same, where every value is one that can be had: what was had after a move could be had before it as well.

    Without this a good way that the search comes upon late would make the moves before it look bad.

    Args:
        looks: by ply, every decision that was compared.
        between: plies after which something came up or others moved, so that what was had later was not in sight.
        end: what the end was worth, if nothing lies between.
    """
    found = dict(looks)
    reached = end
    for ply in sorted(looks, reverse=True):
        look = looks[ply]
        if reached is not None and ply not in between and reached > look.found.played:
            doubt = look.found.doubt if reached < look.found.best else 0
            found[ply] = look = changed(look, found=changed(look.found, played=reached, doubt=doubt))
        reached = look.worth
    return found


def _arrived(look: Look) -> int:
    """What the position of a decision is worth to whoever comes to it."""
    return look.worth if look.found.now is None else look.found.now


def heaviest(found: Sequence[Change], measure: Measure, most: int = MOST) -> tuple[Change, ...]:
    """The changes that moved most and are worth telling, the heaviest first."""
    told = [one for one in found if one.weight >= LEAST[measure]]
    return tuple(sorted(told, key=lambda one: (-one.weight, one.ply))[:most])


def turning(found: Sequence[Change], measure: Measure) -> tuple[Change, ...]:
    """The changes that are told, the heaviest first: at the lower end of their doubt they are worth it and among the heaviest."""
    told = [
        one
        for one in found
        if one.least >= LEAST[measure]
        and sum(other is not one and _may_outweigh(other, one) for other in found) < AMONG
    ]
    return tuple(sorted(told, key=lambda one: (-one.weight, one.ply))[:MOST])


def _may_outweigh(other: Change, one: Change) -> bool:
    """Whether the one is not clearly heavier: both are in doubt."""
    return other.weight > one.weight - DOUBTS * hypot(one.doubt, other.doubt)


def unsure(
    found: Sequence[Change], looks: Mapping[int, Look], measure: Measure, among: int, effort: int = CAREFUL
) -> int | None:
    """The ply of a look that has not had its effort yet and that one of the changes rests on that may weigh most.

    None: all have had it.
    """
    told = [one for one in found if one.most >= LEAST[measure]]
    for one in sorted(told, key=lambda one: (-one.most, one.ply))[:among]:
        for ply in one.rests_on:
            if not looks[ply].has_had(effort):
                return ply
    return None


def curve(looks: Mapping[int, Look], plies: int, end: int | None) -> tuple[Point, ...]:
    """What the player could expect at each decision and after it, as far as it is known."""
    found: list[Point] = []
    for ply in sorted(looks):
        look = looks[ply]
        found.append(Point(ply, _arrived(look)))
        found.append(Point(ply + 1, look.found.played))
    if end is not None:
        found.append(Point(plies, end))
    return tuple(found)


def ends_of(points: Sequence[Point]) -> tuple[int, int]:
    """The lowest and the highest value of a curve."""
    values = [one.value for one in points]
    return min(values, default=0), max(values, default=0)
