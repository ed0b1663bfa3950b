"""What every way through a page of its own asks of the window, said once: a way adds what it alone needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.table.replay.origin import Origin

if TYPE_CHECKING:
    from noria_desktop.ui.pages.page import Page


class PageHost(Protocol):
    """Shows pages, and says what went wrong."""

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        ...


class WatchingHost(PageHost, Protocol):
    """Shows games again as well."""

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
