"""How far a real game has come on the way that its lesson proposes. Nothing is refused in it but what the rules refuse."""

from __future__ import annotations

from typing import Any

from noria_desktop.app.lessons.language import Language
from noria_desktop.app.lessons.lesson import Lesson, Step, Wrong
from noria_desktop.app.lessons.trying import Trying
from noria_desktop.app.session import Session
from noria_desktop.engine.values import frozen


@frozen
class Traced:
    """Where a lesson's way stands in a game."""

    index: int
    """Of the step that comes next."""
    trying: Trying
    """How much of it is done."""
    replies: tuple[str, ...] = ()
    """What the way still lets another seat do before it."""
    strayed: bool = False
    """The player has found a way of their own."""
    through: bool = False
    """Because the way has been gone to its end."""
    wrong: Wrong | None = None
    """What is answered to the decision that left the ways of this step; None: it left none, or nothing is said of it."""
    decisions: int = 0
    """How many decisions the player has taken; a phase that could only be ended is none."""


def following(lesson: Lesson, language: Language, index: int, state: Any) -> int | None:
    """The step after this one that is there in a state; None: it was the last one."""
    for number in range(index + 1, len(lesson.steps)):
        if all(language.holds(claim, state, state) for claim in lesson.steps[number].when):
            return number
    return None


def traced(lesson: Lesson, language: Language, session: Session, read: frozenset[str]) -> Traced:
    """Follow a game from its beginning.

    Args:
        lesson: its steps are the way.
        language: what their words mean.
        session: the game.
        read: ids of looks that were read.
    """
    way = _Way(lesson, language, session)
    decisions = sum(_decides(language, session, ply) for ply in range(session.cursor))
    for ply in range(session.cursor):
        state, entry = session.state_at(ply), session.log[ply]
        way.reach(state)
        if way.strayed:
            break
        if _decides(language, session, ply):
            way.follow(entry.action, state)
        elif session.is_decision(ply):
            continue
        elif entry.seat in session.programs:
            way.answered_with(entry.action, state)
    way.reach(session.state)
    while not way.strayed and way.step.id in read:
        way.go_on(session.state)
        way.reach(session.state)
    return Traced(way.index, way.trying, way.replies, way.strayed, way.through, way.wrong, decisions)


def _decides(language: Language, session: Session, ply: int) -> bool:
    """Whether the player had a choice: a phase in which nothing can be done goes by unasked."""
    return session.is_decision(ply) and language.forced(session.state_at(ply)) is None


class _Way:
    """A way being followed."""

    def __init__(self, lesson: Lesson, language: Language, session: Session) -> None:
        self._lesson, self._language, self._rules = lesson, language, session.rules
        self.index, self.strayed, self.through = 0, False, False
        self.replies: tuple[str, ...] = ()
        self.wrong: Wrong | None = None
        self.trying = Trying(self._rules, language, self.step)

    @property
    def step(self) -> Step:
        """The step that comes next."""
        return self._lesson.steps[self.index]

    def go_on(self, state: Any) -> None:
        """To the step after it; after the last one the player goes a way of their own."""
        index = following(self._lesson, self._language, self.index, state)
        if index is None:
            self.strayed = self.through = True
        else:
            self.index, self.wrong = index, None
            self.trying = Trying(self._rules, self._language, self.step)

    def reach(self, state: Any) -> None:
        """Steps that last until something holds are over when it does."""
        while not self.strayed and self.step.until:
            if not all(self._language.holds(claim, state, state) for claim in self.step.until):
                break
            self.go_on(state)

    def follow(self, action: Any, state: Any) -> None:
        """One decision of the player, taken in this state."""
        while not self.strayed and self.step.looks:
            self.go_on(state)
        self.reach(state)
        if self.strayed or self.replies:
            self.strayed = True
            return
        before, self.trying = self.trying, self.trying.after(action, state)
        if self.trying.lost and not (before.lost or before.done):
            self.wrong = before.answer(action, state)
        if self.step.until:
            return
        if self.trying.lost:
            self.strayed = True
        elif self.trying.done:
            self.replies = self.step.others
            self.go_on(state)

    def answered_with(self, action: Any, state: Any) -> None:
        """What another seat has decided: what the way lets it do, or something else."""
        if not self.replies:
            return
        if action in self._language.actions(self.replies[0], state):
            self.replies = self.replies[1:]
        else:
            self.strayed = True
