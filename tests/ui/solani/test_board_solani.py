"""A hand under the night sky: by mouse and by keyboard the same actions come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.solani.actions import (
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.events import CoyoteDecided, CoyoteFeature
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Keeping, Picking, PlacingFeature, State
from noria_desktop.games.solani.terms import GAPS, Branch, Kind, Row, Tile
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts import DialArt, FrameArt
from noria_desktop.ui.solani.board.arts_docks import ScoreArt, SkyArt
from noria_desktop.ui.solani.board.ghosts import ghosts
from noria_desktop.ui.solani.board.layout import SolaniLayout as SkyTable
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.game_ui import explain, log_line, refusal
from noria_desktop.ui.solani.paint.table import PICTURES
from noria_desktop.ui.solani.words.drags import why_text
from noria_desktop.ui.table.prompt_strip import PromptStrip
from tests.ui.dragging import LEFT, carry, click, drag, drop_astray, hover, key, point_of
from tests.ui.solani.walks import drafting, moments, placing

K = Qt.Key
RIGHT = Qt.MouseButton.RightButton
SolaniLayout = tuple[Board, list[Any]]
Sit = Callable[[State], SolaniLayout]
MARKET = ((Tile.C2, Tile.W21, Tile.C4), (Branch.X4, Branch.I1, Branch.V2))
CIRCLE, BRANCH = at.held(Kind.CIRCLE), at.held(Kind.BRANCH)


@pytest.fixture
def seat(qtbot: QtBot) -> Sit:
    """Seats the human at a board that shows a position; what is played is listed."""

    def sit(state: State) -> SolaniLayout:
        board = Board()
        qtbot.addWidget(board)
        board.resize(1280, 678)
        board.set_motion(0)
        board.set_presenter(SolaniPresenter(), PICTURES, Skin(THEMES["night"]))
        board.set_texts(
            inspect=lambda handle: None,
            preview=lambda source, target: None,
            describe=lambda gesture: str(gesture.actions[0]),
            label=str,
        )
        view = RULES.observe(state, HUMAN)

        def foresee(source: Handle, target: Handle) -> tuple[Any, ...]:
            (meant,) = board.meant(source, target)
            assert isinstance(board.table, SkyTable)
            return ghosts(view, RULES.apply(view, meant.actions[0]).state, board.table)

        board.set_foresight(foresee)
        with qtbot.waitExposed(board):
            board.show()
        played: list[Any] = []
        board.played.connect(lambda actions: played.extend(actions))
        board.show_state(view, RULES.legal_actions(state))
        board.setFocus()
        return board, played

    return sit


def wheel(board: Board, delta: int) -> None:
    """A notch of the wheel over the board."""
    viewport = board.view.viewport()
    middle = QPointF(viewport.rect().center())
    event = QWheelEvent(
        middle,
        viewport.mapToGlobal(middle),
        QPoint(0, 0),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


# Draft ----------------------------------------------------------------------------------------------------


def test_tiles_are_dragged_from_the_market_to_their_holding_spaces(qtbot: QtBot, seat: Sit) -> None:
    """4.2."""
    board, played = seat(drafting(*MARKET))
    drag(qtbot, board, at.cluster(1), CIRCLE)
    drag(qtbot, board, at.branch(2), BRANCH)
    assert played == [DraftCluster(1), DraftBranch(2)]


def test_a_tile_is_taken_by_two_clicks_or_by_a_click_on_its_holding_space(qtbot: QtBot, seat: Sit) -> None:
    board, played = seat(drafting(*MARKET))
    click(qtbot, board, at.branch(0))
    click(qtbot, board, at.branch(0))
    click(qtbot, board, at.cluster(0))
    click(qtbot, board, CIRCLE)
    assert played == [DraftBranch(0), DraftCluster(0)]


def test_a_cluster_is_dragged_straight_onto_a_planet_in_reach(qtbot: QtBot, seat: Sit) -> None:
    """4.2: "4" reaches the planets on both sides of its sign; threads show them."""
    state = drafting(*MARKET)
    board, played = seat(state)
    carry(qtbot, board, at.cluster(2), at.station(6))
    threads = [
        str(ghost.handle) for ghost in board.view.board_scene.ghosts() if ghost.handle.kind == "mark_thread"
    ]
    assert threads == ["mark_thread:5", "mark_thread:6"]
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, at.station(6)))
    assert played == [DraftCluster(2, 6)]


def test_keys_take_a_tile(qtbot: QtBot, seat: Sit) -> None:
    """Tab goes to the market, arrows along it, Enter twice takes; after Enter the arrows lead to the goals."""
    board, played = seat(drafting(*MARKET))
    board.focus_on(at.cluster(0), visible=True)
    for code in (K.Key_Right, K.Key_Return, K.Key_Return):
        key(qtbot, board, code)
    assert played == [DraftCluster(1)]


# Placement ------------------------------------------------------------------------------------------------


def test_a_branch_is_turned_in_hand_and_dropped_into_a_gap(qtbot: QtBot, seat: Sit) -> None:
    """v2 is printed NW+NE (3); a quarter turn makes it NE+SE (6), then SE+SW (12), SW+NW (9)."""
    board, played = seat(placing({}, {}, Branch.V2, Tile.C2))
    drag(qtbot, board, BRANCH, at.gap(6))
    carry(qtbot, board, BRANCH, at.gap(6))
    key(qtbot, board, K.Key_R)
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, at.gap(6)))
    assert played == [PlaceBranch(6, 3), PlaceBranch(6, 6)]


def test_wheel_and_right_button_turn_as_well(qtbot: QtBot, seat: Sit) -> None:
    board, played = seat(placing({}, {}, Branch.V2, Tile.C2))
    carry(qtbot, board, BRANCH, at.gap(6))
    wheel(board, -120)
    wheel(board, -120)
    wheel(board, 120)
    QTest.mouseClick(board.view.viewport(), RIGHT, pos=point_of(board, at.gap(6)))
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, at.gap(6)))
    assert len(played) == 1
    assert played[0] in (PlaceBranch(6, 12), PlaceBranch(6, 3))


def test_the_dial_shows_the_turns_and_can_be_pressed(qtbot: QtBot, seat: Sit) -> None:
    board, played = seat(placing({}, {}, Branch.V2, Tile.C2))
    click(qtbot, board, BRANCH)
    hover(qtbot, board, point_of(board, at.gap(6)))
    (dial,) = [ghost.art for ghost in board.view.board_scene.ghosts() if isinstance(ghost.art, DialArt)]
    assert [turn.mask for turn in dial.turns] == [3, 6, 12, 9]
    face = board.view.hand.dial[2]
    place = board.view.mapFromScene(QPointF(face.x, face.y))
    QTest.mouseMove(board.view.viewport(), place)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=place)
    click(qtbot, board, at.gap(6))
    assert played == [PlaceBranch(6, 12)]


def test_keys_lay_and_turn_a_branch(qtbot: QtBot, seat: Sit) -> None:
    """Enter picks, arrows move between legal gaps, R turns, Enter drops (mocks/solani.md 7)."""
    board, played = seat(placing({}, {}, Branch.V2, Tile.C2))
    board.focus_on(BRANCH, visible=True)
    key(qtbot, board, K.Key_Return)
    first = board.view.hand.focus
    assert first is not None
    assert first.kind == "gap"
    key(qtbot, board, K.Key_Right)
    second = board.view.hand.focus
    assert second is not None
    assert second != first
    key(qtbot, board, K.Key_R)
    key(qtbot, board, K.Key_Return)
    assert played == [PlaceBranch(at.space_of(second), 6)]


def test_what_a_drop_brings_is_seen_before_it(qtbot: QtBot, seat: Sit) -> None:
    """First Woman's star (1,1) has two of three nodes; the sheet and the counter show the third at once."""
    state = placing({0: 5, 1: 8}, {}, Branch.V2, Tile.C2, dark=(4, 30, 35, 29))
    board, _ = seat(state)
    carry(qtbot, board, BRANCH, at.gap(6))
    shown = {str(ghost.handle): ghost.art for ghost in board.view.board_scene.ghosts()}
    assert {"mark_delta:7", "counter:0.7", "laid:0.6", "scenery_sheet", "mark_dial"} <= set(shown)
    sheet = shown["scenery_sheet"]
    assert isinstance(sheet, ScoreArt)
    assert sheet.columns[0].total_after is not None
    key(qtbot, board, K.Key_Escape)
    assert board.view.board_scene.ghosts() == ()


def test_what_a_drop_brings_is_told_in_the_strip_and_not_over_the_sky(qtbot: QtBot, seat: Sit) -> None:
    """mocks/solani.md 1: the preview is a ribbon of the prompt strip; it goes when the tile is put back."""
    board, _ = seat(placing({}, {}, Branch.V2, Tile.C2))
    strip = PromptStrip(Skin(THEMES["night"]))
    qtbot.addWidget(strip)
    told = ("To the gap", ("Total 3 to 5", "+3 Guiding Stars", "\N{MINUS SIGN}1 Loose nodes"))
    board.set_texts(
        inspect=lambda handle: None,
        preview=lambda source, target: told,
        describe=lambda gesture: str(gesture.actions[0]),
        label=str,
    )
    board.tell_elsewhere(strip.show_change)
    carry(qtbot, board, BRANCH, at.gap(6))
    assert strip.change == told
    assert "+3 Guiding Stars" in strip.accessibleDescription()
    assert board.callout.isHidden()
    strip.resize(1280, 58)
    assert not strip.grab().isNull()
    key(qtbot, board, K.Key_Escape)
    assert strip.change is None


def test_a_circle_is_dragged_onto_the_sky_and_refused_where_it_may_not_lie(qtbot: QtBot, seat: Sit) -> None:
    """4.3: not on a Dark Sky token."""
    board, played = seat(placing({0: 4}, {}, None, Tile.C3, dark=(6, 30, 35, 29)))
    refused: list[Vain] = []
    board.refused.connect(refused.append)
    drop_astray(qtbot, board, CIRCLE, at.circle(6))
    drag(qtbot, board, CIRCLE, at.circle(1))
    assert [(vain.held, vain.things[0]) for vain in refused] == [(CIRCLE, at.circle(6))]
    assert played == [PlaceCircle(1)]


def test_a_tile_without_a_space_is_pressed_away(qtbot: QtBot, seat: Sit) -> None:
    """Ruling 2: the branch of this turn lies, and every circle beside a branch is taken or dark."""
    state = placing({0: 4}, {1: Tile.C2, 6: Tile.C2, 0: Tile.C2}, None, Tile.C3, dark=(8, 30, 35, 29))
    board, played = seat(state)
    assert RULES.legal_actions(state) == (Discard(),)
    click(qtbot, board, CIRCLE)
    assert played == [Discard()]


# Features -------------------------------------------------------------------------------------------------


def winning() -> State:
    """The person has one feature to win."""
    state = placing({0: 4}, {}, None, None, dark=(8, 30, 35, 29))
    sky = evolve(state.skies[0], picks=1)
    return evolve(state, pending=Picking(Seat(0)), skies=(sky, state.skies[1]))


def test_a_feature_card_is_dragged_to_the_own_cards_or_pressed_twice(qtbot: QtBot, seat: Sit) -> None:
    state = winning()
    first, second = state.supply.rows[0][:2]
    board, played = seat(state)
    drag(qtbot, board, at.feature(first), at.own_cards())
    click(qtbot, board, at.feature(second))
    click(qtbot, board, at.feature(second))
    assert played == [TakeFeature(first), TakeFeature(second)]


def test_a_deck_is_drawn_from_by_two_presses(qtbot: QtBot, seat: Sit) -> None:
    board, played = seat(winning())
    for row in Row:
        click(qtbot, board, at.deck(row))
        click(qtbot, board, at.deck(row))
    assert played == [DrawFeatures(Row.TWO), DrawFeatures(Row.THREE)]


def test_one_of_the_cards_drawn_is_kept_on_the_stage(qtbot: QtBot, seat: Sit) -> None:
    """Ruling 13: both are seen large beside the sky, which one chooses by."""
    state = RULES.apply(winning(), DrawFeatures(Row.THREE)).state
    pending = state.pending
    assert isinstance(pending, Keeping)
    first, second = pending.drawn
    assert first is not None
    assert second is not None
    board, played = seat(state)
    seen = {spot.handle for spot in board.spots()}
    assert {at.circle(0), at.gap(0), at.legend()} <= seen
    assert not seen & {at.cluster(0), at.branch(0), at.deck(Row.TWO)}, "they lie under the cards"
    drag(qtbot, board, at.feature(first), at.own_cards())
    board.focus_on(at.feature(second), visible=True)
    key(qtbot, board, K.Key_Return)
    key(qtbot, board, K.Key_Return)
    assert played == [KeepFeature(first), KeepFeature(second)]


def test_the_feature_tile_is_laid_like_a_cluster(qtbot: QtBot, seat: Sit) -> None:
    """4.4: it lies in the holding space until then."""
    state = winning()
    state = RULES.apply(state, TakeFeature(state.supply.rows[0][0])).state
    assert isinstance(state.pending, PlacingFeature)
    board, played = seat(state)
    drag(qtbot, board, CIRCLE, at.circle(0))
    assert played == [PlaceFeature(0)]


# The other skies ------------------------------------------------------------------------------------------


def centre(board: Board) -> int:
    """Whose frame is round the centre; 0 for the own sky, which has none."""
    frames = [sprite.art.seat for sprite in board.sprites() if isinstance(sprite.art, FrameArt)]
    return frames[0] if frames else 0


def test_another_sky_opens_and_the_own_one_comes_back(qtbot: QtBot, seat: Sit) -> None:
    """mocks/solani.md 3: Enter or click swaps it into the centre, Escape returns; so does a click on the own one."""
    state = next(m.true for m in moments() if len(m.true.skies) == 4 and m.true.round == 6 and m.legal)
    board, _ = seat(state)
    click(qtbot, board, at.sky(Seat(2)))
    assert centre(board) == 2
    small = {sprite.art.seat for sprite in board.sprites() if isinstance(sprite.art, SkyArt)}
    assert small == {0, 1, 3}
    key(qtbot, board, K.Key_Escape)
    assert centre(board) == 0
    board.focus_on(at.sky(Seat(3)), visible=True)
    key(qtbot, board, K.Key_Return)
    assert centre(board) == 3
    click(qtbot, board, at.sky(Seat(0)))
    assert centre(board) == 0
    click(qtbot, board, at.sky(Seat(1)))
    click(qtbot, board, at.home())
    assert centre(board) == 0


def test_drafting_goes_on_while_another_sky_is_looked_at(qtbot: QtBot, seat: Sit) -> None:
    board, played = seat(drafting(*MARKET))
    click(qtbot, board, at.sky(Seat(1)))
    click(qtbot, board, at.branch(1))
    click(qtbot, board, at.branch(1))
    assert played == [DraftBranch(1)]
    assert centre(board) == 0


# Words ----------------------------------------------------------------------------------------------------


def test_what_is_refused_is_explained() -> None:
    """A Dark Sky token blocks its space; a market tile is laid only once both are held (4.3); else nothing is said."""
    state = placing({0: 4}, {}, None, Tile.C3, dark=(6, 30, 35, 29))
    assert refusal(state, CIRCLE, at.circle(6)) == why_text(Why.DARK_SKY)
    market = drafting(*MARKET)
    early = {refusal(market, at.cluster(0), at.circle(8)), refusal(market, at.branch(0), at.gap(6))}
    assert early == {why_text(Why.DRAFT_FIRST)}
    assert refusal(market, at.cluster(1), at.station(5)) == why_text(Why.WHITE_STAR)
    assert refusal(market, at.legend(), at.rounds()) == ""
    assert refusal(state, CIRCLE, at.circle(6, Seat(1))) == ""


def test_coyote_says_why_and_the_log_bears_the_seat() -> None:
    """Rules page 9: candidates with what was compared; lines of the course of the game belong to nobody."""
    explained, sides = 0, set()
    for moment in moments():
        for event in moment.events:
            line = log_line(event, moment.true, 1)
            if line is not None:
                assert line.text
                sides.add(line.side)
            found = explain(event, moment.true)
            assert (found is not None) is isinstance(event, CoyoteDecided | CoyoteFeature)
            if found is not None and isinstance(event, CoyoteDecided):
                assert len(found.bars) == len(event.candidates)
                assert [chosen for _, _, chosen in found.bars].count(True) == (event.chosen is not None)
                explained += 1
    assert explained
    assert sides == {None, 0, 1, 2, 3}


def one_above_another(board: Board) -> tuple[int, int]:
    """Two open gaps, the second straight over the first."""
    lit = {at.space_of(handle) for handle in board.view.hand.selection.lit()}
    gap = next(gap for gap in sorted(lit) if gap - GAPS in lit)
    return gap, gap - GAPS


def test_the_dial_waits_for_a_pointer_that_comes_to_it_over_another_gap(qtbot: QtBot, seat: Sit) -> None:
    """It moved away with every gap that lay between: it looked as if it could be pressed, and never could."""
    board, _ = seat(placing({}, {}, Branch.V2, Tile.C2))
    click(qtbot, board, BRANCH)
    gap, _ = one_above_another(board)
    hover(qtbot, board, point_of(board, at.gap(gap)))
    qtbot.waitUntil(lambda: board.view.hand.rested == at.gap(gap))
    face = board.view.hand.dial[2]
    start, end = point_of(board, at.gap(gap)), board.view.mapFromScene(QPointF(face.x, face.y))
    for step in range(1, 13):
        QTest.mouseMove(board.view.viewport(), start + (end - start) * (step / 12))
        assert board.view.hand.aim == at.gap(gap)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=end)
    assert board.view.hand.selection.turn == face.turn
    assert board.view.hand.aimed == at.gap(gap)


def test_a_press_on_that_way_lays_nothing_that_was_not_shown(qtbot: QtBot, seat: Sit) -> None:
    board, played = seat(placing({}, {}, Branch.V2, Tile.C2))
    click(qtbot, board, BRANCH)
    gap, above = one_above_another(board)
    start, end = point_of(board, at.gap(gap)), point_of(board, at.gap(above))
    hover(qtbot, board, start)
    qtbot.waitUntil(lambda: board.view.hand.rested == at.gap(gap))
    for step in range(1, 13):
        QTest.mouseMove(board.view.viewport(), start + (end - start) * (step / 12))
    QTest.mouseClick(board.view.viewport(), LEFT, pos=end)
    assert played == []
    assert board.view.hand.aim == at.gap(above)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=end)
    assert [action.space for action in played] == [above]


def test_a_pointer_that_only_passes_is_not_held_by_the_dial(qtbot: QtBot, seat: Sit) -> None:
    """From the holding spaces every way leads upwards over gaps that nobody means."""
    board, _ = seat(placing({}, {}, Branch.V2, Tile.C2))
    click(qtbot, board, BRANCH)
    gap, above = one_above_another(board)
    hover(qtbot, board, point_of(board, at.gap(gap)))
    hover(qtbot, board, point_of(board, at.gap(above)))
    assert board.view.hand.aim == at.gap(above)


def test_a_pointer_that_rests_on_the_way_to_the_dial_means_what_lies_under_it(
    qtbot: QtBot, seat: Sit
) -> None:
    board, _ = seat(placing({}, {}, Branch.V2, Tile.C2))
    click(qtbot, board, BRANCH)
    gap, above = one_above_another(board)
    hover(qtbot, board, point_of(board, at.gap(gap)))
    qtbot.waitUntil(lambda: board.view.hand.rested == at.gap(gap))
    start, end = point_of(board, at.gap(gap)), point_of(board, at.gap(above))
    for step in range(1, 13):
        QTest.mouseMove(board.view.viewport(), start + (end - start) * (step / 12))
    qtbot.waitUntil(lambda: board.view.hand.aim == at.gap(above))
