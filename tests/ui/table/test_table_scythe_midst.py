"""Scythe's window changes in the middle of something; the Automa moves by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.session import Session
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.pending import Moving, Travelling
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.gestures import Collect, Gesture, Key
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Picks
from noria_desktop.ui.scythe.board.gestures import gestures
from noria_desktop.ui.scythe.board.handles import place_of
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.game_ui import PRESENTER
from noria_desktop.ui.table.history import undo_ply
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.window.languages import Languages
from tests.ui import dragging
from tests.ui.dragging import LEFT
from tests.ui.scythe.walks import moments
from tests.ui.table.conftest import SeatAt
from tests.ui.table.scythe_hands import at_the_table, case_of, click, drag, found
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")

# A piece that is missed by a little ----------------------------------------------------------------------


def test_a_drag_that_begins_beside_a_unit_takes_the_only_one_there(seat_at: SeatAt) -> None:
    """A mech whose crew is taken out steps aside in its territory: where it stood it is taken as well."""
    state, gesture = found(case_of("one less aboard"))
    seat = seat_at(at_the_table(state))
    click(seat, gesture)
    entry = state.pending[-1]
    assert isinstance(entry, Travelling)
    held, hand = at.own(entry.unit, entry.place), seat.board.view.hand
    ground = hand.spot(at.place(entry.place))
    assert ground is not None
    corners = [QPointF(ground.x, ground.y + ground.height * share) for share in (-0.36, 0.36)]
    assert any(hand.reach.source_under(corner) is None for corner in corners)
    for corner in corners:
        if hand.reach.source_under(corner) is None:
            assert hand.reach.lent_under(corner) == held
    assert hand.reach.lent_under(QPointF(-500, -500)) is None


def test_a_drag_that_begins_beside_two_units_takes_neither(seat_at: SeatAt) -> None:
    """Which of them is meant nobody can know: it is said that one of them is to be dragged."""
    moment = next(
        one
        for one in moments()
        if isinstance(one.entry, Moving)
        and one.before.human.army.character in one.before.human.army.mechs
        and sum(
            gesture.source == gesture.target
            and gesture.source.kind == "own"
            and place_of(gesture.source) == one.before.human.army.character
            for gesture in PRESENTER.gestures(one.before, one.legal)
        )
        > 1
    )
    seat = seat_at(at_the_table(moment.true))
    place = moment.before.human.army.character
    assert place is not None
    hand = seat.board.view.hand
    ground = hand.spot(at.place(place))
    assert ground is not None
    assert hand.reach.lent_under(QPointF(ground.x, ground.y - ground.height * 0.36)) is None


def test_a_drag_of_a_unit_that_has_moved_takes_no_other(seat_at: SeatAt) -> None:
    """A mech that had moved was dragged: the worker beside it went, without a word, and the last move was spent."""
    moment, spent, ready = next(
        (one, spent, ready)
        for one in moments()
        if isinstance(one.entry, Moving)
        for spent, ready in [_moved_and_ready(one.before, one.legal)]
        if spent is not None and ready is not None
    )
    seat = seat_at(at_the_table(moment.true))
    hand = seat.board.view.hand
    mech = hand.spot(spent)
    assert mech is not None
    tried = 0
    for across in (-0.4, -0.2, 0.0, 0.2, 0.4):
        for down in (-0.4, -0.2, 0.0, 0.2, 0.4):
            point = QPointF(mech.x + across * mech.width, mech.y + down * mech.height)
            under = hand.reach.under(point)
            if under and under[0] == spent:
                assert hand.reach.source_under(point) != ready
                assert hand.reach.lent_under(point) is None
                tried += 1
    assert tried


def test_a_drag_of_a_unit_on_a_lit_territory_is_answered_about_the_unit(seat_at: SeatAt) -> None:
    """A mech that had moved stood where another could go on to: "a press is enough", which would move the other."""
    moment, unit = next(
        (one, thing)
        for one in moments()
        if isinstance(one.entry, Travelling)
        for place in {action.place for action in one.legal if isinstance(action, act.MoveTo)}
        for thing in (at.own(Unit.MECH, place), at.own(Unit.WORKER, place))
        if thing in {spot.handle for spot in PRESENTER.spots(one.before, layout(1280, 678))}
    )
    seat = seat_at(at_the_table(moment.true))
    spot = seat.board.view.hand.spot(unit)
    assert spot is not None
    said: list[Vain] = []
    seat.board.refused.connect(said.append)
    mouse = seat.board.view.mouse
    view = seat.board.view
    start = QPointF(view.mapFromScene(QPointF(spot.x, spot.y)))
    mouse.press(start)
    mouse.move(start + QPointF(60, 40))
    mouse.release(start + QPointF(60, 40))
    assert [vain.things[0] for vain in said] == [unit]
    assert not said[0].carried


def _moved_and_ready(view: State, legal: tuple[Any, ...]) -> tuple[Handle | None, Handle | None]:
    """Of two kinds of unit on one territory one that has moved, and the only other that can still move."""
    mechs = {place for place in view.human.army.mechs if place is not None}
    for place in sorted(mechs & set(view.human.army.workers)):
        units = {one.unit for one in legal if isinstance(one, act.PickMover) and one.place == place}
        if units == {Unit.WORKER}:
            return at.own(Unit.MECH, place), at.own(Unit.WORKER, place)
    return None, None


# The window changes in the middle of something ------------------------------------------------------------

SIZES = ((1024, 674), (1920, 1054), (1280, 774))
"""Pages of windows of 1024x700, 1920x1080 and 1280x800 without their menu bar."""
MIDST = ("a mech to a territory", "one less aboard", "a unit that was picked", "the dial")
"""Carried over the map, from the load strip, with a load open, in a combat."""


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
    if isinstance(gesture.actions[0], Collect):
        assert board.draft == gesture.actions[0].draft
        return
    assert [entry.action for entry in seat.session.log][:1] == [gesture.actions[0]]


def test_a_window_resized_in_the_midst_keeps_what_was_collected(seat_at: SeatAt) -> None:
    """One oil stays ashore: in every size the box says so, and nothing of it is decided."""
    state, gesture = found(case_of("one less aboard"))
    seat = seat_at(at_the_table(state))
    seat.click(gesture.source)
    for size in SIZES:
        resize(seat, size)
        assert seat.board.draft == gesture.actions[0].draft
        assert seat.shows_the_state()
        assert not seat.session.log


@pytest.mark.parametrize("name", ["a token paid", "a kind of token", "the dial", "a territory that produces"])
def test_undo_gives_back_what_is_only_collected_before_it_takes_back_a_decision(
    seat_at: SeatAt, name: str
) -> None:
    """Decision 37: collecting decides nothing, so Undo leaves all decisions alone and does what Esc does."""
    state, gesture = found(case_of(name))
    seat = seat_at(at_the_table(state))
    undo = seat.page.tool_bar.undo
    assert not undo.isEnabled(), "there is nothing to take back yet"
    drag(seat, gesture)
    assert seat.board.draft == gesture.actions[0].draft
    assert undo.isEnabled()
    assert seat.page.display.undo_name == "Give back"
    legal = seat.session.legal
    while undo.isEnabled():
        collected = seat.board.draft
        QTest.mouseClick(undo, LEFT)
        assert seat.board.draft != collected
        assert (seat.session.log, seat.session.legal) == ((), legal)
        assert seat.shows_the_state()
    assert seat.page.display.undo_name == ""


def test_undo_with_something_collected_asks_about_no_seal(seat_at: SeatAt) -> None:
    """mocks/table.md 7: what is asked about is a record that would open; giving back a card opens nothing."""
    seat = seat_at(revealed_then_asked())
    seat.page.set_asking(True)
    session, page = seat.session, seat.page
    drag(seat, _picking(session)[0])
    ply = session.cursor
    assert _gives_back(seat)
    while _gives_back(seat):
        page.undo()
        assert not page.asking.stands
        assert (session.cursor, session.sealed) == (ply, True)
    page.undo()
    assert page.asking.stands, "now a decision would be taken back, past what was revealed"
    assert (session.cursor, session.sealed) == (ply, True)


def _gives_back(seat: Seat) -> bool:
    return seat.page.display.given_back is not None


def revealed_then_asked() -> Session:
    """A game in which something was revealed after the last decision, and something is to be picked now."""
    for seed in range(1, 40):
        session, chance = Session(KIT, Options(), seed), random.Random(seed)
        session.run_automatic()
        while not session.is_over and session.cursor < 200:
            target = undo_ply(Moments(session), PRESENTER, pass_forced=True)
            if target is not None and session.would_open(target) and _picking(session):
                return session
            session.dispatch(chance.choice(session.legal))
            session.run_automatic()
    raise AssertionError("no game comes by it")


def _picking(session: Session) -> list[Gesture[Any]]:
    """Gestures that pick a thing of several and decide nothing."""
    table = PRESENTER.gestures(session.view(), session.legal)
    drafts = ((one, one.actions[0]) for one in table)
    return [one for one, first in drafts if isinstance(first, Collect) and isinstance(first.draft, Picks)]


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
    return tuple(seat.board.view.label(spot.handle) for spot in seat.board.spots())


# The Automa's turn ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_the_automa_moves_by_itself(seat_at: SeatAt, speed: BotSpeed) -> None:
    """Nobody has to press anything until the human decides again."""
    seat = seat_at(at_the_table(_before_the_automa()))
    seat.page.set_speed(speed)
    seat.press(Qt.Key.Key_E)
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
    seat.press(Qt.Key.Key_E)
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
    seat.press(Qt.Key.Key_E)
    seat.rest()
    assert seat.session.cursor > 2


def test_in_a_low_window_the_factory_card_in_use_can_still_be_read(seat_at: SeatAt) -> None:
    """Its strip takes the whole line of the dock, and each side is pressed where it stands."""
    state, gesture = found(case_of("a side of the Factory card"))
    seat = seat_at(at_the_table(state))
    resize(seat, SIZES[0])
    table: Any = seat.board.table
    assert table.drawer is not None
    (strip,) = [sprite for sprite in seat.board.sprites() if sprite.handle == at.scenery("factory")]
    art: Any = strip.art
    assert (art.width, strip.y) == (table.drawer.width, table.drawer.y)
    click(seat, gesture)
    assert seat.session.log[0].action == gesture.actions[0]


# In hand ------------------------------------------------------------------------------------------------


def test_escape_at_a_refusal_leaves_the_lifted_unit_in_hand(seat_at: SeatAt) -> None:
    """It put away both the words and the unit; whoever closes what was said has not given up the move."""
    for name in ("a worker to a territory", "the character", "a mech deployed", "a structure"):
        state, gesture = found(case_of(name))
        seat = seat_at(at_the_table(state))
        hand = seat.board.view.hand
        for press in (seat.press, lambda key, seat=seat: QTest.keyClick(seat.page, key)):
            seat.click(gesture.source)
            assert hand.selection.source == gesture.source
            seat.click(_nowhere(seat, gesture.source))
            assert seat.board.bubble.isVisible(), name
            press(Qt.Key.Key_Escape)
            assert not seat.board.bubble.isVisible()
            assert hand.selection.source == gesture.source, f"{name} is put back by the first Esc"
            seat.press(Qt.Key.Key_Escape)
            assert not hand.holding, name
        assert seat.session.cursor == 0


def _nowhere(seat: Seat, held: Handle) -> Handle:
    """A territory to which the thing in hand may not go."""
    lit = seat.board.view.hand.selection.lit()
    return next(
        spot.handle
        for spot in reversed(seat.board.spots())
        if spot.handle.kind == "place" and spot.handle not in lit and place_of(spot.handle) != place_of(held)
    )


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_what_is_lifted_says_where_it_goes_and_how_it_is_put_back(seat_at: SeatAt, hand: str) -> None:
    """The prompt from before it was lifted stayed, which asked for what had just been done."""
    for name in (
        "a worker to a territory",
        "the character",
        "a unit carried before Move was chosen",
        "a mech deployed",
        "a structure",
        "an upgrade cube",
        "a recruit",
    ):
        state, gesture = found(case_of(name))
        seat = seat_at(at_the_table(state))
        before = seat.page.strip.accessibleName(), seat.page.strip.accessibleDescription()
        if hand == "mouse":
            seat.click(gesture.source)
        else:
            seat.walk(gesture.source)
            seat.press(Qt.Key.Key_Return)
        told = seat.page.strip.accessibleName(), seat.page.strip.accessibleDescription()
        assert told != before, name
        if seat.board.view.hand.aim is None:  # else it is told what this very drop would do
            assert told[1].endswith("Esc puts it back."), name
        seat.press(Qt.Key.Key_Escape)
        assert (seat.page.strip.accessibleName(), seat.page.strip.accessibleDescription()) == before, name


def test_a_lifted_unit_that_carries_names_what_goes_along(seat_at: SeatAt) -> None:
    """The second press, on the unit itself, opens its load: said as long as that can be pressed."""
    state, gesture = found(case_of("a mech to a territory"))
    seat = seat_at(at_the_table(state))
    seat.click(gesture.source)
    assert "Press it again to choose its load" in seat.page.strip.accessibleDescription()
    lit = len([one for one in seat.board.view.hand.selection.lit() if one.kind == "place"])
    assert str(lit) in seat.page.strip.accessibleDescription()
