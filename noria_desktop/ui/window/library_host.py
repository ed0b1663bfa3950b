"""What the library asks of the window in which it is shown, and the names under which its pages are known there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.window.turning import TurningWays

LIBRARY: Final = "library"
"""Name of the page, and of the picture of its sample."""
DAMAGED: Final = "library-damaged"
"""The picture of its sample with a damaged file."""
REPLAY: Final = "replay"
"""The picture of a game that is watched again; with a dash and a game's id of another one."""


class LibraryHost(Protocol):
    """What the way through the library asks of the window."""

    place: TablePlace

    @property
    def turning(self) -> TurningWays:
        """What turned a game."""
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

    def show_new_game(self, game_id: str, /) -> None:
        """Show the New game page."""
        ...

    def show_honours(self, back: Callable[[], None], key: str = "", /) -> None:
        """Marks of honour, at one of them, and from there back to what is given."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def start(self, game_id: str, options: Any, seed: int) -> None:
        """Lay the table for a new game."""
        ...

    def seat(
        self, session: Session, source: Path | None = None, *, back: Callable[[], None] | None = None
    ) -> None:
        """Put a game on the table."""
        ...

    def watch(
        self,
        session: Session,
        ply: int = 0,
        *,
        back: Callable[[], None] | None = None,
        origin: Origin = Origin.HOME,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        """A game again."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        ...

    def tell(self, text: str) -> None:
        """Say something where the player looks."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...
