"""Points below nothing are shown with a real minus sign, wherever pages tell scores in words. Source: issue 13."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.pages.campaign import words as circuit
from noria_desktop.ui.pages.game_card import record_text
from noria_desktop.ui.pages.models import GameCard

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize("game", game_ids())
def test_the_circuit(qtbot: QtBot, game: str) -> None:
    assert circuit.both((18, -1)) == f"18 – {MINUS}1"
    assert f"{MINUS}3" in circuit.score(game, (-3, 18))


def test_a_game_of_the_home_page() -> None:
    card = GameCard("noria", best=18, won=1, played=1, last_five=(True,), best_rival=-1)
    assert record_text(card).startswith(f"Best 18 : {MINUS}1")
    assert record_text(evolve(card, best=-2)).startswith(f"Best {MINUS}2 : {MINUS}1")
