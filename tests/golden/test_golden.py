"""Whole games compared with transcripts that a person has read.

After a wanted change of the rules: ``REGENERATE=1 pytest tests/golden``, and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.app.playing import by_greedy, every_table, lively
from tests.golden.transcript import transcript

HERE = Path(__file__).parent
SEEDS = (328, 112)
"""Together these two games of Noria show every kind of action and nearly every kind of event."""
GREEDY = frozenset({"solani", "solani-1", "solani-4", "scythe"})
"""Tables at which the second game is played by greedy players: what they lay scores."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", every_table())
def test_the_game_runs_as_written_down(name: str, seed: int) -> None:
    game, file = every_table()[name], HERE / f"{name}-{seed}.txt"
    play = by_greedy if name in GREEDY and seed == SEEDS[1] else lively
    found = transcript(play(game, seed), game)
    if os.environ.get("REGENERATE"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
