"""Names of everything on Noria's board; the same thing keeps its name for the whole game.

The first part names places one can point at. They are the sources and targets of gestures and the spots
of the board. The second part names pictures that are not places themselves: pieces (which say with
``carries`` whose spot picks them up), marks and ornaments.
"""

from __future__ import annotations

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
from noria_desktop.ui.board.handles import Handle

# Places -----------------------------------------------------------------------------------------------


def space(where: Space) -> Handle:
    """A space of the human's wheel, with the disc that lies on it."""
    return Handle("space", where.value)


def bot_space(where: Space) -> Handle:
    """A space of the bot's wheel."""
    return Handle("bot_space", where.value)


def ring_rim(ring: Ring) -> Handle:
    """The rim by which a ring of the human's wheel is turned."""
    return Handle("ring_rim", ring.value)


def centre() -> Handle:
    """Hub of the human's wheel: bought discs wait here, and pressing it begins the actions."""
    return Handle("centre")


def waiting(disc: Disc, place: int) -> Handle:
    """A bought disc in the hub; ``place`` counts the waiting discs from 0."""
    return Handle("waiting", f"{disc.value}.{place}")


def island(index: int) -> Handle:
    """An island by its place in the circle, 0 = top, clockwise."""
    return Handle("island", str(index))


def berth(index: int, place: int) -> Handle:
    """A berth of an island, 0 to 2 from the left."""
    return Handle("berth", f"{index}.{place}")


def niche(index: int, place: int) -> Handle:
    """A factory space of an island, 0 to 3 from the left."""
    return Handle("niche", f"{index}.{place}")


def landing(index: int, where: Landing) -> Handle:
    """The place of an island that a journey ends on; the island itself when nothing is taken or built."""
    if where is Landing.NOTHING:
        return island(index)
    kind, number = where.value.split("_")
    return berth(index, int(number) - 1) if kind == "berth" else niche(index, int(number) - 1)


def ambassador(side: Side) -> Handle:
    """A side's ambassador."""
    return Handle("ambassador", side.value)


def track(which: Track) -> Handle:
    """A project's track with all its levels."""
    return Handle("track", which.value)


def car(which: Track) -> Handle:
    """The human's representative on a track."""
    return Handle("car", which.value)


def chamber(which: Chamber) -> Handle:
    """A chamber of the council."""
    return Handle("chamber", which.value)


def upper_row(which: Chamber) -> Handle:
    """The politicians of a chamber who wait in its upper row."""
    return Handle("upper_row", which.value)


def lower_row(which: Chamber) -> Handle:
    """The values of a chamber and the politicians seated on them."""
    return Handle("lower_row", which.value)


def market(disc: Disc) -> Handle:
    """A stack of discs for sale."""
    return Handle("market", disc.value)


def resource(kind: Resource) -> Handle:
    """The human's store of a resource, with the ships that bring it."""
    return Handle("resource", kind.value)


def crate(good: Good) -> Handle:
    """The human's warehouses of a good."""
    return Handle("crate", good.value)


def warehouses() -> Handle:
    """All the human's warehouses together."""
    return Handle("warehouses")


def knowledge() -> Handle:
    """The human's knowledge."""
    return Handle("knowledge")


def factories() -> Handle:
    """The human's factories not yet built."""
    return Handle("factories")


def letter_row(place: int) -> Handle:
    """A line of what the bot does next, from the top."""
    return Handle("letter_row", str(place))


def why() -> Handle:
    """The button that tells why the bot took its last step."""
    return Handle("why")


def phases() -> Handle:
    """The phases of a turn."""
    return Handle("phases")


def rounds() -> Handle:
    """The round track."""
    return Handle("rounds")


def score() -> Handle:
    """Points of both sides as they would be counted now."""
    return Handle("score")


# Pictures ---------------------------------------------------------------------------------------------


def disc(where: Space) -> Handle:
    """The disc that lies on a space of the human's wheel."""
    return Handle("disc", where.value)


def letter(which: Letter) -> Handle:
    """A letter disc of the bot, wherever it lies."""
    return Handle("letter", which.value)


def ring(side: Side, which: Ring) -> Handle:
    """A ring of a wheel."""
    return Handle("ring", f"{side.value}.{which.value}")


def ship(index: int, place: int, number: int) -> Handle:
    """A ship at a berth; ``number`` counts the ships of the berth from 0, the last one leaves first."""
    return Handle("ship", f"{index}.{place}.{number}")


def house(index: int, place: int) -> Handle:
    """A factory on an island."""
    return Handle("house", f"{index}.{place}")


def bot_car(which: Track) -> Handle:
    """The bot's representative on a track."""
    return Handle("bot_car", which.value)


def politician(which: Chamber, number: int) -> Handle:
    """A politician in the upper row of a chamber; the last one leaves first."""
    return Handle("politician", f"{which.value}.{number}")


def seated(which: Chamber, number: int) -> Handle:
    """A politician in the lower row of a chamber, from the left."""
    return Handle("seated", f"{which.value}.{number}")


def stored(good: Good, number: int) -> Handle:
    """One warehouse of the human, counted from the lowest."""
    return Handle("stored", f"{good.value}.{number}")


def mark(what: str, key: str = "") -> Handle:
    """A mark on the board that is neither piece nor place: a connection, an arrow, a tag, a ghost."""
    return Handle(f"mark-{what}", key)


def scenery(what: str, key: str = "") -> Handle:
    """A part of the board that never moves: sky, frames, panels."""
    return Handle(f"scenery-{what}", key)


def market_disc(which: Disc) -> Handle:
    """The top disc of a stack for sale."""
    return Handle("market_disc", which.value)


def book() -> Handle:
    """The picture of the human's knowledge that is carried to the black market."""
    return Handle("book")


def marker() -> Handle:
    """The round marker on the hub of the bot's wheel."""
    return Handle("marker")
