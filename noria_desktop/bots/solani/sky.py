"""One player's sky for searching: flat, changed in place, and only as clever as the rules of placement.

Source: rules.md 4.3; the engine in ``games/solani`` is the truth, a test plays both in lock-step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from noria_desktop.bots.solani.printed import (
    ALL_CIRCLES,
    ALL_GAPS,
    CLOSED,
    CORNER_BITS,
    CORNERS,
    DARK,
    EMPTY,
    FIRST_FEATURE,
    FIRST_PLANET,
    GAP_BITS,
    GUIDING,
    POINTED,
    START,
)
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES

NOTHING = -1
"""In a holding space without a tile."""


class Sky:
    """What lies on a player board, and what its owner holds."""

    __slots__ = (
        "code",
        "dark",
        "empties",
        "features",
        "gaps",
        "guiding",
        "held_branch",
        "held_circle",
        "local",
        "masks",
        "near",
        "picks",
        "reach",
        "surrounded",
    )

    code: list[int]
    """Content of every circle."""
    local: list[int]
    """How every circle stands among its gaps."""
    masks: list[int]
    """The branch tile on every branch space, 0 where there is none."""
    empties: int
    """Circles without tile, Guiding Star or Dark Sky token, as bits."""
    reach: int
    """Circles next to a branch tile."""
    gaps: int
    """Branch spaces without a tile."""
    near: int
    """Branch spaces next to a circular tile or a Guiding Star."""
    guiding: int
    """Circles with a Guiding Star."""
    dark: int
    """Circles with a Dark Sky token."""
    surrounded: int
    """Those of them that are surrounded."""
    held_circle: int
    held_branch: int
    features: list[int]
    """Feature cards owned, in the order won."""
    picks: int
    """Features still to be won this round."""

    @classmethod
    def empty(cls, guiding: Sequence[int], dark: Iterable[int]) -> Sky:
        """A sky before the first round.

        Args:
            guiding: stars printed on each circle, 0 for none.
            dark: circles with a Dark Sky token.
        """
        sky = cls()
        sky.code = [GUIDING + stars if stars else EMPTY for stars in guiding]
        sky.local = list(START)
        sky.masks = [0] * BRANCHES
        sky.guiding = sum(1 << circle for circle in range(CIRCLES) if guiding[circle])
        sky.dark = 0
        for circle in dark:
            sky.code[circle] = DARK
            sky.dark |= 1 << circle
        sky.empties = ALL_CIRCLES & ~sky.guiding & ~sky.dark
        sky.reach = 0
        sky.gaps = ALL_GAPS
        sky.near = 0
        for circle in range(CIRCLES):
            if guiding[circle]:
                sky.near |= GAP_BITS[circle]
        sky.surrounded = 0
        sky.held_circle = sky.held_branch = NOTHING
        sky.features = []
        sky.picks = 0
        return sky

    def copy(self) -> Sky:
        """A sky that can be changed without changing this one."""
        sky = Sky()
        sky.code = self.code[:]
        sky.local = self.local[:]
        sky.masks = self.masks[:]
        sky.empties = self.empties
        sky.reach = self.reach
        sky.gaps = self.gaps
        sky.near = self.near
        sky.guiding = self.guiding
        sky.dark = self.dark
        sky.surrounded = self.surrounded
        sky.held_circle = self.held_circle
        sky.held_branch = self.held_branch
        sky.features = self.features[:]
        sky.picks = self.picks
        return sky

    def lay_branch(self, space: int, mask: int) -> None:
        """Lay a branch tile."""
        local = self.local
        north_west, north_east, south_east, south_west = CORNERS[space]
        local[north_west] += POINTED if mask & 1 else CLOSED
        local[north_east] += POINTED if mask & 2 else CLOSED
        local[south_east] += POINTED if mask & 4 else CLOSED
        local[south_west] += POINTED if mask & 8 else CLOSED
        self.masks[space] = mask
        self.gaps &= ~(1 << space)
        self.reach |= CORNER_BITS[space]

    def lift_branch(self, space: int, reach: int) -> None:
        """Take a branch tile back; ``reach`` is what was within reach before it was laid."""
        local = self.local
        mask = self.masks[space]
        for bit, circle in enumerate(CORNERS[space]):
            local[circle] -= POINTED if mask >> bit & 1 else CLOSED
        self.masks[space] = 0
        self.gaps |= 1 << space
        self.reach = reach

    def lay_circle(self, space: int, tile: int) -> None:
        """Lay a cluster, planet or feature."""
        self.code[space] = tile
        self.empties &= ~(1 << space)
        self.near |= GAP_BITS[space]

    def lift_circle(self, space: int, near: int) -> None:
        """Take a circular tile back; ``near`` is what it was before it was laid."""
        self.code[space] = EMPTY
        self.empties |= 1 << space
        self.near = near

    def newly_surrounded(self) -> int:
        """Dark Sky tokens without an empty branch space round them that were not surrounded before."""
        found = 0
        bits = self.dark & ~self.surrounded
        while bits:
            low = bits & -bits
            if not GAP_BITS[low.bit_length() - 1] & self.gaps:
                found |= low
            bits ^= low
        return found

    def sets(self) -> tuple[int, int, int]:
        """Circles with a cluster, with a planet and with a feature, as bits."""
        clusters = planets = features = 0
        code = self.code
        bits = ALL_CIRCLES & ~self.empties & ~self.dark & ~self.guiding
        while bits:
            low = bits & -bits
            tile = code[low.bit_length() - 1]
            if tile < FIRST_PLANET:
                clusters |= low
            elif tile < FIRST_FEATURE:
                planets |= low
            else:
                features |= low
            bits ^= low
        return clusters, planets, features
