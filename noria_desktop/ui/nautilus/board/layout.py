"""Where everything lies on the submarine's table for a view size; the only place that knows.

One board unit is one logical pixel until a view is larger than 1280 x 678, then both grow together; words
are therefore never smaller than 11 pixels, down to 1000 x 532 (a replay at 1280 x 760). ``unit`` scales cards and
window within the room that the dock leaves. Source: mocks/nautilus.md 1 and 3.
"""

from __future__ import annotations

from functools import cached_property

from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.terms import COLUMNS, Domain
from noria_desktop.ui.board.boxes import BoardSize, Box, Point, box
from noria_desktop.ui.nautilus.board import measures
from noria_desktop.ui.nautilus.board.arts import Deed
from noria_desktop.ui.nautilus.board.measures import TALL

BASE_WIDTH, BASE_HEIGHT = 1280.0, 678.0
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 532.0
BOARD_WIDTH = 768.0
"""Units that the narrowest window with its gauge, columns and pile needs."""
DOCK_CONTENT = 612.0
"""Height of the dock's parts with rows of standard height."""
ROW = 66.0
STAGED_CARD = 122.0
"""Width of a card on the stage, in units."""
STAGED_DOMAIN = 0.66
"""Scale of the domain cards while the stage is up."""
MARGIN = 14.0
"""Left and right of the dock's parts."""


@frozen
class NautilusLayout(BoardSize):
    """The zones of one view size."""

    unit: float
    """Board units of one unit of the design: the size of cards and window."""
    dock: float
    """Width of the dock."""
    window: Box
    rows: tuple[float, ...]
    """Height of the dock's parts: top of the race, height of a row, tops of tracker and specials."""

    @cached_property
    def board(self) -> Box:
        """What the dock leaves."""
        return box(self.dock, 0, self.width - self.dock, self.height)

    # The window -----------------------------------------------------------------------------------------

    @cached_property
    def card_width(self) -> float:
        """A card on the table; everywhere else the same picture is scaled."""
        return measures.SPACE * self.unit

    def column(self, number: int) -> float:
        """Middle of a column."""
        step = min(measures.STEP * self.unit, (self.window.width - 190 * self.unit) / COLUMNS)
        return self.window.x + (number - (COLUMNS - 1) / 2) * step

    def place(self, number: int, *, own: bool) -> Box:
        """The place of a column before the viewer or before the rival."""
        wide = self.card_width
        away = (measures.DOMAIN[1] / 2 + measures.GAP) * self.unit + wide * TALL / 2
        y = self.window.y + (away if own else -away)
        return Box(self.column(number), y, wide, wide * TALL)

    def domain(self, number: int) -> Box:
        """A column's domain card."""
        wide, high = measures.DOMAIN
        return Box(self.column(number), self.window.y, wide * self.unit, high * self.unit)

    def pane(self, number: int) -> Box:
        """The pane behind a column."""
        high = self.place(number, own=True).bottom - self.place(number, own=False).top
        wide = measures.DOMAIN[0] + 4
        return Box(self.column(number), self.window.y, wide * self.unit, high + 16 * self.unit)

    def lean(self, number: int, *, own: bool) -> Point:
        """Middle of the tab on a domain card's edge."""
        card = self.domain(number)
        away = card.height / 2 + 7.5 * self.unit
        return Point(card.x, card.y + (away if own else -away))

    def seal(self, number: int) -> Point:
        """Corner of a domain card that bears the laurel."""
        card = self.domain(number)
        return Point(card.right - 5 * self.unit, card.top + 6 * self.unit)

    def anchor(self, number: int, *, own: bool) -> Point:
        """Corner of a card that bears the anchor."""
        place = self.place(number, own=own)
        return Point(place.right - 3 * self.unit, place.bottom - 12 * self.unit)

    @cached_property
    def gauge(self) -> Point:
        """Middle of the gauge."""
        edge = (self.place(0, own=True).left + self.window.left) / 2
        return Point(edge + 2 * self.unit, self.window.y)

    @cached_property
    def pile(self) -> Box:
        """The pile with its words."""
        x = 2 * self.window.x - self.gauge.x
        return Box(x, self.window.y, 92 * self.unit, 120 * self.unit)

    def side(self, *, own: bool) -> Point:
        """Middle of the words at the end of a side's row."""
        return Point(self.gauge.x - 2 * self.unit, self.place(0, own=own).y)

    # Above and below the window -------------------------------------------------------------------------

    def plate(self, *, own: bool) -> Box:
        """A player's name plate."""
        k = self.unit
        left = self.board.left + 12 * k
        wide = 212 * k
        if own:
            return box(left, self.hand.y - 34 * k, wide, 82 * k)
        return box(left, 9 * k, wide, 56 * k)

    def token(self, *, own: bool) -> Point:
        """Captain Nemo's token beside a plate."""
        plate, k = self.plate(own=own), self.unit
        if own:
            return Point(plate.left + 31 * k, plate.bottom - 17 * k)
        return Point(plate.right + 20 * k, plate.y)

    @cached_property
    def hand(self) -> Box:
        """The band below the window."""
        return box(self.board.left, self.window.bottom, self.board.width, self.height - self.window.bottom)

    @cached_property
    def fan(self) -> Box:
        """Room of the viewer's fanned hand."""
        left = self.plate(own=True).right + 12 * self.unit
        right = self.own_special.left - 14 * self.unit
        return box(left, self.hand.top, right - left, self.hand.height)

    def hand_step(self, count: int) -> float:
        """Distance of neighbours in the hand."""
        wide = measures.HAND * self.unit
        return min(98 * self.unit, (self.fan.width - wide) / max(1, count - 1))

    def hand_place(self, number: int, count: int) -> tuple[Point, float]:
        """Middle and angle of a card of the hand."""
        off = number - (count - 1) / 2
        x = self.fan.x + off * self.hand_step(count)
        tilt = 6.0 if count <= 3 else 3.5
        drop = abs(off) * 8 if count <= 3 else abs(off) ** 1.6 * 4
        return Point(x, self._cards_y + drop * self.unit), off * tilt

    @cached_property
    def _cards_y(self) -> float:
        """Middle of the cards in hand: a third of spare height lies above them."""
        high = measures.HAND * TALL * self.unit
        spare = max(0.0, self.hand.height - measures.HAND_BAND * self.unit)
        return self.hand.top + 21 * self.unit + high / 2 + spare * 0.35

    @cached_property
    def own_special(self) -> Box:
        """Place of the viewer's special card."""
        k = self.unit
        wide = measures.HAND * k
        right = min(self.board.right - 22 * k, self.window.right + 20 * k)
        return Box(right - wide / 2, self._cards_y, wide, wide * TALL)

    @cached_property
    def band(self) -> Box:
        """The rival's band above the window."""
        return box(self.board.left, 0, self.board.width, self.window.top)

    def rival_place(self, number: int, count: int, *, shown: bool = False) -> tuple[Point, float]:
        """Middle and angle of a card of the rival's hand, hanging from above; ``shown``: low enough to be read."""
        k, off = self.unit, number - (count - 1) / 2
        step = 44 if count <= 4 else 40
        drop = 15 if shown else 0
        return Point(self.window.x + off * step * k, (26 + drop - abs(off) * 3) * k), -off * 7

    @cached_property
    def rival_hand(self) -> Box:
        """Room of the rival's hand."""
        return box(self.window.x - 134 * self.unit, 0, 268 * self.unit, 64 * self.unit)

    @cached_property
    def rival_special(self) -> Box:
        """Place of the rival's special card."""
        k = self.unit
        wide = 42 * k
        return Box(self.own_special.right - wide / 2, 8 * k + wide * TALL / 2, wide, wide * TALL)

    @cached_property
    def caption(self) -> Box:
        """Words beside the rival's special card."""
        k, card = self.unit, self.rival_special
        return box(card.left - 118 * k, card.y - 20 * k, 110 * k, 44 * k)

    def drop_note(self, deed: Deed) -> Box:
        """Words at a place that takes one of two cards: over the own places, beside the rival's, under the pile."""
        k, high, wide = self.unit, 42 * self.unit, 196 * self.unit
        match deed:
            case Deed.KEEP:
                right = min(self.own_special.right + 12 * k, self.board.right - 4 * k)
                return box(right - wide, self.own_special.top - high - 6 * k, wide, high)
            case Deed.GIVE:
                return box(
                    self.rival_special.left - wide - 8 * k, self.rival_special.y - high / 2, wide, high
                )
            case Deed.JOIN:
                return box(self.fan.x - wide / 2, self.fan.top - high - 2 * k, wide, high)
            case Deed.RETURN:
                right = min(self.pile.x + wide / 2, self.board.right - 4 * k)
                return box(right - wide, self.pile.bottom + 4 * k, wide, high)

    # The end of a round ---------------------------------------------------------------------------------

    @cached_property
    def round_end(self) -> Box:
        """The panel of a round's end, under the columns that it speaks of."""
        k = self.unit
        right = self.outcome(COLUMNS - 1).right + 7 * k
        left = max(self.board.left + 8 * k, self.outcome(0).left - 212 * k)
        return box(left, self.window.bottom + 6 * k, right - left, measures.ROUND_END * k)

    def outcome(self, number: int) -> Box:
        """What a column brought, right under it."""
        k = self.unit
        step = self.column(1) - self.column(0)
        top = self.window.bottom + (6 + 39) * k
        high = (measures.ROUND_END - 39 - 9) * k
        return box(self.column(number) - step / 2 + 2.5 * k, top, step - 5 * k, high)

    # The stage ------------------------------------------------------------------------------------------

    @cached_property
    def stage(self) -> Box:
        """The inside of the window."""
        by = 20 * self.unit
        return Box(self.window.x, self.window.y, self.window.width - 2 * by, self.window.height - 2 * by)

    def stage_width(self, count: int) -> float:
        """Width of each of ``count`` cards on the stage."""
        room = self.stage.width - 80 * self.unit
        return min(STAGED_CARD * self.unit, room / max(1, count) / 1.14)

    def stage_place(self, number: int, count: int, *, effects: bool) -> Box:
        """A card on the stage; ``effects``: with a plate of words below it."""
        wide = self.stage_width(count)
        step = wide * (1.14 if count > 3 else 1.5)
        middle = 68 + STAGED_CARD * TALL / 2 + (0 if effects else 20)
        y = self.stage.top + middle * self.unit
        return Box(self.stage.x + (number - (count - 1) / 2) * step, y, wide, wide * TALL)

    def effect(self, number: int, count: int) -> Box:
        """Words below a card on the stage."""
        card = self.stage_place(number, count, effects=True)
        high = 44 * self.unit
        return Box(card.x, card.bottom + 6 * self.unit + high / 2, card.width * 1.46, high)

    def staged_domain(self, number: int) -> Box:
        """A domain card while the stage hides the table: the row at stake stays in sight below the question."""
        card = self.domain(number)
        wide, high = card.width * STAGED_DOMAIN, card.height * STAGED_DOMAIN
        x = self.stage.x + (number - (COLUMNS - 1) / 2) * wide * 1.14
        return Box(x, self.stage.bottom - 10 * self.unit - high / 2, wide, high)

    # The dock -------------------------------------------------------------------------------------------

    @cached_property
    def inner(self) -> float:
        """Width of the dock's parts."""
        return self.dock - 2 * MARGIN

    @cached_property
    def reading_column(self) -> Box:
        """The dock of the race, where nothing is played: the log may lie over it."""
        return box(MARGIN / 2, MARGIN / 2, self.dock - MARGIN, self.height - MARGIN)

    def heading(self, part: str) -> Box:
        """Heading of ``race``, ``tracker`` or ``fates``."""
        top = {"race": self.rows[0] - 46, "tracker": self.rows[2] - 46, "fates": self.rows[3] - 27}[part]
        return box(MARGIN, top, self.inner, 44)

    def race(self, domain: Domain) -> Box:
        """A domain's row."""
        return box(MARGIN, self.rows[0] + domain.index * self.rows[1], self.inner, self.rows[1])

    @cached_property
    def tracker(self) -> Box:
        """The fourteen divers and their legend."""
        cell = (self.inner - (measures.TRACKER_COLUMNS - 1) * measures.CELL_GAP) / measures.TRACKER_COLUMNS
        high = min(2.4 * cell, 78.0) + measures.CELL_GAP + measures.LEGEND
        return box(MARGIN, self.rows[2], self.inner, high)

    @cached_property
    def fates(self) -> Box:
        """The six specials."""
        return box(MARGIN, self.rows[3], self.inner, 36)


def layout(width: float, height: float) -> NautilusLayout:
    """The table for a view of so many logical pixels; any positive size is fine."""
    width, height = max(width, 1.0), max(height, 1.0)
    least = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
    scale = least if least < 1 else max(1.0, min(width / BASE_WIDTH, height / BASE_HEIGHT))
    across, down = width / scale, height / scale
    dock = 228 + min(32.0, max(0.0, across - LEAST_WIDTH) * 0.1)
    room = across - dock
    band, window, hand = measures.RIVAL_BAND, measures.WINDOW, measures.HAND_BAND
    unit = min(room / BOARD_WIDTH, down / (band + window + hand))
    spare = max(0.0, down - (band + window + hand) * unit)
    wide = min(room - 16 * unit, measures.WIDEST_WINDOW * unit)
    top = band * unit + spare * 0.3
    return NautilusLayout(
        width=across,
        height=down,
        scale=scale,
        unit=unit,
        dock=dock,
        window=Box(dock + room / 2, top + window * unit / 2, wide, window * unit),
        rows=_rows(down),
    )


def _rows(down: float) -> tuple[float, float, float, float]:
    """Top of the race, height of a row, tops of tracker and specials."""
    spare = down - DOCK_CONTENT
    row = ROW + (spare / 5 if spare < 0 else min(18.0, spare * 0.1))
    loose = max(0.0, spare - 5 * (row - ROW))
    first = 52 + min(16.0, loose * 0.15)
    tracker = first + 5 * row + 48 + min(26.0, loose * 0.25)
    specials = tracker + 98 + 30 + min(22.0, loose * 0.2)
    return first, row, tracker, specials
