"""Whole games compared with transcripts that a person has read.

After a wanted change of the rules: ``REGENERATE=1 pytest tests/golden``, and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from noria_desktop.app.catalogue import GameKit
from tests.app.playing import every_kit, lively
from tests.golden.transcript import transcript

HERE = Path(__file__).parent
SEEDS = (328, 112)
"""Together these two games of Noria show every kind of action and nearly every kind of event."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", every_kit(), ids=lambda game: game.game_id)
def test_the_game_runs_as_written_down(game: GameKit, seed: int) -> None:
    file = HERE / f"{game.game_id}-{seed}.txt"
    found = transcript(lively(game, seed), game)
    if os.environ.get("REGENERATE"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
