"""The tool bar: nothing in it is ever cut, and its keys are told. Source: access.md 7 and 13, mocks/table.md 8."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.tool_bar import ToolBar
from noria_desktop.ui.window.languages import Languages


@pytest.fixture
def bar(qtbot: QtBot) -> ToolBar:
    """With everything that can lie in it."""
    bar = ToolBar(Skin(THEMES["night"]))
    qtbot.addWidget(bar)
    bar.set_hints(on=True)
    bar.show_state(
        seed=2**29, sealed=True, can_undo=True, can_redo=True, can_replay=True, speed=BotSpeed.STEP
    )
    bar.show()
    return bar


def laid(bar: ToolBar, width: int, zoom: float) -> None:
    bar.set_skin(Skin(THEMES["night"], zoom=zoom))
    bar.resize(width, bar.height())
    QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [800, 1024, 1280, 1920])
def test_the_record_is_never_cut(
    bar: ToolBar, languages: Languages, language: str, width: int, zoom: float
) -> None:
    languages.use(language)
    bar.retranslate()
    laid(bar, width, zoom)
    lie = [part for part in bar.parts if part.isVisible()]
    for left, right in pairwise(lie):
        assert left.geometry().right() < right.geometry().left()
    assert lie[-1].geometry().right() <= bar.width()
    assert all(part.width() >= part.sizeHint().width() for part in lie)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_at_the_usual_size_all_words_are_there(bar: ToolBar, languages: Languages, language: str) -> None:
    languages.use(language)
    bar.retranslate()
    laid(bar, 1280, 1.0)
    assert not any(button.compact for button in (bar.home, bar.undo, bar.redo, bar.hint, bar.replay, bar.log))


@pytest.mark.parametrize("sealed", [True, False])
def test_the_record_lies_on_no_plate_as_buttons_do(bar: ToolBar, sealed: bool) -> None:
    """Seen before: it looked like one more button and answered nothing."""
    bar.show_state(
        seed=2**29, sealed=sealed, can_undo=True, can_redo=True, can_replay=True, speed=BotSpeed.STEP
    )
    laid(bar, 1280, 1.0)
    record = bar.parts[-1]
    whole = bar.grab().toImage()
    ratio = whole.devicePixelRatio()
    box = record.geometry()
    colours = {
        whole.pixelColor(round(x * ratio), round(y * ratio)).name()
        for x in range(box.right() - 9, box.right() + 1)
        for y in range(box.top(), box.bottom() + 1)
    }
    assert colours == {bar.skin.theme.surface.lower()}


def test_words_that_give_way_stay_as_name_and_tip(bar: ToolBar) -> None:
    laid(bar, 800, 1.5)
    assert bar.home.compact
    assert (bar.home.accessibleName(), bar.home.toolTip()) == ("Home", "Home (Alt+Home)")


def test_undo_and_hint_keep_their_words_longest(bar: ToolBar) -> None:
    laid(bar, 800, 1.0)
    assert not bar.undo.compact
    assert not bar.hint.compact


def test_each_button_with_a_key_tells_it(bar: ToolBar) -> None:
    tips = [button.toolTip() for button in (bar.undo, bar.redo, bar.hint, bar.replay, bar.log)]
    assert tips == [
        "Undo (Ctrl+Z)",
        "Redo (Ctrl+Y)",
        "Hint (H)",
        "Replay bot turn (Ctrl+B)",
        "Why and log (Ctrl+L)",
    ]


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_words_keep_no_window_from_being_small(bar: ToolBar, zoom: float) -> None:
    laid(bar, 1280, zoom)
    assert bar.minimumSizeHint().width() <= 800


def test_nothing_moves_when_the_speed_is_another_one(bar: ToolBar) -> None:
    """Its button has room for the longest of its words from the first (play.md, looks)."""
    bar.retranslate()
    laid(bar, 1280, 1.0)
    places = set()
    for speed in BotSpeed:
        bar.show_state(seed=7, sealed=True, can_undo=True, can_redo=True, can_replay=True, speed=speed)
        QApplication.processEvents()
        places.add((bar.speed.geometry().getRect(), bar.log.geometry().getRect()))
    assert len(places) == 1


def test_a_greyed_button_says_why_it_can_do_nothing(bar: ToolBar) -> None:
    """Undo pressed at the start of a game was silent."""
    said: list[str] = []
    bar.vain.connect(said.append)
    state = {"seed": 1, "sealed": True, "speed": BotSpeed.STEP}
    laid(bar, 1280, 1.0)
    for on in (True, False):
        bar.show_state(can_undo=on, can_redo=on, can_replay=on, **state)  # type: ignore[arg-type]
        for button in (bar.undo, bar.redo, bar.replay):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [words.split(":")[0] for words in said] == [
        "Nothing can be taken back yet",
        "Nothing can be done again",
        "Nothing can be shown again yet",
    ]
