"""The table: one game being played.

The page listens to the session and shows; it plays what the board or the prompt strip offers. It never
decides what is legal and never reads the board to learn the state.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.app.session import Change, ChangeKind, Session
from noria_desktop.engine.contract import HUMAN, IllegalAction
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.beats import Pause
from noria_desktop.ui.board.board import Board
from noria_desktop.ui.board.gestures import Command, Gesture, Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.faces import GameFace
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.history import (
    bot_plies,
    is_forced,
    last_bot_turn,
    log_lines,
    step_name,
    undo_ply,
)
from noria_desktop.ui.table.pace import MOTION_FACTOR, BotSpeed, Pace
from noria_desktop.ui.table.prompt_strip import PromptStrip, StripButton
from noria_desktop.ui.table.replay_strip import ReplayStrip
from noria_desktop.ui.table.side_panel import WIDTH, SidePanel
from noria_desktop.ui.table.tool_bar import ToolBar

log = logging.getLogger(__name__)

DOCK_FROM_WIDTH = 1600
"""From this page width on the side panel stands open beside the board (mocks/noria.md 1)."""

MOST_WAYS = 6
"""So many ways of making one drop are compared for its preview."""

KEYS: dict[Key, tuple[Qt.Key, ...]] = {
    Key.END: (Qt.Key.Key_Space,),
    Key.CONFIRM: (Qt.Key.Key_Return, Qt.Key.Key_Enter),
    Key.SUBSTITUTE: (Qt.Key.Key_K,),
    Key.NONE: (),
}


class GamePage(QWidget):
    """Board, prompt strip, tool bar and side panel around one session."""

    home_requested = Signal()
    finished = Signal()
    """The game is over and the board has come to rest."""
    committed = Signal()
    """The history changed: time to save."""
    speed_changed = Signal(object)
    resume_requested = Signal(object, int)
    """A watched session and the ply from which the player wants to go on."""
    bars_changed = Signal()
    """What can be undone or redone, and its name, may have changed."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self._skin = skin
        self._face: GameFace | None = None
        self._session: Session | None = None
        self._unlisten: Callable[[], None] | None = None
        self._auto_resolve = True
        self._replaying = False
        self._panel_wanted: bool | None = None
        self._last_played = False
        self._reduced_motion = False
        self._watching = False
        self._watched = 0
        self._reason: Any = None
        self.undo_name = ""
        self.redo_name = ""

        self.tool_bar = ToolBar(skin, self)
        self.board = Board(self)
        self.side_panel = SidePanel(skin, self)
        self.strip = PromptStrip(skin, self)
        self.replay_strip = ReplayStrip(skin, self)
        self.setFocusProxy(self.board)  # whoever comes to the page can play at once
        self._pace = Pace(self._play_beat, self)

        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.board, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tool_bar)
        column.addLayout(self._middle, 1)
        column.addWidget(self.strip)
        column.addWidget(self.replay_strip)
        self.replay_strip.hide()
        self.side_panel.hide()

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
        self.tool_bar.log.connect(self.toggle_side_panel)
        self.replay_strip.moved.connect(self._watch_ply)
        self.replay_strip.resumed.connect(self._resume_here)
        self.replay_strip.left.connect(self.home_requested)
        self.side_panel.entry_chosen.connect(self._show_reason)

    # Opening and leaving a game ---------------------------------------------------------------------

    def watch(self, session: Session, face: GameFace) -> None:
        """Show a game from its start to its end without playing it; its history stays as it is."""
        self.open(session, face, watching=True)
        self.replay_strip.begin(len(session.log))

    def open(self, session: Session, face: GameFace, *, watching: bool = False) -> None:
        """Seat a session at the table."""
        self.close_game()
        self._watching = watching
        self.strip.setVisible(not watching)
        self.replay_strip.setVisible(watching)
        self.tool_bar.set_watching(watching)
        self._session = session
        self._face = face
        self._last_played = False
        self._unlisten = session.listen(self._changed)
        self.board.set_presenter(face.presenter, face.pictures, self._skin)
        self.board.set_texts(
            inspect=lambda handle: face.inspect(handle, self.view),
            preview=self._preview,
            describe=self._describe_gesture,
            label=lambda handle: face.label(handle, self.view),
        )
        self.board.set_foresight(self._foresee)
        self._forget_reason()
        self._rebuild_log()
        if not watching:
            self._show()
            self.board.setFocus()

    def close_game(self) -> None:
        """Leave the session; nothing goes on behind the player's back."""
        self._pace.stop()
        self.replay_strip.stop()
        self._replaying = self._watching = False
        if self._unlisten is not None:
            self._unlisten()
        self._unlisten = None
        self._session = None

    @property
    def session(self) -> Session | None:
        """The session at the table."""
        return self._session

    @property
    def watching(self) -> bool:
        """True while a game is only watched."""
        return self._watching

    @property
    def view(self) -> Any:
        """The state as the human may see it."""
        assert self._session is not None
        return self._session.view(HUMAN)

    # Playing -----------------------------------------------------------------------------------------

    def _play(self, actions: tuple[Any, ...]) -> None:
        """Play one decision of the human, or a short sequence that one gesture stands for."""
        session = self._session
        if session is None or self._replaying or self._watching:
            return
        self._pace.stop()
        for action in actions:
            try:
                session.dispatch(action)
            except IllegalAction:
                log.warning("the board offered an action that is not legal: %r", action)
                self._show()
                return
        self.committed.emit()

    def go_on(self) -> None:
        """Space while something automatic waits or moves: finish the movement, then the next beat."""
        if self.board.busy:
            self.board.finish_now()
        elif self._session is not None and self._session.turn.automatic:
            self._pace.stop()
            self._play_beat()

    def finish_bot_turn(self) -> None:
        """Skip to the human's next decision."""
        session = self._session
        if session is None or self._watching:
            return
        self._pace.stop()
        self.board.finish_now()
        session.run_automatic()
        self._show()
        self.committed.emit()

    def _play_beat(self) -> None:
        """One automatic beat, or all of them at once when the speed is instant."""
        session = self._session
        if session is None or self._replaying or not session.turn.automatic:
            return
        if self._pace.speed is BotSpeed.INSTANT:
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
        if turn.seat is None:
            self.finished.emit()
        elif turn.automatic:
            self._pace.schedule(own_turn=turn.seat == HUMAN)
        elif self._auto_resolve and self._last_played and self._nothing_to_choose():
            session.dispatch(session.legal[0])
            self.committed.emit()

    def _changed(self, change: Change) -> None:
        """Show what happened between two states."""
        face, session = self._face, self._session
        if face is None or session is None:
            return
        self._last_played = change.kind is ChangeKind.PLAYED
        beats: tuple[Any, ...] = ()
        if change.events and self._pace.speed is not BotSpeed.INSTANT:
            table = self.board.table
            beats = tuple(
                beat
                for event in change.events
                for beat in face.presenter.beats(event, change.before, change.after, table)
            )
        if change.kind is ChangeKind.PLAYED:
            for event in change.events:
                line = face.log_line(event, change.before, session.cursor)
                if line is not None:
                    self.side_panel.add_line(line)
                self._show_reason(event)
        else:
            self._forget_reason()
            self._rebuild_log()
        self._show(beats)

    # Showing -----------------------------------------------------------------------------------------

    def _show(self, beats: tuple[Any, ...] = ()) -> None:
        """Bring board, strip and bars up to the session's present state."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        turn = session.turn
        own = not turn.automatic and turn.seat == HUMAN
        self._show_strip()
        self._show_bars()
        self._recall()
        self.board.show_state(self.view, session.legal if own else (), beats)

    def _recall(self) -> None:
        """Let the board remember the bot's latest steps."""
        session, face = self._session, self._face
        if session is not None and face is not None and face.recall is not None:
            steps = ((session.events_at(ply), session.state_at(ply - 1)) for ply in bot_plies(session))
            self.board.renew_presenter(face.recall(steps))

    def _tell_why(self, _button: Handle) -> None:
        """The board's own Why button: open the panel with the bot's last reason."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        for ply in bot_plies(session):
            for event in reversed(session.events_at(ply)):
                explained = face.explain(event, session.state_at(ply))
                if explained is not None:
                    self.side_panel.show_reason(explained)
                    if not self.side_panel.isVisible():
                        self.toggle_side_panel()
                    return

    def _commands(self) -> tuple[Command[Any], ...]:
        session, face = self._session, self._face
        if session is None or face is None or session.turn.seat is None:
            return ()
        return face.presenter.commands(self.view, session.legal)

    def _show_strip(self) -> None:
        session, face = self._session, self._face
        if session is None or face is None:
            return
        turn = session.turn
        title, detail = face.prompt(turn, self.view)
        buttons: list[StripButton] = []
        for command in self._commands():
            options = tuple((face.describe(action, self.view), (action,)) for action in command.actions)
            buttons.append(
                StripButton(face.command(command.name, self.view), command.key, command.primary, options)
            )
        self.strip.show_prompt(0 if turn.seat == HUMAN else 1, title, detail, tuple(buttons))

    def _show_bars(self) -> None:
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.tool_bar.show_state(
            seed=session.seed,
            sealed=session.sealed,
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            can_replay=last_bot_turn(session) is not None,
            speed=self._pace.speed,
        )
        self.undo_name = step_name(session, face, undo_ply(session, face, pass_forced=self._auto_resolve))
        self.redo_name = step_name(session, face, session.cursor if session.can_redo else None)
        self.bars_changed.emit()
        title, text = face.rule(self.view)
        self.side_panel.show_rule(title, text)

    def _rebuild_log(self) -> None:
        """Word the whole history again: after going back, opening a game or changing the language."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.side_panel.set_lines(log_lines(session, face))

    def _show_reason(self, event: object) -> None:
        """Explain a choice of the bot; other events change nothing."""
        if self._face is None or self._session is None:
            return
        explained = self._face.explain(event, self.view)
        if explained is not None:
            self._reason = event
            self.side_panel.show_reason(explained)

    def _forget_reason(self) -> None:
        """What was explained belongs to another game, or was taken back."""
        self._reason = None
        self.side_panel.forget_reason()

    def _describe_gesture(self, gesture: Gesture[Any]) -> str:
        assert self._face is not None
        return self._face.describe(gesture.actions[-1], self.view)

    def _preview(self, source: Handle, target: Handle) -> tuple[str, tuple[str, ...]] | None:
        """What dropping here would change, in words; of several ways what they have in common."""
        face, ways = self._face, self._considered(source, target)
        if face is None or not ways:
            return None
        title, lines = face.preview(self.view, ways[0][1], ways[0][0])
        if len(ways) > 1:
            if face.in_general is not None:
                title = face.in_general(ways[0][0], self.view)
            others = [face.preview(self.view, after, action)[1] for action, after in ways[1:]]
            lines = tuple(line for line in lines if all(line in other for other in others))
            count = len(self.board.gestures().options(source, target))
            lines += (translate("Table", "{count} ways: you choose after the drop").format(count=count),)
        return title, lines

    def _foresee(self, source: Handle, target: Handle) -> tuple[Sprite, ...]:
        """What dropping here would change, on the board; of several ways what they have in common."""
        face, ways, table = self._face, self._considered(source, target), self.board.table
        if not ways or face is None or face.ghosts is None or table is None:
            return ()
        ghosts = face.ghosts(self.view, ways[0][1], table)
        for _, after in ways[1:]:
            other = frozenset(face.ghosts(self.view, after, table))
            ghosts = tuple(ghost for ghost in ghosts if ghost in other)
        return ghosts

    def _considered(self, source: Handle, target: Handle) -> tuple[tuple[Any, Any], ...]:
        """The actions that a drop may be, each with the state after it; of very many the first.

        Where chance or hidden things decide, nothing is foreseen: the state stays what it is.
        """
        session, face = self._session, self._face
        if session is None or face is None:
            return ()
        found = []
        for option in self.board.gestures().options(source, target)[:MOST_WAYS]:
            after = self.view
            for action in option.actions:
                if face.foreseeable is None or face.foreseeable(action, after):
                    after = session.rules.apply(after, action).state
            found.append((option.actions[-1], after))
        return tuple(found)

    def _explain_refusal(self, source: Handle, target: Handle) -> None:
        if self._face is not None:
            text = self._face.refusal(self.view, source, target)
            if text:
                self.strip.show_notice(text)

    # Undo, redo, replay --------------------------------------------------------------------------------

    @property
    def _free(self) -> bool:
        """True when the history may be moved: a game is on, and nothing is being shown again."""
        return self._session is not None and not self._replaying and not self._watching

    def undo(self) -> None:
        """Back to the previous decision of the human; phases without a choice are passed over."""
        session, face = self._session, self._face
        if session is None or face is None or not self._free:
            return
        target = undo_ply(session, face, pass_forced=self._auto_resolve)
        if target is not None:
            self._pace.stop()
            session.undo()
            if session.cursor != target:
                session.jump(target)
            self.committed.emit()

    def restart(self) -> None:
        """Back to the start of the game; redo still leads forward."""
        if self._session is not None and self._free and self._session.can_undo:
            self._pace.stop()
            self._session.jump(0)
            self.committed.emit()

    def redo(self) -> None:
        """Forward to the next decision of the human; phases without a choice are passed over."""
        if self._session is not None and self._free and self._session.can_redo:
            self._pace.stop()
            self._session.redo()
            while self._auto_resolve and self._nothing_to_choose() and self._session.can_redo:
                self._session.redo()
            self.committed.emit()

    def _nothing_to_choose(self) -> bool:
        """True when the human can now only end the phase."""
        session, face = self._session, self._face
        return session is not None and face is not None and is_forced(session, face, session.cursor)

    def replay_bot_turn(self) -> None:
        """Watch the bot's last turn again; the game itself does not move."""
        session, face, table = self._session, self._face, self.board.table
        span = last_bot_turn(session) if session is not None else None
        if session is None or face is None or span is None or not self._free:
            return
        self._pace.stop()
        self._replaying = True
        self.strip.show_notice(translate("Table", "Watching the bot's last turn again"))
        steps: list[tuple[Any, tuple[Any, ...]]] = [(session.view_at(span[0]), ())]
        for ply in range(span[0] + 1, span[1] + 1):
            before, after = session.view_at(ply - 1), session.view_at(ply)
            beats = [
                b
                for event in session.events_at(ply)
                for b in face.presenter.beats(event, before, after, table)
            ]
            steps.append((after, (*beats, Pause())))
        self.board.show_steps(tuple(steps), ())

    # Watching a whole game ------------------------------------------------------------------------------

    def _watch_ply(self, ply: int) -> None:
        """Show one moment of the game; a single step forward moves as it did then."""
        session, face = self._session, self._face
        if session is None or face is None or not self._watching:
            return
        after = session.view_at(ply)
        beats: tuple[Any, ...] = ()
        if ply and ply == self._watched + 1:
            before, table = session.view_at(ply - 1), self.board.table
            beats = tuple(
                b for e in session.events_at(ply) for b in face.presenter.beats(e, before, after, table)
            )
            for event in session.events_at(ply):
                self._show_reason(event)
        self._watched = ply
        self.board.show_state(after, (), beats)
        self.side_panel.show_ply(ply)

    def _resume_here(self) -> None:
        """Leave the watching and play on from the moment shown, as another game with this past."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.resume_requested.emit(session, self._watched)

    # Speed, looks, keys ---------------------------------------------------------------------------------

    def set_speed(self, speed: BotSpeed) -> None:
        """How fast the bot moves from now on."""
        self._pace.speed = speed
        self.board.set_motion(MOTION_FACTOR[speed], self._reduced_motion)
        if self._session is not None:
            self._show_bars()
            if self._session.turn.automatic and not self.board.busy and speed is not BotSpeed.STEP:
                self._pace.schedule()

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

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        self._skin = skin
        for part in (self.tool_bar, self.board, self.side_panel, self.strip, self.replay_strip):
            part.set_skin(skin)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything again."""
        self.tool_bar.retranslate()
        self.side_panel.retranslate()
        self.replay_strip.retranslate()
        if self._session is not None:
            self._show_reason(self._reason)
            self._rebuild_log()
            if self._watching:
                self._watch_ply(self._watched)
            else:
                self._show()

    def toggle_side_panel(self) -> None:
        """Show or hide log, reasons and rule."""
        self._panel_wanted = not self.side_panel.isVisible()
        self._place_side_panel()

    def _place_side_panel(self) -> None:
        """Beside the board where there is room, else over its right edge like a drawer."""
        roomy = self.width() >= DOCK_FROM_WIDTH
        docked = self._middle.indexOf(self.side_panel) >= 0
        if roomy and not docked:
            self._middle.addWidget(self.side_panel)
        elif not roomy and docked:
            self._middle.removeWidget(self.side_panel)
        self.side_panel.setVisible(roomy if self._panel_wanted is None else self._panel_wanted)
        if not roomy:
            top, bottom = self.tool_bar.height(), self.height() - self.strip.height()
            self.side_panel.setGeometry(self.width() - WIDTH, top, WIDTH, bottom - top)
            self.side_panel.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Open the side panel where there is room for it."""
        super().resizeEvent(event)
        self._place_side_panel()

    def changeEvent(self, event: QEvent) -> None:
        """The language changed while playing."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the prompt strip's buttons; Space also moves automatic beats on."""
        key = Qt.Key(event.key())
        if self._watching and self._watch_key(key):
            return
        automatic = self._session is not None and (self._session.turn.automatic or self.board.busy)
        if key is Qt.Key.Key_Space and automatic:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.finish_bot_turn()
            else:
                self.go_on()
            return
        for wanted, keys in KEYS.items():
            if key in keys and self.strip.press(wanted):
                return
        super().keyPressEvent(event)

    def _watch_key(self, key: Qt.Key) -> bool:
        """Keys of the timeline."""
        match key:
            case Qt.Key.Key_Right:
                self.replay_strip.step(1)
            case Qt.Key.Key_Left:
                self.replay_strip.step(-1)
            case Qt.Key.Key_P | Qt.Key.Key_Space:
                self.replay_strip.toggle()
            case Qt.Key.Key_Home:
                self.replay_strip.slider.setValue(0)
            case Qt.Key.Key_End:
                self.replay_strip.slider.setValue(self.replay_strip.slider.maximum())
            case Qt.Key.Key_Escape:
                self.home_requested.emit()
            case _:
                return False
        return True
