"""The two shipped fonts show every text in both languages, on a machine without any Japanese font."""

from __future__ import annotations

import pytest
import subset_font
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from noria_desktop.resource_files import resource


@pytest.mark.parametrize("name", subset_font.WEIGHTS)
def test_font_covers_every_used_character(name: str) -> None:
    """When it fails: run tools/subset_font.py again, or choose another sign."""
    glyphs = TTFont(resource("fonts", name)).getBestCmap()
    lacking = {char for char in subset_font.used_characters() if ord(char) not in glyphs}
    assert not lacking, " ".join(sorted(lacking))


@pytest.mark.parametrize(
    ("name", "style"), [("nd-sans-regular.ttf", "Regular"), ("nd-sans-bold.ttf", "Bold")]
)
def test_both_weights_are_one_family(qtbot: QtBot, name: str, style: str) -> None:
    ident = QFontDatabase.addApplicationFontFromData(resource("fonts", name).read_bytes())
    assert QFontDatabase.applicationFontFamilies(ident) == ["Noto Sans JP"]
    assert style in QFontDatabase.styles("Noto Sans JP")


def test_the_licence_goes_with_the_fonts() -> None:
    assert "SIL OPEN FONT LICENSE" in resource("fonts", "OFL.txt").read_text(encoding="utf-8").upper()
