"""Every word on the pictures of Scythe's panels is measured against the very pixels it stands on.

Source: ux.md 4.1: 4.5:1 for words, 3:1 for large ones; what cannot be chosen now is exempt (WCAG 2, 1.4.3).
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.scythe.board.arts.mats import Use
from noria_desktop.ui.scythe.board.arts.tracks import RailArt
from noria_desktop.ui.scythe.paint.table import PICTURES
from tests.ui.measured_words import LEAST, Word, sizes_used, too_faint, written
from tests.ui.scythe import picture_sheet as sheet

SMALLEST_WORDS = 12.0
"""Board units, a pixel each at 1280x800."""


def exempt(art: Any) -> bool:
    """What cannot be chosen lies under a veil; of two markers on one space the upper one hides the lower."""
    if isinstance(art, RailArt):
        return art.own == art.theirs
    return getattr(art, "use", None) in (Use.OFF, Use.LAST)


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_word_of_a_panel_can_be_read(theme: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gradients, tints and lights included: the picture is painted without its words, then each is measured on it."""
    skin, faults, seen = Skin(THEMES[theme], "en"), set[tuple[str, str, float]](), 0
    for art in sheet.singles():
        if exempt(art):
            continue
        found, many = too_faint(PICTURES, art, skin, monkeypatch)
        faults |= found
        seen += many
    assert faults == set()
    assert seen > 500


def test_the_measure_itself(qtbot: QtBot) -> None:
    """Black on white is 21:1; half-transparent black on white is far less."""
    white = QImage(20, 20, QImage.Format.Format_RGB32)
    white.fill(QColor("#ffffff"))
    room = QRectF(2, 2, 10, 10)
    assert written(white, Word("a", QColor("#000000"), room, large=False)) == pytest.approx(21)
    assert written(white, Word("a", QColor(0, 0, 0, 64), room, large=False)) < LEAST


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_words_are_smaller_than_twelve(
    language: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Panels beside the map and marks on it, at the size of the smallest window that shows them whole (table.md 8)."""
    used = sizes_used(PICTURES, sheet.singles(), Skin(THEMES["night"], language), monkeypatch)
    assert {kind: size for kind, size in used.items() if size < SMALLEST_WORDS} == {}
    assert len(used) > 20
