"""What a frame of Noria's board costs at 1920x1080, painted in memory (raster, no screen).

Source: engines-and-bots 9; decisions 24.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from noria_desktop.app import catalogue
from noria_desktop.app.session import Session
from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.board import Board
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.items import SpriteItem
from noria_desktop.ui.faces import face
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.benchmarks.figures import Figure, at_share, cpu_ms

WIDTH, HEIGHT = 1920, 1080
REPAINTS = 120
STEPS = 60
DRAGS = 6
REPAINT_MS = 4.0
DRAG_MS = 8.0


def frame_cost() -> list[Figure]:
    """Full repaint and drag frames."""
    page = _page()
    board = page.board
    try:
        viewport = board.view.viewport()
        own = [cpu_ms(viewport.repaint) for _ in range(REPAINTS)]
        items = [item for item in board.view.board_scene.items() if isinstance(item, SpriteItem)]
        bare = _bare(board, items)
        plain = [cpu_ms(bare.viewport().repaint) for _ in range(REPAINTS)]
        bare.close()
        bare.deleteLater()
        moves = list(_drag_frames(page))
    finally:
        page.close_game()
        page.close()
        page.deleteLater()
        QApplication.processEvents()
    middle, late = at_share(own, 0.5), at_share(own, 0.95)
    steps = at_share(moves, 0.95)
    return [
        Figure(
            f"Board repaint {WIDTH}x{HEIGHT}, median",
            f"{middle:.2f} ms",
            f"{len(items)} bare pixmap items {at_share(plain, 0.5):.2f} ms",
            f"<= {REPAINT_MS:.0f} ms",
            middle <= REPAINT_MS,
        ),
        Figure("   95 %", f"{late:.2f} ms", f"bare {at_share(plain, 0.95):.2f} ms"),
        Figure(
            "Drag frame, 95 %",
            f"{steps:.2f} ms",
            f"median {at_share(moves, 0.5):.2f} ms, worst {max(moves):.2f} ms of {len(moves)}",
            f"<= {DRAG_MS:.0f} ms",
            steps <= DRAG_MS,
        ),
    ]


def _page() -> GamePage:
    """A game page whose board alone is as large as the screen, some turns into a game."""
    kit = catalogue.kit("noria")
    page = GamePage(Skin(THEMES["night"], "en"))
    page.resize(WIDTH, HEIGHT)
    page.show()
    page.set_speed(BotSpeed.INSTANT)
    session = Session(kit, kit.default_options(), 3)
    chance = random.Random(3)
    page.open(session, face("noria"))
    for _ in range(3):
        QApplication.processEvents()
        room = page.board.view.viewport().size()
        page.resize(page.width() + WIDTH - room.width(), page.height() + HEIGHT - room.height())
    QApplication.processEvents()
    assert page.board.view.viewport().size().toTuple() == (WIDTH, HEIGHT)
    # Forward to a position well into the game in which something can be dragged far.
    for _ in range(400):
        if session.turn.automatic:
            session.run_automatic()
        if getattr(session.state, "round", 0) >= 6 and _longest(page.board) is not None:
            break
        legal = session.legal
        stays = [action for action in legal if not isinstance(action, EndPhase)] or list(legal)
        session.dispatch(chance.choice(stays if chance.random() < 0.8 else legal))
        page.board.finish_now()
        QApplication.processEvents()
    page.board.finish_now()
    QApplication.processEvents()
    return page


def _bare(board: Board, items: list[SpriteItem]) -> QGraphicsView:
    """A view of nothing but pixmaps, as many and as large as the board's, in the same places."""
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.resize(WIDTH, HEIGHT)
    scene.setSceneRect(QRectF(0, 0, WIDTH, HEIGHT))
    transform = board.view.viewportTransform()
    for order, item in enumerate(sorted(items, key=lambda item: item.zValue())):
        box = transform.mapRect(item.sceneBoundingRect())
        pixmap = QPixmap(max(1, round(box.width())), max(1, round(box.height())))
        pixmap.fill(QColor(40, 60, 90, 255 if order == 0 else 120))
        scene.addPixmap(pixmap).setPos(box.topLeft())
    view.show()
    QApplication.processEvents()
    return view


def _longest(board: Board) -> Gesture[object] | None:
    """The gesture whose two ends lie farthest apart; None when nothing can be dragged."""
    table = board.gestures()
    found = [gesture for gesture in table.gestures if gesture.source != gesture.target]
    return max(found, key=lambda gesture: _length(board, gesture), default=None)


def _length(board: Board, gesture: Gesture[object]) -> int:
    return (_middle(board, gesture.source) - _middle(board, gesture.target)).manhattanLength()


def _middle(board: Board, handle: Handle) -> QPoint:
    return board.view.viewport().mapFrom(board, board.geometry_of(handle).center())


def _drag_frames(page: GamePage) -> Iterator[float]:
    """CPU time of every mouse move of some drags over the board, handled and painted; nothing is dropped."""
    board = page.board
    gesture = _longest(board)
    assert gesture is not None
    viewport = board.view.viewport()
    start, end = _middle(board, gesture.source), _middle(board, gesture.target)
    for drag in range(DRAGS):
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        QApplication.processEvents()
        for step in range(1, STEPS + 1):
            at = start + (end - start) * step / STEPS

            def move(at: QPoint = at) -> None:
                QTest.mouseMove(viewport, at)
                QApplication.processEvents()

            # The first drag draws pictures that are kept; they count like all others.
            yield cpu_ms(move)
        assert board.view.hand.holding, f"nothing is in hand in drag {drag}"
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=end)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        QApplication.processEvents()
