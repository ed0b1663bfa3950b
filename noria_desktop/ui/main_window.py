"""The window: pages on a stack, the menu bar, and what leads from one page to the next.

Pages know nothing of each other; the desk (``ui/desk.py``) knows files. This module only connects. All pages but the
table are imported when they are first shown, so that a game is on the screen sooner.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMainWindow, QStackedWidget

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.desk import Desk
from noria_desktop.ui.faces import face
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.languages import Languages
from noria_desktop.ui.menus import Menus
from noria_desktop.ui.settings import Settings, SettingsFile
from noria_desktop.ui.shell.style import ShellStyle, apply_to_application, shell_style
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed

if TYPE_CHECKING:
    from noria_desktop.ui.shell.home_page import HomePage
    from noria_desktop.ui.shell.page import Page

log = logging.getLogger(__name__)

SAVE_FILTER = "*.ndsave"
PICTURES = "pictures.cache"
"""File of the profile with pictures painted before; it may be deleted at any time."""
LAID_MS = 300
"""A table that was just laid is saved after that long; every decision is saved at once."""
LONGEST_THOUGHT_S = 300
"""Time counted for one step at the most."""
DRIVE_SHEET = "NORIA_DESKTOP_DRIVE_SHEET"
"""Variable that names the file of ``ui/drive_sheet.py``."""


class MainWindow(QMainWindow):
    """Noria Desktop's window."""

    def __init__(self, profile: Path, settings: SettingsFile, languages: Languages) -> None:
        """A window over the files of a profile, without a page yet."""
        super().__init__()
        self._desk = Desk(profile, self._skin)
        self._settings_file = settings
        self._languages = languages
        self._saved_as: Path | None = None
        self.page_name = "home"
        self._pages: dict[str, Page] = {}
        self._home: HomePage | None = None
        self._save_timer = QTimer(self)
        self._save_timer.setSingleShot(True)
        self._save_timer.timeout.connect(self._autosave)

        self._clock = QElapsedTimer()
        self._clock.start()
        self.setMinimumSize(1024, 700)
        self.resize(1280, 800)
        self.menus = Menus(self)
        self._record_label = QLabel(self)
        self.menuBar().setCornerWidget(self._record_label, Qt.Corner.TopRightCorner)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.table = GamePage(self._skin(), self)
        self._stack.addWidget(self.table)
        self.table.board.keep_pictures_in(profile / PICTURES)
        self._connect()
        self._apply_settings(self.settings)
        if os.environ.get(DRIVE_SHEET):
            from noria_desktop.ui.drive_sheet import DriveSheet

            DriveSheet(self, self.table, Path(os.environ[DRIVE_SHEET]))

    # Looks ----------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings_file.settings

    def _theme_name(self) -> str:
        name = self.settings.theme
        if name != "system":
            return name
        scheme = QGuiApplication.styleHints().colorScheme()
        return "day" if scheme is Qt.ColorScheme.Light else "night"

    def _skin(self) -> Skin:
        return Skin(THEMES[self._theme_name()], self._languages.language)

    def _style(self) -> ShellStyle:
        return shell_style(self._theme_name(), zoom=self.settings.scale, still=self._still())

    def _still(self) -> bool:
        return self.settings.motion == "reduced"

    def _apply_settings(self, settings: Settings) -> None:
        """Make the window look and behave as the settings say."""
        if settings.language and settings.language != self._languages.language:
            self._languages.use(settings.language)
        style = self._style()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_to_application(application, style)
        for page in self._pages.values():
            page.apply_style(style)
        self.table.set_skin(self._skin())
        self.table.set_speed(BotSpeed(settings.bot_speed))
        self.table.set_auto_resolve(settings.auto_resolve)
        self.table.set_reduced_motion(self._still())
        self.menus.check(self.menus.themes, settings.theme)
        self.menus.check(self.menus.languages, self._languages.language)
        self.menus.check(self.menus.speeds, settings.bot_speed)

    def change_settings(self, **changes: Any) -> None:
        """Change settings, keep them, and apply them at once."""
        try:
            self._settings_file.change(**changes)
        except OSError as error:
            log.info("settings could not be written: %s", error)
        self._apply_settings(self.settings)

    def changeEvent(self, event: QEvent) -> None:
        """The language changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self._title()
            if self._home is not None:
                self._home.set_model(self._desk.home_model(self._home.notice.text()))
        elif event.type() == QEvent.Type.ThemeChange and self.settings.theme == "system":
            self._apply_settings(self.settings)
        super().changeEvent(event)

    # Pages ----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        menus, table = self.menus, self.table
        menus.new.triggered.connect(lambda: self.show_new_game("noria"))
        menus.open.triggered.connect(self._choose_file)
        menus.save.triggered.connect(self._save)
        menus.save_as.triggered.connect(self._save_as)
        menus.copy_setup.triggered.connect(self._copy_setup)
        menus.picture.triggered.connect(self._save_picture)
        menus.home.triggered.connect(self.show_home)
        menus.quit.triggered.connect(self.close)
        menus.undo.triggered.connect(table.undo)
        menus.redo.triggered.connect(table.redo)
        menus.restart.triggered.connect(table.restart)
        menus.settings.triggered.connect(self.show_settings)
        menus.fit.triggered.connect(table.board.fit)
        menus.zoom_in.triggered.connect(lambda: table.board.zoom(1.25))
        menus.zoom_out.triggered.connect(lambda: table.board.zoom(0.8))
        menus.panel.triggered.connect(table.toggle_side_panel)
        menus.full_screen.triggered.connect(self._toggle_full_screen)
        menus.replay.triggered.connect(table.replay_bot_turn)
        menus.skip.triggered.connect(table.finish_bot_turn)
        menus.rules.triggered.connect(lambda: self.show_rules("noria"))
        menus.about.triggered.connect(self._show_about)
        menus.themes.triggered.connect(lambda action: self.change_settings(theme=action.data()))
        menus.languages.triggered.connect(lambda action: self.change_settings(language=action.data()))
        menus.speeds.triggered.connect(lambda action: self.change_settings(bot_speed=action.data()))
        table.home_requested.connect(self.show_home)
        # Queued: a finished game that is opened ends before its table is shown.
        table.finished.connect(self._game_over, Qt.ConnectionType.QueuedConnection)
        table.committed.connect(lambda: self._save_timer.start(0))
        table.speed_changed.connect(lambda speed: self.change_settings(bot_speed=speed.value))
        table.bars_changed.connect(self._show_history)
        table.resume_requested.connect(self._play_on)

    def _put(self, name: str, page: Page) -> None:
        """Show a page, replacing an older one of its name."""
        old = self._pages.get(name)
        if old is not None and old is not page:
            self._stack.removeWidget(old)
            old.deleteLater()
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._pages[name] = page
        page.settings_requested.connect(self.show_settings, Qt.ConnectionType.UniqueConnection)
        page.language_requested.connect(self._use_language, Qt.ConnectionType.UniqueConnection)
        self._show(name, page)

    def _show(self, name: str, page: Page | GamePage) -> None:
        if self.page_name == "table" and name != "table":
            self._flush()
        self.page_name = name
        self._stack.setCurrentWidget(page)
        page.setFocus()
        self.menus.set_playing(name == "table")
        self.menus.bot.menuAction().setVisible(name == "table")
        if name == "table":
            self._show_history()
        self._title()
        if not isinstance(page, GamePage):
            page.ready()
        if self._settings_file.broken is not None and name in ("home", "table"):
            self._tell(self._settings_file.notice())
            self._settings_file.broken = None

    def _use_language(self, code: str) -> None:
        self.change_settings(language=code)

    def _title(self) -> None:
        session = self.table.session
        if self.page_name == "table" and session is not None:
            game = self._desk.game_title(session)
            self.setWindowTitle(translate("Window", "{game} – Noria Desktop").format(game=game))
            self._record_label.setText(f"{game}   ")
        else:
            self.setWindowTitle("Noria Desktop")
            self._record_label.setText("")

    def show_home(self) -> None:
        """The home page, with the newest saves."""
        self._flush()
        self.table.close_game()
        page = self._home
        if page is None:
            from noria_desktop.ui.shell.home_page import HomePage

            page = self._home = HomePage(self._desk.home_model(), self._style())
            page.continue_requested.connect(self.continue_latest)
            page.new_requested.connect(self.show_new_game)
            page.again_requested.connect(self._again)
            page.today_requested.connect(self._today)
            page.open_requested.connect(self.open_file)
            page.file_dropped.connect(self.open_file)
            page.delete_requested.connect(self._delete)
            page.restore_requested.connect(self._restore)
            page.rules_requested.connect(self.show_rules)
        else:
            page.set_model(self._desk.home_model())
        self._put("home", page)

    def _refresh_home(self, notice: str = "") -> None:
        if self._home is None:
            self.show_home()
        if self._home is not None:
            self._home.set_model(self._desk.home_model(notice))

    def show_new_game(self, game_id: str) -> None:
        """The New game page."""
        from noria_desktop.ui.shell.new_game_page import NewGamePage

        page = NewGamePage(
            self._desk.new_game_model(game_id, keep_seed=self.settings.keep_seed), self._style()
        )
        page.back_requested.connect(self.show_home)
        page.rules_requested.connect(self.show_rules)
        page.start_requested.connect(lambda options, seed: self.start(game_id, options, seed))
        page.keep_changed.connect(lambda on: self.change_settings(keep_seed=on))
        self._put("new", page)

    def show_rules(self, game_id: str) -> None:
        """How to play."""
        from noria_desktop.ui.shell.rules_page import RulesPage

        page = RulesPage(game_id, self._style())
        page.back_requested.connect(self._leave_side_page)
        self._put("rules", page)

    def show_settings(self) -> None:
        """Settings."""
        from noria_desktop.ui.shell.settings_page import SettingsPage

        page = SettingsPage(self._settings_file.settings, self._style())
        page.changed.connect(lambda changes: self.change_settings(**changes))
        page.back_requested.connect(self._leave_side_page)
        self._put("settings", page)

    def _leave_side_page(self) -> None:
        """From rules or settings back to the table if a game is on, else home."""
        if self.table.session is not None:
            self._show("table", self.table)
        else:
            self.show_home()

    def _show_about(self) -> None:
        from noria_desktop.ui.shell.about_page import AboutDialog

        AboutDialog(self._style(), self).exec()

    # Games ----------------------------------------------------------------------------------------------

    def start(self, game_id: str, options: Any, seed: int) -> None:
        """Lay the table for a new game."""
        self._seat(self._desk.begin(game_id, options, seed))

    def _seat(self, session: Session, saved_as: Path | None = None) -> None:
        self._flush()
        self._saved_as = saved_as
        self._stack.setCurrentWidget(self.table)
        self.table.open(session, face(self._desk.game_of(session)))
        self._show("table", self.table)
        doubt = self._desk.doubt_text()
        if doubt:
            self.table.strip.show_notice(doubt)
        # Nothing was decided yet, so the table is shown first.
        self._save_timer.start(LAID_MS)

    def continue_latest(self) -> None:
        """Go on with the game saved last."""
        try:
            session = self._desk.continue_latest()
        except SaveError as error:
            self._complain(error)
            return
        if session is None:
            self.show_new_game("noria")
        else:
            self._seat(session)

    def open_file(self, path: Path) -> None:
        """Open a save."""
        try:
            opened = self._desk.open(Path(path))
        except SaveError as error:
            self._complain(error)
            return
        self._seat(opened, Path(path))

    def _again(self, game_id: str) -> None:
        options, seed = self._desk.last_choices(game_id)
        self.start(game_id, options, seed)

    def _today(self, game_id: str, seed: int) -> None:
        options, _ = self._desk.last_choices(game_id)
        self.start(game_id, options, seed)

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            translate("Window", "Open a game"),
            str(self._desk.saves_folder),
            translate("Window", "Saved games") + f" ({SAVE_FILTER} *.json)",
        )
        if name:
            self.open_file(Path(name))

    def _save(self) -> None:
        session = self.table.session
        if session is None:
            return
        try:
            path = self._desk.save(session, self._saved_as)
        except SaveError as error:
            self._complain(error)
            return
        self._saved_as = path
        self.table.strip.show_notice(translate("Window", "Saved as {name}").format(name=path.name))

    def _save_as(self) -> None:
        session = self.table.session
        if session is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self,
            translate("Window", "Save the game"),
            str(self._desk.proposed_name(session)),
            translate("Window", "Saved games") + f" ({SAVE_FILTER})",
        )
        if name:
            self._saved_as = Path(name)
            self._save()

    def _autosave(self) -> None:
        """Keep the game as it stands; the old file stays when that fails."""
        session = self.table.session
        if session is None or self.table.watching:
            return
        # Whoever thinks longer than that over one step has left the table.
        session.add_time(min(self._clock.restart() // 1000, LONGEST_THOUGHT_S))
        try:
            self._desk.autosave(session)
        except SaveError as error:
            self._complain(error)

    def _flush(self) -> None:
        """Write what is still to be written."""
        if self._save_timer.isActive():
            self._save_timer.stop()
            self._autosave()

    def _complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        log.info("%s", error)
        self._tell(save_error_text(error, self._languages.language))

    def _tell(self, text: str) -> None:
        if self.page_name == "table":
            self.table.strip.show_notice(text)
        else:
            if self.page_name != "home":
                self.show_home()
            self._refresh_home(text)

    def _delete(self, path: Path) -> None:
        try:
            self._desk.delete(Path(path))
        except SaveError as error:
            self._complain(error)
            return
        self._refresh_home()

    def _restore(self, path: Path) -> None:
        try:
            self._desk.restore(Path(path))
        except SaveError as error:
            self._complain(error)
            return
        self._refresh_home()

    def _game_over(self) -> None:
        """The last row is played: count it."""
        session = self.table.session
        if session is None or not session.is_over or self.table.watching:
            return
        # The last beat may still be on its way to the save timer; the result counts on this autosave.
        self._save_timer.stop()
        self._autosave()
        self.show_result(session)

    def show_result(self, session: Session) -> None:
        """The result page of a finished game."""
        from noria_desktop.ui.shell.result_page import ResultPage

        page = ResultPage(self._desk.result_model(session, self.table.board.grab()), self._style())
        page.back_requested.connect(self.show_home)
        page.home_requested.connect(self.show_home)
        page.rules_requested.connect(self.show_rules)
        page.rematch_requested.connect(
            lambda: self.start(self._desk.game_of(session), session.options, session.seed)
        )
        page.new_requested.connect(lambda: self.show_new_game(self._desk.game_of(session)))
        page.replay_requested.connect(lambda: self._watch(session))
        self.table.close_game()
        self._put("result", page)

    def _watch(self, session: Session) -> None:
        """The finished game again from its start."""
        self._stack.setCurrentWidget(self.table)
        self.table.watch(session, face(self._desk.game_of(session)))
        self._show("table", self.table)

    def _play_on(self, session: Session, ply: int) -> None:
        """Go on from a moment of a watched game, as a game of its own with the same past."""
        self._seat(self._desk.branch(session, ply))

    def _copy_setup(self) -> None:
        session = self.table.session
        if session is not None:
            QGuiApplication.clipboard().setText(self._desk.notation(session, self._languages.language))
            self.table.strip.show_notice(translate("Window", "The set-up is on the clipboard."))

    def _save_picture(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Window", "Save a picture"), "noria.png", "PNG (*.png);;SVG (*.svg)"
        )
        if not name:
            return
        board = self.table.board
        if name.endswith(".svg"):
            from PySide6.QtSvg import QSvgGenerator

            generator = QSvgGenerator()
            generator.setFileName(name)
            generator.setSize(board.size())
            generator.setViewBox(board.rect())
            painter = QPainter()
            written = painter.begin(generator)
            if written:
                board.render(painter, QPoint())
                painter.end()
        else:
            picture = QPixmap(board.size())
            board.render(picture)
            written = picture.save(name, "PNG")
        if not written:
            self.table.strip.show_notice(
                translate("Window", "The picture could not be written to {name}.").format(name=name)
            )

    def _show_history(self) -> None:
        session = self.table.session
        if session is not None:
            self.menus.show_history(
                self.table.undo_name,
                self.table.redo_name,
                can_undo=session.can_undo,
                can_redo=session.can_redo,
            )

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def show_remembered(self) -> None:
        """Show the window as it was left."""
        geometry = self._settings_file.geometry
        if geometry is not None:
            self.restoreGeometry(geometry)
        self.show()

    def keep_everything(self) -> None:
        """The session of the desktop ends: write what is not yet written."""
        self._flush()

    def show_page(self, name: str) -> None:
        """A page by its name, a game by its id (first state at seed 1), or a save by its path.

        Raises:
            SaveError: the save cannot be opened.
        """
        match name:
            case "home":
                self.show_home()
            case "new":
                self.show_new_game("noria")
            case "settings":
                self.show_settings()
            case "rules":
                self.show_rules("noria")
            case _ if name in game_ids():
                self.start(name, kit(name).default_options(), 1)
            case _:
                self._seat(self._desk.open(Path(name)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing never asks: everything is saved already."""
        self._flush()
        self._settings_file.keep_geometry(self.saveGeometry())
        self.table.board.keep_pictures()
        super().closeEvent(event)


def guessed_language() -> str:
    """Japanese where the system speaks it, English elsewhere."""
    return "ja" if any(name.startswith("ja") for name in QLocale().uiLanguages()) else "en"
