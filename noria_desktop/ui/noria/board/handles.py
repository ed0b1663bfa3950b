"""Names of everything on Noria's board; the same thing keeps its name for the whole game.

The first part names places one can point at. They are the sources and targets of gestures and the spots
of the board. The second part names pictures that are not places themselves: pieces (which say with
``carries`` whose spot picks them up), marks and ornaments.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.noria.terms import (
    Chamber,
    Disc,
    Good,
    Landing,
    Letter,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)
from noria_desktop.ui.board.handles import Handle, HandleKind

# Places -----------------------------------------------------------------------------------------------

space: Final = HandleKind[Space]("space")
"""A space of the human's wheel, with the disc that lies on it."""

bot_space: Final = HandleKind[Space]("bot_space")
"""A space of the bot's wheel."""

bot_centre: Final = HandleKind[()]("bot_centre")
"""Hub of the bot's wheel, on which the round stands."""

ring_rim: Final = HandleKind[Ring]("ring_rim")
"""The rim by which a ring of the human's wheel is turned."""

centre: Final = HandleKind[()]("centre")
"""Hub of the human's wheel: bought discs wait here, and pressing it begins the actions."""

waiting: Final = HandleKind[Disc, int]("waiting")
"""A bought disc in the hub; ``place`` counts the waiting discs from 0."""

island: Final = HandleKind[int]("island")
"""An island by its place in the circle, 0 = top, clockwise."""

berth: Final = HandleKind[int, int]("berth")
"""A berth of an island, 0 to 2 from the left."""

niche: Final = HandleKind[int, int]("niche")
"""A factory space of an island, 0 to 3 from the left."""


def landing(index: int, where: Landing) -> Handle:
    """The place of an island that a journey ends on; the island itself when nothing is taken or built."""
    if where is Landing.NOTHING:
        return island(index)
    kind, number = where.value.split("_")
    return berth(index, int(number) - 1) if kind == "berth" else niche(index, int(number) - 1)


ambassador: Final = HandleKind[Side]("ambassador")
"""A side's ambassador."""

track: Final = HandleKind[Track]("track")
"""A project's track with all its levels."""

car: Final = HandleKind[Track]("car")
"""The human's representative on a track."""

chamber: Final = HandleKind[Chamber]("chamber")
"""A chamber of the council."""

upper_row: Final = HandleKind[Chamber]("upper_row")
"""The politicians of a chamber who wait in its upper row."""

lower_row: Final = HandleKind[Chamber]("lower_row")
"""The values of a chamber and the politicians seated on them."""

market: Final = HandleKind[Disc]("market")
"""A stack of discs for sale."""

resource: Final = HandleKind[Resource]("resource")
"""The human's store of a resource, with the ships that bring it."""

crate: Final = HandleKind[Good]("crate")
"""The human's warehouses of a good."""

warehouses: Final = HandleKind[()]("warehouses")
"""All the human's warehouses together."""

knowledge: Final = HandleKind[()]("knowledge")
"""The human's knowledge."""

black_market: Final = HandleKind[()]("black_market")
"""What the black market pays and asks, under warehouses and knowledge."""

factories: Final = HandleKind[()]("factories")
"""The human's factories not yet built."""

letter_row: Final = HandleKind[int]("letter_row")
"""A line of what the bot does next, from the top."""

why: Final = HandleKind[()]("why")
"""The button that tells why the bot took its last step."""

phases: Final = HandleKind[()]("phases")
"""The phases of a turn."""

rounds: Final = HandleKind[()]("rounds")
"""The round track."""

score: Final = HandleKind[()]("score")
"""Points of both sides as they would be counted now."""


# Pictures ---------------------------------------------------------------------------------------------

disc: Final = HandleKind[Space]("disc")
"""The disc that lies on a space of the human's wheel."""

letter: Final = HandleKind[Letter]("letter")
"""A letter disc of the bot, wherever it lies."""

ring: Final = HandleKind[Side, Ring]("ring")
"""A ring of a wheel."""

ship: Final = HandleKind[int, int, int]("ship")
"""A ship at a berth; ``number`` counts the ships of the berth from 0, the last one leaves first."""

house: Final = HandleKind[int, int]("house")
"""A factory on an island."""

bot_car: Final = HandleKind[Track]("bot_car")
"""The bot's representative on a track."""

politician: Final = HandleKind[Chamber, int]("politician")
"""A politician in the upper row of a chamber; the last one leaves first."""

seated: Final = HandleKind[Chamber, int]("seated")
"""A politician in the lower row of a chamber, from the left."""

stored: Final = HandleKind[Good, int]("stored")
"""One warehouse of the human, counted from the lowest."""


def mark(what: str, key: str = "") -> Handle:
    """A mark on the board that is neither piece nor place: a connection, an arrow, a tag, a ghost."""
    return Handle(f"mark-{what}", key)


def scenery(what: str, key: str = "") -> Handle:
    """A part of the board that never moves: sky, frames, panels."""
    return Handle(f"scenery-{what}", key)


market_disc: Final = HandleKind[Disc]("market_disc")
"""The top disc of a stack for sale."""

book: Final = HandleKind[()]("book")
"""The picture of the human's knowledge that is carried to the black market."""

marker: Final = HandleKind[()]("marker")
"""The round marker on the hub of the bot's wheel."""
