"""Every decision of Scythe by hand at the real table: dragged, clicked, by keyboard; taken back; given up half-way."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.board.halos import HaloItem, Mood
from noria_desktop.ui.board.sprites import Layer
from noria_desktop.ui.scythe.words.names import say
from noria_desktop.ui.window.languages import Languages
from tests.ui import dragging
from tests.ui.dragging import LEFT
from tests.ui.scythe.walks import of_kind
from tests.ui.table.conftest import SeatAt
from tests.ui.table.scythe_hands import (
    BUTTONS,
    CASES,
    COLLECTED,
    HANDS,
    Case,
    at_the_table,
    case_of,
    found,
    keys,
    mover,
)
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_decision_by_hand_is_taken_back_step_by_step(seat_at: SeatAt, case: Case) -> None:
    """Dragged, clicked and by keyboard the same is decided, and Undo shows the table as it was."""
    state, gesture = found(case)
    seat = seat_at(at_the_table(state))
    offered = seat.board.gestures().options(gesture.source, gesture.target)
    for hand in HANDS:
        hand(seat, gesture)
        if isinstance(gesture.actions[0], Collect):
            assert (seat.board.draft, seat.session.log) == (gesture.actions[0].draft, ())
            assert seat.shows_the_state()
            seat.board.collect(None)
            assert seat.board.gestures().options(gesture.source, gesture.target) == offered
            continue
        if len(offered) > 1:
            assert seat.session.cursor == 0
            seat.choose(gesture.actions[0], by_key=hand is keys)
        seat.rest()
        assert tuple(entry.action for entry in seat.session.log)[: len(gesture.actions)] == gesture.actions
        assert seat.shows_the_state()
        while seat.session.cursor:
            before = seat.session.cursor
            QTest.mouseClick(seat.page.tool_bar.undo, LEFT)
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

    for back in (_escape, _right_click):
        dragging.carry(seat.qtbot, board, gesture.source, gesture.target)
        back(seat)
        QTest.mouseRelease(board.view.viewport(), LEFT, pos=dragging.point_of(board, gesture.target))
        assert nothing_happened()
        seat.click(gesture.source)
        dragging.hover(seat.qtbot, board, dragging.point_of(board, gesture.target))
        assert hand.aim == gesture.target
        back(seat)
        assert nothing_happened()
    seat.walk(gesture.source)
    seat.press(Qt.Key.Key_Return)
    seat.walk(gesture.target)
    seat.press(Qt.Key.Key_Escape)
    assert nothing_happened()
    assert (hand.focus, hand.focus_visible) == (gesture.source, True)


def _escape(seat: Seat) -> None:
    seat.press(Qt.Key.Key_Escape)


def _right_click(seat: Seat) -> None:
    QTest.mouseClick(seat.board.view.viewport(), Qt.MouseButton.RightButton)
    QApplication.processEvents()


def test_units_go_by_the_numbers_that_are_printed_on_the_map(seat_at: SeatAt) -> None:
    """The number where it stands, Enter, the number where it goes, Enter. Source: mocks/scythe.md 7."""
    state, gesture = found(Case("", "own", "place", act.MoveTo, mover(Unit.WORKER)))
    picked, step = gesture.actions[0], gesture.actions[-1]
    seat = seat_at(at_the_table(state))
    for place in (picked.place, step.place):
        seat.press(*(Qt.Key(Qt.Key.Key_0.value + int(digit)) for digit in str(place + 1)), Qt.Key.Key_Return)
    assert tuple(entry.action for entry in seat.session.log) == gesture.actions


def test_the_first_arrow_leads_where_something_can_be_done(seat_at: SeatAt) -> None:
    """To the dial that lies over the map, and not to territory 1; to the mat when a section is to be chosen."""
    for case, zone in (
        ("the dial", "stage"),
        ("a section pressed", "mat"),
        ("a combat card pressed twice", "hand"),
    ):
        seat = seat_at(at_the_table(found(case_of(case))[0]))
        seat.press(Qt.Key.Key_Right)
        focus = seat.board.view.hand.focus
        assert focus is not None
        assert dragging.spot_of(seat.board, focus).zone == zone
        assert seat.board.view.hand.selection.is_source(focus)


def test_a_section_and_the_dial_answer_to_their_numbers(seat_at: SeatAt) -> None:
    for case, number in (("a section pressed", 1), ("the dial", 0)):
        state, gesture = found(case_of(case))
        seat = seat_at(at_the_table(state))
        shown = int(gesture.source.key) + number
        seat.press(Qt.Key(Qt.Key.Key_0.value + shown), Qt.Key.Key_Return)
        if case == "the dial":
            assert seat.board.draft == gesture.actions[0].draft
        else:
            assert seat.session.log[0].action == gesture.actions[0]


def test_every_kind_of_decision_is_played_here() -> None:
    """A verb added to the game without a gesture here fails; the others are buttons of the strip."""
    assert set(get_args(act.Action)) - {case.kind for case in CASES} - COLLECTED == BUTTONS


def test_a_drop_is_named_after_the_unit_that_is_in_hand(seat_at: SeatAt) -> None:
    """Picked and moved in one, each kind of unit by its own name; Nordic's mechs are called by their abilities."""
    names = {Unit.CHARACTER: "Character", Unit.MECH: "mech", Unit.WORKER: "Worker"}
    for kind, name in names.items():
        state, gesture = found(Case("", "own", "place", act.MoveTo, mover(kind)))
        seat = seat_at(at_the_table(state))
        dragging.carry(seat.qtbot, seat.board, gesture.source, gesture.target)
        change = seat.page.strip.change
        assert change is not None
        assert name in change[0]
        assert change[0] == seat.board.view.describe(gesture)


def test_numbers_and_pieces_stay_over_the_lines_of_lit_territories(seat_at: SeatAt) -> None:
    """table.md 1: number and goods are drawn over what says "you may go there"."""
    moment = next(one for one in reversed(of_kind(due.Moving)) if one.legal[0] != act.Finish())
    seat = seat_at(at_the_table(moment.true))
    unit = next(source for source in seat.board.gestures().sources() if source.kind == "own")
    seat.click(unit)
    scene = seat.board.view.board_scene
    lines = [
        item.zValue()
        for item in scene.items()
        if isinstance(item, HaloItem) and item.halo.mood is Mood.LEGAL and item.halo.spot.outline is not None
    ]
    assert lines
    assert max(lines) < Layer.PIECE


def test_one_worker_goes_home_and_several_go(languages: Languages) -> None:
    """The strip said "1 worker of the Automa's go home"."""
    languages.use("en")
    assert say("%n worker(s) of the Automa's go home.", 1) == "1 worker of the Automa's goes home."
    assert say("%n worker(s) of the Automa's go home.", 2) == "2 workers of the Automa's go home."
    assert say("Your %n worker(s) there go home.", 1) == "Your worker there goes home."
