"""The way through the lessons: their page, the lesson at the table, and what is remembered of both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject

from noria_desktop.app.gone_on import taught_identity
from noria_desktop.app.lessons.taught import FILE
from noria_desktop.app.session import Session
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.app.lessons.lesson import Lesson
    from noria_desktop.app.lessons.progress import Learned, Progress
    from noria_desktop.app.lessons.run import LessonRun
    from noria_desktop.ui.pages.learn.learn_page import LearnPage
    from noria_desktop.ui.pages.learn.model import LearnModel
    from noria_desktop.ui.pages.models import LearnedCard, LessonCard
    from noria_desktop.ui.pages.page import Page

LEARN: Final = "learn"
"""Name of the page."""
LESSON: Final = "lesson"
"""Name under which the table is shown while a lesson lies on it."""
SAMPLE: Final = ("solani/1", "solani/2")
"""Lessons that the sample profile has done."""
SAMPLE_AT: Final = ("solani/3", 4)
"""The lesson in which it is, and how many of its steps are behind it."""


class LearningHost(Protocol):
    """What the way through the lessons asks of the window."""

    place: TablePlace

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def show_table(self, name: str) -> None:
        """Show the table under this name."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_new_game(self, game_id: str, /) -> None:
        """Show the New game page."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def seat(self, session: Session) -> None:
        """Put a game on the table."""
        ...


class Learning(QObject):
    """Lessons in a window."""

    def __init__(
        self, parent: QObject, host: LearningHost, data: Path, language: Callable[[], str], *, writes: bool
    ) -> None:
        """Nothing is shown yet.

        Args:
            parent: owns it.
            host: the window.
            data: folder of the profile.
            language: the language in use.
            writes: False leaves every file as it is.
        """
        super().__init__(parent)
        self._host, self._language = host, language
        self._file, self._writes = data / FILE, writes
        self._known: Progress | None = None
        self._forgotten: tuple[str, Learned] | None = None
        """The lesson that was forgotten last, and what was known of it."""
        host.place.when_made(lambda table: table.lesson_made.connect(self._hear))

    def _hear(self) -> None:
        """The first lesson of this evening comes to the table."""
        table = self._host.place.page.lesson
        table.step_changed.connect(self._note)
        table.left.connect(self.leave)
        table.next_wanted.connect(self.open_next)
        table.play_on_wanted.connect(self._play_on)

    @property
    def progress(self) -> Progress:
        """What the player has learned; read when it is first asked for."""
        from noria_desktop.app.lessons.progress import Progress

        if self._known is None:
            self._known = Progress(self._file, writes=self._writes)
        return self._known

    def begun(self) -> LessonCard | None:
        """The lesson that was open last, where it was left in the midst."""
        if self._known is None and not self._file.exists():
            return None  # a first start reads no lessons
        from noria_desktop.app.lessons.progress import lesson_named
        from noria_desktop.ui.pages.models import LessonCard

        found = lesson_named(self.progress.latest)
        if found is None or not self.progress.is_begun(*found):
            return None
        game_id, lesson = found
        step = self.progress.place_of(game_id, lesson) + 1
        return LessonCard(self.progress.latest, game_id, lesson.title, step, lesson.count)

    def learned(self) -> LearnedCard | None:
        """How far the game was learned whose lesson was open last; None where no lesson of it is done."""
        if self._known is None and not self._file.exists():
            return None  # a first start reads no lessons
        from noria_desktop.app.lessons.lesson import lessons
        from noria_desktop.app.lessons.progress import lesson_named
        from noria_desktop.ui.pages.models import LearnedCard

        found = lesson_named(self.progress.latest)
        if found is None:
            return None
        game_id, taught = found[0], lessons(found[0])
        done = sum(self.progress.is_done(game_id, lesson) for lesson in taught)
        return LearnedCard(game_id, done, len(taught)) if done else None

    # Ways -----------------------------------------------------------------------------------------------

    def show_learn(self) -> None:
        """The page of all lessons, at what comes next."""
        self._show_page("")

    def show_lessons_of(self, game_id: str) -> None:
        """The page of all lessons, at what comes next of a game; its rules are behind the page's own button."""
        self._show_page(game_id)

    def _show_page(self, asked: str) -> None:
        from noria_desktop.ui.pages.learn.learn_page import LearnPage

        self._host.place.close_game()
        page = LearnPage(self._model(asked), self._host.page_style())
        page.back_requested.connect(self._host.show_home)
        page.rules_requested.connect(self._host.show_rules)
        page.lesson_requested.connect(self.open)
        page.meet_requested.connect(self._host.show_new_game)
        page.forget_requested.connect(lambda name: self._forget(page, name, asked))
        page.recall_requested.connect(lambda: self._recall(page, asked))
        self._forgotten = None
        self._host.put_page(LEARN, page)

    def _model(self, asked: str) -> LearnModel:
        """What the page shows now."""
        from noria_desktop.ui.pages.learn.model import learn_model

        return learn_model(self.progress, asked)

    def go_on(self, game_id: str) -> None:
        """The first lesson of a game that is not done; where all are, their page."""
        from noria_desktop.app.lessons.lesson import lessons
        from noria_desktop.app.lessons.progress import name_of

        left = [one for one in lessons(game_id) if not self.progress.is_done(game_id, one)]
        if left:
            self.open(name_of(game_id, left[0]))
        else:
            self.show_lessons_of(game_id)

    def open(self, name: str) -> None:
        """A lesson where it was left; from its beginning once it is done."""
        from noria_desktop.app.lessons.progress import lesson_named
        from noria_desktop.app.lessons.run import LessonRun

        found = lesson_named(name)
        if found is None:
            self.show_learn()
            return
        game_id, lesson = found
        run = LessonRun(game_id, lesson)
        self.progress.resume(run)
        self._lay(run)

    def open_next(self) -> None:
        """The lesson after the one at the table; after the last one their page."""
        from noria_desktop.app.lessons.lesson import lessons
        from noria_desktop.app.lessons.progress import name_of

        run = self._host.place.page.lesson.run
        if run is None:
            return
        following = [one for one in lessons(run.game_id) if one.number == run.lesson.number + 1]
        if following:
            self.open(name_of(run.game_id, following[0]))
        else:
            self.show_learn()

    def leave(self) -> None:
        """Enough for now: where it stands is known already; a game that the lesson was and that still runs is kept."""
        self._note()
        run = self._host.place.page.lesson.run
        if run is not None and run.is_game and run.over and not run.session.is_over:
            self._play_on()
        self.show_learn()

    def show_sample(self, name: str) -> bool:
        """A page or a lesson out of a sample profile; False where there is none of that name.

        A lesson is ``GAME/NUMBER`` for its first step, or ``GAME/NUMBER/STEP``.
        """
        from noria_desktop.app.lessons.progress import lesson_named

        game, _, rest = name.partition("/")
        number, _, step = rest.partition("/")
        found = lesson_named(f"{game}/{number}")
        if name != LEARN and found is None:
            return False
        self._known = sample()
        if found is None:
            self.show_learn()
        else:
            self._lay(run_at(*found, step))
        return True

    def _lay(self, run: LessonRun) -> None:
        face = game_ui(run.game_id)
        self._host.show_table(LESSON)
        self._host.place.page.teach(run, face)

    def _note(self) -> None:
        run = self._host.place.page.lesson.run
        if run is not None:
            self.progress.note(run)

    def _play_on(self) -> None:
        """The game of the last lesson goes on as one of the player's own; it is open and nobody's record."""
        run = self._host.place.page.lesson.run
        if run is None:
            return
        self._note()
        session = run.session
        session.become_another(taught_identity())
        self._host.seat(session)

    def _forget(self, page: LearnPage, name: str, asked: str) -> None:
        """Begin it anew next time; that can be taken back while the page is there."""
        known = self.progress.of(name)
        if known.done or known.step:
            self._forgotten = name, self.progress.forget(name)
            page.show_model(self._model(asked))
            page.offer_undo(name.partition("/")[0])

    def _recall(self, page: LearnPage, asked: str) -> None:
        """What was forgotten last is known again."""
        if self._forgotten is not None:
            self.progress.recall(*self._forgotten)
            self._forgotten = None
            page.show_model(self._model(asked))
            page.offer_undo("")


def run_at(game_id: str, lesson: Lesson, step: str) -> LessonRun:
    """A lesson played as it proposes up to a step; at its first one where there is no such step."""
    from noria_desktop.app.lessons.run import LessonRun
    from noria_desktop.app.lessons.standing import Phase

    run = LessonRun(game_id, lesson)
    ids = [one.id for one in lesson.steps]
    goal = ids.index(step) if step in ids else 0
    while not run.over and (
        run.phase is not Phase.STEP
        or run.index < goal
        or step == "end"
        or run.reply() is not None
        or (run.is_game and run.moves)
    ):
        run.one_on()
    return run


def sample() -> Progress:
    """What somebody knows who is in the midst of learning; it is never the player's own."""
    from noria_desktop.app.lessons.progress import Progress, lesson_named

    made = Progress(None)
    for name in SAMPLE:
        made.finish(name)
    name, steps = SAMPLE_AT
    found = lesson_named(name)
    if found is not None:
        game_id, lesson = found
        made.note(run_at(game_id, lesson, lesson.steps[steps].id))
    return made
