"""The table in a lesson: what is tried is judged before it is played, and others move no further than a step says.

It stands between the hand and the conductor while a lesson lies on the table. It knows no rules: what a try means is
known to ``LessonRun``; what is said of it all is ``LessonVoice``, what is seen ``LessonView``. Source: mocks/way-in.md 2.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.lessons.lesson import Step
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.app.session import Change
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lessons.lesson_keys import LessonKeys
from noria_desktop.ui.table.lessons.lesson_view import LessonView
from noria_desktop.ui.table.lessons.lesson_voice import LessonVoice, single_shot
from noria_desktop.ui.table.lessons.next_act import Pressed
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.strip_row import StripRow

CARD: Final = 2
"""Number of the button that opens the card of a lesson that is over."""


class LessonTable(QObject):
    """One lesson on the table of a page."""

    step_changed = Signal()
    """It stands elsewhere: time to remember that."""
    left = Signal()
    """The player has had enough for now."""
    next_wanted = Signal()
    """The lesson is over, on to the next."""
    undo_wanted = Signal()
    """In a real game: the last decision is to be taken back."""
    heard = Signal(object)
    """An ``Effect`` of the lesson's own: a wrong try, and its end."""
    play_on_wanted = Signal()
    """The lesson is over, its game goes on."""
    speaks_anew = Signal()
    """It came to something new to say."""
    log_left = Signal()
    """The log that lies over the board was read."""

    def __init__(
        self, skin: Skin, page: QWidget, board: Board, conductor: Conductor, strip: StripRow
    ) -> None:
        """No lesson yet; its bars are put in place by the page. ``strip``: the buttons of the table's own strip."""
        super().__init__(page)
        self._board, self._conductor = board, conductor
        self._face: AnyGameUi | None = None
        self._run: LessonRun | None = None
        self.view = LessonView(skin, page, board, conductor, strip)
        self.bar, self.goal = self.view.bar, self.view.goal
        self.callout, self.veil = self.view.callout, self.view.veil
        self.voice = LessonVoice(self.view, board, conductor)
        self._keys = LessonKeys(self, self.voice, board)
        self._stop: list[Any] = []
        self._beat = single_shot(self, PAUSE_MS[BotSpeed.NORMAL], self.hurry)
        self.voice.step_changed.connect(self.step_changed)
        self.voice.heard.connect(self.heard)
        self.voice.speaks_anew.connect(self.speaks_anew)
        self.bar.leave.clicked.connect(self.left)
        self.bar.skip.clicked.connect(self._skip)
        self.goal.back.clicked.connect(self.back)
        self.goal.commands.chosen.connect(self._command)
        self.callout.pressed.connect(self._button)
        strip.changed.connect(self.view.rest_leave)
        strip.changed.connect(self.view.rest_enter)
        strip.changed.connect(self.view.make_way_for_question)
        self.callout.gone.connect(self.view.rest_enter)
        board.bubble.spoke.connect(self.callout.put_away)
        board.bubble.gone.connect(self.view.lay_out)
        board.chooser.turned.connect(self._make_way)
        board.view.resized.connect(self.view.lay_out)
        for rim in (board.view.horizontalScrollBar(), board.view.verticalScrollBar()):
            rim.valueChanged.connect(self.view.lay_out)

    def _make_way(self) -> None:
        """Something that is to be chosen from has come or gone: what is said of it stands beside it."""
        if not self.callout.isHidden():
            self.view.lay_out()

    # The lesson -----------------------------------------------------------------------------------------

    @property
    def run(self) -> LessonRun | None:
        """The lesson at the table."""
        return self._run

    @property
    def quiet(self) -> bool:
        """Whether the lesson speaks in place of the table's own strip."""
        return self._run is not None and not self._run.is_game

    def begin(self, run: LessonRun, face: AnyGameUi) -> None:
        """A lesson lies on the table; the page has laid its session."""
        self._run, self._face = run, face
        self.voice.begin()
        self._listen()
        self.view.begin(run, face)

    def end(self) -> None:
        """The table is an ordinary one again."""
        self._unlisten()
        self._run = None
        self._beat.stop()
        self.voice.end()
        self.view.end()

    def read_beside(self, over: QRect | None) -> None:
        """The log is read, over this part of the board if anywhere: what the lesson says stands beside it."""
        if over != self.view.covered:
            self.view.covered = over
            self.view.lay_out()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        self.view.set_skin(skin)
        self.voice.tell()

    def retranslate(self) -> None:
        """Word everything again."""
        self.bar.retranslate()
        self.goal.retranslate()
        self.voice.tell()

    def _listen(self) -> None:
        self._unlisten()
        if self._run is not None and self._run.is_game:
            self._stop.append(self._run.session.listen(self._game_went_on))

    def _unlisten(self) -> None:
        for stop in self._stop:
            stop()
        self._stop.clear()

    # What the hand does ---------------------------------------------------------------------------------

    def try_(self, actions: tuple[Any, ...], thing: Handle | None = None) -> None:
        """A gesture stands for these actions: play them, or say why not here."""
        self._try(actions, next((spot for spot in self._board.spots() if spot.handle == thing), None))

    def comes_too_soon(self) -> bool:
        """Whether something was done in a real game whose first words are still to be read; it is said then."""
        run = self._run
        early = run is not None and run.is_game and run.phase is Phase.FIRST
        if early:
            self.voice.nudge()
        return early

    def _command(self, button: StripButton, actions: tuple[Any, ...]) -> None:
        """A button stands for them, or for something to be collected first."""
        if isinstance(actions[0], Collect):
            self._board.collect(actions[0].draft)
            self.collected()
        else:
            self._try(actions, button.key)

    def collected(self) -> None:
        """What is collected on the board is another: so is what its buttons mean."""
        step = self._run.step if self._run is not None else None
        if self.quiet or (step is not None and step.rest):
            self.voice.hide_how()
            self.voice.tell()

    def _try(self, actions: tuple[Any, ...], pressed: Pressed | None) -> None:
        run = self._run
        if run is None or not actions or run.phase is not Phase.STEP or run.waits:
            self.voice.nudge()
            return
        self.voice.hide_how()
        self.view.at_once = False
        verdict = run.judge(actions)
        played_out = verdict.wrong is not None and verdict.wrong.seen
        if not verdict.passes and not played_out:
            self.voice.answer(verdict.wrong, pressed)
            return
        self.view.wrong = self.view.pressed = None
        self.callout.put_away()
        self.voice.playing = True
        self._conductor.play(actions)
        self.voice.playing = False
        if verdict.wrong is not None:
            run.play_out(verdict.wrong)
        else:
            step = run.step
            run.settle(actions)
            if run.step is step:
                self.step_changed.emit()  # what was done of the step so far is not lost either
        self._stand_back(run)
        self._rest_if_still()

    def _stand_back(self, run: LessonRun) -> None:
        """What others do next is seen all over the board, and no button is left that does nothing meanwhile."""
        if run.phase is Phase.OTHERS:
            self.veil.lift()
        if run.phase in (Phase.OTHERS, Phase.SHOWN):
            self.view.tell_bars(run)

    def refuses(self, vain: Vain) -> bool:
        """Something was pressed that the rules refuse: whether the lesson itself answers."""
        run, asked = self._run, self.view.asked
        step = run.step if run is not None else None
        if run is None or vain.astray:  # let go where nothing lies it answers nothing
            return False
        if self.view.reads_first:
            self.voice.nudge()
            return True
        if step is None:
            return False
        if step.point:
            self._pointed(run, step, vain)
            return True
        if self._press_instead(run, vain):
            return True
        wrong = asked.refused(step, vain)
        if wrong is not None:
            self.voice.answer(wrong, asked.spot_of(vain))
        return wrong is not None

    def _press_instead(self, run: LessonRun, vain: Vain) -> bool:
        """What is asked for was pressed while something else is in hand: that is put back, and the press counts."""
        hand, thing = self._board.view.hand, vain.things[0]
        if not hand.holding or thing not in self.view.asked.sources(run):
            return False
        self._board.cancel()
        hand.press(thing)
        return True

    def _pointed(self, run: LessonRun, step: Step, vain: Vain) -> None:
        """Something was pressed as an answer."""
        asked = self.view.asked
        if asked.met(step.point, vain):
            self.view.wrong = self.view.pressed = None
            self.callout.put_away()
            run.pointed()
            self.at_rest()
        else:
            self.voice.answer(asked.missed(step, vain), asked.spot_of(vain))

    def at_rest(self) -> bool:
        """The board stands still; False: the lesson has nothing to say to it, the table goes on as usual."""
        run = self._run
        if run is None:
            return False
        if self.voice.playing:
            return True
        if run.is_game:
            run.retrace()  # without movements the board rests before anybody has heard of what was played
            if run.reply() is not None:
                self._beat.start()
            elif not self._asks_for_the_only_thing(run):
                self._conductor.at_rest()
            self.voice.tell()
            return True
        if run.session is not self._conductor.session:
            self._lay_session()
            return True
        if run.phase is Phase.OTHERS or (run.phase is Phase.SHOWN and not run.rests()):
            self._let_others(run)
            return True
        self.voice.tell()
        return True

    def _asks_for_the_only_thing(self, run: LessonRun) -> bool:
        """Whether the step asks for the one thing that can be done: it is done by hand then, as in a lesson of positions.

        What is only a button, such as the end of a phase, goes on by itself as at every table.
        """
        if not self._conductor.passes or run.step is None:
            return False
        legal = self._conductor.moment.legal
        commands = self._conductor.game.presenter.commands(self._conductor.view, legal)
        return not commands and legal[0] in run.expected()

    def _let_others(self, run: LessonRun) -> None:
        """Beat by beat, at every speed, and no further than the step says."""
        if run.rests():
            run.others_done()
            self.at_rest()
        else:
            self._beat.start()

    def hurry(self) -> None:
        """Space: what others do goes on at once."""
        if self._board.busy:
            self._board.finish_now()
            return
        self._beat.stop()
        run = self._run
        if run is None:
            return
        reply = run.reply()
        if reply is not None:
            run.session.dispatch(reply)
        elif run.phase in (Phase.OTHERS, Phase.SHOWN):
            if not run.rests():
                run.let_one()
            self._rest_if_still()

    def _rest_if_still(self) -> None:
        """Without movements the board came to rest while something was played."""
        if not self._board.busy and not self._beat.isActive():
            self.at_rest()

    def _lay_session(self) -> None:
        """Another position of the same lesson."""
        assert self._run is not None
        assert self._face is not None
        self._conductor.open(self._run.session, self._face)
        self._conductor.show_now()

    def _game_went_on(self, change: Change) -> None:
        """In a real game: see how far it has come."""
        if self._run is not None:
            self._run.retrace()
            self.step_changed.emit()

    # What the player says -------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """A key that belongs to the lesson; False: the table's own."""
        return self._keys.press(event)

    @property
    def beats(self) -> bool:
        """Whether others are about to do something."""
        return self._beat.isActive()

    def leave(self) -> None:
        """The player has had enough for now."""
        self.left.emit()

    def undo(self) -> None:
        """In a real game: the last decision is to be taken back."""
        self.undo_wanted.emit()

    def leave_log(self) -> None:
        """The log that lies over the board was read."""
        self.log_left.emit()

    def back(self) -> None:
        """One step back."""
        run = self._run
        if run is None or run.is_game or not run.can_go_back:
            return
        self.voice.hide_how()
        self.view.wrong = self.view.pressed = None
        run.back()
        while run.phase is Phase.OTHERS and run.can_go_back:
            run.back()
        self._conductor.open(run.session, self._conductor.game)
        self._conductor.show_now()

    def _skip(self) -> None:
        if self._run is not None:
            self._run.skip()
            self.view.wrong = None
            self.voice.tell()

    def _button(self, number: int) -> None:
        run = self._run
        if run is None:
            return
        if self.view.wrong is not None:
            self.voice.calm()
        elif run.over:
            if self.view.card_open or number == CARD:
                self.voice.turn_card()
            elif number:
                self.left.emit()
            elif run.is_game:
                self.play_on_wanted.emit()
            else:
                self.next_wanted.emit()
        elif run.waits:
            self.view.at_once = False
            if self._conductor.held is not None:
                self._conductor.go_on()  # a combat that lies open is read with what is said of it
            run.go_on()
            if run.phase is Phase.OTHERS:
                self.callout.put_away()  # it was read: nothing stands over what others do now
            self._stand_back(run)
            self.at_rest()
            self._board.setFocus()
        elif run.is_game:
            self.view.set_aside()
            self._board.setFocus()
