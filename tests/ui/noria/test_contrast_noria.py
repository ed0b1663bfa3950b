"""Words on Noria's council can be read, also beside levels that were passed. Source: ux.md 4.1."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.noria.board.arts_panels import CouncilArt
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.noria.paint import council
from tests.games.noria.positions import a_state
from tests.ui.measured_words import sizes_used, too_faint


@pytest.mark.parametrize("theme", list(THEMES))
def test_costs_that_were_passed_can_still_be_read(
    theme: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They step back behind the costs to come, and still have a contrast of 4.5:1 in every theme."""
    state = a_state(levels=(9, 5, 3, 1))
    (art,) = (
        sprite.art
        for sprite in PRESENTER.project(state, layout(1280, 678), ())
        if isinstance(sprite.art, CouncilArt)
    )
    faults, seen = too_faint(GAME_UI.pictures, art, Skin(THEMES[theme], "en"), monkeypatch, council)
    assert faults == set()
    assert seen > 36


@pytest.mark.parametrize("theme", ["night", "day"])
def test_no_words_of_the_table_are_smaller_than_twelve(
    theme: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every picture of a table at 1280x800, a board unit a pixel (table.md 8)."""
    table = layout(1280, 678)
    arts = [sprite.art for sprite in PRESENTER.project(a_state(levels=(9, 5, 3, 1)), table, ())]
    used = sizes_used(GAME_UI.pictures, arts, Skin(THEMES[theme], "en"), monkeypatch)
    assert {kind: size for kind, size in used.items() if size < 12} == {}
    assert len(used) > 8
