"""Where everything lies on Scythe's table for a view size; the only place that knows.

One board unit is one logical pixel until a view is larger than 1280 x 678; then words take 60 % of the growth and
the map everything else. Words are never smaller than 11 pixels, down to 1000 x 560; smaller views shrink as a whole.
Below 1180 units the dock of the side that does not act folds to a column: the wide place at the left is that of
whoever acts, so that the map stands still. Source: mocks/scythe.md 1.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import TERRITORIES, Bonus, Place, Section, Slot
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.layout_map import BASE_HEIGHT, RAIL, RIBBON, MapLayout

BASE_WIDTH = 1280.0
"""Width of the design's board."""
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 560.0
FOLD = 1180.0
"""Narrower tables fold a dock."""
SLIM = 62.0
"""Width of a folded dock."""
READ, READ_WIDE = 192.0, 304.0
"""Width of the log over a folded dock: its words stand in the first, and no more than the second is of use."""
EDGE = 8.0
GAP = 6.0
HEAD = 84.0
"""Height of a head line."""
DRAWER = 166.0
"""Less room than this below the mat turns hand and Factory card into a line."""
LINE = 50.0
"""Height of that line."""
COLUMNS: Final = 4
ROW: Final = 5
"""Combat cards that lie in hand at their full width."""

ZONES = ("stage", "map", "mat", "factory", "hand", "faction", "tracks", "automa", "score")
"""Keyboard zones in Tab order; the stage is there only while it asks something."""


@frozen
class ScytheLayout(MapLayout):
    """The zones of one view size."""

    # The human's dock -----------------------------------------------------------------------------------

    def _mine(self, top: float, height: float) -> Box:
        """A part of the human's dock over its whole width."""
        return box(self.left.left + EDGE, top, self.left.width - 2 * EDGE, height)

    @cached_property
    def head(self) -> Box:
        """The human's head line."""
        return self._mine(7, HEAD)

    @cached_property
    def faction(self) -> Box:
        """Panel of the faction mat."""
        return self._mine(self.head.bottom + GAP, 108 + self._spare * 0.12)

    def mech(self, slot: Slot) -> Box:
        """A mech's place on the faction mat."""
        panel = self.faction
        wide = (panel.width - 16 - 15) / COLUMNS
        return box(panel.left + 8 + slot * (wide + 5), panel.top + 25, wide, panel.height - 55)

    def one_time(self, bonus: Bonus) -> Point:
        """Middle of a one-time space of the faction mat; radius 11."""
        panel = self.faction
        step = min(44.0, panel.width * 0.15)
        return Point(panel.right - 10 - step * (3.5 - bonus.index), panel.bottom - 15)

    @cached_property
    def mat(self) -> Box:
        """Panel of the player mat."""
        return self._mine(self.faction.bottom + GAP, 276 + self._spare * 0.50 + self._unused)

    @cached_property
    def _unused(self) -> float:
        """Height that hand and Factory card leave when they are one line: the boxes of the mat take it."""
        top = self.faction.bottom + GAP + 276 + self._spare * 0.50 + GAP
        room = self.height - 7 - top
        return max(0.0, room - LINE) if room < DRAWER else 0.0

    def _column(self, section: Section) -> tuple[float, float]:
        panel = self.mat
        wide = (panel.width - 12 - 3 * 5) / COLUMNS
        return panel.left + 6 + section * (wide + 5), wide

    def top(self, section: Section) -> Box:
        """Upper box of a section of the player mat."""
        left, wide = self._column(section)
        return box(left, self.mat.top + 25, wide, 134 + self._spare * 0.25 + self._unused / 2)

    def bottom(self, section: Section) -> Box:
        """Lower box of a section of the player mat."""
        upper = self.top(section)
        top = upper.bottom + 5
        return box(upper.left, top, upper.width, self.mat.bottom - 6 - top)

    def action_token(self, section: Section) -> Box:
        """Flag over a section."""
        upper = self.top(section)
        return box(upper.left, upper.top - 7, upper.width, 16)

    @cached_property
    def drawer(self) -> Box | None:
        """Hand, objectives and Factory card as one line; None where they have room."""
        top = self.mat.bottom + GAP
        room = self.height - 7 - top
        return self._mine(top, min(LINE, room)) if room < DRAWER else None

    @cached_property
    def factory(self) -> Box:
        """The Factory card; of no use with a drawer, where it is a third of the line."""
        if (line := self.drawer) is not None:
            return box(line.right - line.width / 3, line.top, line.width / 3, line.height)
        return self._mine(self.mat.bottom + GAP, 46 + self._spare * 0.04)

    @cached_property
    def hand(self) -> Box:
        """Panel of hand and objectives; with a drawer, two thirds of the line."""
        if (line := self.drawer) is not None:
            return box(line.left, line.top, line.width * 2 / 3, line.height)
        top = self.factory.bottom + GAP
        return self._mine(top, self.height - 7 - top)

    def card(self, number: int, count: int) -> Box:
        """Where one of ``count`` combat cards lies, counted from the left; many overlap, so that all values show."""
        panel = self.hand
        high = min(108.0, max(30.0, panel.height - 37))
        wide = min(high * 0.60, 50.0 if count <= ROW else 28.0 if count <= 2 * ROW else 23.0)
        if count > ROW:
            high = min(high, wide * 2.4)
        step = min(wide * 0.6, (panel.width * 0.46 - wide) / max(1, count - 1))
        return box(panel.left + 9 + number * step, panel.top + 28, wide, high)

    def objective(self, number: int, count: int = 2) -> Box:
        """Where one of ``count`` objectives lies, one below the other."""
        panel = self.hand
        high = min(108.0, max(30.0, panel.height - 37))
        each = (high - 5 * (count - 1)) / max(1, count)
        left = panel.left + 9 + panel.width * 0.46 + 4
        return box(left, panel.top + 28 + number * (each + 5), panel.right - 8 - left, each)

    # The Automa's dock ----------------------------------------------------------------------------------

    def _theirs(self, top: float, height: float) -> Box:
        """A part of the Automa's dock over its whole width."""
        return box(self.right.left + EDGE, top, self.right.width - 2 * EDGE, height)

    @cached_property
    def automa_head(self) -> Box:
        """The Automa's head line."""
        return self._theirs(7, HEAD)

    @cached_property
    def tracker(self) -> Box | None:
        """Panel of the star tracker; None where it yields to the reasons."""
        if self.deciding and self.height <= 640:
            return None
        return self._theirs(self.automa_head.bottom + GAP, 100 + self._spare * 0.10)

    @cached_property
    def road(self) -> Box | None:
        """The star tracker within its panel."""
        panel = self.tracker
        if panel is None:
            return None
        return box(panel.left + 6, panel.top + 24, panel.width - 12, panel.height - 29)

    @cached_property
    def automa_card(self) -> Box:
        """Panel of the Automa's card."""
        above = self.tracker or self.automa_head
        return self._theirs(above.bottom + GAP, 194 + self._spare * 0.20)

    @cached_property
    def card_face(self) -> Box:
        """The Automa's card within its panel."""
        panel = self.automa_card
        return box(panel.left + 8, panel.top + 25, panel.width - 17, panel.height - 34)

    @cached_property
    def below(self) -> Box:
        """Panel of the score sheet, or of the reasons while the Automa decides."""
        top = self.automa_card.bottom + GAP
        return self._theirs(top, self.height - 7 - top)

    @cached_property
    def sheet(self) -> Box:
        """Score sheet or reasons within their panel."""
        return measures.inner(self.below)

    @cached_property
    def reading_column(self) -> Box | None:
        """Below the Automa's head line, where nothing is played: the log may lie over it.

        With a folded dock it is over that and the sea beside the map, so that the map is seen while the log is read; it
        stays there whoever acts, as the map does.
        """
        if not self.right_open or not self.left_open:
            last = max(self.place(territory).x for territory in range(TERRITORIES))
            shore = last + measures.ROOT / 2 * self.radius
            wide = min(max(self.width - shore, READ), READ_WIDE)
            return box(self.width - wide, 0, wide, self.height)
        top = self.automa_head.bottom + GAP
        return self._theirs(top, self.height - 7 - top)

    # Folded docks ---------------------------------------------------------------------------------------

    @cached_property
    def slim(self) -> Box | None:
        """The folded dock, if there is one."""
        if not self.left_open:
            return self.left.grown(-5)
        return None if self.right_open else self.right.grown(-5)


def layout(
    width: float, height: float, *, automa: bool = False, contested: Place | None = None
) -> ScytheLayout:
    """The table for a view of so many logical pixels; any positive size is fine.

    Args:
        width: of the view.
        height: of the view.
        automa: the Automa acts: its dock stays open and its reasons are shown.
        contested: where a combat is decided.
    """
    width, height = max(width, 1.0), max(height, 1.0)
    scale = _scale(width, height)
    across, down = width / scale, height / scale
    wide_left = min(348.0, max(290.0, across * 0.2266))
    wide_right = min(336.0, max(262.0, across * 0.2047))
    folded = across < FOLD
    if folded:
        wide_right = SLIM
    field = across - wide_left - wide_right
    room = field - 2 * (RAIL + 10)
    top = 6 + RIBBON + 4
    high = down - top - 8
    radius = min(room / (8 * measures.ROOT), high / 13.35)
    x = wide_left + field / 2
    y = top + (high - 13.35 * radius) / 2 + 6.3 * radius
    docks = box(0, 0, wide_left, down), box(across - wide_right, 0, wide_right, down)
    own, theirs = reversed(docks) if folded and automa else docks
    return ScytheLayout(
        width=across,
        height=down,
        scale=scale,
        left=own,
        right=theirs,
        left_open=not (folded and automa),
        right_open=not folded or automa,
        deciding=automa,
        radius=radius,
        origin=Point(x, y),
        contested=contested,
    )


def _scale(width: float, height: float) -> float:
    """Logical pixels a board unit: words take 60 % of the growth."""
    least = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
    if least < 1:
        return least
    return 1 + 0.6 * (max(1.0, min(width / BASE_WIDTH, height / BASE_HEIGHT)) - 1)
