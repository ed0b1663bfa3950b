"""Solani at its table: up to three programs in the worker, people who share the screen, other skies, a tile turned.

Source: rules.md 4 and 8, rulings 13, 29 and 31; mocks/solani.md 4 and 6.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import DrawFeatures, KeepFeature, PlaceBranch
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Keeping, Picking, Placing, State
from noria_desktop.games.solani.terms import Kind, Player, Row
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.viewpoint import staged
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.waiting import Wait
from tests.ui.dragging import LEFT, click, hover, point_of

WAIT_MS = 30_000
HUMAN, L1, L2, L3 = Player.HUMAN, Player.LEVEL_1, Player.LEVEL_2, Player.LEVEL_3


class SkyTable:
    """A page with a game of Solani, at instant speed."""

    def __init__(self, qtbot: QtBot, session: Session) -> None:
        self.qtbot = qtbot
        self.session = session
        self.page = GamePage(Skin(THEMES["night"], "en"))
        self.board = self.page.board
        qtbot.addWidget(self.page)
        self.page.resize(1280, 774)
        self.page.set_speed(BotSpeed.INSTANT)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.open(session, game_ui("solani"))
        self.rest()

    def rest(self) -> None:
        """Until somebody at the screen has to do something."""
        page, session = self.page, self.session

        def still() -> bool:
            turn = session.turn
            if page.conductor.wait is Wait.PARTING and not page.board.busy:
                page.conductor.go_on()  # End: the tiles stay where they were laid
            waits = not turn.automatic and not session.awaits_program and not page.board.busy
            return page.curtained or (waits and turn.seat in (None, page.conductor.seat))

        self.qtbot.waitUntil(still, timeout=WAIT_MS)
        QApplication.processEvents()

    def play(self, action: Any) -> None:
        self.page.conductor.play((action,))
        QApplication.processEvents()
        self.rest()


Laid = Callable[..., SkyTable]


@pytest.fixture
def laid(qtbot: QtBot) -> Iterator[Laid]:
    """Tables whose workers end with the test."""
    made: list[SkyTable] = []

    def lay(session: Session) -> SkyTable:
        made.append(SkyTable(qtbot, session))
        return made[-1]

    yield lay
    for table in made:
        table.page.leave()


def begun(*players: Player, seed: int = 7) -> Session:
    game = kit("solani")
    return Session(game, evolve(game.default_options(), players=players), seed)


def until_placing(session: Session) -> None:
    """Draft by chance until seat 0 holds a branch tile that looks different in all its turns."""
    chance = random.Random(3)
    while True:
        state, turn = session.state, session.turn
        if isinstance(state.pending, Placing) and turn.seat == 0:
            masks = {action.mask for action in session.legal if isinstance(action, PlaceBranch)}
            if len(masks) == 4:
                return
        session.dispatch(chance.choice(session.legal))


def picking(*players: Player) -> State:
    """A position in which seat 0 wins a feature: its decision is made up, everything else was played."""
    session = begun(*players)
    chance = random.Random(5)
    while not isinstance(session.state.pending, Placing):
        session.dispatch(chance.choice(session.legal))
    state: State = session.state
    skies = (evolve(state.skies[0], picks=1, held_circle=None, held_branch=None), *state.skies[1:])
    return evolve(state, pending=Picking(Seat(0)), skies=skies)


def at_position(state: State) -> Session:
    """A session that goes on from a position."""
    return Session.resumed(kit("solani"), state.options, 7, identity="0" * 32, state=state, closed=())


def test_three_programs_play_a_round_between_the_own_decisions(laid: Laid) -> None:
    table = laid(begun(HUMAN, L1, L1, L2))
    session, chance = table.session, random.Random(1)
    while session.state.round == 1:
        table.play(chance.choice(session.legal))
    deciders = {entry.seat for entry in session.log}
    assert deciders == {0, 1, 2, 3}
    assert session.turn.seat == 0
    assert not table.page.curtained
    # Each of them says why it did what it did last.
    assert {session.log[ply - 1].seat for ply in session.choices} == {1, 2, 3}


def test_two_people_share_the_screen_and_the_sky_of_whoever_decides_is_in_the_centre(laid: Laid) -> None:
    table = laid(begun(HUMAN, HUMAN, L1))
    chance, seen = random.Random(2), set()
    for _ in range(10):
        seat = table.session.turn.seat
        assert table.page.conductor.seat == seat
        assert not table.page.curtained
        seen.add(seat)
        table.play(chance.choice(table.session.legal))
    assert seen == {0, 1}


def test_cards_drawn_wait_behind_the_curtain_when_two_people_play(laid: Laid) -> None:
    table = laid(at_position(picking(HUMAN, HUMAN)))
    table.play(DrawFeatures(Row.TWO))
    page = table.page
    assert isinstance(table.session.state.pending, Keeping)
    assert page.curtained
    assert staged(page.conductor.view) == ()
    assert page.curtain.isVisible()
    page.curtain.open()
    table.rest()
    assert len(staged(page.conductor.view)) == 2
    table.play(next(action for action in table.session.legal if isinstance(action, KeepFeature)))
    assert not page.curtained


def test_cards_drawn_against_programs_are_seen_at_once(laid: Laid) -> None:
    table = laid(at_position(picking(HUMAN, L1)))
    table.play(DrawFeatures(Row.TWO))
    assert not table.page.curtained
    assert len(staged(table.page.conductor.view)) == 2


def test_another_sky_is_looked_at_and_said(laid: Laid) -> None:
    table = laid(begun(HUMAN, L1, L2))
    board, strip = table.board, table.page.strip
    click(table.qtbot, board, at.sky(Seat(2)))
    assert board.looking == 2
    assert strip.notice.startswith("The sky of ")
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert board.looking is None
    assert strip.notice != strip.accessibleName()


def test_a_branch_tile_is_turned_in_hand_and_lies_as_it_was_turned(laid: Laid) -> None:
    session = begun(HUMAN, L1)
    until_placing(session)
    table = laid(session)
    board = table.board
    source = at.held(Kind.BRANCH)
    target = next(gesture.target for gesture in board.gestures().gestures if gesture.turns)
    click(table.qtbot, board, source)
    hover(table.qtbot, board, point_of(board, target))
    QTest.keyClick(board.view, Qt.Key.Key_R)
    (meant,) = board.meant(source, target)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=point_of(board, target))
    table.rest()
    assert board.chooser.isHidden()
    (action,) = meant.actions
    assert meant.turns == (1,)
    assert action in [entry.action for entry in session.log]
    assert session.state.skies[0].branches[action.space] == action.mask
    assert RULES.observe(session.state, Seat(0)) == table.page.conductor.view
