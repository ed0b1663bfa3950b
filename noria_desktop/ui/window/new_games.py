"""The ways to a new game: the first view with its three choices, the page of everything, and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject

from noria_desktop.app.settings import Settings
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.window.learning import Learning
from noria_desktop.ui.window.page_models import PageModels, fresh_seed

if TYPE_CHECKING:
    from noria_desktop.ui.pages.new_game_model import FirstModel
    from noria_desktop.ui.pages.page import Page

NEW: Final = "new"
"""Name of the first view."""
SET_UP: Final = "setup"
"""Name of the page on which everything is chosen."""


class NewGameHost(Protocol):
    """What the ways to a new game ask of the window."""

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

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def start(self, game_id: str, options: Any, seed: int, /, *, quickly: bool, by_hand: bool) -> None:
        """Lay the table for a new game."""
        ...

    def change_settings(self, **changes: Any) -> None:
        """Keep settings."""
        ...


class NewGames(QObject):
    """New games in a window."""

    def __init__(self, parent: QObject, host: NewGameHost, models: PageModels, learning: Learning) -> None:
        """Nothing is shown yet."""
        super().__init__(parent)
        self._host, self._models, self._learning = host, models, learning

    def show(self, game_id: str) -> None:
        """How shall it be begun?"""
        self._show(self.first_model(game_id))

    def _show(self, model: FirstModel) -> None:
        from noria_desktop.ui.pages.new_game_first import FirstPage

        game_id = model.game_id
        page = FirstPage(model, self._host.page_style())
        page.back_requested.connect(self._host.show_home)
        page.rules_requested.connect(self._host.show_rules)
        page.lesson_requested.connect(self._learning.open)
        page.lessons_requested.connect(self._learning.show_learn)
        page.quick_requested.connect(lambda key: self._quick(game_id, key))
        page.whole_requested.connect(lambda key, text: self.show_whole(game_id, key, text))
        self._host.put_page(NEW, page)

    def show_whole(self, game_id: str, key: str = "", text: str = "") -> None:
        """Everything is to be chosen.

        Args:
            game_id: the game.
            key: of whoever was chosen to sit opposite; empty: whoever did so last.
            text: a set-up that was pasted.
        """
        from noria_desktop.ui.pages.new_game import new_game_page

        keep = self._host.settings.keep_seed
        model = self._models.new_game_model(game_id, keep_seed=keep, against=key)
        page = new_game_page(game_id, model, self._host.page_style())
        page.back_requested.connect(lambda: self.show(game_id))
        page.rules_requested.connect(self._host.show_rules)
        page.start_requested.connect(lambda options, seed: self._begin(game_id, options, seed, whole=True))
        page.keep_changed.connect(lambda on: self._host.change_settings(keep_seed=on))
        if text:
            page.setup.editor.setPlainText(text)
        self._host.put_page(SET_UP, page)

    def _quick(self, game_id: str, key: str) -> None:
        seed = fresh_seed()
        self._begin(game_id, game_ui(game_id).quick(key, seed), seed, whole=False)

    def _begin(self, game_id: str, options: Any, seed: int, *, whole: bool) -> None:
        settings = self._host.settings
        went = settings.began(game_id, whole=whole)
        if went != settings.went_whole:
            self._host.change_settings(went_whole=went)
        self._host.start(game_id, options, seed, quickly=not whole, by_hand=whole)

    # What the first view shows -------------------------------------------------------------------------

    def first_model(self, game_id: str) -> FirstModel:
        """For the player of this profile."""
        from noria_desktop.ui.window.first_view import first_model

        return first_model(
            game_id, self._models, self._learning.progress, self._host.settings.whole_in(game_id)
        )

    def show_sample(self, name: str) -> bool:
        """A view out of a sample profile, never the player's own; False where there is none of that name.

        ``newgame-GAME`` is what somebody sees who has never played, ``newgame-GAME/played`` who has.
        """
        from noria_desktop.ui.window.new_game_sample import sample_model

        model = sample_model(name)
        if model is None:
            return False
        self._show(model)
        return True
