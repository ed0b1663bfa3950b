"""What another has just done, as one line: its badge, its turn in numbered parts, what came to the player by it, why.

What one row has no room for stands in a second one. The reason stands there only where all else does; parts give way
from the right, each whole. What does not fit stands in the log, one press away.
Source: mocks/table.md 2 and 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.overlays import paint_bead
from noria_desktop.ui.game_says import Told
from noria_desktop.ui.i18n import one_by_one, translate

SIZE: Final = 14.0
GAP: Final = 16.0
BEAD_ROOM: Final = 22.0
MORE: Final = "…"
"""Where parts were left out."""


@frozen
class Row:
    """One row of the line, of which there are two where one has no room for all of it."""

    parts: tuple[str, ...]
    first: int
    """The number of its first part, from 1."""
    more: bool = False
    """Whether parts were left out behind these."""
    effect: str = ""
    why: str = ""


def laid(told: Told, room: float) -> tuple[Row, ...]:
    """What stands in rows of so much room: one where all parts and the effect fit there, else two.

    The first part is always there. Where two rows have no room either, parts give way from the right, the effect after
    all others; the reason stands only behind all the rest.
    """
    count = len(told.parts)
    whole = _row(told, 0, count, room)
    if whole is not None:
        return (whole,)
    above = max([number for number in range(1, count + 1) if _taken(told, 0, number) <= room], default=1)
    upper = Row(told.parts[:above], 1)
    below = _row(told, above, count, room)
    if below is not None:
        return (upper, below) if below.parts or below.effect else (upper,)
    sign = text_width(MORE, SIZE) + GAP
    effect = _wide(told.effect)
    for kept in (effect, 0.0):
        for end in range(count - 1, above, -1):
            if _taken(told, above, end) + GAP + sign + kept <= room:
                return upper, Row(
                    told.parts[above:end], above + 1, more=True, effect=told.effect if kept else ""
                )
    if above == count:
        return (upper,)
    return upper, Row(told.parts[above : above + 1], above + 1, more=count > above + 1)


def _wide(words: str) -> float:
    return text_width(words, SIZE) + GAP if words else 0.0


def _taken(told: Told, start: int, end: int) -> float:
    """Pixels of these parts with their numbers."""
    numbered = BEAD_ROOM if len(told.parts) > 1 else 0.0
    return sum(numbered + _wide(part) for part in told.parts[start:end]) - GAP


def _row(told: Told, start: int, end: int, room: float) -> Row | None:
    """A row that ends the line, with the effect and, where it fits, the reason; None: it has no room for the first two."""
    taken = _taken(told, start, end) + _wide(told.effect)
    if taken > room:
        return None
    why = told.why if told.why and taken + GAP + text_width(told.why, SIZE) <= room else ""
    return Row(told.parts[start:end], start + 1, effect=told.effect, why=why)


def paint_told(
    painter: QPainter, theme: Theme, told: Told, badge: float, rows: tuple[Row, ...], boxes: Sequence[QRectF]
) -> None:
    """The line in a box a row, the badge of the other centred on ``badge`` before it."""
    seat_badge(painter, theme, told.side, badge, (boxes[0].center().y() + boxes[-1].center().y()) / 2, 8)
    for row, box in zip(rows, boxes, strict=True):
        _paint_row(painter, theme, told, row, box)


def _paint_row(painter: QPainter, theme: Theme, told: Told, row: Row, box: QRectF) -> None:
    middle, x = box.center().y(), box.left()
    colour = theme.seats[told.side] if 0 <= told.side < len(theme.seats) else theme.bot

    def write(words: str, ink: str) -> float:
        room = QRectF(x, box.top(), box.right() - x, box.height())
        return text(painter, room, words, SIZE, ink, align=LEFT) + GAP

    for number, part in enumerate(row.parts, start=row.first):
        if len(told.parts) > 1:
            paint_bead(painter, Point(x + 8, middle), str(number), colour, theme.ink, 7.6)
            x += BEAD_ROOM
        x += write(part, theme.text)
    if row.more:
        x += write(MORE, theme.muted)
    if row.effect:
        x += write(row.effect, theme.muted)
    if row.why:
        write(row.why, theme.accent)


def said_of(told: Told | None) -> tuple[str, ...]:
    """The same for a screen reader; nothing where nothing is told."""
    if told is None:
        return ()
    said = one_by_one(part.rstrip(".。") for part in told.parts)
    if told.actor:
        said = translate("Table", "{actor}: {said}").format(actor=told.actor, said=said)
    sentence = translate("Lists", "{said}.").format(said=said)
    return tuple(words for words in (sentence, told.effect, told.why) if words)
