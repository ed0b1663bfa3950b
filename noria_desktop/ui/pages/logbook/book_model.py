"""What the logbook shows, in words of the language of now; no widgets.

A double page stands for a chapter. It holds every ending of the chapter's attempts and shows the best one first; what
only the game itself tells, its picture and its rows, is read when the page is first opened.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Final, TypeAlias

from attrs import field

from noria_desktop.app.campaign.campaign import Attempt, Ending
from noria_desktop.engine.values import frozen
from noria_desktop.ui.widgets.game_book import BookRow, Course, Milestones, Scene

CHAPTER_PAGES: Final = 16
"""Double pages of chapters; the finale and the Four Nights come after them."""
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
class Part:
    """One of the four games of an evening or a voyage."""

    game: str
    night: int
    """Which night; 0 in an evening."""
    title: str
    rival: str
    is_over: bool
    is_won: bool
    is_sealed: bool
    scores: str
    """Both; empty until it has ended."""
    worth: str
    """What it brought to the whole; empty until it has ended."""
    share: int
    """The same as a number: percent of a target, or points ahead."""


@frozen
class Gathered:
    """An evening or a voyage, as its double page tells it."""

    number: int
    """Which one, from 1."""
    count: int
    told_attempt: str
    """Such as "evening 2 of 3"."""
    below_title: str
    title: str
    total: str
    total_words: str
    verdict: str
    parts: tuple[Part, ...]
    sums: tuple[str, ...]
    """Sentences below the four games."""
    stars: tuple[int, ...]
    """Stars of the volumes, in the finale; empty elsewhere."""
    is_sealed: bool
    """Whether all its games are sealed records."""
    seal_word: str
    setup: str
    """Seeds, as they can be pasted."""
    inside: Callable[[], tuple[Scene | None, ...]] = field(eq=False)
    """Reads the games; None for one that is not there or cannot be read."""


@frozen
class BookPage:
    """The double page of one chapter, of the finale, or of the Four Nights."""

    name: str
    """A chapter's id, ``finale`` or ``nights``."""
    game: str
    """Empty of the finale, which is about all of them."""
    number: int
    """From 1: the sixteen chapters, the finale, the Four Nights."""
    state: PageState
    place: str
    """Volume and chapter."""
    title: str
    """Game and the chapter's own rival."""
    sentence: str
    """What is so, where nothing is written yet."""
    asks: tuple[str, ...]
    """What each of the three stars asks; of the finale and the nights what they are, in sentences."""
    entries: tuple[Entry | Gathered, ...]
    """Oldest first; empty where nothing is written."""
    best: int
    """The place of the best entry."""
    spoken: str
    """The mark of this page in words."""

    @property
    def has_stars(self) -> bool:
        """Whether it is a chapter: the finale and the Four Nights earn none."""
        return self.number <= CHAPTER_PAGES

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
    """Sixteen in the order of the chapters, the finale, the Four Nights."""
    shown: int
    """Where the book is opened, from 0."""
