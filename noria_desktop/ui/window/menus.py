"""The menu bar: every command of the window with its standard shortcut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.widgets.key_names import KEY_NAMES

Standard: TypeAlias = QKeySequence.StandardKey
THEMES: Final = {
    "system": Text("Menu", "Like the system"),
    "night": Text("Menu", "Night"),
    "day": Text("Menu", "Day"),
    "contrast": Text("Menu", "High contrast"),
}
SPEEDS: Final = {
    BotSpeed.STEP: Text("Menu", "Step by step"),
    BotSpeed.SLOW: Text("Menu", "Slow"),
    BotSpeed.NORMAL: Text("Menu", "Normal"),
    BotSpeed.FAST: Text("Menu", "Fast"),
    BotSpeed.INSTANT: Text("Menu", "Instant"),
}
USUAL = {
    Standard.Quit: "Ctrl+Q",
    Standard.Preferences: "Ctrl+,",
    Standard.SaveAs: "Ctrl+Shift+S",
    Standard.FullScreen: "F11",
}
"""Shortcuts where the desktop names none of its own."""
LANGUAGES: Final = {"ja": "日本語", "en": "English"}


class Menus(QObject):
    """The actions of the window, worded again on every language change."""

    def __init__(self, window: QMainWindow) -> None:
        """Build the menus; the window connects the actions."""
        super().__init__(window)
        self._texts: list[tuple[QAction | QMenu, Text | str]] = []
        bar = window.menuBar()
        self.game = self._menu(bar.addMenu(""), Text("Menu", "&Game"))
        self.new = self._action(self.game, Text("Menu", "&New game…"), Standard.New)
        self.open = self._action(self.game, Text("Menu", "&Open…"), Standard.Open)
        self.save = self._action(self.game, Text("Menu", "&Save"), Standard.Save)
        self.save_as = self._action(self.game, Text("Menu", "Save &as…"), Standard.SaveAs)
        self.game.addSeparator()
        self.circuit = self._action(self.game, Text("Menu", "The Ci&rcuit"), "Ctrl+M")
        self.logbook = self._action(self.game, Text("Menu", "&Logbook"), "Ctrl+J")
        self.today = self._action(self.game, Text("Menu", "The &day's game"), "Ctrl+D")
        self.library = self._action(self.game, Text("Menu", "Librar&y"), "Ctrl+Shift+L")
        self.statistics = self._action(self.game, Text("Menu", "Stat&istics"), "Ctrl+Shift+T")
        self.honours = self._action(self.game, Text("Menu", "Mar&ks of honour"), "Ctrl+Shift+H")
        self.practice = self._action(self.game, Text("Menu", "Practice list"), "Ctrl+Shift+P")
        self.game.addSeparator()
        self.copy_setup = self._action(self.game, Text("Menu", "&Copy set-up"), "Ctrl+Shift+C")
        self.picture = self._action(self.game, Text("Menu", "Save &picture…"))
        self.game.addSeparator()
        self.trash = self._action(self.game, Text("Menu", "&Trash…"))
        self.export = self._action(self.game, Text("Menu", "&Export everything…"))
        self.import_ = self._action(self.game, Text("Menu", "I&mport…"))
        self.game.addSeparator()
        self.home = self._action(self.game, Text("Menu", "&Home"), "Alt+Home")
        self.quit = self._action(self.game, Text("Menu", "&Quit"), Standard.Quit)

        self.edit = self._menu(bar.addMenu(""), Text("Menu", "&Edit"))
        self.undo_name = ""
        self.redo_name = ""
        self.undo = self._action(self.edit, "", Standard.Undo)
        self.redo = self._action(self.edit, "", Standard.Redo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.restart = self._action(self.edit, Text("Menu", "Back to the &start of the game"), None)
        self.lines = self._action(self.edit, Text("Menu", "&Lines taken back…"))
        self.edit.addSeparator()
        self.settings = self._action(self.edit, Text("Menu", "Se&ttings…"), Standard.Preferences)

        self.view = self._menu(bar.addMenu(""), Text("Menu", "&View"))
        self.fit = self._action(self.view, Text("Menu", "&Fit the board"), "Ctrl+0")
        self.zoom_in = self._action(self.view, Text("Menu", "Zoom &in"), Standard.ZoomIn)
        self.zoom_out = self._action(self.view, Text("Menu", "Zoom &out"), Standard.ZoomOut)
        self.panel = self._action(self.view, Text("Menu", "&Log and reasons"), "Ctrl+L")
        self.forecast = self._action(self.view, Text("Menu", "Forecast of the &bot's turn"), "Ctrl+Shift+F")
        self.forecast.setCheckable(True)
        # The key itself is the table's, like all keys without Ctrl.
        self.overlay = self._action(self.view, Text("Menu", "&Who controls what"))
        self.overlay.setVisible(False)
        self.sound = self._action(self.view, Text("Menu", "&Sound"))
        self.sound.setCheckable(True)
        self.view.addSeparator()
        self.themes = self._choices(self.view, Text("Menu", "&Theme"), THEMES)
        self.languages = self._choices(self.view, Text("Menu", "Lan&guage"), LANGUAGES)
        self.view.addSeparator()
        self.full_screen = self._action(self.view, Text("Menu", "F&ull screen"), Standard.FullScreen)
        self.full_screen.setShortcuts([QKeySequence("F11")])

        self.bot = self._menu(bar.addMenu(""), Text("Menu", "&Bot"))
        self.replay = self._action(self.bot, Text("Menu", "&Replay the last bot turn"), "Ctrl+B")
        self.skip = self._action(self.bot, Text("Menu", "&Finish the bot's turn"), "Shift+Space")
        self.bot.addSeparator()
        # Their keys are the table's own and stand on the line; in a small window the line has no room for them.
        self.coach_why = self._action(self.bot, Text("Menu", "What the coach says: &why"))
        self.coach_away = self._action(self.bot, Text("Menu", "What the coach says: &not again"))
        self.bot.addSeparator()
        words = {speed.value: word for speed, word in SPEEDS.items()}
        self.speeds = self._choices(self.bot, Text("Menu", "&Speed"), words)

        self.help = self._menu(bar.addMenu(""), Text("Menu", "&Help"))
        self.learn = self._action(self.help, Text("Menu", "&Learn to play"), "Ctrl+F1")
        self.rules = self._action(self.help, Text("Menu", "&Rules"), Standard.HelpContents)
        self.keys = self._action(self.help, Text("Menu", "&Keys"))
        self.keys.setShortcuts([QKeySequence("Shift+F1"), QKeySequence("?")])
        self.about = self._action(self.help, Text("Menu", "&About Noria Desktop"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.retranslate()

    def _menu(self, menu: QMenu, text: Text | str) -> QMenu:
        self._texts.append((menu, text))
        return menu

    def _action(self, menu: QMenu, text: Text | str, shortcut: Standard | str | None = None) -> QAction:
        action = QAction(menu)
        if isinstance(shortcut, str):
            action.setShortcut(QKeySequence(shortcut))
        elif shortcut is not None:
            own = QKeySequence.keyBindings(shortcut) or [QKeySequence(USUAL.get(shortcut, ""))]
            action.setShortcuts(own)
        menu.addAction(action)
        self._texts.append((action, text))
        return action

    def _choices(self, within: QMenu, title: Text, choices: Mapping[str, Text | str]) -> QActionGroup:
        """A menu of which one entry is in force."""
        menu, group = self._menu(within.addMenu(""), title), QActionGroup(self)
        for data, text in choices.items():
            action = self._action(menu, text)
            action.setCheckable(True)
            action.setData(data)
            group.addAction(action)
        return group

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
        self._word_history()

    def set_at_home(self, at_home: bool) -> None:
        """Home is where one can go from every page but itself."""
        self.home.setEnabled(not at_home)

    def set_playing(self, playing: bool) -> None:
        """Commands that need a table."""
        for action in (
            self.save,
            self.save_as,
            self.copy_setup,
            self.picture,
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

    def retranslate(self) -> None:
        """Words of the language in force."""
        for item, text in self._texts:
            if isinstance(item, QMenu):
                item.setTitle(str(text))
            else:
                item.setText(str(text))
        self.overlay.setText(f"{self.overlay.text()}\t{KEY_NAMES.cap('overlay')}")
        self.sound.setText(f"{self.sound.text()}\t{KEY_NAMES.cap('mute')}")
        self.coach_why.setText(f"{self.coach_why.text()}\t{KEY_NAMES.cap('why')}")
        self.coach_away.setText(f"{self.coach_away.text()}\t{translate('Table', 'Del')}")
        self._word_history()

    def _word_history(self) -> None:
        undo, redo = translate("Menu", "&Undo"), translate("Menu", "&Redo")
        if self.undo_name:
            undo = translate("Menu", "&Undo: {step}").format(step=self.undo_name)
        if self.redo_name:
            redo = translate("Menu", "&Redo: {step}").format(step=self.redo_name)
        self.undo.setText(undo)
        self.redo.setText(redo)
