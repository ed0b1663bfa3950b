"""Every decision of Scythe by hand at the real table: dragged, clicked, by keyboard; taken back; given up half-way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, get_args

import pytest
from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.session import Session
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Cargo, Unit
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.scythe.gestures import gestures
from tests.ui import dragging
from tests.ui.dragging import LEFT
from tests.ui.scythe.walks import moments
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

WORKERS = (Cargo.FRESH_WORKERS, Cargo.MOVED_WORKERS)

Test: TypeAlias = Callable[[Gesture[Any]], bool]


@frozen
class Case:
    """One thing that hands do, told by its ends and by what is decided."""

    name: str
    source: str
    target: str
    kind: type
    test: Test = lambda gesture: True
    """What else must hold."""

    def fits(self, gesture: Gesture[Any]) -> bool:
        """Whether this gesture is one of those meant."""
        pressed = gesture.source == gesture.target
        return (
            (gesture.source.kind, gesture.target.kind) == (self.source, self.target)
            and pressed == (self.target == self.source)
            and isinstance(gesture.actions[-1], self.kind)
            and self.test(gesture)
        )


def unit(which: Unit) -> Test:
    return lambda gesture: gesture.source.key.startswith(which.value)


def first(gesture: Gesture[Any]) -> bool:
    """Picked and moved in one."""
    return len(gesture.actions) == 2


def people(gesture: Gesture[Any]) -> bool:
    return gesture.actions[0].cargo in WORKERS


def things(gesture: Gesture[Any]) -> bool:
    return gesture.actions[0].cargo not in WORKERS


CASES = (
    Case("the action token to a section", "token", "section", act.ChooseSection),
    Case("a section pressed", "section", "section", act.ChooseSection),
    Case("a side of the top row", "top", "top", act.TakeTop),
    Case("the bottom row", "bottom", "bottom", act.TakeBottom),
    Case("an objective", "objective", "objective", act.RevealObjective),
    Case("a worker to a territory", "own", "place", act.MoveTo, lambda g: first(g) and unit(Unit.WORKER)(g)),
    Case("a mech to a territory", "own", "place", act.MoveTo, lambda g: first(g) and unit(Unit.MECH)(g)),
    Case("the character", "own", "place", act.MoveTo, lambda g: first(g) and unit(Unit.CHARACTER)(g)),
    Case("a unit pressed twice", "own", "own", act.PickMover),
    Case("a unit that was picked", "own", "place", act.MoveTo, lambda g: not first(g)),
    Case("workers into the load", "ashore", "hold", act.Take, people),
    Case("resources into the load", "ashore", "hold", act.Take, things),
    Case("workers out of the load", "aboard", "shore", act.Drop, people),
    Case("resources out of the load", "aboard", "shore", act.Drop, things),
    Case("a territory that produces", "place", "place", act.Produce),
    Case("a territory for goods", "place", "place", act.ChoosePlace),
    Case("a kind of token", "kind", "kind", act.ChooseResource),
    Case("a token paid", "place", "place", act.PayToken),
    Case("a card paid", "card", "card", act.PayCard),
    Case("an upgrade cube", "cube", "bottom", act.Upgrade),
    Case("a mech deployed", "berth", "place", act.Deploy),
    Case("a structure", "site", "place", act.Build),
    Case("a recruit", "recruit", "one_time", act.Enlist),
    Case("a battlefield", "place", "place", act.ChooseCombat),
    Case("the dial", "dial", "dial", act.SetPower),
    Case("a combat card into the arena", "card", "arena", act.CommitCard),
    Case("a combat card pressed twice", "card", "card", act.CommitCard),
    Case("a unit in retreat", "own", "place", act.RetreatTo),
    Case("workers in retreat", "own", "place", act.RetreatWorkers),
    Case("an option of an encounter", "option", "option", act.ChooseOption),
    Case("a Factory card", "factory_card", "factory_card", act.TakeFactoryCard),
    Case("a side of the Factory card", "side", "side", act.UseFactoryCard),
)
BUTTONS = {act.Skip, act.EndTurn, act.Halt, act.Finish, act.Accept, act.Decline, act.Advance}
"""Decided by buttons of the strip."""


def found(case: Case) -> tuple[State, Gesture[Any]]:
    """A position in which this can be done, and how."""
    for moment in moments():
        for gesture in gestures(moment.before, moment.legal):
            if case.fits(gesture):
                return moment.true, gesture
    raise AssertionError(f"no game comes by {case.name}")


def at_the_table(state: State) -> Session:
    """A session that stands at a position."""
    return Session.resumed(KIT, Options(), 1, identity="0" * 32, state=state, closed=())


def twice(seat: Seat, gesture: Gesture[Any]) -> bool:
    """Whether it is picked up by the first press and only then pressed."""
    return gesture.source == gesture.target and not seat.board.gestures().is_press(gesture.source)


def drag(seat: Seat, gesture: Gesture[Any]) -> None:
    again = twice(seat, gesture)
    seat.drag(gesture.source, gesture.target)
    if again:
        seat.click(gesture.source)


def click(seat: Seat, gesture: Gesture[Any]) -> None:
    further = gesture.source != gesture.target or twice(seat, gesture)
    seat.click(gesture.source)
    if further:
        assert seat.session.cursor == 0
        seat.click(gesture.target)


def keys(seat: Seat, gesture: Gesture[Any]) -> None:
    again = twice(seat, gesture)
    seat.by_keys(gesture.source, gesture.target)
    if again:
        seat.press(Qt.Key.Key_Return)


HANDS = (drag, click, keys)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_decision_by_hand_is_taken_back_step_by_step(seat_at: SeatAt, case: Case) -> None:
    """Dragged, clicked and by keyboard the same is decided, and Undo shows the table as it was."""
    state, gesture = found(case)
    seat = seat_at(at_the_table(state))
    offered = seat.board.gestures().options(gesture.source, gesture.target)
    for hand in HANDS:
        hand(seat, gesture)
        if len(offered) > 1:
            assert seat.session.cursor == 0
            seat.choose(gesture.actions[0], by_key=hand is keys)
        seat.rest()
        assert tuple(entry.action for entry in seat.session.log)[: len(gesture.actions)] == gesture.actions
        assert seat.shows_the_state()
        while seat.session.cursor:
            before = seat.session.cursor
            QTest.mouseClick(seat.page.tool_bar._undo, LEFT)
            QApplication.processEvents()
            assert seat.session.cursor < before
        assert seat.session.state == state
        assert seat.shows_the_state()
        assert seat.board.gestures().options(gesture.source, gesture.target) == offered


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.source != case.target], ids=lambda case: case.name
)
def test_what_is_given_up_half_way_goes_back_and_nothing_is_decided(seat_at: SeatAt, case: Case) -> None:
    """Escape with the button down, after a click, with the keyboard at the target; the right button too."""
    state, gesture = found(case)
    seat = seat_at(at_the_table(state))
    board, hand = seat.board, seat.board.view.hand
    table = board.gestures()

    def nothing_happened() -> bool:
        return (
            not hand.holding and not seat.session.log and seat.shows_the_state() and board.gestures() is table
        )

    for back in (lambda: seat.press(Qt.Key.Key_Escape), lambda: _right_click(seat)):
        dragging.carry(seat.qtbot, board, gesture.source, gesture.target)
        back()
        QTest.mouseRelease(board.view.viewport(), LEFT, pos=dragging.point_of(board, gesture.target))
        assert nothing_happened()
        seat.click(gesture.source)
        dragging.hover(seat.qtbot, board, dragging.point_of(board, gesture.target))
        assert hand.aim == gesture.target
        back()
        assert nothing_happened()
    seat.walk(gesture.source)
    seat.press(Qt.Key.Key_Return)
    seat.walk(gesture.target)
    seat.press(Qt.Key.Key_Escape)
    assert nothing_happened()
    assert (hand.focus, hand.focus_visible) == (gesture.source, True)


def _right_click(seat: Seat) -> None:
    QTest.mouseClick(seat.board.view.viewport(), Qt.MouseButton.RightButton)
    QApplication.processEvents()


def test_every_kind_of_decision_is_played_here() -> None:
    """A verb added to the game without a gesture here fails; the others are buttons of the strip."""
    assert set(get_args(act.Action)) - {case.kind for case in CASES} == BUTTONS
