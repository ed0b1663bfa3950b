"""A turning point that is tried again: its position on the table as an open game that nobody keeps, and the adviser's answer.

The adviser says nothing until something was decided. Then what was done in the turn is compared with the best, move by move,
searched as widely, and a bar above the table says how good it was. Source: mocks/library.md 3.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer

from noria_desktop.app.catalogue import kit
from noria_desktop.app.replaying.forks import game_from
from noria_desktop.app.session import Change, ChangeKind, Session
from noria_desktop.app.turning.changes import CAREFUL, Measure
from noria_desktop.app.turning.reading import measure_of, question_about
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.turning import words
from noria_desktop.ui.widgets.notice_bar import NoticeBar

if TYPE_CHECKING:
    from noria_desktop.app.thinking import SearchWorker
    from noria_desktop.ui.window.table_place import TablePlace

log = logging.getLogger(__name__)

POLL_MS: Final = 15
TABLE: Final = "lesson"
"""Name under which the table is shown while nothing on it is kept."""


class TryBar(NoticeBar):
    """What is asked for, then the answer."""

    danger = False

    def __init__(
        self,
        again: Callable[[], object],
        put: Callable[[], object],
        following: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        """Hidden."""
        super().__init__()
        self.again = self.add_button(again)
        self.put = self.add_button(put)
        self.following = self.add_button(following)
        self.back = self.add_button(back)
        self._back = back
        self._is_listed = False
        self.retranslate()

    def come_from(self, *, is_listed: bool) -> None:
        """Where back leads: to the practice list or to the turning points."""
        self._is_listed = is_listed
        self.retranslate()

    def tell(self, text: str) -> None:
        """Another sentence, heard as well."""
        was_shown = self.isVisible()
        self.say(text)
        if was_shown:
            announce(self, text)

    def close_bar(self) -> None:
        """Esc in the bar: back to where it was asked for."""
        self._back()

    def retranslate(self) -> None:
        """Words in the language of now."""
        self.again.set_words(translate("Turning", "Again"))
        self.put.set_words(translate("Turning", "To the practice list"))
        self.following.set_words(translate("Turning", "Next moment"))
        self.back.set_words(
            translate("Turning", "Back to the practice list")
            if self._is_listed
            else translate("Turning", "Back to the turning points")
        )


class TryHost(Protocol):
    """What is asked of the window."""

    def put_above(self, bar: NoticeBar) -> None:
        """Give a bar its place above whatever page is shown."""
        ...

    def lay_table(self) -> None:
        """Let the table be the page that is seen."""
        ...

    def show_table(self, name: str) -> None:
        """Show the table."""
        ...


class Trying(QObject):
    """One position at a time."""

    def __init__(
        self,
        parent: QObject,
        host: TryHost,
        table: TablePlace,
        worker: Callable[[], SearchWorker],
        *,
        found: Callable[[int], None],
        put: Callable[[int], None],
        following: Callable[[], None],
        back: Callable[[], None],
    ) -> None:
        """Nothing is tried yet.

        Args:
            parent: owns it.
            host: the window.
            table: where positions are laid.
            worker: thinks.
            found: hears the ply of a move of which a better one was found.
            put: puts the move of this ply on the practice list.
            following: goes on with the next moment.
            back: leads to where it was asked for.
        """
        super().__init__(parent)
        self._host, self._table, self._worker = host, table, worker
        self._found, self._put, self._following, self._back = found, put, following, back
        self._bar: TryBar | None = None
        self._of: Session | None = None
        """The game whose position is tried."""
        self.session: Session | None = None
        """The position that is on the table."""
        self._ply, self._lost, self._effort = 0, 0, CAREFUL
        self._is_listed = False
        self._asked: list[tuple[int, Any]] = []
        """Own moves of the turn that are still to be compared."""
        self._losses: list[int] = []
        self.tried = self.was_found = False
        """Whether something was tried since it was laid, and a better move found."""
        self._over = False
        """Whether the turn is over, so that nothing is compared any more."""
        self._ticket: tuple[int, Any] | None = None
        self._unlisten: Callable[[], None] = lambda: None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    @property
    def ply(self) -> int:
        """How many actions had been played before the move that is tried."""
        return self._ply

    @property
    def told(self) -> str:
        """What the bar says."""
        return "" if self._bar is None else self._bar.words.text()

    def leave(self) -> None:
        """Back to where it was asked for, as the bar's button leads."""
        self._back()

    def begin(
        self, session: Session, ply: int, lost: int, effort: int = CAREFUL, *, is_listed: bool = False
    ) -> None:
        """Lay a position of a game on the table.

        Args:
            session: the game.
            ply: how many actions had been played.
            lost: how much the move of the game gave away, in hundredths; 0: nobody knows any more.
            effort: how long what is tried is searched, so that both are of one measure.
            is_listed: whether it was asked for from the practice list.
        """
        self.end()
        self._of, self._ply, self._lost, self._effort = session, ply, lost, effort
        self._is_listed = is_listed
        self._lay()

    def _lay(self) -> None:
        assert self._of is not None
        game_id = self._of.rules.game_id
        self._stop()
        self.session = game_from(self._of, kit(game_id), self._ply)
        self._asked, self._losses, self._over = [], [], False
        self.tried = self.was_found = False
        self._host.lay_table()
        self._table.page.open(self.session, game_ui(game_id), beside=self._back)
        self._unlisten = self.session.listen(self._changed)
        self._host.show_table(TABLE)
        if self._bar is None:
            self._bar = TryBar(self._lay, self._put_away, self._following, self._back)
            self._host.put_above(self._bar)
        self._bar.put.setEnabled(True)
        self._bar.come_from(is_listed=self._is_listed)
        self._bar.tell(translate("Turning", "Find a better turn. The adviser answers once you have decided."))
        self._table.page.board.setFocus()

    def end(self) -> None:
        """The position is left."""
        self._stop()
        self.session = self._of = None
        if self._bar is not None:
            self._bar.hide()

    def _stop(self) -> None:
        self._timer.stop()
        self._unlisten()
        self._unlisten = lambda: None
        if self._ticket is not None:
            self._worker().cancel()
        self._ticket = None

    def _put_away(self) -> None:
        self._put(self._ply)
        if self._bar is not None:
            self._bar.put.setEnabled(False)
            self._bar.tell(translate("Turning", "It waits in your practice list."))

    # The answer -----------------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        session = self.session
        assert session is not None
        if change.kind is not ChangeKind.PLAYED or change.entry is None:
            if change.kind is not ChangeKind.PLAYED and session.cursor <= self._ply:
                self._asked, self._losses, self._over, self._ticket = [], [], False, None
            return
        at = session.cursor - 1
        seat = session.rules.turn(session.state_at(self._ply)).seat
        if change.entry.seat != seat:
            self._over = True
        elif (
            not self._over
            and session.is_decision(at)
            and len(session.rules.legal_actions(session.state_at(at))) > 1
        ):
            self._asked.append((at, change.entry.action))
            self._timer.start(POLL_MS)

    def _look(self) -> None:
        """Ask about the next move of the turn, or hear the answer."""
        from noria_desktop.app.thinking import ThinkingFailed

        session = self.session
        if session is None:
            self._timer.stop()
            return
        try:
            if self._ticket is None:
                if not self._asked:
                    self._timer.stop()
                    return
                ply, action = self._asked.pop(0)
                if self._was_played(ply, action):
                    self._hear(self._lost)
                    return
                self._ticket = ply, action
                assert self._bar is not None
                self._bar.say(translate("Turning", "The adviser compares your move with the best…"))
                self._worker().ask(question_about(session, ply, action, self._effort))
                return
            answer = self._worker().poll()
        except ThinkingFailed as error:
            log.error("a try was not compared: %s", error)
            self._ticket = None
            self._timer.stop()
            if self._bar is not None:
                self._bar.tell(translate("Turning", "The adviser could not answer; the log says why."))
            return
        if answer is None:
            return
        self._ticket = None
        self._hear(max(0, getattr(answer.choice, "lost", 0)))

    def _was_played(self, ply: int, action: Any) -> bool:
        """Whether it is the move of the game, of which is known what it gave away: no search may find it better than it was."""
        assert self._of is not None
        return ply == self._ply and self._lost > 0 and action == self._of.log[ply].action

    def _hear(self, lost: int) -> None:
        self._losses.append(lost)
        if not self._asked:
            self._tell()

    def _tell(self) -> None:
        assert self.session is not None
        measure = measure_of(self.session.rules.game_id) or Measure.LEAD
        lost = sum(self._losses)
        text, is_found = words.answer(lost, self._lost - lost, measure)
        self.tried, self.was_found = True, self.was_found or is_found
        if is_found:
            self._found(self._ply)
        if self._bar is not None:
            self._bar.tell(text)
            self._bar.put.setEnabled(not is_found)
