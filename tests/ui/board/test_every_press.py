"""Every press on a board acts or speaks. Source: mocks/table.md 7.

A game that says nothing itself is spoken for by the table; as soon as it has words of its own, it needs them for
everything that can be pressed.
"""

from __future__ import annotations

import os

import pytest

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.ui.game_ui import game_ui
from tests.app.playing import played
from tests.ui.board.presses import positions, speaks_for_itself

MOST = int(os.environ.get("NORIA_DESKTOP_PRESSED_POSITIONS", "8"))
"""Positions of each of the games; 100 in all take some minutes."""


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", game_ids())
def test_every_press_acts_or_speaks(game: str, seed: int) -> None:
    face = game_ui(game)
    found = positions(face, played(kit(game), seed), MOST)
    assert found
    vain = sum(1 for position in found for _ in position.vain())
    assert vain, "nothing can be pressed in vain: then nothing was tried"
    if speaks_for_itself(face):
        assert [line for position in found for line in position.silent()] == []


@pytest.mark.parametrize("game", game_ids())
def test_whatever_can_be_pressed_has_a_name_to_be_spoken_of(game: str) -> None:
    """The table's own sentence begins with it, and is never about nothing."""
    face = game_ui(game)
    for position in positions(face, played(kit(game), 1), MOST):
        for spot in position.spots:
            assert (
                face.inspect(spot.handle, position.view)[0] or face.label(spot.handle, position.view)
            ).strip()
