"""Several seats at one open table: programs in a row, people who share the screen, a secret now and then.

Source: solani rules.md 4 and 8, rulings 29 and 31; decisions 6 to 8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.history import last_bot_turn
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.programs import SearchRequest
from tests.ui.board.toy import ToyPresenter
from tests.ui.dragging import LEFT, click
from tests.ui.table.toy_seats import HIDDEN, OPEN, CardKit, Keep, Peep, Take, card_ui, pile

ME, YOU, SHE, HE = (Seat(number) for number in range(4))


class CardTable:
    """A page with the toy; programs take the open card as soon as the event loop is free."""

    def __init__(self, qtbot: QtBot, *players: str, speed: BotSpeed = BotSpeed.INSTANT) -> None:
        self.qtbot = qtbot
        self.session = Session(CardKit(), players, 1)
        self.page = GamePage(Skin(THEMES["night"], "en"))
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.set_speed(speed)
        self.asked: list[tuple[Seat, str, int]] = []
        self.page.conductor.programs.ask = self._ask  # type: ignore[method-assign]
        self.page.conductor.programs.warm_up = lambda: None  # type: ignore[method-assign]
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.open(self.session, card_ui())
        self.settle()

    def _ask(self, session: Session, moment: Moment, seat: Seat, name: str, **how: Any) -> None:
        self.asked.append((seat, name, how["least_ms"]))
        request = SearchRequest(session, moment.ply, seat, False)

        def answer() -> None:
            if request.holds:
                self.page.conductor.deciding.decided(request, Choice(Take()))

        QTimer.singleShot(0, answer)

    def settle(self) -> None:
        """Until nothing happens by itself any more."""
        for _ in range(20):
            QApplication.processEvents()
            self.qtbot.waitUntil(lambda: not self.page.conductor.pace.waiting, timeout=3000)

    def play(self, action: Any) -> None:
        self.page.conductor.play((action,))
        self.settle()

    def press(self, key: Qt.Key, modifiers: Any = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page, key, modifiers)
        self.settle()

    @property
    def seen(self) -> Any:
        """The number on the hidden card as it is really shown."""
        (found,) = [sprite.art for sprite in self.page.board.sprites() if sprite.handle == HIDDEN]
        return found.number  # type: ignore[attr-defined]

    @property
    def who(self) -> list[int]:
        """Who did everything so far."""
        return [entry.seat for entry in self.session.log[: self.session.cursor]]


def covered(table: CardTable) -> bool:
    """Whether the curtain hides the table."""
    return table.page.curtained


def seat_and_ply(table: CardTable) -> tuple[int, int]:
    """Whose eyes the table is shown to, and where it stands."""
    return table.page.conductor.seat, table.session.cursor


Laid = Callable[..., CardTable]


@pytest.fixture
def laid(qtbot: QtBot) -> Iterator[Laid]:
    made: list[CardTable] = []

    def lay(*players: str, speed: BotSpeed = BotSpeed.INSTANT) -> CardTable:
        made.append(CardTable(qtbot, *players, speed=speed))
        return made[-1]

    yield lay
    for table in made:
        table.page.leave()


# Programs one after the other


def test_three_programs_decide_one_after_the_other_each_by_its_own_name(laid: Laid) -> None:
    table = laid("human", "level1", "level2", "level3")
    table.play(Take())
    assert [(seat, name) for seat, name, _ in table.asked] == [
        (YOU, "level1"),
        (SHE, "level2"),
        (HE, "level3"),
    ]
    # The table turned a card up by itself, and seat 0 is on turn again.
    assert table.session.state.round == 2
    assert table.session.turn.seat == ME
    assert not table.page.curtained


def test_their_moves_are_told_apart_by_the_pause_of_the_speed(laid: Laid) -> None:
    paces = {BotSpeed.SLOW: 1000, BotSpeed.NORMAL: 450, BotSpeed.FAST: 0, BotSpeed.INSTANT: 0}
    for speed, least in paces.items():
        table = laid("human", "level1", "level2", speed=speed)
        table.play(Take())
        assert {ms for _, _, ms in table.asked} == {least}


def test_step_by_step_each_move_waits_for_space(laid: Laid) -> None:
    table = laid("human", "level1", "level2", speed=BotSpeed.STEP)
    table.play(Take())
    assert table.who == [ME]
    table.press(Qt.Key.Key_Space)
    assert table.who == [ME, YOU]
    (button,) = table.page.strip.buttons()
    assert button.text == "Next move"
    table.page.strip.press(button.key)
    table.settle()
    # What comes after the round by itself is seat 0's and waits for nobody.
    assert table.who == [ME, YOU, SHE, ME]


def test_leaving_the_steps_lets_the_programs_go_on(laid: Laid) -> None:
    table = laid("human", "level1", "level2", speed=BotSpeed.STEP)
    table.play(Take())
    assert table.who == [ME]
    table.page.set_speed(BotSpeed.INSTANT)
    table.settle()
    assert table.who == [ME, YOU, SHE, ME]


def test_shift_and_space_skips_to_the_own_decision(laid: Laid) -> None:
    table = laid("human", "level1", "level2", speed=BotSpeed.STEP)
    table.play(Take())
    table.page.conductor.finish_bot_turn()
    table.qtbot.waitUntil(lambda: table.session.state.round == 2, timeout=3000)
    assert table.session.turn.seat == ME
    table.play(Take())
    # Skipping was for that once.
    assert table.who[-1] == ME


def test_the_replay_shows_what_all_the_others_did_since_the_own_decision(laid: Laid) -> None:
    table = laid("human", "level1", "level2")
    table.play(Take())
    assert table.who == [ME, YOU, SHE, ME]
    # The card turned up by itself is logged for seat 0, but nobody decided it.
    assert last_bot_turn(table.session, ME, several=True) == (1, 4)
    assert last_bot_turn(table.session, ME) == (1, 3)
    cursor = table.session.cursor
    table.page.conductor.replay_bot_turn()
    assert table.page.strip.accessibleName() == "Watching again what the others did last"
    table.settle()
    assert table.session.cursor == cursor


def test_each_seat_has_its_badge_in_the_log(laid: Laid) -> None:
    table = laid("human", "level1", "level2", "level3")
    table.play(Take())
    view = table.page.side_panel.log_view
    model = view.model()
    assert model.rowCount() == 5
    view.grab()
    assert table.page.strip._side == ME


# People at one screen


def test_where_nothing_is_secret_the_screen_goes_to_whoever_decides(laid: Laid) -> None:
    table = laid("human", "human", "human")
    for seat in (ME, YOU, SHE, ME):
        assert table.session.turn.seat == table.page.conductor.seat == seat
        assert not table.page.curtained
        assert table.page.strip._side == seat
        click(table.qtbot, table.page.board, OPEN)
        table.settle()
    assert table.session.state.have == (2, 1, 1)


def test_people_and_programs_mix(laid: Laid) -> None:
    table = laid("human", "level1", "human", "level2")
    table.play(Take())
    assert table.page.conductor.seat == SHE
    table.play(Take())
    assert table.page.conductor.seat == ME
    assert table.session.state.have == (1, 1, 1, 1)


def test_a_secret_waits_behind_the_curtain_for_the_one_who_may_see_it(laid: Laid) -> None:
    table = laid("human", "human")
    table.play(Peep())
    page = table.page
    assert covered(table)
    # Not even under the curtain, nor in the words of the strip.
    assert [table.seen, page.strip.accessibleDescription()] == [None, "sees None"]
    assert page.strip.buttons() == ()
    assert page.curtain.isVisible()
    page.curtain.open()
    table.settle()
    assert [table.seen, page.strip.accessibleDescription()] == [110, "sees 110"]
    table.play(Keep())
    assert not covered(table)
    assert page.conductor.seat == YOU
    assert table.seen == -1


def test_the_other_ones_secret_is_not_seen_either(laid: Laid) -> None:
    table = laid("human", "human")
    table.play(Take())
    assert table.page.conductor.seat == YOU
    table.play(Peep())
    assert (covered(table), table.seen) == (True, None)
    assert table.page.curtain.isVisible()
    table.page.curtain.open()
    table.settle()
    assert (covered(table), table.seen) == (False, 111)
    assert table.page.conductor.seat == YOU


def test_against_programs_nothing_is_covered(laid: Laid) -> None:
    table = laid("human", "level1")
    table.play(Peep())
    assert not table.page.curtained
    assert table.seen == 110


def test_undo_takes_back_the_last_decision_of_whoever_took_it(laid: Laid) -> None:
    table = laid("human", "human", "level1")
    table.play(Take())
    table.play(Take())
    assert table.session.state.round == 2
    table.page.conductor.undo()
    table.settle()
    assert seat_and_ply(table) == (YOU, 1)
    table.page.conductor.undo()
    table.settle()
    assert seat_and_ply(table) == (ME, 0)
    assert not table.page.curtained
    table.page.conductor.redo()
    table.settle()
    assert seat_and_ply(table) == (YOU, 1)


def test_undo_back_to_a_secret_draws_the_curtain_again(laid: Laid) -> None:
    table = laid("human", "human")
    table.play(Peep())
    assert table.page.curtain.isVisible()
    table.page.curtain.open()
    table.settle()
    table.play(Keep())
    assert table.page.conductor.seat == YOU
    table.page.conductor.undo()
    table.settle()
    assert table.page.curtained
    assert table.seen is None


def test_a_game_opened_in_the_midst_is_shown_to_whoever_decides(laid: Laid) -> None:
    table = laid("human", "human")
    table.play(Take())
    table.page.open(table.session, card_ui())
    table.settle()
    assert (table.page.conductor.seat, table.page.curtained) == (YOU, False)
    assert table.page.board.gestures().sources() == (OPEN, HIDDEN)


# Looking at others


def test_looking_at_another_pile_is_said_and_ends_with_a_decision(laid: Laid) -> None:
    table = laid("human", "level1", "level2")
    board, strip = table.page.board, table.page.strip
    click(table.qtbot, board, pile(2))
    assert [board.looking, strip.notice] == [2, "pile 2"]
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert [board.looking, strip.notice] == [None, ""]
    click(table.qtbot, board, pile(1))
    QTest.mouseClick(board.view.viewport(), LEFT, pos=board.view.mapFromScene(200, 300))
    table.settle()
    assert board.looking is None
    assert table.who[0] == ME


def test_a_decision_in_the_strip_comes_back_too(laid: Laid) -> None:
    table = laid("human", "level1")
    table.play(Peep())
    table.page.board.look_at(1)
    assert table.page.board.looking == 1
    table.press(Qt.Key.Key_E)
    assert table.page.board.looking is None
    assert Seat(1) in table.who


def test_the_toy_of_the_board_lies_open_to_nobody() -> None:
    """A presenter without looks leads nowhere."""
    from noria_desktop.ui.board.presenter import Looking

    assert not isinstance(ToyPresenter(), Looking)
