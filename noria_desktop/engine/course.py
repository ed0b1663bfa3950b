"""The course of a finished game's score: who led when, and from where on for good. In nobody's words."""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.engine.values import frozen


@frozen
class Standing:
    """Both sides' points after a step; the rival's are those of the best one where there are several."""

    ply: int
    """The step that led here."""
    round: int
    """The round, or turn, it belongs to."""
    mine: int
    theirs: int

    @property
    def leader(self) -> int:
        """1 while the human has more points, -1 while the rival has, 0 with as many."""
        return (self.mine > self.theirs) - (self.mine < self.theirs)


def lead_changes(course: Sequence[Standing]) -> tuple[Standing, ...]:
    """The standings at which somebody else than before led; who leads first has changed nothing."""
    found: list[Standing] = []
    held = 0
    for standing in course:
        if standing.leader:
            if held and standing.leader != held:
                found.append(standing)
            held = standing.leader
    return tuple(found)


def ahead_for_good(course: Sequence[Standing]) -> Standing | None:
    """The standing from which whoever leads in the end led all the time; None with as many points in the end."""
    if not course or not course[-1].leader:
        return None
    since = len(course) - 1
    while since and course[since - 1].leader == course[-1].leader:
        since -= 1
    return course[since]
