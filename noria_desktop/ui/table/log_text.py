"""How a line of the log lies on a given width: its words in whole lines, its reason under it, what of it is found.

Words wrap and never shrink. Source: mocks/table.md 5.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QTextLayout, QTextOption

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.phrases import JOINER, unbroken
from noria_desktop.ui.art.type import font, text_width
from noria_desktop.ui.game_says import Explained, LogLine

SIZE: Final = 13
"""Pixels of the words."""
STEP: Final = 19
"""From one line of words to the next."""
PADDING: Final = 3
"""Above and below a line of the log."""
INDENT: Final = 26
"""Room of the actor's badge."""
HEADING_ABOVE: Final = 6
"""Air above a heading."""
NUMBER: Final = 64
"""Room of the number at the end of a bar."""
BAR_GAP: Final = 4
AFTER: Final = 6
"""Below an open reason."""


@lru_cache(8192)
def wrapped(words: str, width: int, bold: bool = False) -> tuple[str, ...]:
    """Words in lines of this many pixels; put together they are the words again."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    words = unbroken(words)
    layout = QTextLayout(words.replace("\n", " "), font(SIZE, bold))
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, SIZE))
        lines.append(words[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, ""))
    layout.endLayout()
    return tuple(lines) or ("",)


@frozen
class Bar:
    """A candidate that was compared."""

    lines: tuple[str, ...]
    worth: int
    chosen: bool
    share: float
    """Of the largest number that was compared, 0 to 1."""

    @property
    def height(self) -> int:
        """In pixels."""
        return len(self.lines) * STEP + 6


@frozen
class RowPlan:
    """A line of the log on a given width."""

    lines: tuple[str, ...]
    sentences: tuple[tuple[str, ...], ...] = ()
    """Of its reason, each in lines."""
    asked: int = 0
    """Which of them is the question; before it stands what a friend would say."""
    bars: tuple[Bar, ...] = ()
    rule: str = ""
    """Words of the link to the rule; empty without one."""
    above: int = 0

    @property
    def top(self) -> int:
        """Where its reason begins."""
        return self.above + PADDING + len(self.lines) * STEP

    @property
    def bars_top(self) -> int:
        """Where its bars begin."""
        return self.top + sum(len(lines) for lines in self.sentences) * STEP + (3 if self.bars else 0)

    @property
    def rule_top(self) -> int:
        """Where the link to the rule lies."""
        return self.bars_top + sum(bar.height + BAR_GAP for bar in self.bars)

    @property
    def height(self) -> int:
        """Of all of it."""
        if not self.sentences:
            return self.top + PADDING
        return self.rule_top + (STEP if self.rule else 0) + AFTER


def plan(line: LogLine, width: int, opened: Explained | None = None, rule: str = "") -> RowPlan:
    """How a line lies on so many pixels; ``opened``: with its reason, ``rule``: the words of its link."""
    room = width - 6 - (6 if line.heading else INDENT)
    bold = line.heading or opened is not None
    lines = wrapped(line.text, room, bold)
    above = HEADING_ABOVE if line.heading else 0
    if opened is None:
        return RowPlan(lines, above=above)
    told = tuple(words for words in (opened.friend, opened.title, *opened.lines) if words)
    most = max((abs(worth) for _, worth, _ in opened.bars), default=0) or 1
    return RowPlan(
        lines,
        tuple(wrapped(words, room) for words in told) or (("",),),
        1 if opened.friend else 0,
        tuple(
            Bar(wrapped(name, room - NUMBER, chosen), worth, chosen, abs(worth) / most)
            for name, worth, chosen in opened.bars
        ),
        rule if opened.rule else "",
        above,
    )


def found(words: str, query: str) -> tuple[tuple[int, int], ...]:
    """Where what is searched stands in some words, from and to; whether letters are large does not matter."""
    low, sought = words.lower(), query.lower()
    if not sought or len(low) != len(words):
        return ()
    places = []
    at = low.find(sought)
    while at >= 0:
        places.append((at, at + len(sought)))
        at = low.find(sought, at + len(sought))
    return tuple(places)


def marks(lines: tuple[str, ...], query: str, *, bold: bool = False) -> tuple[tuple[int, float, float], ...]:
    """What is marked of wrapped words: which line, from where, how wide."""
    places = found("".join(lines), query)
    marked, start = [], 0
    for number, line in enumerate(lines):
        for first, last in places:
            begin, end = max(first - start, 0), min(last - start, len(line))
            if begin < end:
                left = text_width(line[:begin], SIZE, bold)
                marked.append((number, left, text_width(line[:end], SIZE, bold) - left))
        start += len(line)
    return tuple(marked)
