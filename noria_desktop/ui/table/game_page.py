"""The table: one game being played.

The page puts board, strips, tool bar and side panel in their places and tells the conductor what was pressed. It never
decides what is legal, never reads the board to learn the state, and has no mode of its own.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.app.session import Session
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.table.asking import Asking
from noria_desktop.ui.table.beside import Beside
from noria_desktop.ui.table.coaching import one_at_the_screen
from noria_desktop.ui.table.curtain import Curtain
from noria_desktop.ui.table.display import TableDisplay
from noria_desktop.ui.table.log_place import LogPlace
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import MOTION_FACTOR, BotSpeed
from noria_desktop.ui.table.pressing import Pressing
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.table.side_panel import SidePanel
from noria_desktop.ui.table.sounding import Sounding
from noria_desktop.ui.table.tab_ring import TabRing
from noria_desktop.ui.table.table_keys import TableKeys
from noria_desktop.ui.table.tool_bar import ToolBar
from noria_desktop.ui.table.why import Why

if TYPE_CHECKING:
    from noria_desktop.app.lessons.run import LessonRun
    from noria_desktop.ui.table.lessons.lesson_table import LessonTable
    from noria_desktop.ui.table.replay.watching import Watching
    from noria_desktop.ui.table.replay_strip import ReplayStrip


class GamePage(QWidget):
    """Board, prompt strip, tool bar and side panel around one session."""

    lesson_made = Signal()
    """The first lesson comes to this table."""
    turning_wanted = Signal()
    """What turned the game that is watched."""
    home_requested = Signal()
    left = Signal()
    """What is watched is left, to where it was asked for."""
    aside_left = Signal()
    """A position that was only tried is left."""
    finished = Signal()
    """The game is over and the board has come to rest."""
    speed_changed = Signal(object)
    resume_requested = Signal(object, int)
    """A watched session and the ply from which the player wants to go on."""
    mute_wanted = Signal()
    """Sound off, or on again."""
    rule_requested = Signal(str)
    """The anchor of a rule on the game's rules page."""
    committed = Signal()
    """The history changed: time to save."""
    bars_changed = Signal()
    """What can be undone or redone, and its name, may have changed."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self._skin = skin
        self._reduced_motion = False
        self._foretell = True
        self._coach_on = False
        self.aside = False
        """Whether a position is only tried: nothing of it is kept, named in menus or counted."""
        self._whole_face: AnyGameUi | None = None
        """The face of the game at the table; shown is perhaps the one that foretells nothing."""
        self.tool_bar = ToolBar(skin, self)
        self.board = Board(self)
        self.side_panel = SidePanel(skin, self)
        self.strip = PromptStrip(skin, self)
        self.curtain = Curtain(skin, self)
        self.display = TableDisplay(
            self, self.board, self.strip, self.tool_bar, self.side_panel, self.curtain
        )
        self.conductor = self.display.conductor
        self.asking = Asking(self.conductor, self.strip, self.board)
        self._replay: Watching | None = None
        self._lesson: LessonTable | None = None
        self.sounding = Sounding(self, self.board, self.conductor)
        self._ring = TabRing(self, self._rooms)
        self._lay_out()
        self.log_place = LogPlace(self, self.board, self.side_panel, self.conductor, self.rules, self._middle)
        self._why = Why(self.display, self.side_panel, self.log_place)
        self._pressing = Pressing(
            self.display, self.asking, self.board, lambda: self.replay, lambda: self.tell_why_last()
        )
        self._keys = TableKeys(self)
        self._connect()

    def _lay_out(self) -> None:
        """Tool bar above, board in the middle, strips below, side panel beside it."""
        self.setFocusProxy(self.board)  # whoever comes to the page can play at once
        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.board, 1)
        self.rules = Beside(self, self.board, self._middle)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tool_bar)
        column.addLayout(self._middle, 1)
        column.addWidget(self.strip)
        self.side_panel.hide()

    def _connect(self) -> None:
        conductor, display = self.conductor, self.display
        # A lesson is nobody's game: nothing of it is saved, named in menus or counted.
        display.bars_changed.connect(lambda: self._unless_taught(self.bars_changed))
        display.history_changed.connect(lambda: self._unless_taught(self.committed))
        display.game_finished.connect(lambda: self._unless_taught(self.finished))
        display.heard.connect(self.sounding.play)
        display.coach.sheet.rule_wanted.connect(self.rule_requested)
        self.tool_bar.sound.clicked.connect(self.mute_wanted)
        self.board.played.connect(lambda _: self.sounding.put_down())
        self.board.played.connect(self._pressing.hand_played)
        # The board's own Why button.
        self.board.touched.connect(lambda _button: self.tell_why_here())
        self.strip.chosen.connect(self.press)
        self.strip.rule_followed.connect(self.rule_requested)
        self.board.bubble.followed.connect(self.rule_requested)
        self.board.keep_clear_of(self.log_place.over_board)
        self.rules.changed.connect(self.log_place.place)
        self.tool_bar.home.clicked.connect(self.home_requested)
        self.tool_bar.undo.clicked.connect(self.undo)
        self.tool_bar.redo.clicked.connect(conductor.redo)
        self.tool_bar.vain.connect(lambda words: self.strip.show_notice(words, calm=True))
        self.tool_bar.replay.clicked.connect(conductor.replay_bot_turn)
        self.tool_bar.speed.clicked.connect(self.cycle_speed)
        self.tool_bar.log.clicked.connect(self.toggle_side_panel)
        self.tool_bar.hint.clicked.connect(self.ask_for_hint)
        panel = self.side_panel
        panel.line_pressed.connect(lambda line: display.reasons.press(line))
        panel.rule_followed.connect(self._follow_rule)
        panel.closed.connect(self.toggle_side_panel)
        panel.left.connect(lambda: self.board.setFocus())
        panel.opened_or_closed.connect(self.tool_bar.log.show_open)
        display.bars_changed.connect(self.log_place.place)
        self.board.idle.connect(self.log_place.place)
        self.board.hovered.connect(lambda _: self.log_place.show_focused())
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search_log)
        self.curtain.opened.connect(self._come_to_the_screen)

    # Opening and leaving a game ---------------------------------------------------------------------

    def watch(
        self,
        session: Session,
        face: AnyGameUi,
        ply: int = 0,
        *,
        title: str = "",
        origin: Origin = Origin.HOME,
        can_go_on: bool = False,
    ) -> None:
        """Show a game from a step on to its end without playing it; its history stays as it is.

        Args:
            session: the game.
            face: how it is shown.
            ply: the step from which on.
            title: the game and who played; its name by default.
            origin: where it was asked for: the way back bears its name.
            can_go_on: whether the game itself can be gone on with, where it is not over.
        """
        self._begin(session, face, watching=True)
        self.log_place.forget()
        self.replay.begin(session, self.display.face, title or face.title(), origin, can_go_on=can_go_on)
        self.log_place.place()
        self.replay_strip.go(ply)
        self.board.setFocus()

    def teach(self, run: LessonRun, face: AnyGameUi) -> None:
        """Lay a lesson on the table."""
        self._begin(run.session, face, watching=False, taught=True)
        self.display.teacher = self.lesson
        self.tool_bar.setVisible(run.is_game)
        self.strip.setVisible(run.is_game)
        self.log_place.forget()
        self.lesson.begin(run, self.display.face)
        self.log_place.place()
        self.conductor.show_now()
        self.board.setFocus()

    @property
    def replay(self) -> Watching:
        """What the table has for a game that is watched; made when it is first asked for, as most evenings have none."""
        if self._replay is None:
            from noria_desktop.ui.table.replay.watching import Watching

            made = self._replay = self.log_place.replay = Watching(
                self,
                self.board,
                self.conductor,
                self._skin,
                lambda ply: self.display.reasons.of_step(ply),
                self.display.lamp,
            )
            made.set_reduced_motion(self._reduced_motion)
            made.set_skin(self._skin)
            made.retranslate()
            self._column.insertWidget(self._column.indexOf(self.tool_bar) + 1, made.bar)
            self._middle.addWidget(made.panel)
            self._column.addWidget(made.line)
            self._column.addWidget(made.strip)
            made.resumed.connect(self.resume_requested)
            made.left.connect(self.left)
            made.record_wanted.connect(self._why.show_record)
            made.rule_wanted.connect(self.rule_requested)
            made.line_laid.connect(self.display.begin)
            made.folding_changed.connect(self.log_place.place)
            made.bar.turning_wanted.connect(self.turning_wanted)
        return self._replay

    @property
    def replay_strip(self) -> ReplayStrip:
        """The band of a game that is watched."""
        return self.replay.strip

    @property
    def lesson(self) -> LessonTable:
        """What a lesson has at this table; most evenings have none, so it is made when it is first asked for."""
        if self._lesson is None:
            from noria_desktop.ui.table.lessons.lesson_table import LessonTable

            made = self._lesson = LessonTable(self._skin, self, self.board, self.conductor, self.strip.row)
            self.log_place.lesson = self._pressing.lesson = made
            self._column.insertWidget(self._column.indexOf(self._middle), made.bar)
            self._column.insertWidget(self._column.indexOf(self.strip) + 1, made.goal)
            made.undo_wanted.connect(self.undo)
            made.heard.connect(self.sounding.play)
            made.speaks_anew.connect(self.log_place.lesson_went_on)
            made.log_left.connect(self.toggle_side_panel)
            self.lesson_made.emit()
        return self._lesson

    @property
    def taught(self) -> bool:
        """Whether a lesson lies on the table."""
        return self.log_place.taught

    def _unless_taught(self, signal: Any) -> None:
        if not (self.taught or self.aside):
            signal.emit()

    def open(self, session: Session, face: AnyGameUi, *, aside: bool = False) -> None:
        """Seat a session at the table.

        Args:
            session: the game.
            face: how it is shown.
            aside: it is a position that is only tried.
        """
        self._begin(session, face, watching=False, advised=not aside)
        self.aside = aside
        self.conductor.show_now()
        self.board.setFocus()

    def _begin(
        self, session: Session, face: AnyGameUi, *, watching: bool, taught: bool = False, advised: bool = True
    ) -> None:
        self.close_game()
        self.strip.setVisible(not watching)
        self.tool_bar.setVisible(not watching)
        self._whole_face = face
        # A lesson speaks of what is foretold, whoever learns.
        face = face if taught else self._told_face(face)
        # Whoever looks for the better move is told it afterwards, not before.
        self.conductor.deciding.advises = advised
        self.conductor.open(session, face, watching=watching)
        if self._coach_on and advised and not (watching or taught) and one_at_the_screen(session):
            self.conductor.coaching.begin(face.coach())
        self.display.use_face(face, self._skin)
        self.display.begin()
        self.asking.begin()

    def close_game(self) -> None:
        """Leave the session; nothing goes on behind the player's back."""
        if self.taught:
            # A log that was asked for in a lesson was asked for there.
            self.log_place.forget()
        if self._lesson is not None:
            self._lesson.end()
        self.rules.take_away()
        if self.aside:
            self.aside = False
            self.aside_left.emit()
        self.display.teacher = None
        self.tool_bar.show()
        self.conductor.close()
        self.curtain.hide()
        if self._replay is not None and self._replay.on:
            self._replay.end()
            self.log_place.forget()
            self.set_speed(self.conductor.pace.speed)

    def leave(self) -> None:
        """The window closes: the worker ends with it."""
        self.close_game()
        self.conductor.leave()
        self.sounding.leave()

    @property
    def session(self) -> Session | None:
        """The session at the table."""
        return self.conductor.session if self.conductor.mode is not Mode.EMPTY else None

    @property
    def rule_here(self) -> str:
        """The section of the rules that F1 opens: of the press that was just refused, or of what is decided now."""
        bubble = self.board.bubble
        return bubble.anchor if bubble.isVisible() and bubble.anchor else self.display.rule_now

    def show_rules(self, widget: QWidget) -> None:
        """Lay a section of the rules beside the board, or over the side that is not played; the game stays as it is."""
        self.board.bubble.put_away()
        self.rules.lay(widget)

    @property
    def watching(self) -> bool:
        """True while a game is only watched."""
        return self.conductor.mode is Mode.WATCHING

    @property
    def curtained(self) -> bool:
        """True while the table waits for the other of two people."""
        return self.conductor.mode is Mode.CURTAINED

    # Playing -----------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last decision back; what is only collected is given back first, as nothing is decided by it."""
        self._pressing.undo()

    def restart(self) -> None:
        """Back to the start of the game."""
        self.asking.restart()

    def press(self, actions: tuple[Any, ...], words: str = "") -> None:
        """A button of the prompt strip was pressed, which bears these words."""
        self._pressing.button(actions, words)

    def ask_for_hint(self) -> None:
        """H: a hint; once one is shown, the next best."""
        self._pressing.hint()

    def tell_why_last(self) -> None:
        """W: the log at the other's last turn, and why it went so; once more: away with it."""
        self._why.tell_last()

    def tell_why_here(self) -> None:
        """Open the log at the last reason up to the moment that is shown."""
        self._why.tell_here()

    def mute(self) -> None:
        """M: sound off, or on again."""
        self.mute_wanted.emit()

    def lesson_takes(self, event: QKeyEvent) -> bool:
        """Whether a lesson takes a key for itself."""
        return self._lesson is not None and self._lesson.key(event)

    def _come_to_the_screen(self) -> None:
        """The player whom the curtain waited for is here."""
        self.conductor.come_to_the_screen()
        self.board.setFocus()

    # Speed, looks, language ---------------------------------------------------------------------------

    def set_speed(self, speed: BotSpeed) -> None:
        """How fast the bot moves from now on."""
        self.conductor.pace.speed = speed
        if not self.watching:
            self.board.set_motion(MOTION_FACTOR[speed], self._reduced_motion)
        self.conductor.speed_changed()

    def cycle_speed(self) -> None:
        """The next speed, for the tool bar's button."""
        speeds = list(BotSpeed)
        speed = speeds[(speeds.index(self.conductor.pace.speed) + 1) % len(speeds)]
        self.set_speed(speed)
        self.speed_changed.emit(speed)

    def set_sound(self, volume: int, *, muted: bool) -> None:
        """How loud the table is, 0 to 100."""
        self.sounding.set_volume(volume, muted=muted)
        self.tool_bar.show_sound(on=volume > 0 and not muted)

    def set_asking(self, on: bool) -> None:
        """Whether it is asked before something is given up."""
        self.asking.on = on

    def set_coach(self, *, on: bool, sent_away: Collection[str] = (), first_game: bool = True) -> None:
        """Whether the coach speaks, in the game at the table too.

        Args:
            on: whether it does.
            sent_away: kinds of lines that are not to be heard.
            first_game: the player has finished no game of this kind yet.
        """
        self._coach_on = on
        coaching = self.conductor.coaching
        coaching.sent_away = frozenset(sent_away)
        coaching.first_game = first_game
        if self.session is None:
            return
        if not on:
            coaching.begin(None)
            self.display.coach.begin()
        elif coaching.coach is None and self._may_be_coached(self.session):
            coaching.begin(self.display.face.coach())

    def _may_be_coached(self, session: Session) -> bool:
        """Whether a game is played by one person, and not only watched, tried or learned in."""
        aside = self.aside or self.taught or self.watching
        return not aside and one_at_the_screen(session)

    def set_reveals(self, on: bool) -> None:
        """Whether a combat that was fought is laid open and waits."""
        self.conductor.reveals = on

    def set_auto_resolve(self, on: bool) -> None:
        """Whether a phase with nothing to do ends by itself."""
        self.conductor.auto_resolve = on

    def set_reduced_motion(self, on: bool) -> None:
        """Fades instead of movements."""
        self._reduced_motion = on
        if self._replay is not None:
            self._replay.set_reduced_motion(on)
        if self.watching:
            return
        self.board.set_motion(MOTION_FACTOR[self.conductor.pace.speed], on)

    def set_foretelling(self, on: bool) -> None:
        """Whether the opponent's coming turn is shown before it moves."""
        if on == self._foretell:
            return
        self._foretell = on
        if self._whole_face is not None and not self.taught:
            face = self._told_face(self._whole_face)
            self.conductor.use_game(face)
            self.display.use_face(face, self._skin)
        if self.session is not None:
            self.retranslate()

    def _told_face(self, face: AnyGameUi) -> AnyGameUi:
        """A face, or the one of its game that foretells nothing."""
        if not self._foretell and face.without_forecast is not None:
            return face.without_forecast()
        return face

    @property
    def has_overlay(self) -> bool:
        """Whether the game at the table has something to lay over its board."""
        return self.session is not None and self.display.face.overlay is not None

    def toggle_overlay(self) -> None:
        """Show or hide what the game can lay over its board, such as who controls what."""
        if self.has_overlay:
            overlay = self.display.face.overlay
            self.board.look_at(None if self.board.looking == overlay else overlay)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        self._skin = skin
        for part in (
            self.tool_bar,
            self.board,
            self.side_panel,
            self.strip,
            *(() if self._replay is None else (self._replay,)),
            self.curtain,
            self.display.lamp.card,
            self.display.coach.sheet,
            *(() if self._lesson is None else (self._lesson,)),
        ):
            part.set_skin(skin)
        self.rules.dressed.emit()
        self.log_place.place()
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything again; what was asked in the other language is asked no more."""
        self.asking.withdraw()
        self.tool_bar.retranslate()
        if self._lesson is not None:
            self._lesson.retranslate()
        self.side_panel.retranslate()
        if self._replay is not None:
            self._replay.retranslate()
        if self.session is not None:
            self.display.reword()
        self.curtain.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # Log and keys ---------------------------------------------------------------------------------------

    def toggle_side_panel(self) -> None:
        """Show or hide log, reasons and rule."""
        self.log_place.toggle()

    def search_log(self) -> None:
        """Ctrl+F: the log, with the keyboard in its search field."""
        if self.session is not None:
            self.log_place.open()
            self.side_panel.seek()

    def _follow_rule(self, line: Any) -> None:
        """The rule of a line of the log, on the page of the rules; a line without one opens."""
        anchor = self.display.reasons.of_line(line).anchor
        if anchor:
            self.rule_requested.emit(anchor)
        else:
            self.display.reasons.press(line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.log_place.place()

    def _rooms(self) -> tuple[QWidget, ...]:
        """What Tab visits, in this order; the curtain hides the table from the keyboard as well."""
        if self.curtain.isVisible():
            return (self.curtain, self.tool_bar)
        taught = self._lesson
        lesson = () if taught is None else (taught.callout, taught.goal, taught.bar)
        watched = () if self._replay is None else self._replay.rooms
        rules = () if self.rules.shown is None else (self.rules.shown,)
        return (
            self.board.view,
            *lesson,
            self.display.coach.sheet,
            self.strip,
            *watched,
            self.side_panel,
            *rules,
            self.tool_bar,
        )

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """From the last button of the strip to the side panel and the tool bar, and so round to the board."""
        return self._ring.go(forward=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the prompt strip's buttons; Space also moves automatic beats on."""
        if not self._keys.press(event):
            super().keyPressEvent(event)
