"""Everybody who plays besides the one at the screen: programs that think, people who come to it, what they may see.

A game that lies open (``GameUi.secret``) goes from one person to the next by itself; before a secret, and always in
games of secrets, the curtain falls.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.app.players import player_rng
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.rng import Rng
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.curtain import Curtain
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed
from noria_desktop.ui.table.programs import Programs, SearchRequest
from noria_desktop.ui.table.shown import ShownTable

LEAST_THOUGHT_MS = 350
"""A program's move comes no sooner, so that eyes can follow; no thinking is feigned beyond that."""
THOUGHT_S = 1.0
"""Time for a decision of players that take one."""


class SharedTable(ShownTable):
    """The table with several who decide at it."""

    committed = Signal()
    """The history changed: time to save."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(skin, parent)
        self._replaying = False
        self._skipping = False
        """True while programs play on to the next human decision without being watched."""
        self._programs = Programs(self)
        self._programs.decided.connect(self._program_decided)
        self._programs.failed.connect(self._program_failed)
        self._curtain: Curtain | None = None
        self.tool_bar.hint.connect(self.ask_for_hint)
        self.board.looked.connect(self._tell_look)

    @property
    def _free(self) -> bool:
        """True when the history may be moved: a game is on, and nothing is being shown again."""
        return self._session is not None and not self._replaying and not self._watching

    # Programs ------------------------------------------------------------------------------------------

    @property
    def _at_once(self) -> bool:
        """True when what others do is not to be watched."""
        return self._skipping or self._speed is BotSpeed.INSTANT

    @property
    def _by_steps(self) -> bool:
        """True when each move of the programs at an open table waits for Space."""
        return self._open and self._speed is BotSpeed.STEP

    def _let_program_decide(self) -> None:
        """A program thinks beside the window, no longer than its strength needs."""
        session = self._session
        if session is None or session.turn.seat is None or self._programs.thinking is not None:
            return
        if self.stuck:
            return
        seat = session.turn.seat
        least = 0 if self._at_once or self._speed is BotSpeed.FAST else LEAST_THOUGHT_MS
        if self._open and least:
            # Several in a row are told apart by the pause between them.
            least = max(least, PAUSE_MS[self._speed])
        self._programs.ask(session, seat, session.programs[seat], seconds=THOUGHT_S, least_ms=least)

    def _program_decided(self, request: SearchRequest, choice: Choice[Any]) -> None:
        """Play what a program chose, or tell what it advises."""
        session, face = self._session, self._face
        if session is None or face is None or request.session is not session:
            return
        if request.hint:
            if face.advice is not None:
                title, detail = face.advice(choice, self.view)
                self.strip.show_notice(
                    translate("Table", "{advice} – {why}").format(advice=title, why=detail), calm=True
                )
            return
        self._choices[session.cursor + 1] = choice
        session.dispatch(choice.action)
        explained = self._thought_at(session.cursor)
        if explained is not None:
            self._reason = session.cursor
            self.side_panel.show_reason(explained)
        self.committed.emit()

    def _program_failed(self, request: SearchRequest) -> None:
        """Say that there will be no move or no advice, and how to go on."""
        session = self._session
        if session is None or request.session is not session:
            return
        if request.hint:
            self.strip.show_notice(
                translate("Table", "No good move could be worked out this time. Nothing was changed.")
            )
            return
        self._failed_at = session.cursor
        self._skipping = False
        self._show_strip()

    def let_try_again(self) -> None:
        """Ask a program once more that could not decide."""
        self._failed_at = None
        self._show_strip()
        self._let_program_decide()

    def let_chance_decide(self) -> None:
        """Play any legal action for a program that could not decide, so that the game goes on."""
        session = self._session
        if session is None or not self.stuck or session.turn.seat is None:
            return
        # The program's own chance of that moment: what was taken back is decided the same way again.
        rng = Rng(player_rng(session.seed, session.turn.seat).key, session.cursor)
        session.dispatch(rng.pick(session.legal)[0])
        self.committed.emit()

    def ask_for_hint(self) -> None:
        """What a strong player would do at this seat, seeing no more than its player sees."""
        session, face = self._session, self._face
        if session is None or face is None or face.advice is None or not self._own or not self._free:
            return
        if self.curtained:
            return
        session.count_hint()
        self.strip.show_notice(translate("Table", "Looking for a good move…"), calm=True)
        self._programs.ask(session, self._seat, face.adviser, seconds=THOUGHT_S, hint=True)

    # People --------------------------------------------------------------------------------------------

    @property
    def curtained(self) -> bool:
        """True while the table waits for the other of two people."""
        return self._curtain is not None and self._curtain.isVisible()

    def _close_curtain(self, number: int) -> None:
        """Cover everything until this player is there."""
        if self._curtain is None:
            self._curtain = Curtain(self._skin, self)
            self._curtain.opened.connect(self._come_to_the_screen)
        self._curtain.setGeometry(self.board.geometry().united(self.strip.geometry()))
        self._curtain.close_for(number)

    def _tell_look(self, thing: Any) -> None:
        """Say what is looked at."""
        face = self._face
        if self._session is None or face is None or face.looking is None:
            return
        words = face.looking(thing, self.view)
        if thing is None:
            announce(self.board.view, words)
            self.strip.clear_notice()
        else:
            self.strip.show_notice(words, calm=True)

    def _draw_aside(self) -> None:
        if self._curtain is not None:
            self._curtain.hide()

    def _take_seat(self) -> None:
        """The table is shown to whoever decides now."""
        if self._session is not None and self._session.turn.seat is not None:
            self._seat = self._session.turn.seat
            self.board.come_home()
            self._show()

    def _come_to_the_screen(self) -> None:
        """The next of the players at one screen is here, and sees what is secret."""
        if self._session is not None:
            self._opened = self._session.cursor
            self._take_seat()
            self.board.setFocus()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language, the curtain's too."""
        super().set_skin(skin)
        if self._curtain is not None:
            self._curtain.set_skin(skin)

    def retranslate(self) -> None:
        """Word everything again, the curtain too."""
        super().retranslate()
        if self._curtain is not None:
            self._curtain.retranslate()
