"""Where things may be put and how far they reach: what the search asks again and again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from noria_desktop.bots.solani.codes import DISCARD, LAY_BRANCH, LAY_CIRCLE
from noria_desktop.bots.solani.printed import ROTATIONS, spaces_of
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.games.solani.components import components

_CARD: Final = components()


def drawn_from(bag: Sequence[int], count: int, chance: random.Random) -> list[int]:
    """Tiles drawn from a bag of counts, which stays as it is."""
    left = list(bag)
    found: list[int] = []
    for _ in range(min(count, sum(left))):
        number = int(chance.random() * sum(left))
        kind = 0
        while number >= left[kind]:
            number -= left[kind]
            kind += 1
        left[kind] -= 1
        found.append(kind)
    return found


def reachable(track: Sequence[int]) -> list[list[int]]:
    """Spaces of the planets that a cluster with this anchor can be traded for, by anchor. Source: rules.md 4.2."""
    lie = [space for space, planet in enumerate(track) if planet != NOTHING]
    found: list[list[int]] = []
    for gap in _CARD.anchor_gaps:
        if gap < 0:
            found.append([])
        else:
            found.append(
                [space for space in lie if space < gap][-1:] + [space for space in lie if space >= gap][:1]
            )
    return found


def placements(sky: Sky) -> list[int]:
    """Where the tiles held can be laid. Source: rules.md 4.3; ruling 2."""
    found = []
    if sky.held_branch != NOTHING:
        masks = ROTATIONS[sky.held_branch]
        for space in spaces_of(sky.gaps & sky.near):
            found += [LAY_BRANCH + space * 16 + mask for mask in masks]
    if sky.held_circle != NOTHING:
        found += [LAY_CIRCLE + space for space in spaces_of(sky.empties & sky.reach)]
    return found or [DISCARD]
