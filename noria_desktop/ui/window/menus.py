"""The menu bar: every command of the window with its standard shortcut."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.pace import BotSpeed

THEMES = ("system", "night", "day", "contrast")
USUAL = {
    QKeySequence.StandardKey.Quit: "Ctrl+Q",
    QKeySequence.StandardKey.Preferences: "Ctrl+,",
    QKeySequence.StandardKey.SaveAs: "Ctrl+Shift+S",
    QKeySequence.StandardKey.FullScreen: "F11",
}
"""Shortcuts where the desktop names none of its own."""
LANGUAGES = (("ja", "日本語"), ("en", "English"))


class Menus(QObject):
    """The actions of the window, worded again on every language change."""

    def __init__(self, window: QMainWindow) -> None:
        """Build the menus; the window connects the actions."""
        super().__init__(window)
        self._texts: list[tuple[QAction | QMenu, Callable[[], str]]] = []
        bar = window.menuBar()
        self.game = self._menu(bar.addMenu(""), lambda: translate("Menu", "&Game"))
        self.new = self._action(
            self.game, lambda: translate("Menu", "&New game…"), QKeySequence.StandardKey.New
        )
        self.open = self._action(
            self.game, lambda: translate("Menu", "&Open…"), QKeySequence.StandardKey.Open
        )
        self.save = self._action(self.game, lambda: translate("Menu", "&Save"), QKeySequence.StandardKey.Save)
        self.save_as = self._action(
            self.game, lambda: translate("Menu", "Save &as…"), QKeySequence.StandardKey.SaveAs
        )
        self.game.addSeparator()
        self.copy_setup = self._action(self.game, lambda: translate("Menu", "&Copy set-up"), "Ctrl+Shift+C")
        self.picture = self._action(self.game, lambda: translate("Menu", "Save &picture…"), None)
        self.game.addSeparator()
        self.trash = self._action(self.game, lambda: translate("Menu", "&Trash…"), None)
        self.export = self._action(self.game, lambda: translate("Menu", "&Export everything…"), None)
        self.import_ = self._action(self.game, lambda: translate("Menu", "&Import…"), None)
        self.game.addSeparator()
        self.home = self._action(self.game, lambda: translate("Menu", "&Home"), "Alt+Home")
        self.quit = self._action(self.game, lambda: translate("Menu", "&Quit"), QKeySequence.StandardKey.Quit)

        self.edit = self._menu(bar.addMenu(""), lambda: translate("Menu", "&Edit"))
        self.undo_name = ""
        self.redo_name = ""
        self.undo = self._action(self.edit, self._undo_text, QKeySequence.StandardKey.Undo)
        self.redo = self._action(self.edit, self._redo_text, QKeySequence.StandardKey.Redo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.restart = self._action(
            self.edit, lambda: translate("Menu", "Back to the &start of the game"), None
        )
        self.lines = self._action(self.edit, lambda: translate("Menu", "&Lines left…"), None)
        self.edit.addSeparator()
        self.settings = self._action(
            self.edit, lambda: translate("Menu", "Se&ttings…"), QKeySequence.StandardKey.Preferences
        )

        self.view = self._menu(bar.addMenu(""), lambda: translate("Menu", "&View"))
        self.fit = self._action(self.view, lambda: translate("Menu", "&Fit the board"), "Ctrl+0")
        self.zoom_in = self._action(
            self.view, lambda: translate("Menu", "Zoom &in"), QKeySequence.StandardKey.ZoomIn
        )
        self.zoom_out = self._action(
            self.view, lambda: translate("Menu", "Zoom &out"), QKeySequence.StandardKey.ZoomOut
        )
        self.panel = self._action(self.view, lambda: translate("Menu", "&Log and reasons"), "Ctrl+L")
        self.forecast = self._action(
            self.view, lambda: translate("Menu", "Forecast of the &bot's turn"), "Ctrl+Shift+F"
        )
        self.forecast.setCheckable(True)
        # The key itself is the table's, like all keys without Ctrl.
        self.overlay = self._action(self.view, lambda: translate("Menu", "&Who controls what") + "\tG", None)
        self.overlay.setVisible(False)
        self.view.addSeparator()
        theme_menu = self._menu(self.view.addMenu(""), lambda: translate("Menu", "&Theme"))
        self.themes = QActionGroup(self)
        for name in THEMES:
            self._choice(theme_menu, self.themes, name, partial(theme_text, name))
        language_menu = self._menu(self.view.addMenu(""), lambda: translate("Menu", "Lan&guage"))
        self.languages = QActionGroup(self)
        for code, own_name in LANGUAGES:
            self._choice(language_menu, self.languages, code, partial(str, own_name))
        self.view.addSeparator()
        self.full_screen = self._action(
            self.view, lambda: translate("Menu", "F&ull screen"), QKeySequence.StandardKey.FullScreen
        )
        self.full_screen.setShortcuts([QKeySequence("F11")])

        self.bot = self._menu(bar.addMenu(""), lambda: translate("Menu", "&Bot"))
        self.replay = self._action(self.bot, lambda: translate("Menu", "&Replay the last bot turn"), "Ctrl+B")
        self.skip = self._action(self.bot, lambda: translate("Menu", "&Finish the bot's turn"), "Shift+Space")
        self.bot.addSeparator()
        speed_menu = self._menu(self.bot.addMenu(""), lambda: translate("Menu", "&Speed"))
        self.speeds = QActionGroup(self)
        for speed in BotSpeed:
            self._choice(speed_menu, self.speeds, speed.value, partial(speed_word, speed))

        self.help = self._menu(bar.addMenu(""), lambda: translate("Menu", "&Help"))
        self.rules = self._action(
            self.help, lambda: translate("Menu", "&Rules"), QKeySequence.StandardKey.HelpContents
        )
        self.about = self._action(self.help, lambda: translate("Menu", "&About Noria Desktop"), None)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.retranslate()

    def _menu(self, menu: QMenu, text: Callable[[], str]) -> QMenu:
        self._texts.append((menu, text))
        return menu

    def _action(
        self, menu: QMenu, text: Callable[[], str], shortcut: QKeySequence.StandardKey | str | None
    ) -> QAction:
        action = QAction(menu)
        if isinstance(shortcut, str):
            action.setShortcut(QKeySequence(shortcut))
        elif shortcut is not None:
            own = QKeySequence.keyBindings(shortcut) or [QKeySequence(USUAL.get(shortcut, ""))]
            action.setShortcuts(own)
        menu.addAction(action)
        self._texts.append((action, text))
        return action

    def _choice(self, menu: QMenu, group: QActionGroup, data: str, text: Callable[[], str]) -> None:
        action = self._action(menu, text, None)
        action.setCheckable(True)
        action.setData(data)
        group.addAction(action)

    def check(self, group: QActionGroup, data: str) -> None:
        """Tick the choice that holds now."""
        for action in group.actions():
            action.setChecked(action.data() == data)

    def show_history(
        self, undo_name: str, redo_name: str, *, can_undo: bool, can_redo: bool, has_lines: bool = False
    ) -> None:
        """Name the steps that Undo and Redo would take; ``has_lines``: some were left for others."""
        self.undo_name, self.redo_name = undo_name, redo_name
        self.undo.setEnabled(can_undo)
        self.restart.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)
        self.lines.setEnabled(has_lines)
        self.undo.setText(self._undo_text())
        self.redo.setText(self._redo_text())

    def set_playing(self, playing: bool) -> None:
        """Commands that need a table."""
        for action in (
            self.save,
            self.save_as,
            self.copy_setup,
            self.picture,
            self.home,
            self.fit,
            self.zoom_in,
            self.zoom_out,
            self.panel,
            self.replay,
            self.skip,
        ):
            action.setEnabled(playing)
        if not playing:
            self.show_history("", "", can_undo=False, can_redo=False)

    def _undo_text(self) -> str:
        if not self.undo_name:
            return translate("Menu", "&Undo")
        return translate("Menu", "&Undo: {step}").format(step=self.undo_name)

    def _redo_text(self) -> str:
        if not self.redo_name:
            return translate("Menu", "&Redo")
        return translate("Menu", "&Redo: {step}").format(step=self.redo_name)

    def retranslate(self) -> None:
        """Word every menu and action again."""
        for item, text in self._texts:
            if isinstance(item, QMenu):
                item.setTitle(text())
            else:
                item.setText(text())


def theme_text(name: str) -> str:
    """A theme's name."""
    match name:
        case "night":
            return translate("Menu", "Night")
        case "day":
            return translate("Menu", "Day")
        case "contrast":
            return translate("Menu", "High contrast")
        case _:
            return translate("Menu", "Like the system")


def speed_word(speed: BotSpeed) -> str:
    """A speed's name."""
    match speed:
        case BotSpeed.STEP:
            return translate("Menu", "Step by step")
        case BotSpeed.SLOW:
            return translate("Menu", "Slow")
        case BotSpeed.NORMAL:
            return translate("Menu", "Normal")
        case BotSpeed.FAST:
            return translate("Menu", "Fast")
        case BotSpeed.INSTANT:
            return translate("Menu", "Instant")
