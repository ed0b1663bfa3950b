"""The adviser in a replay: asked at the player's own decisions of a game that is over, told and lit as a hint is.

Source: decision 42; issue 16.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player, player_names
from noria_desktop.app.replaying.sample import with_branch
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.table.programs import SearchRequest
from tests.app.playing import played
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")
GAMES = ("noria", "nautilus", "solani", "scythe")


class Asked:
    """What the adviser was asked, in place of a worker."""

    def __init__(self, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seat, self.programs = seat, seat.page.conductor.deciding.programs
        self.request: SearchRequest | None = None
        self.stopped = 0
        monkeypatch.setattr(self.programs, "ask", self._ask)
        monkeypatch.setattr(self.programs, "cancel", self._cancel)

    def _ask(self, session: Session, moment: Any, seat: Any, name: str, **how: Any) -> None:
        del how["seconds"]
        self.request = SearchRequest(session, moment.ply, seat, **how)
        self.view, self.legal = moment.view(seat), moment.legal
        self.programs._request = self.request

    def _cancel(self) -> None:
        self.stopped += self.request is not None
        self.request = self.programs._request = None

    def answer(self) -> Choice[Any]:
        """What the quickest player of the adviser's kind says."""
        name = self.seat.face.game_id
        policy = player(name, "level1" if "level1" in player_names(name) else self.seat.face.adviser)
        choice, _ = policy.choose(self.view, self.legal, Rng(1))
        request = self.request
        assert request is not None
        self.request = self.programs._request = None
        self.seat.page.conductor.deciding.decided(request, choice)
        QApplication.processEvents()
        return choice


def over(name: str, seed: int = 3) -> Session:
    session = played(kit(name), seed, 10_000)
    assert session.is_over
    return session


def own(session: Session, after: int = 0) -> int:
    """A ply at which the player had something to choose."""
    rules = session.rules
    for ply in range(after, len(session.log)):
        turn = rules.turn(session.state_at(ply))
        if turn.seat == HUMAN and not turn.automatic and len(rules.legal_actions(session.state_at(ply))) > 1:
            return ply
    raise LookupError


def watched(seat_at: SeatAt, session: Session, ply: int) -> Seat:
    seat = seat_at(session)
    seat.page.watch(session, seat.face, ply)
    QApplication.processEvents()
    return seat


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)
    QApplication.processEvents()


@pytest.mark.parametrize("name", GAMES)
def test_the_adviser_is_asked_at_an_own_decision_and_seen_on_the_board(
    seat_at: SeatAt, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is shown what the seat saw then; nothing is played and nothing is counted."""
    session = over(name)
    log, tally = session.log, session.tally
    ply = own(session, len(session.log) // 3)
    seat = watched(seat_at, session, ply)
    asked, panel = Asked(seat, monkeypatch), seat.page.replay.panel
    assert panel.ask.isVisible()
    assert panel.ask.accessibleName() == "Ask the adviser"
    press(Qt.Key.Key_H)
    assert asked.request is not None
    assert (asked.request.ply, asked.request.hint) == (ply, True)
    assert asked.view == session.rules.observe(session.state_at(ply), HUMAN)
    assert panel.ask.accessibleName() == "Stop looking"
    asked.answer()
    lamp = seat.page.display.lamp
    assert lamp.hint is not None
    assert lamp.hint.actions[0] in session.rules.legal_actions(session.state_at(ply))
    assert lamp.card.isVisible()
    assert lamp.hint.title in lamp.card.accessibleDescription()
    assert seat.board.lamp is not None
    press(Qt.Key.Key_Escape)
    assert not lamp.lit
    assert seat.page.watching
    assert (session.log, session.tally) == (log, tally)


def test_keys_lead_through_the_hints_and_on_along_the_line(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over("nautilus")
    ply = own(session, 10)
    seat = watched(seat_at, session, ply)
    asked, lamp, panel = Asked(seat, monkeypatch), seat.page.display.lamp, seat.page.replay.panel
    press(Qt.Key.Key_H)
    asked.answer()
    first = lamp.hint
    assert lamp.count > 1
    assert panel.ask.accessibleName() == "Next best"
    press(Qt.Key.Key_H)
    assert lamp.hint != first
    press(Qt.Key.Key_Right)
    assert not lamp.lit
    assert seat.page.conductor.watched == ply + 1
    assert panel.ask.accessibleName() == "Ask the adviser"


def test_another_moment_stops_the_search_and_what_comes_late_is_not_told(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over("noria")
    ply = own(session, 10)
    seat = watched(seat_at, session, ply)
    asked = Asked(seat, monkeypatch)
    press(Qt.Key.Key_H)
    request, view, legal = asked.request, asked.view, asked.legal
    press(Qt.Key.Key_Left)
    assert asked.stopped == 1
    assert request is not None
    choice, _ = player("noria", "greedy").choose(view, legal, Rng(1))
    seat.page.conductor.deciding.decided(request, choice)
    assert not seat.page.display.lamp.lit
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_H)
    press(Qt.Key.Key_Escape)
    assert asked.stopped == 2
    assert seat.page.watching


def test_where_nothing_was_to_choose_the_key_says_so(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over("noria")
    seat = watched(seat_at, session, len(session.log))
    asked, panel = Asked(seat, monkeypatch), seat.page.replay.panel
    assert panel.ask.isVisible()
    assert not panel.ask.isEnabled()
    press(Qt.Key.Key_H)
    assert asked.request is None
    assert panel.note == "Nothing was yours to choose here."
    press(Qt.Key.Key_Home)
    assert panel.note != "Nothing was yours to choose here."


def test_a_game_that_goes_on_is_not_helped_by_it(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked about a moment could take the game back to it: a hint is asked for at the table and counted."""
    session = played(kit("noria"), 3, 20)
    assert not session.is_over
    seat = watched(seat_at, session, own(session))
    asked, panel = Asked(seat, monkeypatch), seat.page.replay.panel
    assert not panel.ask.isVisible()
    press(Qt.Key.Key_H)
    seat.page.ask_for_hint()
    assert asked.request is None
    assert panel.note.startswith("The game still goes on")
    assert session.tally.hints == 0


def test_an_end_that_was_taken_back_is_none(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    session = over("nautilus")
    session.undo()
    seat = watched(seat_at, session, own(session))
    asked = Asked(seat, monkeypatch)
    press(Qt.Key.Key_H)
    assert asked.request is None


def test_a_line_that_was_left_can_be_asked_about_once_the_game_is_over(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = with_branch(over("noria"), kit("noria"))
    assert session.is_over
    seat = watched(seat_at, session, 0)
    asked = Asked(seat, monkeypatch)
    seat.page.replay.show_branch(session.record.branches[0].number)
    line = seat.page.conductor.session
    assert not line.is_over
    ply = own(line, len(line.log) - 3)
    seat.page.replay_strip.go(ply)
    press(Qt.Key.Key_H)
    assert asked.request is not None
    assert (asked.request.session, asked.request.ply) == (line, ply)


def test_the_replay_can_be_left_while_a_hint_is_lit(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    session = over("noria")
    seat = watched(seat_at, session, own(session, 10))
    asked = Asked(seat, monkeypatch)
    press(Qt.Key.Key_H)
    asked.answer()
    assert seat.page.display.lamp.lit
    seat.page.close_game()
    assert not seat.page.display.lamp.lit


def test_no_answer_is_told_beside_the_board(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    session = over("noria")
    seat = watched(seat_at, session, own(session, 10))
    asked, panel = Asked(seat, monkeypatch), seat.page.replay.panel
    press(Qt.Key.Key_H)
    request = asked.request
    assert request is not None
    asked.request = asked.programs._request = None
    seat.page.conductor.deciding.failed(request)
    assert panel.note.startswith("No good move could be worked out")
    assert panel.ask.accessibleName() == "Ask the adviser"


@pytest.mark.parametrize("size", [(800, 494), (1000, 700)])
def test_in_a_small_window_the_line_has_the_button(
    seat_at: SeatAt, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over("noria")
    seat = watched(seat_at, session, own(session, 10))
    seat.page.resize(*size)
    QApplication.processEvents()
    asked, line = Asked(seat, monkeypatch), seat.page.replay.line
    assert line.ask.isVisible()
    assert line.ask.geometry().right() < line.why.geometry().left()
    QTest.mouseClick(line.ask, Qt.MouseButton.LeftButton)
    assert asked.request is not None
    asked.answer()
    assert seat.page.display.lamp.lit
    assert seat.board.rect().contains(seat.page.display.lamp.card.body())


def test_a_long_hint_over_a_low_board_is_whole(seat_at: SeatAt) -> None:
    """Over the time line of an 800x520 window the card of a turn of Scythe was cut off below its points."""
    session = over("scythe")
    seat = watched(seat_at, session, own(session, 60))
    seat.page.resize(800, 494)
    QApplication.processEvents()
    action = seat.page.conductor.shown.legal[0]
    steps = ("Upgrade “Trade: popularity”; Build costs one less", "Reveal the objective “Hold three tunnels”")
    chips = ("+4 Stars", "+3 Territories", "−2 Resource pairs", "+1 Coins")
    cause = "Points at once, and what stars, units and resources promise for later."
    hint = Hint(
        (action,),
        "Worker to forest 18",
        steps,
        measure="Worth in coins, by the adviser",
        before="84.4",
        after="94.1",
        chips=chips,
        cause=cause,
    )
    seat.page.display.lamp.show((hint,))
    card = seat.page.display.lamp.card
    assert seat.board.rect().contains(card.body())
    assert card.body().height() == card._sized(round(card.body().width() / seat.board.zoomed)).height()
