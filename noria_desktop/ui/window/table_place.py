"""The table's place in the window.

The home page needs no table, and the table is the largest page there is: it is made when something first asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from noria_desktop.app.session import Session
    from noria_desktop.ui.table.game_page import GamePage


class TablePlace:
    """Where the table stands, or will stand."""

    def __init__(self, make: Callable[[], GamePage]) -> None:
        """``make`` makes the table; it is asked once."""
        self._make = make
        self._waiting: list[Callable[[GamePage], object]] = []
        self.made: GamePage | None = None
        """The table, once it is there."""

    @property
    def page(self) -> GamePage:
        """The table; made now, if nothing has asked for it before."""
        if self.made is None:
            self.made = self._make()
            waiting, self._waiting = self._waiting, []
            for do in waiting:
                do(self.made)
        return self.made

    def when_made(self, do: Callable[[GamePage], object]) -> None:
        """Do something with the table as soon as it is there, in the order in which that was asked for."""
        if self.made is None:
            self._waiting.append(do)
        else:
            do(self.made)

    @property
    def session(self) -> Session | None:
        """The game that lies on the table."""
        return None if self.made is None else self.made.session

    @property
    def watching(self) -> bool:
        """Whether a game is watched there, and none played."""
        return self.made is not None and self.made.watching

    def close_game(self) -> None:
        """Take the game from the table."""
        if self.made is not None:
            self.made.close_game()
