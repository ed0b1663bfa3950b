"""Between the conductor and whoever shows the table: what is shown, and what each asks of the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from noria_desktop.app.session import Change
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.board.presenter import Presenter


class PlayedGame(Protocol):
    """What the conductor asks of a game's user interface."""

    @property
    def presenter(self) -> Presenter:
        """Says which moments leave nothing to choose."""
        ...

    @property
    def secret(self) -> Callable[[Any], bool] | None:
        """State: whether whoever decides sees what others at the screen must not. None: everybody has secrets always."""
        ...

    @property
    def advice(self) -> Callable[[Any, Any], tuple[str, str]] | None:
        """A sentence of advice; None for games that have none, or say more by ``hints``."""
        ...

    @property
    def hints(self) -> Callable[[Any, Any], Any] | None:
        """Whole hints; None for games that have none."""
        ...

    @property
    def holds(self) -> Callable[[Any, Callable[[], Any]], Any] | None:
        """Events of a step, and what gives the view before it: what stays open until the player goes on, or None."""
        ...

    @property
    def adviser(self) -> str:
        """The player whose advice is asked."""
        ...


@frozen
class Shown:
    """A moment as it is to be shown, and what happened on the way to it."""

    moment: Moment
    view: Any
    """What whoever sits at the screen may see."""
    playable: bool = False
    """Whether the one at the screen may do what is legal."""
    events: tuple[Any, ...] = ()
    """What is to move; nothing: the moment is shown at once."""
    before: Any = None
    """The view from which it moves."""


class TableListener(Protocol):
    """Whoever shows the table."""

    @property
    def busy(self) -> bool:
        """True while movements are playing."""
        ...

    def finish_now(self) -> None:
        """End all movements at once."""
        ...

    def look_home(self) -> None:
        """Look at the own place again."""
        ...

    def happened(self, change: Change) -> None:
        """The game moved: log and reasons."""
        ...

    def show(self, shown: Shown) -> None:
        """The present moment: board, prompt and bars. ``Conductor.at_rest`` is called once it stands."""
        ...

    def show_prompt(self) -> None:
        """Only what is asked now."""
        ...

    def show_bars(self) -> None:
        """Only what can be undone, redone and shown again."""
        ...

    def show_parts(self, parts: tuple[Shown, ...]) -> None:
        """What one gesture of several actions did, one after the other; ``Conductor.at_rest`` is called at its end."""
        ...

    def show_again(self, steps: tuple[Shown, ...], *, left: int | None = None) -> None:
        """What others did last; ``Conductor.at_rest`` is called at its end.

        Args:
            steps: the moment before, and those that led on from it.
            left: how many more steps wait to be asked for one by one; None: it is all shown at once.
        """
        ...

    def show_past(self, shown: Shown) -> None:
        """A moment of a game that is watched."""
        ...

    def close_curtain(self, number: int) -> None:
        """Cover everything until this player is there; players count from 1."""
        ...

    def open_curtain(self) -> None:
        """Nothing is covered."""
        ...

    def seek_advice(self) -> None:
        """A program begins to look for advice."""
        ...

    def advise(self, choice: Choice[Any] | None) -> None:
        """What a program advises; None: nothing could be worked out."""
        ...

    def committed(self) -> None:
        """The history changed: time to save."""
        ...

    def finished(self) -> None:
        """The game is over and the board has come to rest."""
        ...
