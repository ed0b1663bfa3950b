"""Frames and lines of the lessons strike out nothing that is read, at 1280x800."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.ui.table.leader import MOST_STRUCK, RING
from noria_desktop.ui.table.placing import struck
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lesson_callouts import SIZE, said
from tests.ui.window.test_lessons import settle

pytestmark = pytest.mark.usefixtures("shared_pictures")

EDGE = round(RING)


def opened(open_window: Opener, monkeypatch: pytest.MonkeyPatch, game: str, number: int) -> MainWindow:
    """A window of that size at the beginning of a lesson; in a real game no program decides."""
    window = open_window("en")
    window.resize(*SIZE)
    if lessons(game)[number - 1].game is not None:
        monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
        window.table.set_asking(False)
    window.learning.open(f"{game}/{number}")
    settle(window)
    return window


def read_boxes(window: MainWindow) -> list[QRect]:
    """Where figures and titles stand."""
    table = window.table
    return [table.board.box_of(spot) for spot in table.lesson.view.asked.places(("read",))]


def cuts(frame: QRect, written: QRect) -> bool:
    """Whether the edge of a frame runs through what is written."""
    outer = frame.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    return outer.intersects(written) and not outer.contains(written)


@pytest.mark.parametrize("number", [lesson.number for lesson in lessons("solani")])
def test_no_frame_on_the_sky_runs_through_a_counter(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """The frame of a gap lay over the counters of the circles beside it."""
    window = opened(open_window, monkeypatch, "solani", number)
    for step in said(window, qtbot):
        (sky,) = window.table.lesson.view.asked.places(("sky",))
        whole = window.table.board.box_of(sky)
        counters = [box for box in read_boxes(window) if whole.contains(box)]
        assert counters
        for ring in window.table.lesson.callout.leader.rings:
            if not ring.box.contains(whole.center()) and whole.contains(ring.box):
                assert not any(cuts(ring.box, box) for box in counters), step


LEFT_OUT = {
    "noria/1": {"1.5", "1.6"},
    "noria/5": set[str](),
    "noria/6": {"6.5", "6.6"},
    "solani/3": set[str](),
}
"""The steps that have no line: a chamber's row lies amid the names and numbers of the council."""


@pytest.mark.parametrize("name", LEFT_OUT)
def test_a_line_that_could_only_run_through_what_is_written_is_left_out(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """It ran across the council, and over the digits of Coyote's score."""
    game, number = name.split("/")
    window = opened(open_window, monkeypatch, game, int(number))
    leader = window.table.lesson.callout.leader
    without: set[str] = set()
    for step in said(window, qtbot):
        if not leader.rings:
            continue
        start, end = leader.line
        line = start.x(), start.y(), end.x(), end.y()
        much = struck(line, leader.rings[0].box, leader._read) > MOST_STRUCK
        assert leader.has_line is not much
        without |= {step} if much else set()
    assert without == LEFT_OUT[name]
