"""Scythe at its table: a turn stays a draft until the human ends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.games.scythe.actions import EndTurn, MoveTo, PickMover, Produce, Skip, TakeTop
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.terms import Bottom, Faction, Prompt, TopChoice, Unit, home_base
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Picks, start
from noria_desktop.ui.scythe.words.amounts import resource_amount
from noria_desktop.ui.scythe.words.names import bottom_name
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.dragging import click, drag

LINE = "Faction: Polania, Mat: Agricultural, Automa: Crimea, Level: Automa"
MOVE, PRODUCE = 0, 2
"""Sections of the Agricultural mat by their upper boxes."""


@pytest.fixture
def page(qtbot: QtBot) -> GamePage:
    """A new game at instant speed, decisions with a single option taken at once."""
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.set_speed(BotSpeed.INSTANT)
    page.set_auto_resolve(True)
    page.show()
    qtbot.waitExposed(page)
    page.open(Session(kit("scythe"), kit("scythe").read_setup(LINE), 7), game_ui("scythe"))
    QApplication.processEvents()
    return page


def asked(session: Session) -> object:
    """What the human is asked now."""
    return session.turn.prompt


def test_a_turn_waits_to_be_ended_even_when_nothing_else_is_left(page: GamePage, qtbot: QtBot) -> None:
    """The Automa's card is turned up only when the human says so: till then all of the turn can be taken back."""
    session = page.session
    assert session is not None
    click(qtbot, page.board, at.section(PRODUCE))
    assert asked(session) is Prompt.PRODUCE
    QTest.keyClick(page.board.view, Qt.Key.Key_Return)
    QApplication.processEvents()
    # Nothing can be paid for yet, so the lower row is passed over by itself; the end of the turn is not.
    played = [entry.action for entry in session.log]
    assert isinstance(played[1], TakeTop)
    assert played[-1] == Skip()
    assert asked(session) is Prompt.END
    assert session.legal == (EndTurn(),)
    # Undo leads back to the last real choice of this turn.
    page.conductor.undo()
    assert asked(session) is Prompt.PRODUCE
    page.conductor.redo()
    assert asked(session) is Prompt.END
    QTest.keyClick(page.board.view, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: asked(session) is Prompt.SECTION, timeout=5000)
    assert session.state.turn == 2


def test_a_row_that_was_left_out_by_itself_is_told_with_what_was_lacking(
    page: GamePage, qtbot: QtBot
) -> None:
    """Nobody has to open the log to learn why the lower row never came."""
    session = page.session
    assert session is not None
    click(qtbot, page.board, at.section(PRODUCE))
    assert "left out" not in page.strip.accessibleDescription()
    QTest.keyClick(page.board.view, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert isinstance(session.log[-1].action, Skip)
    told = page.strip.accessibleDescription()
    human = session.state.human
    bottom = tuple(Bottom)[PRODUCE]
    kind = components().mats.bottoms[PRODUCE].resource
    have = sum(session.state.board.goods[place][kind.index] for place in human_territories(session.state))
    cost = resource_amount(kind, token_cost(human, bottom))
    assert told.startswith(
        f"{bottom_name(bottom)} is left out: it costs {cost}, your territories hold {have or 'none'}."
    )
    # What the human leaves out by a press of his own needs no telling.
    page.conductor.undo()
    assert "left out" not in page.strip.accessibleDescription()


def test_undo_takes_back_a_carried_unit_whole_and_redo_carries_it_again(page: GamePage, qtbot: QtBot) -> None:
    """Picking a unit and stepping are two actions of the rules but one drag of the hand."""
    session = page.session
    assert session is not None
    click(qtbot, page.board, at.section(MOVE))
    click(qtbot, page.board, at.top(TopChoice.MOVE))
    assert asked(session) is Prompt.MOVER
    before = session.state
    home = home_base(Faction.POLANIA)
    step = next(
        g for g in page.board.gestures().gestures if g.source == at.own(Unit.CHARACTER, home) != g.target
    )
    drag(qtbot, page.board, step.source, step.target)
    QApplication.processEvents()
    after = session.state
    assert [type(entry.action) for entry in session.log[-2:]] == [PickMover, MoveTo]
    assert "14" in page.display.undo_name or "20" in page.display.undo_name
    page.conductor.undo()
    assert session.state == before
    page.conductor.redo()
    assert session.state == after
    # What is played instead of what was taken back is not mistaken for it.
    page.conductor.undo()
    for _ in range(2):
        click(qtbot, page.board, at.own(Unit.CHARACTER, home))
    assert asked(session) is Prompt.STOP or asked(session) is Prompt.LOAD
    page.conductor.undo()
    assert session.state == before


def test_what_was_only_collected_and_put_back_is_no_undo_and_no_line_taken_back(
    page: GamePage, qtbot: QtBot
) -> None:
    """A territory pressed once too often in Produce is pressed again, or given back: nothing was decided by it."""
    session = page.session
    assert session is not None
    click(qtbot, page.board, at.section(PRODUCE))
    QApplication.processEvents()
    full = start(page.conductor.view)
    assert isinstance(full, Picks)
    assert full.picks
    (last, *_) = [pick.place for pick in full.picks if isinstance(pick, Produce)][::-1]
    click(qtbot, page.board, at.place(last))
    assert page.board.draft not in (None, full)
    click(qtbot, page.board, at.place(last))
    assert page.board.draft in (None, full)
    click(qtbot, page.board, at.place(last))
    page.undo()
    QApplication.processEvents()
    assert page.board.draft in (None, full)
    assert session.tally.undos == 0
    assert not session.can_redo
    # The same press once more has nothing to give back: it takes the section back, and counts as one.
    page.undo()
    QApplication.processEvents()
    assert session.tally.undos == 1
    assert asked(session) is Prompt.SECTION
