"""In which games the coach speaks, what it is not to say again, and whether it may stay. Source: mocks/way-in.md 3.

The first games of a kind are those that the record of results holds; there is no count beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QObject

from noria_desktop.app.coach_memory import FILE, CoachMemory
from noria_desktop.app.session import Session
from noria_desktop.app.settings import Settings
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.table.game_page import GamePage
    from noria_desktop.ui.widgets.notice_bar import NoticeBar
    from noria_desktop.ui.window.coach_bar import CoachBar


class CoachedHost(Protocol):
    """What is asked of the window."""

    @property
    def settings(self) -> Settings:
        """What the player chose."""
        ...

    def change_settings(self, **changes: Any) -> None:
        """Change them."""
        ...

    def put_above(self, bar: NoticeBar) -> None:
        """Give a bar its place above whatever page is shown."""
        ...


class Coached(QObject):
    """Between settings, results and table."""

    def __init__(
        self,
        parent: QObject,
        host: CoachedHost,
        table: TablePlace,
        models: PageModels,
        data: Path,
        *,
        writes: bool,
    ) -> None:
        """Nothing is asked.

        Args:
            parent: owns it.
            host: the window.
            table: where the coach speaks.
            models: who knows how many games were finished.
            data: folder of the profile.
            writes: False leaves every file as it is.
        """
        super().__init__(parent)
        self._host, self._table, self._models = host, table, models
        self._quick: str | None = None
        """Identity of a game that was begun quickly: the coach sits beside it unless nobody wants it."""
        self._bar: CoachBar | None = None
        self._page: Page | None = None
        self._memory, self._writes = data / FILE, writes
        table.when_made(self._join)

    def _join(self, table: GamePage) -> None:
        table.conductor.coaching.memory = CoachMemory(self._memory, writes=self._writes)
        table.display.coach.sent_away.connect(self._send_away)

    def seat(self, session: Session) -> None:
        """A game comes to the table."""
        self._tell_table(session)

    def begin_quickly(self, session: Session) -> None:
        """A game was begun against somebody with everything laid ready."""
        self._quick = session.identity

    def apply(self) -> None:
        """The settings have changed."""
        session = self._table.session
        if session is not None and not self._table.watching:
            self._tell_table(session)

    def _tell_table(self, session: Session) -> None:
        settings, game_id = self._host.settings, session.rules.game_id
        finished = len(self._models.finished(game_id))
        on = settings.is_coached(game_id, finished)
        if (
            session.identity == self._quick
            and settings.coach == "first"
            and f"{game_id}:0" not in settings.coach_kept
        ):
            on = True
        self._table.page.set_coach(on=on, sent_away=settings.unheard, first_game=finished == 0)

    def _send_away(self, kind: str, away: bool) -> None:
        silent = self._host.settings.without_remark(kind, away=away)
        self._host.change_settings(coach_silent=silent)

    # Whether it may stay ------------------------------------------------------------------------------------

    def ask_after(self, session: Session, page: Page) -> None:
        """The result of a game that was just played is shown: ask once, after the first games of its kind."""
        game_id = session.rules.game_id
        finished = len(self._models.finished(game_id))
        if not session.tally.remarks or not self._host.settings.asks_about_coach(game_id, finished):
            return
        if self._bar is None:
            from noria_desktop.ui.window.coach_bar import CoachBar

            self._bar = CoachBar()
            self._bar.keep.clicked.connect(lambda: self._answer(kept=True))
            self._bar.no_more.clicked.connect(lambda: self._answer(kept=False))
            self._host.put_above(self._bar)
        self._page = page
        page.installEventFilter(self)
        self._bar.ask(game_id)

    def _answer(self, *, kept: bool) -> None:
        if self._bar is not None:
            settings = self._host.settings
            self._host.change_settings(coach_kept=settings.with_coach(self._bar.game_id, kept=kept))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The question belongs to the page of the result."""
        if watched is self._page and event.type() == QEvent.Type.Hide and self._bar is not None:
            self._bar.close_bar()
        return super().eventFilter(watched, event)
