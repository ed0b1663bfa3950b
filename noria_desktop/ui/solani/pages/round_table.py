"""The table from above: who sits on which side of the Dark Sky card, on which board, and who has the Sun.

Each player reads the card from their own side. Source: rules.md 2.6 and 3.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import SIDE
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.solani.pages.art import paint_badge
from noria_desktop.ui.solani.paint.signs import sign
from noria_desktop.ui.solani.words.names import listed, say, seat_name, seats
from noria_desktop.ui.widgets.painted import PaintedWidget

SIDES: Final = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""Seats sit south, west, north, east: x and y from the middle of the table."""
LEAST: Final = 118
"""Design pixels below which nothing is drawn."""


class RoundTable(PaintedWidget):
    """Seats round the card."""

    def __init__(self, style: ShellStyle) -> None:
        """Nobody yet."""
        super().__init__(style, 0, 0)
        self._state: State | None = None

    def show_state(self, state: State) -> None:
        """Another table."""
        self._state = state
        words = tuple(
            say(
                "{seat}: {value}",
                seat=say("Seat {number}", number=seat + 1),
                value=seat_name(seat, state, None),
            )
            for seat in seats(state)
        )
        sun = say("The Sun begins with {seat}", seat=seat_name(state.sun, state, None))
        self.say(listed((*words, sun)), sun)

    def paint(self, canvas: Canvas) -> None:
        """Card, seats, Sun; nothing where there is no room."""
        scale = self._style.scale
        if self._state is None or self.height() < LEAST * scale:
            return
        theme = self._style.theme
        box = QRectF(self.rect()).adjusted(6 * scale, 4 * scale, -6 * scale, -4 * scale)
        high = min(box.height(), 210 * scale)
        wide = min(box.width(), high * 2.1)
        middle = box.center()
        table = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        canvas.fill(rounded_rect(table, high * 0.3), theme.raised, 0.6)
        canvas.stroke(rounded_rect(table, high * 0.3), self._style.colours.brass, 1.6)
        side = high * 0.34
        self._paint_card(canvas, middle.x(), middle.y(), side)
        alone = self._state.coyote is not None
        for seat in seats(self._state):
            dx, dy = SIDES[seat]
            if seat and alone:
                dx, dy = SIDES[2]
            x = middle.x() + dx * (wide / 2 + side / 2) / 2
            y = middle.y() + dy * (high / 2 + side / 2) / 2
            self._paint_seat(canvas, seat, x, y, wide * (0.34 if dx else 0.6), below=bool(dx))

    def _paint_card(self, canvas: Canvas, x: float, y: float, side: float) -> None:
        """The Dark Sky card as it lies."""
        assert self._state is not None
        heaven = canvas.style.theme.heaven
        card = QRectF(x - side / 2, y - side / 2, side, side)
        canvas.fill(rounded_rect(card, side * 0.14), heaven.disc)
        canvas.stroke(rounded_rect(card, side * 0.14), heaven.rim, 1.4)
        step = side * 0.8 / SIDE
        for space in self._state.skies[0].dark:
            row, column = divmod(space, SIDE)
            place = (x + (column - 2.5) * step, y + (row - 2.5) * step)
            canvas.fill(circle(*place, step * 0.46), heaven.star_on)

    def _paint_seat(self, canvas: Canvas, seat: int, x: float, y: float, room: float, *, below: bool) -> None:
        """Badge and board of a seat, and the Sun where it begins: beside the name, or below it."""
        assert self._state is not None
        scale, theme = canvas.style.scale, canvas.style.theme
        name = seat_name(seats(self._state)[seat], self._state, None)
        sun = self._state.sun == seat
        beside = sun and not below
        size = 12.5
        while size > 11 and canvas.width(name, size, True) > room - (46 if beside else 24) * scale:
            size -= 0.5
        wide = canvas.width(name, size, True)
        left = x - (wide + (20 + (22 if beside else 0)) * scale) / 2
        paint_badge(seat, canvas, left + 6 * scale, y, 6 * scale)
        canvas.words(
            QRectF(left + 18 * scale, y - 11 * scale, wide + 2, 22 * scale), name, size, theme.text, True
        )
        if sun:
            place = (x, y + 20 * scale) if below else (left + wide + 30 * scale, y)
            sign(canvas.p, "sun", *place, 8 * scale, theme.accent)
