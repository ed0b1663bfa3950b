"""A game that is watched again, put together: bar, steps, band and line, and what they ask of the table.

The conductor shows a ply; everything that can be said of it is made here from the film. Source: mocks/library.md 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from noria_desktop.app.record import MAIN
from noria_desktop.app.replaying.forks import along, fork_of, forks
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.marks import in_line_colours
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.keyboard import ARROWS, ENTER
from noria_desktop.ui.game_says import Explained
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lamp import Lamp
from noria_desktop.ui.table.pace import MOTION_FACTOR, BotSpeed
from noria_desktop.ui.table.replay.advice import Advice
from noria_desktop.ui.table.replay.film import Film
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.table.replay.peek import Peek
from noria_desktop.ui.table.replay.step_line import StepLine
from noria_desktop.ui.table.replay.step_shown import StepShown
from noria_desktop.ui.table.replay.steps_panel import StepsPanel
from noria_desktop.ui.table.replay.top_bar import ReplayBar
from noria_desktop.ui.table.replay.way_buttons import PlaySpeed
from noria_desktop.ui.table.replay_strip import ReplayStrip

FOLDED_WIDTH: Final = 1120
FOLDED_HEIGHT: Final = 560
"""In a smaller window the steps are one line."""
MOTION: Final = {
    PlaySpeed.SLOW: MOTION_FACTOR[BotSpeed.SLOW],
    PlaySpeed.NORMAL: MOTION_FACTOR[BotSpeed.NORMAL],
    PlaySpeed.FAST: MOTION_FACTOR[BotSpeed.FAST],
}

Reason = Callable[[int], "tuple[Explained | None, str]"]
"""A ply: why the step that led there was taken, and what there is to say where nobody gave a reason."""


class Watching(QObject):
    """The parts of the page that only a game has that is watched."""

    resumed = Signal(object, int)
    """The line that is watched, and the ply from which the player wants to go on."""
    left = Signal()
    """Back to where it was asked for."""
    record_wanted = Signal(int, int)
    """The log with all its reasons: the last one after one ply and up to another."""
    rule_wanted = Signal(str)
    """The anchor of a rule."""
    line_laid = Signal()
    """Another line of play lies on the table: its log and reasons are others."""
    folding_changed = Signal()
    """The panel came over the table's side, or went."""

    def __init__(
        self, page: QWidget, board: Board, conductor: Conductor, skin: Skin, reason: Reason, lamp: Lamp
    ) -> None:
        """Nothing is watched.

        Args:
            page: where the parts lie.
            board: shows the moment.
            conductor: is told which one.
            skin: what the parts are dressed in.
            reason: why a step was taken.
            lamp: shows what the adviser says.
        """
        super().__init__(page)
        self._page, self._board, self._conductor, self._reason = page, board, conductor, reason
        self._skin = skin
        self.bar = ReplayBar(skin, page)
        self.panel = StepsPanel(skin, page)
        self.line = StepLine(skin, page)
        self.strip = ReplayStrip(skin, page)
        self.parts = (self.bar, self.panel, self.line, self.strip)
        self._peek = Peek(skin, page)
        self.advice = Advice(self, board, conductor, lamp)
        self.advice.changed.connect(self._word_ask)
        self.strip.slider.hovered.connect(self._look_at)
        self._sides: tuple[str, str] | None = None
        """Colours of the pieces, where they mark the sides at this table."""
        self._game: Session | None = None
        """The game itself, also while a branch of it is watched."""
        self._trunk: Film | None = None
        self._number = MAIN
        self._can_go_on = False
        self._reduced = False
        self._folded = False
        self._over_table = False
        """Whether the panel lies over the table's side, where it is folded."""
        self._passing_on = False
        self.strip.is_still = lambda: not board.busy
        self.strip.moved.connect(self._show)
        self.strip.course_grown.connect(self._grown)
        self.strip.resumed.connect(self._resume)
        self.strip.left.connect(self.left)
        self.strip.branch_wanted.connect(self.show_branch)
        self.strip.why_wanted.connect(self.tell_why)
        self.strip.speed_chosen.connect(lambda _: self._set_motion())
        self.bar.left.connect(self.left)
        self.strip.turning_wanted.connect(self._ask_turning)
        self.panel.resumed.connect(self._resume)
        self.panel.why_wanted.connect(self._tell_record)
        self.panel.rule_wanted.connect(self.rule_wanted)
        self.panel.asked.connect(self.ask)
        self.line.asked.connect(self.ask)
        self.line.why_wanted.connect(self.tell_why)
        self.line.resumed.connect(self._resume)
        for part in self.parts:
            part.hide()
        for widget in (board.view, self.strip.slider, *self._buttons()):
            widget.installEventFilter(self)

    def _buttons(self) -> list[QAbstractButton]:
        return [button for part in self.parts for button in part.findChildren(QAbstractButton)]

    @property
    def rooms(self) -> tuple[QWidget, ...]:
        """What Tab visits of it, in this order."""
        return (self.strip, self.line, self.panel, self.bar)

    # A game ---------------------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether a game is watched."""
        return self._game is not None

    @property
    def ply(self) -> int:
        """The ply that is shown."""
        return self.strip.slider.value()

    def begin(
        self, session: Session, face: AnyGameUi, title: str, origin: Origin, *, can_go_on: bool
    ) -> None:
        """A game that the conductor has laid on the table to be watched.

        Args:
            session: the game.
            face: how it is worded.
            title: the game and who played.
            origin: where it was asked for.
            can_go_on: whether the game itself can be gone on with, being not over.
        """
        self._game, self._number = session, MAIN
        self._trunk = Film(session, face)
        line = self._trunk.line
        self._can_go_on = can_go_on and not line.is_over
        self.advice.is_over = session.is_over
        self.bar.show_game(title, sealed=session.sealed, over=line.is_over, origin=origin)
        view = session.rules.observe(session.state_at(0), HUMAN)
        self._sides = None if face.side_colours is None else face.side_colours(view)
        self._dress()
        for part in (self.bar, self.strip):
            part.show()
        self._set_motion()
        self.fit()
        self.strip.begin(self._trunk, forks(session))

    def end(self) -> None:
        """Nothing is watched any more."""
        self.strip.stop()
        self.advice.forget()
        self._peek.put_away()
        self._game = self._trunk = None
        self._over_table = False
        for part in self.parts:
            part.hide()

    def rename(self, title: str) -> None:
        """The same game in another language."""
        self.bar.rename(title)

    # A branch -------------------------------------------------------------------------------------------

    def show_branch(self, number: int) -> None:
        """A line that was taken back, as the way on; 0: the game itself."""
        game, trunk = self._game, self._trunk
        if game is None or trunk is None or number == self._number:
            return
        if number == MAIN:
            left_at = min(self.ply, fork_of(game, self._number))
            self._number = MAIN
            self._lay(game, trunk.face)
            self.strip.begin(trunk, forks(game))
            self.strip.go(left_at)
        else:
            other = along(game, trunk.kit, number)
            if other is None:
                return
            left_at = fork_of(game, number)
            self._number = number
            self._lay(other, trunk.face)
            self.strip.begin_branch(Film(other, trunk.face), trunk, left_at, ())
        self.strip.slider.setFocus()

    def _lay(self, session: Session, face: AnyGameUi) -> None:
        """The conductor watches another line of play."""
        self.strip.stop()
        self.advice.forget()
        self._conductor.open(session, face, watching=True)
        self.line_laid.emit()

    # A moment -------------------------------------------------------------------------------------------

    def _show(self, ply: int) -> None:
        """One moment, on the board and in words."""
        if not self.on:
            return
        self.advice.forget()
        self._conductor.watch_ply(ply)
        film = self.strip.film
        stretch = film.line.stretch_at(ply)
        step = film.step_at(ply)
        # A step that tells nothing belongs to the one before it, which has the reason.
        why, plainly = self._reason(ply if step is None else step.ply)
        if not self.strip.slider.underMouse():
            self._peek.put_away()
        shown = StepShown(
            film.heading(ply),
            None if stretch is None else stretch.seat,
            () if stretch is None else film.steps(stretch),
            ply,
            film.course.at(ply),
            film.rival,
            why,
            plainly,
            film.course.at(ply - 1) if ply else None,
        )
        self.panel.show_step(shown)
        self.line.show_step(shown)
        self._word_resume()
        announce(self.strip, film.said(ply))

    def _grown(self) -> None:
        film = self.strip.film
        if film.course.is_whole:
            self.bar.show_result(film.course.known[-1], branch=self._number != MAIN)

    def _tell_record(self) -> None:
        stretch = self.strip.film.line.stretch_at(self.ply)
        self.record_wanted.emit(0 if stretch is None else stretch.first - 1, self.ply)

    @property
    def _goes_on(self) -> bool:
        """Whether the brass button means the game itself."""
        return self._can_go_on and self._number == MAIN and self.ply == self.strip.film.line.now

    def _word_resume(self) -> None:
        film = self.strip.film
        if self._goes_on:
            words = translate("Replay", "Continue")
            note = translate("Replay", "Here you are: the game goes on.")
        else:
            words = translate("Replay", "Play on from here")
            note = translate("Replay", "Opens a new game; this record stays as it is.")
        ended = film.session.rules.turn(film.session.state_at(self.ply)).seat is None
        if ended:
            note = translate("Replay", "The game is over here.")
        for button in (self.panel.resume, self.line.resume):
            button.setEnabled(not ended)
        self.panel.word_resume(words, note)
        self.line.word_resume(words)
        self._word_ask()

    # The adviser ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """H, or the button: what the adviser would do here; once it is shown, the next best."""
        if not self.on:
            return
        if self.strip.playing:
            self.strip.toggle()
        self._tell_advice(self.advice.ask() or self.advice.note)

    def _word_ask(self) -> None:
        """The button for the moment shown."""
        if not self.on:
            return
        for button in (self.panel.ask, self.line.ask):
            button.setEnabled(not self.advice.refusal)
            button.setVisible(self.advice.is_offered)
        self.panel.word_ask(self.advice.words)
        self.line.word_ask(self.advice.words)
        self._tell_advice(self.advice.note)

    def _tell_advice(self, note: str) -> None:
        self.panel.tell(note)
        self.line.tell(note)

    def _ask_turning(self) -> None:
        """T: what turned the game, where that can be told."""
        if not self.bar.turning.isHidden():
            self.bar.turning_wanted.emit()

    def _resume(self) -> None:
        if self.on and self.panel.resume.isEnabled():
            self.strip.stop()
            self.resumed.emit(self._conductor.session, self.ply)

    @property
    def means_the_game(self) -> bool:
        """Whether going on from here goes on with the watched game itself."""
        return self.on and self._goes_on

    def _look_at(self, ply: int) -> None:
        """The pointer lies over a moment of the line, or over none."""
        slider = self.strip.slider
        if ply < 0 or not self.on or slider.isSliderDown():
            self._peek.put_away()
            return
        x = round(slider.lay.x(ply) * self._board.zoomed)
        self._peek.show_ply(self.strip.film, ply, slider.mapTo(self._page, QPoint(x, 0)) - QPoint(0, 6))

    def tell_why(self) -> None:
        """W: the whole record; in a small window the panel first."""
        if self._folded:
            self._over_table = not self._over_table
            self.folding_changed.emit()
        else:
            self._tell_record()

    # Keys -----------------------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Use a key of the replay; False when it is none."""
        return self.on and (self._press_for_advice(event) or self.strip.press(event))

    def _press_for_advice(self, event: QKeyEvent) -> bool:
        """H asks the adviser, Escape puts away what it says."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_H:
            if not event.isAutoRepeat():
                self.ask()
            return True
        return key is Qt.Key.Key_Escape and self.advice.put_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the replay are its own wherever the keyboard is; Shift and arrows walk over the board."""
        if not self.on or event.type() != QEvent.Type.KeyPress or self._passing_on:
            return False
        assert isinstance(event, QKeyEvent)
        key, view = Qt.Key(event.key()), self._board.view
        if isinstance(watched, QAbstractButton) and key in (*ENTER, Qt.Key.Key_Space):
            return False
        if watched is view:
            if key in ENTER and view.hand.focus_visible:
                return False
            if key == Qt.Key.Key_Escape and view.hand.away:
                return False
            if key in ARROWS and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
                self._walk(key)
                return True
        return self.press(event)

    def _walk(self, key: Qt.Key) -> None:
        """The board's own cursor."""
        self._passing_on = True
        try:
            plain = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self._board.view, plain)
        finally:
            self._passing_on = False

    # Looks ----------------------------------------------------------------------------------------------

    def set_reduced_motion(self, on: bool) -> None:
        """Fades instead of movements."""
        self._reduced = on
        if self.on:
            self._set_motion()

    def _set_motion(self) -> None:
        self._board.set_motion(MOTION[self.strip.speed], self._reduced)

    def fit(self) -> None:
        """Lay panel and band for the room that the page has now."""
        if not self.on:
            return
        zoom = self._board.zoomed
        wide, high = self._page.width() / zoom, self._page.height() / zoom
        self._folded = wide < FOLDED_WIDTH or high < FOLDED_HEIGHT
        self.strip.set_room(high)
        self.line.setVisible(self._folded)
        self.panel.setVisible(not self._folded or self._over_table)

    @property
    def floating(self) -> bool:
        """Whether the panel lies over the table's side."""
        return self.on and self._folded and self._over_table

    @property
    def folded(self) -> bool:
        """Whether the steps are one line."""
        return self._folded

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self._dress()
        self.fit()

    def _dress(self) -> None:
        """Everything that marks a side in the colours of its pieces, as the table below does."""
        theme = in_line_colours(self._skin.theme, self._sides)
        for part in (*self.parts, self._peek):
            part.set_skin(evolve(self._skin, theme=theme))

    def retranslate(self) -> None:
        """Words of the language in force."""
        if self._trunk is not None:
            self._trunk.reword()
            self.strip.film.reword()
        for part in self.parts:
            part.retranslate()
        if self.on:
            self._show(self.ply)
