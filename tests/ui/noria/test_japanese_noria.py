"""Japanese lines of Noria that are put together from parts read as one sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from noria_desktop.games.noria.actions import BeginActions, EndPhase
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.state import Naming, State
from noria_desktop.games.noria.terms import Space, Track
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.noria.words.costs import level_price
from noria_desktop.ui.window.languages import Languages
from tests.games.noria.positions import a_state, acting
from tests.ui.spoken import silence_afterwards

S2, M3 = Space.S2, Space.M3


@pytest.fixture(autouse=True)
def _japanese(qapp: QApplication) -> Iterator[None]:
    with silence_afterwards():
        Languages("ja")
        yield


def skipped(state: State) -> str:
    question = GAME_UI.unused(state, legal_actions(state), (EndPhase(),))
    assert question is not None
    return question.title


def test_the_start_of_the_actions_names_the_upgraded_disc_in_a_sentence() -> None:
    """Behind "followed by" stood "開始：都市を強化面で", which breaks off."""
    state = a_state(Naming((S2, M3)), wheel="S2 city, M3 energy")
    assert GAME_UI.describe(BeginActions(S2, ()), state) == "アクション開始（都市は強化面）"
    assert GAME_UI.describe(BeginActions(None, ()), state) == "アクション開始"


def test_a_price_of_one_good_says_that_any_of_them_serves() -> None:
    state = a_state(acting((S2, 1)), wheel="S2 city")
    assert level_price(state, Track.EXPLORATION) == "セイル、コンパスかプロペラのどれか1つ"


def test_discs_are_joined_as_they_are_meant() -> None:
    assert skipped(a_state(Naming(), wheel="L4 obsidian, L5 mycelium")).startswith(
        "黒曜石か菌糸体を使えます。"
    )
    assert skipped(a_state(Naming(), wheel="S2 city, M3 energy")).startswith("都市とエネルギーを使えます。")
