"""What a game says through its door, as plain values that need no screen: log lines, reasons, refusals, questions, hints.

``ui/game_ui`` hands them to the table and to the pages; a game's presenter, which is free of Qt, may use them too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.handles import Handle


class Candidate(Protocol):
    """Something that a search weighed."""

    @property
    def action(self) -> Any:
        """What would be done."""


CandidateT = TypeVar("CandidateT", bound=Candidate)


@frozen
class Explained:
    """A bot's choice for the Why panel: sentences, and the last comparison as bars."""

    title: str
    rule: str
    """Number of the rule on the rules page."""
    anchor: str
    """Anchor of the rule on the rules page."""
    lines: tuple[str, ...]
    bars: tuple[tuple[str, int, bool], ...]
    """Candidate, the number compared, whether it was chosen."""
    short: str = ""
    """What was chosen and what decided it, in a few words; empty: the first sentence says so."""
    friend: str = ""
    """What somebody who knows the game would say to somebody who learns it, before all else; empty where only the exact
    reason is right."""


MOST_BARS = 6
"""Candidates that the Why panel shows; the one that was chosen is always among them."""


def best_few(candidates: Iterable[CandidateT], chosen: Any) -> tuple[CandidateT, ...]:
    """The best candidates of a search, which come first, with the one of the chosen action among them."""
    found = list(candidates)
    best = found[:MOST_BARS]
    mine = next((some for some in found if some.action == chosen), None)
    if mine is not None and mine not in best:
        best[-1] = mine
    return tuple(best)


@frozen
class LogLine:
    """One line of the log; ``event`` lets it be worded again in another language."""

    ply: int
    event: Any
    side: int | None
    text: str
    heading: bool = False


@frozen
class FoldedCell:
    """One part of what is folded: its name, what it is worth, how both sides stand in it."""

    name: str
    worth: str
    mine: str
    theirs: str


@frozen
class Folded:
    """A part of the board that lies under the log, in a line."""

    title: str
    summary: str
    """The figures that matter of it."""
    lines: tuple[str, ...] = ()
    """All that stands there."""
    cells: tuple[FoldedCell, ...] = ()
    """The parts that one looks for while the log lies open, side by side under the title; few, in place of the summary
    for whoever sees them."""


@frozen
class StoryStep:
    """A step of a finished game, of which nothing is secret any more."""

    ply: int
    """How many actions had been played after it; 0 is the set-up."""
    before: Any
    events: tuple[Any, ...]
    after: Any


@frozen
class Refusal:
    """Why a thing that was pressed, or a drop, can do nothing now."""

    reason: str
    """One short sentence about this very thing."""
    rule: str = ""
    """What the rules ask for instead; empty where the reason says it all."""
    by_escape: bool = False
    """Esc, which is spoken of, does it at once; else it only puts the words away, and what is in hand stays there."""


@frozen
class Question:
    """What is asked once before something that cannot be had again is given up."""

    title: str
    """What is left, and whether to go on all the same."""
    detail: str = ""
    """What stays, what becomes of it, what it could still bring."""
    things: tuple[Handle, ...] = ()
    """Where on the board it lies: shown while the question stands."""
    coached: bool = False
    """A coach who speaks of that very press says more: where one does, nothing is asked."""


@frozen
class Told:
    """What another side did in its last turn, for the line that stays until the player's next step."""

    side: int
    """Whose turn it was, as in the log."""
    parts: tuple[str, ...]
    """Its turn in the order in which it was played, each part short and whole; those that come last give way first.
    None: nobody did anything since, and nothing is told."""
    effect: str = ""
    """What came to the player by it."""
    why: str = ""
    """The reason of the choice that mattered most, as a friend would say it where there are such words; shown where it
    fits behind the rest."""
    actor: str = ""
    """Who it was, for those who hear it; others see the badge."""


@frozen
class Sum:
    """A sum of points as a small table: how it stands, and how it would stand."""

    heads: tuple[str, ...]
    """Over the columns after the first, such as both sides; the columns are told apart by these words."""
    rows: tuple[tuple[str, ...], ...]
    """What a row is about, then a figure or a short sum (``2 × 4 = 8``) a column; the first row is how it stands now."""


@frozen
class Coached:
    """A coach's remark in words."""

    line: str
    """One sentence."""
    title: str
    """What the reason is headed with, in few words."""
    why: str
    """One or two sentences of reason: what it costs, how long there is time."""
    anchor: str
    """Anchor of the rule on the game's rules page."""
    things: tuple[Handle, ...] = ()
    """What of the board it speaks of; the first is where the reason stands."""
    sum: Sum | None = None
    """The figures, where the line is about a sum."""


@frozen
class Hint:
    """One move that a program advises, whole: everything up to the next thing that nobody can know."""

    actions: tuple[Any, ...]
    """What would be played, one after the other; at least one."""
    title: str
    """What it is good for, in the game's terms."""
    steps: tuple[str, ...]
    """What is done, a part a line."""
    cover: str = ""
    """How much of the turn it covers: the whole turn, both tiles, the whole phase."""
    measure: str = ""
    """What the adviser ranks by: the points if it ended now, the chance to win."""
    before: str = ""
    """That measure now."""
    after: str = ""
    """That measure afterwards, the very number that it ranks by."""
    compared: str = ""
    """Both numbers as part of a sentence for who listens; empty: the one is now, the other afterwards."""
    chips: tuple[str, ...] = ()
    """What changes, a score line each, sign and number first."""
    cause: str = ""
    """One sentence of cause."""
    why_not: str = ""
    """Of all but the best: what speaks against it, in the same unit."""
    planned: int = 0
    """How many of the last steps are not done now: what is meant to follow when it is known what can."""
    shares: tuple[int, ...] = ()
    """How many of the actions each step takes, one after the other; empty where every step is one way on the board."""
    lead: int = 0
    """How many actions before those are what the title says."""
