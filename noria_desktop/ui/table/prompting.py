"""What is asked at the table now, with the buttons that answer: the game's own question, or what speaks in its place."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import filterfalse
from typing import Any, Protocol

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Command, Key
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.coach_voice import CoachVoice
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lamp import Lamp
from noria_desktop.ui.table.last_turn import LastTurn
from noria_desktop.ui.table.log_telling import LogTeller
from noria_desktop.ui.table.mode import COVERED, Mode
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.reasons import Reasons
from noria_desktop.ui.table.strip_buttons import TAKE_BACK, WHY, StripButton, unable
from noria_desktop.ui.table.waiting import Wait, only_parts


class Teacher(Protocol):
    """What a lesson says in place of the table."""

    @property
    def quiet(self) -> bool:
        """Whether it speaks in place of the prompt."""

    def at_rest(self) -> bool:
        """The board stands still; False: the table goes on as usual."""

    def refuses(self, vain: Vain) -> bool:
        """Something was pressed in vain: whether the lesson itself answers."""


class PromptedTable(Protocol):
    """What has something to say at the table besides the game."""

    conductor: Conductor
    lamp: Lamp
    last_turn: LastTurn
    coach: CoachVoice
    log: LogTeller
    teacher: Teacher | None

    @property
    def face(self) -> AnyGameUi:
        """Words the game's own questions."""

    @property
    def reasons(self) -> Reasons:
        """Why others did what they did."""

    @property
    def lead(self) -> tuple[str, str]:
        """Anchor and words of the link to the rule about what is decided now; both empty where there is none."""


class Prompting:
    """Chooses what the prompt strip says, and which buttons it bears."""

    def __init__(self, table: PromptedTable, board: Board, strip: PromptStrip) -> None:
        """Nothing is asked yet."""
        self._table, self._board, self._strip = table, board, strip
        self._held: Handle | None = None
        """What is in hand."""
        self._in_hand: tuple[str, str] | None = None
        self._choosing = False
        """The prompt for what is in hand, where it has one of its own."""
        self._asked: tuple[int, str, str] | None = None
        """What the player was asked last: by which side's mark, title and detail."""

    def forget(self) -> None:
        """What was asked last was worded by another face."""
        self._asked = None

    def show(self) -> None:
        """What is asked now, with the buttons that answer."""
        table = self._table
        if table.conductor.is_watching or (table.teacher is not None and table.teacher.quiet):
            return
        self._strip.lead_to(*table.lead)
        conductor, face = table.conductor, table.face
        turn, view = conductor.moment.turn, conductor.view
        if table.log.keeps_quiet:
            earlier = table.log.told_moment
            title, detail = face.prompt(earlier.turn, earlier.view(conductor.eyes))
            self._asked = None
            self._strip.show_prompt(int(earlier.turn.seat != conductor.seat), title, detail, (), goes_on=True)
            return
        parting = conductor.wait is Wait.PARTING
        ended = conductor.wait is Wait.END
        side = int(turn.seat != conductor.seat and not (parting or ended))
        if turn.seat is None and conductor.mode is Mode.OVER:
            side = (
                conductor.seat
            )  # nobody moves any more: what is said of the end is said to whoever sits here
        if conductor.is_open and turn.seat is not None:
            side = conductor.seat if parting else turn.seat
        if table.lamp.lit:
            table.coach.hush()
            lamp = table.lamp.prompt()
            self._strip.show_prompt(side, lamp.title, lamp.detail, lamp.buttons, spoken=lamp.spoken)
            return
        if conductor.passes and table.teacher is None and self._asked is not None:
            # What is asked for a moment and then left out by itself would only flash.
            self._strip.show_prompt(*self._asked, (), goes_on=True)
            return
        told = table.last_turn.told(face)
        if conductor.mode is Mode.STUCK:
            title, detail, buttons = unable()
        elif self._board.draft is not None and face.collected is not None:
            title, detail = face.collected(self._board.draft, turn, view)
            if self._in_hand is not None and conductor.own:
                # What is collected stays in the title; where the thing in hand goes is what one asks now.
                detail = self._in_hand[1]
            buttons = list(self.buttons())
        elif parting and face.parting is not None:
            title, detail = face.parting(view)
            if done := table.last_turn.passed_over(face):
                detail = translate("Table", "{left_out} {detail}").format(left_out=done, detail=detail)
            buttons = list(self.buttons())
        else:
            title, detail = face.prompt(turn, view)
            if conductor.own and face.past_reveal is not None and table.last_turn.own_reveals(face):
                title, detail = face.past_reveal(turn, view)
            if self._in_hand is not None and conductor.own:
                (title, detail), told = self._in_hand, None
            buttons = list(self.buttons())
            if conductor.wait is Wait.REMARK and not buttons:
                on = translate("Table", "Go on")
                buttons.append(StripButton(on, Key.GO_ON, True, ((on, ()),)))
            if not conductor.own:
                detail = table.reasons.in_short(conductor.moment.ply) or detail
            elif left_out := table.last_turn.passed_over(face):
                detail = translate("Table", "{left_out} {detail}").format(left_out=left_out, detail=detail)
        # What is about the piece in hand is said while it hangs there; what others did comes back once it is put down.
        holding, aims = self._board.view.hand.holding, conductor.coaching.aims
        silent = (holding and not aims) or conductor.mode is Mode.STUCK or self._board.busy
        coached = table.coach.prompt(None if holding else told, silent=silent)
        if table.coach.other is not None:
            buttons.insert(0, table.coach.other)
        if coached is not None:
            told = None
        if told is not None:
            words = translate("Table", "Why?")
            buttons.insert(0, StripButton(words, Key.NONE, False, ((words, WHY),), "W"))
        self._asked = (side, title, detail) if conductor.own else None
        self._strip.show_prompt(
            side,
            title,
            detail,
            tuple(buttons),
            told=told,
            coached=coached,
            goes_on=conductor.mode not in COVERED,
        )
        if conductor.passed_over is not None and conductor.own and face.collected is not None:
            outcome, conductor.passed_over = conductor.passed_over, None
            self._strip.show_notice(" ".join(face.collected(outcome, turn, view)), calm=True)

    def tell_in_hand(self, held: Handle | None) -> None:
        """The strip speaks of what is in hand; a question that stands there stays."""
        table = self._table
        conductor = table.conductor
        before, self._in_hand = self._in_hand, None
        given_back, self._held = self._held, held
        if conductor.own:
            self._in_hand = self._words_in_hand(held)
        spoke = conductor.coaching.remark is not None
        if not conductor.own or self._board.busy or table.lamp.lit or self._strip.question is not None:
            return
        if self._in_hand != before or spoke:
            self.show()
        self._tell_exchange(given_back, held)

    def tell_choosing(self) -> None:
        """What was dropped means several things and one is chosen, or that is over: the strip follows."""
        choosing = self._board.view.hand.selection.stage is Stage.CHOOSING
        if choosing != self._choosing:
            self._choosing = choosing
            self.tell_in_hand(self._held)

    def _words_in_hand(self, held: Handle | None) -> tuple[str, str] | None:
        """The game's prompt for what is in hand, or for what was dropped and is still to be told what it means."""
        face, view = self._table.face, self._table.conductor.view
        selection = self._board.view.hand.selection
        if selection.stage is Stage.CHOOSING and face.choosing is not None:
            assert selection.source is not None
            assert selection.target is not None
            return face.choosing(view, selection.source, selection.target)
        return None if held is None or face.in_hand is None else face.in_hand(view, held)

    def _tell_exchange(self, given_back: Handle | None, held: Handle | None) -> None:
        """What was in hand lies in its place again, as something else was taken: said where that may be missed."""
        table = self._table
        if given_back is None or held is None or table.face.put_back is None:
            return
        words = table.face.put_back(table.conductor.view, given_back, held)
        if words:
            self._strip.show_notice(words, calm=True)

    def buttons(self) -> Iterable[StripButton]:
        """What can be pressed in the strip."""
        table = self._table
        conductor, face, view = table.conductor, table.face, table.conductor.view
        commands = self.commands()
        gives_back = any(command.key is Key.BACK for command in commands)
        if conductor.own and conductor.session.can_undo and face.takes_back(view) and not gives_back:
            yield StripButton(translate("Table", "Take back"), Key.BACK, False, (("", TAKE_BACK),))
        for command in commands:
            options = tuple(
                (face.describe(action, view), (action, *command.following)) for action in command.actions
            ) or (("", ()),)
            yield StripButton(face.command(command.name, view), command.key, command.primary, options)
        if conductor.wait is Wait.STEP and conductor.session.awaits_program:
            # Nothing is played by it: the next program is let go on.
            yield StripButton(translate("Table", "Next move"), Key.GO_ON, True, (("", ()),))

    def commands(self) -> tuple[Command[Any], ...]:
        """Legal actions that are buttons."""
        table = self._table
        conductor = table.conductor
        wait = conductor.wait
        if wait in (Wait.PARTING, Wait.END):
            commands = table.face.presenter.commands(conductor.view, conductor.moment.legal)
            return tuple(filter(only_parts, commands))
        automatic = conductor.moment.turn.automatic
        if wait is Wait.REVEAL and self._board.presenter is not None:
            return self._board.presenter.commands(conductor.view, conductor.moment.legal)
        if not (conductor.own or automatic):
            return ()
        if automatic and conductor.pace.speed is BotSpeed.INSTANT and wait is Wait.NOTHING:
            return ()  # it is over before anybody could press a button
        presenter = self._board.presenter if self._board.draft is not None else None
        commands = (presenter or table.face.presenter).commands(conductor.view, conductor.moment.legal)
        return tuple(filterfalse(only_parts, commands))
