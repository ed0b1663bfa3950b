"""Boxes in which a choice without an order is collected: what goes along, what is paid, what is taken."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Cargo, CombatCard, Faction, Place, Resource, Unit


class Head(enum.Enum):
    """What a box is for."""

    LOAD = "load"
    PAY = "pay"
    TAKE = "take"


@frozen
class BoxArt:
    """The box itself with its title and a beak to its territory; ``width`` x ``height``. Layer FLAG."""

    head: Head
    unit: Unit | None
    """Of a load: who carries it."""
    width: float
    height: float
    dx: float
    """From the middle of the box to the middle of the territory; 0, 0: no beak."""
    dy: float


@frozen
class CargoRowArt:
    """A kind of cargo with how many of it go along; ``width`` x ``height``. Layer LABEL."""

    cargo: Cargo
    faction: Faction
    number: int
    most: int
    width: float
    height: float


@frozen
class StepperArt:
    """A button that makes a number smaller or larger; ``width`` x ``height``. Layer LABEL."""

    more: bool
    off: bool
    width: float
    height: float


@frozen
class SlotArt:
    """A place for one piece: a token with where it comes from, a combat card, or empty; ``width`` x ``height``."""

    resource: Resource | None
    place: Place | None
    card: CombatCard | None
    filled: bool
    width: float
    height: float
    kept: bool = False
    """It was paid by itself and cannot be given back."""
