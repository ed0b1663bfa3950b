"""The names of the languages stay within their pills, however large the window becomes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.language_switch import LanguageSwitch
from tests.ui.window.conftest import Opener


@pytest.mark.parametrize("page", ["home", "new", "settings"])
def test_the_english_pill_holds_its_word_after_the_window_was_made_larger(
    open_window: Opener, page: str
) -> None:
    """From 1280x800 to 2560x1440 words and pills grow together, and back."""
    window = open_window()
    window.show_page(page)
    widths = []
    for size in ((1280, 800), (2560, 1440), (1280, 800)):
        window.resize(*size)
        for _ in range(5):
            QApplication.processEvents()
        switch = next(one for one in window.findChildren(LanguageSwitch) if one.isVisible())
        for button in switch.findChildren(PaintedButton):
            words = QFontMetricsF(button._style.font(12.5, True)).horizontalAdvance(button.text())
            assert button.width() >= words + 8, (size, button.text())
            # Both pills lie within the frame.
            assert switch.rect().contains(button.geometry())
        widths.append(switch.width())
    assert widths[0] == widths[2] < widths[1]
