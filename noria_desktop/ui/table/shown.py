"""A game as it lies on the table: board, prompt, bars, log and reasons of one session, in words and pictures.

Nothing is played here, and nothing on the screen is read to learn the state.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.cards import Card
from noria_desktop.ui.board.gestures import Command, Gesture, Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.game_ui import AnyGameUi, Explained, LogLine
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table import aim, past
from noria_desktop.ui.table.frame import TableFrame
from noria_desktop.ui.table.history import (
    PendingSteps,
    bot_plies,
    last_bot_turn,
    latest_reason,
    log_lines,
    step_name,
    undo_ply,
)
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.prompt_strip import TAKE_BACK, StripButton, unable


class ShownTable(TableFrame):
    """The table with a session on it, to look at."""

    bars_changed = Signal()
    """What can be undone or redone, and its name, may have changed."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(skin, parent)
        self._skin = skin
        self._face: AnyGameUi | None = None
        self._whole_face: AnyGameUi | None = None
        self._foretell = True
        self._session: Session | None = None
        self._speed = BotSpeed.NORMAL
        self._auto_resolve = True
        self._pending_steps = PendingSteps()
        self._watching = False
        self._watched = 0
        self._seat = HUMAN
        """Whose eyes the table is shown to; the other one's too when two people share the screen."""
        self._choices: dict[int, Choice[Any]] = {}
        """What programs chose, by the ply that each choice led to."""
        self._opened: int | None = None
        """The ply whose secret decision the one who takes it has come to see."""
        self._failed_at: int | None = None
        """The ply at which a program could not decide."""
        self._tried: tuple[Any, aim.Ways] | None = None
        """What a drop would do, with what was asked: the card and the ghosts ask the same."""
        self._reason: Any = None
        self.undo_name = ""
        self.redo_name = ""

    def set_foretelling(self, on: bool) -> None:
        """Whether the opponent's coming turn is shown before it moves."""
        if on == self._foretell:
            return
        self._foretell = on
        if self._whole_face is not None:
            self._use_face(self._whole_face)
        if self._session is not None:
            self.retranslate()

    def _use_face(self, face: AnyGameUi) -> None:
        """Show a game by this face, or by the one that foretells nothing."""
        self._whole_face = face
        if not self._foretell and face.without_forecast is not None:
            face = face.without_forecast()
        self._face = face
        self._set_texts(face)

    def _set_texts(self, face: AnyGameUi) -> None:
        """Let the board ask here for its pictures and words."""
        self.board.set_presenter(face.presenter, face.pictures, self._skin)
        self.board.set_texts(
            inspect=lambda handle: face.inspect(handle, self.view),
            preview=self._preview,
            describe=self._describe_gesture,
            label=lambda handle: face.label(handle, self.view),
        )
        self.board.set_foresight(self._foresee)
        self.board.tell_elsewhere(self._tell_change if face.ribbon else None)

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
        """The state as whoever sits at the screen may see it."""
        assert self._session is not None
        return self._session.view(self._eyes)

    @property
    def _open(self) -> bool:
        """True for a game that hides nothing but in secret decisions: several people share the screen freely."""
        return self._face is not None and self._face.secret is not None

    @property
    def viewer(self) -> Seat:
        """Whose view of the game is shown: nobody else's secrets may be told."""
        return self._eyes

    @property
    def _veiled(self) -> bool:
        """True while a secret decision waits for the one who takes it."""
        session, face = self._session, self._face
        if session is None or face is None or face.secret is None or self._watching:
            return False
        if self._opened == session.cursor:
            return False
        turn = session.turn
        deciding = turn.seat is not None and not turn.automatic and not session.awaits_program
        return deciding and face.secret(session.state)

    @property
    def _eyes(self) -> Seat:
        """Whose observation is shown: before a secret decision that of somebody who does not take it."""
        if self._session is not None and self._veiled:
            return HUMAN if self._session.turn.seat != HUMAN else Seat(1)
        return self._seat

    @property
    def _moving(self) -> Presenter:
        """Who says how things move: the presenter of what is looked at."""
        assert self._face is not None
        presenter = self.board.presenter if self.board.looking is not None else None
        return presenter or self._face.presenter

    @property
    def stuck(self) -> bool:
        """True while a program that could not decide keeps the game from going on by itself."""
        session = self._session
        return session is not None and session.awaits_program and self._failed_at == session.cursor

    @property
    def _own(self) -> bool:
        """True when whoever sits at the screen has a decision to make."""
        if self._session is None:
            return False
        turn = self._session.turn
        own = turn.seat == self._seat and not turn.automatic and not self._session.awaits_program
        return own and not self._veiled

    # The present state -------------------------------------------------------------------------------

    def _show(self, beats: tuple[Any, ...] = ()) -> None:
        """Bring board, strip and bars up to the session's present state."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self._show_strip()
        self._show_bars()
        self._recall()
        self.board.show_state(self.view, session.legal if self._own else (), beats)

    def _recall(self) -> None:
        """Let the board remember the bot's latest steps."""
        session, face = self._session, self._face
        if session is not None and face is not None and face.recall is not None:
            steps = (
                (session.events_at(ply), session.state_at(ply - 1)) for ply in bot_plies(session, self._seat)
            )
            self.board.renew_presenter(face.recall(steps))

    def _commands(self) -> tuple[Command[Any], ...]:
        session, face = self._session, self._face
        if session is None or face is None or not (self._own or session.turn.automatic):
            return ()
        if session.turn.automatic and self._speed is BotSpeed.INSTANT and not self._watching:
            return ()  # it is over before anybody could press a button
        return face.presenter.commands(self.view, session.legal)

    def _show_strip(self) -> None:
        session, face = self._session, self._face
        if session is None or face is None:
            return
        turn = session.turn
        title, detail = face.prompt(turn, self.view)
        buttons: list[StripButton] = []
        if self._own and session.can_undo and face.takes_back(self.view):
            buttons.append(StripButton(translate("Table", "Take back"), Key.BACK, False, (("", TAKE_BACK),)))
        for command in self._commands():
            options = tuple(
                (face.describe(action, self.view), (action, *command.following)) for action in command.actions
            )
            buttons.append(
                StripButton(face.command(command.name, self.view), command.key, command.primary, options)
            )
        if self._open and self._speed is BotSpeed.STEP and session.awaits_program:
            # Nothing is played by it: the next program is let go on.
            buttons.append(StripButton(translate("Table", "Next move"), Key.END, True, (("", ()),)))
        if self.stuck:
            title, detail, buttons = unable()
        side = int(turn.seat != self._seat)
        if self._open and turn.seat is not None:
            side = turn.seat
        self.strip.show_prompt(side, title, detail, tuple(buttons))

    def _show_bars(self) -> None:
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.tool_bar.show_state(
            seed=session.seed,
            sealed=session.sealed,
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            can_replay=last_bot_turn(session, self._seat, several=self._open) is not None,
            speed=self._speed,
        )
        back = undo_ply(session, face, pass_forced=self._auto_resolve, pending_steps=self._pending_steps)
        self.undo_name = step_name(session, face, back, self._pending_steps)
        forward = session.cursor if session.can_redo else None
        self.redo_name = step_name(session, face, forward, self._pending_steps)
        self.bars_changed.emit()
        title, text = face.rule(self.view)
        self.side_panel.show_rule(title, text)

    def _rebuild_log(self) -> None:
        """Word the whole history again: after going back, opening a game or changing the language."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.side_panel.set_lines(log_lines(session, face, session.state))

    def _show_reason(self, event: object) -> None:
        """Explain a choice of the bot; other events change nothing."""
        if self._face is None or self._session is None:
            return
        explained = self._face.explain(event, self.view)
        if explained is not None:
            self._reason = event
            self.side_panel.show_reason(explained)

    def _show_line(self, line: LogLine) -> None:
        """Explain the step that a line of the log tells of."""
        explained = self._thought_at(line.ply)
        if explained is None:
            self._show_reason(line.event)
        else:
            self._reason = line.ply
            self.side_panel.show_reason(explained)

    def _thought_at(self, ply: int) -> Explained | None:
        """Why a program took the step that led to this ply, as far as that may be told now."""
        session, face, choice = self._session, self._face, self._choices.get(ply)
        if session is None or face is None or choice is None:
            return None
        if ply > len(session.log) or session.log[ply - 1].action != choice.action:
            return None
        return face.reason(choice, session.state_at(ply - 1), self.view)

    def _latest_thought(self) -> Explained | None:
        """Why a program last moved as it did."""
        assert self._session is not None
        plies = range(self._session.cursor, 0, -1)
        return next((found for ply in plies if (found := self._thought_at(ply)) is not None), None)

    def _forget_reason(self) -> None:
        """What was explained belongs to another game, or was taken back."""
        self._reason = None
        self.side_panel.forget_reason()

    def _tell_why(self, _button: Handle) -> None:
        """The board's own Why button: open the panel with the bot's last reason."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        explained = self._latest_thought() or latest_reason(session, face)
        if explained is not None:
            self.side_panel.show_reason(explained)
            if not self.side_panel.isVisible():
                self.toggle_side_panel()

    # A drop that is being aimed -----------------------------------------------------------------------

    def _describe_gesture(self, gesture: Gesture[Any]) -> str:
        assert self._session is not None
        assert self._face is not None
        if len(gesture.actions) == 1:
            return self._face.describe(gesture.actions[0], self.view)
        (way,) = aim.ways(self._session, self._face, self.view, (gesture,))
        return self._face.describe(way.action, way.before)

    def _preview(self, source: Handle, target: Handle) -> tuple[str, tuple[str, ...]] | None:
        """What dropping here would change, in words."""
        if self._session is None or self._face is None:
            return None
        options = self.board.meant(source, target)
        tried = self._try(options)
        return aim.preview(self._face, self.view, tried, len(options)) if tried else None

    def _try(self, options: tuple[Gesture[Any], ...]) -> aim.Ways:
        """The ways of a drop tried on the state, once for all who ask about it."""
        assert self._session is not None
        assert self._face is not None
        # What is meant mostly comes first: it is told, and others are compared with it.
        options = tuple(sorted(options, key=lambda option: not option.usual))
        asked = (self._session.identity, self._session.cursor, self._eyes, options)
        if self._tried is None or self._tried[0] != asked:
            self._tried = (asked, aim.ways(self._session, self._face, self.view, options))
        return self._tried[1]

    def _foresee(self, source: Handle, target: Handle) -> tuple[Sprite, ...]:
        """What dropping here would change, on the board."""
        if self._session is None or self._face is None or self.board.table is None:
            return ()
        tried = self._try(self.board.meant(source, target))
        return aim.ghosts(self._face, self.view, tried, self.board.table)

    def _tell_change(self, change: Card | None) -> None:
        """What dropping here would change, in the prompt strip; said aloud where keys aim."""
        self.strip.show_change(change)
        if change is not None and self.board.view.hand.focus_visible:
            announce(self.board.view, self._aloud(change))

    def _aloud(self, change: Card) -> str:
        """A change as it is spoken; ``change`` is what was tried last."""
        face, tried = self._face, self._tried[1] if self._tried is not None else ()
        if face is None or face.spoken is None or len(tried) != 1:
            return " ".join(change[1])
        (way,) = tried
        return face.spoken(self.view, way.after, way.action)

    def _explain_refusal(self, source: Handle, target: Handle) -> None:
        if self._face is not None:
            text = self._face.refusal(self.view, source, target)
            if text:
                self.strip.show_notice(text)

    # A moment of a game that is watched ---------------------------------------------------------------

    def _watch_ply(self, ply: int) -> None:
        """Show one moment of the game; a single step forward moves as it did then."""
        session, face = self._session, self._face
        if session is None or face is None or not self._watching:
            return
        beats: tuple[Any, ...] = ()
        if ply and ply == self._watched + 1:
            beats = past.beats_of(session, self._moving, ply, self.board.table, self._seat)
            for event in session.events_at(ply):
                self._show_reason(event)
        self._watched = ply
        self.board.show_state(session.view_at(ply, self._seat), (), beats)
        self.side_panel.show_ply(ply)

    # Looks and language -------------------------------------------------------------------------------

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        self._skin = skin
        super().set_skin(skin)

    def retranslate(self) -> None:
        """Word everything again."""
        super().retranslate()
        if self._session is not None:
            thought = self._thought_at(self._reason) if isinstance(self._reason, int) else None
            if thought is not None:
                self.side_panel.show_reason(thought)
            else:
                self._show_reason(self._reason)
            self._rebuild_log()
            if self._watching:
                self._watch_ply(self._watched)
            else:
                self._show()
