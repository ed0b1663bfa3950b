"""What the conductor says, in pictures and words: board, prompt, bars, log and reasons of the game at the table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from noria_desktop.app.players import adviser_of
from noria_desktop.app.session import Change
from noria_desktop.bots.policy import Choice
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.beats import Cue, Pause
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Command, Key
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.showing import BoardStep
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.table.aim import Aim
from noria_desktop.ui.table.beside import RuleAddresses
from noria_desktop.ui.table.coach_aim import CoachAim
from noria_desktop.ui.table.coach_voice import CoachVoice
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.curtain import Curtain
from noria_desktop.ui.table.heard import cues
from noria_desktop.ui.table.history import PendingSteps, bot_plies
from noria_desktop.ui.table.lamp import Lamp
from noria_desktop.ui.table.lamp_plan import hints_of, plain_hints
from noria_desktop.ui.table.last_turn import LastTurn
from noria_desktop.ui.table.listener import Shown
from noria_desktop.ui.table.log_telling import LogTeller
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import MOTION_FACTOR, BotSpeed
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.prompting import Prompting, Teacher
from noria_desktop.ui.table.qt_clock import QtClock
from noria_desktop.ui.table.reasons import Reasons
from noria_desktop.ui.table.refusals import answer, name_of
from noria_desktop.ui.table.side_panel import SidePanel
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.tool_bar import ToolBar
from noria_desktop.ui.table.waiting import Wait

PART_MS: Final = 260
"""Between two parts of what is done for a hint."""


class TableDisplay(QObject):
    """The conductor's listener in a window."""

    bars_changed = Signal()
    """What can be undone or redone, and its name, may have changed."""
    history_changed = Signal()
    """Time to save."""
    heard = Signal(object)
    """An ``Effect`` of what is not seen to move."""
    game_finished = Signal()
    """The game is over and the board has come to rest."""

    def __init__(
        self,
        parent: QObject,
        board: Board,
        strip: PromptStrip,
        tool_bar: ToolBar,
        side_panel: SidePanel,
        curtain: Curtain,
    ) -> None:
        """An empty table made of these parts."""
        super().__init__(parent)
        self._board, self._strip, self._tool_bar = board, strip, tool_bar
        self._side_panel, self._curtain = side_panel, curtain
        self.conductor = Conductor(QtClock(self), self)
        self.lamp = Lamp(strip.skin, board, strip, self.conductor, self.show_prompt)
        self.last_turn = LastTurn(self.conductor, lambda: self._face)
        self.coach = CoachVoice(board, strip, self.conductor, self)
        self.coach.changed.connect(self._coach_changed)
        self._coach_aim = CoachAim(board, self._tell_coach, self)
        self._holding = False
        """Whether something lies open until the player goes on."""
        self._slowed = False
        """Whether something is being shown again at another speed than the player's own."""
        self._face: AnyGameUi | None = None
        self._reasons: Reasons | None = None
        self.undo_name = ""
        self.redo_name = ""
        self.rules: RuleAddresses | None = None
        """Who knows where the rules of what is asked and refused stand."""
        self.teacher: Teacher | None = None
        """Who stands between hand and conductor while a lesson lies on the table."""
        self.log = LogTeller(self.conductor, side_panel, self.heard.emit)
        self._prompting = Prompting(self, board, strip)
        board.idle.connect(self._at_rest)
        board.view.resized.connect(self._mark_again)
        board.looked.connect(self._tell_look)
        board.refused.connect(self._explain_refusal)
        board.picked.connect(self._prompting.tell_in_hand)
        board.view.hand.changed.connect(self._prompting.tell_choosing)

    # The game that is shown -----------------------------------------------------------------------------

    @property
    def face(self) -> AnyGameUi:
        """How the game at the table looks and is worded."""
        assert self._face is not None, "no game was ever shown"
        return self._face

    @property
    def reasons(self) -> Reasons:
        """The Why part of the side panel."""
        assert self._reasons is not None, "no game was ever shown"
        return self._reasons

    def use_face(self, face: AnyGameUi, skin: Skin) -> None:
        """Show a game by this face from the next moment on."""
        self._face = face
        self._prompting.forget()
        if self._reasons is None:
            self._reasons = Reasons(self._side_panel, self.conductor, face)
        self._reasons.face = face
        self.log.use_face(face, self._reasons)
        self._side_panel.use_actors(lambda side: face.side_name(side, self.conductor.view))
        self.lamp.face = self.coach.face = face
        self._board.keep_readable(*face.readable)
        self._board.set_presenter(face.presenter, face.pictures, skin)
        Aim(self._board, self._strip, self.conductor, face)

    def begin(self) -> None:
        """Another game lies on the table: its log, and no reasons yet."""
        self.lamp.put_away(quietly=True)
        self.coach.begin()
        sides = self.face.side_colours(self.conductor.view) if self.face.side_colours is not None else None
        self._strip.sides = self._side_panel.log_view.sides = sides
        hints = self.conductor.deciding.has_hints and self.conductor.mode is not Mode.WATCHING
        self._tool_bar.set_hints(on=hints)
        self.reasons.forget()
        self.log.rebuild()

    def reword(self) -> None:
        """Word everything again."""
        self.log.rebuild()
        self.reasons.reword()
        if self.conductor.mode is Mode.WATCHING:
            self.conductor.watch_ply(self.conductor.watched)
        else:
            self.conductor.show_now()

    # What the conductor tells ---------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """True while movements are playing."""
        return self._board.busy

    def finish_now(self) -> None:
        """End all movements at once."""
        self._board.finish_now()

    def look_home(self) -> None:
        """Look at the own place again."""
        self._board.come_home()

    def happened(self, change: Change) -> None:
        """Tell what happened in the log, and why; what is counted on the board is told once it lies there."""
        self.log.happened(change)

    def show_prompt(self) -> None:
        """What is asked now, with the buttons that answer."""
        self._prompting.show()

    def show(self, shown: Shown) -> None:
        """Bring board, strip and bars up to the present moment."""
        beats = self._beats(shown)
        self._board.forget_draft(shown.view)
        held = self.conductor.held
        if held is not None or self._holding:
            self._board.hold(held, shown.view)
        self._holding = held is not None
        self._renew()
        self._board.show_state(shown.view, shown.moment.legal, beats, playable=shown.playable)

    def show_parts(self, parts: tuple[Shown, ...]) -> None:
        """What one gesture did, part by part."""
        *others, last = parts
        steps = [BoardStep(one.view, one.moment.legal, (*self._beats(one), Pause(PART_MS))) for one in others]
        final = BoardStep(last.view, last.moment.legal, self._beats(last))
        self._board.forget_draft(last.view)
        self._renew()
        self._board.show_steps((*steps, final), playable=last.playable)

    def _renew(self) -> None:
        """What is asked and what can be done at the present moment; the board follows."""
        self.lamp.put_away(quietly=True)
        if self._slowed:
            self._slowed = False
            speed = self.conductor.pace.speed
            self._board.set_motion(MOTION_FACTOR[speed], self._board.view.animator.reduced)
        if self.last_turn.span is None:
            self._board.show_marks(())
        self.show_prompt()
        self.show_bars()
        self._recall()

    def _at_rest(self) -> None:
        """The board stands still: what another did last is marked, and the game goes on."""
        if self.log.tell_at_last():
            self.show_prompt()
            self.show_bars()
        if self.teacher is not None and self.teacher.at_rest():
            return
        if self._board.table is not None and self.conductor.mode is not Mode.EMPTY:
            self._board.show_marks(self.last_turn.marks(self.face, self._board.table, self._board.looking))
        self.conductor.at_rest()

    def _mark_again(self) -> None:
        """The board is laid out anew: marks of the last turn follow what they mark."""
        if self._board.marks and self._board.table is not None and self.conductor.mode is not Mode.EMPTY:
            self._board.show_marks(self.last_turn.marks(self.face, self._board.table, self._board.looking))

    def show_again(self, steps: tuple[Shown, ...], *, left: int | None = None) -> None:
        """What others did last, said in the strip and moved on the board, at instant speed as at the usual one."""
        self.lamp.put_away(quietly=True)
        self.coach.hush()
        self._board.show_marks(())
        first, *others = steps
        words = translate("Table", "Watching the bot's last turn again")
        if self.conductor.is_open:
            words = translate("Table", "Watching again what the others did last")
        detail = ""
        buttons: tuple[StripButton, ...] = ()
        if left is not None:
            detail = self.reasons.in_short(others[-1].moment.ply)
            on = translate("Table", "Next step") if left else translate("Table", "Back to the game")
            buttons = (StripButton(on, Key.NONE, True, ((on, ()),), translate("Table", "Space")),)
        self._strip.show_prompt(1, words, detail, buttons)
        if self.conductor.pace.speed is BotSpeed.INSTANT:
            self._board.set_motion(MOTION_FACTOR[BotSpeed.NORMAL], self._board.view.animator.reduced)
            self._slowed = True
        moved = (BoardStep(one.view, one.moment.legal, (*self._beats(one), Pause())) for one in others)
        self._board.show_steps((BoardStep(first.view, first.moment.legal), *moved), playable=False)

    def show_past(self, shown: Shown) -> None:
        """A moment of a game that is watched."""
        self._recall(shown.moment.ply)
        self._board.show_state(shown.view, shown.moment.legal, self._beats(shown), playable=False)
        self._side_panel.show_ply(shown.moment.ply)

    def close_curtain(self, number: int) -> None:
        """Cover board and strip until this player is there; what the other was asked is asked no more."""
        self._strip.drop_question()
        self._curtain.setGeometry(self._board.geometry().united(self._strip.geometry()))
        self._curtain.close_for(number)

    def open_curtain(self) -> None:
        """Nothing is covered."""
        self._curtain.hide()

    def seek_advice(self) -> None:
        """A program begins to look for a good move."""
        self.lamp.seek()

    def advise(self, choice: Choice[Any] | None) -> None:
        """Tell what a program advises."""
        usual = self.face.adviser
        game = self.conductor.session.rules.game_id
        hints = hints_of(self.face) if adviser_of(game, usual) == usual else plain_hints(self.face)
        if choice is not None and hints is not None:
            self.lamp.show(hints(choice, self.conductor.shown_view))
            return
        self.lamp.fail()
        self._strip.show_notice(
            translate("Table", "No good move could be worked out this time. Nothing was changed.")
        )

    def tell_nothing_to_advise(self) -> None:
        """A hint was asked for while somebody else has the turn, or the table waits."""
        self._strip.show_notice(
            translate("Table", "Nothing is yours to decide now; a hint can be had at your next decision."),
            calm=True,
        )

    def committed(self) -> None:
        """Time to save."""
        self.history_changed.emit()

    def finished(self) -> None:
        """The game is over."""
        self.game_finished.emit()

    # Movements ------------------------------------------------------------------------------------------

    def _beats(self, shown: Shown) -> tuple[Cue, ...]:
        """How what happened moves, seen from what is looked at, and what is heard of it."""
        looked_from = self._board.presenter if self._board.looking is not None else None
        presenter: Presenter = looked_from or self.face.presenter
        table = self._board.table
        parts = [(event, presenter.beats(event, shown.before, shown.view, table)) for event in shown.events]
        conductor = self.conductor
        return cues(conductor.session, shown.moment.ply, conductor.seat, self.face.sound, parts)

    def _recall(self, until: int | None = None) -> None:
        """Let the board remember the bot's latest steps; ``until``: those up to a ply that is looked at."""
        if self.face.recall is not None:
            session = self.conductor.session
            plies = bot_plies(session, self.conductor.seat, until)
            steps = ((session.events_at(ply), session.state_at(ply - 1)) for ply in plies)
            self._board.renew_presenter(self.face.recall(steps))

    # Words ----------------------------------------------------------------------------------------------

    def _tell_coach(self, action: Any, rests: bool) -> None:
        """What the piece in hand would play where it hangs."""
        if self.teacher is None and not self.lamp.lit:
            self.conductor.aim(action, rests=rests)

    def _coach_changed(self) -> None:
        """The coach has something else to say, or nothing any more."""
        if self.conductor.mode is not Mode.EMPTY and self._strip.question is None:
            self.show_prompt()

    def collect(self, draft: Any) -> None:
        """A choice without an order goes on; nothing is decided yet."""
        if self.conductor.wait is Wait.REVEAL:
            self.conductor.go_on()
        elif self.conductor.own:
            self._board.collect(draft)
            self.show_prompt()
            self._name_history()

    @property
    def given_back(self) -> Command[Any] | None:
        """What gives back the last of what is collected, by Esc and by Undo; None where nothing was picked by hand."""
        if not self.conductor.own or self._board.draft is None:
            return None
        return next((command for command in self._prompting.commands() if command.key is Key.BACK), None)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back, decided or only collected."""
        return self.given_back is not None or self.conductor.session.can_undo

    def show_bars(self) -> None:
        """What can be undone, redone and shown again; the rule that matters now."""
        conductor, session = self.conductor, self.conductor.session
        self._tool_bar.show_state(
            seed=session.seed,
            sealed=session.sealed,
            can_undo=self.can_undo,
            can_redo=session.can_redo,
            can_replay=conductor.replay_span is not None,
            speed=conductor.pace.speed,
        )
        view = self.log.told_moment.view(conductor.eyes)
        self._side_panel.show_folds(self.face.folded(view))
        self._side_panel.show_rule(*self.face.rule(view))
        self._name_history()

    def _name_history(self) -> None:
        """The steps that Undo and Redo would take have names."""
        conductor, session, back = self.conductor, self.conductor.session, self.given_back
        forward = session.cursor if session.can_redo else None
        steps = conductor.pending_steps
        self.undo_name = step_name(conductor.moments, self.face, conductor.undo_ply, steps)
        if back is not None:
            self.undo_name = self.face.command(back.name, conductor.view)
        self.redo_name = step_name(conductor.moments, self.face, forward, steps)
        self._tool_bar.undo.setEnabled(self.can_undo)
        self.bars_changed.emit()

    def _tell_look(self, thing: Any) -> None:
        """Say what is looked at."""
        if self.conductor.mode is Mode.EMPTY or self.face.looking is None:
            return
        if not self._board.busy:
            self._board.show_marks(self.last_turn.marks(self.face, self._board.table, thing))
        words = self.face.looking(thing, self.conductor.view)
        if thing is None:
            announce(self._board.view, words)
            self._strip.clear_notice()
        else:
            self._strip.show_notice(words, calm=True)

    def _explain_refusal(self, vain: object) -> None:
        """Why something that was pressed, dragged or dropped does nothing, said at the thing itself."""
        if self.conductor.mode is Mode.EMPTY:
            return
        assert isinstance(vain, Vain)
        if self.teacher is not None and self.teacher.refuses(vain):
            return
        self.heard.emit(Effect.REFUSE)
        away, draft = self._board.looking is not None, self._board.draft
        found = answer(self.face, self.conductor, vain, away=away, draft=draft)
        name = name_of(self.face, self.conductor, found.thing)
        about = "" if found.waits else self.face.rule_about(found.thing, self.conductor.view)
        address = self.address(about or self.rule_now)
        question = self._strip.question
        # What stands in the strip is what is asked now, whatever the thing itself would be good for otherwise.
        rule = found.refusal.rule if question is None else question[0]
        by_escape = found.refusal.by_escape or question is not None  # which Esc answers
        self._board.tell_refusal(found.thing, found.refusal.reason, rule, name, address, by_escape=by_escape)

    # The rules ------------------------------------------------------------------------------------------

    @property
    def rule_now(self) -> str:
        """The section of the rules about what is decided now; empty where nobody knows of one."""
        conductor = self.conductor
        if self.rules is None or self._face is None or conductor.mode is Mode.EMPTY:
            return ""
        return self.rules.anchor_of(conductor.session.rules.game_id, self._face.rule(conductor.view)[0])

    @property
    def lead(self) -> tuple[str, str]:
        """The same as a link: the anchor and its words; both empty where nobody knows of one."""
        return self.address(self.rule_now)

    def address(self, anchor: str) -> tuple[str, str]:
        """An anchor with the words of a link to its section; both empty where there is none."""
        words = "" if self.rules is None else self.rules.link(self.conductor.session.rules.game_id, anchor)
        return (anchor, words) if words else ("", "")


def step_name(moments: Moments, face: AnyGameUi, ply: int | None, pending_steps: PendingSteps) -> str:
    """What was done at this moment, in words, for the Edit menu; empty for none. A gesture is told by its end."""
    if ply is None:
        return ""
    entries = moments.session.log
    while ply + 1 in pending_steps and ply + 1 < len(entries):
        ply += 1
    entry = entries[ply]
    return face.describe(entry.action, moments.at(ply).view(entry.seat))
