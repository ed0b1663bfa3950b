"""The way through the statistics: counted from the library behind the first frame, and forgotten with the page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.app.saves.files import write_atomically
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_host import WatchingHost
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage
    from noria_desktop.ui.window.statistics_contents import StatisticsContents

log = logging.getLogger(__name__)

STATISTICS: Final = "statistics"
"""Name of the page, and of the picture of its sample."""
EARLY: Final = "statistics-early"
"""The picture of its sample after three games."""
SHOWN_FIRST: Final = "scythe"
"""The game that the pictures show."""
READING_S: Final = 0.012
"""Time for reading between two frames."""
SHOWING_MS: Final = 500
"""So often, at the most, is shown what was read meanwhile."""
SHARE: Final = 15
"""Showing takes a part of the time that is this many times smaller than that for reading."""
EARLY_GAMES: Final = 3


class StatisticsHost(WatchingHost, Protocol):
    """What the way through the statistics asks of the window."""

    def drop_page(self, name: str) -> None:
        """Forget a page that is not shown any more."""
        ...

    def show_new_game(self, game_id: str, /) -> None:
        """Show the New game page."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...


class StatisticsWays(QObject):
    """The statistics in a window. Whatever is held of single games is let go when the page is left."""

    def __init__(
        self,
        window: QWidget,
        host: StatisticsHost,
        files: Files,
        models: PageModels,
        skin: Callable[[], Skin],
        *,
        close_game: Callable[[], None],
    ) -> None:
        """Nothing is counted yet.

        Args:
            window: dialogs open over it.
            host: the same, as it is asked for pages.
            files: of the profile.
            models: read the files, a little at a time.
            skin: is asked for whenever a picture is painted.
            close_game: puts what lies on the table away.
        """
        super().__init__(window)
        self._window, self._host, self._files, self._models = window, host, files, models
        self._skin, self._close_game = skin, close_game
        self._page: StatisticsPage | None = None
        self._back: Callable[[], None] = host.show_home
        self._game: str | None = None
        """The tab that was shown last, empty: all games; None: none was."""
        self._today: date | None = None
        """The day of the sample; None: today."""
        self._sample: TemporaryDirectory[str] | None = None
        self._contents: StatisticsContents | None = None
        """What is shown; None while the page is not open."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)
        self._since = QElapsedTimer()
        self._pause = SHOWING_MS
        """Milliseconds until what was read meanwhile is shown."""
        self._is_remembered = False
        """Whether the index knows what was read."""

    # The page -------------------------------------------------------------------------------------------

    def show(self, game: str | None = None, *, back: Callable[[], None] | None = None) -> None:
        """The page as the files are now.

        Args:
            game: its tab, empty for all; by default the one shown last, else the game played last.
            back: where it was asked for; by default where it was asked for last, at first home.
        """
        from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage
        from noria_desktop.ui.window.statistics_contents import StatisticsContents

        self._close_game()
        if back is not None:
            self._back = back
        self._models.begin()
        contents = self._contents = StatisticsContents(self._files, self._models, self._skin, self._today)
        contents.count()
        if game is not None:
            self._game = game
        elif self._game is None:
            self._game = contents.games[-1].game if contents.games else ""
        self._begin_tab(contents)
        page = StatisticsPage(contents.model(), self._host.page_style())
        page.back_requested.connect(self._leave_back)
        page.rules_requested.connect(self._host.show_rules)
        page.new_requested.connect(self._host.show_new_game)
        page.tab_requested.connect(self._show_tab)
        page.opened.connect(self._replay)
        page.csv_requested.connect(self._ask_csv)
        page.picture_requested.connect(self._ask_picture)
        self._page = page
        self._host.put_page(STATISTICS, page)
        self._is_remembered = False
        self._since.start()
        self._timer.start(0)

    @property
    def is_shown(self) -> bool:
        """Whether the page is on the screen."""
        return self._page is not None and self._page.isVisible()

    def _leave_back(self) -> None:
        back = self._back
        back()

    def forget(self) -> None:
        """The page was left: let go of it and of every game."""
        self._timer.stop()
        self._page = self._contents = None
        self._host.drop_page(STATISTICS)

    def _read_on(self) -> None:
        """The next few files and games."""
        contents = self._contents
        if contents is None or self._page is None or not self._page.isVisible():
            self.forget()
        elif not self._models.is_read:
            contents.is_counted = False
            self._models.read_on(READING_S)
        elif not contents.is_counted:
            # Not in the frame in which the last file was read.
            contents.count()
            self._begin_tab(contents)
            self._page.show_model(contents.model())
        elif not self._is_remembered:
            self._is_remembered = True
            self._files.remember()
        elif contents.gathering is not None and not contents.gathering.is_read:
            if contents.gathering.go_on(READING_S) or self._since.elapsed() > self._pause:
                self._since.restart()
                self._page.show_gathered(contents.model())
                self._pause = max(SHOWING_MS, SHARE * self._since.restart())
        else:
            # Nothing more to read; now and then is looked whether the page is still there.
            self._timer.setInterval(1000)

    def _show_tab(self, game: str) -> None:
        assert self._contents is not None
        assert self._page is not None
        self._game = game
        self._begin_tab(self._contents)
        self._page.show_model(self._contents.model())
        self._timer.start(0)

    def _begin_tab(self, contents: StatisticsContents) -> None:
        """What the files of the shown game tell is read from here on."""
        self._pause = SHOWING_MS
        contents.begin_tab(self._game or "")

    # What is asked for ----------------------------------------------------------------------------------

    def _replay(self, key: str) -> None:
        assert self._contents is not None
        entry = next((one for one in self._contents.games if one.key == key), None)
        if entry is None or entry.file is None:
            return
        try:
            session = self._files.open(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return
        self._host.watch(session, back=self.show, origin=Origin.STATISTICS)

    def _file_name(self, ending: str) -> str:
        """What a file of the shown tab is called."""
        assert self._contents is not None
        return f"{self._game or 'noria-desktop'}-{self._contents.day.isoformat()}.{ending}"

    def _ask_csv(self) -> None:
        from noria_desktop.ui.widgets.file_places import ask_where

        name, _ = ask_where(
            self._window,
            translate("Statistics", "Export CSV"),
            self._file_name("csv"),
            "CSV (*.csv)",
        )
        if name:
            self.write_csv(Path(name))

    def write_csv(self, path: Path) -> None:
        """The list behind the page."""
        from noria_desktop.app.statistics.written import written

        assert self._contents is not None
        shown = tuple(one for one in self._contents.games if self._game in ("", one.game))
        self._tell(path, lambda: write_atomically(path, written(shown).encode(), keep_backup=False))

    def _ask_picture(self) -> None:
        from noria_desktop.ui.widgets.file_places import ask_where

        name, _ = ask_where(
            self._window,
            translate("Statistics", "Save picture"),
            self._file_name("png"),
            "PNG (*.png);;SVG (*.svg)",
        )
        if name:
            self.write_picture(Path(name))

    def write_picture(self, path: Path) -> None:
        """The page without its buttons."""
        from noria_desktop.ui.pages.statistics.exported import write_page

        page = self._page
        if page is not None:
            self._tell(path, lambda: write_page(path, page))

    def _tell(self, path: Path, write: Callable[[], object]) -> None:
        """Write, and say on the page what became of it."""
        assert self._page is not None
        try:
            write()
        except SaveError as error:
            self._page.say_saved(_text(error, self._host.language()))
        except OSError as error:
            self._page.say_saved(_text(writing_failed(path, error), self._host.language()))
        else:
            self._page.say_saved(translate("Statistics", "Saved as {file}").format(file=path.name))

    # The sample -----------------------------------------------------------------------------------------

    def show_sample(self, name: str) -> bool:
        """The page of the sample profile as a picture shows it; False: it is none of this name."""
        if name not in (STATISTICS, EARLY):
            return False
        from noria_desktop.app.library.sample import TODAY, add_results, fill

        self.leave()
        self._sample = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self._sample.name)
        fill(folder, self._host.language())
        if name == STATISTICS:
            add_results(folder)
        self._files, self._today = Files(folder), TODAY
        self._models = PageModels(self._files, self._skin)
        self.show(SHOWN_FIRST)
        self._models.read_on(60.0)
        contents, page = self._contents, self._page
        assert contents is not None
        assert page is not None
        contents.count()
        if name == EARLY:
            mine = [one for one in contents.games if one.game == SHOWN_FIRST and one.opponent == "autometta"]
            contents.games = tuple(mine[:EARLY_GAMES])
        self._begin_tab(contents)
        if contents.gathering is not None:
            contents.gathering.go_on()
        page.show_model(contents.model())
        return True

    def leave(self) -> None:
        """Away with the sample."""
        if self._sample is not None:
            self._sample.cleanup()
            self._sample = None


def _text(error: SaveError, language: str) -> str:
    from noria_desktop.app.messages import save_error_text

    return save_error_text(error, language)
