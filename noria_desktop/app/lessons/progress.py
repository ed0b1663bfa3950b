"""What a player has learned: which lessons are done, and where each that was begun stands.

One small file of the profile. It is written after every step, so that a lesson goes on after a kill; a file that
cannot be read is set aside, and learning begins anew. What it says of a game is tried on the rules before it is used.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from attrs import evolve, field

from noria_desktop.app.catalogue import kit
from noria_desktop.app.lessons.lesson import Lesson, lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Kept
from noria_desktop.app.lessons.taught import written
from noria_desktop.app.record import LogEntry
from noria_desktop.app.saves.converter import structured, unstructured
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.files import set_aside, write_atomically
from noria_desktop.app.saves.limits import parse, read_bytes
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

FORMAT: Final = "noria-desktop lessons"
VERSION: Final = 1
LARGEST: Final = 1 << 20
"""Bytes; whatever is larger is no file of lessons."""


@frozen
class Learned:
    """What is known of one lesson."""

    done: bool = False
    step: str = ""
    """Id of the step at which it was left; empty: at its beginning, or done."""
    played: tuple[Any, ...] = field(factory=tuple)
    """Actions since the step's position as the converter writes them, each with its seat."""


def name_of(game_id: str, lesson: Lesson) -> str:
    """What a lesson is called in files and on the command line, such as ``solani/3``."""
    return f"{game_id}/{lesson.number}"


def lesson_named(name: str) -> tuple[str, Lesson] | None:
    """Game and lesson of a name; None where there is no such lesson."""
    game_id, _, number = name.partition("/")
    if game_id not in written() or not number.isdigit():
        return None
    return next(((game_id, one) for one in lessons(game_id) if one.number == int(number)), None)


class Progress:
    """The lessons of a profile."""

    def __init__(self, file: Path | None, *, writes: bool = True) -> None:
        """Read what is there; without a file nothing is known and nothing kept."""
        self._file, self._writes = file, writes
        self._learned: dict[str, Learned] = {}
        self.latest = ""
        """Name of the lesson that was open last."""
        if file is not None:
            self._read(file)

    def of(self, name: str) -> Learned:
        """What is known of a lesson."""
        return self._learned.get(name, Learned())

    def place_of(self, game_id: str, lesson: Lesson) -> int:
        """How many of its steps are behind whoever left it there."""
        known = self.of(name_of(game_id, lesson))
        ids = [step.id for step in lesson.steps]
        return lesson.place_of(ids.index(known.step)) if known.step in ids else 0

    def is_begun(self, game_id: str, lesson: Lesson) -> bool:
        """Whether it was left in the midst."""
        return bool(self.of(name_of(game_id, lesson)).step)

    def is_done(self, game_id: str, lesson: Lesson) -> bool:
        """Whether it was once finished."""
        return self.of(name_of(game_id, lesson)).done

    def note(self, run: LessonRun) -> None:
        """A lesson goes on: remember where it stands."""
        name = name_of(run.game_id, run.lesson)
        known = self.of(name)
        if run.over:
            known = Learned(done=True)
        else:
            kept = run.kept()
            game = kit(run.game_id)
            played = tuple(
                {"seat": int(entry.seat), "action": unstructured(game, entry.action, game.action_type)}
                for entry in kept.played
            )
            known = evolve(known, step=kept.step, played=played)
        self._learned[name], self.latest = known, name
        self._write()

    def finish(self, name: str) -> None:
        """A lesson is done without its steps, or was skipped."""
        self._learned[name], self.latest = Learned(done=True), name
        self._write()

    def forget(self, name: str) -> Learned:
        """Begin a lesson anew next time; what was known of it."""
        known = self._learned.pop(name, Learned())
        self._write()
        return known

    def recall(self, name: str, known: Learned) -> None:
        """What was forgotten is known again."""
        self._learned[name] = known
        self._write()

    def resume(self, run: LessonRun) -> None:
        """Bring a lesson to where it was left, as far as the rules still agree."""
        known = self.of(name_of(run.game_id, run.lesson))
        if not known.step:
            return
        game = kit(run.game_id)
        try:
            played = tuple(
                LogEntry(Seat(one["seat"]), structured(game, one["action"], game.action_type, "played"))
                for one in known.played
            )
        except (SaveError, KeyError, TypeError):
            played = ()
        run.resume(Kept(known.step, played))

    # inside ---------------------------------------------------------------------------------------------

    def _read(self, file: Path) -> None:
        try:
            self._take(parse(read_bytes(file, LARGEST), LARGEST))
        except SaveError as error:
            if error.reason is Reason.MISSING:
                return
            log.info("lessons could not be read: %s", error)
            if error.reason not in (Reason.UNREADABLE, Reason.NOT_A_FILE):
                self._set_aside(file)
        except (ValueError, LookupError, TypeError) as error:
            log.info("no file of lessons: %s", error)
            self._set_aside(file)

    def _set_aside(self, file: Path) -> None:
        """What is damaged is kept beside the file that takes its place."""
        self._learned, self.latest = {}, ""
        if self._writes:
            try:
                set_aside(file)
            except SaveError as failed:
                log.info("it could not be set aside: %s", failed)

    def _take(self, data: Any) -> None:
        """What the file says.

        Raises:
            ValueError: it is of another program, or something in it is of another kind.
            LookupError: something is missing.
            TypeError: there is a value where there should be a list of names.
        """
        if data["format"] != FORMAT or type(data["version"]) is not int:
            raise ValueError(data["format"])
        if data["version"] > VERSION:
            # Of a newer program: nothing of it may be lost by this one.
            self._writes = False
        told, latest = data["lessons"], data["latest"]
        if type(told) is not dict or type(latest) is not str:
            raise ValueError("lessons")
        for name, one in told.items():
            done, step, played = one["done"], one["step"], one["played"]
            if type(done) is not bool or type(step) is not str or type(played) is not list:
                raise ValueError(name)
            self._learned[name] = Learned(done, step, tuple(played))
        self.latest = latest

    def _write(self) -> None:
        if self._file is None or not self._writes:
            return
        told = {
            name: {"done": one.done, "step": one.step, "played": list(one.played)}
            for name, one in self._learned.items()
        }
        data = {"format": FORMAT, "version": VERSION, "latest": self.latest, "lessons": told}
        try:
            text = json.dumps(data, ensure_ascii=False, indent=1)
            write_atomically(self._file, text.encode(), keep_backup=False, lasting=False)
        except SaveError as error:
            log.info("lessons could not be written: %s", error)
