"""Pieces of both sides: units, goods, structures, cubes, coins, stars, recruits."""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import NO_GOODS, Bonus, Faction, Goods, Resource, Structure, Unit


@frozen
class UnitArt:
    """A unit or a group of like ones. Layer PIECE.

    Its feet stand at (0, +height / 2); passengers and shadow reach beyond the height.
    """

    unit: Unit
    faction: Faction
    own: bool
    height: float
    count: int = 1
    tag_up: float = 5.0
    """So far above the feet lies the middle of its count."""
    lifted: bool = False
    ghost: bool = False
    plate: bool = True
    """Coloured ground plate; none on a mat."""
    workers: int = 0
    """Aboard."""
    goods: Goods = NO_GOODS
    """Aboard."""
    aimed: bool = False
    """Can be picked now: lit ground plate."""
    spent: bool = False
    """Has used its move: dulled."""


@frozen
class GoodsArt:
    """Resource tokens of one kind in a pill; ``width`` x ``height``. Layer PIECE."""

    resource: Resource
    count: int
    width: float = 32.0
    height: float = 17.0
    changed: bool = False
    """Just came, or would with this drop."""


@frozen
class StructureArt:
    """A built structure, as wide as ``size``; stands with its foot at (0, +size / 2). Layer PIECE."""

    structure: Structure
    faction: Faction
    size: float
    ghost: bool = False


@frozen
class CubeArt:
    """Wooden upgrade cube. Layer PIECE."""

    size: float


@frozen
class RecruitArt:
    """A recruit: ring in the faction's colour with its bonus, if it has one yet. Layer PIECE."""

    faction: Faction
    radius: float
    bonus: Bonus | None = None
