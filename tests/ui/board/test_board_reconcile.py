"""The keyed difference of two pictures."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.reconcile import reconcile
from noria_desktop.ui.board.sprites import Layer, Sprite


def sprite(name: str) -> Sprite:
    return Sprite(Handle("disc", name), name, 0, 0, Layer.PIECE)


def test_only_what_differs_is_in_the_patch() -> None:
    a, b, c = sprite("a"), sprite("b"), sprite("c")
    moved = evolve(b, x=5)
    patch = reconcile((a, b), (moved, c))
    assert patch.added == (c,)
    assert patch.removed == (a.handle,)
    assert patch.changed == (moved,)


def test_equal_pictures_need_no_change() -> None:
    patch = reconcile((sprite("a"),), (sprite("a"),))
    assert (patch.added, patch.removed, patch.changed) == ((), (), ())


def test_a_handle_drawn_twice_is_an_error_that_names_it() -> None:
    with pytest.raises(ValueError, match="disc:a"):
        reconcile((), (sprite("a"), sprite("b"), sprite("a")))
