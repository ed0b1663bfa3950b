"""Where a lesson stands: what it waits for, what is remembered of one that was left, and the table a step begins at."""

from __future__ import annotations

import enum
import uuid

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.lessons.language import Language
from noria_desktop.app.lessons.lesson import Lesson, Step
from noria_desktop.app.record import LogEntry
from noria_desktop.app.session import Session
from noria_desktop.engine.values import frozen


class Phase(enum.Enum):
    """What a lesson waits for."""

    FIRST = "first"
    """Its first words are being read."""
    STEP = "step"
    """A step is to be done, or looked at."""
    OTHERS = "others"
    """Others do what a step lets them do."""
    SHOWN = "shown"
    """A wrong try is played out, and then taken back."""
    END = "end"
    """It is over; one sentence is to be kept."""


@frozen
class Place:
    """Where Back can lead to."""

    phase: Phase
    index: int
    session: Session
    cursor: int


@frozen
class Kept:
    """What is remembered of a lesson that was left: where it stood, and what was played since its last position."""

    step: str
    played: tuple[LogEntry, ...] = ()


def laid(kit: GameKit, language: Language, lesson: Lesson, step: Step) -> Session:
    """A session that begins where the step does."""
    game = lesson.game
    if game is not None:
        session = Session(kit, kit.read_setup(game.setup), game.seed)
        session.become_another()  # open: a game that is taught is nobody's record
        while session.turn.automatic:
            session.step_automatic()
        return session
    state = language.position(lesson.positions[step.position])
    try:
        options = kit.options_of(state)
    except ValueError:  # of a game that shows its set-up only while it lies untouched
        options = kit.default_options()
    return Session.resumed(kit, options, 1, identity=uuid.uuid4().hex, state=state, closed=())
