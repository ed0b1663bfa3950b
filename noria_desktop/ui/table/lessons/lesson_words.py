"""What a lesson says where it stands: to a wrong try, of the rest of a step, on its card.

Its sentences are the lesson's own; what it has none for is worded here.
"""

from __future__ import annotations

from typing import Protocol

from attrs import evolve

from noria_desktop.app.lessons.laid_lesson import LaidLesson
from noria_desktop.app.lessons.lesson import Words, lessons
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lessons.asked_for import AskedFor
from noria_desktop.ui.table.lessons.callout import Said
from noria_desktop.ui.table.refusals import name_of


def _alone(run: LaidLesson) -> str:
    """What is said when a real game goes on without proposals."""
    if run.through:
        return translate(
            "Lessons", "From here the choices are yours. Hint shows a move; the lesson ends by itself."
        )
    return translate(
        "Lessons",
        "You go your own way, and nothing is proposed any more. Undo brings the proposal back, Hint shows a move.",
    )


class Met(Protocol):
    """What a player met with at this step, beside what ``LaidLesson`` knows of it."""

    @property
    def wrong(self) -> Words | None:
        """What is answered to a wrong try just now."""

    @property
    def astray(self) -> Handle | None:
        """What was taken up though something else is asked for."""

    @property
    def nudged(self) -> bool:
        """Something was pressed before what is said was read."""

    @property
    def aside(self) -> bool:
        """What is said of a decision in a real game was read, and the board is looked at whole."""

    @property
    def card_open(self) -> bool:
        """The card of a lesson that is over lies open."""


def said(run: LaidLesson, met: Met, asked: AskedFor, conductor: Conductor, language: str) -> Said | None:
    """What stands in the callout; None: nothing.

    Args:
        run: where the lesson stands.
        met: what the player met with.
        asked: what it asks for at the table.
        conductor: what the table is doing.
        language: in which language.
    """
    if met.aside and not run.waits and not run.over:
        return None
    here = _words(run, met, asked, conductor, language)
    if here is None or not met.nudged or not here.buttons:
        return here
    first = translate("Lessons", "First press “{button}”.").format(button=here.buttons[0][0])
    over = translate("Lessons", "The lesson is over: choose here what comes next.")
    return evolve(here, foot=over if run.over else first)


def _words(run: LaidLesson, met: Met, asked: AskedFor, conductor: Conductor, language: str) -> Said | None:
    enter = translate("Table", "Enter")
    if met.wrong is not None:
        foot = translate("Lessons", "Nothing was lost.")
        return Said(met.wrong.said(language), foot, wrong=True)
    if met.astray is not None and asked.face is not None:
        taken = translate("Lessons", "{thing}: what is framed comes first. Esc puts this back.")
        name = name_of(asked.face, conductor, met.astray)
        return Said(taken.format(thing=name), wrong=True)
    if run.leaves_alone:
        return Said(_alone(run), buttons=((translate("Lessons", "Got it"), enter),))
    words = run.said
    if words is None:
        return None
    collected = asked.collected()
    amid = run.rest_with(collected)
    body = (words if amid is None else amid.say).said(language)
    if (button := asked.settles(run)) is not None:
        body = translate("Lessons", "That is all of it: press “{button}”.").format(button=button.text)
    if asked.names_next(run) and asked.face is not None and (left := run.proposed()):
        act = asked.face.describe(left[0], conductor.view)
        body = translate("Lessons", "Next: {act}.").format(act=act)
    if run.phase is Phase.SHOWN:
        return Said(body, wrong=True, buttons=((translate("Lessons", "Take it back"), enter),))
    if run.over and met.card_open and run.lesson.card is not None:
        card = run.lesson.card
        lines = "\n".join(line.said(language) for line in card.lines)
        back = translate("Lessons", "Close")
        return Said(lines, title=card.title.said(language), buttons=((back, enter),))
    if run.over:
        on = translate("Lessons", "Next lesson")
        if run.is_game:
            on = translate("Lessons", "Play on")
        elif run.lesson.number == len(lessons(run.game_id)):
            on = translate("Lessons", "Done")
        title = translate("Lessons", "To keep")
        leave = translate("Lessons", "Leave")
        buttons = [(on, enter), (leave, "Esc")]
        if run.lesson.card is not None:
            buttons.append((run.lesson.card.title.said(language), ""))
        return Said(body, title=title, buttons=tuple(buttons))
    if run.waits:
        return Said(body, buttons=((translate("Lessons", "Got it"), enter),))
    if run.is_game:
        # It stands there as long as the decision takes, over a board that is needed whole; Enter is the table's.
        return Said(body, buttons=((translate("Lessons", "Got it"), ""),))
    return Said(body)
