"""The buttons of the strip: a press that was on its way to one that has gone is none of what came in its place."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.table import strip_row
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.strip_buttons import StripButton

NEXT = StripButton("Next move", Key.GO_ON, True, (("", ()),))
END = StripButton("End influence", Key.END, True, (("End influence", ("end",)),))
DECLINE = StripButton("Do without it", Key.NONE, False, (("Do without it", ("no",)),))


@pytest.mark.parametrize(("after", "played"), [(0.3, False), (0.9, True)])
def test_a_press_meant_for_next_does_not_end_a_phase(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, after: float, played: bool
) -> None:
    """The bot's turn ran out under the pointer: the press ended the influence, three players did so."""
    now = [50.0]
    monkeypatch.setattr(strip_row, "monotonic", lambda: now[0])
    strip = PromptStrip(Skin(THEMES["night"]))
    qtbot.addWidget(strip)
    chosen: list[Any] = []
    strip.row.chosen.connect(lambda button, actions: chosen.append(actions))
    strip.row.show((NEXT,))
    strip.row.show((DECLINE, END))
    now[0] += after
    strip.row.widgets()[1].click()
    assert (chosen == [("end",)]) == played
    if not played:
        strip.row.widgets()[1].click()
        assert chosen == [("end",)], "the second press has seen it"


def test_what_ends_nothing_and_what_is_pressed_by_its_key_acts_at_once(qtbot: QtBot) -> None:
    strip = PromptStrip(Skin(THEMES["night"]))
    qtbot.addWidget(strip)
    chosen: list[Any] = []
    strip.row.chosen.connect(lambda button, actions: chosen.append(actions))
    for press in (lambda: strip.row.widgets()[0].click(), lambda: strip.row.press(Key.END)):
        strip.row.show((NEXT,))
        strip.row.show((DECLINE, END))
        press()
    assert chosen == [("no",), ("end",)]
