"""The table: one game being played.

The page listens to the session and shows; it plays what the board or the prompt strip offers. It never
decides what is legal and never reads the board to learn the state.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.session import Change, ChangeKind, Session
from noria_desktop.engine.contract import HUMAN, IllegalAction
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table import past
from noria_desktop.ui.table.history import (
    PendingSteps,
    is_forced,
    last_bot_turn,
    undo_ply,
)
from noria_desktop.ui.table.pace import MOTION_FACTOR, BotSpeed, Pace
from noria_desktop.ui.table.prompt_strip import ANY_MOVE, TAKE_BACK, TRY_AGAIN
from noria_desktop.ui.table.shared import SharedTable

log = logging.getLogger(__name__)

WARM_UP_MS = 600
"""The worker is started that long after the table was laid, when nothing moves for it any more."""


class GamePage(SharedTable):
    """Board, prompt strip, tool bar and side panel around one session."""

    home_requested = Signal()
    finished = Signal()
    """The game is over and the board has come to rest."""
    speed_changed = Signal(object)
    resume_requested = Signal(object, int)
    """A watched session and the ply from which the player wants to go on."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(skin, parent)
        self._unlisten: Callable[[], None] | None = None
        self._last_played = False
        self._reduced_motion = False
        self._pace = Pace(self._play_beat, self)
        self.board.played.connect(self._play)
        self.board.refused.connect(self._explain_refusal)
        self.board.idle.connect(self._board_rested)
        self.board.touched.connect(self._tell_why)
        self.strip.chosen.connect(self._play)
        self.tool_bar.home.connect(self.home_requested)
        self.tool_bar.undo.connect(self.undo)
        self.tool_bar.redo.connect(self.redo)
        self.tool_bar.replay.connect(self.replay_bot_turn)
        self.tool_bar.speed.connect(self.cycle_speed)
        self.replay_strip.moved.connect(self._watch_ply)
        self.replay_strip.resumed.connect(self._resume_here)
        self.replay_strip.left.connect(self.home_requested)
        self.side_panel.entry_chosen.connect(self._show_line)

    # Opening and leaving a game ---------------------------------------------------------------------

    def watch(self, session: Session, face: AnyGameUi) -> None:
        """Show a game from its start to its end without playing it; its history stays as it is."""
        self.open(session, face, watching=True)
        self.replay_strip.begin(len(session.log))

    def open(self, session: Session, face: AnyGameUi, *, watching: bool = False) -> None:
        """Seat a session at the table."""
        self.close_game()
        self._watching = watching
        self.set_watching(watching)
        self._session = session
        self._pending_steps = PendingSteps()
        self._last_played = False
        self._seat = HUMAN
        self._opened = None
        self._skipping = False
        self._choices = {}
        self._failed_at = None
        self.tool_bar.set_hints(on=face.advice is not None and not watching)
        if session.programs and not watching:
            QTimer.singleShot(WARM_UP_MS, self._programs.warm_up)
        self._unlisten = session.listen(self._changed)
        self._use_face(face)
        self._forget_reason()
        self._rebuild_log()
        if not watching:
            self._show()
            self.board.setFocus()

    def close_game(self) -> None:
        """Leave the session; nothing goes on behind the player's back."""
        self._halt()
        self._draw_aside()
        self.replay_strip.stop()
        self._replaying = self._watching = False
        if self._unlisten is not None:
            self._unlisten()
        self._unlisten = None
        self._session = None

    def leave(self) -> None:
        """The window closes: the worker ends with it."""
        self.close_game()
        self._programs.close()

    def _halt(self) -> None:
        """Nothing moves on by itself until the board rests again."""
        self._pace.stop()
        self._programs.cancel()

    # Playing -----------------------------------------------------------------------------------------

    def _play(self, actions: tuple[Any, ...]) -> None:
        """Play one decision of the human, or a short sequence that one gesture stands for; nothing: go on."""
        session = self._session
        if session is None or self._replaying or self._watching:
            return
        if not actions:
            self.go_on()
            return
        if actions == TAKE_BACK:
            self.undo()
            return
        if actions == TRY_AGAIN:
            self.let_try_again()
            return
        if actions == ANY_MOVE:
            self.let_chance_decide()
            return
        self._halt()
        self._skipping = False
        self.board.come_home()
        try:
            self._pending_steps.play(session, actions)
        except IllegalAction:
            log.warning("the board offered an action that is not legal: %r", actions)
            self._show()
            return
        self.committed.emit()

    def go_on(self) -> None:
        """Space while something automatic waits or moves: finish the movement, then the next beat."""
        if self.board.busy:
            self.board.finish_now()
        elif self._session is not None and self._session.turn.automatic:
            self._halt()
            self._play_beat()
        elif self._session is not None and self._session.awaits_program:
            self._let_program_decide()

    def finish_bot_turn(self) -> None:
        """Skip to the human's next decision."""
        session = self._session
        if session is None or self._watching:
            return
        self._halt()
        self._skipping = self._open
        self.board.finish_now()
        session.run_automatic()
        self._show()
        self.committed.emit()

    def _play_beat(self) -> None:
        """One automatic beat, or all of them at once when the speed is instant."""
        session = self._session
        if session is None or self._replaying or not session.turn.automatic:
            return
        if self._at_once:
            session.run_automatic()
        else:
            session.step_automatic()
        turn = session.turn
        if not turn.automatic:
            self.committed.emit()

    def _board_rested(self) -> None:
        """The board stands still: what comes next by itself?"""
        session = self._session
        if session is None or self._watching:
            return
        if self._replaying:
            self._replaying = False
            self._show()
            return
        turn = session.turn
        if not turn.automatic and not session.awaits_program:
            self._skipping = False
        if turn.seat is None:
            self.finished.emit()
        elif turn.automatic:
            own = turn.seat == (self._seat if self._open else HUMAN)
            self._pace.schedule(own_turn=own or self._skipping)
        elif session.awaits_program:
            if self._skipping or not self._by_steps:
                self._let_program_decide()
        elif self._veiled or (turn.seat != self._seat and not self._open):
            self._close_curtain(turn.seat + 1)
        elif turn.seat != self._seat:
            self._take_seat()
        elif self._auto_resolve and self._last_played and self._nothing_to_choose():
            session.dispatch(session.legal[0])
            self.committed.emit()

    # What happened -----------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        """Show what happened between two states."""
        face, session = self._face, self._session
        if face is None or session is None:
            return
        self._last_played = change.kind is ChangeKind.PLAYED
        self._opened = self._failed_at = None
        # Whoever took a step back looks at the own cards again.
        self._draw_aside()
        beats: tuple[Any, ...] = ()
        if change.events and not self._at_once:
            table, observe = self.board.table, session.rules.observe
            before, after = observe(change.before, self._seat), observe(change.after, self._eyes)
            beats = tuple(
                beat for event in change.events for beat in self._moving.beats(event, before, after, table)
            )
        if change.kind is ChangeKind.PLAYED:
            for event in change.events:
                line = face.log_line(event, change.before, session.cursor)
                if line is not None:
                    self.side_panel.add_line(line)
                self._show_reason(event)
            if face.forgets is not None:
                self._rebuild_log()
        else:
            self._forget_reason()
            self._rebuild_log()
        self._show(beats)

    # Undo, redo, replay --------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the previous decision of the human; phases without a choice are passed over."""
        session, face = self._session, self._face
        if session is None or face is None or not self._free:
            return
        target = undo_ply(session, face, pass_forced=self._auto_resolve, pending_steps=self._pending_steps)
        if target is not None:
            self._halt()
            session.undo()
            if session.cursor != target:
                session.jump(target)
            self.committed.emit()

    def restart(self) -> None:
        """Back to the start of the game; redo still leads forward."""
        if self._session is not None and self._free and self._session.can_undo:
            self._halt()
            self._session.jump(0)
            self.committed.emit()

    def redo(self) -> None:
        """Forward to the next decision of the human; phases without a choice are passed over, gestures go whole."""
        if self._session is not None and self._free and self._session.can_redo:
            self._halt()
            self._session.redo()
            while self._passed_over() and self._session.can_redo:
                self._session.redo()
            self.committed.emit()

    def _passed_over(self) -> bool:
        """True in the midst of a gesture, and where the page goes on by itself."""
        session = self._session
        amid = session is not None and session.cursor in self._pending_steps
        return amid or (self._auto_resolve and self._nothing_to_choose())

    def _nothing_to_choose(self) -> bool:
        """True when the human can now only end the phase."""
        session, face = self._session, self._face
        return session is not None and face is not None and is_forced(session, face, session.cursor)

    def replay_bot_turn(self) -> None:
        """Watch the bot's last turn again; the game itself does not move."""
        session, face = self._session, self._face
        span = last_bot_turn(session, self._seat, several=self._open) if session is not None else None
        if session is None or face is None or span is None or not self._free:
            return
        self._halt()
        self._replaying = True
        words = translate("Table", "Watching the bot's last turn again")
        if self._open:
            words = translate("Table", "Watching again what the others did last")
        self.strip.show_notice(words, calm=True)
        self.board.show_steps(past.steps_of(session, self._moving, span, self.board.table, self._seat), ())

    # Watching a whole game ------------------------------------------------------------------------------

    def _resume_here(self) -> None:
        """Leave the watching and play on from the moment shown, as another game with this past."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.resume_requested.emit(session, self._watched)

    @property
    def has_overlay(self) -> bool:
        """Whether the game at the table has something to lay over its board."""
        return self._session is not None and self._face is not None and self._face.overlay is not None

    def toggle_overlay(self) -> None:
        """Show or hide what the game can lay over its board, such as who controls what."""
        if self._face is not None and self.has_overlay:
            shown = self.board.looking == self._face.overlay
            self.board.look_at(None if shown else self._face.overlay)

    # Speed, looks, keys ---------------------------------------------------------------------------------

    def set_speed(self, speed: BotSpeed) -> None:
        """How fast the bot moves from now on."""
        self._speed = self._pace.speed = speed
        self.board.set_motion(MOTION_FACTOR[speed], self._reduced_motion)
        if self._session is not None:
            self._show_bars()
            if self._session.turn.automatic and not self.board.busy and speed is not BotSpeed.STEP:
                self._pace.schedule()
            elif self._open and self._session.awaits_program and not self._watching:
                self._show_strip()
                if speed is not BotSpeed.STEP and not self.board.busy:
                    self._let_program_decide()

    def cycle_speed(self) -> None:
        """The next speed, for the tool bar's button."""
        speeds = list(BotSpeed)
        self.set_speed(speeds[(speeds.index(self._pace.speed) + 1) % len(speeds)])
        self.speed_changed.emit(self._pace.speed)

    def set_auto_resolve(self, on: bool) -> None:
        """Whether a phase with nothing to do ends by itself."""
        self._auto_resolve = on

    def set_reduced_motion(self, on: bool) -> None:
        """Fades instead of movements."""
        self._reduced_motion = on
        self.board.set_motion(MOTION_FACTOR[self._pace.speed], on)

    def changeEvent(self, event: QEvent) -> None:
        """The language changed while playing."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the prompt strip's buttons; Space also moves automatic beats on."""
        key = Qt.Key(event.key())
        if self._watching and self.replay_strip.press(key):
            return
        automatic = self._session is not None and (self._session.turn.automatic or self.board.busy)
        if self._by_steps and self._session is not None and not self._watching:
            automatic = automatic or self._session.awaits_program
        if key is Qt.Key.Key_Space and automatic:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.finish_bot_turn()
            else:
                self.go_on()
            return
        if key is Qt.Key.Key_H and not event.modifiers():
            self.ask_for_hint()
        elif key is Qt.Key.Key_G and not event.modifiers() and self.has_overlay:
            self.toggle_overlay()
        elif not self.strip.press_key(key):
            super().keyPressEvent(event)
