"""What the page of statistics shows: the games that count, and of the game that is shown what its files tell."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.statistics.figures import Figures, HeadToHead
from noria_desktop.app.statistics.gathering import Spread
from noria_desktop.engine.values import frozen
from noria_desktop.ui.widgets.game_book import SetupKind, Unit


@frozen
class SourceRow:
    """A row of the score sheet: what it gave on average, by the name it has there."""

    name: str
    own: float | None
    rival: float | None


@frozen
class Counted:
    """How many games of each kind there are, for the tabs."""

    games: dict[str, int]
    reading: bool
    """Whether more may come."""
    today: date

    @property
    def whole(self) -> int:
        """All of them."""
        return sum(self.games.values())


@frozen
class GameTab:
    """One game."""

    game: str
    figures: Figures
    unit: Unit = Unit.POINTS
    kinds_title: str = ""
    kinds: tuple[SetupKind, ...] = ()
    spread: dict[str, Spread] = field(factory=dict)
    """By the keys of ``kinds``."""
    sources: tuple[SourceRow, ...] = ()
    opened: int = 0
    """Games whose score sheets were counted for ``sources``."""
    gathering: bool = False
    """Whether set-ups and score sheets are still being read."""
    paint_best: Callable[[QPainter, QRectF], None] | None = field(default=None, eq=False)
    """Paints the best game; None where its file is gone."""


@frozen
class AllTab:
    """All games together."""

    figures: Figures
    rows: tuple[HeadToHead, ...]
    evenings: tuple[int, ...]
    """Of the last weeks, this one last."""
    seconds: dict[str, int]
    """Time at the table, by game."""


@frozen
class StatisticsModel:
    """The page."""

    counted: Counted
    tab: GameTab | AllTab
