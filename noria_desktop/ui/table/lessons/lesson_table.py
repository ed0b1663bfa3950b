"""The table in a lesson: a veil, one callout with its leader, the goal; what is tried is judged before it is played.

It stands between the hand and the conductor while a lesson lies on the table, and lets the board rest until the lesson
says that others move. It knows no rules: what a try means is known to ``LessonRun``. Source: mocks/way-in.md 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.lessons.lesson import LEGAL, Words, Wrong, lessons
from noria_desktop.app.lessons.run import LessonRun, Phase
from noria_desktop.app.session import Change
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.board.veil import VeilLayer
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lamp_plan import light_of
from noria_desktop.ui.table.lessons.bars import GoalStrip, LessonBar
from noria_desktop.ui.table.lessons.callout import Callout, Ring, Said
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed

VEIL_MS: Final = 160
ALONE_MS: Final = 12_000
"""A step left alone so long lets its thing pulse once."""
SHOWN_MS: Final = 4_000
"""So long it is shown how a step is done."""
SHOW_AFTER: Final = 3
"""Wrong tries at one step after which it is shown unasked."""


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
    play_on_wanted = Signal()
    """The lesson is over, its game goes on."""

    def __init__(self, skin: Skin, page: QWidget, board: Board, conductor: Conductor) -> None:
        """No lesson yet; its bars are put in place by the page."""
        super().__init__(page)
        self._skin, self._board, self._conductor = skin, board, conductor
        self._face: AnyGameUi | None = None
        self._run: LessonRun | None = None
        self.bar = LessonBar(skin, page)
        self.goal = GoalStrip(skin, page)
        self.callout = Callout(skin, board)
        self.veil = VeilLayer(board.view.board_scene, board.view.board_scene.easel)
        self._wrong: Words | None = None
        self._pressed: Spot | None = None
        """What was pressed in vain."""
        self._failed = 0
        self._at_step = ""
        self._playing = False
        """What was tried is being played: where it leads is not known yet."""
        self._laid_now = False
        """The table was laid for this lesson just now: there is nothing yet that could fade."""
        self._stop: list[Any] = []
        self._alone = QTimer(self)
        self._alone.setSingleShot(True)
        self._alone.setInterval(ALONE_MS)
        self._alone.timeout.connect(lambda: self.callout.leader.pulse())
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self.hurry)
        self._shown = QTimer(self)
        self._shown.setSingleShot(True)
        self._shown.setInterval(SHOWN_MS)
        self._shown.timeout.connect(self.hide_how)
        self.bar.leave.clicked.connect(self.left)
        self.bar.skip.clicked.connect(self._skip)
        self.goal.back.clicked.connect(self.back)
        self.goal.show_me.clicked.connect(self.show_how)
        self.callout.pressed.connect(self._button)
        self.callout.dismissed.connect(self._calm)
        board.picked.connect(self._picked)
        board.view.resized.connect(self._lay_out)
        for rim in (board.view.horizontalScrollBar(), board.view.verticalScrollBar()):
            rim.valueChanged.connect(self._lay_out)
        self.bar.hide()
        self.goal.hide()

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
        self._wrong, self._failed, self._at_step = None, 0, ""
        self._laid_now = True
        self._listen()
        self.bar.show()
        self.goal.setVisible(self.quiet)
        accessible.announce(self._board, self._goal_aloud())

    def end(self) -> None:
        """The table is an ordinary one again."""
        self._unlisten()
        self._run = None
        self._alone.stop()
        self._beat.stop()
        self._shown.stop()
        self.veil.lift()
        self.callout.put_away()
        self.bar.hide()
        self.goal.hide()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        self._skin = skin
        for part in (self.bar, self.goal, self.callout):
            part.set_skin(skin)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything again."""
        self.bar.retranslate()
        self.goal.retranslate()
        if self._run is not None:
            self._tell()

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
        """A gesture or a button stands for these actions: play them, or say why not here."""
        run = self._run
        if run is None or not actions or run.phase is not Phase.STEP or run.waits:
            self._nudge()
            return
        self.hide_how()
        self._laid_now = False
        verdict = run.judge(actions)
        if not verdict.passes:
            self._answer(verdict.wrong, thing)
            return
        self._wrong = self._pressed = None
        self.callout.put_away()
        self._playing = True
        self._conductor.play(actions)
        self._playing = False
        run.settle(actions)
        self._rest_if_still()

    def refuses(self, vain: Vain) -> bool:
        """Something was pressed that the rules refuse: whether the lesson itself answers."""
        run = self._run
        step = run.step if run is not None else None
        if step is None:
            return False
        for wrong in step.wrong:
            if wrong.why != LEGAL:
                handles = {spot.handle for spot in self._places((wrong.at,))}
                if handles & set(vain.things) and self._fits(wrong, vain):
                    self._answer(wrong, vain.things[0])
                    return True
        return False

    def _fits(self, wrong: Wrong, vain: Vain) -> bool:
        """Whether what is in hand is what the answered try would carry: the same place may be met with another."""
        held = vain.held
        if held is None:
            return True
        sources = {gesture.source for gesture in self._board.gestures().gestures}
        return held in sources or not sources

    def at_rest(self) -> bool:
        """The board stands still; False: the lesson has nothing to say to it, the table goes on as usual."""
        run = self._run
        if run is None:
            return False
        if self._playing:
            return True
        if run.is_game:
            if run.reply() is not None:
                self._beat.start(PAUSE_MS[BotSpeed.NORMAL])
            else:
                self._conductor.at_rest()
            self._tell()
            return True
        if run.session is not self._conductor.session:
            self._lay_session()
            return True
        if run.phase is Phase.OTHERS:
            self._let_others(run)
            return True
        self._tell()
        return True

    def _let_others(self, run: LessonRun) -> None:
        """Beat by beat, at every speed, and no further than the step says."""
        if run.rests():
            run.others_done()
            self.at_rest()
        else:
            self._beat.start(PAUSE_MS[BotSpeed.NORMAL])

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
        elif run.phase is Phase.OTHERS and not run.rests():
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
        run, key = self._run, Qt.Key(event.key())
        if run is None or event.isAutoRepeat():
            return False
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if key is Qt.Key.Key_Escape and plain and not self._board.lamp:
            self.left.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain and self.callout.buttons():
            return self.callout.press()
        elif run.is_game and key is Qt.Key.Key_Space and plain and self._beat.isActive():
            self.hurry()
        elif run.is_game and control and key is Qt.Key.Key_Z:
            self.undo_wanted.emit()
        elif run.is_game:
            return False
        elif key is Qt.Key.Key_H and plain:
            self.show_how()
        elif control and key is Qt.Key.Key_Z:
            self.back()
        elif key is Qt.Key.Key_Space and plain:
            if run.phase is Phase.OTHERS:
                self.hurry()
            elif self.callout.buttons():
                self.callout.press()
        else:
            return (
                not (control or key in (Qt.Key.Key_F1, Qt.Key.Key_Question))
                and plain
                and (Qt.Key.Key_A <= key <= Qt.Key.Key_Z)
            )
        return True

    def back(self) -> None:
        """One step back."""
        run = self._run
        if run is None or run.is_game or not run.can_go_back:
            return
        self.hide_how()
        self._wrong = self._pressed = None
        run.back()
        while run.phase is Phase.OTHERS and run.can_go_back:
            run.back()
        self._conductor.open(run.session, self._conductor.game)
        self._conductor.show_now()

    def _skip(self) -> None:
        if self._run is not None:
            self._run.skip()
            self._wrong = None
            self._tell()

    def _button(self, number: int) -> None:
        run = self._run
        if run is None:
            return
        if self._wrong is not None:
            self._calm()
        elif run.over:
            if number:
                self.left.emit()
            elif run.is_game:
                self.play_on_wanted.emit()
            else:
                self.next_wanted.emit()
        elif run.waits:
            self._laid_now = False
            run.go_on()
            self.at_rest()
            self._board.setFocus()

    def _picked(self, thing: object) -> None:
        """Something comes into the hand: what is asked is seen again."""
        self._alone.stop()
        if self._run is not None and thing is not None:
            self.hide_how()
            self._calm()

    def _calm(self) -> None:
        """A wrong try has been answered; the task stands there again."""
        if self._wrong is not None:
            self._wrong = self._pressed = None
            self._tell()

    def _nudge(self) -> None:
        """Something veiled was pressed."""
        self.callout.leader.pulse()

    def _answer(self, wrong: Wrong | None, thing: Handle | None) -> None:
        assert self._run is not None
        if wrong is not None:
            self._wrong = wrong.say
        else:
            goal = self._run.goal
            self._wrong = Words(
                f"In a game you may do that. Here the goal comes first: {goal.en}.",
                f"実際のゲームならできる手です。ここでは先に「{goal.ja}」を目指しましょう。",
            )
        self._pressed = next((spot for spot in self._board.spots() if spot.handle == thing), None)
        self._failed += 1
        self._conductor.show_now()
        if self._failed >= SHOW_AFTER:
            self.show_how()
        elif self._failed == SHOW_AFTER - 1:
            self.goal.show_me.setFocus(Qt.FocusReason.OtherFocusReason)

    # Showing how ----------------------------------------------------------------------------------------

    def show_how(self) -> None:
        """H: what is expected, as a ghost on the board; nothing is played by it."""
        run, face, table = self._run, self._face, self._board.table
        if run is None or face is None or table is None or self._board.busy:
            return
        actions = run.proposed()
        if not actions:
            self._nudge()
            return
        hint = Hint(actions, "", ())
        moment = self._conductor.moment
        self._board.show_lamp(light_of(moment.rules, face, self._conductor.view, hint, table))
        self.veil.lift()
        self._shown.start()

    def hide_how(self) -> None:
        """It was seen."""
        self._shown.stop()
        if self._board.lamp is not None and self._run is not None:
            self._board.show_lamp(None)
            self._veil()

    # Showing --------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Bars, veil and callout for where the lesson stands."""
        run = self._run
        if run is None or self._board.table is None:
            return
        if run.is_game and run.phase is Phase.STEP and not self._conductor.own:
            # What is proposed next is for the next turn of one's own.
            self.callout.put_away()
            return
        step = run.step
        here = f"{run.phase.value} {run.index}"
        fresh = here != self._at_step
        if fresh:
            self._at_step, self._failed = here, 0
            self.step_changed.emit()
        language = self._language
        count = len(lessons(run.game_id))
        number = translate("Lessons", "Lesson {number} of {count}").format(
            number=run.lesson.number, count=count
        )
        self.bar.tell(number, run.lesson.title.said(language), run.done, run.lesson.count)
        steps = [one for one in run.lesson.steps if not one.looks]
        numbers = list(dict.fromkeys(one.number for one in steps))
        behind = {one.number for one in run.lesson.steps[: run.index]}
        done = len(numbers) if run.over else len([one for one in numbers if one in behind])
        self.goal.tell(run.goal.said(language), done, len(numbers))
        self.goal.back.setEnabled(run.can_go_back)
        self.goal.show_me.setEnabled(step is not None and not step.looks)
        if self._board.lamp is None:
            self._veil()
        said = self._said()
        if said is None:
            self.callout.put_away()
            return
        if fresh:
            self._bring_in_sight()
        self._lay_out()
        if fresh or self._wrong is not None:
            accessible.announce(
                self._board, " ".join((said.title, said.body, said.foot)).strip(), urgent=said.wrong
            )
        if fresh:
            self._lead_keyboard()
            self._alone.start()
        if self._wrong is not None:
            self.callout.leader.pulse(2)

    @property
    def _language(self) -> str:
        return self._skin.language

    def _goal_aloud(self) -> str:
        assert self._run is not None
        goal = self._run.goal.said(self._language)
        return translate("Lessons", "Your goal: {goal}").format(goal=goal)

    def _said(self) -> Said | None:
        run = self._run
        assert run is not None
        enter = translate("Table", "Enter")
        if self._wrong is not None:
            foot = translate("Lessons", "Nothing was lost.")
            return Said(self._wrong.said(self._language), foot, wrong=True)
        words = run.said
        if words is None:
            return None
        body = words.said(self._language)
        if run.over:
            on = translate("Lessons", "Next lesson")
            if run.is_game:
                on = translate("Lessons", "Play on")
            elif run.lesson.number == len(lessons(run.game_id)):
                on = translate("Lessons", "Done")
            title = translate("Lessons", "To keep")
            return Said(body, title=title, buttons=((on, enter), (translate("Lessons", "Leave"), "Esc")))
        if run.waits:
            return Said(body, buttons=((translate("Lessons", "Got it"), enter),))
        return Said(body)

    def _veil(self) -> None:
        run = self._run
        if run is None:
            return
        if run.is_game or run.over or run.phase is Phase.FIRST or not run.lesson.lit:
            self.veil.lift()
            return
        at = run.step.at if run.step is not None else ()
        holes = (*self._places(run.lesson.lit), *self._places(at))
        self.veil.show(holes, 0 if self._laid_now else self._board.view.fade_ms(VEIL_MS))

    def _places(self, words: Sequence[str]) -> tuple[Spot, ...]:
        """Places of the table by the lesson's words."""
        face, table = self._face, self._board.table
        if face is None or face.lesson_places is None or table is None:
            return ()
        view = self._conductor.view
        return tuple(spot for one in words for spot in face.lesson_places(one, view, table))

    def _lay_out(self) -> None:
        """The callout beside what it speaks of."""
        run = self._run
        if run is None or self._board.table is None:
            return
        said = self._said()
        if said is None or self._board.busy:
            return
        rings: list[Ring] = []
        if self._wrong is not None and self._pressed is not None:
            rings.append(Ring(self._board.box_of(self._pressed), self._pressed.round, wrong=True))
        if run.step is not None:
            spots = self._places(run.step.at[-1:]) + self._places(run.step.at[:-1])
            rings += [Ring(self._board.box_of(spot), spot.round) for spot in spots]
        self.callout.tell(said, rings, list(self._wanted(run)), list(self._bright(run)))

    def _bring_in_sight(self) -> None:
        """On a board that is panned, what is spoken of is seen."""
        run = self._run
        if run is None or run.step is None:
            return
        for spot in reversed(self._places(run.step.at)):
            left, top = spot.x - spot.width / 2, spot.y - spot.height / 2
            self._board.view.ensureVisible(left, top, spot.width, spot.height, 40, 40)

    def _wanted(self, run: LessonRun) -> Iterator[QRect]:
        """Where what is expected is taken and put: never covered."""
        expected = set(run.expected())
        spots = {spot.handle: spot for spot in self._board.spots()}
        for gesture in self._board.gestures().gestures:
            if gesture.actions and gesture.actions[0] in expected:
                for handle in (gesture.source, gesture.target):
                    if handle in spots:
                        yield self._board.box_of(spots[handle])

    def _bright(self, run: LessonRun) -> Iterator[QRect]:
        for spot in self._places(run.lesson.lit):
            yield self._board.box_of(spot)

    def _lead_keyboard(self) -> None:
        """The thing to take has the keyboard's place, so that Enter begins the step."""
        run = self._run
        assert run is not None
        if self.callout.buttons():
            self.callout.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self.goal.show_me.hasFocus():
            self._board.setFocus()
        expected = set(run.expected())
        for gesture in self._board.gestures().gestures:
            if gesture.actions and gesture.actions[0] in expected:
                self._board.focus_on(gesture.source)
                return
