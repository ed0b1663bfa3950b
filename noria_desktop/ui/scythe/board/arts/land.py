"""The map itself: ground, lights on territories, encounter tokens, barriers.

As all pictures of this table values: exactly the facts needed to draw them. A presenter fills them in;
``ui/scythe/paint/table.py`` draws them. Every picture is centred on its sprite's place; sizes are board units.
``own`` is the human's side, round shapes in blue; the Automa's are cut from plates. Words that follow from printed
facts come from the painter, sentences come with the art.
"""

from __future__ import annotations

import enum
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Faction, Place
from noria_desktop.ui.board.boxes import Box, Point

LIME: Final = "#CFF56A"
"""What may be chosen on the map: no river, lake or piece has this colour. Source: mocks/table.md 1."""


@frozen
class GroundArt:
    """Sea, the 47 territories with landscapes, rivers, tunnels, home bases, compass. Layer GROUND.

    Opaque, the whole board; everything is measured from the board's upper left corner, as in the layout.
    """

    width: float
    height: float
    radius: float
    """Of a hex: from its middle to a corner."""
    origin: Point
    """Middle of the Factory."""
    field: Box
    """What the docks leave; framed in brass."""
    compass: Point
    human: Faction
    automa: Faction


class Mark(enum.Enum):
    """What a territory is at the moment: outline and light. Source: mocks/scythe.md 4 and 6."""

    VEIL = "veil"
    """Not concerned now: a light veil."""
    DEEP_VEIL = "deep_veil"
    """Outside what the Automa looks at: a deep veil."""
    LEGAL = "legal"
    """May be chosen: dashed ring."""
    AHEAD = "ahead"
    """May be reached with one more step: fine dots."""
    AIMED = "aimed"
    """May be chosen and is pointed at: solid ring with glow."""
    SOURCE = "source"
    """Where the unit in hand came from."""
    HOVER = "hover"
    REFUSED = "refused"
    """A neighbour that may not be entered: coral, hatched."""
    BLOCKED = "blocked"
    """The Automa looked at it and ruled it out."""
    FAR = "far"
    """Valid for the Automa, out by the first criterion."""
    NEAR = "near"
    """Left after the first criterion."""
    TIED = "tied"
    """Left but for the last criterion."""
    CHOSEN = "chosen"
    """The Automa's destination."""
    CONTESTED = "contested"
    """A combat is fought here."""
    CHANGED = "changed"
    """Just changed."""
    YOURS = "yours"
    """Influence: the human controls it."""
    THEIRS = "theirs"
    """Influence: the Automa controls it."""


@frozen
class HexArt:
    """A territory's light; a home base's is 0.7 of the radius. Layer MARK; also the outline of its spot's halo."""

    mark: Mark
    radius: float
    faction: Faction | None = None
    """Of a side's hatching: whose pieces."""


@frozen
class NumbersArt:
    """Numbers and tunnels of a row of territories, above the lights and below the pieces. Layer PIECE.

    Centred on the middle between the middles of the first territory and the last one.
    """

    places: tuple[Place, ...]
    """Of one row, ascending."""
    radius: float
    """Of a hex."""


@frozen
class EncounterTokenArt:
    """Encounter token at the upper right of its territory; square of 2.4 ``radius``. Layer SCENERY."""

    radius: float
    aimed: bool = False


class Hindrance(enum.Enum):
    """What is in the way of a step."""

    RIVER = "river"
    LAKE = "lake"
    UNIT = "unit"
    OTHER = "other"


@frozen
class BarrierArt:
    """No-entry seal on the side two territories share; ``radius`` of a hex. Layer FLAG."""

    hindrance: Hindrance
    radius: float
