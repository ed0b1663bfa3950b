"""A game that is watched again: its time line, its course and its words, free of Qt's widgets.

Everything is asked of the session and of the game's door once and kept; a step that nobody looks at is never worded.
Source: mocks/library.md 2.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.replaying.course import Course, Jump, largest_jump, scale
from noria_desktop.app.replaying.timeline import Mark, Stretch, timeline
from noria_desktop.app.replaying.watched import Unit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import minus, translate

RIVALS: Final = 2
"""Seats of a game in which the other one has a name of its own."""


@frozen
class Step:
    """A step of a turn that says something."""

    ply: int
    """The ply that it led to; quiet steps after it belong to it."""
    words: str


class Film:
    """One line of play."""

    def __init__(self, session: Session, face: AnyGameUi) -> None:
        """Nothing is worded and no score known yet."""
        self.session, self.face = session, face
        self.kit = kit(session.rules.game_id)
        self.line = timeline(session, self.kit)
        self.course = Course(session)
        self._steps = cache(self._worded)
        self._jump: Jump | None = None

    @property
    def plies(self) -> int:
        """How many actions it has."""
        return self.line.plies

    def reword(self) -> None:
        """Another language."""
        self._steps.cache_clear()

    # The course -----------------------------------------------------------------------------------------

    @property
    def jump(self) -> Jump | None:
        """The step that changed the lead most, once all points are known."""
        if self._jump is None and self.course.is_whole:
            self._jump = largest_jump(self.course.known)
        return self._jump

    @property
    def scale(self) -> tuple[int, int]:
        """Lowest and highest line of the picture of its course."""
        return scale(self.course.known)

    # Words ----------------------------------------------------------------------------------------------

    def counted(self, number: int) -> str:
        """A round or a turn by its number."""
        if self.kit.watched.unit is Unit.TURN:
            return translate("Replay", "Turn {number}").format(number=number)
        return translate("Replay", "Round {number}").format(number=number)

    def how_far(self, ply: int) -> str:
        """The round or turn of all of them."""
        stretch = self.line.stretch_at(ply)
        if stretch is None:
            return translate("Replay", "Set-up")
        fields = {"number": stretch.number, "count": self.line.numbers}
        if self.kit.watched.unit is Unit.TURN:
            return translate("Replay", "Turn {number} of {count}").format(**fields)
        return translate("Replay", "Round {number} of {count}").format(**fields)

    def step_of(self, ply: int) -> str:
        """The step of all of them."""
        return translate("Replay", "step {ply} of {plies}").format(ply=ply, plies=self.plies)

    def name_of(self, seat: Seat) -> str:
        """Who sits there."""
        return self.face.side_name(int(seat), self._view(0))

    @property
    def rival(self) -> str:
        """Whose points are shown beside the human's."""
        if len(self.kit.seats(self.session.options)) > RIVALS:
            return translate("Replay", "the best of the others")
        return self.name_of(Seat(1))

    def heading(self, ply: int) -> str:
        """Whose turn it is in which the step lies that led to a ply."""
        stretch = self.line.stretch_at(ply)
        if stretch is None:
            return translate("Replay", "Set-up")
        return translate("Replay", "{who} · {turn}").format(
            who=self.name_of(stretch.seat), turn=self.counted(stretch.number)
        )

    def score(self, ply: int) -> str:
        """Both sides' points, for whoever hears them."""
        points = self.course.at(ply)
        return translate("Replay", "You {mine}, {rival} {theirs}").format(
            mine=minus(points.mine), rival=self.rival, theirs=minus(points.theirs)
        )

    def said(self, ply: int) -> str:
        """A place on the time line in one breath."""
        stretch = self.line.stretch_at(ply)
        if stretch is None:
            return translate("Replay", "Set-up. {score}.").format(score=self.score(ply))
        step = self.step_at(ply)
        place = translate("Replay", "{heading}, step {step} of {steps}").format(
            heading=self.heading(ply), step=ply - stretch.first + 1, steps=stretch.steps
        )
        if step is None:
            return translate("Replay", "{place}. {score}.").format(place=place, score=self.score(ply))
        return translate("Replay", "{place}: {what}. {score}.").format(
            place=place, what=_without_stop(step.words), score=self.score(ply)
        )

    def marked(self, mark: Mark) -> str:
        """What a mark stands for."""
        line = self.face.log_line(mark.event, self.session.state_at(mark.ply - 1), mark.ply)
        return "" if line is None else line.text

    def jump_told(self) -> str:
        """The largest jump of the game; empty while it is not known, or there is none."""
        jump = self.jump
        stretch = None if jump is None else self.line.stretch_at(jump.ply)
        if jump is None or stretch is None:
            return ""
        return translate("Replay", "Largest jump: {turn}, {before} to {after}").format(
            turn=self.counted(stretch.number),
            before=f"{jump.before.mine}–{jump.before.theirs}",
            after=f"{jump.after.mine}–{jump.after.theirs}",
        )

    # Steps ----------------------------------------------------------------------------------------------

    def steps(self, stretch: Stretch) -> tuple[Step, ...]:
        """The steps of a stretch that say something."""
        found: tuple[Step, ...] = self._steps(stretch)
        return found

    def step_at(self, ply: int) -> Step | None:
        """The step that led to a ply, or the last one before it in the same turn that says something."""
        stretch = self.line.stretch_at(ply)
        if stretch is None:
            return None
        return next((one for one in reversed(self.steps(stretch)) if one.ply <= ply), None)

    def is_quiet(self, ply: int) -> bool:
        """Whether nothing is told of the step that led to a ply."""
        step = self.step_at(ply)
        return step is None or step.ply != ply

    def _worded(self, stretch: Stretch) -> tuple[Step, ...]:
        found = []
        for ply in range(stretch.first, stretch.last + 1):
            before = self.session.state_at(ply - 1)
            lines = (self.face.log_line(event, before, ply) for event in self.session.events_at(ply))
            words = [line.text for line in lines if line is not None and not line.heading]
            if words:
                found.append(Step(ply, translate("Replay", " · ", "between events").join(words)))
        return tuple(found)

    def _view(self, ply: int) -> Any:
        return self.session.rules.observe(self.session.state_at(ply), HUMAN)


def _without_stop(words: str) -> str:
    """Words that another sentence goes on from."""
    return words.rstrip(".。")
