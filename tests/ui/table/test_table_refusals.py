"""What is pressed, dragged or dropped in vain is answered where it happened. Source: mocks/table.md 7."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from noria_desktop.games.noria.actions import Gather, TakeKnowledge
from noria_desktop.games.noria.state import Influencing, Intriguing, Naming, TurningRings
from noria_desktop.games.noria.terms import Chamber, Space
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.bubble import READ_MS, STAYS_MS, WIDEST
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed
from tests.games.noria.positions import a_state, acting
from tests.ui.dragging import LEFT, drop_astray, hover, point_of
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session, at_the_table

pytestmark = pytest.mark.usefixtures("shared_pictures")

RESTING, CITY, TOOL = at.space(Space.M1), at.space(Space.M3), at.space(Space.S2)
WHEEL = "S2 journey, M3 city, M1 journey, L5 tool"


@pytest.fixture
def seat(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Discs to act with, and a journey in the resting half; the game itself says nothing."""
    seat = seat_at(at_the_table(a_state(acting((Space.M3, 2), (Space.S2, 1)), wheel=WHEEL)))
    monkeypatch.setattr(seat.face, "refused", lambda *_: None)
    return seat


def said(seat: Seat) -> tuple[str, str] | None:
    bubble = seat.board.bubble
    return (bubble.reason, bubble.rule) if bubble.isVisible() else None


def drag(seat: Seat, source: Handle, target: Handle) -> None:
    """Press on one thing and let go over another, whatever may come of it."""
    viewport, start, end = (
        seat.board.view.viewport(),
        point_of(seat.board, source),
        point_of(seat.board, target),
    )
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 6):
        hover(seat.qtbot, seat.board, start + (end - start) * step / 5)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def by_mouse(seat: Seat) -> None:
    seat.click(RESTING)


def by_enter(seat: Seat) -> None:
    seat.board.view.hand.focus_on(RESTING, visible=True)
    seat.press(Qt.Key.Key_Return)


def by_reader(seat: Seat) -> None:
    interface = accessible.interface_of(seat.board.view)
    assert interface is not None
    spot = QAccessible.queryAccessibleInterface(interface.spot_object(RESTING))
    spot.actionInterface().doAction("Press")


def by_drag(seat: Seat) -> None:
    drag(seat, RESTING, CITY)


@pytest.mark.parametrize("way", [by_mouse, by_enter, by_reader, by_drag])
def test_a_press_that_can_do_nothing_says_so(seat: Seat, way: Any) -> None:
    """Seen before: a resting disc was pressed and dragged, and nothing happened at all."""
    prompt = seat.page.strip.accessibleName()
    way(seat)
    answer = said(seat)
    assert answer is not None
    assert answer[0].startswith("Journey: nothing to do with it now")
    assert answer[1] == prompt
    assert (seat.session.cursor, seat.page.strip.notice) == (0, "")
    assert seat.page.strip.accessibleName() == prompt


def test_what_is_back_in_its_place_is_not_told_of_lit_places(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen before: it goes where the board is lit, when nothing was lit any more."""
    monkeypatch.setattr(seat.face, "refusal", lambda *_: "")
    drag(seat, TOOL, RESTING)
    hand = seat.board.view.hand
    assert not hand.holding
    assert not hand.selection.lit()
    answer = said(seat)
    assert answer is not None
    assert answer[1] == "Take it up again: where it can go is lit then."
    hand.refuse(Vain((TOOL,), astray=True))
    answer = said(seat)
    assert answer is not None
    assert answer[1] == "Take it up again: where it can go is lit then."
    seat.click(TOOL)
    assert seat.board.view.hand.selection.lit() or seat.board.view.hand.selection.steps(), "as it was told"


def test_the_games_own_words_come_first(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Handle, Handle | None]] = []

    def refused(_view: Any, _legal: Any, thing: Handle, held: Handle | None) -> Refusal:
        asked.append((thing, held))
        return Refusal("This journey is in the resting half.", "Only the active half can be used.")

    monkeypatch.setattr(seat.face, "refused", refused)
    seat.click(RESTING)
    assert asked == [(RESTING, None)]
    assert said(seat) == ("This journey is in the resting half.", "Only the active half can be used.")
    drop_astray(seat.qtbot, seat.board, TOOL, RESTING)
    assert asked[-1] == (RESTING, TOOL)


def test_the_smallest_thing_that_the_game_knows_is_spoken_of(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies round it is asked about where the game has no words for the thing itself."""
    hand, view = seat.board.view.hand, seat.board.view
    at_point, under = next(
        (at_point, under)
        for spot in seat.board.spots()
        if len(under := hand.reach.under(view.mapToScene(at_point := point_of(seat.board, spot.handle)))) > 1
        and not any(hand.selection.is_source(one) or hand.is_button(one) for one in under)
    )
    monkeypatch.setattr(
        seat.face,
        "refused",
        lambda view, legal, thing, held: Refusal("what lies round it") if thing == under[-1] else None,
    )
    QTest.mouseClick(view.viewport(), LEFT, pos=at_point)
    assert said(seat) == ("what lies round it", "")


def test_a_drop_that_is_refused_is_answered_where_it_fell(seat: Seat) -> None:
    drop_astray(seat.qtbot, seat.board, TOOL, RESTING)
    answer = said(seat)
    assert answer is not None
    assert seat.board.view.hand.selection.stage is Stage.IDLE


def bare_ground(seat: Seat) -> QPoint:
    """A point of the board at which nothing lies."""
    view = seat.board.view
    return next(
        point
        for y in range(0, view.height(), 7)
        for x in range(0, view.width(), 7)
        if not view.hand.reach.under(view.mapToScene(point := QPoint(x, y)))
    )


@pytest.mark.parametrize("beside", ["bare ground", "the strip", "beyond the window"])
def test_what_is_let_go_where_nothing_lies_says_that_it_is_back(seat: Seat, beside: str) -> None:
    """It glided home without a word."""
    view = seat.board.view
    goals = {
        "bare ground": bare_ground(seat),
        "the strip": QPoint(view.width() // 2, view.height() + 30),
        "beyond the window": QPoint(-40, -40),
    }
    start, end = point_of(seat.board, TOOL), goals[beside]
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 6):
        hover(seat.qtbot, seat.board, start + (end - start) * step / 5)
    assert view.hand.holding
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert view.hand.selection.stage is Stage.IDLE
    answer = said(seat)
    assert answer is not None
    assert answer[0].endswith(": back in its place, as nothing lies there.")
    assert seat.session.cursor == 0


def test_what_is_only_pressed_is_not_carried(seat_at: SeatAt) -> None:
    """A disc that is still to be chosen has one meaning; carried off it says how it is used."""
    seat = seat_at(at_the_table(a_state(Naming(), wheel="M3 energy, L5 tool")))
    source = at.space(Space.M3)
    assert seat.board.gestures().is_press(source)
    drag(seat, source, at.space(Space.L5))
    answer = said(seat)
    assert answer is not None
    assert answer == ("Energy: a press is enough.", "It is not dragged: press it where it lies.")
    assert seat.session.cursor == 0


RESOURCES_OF = "M3 energy, L5 tool"
"""A wheel with a resource disc and a tool."""


def test_a_resource_disc_dragged_to_the_knowledge_takes_knowledge_instead(seat_at: SeatAt) -> None:
    """Rules 4.2.2: it was refused with "only press it", and pressing brings the resource."""
    seat = seat_at(at_the_table(a_state(acting((Space.M3, 2)), wheel=RESOURCES_OF)))
    source = at.space(Space.M3)
    drag(seat, source, at.knowledge())
    assert seat.last == TakeKnowledge(Space.M3)
    seat.click(source)  # one press is enough all the same
    assert seat.last == Gather(Space.M3)
    assert seat.session.cursor == 2


def test_a_resource_disc_pressed_with_an_unsteady_hand_is_pressed(seat_at: SeatAt) -> None:
    """The pointer slips while the button is down and stays on the disc; carried off and back it lies there again."""
    seat = seat_at(at_the_table(a_state(acting((Space.M3, 2)), wheel=RESOURCES_OF)))
    source, viewport = at.space(Space.M3), seat.board.view.viewport()
    start = point_of(seat.board, source)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 6):
        hover(seat.qtbot, seat.board, start + QPoint(3, 0) * step)
    QTest.mouseRelease(viewport, LEFT, pos=start + QPoint(15, 0))
    assert seat.last == Gather(Space.M3)
    QTest.mousePress(viewport, LEFT, pos=start)
    for place in (start + QPoint(0, 150), start):
        hover(seat.qtbot, seat.board, place)
    QTest.mouseRelease(viewport, LEFT, pos=start)
    assert seat.session.cursor == 1
    assert seat.board.view.hand.selection.stage is Stage.IDLE


def test_a_resource_disc_dragged_elsewhere_names_the_knowledge_too(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(acting((Space.M3, 2)), wheel=RESOURCES_OF)))
    drag(seat, at.space(Space.M3), at.space(Space.L5))
    answer = said(seat)
    assert answer is not None
    assert answer[1] == "Energy is used by a press, or goes to your knowledge for 1 of it."
    assert seat.session.cursor == 0


def test_with_something_in_hand_a_resource_disc_is_not_picked_up(seat_at: SeatAt) -> None:
    """It is no place for a tool, and a press with a full hand never begins another action."""
    seat = seat_at(at_the_table(a_state(acting((Space.M3, 1), (Space.L5, 1)), wheel=RESOURCES_OF)))
    hand = seat.board.view.hand
    seat.click(at.space(Space.L5), at.space(Space.M3))
    assert hand.selection.source == at.space(Space.L5)
    assert seat.session.cursor == 0


def test_a_drop_on_another_thing_of_the_kind_is_not_taken_for_the_lit_one_beside_it(seat_at: SeatAt) -> None:
    """A politician of Settlement let go over the row of Exploration was seated in Settlement."""
    seat = seat_at(at_the_table(a_state(Intriguing(), knowledge=9)))
    held, meant = at.upper_row(Chamber.SETTLEMENT), at.lower_row(Chamber.EXPLORATION)
    row = seat.board.geometry_of(meant)
    start, edge = point_of(seat.board, held), QPoint(row.left() + 3, row.center().y())
    viewport = seat.board.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 6):
        hover(seat.qtbot, seat.board, start + (edge - start) * step / 5)
    assert seat.board.view.hand.aim is None
    QTest.mouseRelease(viewport, LEFT, pos=edge)
    assert seat.session.cursor == 0
    assert said(seat) == (
        "A politician of Settlement cannot go there.",
        "The politician goes to the lower row of its chamber.",
    )


def test_it_is_ringed_while_it_is_spoken_of(seat: Seat) -> None:
    def barred() -> list[Handle]:
        return [halo.spot.handle for halo in seat.board.view.board_scene.halos() if halo.mood is Mood.BARRED]

    seat.click(RESTING)
    assert barred() == [RESTING]
    seat.press(Qt.Key.Key_Left)
    assert (barred(), said(seat)) == ([], None)


def test_the_next_press_ends_it(seat: Seat) -> None:
    seat.click(RESTING)
    QTest.mousePress(seat.board.view.viewport(), LEFT, pos=point_of(seat.board, CITY))
    assert said(seat) is None


def test_it_stays_as_long_as_it_takes_to_read(seat: Seat) -> None:
    """4 s and 60 ms a letter."""
    seat.click(RESTING)
    reason, rule = seat.board.bubble.reason, seat.board.bubble.rule
    assert seat.board.bubble.stays_ms == STAYS_MS + READ_MS * len(reason + rule)
    assert (STAYS_MS, READ_MS) == (4000, 60)


def test_it_is_never_wider_than_262_and_never_over_the_thing(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat.face, "refused", lambda *_: Refusal("long " * 30, "rule " * 40))
    for thing in (RESTING, CITY, at.knowledge(), at.market(next(iter(_discs())))):
        drop_astray(seat.qtbot, seat.board, TOOL, thing) if thing == CITY else seat.click(thing)
        if said(seat) is not None:
            body = seat.board.bubble.body()
            assert body.width() <= WIDEST
            assert seat.board.rect().contains(body)
            assert not body.intersects(seat.board.geometry_of(thing))


def _discs() -> Any:
    from noria_desktop.games.noria.terms import Disc

    return (Disc.ENERGY,)


def test_it_is_said_at_once_with_the_things_name_first(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, bool]] = []

    def announce(_widget: QWidget, text: str, *, urgent: bool = False) -> None:
        heard.append((text, urgent))

    monkeypatch.setattr(accessible, "announce", announce)
    monkeypatch.setattr(seat.face, "refused", lambda *_: Refusal("It rests.", "Use the lower half."))
    seat.click(RESTING)
    assert heard == [("Journey: It rests. Use the lower half.", True)]


def test_while_others_move_the_sentence_says_so(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long the table takes to be laid, no beat plays before it is stopped.
    monkeypatch.setitem(PAUSE_MS, BotSpeed.FAST, 600_000)
    seat = seat_at(a_session())
    seat.page.set_speed(BotSpeed.STEP)
    seat.sit(at_the_table(a_state(TurningRings())))
    seat.page.conductor.pace.stop()
    seat.click(RESTING)
    answer = said(seat)
    assert answer is not None
    assert "goes on by itself" in answer[0] or "others are moving" in answer[0]
    assert answer[1] == "Space goes on."


def test_a_watched_game_says_so(seat: Seat) -> None:
    seat.page.watch(seat.session, seat.face)
    seat.click(RESTING)
    answer = said(seat)
    assert answer is not None
    assert answer[0].endswith("this game is only watched.")


def test_where_nothing_lies_nothing_is_said(seat: Seat) -> None:
    QTest.mouseClick(seat.board.view.viewport(), LEFT, pos=bare_ground(seat))
    assert said(seat) is None


def test_a_legal_press_says_nothing(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(Influencing(), knowledge=9, wheel=WHEEL)))
    seat.click(CITY)
    assert said(seat) is None
    assert seat.board.view.hand.holding


# Esc ----------------------------------------------------------------------------------------------------


def test_escape_does_at_once_what_a_refusal_says_of_it(seat_at: SeatAt) -> None:
    """A named disc says "Take it back with Esc": one press both puts the words away and takes the disc back."""
    seat = seat_at(at_the_table(a_state(Naming(), wheel="M3 energy, L5 tool")))
    seat.click(at.space(Space.M3))
    seat.board.cancel()
    before = seat.board.draft, seat.page.conductor.view
    seat.click(at.space(Space.M3))
    assert said(seat) is not None
    assert seat.board.bubble.by_escape
    seat.press(Qt.Key.Key_Escape)
    assert said(seat) is None
    assert (seat.board.draft, seat.page.conductor.view) != before


def test_escape_elsewhere_puts_only_the_words_away(seat: Seat) -> None:
    """Also when the keyboard is not on the board."""
    seat.click(RESTING)
    assert said(seat) is not None
    assert not seat.board.bubble.by_escape
    QTest.keyClick(seat.page, Qt.Key.Key_Escape)
    assert said(seat) is None
