"""The window: pages on a stack, the menu bar, and what leads from one page to the next.

Pages know nothing of each other. This module only connects; what becomes of games is in ``kept_games``, what lies over the
window in ``side_sheets``. Every page is imported when it is first shown, the table too (``table_place``), so that what is
asked for first is on the screen sooner.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.profile import Profile
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.art.style import ShellStyle, fitted
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.coached import Coached
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.frame import WindowFrame
from noria_desktop.ui.window.home import HomeWays
from noria_desktop.ui.window.home_pictures import HomePictures
from noria_desktop.ui.window.kept_games import KeptGames
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.learning import Learning
from noria_desktop.ui.window.looking_back import LookingBack
from noria_desktop.ui.window.new_games import NewGames
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.settings import SettingsFile
from noria_desktop.ui.window.side_pages import SidePages
from noria_desktop.ui.window.side_sheets import PROFILE_EXTENSION, SideSheets

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.table.game_page import GamePage
    from noria_desktop.ui.window.circuit import Circuit
    from noria_desktop.ui.window.honours import HonoursWays
    from noria_desktop.ui.window.library import LibraryWays
    from noria_desktop.ui.window.named_pages import NamedPages
    from noria_desktop.ui.window.statistics import StatisticsWays
    from noria_desktop.ui.window.today import TodayWays
    from noria_desktop.ui.window.turning import TurningWays


CAMPAIGN_EXTENSION = ".ndcampaign"
PICTURES = "pictures.cache"
"""File of the profile with pictures painted before; it may be deleted at any time."""
HOME_PICTURES = "home.cache"
"""The same for the home page, which is shown without a table."""
DRIVE_SHEET = "NORIA_DESKTOP_DRIVE_SHEET"
"""Variable that names the file of ``ui/drive_sheet.py``."""


class MainWindow(WindowFrame):
    """Noria Desktop's window."""

    def __init__(
        self, profile: Profile, settings: SettingsFile, languages: Languages, *, writes: bool = True
    ) -> None:
        """A window over the files of a profile, without a page yet.

        Args:
            profile: the player's folders.
            settings: what the player chose.
            languages: the language in use.
            writes: False looks at the profile and leaves every file in it as it is.
        """
        super().__init__(settings, languages)
        self._writes, self._cache = writes, profile.cache
        self._files = Files(profile.data, profile.cache, writes=writes)
        self._page_models = PageModels(self._files, self._skin)
        self.games = KeptGames(
            self,
            self.place,
            self._files,
            put_above=self.put_above,
            tell=self.tell,
            language=self.language,
            writes=writes,
        )
        self.sheets = SideSheets(
            self, self, self.place, self._files, self._page_models, self.games, settings, writes=writes
        )
        self.place.when_made(
            lambda table: table.board.keep_pictures_in(profile.cache / PICTURES, writes=writes)
        )
        self.side = SidePages(self, self, self.place, settings.path)
        self.coached = Coached(self, self, self.place, self._page_models, profile.data, writes=writes)
        self.looking_back = LookingBack(self, self, self.place, self._files, self._page_models, self.games)
        self._laid: Session | None = None
        """A game whose set-up was chosen by hand, until it is left: before its first decision nothing is kept of it."""
        self.pictures = HomePictures(self, profile.cache / HOME_PICTURES, writes=writes)
        self.home = HomeWays(self, self, self._page_models, self._files, self.pictures, writes=writes)
        self.learning = Learning(self, self, profile.data, self.language, writes=writes)
        self._page_models.lesson_card = self.learning.begun
        self._page_models.learning = self.learning.learned
        self._page_models.day_card = lambda: self.today.card()
        self.looking_back.back_from = lambda session: self.today.back_from(session)
        self.new_games = NewGames(self, self, self._page_models, self.learning)
        self._connect()
        if os.environ.get(DRIVE_SHEET):
            from noria_desktop.ui.window.drive_sheet import DriveSheet

            DriveSheet(self, self.table, Path(os.environ[DRIVE_SHEET]))

    def _reword(self) -> None:
        """Menus, title, and what the home page tells."""
        super()._reword()
        self._title()
        # A change of language may come before anything else.
        for ways in ("home", "circuit"):
            if ways in vars(self):
                getattr(self, ways).reword()
        session = self.place.session
        if session is not None and self.place.watching:
            self.table.replay.rename(self._files.game_title(session))

    @cached_property
    def circuit(self) -> Circuit:
        """The campaign's pages; made when something first asks for them, as a game that begins does not."""
        from noria_desktop.ui.window.circuit import Circuit

        return Circuit(self, self, self._files, self._skin, writes=self._writes)

    @cached_property
    def today(self) -> TodayWays:
        """The day's game; made when something first asks for it: no other table waits for every game of the library."""
        from noria_desktop.ui.window.today import TodayWays

        return TodayWays(
            self, self, self._files, self._page_models, close_game=self.place.close_game, writes=self._writes
        )

    @cached_property
    def turning(self) -> TurningWays:
        """Turning points; made when something first asks for them, as whoever thinks in another process is not needed before."""
        from noria_desktop.ui.window.turning import TurningWays

        return TurningWays(
            self, self, self._files, self._page_models, self._skin, self._cache, writes=self._writes
        )

    @cached_property
    def library(self) -> LibraryWays:
        """Every game that there is; made when something first asks for it."""
        from noria_desktop.ui.window.library import LibraryWays

        return LibraryWays(
            self,
            self,
            self._files,
            self._page_models,
            self._skin,
            show_statistics=lambda: self.statistics.show(back=self.library.show),
            writes=self._writes,
        )

    @cached_property
    def statistics(self) -> StatisticsWays:
        """What the games come to; made when something first asks for it."""
        from noria_desktop.ui.window.statistics import StatisticsWays

        return StatisticsWays(
            self, self, self._files, self._page_models, self._skin, close_game=self.place.close_game
        )

    @cached_property
    def honours(self) -> HonoursWays:
        """Marks of honour; made when something first asks for them."""
        from noria_desktop.ui.window.honours import HonoursWays

        return HonoursWays(
            self,
            self,
            self._files,
            self._page_models,
            self._cache,
            close_game=self.place.close_game,
            writes=self._writes,
        )

    @cached_property
    def named(self) -> NamedPages:
        """Pages by their names, as pictures of them are asked for."""
        from noria_desktop.ui.window.named_pages import NamedPages

        return NamedPages(
            self,
            self._files,
            self.side,
            self.new_games,
            lambda: (
                self.learning,
                self.library,
                self.statistics,
                self.turning,
                self.today,
                self.honours,
                self.new_games,
            ),
        )

    # Pages ----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        menus = self.menus
        menus.new.triggered.connect(lambda: self.show_new_game(self.game_now()))
        menus.open.triggered.connect(self._choose_file)
        menus.circuit.triggered.connect(lambda: self.circuit.show_map())
        menus.today.triggered.connect(lambda: self.today.show())
        menus.library.triggered.connect(lambda: self.show_library(self.show_home))
        menus.statistics.triggered.connect(lambda: self.show_statistics(self.show_home))
        menus.honours.triggered.connect(lambda: self.show_honours(self.show_home))
        menus.practice.triggered.connect(lambda: self.turning.show_list(self.show_home))
        menus.logbook.triggered.connect(lambda: self.circuit.show_logbook())
        menus.save.triggered.connect(self.games.save)
        menus.save_as.triggered.connect(self.games.save_as)
        menus.copy_setup.triggered.connect(self.games.copy_setup)
        menus.picture.triggered.connect(self.games.save_picture)
        menus.trash.triggered.connect(self.sheets.show_trash)
        menus.export.triggered.connect(self.sheets.choose_export)
        menus.import_.triggered.connect(self.sheets.choose_import)
        menus.lines.triggered.connect(self.sheets.show_lines)
        menus.home.triggered.connect(self.show_home)
        menus.quit.triggered.connect(self.close)
        menus.settings.triggered.connect(self.side.show_settings)
        menus.forecast.triggered.connect(lambda on: self.change_settings(forecast=on))
        menus.full_screen.triggered.connect(self._toggle_full_screen)
        menus.bot.aboutToShow.connect(self._offer_coach)
        menus.learn.triggered.connect(self.learning.show_learn)
        menus.rules.triggered.connect(self.side.ask_rules)
        menus.keys.triggered.connect(self.side.show_keys)
        menus.about.triggered.connect(self.side.show_about)
        menus.themes.triggered.connect(lambda action: self.change_settings(theme=action.data()))
        menus.languages.triggered.connect(lambda action: self.change_settings(language=action.data()))
        menus.speeds.triggered.connect(lambda action: self.change_settings(bot_speed=action.data()))
        self.settings_kept.connect(self.side.settings_kept)
        self.settings_kept.connect(lambda _: self.coached.apply())
        self.place.when_made(self._connect_table)

    def _connect_table(self, table: GamePage) -> None:
        menus = self.menus
        menus.undo.triggered.connect(table.undo)
        menus.redo.triggered.connect(table.conductor.redo)
        menus.restart.triggered.connect(table.restart)
        menus.fit.triggered.connect(table.board.fit)
        menus.zoom_in.triggered.connect(lambda: table.board.zoom(1.25))
        menus.zoom_out.triggered.connect(lambda: table.board.zoom(0.8))
        menus.panel.triggered.connect(table.toggle_side_panel)
        menus.overlay.triggered.connect(table.toggle_overlay)
        menus.replay.triggered.connect(table.conductor.replay_bot_turn)
        menus.skip.triggered.connect(table.conductor.finish_bot_turn)
        menus.coach_why.triggered.connect(table.display.coach.toggle_why)
        menus.coach_away.triggered.connect(table.display.coach.send_away)
        table.home_requested.connect(self.show_home)
        table.left.connect(self.looking_back.leave_table)
        table.rule_requested.connect(self.side.show_rule)
        # Queued: a finished game that is opened ends before its table is shown.
        table.finished.connect(self.looking_back.game_over, Qt.ConnectionType.QueuedConnection)
        table.asking.turned_off.connect(lambda: self.change_settings(asks=False))
        table.speed_changed.connect(lambda speed: self.change_settings(bot_speed=speed.value))
        table.bars_changed.connect(self._show_history)
        table.resume_requested.connect(self.looking_back.play_on)

    def _offer_coach(self) -> None:
        """What can be answered to the coach, while it speaks."""
        for action in (self.menus.coach_why, self.menus.coach_away):
            action.setEnabled(self.table.display.coach.speaks)

    def put_page(self, name: str, page: Page) -> None:
        """Show a page, replacing an older one of its name."""
        old = self._pages.get(name)
        if old is not None and old is not page:
            self._stack.removeWidget(old)
            old.deleteLater()
        is_new = self._stack.indexOf(page) < 0
        if is_new:
            self._stack.addWidget(page)
        self._pages[name] = page
        page.settings_requested.connect(self.side.show_settings, Qt.ConnectionType.UniqueConnection)
        page.language_requested.connect(self._use_language, Qt.ConnectionType.UniqueConnection)
        self._bring(name, page)
        if not is_new:
            page.ready()
        self._tell_of_broken_settings()

    def drop_page(self, name: str) -> None:
        """Forget a page that is not shown any more."""
        page = self._pages.get(name)
        if page is not None and self._stack.currentWidget() is not page:
            del self._pages[name]
            self._stack.removeWidget(page)
            page.deleteLater()

    def _bring(self, name: str, page: QWidget) -> None:
        if self.page_name == "table" and name != "table":
            self.games.flush()
        self.page_name = name
        self._stack.setCurrentWidget(page)
        page.setFocus()
        self.menus.set_playing(name == "table")
        self.menus.set_at_home(name == "home")
        self.menus.bot.menuAction().setVisible(name == "table")
        self.menus.overlay.setVisible(name == "table" and self.table.has_overlay)
        if name == "table":
            self._show_history()
        self._title()

    def _tell_of_broken_settings(self) -> None:
        if self._settings_file.broken is not None and self.page_name in ("home", "table"):
            self.tell(self._settings_file.notice())
            self._settings_file.broken = None

    def show_table(self, name: str) -> None:
        """The table with a game on it, ``table``, or with a lesson."""
        self._bring(name, self.table)
        self._tell_of_broken_settings()

    def _use_language(self, code: str) -> None:
        self.change_settings(language=code)

    def _title(self) -> None:
        session = self.place.session
        if self.page_name == "table" and session is not None:
            game = self._files.game_title(session)
            self.setWindowTitle(translate("Window", "{game} – Noria Desktop").format(game=game))
            self._show_record(f"{game}   ")
        else:
            self.setWindowTitle("Noria Desktop")
            self._show_record("")

    def show_home(self) -> None:
        """The home page, with the newest saves."""
        self.games.flush()
        laid = self.page_name == "table" and self.place.session is self._laid
        leaves_nothing = laid and self.games.leaves_nothing
        self._laid = None
        self.place.close_game()
        self.home.show()
        if leaves_nothing:
            self.home.refresh(
                translate(
                    "Window", "The set-up that you left is not kept: nothing had been decided in it yet."
                )
            )

    def show_library(self, back: Callable[[], None], /) -> None:
        """Every game, and from there back to what is given."""
        self.library.show(back=back)

    def show_statistics(self, back: Callable[[], None], /) -> None:
        """What the games come to, and from there back to what is given."""
        self.statistics.show(back=back)

    def show_honours(self, back: Callable[[], None], key: str = "", /) -> None:
        """Marks of honour, at one of them, and from there back to what is given."""
        self.honours.show(back=back, at=key)

    def page_style(self) -> ShellStyle:
        """Looks of a page, before it is fitted into the window."""
        return self._style()

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        self.games.complain(error)

    def go_home_and_tell(self, text: str) -> None:
        """What was asked for cannot be shown."""
        self.show_home()
        self.home.refresh(text)

    def show_saved(self, path: Path) -> bool:
        """Show home's list anew with the row of a file chosen; False when it is not shown there."""
        self.library.refresh()
        return self.home.choose(path)

    def game_now(self) -> str:
        """The game on the table or on the page; the first one elsewhere."""
        from noria_desktop.ui.pages.page import Page

        session = self.place.session
        if self.page_name in ("table", "lesson") and session is not None:
            return session.rules.game_id
        page = self._stack.currentWidget()
        return page.game_id() if isinstance(page, Page) else game_ids()[0]

    def show_new_game(self, game_id: str) -> None:
        """How shall a new game be begun?"""
        self.new_games.show(game_id)

    def show_rules(self, game_id: str, anchor: str = "", *, back: Callable[[], None] | None = None) -> None:
        """How to play, from the top or at one rule; see ``SidePages.show_rules``."""
        self.side.show_rules(game_id, anchor, back=back)

    def open_lesson(self, name: str) -> None:
        """A lesson, by its name; what is played is kept."""
        self.games.flush()
        self.learning.open(name)

    def sheet_style(self) -> ShellStyle:
        """Looks of a sheet that fits into the window."""
        return fitted(self._style(), self.width(), self.height())

    # Games ----------------------------------------------------------------------------------------------

    def start(
        self,
        game_id: str,
        options: Any,
        seed: int,
        *,
        quickly: bool = False,
        fresh: bool = False,
        by_hand: bool = False,
    ) -> None:
        """Lay the table for a new game; on a deal that is known it begins open, and that is said.

        Args:
            game_id: the game.
            options: with or without gaps.
            seed: number of the deal.
            quickly: it was laid ready by chance, and the coach sits beside it.
            fresh: chance alone chose the deal.
            by_hand: its player chose the set-up: it would be lost with a game that is left before its first decision.
        """
        self.games.flush()
        session = self._files.begin(game_id, options, seed, fresh=quickly or fresh)
        if quickly:
            self.coached.begin_quickly(session)
        self.seat(session)
        if not session.sealed:
            self.table.strip.show_notice(
                translate(
                    "Window", "You know this deal from an earlier game: this one is open from its beginning."
                ),
                calm=True,
            )
        elif by_hand:
            self._laid = session
            self.table.strip.show_notice(
                translate("Window", "This set-up is kept from your first decision on."), calm=True
            )

    def seat(
        self, session: Session, source: Path | None = None, *, back: Callable[[], None] | None = None
    ) -> None:
        """Put a game on the table.

        Args:
            session: the game.
            source: the file it was opened from.
            back: where the result of a game that is over was asked for; without it the game has just been played.
        """
        self.looking_back.result_back = back
        self.games.take(session, source)
        self.lay_table()
        self.coached.seat(session)
        self.table.open(session, game_ui(session.rules.game_id))
        self.show_table("table")
        doubt = self._files.doubt_text()
        if doubt:
            self.table.strip.show_notice(doubt)

    def continue_latest(self) -> None:
        """Go on with the game saved last."""
        self.games.flush()
        found = self._files.continue_latest()
        if found is None:
            self.show_new_game(game_ids()[0])
        else:
            self.seat(*found)

    def open_file(self, path: Path) -> None:
        """Open a save, or import a file that holds everything."""
        if path.suffix.lower() == f".{PROFILE_EXTENSION}":
            self.sheets.import_from(path)
            return
        if path.suffix.lower() == CAMPAIGN_EXTENSION:
            self.circuit.bring_in(path)
            return
        self.games.flush()
        try:
            opened = self._files.open(path)
        except SaveError as error:
            self.games.complain(error)
            return
        self.seat(opened, path)

    def _choose_file(self) -> None:
        chosen = self.games.choose_file()
        if chosen is not None:
            self.open_file(chosen)

    def keep_everything(self) -> None:
        """The session of the desktop ends: write what is not yet written."""
        self.games.keep_everything()

    def tell(self, text: str) -> None:
        """Say something where the player looks."""
        if self.page_name == "table":
            self.table.strip.show_notice(text)
        else:
            if self.page_name != "home":
                self.show_home()
            self.home.refresh(text)

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
        """A game again, finished or not; see ``LookingBack.watch``."""
        self.looking_back.watch(session, ply, explained=explained, back=back, origin=origin, go_on=go_on)

    def lay_table(self) -> None:
        """Let the table be the page that is seen, before a game is laid on it."""
        self._stack.setCurrentWidget(self.table)

    def _show_history(self) -> None:
        session = self.place.session
        if session is not None:
            self.menus.show_history(
                self.table.display.undo_name,
                self.table.display.redo_name,
                can_undo=self.table.display.can_undo,
                can_redo=session.can_redo,
                has_lines=bool(session.record.branches),
            )

    def show_page(self, name: str) -> None:
        """A page by its name, a game by its id, or a save by its path; see ``NamedPages.show``.

        Raises:
            SaveError: the save cannot be opened.
        """
        self.named.show(name)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already, so closing asks nothing, unless something could not be written."""
        if not self.games.may_leave():
            event.ignore()
            return
        self._settings_file.keep_geometry(self.saveGeometry())
        self.pictures.write()
        if self.place.made is not None:
            self.table.board.keep_pictures()
            self.table.leave()
        for ways in ("named", "library", "today", "statistics", "honours"):
            if ways in vars(self):
                getattr(self, ways).leave()
        if "turning" in vars(self):
            self.turning.close()
        super().closeEvent(event)


def guessed_language() -> str:
    """Japanese where the system speaks it, English elsewhere."""
    return "ja" if any(name.startswith("ja") for name in QLocale().uiLanguages()) else "en"
