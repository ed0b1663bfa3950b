"""Asked once before something is given up: usable things that an end leaves unused, and the seal of a record.

The game says what would be lost (``GameUi.unused``), the strip asks, the board shows what lies there. No dialogue
stands in the way: who goes on playing has answered. Source: mocks/table.md 7.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.refusals import name_of
from noria_desktop.ui.table.strip_buttons import StripButton

KEEP_PLAYING: Final = ("keep playing",)
"""Stands for the actions of the button that gives nothing up."""
ALL_THE_SAME: Final = ("all the same",)
"""Stands for those of the one that does what was asked about."""
NEVER_ASK: Final = ("never ask",)
"""Stands for those of the one that turns the questions off."""


class Asking(QObject):
    """Between the player's hand and the conductor: what passes, and what is asked about first."""

    turned_off = Signal()
    """The player wants no more questions."""

    def __init__(self, conductor: Conductor, strip: PromptStrip, board: Board) -> None:
        """Nothing is asked."""
        super().__init__(board)
        self._conductor, self._strip, self._board = conductor, strip, board
        self.on = True
        """Whether anything is asked at all."""
        self._asked: set[Question] = set()
        """What was asked and not answered yet: a key pressed again is the answer. Once it was answered, with yes or with no, the
        same is asked again: the same words may be about another piece."""
        self._question: Question | None = None
        """What is asked now."""
        self._phase: object = None
        self._held: Handle | None = None
        """What was in hand as it was asked about; it comes back there for whoever keeps playing."""
        self._asks_of_seal = False
        """Whether what stands is the question about the seal; who keeps it is asked again the next time."""
        self._go: Callable[[], None] | None = None
        """What happens all the same."""
        strip.question_over.connect(self._forget)

    def begin(self) -> None:
        """Another game lies on the table."""
        self.withdraw()
        self._asked.clear()
        self._phase = None

    @property
    def stands(self) -> bool:
        """True while a question waits for its answer."""
        return self._go is not None

    # What the player does -------------------------------------------------------------------------------

    def play(self, actions: tuple[Any, ...], face: AnyGameUi, words: str = "") -> None:
        """Play, or ask first what would be given up by it.

        Args:
            actions: what a gesture or a button stands for.
            face: the game at the table.
            words: those of the button; empty for a gesture.
        """
        held = self._in_hand(face) if words else None
        # A key pressed twice answers; a piece that is dropped again there has not read what is asked.
        question = held or self._unused(actions, face, again=None if words else self._question)
        if question is None:
            self._answered()
            self.withdraw()
            self._conductor.play(actions)
            return
        words = words or translate("Table", "Do it anyway")

        def play() -> None:
            self._conductor.coaching.confirmed()
            self._conductor.play(actions)

        # Not the key that asked for it, which may still be held.
        self._ask(question, words, Key.END, play)
        # Whoever answers in the strip has let the board go, and with it what was in hand.
        self._held = None if held is None else held.things[0]

    def undo(self) -> None:
        """Take the last decision back, or ask first whether the record may be opened by it."""
        self._go_back(self._conductor.undo_ply, translate("Table", "Undo"), self._conductor.undo)

    def undo_remark(self) -> None:
        """Take back all that the coach speaks of, or ask the same first."""
        conductor = self._conductor
        self._go_back(conductor.remark_ply, translate("Table", "Undo"), conductor.undo_remark)

    def restart(self) -> None:
        """The same for the way back to the start."""
        self._go_back(0, translate("Table", "Back to the start"), self._conductor.restart)

    def answers(self, actions: object) -> bool:
        """Whether a button of the strip was an answer; then it has been taken."""
        go, held = self._go, self._held
        if actions not in (KEEP_PLAYING, ALL_THE_SAME, NEVER_ASK):
            return False
        self._answered()
        self.withdraw()
        if actions == KEEP_PLAYING and held is not None and not self._board.view.hand.holding:
            self._board.setFocus()
            self._board.view.hand.press(held)
        if actions == ALL_THE_SAME and go is not None:
            go()
        elif actions == NEVER_ASK:
            self.on = False
            self.turned_off.emit()
        return True

    def withdraw(self) -> None:
        """Nothing is asked any more: the prompt stands again."""
        self._forget()
        self._strip.end_question()

    def _answered(self) -> None:
        """What stands was answered."""
        if self._question is not None:
            self._asked.discard(self._question)

    def _forget(self) -> None:
        self._go, self._asks_of_seal, self._held, self._question = None, False, None, None
        self._board.ask_about(())

    # inside ---------------------------------------------------------------------------------------------

    def _unused(self, actions: tuple[Any, ...], face: AnyGameUi, again: Question | None) -> Question | None:
        conductor = self._conductor
        if not self.on or not actions or not conductor.own:
            return None
        turn = conductor.moment.turn
        phase = (turn.seat, turn.phase, _others(conductor))
        if phase != self._phase:
            self._phase = phase
            self._asked.clear()
        question = face.unused(conductor.view, conductor.moment.legal, actions)
        if question is None or (question in self._asked and question != again):
            return None
        if question.coached and conductor.coaching.would_speak(actions):
            return None
        self._asked.add(question)
        return question

    def _in_hand(self, face: AnyGameUi) -> Question | None:
        """Something was picked up for what is collected, and lies nowhere yet."""
        hand = self._board.view.hand
        source = hand.selection.source
        if not self.on or self._board.draft is None or not hand.holding or source is None:
            return None
        name = name_of(face, self._conductor, source)
        question = Question(
            translate("Table", "{thing}: still in your hand. Go on without it?").format(thing=name),
            translate("Table", "If it is to count, keep playing and lay it where the board is lit then."),
            (source,),
        )
        if question in self._asked:
            return None
        self._asked.add(question)
        return question

    def _go_back(self, target: int | None, words: str, go: Callable[[], None]) -> None:
        conductor = self._conductor
        # What is decided anew is asked about anew.
        self._asked.clear()
        if self.stands and self._asks_of_seal:
            # Pressed again while it is asked: that is the answer.
            self.withdraw()
            go()
            return
        asks = self.on and conductor.free
        if not asks or target is None or not conductor.session.would_open(target):
            self.withdraw()
            go()
            return
        question = Question(
            translate("Table", "Take back what was already revealed?"),
            translate(
                "Table",
                "The game goes on, marked open instead of sealed. “{again}” pressed again does it.",
            ).format(again=words),
        )
        # What others do meanwhile does not answer it: they may be in the midst of counting a round.
        self._ask(question, words, Key.NONE, go, lasts=True)
        self._asks_of_seal = True

    def _ask(
        self, question: Question, words: str, key: Key, go: Callable[[], None], *, lasts: bool = False
    ) -> None:
        self._go, self._question = go, question
        self._board.ask_about(question.things)
        self._strip.ask(
            question.title,
            question.detail,
            (
                StripButton(
                    translate("Table", "Don't ask again"), Key.NONE, False, (("", NEVER_ASK),), flat=True
                ),
                StripButton(words, key, False, (("", ALL_THE_SAME),)),
                StripButton(translate("Table", "Keep playing"), Key.BACK, True, (("", KEEP_PLAYING),)),
            ),
            lasts=lasts,
        )


def _others(conductor: Conductor) -> int:
    """The last step that was not this seat's own: what comes after it is another turn."""
    log, seat = conductor.session.log, conductor.seat
    return next((ply for ply in range(conductor.session.cursor, 0, -1) if log[ply - 1].seat != seat), 0)
