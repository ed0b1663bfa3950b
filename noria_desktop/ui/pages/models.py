"""What the pages show, as frozen values that the window fills in.

Nothing here reads files or games; the window turns saves, results and sessions into these.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import field

from noria_desktop.app.catalogue import Count
from noria_desktop.engine.values import frozen
from noria_desktop.ui.pages.circuit_card import CircuitCard
from noria_desktop.ui.pages.day_card import DayCard

if TYPE_CHECKING:
    from noria_desktop.app.lessons.lesson import Words
    from noria_desktop.ui.widgets.result_model import Picture


@frozen
class GameCard:
    """A game of the catalogue on the home page, with the user's record in it."""

    game_id: str
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
    done_by: tuple[int, ...] = ()
    """How much of it each side has, the human first; empty where it is the same of all."""
    scores: tuple[int, ...] = ()
    """Points now, a number a seat, the human first; empty where they are not known."""
    volume: str = ""
    """The volume of the Circuit whose chapter it is; empty of a game of its own."""
    is_taught: bool = False
    """A lesson began it."""
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
class LessonCard:
    """A lesson that was left in the midst."""

    name: str
    """As lessons are called in files: ``noria/2``."""
    game_id: str
    title: Words
    step: int
    """The one that comes, from 1."""
    steps: int


@frozen
class LearnedCard:
    """How far the game was learned whose lesson was open last, where none was left in the midst."""

    game_id: str
    done: int
    """Lessons done; 1 at least."""
    count: int


@frozen
class HomeModel:
    """Everything on the home page."""

    games: tuple[GameCard, ...]
    continue_: ContinueCard | None = None
    saves: tuple[SaveRow, ...] = ()
    today: DayCard | None = None
    """The day's game."""
    circuit: CircuitCard | None = None
    next_chapter: CircuitCard | None = None
    """What Continue offers of the campaign where no game goes on; then ``circuit`` tells of another chapter."""
    lesson: LessonCard | None = None
    """A lesson not finished."""
    learning: LearnedCard | None = None
    """Where no lesson is left in the midst, what was learned last."""
    notice: str = ""
    """One sentence above the cards, such as what was recovered after a crash; empty for none."""
    reading: bool = False
    """Whether there are saves that have not been read yet."""
