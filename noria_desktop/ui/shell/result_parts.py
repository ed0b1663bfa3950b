"""What a game contributes to the result page: its table, its chart, its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.shell.canvas import Canvas
from noria_desktop.ui.shell.count_table import CountTable
from noria_desktop.ui.shell.gap_chart import Gap
from noria_desktop.ui.shell.style import ShellStyle


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

    def names(self) -> tuple[str, str]:
        """What both sides are called."""
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
