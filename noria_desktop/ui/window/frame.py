"""The window as a frame: menu bar, stack of pages with room for a bar above, looks, title. It knows neither games nor files."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen, QShowEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from noria_desktop.app.keys import keys_in
from noria_desktop.app.settings import Settings
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle, apply_to_application, shell_style
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.widgets.key_names import KEY_NAMES
from noria_desktop.ui.window.key_change import KeyChange
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.menus import Menus
from noria_desktop.ui.window.settings import SettingsFile
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.table.game_page import GamePage
    from noria_desktop.ui.widgets.notice_bar import NoticeBar

log = logging.getLogger(__name__)

TITLE_BAR = 40
"""Room for what the system draws round a window."""


class WindowFrame(QMainWindow):
    """What holds the pages; whoever fills it says what they mean."""

    settings_kept = Signal(bool)
    """The file of settings was written, or could not be."""

    def __init__(self, settings: SettingsFile, languages: Languages) -> None:
        """A window with an empty table."""
        super().__init__()
        self._settings_file = settings
        self._languages = languages
        self.page_name = "home"
        self._pages: dict[str, Page] = {}
        self.setMinimumSize(_smallest())
        self.resize(1280, 800)
        self.menus = Menus(self)
        self._record_label = QLabel(self)
        self._record_label.setTextFormat(Qt.TextFormat.PlainText)
        self.menuBar().setCornerWidget(self._record_label, Qt.Corner.TopRightCorner)
        self._stack = QStackedWidget()
        self._bars: list[NoticeBar] = []
        middle = QWidget(self)
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self.place = TablePlace(self._make_table)
        self.place.when_made(lambda table: self._apply_to_table(table, self.settings))
        self.key_change = KeyChange(self, self.menus, lambda: self.page_name in ("table", "lesson"))
        self._apply_settings(self.settings)
        self.menus.sound.triggered.connect(self.switch_sound)

    @property
    def table(self) -> GamePage:
        """The table, made now if nothing has asked for it before."""
        return self.place.page

    def _make_table(self) -> GamePage:
        from noria_desktop.ui.table.game_page import GamePage

        table = GamePage(self._skin(), self)
        self._stack.addWidget(table)
        table.mute_wanted.connect(self.switch_sound)
        return table

    def _show_record(self, words: str) -> None:
        """What is played, at the end of the menu bar."""
        self._record_label.setText(words)
        # A menu bar gives its corner another width only when the corner is set.
        self.menuBar().setCornerWidget(self._record_label, Qt.Corner.TopRightCorner)
        self._record_label.show()

    def put_above(self, bar: NoticeBar) -> None:
        """Give a bar its place above whatever page is shown."""
        self._bars.append(bar)
        bar.apply_style(self._style())
        self._column.insertWidget(0, bar)

    def _reword(self) -> None:
        """Another language."""
        self.menus.retranslate()

    # Looks ----------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings_file.settings

    def language(self) -> str:
        """The language in use."""
        return self._languages.language

    def _theme_name(self) -> str:
        name = self.settings.theme
        if name != "system":
            return name
        scheme = QGuiApplication.styleHints().colorScheme()
        return "day" if scheme is Qt.ColorScheme.Light else "night"

    def _skin(self) -> Skin:
        return Skin(THEMES[self._theme_name()], self._languages.language, zoom=self.settings.scale)

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
        for bar in self._bars:
            bar.apply_style(style)
        self.menus.forecast.setChecked(settings.forecast)
        self.menus.sound.setChecked(settings.volume > 0 and not settings.muted)
        keys = keys_in(settings.keys)
        if keys != KEY_NAMES.keys or self.key_change.keys != keys:
            self.key_change.use(keys)
            if self.place.made is not None:
                self.place.made.retranslate()
        if self.place.made is not None:
            self._apply_to_table(self.place.made, settings)
        self.menus.check(self.menus.themes, settings.theme)
        self.menus.check(self.menus.languages, self._languages.language)
        self.menus.check(self.menus.speeds, settings.bot_speed)

    def _apply_to_table(self, table: GamePage, settings: Settings) -> None:
        """Make the table look and behave as the settings say."""
        table.set_skin(self._skin())
        table.set_speed(BotSpeed(settings.bot_speed))
        table.set_auto_resolve(settings.auto_resolve)
        table.set_asking(settings.asks)
        table.set_reveals(settings.reveals)
        table.set_foretelling(settings.forecast)
        table.set_sound(settings.volume, muted=settings.muted)
        table.set_reduced_motion(self._still())

    def switch_sound(self) -> None:
        """Sound off, or on again; where it is on at a volume of nothing, at the usual one."""
        if self.settings.volume == 0:
            self.change_settings(volume=Settings().volume, muted=False)
        else:
            self.change_settings(muted=not self.settings.muted)

    def change_settings(self, **changes: Any) -> None:
        """Change settings, keep them, and apply them at once."""
        kept = True
        try:
            self._settings_file.change(**changes)
        except OSError as error:
            log.info("settings could not be written: %s", error)
            kept = False
        self._apply_settings(self.settings)
        self.settings_kept.emit(kept)

    def showEvent(self, event: QShowEvent) -> None:
        """Keys are heard through the system's window, which is there from now on."""
        super().showEvent(event)
        self.key_change.watch(self.windowHandle())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        elif event.type() == QEvent.Type.ThemeChange and self.settings.theme == "system":
            self._apply_settings(self.settings)
        super().changeEvent(event)

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

    def fit_screen(self) -> None:
        """Take no more room than the screen has; sooner than a table is laid."""
        self.resize(self.size().boundedTo(_room(self.screen())))


def _room(screen: QScreen) -> QSize:
    """What a window may fill of a screen."""
    return screen.availableSize() - QSize(0, TITLE_BAR)


def _smallest() -> QSize:
    """Where everything can still be reached, as far as every screen has room for that (mocks/table.md 8)."""
    smallest = QSize(800, 520)
    for screen in QGuiApplication.screens():
        smallest = smallest.boundedTo(_room(screen))
    return smallest
