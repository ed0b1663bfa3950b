"""The coach under the night sky: when both tiles lie, when a pick was answered, and before the last branches.

Source: lessons/solani.md, coach lines; mocks/way-in.md 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolTip

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.solani.coach_laying import after_laying
from noria_desktop.bots.solani.coach_lines import Line
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import DraftCluster, PlaceBranch, PlaceCircle
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.table import held_key, strip_row
from noria_desktop.ui.table.waiting import Wait
from tests.bots.solani.positions import ALONE, whole_game
from tests.bots.solani.test_coach import lesson_position
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")

Turn: TypeAlias = tuple[State, PlaceBranch, PlaceCircle, int]
"""Where it was decided, both tiles, and what is spoken of."""
FOUND: Final[dict[str, tuple[State, PlaceBranch, PlaceCircle, Remark]]] = {}
"""The first turn of each kind of remark, among those that were looked through so far."""


def at_the_table(state: State) -> Session:
    return Session.resumed(kit("solani"), state.options, 1, identity="0" * 32, state=state, closed=())


def seated(seat_at: SeatAt, state: State, language: str = "en") -> Seat:
    seat = seat_at(at_the_table(state), language)
    seat.page.set_coach(on=True)
    seat.sit(at_the_table(state))
    return seat


def line(seat: Seat) -> str:
    shown = seat.page.strip.coach.shown
    return "" if shown is None or not seat.page.strip.coach.isVisible() else shown.line


def framed(seat: Seat) -> list[Any]:
    halos = seat.board.view.board_scene.halos()
    return [halo.spot.handle for halo in halos if halo.mood in (Mood.COACHED, Mood.COACHED_TOO)]


def a_loose_turn() -> Turn:
    """A turn whose cluster is laid beside the node that it could have closed; the space of that node."""
    return a_turn_with(Line.LOOSE_NODE)


def a_turn_with(wanted: Line) -> Turn:
    """A turn of which this is said first, with what it speaks of; the branch tile was laid first."""
    while wanted.value not in FOUND:
        kind, turn = next(turns())
        FOUND.setdefault(kind, turn)
    state, branch, circle, remark = FOUND[wanted.value]
    return state, branch, circle, remark.things[0]


@cache
def turns() -> Iterator[tuple[str, tuple[State, PlaceBranch, PlaceCircle, Remark]]]:
    """Turns of a game of which something is said; each test looks on from where the one before it stopped."""
    return _turns()


def _turns() -> Iterator[tuple[str, tuple[State, PlaceBranch, PlaceCircle, Remark]]]:
    for state in whole_game(2, ALONE):
        sky = state.skies[HUMAN]
        if sky.held_branch is None or sky.held_circle is None:
            continue
        for branch in RULES.legal_actions(state):
            if not isinstance(branch, PlaceBranch):
                continue
            middle = RULES.apply(state, branch).state
            for circle in RULES.legal_actions(middle):
                end = RULES.apply(middle, circle).state
                remark = next(after_laying(state, end), None)
                if isinstance(circle, PlaceCircle) and remark is not None:
                    yield remark.kind, (state, branch, circle, remark)
    raise AssertionError("no such turn")


def test_a_turn_that_lies_is_spoken_of_and_can_be_taken_back(seat_at: SeatAt) -> None:
    state, branch, circle, space = a_loose_turn()
    seat = seated(seat_at, state)
    seat.page.conductor.play((branch,))
    assert line(seat) == "", "one tile is still in hand"
    seat.drag(at.held(Kind.CIRCLE), at.circle(circle.space))
    assert line(seat).startswith("A node still points at nothing. Your cluster could lie there: +")
    assert framed(seat) == [at.circle(space)]
    assert seat.page.conductor.wait is Wait.PARTING, "the table waits for the turn's end as ever"
    seat.press_on_page(Qt.Key.Key_W)
    coached = seat.page.display.coach.sheet.coached
    assert coached is not None
    assert coached.anchor == "loose"
    assert coached.sum is not None
    seat.press_on_page(Qt.Key.Key_Escape)
    undo = next(link for link in seat.page.strip.coach.links() if link.text() == "Undo")
    undo.click()
    QApplication.processEvents()
    assert seat.session.cursor == 1
    assert line(seat) == ""
    seat.drag(at.held(Kind.CIRCLE), at.circle(circle.space))
    assert line(seat) == "", "in the same turn nothing more is said"
    seat.press(Qt.Key.Key_E)
    assert seat.session.cursor > 2


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_an_end_that_was_on_its_way_waits_for_the_line(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The line comes when the last tile has come to rest: the turn was ended before anybody could have read it."""
    now = [100.0]
    monkeypatch.setattr(strip_row, "monotonic", lambda: now[0])
    monkeypatch.setattr(held_key, "monotonic", lambda: now[0])
    state, branch, circle, _ = a_loose_turn()
    seat = seated(seat_at, state)

    def end() -> None:
        if way == "key":
            seat.press(Qt.Key.Key_E)
        else:
            seat.page.strip.row.widgets()[-1].click()

    seat.page.conductor.play((branch,))
    seat.drag(at.held(Kind.CIRCLE), at.circle(circle.space))
    assert line(seat)
    now[0] += 0.4
    end()
    assert seat.session.cursor == 2, "the press was meant before the line stood there"
    assert line(seat)
    assert QToolTip.text() == "The coach has just spoken. Press once more to do it all the same."
    now[0] += 0.4
    end()
    assert seat.session.cursor > 2, "the next one has seen it"


def test_an_end_without_a_line_is_carried_out_at_once(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strip_row, "monotonic", lambda: 100.0)
    state, branch, circle, _ = a_loose_turn()
    seat = seat_at(at_the_table(state))
    seat.page.conductor.play((branch,))
    seat.drag(at.held(Kind.CIRCLE), at.circle(circle.space))
    seat.press(Qt.Key.Key_E)
    assert seat.session.cursor > 2


@pytest.mark.parametrize("said", [Line.MORE_LIGHT, Line.TOO_MANY, Line.LAST_GAP])
def test_undo_takes_back_both_tiles_where_the_line_speaks_of_both(seat_at: SeatAt, said: Line) -> None:
    """It took back the last tile alone, and the hint that it names could only lay that one elsewhere."""
    state, branch, circle, _ = a_turn_with(said)
    seat = seated(seat_at, state)
    seat.page.conductor.play((branch,))
    seat.page.conductor.play((circle,))
    QApplication.processEvents()
    assert line(seat)
    undo = seat.page.strip.coach.links()[0]
    assert undo.text() == "Undo 2 steps"
    undo.click()
    QApplication.processEvents()
    assert seat.session.cursor == 0
    assert seat.session.tally.undos == 1, "it counts like any other undo"
    held = seat.session.state.skies[HUMAN]
    assert held.held_branch is not None
    assert held.held_circle is not None
    seat.page.conductor.redo()
    seat.page.conductor.redo()
    assert seat.session.cursor == 2


def test_a_loose_node_takes_both_back_where_the_branch_came_last(seat_at: SeatAt) -> None:
    for state in whole_game(2, ALONE):
        sky = state.skies[HUMAN]
        if sky.held_branch is None or sky.held_circle is None:
            continue
        found = _circle_first(state)
        if found is not None:
            break
    assert found is not None
    seat = seated(seat_at, state)
    for action in found:
        seat.page.conductor.play((action,))
    QApplication.processEvents()
    assert line(seat).startswith("A node still points at nothing.")
    seat.page.strip.coach.links()[0].click()
    QApplication.processEvents()
    assert seat.session.cursor == 0


def _circle_first(state: State) -> tuple[PlaceCircle, PlaceBranch] | None:
    """A turn with a loose node whose circular tile is laid first; None: there is none."""
    for circle in RULES.legal_actions(state):
        if not isinstance(circle, PlaceCircle):
            continue
        middle = RULES.apply(state, circle).state
        for branch in RULES.legal_actions(middle):
            remark = next(after_laying(state, RULES.apply(middle, branch).state), None)
            if isinstance(branch, PlaceBranch) and remark and remark.kind == Line.LOOSE_NODE.value:
                return circle, branch
    return None


def test_in_japanese(seat_at: SeatAt, languages: Any) -> None:
    languages.use("ja")
    state, branch, circle, _ = a_loose_turn()
    seat = seated(seat_at, state, "ja")
    seat.page.conductor.play((branch,))
    seat.page.conductor.play((circle,))
    QApplication.processEvents()
    assert line(seat).startswith("ノードが余っています。その先に星団を置けば")
    assert "{" not in seat.page.strip.accessibleDescription()


def test_a_pick_is_spoken_of_when_it_is_ones_turn_again(seat_at: SeatAt, languages: Any) -> None:
    languages.use("en")
    seat = seated(seat_at, lesson_position(6, "6b"))
    seat.page.conductor.play((DraftCluster(1),))
    QApplication.processEvents()
    assert line(seat) == "Coyote now gets its fourth colour: 5 points. You could be first."
    assert framed(seat) == [at.coyote()]
    assert seat.page.conductor.own, "nobody waits for it"


def test_what_is_laid_well_is_not_spoken_of(seat_at: SeatAt) -> None:
    state, branch, _, space = a_loose_turn()
    seat = seated(seat_at, state)
    seat.page.conductor.play((branch,))
    seat.page.conductor.play((PlaceCircle(space),))
    QApplication.processEvents()
    assert "node still points" not in line(seat)


def test_a_silent_table_says_nothing(seat_at: SeatAt) -> None:
    state, branch, circle, _ = a_loose_turn()
    seat = seat_at(at_the_table(state))
    seat.page.conductor.play((branch,))
    seat.page.conductor.play((circle,))
    QApplication.processEvents()
    assert line(seat) == ""
    assert framed(seat) == []


def test_nothing_is_said_of_a_tile_in_hand(seat_at: SeatAt) -> None:
    """Also not what would have been said of the turn: whoever took it back is not told again by lifting a tile."""
    state, branch, circle, _ = a_loose_turn()
    seat = seated(seat_at, state)
    seat.page.conductor.play((branch,))
    seat.page.conductor.aim(circle, rests=True)
    assert line(seat) == ""
    assert seat.page.conductor.programs.thinking is None
