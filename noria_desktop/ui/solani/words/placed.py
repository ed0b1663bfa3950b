"""A branch tile as it lies: its kind and where its nodes point."""

from __future__ import annotations

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.terms import Branch, Mask
from noria_desktop.ui.solani.words.names import branch_name


def kind_of(mask: Mask) -> Branch:
    """The kind of a branch tile that lies somewhere."""
    branch = components().branch_of[mask]
    assert branch is not None
    return branch


def placed_branch(mask: Mask) -> str:
    """The kind alone, for the log."""
    return branch_name(kind_of(mask))


def turn_of(mask: Mask) -> tuple[int, int]:
    """Which of the rotations of its kind a mask is, from 1, and how many there are."""
    rotations = components().rotations[kind_of(mask).index]
    return rotations.index(mask) + 1, len(rotations)
