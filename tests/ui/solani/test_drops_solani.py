"""What lies under the pointer is what happens: a tile dropped on a place that is none for it goes back, with the reason."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.games.solani.actions import PlaceBranch, PlaceCircle
from noria_desktop.games.solani.geometry import BRANCHES_ROUND
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, Picking, Placing, State
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, Kind, Player
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts_docks import CardArt
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.dragging import LEFT, hover, point_of, spot_of

PARTS = (0.0, 0.45, 0.9)
"""How far from the middle of a circle to its rim the tile is let go."""


@cache
def laying_state() -> State:
    """Both tiles are held in the third round, and both have a space already."""
    chance = random.Random(5)
    state = RULES.setup(Options((Player.HUMAN,)), 5).state
    while not (
        state.round == 3
        and isinstance(state.pending, Placing)
        and _kinds(state) == {PlaceBranch, PlaceCircle}
    ):
        state = RULES.apply(state, chance.choice(RULES.legal_actions(state))).state
    return state


def _kinds(state: State) -> set[type]:
    return {type(action) for action in RULES.legal_actions(state)}


def laying(qtbot: QtBot, width: int = 1280, height: int = 774) -> tuple[GamePage, Session]:
    """The page at that moment."""
    return seated(qtbot, laying_state(), width, height)


def seated(qtbot: QtBot, state: State, width: int = 1280, height: int = 774) -> tuple[GamePage, Session]:
    """The page at any moment."""
    session = Session.resumed(kit("solani"), state.options, 1, identity="0" * 32, state=state, closed=())
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(width, height)
    page.set_speed(BotSpeed.INSTANT)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("solani"))
    QApplication.processEvents()
    return page, session


def dropped(qtbot: QtBot, page: GamePage, source: Handle, point: QPoint) -> Handle | None:
    """Carry something to a point of the viewport and let go there; what was aimed at just before."""
    viewport = page.board.view.viewport()
    start = point_of(page.board, source)
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in (0.3, 1):
        hover(qtbot, page.board, start + (point - start) * part)
    aim = page.board.view.hand.aim
    QTest.mouseRelease(viewport, LEFT, pos=point)
    QApplication.processEvents()
    return aim


def beside(page: GamePage, thing: Handle, part: float, dx: int, dy: int) -> QPoint:
    """A point so far from the middle of a round place to its rim, aslant."""
    spot = spot_of(page.board, thing)
    away = part * spot.width / 2 * 0.5**0.5
    return page.board.view.pixels_of(QRectF(spot.x + dx * away, spot.y + dy * away, 0, 0)).topLeft().toPoint()


def test_a_branch_tile_dropped_on_a_circle_is_refused_with_the_reason(qtbot: QtBot) -> None:
    """Seen before: it was laid in the nearest gap, even from the very middle of a circle."""
    page, session = laying(qtbot)
    before = session.state
    for space, part in zip(range(0, CIRCLES, 4), PARTS * 3, strict=True):
        dx, dy = (1 if space % 6 < 3 else -1), (1 if space < 18 else -1)
        point = beside(page, at.circle(space), part, dx, dy)
        assert dropped(qtbot, page, at.held(Kind.BRANCH), point) is None, (space, part)
        assert session.state == before
        bubble = page.board.bubble
        assert "A branch tile lies in a gap between circles, not on one." in bubble.reason, (
            space,
            bubble.reason,
        )
        assert bubble.rule == "It goes into a lit gap."
        bubble.put_away()


@pytest.mark.parametrize("size", [(1280, 774), (800, 494)])
def test_a_circular_tile_dropped_in_a_gap_is_refused_with_the_reason(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Four circles are equally near; none of them is meant."""
    page, session = laying(qtbot, *size)
    before = session.state
    for gap in range(0, BRANCHES, 3):
        assert dropped(qtbot, page, at.held(Kind.CIRCLE), point_of(page.board, at.gap(gap))) is None, gap
        assert session.state == before
        bubble = page.board.bubble
        assert "A circular tile lies on a circular space, not between them." in bubble.reason, (
            gap,
            bubble.reason,
        )
        bubble.put_away()


def test_a_tile_let_go_between_two_places_of_its_own_takes_the_nearer_one(qtbot: QtBot) -> None:
    """The seams belong to nobody: there the snap still helps."""
    page, session = laying(qtbot)
    circle = next(
        target
        for target in page.board.gestures().targets(at.held(Kind.CIRCLE))
        if target.kind == "circle" and int(target.key) % 6 < 5
    )
    spot = spot_of(page.board, circle)
    point = page.board.view.pixels_of(QRectF(spot.x + spot.width * 0.56, spot.y, 0, 0)).topLeft().toPoint()
    assert dropped(qtbot, page, at.held(Kind.CIRCLE), point) == circle
    assert session.state.skies[0].circles[int(circle.key)] is not None


@pytest.mark.parametrize("size", [(1280, 774), (800, 494)])
def test_what_the_pointer_rests_on_afterwards_does_not_cover_the_reason(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Seen before: the card of the place beside lay over the words, as the pointer had moved on a little."""
    page, _ = laying(qtbot, *size)
    board = page.board
    for space in (0, 8, 15, 21, 28, 35):
        dropped(qtbot, page, at.held(Kind.BRANCH), beside(page, at.circle(space), 0.0, 0, 0))
        assert board.bubble.isVisible()
        for gap, _direction in BRANCHES_ROUND[space]:
            board.view.inspect_wanted.emit(at.gap(gap))
            card = board.inspect_card
            assert card.isVisible()
            assert not card.body().intersects(board.bubble.body()), (space, gap)
            card.hide()
        board.bubble.put_away()


def test_a_feature_card_in_hand_is_whole_beside_its_row(qtbot: QtBot) -> None:
    """Seen before: at the pointer over the card's sign, the left half of the card hung over the window's edge."""
    chance = random.Random(3)
    state = RULES.setup(Options((Player.HUMAN,)), 3).state
    while not isinstance(state.pending, Picking):
        state = RULES.apply(state, chance.choice(RULES.legal_actions(state))).state
    page, _ = seated(qtbot, state)
    view = page.board.view
    card = next(g.source for g in page.board.gestures().gestures if g.source.kind == "feature")
    assert view.hand.pick(card)
    spot = spot_of(page.board, card)
    for x in (spot.x - spot.width / 2 + 4, spot.x, 900.0):
        view.hand.hold(QPointF(x, spot.y))
        box = view.board_scene.hand_box()
        (shown,) = view.board_scene.held()
        assert isinstance(shown.art, CardArt)
        left = x + shown.x - shown.art.width / 2
        assert left >= 0
        assert box.contains(QPointF(x, spot.y))
        assert shown.x == 0 or x < 200
