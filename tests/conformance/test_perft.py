"""Number of ways to play a few actions deep from fixed positions: any change in legality shows.

After a wanted change of the rules: ``REGENERATE=1 pytest tests/conformance/test_perft.py``, and read the
difference.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.catalogue import GameKit
from tests.app.playing import every_table, lively

FILE = Path(__file__).parent / "perft.json"
DEPTHS = (1, 2, 3)
MOST_NODES = 20_000
POSITIONS = ((1, 0), (2, 3), (3, 5), (4, 30), (5, 31), (6, 61), (7, 62), (8, 93))
"""Seed, and decisions played before counting; games that are over by then are left out."""


def perft(game: GameKit, state: Any, depth: int) -> int:
    """Number of action sequences of this length (shorter where the game ends)."""
    legal = game.rules.legal_actions(state)
    if depth == 1 or not legal:
        return len(legal)
    return sum(perft(game, game.rules.apply_unchecked(state, action).state, depth - 1) for action in legal)


def counted(game: GameKit) -> dict[str, list[int]]:
    """The counts of a game's fixed positions; deeper ones only while they stay small."""
    found = {}
    for seed, decisions in POSITIONS:
        session = lively(game, seed, decisions)
        if session.is_over:
            continue
        counts: list[int] = []
        for depth in DEPTHS:
            if counts and counts[-1] > MOST_NODES // 20:
                break
            counts.append(perft(game, session.state, depth))
        found[f"seed {seed} after {decisions} decisions"] = counts
    return found


@pytest.mark.parametrize("name", every_table())
def test_perft(name: str) -> None:
    frozen = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    found = counted(every_table()[name])
    if os.environ.get("REGENERATE"):
        FILE.write_text(json.dumps({**frozen, name: found}, indent=1) + "\n", encoding="utf-8")
    else:
        assert found == frozen[name]
