"""In a lesson only what its step speaks of is marked on the board, by mouse and by keyboard alike."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.games.noria.terms import Chamber
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.lighting import halos_of
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lesson_callouts import said
from tests.ui.window.test_lessons import run_of, settle

pytestmark = pytest.mark.usefixtures("shared_pictures")


def marked(window: MainWindow) -> set[Handle]:
    """What shows itself as something that can be taken or pressed."""
    halos = halos_of(window.table.board.view.hand)
    return {halo.spot.handle for halo in halos if halo.mood in (Mood.INVITE, Mood.SOURCE)}


@pytest.mark.parametrize("visible", [False, True], ids=["mouse", "keyboard"])
def test_only_the_row_that_is_asked_for_is_framed(open_window: Opener, qtbot: QtBot, visible: bool) -> None:
    """The upper rows of all six chambers were framed, while the words speak of research alone."""
    window = open_window("en")
    window.learning.open("noria/6")
    settle(window)
    assert "6.5" in said(window, qtbot)
    research = at.upper_row(Chamber.RESEARCH)
    hand = window.table.board.view.hand
    hand.focus_on(research, visible=visible)
    assert marked(window) == {research}
    assert hand.selection.is_source(at.upper_row(Chamber.SETTLEMENT)), "it is answered all the same"


@pytest.mark.parametrize("lesson", ["noria/3", "nautilus/2", "solani/2", "scythe/3"])
def test_no_other_place_is_marked_and_none_while_something_is_read(
    open_window: Opener, qtbot: QtBot, lesson: str
) -> None:
    window = open_window("en")
    window.learning.open(lesson)
    settle(window)
    run, asked = run_of(window), window.table.lesson.view.asked
    steps = 0
    for _ in said(window, qtbot):
        wanted = set() if run.waits else asked.sources(run)
        assert marked(window) <= wanted
        steps += 1
    assert steps > 2
    window.table.lesson.end()
    assert window.table.board.view.hand.called is None
