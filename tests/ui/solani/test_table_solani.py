"""Games of Solani at the real page by whatever the board offers: each gesture that is offered does something."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.events import CoyoteDecided
from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import Player
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.words.names import branch_name, tile_name
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.dragging import LEFT, carry, click, drag, key, point_of


def a_page(qtbot: QtBot, players: int, seed: int) -> tuple[GamePage, Session]:
    """So many people at one screen; one alone meets Coyote."""
    session = Session(kit("solani"), Options(players=(Player.HUMAN,) * players), seed)
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.set_speed(BotSpeed.INSTANT)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("solani"))
    QApplication.processEvents()
    return page, session


def play(qtbot: QtBot, page: GamePage, gesture: Gesture[object]) -> None:
    """By mouse: two clicks, or a drag with the tile turned on its way."""
    board = page.board
    if gesture.source == gesture.target:
        click(qtbot, board, gesture.source)
        if board.view.hand.holding:
            click(qtbot, board, gesture.source)
    elif gesture.turns:
        carry(qtbot, board, gesture.source, gesture.target)
        for _ in range(gesture.turns[0]):
            key(qtbot, board, Qt.Key.Key_R)
        QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, gesture.target))
    else:
        drag(qtbot, board, gesture.source, gesture.target)
    QApplication.processEvents()


def rest(page: GamePage, session: Session) -> None:
    """What runs by itself has run."""
    for _ in range(40):
        QApplication.processEvents()
        if page.board.busy:
            page.board.finish_now()
        elif session.turn.automatic:
            page.conductor.go_on()
        else:
            return


@pytest.mark.parametrize(("players", "rounds"), [(1, 12), (3, 4)])
def test_every_gesture_that_is_offered_is_played(qtbot: QtBot, players: int, rounds: int) -> None:
    """The board is exactly the picture of the state after each; every action is the one that was offered."""
    page, session = a_page(qtbot, players, players)
    chance = random.Random(players)
    seen: set[str] = set()
    rest(page, session)
    while session.turn.seat is not None and session.state.round <= rounds:
        gesture = chance.choice(page.board.gestures().gestures)
        ply = session.cursor
        play(qtbot, page, gesture)
        assert session.log[ply].action == gesture.actions[0]
        seen.add(type(gesture.actions[0]).__name__)
        rest(page, session)
        table = page.board.table
        assert isinstance(table, SolaniLayout)
        assert page.board.sprites() == SolaniPresenter().project(page.conductor.view, table)
    assert {"DraftCluster", "DraftBranch", "PlaceBranch", "PlaceCircle"} <= seen


def test_a_reason_names_the_tiles_that_lay_there_then(qtbot: QtBot) -> None:
    """Seen before: from the next round on, "took the 4-node branch" was explained by "Bent branch 4" of the new market."""
    page, session = a_page(qtbot, 1, 1)
    chance = random.Random(1)
    rest(page, session)
    while session.turn.seat is not None and session.state.round <= 4:
        play(qtbot, page, chance.choice(page.board.gestures().gestures))
        rest(page, session)
    page.side_panel.show()
    page.display.reasons.reword()
    told = 0
    for line in page.side_panel.model.lines:
        if not isinstance(line.event, CoyoteDecided) and not any(
            isinstance(event, CoyoteDecided) for event in session.events_at(line.ply)
        ):
            continue
        found = page.display.reasons.of_line(line)
        market = session.state_at(line.ply - 1).market
        names = {capital(branch_name(one)) for one in market.branches if one is not None}
        names |= {capital(tile_name(one)) for one in market.clusters if one is not None}
        for words, _, _ in found.bars:
            told += 1
            assert any(words.startswith(name) for name in names), (line.ply, words)
    assert told > 10


def test_a_placement_is_taken_back_before_the_second_tile(qtbot: QtBot) -> None:
    """Placements hide nothing: the ordinary undo takes each back, and the record stays sealed."""
    page, session = a_page(qtbot, 1, 5)
    rest(page, session)
    chance = random.Random(5)
    while not any(
        g.source.key == "branch" and g.source.kind == "held" for g in page.board.gestures().gestures
    ):
        play(qtbot, page, chance.choice(page.board.gestures().gestures))
        rest(page, session)
    before = session.state
    laying = next(g for g in page.board.gestures().gestures if g.target.kind == "gap")
    play(qtbot, page, laying)
    assert session.state.skies[0].branches != before.skies[0].branches
    page.conductor.undo()
    assert session.state == before
    assert session.sealed


def test_each_of_several_people_finds_the_own_sky_in_the_centre(qtbot: QtBot) -> None:
    page, session = a_page(qtbot, 3, 7)
    chance = random.Random(7)
    seats = set()
    for _ in range(12):
        rest(page, session)
        seat = session.turn.seat
        assert seat is not None
        seats.add(seat)
        drawn = {sprite.handle for sprite in page.board.sprites()}
        others = {at.sky(Seat(other)) for other in range(3)} - {at.sky(seat)}
        assert others <= drawn
        assert at.sky(seat) not in drawn
        play(qtbot, page, chance.choice(page.board.gestures().gestures))
    assert seats == {0, 1, 2}


def test_a_turn_is_played_by_keys_where_it_is_asked(qtbot: QtBot) -> None:
    """After each step the ring is at what the next one asks for: Enter and the arrows are all it takes."""
    page, session = a_page(qtbot, 1, 1)
    board = page.board
    rest(page, session)
    board.setFocus()
    key(qtbot, board, Qt.Key.Key_Right)
    asked: list[str] = []
    while session.state.round <= 2:
        focus = board.view.hand.focus
        assert board.view.hand.focus_visible
        assert board.gestures().gestures
        assert focus in board.view.hand.invited, (session.turn, focus)
        asked.append(focus.kind)
        ply = session.cursor
        key(qtbot, board, Qt.Key.Key_Return)
        key(qtbot, board, Qt.Key.Key_Return)
        assert session.cursor > ply
        rest(page, session)
        if not board.gestures().gestures:
            key(qtbot, board, Qt.Key.Key_E)
            rest(page, session)
    assert {"cluster", "branch", "held"} <= set(asked)
