"""Keyed difference of two projections."""

from __future__ import annotations

from collections import Counter

from noria_desktop.ui.board.sprites import Patch, Sprite


def reconcile(old: tuple[Sprite, ...], new: tuple[Sprite, ...]) -> Patch:
    """What turns the old picture into the new one; handles must be unique within each.

    Raises:
        ValueError: two sprites of ``new`` share a handle.
    """
    before = {sprite.handle: sprite for sprite in old}
    after = {sprite.handle: sprite for sprite in new}
    if len(after) != len(new):
        counts = Counter(sprite.handle for sprite in new)
        twice = [str(handle) for handle, count in counts.items() if count > 1]
        raise ValueError(f"handles drawn twice: {', '.join(twice)}")
    return Patch(
        added=tuple(sprite for sprite in new if sprite.handle not in before),
        removed=tuple(handle for handle in before if handle not in after),
        changed=tuple(s for s in new if s.handle in before and before[s.handle] != s),
    )
