"""Every decision of Scythe by hand at the real table: dragged, clicked, by keyboard; taken back; given up half-way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, get_args

import pytest
from attrs import frozen
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.session import Session
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Cargo, Unit
from noria_desktop.ui.board.gestures import Gesture, Key
from noria_desktop.ui.languages import Languages
from noria_desktop.ui.scythe.gestures import gestures
from noria_desktop.ui.table.pace import BotSpeed
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


def mover(which: Unit) -> Test:
    """Units of this kind, picked and moved in one."""
    return lambda gesture: first(gesture) and unit(which)(gesture)


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
    Case("a worker to a territory", "own", "place", act.MoveTo, mover(Unit.WORKER)),
    Case("a mech to a territory", "own", "place", act.MoveTo, mover(Unit.MECH)),
    Case("the character", "own", "place", act.MoveTo, mover(Unit.CHARACTER)),
    Case("a unit pressed twice", "own", "own", act.PickMover),
    Case("a unit that was picked", "own", "place", act.MoveTo, lambda g: not first(g)),
    Case("a territory for a unit that was picked", "place", "place", act.MoveTo),
    Case("workers into the load", "ashore", "hold", act.Take, people),
    Case("resources into the load", "ashore", "hold", act.Take, things),
    Case("workers out of the load", "aboard", "shore", act.Drop, people),
    Case("resources out of the load", "aboard", "shore", act.Drop, things),
    Case("a worker from the mat to a village", "workers_left", "place", act.Produce),
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
    Case("a lake to retreat to", "place", "place", act.RetreatTo),
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
    picked, step = gesture.actions
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
        assert seat.session.log[0].action == gesture.actions[0]


def test_every_kind_of_decision_is_played_here() -> None:
    """A verb added to the game without a gesture here fails; the others are buttons of the strip."""
    assert set(get_args(act.Action)) - {case.kind for case in CASES} == BUTTONS


# The window changes in the middle of something ------------------------------------------------------------

SIZES = ((1024, 674), (1920, 1054), (1280, 774))
"""Pages of windows of 1024x700, 1920x1080 and 1280x800 without their menu bar."""
MIDST = ("a mech to a territory", "workers into the load", "a unit that was picked", "the dial")
"""Carried over the map, from the load strip, with a load open, in a combat."""


def case_of(name: str) -> Case:
    return next(case for case in CASES if case.name == name)


def resize(seat: Seat, size: tuple[int, int]) -> None:
    seat.page.resize(*size)
    QApplication.processEvents()
    assert (seat.page.width(), seat.page.height()) == size


@pytest.mark.parametrize("name", [*MIDST, "a combat card into the arena"])
def test_a_window_resized_with_something_in_hand_puts_it_back(seat_at: SeatAt, name: str) -> None:
    """Nothing is played by it, the button that is let go afterwards plays nothing, and all goes on in the new size."""
    state, gesture = found(case_of(name))
    seat = seat_at(at_the_table(state))
    board = seat.board
    table = board.gestures().gestures
    for size in SIZES:
        if gesture.source != gesture.target:
            dragging.carry(seat.qtbot, board, gesture.source, gesture.target)
        resize(seat, size)
        assert not board.view.hand.holding
        QTest.mouseRelease(board.view.viewport(), LEFT, pos=dragging.point_of(board, gesture.target))
        QApplication.processEvents()
        assert not seat.session.log
        assert board.gestures().gestures == table
        assert seat.shows_the_state()
        around = board.rect()
        for spot in board.spots():
            assert around.adjusted(-2, -2, 2, 2).contains(board.geometry_of(spot.handle)), (size, spot)
    drag(seat, gesture)
    if len(board.gestures().options(gesture.source, gesture.target)) > 1 and board.chooser.isVisible():
        seat.choose(gesture.actions[0], by_key=False)
    assert [entry.action for entry in seat.session.log][:1] == [gesture.actions[0]]


def test_a_window_resized_over_a_question_asks_it_again_when_asked(seat_at: SeatAt) -> None:
    """How many oil? The panel goes with the old size; the cargo is where it was."""
    state, gesture = found(
        Case("", "ashore", "hold", act.Take, lambda g: things(g) and g.actions[0].number > 1)
    )
    seat = seat_at(at_the_table(state))
    seat.drag(gesture.source, gesture.target)
    assert seat.board.chooser.isVisible()
    resize(seat, SIZES[0])
    assert not seat.board.chooser.isVisible()
    assert not seat.session.log
    assert seat.shows_the_state()
    seat.drag(gesture.source, gesture.target)
    seat.choose(gesture.actions[0], by_key=True)
    assert [entry.action for entry in seat.session.log] == [gesture.actions[0]]


@pytest.mark.parametrize("name", MIDST)
def test_another_language_in_the_midst_changes_all_words_and_no_fact(
    seat_at: SeatAt, languages: Languages, name: str
) -> None:
    state, gesture = found(case_of(name))
    seat = seat_at(at_the_table(state))
    english, names = seat.words(), _labels(seat)
    if gesture.source != gesture.target:
        seat.click(gesture.source)
    languages.use("ja")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    QApplication.processEvents()
    assert not seat.board.view.hand.holding
    assert not set(seat.words()[:2]) & set(english[:2])
    assert not set(_labels(seat)) & set(names)
    assert (seat.session.state, seat.session.log) == (state, ())
    assert seat.shows_the_state()
    languages.use("en")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert (seat.words(), _labels(seat)) == (english, names)


def _labels(seat: Seat) -> tuple[str, ...]:
    return tuple(seat.board.label_of(spot.handle) for spot in seat.board.spots())


# The Automa's turn ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_the_automa_moves_by_itself(seat_at: SeatAt, speed: BotSpeed) -> None:
    """Nobody has to press anything until the human decides again."""
    seat = seat_at(at_the_table(_before_the_automa()))
    seat.page.set_speed(speed)
    seat.press(Qt.Key.Key_Space)
    assert seat.session.log[0].action == act.EndTurn()
    for _ in range(200):
        if not seat.session.turn.automatic:
            break
        if speed is BotSpeed.INSTANT:
            assert seat.page.strip.buttons() == ()
        seat.qtbot.wait(20)
        seat.board.finish_now()
    assert not seat.session.turn.automatic
    assert seat.session.cursor > 3


def test_step_by_step_the_automa_waits_for_its_button(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(_before_the_automa()))
    seat.page.set_speed(BotSpeed.STEP)
    seat.press(Qt.Key.Key_Space)
    seat.board.finish_now()
    seat.qtbot.wait(60)
    assert (seat.session.cursor, seat.session.turn.automatic) == (1, True)
    (button,) = seat.page.strip.buttons()
    seat.strip_button(button.text)
    assert seat.session.cursor == 2


def _before_the_automa() -> State:
    """The human can only end the turn."""
    return next(moment.true for moment in moments() if moment.legal == (act.EndTurn(),))


def test_a_turn_is_ended_by_its_player_alone(seat_at: SeatAt) -> None:
    """Until then each step can be taken back without a look into the Automa's deck. Source: ux.md 2.4."""
    state, gesture = next(
        (moment.true, gesture)
        for moment in moments()
        for gesture in gestures(moment.before, moment.legal)
        if gesture.source == gesture.target
        and len(gesture.actions) == 1
        and RULES.legal_actions(RULES.apply(moment.true, gesture.actions[0]).state) == (act.EndTurn(),)
    )
    seat = seat_at(at_the_table(state))
    seat.page.set_auto_resolve(True)
    seat.click(gesture.source)
    seat.rest()
    assert seat.session.cursor == 1
    assert [button.key for button in seat.page.strip.buttons()] == [Key.END]
    seat.press(Qt.Key.Key_Space)
    seat.rest()
    assert seat.session.cursor > 2


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
