"""A round's end is looked at as long as one likes: the table waits, at every speed. Source: issue 13; mocks/table.md 6."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.bots.nautilus.levels import PLAYERS
from noria_desktop.engine.contract import BOT
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.state import Awarding, Clearing, KeepingSpecial, Opening, Options, State
from noria_desktop.games.nautilus.terms import DomainCards, Opponent
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.refusals import answer

WAIT_MS = 30_000
Open = Callable[[Session, BotSpeed], GamePage]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """A table with this game at this speed."""
    made: list[GamePage] = []

    def lay(session: Session, speed: BotSpeed) -> GamePage:
        page = GamePage(Skin(THEMES["night"], "en"))
        qtbot.addWidget(page)
        page.resize(1280, 774)
        page.set_speed(speed)
        page.show()
        qtbot.waitExposed(page)
        page.open(session, game_ui("nautilus"))
        made.append(page)
        return page

    yield lay
    for page in made:
        page.leave()


def before_the_award(options: Options | None = None) -> Session:
    """A game whose first round has just filled the table."""
    session = Session(kit("nautilus"), options or Options(), 4)
    while not isinstance(state_of(session).table.pending, Awarding):
        seat = session.turn.seat
        if session.turn.automatic or seat is None:
            session.dispatch(session.legal[0])
            continue
        choice, _ = PLAYERS["level2"]().choose(session.view(seat), session.legal, Rng(session.cursor))
        session.dispatch(choice.action)
    return session


def state_of(session: Session) -> State:
    assert isinstance(session.state, State)
    return session.state


def waits(page: GamePage) -> bool:
    assert page.session is not None
    return isinstance(state_of(page.session).table.pending, Clearing) and not page.board.busy


def shows_the_round(page: GamePage) -> bool:
    return any(spot.handle == at.outcome(0) for spot in page.board.spots())


@pytest.mark.parametrize("speed", list(BotSpeed))
def test_the_table_is_cleared_by_the_player_only(qtbot: QtBot, opened: Open, speed: BotSpeed) -> None:
    # It cleared itself 0.7 s after the last column.
    session = before_the_award()
    page = opened(session, speed)
    if speed is BotSpeed.STEP:
        page.conductor.go_on()
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    assert not page.conductor.pace.waiting
    assert shows_the_round(page)
    assert [button.text for button in page.strip.buttons()] == ["Next round"]
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert session.cursor > 0
    assert not isinstance(state_of(session).table.pending, Clearing)


def test_a_press_there_is_told_that_the_table_waits(qtbot: QtBot, opened: Open) -> None:
    """It was told that the game goes on by itself, which it does not."""
    page = opened(before_the_award(), BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    found = answer(game_ui("nautilus"), page.conductor, Vain((Handle("space", "0"),)))
    assert "the table waits until you go on" in found.refusal.reason
    assert found.refusal.rule == "Space goes on."


def test_undo_goes_back_behind_the_end_of_the_round_and_it_comes_again(qtbot: QtBot, opened: Open) -> None:
    session = before_the_award()
    page = opened(session, BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    page.conductor.undo()
    assert not isinstance(state_of(session).table.pending, Clearing | Awarding)
    page.conductor.redo()
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)


def test_a_game_that_was_put_aside_there_goes_on_there(qtbot: QtBot, opened: Open) -> None:
    session = before_the_award()
    session.dispatch(session.legal[0])
    page = opened(session, BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    assert not page.conductor.pace.waiting
    page.conductor.finish_bot_turn()
    assert not isinstance(state_of(session).table.pending, Clearing)


@pytest.mark.parametrize("cards", list(DomainCards))
def test_two_people_at_one_screen_go_on_together(qtbot: QtBot, opened: Open, cards: DomainCards) -> None:
    session = before_the_award(Options(Opponent.HUMAN, cards))
    page = opened(session, BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    qtbot.waitUntil(
        lambda: isinstance(state_of(session).table.pending, KeepingSpecial | Opening), timeout=WAIT_MS
    )


def test_what_the_rival_laid_is_heard_with_its_name(qtbot: QtBot, opened: Open) -> None:
    """Access 1: nobody heard which card was laid."""
    session = Session(kit("nautilus"), Options(), 4)
    policy = PLAYERS["level2"]()
    while not (session.log and session.log[-1].seat == BOT and isinstance(session.log[-1].action, Place)):
        seat = session.turn.seat
        assert seat is not None
        choice = (
            None if session.turn.automatic else policy.choose(session.view(seat), session.legal, Rng(1))[0]
        )
        session.dispatch(session.legal[0] if choice is None else choice.action)
    laid = session.log[-1].action
    page = opened(session, BotSpeed.NORMAL)
    qtbot.waitUntil(lambda: page.strip.told is not None, timeout=WAIT_MS)
    assert f"Rival: {laid.card} \N{RIGHTWARDS ARROW} " in page.strip.accessibleDescription()
