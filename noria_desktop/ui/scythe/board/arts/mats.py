"""Faction mat, player mat and Factory card."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Bonus, Faction, FactoryCard, Mat, Section, Slot


@frozen
class AbilityArt:
    """A mech's place on the faction mat: the mech, or the ability it uncovered; ``width`` x ``height``. Layer PANEL."""

    faction: Faction
    slot: Slot
    out: bool
    """The mech is on the map."""
    width: float
    height: float
    legal: bool = False
    """May be deployed now."""
    aimed: bool = False


@frozen
class OneTimeArt:
    """One-time space of the faction mat: what a recruit brings at once; square of 2.4 ``radius``. Layer PANEL."""

    faction: Faction
    bonus: Bonus
    taken: bool
    """A recruit lies there."""
    radius: float
    legal: bool = False
    aimed: bool = False


class Use(enum.Enum):
    """What a box of the player mat is at the moment."""

    REST = "rest"
    LEGAL = "legal"
    """May be chosen."""
    AIMED = "aimed"
    NOW = "now"
    """In use this turn."""
    LAST = "last"
    """Last turn's: it may not be taken again."""
    OFF = "off"
    """May not be chosen."""


@frozen
class TopBoxArt:
    """Upper box of a section: action, cost, sides with their cubes, structure's place; ``width`` x ``height``. Layer PANEL.

    The sides lie at ``measures.top_side``.
    """

    mat: Mat
    section: Section
    cubes: tuple[bool, ...]
    """By ``Cube``: taken away."""
    built: bool
    """Its structure stands on the map."""
    workers: int
    """Own workers on the map, for the cost of producing."""
    use: Use
    width: float
    height: float
    sides: tuple[Use, ...] = ()
    """Of each side; () all rest."""


@frozen
class BottomBoxArt:
    """Lower box of a section: action, cost with cubes, coins, recruit, how often it was done; ``width`` x ``height``.

    Layer PANEL.
    """

    mat: Mat
    section: Section
    cubes: int
    """On its bracketed spaces."""
    recruit: bool
    """Its recruit was enlisted: the bonus counts."""
    done: int
    """Of the limit; at the limit there is a star."""
    use: Use
    width: float
    height: float


@frozen
class ActionTokenArt:
    """Flag over the section in use, "this turn" or "last"; ``width`` x 16. Layer LABEL."""

    now: bool | None
    """Whether the section is this turn's; None: it has not been put on one yet."""
    width: float


@frozen
class FactoryStripArt:
    """The human's Factory card as a strip on the mat, or its empty place; ``width`` x ``height``. Layer PANEL."""

    card: FactoryCard | None
    width: float
    height: float
    use: Use = Use.REST
