"""Pages that are looked at beside whatever is played: rules, keys, settings, and what the program says of itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.settings import Settings
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.pages.rules_panel import RulesPanel
    from noria_desktop.ui.pages.settings import SettingsPage
    from noria_desktop.ui.table.game_page import GamePage


class SidePagesHost(Protocol):
    """What the pages ask of the window."""

    page_name: str
    """The page that is shown."""

    @property
    def settings(self) -> Settings:
        """What the player chose."""
        ...

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...

    def game_now(self) -> str:
        """The game on the table or on the page."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_table(self, name: str) -> None:
        """Show the table."""
        ...

    def change_settings(self, **changes: Any) -> None:
        """Keep settings."""
        ...

    def tell(self, text: str) -> None:
        """Say something where the player looks."""
        ...

    def open_lesson(self, name: str) -> None:
        """A lesson, by its name."""
        ...


class SidePages(QObject):
    """The side pages of a window."""

    def __init__(self, parent: QWidget, host: SidePagesHost, table: TablePlace, settings_path: Path) -> None:
        """Nothing is shown yet.

        Args:
            parent: the window.
            host: the same.
            table: the table that is gone back to.
            settings_path: the file in which settings are kept, to name it.
        """
        super().__init__(parent)
        self._window, self._host, self._table = parent, host, table
        self._settings_path = settings_path
        self._settings_page: SettingsPage | None = None
        self._panel: RulesPanel | None = None
        """The section that lies at the table, or lay there last."""
        table.when_made(self._join)

    def _join(self, table: GamePage) -> None:
        table.display.rules = self
        table.rules.dressed.connect(self.restyle)

    def ask_rules(self) -> None:
        """How to play; from the table at the section of what is decided there, or of the press that was just refused.

        A second press takes what lies at the table away again; on the page of rules it leads to the card of all keys.
        """
        if self._host.page_name == "rules":
            self.show_keys()
        elif self._host.page_name in ("table", "lesson") and self._table.session is not None:
            table = self._table.page
            anchor, lies = table.rule_here, table.rules.shown
            refused = table.board.bubble.isVisible()
            if lies is not None and not refused:
                table.rules.take_away()
            else:
                self.show_rule(anchor)
        else:
            self.show_rules(self._host.game_now())

    def show_rule(self, anchor: str) -> None:
        """A rule of what is played: at the table where there is room for it, else on the page of rules."""
        game = self._host.game_now()
        table = self._table.made
        if self._host.page_name != "table" or table is None or not table.rules.fits:
            self.show_rules(game, anchor)
            return
        if self._panel is not None and table.rules.shown is self._panel:
            self._panel.open_at(anchor)
            table.show_rules(self._panel)
            return
        from noria_desktop.ui.pages.rules_panel import RulesPanel

        panel = self._panel = RulesPanel(game, self._panel_style(), anchor)
        panel.closed.connect(table.rules.take_away)
        panel.page_requested.connect(self.show_rules)
        panel.lesson_requested.connect(self._host.open_lesson)
        table.show_rules(panel)

    def _panel_style(self) -> ShellStyle:
        """Looks of what lies at the table: its words grow with the player's size of words, not with the window."""
        style = self._host.page_style()
        return evolve(style, scale=style.zoom)

    def restyle(self) -> None:
        """Other looks."""
        if self._panel is not None and self._table.page.rules.shown is self._panel:
            self._panel.apply_style(self._panel_style())

    def show_rules(self, game_id: str, anchor: str = "", *, back: Callable[[], None] | None = None) -> None:
        """How to play, from the top or at one rule; ``back``: by default to the table if a game is on, else home."""
        from noria_desktop.ui.pages.rules import RulesPage

        page = RulesPage(game_id, self._host.page_style(), anchor, games=game_ids())
        page.back_requested.connect(back or self.leave)
        page.lesson_requested.connect(self._host.open_lesson)
        self._host.put_page("rules", page)

    # Where rules stand, for the table

    def anchor_of(self, game_id: str, title: str, /) -> str:
        """The section of a rule that the table calls so; empty where there is none."""
        from noria_desktop.ui.pages.rules_text import rules_text

        return rules_text(game_id, self._host.language()).anchor_of(title)

    def link(self, game_id: str, anchor: str, /) -> str:
        """What a link to a section is called: its number, else its name; empty for none."""
        from noria_desktop.ui.pages.rules_text import rules_text

        found = rules_text(game_id, self._host.language()).number_of(anchor)
        if not found or found[0].isdigit():
            return translate("Table", "Rule {number}").format(number=found) if found else ""
        return translate("RulesPage", "Rules: {section}").format(section=found)

    def show_keys(self) -> None:
        """All keys of the table; a second press of their own key goes back."""
        from noria_desktop.ui.pages.keys import KeysPage

        if self._host.page_name == "keys":
            self.leave()
            return
        game = self._host.game_now() if self._host.page_name in ("table", "lesson") else ""
        page = KeysPage(self._host.page_style(), game)
        page.keys_changed.connect(lambda text: self._host.change_settings(keys=text))
        page.back_requested.connect(self.leave)
        page.rules_requested.connect(self.show_rules)
        page.settings_requested.connect(self.show_settings)
        page.language_requested.connect(lambda language: self._host.change_settings(language=language))
        self._host.put_page("keys", page)

    def show_settings(self) -> None:
        """Settings."""
        from noria_desktop.ui.pages.settings import SettingsPage

        page = self._settings_page = SettingsPage(self._host.settings, self._host.page_style())
        page.changed.connect(lambda changes: self._host.change_settings(**changes))
        page.back_requested.connect(self.leave)
        self._host.put_page("settings", page)

    def settings_kept(self, kept: bool) -> None:
        """Say it once where settings were changed when they will be forgotten with this run."""
        text = ""
        if not kept:
            text = translate(
                "Window",
                "The settings could not be written to {file}; they are in force until you leave. "
                "Check the rights of the folder and the room on the disk.",
            ).format(file=self._settings_path)
        if self._settings_page is not None and self._host.page_name == "settings":
            self._settings_page.show_notice(text)
        elif text:
            self._host.tell(text)

    def leave(self) -> None:
        """Back to the table if a game is on, else home."""
        if self._table.session is None:
            self._host.show_home()
        else:
            self._host.show_table("lesson" if self._table.page.taught else "table")

    def show_about(self) -> None:
        """Who made the program and the games, and what it is made of."""
        from noria_desktop.ui.pages.about import AboutDialog

        AboutDialog(self._host.page_style(), self._window).exec()
