"""Names of everything on Scythe's table; the same thing keeps its name for the whole game.

The first part names places one can point at: sources and targets of gestures, and what can be inspected. Units of
one kind on one place are one such place, since the rules take them for alike. The second part names pictures that
are not places themselves; a mech or structure bears its name on the mat and on the map, so that it can be followed.
"""

from __future__ import annotations

from typing import Final

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
from noria_desktop.ui.board.handles import Handle, HandleKind

# Places: the map ----------------------------------------------------------------------------------------

place: Final = HandleKind[Place]("place", place_id)
"""A territory or home base with all that lies on it."""

own: Final = HandleKind[Unit, Place]("own", place_id)
"""The human's units of one kind on one place."""

rival: Final = HandleKind[Unit, Place]("rival", place_id)
"""The Automa's units of one kind on one place."""


# Places: the human's mats -------------------------------------------------------------------------------

token: Final = HandleKind[()]("token")
"""The action token."""

section: Final = HandleKind[Section]("section")
"""A column of the player mat; the last one is the Factory card."""

top: Final = HandleKind[TopChoice]("top")
"""A side of a top-row action."""

side: Final = HandleKind[int]("side")
"""A side of the own Factory card, from 0."""

bottom: Final = HandleKind[Section]("bottom")
"""The bottom row of a section; of the Factory card its move."""

cube: Final = HandleKind[Cube]("cube")
"""The green box of a cube, with the cube while it lies there."""

berth: Final = HandleKind[Slot]("berth")
"""A mech's place on the faction mat, with the ability printed under it."""

site: Final = HandleKind[Structure]("site")
"""A structure's place on the player mat."""

recruit: Final = HandleKind[Section]("recruit")
"""A recruit's place on the player mat, by its section."""

one_time: Final = HandleKind[Bonus]("one_time")
"""A one-time space of the faction mat."""

workers_left: Final = HandleKind[()]("workers_left")
"""Workers still on the player mat."""

ability: Final = HandleKind[()]("ability")
"""What the human's faction can do from the start."""

card: Final = HandleKind[CombatCard]("card")
"""Combat cards of one value in the human's hand."""

objective: Final = HandleKind[Objective]("objective")
"""An objective of the human's, in hand or revealed."""


# Places: what is decided over the board ------------------------------------------------------------------

aboard: Final = HandleKind[Cargo]("aboard")
"""A kind of cargo that the travelling unit can take along."""

less: Final = HandleKind[Cargo]("less")
"""One less of a kind goes along."""

more: Final = HandleKind[Cargo]("more")
"""One more of a kind goes along."""

fewer_power: Final = HandleKind[()]("fewer_power")
"""The dial turned back by one, once it is set."""

more_power: Final = HandleKind[()]("more_power")
"""The dial turned on by one, once it is set."""

slot: Final = HandleKind[int, str]("slot")
"""A place for one piece of what is collected, with what lies in it; see ``collecting``."""

paid: Final = HandleKind[int, str]("paid")
"""A piece that was paid by itself, with the place it came from, as no other could give it; see ``paying``."""

kind: Final = HandleKind[Resource]("kind")
"""One of the kinds of token to choose from."""

dial: Final = HandleKind[int]("dial")
"""A number of the combat dial."""

dial_face: Final = HandleKind[()]("dial_face")
"""The combat dial between and within its numbers: whoever misses them is told what to press."""

arena: Final = HandleKind[()]("arena")
"""The human's side of the combat: cards are committed here."""

opposite: Final = HandleKind[()]("opposite")
"""The Automa's side of the combat."""

option: Final = HandleKind[int]("option")
"""An option of the encounter card that lies open, from 0."""

factory_card: Final = HandleKind[FactoryCard]("factory_card")
"""A Factory card among which the human chooses."""


# Places: both sides' counters, the Automa ---------------------------------------------------------------

star: Final = HandleKind[Star]("star")
"""The field of the star ribbon for one kind of star."""

track: Final = HandleKind[Bonus]("track")
"""The power or popularity track beside the map."""


def plate(seat: Seat) -> Handle:
    """A side's head line: name, counters, stars."""
    return Handle("plate", "own" if seat == HUMAN else "rival")


def score(line: Line | None) -> Handle:
    """A row of the score sheet; None is the total."""
    return Handle("score", line.value if line is not None else "total")


structure_tile: Final = HandleKind[()]("structure_tile")
"""The structure bonus tile of this game."""

influence: Final = HandleKind[()]("influence")
"""The compass: pressed, it shows who controls what."""

tracker: Final = HandleKind[()]("tracker")
"""The Automa's star tracker."""

automa_card: Final = HandleKind[()]("automa_card")
"""The Automa's card of its last turn, or of the one going on."""

last_orders: Final = HandleKind[()]("last_orders")
"""Why the Automa's last turn went as it did."""


# Pictures -----------------------------------------------------------------------------------------------

character: Final = HandleKind[()]("character")
"""The human's character."""

mech: Final = HandleKind[Slot]("mech")
"""A mech of the human's, on the mat or on the map."""

workers: Final = HandleKind[Place]("workers", place_id)
"""The human's workers on a place."""

structure: Final = HandleKind[Structure]("structure")
"""A structure, on the mat or on the map."""

goods: Final = HandleKind[Resource, Place]("goods", place_id)
"""Resource tokens of one kind on a place."""

encounter: Final = HandleKind[Place]("encounter", place_id)
"""An encounter token."""


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
