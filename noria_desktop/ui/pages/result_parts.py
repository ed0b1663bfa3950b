"""What a game contributes to the result page: its table, its chart, its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.count_table import CountTable
from noria_desktop.ui.widgets.gap_chart import Gap


@frozen
class Total:
    """What one side has in the end."""

    name: str
    points: int
    badge: Callable[[Canvas, float, float, float], None] = field(eq=False)
    """Paints the side's badge: centre, half its size."""


def two_totals(you: str, points: int, other: str, others: int) -> tuple[Total, Total]:
    """The totals of a game between two: the disc and the diamond."""

    def own(canvas: Canvas, x: float, y: float, half: float) -> None:
        canvas.badge(True, x, y, half)

    def opposite(canvas: Canvas, x: float, y: float, half: float) -> None:
        canvas.badge(False, x, y, half)

    return Total(you, points, own), Total(other, others, opposite)


class ResultChart(Protocol):
    """The picture at the upper right."""

    def retranslate(self) -> None:
        """Words in the language of now."""
        ...


class ResultParts(Protocol):
    """One finished game of one kind."""

    @property
    def backdrop(self) -> Callable[[Canvas, QRectF], None] | None:
        """Paints what lies behind the verdict; None: sky and clouds."""
        ...

    def table(self, style: ShellStyle) -> CountTable:
        """The score, row by row."""
        ...

    def chart(self, style: ShellStyle) -> QWidget:
        """A widget that is a ``ResultChart``."""
        ...

    def chart_title(self) -> str:
        """Its heading."""
        ...

    def title(self) -> str:
        """The verdict."""
        ...

    def won(self) -> bool:
        """Whether a person at the screen won."""
        ...

    def totals(self) -> tuple[Total, ...]:
        """All sides: the one whose result this is first, then the others, best first."""
        ...

    def remark(self) -> str:
        """One or two lines under the totals."""
        ...

    def decided(self) -> str:
        """What decided the game."""
        ...

    def gaps(self) -> tuple[Gap, ...]:
        """The differences row by row."""
        ...

    def gaps_name(self) -> str:
        """What the differences are, with a place ``{list}``."""
        ...

    def text(self) -> str:
        """The result as text, with the set-up at its end."""
        ...
