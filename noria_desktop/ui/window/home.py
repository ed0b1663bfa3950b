"""The way to home: its page, where it leads, and what it tells.

Of a large profile, what could not be read before its first frame is read behind it, file by file.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from noria_desktop.app.saves.errors import SaveError
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.home_pictures import HomePictures
from noria_desktop.ui.window.learning import Learning
from noria_desktop.ui.window.page_models import PageModels, fresh_seed
from noria_desktop.ui.window.side_sheets import SideSheets

if TYPE_CHECKING:
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.pages.home import HomePage
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.window.circuit import Circuit
    from noria_desktop.ui.window.today import TodayWays

READING_S = 0.015
"""Time for reading between two frames of the home page."""
SHOWING_MS = 400
"""So often is shown what has been read meanwhile."""
TIDY_MS = 1000
"""So long after home is complete the profile is put in order."""


class HomeFilling(QObject):
    """Reads on while home is shown, and then tidies the profile once a run."""

    def __init__(
        self,
        parent: QObject,
        models: PageModels,
        files: Files,
        shown: Callable[[], HomePage | None],
        *,
        writes: bool,
    ) -> None:
        """Nothing is read yet.

        Args:
            parent: the window.
            models: makes what the page shows.
            files: of the profile.
            shown: the home page while it is on the screen.
            writes: whether the profile may be put in order.
        """
        super().__init__(parent)
        self._models, self._files, self._shown = models, files, shown
        self._tidies = writes
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._since = QElapsedTimer()

    def begin(self) -> None:
        """Home has just been shown with what could be read at once."""
        self._since.start()
        self._reading.start(0 if not self._models.is_read else TIDY_MS)

    def _read_on(self) -> None:
        """The next few files; once all are read, put the profile in order."""
        home = self._shown()
        if home is None:
            self._reading.stop()
        elif not self._models.is_read:
            if self._models.read_on(READING_S):
                home.set_model(self._models.renewed(home.model))
                self._reading.start(TIDY_MS)
            elif self._since.elapsed() > SHOWING_MS:
                home.show_saves(self._models.save_rows(), reading=True)
                self._since.restart()
        else:
            self._reading.stop()
            self._files.remember()
            if self._tidies:
                self._tidies = False
                self._files.tidy()


class HomeHost(Protocol):
    """What the way to home asks of the window."""

    page_name: str
    sheets: SideSheets
    learning: Learning

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def show_home(self) -> None:
        """Show home, whatever lies on the table."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        ...

    @property
    def circuit(self) -> Circuit:
        """The campaign's pages."""
        ...

    @property
    def today(self) -> TodayWays:
        """The day's game."""
        ...

    def start(self, game_id: str, options: Any, seed: int) -> None:
        """Lay the table for a new game."""
        ...

    def continue_latest(self) -> None:
        """Go on with the game saved last."""
        ...

    def show_new_game(self, game_id: str) -> None:
        """How shall a new game be begun?"""
        ...

    def show_rules(self, game_id: str) -> None:
        """How to play."""
        ...

    def show_library(self, back: Callable[[], None], /) -> None:
        """Every game, and from there back to what is given."""
        ...

    def show_statistics(self, back: Callable[[], None], /) -> None:
        """What the games come to, and from there back to what is given."""
        ...

    def open_file(self, path: Path) -> None:
        """Open a save, or import a file that holds everything."""
        ...


class HomeWays:
    """The home page in a window."""

    def __init__(
        self,
        parent: QObject,
        host: HomeHost,
        models: PageModels,
        files: Files,
        pictures: HomePictures,
        *,
        writes: bool,
    ) -> None:
        """No page yet.

        Args:
            parent: the window.
            host: the same.
            models: makes what the page shows.
            files: of the profile.
            pictures: of its cards, which outlive the program.
            writes: False leaves every file as it is.
        """
        self._host, self._models, self._files, self._pictures = host, models, files, pictures
        self.page: HomePage | None = None
        """The page once it was shown."""
        self._filling = HomeFilling(parent, models, files, self._shown, writes=writes)

    def show(self) -> None:
        """The home page, with the newest saves."""
        page, host = self.page, self._host
        if page is None:
            from noria_desktop.ui.pages.home import HomePage

            page = self.page = HomePage(self._models.home_model(), host.page_style())
            page.continue_requested.connect(host.continue_latest)
            page.new_requested.connect(host.show_new_game)
            page.again_requested.connect(self.again)
            self._pictures.begin(page)
            host.today.connect_home(page)
            page.circuit_requested.connect(lambda: host.circuit.show_map())
            page.chapter_requested.connect(lambda name: host.circuit.play_next(name))
            page.open_requested.connect(host.open_file)
            page.file_dropped.connect(host.open_file)
            page.delete_requested.connect(self._delete)
            page.restore_requested.connect(self._restore)
            page.trash_requested.connect(host.sheets.show_trash)
            page.library_requested.connect(lambda: host.show_library(host.show_home))
            page.statistics_requested.connect(lambda: host.show_statistics(host.show_home))
            page.rules_requested.connect(host.show_rules)
            page.learn_requested.connect(host.learning.show_learn)
            page.lesson_requested.connect(host.learning.go_on)
            page.lessons_requested.connect(host.learning.show_lessons_of)
            page.lesson_resumed.connect(host.learning.open)
        else:
            page.set_model(self._models.home_model())
        host.put_page("home", page)
        self._filling.begin()

    def _shown(self) -> HomePage | None:
        return self.page if self._host.page_name == "home" else None

    def reword(self) -> None:
        """What the page tells, in the language of now."""
        if self.page is not None:
            self.page.set_model(self._models.home_model(self.page.notice.text()))

    def refresh(self, notice: str = "") -> None:
        """The page as the files are now, with what is said above it."""
        if self.page is None:
            self._host.show_home()
        if self.page is not None:
            self.page.set_model(self._models.home_model(notice))
            self._filling.begin()

    def choose(self, path: Path) -> bool:
        """Show the list anew with the row of a file chosen; False when it is not shown."""
        if self.page is None or self._host.page_name != "home":
            return False
        self.refresh(self.page.notice.text())
        return self.page.saves.choose(path)

    def again(self, game_id: str) -> None:
        """Another game with the last choices."""
        self._host.start(game_id, self._models.last_choices(game_id), fresh_seed())

    def _delete(self, path: Path) -> None:
        self._change_saves(lambda: self._files.store.throw_away(path))

    def _restore(self, path: Path) -> None:
        self._change_saves(lambda: self._files.store.restore_backup(path))

    def _change_saves(self, change: Callable[[], object]) -> None:
        try:
            change()
        except SaveError as error:
            self._host.complain(error)
        else:
            self.refresh()
