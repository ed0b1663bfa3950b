"""Every picture below and beside the sky as a value: council, shelf, and the rail with its forecast.

As in ``arts`` every picture is centred on its sprite's place, and sizes are board units.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.state import Goods, Levels, Resources
from noria_desktop.games.noria.terms import Disc, Good, Letter, Phase, Side, Track

# Council ---------------------------------------------------------------------------------------------


@frozen
class Seating:
    """Politicians of one chamber."""

    upper: int
    seated: int


@frozen
class CouncilArt:
    """Council and projects: frame, chambers, ladders, points; ``width`` x ``height`` and its shadow. Layer PANEL.

    Politicians and representatives are sprites of their own.
    """

    width: float
    height: float
    seats: tuple[Seating, Seating, Seating, Seating, Seating, Seating]
    human_levels: Levels
    bot_levels: Levels
    human_points: tuple[int, int, int, int, int, int]
    bot_points: tuple[int, int, int, int, int, int]
    """Points per chamber as things stand."""
    intrigue_cost: int
    bot_next: tuple[tuple[Track, int], ...] = ()
    """Levels the bot is about to reach: ghosts in its shafts."""
    next_costs: bool = True
    """Whether the human's next cost of each track is framed."""
    dearer: tuple[Track, ...] = ()
    """Tracks on which the human's next level costs a resource more because the bot stands higher."""


@frozen
class PoliticianArt:
    """Bust of a politician, gold when seated, grey in the upper row: 18 x 20. Layer PIECE."""

    seated: bool


@frozen
class CarArt:
    """Representative in its shaft: blue disc or orange diamond; square of ``2.6 radius``. Layer PIECE."""

    side: Side
    radius: float = 9.0


# Shelf -----------------------------------------------------------------------------------------------


@frozen
class MarketArt:
    """Frame and headings of the market; ``width`` x ``height``. Layer PANEL."""

    width: float
    height: float


@frozen
class StackArt:
    """Rack of one disc type: shelf, edges of the copies under the top one, name, price. Layer BOARD.

    ``width`` x ``height``, see ``measures.market_rack``. The top disc itself is a ``DiscArt`` sprite at
    ``measures.rack_disc``, the number of copies a ``BadgeArt`` at ``measures.rack_badge``.
    """

    disc: Disc
    width: float
    height: float
    price: int
    """Resources to pay; 0 is free."""
    left: int
    affordable: bool = True


@frozen
class BadgeArt:
    """Small pill with a sign such as a number of copies or "×2": ``width`` x 18. Layer FLAG."""

    text: str
    width: float = 21.0


@frozen
class Coming:
    """What the workshop will hold after the drop that is being considered."""

    ships: Resources
    resources: Resources
    knowledge: int
    income: int
    factories: int


@frozen
class WorkshopArt:
    """Belongings of the human: ships, resources, knowledge, income, factories; ``width`` x ``height``.

    Layer PANEL. Crates are sprites at ``measures.crate``.
    """

    width: float
    height: float
    ships: Resources
    resources: Resources
    knowledge: int
    income: int
    """Knowledge a round."""
    factories: int
    """Factories not yet built."""
    warehouses: Goods = (0, 0, 0, 0, 0)
    """Warehouses owned; a number appears where they no longer fit as crates."""
    coming: Coming | None = None


class CrateState(enum.Enum):
    """What a warehouse holds."""

    FULL = "full"
    EMPTY = "empty"
    COMING = "coming"
    """Would come with the drop that is being considered."""


@frozen
class CrateArt:
    """Warehouse; 28 x 20. Layer PIECE."""

    good: Good
    state: CrateState


@frozen
class KnowledgeArt:
    """Knowledge as a book; square of ``2.3 radius``. Layer PIECE."""

    radius: float = 9.0


# Rail and forecast -----------------------------------------------------------------------------------


@frozen
class RailArt:
    """Top rail: phases, round markers, live score; ``width`` x 42 and the shadow. Layer PANEL."""

    width: float
    phase: Phase
    round: int
    human_points: int
    bot_points: int
    bot_points_after: int | None = None
    """What the bot will have after its turn as things stand."""
    human_points_after: int | None = None
    """What the human would have after the drop that is being considered."""


class RowState(enum.Enum):
    """Where a letter stands in the bot's turn."""

    WAITING = "waiting"
    ACTING = "acting"
    DONE = "done"


@frozen
class ForecastRow:
    """One letter of the forecast, with sentences that are already in the player's language."""

    letter: Letter
    upgraded: bool
    name: str
    text: str
    state: RowState = RowState.WAITING


@frozen
class ComingRound:
    """Letters that enter in a later round."""

    round: int
    letters: tuple[tuple[Letter, bool], ...]
    """Letter and whether it is upgraded."""


@frozen
class ForecastArt:
    """What the bot does next; ``width`` x ``height``. Layer PANEL.

    The *Why?* button at ``measures.forecast_why`` is drawn only when ``last`` is given.
    """

    width: float
    height: float
    round: int
    rows: tuple[ForecastRow, ...]
    coming: tuple[ComingRound, ...] = ()
    last: str = ""
    """One line on the last step of the bot, ready to read."""
    last_note: str = ""
    done: bool = False
    """All letters of this turn have acted."""
    over: bool = False
    """The game is over: nothing comes any more."""
    untold: bool = False
    """The player does not want to know before the bot moves."""
