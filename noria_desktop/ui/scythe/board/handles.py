"""Names of everything on Scythe's table; the same thing keeps its name for the whole game.

The first part names places one can point at: sources and targets of gestures, and what can be inspected. Units of
one kind on one place are one such place, since the rules take them for alike. The second part names pictures that
are not places themselves; a mech or structure bears its name on the mat and on the map, so that it can be followed.
"""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    PLACE_OF,
    Bonus,
    Cargo,
    CombatCard,
    Cube,
    FactoryCard,
    Line,
    Objective,
    Place,
    Resource,
    Section,
    Slot,
    Star,
    Structure,
    TopChoice,
    Unit,
    place_id,
)
from noria_desktop.ui.board.handles import Handle

# Places: the map ----------------------------------------------------------------------------------------


def place(where: Place) -> Handle:
    """A territory or home base with all that lies on it."""
    return Handle("place", place_id(where))


def own(unit: Unit, where: Place) -> Handle:
    """The human's units of one kind on one place."""
    return Handle("own", f"{unit.value}.{place_id(where)}")


def rival(unit: Unit, where: Place) -> Handle:
    """The Automa's units of one kind on one place."""
    return Handle("rival", f"{unit.value}.{place_id(where)}")


# Places: the human's mats -------------------------------------------------------------------------------


def token() -> Handle:
    """The action token."""
    return Handle("token")


def section(number: Section) -> Handle:
    """A column of the player mat; the last one is the Factory card."""
    return Handle("section", str(number))


def top(choice: TopChoice) -> Handle:
    """A side of a top-row action."""
    return Handle("top", choice.value)


def side(option: int) -> Handle:
    """A side of the own Factory card, from 0."""
    return Handle("side", str(option))


def bottom(number: Section) -> Handle:
    """The bottom row of a section; of the Factory card its move."""
    return Handle("bottom", str(number))


def cube(which: Cube) -> Handle:
    """The green box of a cube, with the cube while it lies there."""
    return Handle("cube", which.value)


def berth(slot: Slot) -> Handle:
    """A mech's place on the faction mat, with the ability printed under it."""
    return Handle("berth", str(slot))


def site(which: Structure) -> Handle:
    """A structure's place on the player mat."""
    return Handle("site", which.value)


def recruit(number: Section) -> Handle:
    """A recruit's place on the player mat, by its section."""
    return Handle("recruit", str(number))


def one_time(which: Bonus) -> Handle:
    """A one-time space of the faction mat."""
    return Handle("one_time", which.value)


def workers_left() -> Handle:
    """Workers still on the player mat."""
    return Handle("workers_left")


def ability() -> Handle:
    """What the human's faction can do from the start."""
    return Handle("ability")


def card(value: CombatCard) -> Handle:
    """Combat cards of one value in the human's hand."""
    return Handle("card", str(value))


def objective(number: Objective) -> Handle:
    """An objective of the human's, in hand or revealed."""
    return Handle("objective", str(number))


# Places: what is decided over the board ------------------------------------------------------------------


def ashore(cargo: Cargo) -> Handle:
    """Cargo that the travelling unit can take where it stands."""
    return Handle("ashore", cargo.value)


def aboard(cargo: Cargo) -> Handle:
    """Cargo that the travelling unit carries."""
    return Handle("aboard", cargo.value)


def shore() -> Handle:
    """The side of the load strip where cargo is left."""
    return Handle("shore")


def hold() -> Handle:
    """The side of the load strip where cargo is carried."""
    return Handle("hold")


def kind(which: Resource) -> Handle:
    """One of the kinds of token to choose from."""
    return Handle("kind", which.value)


def dial(power: int) -> Handle:
    """A number of the combat dial."""
    return Handle("dial", str(power))


def arena() -> Handle:
    """The human's side of the combat: cards are committed here."""
    return Handle("arena")


def option(number: int) -> Handle:
    """An option of the encounter card that lies open, from 0."""
    return Handle("option", str(number))


def factory_card(number: FactoryCard) -> Handle:
    """A Factory card among which the human chooses."""
    return Handle("factory_card", str(number))


# Places: both sides' counters, the Automa ---------------------------------------------------------------


def star(which: Star) -> Handle:
    """The field of the star ribbon for one kind of star."""
    return Handle("star", which.value)


def track(which: Bonus) -> Handle:
    """The power or popularity track beside the map."""
    return Handle("track", which.value)


def plate(seat: Seat) -> Handle:
    """A side's head line: name, counters, stars."""
    return Handle("plate", "own" if seat == HUMAN else "rival")


def score(line: Line | None) -> Handle:
    """A row of the score sheet; None is the total."""
    return Handle("score", line.value if line is not None else "total")


def structure_tile() -> Handle:
    """The structure bonus tile of this game."""
    return Handle("structure_tile")


def influence() -> Handle:
    """The compass: pressed, it shows who controls what."""
    return Handle("influence")


def tracker() -> Handle:
    """The Automa's star tracker."""
    return Handle("tracker")


def automa_card() -> Handle:
    """The Automa's card of its last turn, or of the one going on."""
    return Handle("automa_card")


def last_orders() -> Handle:
    """Why the Automa's last turn went as it did."""
    return Handle("last_orders")


# Pictures -----------------------------------------------------------------------------------------------


def character() -> Handle:
    """The human's character."""
    return Handle("character")


def mech(slot: Slot) -> Handle:
    """A mech of the human's, on the mat or on the map."""
    return Handle("mech", str(slot))


def workers(where: Place) -> Handle:
    """The human's workers on a place."""
    return Handle("workers", place_id(where))


def structure(which: Structure) -> Handle:
    """A structure, on the mat or on the map."""
    return Handle("structure", which.value)


def goods(which: Resource, where: Place) -> Handle:
    """Resource tokens of one kind on a place."""
    return Handle("goods", f"{which.value}.{place_id(where)}")


def encounter(where: Place) -> Handle:
    """An encounter token."""
    return Handle("encounter", place_id(where))


def scenery(what: str, key: str = "") -> Handle:
    """Things without information."""
    return Handle(f"scenery_{what}", key)


def mark(what: str, key: str = "") -> Handle:
    """Marks and notes."""
    return Handle(f"mark_{what}", key)


# Reading names ------------------------------------------------------------------------------------------


def place_of(handle: Handle) -> Place | None:
    """The place that a handle of the map stands on; None for other things."""
    if handle.kind in ("place", "workers", "encounter"):
        return PLACE_OF[handle.key]
    if handle.kind in ("own", "rival", "goods"):
        return PLACE_OF[handle.key.partition(".")[2]]
    return None


def unit_of(handle: Handle) -> Unit | None:
    """The kind of unit that a handle of the map names; None for other things."""
    return Unit(handle.key.partition(".")[0]) if handle.kind in ("own", "rival") else None


def section_of(handle: Handle) -> Section | None:
    """The section that a handle of the mat belongs to; None for other things."""
    if handle.kind in ("section", "bottom", "recruit"):
        return int(handle.key)
    return FACTORY_SECTION if handle.kind == "side" else None
