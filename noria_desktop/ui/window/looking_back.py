"""Games that are looked back at: the result of one that is over, and any game again, step by step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject

from noria_desktop.app.session import Session
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.kept_games import KeptGames
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.widgets.result_model import ResultModel
    from noria_desktop.ui.window.circuit import Circuit
    from noria_desktop.ui.window.coached import Coached
    from noria_desktop.ui.window.honours import HonoursWays
    from noria_desktop.ui.window.turning import TurningWays


class LookingBackHost(Protocol):
    """What is asked of the window."""

    @property
    def circuit(self) -> Circuit:
        """The campaign's pages."""
        ...

    @property
    def coached(self) -> Coached:
        """The coach's place in the window."""
        ...

    @property
    def turning(self) -> TurningWays:
        """What turned a game."""
        ...

    @property
    def honours(self) -> HonoursWays:
        """Marks that games earned."""
        ...

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def lay_table(self) -> None:
        """Let the table be the page that is seen, before a game is laid on it."""
        ...

    def show_table(self, name: str) -> None:
        """Show the table."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def show_new_game(self, game_id: str, /) -> None:
        """How shall a new game be begun?"""
        ...

    def start(self, game_id: str, options: Any, seed: int, /) -> None:
        """Lay the table for a new game."""
        ...

    def seat(self, session: Session, source: Path | None = None, /) -> None:
        """Put a game on the table."""
        ...


class LookingBack(QObject):
    """Results and replays in a window."""

    def __init__(
        self,
        parent: QObject,
        host: LookingBackHost,
        table: TablePlace,
        files: Files,
        models: PageModels,
        games: KeptGames,
    ) -> None:
        """Nothing is shown yet.

        Args:
            parent: the window.
            host: the same.
            table: where games are played and watched.
            files: the player's files.
            models: what the pages show.
            games: what becomes of the game on the table.
        """
        super().__init__(parent)
        self._host, self._table, self._files, self._models, self._games = host, table, files, models, games
        self._watched_from: Callable[[], None] = host.show_home
        self._go_on: Callable[[], None] | None = None
        """Goes on with the game that is watched, where it is not over."""
        self.result_back: Callable[[], None] | None = None
        """Where the result of the game on the table was asked for; None while it is played."""
        table.when_made(lambda page: page.turning_wanted.connect(self._show_turning))
        self.back_from: Callable[[Session], Callable[[], None]] = lambda session: host.show_home
        """Where the result of a game that was just played leads back to."""

    def game_over(self) -> None:
        """The last row is played: count it."""
        session = self._table.session
        if session is None or not session.is_over or self._table.watching:
            return
        # The last beat may still be on its way to the save timer; the result counts on this autosave.
        self._games.settle()
        model = self._models.result_model(session, self._table.page.board)
        if self.result_back is not None:
            # An evening of the Circuit has its end once; asked for again it is a result like any other.
            self.show_result(session, model, self.result_back)
        elif self._host.circuit.ended(session, lambda back: self.show_result(session, model, back)):
            self._table.close_game()
        else:
            self.show_result(session, model, self.back_from(session))

    def show_result(
        self, session: Session, model: ResultModel, back: Callable[[], None], *, counted: bool = False
    ) -> None:
        """The result page of a finished game; ``back`` leads to where it was asked for.

        Args:
            session: the game.
            model: how it ended.
            back: leads to where the page was asked for.
            counted: its points were counted before: they stand there at once.
        """
        from noria_desktop.ui.pages.result import result_page

        page = result_page(model, self._host.page_style())
        if counted:
            page.stand_counted()
        page.back_requested.connect(back)
        page.home_requested.connect(self._host.show_home)
        page.rules_requested.connect(self._host.show_rules)
        page.rematch_requested.connect(
            lambda: self._host.start(session.rules.game_id, session.options, session.seed)
        )
        page.new_requested.connect(lambda: self._host.show_new_game(session.rules.game_id))

        def again() -> None:
            self.show_result(session, model, back, counted=True)

        if self._host.turning.offers(session):
            page.turning_requested.connect(lambda: self._host.turning.show(session, again))
            page.offer_turning()
        page.replay_requested.connect(lambda: self.watch(session, back=again, origin=Origin.RESULT))
        self._table.close_game()
        self._host.put_page("result", page)
        self._host.honours.follow(session, page, again)
        if self.result_back is None:
            self._host.coached.ask_after(session, page)

    def leave_table(self) -> None:
        """From what is watched to where that was asked for."""
        self._table.close_game()
        self._watched_from()

    def watch(
        self,
        session: Session,
        ply: int = 0,
        *,
        explained: bool = False,
        back: Callable[[], None] | None = None,
        origin: Origin = Origin.HOME,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        """A game again, finished or not.

        Args:
            session: the game.
            ply: the step from which on.
            explained: open the log at the reasons of the others.
            back: where it was asked for; home by default.
            origin: the same as the way back names it.
            go_on: goes on with the game itself, where it is not over.
        """
        self._watched_from, self._go_on = back or self._host.show_home, go_on
        self._host.lay_table()
        table = self._table.page
        table.watch(
            session,
            game_ui(session.rules.game_id),
            ply,
            title=self._files.game_title(session),
            origin=origin,
            can_go_on=go_on is not None,
        )
        offered = origin is not Origin.TURNING and self._host.turning.offers(session)
        table.replay.bar.offer_turning(offered)
        if explained:
            table.tell_why_here()
        self._host.show_table("table")

    def _show_turning(self) -> None:
        """From a game that is watched to what turned it, and from there back to where it was watched from."""
        session = self._table.session
        if session is not None:
            self._host.turning.show(session, self._watched_from)

    def play_on(self, session: Session, ply: int) -> None:
        """Go on from a moment of a watched game: with the game itself where it stands, else as one of its own."""
        if self._go_on is not None and self._table.page.replay.means_the_game:
            self._go_on()
            return
        self._host.seat(self._files.branch(session, ply))
