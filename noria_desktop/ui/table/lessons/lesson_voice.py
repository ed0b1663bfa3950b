"""What a lesson says at the table: where it stands, how a step is done, why a try was wrong.

What was tried is judged by ``LessonTable``; what of this is seen, and where, is ``LessonView``. Source: mocks/way-in.md 2.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from noria_desktop.app.lessons.lesson import Words, Wrong
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lamp_plan import light_of
from noria_desktop.ui.table.lessons.lesson_view import LessonView
from noria_desktop.ui.table.lessons.next_act import Pressed

ALONE_MS: Final = 12_000
"""A step left alone so long lets its thing pulse once."""
SHOWN_MS: Final = 4_000
"""So long it is shown how a step is done."""
SHOW_AFTER: Final = 3
"""Wrong tries at one step after which it is shown unasked."""

ELSEWHERE: Final = Words(
    "In a game you may do that. Here something else comes first: do what is framed.",
    "実際のゲームならできる手です。ここでは先に、枠で示したところを進めましょう。",
)
"""What is answered to a try that the rules allow and a step does not speak of."""


class LessonVoice(QObject):
    """What one lesson has to say, in its time."""

    step_changed = Signal()
    """It stands elsewhere: time to remember that."""
    heard = Signal(object)
    """An ``Effect`` of the lesson's own: a wrong try, and its end."""
    speaks_anew = Signal()
    """It came to something new to say."""

    def __init__(self, view: LessonView, board: Board, conductor: Conductor) -> None:
        """Nothing is said yet; ``view``: where it is seen."""
        super().__init__(view)
        self._view, self._board, self._conductor = view, board, conductor
        self.playing = False
        """What was tried is being played: where it leads is not known yet."""
        self.failed = 0
        """Wrong tries at the step."""
        self._at_step = self._amid = ""
        """Where it stood when it last spoke, with and without how much of its step was done."""
        self._alone = single_shot(self, ALONE_MS, lambda: view.callout.leader.pulse())
        self._shown = single_shot(self, SHOWN_MS, self.hide_how)
        view.goal.show_me.clicked.connect(self.show_how)
        view.callout.dismissed.connect(self.calm)
        board.picked.connect(self._picked)

    def begin(self) -> None:
        """A lesson lies on the table."""
        self.failed, self._at_step, self._amid = 0, "", ""

    def end(self) -> None:
        """The table is an ordinary one again."""
        self._alone.stop()
        self._shown.stop()

    # Showing --------------------------------------------------------------------------------------------

    def show_how(self) -> None:
        """H: what is expected, as a ghost on the board; nothing is played by it."""
        run, face, table = self._view.run, self._view.asked.face, self._board.table
        if run is None or face is None or table is None or self._board.busy:
            return
        actions = run.proposed()
        on_board = {gesture.actions[:1] for gesture in self._board.gestures().gestures}
        if actions[:1] not in on_board:
            # Nothing to be done, or by a button that has its ring already.
            self._view.callout.leader.pulse(2)
            return
        moment = self._conductor.moment
        hint = Hint(actions, "", ())
        self._board.show_lamp(light_of(moment.rules, face, self._conductor.view, hint, table))
        self._view.veil.lift()
        self._shown.start()

    def hide_how(self) -> None:
        """It was seen."""
        self._shown.stop()
        if self._board.lamp is not None and self._view.run is not None:
            self._board.show_lamp(None)
            self._view.veil_over()

    def tell(self) -> None:
        """Say what there is to say where the lesson stands."""
        run = self._view.run
        if run is None or self._board.table is None:
            return
        moves = run.moves and not run.leaves_alone  # that nothing is proposed any more is said at once
        if run.is_game and run.phase is Phase.STEP and (moves or not self._conductor.own):
            # What is proposed next is for the next decision of one's own.
            self._view.tell_bars(run)
            self._view.callout.put_away()
            return
        here = f"{run.phase.value} {run.index}{' alone' if run.leaves_alone else ''}"
        if run.answered is not None:
            here += " answered"  # heard also by whoever has put away what was said before
        amid = f"{here} {run.acts}"
        fresh = here != self._at_step
        if fresh:
            self._at_step = here
            if run.over:
                self.heard.emit(Effect.WIN)
            self.step_changed.emit()
            self.speaks_anew.emit()
        further = fresh or amid != self._amid
        self._amid = amid
        if further:
            self.failed = 0
        if self._view.tell(fresh=fresh, further=further) and further:
            self._alone.start()

    # Answering ------------------------------------------------------------------------------------------

    def _picked(self, thing: object) -> None:
        """Something comes into the hand: what is asked is seen again."""
        self._alone.stop()
        run = self._view.run
        if run is None:
            return
        if thing is not None:
            self.hide_how()
            self.calm()
        asks = run.phase is Phase.STEP and not (run.is_game or run.waits) and self._conductor.own
        astray = asks and isinstance(thing, Handle) and not self._view.is_meant(run, thing)
        self._take_up(thing if astray and isinstance(thing, Handle) else None)

    def _take_up(self, thing: Handle | None) -> None:
        """What is in hand though something else is asked for; None: nothing of the kind any more."""
        if thing == self._view.astray:
            return
        self._view.astray = thing
        if self._view.wrong is None and not self.playing:
            self.tell()

    def calm(self) -> None:
        """A wrong try has been answered; the task stands there again."""
        if self._view.wrong is not None:
            self._view.wrong = self._view.pressed = None
            self.tell()

    def nudge(self) -> None:
        """Something was pressed before its time: what is to be read first says so itself."""
        if self._view.reads_first:
            self._view.nudged = True
            self.heard.emit(Effect.REFUSE)
            self.tell()
            announce(self._board, self._view.callout.said.foot, urgent=True)
        self._view.callout.leader.pulse()

    def answer(self, wrong: Wrong | None, pressed: Pressed | None) -> None:
        """Something was tried that is not done here: say why, and from the third time on show what is."""
        assert self._view.run is not None
        if wrong is not None:
            self._view.wrong = wrong.say
        else:
            self._view.wrong = ELSEWHERE
        self._view.pressed = pressed
        self.heard.emit(Effect.REFUSE)
        self.failed += 1
        self._conductor.show_now()
        if self.failed >= SHOW_AFTER:
            self.show_how()
        elif self.failed == SHOW_AFTER - 1:
            self._view.goal.show_me.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn_card(self) -> None:
        """Open the card of a lesson that is over, or close it again."""
        self._view.card_open = not self._view.card_open
        self.tell()
        announce(self._board, self._view.callout.accessibleName())
        self._view.callout.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)


def single_shot(owner: QObject, after: int, what: Any) -> QTimer:
    """A clock that runs out once, so many milliseconds after it was started."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(after)
    timer.timeout.connect(what)
    return timer
