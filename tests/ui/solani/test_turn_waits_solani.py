"""The tile that ends a turn is a draft until its player parts with it: nothing is drawn, nobody else goes on.

Source: issue "Nothing lies": no forfeit by accident. Reproduced before: laying the second tile drew the next market
at once, and taking the misplacement back opened the record without a word.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import Discard, PlaceBranch, PlaceCircle
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    Drafting,
    Finished,
    Options,
    Picking,
    Placing,
)
from noria_desktop.games.solani.terms import Kind, Player
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.words.prompts import in_hand
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.refusals import answer
from noria_desktop.ui.table.waiting import Wait, is_next_press_of
from tests.bots.solani.positions import whole_game

pytestmark = pytest.mark.usefixtures("shared_pictures")

SPEEDS = (BotSpeed.INSTANT, BotSpeed.NORMAL, BotSpeed.STEP)
ALONE = Options((Player.HUMAN,))
TWO = Options((Player.HUMAN, Player.LEVEL_1))


def last_tile(options: Options, *, with_sun: bool, last: bool = False) -> Session:
    """Before the tile that ends the human's turn; with the Sun it ends the round, in the last one the game."""
    session = Session(kit("solani"), options, 4)
    while True:
        session.run_automatic()
        state = session.state
        if isinstance(state.pending, Placing) and state.pending.seat == 0:
            sky = state.skies[0]
            one_left = (sky.held_branch is None) != (sky.held_circle is None)
            late = state.round == 12 if last else state.round > 3
            if one_left and late and (state.sun == 0) == with_sun:
                after = session.rules.apply(state, session.legal[0]).state
                if not after.skies[0].picks:
                    return session
        session.dispatch(session.legal[0])


def a_page(qtbot: QtBot, session: Session, speed: BotSpeed) -> GamePage:
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.set_speed(speed)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("solani"))
    settle(page)
    return page


def settle(page: GamePage) -> None:
    """Everything that moves or waits for a clock has its chance."""
    for _ in range(30):
        QApplication.processEvents()
        if page.board.busy:
            page.board.finish_now()
        QTest.qWait(5)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("with_sun", [False, True])
def test_the_next_market_is_not_drawn_before_the_player_ends_the_turn(
    qtbot: QtBot, speed: BotSpeed, with_sun: bool
) -> None:
    session = last_tile(ALONE, with_sun=with_sun)
    page = a_page(qtbot, session, speed)
    page.conductor.play((session.legal[0],))
    settle(page)
    QTest.qWait(60)
    assert isinstance(session.log[-1].action, PlaceBranch | PlaceCircle | Discard)
    assert isinstance(session.state.pending, CleaningUp if with_sun else CoyoteDrafting)
    assert page.conductor.wait is Wait.PARTING
    assert not page.conductor.space_goes_on
    assert page.strip.accessibleName() == "Your tiles are laid: end your turn, or take them back"
    (button,) = page.strip.buttons()
    assert (button.text, button.key) == ("End turn", Key.END)
    assert is_next_press_of(session, HUMAN, game_ui("solani").presenter), "home says that it is your turn"
    ply = session.cursor
    page.conductor.go_on()
    settle(page)
    assert session.cursor > ply
    assert page.conductor.wait is not Wait.PARTING


@pytest.mark.parametrize("with_sun", [False, True])
def test_both_tiles_are_taken_back_without_opening_the_record(qtbot: QtBot, with_sun: bool) -> None:
    session = last_tile(ALONE, with_sun=with_sun)
    before = session.state
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    page.conductor.play((session.legal[0],))
    settle(page)
    page.conductor.undo()
    settle(page)
    assert session.state == before
    assert session.sealed
    page.conductor.redo()
    settle(page)
    assert page.conductor.wait is Wait.PARTING, "laid again it waits again"


def test_once_ended_going_back_past_the_market_opens_the_record(qtbot: QtBot) -> None:
    session = last_tile(ALONE, with_sun=True)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    page.conductor.play((session.legal[0],))
    settle(page)
    page.conductor.go_on()
    settle(page)
    page.conductor.undo()
    assert not session.sealed


def test_a_turn_that_was_ended_and_taken_back_is_a_draft_again(qtbot: QtBot) -> None:
    """The tile laid anew ended the turn at once: no button, no coach, and the next market was drawn."""
    session = last_tile(ALONE, with_sun=True)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    before, tile = session.cursor, session.legal[0]
    page.conductor.play((tile,))
    settle(page)
    page.conductor.go_on()
    settle(page)
    while session.cursor > before:
        page.conductor.undo()
        settle(page)
    page.conductor.play((tile,))
    settle(page)
    assert page.conductor.wait is Wait.PARTING
    assert session.cursor == before + 1


def test_a_program_does_not_think_on_before(qtbot: QtBot) -> None:
    session = last_tile(TWO, with_sun=False)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    page.conductor.play((session.legal[0],))
    settle(page)
    assert isinstance(session.state.pending, Drafting)
    assert page.conductor.mode is Mode.THINKING
    assert page.conductor.programs.thinking is None
    page.conductor.go_on()
    qtbot.waitUntil(lambda: session.log[-1].seat == 1, timeout=60_000)


def test_the_last_tile_of_the_game_waits_as_well(qtbot: QtBot) -> None:
    """Against a program the Sun may be the human's in round 12: then the tile would end the game."""
    for seed in range(20):
        session = Session(kit("solani"), TWO, seed)
        if session.state.sun == 1:
            break
    while not isinstance(session.state.pending, Finished):
        session.run_automatic()
        state = session.state
        if isinstance(state.pending, Placing) and state.pending.seat == 0 and state.round == 12:
            after = session.rules.apply(state, session.legal[0]).state
            if isinstance(after.pending, Finished):
                break
        session.dispatch(session.legal[0])
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    over: list[bool] = []
    page.finished.connect(lambda: over.append(True))
    page.conductor.play((session.legal[0],))
    settle(page)
    assert session.is_over
    assert not over
    (button,) = page.strip.buttons()
    assert button.text == "End the game"
    page.conductor.go_on()
    settle(page)
    assert over


def test_a_tile_that_ends_nothing_waits_for_nobody(qtbot: QtBot) -> None:
    """The first of the two tiles, a draft: the player goes on by playing."""
    session = last_tile(ALONE, with_sun=False)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    laid = page.conductor.wait
    page.conductor.undo()
    assert Wait.PARTING not in (laid, page.conductor.wait)


def test_the_end_key_ends_it(qtbot: QtBot) -> None:
    session = last_tile(ALONE, with_sun=True)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    number = session.state.round
    page.conductor.play((session.legal[0],))
    settle(page)
    assert page.strip.press_key(Qt.Key.Key_E) or page.strip.press_key(Qt.Key.Key_Space)
    settle(page)
    assert session.state.round == number + 1


@pytest.mark.parametrize("key", [Qt.Key.Key_E, Qt.Key.Key_Space])
def test_a_key_that_comes_too_early_is_answered(qtbot: QtBot, key: Qt.Key) -> None:
    """E and Space were silent while both tiles were still to be laid."""
    session = last_tile(ALONE, with_sun=False)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    ply = session.cursor
    QTest.keyClick(page, key)
    assert session.cursor == ply
    assert "yet. Lay your" in page.strip.notice or "now. Lay your" in page.strip.notice


def test_a_card_pressed_when_the_turn_is_over_says_what_is_true_of_it(qtbot: QtBot) -> None:
    """It said that the turn was over, and nothing of the card."""
    session = last_tile(ALONE, with_sun=False)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    page.conductor.play((session.legal[0],))
    settle(page)
    card = next(feature for row in session.state.supply.rows for feature in row)
    found = answer(page.display.face, page.conductor, Vain((at.feature(card),)))
    assert "is only taken for a Dark Sky token" in found.refusal.reason
    assert found.refusal.rule == "Your turn is over: E ends it, Undo takes it back."


def test_what_undo_does_has_no_name_of_redo_in_japanese(language: str) -> None:
    said = translate("Table", "Your turn is over: E ends it, Undo takes it back.")
    assert language == "en" or ("「元に戻す」で置き直せます" in said and "やり直" not in said)


def test_a_lifted_tile_says_what_a_second_press_does(qtbot: QtBot) -> None:
    session = Session(kit("solani"), ALONE, 4)
    session.run_automatic()
    while not (isinstance(session.state.pending, Drafting) and session.state.pending.first is None):
        session.dispatch(session.legal[0])
        session.run_automatic()
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    assert page.board.view.hand.pick(at.branch(0))
    QApplication.processEvents()
    assert page.strip.accessibleName().startswith("Take the ")
    words = in_hand(session.state, at.branch(0))
    assert words is not None
    assert words[1].startswith("Press it again to take it, or drop it on its holding space.")
    for slot, cluster in enumerate(session.state.market.clusters):
        words = in_hand(session.state, at.cluster(slot))
        assert words is not None
        assert ("lit planet" in words[1]) == (not components().white[cluster.index]), (
            "a white star is not traded"
        )


def test_a_feature_card_in_hand_says_how_it_is_taken_after_a_refusal_too(qtbot: QtBot) -> None:
    """The red line of a key that was refused stood on while the card was in hand."""
    state = next(one for one in whole_game(1, ALONE) if isinstance(one.pending, Picking))
    session = Session.resumed(kit("solani"), ALONE, 1, identity="f" * 32, state=state, closed=())
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    page.strip.show_notice("E: nothing can be ended yet.")
    card = next(one for row in session.state.supply.rows for one in row)
    assert page.board.view.hand.pick(at.feature(card))
    QApplication.processEvents()
    assert page.strip.accessibleName().startswith("Take ")
    assert "Press it again to take it" in page.strip.accessibleDescription()


def test_a_branch_tile_in_hand_says_how_it_is_turned(qtbot: QtBot) -> None:
    session = last_tile(ALONE, with_sun=False)
    while session.state.skies[0].held_branch is None or not isinstance(session.state.pending, Placing):
        session.undo()
    words = in_hand(session.state, at.held(Kind.BRANCH))
    assert words is not None
    assert words[1].startswith("R, the wheel or the right button turns it")
