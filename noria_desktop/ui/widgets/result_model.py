"""What is known of a finished game where its result is shown: plain values, read from its record and the files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen
from noria_desktop.ui.widgets.person import Person

if TYPE_CHECKING:
    from noria_desktop.ui.board.portrait import Portrait

Picture: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints a live miniature into a rectangle of logical pixels."""


@frozen
class ResultModel:
    """A finished game."""

    game_id: str
    sheet: ScoreSheet
    opponent: str
    sealed: bool
    undo_count: int
    hints: int
    minutes: int
    remarks: int = 0
    """How often the coach spoke."""
    history: tuple[int, ...] = ()
    """Own points of finished games, oldest first, this game last."""
    best: int | None = None
    """Most points of all finished games that count, this one included if it does."""
    counts: bool = True
    """Whether this game is among those that count, as one gone on with from a lesson is not."""
    median: float | None = None
    """Of the last ten finished games."""
    notation: str = ""
    """The written set-up, for copying, in the document's language."""
    written: Callable[[], str] | None = field(default=None, eq=False)
    """Writes it in the language of now, with the seed where the set-up alone does not lay the game again."""
    identity: str = ""
    """The game's, which tells whether it is a try of a day's game."""
    seed: int | None = None
    """What the game can be dealt again by; None: it is not told."""
    final: Any = field(default=None, eq=False)
    """The last position as the human sees it, for what the sheet does not say."""
    decided_text: str = ""
    """The event that decided it, in words; empty = the page names the largest difference itself."""
    picture: Picture | None = field(default=None, eq=False)
    """The final board, for *Save picture*; None leaves the board out of the picture."""
    picture_shape: float = field(default=0.6, eq=False)
    """Height of that picture by its width."""
    person: Person | None = field(default=None, eq=False)
    """The opponent as a person; None where nobody has a face."""
    centre: Portrait | None = field(default=None, eq=False)
    """The part of the final board that is worth a picture of its own, such as the player's sky."""
