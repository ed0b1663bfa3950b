"""A lesson being played: what is done of it, what goes on by itself, when a step is done. It knows no screen.

The game on the table is an ordinary session that began at the lesson's position; so it is open, and nobody keeps it.
Whoever shows the lesson asks ``judge`` before anything is played, plays what passes, and calls ``settle``. What only asks
how the lesson stands is in ``laid_lesson``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noria_desktop.app.lessons.game_way import traced
from noria_desktop.app.lessons.laid_lesson import LaidLesson
from noria_desktop.app.lessons.lesson import Lesson, Wrong
from noria_desktop.app.lessons.standing import Kept, Phase, Place
from noria_desktop.app.record import LogEntry
from noria_desktop.app.session import repeated
from noria_desktop.engine.contract import HUMAN

MOST_BEATS = 200
"""No lesson lets others do more than that between two steps."""


class LessonRun(LaidLesson):
    """One lesson at the table."""

    def __init__(self, game_id: str, lesson: Lesson) -> None:
        """At its beginning."""
        super().__init__(game_id, lesson)
        self._alone_from: int | None = None
        """How many decisions the player had taken when nothing was proposed any more; None: something is."""
        self._read: frozenset[str] = frozenset()
        """In a real game: ids of looks that were read."""

    # What was tried -------------------------------------------------------------------------------------

    def settle(self, played: Sequence[Any]) -> None:
        """These actions have been played, see whether the step is done by them."""
        if self.is_game:
            self.retrace()
            return
        ply = self.session.cursor - len(played)
        for action in played:
            if self.step is None:
                break
            self._trying = self._trying.after(action, self.session.state_at(ply))
            ply += 1
            if self._trying.done:
                self._step_done(ply)

    def pointed(self) -> None:
        """What was to be pressed as an answer was."""
        if self.step is not None and self.step.point:
            self._step_done(self.session.cursor)

    def play_out(self, wrong: Wrong) -> None:
        """A wrong try has been played, see what comes of it."""
        self.phase, self.shown, self._left = Phase.SHOWN, wrong, wrong.shown

    def retrace(self) -> None:
        """Of a real game: see how far its way has come, and whether it is still the one that is proposed."""
        game = self.lesson.game
        if game is None or self.phase is Phase.FIRST:
            return
        found = traced(self.lesson, self._language, self.session, self._read)
        self.index, self.strayed, self.through = found.index, found.strayed, found.through
        if not found.strayed:
            self._alone_from, self._alone_read = None, False
        elif self._alone_from is None:
            self._alone_from = found.decisions
        elif found.decisions != self._alone_from:
            self._alone_read = True
        self._trying, self._replies, self.answered = found.trying, found.replies, found.wrong
        self._start_ply = self.session.cursor
        self._behind.clear()
        state = self.session.state
        over = all(self._language.holds(claim, state, state) for claim in game.until) or self.session.is_over
        self.phase = Phase.END if over else Phase.STEP

    # Going on -------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """What was said has been read."""
        if self.phase is Phase.FIRST:
            self._remember()
            self.phase = Phase.STEP
        elif self.phase is Phase.SHOWN:
            self._take_back()
        elif self.leaves_alone:
            self._alone_read = True
        elif self.step is not None and self.step.looks:
            if self.is_game:
                self._read |= {self.step.id}
            self._step_done(self.session.cursor)

    def _take_back(self) -> None:
        """What a wrong try led to was seen."""
        self.session.jump(self._start_ply)
        self.phase, self.shown, self._left = Phase.STEP, None, ()
        self._begin_step(self._start_ply)

    def let_one(self) -> tuple[str, ...]:
        """Let others do the next thing; what that was, in the language's words."""
        action = self._due()
        if action is None:
            return ()
        if self._by_itself() is None and not self.others_decide:
            self._left = self._left[1:]
        told = self._language.told(self.session.dispatch(action).events)
        self._told += len(told)
        return told

    def beat(self) -> None:
        """In a real game: what goes on by itself does."""
        action = self._by_itself()
        if action is not None:
            self.session.dispatch(action)
            self.retrace()

    def others_done(self) -> None:
        """They have; the next step comes."""
        if self.phase is Phase.OTHERS:
            self._next(self.session.cursor)

    def let_others(self) -> tuple[str, ...]:
        """Let others do it all at once; what they did, in the language's words."""
        told: list[str] = []
        for _ in range(MOST_BEATS):
            if self.phase is not Phase.OTHERS or self.rests():
                break
            told += self.let_one()
        self.others_done()
        return tuple(told)

    def one_on(self) -> None:
        """Do the next thing of a lesson that is not over: read, let others, or play what is proposed.

        Where nothing is proposed, as on a way of one's own, the first thing that the rules allow is done.
        """
        if self.phase is Phase.OTHERS:
            self.let_others()
        elif self.waits:
            self.go_on()
        elif self.step is not None and self.step.point:
            self.pointed()
        elif self.is_game and self.moves:
            self.beat()
        elif self.others_decide:
            self._play((self.reply() or self.session.legal[0],))
        else:
            self._play(self.proposed() or self.session.legal[:1])

    def _play(self, actions: Sequence[Any]) -> None:
        for action in actions:
            self.session.dispatch(action)
            self.settle((action,))

    def skip(self) -> None:
        """To the end of the lesson."""
        self.phase = Phase.END

    def back(self) -> None:
        """To the beginning of the step, from there to the one before."""
        if self.phase in (Phase.STEP, Phase.SHOWN) and self.session.cursor > self._start_ply:
            self._take_back()
            return
        if not self._behind:
            return
        moment = self._behind.pop()
        self.phase, self.index, self.session = moment.phase, moment.index, moment.session
        self.strayed = False
        self.session.jump(moment.cursor)
        self._begin_step(moment.cursor)

    def _remember(self) -> None:
        self._behind.append(Place(self.phase, self.index, self.session, self._start_ply))

    def _step_done(self, ply: int) -> None:
        """The step was done with the last decision before this ply."""
        step = self.step
        assert step is not None
        if step.others or step.given:
            self._remember()
            self.phase, self._told, self._left = Phase.OTHERS, 0, step.given
        else:
            self._next(ply)

    def _next(self, ply: int) -> None:
        """To the next step that is there; after the last one the lesson is over."""
        if self.phase is not Phase.OTHERS:
            self._remember()
        index = self._following(self.index, self.session.state_at(ply))
        if index is not None:
            self.index, self.phase = index, Phase.STEP
            if self.lesson.steps[index].position:
                self.session = self._laid(self.lesson.steps[index])
                ply = self.session.cursor
            self._begin_step(ply)
        elif self.is_game:
            self.strayed, self.phase = True, Phase.STEP
        else:
            self.phase = Phase.END

    # Leaving and coming back ----------------------------------------------------------------------------

    def kept(self) -> Kept:
        """What is to be remembered to come back here; a wrong try that is played out is not."""
        step = self.lesson.steps[self.index]
        end = self._start_ply if self.phase is Phase.SHOWN else self.session.cursor
        return Kept("" if self.phase is Phase.FIRST else step.id, self.session.log[:end])

    def resume(self, kept: Kept) -> bool:
        """Go on where it was left; False where that cannot be: then it is at its beginning.

        Whatever is remembered is played anew, try by try, so that nothing is believed of it.
        """
        ids = [step.id for step in self.lesson.steps]
        if kept.step not in ids:
            return False
        goal = ids.index(kept.step)
        if self.is_game:
            return self._resume_game(kept, goal)
        self._begin_at(goal)
        left = [entry for entry in kept.played if entry.seat == HUMAN]
        while self._repeats_step(left, goal):
            while self.phase is Phase.OTHERS and not self.rests():
                if self.session.turn.seat == HUMAN and left and left[0].action == self._due():
                    left.pop(0)  # what goes on by itself is no try
                self.let_one()
            self.others_done()
        if self.index != goal:
            self._begin_at(goal)
        return True

    def _begin_at(self, goal: int) -> None:
        """At the last position that was laid before a step; what lies before is done as proposed: Back leads there."""
        start = max(i for i in range(goal + 1) if self.lesson.steps[i].position)
        self._lay(0)
        self._behind.clear()
        if self.lesson.first is not None:
            self.phase = Phase.FIRST
        while not self.over and (self.index < start or self.phase is Phase.FIRST):
            self.one_on()
        if self.over or self.index != start:  # the proposed way does not lead there
            self._behind = [place for place in self._behind if place.index < start]
            self._lay(start)

    def _lay(self, index: int) -> None:
        """Begin at a step that has a position of its own."""
        self.phase, self.index = Phase.STEP, index
        self.session = self._laid(self.lesson.steps[index])
        self._begin_step(self.session.cursor)

    def _repeats_step(self, left: list[LogEntry], goal: int) -> bool:
        """Go one look or one action further; False at the goal, and where what is left does not fit."""
        step = self.step
        if step is None or (self.index >= goal and (not step.do or not left)):
            return False
        if not step.do:
            self._step_done(self.session.cursor)
            return True
        return bool(left) and self._repeats(left.pop(0).action)

    def _repeats(self, action: Any) -> bool:
        if action not in self.session.legal or not self.judge((action,)).passes:
            return False
        self._play((action,))
        return True

    def _resume_game(self, kept: Kept, goal: int) -> bool:
        self.phase = Phase.STEP
        for entry in kept.played[self.session.cursor :]:
            if repeated(self.session.rules, self.session.state, entry) is None:
                break
            self.session.dispatch(entry.action)
        self._read = frozenset(step.id for step in self.lesson.steps[:goal] if step.looks)
        self.retrace()
        return True
