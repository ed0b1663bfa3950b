"""Where everything lies on Scythe's table for a view size; the only place that knows.

One board unit is one logical pixel until a view is larger than 1280 x 678; then words take 60 % of the growth and
the map everything else. Words are never smaller than 11 pixels, down to 1000 x 560; smaller views shrink as a whole.
Below 1180 units the dock of the side that does not act folds to a column. Source: mocks/scythe.md 1.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import TERRITORIES, Bonus, Faction, Place, Section, Slot, home_base
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.scythe import measures

BASE_WIDTH, BASE_HEIGHT = 1280.0, 678.0
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 560.0
FOLD = 1180.0
"""Narrower tables fold a dock."""
SLIM = 62.0
"""Width of a folded dock."""
EDGE = 8.0
GAP = 6.0
HEAD = 84.0
"""Height of a head line."""
RAIL = 36.0
"""Width of a track."""
RIBBON = 42.0
"""Height of the star ribbon."""
NOTE = 68.0
"""Height of the notes in the lower corners."""
DRAWER = 150.0
"""Less room than this below the mat turns hand and Factory card into a line."""
COLUMNS: Final = 4
ROW: Final = 5
"""Combat cards that lie in hand at their full width."""

ZONES = ("stage", "map", "mat", "factory", "hand", "faction", "tracks", "automa", "score")
"""Keyboard zones in Tab order; the stage is there only while it asks something."""


@frozen
class Table:
    """The zones of one view size."""

    width: float
    """Board units across."""
    height: float
    """Board units down."""
    scale: float
    """Logical pixels a board unit."""
    left: Box
    """Dock of the human."""
    right: Box
    """Dock of the Automa."""
    left_open: bool
    right_open: bool
    deciding: bool
    """The Automa decides: its reasons take the room of score and, in low tables, of the tracker."""
    radius: float
    """Of a hex."""
    origin: Point
    """Middle of the Factory."""

    @property
    def ground(self) -> Box:
        """The whole board."""
        return box(0, 0, self.width, self.height)

    @property
    def field(self) -> Box:
        """What the docks leave: ribbon, rails, map."""
        return box(self.left.right, 0, self.right.left - self.left.right, self.height)

    # The map --------------------------------------------------------------------------------------------

    def place(self, place: Place) -> Point:
        """Middle of a territory or home base."""
        spot = measures.place_middle(place)
        return self.origin.moved(spot.x * self.radius, spot.y * self.radius)

    def place_box(self, place: Place) -> Box:
        """Room of a territory or home base, for its spot."""
        spot = self.place(place)
        share = 1.0 if place < TERRITORIES else measures.BASE
        return Box(spot.x, spot.y, measures.ROOT * self.radius * share, 2 * self.radius * share)

    def side(self, one: Place, other: Place) -> Point:
        """Middle between two places: of the side they share, if they are neighbours."""
        here, there = self.place(one), self.place(other)
        return Point((here.x + there.x) / 2, (here.y + there.y) / 2)

    @property
    def ribbon(self) -> Box:
        """The star places."""
        field = self.field
        return box(field.left + 8, field.top + 6, field.width - 16, RIBBON)

    @property
    def popularity(self) -> Box:
        """The popularity track."""
        field, top = self.field, self.ribbon.bottom + 6
        return box(field.left + 6, top, RAIL, field.bottom - top - 6)

    @property
    def power(self) -> Box:
        """The power track."""
        field, top = self.field, self.ribbon.bottom + 6
        return box(field.right - RAIL - 6, top, RAIL, field.bottom - top - 6)

    @property
    def compass(self) -> Point:
        """Middle of the compass, in the map's upper left corner."""
        return Point(self.popularity.right + self.radius * 0.95, self.ribbon.bottom + self.radius * 0.98)

    @property
    def tile(self) -> Box:
        """The structure bonus tile, in the free corner above the map."""
        left = self.place(home_base(Faction.NORDIC)).x + self.radius * 0.95
        right = self.power.left - 6
        wide = min(max(right - left, 172.0), 250.0)
        return box(right - wide, self.ribbon.bottom + 4, wide, 37)

    @property
    def refusal(self) -> Box:
        """Note in the lower left corner: why not; key to the Automa's decision."""
        left = self.popularity.right + 6
        low = max(self.place(place).x for place in (TERRITORIES - 1,))
        wide = min(max(low - self.radius * 2.30 - left, 196.0), 300.0)
        return box(left, self.field.bottom - NOTE - 8, wide, NOTE)

    @property
    def consequence(self) -> Box:
        """Note in the lower right corner: what the drop does; the tie-break that decided."""
        left = self.place(TERRITORIES - 1).x + self.radius * 1.02
        right = self.power.left - 6
        wide = min(max(right - left, 196.0), 380.0)
        return box(right - wide, self.field.bottom - NOTE - 8, wide, NOTE)

    # The human's dock -----------------------------------------------------------------------------------

    @property
    def _spare(self) -> float:
        return max(0.0, self.height - BASE_HEIGHT)

    @property
    def _inset(self) -> tuple[float, float]:
        return self.left.left + EDGE, self.left.width - 2 * EDGE

    @property
    def head(self) -> Box:
        """The human's head line."""
        left, wide = self._inset
        return box(left, 7, wide, HEAD)

    @property
    def faction(self) -> Box:
        """Panel of the faction mat."""
        left, wide = self._inset
        return box(left, self.head.bottom + GAP, wide, 108 + self._spare * 0.12)

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

    @property
    def mat(self) -> Box:
        """Panel of the player mat."""
        left, wide = self._inset
        return box(left, self.faction.bottom + GAP, wide, 276 + self._spare * 0.50)

    def _column(self, section: Section) -> tuple[float, float]:
        panel = self.mat
        wide = (panel.width - 12 - 3 * 5) / COLUMNS
        return panel.left + 6 + section * (wide + 5), wide

    def top(self, section: Section) -> Box:
        """Upper box of a section of the player mat."""
        left, wide = self._column(section)
        return box(left, self.mat.top + 25, wide, 134 + self._spare * 0.25)

    def bottom(self, section: Section) -> Box:
        """Lower box of a section of the player mat."""
        upper = self.top(section)
        top = upper.bottom + 5
        return box(upper.left, top, upper.width, self.mat.bottom - 6 - top)

    def action_token(self, section: Section) -> Box:
        """Flag over a section."""
        upper = self.top(section)
        return box(upper.left, upper.top - 9, upper.width, 18)

    @property
    def drawer(self) -> Box | None:
        """Hand, objectives and Factory card as one line; None where they have room."""
        left, wide = self._inset
        top = self.mat.bottom + GAP
        room = self.height - 7 - top
        return box(left, top, wide, min(50.0, room)) if room < DRAWER else None

    @property
    def factory(self) -> Box:
        """The Factory card; of no use with a drawer, where it is a third of the line."""
        if (line := self.drawer) is not None:
            return box(line.right - line.width / 3, line.top, line.width / 3, line.height)
        left, wide = self._inset
        return box(left, self.mat.bottom + GAP, wide, 46 + self._spare * 0.04)

    @property
    def hand(self) -> Box:
        """Panel of hand and objectives; with a drawer, two thirds of the line."""
        if (line := self.drawer) is not None:
            return box(line.left, line.top, line.width * 2 / 3, line.height)
        left, wide = self._inset
        top = self.factory.bottom + GAP
        return box(left, top, wide, self.height - 7 - top)

    def card(self, number: int, count: int) -> Box:
        """A combat card of so many, from the left; they overlap, and many are narrow, so that all values show."""
        panel = self.hand
        high = min(108.0, max(30.0, panel.height - 37))
        wide = min(high * 0.60, 50.0 if count <= ROW else 28.0 if count <= 2 * ROW else 23.0)
        if count > ROW:
            high = min(high, wide * 2.4)
        step = min(wide * 0.6, (panel.width * 0.46 - wide) / max(1, count - 1))
        return box(panel.left + 9 + number * step, panel.top + 28, wide, high)

    def objective(self, number: int, count: int = 2) -> Box:
        """An objective, of so many: one below the other."""
        panel = self.hand
        high = min(108.0, max(30.0, panel.height - 37))
        each = (high - 5 * (count - 1)) / max(1, count)
        left = panel.left + 9 + panel.width * 0.46 + 4
        return box(left, panel.top + 28 + number * (each + 5), panel.right - 8 - left, each)

    # The Automa's dock ----------------------------------------------------------------------------------

    @property
    def _far(self) -> tuple[float, float]:
        return self.right.left + EDGE, self.right.width - 2 * EDGE

    @property
    def automa_head(self) -> Box:
        """The Automa's head line."""
        left, wide = self._far
        return box(left, 7, wide, HEAD)

    @property
    def tracker(self) -> Box | None:
        """Panel of the star tracker; None where it yields to the reasons."""
        if self.deciding and self.height <= 640:
            return None
        left, wide = self._far
        return box(left, self.automa_head.bottom + GAP, wide, 100 + self._spare * 0.10)

    @property
    def road(self) -> Box | None:
        """The star tracker within its panel."""
        panel = self.tracker
        if panel is None:
            return None
        return box(panel.left + 6, panel.top + 24, panel.width - 12, panel.height - 29)

    @property
    def automa_card(self) -> Box:
        """Panel of the Automa's card."""
        left, wide = self._far
        above = self.tracker or self.automa_head
        return box(left, above.bottom + GAP, wide, 194 + self._spare * 0.20)

    @property
    def card_face(self) -> Box:
        """The Automa's card within its panel."""
        panel = self.automa_card
        return box(panel.left + 8, panel.top + 25, panel.width - 17, panel.height - 34)

    @property
    def below(self) -> Box:
        """Panel of the score sheet, or of the reasons while the Automa decides."""
        left, wide = self._far
        top = self.automa_card.bottom + GAP
        return box(left, top, wide, self.height - 7 - top)

    @property
    def sheet(self) -> Box:
        """Score sheet or reasons within their panel."""
        return measures.inner(self.below)

    # Folded docks and the stage -------------------------------------------------------------------------

    @property
    def slim(self) -> Box | None:
        """The folded dock, if there is one."""
        if not self.left_open:
            return self.left.grown(-5)
        return None if self.right_open else self.right.grown(-5)

    @property
    def stage(self) -> Box:
        """Over the map: combats, encounters, choices of cards."""
        field = self.field
        left, right = self.popularity.right + 8, self.power.left - 8
        high = min(self.height - self.ribbon.bottom - 24, 360.0 + self._spare * 0.4)
        return box(left, field.bottom - high - 10, right - left, high)

    def stage_card(self, number: int, count: int) -> Box:
        """A card on the stage, of so many."""
        stage = self.stage
        gap = 14.0
        wide = min(200.0, (stage.width - 32 - gap * (count - 1)) / max(1, count))
        high = min(stage.height - 84, wide * 1.34)
        first = stage.x - (wide + gap) * (count - 1) / 2
        return Box(first + number * (wide + gap), stage.y + 16, wide, high)

    @property
    def combat(self) -> Box:
        """The combat panel, on the stage."""
        return self.stage

    @property
    def dial(self) -> Box:
        """The dial within the combat panel."""
        stage = self.stage
        size = min(stage.height - 150, stage.width * 0.30, 230.0)
        return Box(stage.x, stage.y - 6, size, size)

    def dial_number(self, number: int, most: int) -> Point:
        """Middle of a number of the dial."""
        dial = self.dial
        spot = measures.dial_number(dial.width, number, most)
        return Point(dial.x + spot.x, dial.y + spot.y)

    def committed(self, number: int, *, own: bool = True) -> Box:
        """A committed card in the combat panel; own ones at the left."""
        stage = self.stage
        high = min(84.0, max(48.0, stage.height - 250))
        wide = high * 0.64
        step = min(wide + 6, (stage.width * 0.31 - 16 - wide) / 4)
        left = stage.left + 26 + number * step if own else stage.right - 26 - wide - number * step
        return box(left, stage.bottom - high - 24, wide, high)

    def stage_button(self, number: int, count: int) -> Box:
        """A button at the foot of the stage, of so many, from the left."""
        stage = self.stage
        wide, gap = 138.0, 10.0
        first = stage.x - (wide + gap) * (count - 1) / 2
        return Box(first + number * (wide + gap), stage.bottom - 24, wide, 32)


def layout(width: float, height: float, *, automa: bool = False) -> Table:
    """The table for a view of so many logical pixels; any positive size is fine.

    Args:
        width: of the view.
        height: of the view.
        automa: the Automa acts: its dock stays open and its reasons are shown.
    """
    width, height = max(width, 1.0), max(height, 1.0)
    scale = _scale(width, height)
    across, down = width / scale, height / scale
    wide_left = min(348.0, max(290.0, across * 0.2266))
    wide_right = min(336.0, max(262.0, across * 0.2047))
    folded = across < FOLD
    if folded and automa:
        wide_left = SLIM
    elif folded:
        wide_right = SLIM
    field = across - wide_left - wide_right
    room = field - 2 * (RAIL + 10)
    top = 6 + RIBBON + 4
    high = down - top - 8
    radius = min(room / (8 * measures.ROOT), high / 13.35)
    x = wide_left + field / 2
    y = top + (high - 13.35 * radius) / 2 + 6.3 * radius
    return Table(
        width=across,
        height=down,
        scale=scale,
        left=box(0, 0, wide_left, down),
        right=box(across - wide_right, 0, wide_right, down),
        left_open=not (folded and automa),
        right_open=not folded or automa,
        deciding=automa,
        radius=radius,
        origin=Point(x, y),
    )


def _scale(width: float, height: float) -> float:
    """Logical pixels a board unit: words take 60 % of the growth."""
    least = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
    if least < 1:
        return least
    return 1 + 0.6 * (max(1.0, min(width / BASE_WIDTH, height / BASE_HEIGHT)) - 1)
