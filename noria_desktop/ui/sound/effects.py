"""The effects: what can be heard at a table, and how much each has to say. Nothing is told by them alone.

Every game has those of its own timbre in ``resources/sounds/<game>/``, made by ``tools/make_sounds.py``.
"""

from __future__ import annotations

import enum


class Effect(enum.Enum):
    """What is heard, in the order of weight: where two come at once, the later one of this list is kept."""

    STEP = "step"
    """Another side did something that has no effect of its own."""
    TAKE = "take"
    """A piece comes into the hand."""
    DROP = "drop"
    """A piece was put down, or something on the board was pressed."""
    TILE = "tile"
    """Something flat and hard was laid: a tile, a disc, a building."""
    CARD = "card"
    """A card was turned up, taken or laid."""
    RING = "ring"
    """A ring of a wheel clicked on."""
    COIN = "coin"
    """Money or what stands for it came in."""
    REFUSE = "refuse"
    """That cannot be done now."""
    COMBAT = "combat"
    """Two sides met."""
    STAR = "star"
    """Something that counts in the end was reached."""
    DOMAIN = "domain"
    """A domain was settled for good."""
    ROUND = "round"
    """A round or a turn of one's own begins."""
    LOSE = "lose"
    """The game is over, and another has won."""
    WIN = "win"
    """The game is over, and it was won."""

    @property
    def weight(self) -> int:
        """How much it has to say beside others."""
        return _WEIGHTS[self]


_WEIGHTS = {effect: number for number, effect in enumerate(Effect)}


def heaviest(effects: tuple[Effect, ...]) -> Effect | None:
    """What is heard of several things that happen at once; None: nothing happened."""
    return max(effects, key=lambda effect: effect.weight, default=None)
