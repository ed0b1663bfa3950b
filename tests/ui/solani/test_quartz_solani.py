"""Quartz on the table: it lies over the market, is pressed, then the market that is drawn anew. Source: rules.md 9."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import Advance, KeepQuartz, SpendQuartz
from noria_desktop.games.solani.positions import position
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import CoyoteDrafting, Options, State
from noria_desktop.games.solani.terms import Kind, Player
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts_docks import QuartzArt
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.game_ui import GAME_UI
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.dragging import click

pytestmark = pytest.mark.usefixtures("shared_pictures")

PRESENTER = SolaniPresenter()


def begun(quartz: int = 2, number: int = 1) -> State:
    """Before the first pick of a round; in even ones Coyote's."""
    options = Options((Player.HUMAN,), quartz=quartz)
    return RULES.apply(position(options, 3, round=number), Advance()).state


def a_page(qtbot: QtBot, number: int) -> tuple[GamePage, Session]:
    """A game before the first pick of a round, at the real page."""
    session = Session(kit("solani"), Options((Player.HUMAN,), quartz=2), 3)
    session.run_automatic()
    while session.state.round < number:
        session.dispatch(session.legal[0])
        session.run_automatic()
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.set_speed(BotSpeed.INSTANT)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("solani"))
    QApplication.processEvents()
    return page, session


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("kind", Kind)
def test_pressing_the_quartz_and_then_a_market_draws_it_anew(qtbot: QtBot, kind: Kind, number: int) -> None:
    """The table shows the state after it; Undo gives quartz and market back and opens the record."""
    page, session = a_page(qtbot, number)
    before = session.state
    assert session.sealed
    click(qtbot, page.board, at.quartz())
    click(qtbot, page.board, at.market_row(kind))
    QApplication.processEvents()
    if page.board.busy:
        page.board.finish_now()
    assert session.log[-1].action == SpendQuartz(kind)
    assert session.state.quartz == 1
    table = page.board.table
    assert isinstance(table, SolaniLayout)
    assert page.board.sprites() == PRESENTER.project(page.conductor.view, table)
    page.conductor.undo()
    assert session.state == before
    assert not session.sealed


def test_before_coyotes_pick_one_button_lets_it_pick() -> None:
    """It ends the own part of the preparation, with the key that ends things; the quartz stays."""
    view = begun(number=2)
    (command,) = PRESENTER.commands(view, RULES.legal_actions(view))
    assert (command.actions, command.key) == ((KeepQuartz(),), Key.END)
    title, detail = GAME_UI.prompt(RULES.turn(view), view)
    assert title == "Before the first pick: spend a quartz?"
    assert "Coyote picks first" in detail
    assert GAME_UI.command(command.name, view) == "Let Coyote pick"
    after = RULES.apply(view, KeepQuartz()).state
    assert after.pending == CoyoteDrafting(None, False)


def test_with_the_sun_drafting_passes_it() -> None:
    """No button and no question of its own: the strip says that it may be spent."""
    view = begun(number=1)
    legal = RULES.legal_actions(view)
    assert PRESENTER.commands(view, legal) == ()
    assert "quartz" in GAME_UI.prompt(RULES.turn(view), view)[1]
    assert "quartz" not in GAME_UI.prompt(RULES.turn(view), begun(0, 1))[1]
    assert at.quartz() in PRESENTER.subject(view, HUMAN, legal)


def test_every_stone_brought_along_is_seen_and_what_was_spent_in_outline(qtbot: QtBot) -> None:
    table = PRESENTER.layout(1280, 678)
    state = begun(3)
    for left in (3, 2, 1, 0):
        arts = (sprite.art for sprite in PRESENTER.project(state, table))
        stones = [art for art in arts if isinstance(art, QuartzArt)]
        assert [stone.spent for stone in stones] == [True] * (3 - left) + [False] * left
        assert GAME_UI.inspect(at.quartz(), state)[0] == f"{left} quartz left"
        if left:
            state = RULES.apply(state, SpendQuartz(Kind.BRANCH)).state


def test_a_game_without_quartz_shows_none() -> None:
    table = PRESENTER.layout(1280, 678)
    view = begun(0)
    names = {spot.handle.kind for spot in PRESENTER.spots(view, table)}
    assert not names & {"quartz", "market_row"}
    assert not any("quartz" in sprite.handle.kind for sprite in PRESENTER.project(view, table))


def test_the_log_says_what_it_was_spent_on_and_what_came() -> None:
    state = begun()
    made = RULES.apply(state, SpendQuartz(Kind.BRANCH))
    lines = [GAME_UI.log_line(event, state, 3) for event in made.events]
    texts = [line.text for line in lines if line is not None]
    assert texts[0] == "spent a quartz to draw the branch tiles anew, 1 left"
    assert texts[1].startswith("Back into the bags: ")
    assert texts[2].startswith("Market: nodes ")
    assert next(line.side for line in lines if line is not None) == HUMAN


def test_coyotes_plan_is_foretold_while_it_is_asked() -> None:
    """What it would take decides whether a quartz is worth spending."""
    table = PRESENTER.layout(1280, 678)
    view = begun(number=2)
    asked = next(s.art for s in PRESENTER.project(view, table) if s.handle == at.plan())
    after = RULES.apply(view, KeepQuartz()).state
    leads = next(s.art for s in PRESENTER.project(after, table) if s.handle == at.plan())
    assert asked == leads


def test_a_market_row_that_cannot_be_drawn_anew_says_why() -> None:
    view = begun(number=12)
    assert GAME_UI.refusal(view, at.quartz(), at.market_row(Kind.BRANCH)) == (
        "The branch tiles of round 12 have no bag to be drawn from."
    )
