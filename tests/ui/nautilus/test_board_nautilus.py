"""A hand on the submarine's table: by mouse and by keyboard the same actions come out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import AnchorTarget, KeepSpecial, MoveCard, Place, SubmarineReturn
from noria_desktop.games.nautilus.domains import domains_won
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import KeepingSpecial, Moving, Returning, State, is_hidden
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.halos import MARKS, Mood
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import DiverArt, NoteArt, RoundArt
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.board.present import NautilusPresenter
from noria_desktop.ui.nautilus.board.viewpoint import other, own_first, viewer
from noria_desktop.ui.nautilus.paint.rounds import news_text
from noria_desktop.ui.nautilus.paint.table import PICTURES
from tests.ui.dragging import click
from tests.ui.nautilus.walks import moments, placing

N = None
NO_KEYS = Qt.KeyboardModifier.NoModifier
Table = tuple[Board, list[Any]]
POSITION = (13, N, 11, N, N, 14, N, N, 4, N)
"""mocks/nautilus.md: the 14 faces the 13; the 11 lies before the viewer, the 4 before the rival."""


@pytest.fixture
def seat(qtbot: QtBot) -> Callable[[State], Table]:
    """Seats the human at a board that shows a position; what is played is listed."""

    def sit(state: State) -> Table:
        board = Board()
        qtbot.addWidget(board)
        board.resize(1280, 678)
        board.set_motion(0)
        board.set_presenter(NautilusPresenter(), PICTURES, Skin(THEMES["night"]))
        board.set_texts(
            inspect=lambda handle: None,
            preview=lambda source, target: None,
            describe=lambda gesture: str(gesture.actions[0]),
            label=str,
        )
        with qtbot.waitExposed(board):
            board.show()
        played: list[Any] = []
        board.played.connect(lambda actions: played.extend(actions))
        board.show_state(RULES.observe(state, HUMAN), RULES.legal_actions(state))
        board.setFocus()
        return board, played

    return sit


def drag(qtbot: QtBot, board: Board, source: Handle, target: Handle, aside: tuple[int, int] = (0, 0)) -> None:
    """Carry from the middle of one place to another."""
    viewport = board.view.viewport()
    start = board.geometry_of(source).center()
    end = board.geometry_of(target).center() + QPoint(*aside)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NO_KEYS, start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, NO_KEYS, end)


def press(qtbot: QtBot, board: Board, *names: str) -> None:
    for name in names:
        QTest.keyClick(board.view, getattr(Qt.Key, f"Key_{name}"))


def test_a_card_is_dragged_to_either_side(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """N1."""
    board, played = seat(placing(POSITION, (3, 6, 12)))
    drag(qtbot, board, at.card(12), at.space(1))
    drag(qtbot, board, at.card(3), at.space(9))
    assert played == [Place(12, 1), Place(3, 9)]


def test_a_card_is_clicked_and_then_its_place(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """Rules page 13: click the card, then the space."""
    board, played = seat(placing(POSITION, (3, 6, 12)))
    viewport = board.view.viewport()
    for handle in (at.card(6), at.space(3)):
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, NO_KEYS, board.geometry_of(handle).center())
    assert played == [Place(6, 3)]


def test_arrow_keys_choose_card_and_place(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """nautilus.md 7: left and right choose in the hand; then the first free place of the own row; up changes side.

    The own row is free at 1, 3 and 4; up from 1 lies 6 on the rival's side.
    """
    board, played = seat(placing(POSITION, (3, 6, 12)))
    press(qtbot, board, "Tab")
    assert board.view.hand.focus == at.card(3)
    press(qtbot, board, "Right", "Right", "Return")
    assert board.view.hand.selection.source == at.card(12)
    assert board.view.hand.focus == at.space(1)
    press(qtbot, board, "Up")
    assert board.view.hand.focus == at.space(6)
    press(qtbot, board, "Down", "Right")
    assert board.view.hand.focus == at.space(3)
    press(qtbot, board, "Return")
    assert played == [Place(12, 3)]


def test_the_card_an_arrow_moves_is_carried_to_its_place(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """N7: the 9 laid at 3 sends the 13 or the 11 straight across."""
    laid = RULES.apply(placing((13, N, 11, N, N, N, N, N, 4, N), (9, 12)), Place(9, 3)).state
    assert isinstance(laid.table.pending, Moving)
    board, played = seat(laid)
    drag(qtbot, board, at.space(2), at.space(7))
    assert played == [MoveCard(2, 7)]


def test_the_card_an_arrow_moves_is_chosen_by_keyboard(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    laid = RULES.apply(placing((13, N, 11, N, N, N, N, N, 4, N), (9, 12)), Place(9, 3)).state
    board, played = seat(laid)
    board.focus_on(at.space(0), visible=True)
    press(qtbot, board, "Return", "Return")
    assert played == [MoveCard(0, 5)]


def test_the_anchored_corner_of_a_place_plays_the_anchor(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """The corner lights up once its place is aimed at; the middle of the place lays the card alone."""
    board, played = seat(placing(POSITION, (3, 6, 12), Special.ANCHOR))
    drag(qtbot, board, at.card(12), at.anchored_space(1))
    drag(qtbot, board, at.card(12), at.space(1), aside=(-20, -20))
    assert played == [Place(12, 1, True), Place(12, 1)]


def test_every_anchored_corner_is_reached_by_tab(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """Each corner comes right after its place, as it is lit only while one of the two is aimed at."""
    position = placing(POSITION, (3, 6, 12), Special.ANCHOR)
    board, _ = seat(position)
    board.focus_on(at.card(12), visible=True)
    press(qtbot, board, "Return")
    met = [board.view.hand.focus]
    while len(met) < 2 * POSITION.count(N):
        press(qtbot, board, "Tab")
        met.append(board.view.hand.focus)
    empty = [space for space in own_first(RULES.observe(position, HUMAN)) if POSITION[space] is N]
    assert met == [handle for space in empty for handle in (at.space(space), at.anchored_space(space))]


def test_the_anchor_may_come_first(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """Rules page 13: anchor before the diver; the card is chosen then."""
    board, played = seat(placing(POSITION, (3, 6, 12), Special.ANCHOR))
    drag(qtbot, board, at.special(Special.ANCHOR), at.space(1))
    assert [button.text() for button in board.chooser.buttons()] == [
        str(Place(card, 1, True)) for card in (3, 6, 12)
    ]
    board.chooser.buttons()[1].click()
    assert played == [Place(6, 1, True)]


def test_with_the_anchor_on_a_place_a_card_of_the_hand_names_its_line(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """The foot says "press it, then a space, then the card": a press on the card threw the whole choice away."""
    board, played = seat(placing(POSITION, (3, 6, 12), Special.ANCHOR))
    click(qtbot, board, at.special(Special.ANCHOR))
    click(qtbot, board, at.space(1))
    lit = {halo.spot.handle for halo in board.view.board_scene.halos()}
    assert {at.card(card) for card in (3, 6, 12)} <= lit
    click(qtbot, board, at.card(6))
    assert played == [Place(6, 1, True)]
    assert board.chooser.buttons() == ()
    drag(qtbot, board, at.special(Special.ANCHOR), at.space(1))
    board.view.hand.press(at.card(12))  # as a screen reader does
    assert played == [Place(6, 1, True), Place(12, 1, True)]


def test_with_the_anchor_on_a_place_a_press_elsewhere_closes_the_list(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    board, played = seat(placing(POSITION, (3, 6, 12), Special.ANCHOR))
    for goal in (at.space(0), at.special(Special.ANCHOR)):
        drag(qtbot, board, at.special(Special.ANCHOR), at.space(1))
        assert len(board.chooser.buttons()) == 3
        click(qtbot, board, goal)
        assert board.chooser.buttons() == ()
    drag(qtbot, board, at.special(Special.ANCHOR), at.space(1))
    drag(qtbot, board, at.card(6), at.space(0))  # let go beside the card: it was not meant
    assert board.chooser.buttons() == ()
    assert played == []


def test_the_card_to_fix_is_pressed_or_gets_the_anchor_dropped_on(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """N11: any card in play, the one just laid included."""
    laid = RULES.apply(placing(POSITION, (3, 6, 12), Special.ANCHOR), Place(12, 1, True)).state
    board, played = seat(laid)
    QTest.mouseClick(
        board.view.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, board.geometry_of(at.space(8)).center()
    )
    drag(qtbot, board, at.special(Special.ANCHOR), at.space(1))
    assert played == [AnchorTarget(8), AnchorTarget(1)]


def test_a_special_is_kept_by_two_presses_or_given_by_a_drag(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """R3: dragging a card to the rival keeps the other one."""
    state = next(
        moment.true
        for moment in moments()
        if isinstance(moment.true.table.pending, KeepingSpecial) and moment.true.match.start == HUMAN
    )
    pending = state.table.pending
    assert isinstance(pending, KeepingSpecial)
    first, second = pending.drawn
    assert first is not None
    assert second is not None
    board, played = seat(state)
    drag(qtbot, board, at.special(first), at.rival_special())
    drag(qtbot, board, at.special(first), at.own_special())
    for _ in range(2):
        QTest.mouseClick(
            board.view.viewport(),
            Qt.MouseButton.LeftButton,
            NO_KEYS,
            board.geometry_of(at.special(second)).center(),
        )
    assert played == [KeepSpecial(second), KeepSpecial(first), KeepSpecial(second)]


def test_enter_twice_puts_back_the_same_diver_as_two_clicks(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """R4, the submarine: a drawn diver pressed twice goes back; with an arrow key in between it is put elsewhere."""
    state = next(
        moment.true
        for moment in moments()
        if isinstance(moment.true.table.pending, Returning) and moment.true.table.pending.seat == HUMAN
    )
    pending = state.table.pending
    assert isinstance(pending, Returning)
    first, second = pending.drawn
    assert first is not None
    assert second is not None
    board, played = seat(state)
    board.focus_on(at.card(first), visible=True)
    press(qtbot, board, "Return")
    assert board.view.hand.focus == at.card(first)
    press(qtbot, board, "Return")
    board.focus_on(at.card(first), visible=True)
    press(qtbot, board, "Return", "Tab")
    kept = board.view.hand.focus == at.own_hand()
    press(qtbot, board, "Return")
    assert played == [SubmarineReturn(first), SubmarineReturn(second if kept else first)]


def test_the_card_in_hand_keeps_its_size_and_the_places_speak(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """nautilus.md 4: the picked card is drawn with its brass rim; chips tell which cards the arrow would move."""
    board, _ = seat(placing(POSITION, (3, 6, 12)))
    viewport = board.view.viewport()
    start, end = (board.geometry_of(handle).center() for handle in (at.card(6), at.pile()))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NO_KEYS, start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    scene = board.view.board_scene
    assert scene.hand_box().width() > DiverArt(6, 100).width
    said = {str(ghost.handle): ghost.art.cards for ghost in scene.ghosts() if isinstance(ghost.art, NoteArt)}
    # Before the viewer the 11 can cross (the 13 faces the 14); before the rival the 4.
    assert said == {
        "mark_note:1": (11,),
        "mark_note:3": (11,),
        "mark_note:4": (11,),
        "mark_note:6": (4,),
        "mark_note:7": (4,),
        "mark_note:9": (4,),
    }
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert scene.ghosts() == ()


def test_the_panel_of_a_rounds_end_says_what_the_plate_under_it_said() -> None:
    """It lay over "You … 1 / 3" at the very moment at which a domain is won."""
    met = 0
    for moment in moments():
        panel = next(
            (
                one
                for one in NautilusPresenter().project(moment.after, layout(1280, 678))
                if one.handle == at.round_end()
            ),
            None,
        )
        if panel is None or is_hidden(moment.after):
            continue
        assert isinstance(panel.art, RoundArt)
        me, settled = viewer(moment.after), moment.after.match.settled
        assert panel.art.domains == (domains_won(settled, me), domains_won(settled, other(me)))
        own, theirs = panel.art.domains
        assert f"Domains won: {own} to {theirs}." in " ".join(news_text(panel.art))
        met += 1
    assert met


def test_frames_round_two_domains_of_the_race_stand_apart() -> None:
    """Each frame's bottom lay over the next one's top."""
    found = [
        spot
        for spot in NautilusPresenter().spots(moments()[0].before, layout(1280, 678))
        if spot.handle.kind == "race"
    ]
    assert len(found) == 5
    for one, following in pairwise(found):
        gap = (following.y - following.height / 2) - (one.y + one.height / 2)
        assert gap > 2 * MARKS[Mood.AFTERGLOW].growth
