"""A lesson on the table, as it can be asked about: at which step it stands, what it says, what a try would mean.

Nothing here plays anything or goes on; that is the run's. It knows no screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.lessons.game_way import following
from noria_desktop.app.lessons.language import Language, language
from noria_desktop.app.lessons.lesson import Lesson, Rest, Step, Words, Wrong
from noria_desktop.app.lessons.standing import Phase, Place, laid
from noria_desktop.app.lessons.trying import Trying, Verdict
from noria_desktop.app.session import Session


class LaidLesson:
    """What whoever shows a lesson, or answers a press at it, may ask."""

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
        self._trying: Trying
        self.session = self._laid(lesson.steps[0])
        self.phase = Phase.STEP if lesson.first is None else Phase.FIRST
        self._begin_step(self.session.cursor)

    def _begin_step(self, ply: int) -> None:
        self._start_ply = ply
        self._trying = self._tried(self.index)

    def _laid(self, step: Step) -> Session:
        return laid(self._kit, self._language, self.lesson, step)

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

    @property
    def can_go_back(self) -> bool:
        """Whether there is anything before."""
        return bool(self._behind) or self.session.cursor > self._start_ply

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

    # What goes on -----------------------------------------------------------------------------------------

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
