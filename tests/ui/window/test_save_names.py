"""A save in a list says against whom it is played, in which round, and when it was saved. Source: issue 13; play.md."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.heads import read_head
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.nautilus.words.opponents import opponent_title


@pytest.mark.parametrize("opponent", list(Opponent))
def test_a_save_knows_its_opponent(opponent: Opponent, tmp_path: Path) -> None:
    game = kit("nautilus")
    options = game.with_setting(game.default_options(), "first", "human")
    session = Session(game, evolve(options, opponent=opponent), 5)
    file = Store(tmp_path).save(session, game, "A game")
    head = read_head(file.read_bytes())
    assert head.opponent == opponent.value
    assert game_cover("nautilus").opponent(head.opponent) == opponent_title(opponent)


def test_an_opponent_that_nobody_knows_is_not_told() -> None:
    assert game_cover("nautilus").opponent("admiral") == ""
    assert game_cover("nobody's game").opponent("level1") == ""
