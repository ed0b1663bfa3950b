"""The way through the statistics: counted from the library behind the first frame, and forgotten with the page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QTimer
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.library.entries import Entry, entries
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.app.saves.files import write_atomically
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.top_bar import Origin
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from noria_desktop.app.statistics.figures import Figures
    from noria_desktop.app.statistics.gathering import Gathering
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.pages.statistics.model import AllTab, GameTab, SourceRow, StatisticsModel
    from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage

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


class StatisticsHost(Protocol):
    """What the way through the statistics asks of the window."""

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def drop_page(self, name: str) -> None:
        """Forget a page that is not shown any more."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_new_game(self, game_id: str, /) -> None:
        """Show the New game page."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def watch(
        self,
        session: Session,
        ply: int = 0,
        *,
        back: Callable[[], None] | None = None,
        origin: Origin = Origin.HOME,
    ) -> None:
        """A finished game again."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
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
        self._games: tuple[Entry, ...] = ()
        self._gathering: Gathering | None = None
        self._painted: tuple[str, Callable[[QPainter, QRectF], None] | None] = ("", None)
        """Key of the best game, and what paints it."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)
        self._since = QElapsedTimer()
        self._pause = SHOWING_MS
        """Milliseconds until what was read meanwhile is shown."""
        self._is_counted = self._is_remembered = False
        """Whether everything was read before it was counted last, and whether the index knows it."""
        self._figures: Figures | None = None
        """Of the tab that is shown."""

    # The page -------------------------------------------------------------------------------------------

    def show(self, game: str | None = None, *, back: Callable[[], None] | None = None) -> None:
        """The page as the files are now.

        Args:
            game: its tab, empty for all; by default the one shown last, else the game played last.
            back: where it was asked for; by default where it was asked for last, at first home.
        """
        from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage

        self._close_game()
        if back is not None:
            self._back = back
        self._models.begin()
        self._count()
        if game is not None:
            self._game = game
        elif self._game is None:
            self._game = self._games[-1].game if self._games else ""
        self._begin_tab()
        page = StatisticsPage(self._model(), self._host.page_style())
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
        self._page, self._games, self._gathering, self._painted = None, (), None, ("", None)
        self._figures = None
        self._host.drop_page(STATISTICS)

    def _count(self) -> None:
        from noria_desktop.app.statistics.figures import counted

        self._is_counted = self._models.is_read
        every = entries(
            self._files.store.listing.found(), self._files.results.so_far(), elsewhere=self._in_trash()
        )
        self._games = counted(every, lambda game, opponent: opponent in game_cover(game).people)

    def _in_trash(self) -> frozenset[str]:
        """Identities of games whose files lie in the trash."""
        try:
            names = (one.file.name for one in self._files.store.trash.all())
            return frozenset(name.partition(".")[0].rpartition("-")[2] for name in names)
        except SaveError as error:
            log.info("no trash: %s", error)
            return frozenset()

    def _read_on(self) -> None:
        """The next few files and games."""
        if self._page is None or not self._page.isVisible():
            self.forget()
        elif not self._models.is_read:
            self._is_counted = False
            self._models.read_on(READING_S)
        elif not self._is_counted:
            # Not in the frame in which the last file was read.
            self._count()
            self._begin_tab()
            self._refill()
        elif not self._is_remembered:
            self._is_remembered = True
            self._files.remember()
        elif self._gathering is not None and not self._gathering.is_read:
            if self._gathering.go_on(READING_S) or self._since.elapsed() > self._pause:
                self._since.restart()
                self._page.show_gathered(self._model())
                self._pause = max(SHOWING_MS, SHARE * self._since.restart())
        else:
            # Nothing more to read; now and then is looked whether the page is still there.
            self._timer.setInterval(1000)

    def _refill(self) -> None:
        if self._page is not None:
            self._page.show_model(self._model())

    def _show_tab(self, game: str) -> None:
        self._game = game
        self._begin_tab()
        self._refill()
        self._timer.start(0)

    def _begin_tab(self) -> None:
        """Begin to read what the files of the shown game tell."""
        from noria_desktop.app.statistics.figures import Figures, figures
        from noria_desktop.app.statistics.gathering import Gathering

        game = self._game
        self._gathering, self._pause = None, SHOWING_MS
        self._figures = figures(self._games, game, _order(game)) if game else Figures(self._games, ())
        if game:
            mine = self._figures.games
            book = game_ui(game).book()
            self._gathering = Gathering(kit(game), mine, book.kind, book.counted_points)

    # The model ------------------------------------------------------------------------------------------

    def _model(self) -> StatisticsModel:
        from noria_desktop.ui.pages.statistics.model import Counted, StatisticsModel

        games = dict.fromkeys(game_ids(), 0)
        for one in self._games:
            games[one.game] = games.get(one.game, 0) + 1
        shown = {game: games[game] for game in game_ids()}
        counted = Counted(shown, not self._models.is_read, self._day())
        return StatisticsModel(counted, self._game_tab(self._game) if self._game else self._all_tab())

    def _day(self) -> date:
        return self._today or date.today()  # noqa: DTZ011 - the player's own day

    def _all_tab(self) -> AllTab:
        from noria_desktop.app.statistics.figures import evenings, head_to_head, seconds
        from noria_desktop.ui.pages.statistics.model import AllTab

        assert self._figures is not None
        orders = {game: _order(game) for game in game_ids()}
        return AllTab(
            self._figures,
            head_to_head(self._games, orders),
            evenings(self._games, self._day()),
            {game: seconds(one for one in self._games if one.game == game) for game in game_ids()},
        )

    def _game_tab(self, game: str) -> GameTab:
        from noria_desktop.ui.pages.statistics.model import GameTab

        found, book, gathering = self._figures, game_ui(game).book(), self._gathering
        assert gathering is not None
        assert found is not None
        return GameTab(
            game,
            found,
            book.unit,
            book.kinds_title(),
            book.kinds(),
            gathering.spread(),
            self._sources(game, gathering),
            gathering.opened,
            not gathering.is_read,
            self._paint_best(found.best),
        )

    def _sources(self, game: str, gathering: Gathering) -> tuple[SourceRow, ...]:
        """The rows of the score sheet by their names."""
        from noria_desktop.ui.pages.statistics.model import SourceRow
        from noria_desktop.ui.widgets.result_parts import ResultModel

        if gathering.sheet is None:
            return ()
        door = game_ui(game)
        model = ResultModel(
            game, gathering.sheet, "", sealed=False, undo_count=0, hints=0, minutes=0, final=gathering.final
        )
        parts = door.result_parts(model)
        means = {one.line: one for one in gathering.sources()}
        return tuple(
            SourceRow(parts.row_name(line), means[line].own, means[line].rival)
            for line in door.book().counted_lines(parts)
            if line in means
        )

    def _paint_best(self, best: Entry | None) -> Callable[[QPainter, QRectF], None] | None:
        """What paints the best game as it lay in the end; read once."""
        if best is None or best.file is None:
            return None
        if self._painted[0] != best.key:
            self._painted = best.key, self._painter_of(best)
        return self._painted[1]

    def _painter_of(self, best: Entry) -> Callable[[QPainter, QRectF], None] | None:
        from noria_desktop.ui.window.library import paint_position

        assert best.file is not None
        try:
            save = read(read_bytes(best.file), self._files.store.find_kit)
            view: Any = save.kit.rules.observe(save.snapshot, HUMAN)
        except SaveError as error:
            log.info("no picture: %s", error)
            return None
        return lambda painter, area: paint_position(painter, area, best.game, view, self._skin())

    # What is asked for ----------------------------------------------------------------------------------

    def _replay(self, key: str) -> None:
        entry = next((one for one in self._games if one.key == key), None)
        if entry is None or entry.file is None:
            return
        try:
            session = self._files.open(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return
        self._host.watch(session, back=self.show, origin=Origin.STATISTICS)

    def _shown_games(self) -> tuple[Entry, ...]:
        return tuple(one for one in self._games if self._game in ("", one.game))

    def _ask_csv(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Statistics", "Export CSV"),
            f"{self._game or 'noria-desktop'}-{self._day().isoformat()}.csv",
            "CSV (*.csv)",
        )
        if name:
            self.write_csv(Path(name))

    def write_csv(self, path: Path) -> None:
        """The list behind the page."""
        from noria_desktop.app.statistics.written import written

        self._tell(
            path, lambda: write_atomically(path, written(self._shown_games()).encode(), keep_backup=False)
        )

    def _ask_picture(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Statistics", "Save picture"),
            f"{self._game or 'noria-desktop'}-{self._day().isoformat()}.png",
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
        self._count()
        if name == EARLY:
            mine = [one for one in self._games if one.game == SHOWN_FIRST and one.opponent == "autometta"]
            self._games = tuple(mine[:EARLY_GAMES])
        self._begin_tab()
        if self._gathering is not None:
            self._gathering.go_on()
        self._refill()
        return True

    def leave(self) -> None:
        """Away with the sample."""
        if self._sample is not None:
            self._sample.cleanup()
            self._sample = None


def _order(game: str) -> tuple[str, ...]:
    """The opponents of a game, the easiest first; people, and tables of several, only where they were met."""
    known = kit(game)
    usual = [key for key in game_ui(game).opponents() if "+" not in key]
    people = game_cover(game).people
    return tuple(key for key in dict.fromkeys((*known.rivals, *usual)) if key not in people)


def _text(error: SaveError, language: str) -> str:
    from noria_desktop.app.messages import save_error_text

    return save_error_text(error, language)
