"""Where the words of the strip stand: nothing lies over the title, and nothing is pressed together for the coach."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.art.type import SMALLEST, text_width
from noria_desktop.ui.table.coach_line import CoachPrompt
from noria_desktop.ui.table.prompt_strip import DETAIL, TITLE, PromptStrip

LONG = "The 8 moves another card along: choose the card, then the space"
MORE = "On the rival's side, the 13, the 12 and the Kraken can move to an empty space. One of them must."


@pytest.fixture
def strip(qtbot: QtBot) -> PromptStrip:
    made = PromptStrip(Skin(THEMES["night"], "en"))
    qtbot.addWidget(made)
    made.resize(1280, made.height())
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_link_to_the_rule_never_lies_over_the_words_that_come(strip: PromptStrip) -> None:
    """It stayed where it was behind a short title until the longer one had been painted."""
    strip.lead_to("placement", "Rule 4.4")
    strip.show_prompt(0, "Lay a card", "", ())
    strip.grab()
    QApplication.processEvents()
    assert strip.rule_link.isVisible()
    assert strip.rule_link.x() < 48 + text_width(LONG, TITLE, True)
    strip.show_prompt(0, LONG, "", ())
    assert not strip.rule_link.isVisible(), "before anything is painted"
    strip.grab()
    QApplication.processEvents()
    assert strip.rule_link.isVisible()
    assert strip.rule_link.x() >= 48 + text_width(LONG, TITLE, True)


@pytest.mark.parametrize("wide", [800, 1000, 1280, 1920])
@pytest.mark.parametrize(("title", "detail"), [(LONG, MORE), (LONG, ""), ("Lay a card", MORE)])
def test_what_is_asked_is_not_pressed_together_beside_the_coach(
    strip: PromptStrip, wide: int, title: str, detail: str
) -> None:
    """The second line stood condensed in 420 pixels, the first one small."""
    strip.resize(wide, strip.height())
    strip.show_prompt(0, title, detail, (), coached=CoachPrompt("As it lies, this blot comes to you."))
    assert strip.coach.isVisible()
    room = strip.coach.x() - 14 - 48
    if strip.coach.second:
        return  # the title has the whole line for itself
    assert text_width(title, TITLE, True) * 0.8 <= room
    assert text_width(detail, SMALLEST) <= room
    assert DETAIL > SMALLEST


def test_beside_a_short_prompt_the_coach_has_its_usual_place(strip: PromptStrip) -> None:
    strip.show_prompt(
        0, "Lay a card on any empty space", "", (), coached=CoachPrompt("The 1 has not been seen yet.")
    )
    assert not strip.coach.second
