"""What the logbook shows, in words of the language of now; no widgets.

A double page stands for a chapter. It holds every ending of the chapter's attempts and shows the best one first; what
only the game itself tells, its picture and its rows, is read when the page is first opened.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TypeAlias

from attrs import field

from noria_desktop.app.campaign.campaign import Attempt, Ending
from noria_desktop.app.campaign.chapters import Chapter
from noria_desktop.engine.values import frozen
from noria_desktop.ui.widgets.game_book import BookRow, Course, Milestones, Scene

Told: TypeAlias = tuple[tuple[int, str], ...]
"""Lines of a game's story, each with the round or turn that it happened in."""


class PageState(enum.Enum):
    """What there is to read about a chapter."""

    WRITTEN = "written"
    """An attempt has ended."""
    OPEN = "open"
    """It can be played, and no attempt has ended yet."""
    SHUT = "shut"


@frozen
class Aim:
    """The target of the second or the third star on the line of results."""

    stars: int
    value: int
    """Points that the human needed in this game."""
    is_reached: bool


@frozen
class Scale:
    """Both results on a line with the targets."""

    own: int
    rival: int
    aims: tuple[Aim, ...]


@frozen
class Inside:
    """What only the game itself tells."""

    scene: Scene
    caption: str
    described: str
    """The picture as a sentence."""
    rows: tuple[BookRow, ...]
    course: Course | None
    milestones: Milestones | None
    lines: Told


@frozen
class Entry:
    """One ending of an attempt, as its double page tells it."""

    attempt: Attempt
    ending: Ending
    number: int
    """Which of the chapter's finished attempts, from 1."""
    count: int
    date: str
    minutes: str
    told_attempt: str
    """Such as "attempt 2 of 8"."""
    below_title: str
    """Date, attempt, length."""
    title: str
    """Game and the rival of this attempt."""
    is_won: bool
    stars: int
    is_lowered: bool
    """Won against the rival one level below."""
    scores: tuple[int, ...]
    """A total a seat, the human first."""
    rival: int
    """The seat with the most of all others."""
    verdict: str
    next_star: str
    """What the next star asks."""
    scale: Scale | None
    """None in a game whose results do not stand on a line."""
    is_sealed: bool
    seal_word: str
    tally: str
    setup: str
    """As it can be pasted."""
    inside: Callable[[], Inside | None] = field(eq=False)
    """Reads the game; None where it was not kept or cannot be read."""


@frozen
class BookPage:
    """The double page of one chapter."""

    chapter: Chapter
    state: PageState
    place: str
    """Volume and chapter."""
    title: str
    """Game and the chapter's own rival."""
    sentence: str
    """What is so, where nothing is written yet."""
    asks: tuple[str, str, str]
    """What each of the three stars asks."""
    entries: tuple[Entry, ...]
    """Oldest first; empty where nothing is written."""
    best: int
    """The place of the best entry."""
    spoken: str
    """The mark of this page in words."""

    @property
    def number(self) -> int:
        """The chapter's number, from 1."""
        return self.chapter.number

    @property
    def folios(self) -> tuple[int, int]:
        """The numbers of its two pages."""
        return 2 * self.number, 2 * self.number + 1


@frozen
class BookModel:
    """A campaign's logbook."""

    campaign_name: str
    leather: int
    """Colour of the cover, from 0."""
    pages: tuple[BookPage, ...]
    """Sixteen, in the order of the chapters."""
    shown: int
    """Where the book is opened, from 0."""
