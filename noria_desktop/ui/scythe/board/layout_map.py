"""Where the map of Scythe lies between the docks, what stands in its free corners and what is laid over it.

Source: mocks/scythe.md 1.
"""

from __future__ import annotations

from functools import cached_property

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import TERRITORIES, Faction, Place, home_base
from noria_desktop.ui.board.boxes import BoardSize, Box, Point, box
from noria_desktop.ui.scythe.board import measures

BASE_HEIGHT = 678.0
"""Height of the design's board; what a view has more is shared out."""
RAIL = 36.0
"""Width of a track."""
RIBBON = 42.0
"""Height of the star ribbon."""
LOWEST_COMBAT = 239.0
"""Below this height of a combat panel its cards are small."""
LOW_COMBAT = 300.0
"""Below this height a combat panel has less room below its cards."""
NOTE = 68.0
"""Height of the notes in the lower corners."""


@frozen
class MapLayout(BoardSize):
    """The map, its corners and the stage of one view size."""

    left: Box
    """Dock of the human. In a narrow table it changes sides with the other one while the Automa acts."""
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
    contested: Place | None
    """Where the combat is fought that is decided now: it is not covered."""

    @cached_property
    def field(self) -> Box:
        """What the docks leave: ribbon, rails, map."""
        left = min(self.left.right, self.right.right)
        right = max(self.left.left, self.right.left)
        return box(left, 0, right - left, self.height)

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

    @cached_property
    def ribbon(self) -> Box:
        """The star places."""
        field = self.field
        return box(field.left + 8, field.top + 6, field.width - 16, RIBBON)

    @cached_property
    def popularity(self) -> Box:
        """The popularity track."""
        field, top = self.field, self.ribbon.bottom + 6
        return box(field.left + 6, top, RAIL, field.bottom - top - 6)

    @cached_property
    def power(self) -> Box:
        """The power track."""
        field, top = self.field, self.ribbon.bottom + 6
        return box(field.right - RAIL - 6, top, RAIL, field.bottom - top - 6)

    @cached_property
    def enlarged(self) -> Box:
        """The map between ribbon and tracks: a zoom enlarges it alone, mats and tracks stay."""
        field, rail, top = self.field, self.popularity, self.ribbon.bottom + 2
        left, right = rail.right + 2, self.power.left - 2
        return box(left, top, right - left, field.bottom - 4 - top)

    @cached_property
    def compass(self) -> Point:
        """Middle of the compass, in the map's upper left corner."""
        return Point(self.popularity.right + self.radius * 0.95, self.ribbon.bottom + self.radius * 0.98)

    @cached_property
    def tile(self) -> Box:
        """The structure bonus tile, in the free corner above the map."""
        left = self.place(home_base(Faction.NORDIC)).x + self.radius * 0.95
        right = self.power.left - 6
        wide = min(max(right - left, 172.0), 250.0)
        return box(right - wide, self.ribbon.bottom + 4, wide, 37)

    @cached_property
    def refusal(self) -> Box:
        """Note in the lower left corner: why not; key to the Automa's decision."""
        left = self.popularity.right + 6
        low = max(self.place(place).x for place in (TERRITORIES - 1,))
        wide = min(max(low - self.radius * 2.30 - left, 196.0), 300.0)
        return box(left, self.field.bottom - NOTE - 8, wide, NOTE)

    @cached_property
    def consequence(self) -> Box:
        """Note in the lower right corner: what the drop does; the tie-break that decided."""
        left = self.place(TERRITORIES - 1).x + self.radius * 1.02
        right = self.power.left - 6
        wide = min(max(right - left, 196.0), 380.0)
        return box(right - wide, self.field.bottom - NOTE - 8, wide, NOTE)

    @cached_property
    def _spare(self) -> float:
        return max(0.0, self.height - BASE_HEIGHT)

    # The stage ------------------------------------------------------------------------------------------

    @cached_property
    def stage(self) -> Box:
        """Over the map: combats, encounters, choices of cards."""
        field = self.field
        left, right = self.popularity.right + 8, self.power.left - 8
        high = min(self.height - self.ribbon.bottom - 24, 360.0 + self._spare * 0.4)
        return box(left, field.bottom - high - 10, right - left, high)

    def stage_card(self, number: int, count: int) -> Box:
        """Where one of ``count`` cards on the stage lies."""
        stage = self.stage
        gap = 14.0
        wide = min(200.0, (stage.width - 32 - gap * (count - 1)) / max(1, count))
        high = min(stage.height - 84, wide * 1.34)
        first = stage.x - (wide + gap) * (count - 1) / 2
        return Box(first + number * (wide + gap), stage.y + 16, wide, high)

    @cached_property
    def combat(self) -> Box:
        """The combat panel: on the half of the map away from the contested place."""
        stage = self.stage
        if self.contested is None:
            return stage
        there = self.place(self.contested)
        reach = self.radius * 1.06
        top = self.ribbon.bottom + 4
        below = stage.bottom - (there.y + reach)
        above = there.y - reach - top
        if below >= min(stage.height, above):
            high = min(stage.height, below)
            return box(stage.left, stage.bottom - high, stage.width, high)
        return box(stage.left, top, stage.width, min(stage.height, above))

    @cached_property
    def dial(self) -> Box:
        """The dial within the combat panel."""
        stage = self.combat
        size = min(stage.height - 160, stage.width * 0.30, 230.0)
        return Box(stage.x, stage.y - 9, size, size)

    def dial_number(self, number: int, most: int) -> Point:
        """Middle of a number of the dial."""
        dial = self.dial
        spot = measures.dial_number(dial.width, number, most)
        return Point(dial.x + spot.x, dial.y + spot.y)

    def committed(self, number: int, *, own: bool = True, count: int = 5) -> Box:
        """Where one of ``count`` committed cards lies in the combat panel; the human's at the left."""
        stage = self.combat
        low = stage.height < LOW_COMBAT
        high = min(84.0, max(40.0 if stage.height >= LOWEST_COMBAT else 32.0, stage.height - 250))
        wide = high * 0.64
        step = min(wide + 6, (stage.width * 0.31 - 24 - wide) / max(1, count - 1))
        left = stage.left + 26 + number * step if own else stage.right - 26 - wide - number * step
        return box(left, stage.bottom - high - (18 if low else 24), wide, high)
