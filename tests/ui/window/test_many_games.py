"""The run of many games in one window comes to each game's result; how much the process grows is looked at on demand."""

from __future__ import annotations

import pytest

from noria_desktop.app.catalogue import game_ids
from tests.ui.window.many_games import main


def test_a_game_of_each_kind_comes_to_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    """The last round of Nautilus waits for the player, and the run once waited with it."""
    assert main(["--games", str(len(game_ids()))]) == 0
    assert "50 allowed" in capsys.readouterr().out
