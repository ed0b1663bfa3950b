"""A lesson being played: at which step it stands, what a try means, and when a step is done. It knows no screen.

The game on the table is an ordinary session that began at the lesson's position; so it is open, and nobody keeps it.
Whoever shows the lesson asks ``judge`` before anything is played, plays what passes, and calls ``settle``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.lessons.game_way import following, traced
from noria_desktop.app.lessons.language import Language, language
from noria_desktop.app.lessons.lesson import Lesson, Rest, Step, Words, Wrong
from noria_desktop.app.lessons.standing import Kept, Phase, Place, laid
from noria_desktop.app.lessons.trying import Trying, Verdict
from noria_desktop.app.record import LogEntry
from noria_desktop.app.session import Session, repeated
from noria_desktop.engine.contract import HUMAN

MOST_BEATS = 200
"""No lesson lets others do more than that between two steps."""


class LessonRun:
    """One lesson at the table."""

    def __init__(self, game_id: str, lesson: Lesson) -> None:
        """At its beginning."""
        self.lesson = lesson
        self._kit: GameKit = kit(game_id)
        self._language: Language = language(game_id)
        self._behind: list[Place] = []
        self.strayed = False
        """In a real game: the player has found a way of their own, and nothing is proposed any more."""
        self.through = False
        """In a real game: that is so because the proposed way has been gone to its end."""
        self._alone_from: int | None = None
        """How many decisions the player had taken when nothing was proposed any more; None: something is."""
        self._alone_read = False
        self.index = 0
        self._told = 0
        """How many of the words of the present step's ``others`` have come true."""
        self._left: tuple[str, ...] = ()
        """What is still to be decided for the player before others go on, or so that a wrong try is seen."""
        self.shown: Wrong | None = None
        """The wrong try that is played out."""
        self.answered: Wrong | None = None
        """In a real game: what is said of a decision that left the ways of the step, until the step is over."""
        self._replies: tuple[str, ...] = ()
        """In a real game: what the way still lets another seat do."""
        self._read: frozenset[str] = frozenset()
        """In a real game: ids of looks that were read."""
        self._trying: Trying
        self.session = self._laid(lesson.steps[0])
        self.phase = Phase.STEP if lesson.first is None else Phase.FIRST
        self._begin_step(self.session.cursor)

    # Where it stands ------------------------------------------------------------------------------------

    @property
    def game_id(self) -> str:
        """Which game."""
        return self._kit.game_id

    @property
    def is_game(self) -> bool:
        """Whether a real game is played, in which nothing is refused but what the rules refuse."""
        return self.lesson.game is not None

    @property
    def step(self) -> Step | None:
        """The step that is to be done; None before the first, after the last and beside the proposed way."""
        return self.lesson.steps[self.index] if self.phase is Phase.STEP and not self.strayed else None

    @property
    def at(self) -> tuple[str, ...]:
        """Places of the table that are spoken of."""
        if self.phase is Phase.FIRST:
            return self.lesson.first_at
        if self.phase is Phase.END:
            return self.lesson.end_at
        if self.rest is not None and self.rest.at:
            return self.rest.at
        if self.answered is not None and self.answered.at and self.step is not None:
            return (self.answered.at,)
        step = self.lesson.steps[self.index] if self.phase is Phase.SHOWN else self.step
        return step.at if step is not None else ()

    @property
    def besides(self) -> tuple[str, ...]:
        """Places that are spoken of without being pointed at."""
        said = self.rest if self.rest is not None else self.step
        return said.besides if said is not None else ()

    @property
    def acts(self) -> int:
        """How many acts of the step are done while others are left; what is asked for is only the rest."""
        return self._trying.acts if self.step is not None and self._trying.next else 0

    @property
    def rest(self) -> Rest | None:
        """What the lesson says of the rest of a step of which a part is done; None: it has no words of its own for it."""
        return self.rest_with(())

    def completes(self, collected: Sequence[Any]) -> bool:
        """Whether these actions, collected and not played yet, would be all of a step whose rest has words."""
        trying, state = self._trying, self.session.state
        for action in collected:
            if trying.done:
                return False
            trying, state = trying.after(action, state), self._kit.rules.apply(state, action).state
        return bool(collected) and self.step is not None and bool(self.step.rest) and trying.done

    def rest_with(self, collected: Sequence[Any]) -> Rest | None:
        """The same where these actions are collected, of which none is played yet, as far as they are on its ways."""
        trying, state = self._trying, self.session.state
        for action in collected:
            going_on = trying.after(action, state)
            if going_on.lost or going_on.done:
                break
            trying, state = going_on, self._kit.rules.apply(state, action).state
        if self.step is None or not trying.acts:
            return None
        return next((one for one in self.step.rest if not set(trying.next).isdisjoint(one.next)), None)

    @property
    def goal(self) -> Words:
        """The goal on the board: that of the last step that brought one, else the lesson's."""
        steps = self.lesson.steps[: self.index + 1]
        return next((step.goal for step in reversed(steps) if step.goal is not None), self.lesson.goal)

    @property
    def said(self) -> Words | None:
        """What is said now; None: nothing."""
        match self.phase:
            case Phase.FIRST:
                return self.lesson.first
            case Phase.STEP:
                if self.rest is not None:
                    return self.rest.say
                if self.answered is not None and self.step is not None:
                    return self.answered.say
                return self.step.say if self.step is not None else None
            case Phase.END:
                return self.lesson.end
            case Phase.SHOWN if self.shown is not None and self.rests():
                return self.shown.say
            case _:
                return None

    @property
    def waits(self) -> bool:
        """Whether it goes on when what is said was read."""
        if self.phase is Phase.SHOWN:
            return self.rests()
        if self.leaves_alone:
            return True
        return self.phase is Phase.FIRST or (self.step is not None and self.step.looks)

    @property
    def leaves_alone(self) -> bool:
        """Whether it is to be said that nothing is proposed any more: once, until it was read or played over."""
        return self.is_game and self.strayed and self.phase is Phase.STEP and not self._alone_read

    @property
    def over(self) -> bool:
        """Whether its last step is done."""
        return self.phase is Phase.END

    @property
    def done(self) -> int:
        """How many steps are behind it, of ``lesson.count``."""
        if self.over or self.through:
            return self.lesson.count
        return self.lesson.place_of(self.index)

    # Trying ---------------------------------------------------------------------------------------------

    def expected(self) -> tuple[Any, ...]:
        """The actions with which the step can go on from here."""
        return self._trying.expected(self.session.state) if self.step is not None else ()

    def proposed(self) -> tuple[Any, ...]:
        """What is shown to whoever asks: one way to the end of the step."""
        if self.step is None or self.others_decide:
            return ()
        return self._trying.proposed(self.session.state)

    def judge(self, actions: Sequence[Any]) -> Verdict:
        """What is to be said about these actions, which the rules allow; nothing is played by it."""
        if self.is_game or not actions:
            return Verdict(passes=self.is_game)
        if self.step is None or not self.step.do:
            return Verdict(passes=False)
        index, trying, state = self.index, self._trying, self.session.state
        for action in actions:
            if trying.done:
                # One gesture may do what several steps ask for.
                following = self._right_after(index, state)
                if following is None:
                    return Verdict(passes=False)
                index, trying = following, self._tried(following)
            going_on = trying.after(action, state)
            if going_on.lost:
                return Verdict(passes=False, wrong=trying.answer(action, state))
            trying, state = going_on, self._kit.rules.apply(state, action).state
        return Verdict(passes=True)

    def _right_after(self, index: int, state: Any) -> int | None:
        """The step that is to be done with nothing between when this one is done here; None: there is none."""
        step = self.lesson.steps[index]
        following = self._following(index, state)
        if following is None or step.others or step.given:
            return None
        following_step = self.lesson.steps[following]
        return following if following_step.do and not following_step.position else None

    def _following(self, index: int, state: Any) -> int | None:
        """The next step that is there in this state; None: it was the last one."""
        return following(self.lesson, self._language, index, state)

    def _tried(self, index: int) -> Trying:
        return Trying(self._kit.rules, self._language, self.lesson.steps[index])

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

    @property
    def others_decide(self) -> bool:
        """Whether another seat has a decision to make."""
        turn = self.session.turn
        return not turn.automatic and turn.seat in self.session.programs

    def reply(self) -> Any | None:
        """In a real game: what the lesson lets another seat do now; None: it decides by itself."""
        if not self._replies or self.strayed or self.over or not self.others_decide:
            return None
        return self._scripted(self._replies[0])

    @property
    def moves(self) -> bool:
        """Whether something goes on by itself here: others, or a phase in which nothing can be done."""
        return self._by_itself() is not None

    def rests(self) -> bool:
        """Whether others have done what the step lets them do."""
        return self._due() is None

    def _by_itself(self) -> Any | None:
        """What happens without anybody's decision: a beat of the rules, or the end of a phase without a choice."""
        if self.session.turn.automatic:
            return self.session.legal[0]
        return self._language.forced(self.session.state)

    def _due(self) -> Any | None:
        """What goes on next; None: nothing before the next step."""
        step, told = self.lesson.steps[self.index], self._told
        if self.phase is not Phase.SHOWN and step.pauses and told >= len(step.others):
            return None
        action = self._by_itself()
        if action is not None:
            return None if self._language.stays(self.session.state) else action
        if self.others_decide:
            # Another player decides nothing in a lesson: it does what the step says.
            return self._scripted(step.others[told]) if told < len(step.others) else None
        meant = (self._scripted(words) for words in self._left)
        return next((action for action in meant if action is not None), None)

    def _scripted(self, words: str) -> Any | None:
        """What these words let another seat do; None where the rules do not allow it."""
        meant = self._language.actions(words, self.session.state)
        return next((action for action in meant if action in self.session.legal), None)

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

    @property
    def can_go_back(self) -> bool:
        """Whether there is anything before."""
        return bool(self._behind) or self.session.cursor > self._start_ply

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

    def _begin_step(self, ply: int) -> None:
        self._start_ply = ply
        self._trying = self._tried(self.index)

    def _laid(self, step: Step) -> Session:
        return laid(self._kit, self._language, self.lesson, step)

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
