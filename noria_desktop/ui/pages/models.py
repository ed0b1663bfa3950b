"""What the pages show, as frozen values that the window fills in.

Nothing here reads files or games; the window turns saves, results and sessions into these.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import Count
from noria_desktop.engine.scoring import ScoreSheet

if TYPE_CHECKING:
    from noria_desktop.ui.board.portrait import Portrait

Picture = Callable[[QPainter, QRectF], None]
"""Paints a live miniature into a rectangle of logical pixels."""


@frozen
class GameCard:
    """A game of the catalogue on the home page, with the user's record in it."""

    game_id: str
    name_key: str
    """English name as in the translation context ``Games``, such as ``Noria``."""
    best: int | None
    """Most points in a finished game."""
    won: int
    played: int
    last_five: tuple[bool, ...]
    """Finished games, newest last: won or not."""
    scores: tuple[int, ...] = ()
    """Own points of the last finished games, oldest first, for the line of scores."""
    best_rival: int | None = None
    """What the rival had in that game, where only both together say something."""
    can_repeat: bool = False
    """Whether there is a last game whose choices *Same again* can repeat."""


@frozen
class ContinueCard:
    """The game to go on with."""

    game_id: str
    opponent: str
    """Name of the opponent in the language of now; the window makes it again after a language change."""
    done: int
    total: int
    your_turn: bool
    saved_at: str
    """Worded date and time of the last autosave."""
    sealed: bool
    counts: Count = Count.ROUNDS
    """What ``done`` and ``total`` count."""
    picture: Picture | None = field(default=None, eq=False)
    picture_key: object = None
    """Anything that changes when the picture does (the position's digest); decides about repainting."""


@frozen
class SaveRow:
    """A save file in the list."""

    path: Path
    title: str
    when: str
    auto: bool
    damaged: str | None = None
    """Why the file cannot be opened, in words; None when it can."""
    has_backup: bool = False
    game_id: str = ""
    """Empty when the file does not tell."""
    trouble: str = ""
    """What is wrong or what helps, in a few words, for the second line; empty for the usual ones."""


@frozen
class HomeModel:
    """Everything on the home page."""

    games: tuple[GameCard, ...]
    continue_: ContinueCard | None = None
    saves: tuple[SaveRow, ...] = ()
    today_seed: int | None = None
    today_played: frozenset[str] = frozenset()
    """Games that were played with it."""
    notice: str = ""
    """One sentence above the cards, such as what was recovered after a crash; empty for none."""
    reading: bool = False
    """Whether there are saves that have not been read yet."""


class Opponent(enum.Enum):
    """Whom to play Noria against."""

    BOT_1 = "bot_1"
    BOT_2 = "bot_2"
    BOT_3 = "bot_3"
    OWN = "own"
    RANDOM = "random"


@frozen
class OpponentRecord:
    """The user's results against one opponent."""

    opponent: Any
    """A word of the game's own."""
    won: int
    played: int


@frozen
class NewGameModel:
    """Where a New game page starts from."""

    seed: int
    """A fresh seed, or the kept one."""
    options: Any = None
    """The last game's choices, None for the usual ones; what they leave open comes from the seed."""
    opponent: Any = Opponent.BOT_1
    keep_seed: bool = False
    records: tuple[OpponentRecord, ...] = ()
    last_options: Any = None
    """The last game's whole set-up for *Same again*; None before the first game."""
    last_seed: int | None = None
    is_new: Callable[[Any, int], bool] | None = field(default=None, eq=False)
    """Whether a set-up was never played before, so that it can become a sealed record; None = not known."""


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
    history: tuple[int, ...] = ()
    """Own points of finished games, oldest first, this game last."""
    best: int | None = None
    """Most points of all finished games, this one included."""
    median: float | None = None
    """Of the last ten finished games."""
    notation: str = ""
    """The written set-up, for copying."""
    final: Any = field(default=None, eq=False)
    """The last position as the human sees it, for what the sheet does not say."""
    decided_text: str = ""
    """The event that decided it, in words; empty = the page names the largest difference itself."""
    picture: Picture | None = field(default=None, eq=False)
    """The final board, for *Save picture*; None leaves the board out of the picture."""
    picture_shape: float = field(default=0.6, eq=False)
    """Height of that picture by its width."""
    centre: Portrait | None = field(default=None, eq=False)
    """The part of the final board that is worth a picture of its own, such as the player's sky."""
