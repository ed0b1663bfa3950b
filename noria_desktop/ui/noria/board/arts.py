"""Every picture of sky and wheels on Noria's table as a value: exactly the facts needed to draw it, and no words.

A presenter fills these in; ``ui/noria/paint/table.py`` draws them. Every picture is centred on its
sprite's place. The first line of each docstring ends with the size in board units (one unit is one pixel
at 1280 x 800), and, where it matters, the layer the picture was drawn for. Places inside a picture
(berths, seats, rungs, crates) are functions of ``ui/noria/board/measures.py``, relative to its centre.

Printed numbers (values of chambers, costs of levels, berths of an island) are not repeated here: the
painters read them from the components, as the rules do.
"""

from __future__ import annotations

from typing import ClassVar

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.terms import Disc, Letter, Resource, Ring, Side, Space

# Ground and mechanism -------------------------------------------------------------------------------


@frozen
class GroundArt:
    """Sky, sun, clouds, orbit and shaft behind everything: the whole board. Layer GROUND.

    All coordinates are measured from the board's upper left corner, as in the layout.
    """

    width: float
    height: float
    wheel_x: float
    """Centre of the human's wheel; the horizon runs through it."""
    wheel_y: float
    wheel_radius: float
    sky_x: float
    """Centre of the circle of islands and of the bot's wheel."""
    sky_y: float
    sky_radius_x: float
    sky_radius_y: float
    bot_radius: float


@frozen
class MistArt:
    """Bank of mist the wheel dips into: ``width`` x ``height``. Layer MIST, over the wheel's lower rim.

    Its upper edge is ragged; the picture's centre lies ``height / 2`` under the top of its box. Place the
    box so that ``measures.mist_top(wheel_radius)`` below the wheel's centre is its top and the board's
    lower edge its bottom.
    """

    width: float
    height: float


@frozen
class GearArt:
    """Idler gear between the wheels, at ``measures.gear_offset``; may rotate. Square of 2.3 radii. SCENERY."""

    radius: float = 22.0


# Wheels ---------------------------------------------------------------------------------------------


@frozen
class WheelArt:
    """Fixed part of a wheel: scoops, frame, plates, bearings and, for the human, position numbers.

    Square of 2.16 radii (shadow included). Layer SCENERY.
    """

    side: Side
    radius: float


@frozen
class RingArt:
    """Turning part of a ring: grooves, jewels and empty sockets, to lie on ``WheelArt``.

    Square of ``2 * BOUND[ring + 1]`` radii (never more than the wheel). Layer BOARD. After a turn by whole
    spaces the rotation is 0 again: the picture shows the same places.
    """

    side: Side
    ring: Ring
    radius: float
    """Radius of the wheel's frame, not of the ring."""


@frozen
class PlaqueArt:
    """Engraved plate ACTIVE or RESTING at the wheel's lower or upper end: 132 x 24. Layer MARK."""

    active: bool


@frozen
class LinksArt:
    """Connections between active spaces, under the discs: square of two radii. Layer MARK."""

    radius: float
    lit: tuple[tuple[Space, Space], ...] = ()
    possible: tuple[tuple[Space, Space], ...] = ()


@frozen
class HubArt:
    """Centre of the human's wheel, counting the turn's actions: square of 0.3 radii. Layer MARK, over the links.

    ``total`` 0 shows the plain hub with the side's badge.
    """

    radius: float
    done: int = 0
    total: int = 0
    in_hand: bool = False
    """A disc in use has actions left: the next one is lit."""


@frozen
class MarkerArt:
    """Round marker, on the bot's hub: square of two radii. Layer PIECE."""

    round: int
    radius: float


@frozen
class TurnHandleArt:
    """Handle at the rim of a ring that turns it one space clockwise: square of two radii. Layer MARK."""

    ring: Ring
    radius: float = 12.0
    enabled: bool = True


@frozen
class ArcsArt:
    """Discs of the bot's wheel that enter with the next step: orange arcs and landing places.

    Square of two radii, centred on the wheel. Layer MARK, under the letters.
    """

    radius: float
    """Radius of the bot's wheel."""
    entering: tuple[Space, ...]


# Discs ----------------------------------------------------------------------------------------------


@frozen
class DiscArt:
    """Action disc; square of 2.4 radii, of 3 when lit, a little higher with a tag. Layer PIECE."""

    disc: Disc
    radius: float
    upgraded: bool = False
    resting: bool = False
    """Lies in the resting half: a night veil."""
    lit: bool = False
    """Named for this turn."""
    tag: str = ""
    """Short sign under the disc such as "1/3" or "✓"."""
    disabled: bool = False


@frozen
class LetterArt:
    """Letter disc of the bot; square of 2.6 radii. Layer PIECE."""

    letter: Letter
    radius: float
    upgraded: bool = False
    resting: bool = False
    entering: bool = False
    """Enters with the next step, or acts right now: orange collar."""
    spent: bool = False
    """Has acted or was cancelled this turn."""


@frozen
class AnnouncedArt:
    """Letter on the orbit, where the bot's ambassador will step this turn: 27 x 27. Layer MARK."""

    letter: Letter
    upgraded: bool = False


# Islands --------------------------------------------------------------------------------------------


@frozen
class IslandArt:
    """Sky island without ships, houses and flags: ``1.12 width`` x ``0.8 width`` (standard width 134).

    The centre of the picture is the middle of the island's body; the turf line, which the orbit runs
    through, lies at ``measures.turf(width)``. Layer BOARD.
    """

    number: int
    width: float = 134.0
    built: tuple[Side | None, Side | None, Side | None, Side | None] = (None, None, None, None)
    """Factory spaces that are taken: their goods are covered."""
    dim: bool = False


@frozen
class HarbourArt:
    """Home islet of the human, where the ambassador waits before the first journey: 68 x 48. Layer BOARD."""


@frozen
class ShipArt:
    """Airship; ``1.42 width`` x ``0.95 width`` (31 wide on an island, 25 in the workshop). Layer PIECE."""

    resource: Resource
    width: float = 31.0


@frozen
class HouseArt:
    """Built factory; ``1.1 width`` x ``1.4 width`` (19 wide on an island, 22 in the workshop). Layer PIECE."""

    side: Side
    width: float = 19.0


@frozen
class PennantArt:
    """Ambassador: a pole with a flag; 58 x 74, the centre on the pole, 4 above its foot.

    Layer FLAG. Place it at ``measures.pennant(width, side)`` of an island.
    """

    side: Side


# The bot's last turn --------------------------------------------------------------------------------


@frozen
class TraceArt:
    """Where a thing of the bot's last turn was (dots) or is now (a ring): square of two radii and 8. Layer LABEL."""

    radius: float
    now: bool


@frozen
class BeadArt:
    """Number of a part of the bot's last turn: 22 x 22. Layer CALLOUT."""

    RADIUS: ClassVar[float] = 9.0

    number: str


@frozen
class RouteArt:
    """The way of the bot's ambassador, bent, with a head; centred on its middle. Layer LABEL."""

    across: float
    """From its beginning to its end."""
    down: float
