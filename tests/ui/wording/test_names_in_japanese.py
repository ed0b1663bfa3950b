"""What a board's places are called in Japanese is punctuated as Japanese is. Source: words.md, "Mixed throughout"."""

from __future__ import annotations

import re
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.window.languages import Languages
from tests.app.playing import played
from tests.ui.board.presses import positions
from tests.ui.spoken import silence_afterwards

HALF_WIDTH: Final = re.compile(r"[぀-ヿ一-鿿][,:;.!?(](?:\s|$|[぀-ヿ一-鿿])|[,:;]\s?[぀-ヿ一-鿿]|[、。：；] ")
"""A comma, colon or full stop of Latin letters beside Japanese, or a space after a full-width one."""
JAPANESE: Final = re.compile(r"[぀-ヿ一-鿿]")
POSITIONS: Final = 12


def test_half_width_punctuation_beside_japanese_is_found() -> None:
    for wrong in ("倉庫, 商品3", "倉庫: 3", "倉庫、 商品", "研究 (上段), 空き"):
        assert HALF_WIDTH.search(wrong), wrong
    for right in ("倉庫、商品3", "倉庫：3", "シード 3WV3-5YA8", "11:30"):
        assert not HALF_WIDTH.search(right), right


@pytest.mark.parametrize("game", game_ids())
def test_every_place_of_a_board_is_named_in_full_width_punctuation(game: str, qapp: QApplication) -> None:
    with silence_afterwards():
        assert Languages("ja").language == "ja"
        face, found, heard = game_ui(game), set(), 0
        for position in positions(face, played(kit(game), 2), POSITIONS):
            for spot in position.spots:
                title, lines = face.inspect(spot.handle, position.view)
                for name in (face.label(spot.handle, position.view), title, *lines):
                    heard += bool(JAPANESE.search(str(name)))
                    if HALF_WIDTH.search(str(name)):
                        found.add(str(name))
    assert heard > 100
    assert not found, sorted(found)[:20]
