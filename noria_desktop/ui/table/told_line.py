"""What another has just done, as one line: its badge, its turn in numbered parts, what came to the player by it, why.

The reason stands there only where all else does; parts give way from the right, each whole. What does not fit stands in
the log, one press away.
Source: mocks/table.md 2 and 4.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

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


def fitting(told: Told, room: float) -> tuple[tuple[str, ...], str]:
    """The parts that fit into so much room, at least the first; the effect gives way after all others.

    Where parts are left out, there is room for the sign that says so.
    """
    numbered = BEAD_ROOM if len(told.parts) > 1 else 0.0
    widths = [numbered + text_width(part, SIZE) + GAP for part in told.parts]
    effect = text_width(told.effect, SIZE) + GAP if told.effect else 0.0
    sign = text_width(MORE, SIZE) + GAP
    needed = [sum(widths[:count]) + sign * (count < len(widths)) - GAP for count in range(len(widths) + 1)]
    for count in range(len(widths), 0, -1):
        if needed[count] + effect <= room:
            return told.parts[:count], told.effect
    for count in range(len(widths), 1, -1):
        if needed[count] <= room:
            return told.parts[:count], ""
    return told.parts[:1], ""


def reason_fits(told: Told, room: float) -> bool:
    """Whether the reason fits behind all the rest."""
    if not told.why or fitting(told, room) != (told.parts, told.effect):
        return False
    numbered = BEAD_ROOM if len(told.parts) > 1 else 0.0
    said = (*told.parts, told.effect) if told.effect else told.parts
    taken = sum(text_width(words, SIZE) + GAP for words in said) + numbered * len(told.parts)
    return taken + text_width(told.why, SIZE) <= room


def paint_told(painter: QPainter, theme: Theme, told: Told, badge: float, box: QRectF) -> None:
    """The line in a box, the badge of the other centred on ``badge`` before it."""
    middle = box.center().y()
    seat_badge(painter, theme, told.side, badge, middle, 8)
    parts, effect = fitting(told, box.width())
    colour = theme.seats[told.side] if 0 <= told.side < len(theme.seats) else theme.bot
    x = box.left()
    for number, part in enumerate(parts, start=1):
        if len(told.parts) > 1:
            paint_bead(painter, Point(x + 8, middle), str(number), colour, theme.ink, 7.6)
            x += BEAD_ROOM
        room = QRectF(x, box.top(), box.right() - x, box.height())
        x += text(painter, room, part, SIZE, theme.text, align=LEFT) + GAP
    if len(parts) < len(told.parts):
        x += text(painter, QRectF(x, box.top(), 30, box.height()), MORE, SIZE, theme.muted, align=LEFT) + GAP
    if effect:
        room = QRectF(x, box.top(), box.right() - x, box.height())
        x += text(painter, room, effect, SIZE, theme.muted, align=LEFT) + GAP
    if reason_fits(told, box.width()):
        room = QRectF(x, box.top(), box.right() - x, box.height())
        text(painter, room, told.why, SIZE, theme.accent, align=LEFT)


def said_of(told: Told | None) -> tuple[str, ...]:
    """The same for a screen reader; nothing where nothing is told."""
    if told is None:
        return ()
    said = one_by_one(part.rstrip(".。") for part in told.parts)
    if told.actor:
        said = translate("Table", "{actor}: {said}").format(actor=told.actor, said=said)
    sentence = translate("Lists", "{said}.").format(said=said)
    return tuple(words for words in (sentence, told.effect, told.why) if words)
